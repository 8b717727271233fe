//! Every reason that the rules can give is given somewhere, under its rule and with its amounts.

use std::collections::BTreeSet;
use std::sync::Arc;

use orrery_core::content::Pack;
use orrery_core::{Arg, Game as _, Lang, Publish as _, Reason, Words};
use orrery_orion::content::{Colour, Content};
use orrery_orion::state::RaceId;
use orrery_orion::{Action, Orion, Refusal};
use orrery_testkit::Acts as _;
use serde_json::json;

use crate::support::{Scene, options, plain, seat};

/// The keys of the reasons that tables have given so far.
#[derive(Default)]
struct Heard(BTreeSet<String>);

impl Heard {
    /// What is done at this table is refused for this reason under this rule.
    fn refused(&mut self, s: &Scene, number: u8, text: &str, key: &str, rule: u16) {
        let reason = why(s, number, Scene::action(text));
        assert_eq!((reason.text.key.as_ref(), reason.rule.number), (key, rule), "`{text}`");
        self.0.insert(key.to_owned());
    }
}

fn why(s: &Scene, number: u8, action: Action) -> Reason {
    match s.game.check(&s.state, seat(number), action) {
        Ok(()) => panic!("seat{number} may `{action}`"),
        Err(refusal) => refusal.into(),
    }
}

/// The reason in English.
fn said(s: &Scene, number: u8, text: &str) -> String {
    Words::new(Orion::texts).say(Lang::En, &why(s, number, Scene::action(text)).text)
}

fn with_structures(was: &str, is: &str) -> Arc<Content> {
    let text = include_str!("../../content/structures.ron");
    assert!(text.contains(was), "{was}");
    let pack = Pack::new([("structures.ron".to_owned(), text.replace(was, is))]);
    Arc::new(Content::load(&pack).unwrap())
}

/// A turn of seat 1, who has the Titan in hand.
fn turn() -> Scene {
    let mut s = Scene::new(3);
    s.hand(1, &["titan"]);
    s
}

#[test]
fn no_reason_is_out_of_reach() {
    let mut heard = Heard::default();
    order_and_phase(&mut heard);
    questions_that_are_not_asked(&mut heard);
    questions_that_must_be_answered(&mut heard);
    builds(&mut heard);
    activations(&mut heard);
    other_actions(&mut heard);
    effects(&mut heard);
    let all: BTreeSet<_> = Refusal::KEYS.iter().map(|key| (*key).to_owned()).collect();
    let missing: Vec<_> = all.difference(&heard.0).collect();
    assert!(missing.is_empty(), "never given: {missing:?}");
    assert_eq!(Refusal::KEYS.len(), all.len(), "every reason has words of its own");
}

fn order_and_phase(heard: &mut Heard) {
    let mut s = turn();
    heard.refused(&s, 2, "research", "refusal-not-awaited", 53);
    heard.refused(&s, 1, "done", "refusal-no-passing", 54);
    assert!(said(&s, 1, "done").contains("4 action markers are left"));
    s.middle(&["vale"]).hand(1, &["frigate", "cruiser"]).act(1, "contract");
    heard.refused(&s, 1, "research", "refusal-finish-first", 143);
    let s = Scene::dealt(2, options(&json!({"races": "choose", "mulligan": true})), 1);
    heard.refused(&s, 1, "research", "refusal-not-action-phase", 40);
    heard.refused(&s, 1, "done", "refusal-must-choose-race", 8);
    let none = Action::Race(RaceId::new(15));
    assert_eq!(why(&s, 1, none).text.key, "refusal-no-such-race");
    heard.0.insert("refusal-no-such-race".to_owned());
    let mut s = Scene::dealt(2, options(&json!({"races": "choose", "mulligan": true})), 1);
    s.act(1, "race alkari");
    heard.refused(&s, 2, "race alkari", "refusal-race-taken", 8);
    let mut s = Scene::new(2);
    s.state.round = 8;
    s.markers(1, 1, 9).markers(2, 0, 10).act(1, "research");
    heard.refused(&s, 1, "research", "refusal-over", 104);
}

fn questions_that_are_not_asked(heard: &mut Heard) {
    let s = turn();
    for (text, key, rule) in [
        ("race humans", "refusal-races-chosen", 8),
        ("pay 1 0 0", "refusal-nothing-to-pay", 67),
        ("discard titan", "refusal-nothing-to-discard", 22),
        ("hire vale", "refusal-nobody-to-hire", 97),
        ("colour red", "refusal-no-colour-to-choose", 130),
        ("choose 1", "refusal-nothing-to-choose", 61),
        ("use", "refusal-nothing-to-use", 60),
        ("effect sys1", "refusal-nothing-to-resolve", 138),
        ("take 1", "refusal-nothing-to-take", 146),
        ("target seat2", "refusal-nobody-to-target", 62),
        ("sink seat2 sys1", "refusal-nothing-to-sink", 123),
        ("rearrange sys1", "refusal-nothing-to-rearrange", 126),
        ("fill sys1", "refusal-nothing-to-fill", 119),
    ] {
        heard.refused(&s, 1, text, key, rule);
    }
}

fn questions_that_must_be_answered(heard: &mut Heard) {
    let mut s = turn();
    s.middle(&["fulcrum_sandebar"]).hand(1, &["frigate", "cruiser"]).act(1, "contract");
    heard.refused(&s, 1, "done", "refusal-must-discard", 97);
    assert!(said(&s, 1, "done").contains("3 cards"));
    s.act(1, "discard titan").act(1, "discard frigate").act(1, "discard cruiser");
    heard.refused(&s, 1, "done", "refusal-must-hire", 97);
    heard.refused(&s, 1, "hire vale", "refusal-not-in-middle", 97);
    s.act(1, "hire fulcrum_sandebar");
    heard.refused(&s, 1, "done", "refusal-must-pick-colour", 130);
    s.act(1, "colour red").turn_of(1).hand(1, &["titan"]).stock(1, 0, 2, 2).act(1, "build titan sys5");
    heard.refused(&s, 1, "done", "refusal-must-pay", 67);
    heard.refused(&s, 1, "pay 0 2 2", "refusal-not-this-payment", 67);
    assert!(said(&s, 1, "pay 0 2 2").contains("exactly 3 resources"));

    let mut s = turn();
    s.hand(1, &["frigate"])
        .draws(&["destroyer", "cruiser", "autolab", "biospheres"])
        .act(1, "exploit frigate");
    heard.refused(&s, 1, "done", "refusal-must-discard-drawn", 73);
    heard.refused(&s, 1, "discard titan", "refusal-not-drawn", 73);

    let mut s = turn();
    s.advisor(1, "viktoria").act(1, "activate advisor");
    heard.refused(&s, 1, "done", "refusal-must-choose-option", 61);
    heard.refused(&s, 1, "choose 4", "refusal-no-such-option", 61);

    let mut s = turn();
    s.system(1, 1, &["stellar_converter"]).act(1, "activate sys1");
    heard.refused(&s, 1, "done", "refusal-must-target", 62);
    heard.refused(&s, 1, "target seat1", "refusal-own-seat", 62);
    heard.refused(&s, 1, "target seat4", "refusal-no-such-seat", 62);

    let mut s = turn();
    s.system(1, 1, &["colony_ship"]).act(1, "activate sys1");
    heard.refused(&s, 1, "done", "refusal-must-build", 69);
    heard.refused(&s, 1, "build titan sys2", "refusal-other-system", 69);

    let mut s = turn();
    s.hand(1, &["advanced_data_center"])
        .pile(&["frigate", "cruiser"])
        .act(1, "build advanced_data_center sys1");
    heard.refused(&s, 1, "done", "refusal-must-take", 146);
    heard.refused(&s, 1, "take 3", "refusal-too-deep", 146);

    let mut s = turn();
    s.hand(1, &["communications_satellite"]).system(1, 1, &["frigate", "frigate", "autolab"]);
    s.act(1, "build communications_satellite sys2");
    heard.refused(&s, 1, "done", "refusal-must-rearrange", 126);
    heard.refused(&s, 1, "rearrange sys3", "refusal-empty-system", 126);
    s.act(1, "rearrange sys1");
    heard.refused(&s, 1, "stack titan", "refusal-not-left", 126);
    heard.refused(&s, 1, "stack-marked frigate", "refusal-no-marked-twin", 126);

    let mut s = turn();
    s.hand(1, &["landing_ship"]).system(2, 1, &["frigate", "cruiser"]).system(3, 1, &["frigate", "cruiser"]);
    s.act(1, "build landing_ship sys1");
    heard.refused(&s, 1, "done", "refusal-must-sink", 123);
    heard.refused(&s, 1, "sink seat3 sys1", "refusal-other-opponent", 123);
    heard.refused(&s, 1, "sink seat2 sys2", "refusal-no-top-card", 123);

    let mut s = turn();
    s.hand(1, &["battleship"]).advisor(2, "viktoria").system(2, 1, &["spaceport"]).markers(2, 4, 1);
    s.act(1, "build battleship sys1");
    heard.refused(&s, 2, "done", "refusal-must-fill", 119);
    heard.refused(&s, 2, "fill sys2", "refusal-no-field", 119);
}

fn builds(heard: &mut Heard) {
    let mut s = turn();
    s.stock(1, 0, 1, 0);
    heard.refused(&s, 1, "build titan sys1", "refusal-cannot-pay", 18);
    heard.refused(&s, 1, "build frigate sys1", "refusal-not-in-hand", 64);
    heard.refused(&s, 1, "build titan sys2", "refusal-not-next-system", 29);
    heard.refused(&s, 1, "build titan sys5", "refusal-no-extra-system", 23);
    s.fulcrum(1, Colour::Red);
    heard.refused(&s, 1, "build titan sys5", "refusal-cannot-pay-rest", 67);
    s.system(1, 5, &["frigate", "frigate", "cruiser", "cruiser"]);
    heard.refused(&s, 1, "build titan sys5", "refusal-system-full", 23);
    let mut s = turn();
    s.hand(1, &["space_elevator"]).morale(1, 5);
    heard.refused(&s, 1, "build space_elevator sys1", "refusal-build-morale", 66);
}

fn activations(heard: &mut Heard) {
    let mut s = turn();
    s.system(1, 1, &["spaceport"]).system(1, 2, &["frigate"]).mark(1, 1);
    heard.refused(&s, 1, "activate sys1", "refusal-field-occupied", 36);
    heard.refused(&s, 1, "activate sys2", "refusal-no-activation", 78);
    heard.refused(&s, 1, "activate sys3", "refusal-no-active-card", 78);
    let mut s = Scene::new(2);
    s.system(1, 1, &["recyclotron"]).morale(1, 5).system(1, 2, &["colony_ship"]).advisor(1, "advia_osm");
    heard.refused(&s, 1, "activate sys1", "refusal-activate-morale", 79);
    heard.refused(&s, 1, "activate sys2", "refusal-hand-empty", 82);
    heard.refused(&s, 1, "activate advisor", "refusal-pile-empty", 82);
    s.hand(1, &["space_elevator", "titan"]).stock(1, 0, 0, 0);
    heard.refused(&s, 1, "activate sys2", "refusal-none-buildable", 82);
    let mut s = Scene::new(2);
    s.advisor(1, "advia_osm").pile(&["frigate", "cruiser"]).act(1, "activate advisor");
    heard.refused(&s, 1, "build cruiser sys1", "refusal-not-on-pile", 131);
    // No card of the box is activated for the colour beneath it; a pack may have one.
    let beneath = "[ByColourBeneath(blue: [Gain(Food, 9)], red: [Gain(Food, 1)], yellow: [Gain(Food, 1)])]";
    let mut s = Scene::of(with_structures("[Morale(6)]", beneath), 2, plain());
    s.system(1, 1, &["frigate", "pleasure_dome"]);
    heard.refused(&s, 1, "activate sys1", "refusal-nothing-beneath", 124);
}

fn other_actions(heard: &mut Heard) {
    let mut s = turn();
    heard.refused(&s, 1, "contract", "refusal-middle-empty", 97);
    s.middle(&["vale"]);
    heard.refused(&s, 1, "contract", "refusal-few-cards", 97);
    heard.refused(&s, 1, "trade food food", "refusal-no-such-exchange", 91);
    s.stock(1, 2, 1, 0).stock(2, 0, 2, 0).stock(3, 0, 1, 0);
    heard.refused(&s, 1, "trade food fleet", "refusal-trade-amount", 92);
    heard.refused(&s, 1, "attack seat2", "refusal-fleet-too-small", 85);
    heard.refused(&s, 1, "attack seat3", "refusal-attack-cost", 86);
    heard.refused(&s, 1, "attack seat1", "refusal-own-seat", 84);
    heard.refused(&s, 1, "attack seat4", "refusal-no-such-seat", 84);
    s.act(1, "propaganda").turn_of(1);
    heard.refused(&s, 1, "propaganda", "refusal-propaganda-used", 94);
    s.fulcrum(1, Colour::Red);
    heard.refused(&s, 1, "contract", "refusal-advisor-locked", 99);
    let s = Scene::with(2, options(&json!({"use_advisors": false})));
    heard.refused(&s, 1, "contract", "refusal-no-advisors", 135);
    let s = Scene::with(2, options(&json!({"attack_limit": 0})));
    heard.refused(&s, 1, "attack seat2", "refusal-attack-limit", 84);
}

fn effects(heard: &mut Heard) {
    // Two effects wait, of which one would change nothing.
    let mut s = Scene::new(2);
    s.race(1, "alkari").points(1, 1).advisor(1, "harrava").stock(1, 4, 0, 0).begin_round();
    heard.refused(&s, 1, "effect advisor", "refusal-changes-nothing", 60);
    heard.refused(&s, 1, "effect sys1", "refusal-not-pending", 138);
    let mut s = Scene::new(2);
    s.race(1, "alkari").points(1, 1).advisor(1, "moldred").stock(1, 4, 0, 0).begin_round();
    heard.refused(&s, 1, "done", "refusal-must-resolve", 60);
    // In the box all optional effects after an attack take a marker, so without reserves none of them is offered.
    let paid = "after_attack: [May([Pay(cost: [Of(Food, 1)], then: [Gain(Points, 1)])])]";
    let mut s = Scene::of(with_structures("after_attack: [Gain(Food, 2)]", paid), 2, plain());
    s.stock(1, 2, 9, 0).system(1, 1, &["cruiser"]).advisor(1, "vale").markers(1, 4, 0).act(1, "attack seat2");
    heard.refused(&s, 1, "effect advisor", "refusal-no-reserves", 21);
}

/// ORI-18: everything that is missing is named, not the first thing only.
#[test]
fn all_that_is_missing_is_named() {
    let mut s = Scene::new(2);
    s.hand(1, &["trade_goods"]).stock(1, 0, 0, 2);
    let text = said(&s, 1, "build trade_goods sys1");
    for part in
        ["food (1 needed, you have 0)", "fleet (1 needed, you have 0)", "production (3 needed, you have 2)"]
    {
        assert!(text.contains(part), "{text}");
    }
    let mut s = Scene::new(2);
    s.system(1, 1, &["planetary_supercomputer"]).stock(1, 1, 0, 0);
    let text = said(&s, 1, "activate sys1");
    for part in [
        "food (2 needed, you have 1)",
        "production (1 needed, you have 0)",
        "cards in hand (1 needed, you have 0)",
    ] {
        assert!(text.contains(part), "{text}");
    }
    assert!(!text.contains("fleet"), "{text}");
}

/// ORI-67: with a discount, what is missing and how much of it the discount saves.
#[test]
fn a_discount_that_does_not_suffice_is_named() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["colony_ship"]).hand(1, &["trade_goods"]).stock(1, 0, 0, 1);
    let text = said(&s, 1, "activate sys1");
    assert!(text.contains("production (3 needed, you have 1)"), "{text}");
    assert!(text.contains("saves only 2 resources"), "{text}");
}

/// ORI-127: an option that asks for more cards than one holds says how many.
#[test]
fn an_option_that_is_out_of_reach_says_why() {
    let content = with_structures(
        "EachOpponent([ChooseOne([[DiscardHand(2)], [Morale(-4)]])])",
        "EachOpponent([ChooseOne([[DiscardHand(2)], [Morale(-4)], [Gain(Food, 1)]])])",
    );
    let mut s = Scene::of(content, 2, plain());
    s.hand(1, &["destroyer"]).hand(2, &["titan"]).act(1, "build destroyer sys1");
    let reason = why(&s, 2, Scene::action("choose 1"));
    assert_eq!(reason.rule.number, 127);
    let amount =
        |name: &str| reason.text.args.iter().find(|(key, _)| key == name).map(|(_, arg)| arg.clone());
    assert_eq!((amount("needs"), amount("has")), (Some(Arg::Amount(2)), Some(Arg::Amount(1))));
}
