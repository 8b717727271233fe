//! Games played to their end by quick bots.

use orrery_bots::{Bot, Greedy, Question};
use orrery_core::evaluate::{PerSeat, Style};
use orrery_core::{Chance, Evaluate, Guess, Outside, Seat, SeatSet, play};

/// So many decisions and no end: the game is judged as it stands.
const PATIENCE: usize = 5_000;

/// What comes of an action in one world when everybody plays on at first sight, each from what he can know.
pub(crate) fn after<G: Evaluate>(
    game: &G,
    world: &G::State,
    seat: Seat,
    action: G::Action,
    seed: u64,
) -> PerSeat {
    let mut chance = Chance::sampled(seed);
    let mut t = *world;
    if game.check(&t, seat, action).is_ok() {
        game.apply(&mut t, seat, action, &mut Outside::silent(seat, &mut chance));
    }
    to_the_end(game, &mut t, &mut chance);
    let mut chances = PerSeat::default();
    game.win_chances(&t, &Style::PLAIN, &mut chances);
    chances
}

fn to_the_end<G: Evaluate>(game: &G, t: &mut G::State, chance: &mut Chance) {
    let mut bot = Greedy::hasty(Style::PLAIN);
    for _ in 0..PATIENCE {
        let Some(seat) = game.awaiting(t).first() else { return };
        let guess = Guess::of(game, t, SeatSet::only(seat), chance);
        let question = Question { game, guess: &guess, seat, history: &[] };
        let action = bot.choose(&question, chance).action;
        game.apply(t, seat, action, &mut Outside::silent(seat, chance));
    }
}

/// A world as `seat` can imagine it in which those who have answered have answered something.
pub(crate) fn world<G: Evaluate>(game: &G, guess: &Guess<G::State>, chance: &mut Chance) -> G::State {
    let mut world = *guess.again(game, chance).state();
    let awaited = game.awaiting(guess.state());
    play::answer_again(game, &mut world, awaited, &mut Vec::new(), chance);
    world
}
