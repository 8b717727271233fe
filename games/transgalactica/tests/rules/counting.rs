//! Levels and conditions (TRA-11 to TRA-13, TRA-143 to TRA-147, TRA-207).

use orrery_core::{Game as _, Publish as _, Seat, SeatSet};
use orrery_transgalactica::Transgalactica;
use orrery_transgalactica::ids::{Office, Track};
use orrery_transgalactica::space::Space;
use orrery_transgalactica::state::Planet;

use crate::support::Table;

const ONE: Seat = Seat::new(0);

/// Puts outposts of the first player on these planets.
fn settle(table: &mut Table, planets: &[&str]) {
    table.state.players[ONE].outposts = orrery_core::Set::only(Space::Hub);
    for (number, name) in (1..).zip(planets) {
        let space = Space::other(number).expect("a space");
        let planet = Transgalactica::built_in().planets.named(name).expect("a planet");
        table.state.planets[space] = Some(Planet { planet, ..Planet::default() });
        table.state.players[ONE].outposts.put(space);
    }
}

/// Whether the first player fulfils a decree.
fn fulfils(table: &mut Table, decree: &str) -> bool {
    table.state.decrees[Office::A] = Transgalactica::built_in().decrees.named(decree).expect("a decree");
    let view = table.game.view(&table.state, SeatSet::only(ONE));
    view.players[0].fulfilled.contains(&Office::A)
}

/// TRA-11, TRA-13: markers, lasting bonuses and those of the round.
#[test]
fn levels_add_their_bonuses() {
    let mut table = Table::new(3, 1);
    let player = &mut table.state.players[ONE];
    player.levels[Track::Technology] = 5;
    player.raised[Track::Military] = 2;
    player.technologies.put(Transgalactica::built_in().technologies.named("think_tank").expect("a card"));
    let view = table.game.view(&table.state, SeatSet::only(ONE));
    let levels: Vec<_> =
        view.players[0].levels.iter().map(|(_, marker, counts)| (*marker, *counts)).collect();
    assert_eq!(levels, [(5, 6), (0, 2), (1, 1), (0, 1), (0, 0)]);
}

/// TRA-144, TRA-145, TRA-147: each planet stands for one of its colours; the Capital for none.
#[test]
fn different_colours_are_matched() {
    let mut table = Table::new(3, 1);
    for (planets, holds) in [
        (&["market", "relay"][..], false),
        (&["market", "relay", "refinery"], true),
        (&["market", "relay", "slag"], false),
        // Yellow and purple, green and grey, and one more of these.
        (&["institute", "scout_harbour", "market"], true),
        (&["prism", "market", "canyon"], false),
        (&["prism", "market", "slag"], true),
    ] {
        settle(&mut table, planets);
        assert_eq!(fulfils(&mut table, "diversity_act"), holds, "{planets:?}");
    }
}

/// TRA-144: three of one colour, not of two together.
#[test]
fn one_of_two_colours() {
    let mut table = Table::new(3, 1);
    for (planets, holds) in [
        (&["relay", "slag", "dunes"][..], false),
        (&["relay", "slag", "scout_harbour"], true),
        (&["dunes", "institute", "prism"], true),
    ] {
        settle(&mut table, planets);
        assert_eq!(fulfils(&mut table, "sun_and_stone_act"), holds, "{planets:?}");
    }
}

/// TRA-143, TRA-147: types; the special planet and the Capital have none of them.
#[test]
fn one_planet_of_each_type() {
    let mut table = Table::new(3, 1);
    for (planets, holds) in [
        (&["market", "slag"][..], false),
        (&["market", "slag", "technological_nightmare"], false),
        (&["market", "slag", "wild_grey"], true),
    ] {
        settle(&mut table, planets);
        assert_eq!(fulfils(&mut table, "settlement_code"), holds, "{planets:?}");
    }
}

/// TRA-207: a mission of two types counts as only one of them where different missions are needed.
#[test]
fn a_mission_counts_for_one_type() {
    let mut table = Table::new(3, 1);
    let content = Transgalactica::built_in();
    for (missions, holds) in [
        (&["shadow_broker", "grand_archive"][..], false),
        (&["shadow_broker", "grand_archive", "border_patrol"], true),
        (&["shadow_broker", "galactic_monopoly", "grand_archive"], true),
    ] {
        let cards = missions.iter().map(|name| content.missions.named(name).expect("a mission"));
        table.state.players[ONE].completed = cards.collect();
        assert_eq!(fulfils(&mut table, "service_act"), holds, "{missions:?}");
    }
    // Three missions of one of two types.
    assert!(!fulfils(&mut table, "guild_act"));
    table.state.players[ONE].completed.put(content.missions.named("border_patrol").expect("a mission"));
    assert!(fulfils(&mut table, "guild_act"));
}

/// TRA-13: both levels are needed, and levels of the round count.
#[test]
fn two_levels_at_once() {
    let mut table = Table::new(3, 1);
    table.state.players[ONE].levels[Track::Trade] = 4;
    assert!(!fulfils(&mut table, "armed_trade_act"));
    table.state.players[ONE].levels[Track::Military] = 2;
    table.state.players[ONE].raised[Track::Military] = 2;
    assert!(fulfils(&mut table, "armed_trade_act"));
}
