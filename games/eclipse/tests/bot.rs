//! What bots find good, and what they are told about a table.

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::observe::Observe as _;
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Chance, Game as _, Outside, Publish as _, Seats, Study as _};
use orrery_eclipse::ids::{Resource, Unit};
use orrery_eclipse::state::Phase;
use orrery_eclipse::{Action, Eclipse, Options, State};

use crate::support::{Table, who};

fn expected(table: &Table, number: u8) -> f32 {
    let mut scores: PerSeat = [0.0; MOST_SEATS as usize];
    table.game.expect(&table.state, &Style::PLAIN, &mut scores);
    scores[usize::from(number) - 1]
}

/// A table with a sector that two Ancient ships hold, and so many cruisers there.
fn invasion(cruisers: u8, hull: u8) -> Table {
    let mut table = Table::of(&["terran_directorate", "terran_federation"]);
    let sector = table.lay(203, (0, -3), 0);
    table.state.sectors[sector].ancients = 2;
    for unit in Unit::SHIPS {
        let stats = &mut table.state.players[who(1)].stats[unit];
        (stats.hull, stats.computer) = (hull, hull.min(4));
    }
    let home = table.home(1);
    let at = if cruisers > 0 { sector } else { home };
    table.ships(1, Unit::Cruiser, cruisers.max(2), at);
    table
}

/// Ships that will win make a position better where they are, ships that will lose make it worse.
#[test]
fn battles_are_judged_by_their_odds() {
    let (home, there) = (expected(&invasion(0, 5), 1), expected(&invasion(2, 5), 1));
    assert!(there > home + 1.0, "{there} is not much better than {home}");
    let (weak, strong) = (expected(&invasion(2, 0), 1), expected(&invasion(2, 5), 1));
    assert!(strong > weak + 2.0, "{strong} is not much better than {weak}");
}

/// ECL-206, ECL-207: whoever cannot pay the upkeep loses sectors and then everything.
#[test]
fn nobody_wants_to_go_bankrupt() {
    let mut table = Table::of(&["terran_directorate", "terran_federation"]);
    for (number, at) in [(201, (0, -3)), (202, (1, -3)), (204, (2, -3))] {
        let sector = table.lay(number, at, 0);
        table.disc(1, sector);
    }
    table.stock(1, 10, 0, 0);
    table.state.players[who(1)].discs = 7;
    let solvent = expected(&table, 1);
    table.stock(1, 0, 0, 0);
    let poor = expected(&table, 1);
    assert!(poor < solvent - 3.0, "{poor} is not much worse than {solvent}");
    table.state.players[who(1)].discs = 0;
    assert!(expected(&table, 1) < poor - 10.0, "a collapse is worse than the loss of a sector");
}

/// A production counts as long as it can be used.
#[test]
fn population_is_worth_less_at_the_end() {
    let gain = |round: u8| {
        let mut table = Table::of(&["terran_directorate", "terran_federation"]);
        table.state.round = round;
        let before = expected(&table, 1);
        table.state.players[who(1)].cubes[Resource::Science] -= 2;
        expected(&table, 1) - before
    };
    assert!(gain(1) > gain(5) && gain(5) > gain(9), "{} {} {}", gain(1), gain(5), gain(9));
}

/// Where bots stop to look, a turn is over or somebody could retreat; every answer on the way there is legal.
#[test]
fn a_turn_is_played_to_its_end_before_it_is_judged() {
    for seats in [2, 4, 9] {
        let game = Eclipse::new(Eclipse::built_in(), Options::default(), Seats::new(seats)).expect("a table");
        let mut chance = Chance::sampled(u64::from(seats));
        let mut t = game.deal(&mut Outside::silent(who(1), &mut chance));
        let mut actions: Vec<Action> = Vec::new();
        for _ in 0..400 {
            let Some(seat) = game.awaiting(&t).first() else { break };
            actions.clear();
            game.candidates(&t, seat, &mut actions);
            actions.retain(|action| game.check(&t, seat, *action).is_ok());
            let action = actions[chance.pick(actions.len())];
            game.apply(&mut t, seat, action, &mut Outside::silent(seat, &mut chance));
            let mut settled = t;
            game.settle(&mut settled, &mut chance);
            if let Some(seat) = game.awaiting(&settled).first() {
                let asked = game.ask(&settled, seat).question.key.to_string();
                let still = settled.phase == Phase::Setup || asked.starts_with("ask-turn");
                assert!(still || asked == "ask-activate", "{asked}");
            }
            let mut scores: PerSeat = [0.0; MOST_SEATS as usize];
            game.expect(&settled, &Style::PLAIN, &mut scores);
            assert!(scores.iter().all(|score| score.is_finite()), "{scores:?}");
        }
    }
}

/// A row has at most 512 numbers, at every table the same.
#[test]
fn observations_are_short() {
    let names = |seats: u8| {
        let game = Eclipse::new(Eclipse::built_in(), Options::default(), Seats::new(seats));
        game.expect("a table").names()
    };
    let all = names(2);
    assert!(all.len() <= 512, "{} numbers", all.len());
    assert_eq!(all, names(9));
}

/// Everything that statistics count about a table is among what they could count.
#[test]
fn facts_are_among_those_that_are_possible() {
    let table = Table::of(&["terran_directorate", "terran_federation"]);
    let mut possible = Vec::new();
    table.game.possible_facts(&mut |kind, name| possible.push((kind, name.to_owned())));
    let state: &State = &table.state;
    let mut facts = Vec::new();
    table.game.facts(state, who(1), &mut |kind, name| facts.push((kind, name.to_owned())));
    assert!(facts.len() >= 4, "{facts:?}");
    assert!(facts.iter().all(|fact| possible.contains(fact)), "{facts:?}");
}

/// Battles of the first round, everybody passing and attacking: who fought whom, as statistics count it.
fn battles(mut table: Table) -> Vec<(usize, String)> {
    let mut chance = Chance::sampled(3);
    let mut noted = Vec::new();
    while let Some(seat) = table.game.awaiting(&table.state).first().filter(|_| table.state.round == 1) {
        let mut legal = Vec::new();
        table.game.candidates(&table.state, seat, &mut legal);
        legal.retain(|action| table.game.check(&table.state, seat, *action).is_ok());
        let usual = [Action::Pass, Action::EndTurn, Action::Attack];
        let action = usual.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]);
        table.game.deed(&table.state, seat, action, &mut |kind, name| {
            if kind == "study-battle" {
                noted.push((seat.index() + 1, name.to_owned()));
            }
        });
        let game = table.game.clone();
        game.apply(&mut table.state, seat, action, &mut Outside::silent(seat, &mut chance));
    }
    noted.sort_unstable();
    noted
}

/// Statistics tell battles between players, which count for both, from those with ships that nobody plays.
#[test]
fn battles_are_counted_by_kind() {
    assert_eq!(battles(invasion(0, 5)), []);
    assert_eq!(battles(invasion(2, 5)), [(1, "study-battle-ancients".to_owned())]);
    let mut duel = invasion(0, 5);
    let home = duel.home(1);
    duel.ships(2, Unit::Cruiser, 1, home);
    assert_eq!(battles(duel), [1, 2].map(|number| (number, "study-battle-players".to_owned())));
    // Whoever comes last to a sector with Ancients fights the other player first, and the winner fights on.
    let mut both = invasion(2, 5);
    let sector = both.sector(203);
    both.ships(2, Unit::Interceptor, 1, sector);
    let ancients = (1, "study-battle-ancients".to_owned());
    let players = [1, 2].map(|number| (number, "study-battle-players".to_owned()));
    assert_eq!(battles(both), [ancients, players[0].clone(), players[1].clone()]);
}
