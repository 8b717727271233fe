//! A finished game with every state that it went through.

use orrery_core::record::Line;
use orrery_core::{Chance, Game, Outside, Record, Seat};

/// A decision of the record.
pub(crate) struct Move<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// Whether chance had a part in what came of it.
    pub chance: bool,
}

/// A game from the deal to the end.
pub(crate) struct Replayed<G: Game> {
    /// The rules.
    pub game: G,
    /// The table before the first decision and after each.
    pub states: Vec<G::State>,
    /// The decisions.
    pub moves: Vec<Move<G>>,
}

impl<G: Game> Replayed<G> {
    /// Replays a record that has been checked, up to the first decision that does not fit.
    pub fn read(game: G, record: &Record) -> Self {
        let mut t = game.deal(&mut Outside::silent(Seat::new(0), &mut Chance::replayed(&record.deal)));
        let mut replayed = Self { game, states: vec![t], moves: Vec::new() };
        for line in &record.decisions {
            let Some(made) = replayed.read_move(&t, line) else { break };
            let mut chance = Chance::replayed(&line.chance);
            let mut out = Outside::silent(made.seat, &mut chance);
            replayed.game.apply(&mut t, made.seat, made.action, &mut out);
            replayed.states.push(t);
            replayed.moves.push(made);
        }
        replayed
    }

    fn read_move(&self, t: &G::State, line: &Line) -> Option<Move<G>> {
        let action: G::Action = line.action.parse().ok()?;
        self.game.check(t, line.seat, action).ok()?;
        Some(Move { seat: line.seat, action, chance: !line.chance.is_empty() })
    }
}
