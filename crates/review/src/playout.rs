//! Games played on by quick bots, to their end or a little.

use std::sync::Arc;

use orrery_bots::{Bot, Greedy, Judge as _, Question};
use orrery_core::evaluate::PerSeat;
use orrery_core::{Chance, Evaluate, Guess, Outside, Seat, SeatSet, play};

use crate::meter::{ByHand, Meter};

/// After this many decisions without an end the game is judged as it stands.
pub(crate) const TO_THE_END: usize = 5_000;

/// What comes of an action in one world when everybody plays on at first sight, each from what he can know: the chances to
/// win after so many decisions, the result if that is the end.
pub(crate) fn after<G: Evaluate>(
    game: &G,
    world: &G::State,
    first: (Seat, G::Action),
    decisions: usize,
    seed: u64,
    meter: &Arc<Meter>,
) -> PerSeat {
    let t = played_on(game, world, first, decisions, seed, &mut quick(meter), &mut |_| {});
    meter.win_chances(game, &t)
}

/// Who plays on: at first sight, by the hand-written evaluation.
pub(crate) fn quick<G: Evaluate>(meter: &Arc<Meter>) -> Greedy<G> {
    Greedy::hasty(Arc::new(ByHand(Arc::clone(meter))))
}

/// The table after an action when this bot has played on for all seats. `each` is shown every table on the way.
pub(crate) fn played_on<G: Evaluate>(
    game: &G,
    world: &G::State,
    (seat, action): (Seat, G::Action),
    decisions: usize,
    seed: u64,
    bot: &mut dyn Bot<G>,
    each: &mut dyn FnMut(&G::State),
) -> G::State {
    let mut chance = Chance::sampled(seed);
    let mut t = *world;
    if game.check(&t, seat, action).is_ok() {
        game.apply(&mut t, seat, action, &mut Outside::silent(seat, &mut chance));
    }
    for _ in 0..decisions {
        each(&t);
        let Some(next) = game.awaiting(&t).first() else { break };
        let guess = Guess::of(game, &t, SeatSet::only(next), &mut chance);
        let question = Question { game, guess: &guess, seat: next, history: &[] };
        let action = bot.choose(&question, &mut chance).action;
        game.apply(&mut t, next, action, &mut Outside::silent(next, &mut chance));
    }
    game.settle(&mut t, &mut chance);
    t
}

/// A world as the seat of a guess can imagine it, in which those who have answered have answered something.
pub(crate) fn world<G: Evaluate>(game: &G, guess: &Guess<G::State>, chance: &mut Chance) -> G::State {
    let mut world = *guess.again(game, chance).state();
    let awaited = game.awaiting(guess.state());
    play::answer_again(game, &mut world, awaited, &mut Vec::new(), chance);
    world
}
