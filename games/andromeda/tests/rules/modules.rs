//! Single modules whose effect is more than a gain (AND-109 to AND-122).

use orrery_andromeda::ids::{Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::Place;
use orrery_core::{Game as _, SeatSet};
use orrery_testkit::Acts as _;

use crate::support::asks::{DISCARD_CARDS, MODULES, POWER};
use crate::support::{Scene, moon, seat};

/// A return of seat 1 with this module and one transport on an industry planet.
fn returning(id: &str) -> (Scene, Berth) {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).ship(1, ShipKind::Transport, Space::A1);
    let berth = scene.module(1, id);
    (scene, berth)
}

fn activate(scene: &mut Scene, berth: Berth) {
    scene.act(1, "return").act(1, &format!("activate {berth}"));
}

/// Recycling Plant: a titanium for each own ship in the scrapyard or on the barge, 2 at most, beside the first one.
#[test]
fn and_109_the_recycling_plant() {
    for (scrapped, barged, titanium) in [(0, 0, 1), (1, 0, 2), (1, 1, 3), (2, 1, 3)] {
        let (mut scene, plant) = returning("recycling_plant");
        for _ in 0..3 {
            scene.build(1, ShipKind::Transport);
        }
        for (count, place) in [(scrapped, Place::Scrapyard), (barged, Place::Barge)] {
            for _ in 0..count {
                scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, place);
            }
        }
        activate(&mut scene, plant);
        if scene.asked() == POWER {
            scene.act(1, "ship transport A1");
        }
        assert_eq!(scene.has(1, Resource::Titanium), titanium, "{scrapped} {barged}");
    }
}

/// Trade Consortium: a point for each own undamaged commerce module, the Treasury included, 5 at most.
#[test]
fn and_109_the_trade_consortium() {
    for (more, damaged, points) in [(0, false, 2), (2, false, 4), (2, true, 3), (5, false, 5)] {
        let (mut scene, consortium) = returning("trade_consortium");
        for _ in 0..more {
            scene.module(1, "clearing_bank");
        }
        scene.module(2, "clearing_bank");
        if damaged {
            scene.damage(1, Berth::base(Column::Commerce));
        }
        activate(&mut scene, consortium);
        assert_eq!(scene.vp(1), points);
    }
}

/// Futures Desk: two cards come, then one goes, whichever.
#[test]
fn and_109_the_futures_desk() {
    let (mut scene, desk) = returning("futures_desk");
    scene.hand(1, &["golden_age"]);
    activate(&mut scene, desk);
    assert_eq!((scene.asked(), scene.count(), scene.has(1, Resource::Tactics)), (DISCARD_CARDS, 1, 3));
    assert!(!scene.may(1, "done"));
    scene.act(1, "card golden_age");
    assert_eq!((scene.has(1, Resource::Tactics), scene.asked()), (2, MODULES));
}

/// Survey Array: a planet with an own development or still an own ship; AND-112: the ship that is gone does not count.
#[test]
fn and_112_the_survey_array() {
    let (mut scene, array) = returning("survey_array");
    activate(&mut scene, Berth::base(Column::Science));
    assert_eq!((scene.asked(), scene.has(1, Resource::Titanium)), (MODULES, 0), "nothing is left");
    scene.refuses(1, &format!("activate {array}"), 116);

    let (mut scene, array) = returning("survey_array");
    scene.planet(Space::A2, Track::Civilization, 0).planet(Space::A3, Track::Commerce, 0);
    scene.state.planets[12].owner = Some(seat(1));
    scene.state.planets[9].owner = Some(seat(2));
    activate(&mut scene, Berth::base(Column::Science));
    scene.act(1, &format!("activate {array}"));
    assert_eq!((scene.has(1, Resource::Ice), scene.has(1, Resource::Credit)), (1, 0));
}

/// Prediction Engine: a look at two event cards (AND-56), and a point.
#[test]
fn and_56_the_prediction_engine() {
    let (mut scene, engine) = returning("prediction_engine");
    activate(&mut scene, Berth::base(Column::Science));
    scene.act(1, &format!("activate {engine}"));
    let Some((_, other)) = scene.looked_at() else { panic!("{:?}", scene.asked()) };
    assert_eq!(scene.game.ask(&scene.state, seat(1)).audience, SeatSet::only(seat(1)));
    scene.act(1, &format!("top {other}"));
    assert_eq!(scene.vp(1), 1);
}

/// Recruitment Office: up to two leaders from anywhere, with no ship there (AND-77), and a point in any case.
#[test]
fn and_77_the_recruitment_office() {
    for recruits in [0, 1, 2] {
        let (mut scene, office) = returning("recruitment_office");
        scene.faction(1, "null_engineers").leaders(1, Space::N1, 3);
        activate(&mut scene, office);
        for _ in 0..recruits {
            scene.act(1, "recruit N1");
        }
        if recruits < 2 {
            scene.act(1, "done");
        }
        assert_eq!((scene.state.players[seat(1)].station, scene.vp(1)), (6 + recruits, 1));
    }
}

/// AND-73, AND-123: the Museum of Moons stores a moon for 2 points and is never activated.
#[test]
fn and_123_the_museum_of_moons() {
    let (mut scene, museum) = returning("museum_of_moons");
    scene.claimed(1, &["r5"]).act(1, "set r5").act(1, &format!("into {museum}"));
    assert_eq!((scene.vp(1), scene.state.slot(seat(1), museum).unwrap().moon), (2, Some(moon("r5"))));
    scene.act(1, "return");
    scene.refuses(1, &format!("activate {museum}"), 123);
}

/// AND-119: everything on the moon of an output socket comes each time, points too; AND-120: not in addition to itself.
#[test]
fn and_119_the_embassy_bazaar() {
    let (mut scene, bazaar) = returning("embassy_bazaar");
    scene.set(1, bazaar, "o4");
    activate(&mut scene, bazaar);
    assert_eq!((scene.vp(1), scene.has(1, Resource::Titanium)), (2, 1));
}

/// AND-122: what is paid brings something; the cost is all paid or the module stays.
#[test]
fn and_122_costs_of_modules() {
    for (id, resource, cost, gains) in [
        (
            "weapons_foundry",
            Resource::Titanium,
            1,
            [(Resource::Tactics, 1), (Resource::Energy, 2)].as_slice(),
        ),
        ("commodity_exchange", Resource::Credit, 1, &[(Resource::Titanium, 1), (Resource::Ice, 1)]),
        ("index_extractor", Resource::Energy, 2, &[(Resource::Credit, 1)]),
    ] {
        let (mut scene, berth) = returning(id);
        scene.stock(1, resource, cost - 1).act(1, "return");
        assert_eq!(scene.check(1, &format!("activate {berth}")), Err(122), "{id}");
        scene.stock(1, resource, cost).act(1, &format!("activate {berth}"));
        assert_eq!(scene.has(1, resource), 0, "{id}");
        for (gained, amount) in gains {
            assert_eq!(scene.has(1, *gained), *amount, "{id}");
        }
    }
}

/// AND-232: what each end-game module counts.
#[test]
fn and_232_end_game_modules() {
    let mut scene = Scene::new(2);
    scene.faction(1, "null_engineers").station(1, 4).hand(1, &["golden_age", "mercenaries"]);
    scene.stock(1, Resource::Credit, 3).stock(1, Resource::Energy, 5);
    for planet in [0, 3] {
        scene.state.planets[planet].owner = Some(seat(1));
    }
    for id in ["energy_cell", "titanium_smelter", "titanium_smelter", "clearing_bank"] {
        scene.module(1, id);
    }
    scene.build(1, ShipKind::Transport).ship(1, ShipKind::Fighter, Space::N1);
    let player = &mut scene.state.players[seat(1)];
    player.move_ship(ShipKind::Transport, Place::Hangar, Place::Development);
    (player.face_up[0], player.face_down[1]) = (1, 1);
    player.tracks[Track::Supremacy as usize] = 3;
    player.upgrades[3] = Some(crate::support::upgrade("bastion"));
    player.operations = Some(moon("y1"));
    let total = |scene: &Scene| scene.game.standing(&scene.state, SeatSet::NOBODY).columns[0].total;
    for (id, points) in [
        ("ministry_of_lands", 4 + 2 * 2),
        ("cognitive_collective", 3 + 2),
        ("ministry_of_science", 3 + 2),
        ("ministry_of_industry", 3 + 3),
        ("ministry_of_trade", 3 + 2),
        ("hall_of_peoples", 2 + 2),
        ("admiralty", 2 + 4),
        ("leaders_academy", 3 + 4),
        ("war_memorial", 2 + 3),
        ("grand_archive", 4 + 2),
        ("museum_of_moons", 3 + 1),
        ("engineers_senate", 3 + 2),
        ("treasury_of_nations", 3 + 3),
        ("power_council", 3 + 2),
    ] {
        let mut with = Scene::new(2);
        with.state = scene.state;
        with.module(1, id);
        assert_eq!(total(&with) - total(&scene), points, "{id}");
    }
    scene.state.players[seat(1)].tracks[Track::Supremacy as usize] = 9;
    let before = total(&scene);
    scene.module(1, "war_memorial");
    assert_eq!(total(&scene) - before, 8, "at most");
}
