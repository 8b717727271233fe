//! The solo game (MIC-167 to MIC-212, MIC-215 to MIC-218).

use std::collections::BTreeSet;

use orrery_testkit::{Acts as _, random_game};

use crate::support::{Scene, options, res};
use orrery_core::{Game as _, Lang, Publish as _, SeatSet, Words};
use orrery_microcosmos::state::{Resource, Upgrade};
use orrery_microcosmos::{AUTOMA, Event, HUMAN, MicroCosmos, Options};
use serde_json::json;

/// MIC-167 to MIC-173: one human and the Automa, which starts on N with two colonies in its pool and nothing else.
#[test]
fn how_a_solo_game_begins() {
    let s = Scene::dealt(1, Options::default(), 4);
    assert_eq!((s.game.seats().count(), s.state.first), (1, HUMAN));
    let automa = s.automa();
    assert_eq!((automa.ark.to_string().as_str(), automa.colony_pool, automa.outpost_pool), ("N.P", 2, 0));
    assert_eq!((automa.cargo, automa.ready.len(), s.state.automa.hand.len()), (res(0, 0, 0, 0), 0, 0));
    assert!(automa.dealt.is_empty() && automa.founded() == 0 && automa.survivors.is_empty());
    assert_eq!((s.state.automa.deck.len(), s.at(1).dealt.len()), (12, 3));
    let upgrades = &s.game.content().automa().upgrades;
    assert_eq!(upgrades.len(), 6);
    assert!(!upgrades.contains(&Upgrade::Engines) && !upgrades.contains(&Upgrade::ScoutingVehicles));
}

/// MIC-173, MIC-174, MIC-175: the human, then the Automa, in every round; the first marker is not used, and after the third
/// planet both have one more turn.
#[test]
fn human_and_automa_take_turns() {
    let mut rounds = BTreeSet::new();
    let t = random_game::<MicroCosmos>(1, &Options::default(), 9, |decision| {
        assert_eq!((decision.seat, decision.after.first), (HUMAN, HUMAN));
        if decision.after.departs() {
            rounds.insert(decision.after.round);
        }
    });
    assert_eq!(rounds.len(), t.round as usize, "one turn in each round");
    assert_eq!(t.last_round, Some(t.round));
    let mut s = Scene::new(1);
    s.automa_turn("A1", &["C1"]);
    assert_eq!((s.state.round, s.awaited(), s.asked()), (2, Some(1), "ask-depart"));
}

/// MIC-176: the human does not end where the Automa is; the Automa may come to the human.
#[test]
fn the_automa_may_come_to_the_human() {
    let mut s = Scene::new(1);
    s.ark(1, "E.P").automa_turn("A1", &["C1"]);
    assert_eq!((s.automa().ark, s.space(1)), (s.space(1), s.automa().ark));
    assert_eq!(s.automa().ark.to_string(), "E.P");
}

/// MIC-177, MIC-178: a card is turned up, resolved and discarded; the pile becomes the deck.
#[test]
fn automa_cards_come_round_again() {
    let mut s = Scene::new(1);
    s.automa_turn("A5", &["C1", "C2"]);
    let pile: Vec<_> = s.state.automa.deck.pile().iter().map(ToString::to_string).collect();
    assert_eq!((pile, s.state.automa.card), (vec!["A5".to_owned()], None));
    s.state.automa.deck = orrery_core::Deck::of(orrery_core::Bag::EMPTY);
    s.state.automa.deck.discard(crate::support::read("A7"));
    s.automa_turn("A7", &["C3", "V1"]);
    assert_eq!((s.state.automa.deck.len(), s.state.automa.deck.pile().len()), (0, 1));
}

/// MIC-179, MIC-180, MIC-197: crew cards without a limit, from the deck alone, discarded to pay.
#[test]
fn the_automa_has_no_limit_of_crew_cards() {
    let mut s = Scene::new(1);
    s.terraformed(&["N", "W", "E"]).automa_hand(&["C3", "C6", "C11", "C17", "C20", "C27", "C29"]);
    s.automa_turn("A6", &["C2", "C8"]);
    // No Engineer: two others replace it, and one Leader is any Leader: the human chooses, or all are alike.
    while s.asked().starts_with("ask-automa") {
        let first = s.legal(1)[0].clone();
        s.act(1, &first);
    }
    assert_eq!((s.state.automa.hand.len(), s.automa().founded(), s.discards().len()), (6, 1, 3));
    assert_eq!(s.in_cantina(), ["C31", "C32", "C33"]);
    // The pile is reshuffled for it too.
    let mut s = Scene::new(1);
    s.crew_deck(&[], &["C4"]).automa_turn("A1", &["C4"]);
    assert_eq!(s.state.automa.hand.len(), 1);
}

/// MIC-181, MIC-183, MIC-215, MIC-216: what it has pays first; only what is missing is replaced, two for one, or nothing is
/// spent.
#[test]
fn replacing_what_is_missing() {
    // Space Mining needs an Engineer and 2 Minerals.
    let scene = |hand: &[&str]| {
        let mut s = Scene::new(1);
        s.terraformed(&["N", "E"]).automa_hand(hand).crew_deck(&[], &[]).at_mut(2).cargo = res(0, 0, 2, 0);
        s.unlocked(2, &["mining-vehicles"]).at_mut(2).colony_pool = 0;
        s.automa_turn("A3", &[]);
        s
    };
    assert_eq!(scene(&["C1", "C3", "C6"]).state.automa.hand.len(), 2, "the Engineer alone");
    let s = scene(&["C3", "C6"]);
    assert!(s.automa().has(Upgrade::SpaceMining) && s.state.automa.hand.is_empty());
    let s = scene(&["C3"]);
    assert!(!s.automa().has(Upgrade::SpaceMining));
    assert_eq!((s.state.automa.hand.len(), s.automa().cargo), (1, res(0, 0, 2, 0)));
}

/// MIC-182: the human decides which Leader, and for whom: nobody else is asked.
#[test]
fn the_human_decides_for_the_automa() {
    let mut s = Scene::new(1);
    s.terraformed(&["N", "E"]).automa_hand(&["C3", "C5"]).crew_deck(&[], &[]).at_mut(2).cargo =
        res(0, 1, 0, 0);
    s.automa_turn("A3", &[]);
    assert_eq!(s.asked(), "ask-automa-leader");
    let ask = s.game.ask(&s.state, HUMAN);
    assert_eq!((ask.on_behalf_of, s.awaited()), (AUTOMA, Some(1)));
    s.offers(1, &["spend red", "spend green"]).refuses(1, "spend blue", 215).refuses(
        1,
        "spend engineer",
        215,
    );
    s.act(1, "spend green");
    assert!(s.automa().has(Upgrade::CargoHolds));
    let left: Vec<_> = s.state.automa.hand.iter().map(|card| card.to_string()).collect();
    assert_eq!(left, ["C3"]);
}

/// MIC-182: if the table says so nobody is asked: kinds with most cards first.
#[test]
fn nobody_is_asked_if_the_table_says_so() {
    let mut s = Scene::with(1, options(json!({"automa_auto_choices": true})));
    s.terraformed(&["N", "E"]).automa_hand(&["C3", "C5", "C9"]).crew_deck(&[], &[]).at_mut(2).cargo =
        res(0, 1, 0, 0);
    s.at_mut(2).colony_pool = 0;
    s.automa_turn("A3", &[]);
    let left: Vec<_> = s.state.automa.hand.iter().map(|card| card.to_string()).collect();
    assert_eq!((left, s.asked()), (vec!["C3".to_owned(), "C9".to_owned()], "ask-depart"));
    // Of two outposts the one that yields less goes.
    let mut s = Scene::with(1, options(json!({"automa_auto_choices": true})));
    s.planet("S", "P2")
        .planet("SW", "P4")
        .terraformed(&["S"])
        .outpost(2, "S")
        .outpost(2, "SW")
        .colony(2, "W");
    s.at_mut(2).colony_pool = 0;
    s.ark(2, "SW.P").crew_deck(&[], &[]).automa_turn("A3", &[]);
    assert_eq!(s.outposts(2), ["S", "W"]);
}

/// MIC-184, MIC-186: gains beyond the hold are lost; Cargo Holds enlarge it.
#[test]
fn the_hold_of_the_automa() {
    let mut s = Scene::new(1);
    s.terraformed(&["N", "W", "E"]).at_mut(2).cargo = res(4, 4, 4, 4);
    s.automa_turn("A11", &[]);
    assert_eq!(s.automa().cargo, res(4, 4, 4, 4));
    s.unlocked(2, &["cargo-holds"]).automa_turn("A12", &[]);
    assert_eq!(s.automa().cargo, res(5, 5, 4, 4));
}

/// MIC-187, MIC-188, MIC-189: its upgrades do nothing but Cargo Holds; pairs release outposts and score.
#[test]
fn upgrades_of_the_automa() {
    for (scores, points) in [(true, 5), (false, 0)] {
        let mut s = Scene::with(1, options(json!({"automa_outpost_vp": scores})));
        s.unlocked(2, &["robotics", "leisure-facilities", "mining-vehicles", "cargo-holds"])
            .at_mut(2)
            .colony_pool = 0;
        s.terraformed(&["N", "E"]).automa_hand(&["C1"]).crew_deck(&[], &[]).at_mut(2).cargo = res(2, 0, 2, 0);
        s.automa_turn("A7", &[]);
        assert!(s.automa().has(Upgrade::Biodome) && !s.automa().has(Upgrade::SpaceMining), "one in a step");
        assert_eq!((s.automa().outpost_pool, s.automa().points(), s.automa().colony_pool), (1, points, 1));
    }
    // With both upgrades of moons and stations it gains nothing there: it never lands there. Robotics bring no second action.
    let mut s = Scene::new(1);
    s.unlocked(2, &["robotics"]).colony(2, "E").automa_turn("A1", &["C1"]);
    assert_eq!(s.automa().cargo.total() + s.planet_at("E").levels.total(), 1);
}

/// MIC-190: everything at the top of its planet.
#[test]
fn the_automa_gathers() {
    let mut s = Scene::new(1);
    s.planet("NE", "P2").terraformed(&["NE"]).automa_turn("A5", &["C1", "C2"]);
    assert_eq!((s.automa().ark.to_string().as_str(), s.automa().cargo), ("NE.P", res(0, 2, 1, 0)));
}

/// MIC-191: capacity, resources or the planet end its Terraform step, and a planet that it completes scores.
#[test]
fn the_automa_completes_a_planet() {
    let mut s = Scene::new(1);
    s.levels("E", 3, 3, 3, 0).track("E", &[(1, 9)]).automa_turn("A1", &["C1"]);
    assert!(s.planet_at("E").terraformed);
    assert_eq!((s.automa().points(), s.at(1).points(), s.automa().cargo), (1 + 1, 9 + 3, res(0, 0, 0, 0)));
    let mut s = Scene::new(1);
    s.at_mut(2).cargo = res(4, 0, 0, 0);
    s.automa_turn("A1", &["C1"]);
    assert_eq!((s.planet_at("E").levels, s.automa().cargo), (res(2, 0, 0, 0), res(2, 0, 0, 1)));
}

/// MIC-192: it takes the resources and discards the card, whatever its colour; without cards or specialists nothing happens.
#[test]
fn the_automa_explores() {
    let mut s = Scene::new(1);
    s.terraformed(&["N", "W"]).automa_hand(&["C2"]).automa_turn("A11", &["V11"]);
    assert_eq!(
        (s.sent_on(), s.automa().survivors.len(), s.state.automa.hand.len()),
        (vec!["V11".to_owned()], 0, 0)
    );
    let mut s = Scene::new(1);
    s.terraformed(&["N", "W"]).automa_hand(&["C2"]).survivor_deck(&[], &[]).automa_turn("A11", &[]);
    assert_eq!(s.state.automa.hand.len(), 1);
}

/// MIC-193, MIC-217: a marker in the pool, no colony here, the whole cost.
#[test]
fn colonies_of_the_automa() {
    let scene = |pool: u8, here: bool| {
        let mut s = Scene::new(1);
        s.terraformed(&["N", "E"]).automa_hand(&["C1", "C5"]).crew_deck(&[], &[]);
        s.at_mut(2).colony_pool = pool;
        if here {
            s.colony(2, "W");
        }
        s.automa_turn("A4", &[]);
        s
    };
    let s = scene(1, false);
    assert_eq!((s.colonies(2, "W"), s.state.automa.hand.len()), (1, 0));
    assert_eq!(scene(0, false).colonies(2, "W"), 0);
    assert_eq!(scene(1, true).colonies(2, "W"), 1);
}

/// MIC-194, MIC-195, MIC-217: an outpost if no colony: from the pool, else the other one is moved, of two the human's choice;
/// never one that stands here.
#[test]
fn outposts_of_the_automa() {
    let scene = |pool: u8, placed: &[&str]| {
        let mut s = Scene::new(1);
        s.planet("S", "P2")
            .planet("SW", "P3")
            .terraformed(&["N", "E", "S", "SW"])
            .crew_deck(&[], &[])
            .colony(2, "W");
        let player = s.at_mut(2);
        (player.outpost_pool, player.colony_pool) = (pool, 0);
        for position in placed {
            s.outpost(2, position);
        }
        s.automa_turn("A4", &[]);
        s
    };
    let places = |s: &Scene| s.outposts(2);
    let s = scene(1, &["N"]);
    assert_eq!((places(&s), s.automa().points()), (vec!["N".to_owned(), "W".to_owned()], 2));
    let s = scene(0, &["N"]);
    assert_eq!((places(&s), s.automa().points()), (vec!["W".to_owned()], 2));
    let mut s = scene(0, &["N", "E"]);
    assert_eq!(s.asked(), "ask-automa-outpost");
    s.offers(1, &["move-outpost N", "move-outpost E"]).act(1, "move-outpost E");
    assert_eq!(places(&s), ["N", "W"]);
    let s = scene(1, &["W"]);
    assert_eq!((places(&s), s.automa().outpost_pool), (vec!["W".to_owned(), "W".to_owned()], 0));
    let s = scene(0, &["W", "E"]);
    assert_eq!(places(&s), ["W", "W"], "the one that stands elsewhere");
    let s = scene(0, &["W", "W"]);
    assert_eq!((places(&s), s.automa().points()), (vec!["W".to_owned(), "W".to_owned()], 0));
    assert_eq!(scene(0, &[]).automa().points(), 0);
}

/// MIC-196, MIC-218: its outposts pay it when anybody lands, itself included; of two it is paid first in its own turn.
#[test]
fn outposts_pay_the_automa() {
    let mut s = Scene::new(1);
    s.outpost(2, "W").turn_of(1).act(1, "travel W.P");
    assert_eq!(s.automa().cargo, res(1, 0, 0, 0));
    let mut s = Scene::new(1);
    s.outpost(2, "E").outpost(1, "E").automa_turn("A7", &["C2", "V1"]);
    assert_eq!((s.automa().ark.to_string().as_str(), s.automa().cargo.of(Resource::Technology)), ("E.P", 1));
    assert_eq!(s.at(1).cargo, res(0, 0, 0, 1));
    let paid: Vec<_> =
        s.heard_by_all().iter().filter_map(|event| event["outpost_pays"][0].as_u64()).collect();
    assert_eq!(paid, [2, 1]);
}

/// MIC-198 to MIC-204: on planets only, around the ring in the direction of the card, the nearest that fits.
#[test]
fn the_automa_goes_around_the_ring() {
    let from_n = |card: &str, turned: &[&str], colonies: &[&str]| {
        let mut s = Scene::new(1);
        s.planet("S", "P2").terraformed(turned).crew_deck(&[], &[]).survivor_deck(&[], &[]);
        for position in colonies {
            s.colony(2, position);
        }
        s.automa_turn(card, &[]);
        s.automa().ark.to_string()
    };
    assert_eq!(from_n("A1", &[], &[]), "E.P", "clockwise");
    assert_eq!(from_n("A2", &[], &[]), "W.P", "counter-clockwise");
    assert_eq!(from_n("A1", &["E"], &[]), "S.P", "undiscovered positions are passed over");
    assert_eq!(from_n("A11", &[], &[]), "W.P", "from the other side");
    assert_eq!(from_n("A12", &[], &[]), "E.P");
    assert_eq!(from_n("A5", &[], &["E"]), "S.P", "without its colony");
}

/// MIC-205, MIC-207, MIC-208: the nearest empty position; the planet brings 1 Minerals, a level and a marker.
#[test]
fn the_automa_discovers() {
    for (card, position) in [("A9", "NE"), ("A10", "NW")] {
        let mut s = Scene::new(1);
        s.crew_deck(&[], &[]).automa_turn(card, &["P7"]);
        assert_eq!(s.automa().ark.to_string(), format!("{position}.P"));
        let planet = s.planet_at(position);
        assert_eq!((planet.levels, planet.space_of(AUTOMA)), (res(0, 0, 1, 0), 1));
        assert!(s.automa().cargo.of(Resource::Minerals) == 1 && s.automa().cargo.of(Resource::Biomass) == 2);
    }
    for position in ["NE", "SE", "S", "SW", "NW"] {
        let mut s = Scene::new(1);
        for (other, card) in [("NE", "P2"), ("SE", "P3"), ("S", "P4"), ("SW", "P6"), ("NW", "P7")] {
            if other != position {
                s.planet(other, card);
            }
        }
        s.automa_turn("A9", &["C1", "C2", "P8"]);
        assert_eq!(s.automa().ark.to_string(), format!("{position}.P"));
        s.turn_of(1);
        assert!(!s.journeys(1).is_empty());
    }
}

/// MIC-209, MIC-210, MIC-212: every difficulty with its start and its points.
#[test]
fn every_difficulty() {
    let rows = [
        ("easy", [0, 0, 1, 3, 6, 11, 15], 0, 0),
        ("easy_plus", [0, 0, 1, 3, 6, 11, 15], 1, 0),
        ("medium", [0, 0, 2, 5, 10, 17, 25], 1, 0),
        ("medium_plus", [0, 0, 2, 5, 10, 17, 25], 1, 1),
        ("hard", [0, 0, 5, 10, 15, 22, 30], 1, 0),
        ("hard_plus", [0, 0, 5, 10, 15, 22, 30], 1, 2),
    ];
    let upgrades =
        ["robotics", "biodome", "space-mining", "cargo-holds", "leisure-facilities", "mining-vehicles"];
    for (difficulty, points, colony, resources) in rows {
        let s = Scene::dealt(1, options(json!({"solo_difficulty": difficulty})), 1);
        assert_eq!((s.colonies(2, "N"), s.automa().colony_pool), (colony, 2 - colony), "{difficulty}");
        assert_eq!(s.automa().cargo, res(resources, resources, resources, resources));
        for (count, expected) in points.into_iter().enumerate() {
            let mut s = Scene::with(1, options(json!({"solo_difficulty": difficulty})));
            s.unlocked(2, &upgrades[..count]).settled(2, &["V1", "V2"]);
            assert_eq!(s.score(2), expected + if colony > 0 { 2 } else { 0 }, "{difficulty} with {count}");
        }
    }
}

/// MIC-211: more points than the Automa win; the standing says that nobody sits there.
#[test]
fn winning_against_the_automa() {
    let mut s = Scene::new(1);
    s.at_mut(1).planet_points = 4;
    s.at_mut(2).planet_points = 3;
    let standing = s.game.standing(&s.state, SeatSet::NOBODY);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [HUMAN]);
    assert!(standing.columns[1].automa && !standing.columns[0].automa);
    s.at_mut(2).planet_points = 4;
    let standing = s.game.standing(&s.state, SeatSet::NOBODY);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [AUTOMA]);
}

/// MIC-177, MIC-207: without a fitting planet the move is skipped, told as such, and the later steps are done where it is.
#[test]
fn a_move_without_a_fitting_planet_is_skipped() {
    let all = ["N", "W", "E"];
    for (card, changes, ends) in
        [("A1", json!({}), "N.P"), ("A1", json!({"automa_always_moves": true}), "E.P")]
    {
        let mut s = Scene::with(1, options(changes));
        s.terraformed(&all).outpost(2, "N").automa_turn(card, &["C1"]);
        assert_eq!(s.automa().ark.to_string(), ends, "nothing to terraform");
        // No landing, so no outpost pays; it gathers where it is.
        let paid = s.heard_by_all().iter().filter(|event| event.get("outpost_pays").is_some()).count();
        assert_eq!(paid, 0);
        let gathered = s.heard_by_all().iter().any(|event| event["gathered"][1] == ends);
        assert!(gathered);
    }
    let mut s = Scene::new(1);
    s.crew_deck(&[], &[]);
    for position in all {
        s.colony(2, position);
    }
    s.automa_turn("A5", &[]);
    assert_eq!(s.automa().ark.to_string(), "N.P", "a colony of its own everywhere");
}

/// MIC-177: for every step it is told why it was done as it was, or skipped, in the log and on the page, in both languages.
#[test]
fn every_step_is_explained() {
    let words = Words::new(MicroCosmos::texts);
    let told = |s: &Scene, lang: Lang| -> Vec<String> {
        let events = s.told.iter().map(|(_, event)| event);
        let why = events.filter(|event| matches!(event, Event::AutomaWhy(..)));
        why.map(|event| words.try_say(lang, &s.game.tell(event)).expect("words for every reason")).collect()
    };
    let mut s = Scene::new(1);
    s.terraformed(&["N", "W", "E"]).crew_deck(&[], &[]).automa_turn("A3", &[]);
    assert_eq!(
        told(&s, Lang::En),
        [
            "The step is skipped. It looks for a planet to terraform, and there is none.",
            "The step is skipped. Crew deck and discard pile are empty.",
            "The step is skipped. It can pay for none of the 6 upgrades that are still locked.",
            "The step is skipped. For a colony it needs 4 crew cards, counting two for each specialist that it lacks, \
             and has 0. It has not unlocked an outpost.",
        ]
    );
    assert_eq!(
        told(&s, Lang::Pl)[0],
        "Krok zostaje pominięty. Cel: planeta do terraformacji, ale takiego nie ma."
    );
    assert_eq!(s.view(&[])["automa"]["why"].as_array().map(Vec::len), Some(4));
    // Jumps, upgrades in their order, replacements and levels.
    let mut s = Scene::new(1);
    s.automa_hand(&["C1"]).at_mut(2).cargo = res(0, 0, 2, 0);
    s.automa_turn("A3", &["C2"]);
    let said = told(&s, Lang::En);
    assert!(said[0].starts_with("No planet lies across the Star Gate, so it does not jump."), "{said:?}");
    assert!(
        said[2].starts_with("Space Mining is the first locked upgrade in its order that it can pay"),
        "{said:?}"
    );
    let mut s = Scene::new(1);
    s.at_mut(2).cargo = res(4, 4, 4, 4);
    s.terraformed(&["N"]).automa_hand(&["C3", "C6"]).automa_turn("A11", &["V1"]);
    let said = told(&s, Lang::En);
    assert!(said[0].contains("room for 4 of each resource"), "{said:?}");
    assert!(said[2].contains("two other specialists instead"), "{said:?}");
    assert!(said[3].contains("by up to 2 levels"), "{said:?}");
    // Every step of every card, at tables that are far apart.
    for seed in 0..4 {
        random_game::<MicroCosmos>(1, &Options::default(), seed, |decision| {
            let view = serde_json::to_value(decision.game.view(decision.after, SeatSet::NOBODY)).unwrap();
            let automa = &view["automa"];
            if automa["card"].is_null() && automa["pile"][0].is_string() {
                assert_eq!(automa["why"].as_array().map(Vec::len), Some(4), "each step has its reason");
            }
        });
    }
}
