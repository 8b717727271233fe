//! What a ledger is read as.

use orrery_registry::ledger::{Component, Ledger, NotFound};

const TEXT: &str = "\
# Tiny Game – rules

Prose may name TIN-1 freely.

## Play

- **TIN-1** Draw a card. [S]
- **TIN-2** Discard it (TIN-1). [D]
- **Bold** is no rule.
- R1 is a ruling.

## Components

| component | count |
| --- | --- |
| `cards` cards | 12 |

## Options

| `players` | 2–4 | 4 | seats |

## Examples

- **TIN-EX1** (TIN-2) You draw an ace.
";

#[test]
fn rules_examples_and_components_are_told_apart() {
    let ledger = Ledger::read(TEXT);
    assert_eq!(ledger.title, "Tiny Game");
    let rules: Vec<_> = ledger.rules().map(|rule| (rule.id, rule.section, rule.line)).collect();
    assert_eq!(rules, [("TIN-1", "Play", 7), ("TIN-2", "Play", 8)]);
    let examples: Vec<_> = ledger.examples().map(|example| (example.id, example.text)).collect();
    assert_eq!(examples, [("TIN-EX1", "(TIN-2) You draw an ace.")]);
    assert_eq!(ledger.components, [Component { name: "cards", count: 12, line: 16 }]);
}

/// What is read as a rule where a row begins with this name.
fn rule_named(name: &str) -> Option<String> {
    let text = format!("# Tiny Game\n\n## Play\n\n- **{name}** Draw a card. [S]\n");
    Ledger::read(&text).rules().next().map(|rule| rule.id.to_owned())
}

#[test]
fn a_prefix_may_hold_a_digit() {
    assert_eq!(rule_named("C4-12").as_deref(), Some("C4-12"));
    for no_rule in ["4C-1", "ORI-", "ORI-EX", "ori-1", "ORI-1a", "ORI"] {
        assert_eq!(rule_named(no_rule), None, "{no_rule}");
    }
}

#[test]
fn a_rule_is_looked_up_by_its_number_in_every_spelling() {
    let text = format!("{TEXT}{}", "- **TIN-EX2** (TIN-21) Not about the second rule.\n");
    let ledger = Ledger::read(&text);
    for typed in ["TIN-2", "tin-2", "2", " 2 "] {
        let found: Vec<_> =
            ledger.look_up("TIN", typed).expect("it is there").iter().map(|one| one.id).collect();
        assert_eq!(found, ["TIN-2", "TIN-EX1"], "{typed}: with the example that uses it, and no other");
    }
    assert_eq!(ledger.look_up("TIN", "ex1").expect("it is there")[0].id, "TIN-EX1");
    let missing = NotFound::Rule { id: "TIN-9".to_owned(), last: "TIN-2".to_owned() };
    assert_eq!(ledger.look_up("TIN", "9"), Err(missing));
}

#[test]
fn words_are_looked_for_in_rules_and_examples() {
    let ledger = Ledger::read(TEXT);
    let found: Vec<_> =
        ledger.look_up("TIN", "DRAW a").expect("both say it").iter().map(|one| one.id).collect();
    assert_eq!(found, ["TIN-1", "TIN-EX1"]);
    for word in ["TIN", "ECL-1", "morale 6"] {
        assert_eq!(ledger.look_up("TIN", word).is_ok(), word == "TIN", "{word} is no number");
    }
}
