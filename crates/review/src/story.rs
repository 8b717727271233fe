//! A finished game with every state that it went through.

use orrery_core::record::Line;
use orrery_core::{Chance, Game, Outside, Record, Seat};

/// A decision with the table before it.
pub(crate) struct Chapter<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// Whether chance had a part in what came of it.
    pub chance: bool,
}

/// A game from the deal to the end.
pub(crate) struct Story<G: Game> {
    /// The rules.
    pub game: G,
    /// The table before the first decision and after each.
    pub states: Vec<G::State>,
    /// The decisions.
    pub chapters: Vec<Chapter<G>>,
}

impl<G: Game> Story<G> {
    /// Goes through a record that has been checked. What does not fit is where the story ends.
    pub fn read(game: G, record: &Record) -> Self {
        let mut t = game.deal(&mut Outside::silent(Seat::new(0), &mut Chance::replayed(&record.deal)));
        let mut story = Self { game, states: vec![t], chapters: Vec::new() };
        for line in &record.decisions {
            let Some(chapter) = story.chapter(&t, line) else { break };
            let mut chance = Chance::replayed(&line.chance);
            let mut out = Outside::silent(chapter.seat, &mut chance);
            story.game.apply(&mut t, chapter.seat, chapter.action, &mut out);
            story.states.push(t);
            story.chapters.push(chapter);
        }
        story
    }

    fn chapter(&self, t: &G::State, line: &Line) -> Option<Chapter<G>> {
        let action: G::Action = line.action.parse().ok()?;
        self.game.check(t, line.seat, action).ok()?;
        Some(Chapter { seat: line.seat, action, chance: !line.chance.is_empty() })
    }
}
