//! Blueprints and what is built.

use orrery_eclipse::ids::{Resource, Square, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

fn terrans() -> Table {
    let mut table = Table::of(&["terran_directorate", "terran_federation"]);
    table.quiet();
    table
}

/// ECL-88: two parts, Mechanema three; tiles go back in between.
#[test]
fn an_upgrade_has_a_few_parts() {
    for (species, parts) in [("terran_directorate", 2), ("mechanema", 3)] {
        let mut table = Table::of(&[species, "terran_federation"]);
        let hull = table.quiet().part("hull");
        table.act(1, "take upgrade");
        for unit in ["interceptor 0", "cruiser 1", "dreadnought 2"].into_iter().take(parts) {
            table.act(1, &format!("part {hull}")).act(1, &format!("space {unit}"));
        }
        table.refuses(1, &format!("part {hull}"), 88).refuses(1, "remove cruiser 0", 88);
        table.act(1, "remove interceptor 0").act(1, "done");
        assert_eq!(table.stats(1, Unit::Cruiser).hull, 2);
    }
}

/// ECL-89: a tile covers what is printed, which works again when the tile goes; two tiles do not share a space.
#[test]
fn a_tile_covers_a_printed_part() {
    let mut table = terrans();
    let hull = table.part("hull");
    table.act(1, "take upgrade").act(1, &format!("part {hull}")).act(1, "space cruiser 4");
    let stats = *table.stats(1, Unit::Cruiser);
    assert_eq!((stats.hull, stats.computer), (2, 0));
    table.act(1, &format!("part {hull}")).refuses(1, "space cruiser 4", 89).act(1, "space cruiser 1");
    table.act(1, "remove cruiser 4");
    assert_eq!(table.stats(1, Unit::Cruiser).computer, 1);
}

/// ECL-93: the same part as often as there is space.
#[test]
fn a_part_is_used_twice() {
    let mut table = terrans();
    let hull = table.part("hull");
    table.act(1, "take upgrade");
    for space in [1, 4] {
        table.act(1, &format!("part {hull}")).act(1, &format!("space cruiser {space}"));
    }
    assert_eq!(table.stats(1, Unit::Cruiser).hull, 3);
}

/// ECL-94, R62: an interceptor has no bay; a starbase may, for its hull.
#[test]
fn no_bay_on_interceptors() {
    let mut table = terrans();
    let bay = table.part("interceptor_bay");
    table.state.players[who(1)].parts.put(bay);
    table.act(1, "take upgrade").act(1, &format!("part {bay}"));
    table.refuses(1, "space interceptor 0", 94).refuses(1, "beside starbase", 89).act(1, "space starbase 3");
    table.act(1, "done");
    assert_eq!(table.stats(1, Unit::Starbase).hull, 3);
}

/// ECL-95: ships on the map change with their blueprint.
#[test]
fn ships_change_with_their_blueprint() {
    let mut table = terrans();
    let (home, drive) = (table.home(1), table.part("fusion_drive"));
    let (north, further) = (table.lay(208, (0, -3), 0), table.lay(323, (0, -4), 0));
    table.state.players[who(1)].parts.put(drive);
    table.act(1, "take upgrade").act(1, &format!("part {drive}")).act(1, "space interceptor 3");
    table.act(1, "done").act(2, "pass").act(1, "take move").act(1, &format!("ship interceptor {home}"));
    table.act(1, &format!("step {north}")).act(1, &format!("step {further}"));
    assert_eq!(table.count(1, Unit::Interceptor, further), 1);
}

/// ECL-96: a species has no blueprint of what it never builds.
#[test]
fn some_blueprints_do_not_exist() {
    for (species, unit) in [("rho_indi", "dreadnought"), ("exiles", "starbase")] {
        let mut table = Table::of(&[species, "terran_federation"]);
        let hull = table.quiet().part("hull");
        table.act(1, "take upgrade").act(1, &format!("part {hull}")).refuses(
            1,
            &format!("space {unit} 0"),
            96,
        );
        assert!(!table.legal(1).iter().any(|action| action.contains(unit)));
    }
}

/// ECL-91: energy used and made.
#[test]
fn energy_is_not_overdrawn() {
    let mut table = terrans();
    let cannon = table.part("ion_cannon");
    table.act(1, "take upgrade");
    for space in ["interceptor 0", "interceptor 2"] {
        table.act(1, &format!("part {cannon}")).act(1, &format!("space {space}"));
    }
    // Three cannons and a drive use 4, and the source is covered.
    table.refuses(1, "done", 91).act(1, "remove interceptor 2").act(1, "done");
}

/// ECL-5: with `limited_ship_parts` part tiles run out.
#[test]
fn part_tiles_can_run_out() {
    let species = ["terran_directorate", "terran_federation"];
    let mut table = Table::with(r#"{"limited_ship_parts": true}"#, &species);
    let hull = table.quiet().part("hull");
    while table.state.parts.count(hull) > 1 {
        assert!(table.state.parts.take(hull));
    }
    table.act(1, "take upgrade").act(1, &format!("part {hull}")).act(1, "space cruiser 1");
    assert_eq!(table.key(1, &format!("part {hull}")), "refusal-no-part-left");
    table.act(1, "remove cruiser 1").act(1, &format!("part {hull}"));
}

/// ECL-97: two units, Mechanema three, one more with Nanorobots, one as a reaction.
#[test]
fn a_build_has_a_few_units() {
    for (species, robots, units) in
        [("terran_directorate", false, 2), ("terran_directorate", true, 3), ("mechanema", true, 4)]
    {
        let mut table = Table::of(&[species, "terran_federation"]);
        table.quiet().stock(1, 0, 10, 40);
        if robots {
            let robots = table.offer("nanorobots");
            table.act(1, "take research").act(1, &format!("technology {robots}")).act(2, "pass");
        }
        let mut reaction = table.copy();
        table.act(1, "take build");
        assert_eq!(table.state.turn.left, units, "{species}");
        if !robots {
            let home = reaction.home(2);
            reaction.act(1, "pass").act(2, "take influence").act(2, &format!("from {home}"));
            reaction.act(2, "to-track").act(2, "done").act(1, "take build");
            assert_eq!(reaction.state.turn.left, 1);
        }
    }
}

/// ECL-98: a unit goes to an own sector, whoever else is there.
#[test]
fn units_are_built_at_home() {
    let mut table = terrans();
    let (home, north) = (table.home(1), table.lay(208, (0, -3), 0));
    let far = table.lay(209, (0, 5), 0);
    table.disc(1, north).ships(2, Unit::Dreadnought, 2, north).stock(1, 0, 0, 9).act(1, "take build");
    table.act(1, "build interceptor").refuses(1, &format!("sector {far}"), 98);
    table.act(1, &format!("sector {north}"));
    assert_eq!(table.count(1, Unit::Interceptor, north), 1);
    assert_eq!(table.state.sectors[north].entered.as_slice(), [who(2), who(1)]);
    assert_eq!(table.count(1, Unit::Interceptor, home), 1);
}

/// ECL-101: starbases stand together.
#[test]
fn starbases_stand_together() {
    let mut table = terrans();
    let home = table.home(1);
    table.stock(1, 0, 0, 9).act(1, "take build").act(1, "build starbase").act(1, "build starbase");
    assert_eq!(table.count(1, Unit::Starbase, home), 2);
}

/// ECL-99, ECL-102: an Orbital is a square for money or science, a Monolith 3 VP, one of each in a sector.
#[test]
fn structures_serve_the_controller() {
    let mut table = terrans();
    let home = table.home(1);
    let before = table.score(1);
    table.state.players[who(1)].units.put(Unit::Orbital);
    table.state.players[who(1)].units.put(Unit::Monolith);
    table.stock(1, 0, 0, 40).act(1, "take build").act(1, "build monolith").refuses(1, "build monolith", 99);
    assert_eq!(table.score(1), before + 3);
    table.act(1, "build orbital");
    table.state.players[who(1)].ready = 1;
    let science = table.state.players[who(1)].cubes[Resource::Science];
    table.act(2, "pass").act(1, &format!("colonise {home}")).refuses(1, "square money", 40);
    assert!(table.state.sectors[home].cubes[Square::Orbital] == 0 && table.asked() == "ask-colonise-track");
    table.act(1, "cube science");
    assert_eq!(table.state.players[who(1)].cubes[Resource::Science], science - 1);
    let owner = table.state.sectors[home].owner.take();
    table.state.players[who(1)].controls.take(home);
    assert_eq!((owner, table.score(1)), (Some(who(1)), before - 3), "whoever controls it has the Monolith");
}

/// ECL-40, ECL-41: an empty track fills no square.
#[test]
fn an_empty_track_settles_nothing() {
    let mut table = terrans();
    let sector = table.lay(210, (0, -3), 0);
    table.disc(1, sector).cubes(sector, Square::Materials, 1);
    table.state.players[who(1)].ready = 1;
    table.state.players[who(1)].cubes[Resource::Money] = 0;
    table.refuses(1, &format!("colonise {sector}"), 41);
    table.state.players[who(1)].cubes[Resource::Money] = 1;
    table.act(1, &format!("colonise {sector}"));
}
