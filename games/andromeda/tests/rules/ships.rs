//! Ships, upgrade tiles and what single tiles can do (AND-131 to AND-143).

use orrery_andromeda::content::Skill;
use orrery_andromeda::ids::{Base, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::Place;
use orrery_core::{Game as _, SeatSet, Set};
use orrery_testkit::Acts as _;

use crate::support::asks::{ESCALATE, RAID, UPGRADE, WINDOW};
use crate::support::{Scene, moon, quiet, seat, upgrade};

/// Seat 1 has this tile in its hangar and a ship of its type besides.
fn upgraded(id: &str) -> Scene {
    let mut scene = Scene::new(2);
    let tile = upgrade(id);
    let kind = scene.game.content().upgrades[tile].ship;
    scene.state.players[seat(1)].upgrades[kind as usize] = Some(tile);
    if kind != ShipKind::Transport {
        scene.build(1, kind);
    }
    scene.planet(Space::A1, Track::Industry, 0);
    scene
}

/// AND-140: a tile may be left in the reserve; AND-141: so may the ship that could be built.
#[test]
fn and_140_an_upgrade_is_optional() {
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].tokens = Set::from_bits(1 << 2);
    let mut other = Scene::new(2);
    other.state = scene.state;
    scene.act(1, "token war_machine").act(1, "done");
    assert_eq!(scene.state.players[seat(1)].upgrades, [None; 4]);
    let tile = other.state.players[seat(1)].tiles[3];
    other.stock(1, Resource::Titanium, 4).act(1, "token war_machine").act(1, &format!("upgrade {tile}"));
    scene.state = other.state;
    other.act(1, "done");
    let player = &other.state.players[seat(1)];
    assert_eq!((player.upgrades[3], player.figure(ShipKind::Cruiser).place), (Some(tile), Place::Reserve));
    scene.act(1, "yes");
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Cruiser).place, Place::Hangar);
    assert_eq!(scene.has(1, Resource::Titanium), 4, "for nothing");
}

/// AND-122: whoever activates a module that does nothing but upgrade places a tile.
#[test]
fn and_122_a_module_upgrades() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1);
    let bay = scene.module(1, "retrofit_bay");
    scene.act(1, "return").act(1, &format!("activate {bay}"));
    assert_eq!((scene.asked(), scene.check(1, "done")), (UPGRADE, Err(122)));
}

/// AND-142: a type is upgraded once, though two tiles of it are there; AND-19: no tile of anybody else.
#[test]
fn and_142_each_type_once() {
    let mut scene = Scene::new(2);
    scene.faction(1, "lumen_choir");
    scene.state.players[seat(1)].tiles =
        ["long_hauler", "aegis_fighter", "phase_ship", "bastion"].map(upgrade);
    scene.state.players[seat(1)].tokens = Set::from_bits(1 << 2);
    scene.act(1, "token war_machine");
    scene.refuses(1, "upgrade carrier", 140);
    scene.act(1, "upgrade pilgrim_ark");
    scene.state.players[seat(1)].tokens = Set::from_bits(1 << 2);
    scene.turn_of(1).act(1, "token war_machine");
    scene.refuses(1, "upgrade long_hauler", 142);
}

/// AND-136: what a launch brings by the ship that is launched.
#[test]
fn and_136_launched_ships() {
    let mut scene = upgraded("tolzeed_carrier");
    scene.base(Space::A2, Base::Shipyard).act(1, "launch transport").act(1, "go A2").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 1, "at a base");
    let mut scene = upgraded("tolzeed_carrier");
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 0, "not at a planet");

    let mut scene = upgraded("mind_ship");
    scene.act(1, "launch vessel").act(1, "go A1").go_on();
    assert_eq!(scene.has(1, Resource::Tactics), 1);
    let mut scene = upgraded("mind_ship");
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.has(1, Resource::Tactics), 0, "another ship");

    for (tile, kind) in [("nebula_hauler", "transport"), ("deep_scanner", "vessel")] {
        let mut scene = upgraded(tile);
        scene.act(1, &format!("launch {kind}")).act(1, "go N1").go_on();
        assert_eq!(scene.has(1, Resource::Energy), 1, "{tile} in a nebula");
        let mut scene = upgraded(tile);
        scene.act(1, &format!("launch {kind}")).act(1, "go A1").go_on();
        assert_eq!(scene.has(1, Resource::Energy), 0, "{tile} elsewhere");
    }

    let mut scene = upgraded("collector");
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Titanium)), (1, 1));
}

/// The Harvester also gains the printed resource of a planet with a moon; without one only what AND-55 says.
#[test]
fn and_136_the_harvester() {
    let mut scene = upgraded("harvester");
    scene.top(Space::A1, "o3").act(1, "launch vessel").act(1, "go A1").go_on();
    assert_eq!(scene.state.players[seat(1)].claimed.as_slice(), [moon("o3")]);
    assert_eq!(scene.has(1, Resource::Titanium), 1);
    let mut scene = upgraded("harvester");
    scene.act(1, "launch vessel").act(1, "go A1").go_on();
    assert_eq!(scene.has(1, Resource::Titanium), 1);
}

/// The Flying Laboratory brings nanocarbon when it activates a module itself.
#[test]
fn and_136_the_flying_laboratory() {
    let mut scene = upgraded("flying_laboratory");
    scene.planet(Space::A2, Track::Commerce, 0).ship(1, ShipKind::Transport, Space::A1);
    scene.ship(1, ShipKind::Vessel, Space::A2).act(1, "return").act(1, "activate commerce1");
    scene.act(1, "ship transport A1");
    assert_eq!(scene.has(1, Resource::Nanocarbon), 0);
    scene.act(1, "activate industry1");
    assert_eq!(scene.has(1, Resource::Nanocarbon), 1);
}

/// AND-106 gives way to two tiles: no raid for a Pathfinder in a nebula, and one by choice for a Stealth Fighter.
#[test]
fn and_106_ships_without_raids() {
    let mut scene = upgraded("pathfinder");
    scene.raider("corsair_blade", Space::N1).act(1, "launch vessel").act(1, "go N2").go_on();
    let Some((one, _)) = scene.looked_at() else { panic!("{:?}", scene.asked()) };
    scene.act(1, &format!("top {one}"));
    assert_eq!((scene.state.raiders.single[0], scene.state.turn.seat), (Some(Space::N1), seat(2)));
    let mut scene = upgraded("pathfinder");
    scene.raider("corsair_blade", Space::N1).hand(1, &["supply_drop"]);
    scene.act(1, "launch vessel").act(1, "go A1").act(1, "done").act(1, "done");
    assert_eq!(scene.state.raiders.single[0], Some(Space::A1), "elsewhere they come");

    for (answer, place) in [("done", Space::N1), ("raid A", Space::A1)] {
        let mut scene = upgraded("stealth_fighter");
        scene.raider("corsair_blade", Space::N1).hand(1, &["supply_drop"]);
        scene.act(1, "launch fighter").act(1, "go A1").act(1, "done").act(1, "done");
        assert_eq!(scene.asked(), RAID);
        scene.act(1, answer);
        assert_eq!(scene.state.raiders.single[0], Some(place));
    }
}

/// Privateer and Salvage Cruiser: for a battle that is won with the ship in it.
#[test]
fn and_136_spoils_of_ships() {
    for (tile, kind, dice) in
        [("privateer", "fighter", [6, 6, 1].as_slice()), ("salvage_cruiser", "cruiser", &[6, 6, 6, 1])]
    {
        for here in [true, false] {
            let mut scene = upgraded(tile);
            scene.planet(Space::E5, Track::Commerce, 0).ship(2, ShipKind::Transport, Space::A1);
            scene.faction(1, "ossuan_nomads").build(1, ShipKind::Vessel);
            let launched = if here { kind } else { "vessel" };
            let dice = if here { dice } else { &[6, 6, 1] };
            scene.act(1, &format!("launch {launched}")).dice(dice).act(1, "go A1").skip(quiet);
            assert_eq!(scene.state.players[seat(1)].index(Track::Supremacy), 1, "{tile}");
            let gained = (scene.vp(1), scene.has(1, Resource::Energy));
            // The Nomads' first launch brings 1 energy.
            let wanted = match (here, tile) {
                (false, _) => (0, 1),
                (true, "privateer") => (2, 1),
                (true, _) => (0, 2),
            };
            assert_eq!(gained, wanted, "{tile} {here}");
        }
    }
}

/// A Scrap Hornet that is lost lies on the repair barge at once (AND-114).
#[test]
fn and_114_the_scrap_hornet() {
    let mut scene = upgraded("scrap_hornet");
    scene.ship(2, ShipKind::Transport, Space::A1).act(1, "launch fighter");
    scene.dice(&[1, 1, 1, 6]).act(1, "go A1").skip(quiet);
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Fighter).place, Place::Barge);
}

/// AND-182: a Black Flagship joins a battle by a jump for nothing; its launch takes energy (AND-51).
#[test]
fn and_182_the_black_flagship() {
    let mut scene = upgraded("black_flagship");
    scene.planets(&[Space::A1, Space::A2, Space::E5]).ship(1, ShipKind::Cruiser, Space::E5);
    scene.ship(1, ShipKind::Transport, Space::A2).ship(2, ShipKind::Transport, Space::A1);
    scene.act(1, "launch transport").act(1, "go A1").skip(|task| task == WINDOW);
    assert_eq!((scene.asked(), scene.check(1, "ship cruiser E5")), (ESCALATE, Ok(())));
    let mut scene = upgraded("black_flagship");
    scene
        .planets(&[Space::A1, Space::A2, Space::E5])
        .ship(1, ShipKind::Transport, Space::A1)
        .act(1, "launch cruiser");
    scene.refuses(1, "go E5", 51);
}

/// AND-188: a Null Breaker lowers the targeting of enemies and of raiders by 1, to no less than 1.
#[test]
fn and_188_the_null_breaker() {
    for (ships, targeting) in [(1, 1), (3, 2)] {
        let mut scene = upgraded("null_breaker");
        scene.ship(1, ShipKind::Cruiser, Space::A1).raider("dread_obliterator", Space::A1);
        for _ in 0..ships {
            scene.ship(2, ShipKind::Transport, Space::A1);
        }
        scene.state.turn.region = Some(Space::A1);
        scene.state.battle.on = true;
        let view = scene.game.view(&scene.state, SeatSet::NOBODY).battle.unwrap();
        let sides: Vec<_> = view.sides.iter().map(|side| side.targeting).collect();
        assert_eq!(sides, [1, targeting, 1], "the raider has 1 + 1 - 1");
    }
}

/// AND-154: a Pilgrim Ark needs a leader less; AND-161: the number on the tile stays.
#[test]
fn and_154_the_pilgrim_ark() {
    let mut scene = upgraded("pilgrim_ark");
    scene.base(Space::A2, Base::Office).ship(1, ShipKind::Transport, Space::A1).station(1, 1);
    scene.stock(1, Resource::Titanium, 2).act(1, "launch transport").act(1, "go A2").go_on().act(1, "go A1");
    assert_eq!((scene.state.players[seat(1)].station, scene.vp(1)), (0, 2));
}

/// AND-51, AND-47: a jump does not lead into a nebula, unless the ship has voyage too.
#[test]
fn and_51_no_jump_into_a_nebula() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::E5]).build(1, ShipKind::Cruiser).stock(1, Resource::Energy, 1);
    scene.ship(1, ShipKind::Transport, Space::A1).act(1, "launch cruiser");
    assert_eq!((scene.check(1, "go N1"), scene.check(1, "go E5")), (Err(47), Ok(())));
    let mut scene = upgraded("archive_seeker");
    scene.planets(&[Space::A1, Space::E5]).ship(1, ShipKind::Transport, Space::E5);
    scene.stock(1, Resource::Energy, 1).act(1, "launch vessel").act(1, "go N6").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 0);
}

/// AND-143, AND-201: damage markers stay on an upgraded ship; further damage uses the new shields.
#[test]
fn and_143_markers_stay() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Cruiser, Space::A1).ship(2, ShipKind::Fighter, Space::A1);
    scene.state.players[seat(1)].figure_mut(ShipKind::Cruiser).damage = 1;
    scene.state.players[seat(1)].tiles[3] = upgrade("bastion");
    scene.state.players[seat(1)].tokens = Set::from_bits(1 << 2);
    scene.act(1, "token war_machine").act(1, "upgrade bastion");
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Cruiser).damage, 1);
    scene.planet(Space::A2, Track::Commerce, 0).build(2, ShipKind::Vessel).turn_of(2);
    scene.state.players[seat(2)].move_ship(ShipKind::Fighter, Place::At(Space::A1), Place::Hangar);
    scene.act(2, "launch fighter").dice(&[6, 6, 1, 1, 1]).act(2, "go A1").skip(quiet);
    let cruiser = scene.state.players[seat(1)].figure(ShipKind::Cruiser);
    assert_eq!((cruiser.place, cruiser.damage), (Place::At(Space::A1), 2), "two of three shields");
}

/// AND-131 to AND-134, AND-R54: the printed values of the four types.
#[test]
fn and_131_printed_values() {
    let scene = Scene::new(2);
    for (kind, range, weaponry, shields, skill) in [
        (ShipKind::Transport, 1, 1, 0, Skill::Settle),
        (ShipKind::Fighter, 2, 2, 0, Skill::Attack),
        (ShipKind::Vessel, 2, 2, 0, Skill::Voyage),
        (ShipKind::Cruiser, 1, 3, 1, Skill::Jump),
    ] {
        let row = scene.game.content().ship(kind);
        assert_eq!((row.range, row.weaponry, row.shields, row.targeting), (range, weaponry, shields, 0));
        assert_eq!(row.skills, [skill]);
    }
}
