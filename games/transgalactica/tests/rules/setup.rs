//! From the box to the end of the draft (TRA-40 to TRA-60).

use orrery_core::{Chance, Game as _, Publish as _, Seat, SeatSet, Seats};
use orrery_transgalactica::content::Side;
use orrery_transgalactica::ids::{FleetId, Good, PlanetType, Track};
use orrery_transgalactica::space::Space;
use orrery_transgalactica::state::Level;
use orrery_transgalactica::{Action, Event, Options, State, Transgalactica};
use serde_json::json;

use crate::support::Table;

/// TRA-40, TRA-42 to TRA-44: planets by the number of players, tokens on action planets only.
#[test]
fn planets_lie_on_every_space_of_the_map() {
    let content = Transgalactica::built_in();
    for seats in 2..=5 {
        for seed in 0..20 {
            let table = Table::new(seats, seed);
            let map = content.map(seats);
            let laid = |space: Space| table.state.planets[space].expect("a planet");
            for space in map.base() {
                assert!(content.planets[laid(space).planet].base && laid(space).token.is_some());
                assert!(laid(space).pirates.is_none());
            }
            for space in map.other() {
                let row = &content.planets[laid(space).planet];
                assert!(!row.base && row.kind != PlanetType::Special);
                assert_eq!(laid(space).token.is_some(), row.kind == PlanetType::Action, "{}", row.id);
            }
            let all = table.state.planets.values().flatten().count();
            assert_eq!(all, map.base().count() + map.other().count());
            // TRA-47
            let pirates =
                table.state.planets.values().flatten().filter(|planet| planet.pirates.is_some()).count();
            assert_eq!(pirates, usize::from(seats) + 1);
        }
    }
}

/// TRA-41, TRA-46: stacks by the side of the panel; all tokens are somewhere.
#[test]
fn stacks_have_their_sizes() {
    let content = Transgalactica::built_in();
    for seats in 2..=5 {
        let table = Table::new(seats, 3);
        let values = content.values(table.game.options().data_set);
        let mut laid = 0;
        for track in Track::MAIN {
            for space in &values.track(track).spaces {
                let size = space
                    .stack
                    .map_or(0, |(_, a, b)| if content.map(seats).row.side == Side::A { a } else { b });
                let stack = table.state.stacks[track][Level::new(space.level)];
                assert_eq!(stack.len(), usize::from(size), "{track} {}", space.level);
                laid += stack.len();
            }
        }
        let on_planets =
            table.state.planets.values().flatten().filter(|planet| planet.token.is_some()).count();
        let rest = usize::from(table.state.left_over.len()) + table.state.round_tokens.len();
        assert_eq!((laid + on_planets + rest, table.state.round_tokens.len()), (37, 4));
    }
}

/// TRA-43: the base planet left over with two players, by the option among the others.
#[test]
fn an_unused_base_planet_can_be_mixed_in() {
    let content = Transgalactica::built_in();
    let mut mixed = 0;
    for seed in 0..40 {
        let table = Table::of(2, seed, json!({"unused_base_planets": "mixed"}));
        let planets = content.map(2).other().map(|space| table.state.planets[space].expect("a planet"));
        for planet in planets.filter(|planet| content.planets[planet.planet].base) {
            assert!(planet.token.is_some() && planet.pirates.is_none());
            mixed += 1;
        }
    }
    assert!((5..40).contains(&mixed), "about 9 of 16: {mixed} of 40");
}

/// TRA-48 to TRA-52: mining tokens and cards.
#[test]
fn cards_and_mining_tokens_are_open() {
    let content = Transgalactica::built_in();
    let table = Table::new(4, 5);
    let t = &table.state;
    for seat in table.game.seats().iter() {
        assert_eq!(t.players[seat].mining.len(), 1);
        assert!(content.mining[t.players[seat].mining[0]].start);
    }
    assert!(t.mining.is_some());
    assert_eq!(t.mining_pile.len(), 13 - 4 - 1);
    for level in 1..=3 {
        assert_eq!(
            t.technologies.iter().filter(|card| content.technologies[*card].level == level).count(),
            3
        );
    }
    for (level, places) in (1..).zip(&t.missions) {
        let cards: Vec<_> = places.iter().map(|card| card.expect("a mission")).collect();
        assert!(cards.is_sorted() && cards.iter().all(|card| content.missions[*card].level == level));
    }
    assert_eq!(t.mission_decks.map(|deck| deck.len()), [11, 9]);
    for (office, decree) in t.decrees.iter() {
        assert_eq!(content.decrees[*decree].deck, office);
    }
}

/// TRA-12, TRA-53 to TRA-57
#[test]
fn players_begin_with_their_things() {
    for (seats, captains) in [(2, 3), (3, 2), (4, 2), (5, 2)] {
        let table = Table::new(seats, 7);
        assert_eq!((table.state.round, table.state.order[0]), (1, Seat::new(0)));
        for seat in table.game.seats().iter() {
            let player = &table.state.players[seat];
            assert_eq!((player.captains, player.crew, player.pods, player.markers), (captains, 1, 5, 2));
            // The starting mining token has brought its reward at once.
            assert_eq!((player.goods[Good::Credit], player.goods.total(), player.points), (1, 2, 0));
            assert_eq!(
                Track::ALL.iter().map(|track| player.level(*track)).collect::<Vec<_>>(),
                [0, 0, 1, 0, 0]
            );
            let mut fleet = player.fleet.map(FleetId::index);
            fleet.sort_unstable();
            assert_eq!((fleet, player.objectives.len(), player.segment), ([0, 1, 2], 2, 1));
        }
    }
    let third = Table::of(3, 7, json!({"third_captain_at_three": true}));
    assert_eq!(third.state.players[Seat::new(0)].captains, 3);
}

/// TRA-55: the first player is drawn or named, and the others follow clockwise.
#[test]
fn the_order_is_clockwise_from_the_first_player() {
    let named = Table::of(4, 1, json!({"first_player": 3}));
    assert_eq!(named.state.order.iter().map(|seat| seat.index()).collect::<Vec<_>>(), [2, 3, 0, 1]);
    let drawn: std::collections::BTreeSet<_> =
        (0..40).map(|seed| Table::of(3, seed, json!({})).state.order[0]).collect();
    assert_eq!(drawn.len(), 3);
}

/// TRA-58 to TRA-60: from the last player to the first either kind, then back the other.
#[test]
fn the_draft_goes_back_and_forth() {
    let mut table = Table::new(3, 9);
    assert_eq!(table.state.offer.abilities.len(), 3);
    let [one, two, three] = [0, 1, 2].map(Seat::new);
    assert_eq!((table.awaited(), table.legal(three).len()), (Some(three), 6));
    assert_eq!(table.refused(one, "wealth 1"), 59);
    table.act(three, "wealth 1".parse().unwrap());
    assert_eq!(table.refused(two, "wealth 1"), 59);
    let tile = table.state.offer.abilities.first().expect("a tile");
    table.act(two, Action::Ability(tile));
    assert_eq!((table.awaited(), table.legal(one).len()), (Some(one), 4));
    table.act(one, "wealth 2".parse().unwrap());
    // Now the first player again, who lacks a tile.
    assert_eq!((table.awaited(), table.legal(one).len()), (Some(one), 2));
    assert_eq!(table.refused(one, "wealth 3"), 60);
    assert_eq!(table.refused(one, "pass"), 85);
    let tile = table.state.offer.abilities.first().expect("a tile");
    table.act(one, Action::Ability(tile));
    // What is left leaves no choice.
    assert!(!table.asked().starts_with("ask-draft"));
    for seat in table.game.seats().iter() {
        assert!(table.state.players[seat].wealth.is_some() && table.state.players[seat].ability.is_some());
    }
}

#[test]
fn nobody_is_asked_if_chance_drafts() {
    let table = Table::of(5, 2, json!({"draft": "random"}));
    assert!(!table.asked().starts_with("ask-draft"));
    let tiles: std::collections::BTreeSet<_> =
        table.game.seats().iter().map(|seat| table.state.players[seat].ability.expect("a tile")).collect();
    assert_eq!(tiles.len(), 5);
}

/// TRA-1: objectives are told to their owner, seen by nobody else and dealt anew for the others.
#[test]
fn objectives_are_secret() {
    let table = Table::new(3, 4);
    let (one, two) = (Seat::new(0), Seat::new(1));
    let dealt: Vec<_> =
        table.told.iter().filter(|(_, event)| matches!(event, Event::Objectives(..))).collect();
    assert_eq!(dealt.len(), 3);
    for (to, event) in dealt {
        let Event::Objectives(seat, _) = event else { unreachable!() };
        assert_eq!(*to, SeatSet::only(*seat));
    }
    let view = table.game.view(&table.state, SeatSet::only(one));
    assert!(view.players[0].objectives.1.is_some() && view.players[1].objectives.1.is_none());
    let mut others = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut guess = table.state;
        table.game.resample(&mut guess, SeatSet::only(one), &mut Chance::sampled(seed));
        assert_eq!(guess.players[one].objectives, table.state.players[one].objectives);
        others.insert(guess.players[two].objectives[0]);
        let mut all: Vec<_> = guess.objectives.things().collect();
        all.extend(table.game.seats().iter().flat_map(|seat| guess.players[seat].objectives));
        all.sort_unstable();
        assert!(all.is_sorted_by(|a, b| a < b) && all.len() == 14, "each card once");
    }
    assert!(others.len() > 3, "{others:?}");
}

/// TRA-275: two to five people; there is no game for one or for teams.
#[test]
fn other_numbers_of_people_are_refused() {
    for (seats, fits) in [(1, false), (2, true), (5, true), (6, false)] {
        let made = Transgalactica::new(Transgalactica::built_in(), Options::default(), Seats::new(seats));
        assert_eq!(made.is_ok(), fits);
    }
}

#[test]
fn states_save_and_are_small() {
    let table = Table::new(5, 6);
    let saved = serde_json::to_string(&table.state).expect("a state is plain data");
    assert_eq!(serde_json::from_str::<State>(&saved).expect("it reads back"), table.state);
    assert!(size_of::<State>() <= 3 * 1024, "{}", size_of::<State>());
}
