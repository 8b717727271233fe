//! One question to one person: the screen before it, and the lines typed after it.

use orrery_core::object::MoveError;
use orrery_core::{ActError, Seat, Text};
use orrery_registry::nearest;

use super::command::Verb;
use super::layout;
use super::offer::Offer;
use super::screen::Look;
use super::session::{Flow, Session};
use crate::error::CliError;

/// Even on a small screen so many lines of answers are shown at once.
const FEWEST: usize = 6;

impl Session<'_> {
    /// Asks until there is a decision.
    pub(super) fn decide(&mut self, seat: Seat) -> Result<Flow, CliError> {
        let offer = Offer::of(&*self.table, seat);
        self.teach(seat, &offer)?;
        self.show_question(seat, &offer)?;
        let prompt = format!("{}> ", self.voice.seat(seat));
        loop {
            let Some(line) = self.screen.read(&prompt)? else { return Ok(Flow::Leave) };
            let flow = self.answer(seat, &offer, &line)?;
            if flow != Flow::Stay {
                return Ok(flow);
            }
        }
    }

    /// An answer by number or notation, or a command.
    fn answer(&mut self, seat: Seat, offer: &Offer, line: &str) -> Result<Flow, CliError> {
        if line.is_empty() {
            return Ok(Flow::Look);
        }
        if let Ok(number) = line.parse::<usize>() {
            let Some(candidate) = offer.numbered(number) else {
                self.say(&Text::new("no-such-number").amount("count", offer.len() as i64))?;
                return Ok(Flow::Stay);
            };
            let notation = candidate.notation.clone();
            return self.act(seat, offer, &notation);
        }
        if offer.written(line).is_some() {
            return self.act(seat, offer, line);
        }
        self.obey(line, Some(seat), offer)
    }

    fn act(&mut self, seat: Seat, offer: &Offer, notation: &str) -> Result<Flow, CliError> {
        let made = self.table.made_by(seat);
        match self.table.act(seat, made, notation) {
            Ok(_) => Ok(Flow::Decided),
            Err(MoveError::Act(ActError::Refused(_))) => {
                self.explain(notation, Some(seat), offer)?;
                Ok(Flow::Stay)
            }
            Err(error) => {
                self.say(&Text::new("not-done").word("problem", error.to_string()))?;
                Ok(Flow::Stay)
            }
        }
    }

    /// Carries out a command; what is none is taken for an action in notation.
    pub(super) fn obey(&mut self, line: &str, seat: Option<Seat>, offer: &Offer) -> Result<Flow, CliError> {
        let Some((verb, rest)) = Verb::read(line, &self.voice) else {
            return self.puzzle_over(line, seat, offer);
        };
        match verb {
            Verb::Why => self.explain(rest, seat, offer)?,
            Verb::Undo => return self.undo(seat),
            Verb::Hint => self.hint(seat, offer)?,
            Verb::Rules => self.show_rules(rest)?,
            Verb::Table => self.show_table()?,
            Verb::Hand => self.show_hand()?,
            Verb::Card => self.show_card(rest, offer)?,
            Verb::Score => self.show_score()?,
            Verb::Log => self.show_log(rest)?,
            Verb::Save => self.save(rest)?,
            Verb::Load => return self.load(rest),
            Verb::More => self.show_more()?,
            Verb::Lang => return self.change_lang(rest),
            Verb::Confirm => self.change_confirm()?,
            Verb::Help => self.show_help()?,
            Verb::Quit => return Ok(Flow::Leave),
        }
        Ok(Flow::Stay)
    }

    /// Neither a number nor a command: perhaps an action that is not offered now, perhaps a slip.
    fn puzzle_over(&mut self, line: &str, seat: Option<Seat>, offer: &Offer) -> Result<Flow, CliError> {
        if let Some(seat) = seat {
            match self.table.check(seat, line) {
                Ok(()) => return self.act(seat, offer, line),
                Err(MoveError::Act(ActError::Refused(_))) => {
                    self.explain(line, Some(seat), offer)?;
                    return Ok(Flow::Stay);
                }
                Err(_) => {}
            }
        }
        let typed = line.split_whitespace().next().unwrap_or_default();
        let names = Verb::names(&self.voice);
        let text = match nearest(typed, names.iter().map(String::as_str)) {
            Some(name) => Text::new("not-understood-nearest").word("nearest", name.to_owned()),
            None if offer.len() == 0 => Text::new("not-understood-here"),
            None => Text::new("not-understood"),
        };
        self.say(&text.word("line", layout::shorten(line, 40)))?;
        Ok(Flow::Stay)
    }

    fn undo(&mut self, seat: Option<Seat>) -> Result<Flow, CliError> {
        let Some(seat) = seat.filter(|seat| self.table.undo(*seat).is_ok()) else {
            let over = self.table.awaiting().is_empty();
            self.say(&Text::new(if over { "undo-over" } else { "undo-impossible" }))?;
            return Ok(Flow::Stay);
        };
        self.forget_unsaid();
        let reach = self.table.undo_reach(seat);
        self.say(&Text::new("undone").amount("reach", reach as i64))?;
        self.keep()?;
        Ok(Flow::Look)
    }

    fn change_lang(&mut self, rest: &str) -> Result<Flow, CliError> {
        let Ok(lang) = rest.parse() else {
            self.say(&Text::new("which-lang"))?;
            return Ok(Flow::Stay);
        };
        self.voice.lang = lang;
        Ok(Flow::Look)
    }

    fn change_confirm(&mut self) -> Result<(), CliError> {
        self.confirm = !self.confirm;
        self.say(&Text::new(if self.confirm { "confirm-on" } else { "confirm-off" }))
    }

    /// Table, hand, question, numbered answers: together no more than a screen, if that is possible.
    fn show_question(&mut self, seat: Seat, offer: &Offer) -> Result<(), CliError> {
        let width = self.screen.width();
        let mut head = vec![self.heading(seat)];
        head.extend(self.overview());
        head.extend(self.hand_line());
        head.extend(self.question(seat));
        let free = self.under("free", offer.free(&self.voice, width));
        let impossible = self.under("impossible", offer.impossible(&self.voice, width));
        // The last lines are for the remarks and the prompt.
        let room = self.screen.rows().saturating_sub(head.len() + 2).max(FEWEST);
        let answers = offer.answers(&self.voice, width);
        let lines: Vec<_> = answers.into_iter().chain(free).chain(impossible).collect();
        let shown = if lines.len() <= room { lines.len() } else { room };
        for line in head.iter().chain(&lines[..shown]) {
            self.screen.line(line)?;
        }
        self.rest = lines[shown..].to_vec();
        self.show_remarks(seat, offer)
    }

    /// Lines below their heading; nothing if there are none.
    fn under(&self, heading: &'static str, mut lines: Vec<String>) -> Vec<String> {
        if !lines.is_empty() {
            let heading = layout::shorten(&self.voice.own(&Text::new(heading)), self.screen.width());
            lines.insert(0, self.voice.paint(Look::Faint, &heading));
        }
        lines
    }

    /// What else there is to know about this question, on one line.
    fn show_remarks(&mut self, seat: Seat, offer: &Offer) -> Result<(), CliError> {
        let mut remarks = Vec::new();
        if !self.rest.is_empty() {
            remarks.push(Text::new("remark-more").amount("count", self.rest.len() as i64));
        }
        if offer.ends_undo() {
            remarks.push(Text::new("remark-ends-undo"));
        }
        match self.table.undo_reach(seat) {
            0 => {}
            reach => remarks.push(Text::new("remark-undo").amount("reach", reach as i64)),
        }
        remarks.push(Text::new("remark-help"));
        let said: Vec<_> = remarks.iter().map(|text| self.voice.own(text)).collect();
        let line = layout::shorten(&said.join(" · "), self.screen.width());
        let line = self.voice.paint(Look::Faint, &line);
        Ok(self.screen.line(&line)?)
    }

    /// A line across the screen with the seat in it.
    fn heading(&self, seat: Seat) -> String {
        let name = self.voice.seat(seat);
        let rest = self.screen.width().saturating_sub(layout::width(&name) + 4);
        let rule = |length: usize| self.voice.paint(Look::Faint, &"─".repeat(length));
        format!("{} {name} {}", rule(2), rule(rest))
    }

    /// The question with the rule that asks it.
    fn question(&self, seat: Seat) -> Vec<String> {
        let Some(asked) = self.table.ask(seat) else { return Vec::new() };
        let question = self.voice.paint(Look::Strong, &self.voice.plain(&asked.question));
        let rule = self.voice.paint(Look::Faint, &format!("({})", asked.rule));
        let mut line = format!("{question} {rule}");
        if asked.on_behalf_of != seat {
            line += " ";
            line += &self.voice.own(&Text::new("on-behalf-of").seat("who", asked.on_behalf_of));
        }
        layout::wrap(&line, self.screen.width(), 2)
    }
}
