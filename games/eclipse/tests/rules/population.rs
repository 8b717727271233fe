//! After the battles: population, discs, discoveries. Hives.

use orrery_core::{Bag, Game as _};
use orrery_eclipse::ids::{Ability, Die, Resource, SectorId, Square, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const FOUR: [&str; 4] = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];

/// Seat 2 holds a sector with a cube of each colour, a gray one among them, far away.
fn colony(species: &[&str], json: &str) -> (Table, SectorId) {
    let mut table = Table::with(json, species);
    let sector = table.quiet().lay(301, (0, 8), 0);
    table.state.sectors[sector].ancients = 0;
    table.disc(2, sector).state.players[who(2)].squares.put(Resource::Materials);
    for square in [Square::Money, Square::Science, Square::MaterialsAdvanced] {
        table.cubes(sector, square, 1);
    }
    (table, sector)
}

fn cubes(table: &Table, sector: SectorId) -> u8 {
    table.state.sectors[sector].cubes.values().sum()
}

/// ECL-185, ECL-191: ships attack population in every Combat phase, with computers and without missiles.
#[test]
fn population_is_attacked_every_round() {
    let (mut table, sector) = colony(&FOUR[..2], "{}");
    table.ships(1, Unit::Cruiser, 1, sector).fit(1, Unit::Cruiser, &[(1, "plasma_missile")]);
    // One cannon: 5 hits with the Electron Computer.
    table.chance("5").pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-population"));
    table.refuses(1, "destroy gray", 185).act(1, "destroy money");
    assert_eq!((cubes(&table, sector), table.state.round), (2, 2));
    table.quiet().chance("4").pass_all();
    assert_eq!((cubes(&table, sector), table.state.round), (2, 3), "a 4 misses");
    assert_eq!(table.state.sectors[sector].owner, Some(who(2)));
}

/// ECL-187: the owner says where a gray cube goes; it returns in Cleanup.
#[test]
fn a_gray_cube_has_any_graveyard() {
    let mut table = Table::of(&FOUR[..2]);
    let sector = table.quiet().lay(314, (0, 8), 0);
    table.disc(2, sector).cubes(sector, Square::Gray, 1).ships(1, Unit::Cruiser, 1, sector);
    table.chance("6").pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-cube-graveyard"));
    table.act(2, "cube materials");
    assert_eq!(table.state.players[who(2)].graveyard[Resource::Materials], 1);
    assert_eq!(table.asked(), "ask-combat-disc", "no cube is left (ECL-190)");
}

/// ECL-189: cubes of Planta fall by themselves, and an absorber is no help.
#[test]
fn planta_fall() {
    let (mut table, sector) = colony(&["terran_directorate", "planta"], "{}");
    table.able(2, Ability::NeutronAbsorber).ships(1, Unit::Interceptor, 1, sector);
    table.stats(1, Unit::Interceptor).cannons = orrery_core::ById::default();
    table.pass_all();
    assert_eq!((cubes(&table, sector), table.asked()), (0, "ask-combat-disc"));
}

/// ECL-192, R95: allies attack one after another, in order of arrival.
#[test]
fn allies_attack_together() {
    let (mut table, sector) = colony(&FOUR, r#"{"alliances": true}"#);
    table.ally("nova", &[1, 3]).ships(3, Unit::Interceptor, 1, sector).ships(1, Unit::Interceptor, 1, sector);
    table.chance("6").pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(3), "ask-population"));
    table.chance("6").act(3, "destroy money");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-population"));
    table.act(1, "destroy science");
    assert_eq!(cubes(&table, sector), 1);
}

/// ECL-188, R95: bombs of one ally are enough.
#[test]
fn one_ally_has_bombs() {
    let (mut table, sector) = colony(&FOUR, r#"{"alliances": true}"#);
    table.ally("nova", &[1, 3]).ships(3, Unit::Interceptor, 1, sector).ships(1, Unit::Interceptor, 1, sector);
    table.able(1, Ability::NeutronBombs).pass_all();
    assert_eq!(cubes(&table, sector), 0);
}

/// ECL-193: among allies whoever came first has the first choice.
#[test]
fn the_first_ally_takes_the_sector() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    let sector = table.quiet().lay(315, (0, 8), 0);
    table.ally("nova", &[1, 3]).ships(3, Unit::Cruiser, 1, sector).ships(1, Unit::Cruiser, 1, sector);
    table.hide("money_cache", Some(sector)).pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(3), "ask-combat-disc"));
    table.act(3, "done");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-combat-disc"));
    table.act(1, "yes");
    assert_eq!(table.asked(), "ask-discovery");
    assert_eq!(table.state.sectors[sector].owner, Some(who(1)));
}

/// ECL-135, ECL-190: allies' ships leave a disc alone.
#[test]
fn allies_spare_a_disc() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    let sector = table.quiet().lay(315, (0, 8), 0);
    table.ally("nova", &[1, 2]).disc(2, sector).ships(1, Unit::Cruiser, 1, sector).pass_all();
    assert_eq!((table.state.sectors[sector].owner, table.state.round), (Some(who(2)), 2));
}

/// ECL-186: Draco and Ancient ships stand together, and Draco attack population as if they were alone.
#[test]
fn draco_attack_beside_ancients() {
    let (mut table, sector) = colony(&["draco", "terran_federation"], "{}");
    table.able(2, Ability::NeutronAbsorber).state.sectors[sector].ancients = 1;
    table.ships(1, Unit::Interceptor, 1, sector);
    // Draco first, then the Ancient ship with two cannons and a computer of 1 (R95).
    table.chance("6").pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-population"));
    table.chance("5 1").act(1, "destroy materials-advanced");
    assert_eq!(cubes(&table, sector), 1);
    assert_eq!(table.state.sectors[sector].cubes[Square::Science], 1, "money falls first");
}

/// ECL-194: no cube is placed in the Combat phase.
#[test]
fn colony_ships_wait_for_upkeep() {
    let (mut table, sector) = colony(&FOUR[..2], "{}");
    let home = table.home(1);
    table.state.sectors[home].cubes[Square::Money] = 0;
    table.state.players[who(1)].ready = 3;
    table.ships(1, Unit::Cruiser, 1, sector).chance("6").pass_all();
    assert_eq!(table.asked(), "ask-population");
    table.refuses(1, &format!("colonise {home}"), 40).act(1, "destroy money");
    assert_eq!(table.asked(), "ask-upkeep-colonise", "(ECL-204)");
}

/// Hive ships in a sector of seat 2.
fn swarm(species: &str) -> (Table, SectorId) {
    let (mut table, sector) = colony(&["terran_directorate", species], r#"{"hives": true}"#);
    table.state.sectors[sector].ancients = 1;
    (table, sector)
}

/// ECL-195, ECL-251, ECL-EX69: against an absorber hive ships roll, and money falls first.
#[test]
fn hive_ships_roll_against_absorbers() {
    let (mut table, sector) = swarm("hydran");
    table.able(2, Ability::NeutronAbsorber).chance("5 1").pass_all();
    assert_eq!((cubes(&table, sector), table.state.sectors[sector].cubes[Square::Money]), (2, 0));
    assert_eq!(table.state.sectors[sector].owner, Some(who(2)));
}

/// ECL-251: Orbitals come after materials, gray squares last.
#[test]
fn hive_ships_keep_an_order() {
    let mut table = Table::with(r#"{"hives": true}"#, &["terran_directorate", "hydran"]);
    let sector = table.quiet().lay(318, (0, 8), 0);
    let orbital = table.game.content().tokens.named("orbital").expect("a token");
    table.state.sectors[sector].tokens.put(orbital);
    table.disc(2, sector).able(2, Ability::NeutronAbsorber).state.sectors[sector].ancients = 1;
    for square in [Square::MaterialsAdvanced, Square::Gray, Square::Orbital] {
        table.cubes(sector, square, 1);
    }
    table.chance("6 6").pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-cube-graveyard"));
    table.act(2, "cube money");
    let left = &table.state.sectors[sector].cubes;
    assert_eq!((left[Square::MaterialsAdvanced], left[Square::Orbital], left[Square::Gray]), (0, 0, 1));
}

/// ECL-195, ECL-189, ECL-201: Draco are never attacked, Planta always.
#[test]
fn hive_ships_know_their_friends() {
    let (mut table, sector) = swarm("draco");
    table.pass_all();
    assert_eq!((cubes(&table, sector), table.state.round), (3, 2));
    let (mut table, sector) = swarm("planta");
    table.able(2, Ability::NeutronAbsorber).pass_all();
    assert_eq!((cubes(&table, sector), table.state.round), (0, 2));
    assert_eq!(table.state.sectors[sector].owner, Some(who(2)), "Ancients remove no disc (ECL-190)");
}

/// ECL-199: a hive ship fights, pins and hinders colony ships, and never moves again.
#[test]
fn a_hive_ship_is_an_ancient_ship() {
    let mut table = Table::with(r#"{"hives": true}"#, &FOUR[..2]);
    let home = table.quiet().home(1);
    table.lay(208, (0, -3), 0);
    table.state.sectors[home].ancients = 1;
    table.state.sectors[home].cubes[Square::Money] = 0;
    table.refuses(1, "take move", 106);
    table.chance("1 6 6 v1").pass_all();
    assert_eq!(table.asked(), "ask-keep-reputation", "it fights in the Combat phase");
    let mut peace = Table::with(r#"{"hives": true}"#, &FOUR[..2]);
    peace.state.sectors[home].ancients = 1;
    peace.state.sectors[home].cubes[Square::Money] = 0;
    peace.state.phase = orrery_eclipse::state::Phase::Upkeep;
    peace.refuses(1, &format!("colonise {home}"), 43);
    let mut quiet = Table::with(r#"{"hives": true}"#, &FOUR[..2]);
    let far = quiet.quiet().lay(315, (0, 8), 0);
    quiet.state.sectors[far].ancients = 1;
    quiet.pass_all();
    assert_eq!((quiet.state.sectors[far].ancients, quiet.state.round), (1, 2));
}

/// ECL-197: a hive comes with a discovery and three Ancient ships.
#[test]
fn a_hive_is_placed() {
    let mut table = Table::with(r#"{"hives": true}"#, &FOUR[..2]);
    let (home, hive) = (table.home(1), table.sector(212));
    table.state.piles[1].unseen = orrery_core::Set::only(hive);
    table.state.piles[1].left = 1;
    table.act(1, "take explore").act(1, &format!("explore {home} sw")).act(1, &format!("place {hive}"));
    assert_eq!(table.legal(1).len(), 6, "the values turn with the tile (R58)");
    table.act(1, "rotate n");
    assert_eq!((table.state.sectors[hive].ancients, table.state.sectors[hive].discovery), (3, true));
}

/// ECL-198, ECL-219: the lowest hive first, one ship each, nothing towards unexplored space.
#[test]
fn hives_roll_in_order() {
    let mut table = Table::with(r#"{"hives": true}"#, &FOUR[..2]);
    let (low, high) = (table.quiet().lay(212, (0, 7), 0), table.lay(319, (5, 5), 0));
    let south = table.lay(315, (0, 8), 0);
    // Edge 3 (south) has the value 4; the second hive finds nothing at its north.
    table.act(1, "pass").chance("4 1").act(2, "pass");
    assert_eq!((table.state.sectors[low].ancients, table.state.sectors[south].ancients), (2, 1));
    assert_eq!(table.state.sectors[high].ancients, 3);
}

/// ECL-59, ECL-201, R98: Draco control a hive, and have its discovery when the last ship has left.
#[test]
fn draco_inherit_a_hive() {
    let mut table = Table::with(r#"{"hives": true}"#, &["draco", "terran_federation"]);
    let hive = table.quiet().lay(212, (0, 7), 0);
    table.lay(315, (0, 8), 0);
    let before = table.score(1);
    table.state.sectors[hive].ancients = 1;
    assert_eq!(table.score(1), before - 2, "hive ships count for Draco (ECL-226)");
    table.ships(1, Unit::Cruiser, 1, hive).hide("money_cache", Some(hive)).pass_all();
    assert_eq!(table.asked(), "ask-combat-disc", "no battle");
    table.chance("4 e1").act(1, "yes");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-discovery"));
}

/// ECL-59, ECL-EX55, R98: somebody else destroys the Ancients, and Draco claim the discovery after combat.
#[test]
fn draco_claim_late() {
    let mut table = Table::of(&["draco", "terran_federation"]);
    let sector = table.quiet().lay(302, (0, 8), 0);
    table.disc(1, sector).cubes(sector, Square::Materials, 1).ships(2, Unit::Dreadnought, 1, sector);
    table.hide("money_cache", Some(sector));
    table.stats(2, Unit::Dreadnought).initiative = 9;
    table.stats(2, Unit::Dreadnought).cannons[Die::Yellow] = 2;
    // Two hits destroy the Ancient ship; the same cannons miss the population.
    table.chance("6 6 v1 v1").pass_all().chance("1 1 e1").keep(2, "v1");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-discovery"));
    assert_eq!(table.state.sectors[sector].owner, Some(who(1)));
}

/// ECL-254, ECL-EX84: whoever has nothing on the map still researches, and may concede.
#[test]
fn a_player_without_pieces_goes_on() {
    let mut table = Table::of(&FOUR[..3]);
    table.state.offer = Bag::EMPTY;
    let bombs = table.quiet().offer("neutron_bombs");
    table.no_ships(1).no_discs(1).stock(1, 5, 3, 9);
    for action in ["take explore", "take influence"] {
        table.state.players[who(1)].ready = 3;
        table.refuses(1, action, 33);
    }
    table.refuses(1, "take build", 85).refuses(1, "take move", 33);
    let produced = [Resource::Money, Resource::Science, Resource::Materials]
        .map(|resource| table.game.production(&table.state, who(1), resource));
    assert_eq!(produced, [2, 2, 2]);
    let mut concedes = table.copy();
    table.act(1, "take research").act(1, &format!("technology {bombs}"));
    assert!(table.state.players[who(1)].technologies.contains(bombs));
    assert_eq!(table.score(1), 0);
    concedes.act(1, "concede");
    assert!(concedes.state.players[who(1)].out);
    assert_eq!(concedes.awaited(), Some(2));
    concedes.refuses(2, "concede", 254);
}

/// ECL-207, ECL-255: when all but one have gone, the last one has won.
#[test]
fn the_last_player_wins() {
    let mut table = Table::of(&FOUR[..2]);
    table.no_ships(1).no_discs(1);
    table.state.players[who(1)].kept.put_many(orrery_eclipse::ids::DiscoveryId::new(0), 30);
    table.act(1, "concede");
    assert!(table.state.over);
    assert_eq!((table.rank(1), table.rank(2)), (2, 1));
    assert!(table.score(2) < table.score(1), "the points say what they are");
}

/// ECL-202, ECL-258, R100, R108: when the start player collapses, the next one in turn direction is start player, so the others pay in
/// their order.
#[test]
fn a_start_player_who_collapses_is_followed_by_the_next() {
    let mut table = Table::of(&FOUR);
    table.quiet();
    for number in 1..=4 {
        table.stock(number, 9, 9, 9);
    }
    let player = &mut table.state.players[who(3)];
    player.discs = 0;
    player.acted[orrery_eclipse::ids::ActionKind::Build] = 12;
    table.stock(3, 0, 0, 0);
    table.state.first = Some(who(3));
    table.pass_all();
    let home = table.home(3);
    table.act(3, &format!("give-up {home}"));
    assert!(table.state.players[who(3)].out);
    assert_eq!(table.state.start, who(4), "it has begun the next round");
}

/// ECL-207, ECL-255: partners take their cubes back, and tables keep their number of players.
#[test]
fn a_collapse_ends_relations() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    table.quiet().no_ships(1).no_discs(1).relate(1, 2).ally("nova", &[1, 2]);
    let before = table.game.points(&table.state, who(1));
    table.act(1, "concede");
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-ambassador-cube"));
    table.act(2, "cube money");
    assert!(table.state.players[who(2)].partners.is_empty() && table.state.traitor.is_none());
    assert_eq!(table.game.points(&table.state, who(1)), before, "the score is fixed");
    assert_eq!(table.state.players[who(1)].alliance, None);
    table.refuses(2, "relations seat3", 122);
}
