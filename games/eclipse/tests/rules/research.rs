//! Technologies, rare technologies and developments.

use orrery_core::{Bag, Game as _};
use orrery_eclipse::ids::{Ability, ReputationId, Resource, ShrineSet, Track, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

fn terrans() -> Table {
    Table::of(&["terran_directorate", "terran_federation"])
}

/// ECL-76: one tile, Hydran two, of whatever kind.
#[test]
fn hydran_buy_two_tiles() {
    for (species, tiles) in [("terran_directorate", 1), ("hydran", 2)] {
        let mut table = Table::of(&[species, "terran_union"]);
        let bombs = table.quiet().offer("neutron_bombs");
        let buy = table.development("ancient_monument");
        table.stock(1, 13, 2, 0).act(1, "take research").act(1, &buy);
        assert_eq!(table.awaited() == Some(1), tiles == 2, "{species}");
        if tiles == 2 {
            table.act(1, &format!("technology {bombs}"));
        }
        assert_eq!(table.awaited(), Some(2));
    }
}

/// ECL-76: what does not lie there cannot be bought.
#[test]
fn only_what_lies_there_is_sold() {
    let mut table = terrans();
    table.state.offer = Bag::EMPTY;
    let bombs = table.offer("neutron_bombs");
    let robots = table.technology("nanorobots");
    table.stock(1, 0, 9, 0).act(1, "take research").refuses(1, &format!("technology {robots}"), 76);
    table.act(1, &format!("technology {bombs}"));
}

/// ECL-80, ECL-EX23: a technology of no use counts on its track.
#[test]
fn useless_technologies_count() {
    let cases = [
        ("planta", "neutron_absorber", Some(Track::Nano)),
        ("exiles", "starbase", None),
        ("lyra", "wormhole_generator", None),
    ];
    for (species, name, rare) in cases {
        let mut table = Table::of(&[species, "terran_directorate"]);
        let technology = table.quiet().offer(name);
        if species == "lyra" {
            table.state.players[who(1)].bonuses.put(ShrineSet::Freedom);
            table.able(1, Ability::HalfWormholes);
        }
        let tiles = |table: &Table| -> usize {
            table.state.players[who(1)].tracks.values().map(tinyvec::ArrayVec::len).sum()
        };
        let before = tiles(&table);
        table.stock(1, 0, 20, 20).act(1, "take research").act(1, &format!("technology {technology}"));
        if let Some(track) = rare {
            table.act(1, &format!("on {track}"));
        }
        assert_eq!(tiles(&table), before + 1, "{species}");
    }
    let mut table = Table::of(&["exiles", "terran_directorate"]);
    table.state.players[who(1)].units.put(Unit::Starbase);
    table.stock(1, 0, 0, 20).act(1, "take build").refuses(1, "build starbase", 100);
}

/// ECL-81: discs come from the reserve at once.
#[test]
fn some_technologies_bring_discs() {
    for (name, discs) in [("advanced_robotics", 1), ("quantum_grid", 2)] {
        let mut table = terrans();
        let technology = table.quiet().offer(name);
        let before = table.state.players[who(1)].discs;
        table.stock(1, 0, 20, 0).act(1, "take research").act(1, &format!("technology {technology}"));
        let player = &table.state.players[who(1)];
        assert_eq!((player.discs, player.reserve), (before - 1 + discs, 3 - discs));
    }
}

/// ECL-81, R75: the Artifact Key opens each artifact of the own sectors.
#[test]
fn artifacts_bring_five_of_a_kind() {
    let mut table = terrans();
    let north = table.quiet().lay(324, (0, -3), 0);
    let key = table.disc(1, north).offer("artifact_key");
    table.stock(1, 0, 14, 0).act(1, "take research").act(1, &format!("technology {key}"));
    assert_eq!(table.asked(), "ask-artifact");
    table.act(1, "gain money").act(1, "gain materials");
    assert_eq!((table.goods(1), table.awaited()), ((5, 0, 5), Some(2)));
}

/// ECL-82: discs beyond the 13 spaces lie on top and are used first.
#[test]
fn discs_pile_up() {
    let mut table = terrans();
    for (discs, upkeep) in [(15, 0), (13, 0), (10, 1), (0, 30)] {
        table.state.players[who(1)].discs = discs;
        assert_eq!(table.game.upkeep(&table.state, who(1)), upkeep, "{discs}");
    }
}

/// ECL-83: a rare technology exists once.
#[test]
fn a_rare_technology_is_sold_once() {
    let mut table = terrans();
    let absorber = table.quiet().offer("neutron_absorber");
    table.stock(1, 0, 20, 0).stock(2, 0, 20, 0);
    table.act(1, "take research").act(1, &format!("technology {absorber}")).act(1, "on grid");
    assert_eq!(table.state.offer.count(absorber), 0);
    table.offer("neutron_bombs");
    table.act(2, "take research").refuses(2, &format!("technology {absorber}"), 76);
}

/// ECL-79, ECL-83, ECL-EX67, R33: a printed rare technology cannot be bought again by its owner.
#[test]
fn exiles_have_their_cloak() {
    let mut table = Table::of(&["exiles", "terran_directorate"]);
    let cloak = table.quiet().offer("cloaking_device");
    table.offer("neutron_bombs");
    table.stock(1, 0, 20, 0).stock(2, 0, 20, 0).act(1, "take research");
    table.refuses(1, &format!("technology {cloak}"), 79);
    let bombs = table.technology("neutron_bombs");
    table.act(1, &format!("technology {bombs}")).act(2, "take research");
    table.act(2, &format!("technology {cloak}")).act(2, "on nano");
    assert!(table.state.players[who(2)].can(Ability::CloakingDevice));
}

/// ECL-26: printed technologies take the first spaces, storage and colony ships begin as printed.
#[test]
fn boards_begin_as_printed() {
    let table = Table::of(&["eridani", "orion"]);
    let cannon = table.technology("phase_shield");
    let player = &table.state.players[who(1)];
    assert_eq!((table.goods(1), table.goods(2)), ((26, 2, 4), (3, 3, 5)));
    assert_eq!(player.tracks.values().map(tinyvec::ArrayVec::len).collect::<Vec<_>>(), [1, 1, 1]);
    assert_eq!(
        table.game.price(&table.state, who(1), cannon, Track::Military),
        7,
        "8 less the discount of 1"
    );
    assert_eq!((player.ready, table.state.players[who(2)].ready), (3, 3));
}

/// Seat 1 has bought Diplomatic Fleet and drawn reputation tiles with a full track.
fn drawing(species: &str, fleet: bool) -> Table {
    let mut table = Table::of(&[species, "terran_federation"]);
    let sector = table.quiet().lay(211, (0, -3), 1);
    table.no_ships(1).ships(1, Unit::Dreadnought, 1, sector);
    table.stats(1, Unit::Dreadnought).initiative = 9;
    table.state.players[who(1)].reputation.put_many(ReputationId::new(0), 4);
    if fleet {
        let buy = table.development("diplomatic_fleet");
        table.stock(1, 0, 0, 6).act(1, "take research").act(1, &buy).act(2, "pass");
    }
    // Two dice of the dreadnought destroy the Ancient ship.
    table.act(1, "pass").chance("6 6 v4 v4");
    if !fleet {
        table.act(2, "pass");
    }
    if table.asked() == "ask-activate" {
        table.act(1, "attack");
    }
    table
}

/// ECL-86, ECL-180, ECL-EX78: Diplomatic Fleet is one more space.
#[test]
fn diplomatic_fleet_has_room() {
    let mut table = drawing("mechanema", true);
    let before = table.state.players[who(1)].reputation.len();
    assert_eq!(table.asked(), "ask-keep-reputation");
    table.keep(1, "v4");
    assert_eq!(table.state.players[who(1)].reputation.len(), before + 1, "nothing had to go back");
    assert_ne!(table.asked(), "ask-return-reputation");
}

/// ECL-180, ECL-EX79: the ambassador's space takes no reputation tile.
#[test]
fn the_ambassador_space_stays_empty() {
    let mut table = drawing("terran_directorate", false);
    table.keep(1, "v4");
    assert_eq!(table.asked(), "ask-return-reputation");
    table.refuses(1, "tile v3", 180).act(1, "tile v1");
    let tiles = &table.state.players[who(1)].reputation;
    assert_eq!((tiles.len(), tiles.count(ReputationId::new(3))), (4, 1));
}

/// ECL-216, ECL-EX65: a rare technology comes on top of the ordinary ones.
#[test]
fn rare_technologies_are_not_counted() {
    let mut table = Table::of(&["terran_directorate", "terran_federation", "terran_union"]);
    let (robots, absorber) = (table.technology("nanorobots"), table.technology("neutron_absorber"));
    table.quiet().state.offer = Bag::EMPTY;
    table.state.bag.put_many(robots, 8);
    table.state.bag.put(absorber);
    table.act(1, "pass").act(2, "pass");
    table.chance(&[format!("{absorber} "), format!("{robots} ").repeat(6)].concat()).act(3, "pass");
    assert_eq!((table.state.offer.count(absorber), table.state.offer.count(robots)), (1, 6));
    // An empty bag ends it.
    table.quiet().act(1, "pass").act(2, "pass").act(3, "pass");
    assert_eq!(table.state.round, 3);
}

/// ECL-1: a storage has no limit, unless an option sets one; then nothing dearer can be paid.
#[test]
fn storages_are_large() {
    let mut table = terrans();
    table.quiet().stock(1, 900, 900, 900).pass_all();
    assert_eq!(table.goods(1), (903, 903, 903));
    let mut table = Table::with(r#"{"storage_cap": 10}"#, &["terran_directorate", "terran_federation"]);
    table.quiet().stock(1, 9, 9, 9);
    let buy = table.development("ancient_monument");
    table.offer("neutron_bombs");
    let mut short = table.copy();
    short.act(1, "take research").refuses(1, &buy, 84);
    table.pass_all();
    assert_eq!(table.goods(1), (10, 10, 10));
}

/// ECL-223: Ancient Monument scores 3, Artifact Link 1 for each artifact.
#[test]
fn developments_score() {
    let mut table = terrans();
    let (before, north) = (table.score(1), table.lay(324, (0, -3), 0));
    table.disc(1, north);
    let sectors = table.score(1);
    assert_eq!(sectors, before + 2);
    for name in ["ancient_monument", "artifact_link"] {
        let development = table.game.content().developments.named(name).expect("a development");
        table.state.players[who(1)].developments.put(development);
    }
    assert_eq!(table.score(1), sectors + 3 + 2, "two artifacts");
    let orbital = table.game.content().tokens.named("ancient_orbital").expect("a token");
    table.state.sectors[north].tokens.put(orbital);
    assert_eq!(table.score(1), sectors + 3 + 3);
    assert_eq!(table.game.production(&table.state, who(1), Resource::Money), 3);
}
