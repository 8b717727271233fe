//! Turns, trades, technologies, upkeep.

use orrery_core::Game as _;
use orrery_eclipse::ids::{Ability, Resource, Square, Track, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

/// Two Terrans on the first turn of seat 1.
fn terrans() -> Table {
    Table::of(&["terran_directorate", "terran_federation"])
}

/// Puts a technology on offer.
fn offer(table: &mut Table, name: &str) -> String {
    let technology = table.technology(name);
    if table.state.offer.count(technology) == 0 {
        table.state.offer.put(technology);
    }
    technology.to_string()
}

/// ECL-35, ECL-EX47: without discs only a pass is possible.
#[test]
fn no_disc_no_action() {
    let mut table = terrans();
    table.state.players[who(1)].discs = 0;
    table.refuses(1, "take explore", 35).refuses(1, "take build", 35).act(1, "pass");
}

/// ECL-37 to ECL-39: whoever has passed reacts.
#[test]
fn passed_players_react() {
    let mut table = terrans();
    table.state.players[who(1)].ready = 0;
    table.state.players[who(2)].ready = 0;
    table.act(1, "pass");
    assert_eq!(table.state.first, Some(who(1)));
    let home = table.home(2);
    table.act(2, "take influence").act(2, &format!("from {home}")).act(2, "to-track").act(2, "done");
    assert_eq!(table.asked(), "ask-turn-passed");
    table.refuses(1, "take explore", 39).refuses(1, "take research", 39).refuses(1, "take influence", 39);
    table.act(1, "take upgrade");
    assert_eq!(table.state.turn.left, 1);
}

/// ECL-33: it is somebody else's turn.
#[test]
fn only_one_player_is_on_turn() {
    let mut table = terrans();
    table.refuses(2, "pass", 33);
    table.refuses(1, "step s1", 105);
}

/// ECL-77, ECL-EX35, ECL-EX36: discounts, and what no discount goes below.
#[test]
fn tiles_on_a_track_make_technologies_cheaper() {
    let mut table = terrans();
    let [antimatter, orbital] = ["antimatter_cannon", "orbital"].map(|name| table.technology(name));
    let grid = ["gauss_shield", "improved_hull", "fusion_source", "positron_computer"];
    for name in grid {
        let technology = table.technology(name);
        table.state.players[who(1)].tracks[Track::Grid].push(technology);
    }
    assert_eq!(table.game.price(&table.state, who(1), antimatter, Track::Grid), 10);
    for _ in 0..6 {
        let technology = table.technology("nanorobots");
        table.state.players[who(1)].tracks[Track::Nano].push(technology);
    }
    assert_eq!(table.game.price(&table.state, who(1), orbital, Track::Nano), 5);
}

/// ECL-78, ECL-EX37: a rare technology goes to any track with room.
#[test]
fn a_full_track_takes_no_tile() {
    let mut table = terrans();
    let absorber = offer(&mut table, "neutron_absorber");
    table.stock(1, 0, 20, 0);
    for _ in 0..6 {
        let technology = table.technology("nanorobots");
        table.state.players[who(1)].tracks[Track::Military].push(technology);
    }
    table.act(1, "take research").act(1, &format!("technology {absorber}")).refuses(1, "on military", 78);
    table.act(1, "on nano");
    assert_eq!(table.goods(1), (0, 15, 0));
    assert!(table.state.players[who(1)].can(Ability::NeutronAbsorber));
}

/// ECL-79: nobody buys twice.
#[test]
fn an_owned_technology_cannot_be_bought() {
    let mut table = terrans();
    let starbase = offer(&mut table, "starbase");
    let bombs = offer(&mut table, "neutron_bombs");
    table.stock(1, 0, 9, 0).act(1, "take research").refuses(1, &format!("technology {starbase}"), 79);
    table.act(1, &format!("technology {bombs}"));
    assert_eq!(
        table.goods(1).1,
        7,
        "the second tile of the military track has a discount of 1, but 2 is the least"
    );
}

/// ECL-2, ECL-3, R54: only what is missing is traded.
#[test]
fn a_payment_is_covered_by_trades() {
    let mut table = terrans();
    let labs = offer(&mut table, "advanced_labs");
    table.stock(1, 4, 9, 3).act(1, "take research").act(1, &format!("technology {labs}"));
    assert_eq!(table.asked(), "ask-pay");
    table.refuses(1, "trade science science", 2).refuses(1, "trade money materials", 2);
    table.act(1, "trade materials science");
    assert_eq!(table.goods(1), (4, 0, 1));
    assert!(table.state.players[who(1)].squares.contains(Resource::Science));
}

/// R54: a payment can be cancelled once, before the first step of the action.
#[test]
fn a_payment_can_be_cancelled_once() {
    let mut table = terrans();
    let labs = offer(&mut table, "advanced_labs");
    table.stock(1, 4, 9, 3).act(1, "take research").act(1, &format!("technology {labs}")).act(1, "cancel");
    assert_eq!((table.goods(1), table.asked()), ((4, 9, 3), "ask-research"));
    table.act(1, &format!("technology {labs}")).refuses(1, "cancel", 2);
}

/// ECL-EX73: Rho Indi get two for three money.
#[test]
fn rho_indi_trade_money_well() {
    let mut table = Table::of(&["rho_indi", "terran_directorate"]);
    let hull = offer(&mut table, "fusion_drive");
    table.stock(1, 3, 2, 0).act(1, "take research").act(1, &format!("technology {hull}"));
    table.act(1, "trade money science");
    assert_eq!(table.goods(1), (0, 0, 0));
}

/// ECL-84, ECL-EX1: a development is paid with what is printed on it.
#[test]
fn research_station_brings_science() {
    let mut table = terrans();
    let station = table.game.content().developments.named("research_station").expect("a development");
    table.state.developments.put(station);
    table.stock(1, 5, 0, 5).act(1, "take research").act(1, &format!("development {station}"));
    assert_eq!(table.goods(1), (0, 12, 0));
    assert_eq!(table.state.players[who(1)].tracks[Track::Military].len(), 1);
}

/// ECL-45, ECL-87, ECL-EX7: colony ships pay, and the fourth space brings a discovery.
#[test]
fn magellan_pay_with_colony_ships() {
    let mut table = Table::of(&["magellan_wardens", "terran_federation"]);
    let source = offer(&mut table, "zero_point_source");
    for name in ["neutron_bombs", "starbase", "plasma_cannon"] {
        let technology = table.technology(name);
        table.state.players[who(1)].tracks[Track::Military].push(technology);
    }
    table.stock(1, 0, 10, 0).act(1, "goods science").act(1, "goods science").act(1, "take research");
    table.act(1, &format!("technology {source}")).act(1, "on military");
    assert_eq!(table.goods(1).1, 0);
    assert_eq!((table.asked(), table.state.players[who(1)].revealed), ("ask-discovery", true));
}

/// ECL-97, ECL-EX80: what is built is paid in materials.
#[test]
fn units_cost_materials() {
    let mut table = Table::of(&["orion", "terran_federation"]);
    table.stock(1, 0, 0, 5).act(1, "take build").refuses(1, "build dreadnought", 97).refuses(
        1,
        "build starbase",
        100,
    );
    table.act(1, "build cruiser");
    assert_eq!(table.goods(1), (0, 0, 0));
    assert_eq!(table.state.sectors[table.home(1)].ships[who(1)].count(Unit::Cruiser), 2);
}

/// ECL-99: pieces are limited, and a sector has one Orbital.
#[test]
fn pieces_run_out() {
    let mut table = terrans();
    table.state.players[who(1)].unbuilt[Unit::Cruiser] = 0;
    table.state.players[who(1)].units.put(Unit::Orbital);
    table.stock(1, 0, 0, 40).act(1, "take build").refuses(1, "build cruiser", 99).act(1, "build orbital");
    table.refuses(1, "build orbital", 99);
}

/// ECL-89 to ECL-92, R59: an Upgrade ends with legal blueprints only.
#[test]
fn blueprints_keep_to_energy_and_drives() {
    let mut table = terrans();
    let part =
        |table: &Table, name: &str| table.game.content().parts.named(name).expect("a part").to_string();
    let [cannon, shield, computer] =
        ["ion_cannon", "gauss_shield", "electron_computer"].map(|name| part(&table, name));
    table.act(1, "take upgrade").refuses(1, &format!("part {shield}"), 90).refuses(1, "done", 33);
    // Over the drive of the interceptor, then on its empty space: three cannons use 3 of 3 energy, but nothing drives.
    table.act(1, &format!("part {cannon}")).act(1, "space interceptor 3").refuses(1, "done", 92);
    table.act(1, "remove interceptor 3").act(1, &format!("part {computer}")).refuses(
        1,
        "space starbase 7",
        89,
    );
    table.act(1, "space interceptor 0").refuses(1, &format!("part {cannon}"), 88).act(1, "done");
    assert_eq!(table.state.players[who(1)].stats[Unit::Interceptor].computer, 1);
}

/// ECL-205, ECL-EX48: money after upkeep.
#[test]
fn upkeep_is_paid() {
    let mut table = terrans();
    table.state.players[who(1)].cubes[Resource::Money] = 6;
    table.state.players[who(1)].discs = 1;
    table.stock(1, 20, 0, 0).pass_all();
    let produced = 10 - 25;
    assert_eq!(i32::from(table.goods(1).0), 20 + produced, "12 empty spaces cost 25");
}

/// ECL-206, ECL-207, ECL-EX49: whoever cannot pay gives sectors up.
#[test]
fn a_shortage_costs_sectors() {
    let mut table = terrans();
    table.stock(1, 0, 0, 0);
    table.state.players[who(1)].discs = 7;
    table.pass_all();
    assert_eq!(table.asked(), "ask-shortage");
    table.refuses(1, "trade science money", 2);
    let home = table.home(1);
    table.act(1, &format!("give-up {home}"));
    assert!(table.state.players[who(1)].controls.is_empty());
}

/// ECL-EX92: the score of a collapsed player is fixed.
#[test]
fn a_collapse_fixes_the_score() {
    let mut table = Table::of(&["terran_directorate", "terran_federation", "terran_union"]);
    table.stock(1, 0, 0, 0);
    let player = &mut table.state.players[who(1)];
    player.discs = 0;
    player.acted[orrery_eclipse::ids::ActionKind::Build] = 12;
    player.reputation.put_many(orrery_eclipse::ids::ReputationId::new(0), 5);
    for _ in 0..3 {
        let technology = table.technology("neutron_bombs");
        table.state.players[who(1)].tracks[Track::Military].push(technology);
    }
    table.pass_all();
    let home = table.home(1);
    table.act(1, &format!("give-up {home}"));
    assert!(table.state.players[who(1)].out);
    assert_eq!(table.score(1), 1, "others do not know the reputation tiles");
    let own = orrery_core::SeatSet::only(who(1));
    assert_eq!(table.game.standing(&table.state, own).columns[0].total, 6);
}

/// ECL-40 to ECL-43, ECL-EX21, ECL-EX81: enemy ships stop colony ships in Upkeep only.
#[test]
fn colony_ships_settle() {
    let mut table = terrans();
    let home = table.home(1);
    table.state.sectors[home].cubes[Square::Money] = 0;
    table.refuses(1, "colonise s1", 40).act(1, &format!("colonise {home}"));
    assert_eq!(table.state.sectors[home].cubes[Square::Money], 1);
    table.state.sectors[home].cubes[Square::Money] = 0;
    table.ships(2, Unit::Interceptor, 1, home);
    assert!(table.may(1, &format!("colonise {home}")));
    table.state.phase = orrery_eclipse::state::Phase::Upkeep;
    table.refuses(1, &format!("colonise {home}"), 43);
    table.state.phase = orrery_eclipse::state::Phase::Action;
    table.state.sectors[home].cubes[Square::Money] = 1;
    table.refuses(1, &format!("colonise {home}"), 42);
    table.state.players[who(1)].ready = 0;
    table.refuses(1, &format!("colonise {home}"), 40);
}

/// ECL-74, ECL-EX86, ECL-244: the only disc moves to a neighbour, and the cubes come back.
#[test]
fn the_only_disc_may_move_on() {
    let mut table = terrans();
    let home = table.home(1);
    let next = table.lay(208, (0, -3), 0);
    table.state.players[who(1)].fleets = orrery_core::Set::NONE;
    table.act(1, "take influence").act(1, &format!("from {home}")).refuses(1, &format!("to {home}"), 6);
    table.hide("money_cache", Some(next)).act(1, &format!("to {next}"));
    assert_eq!(table.state.sectors[next].owner, Some(who(1)));
    assert_eq!(table.state.players[who(1)].cubes[Resource::Money], 11);
    assert_eq!(table.asked(), "ask-discovery");
}

/// ECL-227: more resources break a tie.
#[test]
fn resources_break_ties() {
    let mut table = terrans();
    table.stock(1, 1, 1, 1).stock(2, 1, 1, 2);
    assert_eq!((table.rank(1), table.rank(2)), (2, 1));
}

/// ECL-EX4, ECL-228: an alliance scores its average.
#[test]
fn allies_share_their_score() {
    let species = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];
    let mut table = Table::with(r#"{"alliances": true}"#, &species);
    let alliance = table.game.content().alliances.named("nova").expect("an alliance");
    for number in [1, 2] {
        table.state.players[who(number)].alliance = Some(alliance);
    }
    let kept = orrery_eclipse::ids::DiscoveryId::new(0);
    table.state.players[who(1)].kept.put_many(kept, 4);
    let alone = table.game.points(&table.state, who(3));
    assert_eq!(table.score(1), alone + 2 + 4);
    assert_eq!((table.rank(1), table.rank(2), table.rank(3)), (1, 1, 3));
    assert!(table.game.seats().count() == 4);
}
