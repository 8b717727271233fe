//! `hint`: what a search would do, and what it expects.

use std::time::Duration;

use orrery_bots::object::{Advice, Expected};
use orrery_core::{Seat, Text};

use super::chair::bot_seed;
use super::layout;
use super::offer::Offer;
use super::screen::Look;
use super::session::Session;
use crate::error::CliError;

/// How long a hint takes.
const THINKING: Duration = Duration::from_secs(1);
/// How many options are shown.
const SHOWN: usize = 3;
/// How many expected steps of each.
const STEPS: usize = 3;

impl Session<'_> {
    /// The best options as a search sees them.
    pub(super) fn hint(&mut self, seat: Option<Seat>, offer: &Offer) -> Result<(), CliError> {
        let Some(seat) = seat.filter(|seat| self.table.awaiting().contains(*seat)) else {
            return self.say(&Text::new("hint-not-now"));
        };
        self.say(&Text::new("hint-thinking"))?;
        self.screen.flush()?;
        let seed = bot_seed("hint", seat);
        let answer = self.title.adviser(THINKING, seed).choose(&*self.table, seat);
        if answer.advice.is_empty() {
            let number = offer.written(&answer.notation).map_or(0, |(number, _)| number);
            return self.say(&Text::new("hint-only").amount("number", number as i64));
        }
        for advice in answer.advice.iter().take(SHOWN) {
            self.show_advice(seat, offer, advice)?;
        }
        Ok(())
    }

    fn show_advice(&mut self, seat: Seat, offer: &Offer, advice: &Advice) -> Result<(), CliError> {
        let number = offer.written(&advice.notation).map_or(0, |(number, _)| number);
        let of = |values: &[f32]| values.get(seat.index()).copied().unwrap_or_default();
        let text = Text::new("hint-option")
            .word("label", self.voice.game(&advice.label))
            .amount("percent", (of(&advice.win_chances) * 100.0).round() as i64)
            .amount("score", of(&advice.scores).round() as i64);
        let number = self.voice.paint(Look::Key, &format!("{number:>3}"));
        let width = self.screen.width();
        let mut lines = layout::wrap(&format!("{number} {}", self.voice.own(&text)), width, 4);
        let steps: Vec<_> = advice.line.iter().take(STEPS).map(|step| self.step(step)).collect();
        if !steps.is_empty() {
            let then = self.voice.own(&Text::new("hint-then").word("steps", steps.join("; ")));
            lines.extend(layout::wrap(&format!("      {then}"), width, 6));
        }
        for line in lines {
            self.screen.line(&line)?;
        }
        Ok(())
    }

    fn step(&self, step: &Expected) -> String {
        format!("{}: {}", self.voice.seat(step.seat), self.voice.game(&step.label))
    }
}
