//! What is missing between a ledger, the code, the tests and the content.

use std::collections::{BTreeMap, BTreeSet};

use orrery_registry::ledger::{Component, Entry, Ledger};

use super::Listed;
use super::citations::{Citation, Id, citations};
use super::folder::{File, Folder};
use super::functions::{TestFunction, test_functions};

/// Where each rule is used, and all that is wrong.
#[derive(Default)]
pub struct Findings {
    /// Each rule and example, in order.
    pub uses: BTreeMap<Name, Use>,
    /// Sentences with file and line.
    pub gaps: Vec<String>,
    /// What is still missing in a game under construction; nothing for a game that is complete.
    pub open: Option<Open>,
}

/// How far a game under construction has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Open {
    /// Rules without code.
    pub code: usize,
    /// Rules and examples without a test.
    pub tests: usize,
}

/// A number with its prefix, ordered by number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name(Id, String);

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.1, self.0)
    }
}

/// Who cites a rule.
#[derive(Default)]
pub struct Use {
    /// Files of the code and the content.
    pub code: BTreeSet<String>,
    /// Test functions.
    pub tests: BTreeSet<String>,
}

/// Checks one game.
pub fn folder(folder: &Folder, listed: Option<&Listed>) -> Findings {
    let english = Ledger::read(&folder.english);
    let polish = Ledger::read(&folder.polish);
    let mut findings = Findings { open: is_open(&folder.english).then(Open::default), ..Findings::default() };
    let Some(prefix) = english.entries.first().and_then(|entry| entry.id.split('-').next()) else {
        findings.gaps.push(format!("{}/rules.md:1: there is no rule such as `- **ORI-1** ...`", folder.path));
        return findings;
    };
    let mut check = Check { folder, prefix, findings };
    check.list_entries(&english);
    check.compare_languages(&english, &polish);
    for file in &folder.files {
        check.scan(file);
    }
    check.unknown_in("rules.md", &folder.english);
    check.unknown_in("rules.pl.md", &folder.polish);
    check.demand_uses(&english);
    check.compare_components(&english, &polish, listed);
    check.findings
}

struct Check<'a> {
    folder: &'a Folder,
    prefix: &'a str,
    findings: Findings,
}

impl Check<'_> {
    fn gap(&mut self, file: &str, line: usize, problem: impl std::fmt::Display) {
        self.findings.gaps.push(format!("{}/{file}:{line}: {problem}", self.folder.path));
    }

    fn name(&self, id: Id) -> Name {
        Name(id, self.prefix.to_owned())
    }

    fn list_entries(&mut self, ledger: &Ledger<'_>) {
        for entry in &ledger.entries {
            let Some(id) = Id::of(self.prefix, entry.id) else {
                let problem = format!("{} does not begin with {} as the others do", entry.id, self.prefix);
                self.gap("rules.md", entry.line, problem);
                continue;
            };
            if self.findings.uses.insert(self.name(id), Use::default()).is_some() {
                self.gap("rules.md", entry.line, format!("{} was used before", entry.id));
            }
        }
    }

    fn compare_languages(&mut self, english: &Ledger<'_>, polish: &Ledger<'_>) {
        let mut missing = |file: &str, here: &[Entry<'_>], there: &[Entry<'_>]| {
            for entry in here.iter().filter(|entry| !there.iter().any(|other| other.id == entry.id)) {
                self.gap(file, entry.line, format!("{} is missing in the other language", entry.id));
            }
        };
        missing("rules.md", &english.entries, &polish.entries);
        missing("rules.pl.md", &polish.entries, &english.entries);
        let twice =
            |entry: &&Entry<'_>| polish.entries.iter().filter(|other| other.id == entry.id).count() > 1;
        for entry in polish.entries.iter().filter(twice) {
            self.gap("rules.pl.md", entry.line, format!("{} is there twice", entry.id));
        }
    }

    /// Notes every citation of a file. Within a test function, its name included, it counts for the test; elsewhere in
    /// code or content for the file. In the words and in the rest of a test file it proves nothing.
    fn scan(&mut self, file: &File) {
        let tests = test_functions(&file.text);
        let is_code = file.path.starts_with("src/") || file.path.starts_with("content/");
        let mut found = citations(self.prefix, &file.text);
        let in_name = |test: &TestFunction| {
            let first = Id::of_test(self.prefix, &test.name)?;
            Some(Citation { line: test.last, first, last: None })
        };
        found.extend(tests.iter().filter_map(in_name));
        for citation in &found {
            let inside = |test: &&TestFunction| (test.first..=test.last).contains(&citation.line);
            let test = tests.iter().find(inside);
            for (name, used) in &mut self.findings.uses {
                if !citation.covers(name.0) {
                    continue;
                }
                if let Some(test) = test {
                    used.tests.insert(format!("{}::{}", file.path, test.name));
                } else if is_code {
                    used.code.insert(file.path.clone());
                }
            }
        }
        self.unknown(&file.path, &found);
    }

    fn unknown_in(&mut self, path: &str, text: &str) {
        self.unknown(path, &citations(self.prefix, text));
    }

    fn unknown(&mut self, path: &str, found: &[Citation]) {
        for citation in found {
            for id in citation.named() {
                let name = self.name(id);
                if !self.findings.uses.contains_key(&name) {
                    self.gap(path, citation.line, format!("{name} is no rule of the ledger"));
                }
            }
            if citation.last.is_some_and(|last| last < citation.first) {
                self.gap(path, citation.line, "this range of rules runs backwards");
            }
        }
    }

    fn demand_uses(&mut self, ledger: &Ledger<'_>) {
        let without_code = without_code(self.prefix, &self.folder.english);
        for entry in &ledger.entries {
            let Some(id) = Id::of(self.prefix, entry.id) else { continue };
            let used = &self.findings.uses[&self.name(id)];
            let (code, tests) = (used.code.len(), used.tests.len());
            if tests == 0 {
                match &mut self.findings.open {
                    Some(open) => open.tests += 1,
                    None => self.gap("rules.md", entry.line, format!("{} has no test", entry.id)),
                }
            }
            if entry.example {
                continue;
            }
            let excused = without_code.iter().any(|mark| mark.covers(id));
            if code == 0 && !excused {
                match &mut self.findings.open {
                    Some(open) => open.code += 1,
                    None => self.gap("rules.md", entry.line, format!("{} has no code", entry.id)),
                }
            }
            if code > 0 && excused {
                let problem = format!("{} is marked `no code`, but there is some: drop the mark", entry.id);
                self.gap("rules.md", entry.line, problem);
            }
        }
    }

    fn compare_components(&mut self, english: &Ledger<'_>, polish: &Ledger<'_>, listed: Option<&Listed>) {
        let Some(listed) = listed else {
            if self.findings.open.is_none() {
                self.gap("rules.md", 1, format!("`{}` is not in the registry", self.folder.id));
            }
            return;
        };
        if self.findings.open.is_some() {
            let problem = "a game in the registry is complete: drop the mark `under construction`";
            self.gap("rules.md", 1, problem);
        }
        if listed.prefix != self.prefix {
            self.gap("rules.md", 1, format!("rules begin with {}, not {}", listed.prefix, self.prefix));
        }
        for (file, components) in [("rules.md", &english.components), ("rules.pl.md", &polish.components)] {
            for Component { name, count, line } in components {
                match listed.inventory.iter().find(|(known, _)| known == name) {
                    None => self.gap(file, *line, format!("the content has no component `{name}`")),
                    Some((_, found)) if found != count => {
                        self.gap(file, *line, format!("`{name}`: {count} here, {found} in the content"));
                    }
                    Some(_) => {}
                }
            }
            for (name, count) in &listed.inventory {
                if !components.iter().any(|component| component.name == *name) {
                    self.gap(file, 1, format!("component `{name}` ({count} in the content) is not listed"));
                }
            }
        }
    }
}

/// `<!-- under construction -->`: the game is still being written, and what it lacks is counted instead of demanded. Such a
/// game is not in the registry, so nobody can play it.
fn is_open(text: &str) -> bool {
    text.lines().any(|line| line.trim() == "<!-- under construction -->")
}

/// `<!-- no code: ORI-136 reason -->`: rules that say what does not exist need no code. A mark without a reason
/// does not count.
fn without_code(prefix: &str, text: &str) -> Vec<Citation> {
    let marks =
        text.lines().filter_map(|line| line.trim().strip_prefix("<!-- no code:")?.strip_suffix("-->"));
    let has_reason = |mark: &&str| mark.split_whitespace().any(|word| !word.starts_with(prefix));
    marks.filter(has_reason).flat_map(|mark| citations(prefix, mark)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
# Tiny – rules

- **TIN-1** Draw.
- **TIN-2** Discard.
- **TIN-3** Nothing else happens.

<!-- no code: TIN-3 says what does not exist -->

| `cards` cards | 12 |

- **TIN-EX1** (TIN-1) You draw.
";

    const CODE: &str = "/// Draws (TIN-1 to TIN-2).\nfn draw() {}\n";

    const TESTS: &str = "\
/// TIN-1 to TIN-3, TIN-EX1
#[test]
fn draws() {
    draw();
}
";

    fn tiny() -> Folder {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        Folder {
            id: "tiny".to_owned(),
            path: "games/tiny".to_owned(),
            english: RULES.to_owned(),
            polish: RULES.to_owned(),
            files: vec![file("src/lib.rs", CODE), file("tests/rules.rs", TESTS)],
        }
    }

    /// The gaps of a folder in which one text has been replaced.
    fn gaps(change: impl FnOnce(&mut Folder)) -> Vec<String> {
        let mut changed = tiny();
        change(&mut changed);
        folder(&changed, Some(&Listed { prefix: "TIN", inventory: vec![("cards", 12)] })).gaps
    }

    #[test]
    fn a_complete_game_has_no_gap() {
        assert_eq!(gaps(|_| ()), [""; 0]);
        let listed = Listed { prefix: "TIN", inventory: vec![("cards", 12)] };
        let uses = folder(&tiny(), Some(&listed)).uses;
        let used = &uses[&Name(Id::Rule(2), "TIN".to_owned())];
        assert!(used.code.contains("src/lib.rs"));
        assert!(used.tests.contains("tests/rules.rs::draws"));
    }

    #[test]
    fn a_rule_without_a_test_is_a_gap() {
        let found = gaps(|tiny| tiny.files[1].text = TESTS.replace("TIN-1 to TIN-3", "TIN-1, TIN-3"));
        assert_eq!(found, ["games/tiny/rules.md:4: TIN-2 has no test"]);
    }

    #[test]
    fn an_example_without_a_test_is_a_gap() {
        let found = gaps(|tiny| tiny.files[1].text = TESTS.replace(", TIN-EX1", ""));
        assert_eq!(found, ["games/tiny/rules.md:11: TIN-EX1 has no test"]);
    }

    #[test]
    fn a_citation_beside_the_tests_proves_nothing() {
        let found = gaps(|tiny| tiny.files[1].text = TESTS.replace("#[test]\n", ""));
        assert_eq!(found.len(), 4, "{found:?}");
    }

    #[test]
    fn a_rule_without_code_is_a_gap_unless_it_says_why() {
        let found = gaps(|tiny| tiny.files[0].text = CODE.replace(" to TIN-2", ""));
        assert_eq!(found, ["games/tiny/rules.md:4: TIN-2 has no code"]);
        let found = gaps(|tiny| tiny.english = RULES.replace(" says what does not exist", ""));
        assert_eq!(found, ["games/tiny/rules.md:5: TIN-3 has no code"]);
        let found = gaps(|tiny| tiny.files[0].text = CODE.replace("TIN-2", "TIN-3"));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("drop the mark"), "{found:?}");
    }

    #[test]
    fn the_name_of_a_test_cites_too() {
        let named = TESTS.replace("TIN-1 to TIN-3", "TIN-1, TIN-3").replace("fn draws", "fn tin_2_draws");
        assert_eq!(gaps(|tiny| tiny.files[1].text.clone_from(&named)), [""; 0]);
        let wrong = named.replace("tin_2", "tin_8");
        let found = gaps(|tiny| tiny.files[1].text = wrong);
        assert!(
            found.contains(&"games/tiny/tests/rules.rs:5: TIN-8 is no rule of the ledger".to_owned()),
            "{found:?}"
        );
    }

    #[test]
    fn an_unknown_number_is_a_gap_wherever_it_stands() {
        let found = gaps(|tiny| tiny.files[0].text.push_str("// TIN-9\n"));
        assert_eq!(found, ["games/tiny/src/lib.rs:3: TIN-9 is no rule of the ledger"]);
        let found = gaps(|tiny| tiny.polish = RULES.replace("(TIN-1)", "(TIN-7)"));
        assert_eq!(found, ["games/tiny/rules.pl.md:11: TIN-7 is no rule of the ledger"]);
    }

    #[test]
    fn both_languages_have_the_same_rules() {
        let found = gaps(|tiny| tiny.polish = RULES.replace("- **TIN-2** Discard.\n", ""));
        assert_eq!(found, ["games/tiny/rules.md:4: TIN-2 is missing in the other language"]);
        let found = gaps(|tiny| tiny.polish = RULES.replace("TIN-2**", "TIN-1**"));
        assert_eq!(found.len(), 3, "missing here, twice there: {found:?}");
    }

    #[test]
    fn a_number_is_given_once() {
        let found = gaps(|tiny| {
            tiny.english.push_str("- **TIN-1** Again.\n");
            tiny.polish.push_str("- **TIN-4** Other.\n");
        });
        assert!(found.contains(&"games/tiny/rules.md:12: TIN-1 was used before".to_owned()), "{found:?}");
    }

    #[test]
    fn components_are_counted() {
        let found = gaps(|tiny| tiny.english = RULES.replace("| 12 |", "| 13 |"));
        assert_eq!(found, ["games/tiny/rules.md:9: `cards`: 13 here, 12 in the content"]);
        let found = gaps(|tiny| tiny.polish = RULES.replace("| `cards` cards | 12 |\n", ""));
        assert_eq!(found, ["games/tiny/rules.pl.md:1: component `cards` (12 in the content) is not listed"]);
    }

    #[test]
    fn what_a_game_under_construction_lacks_is_counted() {
        let mut begun = tiny();
        begun.english.push_str("<!-- under construction -->\n");
        begun.files[0].text = CODE.replace(" to TIN-2", "");
        begun.files[1].text = TESTS.replace("TIN-1 to TIN-3, TIN-EX1", "TIN-1");
        let findings = folder(&begun, None);
        assert_eq!(findings.gaps, [""; 0]);
        assert_eq!(findings.open, Some(Open { code: 1, tests: 3 }));
        // It cites what there is, in both languages, like any other.
        begun.files[0].text.push_str("// TIN-9\n");
        begun.polish = RULES.replace("- **TIN-2** Discard.\n", "");
        assert_eq!(folder(&begun, None).gaps.len(), 2);
        assert_eq!(folder(&tiny(), None).open, None);
    }

    #[test]
    fn a_game_of_the_registry_is_not_under_construction() {
        let found = gaps(|tiny| tiny.english.push_str("<!-- under construction -->\n"));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("drop the mark"), "{found:?}");
    }

    #[test]
    fn a_game_must_be_in_the_registry() {
        let found = folder(&tiny(), None).gaps;
        assert_eq!(found, ["games/tiny/rules.md:1: `tiny` is not in the registry"]);
    }
}
