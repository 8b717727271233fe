//! Hives, shrines, diplomacy, alliances, variants.

use orrery_core::Game as _;
use orrery_eclipse::ids::{Planet, ShrineId, ShrineSet, Square, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const FOUR: [&str; 4] = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];

/// ECL-198, ECL-EX22: the value of the edge decides, and a wormhole on the hive's side is enough.
#[test]
fn a_hive_sends_a_ship() {
    let mut table = Table::with(r#"{"hives": true}"#, &FOUR[..2]);
    let hive = table.lay(212, (0, 4), 0);
    let south = table.lay(304, (0, 5), 1);
    assert!(!table.state.sectors[south].has_hole(orrery_eclipse::ids::Edge::N));
    // Edge 3 has the value 4; technologies come first.
    table.state.bag = orrery_core::Bag::EMPTY;
    table.act(1, "pass").dice(&[4]).act(2, "pass");
    assert_eq!((table.state.sectors[hive].ancients, table.state.sectors[south].ancients), (2, 1));
}

/// ECL-195, ECL-EX68: hive ships destroy all population, but not the disc.
#[test]
fn hive_ships_bomb() {
    let mut table = Table::with(r#"{"hives": true}"#, &FOUR[..2]);
    let sector = table.lay(213, (0, -3), 0);
    table.disc(1, sector);
    table.state.sectors[sector].cubes[Square::Science] = 1;
    table.state.sectors[sector].ancients = 1;
    table.pass_all();
    assert_eq!(table.state.sectors[sector].cubes[Square::Science], 0);
    assert_eq!(table.state.sectors[sector].owner, Some(who(1)));
}

/// ECL-211 to ECL-214, ECL-EX20, ECL-EX76: the third shrine of a set brings its bonus.
#[test]
fn shrines_bring_bonuses() {
    let mut table = Table::of(&["lyra", "terran_directorate"]);
    let game = table.game.clone();
    let home = table.home(1);
    let set: Vec<ShrineId> = game
        .content()
        .shrines
        .iter()
        .filter(|(_, row)| row.set == ShrineSet::Prosperity)
        .map(|(id, _)| id)
        .collect();
    table.state.shrines[set[1]] = Some((home, Planet::Science));
    table.state.shrines[set[2]] = Some((home, Planet::Materials));
    table.stock(1, 4, 0, 0).pass_all();
    assert_eq!(table.asked(), "ask-shrine");
    let discs = table.state.players[who(1)].discs;
    table.refuses(1, &format!("shrine {}", set[1]), 211).act(1, &format!("shrine {}", set[0]));
    table.refuses(1, &format!("planet {home} science"), 212).refuses(1, &format!("planet {home} gray"), 211);
    table.act(1, &format!("planet {home} money"));
    assert!(table.state.players[who(1)].bonuses.contains(ShrineSet::Prosperity));
    assert_eq!(table.state.players[who(1)].discs, discs + 1);
}

/// ECL-120: diplomacy needs four players.
#[test]
fn three_players_have_no_diplomacy() {
    let mut table = Table::of(&FOUR[..3]);
    table.refuses(1, "relations seat2", 120);
}

/// ECL-121 to ECL-123, R78: relations are proposed, accepted and paid for with cubes.
#[test]
fn neighbours_have_relations() {
    let mut table = Table::of(&FOUR);
    table.refuses(1, "relations seat2", 122).refuses(1, "relations seat1", 255);
    // Two portals make neighbours of any two sectors (ECL-9).
    for number in [1, 2] {
        let home = table.home(number);
        table.state.portals.put(home);
    }
    table.act(1, "relations seat2").act(1, "cube money");
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-accept-relations"));
    table.act(2, "yes").act(2, "cube science");
    assert!(table.state.players[who(1)].partners.contains(who(2)));
    assert!(table.state.players[who(2)].envoys.contains(who(1)));
    table.refuses(1, "relations seat2", 121);
    assert_eq!(table.score(1), 4, "three for the home, one for the ambassador (ECL-125)");
}

/// ECL-128: whoever holds the Traitor card finds no partners.
#[test]
fn traitors_find_no_partners() {
    let mut table = Table::of(&FOUR);
    table.state.traitor = Some(who(2));
    table.refuses(1, "relations seat2", 128);
}

/// ECL-131, ECL-136, ECL-EX62: alliances are founded in an action, left before it, and stay in the last round.
#[test]
fn alliances_come_and_go() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    for (one, other) in [(1, 2), (2, 1)] {
        let player = &mut table.state.players[who(one)];
        player.partners = player.partners.with(who(other));
    }
    table.refuses(1, "found seat2 a1", 131).refuses(1, "leave", 136).act(1, "take upgrade");
    table.refuses(1, "found seat3 a1", 131).act(1, "found seat2 a1");
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-accept-alliance"));
    table.act(2, "yes");
    assert_eq!(table.state.players[who(1)].alliance, table.state.players[who(2)].alliance);
    assert_eq!(table.state.alliances[orrery_eclipse::ids::AllianceId::new(0)], 1);
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    let nova = orrery_eclipse::ids::AllianceId::new(0);
    for number in [1, 2] {
        table.state.players[who(number)].alliance = Some(nova);
    }
    table.state.round = 9;
    table.refuses(1, "leave", 139);
    table.state.round = 8;
    // The former ally's ships stand in an own sector, so the leaver is the traitor (ECL-137, ECL-EX31).
    let home = table.home(1);
    table.ships(2, Unit::Interceptor, 1, home).act(1, "leave");
    assert_eq!((table.state.traitor, table.state.players[who(2)].alliance), (Some(who(1)), Some(nova)));
    assert!(table.state.players[who(1)].betrayed.contains(nova));
}

/// ECL-112, ECL-EX3: allies hold each other's place.
#[test]
fn allies_are_pinned_together() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    for number in [1, 2] {
        table.state.players[who(number)].alliance = Some(orrery_eclipse::ids::AllianceId::new(0));
    }
    let home = table.home(1);
    let next = table.lay(208, (3, -3), 1);
    assert!(table.state.sectors[home].has_hole(orrery_eclipse::ids::Edge::Ne));
    table.ships(1, Unit::Interceptor, 1, home).ships(2, Unit::Cruiser, 1, home);
    table
        .ships(3, Unit::Dreadnought, 2, home)
        .act(1, "take move")
        .act(1, &format!("ship interceptor {home}"));
    table.act(1, &format!("step {next}")).refuses(1, &format!("ship interceptor {home}"), 106);
}

/// ECL-235, ECL-236, ECL-240, ECL-EX74: two markers, one floor.
#[test]
fn two_markers_share_the_floor() {
    let names = ["eridani", "hydran", "terran_union", "terran_republic", "mechanema", "orion", "exiles"];
    let mut table = Table::with(r#"{"simultaneous_play": true}"#, &names);
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-floor"));
    assert_eq!(table.state.markers.secondary, Some(who(5)));
    table.act(1, "wait");
    assert_eq!(table.awaited(), Some(5));
    table.refuses(5, "take research", 236).act(5, "pass");
    while table.asked() == "ask-end-turn" {
        table.act(5, "end-turn");
    }
    assert_eq!(table.state.markers.secondary, Some(who(6)));
    assert_eq!((table.awaited(), table.asked()), (Some(6), "ask-floor"), "the later one decides");
}

/// ECL-218, ECL-232: whoever passes second chooses the direction.
#[test]
fn the_second_to_pass_chooses_the_direction() {
    let mut table = Table::with(r#"{"turn_direction": true}"#, &FOUR[..3]);
    table.pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-direction"));
    table.act(2, "direction counter-clockwise");
    assert_eq!((table.state.round, table.awaited()), (2, Some(1)));
    table.act(1, "pass");
    assert_eq!(table.awaited(), Some(3));
}

/// ECL-231: the next technologies lie open.
#[test]
fn the_next_technologies_are_shown() {
    let mut table = Table::with(r#"{"predictable_technologies": true}"#, &FOUR[..2]);
    let (next, offer) = (table.state.next, table.state.offer);
    assert!(!next.is_empty());
    table.pass_all();
    assert!(next.things().all(|technology| table.state.offer.count(technology) > 0));
    assert_eq!(table.state.offer.len(), offer.len() + next.len());
}

/// ECL-220: after the last round nothing is asked, and reputation counts.
#[test]
fn the_last_round_ends_the_game() {
    let mut table = Table::with(r#"{"rounds": 1}"#, &["eridani", "terran_federation"]);
    table.stock(1, 26, 2, 4);
    let open = table.score(1);
    table.pass_all();
    assert!(table.state.over && table.awaited().is_none());
    assert!(table.score(1) >= open + 2, "two reputation tiles count at the end (ECL-229)");
    table.refuses(1, "pass", 220);
}
