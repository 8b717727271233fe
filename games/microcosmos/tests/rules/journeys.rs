//! Journeys, discoveries and landings (MIC-60 to MIC-85).

use std::collections::BTreeSet;

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, read, res};
use orrery_core::content::Pack;
use orrery_microcosmos::{Content, Options};
use serde_json::json;

/// MIC-61, MIC-62: two steps, four or six, along the routes.
#[test]
fn engines_lengthen_the_journey() {
    let mut reached = Vec::new();
    for engines in 0..=2 {
        let mut s = Scene::new(2);
        s.ark(1, "N.M").engines(1, engines).turn_of(1);
        reached.push(s.journeys(1).len());
        assert_eq!(s.state.journey.left, 2 + 2 * engines);
        // N.M, N.P, gate, E.S, E.P, E.M: five steps.
        assert_eq!(s.may(1, "travel E.M"), engines == 2);
        assert_eq!(s.may(1, "travel E.P"), engines >= 1);
    }
    assert!(reached[0] < reached[1] && reached[1] < reached[2]);
    Scene::new(2).refuses(1, "travel NE.P", 62).refuses(1, "travel N.A1", 62).refuses(1, "travel E.M", 61);
}

/// MIC-65: moons, stations and asteroids hold one Ark.
#[test]
fn small_spaces_hold_one_ark() {
    for space in ["N.M", "N.S", "NE.A1"] {
        let mut s = Scene::new(2);
        s.planet("NE", "P3").ark(1, if space == "NE.A1" { "NE.M" } else { "N.P" }).ark(2, space).turn_of(1);
        s.refuses(1, &format!("travel {space}"), 65).ark(2, "C.G").act(1, &format!("travel {space}"));
    }
}

/// MIC-69, MIC-70: only edges inside the grid, from the port of the edge, with a step to spare.
#[test]
fn edges_are_crossed_at_their_ports() {
    let mut s = Scene::new(2);
    s.ark(1, "N.S").turn_of(1);
    assert!(s.may(1, "discover NW") && s.may(1, "discover NE"));
    s.refuses(1, "discover SW", 69).refuses(1, "discover N", 69);
}

/// MIC-71: where there is nowhere to go the Ark stays, does not land, and the turn goes on.
#[test]
fn an_ark_that_cannot_move_stays() {
    // A layout on whose card an Ark at the moon can go nowhere but to one asteroid.
    let layouts = r#"[(no: 1, id: "l1", routes: [(Planet, Station), (Moon, Asteroid1), (Asteroid1, Asteroid2), (Asteroid2, Planet)],
        ports: (north: Moon, east: Planet, south: Planet, west: Station),
        at: [(Planet, 58, 60), (Moon, 50, 18), (Station, 16, 50), (Asteroid1, 30, 30), (Asteroid2, 40, 40)], source: "D: test")]"#;
    let pack = Pack::new([("layouts.ron".to_owned(), layouts.to_owned())]);
    let content = std::sync::Arc::new(Content::load(&pack).expect("a sound pack"));
    let mut s = Scene::of(content, 3, Options::default());
    s.ark(1, "N.M")
        .ark(2, "N.A1")
        .ark(3, "N.A2")
        .unlocked(1, &["space-mining"])
        .lower(1, &["C20"])
        .turn_of(1);
    assert_eq!((s.space(1).to_string().as_str(), s.asked()), ("N.M", "ask-crew"));
    assert_eq!(s.at(1).cargo, res(0, 0, 0, 0), "nobody has landed");
    // An upgrade can still be unlocked before.
    s.cargo(1, 0, 1, 0, 1).ready(1, &["engineer"]).turn_of(1);
    assert_eq!(s.asked(), "ask-depart");
    s.act(1, "done");
    assert_eq!(s.asked(), "ask-crew");
    s.turn_of(1).act(1, "upgrade engines");
    assert!(s.may(1, "travel N.P"), "with longer journeys there is a way");
}

/// MIC-72, MIC-74: the new planet lies untouched, and any of the nine may come.
#[test]
fn any_planet_may_be_discovered() {
    let mut seen = BTreeSet::new();
    for card in ["P2", "P3", "P4", "P6", "P7", "P8", "P10", "P11", "P12"] {
        let mut s = Scene::new(2);
        s.draws(&[card]).act(1, "discover S");
        assert!(!s.planet_at("S").terraformed && s.final_);
        assert_eq!((s.space(1), s.state.planets.len()), (read("S.P"), 8));
        seen.insert(s.planet_at("S").card);
    }
    assert_eq!(seen.len(), 9);
}

/// MIC-75, MIC-76, MIC-77: one level, whatever colonies and outposts there are, on a track that the planet has.
#[test]
fn the_bonus_is_one_level() {
    let mut s = Scene::new(2);
    s.colony(1, "N").outpost(1, "W").cargo(1, 2, 2, 2, 2).turn_of(1).draws(&["P6"]).act(1, "discover S");
    s.offers(1, &["raise biomass", "raise workforce", "raise minerals", "raise technology"])
        .act(1, "raise workforce");
    assert_eq!((s.planet_at("S").levels, s.at(1).cargo), (res(0, 1, 0, 0), res(2, 2, 2, 2)));
    assert_eq!(s.asked(), "ask-act", "and no action has been taken");
    let planets = r#"[(no: 6, id: "chloris", colour: Green, layout: "l2", needs: (workforce: 3, minerals: 3),
        untouched: [Gain(biomass: 1)], terraformed: [Gain(biomass: 2)], moon: [], station: [], source: "D: test")]"#;
    let pack = Pack::new([("planets.ron".to_owned(), planets.to_owned())]);
    let content = std::sync::Arc::new(Content::load(&pack).expect("a sound pack"));
    let mut s = Scene::of(content, 2, Options::default());
    s.draws(&["P6"]).act(1, "discover S").refuses(1, "raise biomass", 76).act(1, "raise minerals");
}

/// MIC-73: if the table says so the journey goes on after a discovery; what was entered stays closed.
#[test]
fn a_journey_may_go_on_after_a_discovery() {
    let on = || {
        let mut s = Scene::with(2, options(json!({"discovery_ends_move": false})));
        s.engines(1, 1).turn_of(1);
        s
    };
    let mut s = on();
    s.draws(&["P2"]).act(1, "discover S").act(1, "raise biomass");
    assert_eq!((s.asked(), s.state.journey.left), ("ask-travel-on", 3));
    s.refuses(1, "travel C.G", 63).act(1, "travel S.M");
    assert_eq!(s.space(1).to_string(), "S.M");
    let mut s = on();
    s.draws(&["P2"]).act(1, "discover S").act(1, "raise biomass").act(1, "done");
    assert_eq!((s.space(1).to_string().as_str(), s.asked()), ("S.P", "ask-act"));
    // A discovery further away is told step by step, and must be made.
    let mut s = on();
    s.refuses(1, "discover NE", 69).act(1, "step N.P").refuses(1, "travel N.M", 73).refuses(1, "done", 73);
    s.refuses(1, "step C.G", 73).draws(&["P3"]).act(1, "discover NE").act(1, "raise minerals");
    assert_eq!(s.state.journey.left, 2);
    s.refuses(1, "travel N.P", 63).act(1, "travel NE.M");
}

/// MIC-78: passing through is not landing.
#[test]
fn passing_through_is_not_landing() {
    let mut s = Scene::new(2);
    s.outpost(2, "N").turn_of(1).act(1, "travel N.M");
    assert_eq!(s.at(2).cargo, res(0, 0, 0, 0));
    let mut s = Scene::new(2);
    s.outpost(2, "N").turn_of(1).act(1, "travel N.P");
    assert_eq!(s.at(2).cargo, res(0, 1, 0, 0));
}

/// MIC-79, MIC-80: outposts pay the present side: the active player's first, then clockwise.
#[test]
fn outposts_pay_in_order() {
    let mut s = Scene::new(3);
    s.terraformed(&["N"]).outpost(1, "N").outpost(2, "N").outpost(3, "N").turn_of(2).act(2, "travel N.P");
    for number in [2, 3, 1] {
        assert_eq!((s.awaited(), s.asked()), (Some(number), "ask-gain"));
        s.act(number, "gain technology");
        assert_eq!(s.at(number).cargo, res(0, 1, 0, 1));
    }
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-act"));
}

/// MIC-81 to MIC-85: the resource comes first, then a card of the Cantina that may be declined.
#[test]
fn landing_upgrades() {
    for (space, upgrades, gained) in [
        ("N.S", ["biodome", "leisure-facilities"], res(0, 1, 0, 0)),
        ("N.M", ["space-mining", "mining-vehicles"], res(0, 0, 1, 0)),
    ] {
        let scene = |upgrades: &[&str], space: &str| {
            let mut s = Scene::new(2);
            s.unlocked(1, upgrades).ark(1, "N.P").turn_of(1).act(1, &format!("travel {space}"));
            s
        };
        let mut s = scene(&upgrades, space);
        assert_eq!((s.at(1).cargo, s.asked()), (gained, "ask-cantina-or-not"));
        s.act(1, "take C32").act(1, "place C32 lower");
        assert_eq!((s.crew(1), s.asked()), (1, "ask-crew"));
        let mut s = scene(&upgrades, space);
        s.act(1, "done");
        assert_eq!((s.crew(1), s.in_cantina().len(), s.asked()), (0, 3, "ask-act"));
        assert_eq!(scene(&upgrades[..1], space).asked(), "ask-act");
        assert_eq!(scene(&upgrades[1..], space).at(1).cargo, res(0, 0, 0, 0));
        // Elsewhere they give nothing.
        let other = if space == "N.S" { "N.M" } else { "N.S" };
        let s = scene(&upgrades, other);
        assert_eq!((s.at(1).cargo, s.asked()), (res(0, 0, 0, 0), "ask-act"));
    }
}
