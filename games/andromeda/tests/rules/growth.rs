//! Modules, ships, developments, tracks, damage.

use orrery_andromeda::ids::{Base, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::Place;
use orrery_core::{Game as _, SeatSet, Set};
use orrery_testkit::Acts as _;

use crate::support::asks::{DRAW_UP, UPGRADE};
use crate::support::{Scene, module, seat};

fn returning() -> Scene {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]);
    scene.ship(1, ShipKind::Transport, Space::A1).ship(1, ShipKind::Transport, Space::A2).turn_of(1);
    scene
}

/// AND-108 to AND-110, AND-112, AND-115, AND-124: one activation each, ships leave the map one at a time.
#[test]
fn and_110_a_module_once() {
    let mut scene = returning();
    scene.leaders(1, Space::A1, 1).act(1, "return").act(1, "activate commerce1");
    assert_eq!(
        scene.legal(1),
        ["ship transport A1", "ship transport A2"],
        "not from the hangar, and no energy"
    );
    scene.act(1, "ship transport A1");
    scene.refuses(1, "activate commerce1", 110);
    assert_eq!(scene.check(1, "recruit A1"), Err(77), "the ship has left A1");
}

/// AND-121 to AND-123: what works, what would do nothing, what is never activated.
#[test]
fn and_122_no_effect_no_activation() {
    let mut scene = returning();
    let garden = scene.module(1, "garden_district");
    let lands = scene.module(1, "ministry_of_lands");
    let dock = scene.module(1, "service_dock");
    scene.act(1, "return");
    assert_eq!(scene.check(1, &format!("activate {garden}")), Err(122), "an empty output socket alone");
    scene.refuses(1, &format!("activate {lands}"), 123);
    assert!(scene.may(1, &format!("activate {dock}")), "the rest of it works");
}

/// AND-128, AND-129, AND-155, AND-156, AND-158 to AND-160, AND-162, AND-163, AND-165: the Architect builds.
#[test]
fn and_129_the_architect() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).planet(Space::A2, Track::Science, 0);
    scene.ship(1, ShipKind::Transport, Space::A1).ship(1, ShipKind::Transport, Space::A2).turn_of(1);
    scene.stock(1, Resource::Titanium, 3).act(1, "return").act(1, "activate civilization1");
    scene.act(1, "ship transport A2").act(1, "way 2").act(1, "go A1");
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.station, player.spent, scene.vp(1)), (7, 2, 2), "leaders on stations do not score");
    assert_eq!((player.index(Track::Industry), player.face_up[1]), (1, 1));
    scene.act(1, "done");
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.count_all(Place::Development), player.count_all(Place::Hangar)), (1, 2));
    scene.turn_of(2).act(2, "launch transport");
    assert!(scene.regions(2).contains(&"A1".to_owned()), "everybody may still go there");
}

/// AND-131, AND-154: only transports settle.
#[test]
fn and_131_only_transports_settle() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Office).planet(Space::A2, Track::Industry, 0).planet(
        Space::A3,
        Track::Science,
        0,
    );
    scene.ship(1, ShipKind::Fighter, Space::A2).stock(1, Resource::Titanium, 3).act(1, "launch transport");
    scene.refuses(1, "go A1", 45);
}

/// AND-137 to AND-139: ships are built while figures are left.
#[test]
fn and_138_ships_run_out() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Shipyard).stock(1, Resource::Titanium, 5).build(1, ShipKind::Fighter);
    scene.act(1, "launch transport").act(1, "go A1").act(1, "way 1");
    scene.refuses(1, "build fighter", 138);
    scene.act(1, "build cruiser");
    assert_eq!(scene.has(1, Resource::Titanium), 1);
}

/// AND-144 to AND-146, AND-149, AND-EX6: for nothing, for its column's cost, with its damage; an empty deck.
#[test]
fn and_146_modules_come_damaged() {
    let mut scene = returning();
    scene.state.players[seat(1)].face_up[Track::Civilization as usize] = 1;
    scene.state.display[0][0] = module("antimatter_vault");
    scene.state.module_decks[0] = orrery_core::Bag::EMPTY;
    scene.act(1, "use civilization").act(1, "acquire antimatter_vault");
    let slot = scene.state.row(seat(1), Column::Science)[1];
    assert_eq!((slot.module, slot.damage), (module("antimatter_vault"), 1));
    assert_eq!(scene.state.display[0].len(), 2);
    scene.hand(1, &["precursor_signal"]).stock(1, Resource::Titanium, 2).act(1, "play precursor_signal");
    let (industry, science) = (scene.state.display[1][0], scene.state.display[0][0]);
    scene.refuses(1, &format!("acquire {science}"), 144);
    scene.act(1, &format!("acquire {industry}"));
    assert_eq!(scene.has(1, Resource::Titanium), 0);
}

/// AND-166 to AND-168, AND-170, AND-172, AND-173, AND-175: spaces of the tracks.
#[test]
fn and_166_spaces_of_tracks() {
    let step = |track: Track, from: u8| {
        let mut scene = Scene::new(2);
        scene.state.players[seat(1)].tracks[track as usize] = from;
        scene.state.players[seat(1)].tokens = Set::from_bits(1);
        scene.act(1, "token breakthrough");
        if scene.check(1, &format!("advance {track}")).is_err() {
            scene.refuses(1, &format!("advance {track}"), 167);
            return scene;
        }
        scene.act(1, &format!("advance {track}"));
        assert_eq!(scene.state.players[seat(1)].index(track), usize::from(from) + 1);
        scene
    };
    assert_eq!(step(Track::Science, 3).state.marker, orrery_andromeda::state::Marker::Track(6));
    assert_eq!(step(Track::Industry, 1).asked(), UPGRADE);
    assert_eq!(step(Track::Civilization, 1).asked(), DRAW_UP);
    let full = step(Track::Commerce, 9);
    assert_eq!(full.state.players[seat(1)].index(Track::Commerce), 9);
    let mut stash = step(Track::Commerce, 3);
    let before = stash.game.standing(&stash.state, SeatSet::NOBODY).columns[0].total;
    stash.stock(1, Resource::Ice, 3);
    assert_eq!(stash.game.standing(&stash.state, SeatSet::NOBODY).columns[0].total, before + 3);
    let mut drawn = step(Track::Civilization, 1);
    drawn.act(1, "draw");
    assert_eq!(drawn.has(1, Resource::Tactics), 6);
}

/// AND-201, AND-204 to AND-207, AND-209: shields, scrapyard, modules, and repairs one by one.
#[test]
fn and_209_repairs() {
    let mut scene = returning();
    scene.build(1, ShipKind::Cruiser).damage(1, Berth::base(Column::Commerce));
    scene.state.players[seat(1)].figure_mut(ShipKind::Cruiser).damage = 1;
    scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Scrapyard);
    scene.hand(1, &["emergency_repairs"]).act(1, "play emergency_repairs");
    assert_eq!(scene.legal(1), ["repair-ship transport", "repair-shield cruiser", "module commerce1"]);
    scene.act(1, "repair-shield cruiser").act(1, "repair-ship transport");
    assert_eq!(scene.state.players[seat(1)].count_all(Place::Barge), 1);
    assert_eq!(scene.state.damaged_modules(seat(1)), 1, "AND-206");
    scene.act(1, "return").act(1, "done");
    assert_eq!(scene.state.players[seat(1)].count_all(Place::Barge), 0, "AND-204");
}

/// AND-205: the owner names the module; a card may keep the damage away. AND-220 allows it in an event.
#[test]
fn and_205_module_damage() {
    let mut scene = Scene::with(2, r#"{"event_deck": "cosmic_twilight"}"#);
    scene.planets(&[Space::A1]).hand(2, &["sealed_bulkheads"]);
    let storm = scene.game.content().events.iter().find(|(_, row)| row.id == "ion_storm").unwrap().0;
    scene.state.events.put_on_top(orrery_core::Known::to(storm, SeatSet::NOBODY));
    scene.state.marker = orrery_andromeda::state::Marker::Mat;
    scene.act(1, "launch transport").act(1, "go A1").act(1, "first event").act(1, "module science1");
    assert_eq!(scene.state.damaged_modules(seat(1)), 1);
    scene.act(2, "play sealed_bulkheads");
    assert_eq!((scene.state.damaged_modules(seat(2)), scene.has(2, Resource::Tactics)), (0, 1));
}
