//! What makes a refused action possible. Remedies are found by trying; no game lists them.

use crate::chance::Chance;
use crate::game::{Game, Guess};
use crate::outside::Outside;
use crate::play;
use crate::seat::{Seat, SeatSet};

/// How many small steps of others are played until the seat is asked again.
const PATIENCE: usize = 300;
/// In how many worlds that the seat can imagine a remedy must work.
const WORLDS: u64 = 2;

/// A legal action after which the refused one is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remedy<A> {
    /// What to do first.
    pub action: A,
    /// Whether the refused action can follow at once; otherwise others decide before.
    pub at_once: bool,
}

/// Looks for a remedy. It is tried in worlds that the seat can imagine, so that the answer tells nothing.
pub fn find<G: Game>(game: &G, t: &G::State, seat: Seat, wanted: G::Action) -> Option<Remedy<G::Action>> {
    if !game.awaiting(t).contains(seat) || game.check(t, seat, wanted).is_ok() {
        return None;
    }
    let mut actions = Vec::new();
    game.candidates(t, seat, &mut actions);
    actions.retain(|action| *action != wanted && game.check(t, seat, *action).is_ok());
    let works = |action: G::Action, at_once: bool| {
        (0..WORLDS).all(|world| leads_to(game, t, (seat, action), wanted, at_once, world))
    };
    let found = |at_once: bool| {
        let action = actions.iter().copied().find(|action| works(*action, at_once))?;
        Some(Remedy { action, at_once })
    };
    found(true).or_else(|| found(false))
}

/// Whether `wanted` is allowed when the seat is asked the same question again after `first`.
fn leads_to<G: Game>(
    game: &G,
    t: &G::State,
    (seat, first): (Seat, G::Action),
    wanted: G::Action,
    at_once: bool,
    world: u64,
) -> bool {
    let mut chance = Chance::sampled(world);
    let question = game.ask(t, seat).question.key;
    let mut world = *Guess::of(game, t, SeatSet::only(seat), &mut chance).state();
    let mut candidates = Vec::new();
    play::answer_again(game, &mut world, game.awaiting(t), &mut candidates, &mut chance);
    if game.check(&world, seat, first).is_err() {
        return false;
    }
    game.apply(&mut world, seat, first, &mut Outside::silent(seat, &mut chance));
    for _ in 0..PATIENCE {
        let awaiting = game.awaiting(&world);
        if awaiting.contains(seat) && game.ask(&world, seat).question.key == question {
            return game.check(&world, seat, wanted).is_ok();
        }
        if at_once && !awaiting.contains(seat) {
            return false;
        }
        let Some(next) = awaiting.first() else { return false };
        let Some(picked) = play::random_legal(game, &world, next, &mut candidates, &mut chance) else {
            return false;
        };
        game.apply(&mut world, next, picked.action, &mut Outside::silent(next, &mut chance));
    }
    false
}
