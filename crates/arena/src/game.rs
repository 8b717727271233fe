//! One game between bots.

use std::sync::atomic::{AtomicBool, Ordering};

use orrery_bots::{Bot, Question, Seen, Spec, make};
use orrery_core::play::random_legal;
use orrery_core::{Chance, Evaluate, Game, Guess, Outside, Seat, SeatSet};

/// The table as it was when the game was over.
pub struct Finished<S> {
    /// What lies on it.
    pub state: S,
    /// Questions with more than one legal answer.
    pub decisions: u64,
}

/// Whoever has a seat. A random player needs no guess and no history: it is asked nothing, which is what makes a
/// million random games cheap.
enum Player<G: Evaluate> {
    Random,
    Thinks { bot: Box<dyn Bot<G>>, seen: Vec<Seen<G::Action>> },
}

/// Who is told of every answer.
pub type See<'a, G> = dyn FnMut(&<G as Game>::State, Seat, <G as Game>::Action) + 'a;

/// A decision that somebody may still want to hear of.
struct Decided<A> {
    seat: Seat,
    action: A,
    audience: SeatSet,
}

/// Plays one whole game; `bots[i]` has seat `i`. The same seed gives the same game. Nothing if it was stopped before
/// its end.
///
/// There is no table here: nobody takes anything back, and no record is kept. `see` is told of every answer before it
/// is carried out.
pub fn play<G: Evaluate>(
    game: &G,
    bots: &[Spec],
    seed: u64,
    stop: &AtomicBool,
    see: &mut See<'_, G>,
) -> Option<Finished<G::State>> {
    let mut dice = Chance::sampled(seed);
    // The bots' own chance has nothing to do with the dice of the table.
    let mut chance = Chance::sampled(seed ^ 0x9e37_79b9_7f4a_7c15);
    let mut players: Vec<Player<G>> = bots.iter().map(|spec| Player::new(*spec, &mut chance)).collect();
    let somebody_thinks = players.iter().any(|player| matches!(player, Player::Thinks { .. }));
    let mut log = Vec::new();
    let mut candidates = Vec::new();
    let mut state = game.deal(&mut Outside::silent(Seat::new(0), &mut dice));
    let mut decisions = 0;
    while let Some(seat) = game.awaiting(&state).first() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let picked = random_legal(game, &state, seat, &mut candidates, &mut chance)
            .expect("an awaited seat has a legal action");
        // Where there is no choice nobody is asked, as at a table of people.
        let action = if picked.choice {
            decisions += 1;
            players[seat.index()].choose(game, &state, seat, &log, &mut chance).unwrap_or(picked.action)
        } else {
            picked.action
        };
        if somebody_thinks {
            log.push(Decided { seat, action, audience: game.audience(&state, seat) });
        }
        see(&state, seat, action);
        game.apply(&mut state, seat, action, &mut Outside::silent(seat, &mut dice));
    }
    Some(Finished { state, decisions })
}

impl<G: Evaluate> Player<G> {
    fn new(spec: Spec, chance: &mut Chance) -> Self {
        match spec {
            Spec::Random => Self::Random,
            _ => Self::Thinks { bot: make(spec, chance), seen: Vec::new() },
        }
    }

    /// What a player who thinks chooses, from a guess of what its seat cannot know.
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        log: &[Decided<G::Action>],
        chance: &mut Chance,
    ) -> Option<G::Action> {
        let Self::Thinks { bot, seen } = self else { return None };
        seen.extend(log[seen.len()..].iter().map(|decided| Seen {
            seat: decided.seat,
            action: (decided.seat == seat || decided.audience.contains(seat)).then_some(decided.action),
        }));
        let guess = Guess::of(game, state, SeatSet::only(seat), chance);
        let action = bot.choose(&Question { game, guess: &guess, seat, history: seen }, chance).action;
        assert!(game.check(state, seat, action).is_ok(), "a bot plays legal actions, not {action}");
        Some(action)
    }
}
