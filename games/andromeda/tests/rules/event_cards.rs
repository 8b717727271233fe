//! What single event cards do (AND-214 to AND-220).

use orrery_andromeda::ids::{Base, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::{Marker, Place};
use orrery_core::{Game as _, SeatSet};
use orrery_testkit::Acts as _;

use crate::support::asks::{DAMAGE_MODULE, WINDOW, reacts};
use crate::support::{Scene, seat};

/// Seat 1 launches to E5, and this card comes at the end of the turn.
fn event(id: &str, prepare: impl FnOnce(&mut Scene)) -> Scene {
    let mut scene = Scene::with(2, r#"{"raider_d": "first", "raider_b": "second", "raider_c": "first"}"#);
    scene.planet(Space::E5, Track::Supremacy, 0).top(Space::E5, "r5").base(Space::C1, Base::Shipyard);
    scene.event_waits(id);
    prepare(&mut scene);
    scene.act(1, "launch transport").act(1, "go E5").skip(|task| task == WINDOW || reacts(task));
    scene.act(1, "first event");
    scene
}

/// Lost Convoy: a credit on each of four bases, not on the fields.
#[test]
fn and_80_lost_convoy() {
    let scene = event("lost_convoy", |scene| {
        for (space, base) in [
            (Space::A1, Base::Monolith),
            (Space::A2, Base::Hub),
            (Space::A3, Base::Maximus),
            (Space::A4, Base::Odessa),
            (Space::A5, Base::Office),
        ] {
            scene.base(space, base);
        }
    });
    let credits = |space: Space| scene.state.extra[space][Resource::Credit as usize];
    let spaces = [Space::A1, Space::A2, Space::A5, Space::C1, Space::A3, Space::A4];
    assert_eq!(spaces.map(credits), [1, 1, 1, 1, 0, 0]);
}

/// Great Pilgrimage: a leader from anywhere, who need not come.
#[test]
fn and_217_great_pilgrimage() {
    let mut scene = event("great_pilgrimage", |scene| {
        scene.leaders(1, Space::N1, 1).leaders(2, Space::N2, 2);
    });
    assert_eq!(scene.legal(1), ["recruit N1", "done"]);
    scene.act(1, "done").act(2, "recruit N2");
    assert_eq!([1, 2].map(|number| scene.state.players[seat(number)].station), [8, 8]);
}

/// Celestial Alignment: the printed resource of a planet with an own ship, or an energy.
#[test]
fn and_217_celestial_alignment() {
    let mut scene = event("celestial_alignment", |scene| {
        scene.ship(2, ShipKind::Vessel, Space::N1);
    });
    assert_eq!(
        (scene.has(1, Resource::Tactics), scene.has(2, Resource::Energy)),
        (1, 1),
        "E5, and no planet"
    );
    scene = event("celestial_alignment", |scene| {
        scene.planet(Space::A1, Track::Industry, 0).planet(Space::A2, Track::Civilization, 0);
        scene.ship(2, ShipKind::Transport, Space::A1).ship(2, ShipKind::Transport, Space::A2);
    });
    assert_eq!(scene.regions(2), ["A1", "A2"]);
    scene.act(2, "go A2");
    assert_eq!((scene.has(2, Resource::Ice), scene.has(2, Resource::Titanium)), (1, 0));
}

/// Gravity Collapse: whoever has a ship on the map pays an energy or has one hit; Deflector Burst keeps that away.
#[test]
fn and_220_gravity_collapse() {
    let with = |energy: u8, hand: &[&str]| {
        let hand = hand.to_vec();
        event("gravity_collapse", |scene| {
            scene.stock(1, Resource::Energy, energy).stock(2, Resource::Energy, 1).hand(1, &hand);
        })
    };
    let mut scene = with(1, &[]);
    assert_eq!(scene.legal(1), ["way 1", "way 2"], "whoever can pay may still suffer");
    scene.act(1, "way 1").go_on();
    assert_eq!(
        (scene.has(1, Resource::Energy), scene.state.turn.seat),
        (0, seat(2)),
        "seat 2 has no ship there"
    );
    let mut scene = with(0, &[]);
    scene.act(1, "ship transport E5");
    assert_eq!(scene.state.players[seat(1)].count_all(Place::Scrapyard), 1);
    let mut scene = with(0, &["deflector_burst"]);
    scene.act(1, "play deflector_burst");
    assert_eq!(scene.state.players[seat(1)].count_all(Place::At(Space::E5)), 1);
}

/// Mutiny: one of two leaders or more goes off; the last one stays.
#[test]
fn and_217_mutiny() {
    let scene = event("mutiny", |scene| {
        scene.station(1, 2).station(2, 1);
    });
    assert_eq!([1, 2].map(|number| scene.state.players[seat(number)].station), [1, 1]);
}

/// AND-97, Raider Frenzy: the one that is summoned, and two more as far as there are standees.
#[test]
fn and_97_raider_frenzy() {
    for (before, after) in [(0, 3), (1, 4), (3, 4)] {
        let scene = event("raider_frenzy", |scene| {
            for _ in 0..before {
                scene.raider("vorticon_raiders", Space::N2);
            }
        });
        assert_eq!(scene.state.raiders.swarm.len(), after);
    }
}

/// Market Crash, Dark Signal, Great Famine: pay or lose points, never below 0 (AND-37); moons pay nothing (AND-262).
#[test]
fn and_262_pay_or_lose_points() {
    for (card, resource, loss) in [("market_crash", Resource::Credit, 2), ("great_famine", Resource::Ice, 3)]
    {
        let mut scene = event(card, |scene| {
            scene.stock(1, resource, 1).claimed(2, &["y1", "b1"]);
            scene.state.players[seat(1)].vp = 9;
            scene.state.players[seat(2)].vp = 1;
        });
        assert_eq!(scene.legal(1), ["way 1", "way 2"]);
        let asked = scene.state;
        scene.act(1, "way 1");
        assert_eq!((scene.has(1, resource), scene.vp(1), scene.vp(2)), (0, 9, 0), "seat 2 has no choice");
        scene.state = asked;
        scene.act(1, "way 2");
        assert_eq!((scene.has(1, resource), scene.vp(1)), (1, 9 - loss));
    }
    let mut scene = event("market_crash", |scene| {
        scene.claimed(1, &["y1"]).state.players[seat(1)].vp = 9;
    });
    scene.go_on();
    assert_eq!(
        (scene.vp(1), scene.state.turn.seat),
        (7, seat(2)),
        "the own moon pays nothing inside an event"
    );
    let mut scene = event("dark_signal", |scene| {
        scene.hand(1, &["golden_age", "supply_drop"]);
        scene.state.players[seat(2)].vp = 5;
    });
    scene.act(1, "way 1").act(1, "card golden_age");
    assert_eq!((scene.has(1, Resource::Tactics), scene.vp(2)), (1, 3));
}

/// Supernova: down to four energy.
#[test]
fn and_217_supernova() {
    let scene = event("supernova", |scene| {
        scene.stock(1, Resource::Energy, 9).stock(2, Resource::Energy, 3);
    });
    assert_eq!([1, 2].map(|number| scene.has(number, Resource::Energy)), [4, 3]);
}

/// Metal Fatigue: a titanium or a damaged module; with all modules damaged the second way costs nothing.
#[test]
fn and_205_metal_fatigue() {
    let mut scene = event("metal_fatigue", |scene| {
        scene.stock(1, Resource::Titanium, 1);
        for column in Column::ALL {
            scene.damage(1, Berth::base(*column));
        }
    });
    assert_eq!(scene.legal(1), ["way 1", "way 2"]);
    scene.act(1, "way 2");
    assert_eq!((scene.has(1, Resource::Titanium), scene.state.damaged_modules(seat(1))), (1, 4));
    assert_eq!((scene.asked(), scene.game.awaiting(&scene.state)), {
        (DAMAGE_MODULE, SeatSet::only(seat(2)))
    });
}

/// AND-148, Embargo: the bottom module of each column goes under its deck, and a new one comes.
#[test]
fn and_148_embargo() {
    let mut before = None;
    let scene = event("embargo", |scene| before = Some(scene.state.display));
    for (column, before) in before.unwrap().iter().enumerate() {
        let after = &scene.state.display[column];
        assert_eq!((after[0], after[1], after.len()), (before[1], before[2], 3));
        assert_eq!(scene.state.module_bottoms[column].as_slice(), [before[0]]);
    }
}

/// Engineers' Guild: a repair for each, and a point for whoever has nothing to repair (AND-208).
#[test]
fn and_208_engineers_guild() {
    let mut scene = event("engineers_guild", |scene| {
        scene.damage(1, Berth::base(Column::Science));
    });
    assert_eq!(scene.legal(1), ["module science1"]);
    scene.act(1, "module science1");
    assert_eq!([1, 2].map(|number| scene.vp(number)), [0, 1]);
}

/// AND-215: Null Engineers score a track as if nothing were damaged.
#[test]
fn and_215_null_engineers() {
    let scene = event("titanium_rain", |scene| {
        for number in [1, 2] {
            scene.state.players[seat(number)].tracks[Track::Industry as usize] = 3;
            scene.damage(number, Berth::base(Column::Science));
        }
        scene.faction(1, "null_engineers");
    });
    assert_eq!([1, 2].map(|number| scene.vp(number)), [4, 3]);
}

/// AND-210, AND-217: steps of the marker during an event are lost: nothing is pending afterwards.
#[test]
fn and_218_one_event_in_a_turn() {
    let mut scene = event("frozen_shower", |_| ());
    scene.go_on();
    assert!(matches!(scene.state.marker, Marker::Track(_)));
    assert_eq!(scene.state.turn.seat, seat(2));
}
