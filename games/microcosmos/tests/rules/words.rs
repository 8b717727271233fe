//! Words that players read: the rulebook's terms, and forms that fit their numbers.

use orrery_core::content::Pack;
use orrery_core::{Lang, Publish as _, Text, Words};
use orrery_microcosmos::state::Upgrade;
use orrery_microcosmos::{Content, MicroCosmos};
use orrery_testkit::{Acts as _, seat};

use crate::support::Scene;

fn words() -> Words {
    Words::new(MicroCosmos::texts)
}

/// The Polish edition prints the upgrades in English, and the difficulties with a plus.
#[test]
fn names_are_those_of_the_rulebook() {
    let words = words();
    for upgrade in Upgrade::ALL {
        let name = Text::new(upgrade.key());
        assert_eq!(words.say(Lang::Pl, &name), words.say(Lang::En, &name));
    }
    let says = |lang, key| words.say(lang, &Text::new(key));
    assert_eq!(says(Lang::Pl, "option-solo_difficulty-easy_plus"), "Łatwy+");
    assert_eq!(says(Lang::Pl, "option-solo_difficulty-medium"), "Średni");
    assert_eq!(says(Lang::En, "option-solo_difficulty-hard_plus"), "Hard+");
}

/// Amounts have the forms of their numbers, in labels and on cards.
#[test]
fn amounts_are_inflected() {
    let words = words();
    let mut s = Scene::new(2);
    s.ark(1, "C.G").act_step(1).act(1, "gather");
    let label = |action: &str| s.game.label(&s.state, seat(1), Scene::action(action));
    assert_eq!(words.say(Lang::Pl, &label("gain workforce")), "Zyskaj: 1 jednostka siły roboczej");
    assert_eq!(words.say(Lang::En, &label("gain minerals")), "Gain 1 Mineral");
    let amount = |count: u8| Text::new("amount-minerals").amount("amount", count);
    assert_eq!(words.say(Lang::Pl, &amount(2)), "2 jednostki minerałów");
    assert_eq!(words.say(Lang::Pl, &amount(5)), "5 jednostek minerałów");
    assert_eq!(words.say(Lang::En, &amount(2)), "2 Minerals");
    let leaders = Text::new("cost-any-leader").amount("count", 2);
    assert_eq!(words.say(Lang::Pl, &leaders), "2 dowolni liderzy");
    assert_eq!(words.say(Lang::En, &leaders), "2 Leaders of any colour");
}

/// MIC-97: a card says all that its action costs.
#[test]
fn a_card_says_its_whole_price() {
    let row = r#"[(no: 1, id: "dock_overseer", symbol: Red, top: (edge: Red, pay: (minerals: 2, any: 1), then: [GainAny(3)]),
        bottom: (edge: Blue, then: []), source: "D")]"#;
    let content = Content::load(&Pack::new([("crew.ron".to_owned(), row.to_owned())])).expect("a sound pack");
    let (_, text) = content
        .descriptions()
        .into_iter()
        .find(|(name, _)| name.key == "crew-dock_overseer")
        .expect("every card is described");
    let said = words().say(Lang::En, &text);
    assert!(said.contains("for 2 Minerals, 1 resource of your choice: 3 resources of your choice"), "{said}");
}

/// MIC-153, MIC-154: the refusal names the tokens that the card can ready.
#[test]
fn the_right_tokens_are_named() {
    let words = words();
    let mut s = Scene::new(2);
    s.ark(1, "N.M").lower(1, &["C1", "C3"]).act_step(1);
    let why = |action: &str, lang| {
        let refused = orrery_core::Game::check(&*s.game, &s.state, seat(1), Scene::action(action));
        let reason: orrery_core::Reason = refused.expect_err("another token").into();
        words.say(lang, &reason.text)
    };
    assert!(why("ready C1 engineer", Lang::En).contains("any Leader"));
    assert!(why("ready C3 blue", Lang::En).contains("(red Leader) readies: Engineer"));
    assert!(why("ready C3 blue", Lang::Pl).contains("inny żeton: inżynier"));
}
