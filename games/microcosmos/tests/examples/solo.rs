//! Solo games, MIC-EX49 to MIC-EX56 and MIC-EX65 to MIC-EX67.

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res};
use orrery_core::ById;
use orrery_microcosmos::state::Upgrade;
use serde_json::json;

/// MIC-EX49, MIC-176: the planet of the Automa is closed as an end, not as a way.
#[test]
fn the_planet_of_the_automa_is_closed() {
    let mut s = Scene::new(1);
    s.refuses(1, "travel N.P", 176);
    assert!(s.may(1, "travel N.M") && s.may(1, "travel N.S"));
}

/// MIC-EX50, MIC-191: level by level the leftmost track for which it has something.
#[test]
fn the_automa_terraforms_from_the_left() {
    let mut s = Scene::new(1);
    s.planet("W", "P1").planet("N", "P5").levels("N", 1, 0, 2, 0).track("N", &[(1, 3)]).colony(2, "E");
    s.at_mut(2).cargo = res(2, 1, 3, 1);
    // A4 jumps to nowhere, and counter-clockwise W is terraformed, E too: it comes back to N.
    s.terraformed(&["W", "E"]).automa_turn("A4", &["C3", "C6"]);
    assert_eq!((s.automa().ark.to_string(), s.automa().cargo), ("N.P".to_owned(), res(2, 0, 2, 0)));
    assert_eq!((s.planet_at("N").levels, s.planet_at("N").track[1].space), (res(1, 1, 3, 1), 3));
}

/// MIC-EX51, MIC-181, MIC-182, MIC-192: two others replace a missing Leader, and the human chooses them.
#[test]
fn two_specialists_replace_one() {
    let mut s = Scene::new(1);
    s.terraformed(&["N", "E"]).automa_hand(&["C1", "C2", "C8"]);
    // A12 gains two, goes counter-clockwise to W (green), explores: no green Leader.
    s.automa_turn("A12", &[]);
    s.offers(1, &["spend engineer", "spend blue"]).act(1, "spend blue");
    s.offers(1, &["spend engineer", "spend blue"]).draws(&["V6"]).act(1, "spend engineer");
    assert_eq!((s.state.automa.hand.len(), s.sent_on()), (1, vec!["V6".to_owned()]));
    // 1/1/0/0 and 2 Biomass of the card, less what the Terraform step has spent: all of it fits.
    assert_eq!(s.planet_at("W").levels.total() + s.automa().cargo.total(), 4);
}

/// MIC-EX52, MIC-184: what it has least of, the higher track first.
#[test]
fn the_automa_gains_what_it_has_least_of() {
    let mut s = Scene::new(1);
    s.at_mut(2).cargo = res(1, 0, 0, 1);
    // A11 gains two; E is terraformed so that nothing is spent there, and nobody can be paid to explore.
    s.terraformed(&["N", "E", "W"]).automa_turn("A11", &[]);
    assert_eq!(s.automa().cargo, res(1, 1, 1, 1));
}

/// MIC-EX53, MIC-185: what it has most of, the higher track first.
#[test]
fn the_automa_pays_what_it_has_most_of() {
    let mut s = Scene::new(1);
    s.at_mut(2).cargo = res(2, 3, 3, 0);
    // Its fifth colony costs two units of any resource; A5 goes clockwise to E, where it has none, and gathers 1 T.
    for (position, card) in [("S", "P2"), ("SW", "P3")] {
        s.planet(position, card).colony(2, position);
    }
    s.colony(2, "N").colony(2, "W").automa_hand(&["C2", "C1", "C3"]).automa_turn("A5", &["C4", "C5"]);
    if s.asked() == "ask-automa-leader" {
        s.act(1, "spend red");
    }
    assert_eq!((s.automa().founded(), s.automa().cargo), (5, res(2, 2, 2, 1)));
}

/// MIC-EX54, MIC-209 to MIC-211: upgrades score by difficulty, and a tie is the Automa's.
#[test]
fn a_tie_is_won_by_the_automa() {
    let mut s = Scene::with(1, options(json!({"solo_difficulty": "hard"})));
    s.at_mut(2).colonies = ById::default();
    s.unlocked(2, &["robotics", "biodome", "space-mining", "cargo-holds", "leisure-facilities"]);
    s.colony(2, "N").colony(2, "W").colony(2, "E").track("N", &[(2, 4)]).settled(2, &["V1"]);
    s.at_mut(2).planet_points = 22;
    s.at_mut(1).planet_points = 57;
    assert_eq!((s.score(2), s.score(1), s.rank(1), s.rank(2)), (57, 57, 2, 1));
    s.at_mut(1).planet_points = 58;
    assert_eq!(s.rank(1), 1);
}

/// MIC-EX55, MIC-207: with nothing to discover the move is skipped, unless the table wants it to move.
#[test]
fn with_nothing_to_discover_it_stays() {
    for (always, ends) in [(false, "N.P"), (true, "SE.P")] {
        let mut s = Scene::with(1, options(json!({"automa_always_moves": always})));
        for (position, card) in [("NE", "P2"), ("SE", "P3"), ("S", "P4"), ("SW", "P6"), ("NW", "P7")] {
            s.planet(position, card);
        }
        s.terraformed(&["NE", "E"]).automa_turn("A9", &["C1", "C2"]);
        assert_eq!(s.automa().ark.to_string(), ends);
        // Its later steps are carried out where it is.
        let gathered = s.heard_by_all().iter().any(|event| event["gathered"][1] == ends);
        assert!(gathered, "it gathers at {ends}");
    }
}

/// MIC-EX56, MIC-169, MIC-172, MIC-212: what the hardest difficulty gives the Automa.
#[test]
fn the_hardest_start() {
    let s = Scene::with(1, options(json!({"solo_difficulty": "hard_plus"})));
    assert_eq!((s.automa().cargo, s.colonies(2, "N"), s.automa().colony_pool), (res(2, 2, 2, 2), 1, 1));
    let mut s = Scene::with(1, options(json!({"solo_difficulty": "hard_plus"})));
    // Its next colony is the second: the Leader of the colour, an Engineer and one resource.
    s.automa_hand(&["C5", "C1"]).terraformed(&["E"]).automa_turn("A6", &["C2", "C8"]);
    assert_eq!(
        (s.automa().ark.to_string().as_str(), s.automa().founded(), s.state.automa.hand.len()),
        ("W.P", 2, 2)
    );
    assert_eq!(s.automa().cargo, res(2, 2, 2, 2), "2 Biomass and 1 gathered, less the one it has most of");
}

/// MIC-EX65, MIC-183, MIC-193, MIC-195, MIC-215: the named kinds first, then any Leader, then two for one.
#[test]
fn the_third_colony_of_the_automa() {
    let scene = |hand: &[&str]| {
        let mut s = Scene::new(1);
        s.terraformed(&["N", "E"]).colony(2, "N").colony(2, "E").automa_hand(hand);
        s.at_mut(2).outpost_pool = 1;
        // A4 goes counter-clockwise to W (green), draws two cards that are not there, and founds.
        s.crew_deck(&[], &[]).automa_turn("A4", &[]);
        s
    };
    let s = scene(&["C1", "C3", "C6", "C11"]);
    assert_eq!((s.automa().founded(), s.state.automa.hand.len(), s.automa().outpost_pool), (3, 0, 1));
    let s = scene(&["C1", "C3", "C6"]);
    assert_eq!((s.automa().founded(), s.state.automa.hand.len(), s.automa().outpost_pool), (2, 3, 0));
}

/// MIC-EX66, MIC-187, MIC-216: the order of the upgrades decides, even if a later one were cheaper.
#[test]
fn the_order_of_the_upgrades_decides() {
    let mut s = Scene::new(1);
    s.automa_hand(&["C1", "C4"]).at_mut(2).cargo = res(0, 1, 0, 0);
    s.crew_deck(&[], &[]).automa_turn("A3", &[]);
    assert!(s.automa().has(Upgrade::CargoHolds) && !s.automa().has(Upgrade::LeisureFacilities));
    assert_eq!((s.state.automa.hand.len(), s.automa().cargo), (0, res(0, 0, 0, 0)));
}

/// MIC-EX67, MIC-218: the human's outpost pays when the Automa lands, and the human chooses.
#[test]
fn the_humans_outpost_pays_in_the_automas_turn() {
    let mut s = Scene::new(1);
    s.planet("N", "P5").planet("W", "P1").terraformed(&["W"]).outpost(1, "W");
    // A6 looks for a planet without its colony, counter-clockwise: W.
    s.automa_turn("A6", &["C1", "C2"]);
    assert_eq!((s.asked(), s.at(1).cargo), ("ask-gain", res(0, 1, 0, 0)));
    s.act(1, "gain technology");
    assert_eq!(s.at(1).cargo, res(0, 1, 0, 1));
}
