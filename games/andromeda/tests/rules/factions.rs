//! Abilities of the factions, each by its precise reading (AND-82, AND-136).

use orrery_andromeda::ids::{Base, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::Place;
use orrery_core::{Game as _, SeatSet};
use orrery_testkit::Acts as _;

use crate::support::asks::{
    CHOOSE, DIPLOMACY, GAIN_ANY, MODULES, OPERATIONS, PREPARE, RESCUE, SCIENCE, SCRAP, WINDOW,
};
use crate::support::{Scene, quiet, seat};

/// Seat 1 of this faction launches a fighter at a transport of seat 2.
fn attack(faction: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.faction(1, faction).act(1, "launch fighter");
    scene
}

/// Tolzeed Bearers: with one module bought, the one that is discarded may lie in any column (AND-60).
#[test]
fn and_60_tolzeed_bearers_discard_anywhere() {
    for (faction, answer) in [("tolzeed_bearers", Ok(())), ("verdant_pact", Err(144))] {
        let mut scene = Scene::new(2);
        scene.base(Space::A1, Base::Maximus).stock(1, Resource::Titanium, 2).faction(1, faction);
        scene.act(1, "launch transport").act(1, "go A1").go_on();
        let bought = scene.state.display[Column::Industry as usize][0];
        scene.act(1, &format!("acquire {bought}"));
        assert!(scene.asked() == SCRAP);
        let other = scene.state.display[Column::Civilization as usize][0];
        assert_eq!(scene.check(1, &format!("scrap {other}")), answer, "{faction}");
    }
}

/// Synthetic Mecharons: energy for targeting beside energy for dice, also where a Plasma Wraith forbids the latter; a point
/// for a battle that is won.
#[test]
fn and_136_synthetic_mecharons() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("plasma_wraith", Space::A1);
    // The card keeps the preparation open.
    scene.faction(1, "synthetic_mecharons").stock(1, Resource::Energy, 3).hand(1, &["plasma_torpedoes"]);
    scene.act(1, "launch fighter").act(1, "go A1");
    scene.skip(|task| matches!(task, WINDOW | DIPLOMACY));
    assert_eq!((scene.asked(), scene.check(1, "spend 1")), (PREPARE, Err(187)));
    scene.act(1, "aim");
    let view = scene.game.view(&scene.state, SeatSet::NOBODY).battle.unwrap();
    assert_eq!((view.sides[0].targeting, scene.has(1, Resource::Energy)), (2, 2));
    scene.refuses(1, "aim", 136);
    scene.dice(&[6, 6, 1, 1, 1, 1]).act(1, "done").skip(quiet);
    assert_eq!((scene.vp(1), scene.has(1, Resource::Energy)), (1, 6), "the wraith's reward beside the point");
}

/// Myrr Hive: the limit is 1 above that of the track (AND-89).
#[test]
fn and_89_myrr_hive() {
    let mut scene = Scene::new(2);
    scene.faction(1, "myrr_hive");
    for (index, limit) in [(0, 6), (2, 7), (5, 8), (8, 9)] {
        scene.state.players[seat(1)].tracks[Track::Civilization as usize] = index;
        assert_eq!(scene.game.view(&scene.state, SeatSet::NOBODY).players[0].hand_limit, limit);
    }
}

/// Tessari Archivists: after the energy of the Main Reactor, before the other science modules.
#[test]
fn and_116_tessari_archivists() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).faction(1, "tessari_archivists");
    scene.module(1, "energy_cell");
    scene.act(1, "return").act(1, "activate science1");
    assert!(scene.asked() == CHOOSE);
    assert_eq!(scene.has(1, Resource::Energy), 2);
    scene.act(1, "way 1");
    assert_eq!((scene.has(1, Resource::Nanocarbon), scene.asked()), (1, SCIENCE));
}

/// Ossuan Nomads: every ship has attack (AND-42), and every launch with no own ship on the map brings 1 energy.
#[test]
fn and_42_ossuan_nomads() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).faction(1, "ossuan_nomads").ship(
        2,
        ShipKind::Transport,
        Space::A1,
    );
    scene.act(1, "launch transport");
    assert_eq!(scene.regions(1), ["A1", "A2"]);
    scene.act(1, "go A2").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 1);
    scene.planet(Space::A3, Track::Commerce, 0).turn_of(1).act(1, "launch transport").act(1, "go A3").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 1, "a subsequent launch");
    scene.turn_of(1).act(1, "return").act(1, "done").turn_of(1);
    scene.act(1, "launch transport").act(1, "go A2").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 2);
}

/// Drovak Forge Clans: a ship costs at least 1 titanium, also after another discount (AND-138); two repairs for one at the
/// Shipyard and the Shipwright, not elsewhere (AND-209).
#[test]
fn and_138_drovak_forge_clans() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).faction(1, "drovak_forge_clans");
    let line = scene.module(1, "assembly_line");
    scene.act(1, "return").stock(1, Resource::Titanium, 2);
    scene.act(1, &format!("activate {line}")).act(1, "build fighter");
    assert_eq!(scene.has(1, Resource::Titanium), 1, "3, and 1 less twice");
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Shipyard).stock(1, Resource::Titanium, 1).faction(1, "drovak_forge_clans");
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "way 1").act(1, "build transport");
    assert_eq!(scene.has(1, Resource::Titanium), 0, "not for nothing");

    let damaged = |scene: &mut Scene| {
        for row in [Column::Commerce, Column::Civilization] {
            scene.damage(1, Berth::base(row));
        }
    };
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Shipyard).faction(1, "drovak_forge_clans");
    damaged(&mut scene);
    scene
        .act(1, "launch transport")
        .act(1, "go A1")
        .act(1, "module commerce1")
        .act(1, "module civilization1");
    assert_eq!(scene.state.damaged_modules(seat(1)), 0);

    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).faction(1, "drovak_forge_clans");
    damaged(&mut scene);
    let gantry = scene.module(1, "repair_gantry");
    scene.act(1, "return").act(1, &format!("activate {gantry}")).act(1, "module commerce1");
    assert_eq!((scene.state.damaged_modules(seat(1)), scene.asked()), (1, MODULES));
}

/// Pulsewar Refugees: a step of supremacy for a lost battle, once in a turn and before tactical operations; a ship to the
/// barge as a return begins (AND-114).
#[test]
fn and_114_pulsewar_refugees() {
    let mut scene = attack("verdant_pact");
    scene.faction(2, "pulsewar_refugees").dice(&[6, 6, 1]).act(1, "go A1");
    assert_eq!((scene.asked(), scene.state.players[seat(2)].index(Track::Supremacy)), (OPERATIONS, 1));
    scene.act(2, "draw").skip(quiet);
    scene.planet(Space::A2, Track::Commerce, 0).ship(2, ShipKind::Transport, Space::A2).turn_of(2);
    scene.act(2, "return");
    assert_eq!(scene.asked(), RESCUE);
    scene.act(2, "repair-ship transport").act(2, "activate commerce1").act(2, "barge transport");
    assert_eq!(
        (scene.has(2, Resource::Credit), scene.state.players[seat(2)].count_all(Place::Scrapyard)),
        (1, 0)
    );
}

/// Quill Cartographers: voyage for any ship, within its range (AND-43); a nebula brings resources of choice (AND-35).
#[test]
fn and_43_quill_cartographers() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).ship(1, ShipKind::Transport, Space::A1);
    scene.faction(1, "quill_cartographers").stock(1, Resource::Energy, 1).act(1, "launch transport");
    assert_eq!((scene.check(1, "go N3"), scene.check(1, "go A2")), (Err(43), Ok(())));
    scene.act(1, "go N2").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 0);
    let Some((one, _)) = scene.looked_at() else { panic!("{:?}", scene.asked()) };
    scene.act(1, &format!("top {one}"));
    assert!(scene.asked() == GAIN_ANY);
    scene.act(1, "gain tactics").act(1, "gain credit");
    assert_eq!((scene.has(1, Resource::Tactics), scene.has(1, Resource::Credit)), (1, 1));
}

/// Astropirates of Nightmare Cove: a die more in the own turn only, up to the limit (AND-186); the winner takes a resource,
/// or has a credit.
#[test]
fn and_186_astropirates() {
    for (stock, gains) in [(1, "gain ice"), (0, "")] {
        let mut scene = attack("nightmare_cove_astropirates");
        scene.faction(2, "nightmare_cove_astropirates").stock(2, Resource::Ice, stock);
        scene.dice(&[6, 6, 6, 1]).act(1, "go A1");
        if !gains.is_empty() {
            scene.refuses(1, "gain credit", 88);
            scene.act(1, gains);
        }
        scene.skip(quiet);
        assert_eq!(scene.state.turn.seat, seat(2), "three dice and one were thrown");
        let taken =
            [scene.has(1, Resource::Ice), scene.has(2, Resource::Ice), scene.has(1, Resource::Credit)];
        assert_eq!(taken, [stock, 0, 1 - stock]);
    }
}

/// Verdant Pact: a point for leaders that come, once in a turn, by whatever effect (AND-77).
#[test]
fn and_77_verdant_pact() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).leaders(1, Space::N1, 3);
    scene.hand(1, &["field_promotion"]).act(1, "play field_promotion").act(1, "recruit N1");
    scene.act(1, "recruit N1");
    assert_eq!((scene.vp(1), scene.state.players[seat(1)].station), (1, 8));
    let rows = |scene: &Scene| scene.game.standing(&scene.state, SeatSet::NOBODY).columns[0].total;
    let before = rows(&scene);
    scene.state.players[seat(1)].station = 7;
    assert_eq!(rows(&scene), before - 2, "AND-233: 2 points for each leader on the station");
}

/// Null Engineers: after energy alone the row still has no ship (AND-111); never the Main Reactor (AND-116). Damaged modules
/// take nothing from their event points (AND-215).
#[test]
fn and_111_null_engineers() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).stock(1, Resource::Energy, 3);
    scene.module(1, "clearing_bank");
    scene.faction(1, "null_engineers").act(1, "return").act(1, "activate commerce1").act(1, "energy");
    assert!(scene.may(1, "activate commerce2"), "by the ship");
    scene.act(1, "activate industry1").act(1, "way 2");
    scene.refuses(1, "activate commerce2", 111);
    scene.refuses(1, "activate science1", 116);

    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).faction(1, "null_engineers").damage(1, Berth::base(Column::Commerce));
    scene.state.players[seat(1)].tracks[Track::Industry as usize] = 5;
    scene.event_waits("titanium_rain");
    scene.act(1, "launch transport").act(1, "go A1").act(1, "first event");
    assert_eq!(scene.vp(1), 8);
}
