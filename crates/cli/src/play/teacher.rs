//! `--guide`: what the teacher of a guided first game says before a question.

use orrery_core::{Seat, Text};

use super::offer::Offer;
use super::screen::Look;
use super::session::Session;
use crate::error::CliError;

impl Session<'_> {
    /// What the teacher says before this question.
    pub(super) fn teach(&mut self, seat: Seat, offer: &Offer) -> Result<(), CliError> {
        let Some(guide) = self.guide.filter(|guide| guide.learner() == seat) else { return Ok(()) };
        let said = guide.said(&*self.table);
        self.screen.line("")?;
        if said.is_empty() {
            return self.say(&Text::new("teacher-free"));
        }
        let proposes = said.iter().any(|part| part.proposal.is_some());
        for part in &said {
            let text = self.voice.game(&part.text);
            let rule = part.rule.as_ref().map(|rule| self.voice.paint(Look::Faint, &format!(" ({rule})")));
            let text = text + &rule.unwrap_or_default();
            self.say(&Text::new("teacher-says").word("text", text))?;
            if let Some(proposal) = &part.proposal {
                let number = offer.written(&proposal.notation).map_or(0, |(number, _)| number);
                let number = self.voice.paint(Look::Key, &number.to_string());
                let why = proposal.why.as_ref().map(|why| self.voice.game(why)).unwrap_or_default();
                let text = Text::new("teacher-proposes")
                    .word("number", number)
                    .word("label", self.voice.game(&proposal.label))
                    .word("why", why);
                self.say(&text)?;
            }
        }
        if proposes { Ok(()) } else { self.say(&Text::new("teacher-hint")) }
    }

    /// What was prepared for a seat of the others to do now.
    pub(super) fn prepared(&self, seat: Seat) -> Option<String> {
        let action = self.guide?.prepared(&*self.table, seat)?;
        self.table.check(seat, action).ok().map(|()| action.to_owned())
    }
}
