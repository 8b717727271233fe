//! Turns are compared when they are over: what is left of one is played as it looks at first sight.

use orrery_core::evaluate::{Evaluate as _, Style};
use orrery_core::{Chance, Game as _, Outside, Seat};

use crate::MicroCosmos;
use crate::actions::Action;
use crate::state::State;

/// No turn takes more answers.
const ANSWERS: usize = 40;

impl MicroCosmos {
    /// Plays the turn under way to its end.
    pub(super) fn finish_turn(&self, t: &mut State, chance: &mut Chance) {
        let Some(active) = t.active() else { return };
        let mut options = Vec::new();
        for _ in 0..ANSWERS {
            let goes_on = |seat: &Seat| *seat == active && !t.departs();
            let Some(seat) = self.awaiting(t).first().filter(goes_on) else { return };
            let action = self.at_first_sight(t, seat, &mut options, chance);
            self.apply(t, seat, action, &mut Outside::silent(seat, chance));
        }
    }

    fn at_first_sight(
        &self,
        t: &State,
        seat: Seat,
        options: &mut Vec<Action>,
        chance: &mut Chance,
    ) -> Action {
        options.clear();
        self.candidates(t, seat, options);
        options.retain(|action| self.check(t, seat, *action).is_ok());
        let [first, others @ ..] = options.as_slice() else {
            unreachable!("an awaited seat has a legal action")
        };
        if others.is_empty() {
            return *first;
        }
        let left = self.rounds_left(t);
        let mut best = (f32::MIN, *first);
        for action in options.iter().filter(|action| self.worth_a_thought(t, seat, **action)) {
            let mut after = *t;
            self.apply(&mut after, seat, *action, &mut Outside::silent(seat, chance));
            let worth = self.expected_score(&after, seat, left, &Style::PLAIN);
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}
