//! Journeys, MIC-EX15 to MIC-EX23, MIC-EX57 and MIC-EX58.

use std::collections::BTreeSet;

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};
use orrery_core::Game as _;

/// MIC-EX15, MIC-60, MIC-61, MIC-62, MIC-68, MIC-69: what can be reached from the Star Gate in two steps.
#[test]
fn from_the_gate_in_two_steps() {
    let s = Scene::new(2);
    let mut expected = [
        "travel N.P",
        "travel W.P",
        "travel E.S",
        "travel N.M",
        "travel N.S",
        "travel W.M",
        "travel W.S",
        "travel E.P",
        "discover S",
        "discover NE",
        "discover SW",
    ];
    expected.sort_unstable();
    assert_eq!(s.journeys(1), expected);
    Scene::new(2).refuses(1, "discover NW", 69).refuses(1, "discover SE", 69);
}

/// MIC-EX16, MIC-64, MIC-65: another Ark closes a station as an end, not as a way.
#[test]
fn another_ark_is_no_obstacle_on_the_way() {
    let mut s = Scene::new(2);
    s.ark(2, "E.S").turn_of(1).refuses(1, "travel E.S", 65).act(1, "travel E.P");
}

/// MIC-EX17, MIC-63, MIC-70: the north edge leads out of the grid, and nobody returns to where they began.
#[test]
fn nothing_leads_out_of_the_grid() {
    for engines in 0..=2 {
        let mut s = Scene::new(2);
        s.ark(1, "N.M").engines(1, engines).turn_of(1).refuses(1, "travel N.M", 63);
        let near: Vec<_> = s.journeys(1);
        assert!(near.contains(&"travel N.P".to_owned()) && !near.contains(&"travel N.M".to_owned()));
        if engines == 0 {
            assert_eq!(near, ["discover NE", "travel C.G", "travel N.P", "travel N.S"]);
        }
    }
}

/// MIC-EX18, MIC-63: the space where the journey began is never its end.
#[test]
fn the_gate_is_not_the_end_of_a_journey_from_the_gate() {
    Scene::new(2).engines(1, 1).turn_of(1).refuses(1, "travel C.G", 63);
}

/// MIC-EX19, MIC-72, MIC-73, MIC-75: a discovery ends the journey and brings a free level with a marker.
#[test]
fn a_discovery_ends_the_journey() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").engines(1, 2).turn_of(1).draws(&["P7"]).act(1, "discover NE");
    assert_eq!((s.space(1).to_string().as_str(), s.asked()), ("NE.P", "ask-bonus"));
    s.act(1, "raise minerals");
    assert_eq!(
        (s.planet_at("NE").levels, s.planet_at("NE").space_of(crate::support::seat(1))),
        (res(0, 0, 1, 0), 1)
    );
    assert_eq!(s.asked(), "ask-act", "no step is left, and no crew card is there to be played");
}

/// MIC-EX20, MIC-74: with all eight planets there is nothing to discover.
#[test]
fn a_full_grid_has_no_edge_to_cross() {
    let mut s = Scene::new(2);
    for (position, card) in [("NE", "P2"), ("SE", "P3"), ("S", "P4"), ("SW", "P6"), ("NW", "P7")] {
        s.planet(position, card);
    }
    s.engines(1, 2).turn_of(1);
    assert!(s.journeys(1).iter().all(|journey| journey.starts_with("travel")));
    s.refuses(1, "discover S", 69);
}

/// MIC-EX21, MIC-66: planets and the Star Gate hold any number of Arks.
#[test]
fn planets_and_the_gate_hold_all_arks() {
    let mut s = Scene::new(4);
    assert!((1..=4).all(|seat| s.space(seat).to_string() == "C.G"));
    for seat in 1..=4 {
        s.turn_of(seat).act(seat, "travel N.P");
    }
    for seat in 1..=4 {
        s.turn_of(seat).act(seat, "travel C.G");
    }
}

/// MIC-EX22, MIC-68: cards that share an edge are joined at their ports.
#[test]
fn neighbouring_cards_are_joined_at_their_ports() {
    let mut s = Scene::new(2);
    s.planet("NE", "P3").ark(1, "N.P").turn_of(1);
    assert!(s.may(1, "travel NE.P"));
    let mut s = Scene::new(2);
    s.planet("NE", "P3").ark(1, "E.M").turn_of(1);
    assert!(s.may(1, "travel NE.A2") && s.may(1, "travel NE.S") && !s.may(1, "travel NE.P"));
}

/// MIC-EX23, MIC-67, MIC-103: an asteroid is an end without an action; cards can still move up, and one can be drawn.
#[test]
fn an_asteroid_gives_nothing() {
    let mut s = Scene::new(2);
    s.planet("NE", "P3").ark(1, "E.M").lower(1, &["C19"]).turn_of(1).act(1, "travel NE.A2");
    s.refuses(1, "play C19 discard act", 89).act(1, "play C19 up idle").act(1, "done");
    assert_eq!(s.asked(), "ask-draw");
    s.act(1, "draw");
}

/// MIC-EX58: four spaces and nothing to discover; with three of them taken, one journey is left.
#[test]
fn one_way_out() {
    let mut s = Scene::new(4);
    s.planet("NE", "P4").ark(1, "NE.P").turn_of(1);
    assert_eq!(s.journeys(1), ["travel E.M", "travel NE.A1", "travel NE.M", "travel NE.S"]);
    s.ark(2, "NE.S").ark(3, "NE.A1").ark(4, "NE.M").turn_of(1);
    assert_eq!(s.journeys(1), ["travel E.M"]);
}

/// MIC-EX57, MIC-71, MIC-74: there is always somewhere to go, whatever is discovered and wherever the others are.
#[test]
fn there_is_always_somewhere_to_go() {
    let cards = [["P2", "P6", "P10"], ["P3", "P7", "P11"], ["P4", "P8", "P12"]];
    let free = ["NE", "SE", "S", "SW", "NW"];
    // Each free position is empty or holds one of the three other layouts.
    for number in 0..4_usize.pow(5) {
        let mut s = Scene::new(4);
        let mut used = [0; 3];
        let mut fits = true;
        for (at, position) in free.iter().enumerate() {
            let layout = number / 4_usize.pow(at as u32) % 4;
            if layout == 0 {
                continue;
            }
            match cards[layout - 1].get(used[layout - 1]) {
                Some(card) => {
                    s.planet(position, card);
                    used[layout - 1] += 1;
                }
                None => fits = false,
            }
        }
        // There are three cards of each layout.
        if !fits {
            continue;
        }
        let spaces = s.state.discovered().flat_map(|(position, planet)| {
            let layout = s.game.content().layout(planet.card);
            layout.at.iter().map(move |(spot, ..)| format!("{position}.{spot}"))
        });
        for space in spaces.chain(["C.G".to_owned()]).collect::<Vec<_>>() {
            s.ark(1, &space).turn_of(1);
            let ends: BTreeSet<_> = s.journeys(1).into_iter().collect();
            let to = |end: &String, spot: &str| end.rsplit('.').next() == Some(spot);
            let always = |end: &String| to(end, "P") || to(end, "G") || end.starts_with("discover");
            assert!(ends.iter().any(always) || ends.len() >= 4, "{space}, grid {number}: {ends:?}");
            // In solo the Automa closes one planet.
            let planets = ends.iter().filter(|end| to(end, "P")).count();
            assert!(ends.len() > planets.min(1), "{space}, grid {number}: {ends:?}");
        }
    }
}
