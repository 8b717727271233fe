//! One game between bots.

use std::sync::Arc;

use orrery_bots::object::seen;
use orrery_bots::{Bot, Question, Spec, make};
use orrery_core::seed::Dice;
use orrery_core::{Chance, Evaluate, Guess, Seat, SeatSet, Table};

/// Plays one whole game; `bots[i]` has seat `i`. The same seed gives the same game.
pub fn play<G: Evaluate>(game: &Arc<G>, bots: &[Spec], seed: u64) -> Table<G> {
    let mut table = Table::open(Arc::clone(game), Dice::numbered(seed));
    // The bots' own chance has nothing to do with the dice of the table.
    let mut chance = Chance::sampled(seed ^ 0x9e37_79b9_7f4a_7c15);
    let mut players: Vec<Box<dyn Bot<G>>> = bots.iter().map(|spec| make(*spec, &mut chance)).collect();
    while let Some(seat) = table.awaiting().first() {
        let action = ask(&table, &mut *players[seat.index()], seat, &mut chance);
        table.act(seat, table.made_by(seat), action).expect("a bot plays legal actions");
    }
    table
}

fn ask<G: Evaluate>(table: &Table<G>, bot: &mut dyn Bot<G>, seat: Seat, chance: &mut Chance) -> G::Action {
    let game = &**table.game();
    let guess = Guess::of(game, table.state(), SeatSet::only(seat), chance);
    let history = seen(table, seat);
    bot.choose(&Question { game, guess: &guess, seat, history: &history }, chance).action
}
