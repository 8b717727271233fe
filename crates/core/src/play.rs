//! Playing at random: for benchmarks, tests and the playouts of a search.

use crate::chance::Chance;
use crate::game::Game;
use crate::outside::Outside;
use crate::seat::{Seat, SeatSet};

/// A legal action, and whether there was another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picked<A> {
    /// The action.
    pub action: A,
    /// False if it was the only legal one: then nothing was decided.
    pub choice: bool,
}

/// One legal action, each as likely as the others. Candidates are checked in random order until two have passed, so
/// most of them are never looked at.
pub fn random_legal<G: Game>(
    game: &G,
    t: &G::State,
    seat: Seat,
    candidates: &mut Vec<G::Action>,
    chance: &mut Chance,
) -> Option<Picked<G::Action>> {
    candidates.clear();
    game.candidates(t, seat, candidates);
    let mut found = None;
    while !candidates.is_empty() {
        let place = chance.pick(candidates.len());
        let action = candidates.swap_remove(place);
        if game.check(t, seat, action).is_ok() {
            match found {
                None => found = Some(action),
                Some(action) => return Some(Picked { action, choice: true }),
            }
        }
    }
    found.map(|action| Picked { action, choice: false })
}

/// After resampling: seats whose sealed answers were taken back answer again, at random, until only those are awaited
/// who really are.
pub fn answer_again<G: Game>(
    game: &G,
    t: &mut G::State,
    awaited: SeatSet,
    candidates: &mut Vec<G::Action>,
    chance: &mut Chance,
) {
    while let Some(seat) = game.awaiting(t).minus(awaited).first() {
        let picked =
            random_legal(game, t, seat, candidates, chance).expect("an awaited seat has a legal action");
        game.apply(t, seat, picked.action, &mut Outside::silent(seat, chance));
    }
}

/// What random games came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Whole games.
    pub games: u64,
    /// Questions with more than one legal answer.
    pub decisions: u64,
    /// All questions.
    pub answers: u64,
}

/// Plays whole games at random, nobody listening. After the first game nothing is allocated.
pub fn random_games<G: Game>(
    game: &G,
    games: u64,
    candidates: &mut Vec<G::Action>,
    chance: &mut Chance,
) -> Played {
    let mut played = Played::default();
    for _ in 0..games {
        let mut t = game.deal(&mut Outside::silent(Seat::new(0), chance));
        while let Some(seat) = game.awaiting(&t).first() {
            let picked =
                random_legal(game, &t, seat, candidates, chance).expect("an awaited seat has a legal action");
            game.apply(&mut t, seat, picked.action, &mut Outside::silent(seat, chance));
            played.answers += 1;
            played.decisions += u64::from(picked.choice);
        }
        played.games += 1;
    }
    played
}
