//! The worked examples of the rulebook, MIC-EX1 to MIC-EX14.

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res};
use serde_json::json;

/// MIC-EX1, MIC-88, MIC-89: a grey edge works on a moon and on a station; the card is then discarded or moved up.
#[test]
fn a_grey_edge_works_on_moons_and_stations() {
    for space in ["N.M", "N.S"] {
        for (fate, upper, discards) in [("discard", 0, 1), ("up", 1, 0)] {
            let mut s = Scene::new(2);
            s.ark(1, space).lower(1, &["C19"]).crew_step(1);
            s.act(1, &format!("play C19 {fate} act")).act(1, "gain technology");
            assert_eq!(s.at(1).cargo, res(0, 0, 0, 1));
            assert_eq!((s.rows(1).0.len(), s.discards().len()), (upper, discards));
        }
    }
}

/// MIC-EX2, MIC-88, MIC-93, MIC-97: from the upper row the bottom edge counts, its cost is paid, the card is discarded.
#[test]
fn a_card_of_the_upper_row_uses_its_bottom_edge() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").upper(1, &["C19"]).lower(1, &["C1", "C2", "C4"]).cargo(1, 1, 0, 0, 0).crew_step(1);
    s.draws(&["C5"]).act(1, "play C19 discard act");
    assert_eq!(s.at(1).cargo, res(0, 0, 0, 2));
    assert_eq!((s.discards(), s.crew(1)), (vec!["C19".to_owned()], 4));
}

/// MIC-EX3, MIC-29, MIC-90, MIC-94, MIC-95, MIC-86: one card can be played twice, first upwards, then from the upper row.
#[test]
fn one_card_is_played_twice() {
    let scene = || {
        let mut s = Scene::new(2);
        s.ark(1, "W.P").upper(1, &["C2", "C5"]).lower(1, &["C1"]).cargo(1, 3, 0, 0, 1).crew_step(1);
        s
    };
    let mut s = scene();
    s.act(1, "play C2 discard act");
    assert_eq!((s.at(1).cargo, s.discards()), (res(4, 0, 0, 1), vec!["C2".to_owned()]));
    let mut s = scene();
    s.refuses(1, "play C1 up act", 89).act(1, "play C1 up idle");
    assert_eq!(s.rows(1).0.len(), 3);
    s.draws(&["C20"]).act(1, "play C1 discard act");
    s.offers(1, &["place C20 upper", "place C20 lower"]).act(1, "place C20 lower");
    assert_eq!((s.at(1).cargo, s.discards()), (res(3, 2, 1, 0), vec!["C1".to_owned()]));
    assert_eq!(s.asked(), "ask-act", "there is no third play");
}

/// MIC-EX4, MIC-105: what the top of the planet shows is gained.
#[test]
fn gathering_gives_what_the_top_shows() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").cargo(1, 0, 2, 0, 0).act_step(1).act(1, "gather");
    assert_eq!(s.at(1).cargo, res(0, 3, 0, 0));
}

/// MIC-EX5, MIC-112, MIC-113: 2 colonies and 1 outpost make a capacity of 5 levels.
#[test]
fn colonies_and_outposts_add_levels() {
    let mut s = Scene::new(2);
    s.colony(1, "W").colony(1, "E").outpost(1, "E").ark(1, "N.P").cargo(1, 3, 1, 3, 3).act_step(1);
    for resource in ["biomass", "biomass", "biomass", "workforce", "minerals"] {
        s.act(1, &format!("raise {resource}"));
    }
    assert_eq!((s.planet_at("N").levels, s.asked()), (res(3, 1, 1, 0), "ask-draw"));
    assert_eq!(s.planet_at("N").track[0].space, 5);
}

/// MIC-EX6, MIC-116 to MIC-121: markers move first, then spaces and places score, then the card is turned.
#[test]
fn a_completed_planet_scores_and_is_turned() {
    let mut s = Scene::new(3);
    s.levels("N", 2, 1, 3, 2).track("N", &[(2, 2), (3, 2), (1, 4)]).ark(1, "N.P").ark(2, "N.P");
    s.colony(1, "W").colony(1, "N").outpost(1, "E").cargo(1, 1, 0, 0, 1).act_step(1);
    s.act(1, "raise biomass").act(1, "raise technology");
    assert_eq!([1, 2, 3].map(|seat| s.at(seat).points()), [9, 2, 3]);
    let planet = s.planet_at("N");
    assert!(planet.terraformed && planet.track.is_empty() && planet.levels == res(0, 0, 0, 0));
    assert_eq!((s.space(2).to_string().as_str(), s.colonies(1, "N")), ("N.P", 1), "pieces stay");
    assert_eq!(s.at(1).cargo, res(0, 0, 0, 0));
}

/// MIC-EX7, MIC-45, MIC-126, MIC-127: a ready token pays, the resources are gained, a fitting card may be kept.
#[test]
fn exploring_with_a_token() {
    let mut s = Scene::new(2);
    s.ark(1, "W.P").lower(1, &["C1"]).ready(1, &["green"]).act_step(1).draws(&["V7"]).act(1, "explore");
    assert!(!s.at(1).ready.contains(orrery_microcosmos::state::Specialist::Green));
    assert_eq!(s.at(1).cargo, res(1, 1, 0, 0));
    s.offers(1, &["keep", "done"]).act(1, "keep");
    assert_eq!(s.at(1).survivors.len(), 1);
}

/// MIC-EX8, MIC-133 to MIC-135, MIC-100: one survivor settles, and two actions must differ.
#[test]
fn one_survivor_settles_in_a_turn() {
    let mut s = Scene::new(2);
    s.ark(1, "W.P").terraformed(&["W"]).survivors(1, &["V6", "V7"]).unlocked(1, &["robotics"]).colony(1, "W");
    s.act_step(1).act(1, "settle V6");
    assert_eq!((s.at(1).settled.len(), s.at(1).survivors.len()), (1, 1));
    s.refuses(1, "settle V7", 100);
}

/// MIC-EX9, MIC-138, MIC-139, MIC-163: the third colony costs an Engineer, a Leader of the colour and any Leader.
#[test]
fn the_third_colony() {
    let mut s = Scene::new(2);
    s.ark(1, "W.P").colony(1, "N").colony(1, "E").pools(1, 1, 0).ready(1, &["engineer", "green"]);
    s.act_step(1).refuses(1, "colony", 138).ready(1, &["red"]).act(1, "colony");
    assert_eq!((s.at(1).founded(), s.at(1).ready.len()), (3, 0));
    assert_eq!(s.score(1), 9);
}

/// MIC-EX10, MIC-79, MIC-148, MIC-150: an outpost scores at a colony, gives nothing at once, and pays when others land.
#[test]
fn an_outpost_pays_on_later_landings() {
    let mut s = Scene::new(2);
    s.planet("S", "P6").ark(1, "S.P").colony(1, "S").pools(1, 0, 1).act_step(1).act(1, "outpost");
    assert_eq!((s.at(1).points(), s.at(1).cargo), (2, res(0, 0, 0, 0)));
    s.turn_of(2).act(2, "travel S.P");
    assert_eq!((s.at(1).cargo, s.at(2).cargo), (res(1, 1, 0, 0), res(0, 0, 0, 0)));
}

/// MIC-EX11, MIC-102, MIC-152, MIC-153: an Engineer makes a Leader ready, and gathering is still allowed.
#[test]
fn an_engineer_makes_a_leader_ready() {
    let mut s = Scene::new(2);
    s.ark(1, "N.S").lower(1, &["C7"]).act_step(1).act(1, "ready C7 green");
    assert_eq!((s.at(1).ready.len(), s.crew(1)), (1, 0));
    assert!(s.may(1, "gather"));
}

/// MIC-EX12, MIC-187: the Automa unlocks the first upgrade that it can pay.
#[test]
fn the_automa_unlocks_what_it_can_pay() {
    for cargo in [res(0, 0, 2, 0), res(1, 0, 2, 1)] {
        let mut s = Scene::new(1);
        s.automa_hand(&["C1"]).at_mut(2).cargo = cargo;
        let pool = s.automa().colony_pool;
        // A3 jumps (to nowhere), goes clockwise to E, draws a card, upgrades, and finds no colony to pay.
        s.automa_turn("A3", &["C2"]);
        assert!(s.automa().has(orrery_microcosmos::state::Upgrade::SpaceMining));
        assert_eq!(
            (s.automa().cargo.of(orrery_microcosmos::state::Resource::Minerals), s.automa().colony_pool),
            (0, pool + 1)
        );
    }
}

/// MIC-EX13, MIC-200 to MIC-202, MIC-206: the jump is where the search begins, and it may end where it set out.
#[test]
fn the_automa_jumps_and_searches() {
    let mut s = Scene::new(1);
    s.planet("S", "P2").planet("SW", "P3").terraformed(&["S", "SW"]).automa_turn("A3", &["C2"]);
    assert_eq!(s.automa().ark.to_string(), "W.P");
    let mut s = Scene::new(1);
    s.planet("S", "P2").planet("SW", "P3").terraformed(&["S", "SW", "W", "E"]).automa_turn("A3", &["C2"]);
    assert_eq!(s.automa().ark.to_string(), "N.P");
    assert!(s.heard_by_all().iter().any(|event| event["landed"][1] == "N.P"));
}

/// MIC-EX14, MIC-213: in the long game the fourth completed planet triggers the end.
#[test]
fn the_long_game_needs_four_planets() {
    for (planets, ends) in [(3, true), (4, false)] {
        let mut s = Scene::with(2, options(json!({"planets_to_end": planets})));
        s.terraformed(&["W", "E"]).levels("N", 2, 1, 3, 3).track("N", &[(1, 9)]).ark(1, "N.P");
        s.cargo(1, 1, 0, 0, 0).act_step(1).act(1, "raise biomass");
        assert_eq!(s.state.last_round.is_some(), ends);
    }
    let mut s = Scene::with(2, options(json!({"planets_to_end": 4})));
    s.planet("S", "P2").terraformed(&["W", "E", "S"]).levels("N", 2, 1, 3, 3).track("N", &[(1, 9)]);
    s.ark(1, "N.P").cargo(1, 1, 0, 0, 0).act_step(1).act(1, "raise biomass");
    assert_eq!(s.state.last_round, Some(2));
}
