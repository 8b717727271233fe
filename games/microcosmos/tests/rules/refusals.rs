//! Every refusal has a position in which it is given, and is a sentence in both languages, with its rule and its amounts.

use std::collections::BTreeSet;

use orrery_core::content::Pack;
use orrery_core::{Game as _, Lang, Publish as _, Reason, Words};
use orrery_microcosmos::{Content, MicroCosmos, Options, Refusal};
use orrery_testkit::{Acts as _, seat};
use serde_json::json;

use crate::support::{Scene, options};

/// Why this is refused.
fn reason(s: &Scene, number: u8, action: &str) -> Reason {
    let refused = s.game.check(&s.state, seat(number), Scene::action(action));
    refused.expect_err(&format!("`{action}` is refused")).into()
}

/// A position, what seat 1 tries there, and the reason why not.
type Case = (&'static str, Scene, &'static str);

/// A scene for two, laid out.
fn laid(lay: impl for<'a> FnOnce(&'a mut Scene) -> &'a mut Scene) -> Scene {
    let mut s = Scene::new(2);
    lay(&mut s);
    s
}

/// The same at a table with these options.
fn chosen(changes: serde_json::Value, lay: impl for<'a> FnOnce(&'a mut Scene) -> &'a mut Scene) -> Scene {
    let mut s = Scene::with(2, options(changes));
    lay(&mut s);
    s
}

/// A solo table.
fn solo(lay: impl for<'a> FnOnce(&'a mut Scene) -> &'a mut Scene) -> Scene {
    let mut s = Scene::new(1);
    lay(&mut s);
    s
}

/// Whoever sets up first is seat 1.
fn dealt() -> Scene {
    let mut seeds = (0..).map(|seed| Scene::dealt(2, Options::default(), seed));
    seeds.find(|s| s.awaited() == Some(1)).expect("seat 1 begins at some table")
}

/// Cases of the sequence of play.
fn of_turns() -> Vec<Case> {
    let mut not_dealt = (1..=33).map(|number| format!("discard C{number}"));
    let strange = not_dealt.find(|action| !dealt().may(1, action)).expect("three cards are dealt");
    let strange: &'static str = Box::leak(strange.into_boxed_str());
    vec![
        ("not-awaited", laid(|s| s.turn_of(2)), "draw"),
        (
            "answer-first",
            laid(|s| {
                s.upper(1, &["C19"])
                    .cargo(1, 1, 1, 0, 0)
                    .ark(1, "N.P")
                    .crew_step(1)
                    .act(1, "play C19 discard act")
            }),
            "play C19 discard act",
        ),
        ("step-over", laid(|s| s.ark(1, "N.P").act_step(1).act(1, "done")), "gather"),
        ("too-early", laid(|s| s), "draw"),
        ("no-turn-yet", dealt(), "gather"),
        (
            "other-turn",
            laid(|s| s.outpost(1, "N").terraformed(&["N"]).turn_of(2).act(2, "travel N.P")),
            "gather",
        ),
        ("over", laid(|s| s.over()), "gather"),
        ("not-dealt", dealt(), strange),
        ("one-rejected", laid(|s| s), "discard C1"),
        ("one-drawn", laid(|s| s.draw_step(1).act(1, "draw")), "draw"),
        ("must-decide", laid(|s| s.draw_step(1).act(1, "draw")), "done"),
        ("must-move", laid(|s| s), "done"),
    ]
}

/// Cases of crew cards, resources and payments.
fn of_cards() -> Vec<Case> {
    vec![
        ("nothing-to-place", laid(|s| s), "place C1 upper"),
        ("stays-in-row", laid(|s| s.upper(1, &["C1"])), "place C1 lower"),
        ("other-card", laid(|s| s.draw_step(1).draws(&["C1"]).act(1, "draw")), "place C2 upper"),
        ("nothing-to-gain", laid(|s| s), "gain biomass"),
        ("hold-full", laid(|s| s.cargo(1, 4, 4, 4, 4)), "gain biomass"),
        ("nothing-to-pay", laid(|s| s), "pay biomass"),
        ("no-specialist-asked", laid(|s| s), "use-token red"),
        ("nothing-to-take", laid(|s| s), "take C31"),
        ("cantina-empty", laid(|s| s.cantina(&[])), "take C31"),
        ("crew-full", laid(|s| s.upper(1, &["C1", "C2", "C3"]).lower(1, &["C4", "C5", "C6"])), "take C31"),
        (
            "not-in-cantina",
            laid(|s| s.unlocked(1, &["leisure-facilities"]).turn_of(1).act(1, "travel E.S")),
            "take C1",
        ),
        (
            "crew-played",
            laid(|s| s.lower(1, &["C1", "C2"]).crew_step(1).act(1, "play C1 discard idle")),
            "play C2 discard idle",
        ),
        ("not-in-rows", laid(|s| s.lower(1, &["C1"]).crew_step(1)), "play C2 discard idle"),
        ("already-up", laid(|s| s.upper(1, &["C1"]).crew_step(1)), "play C1 up idle"),
        (
            "upper-full",
            laid(|s| s.upper(1, &["C1", "C2", "C3"]).lower(1, &["C4"]).crew_step(1)),
            "play C4 up idle",
        ),
        ("edge-mismatch", laid(|s| s.ark(1, "W.P").lower(1, &["C1"]).crew_step(1)), "play C1 discard act"),
        ("cannot-pay", laid(|s| s.turn_of(1)), "upgrade robotics"),
        (
            "one-upgrade",
            laid(|s| {
                s.cargo(1, 2, 2, 2, 2).ready(1, &["engineer", "red"]).turn_of(1).act(1, "upgrade robotics")
            }),
            "upgrade cargo-holds",
        ),
        ("upgrade-too-late", laid(|s| s.act(1, "travel N.P")), "upgrade robotics"),
        ("unlocked", laid(|s| s.unlocked(1, &["robotics"]).turn_of(1)), "upgrade robotics"),
        (
            "other-specialist",
            laid(|s| {
                s.cargo(1, 0, 0, 0, 2).lower(1, &["C1", "C3", "C4"]).turn_of(1).act(1, "upgrade robotics")
            }),
            "use C3",
        ),
        (
            "token-used",
            laid(|s| s.cargo(1, 0, 0, 0, 2).lower(1, &["C1", "C4"]).turn_of(1).act(1, "upgrade robotics")),
            "use-token engineer",
        ),
        ("other-token", laid(|s| s.ark(1, "N.M").lower(1, &["C1"]).act_step(1)), "ready C1 engineer"),
        (
            "token-ready",
            laid(|s| s.ark(1, "N.M").lower(1, &["C1"]).ready(1, &["red"]).act_step(1)),
            "ready C1 red",
        ),
    ]
}

/// Cases of journeys.
fn of_journeys() -> Vec<Case> {
    let pack = r#"[(no: 2, id: "keyi", colour: Red, layout: "l2", needs: (biomass: 5), untouched: [], terraformed: [],
        moon: [], station: [], source: "D")]"#;
    let content =
        Content::load(&Pack::new([("planets.ron".to_owned(), pack.to_owned())])).expect("a sound pack");
    let mut barren = Scene::of(content.into(), 2, Options::default());
    barren.draws(&["P2"]).act(1, "discover S");
    vec![
        ("journey-over", laid(|s| s.act(1, "travel N.P")), "travel W.P"),
        ("no-such-space", laid(|s| s), "travel S.P"),
        (
            "must-discover",
            chosen(json!({"discovery_ends_move": false}), |s| s.turn_of(1).act(1, "step N.P")),
            "travel N.M",
        ),
        ("been-there", laid(|s| s), "travel C.G"),
        ("too-far", laid(|s| s), "travel E.M"),
        ("occupied", laid(|s| s.ark(2, "E.S").turn_of(1)), "travel E.S"),
        ("automa-is-there", solo(|s| s), "travel N.P"),
        ("discovered", laid(|s| s), "discover N"),
        ("edge-too-far", laid(|s| s), "discover SE"),
        ("no-step", laid(|s| s), "step N.P"),
        ("no-track", barren, "raise workforce"),
    ]
}

/// Seat 1 has gathered and may do something else.
fn with_robotics(s: &mut Scene) -> &mut Scene {
    s.ark(1, "N.P").unlocked(1, &["robotics"]).colony(1, "N").pools(1, 0, 1).act_step(1).act(1, "gather")
}

/// Cases of actions at the destination.
fn of_deeds() -> Vec<Case> {
    vec![
        ("nothing-here", laid(|s| s.planet("S", "P2").ark(1, "S.A1").draw_step(1)), "gather"),
        ("not-on-planets", laid(|s| s.ark(1, "N.P").lower(1, &["C1"]).act_step(1)), "ready C1 red"),
        ("only-on-planets", laid(|s| s.ark(1, "N.M").act_step(1)), "explore"),
        ("same-deed", laid(with_robotics), "gather"),
        ("done-here", laid(|s| s.ark(1, "N.M").lower(1, &["C1"]).act_step(1).act(1, "gather")), "gather"),
        ("two-deeds", laid(|s| with_robotics(s).act(1, "outpost")), "explore"),
        ("no-robotics", laid(|s| s.ark(1, "N.P").act_step(1).act(1, "gather")), "explore"),
        (
            "no-colony-here",
            laid(|s| s.ark(1, "N.P").unlocked(1, &["robotics"]).act_step(1).act(1, "gather")),
            "explore",
        ),
        ("terraformed", laid(|s| s.ark(1, "N.P").terraformed(&["N"]).act_step(1)), "raise biomass"),
        ("track-full", laid(|s| s.ark(1, "N.P").levels("N", 0, 1, 0, 0).act_step(1)), "raise workforce"),
        ("no-survivors", laid(|s| s.ark(1, "N.P").survivor_deck(&[], &[]).act_step(1)), "explore"),
        ("no-scouting", laid(|s| s), "choose V1"),
        ("not-turned-up", laid(|s| s.unlocked(1, &["scouting-vehicles"])), "choose V1"),
        ("nothing-to-keep", laid(|s| s), "keep"),
        ("bridge-full", laid(|s| s.survivors(1, &["V1", "V2", "V3"])), "keep"),
        ("not-held", laid(|s| s.ark(1, "N.P").terraformed(&["N"]).act_step(1)), "settle V1"),
        ("not-terraformed", laid(|s| s.ark(1, "N.P").survivors(1, &["V1"]).act_step(1)), "settle V1"),
        (
            "other-colour",
            laid(|s| s.ark(1, "N.P").terraformed(&["N"]).survivors(1, &["V6"]).act_step(1)),
            "settle V6",
        ),
        ("no-colony-marker", laid(|s| s.ark(1, "N.P").act_step(1)), "colony"),
        ("colony-here", laid(|s| s.ark(1, "N.P").colony(1, "N").pools(1, 1, 0).act_step(1)), "colony"),
        ("no-outpost", laid(|s| s.ark(1, "N.P").act_step(1)), "outpost"),
        (
            "outpost-here",
            chosen(json!({"outposts_per_planet": "one"}), |s| {
                s.ark(1, "N.P").outpost(1, "N").pools(1, 0, 1).act_step(1)
            }),
            "outpost",
        ),
        ("outpost-stays", laid(|s| s.ark(1, "N.P").outpost(1, "N").act_step(1)), "outpost"),
        (
            "no-outpost-there",
            laid(|s| s.ark(1, "N.P").outpost(1, "W").outpost(1, "E").act_step(1).act(1, "outpost")),
            "move-outpost S",
        ),
        (
            "outpost-in-pool",
            laid(|s| s.ark(1, "N.P").outpost(1, "W").pools(1, 0, 1).act_step(1)),
            "move-outpost W",
        ),
        ("no-outpost-moved", laid(|s| s.ark(1, "N.P").outpost(1, "W").act_step(1)), "move-outpost W"),
    ]
}

/// Cases of the Automa.
fn of_the_automa() -> Vec<Case> {
    let pays = || {
        solo(|s| {
            s.terraformed(&["N", "E"]).automa_hand(&["C1", "C3", "C5"]).crew_deck(&[], &[]);
            s.at_mut(2).cargo = crate::support::res(0, 1, 0, 0);
            s.automa_turn("A3", &[])
        })
    };
    vec![
        ("automa-pays-nothing", solo(|s| s), "spend red"),
        ("not-automas", pays(), "spend blue"),
        ("automa-wants", pays(), "spend engineer"),
    ]
}

fn all() -> Vec<Case> {
    [of_turns(), of_cards(), of_journeys(), of_deeds(), of_the_automa()].into_iter().flatten().collect()
}

/// No refusal is given nowhere, and each can be said in both languages.
#[test]
fn every_refusal_has_a_position() {
    let words = Words::new(MicroCosmos::texts);
    let mut found = BTreeSet::new();
    for (name, s, action) in all() {
        let reason = reason(&s, 1, action);
        assert_eq!(reason.text.key, format!("refusal-{name}"), "`{action}`");
        for lang in Lang::ALL {
            let said = words.try_say(lang, &reason.text);
            let said = said.unwrap_or_else(|unsaid| panic!("{name} in {lang}: {unsaid:?}"));
            assert!(said.ends_with('.') && !said.contains("  "), "{name} in {lang} is a sentence: {said}");
        }
        found.insert(reason.text.key.into_owned());
    }
    let known: BTreeSet<_> = Refusal::KEYS.iter().map(|key| (*key).to_owned()).collect();
    assert_eq!(known.difference(&found).collect::<Vec<_>>(), Vec::<&String>::new(), "no position for these");
}

/// MIC-26, MIC-46, MIC-52, MIC-97, MIC-138: all that is missing is named, each with its amounts.
#[test]
fn all_that_is_missing_is_named() {
    let words = Words::new(MicroCosmos::texts);
    let says = |s: &Scene, action: &str| words.say(Lang::En, &reason(s, 1, action).text);
    let s = laid(|s| s.cargo(1, 0, 0, 0, 0).turn_of(1));
    let engines = says(&s, "upgrade engines");
    for part in ["Workforce: 1 needed, you have 0.", "Technology: 1 needed, you have 0.", "Needed: Engineer."]
    {
        assert!(engines.contains(part), "{engines}");
    }
    // The fourth colony: a red Leader, an Engineer, another Leader and a resource.
    let s = laid(|s| {
        s.planet("S", "P2").colony(1, "W").colony(1, "E").colony(1, "S").pools(1, 1, 0);
        s.ark(1, "N.P").ready(1, &["blue"]).act_step(1)
    });
    assert_eq!(reason(&s, 1, "colony").rule.number, 138);
    let colony = says(&s, "colony");
    for part in [
        "Needed: red Leader.",
        "Needed: Engineer.",
        "2 Leaders needed",
        "you have 1",
        "1 resource of your choice",
    ] {
        assert!(colony.contains(part), "{colony}");
    }
    let polish = words.say(Lang::Pl, &reason(&s, 1, "colony").text);
    assert!(polish.contains("Potrzebni 2 liderzy") && polish.contains("czerwony lider"), "{polish}");
}

/// MIC-51, MIC-86, MIC-87, MIC-100, MIC-103, MIC-34: whoever tries what is not on offer hears the rule and the amounts.
#[test]
fn what_is_not_on_offer_is_refused_by_its_rule() {
    let words = Words::new(MicroCosmos::texts);
    let why = |s: &Scene, action: &str| {
        let reason = reason(s, 1, action);
        (reason.rule.number, words.say(Lang::En, &reason.text))
    };
    let mut s = laid(|s| s.ark(1, "N.P").lower(1, &["C1", "C2", "C3"]).crew_step(1));
    s.act(1, "play C1 discard idle").act(1, "play C2 discard idle");
    assert_eq!(
        why(&s, "play C3 discard idle"),
        (86, "Up to 2 crew cards may be played here, and you have played that many.".to_owned())
    );
    let mut s = laid(|s| s.lower(1, &["C1", "C2"]).crew_step(1));
    s.act(1, "play C1 discard idle");
    assert_eq!(
        why(&s, "play C2 discard idle"),
        (87, "Only 1 crew card may be played here, and you have played it.".to_owned())
    );
    // With six cards nothing is asked, and the limit is the reason.
    let mut s = laid(|s| {
        s.upper(1, &["C1", "C2", "C3"]).lower(1, &["C4", "C5", "C6"]).unlocked(1, &["leisure-facilities"]);
        s.turn_of(1)
    });
    s.act(1, "travel E.S");
    assert_eq!(why(&s, "take C31"), (34, "You hold 6 crew cards, and there is room for no more.".to_owned()));
    // In the middle of a payment the payment comes first, by its own rule.
    let mut s = laid(|s| s.cargo(1, 0, 0, 0, 2).lower(1, &["C1", "C4"]).turn_of(1));
    s.act(1, "upgrade robotics");
    assert_eq!(why(&s, "travel N.P"), (45, "First choose the specialist that you use.".to_owned()));
    assert_eq!(
        why(&s, "done"),
        (45, "This cannot be declined: choose the specialist that you use.".to_owned())
    );
}

/// MIC-61: whoever cannot go that far is told how far it is.
#[test]
fn mic_61_a_space_out_of_reach_says_how_far_it_is() {
    let s = laid(|s| s);
    let refused = s.game.check(&s.state, seat(1), Scene::action("travel E.M"));
    assert_eq!(refused, Err(Refusal::TooFar { steps: 2, away: 3 }));
}
