//! Looking things up: reasons, rules, cards, the table, the score, the log.

use orrery_core::object::MoveError;
use orrery_core::sketch::Held;
use orrery_core::standing::{Column, Standing};
use orrery_core::tally::Part;
use orrery_core::{ActError, Reason, Seat, Text};
use orrery_registry::ledger::{Entry, Ledger};

use super::command::{Verb, folded};
use super::layout;
use super::offer::Offer;
use super::screen::Look;
use super::session::Session;
use crate::error::CliError;

impl Session<'_> {
    /// Prints lines, a screen at a time.
    pub(super) fn page(&mut self, lines: Vec<String>) -> Result<(), CliError> {
        self.rest = lines;
        self.show_more()
    }

    /// The next screen of what did not fit.
    pub(super) fn show_more(&mut self) -> Result<(), CliError> {
        if self.rest.is_empty() {
            return self.say(&Text::new("no-more"));
        }
        let shown = self.rest.len().min(self.screen.rows().saturating_sub(2));
        for line in self.rest.drain(..shown).collect::<Vec<_>>() {
            self.screen.line(&line)?;
        }
        match self.rest.len() {
            0 => Ok(()),
            left => self.say(&Text::new("remark-more").amount("count", left as i64)),
        }
    }

    /// `why N`: the rule, the sentence with the missing amounts, and the rule in full.
    pub(super) fn explain(&mut self, about: &str, seat: Option<Seat>, offer: &Offer) -> Result<(), CliError> {
        let number = about.parse::<usize>().ok();
        let found = match number {
            Some(number) => offer.numbered(number).map(|candidate| (number, candidate)),
            None => offer.written(about),
        };
        let (label, refusal) = match (found, seat) {
            (Some((number, candidate)), _) => {
                let label = format!("{number} {}", self.voice.game(&candidate.label));
                (label, candidate.refusal.clone())
            }
            (None, Some(seat)) if number.is_none() && !about.is_empty() => {
                match self.table.check(seat, about) {
                    Ok(()) => (about.to_owned(), None),
                    Err(MoveError::Act(ActError::Refused(reason))) => (about.to_owned(), Some(reason)),
                    Err(_) => return self.say(&Text::new("why-what").amount("count", offer.len() as i64)),
                }
            }
            _ => return self.say(&Text::new("why-what").amount("count", offer.len() as i64)),
        };
        let Some(reason) = refusal else {
            return self.say(&Text::new("why-possible").word("label", label));
        };
        self.say(&Text::new("why-impossible").word("label", label))?;
        self.show_reason(&reason)
    }

    fn show_reason(&mut self, reason: &Reason) -> Result<(), CliError> {
        let rule = reason.rule.to_string();
        let sentence = self.voice.game(&reason.text);
        let head = format!("  {} {sentence}", self.voice.paint(Look::Strong, &rule));
        let ledger = Ledger::read(self.title.ledger(self.voice.lang));
        let entry = ledger.entries.iter().find(|entry| entry.id == rule);
        let full = entry.map(|entry| {
            self.voice.own(&Text::new("why-rule").word("text", untagged(entry.text).to_owned()))
        });
        for text in
            std::iter::once(head).chain(full.map(|full| self.voice.paint(Look::Faint, &format!("  {full}"))))
        {
            for line in layout::wrap(&text, self.screen.width(), 2) {
                self.screen.line(&line)?;
            }
        }
        Ok(())
    }

    /// `rules ORI-31`, `rules attack`
    pub(super) fn show_rules(&mut self, about: &str) -> Result<(), CliError> {
        let ledger = Ledger::read(self.title.ledger(self.voice.lang));
        if about.is_empty() {
            let example = ledger.rules().next().map_or("", |rule| rule.id).to_owned();
            return self.say(&Text::new("rules-what").word("rule", example));
        }
        let Ok(found) = ledger.look_up(self.title.prefix(), about) else {
            return self.say(&Text::new("rules-nothing").word("about", about.to_owned()));
        };
        let entry = |entry: &Entry<'_>| {
            let id = self.voice.paint(Look::Strong, entry.id);
            layout::wrap(&format!("{id} {}", untagged(entry.text)), self.screen.width(), 2)
        };
        let lines = found.into_iter().flat_map(entry).collect();
        self.page(lines)
    }

    /// The few lines before every question.
    pub(super) fn overview(&self) -> Vec<String> {
        self.aligned(&self.table.sketch(self.viewer()).overview)
    }

    fn aligned(&self, texts: &[Text]) -> Vec<String> {
        let said: Vec<_> = texts.iter().map(|text| self.voice.game(text)).collect();
        layout::align(&said, self.screen.width())
    }

    /// The overview alone.
    pub(super) fn show_overview(&mut self) -> Result<(), CliError> {
        for line in self.overview() {
            self.screen.line(&line)?;
        }
        Ok(())
    }

    /// `table`
    pub(super) fn show_table(&mut self) -> Result<(), CliError> {
        let sketch = self.table.sketch(self.viewer());
        let mut lines = self.aligned(&sketch.overview);
        lines.extend(self.aligned(&sketch.details));
        self.page(lines)
    }

    /// The names of the cards in hand, equal ones together.
    fn hand(&self) -> Vec<(Held, usize)> {
        let mut cards: Vec<(Held, usize)> = Vec::new();
        for held in self.table.sketch(self.viewer()).hand {
            match cards.iter_mut().find(|(known, _)| *known == held) {
                Some((_, count)) => *count += 1,
                None => cards.push((held, 1)),
            }
        }
        cards
    }

    /// The hand on a line or two.
    pub(super) fn hand_line(&self) -> Vec<String> {
        let cards = self.hand();
        if cards.is_empty() || self.viewer() == orrery_core::SeatSet::EVERYBODY {
            return Vec::new();
        }
        let count: usize = cards.iter().map(|(_, count)| count).sum();
        let name = |(held, count): &(Held, usize)| {
            let times = if *count > 1 { format!(" ×{count}") } else { String::new() };
            // A note is not torn apart at the end of a line.
            let note = held
                .note
                .as_ref()
                .map(|note| format!(" [{}]", self.voice.plain(note).replace(' ', "\u{a0}")));
            let note = self.voice.paint(Look::Faint, &note.unwrap_or_default());
            format!("{}{times}{note}", self.voice.game(&held.name))
        };
        let names: Vec<_> = cards.iter().map(name).collect();
        let text = Text::new("hand-line").amount("count", count as i64).word("cards", names.join(", "));
        layout::wrap(&self.voice.own(&text), self.screen.width(), 2)
    }

    /// `hand`
    pub(super) fn show_hand(&mut self) -> Result<(), CliError> {
        let hand = self.hand();
        if hand.is_empty() {
            return self.say(&Text::new("hand-empty"));
        }
        let described = self.title.descriptions();
        let cards = described.iter().filter(|card| hand.iter().any(|(held, _)| held.name == card.name));
        let lines = cards.flat_map(|card| self.card(&card.name, &card.text)).collect();
        self.page(lines)
    }

    /// `card NAME`, or `card N` for the cards that an answer names.
    pub(super) fn show_card(&mut self, about: &str, offer: &Offer) -> Result<(), CliError> {
        if about.is_empty() {
            return self.say(&Text::new("card-what"));
        }
        let mut keys = Vec::new();
        if let Some(candidate) = about.parse().ok().and_then(|number| offer.numbered(number)) {
            candidate.label.keys(&mut |key| keys.push(key.to_owned()));
        }
        let wanted = folded(about);
        let described = self.title.descriptions();
        let exact = |name: &Text| {
            folded(&self.voice.plain(name)) == wanted || keys.iter().any(|key| *key == name.key)
        };
        let similar = |name: &Text| folded(&self.voice.plain(name)).contains(&wanted);
        let mut found: Vec<_> = described.iter().filter(|card| exact(&card.name)).collect();
        if found.is_empty() && keys.is_empty() {
            found = described.iter().filter(|card| similar(&card.name)).collect();
        }
        if found.is_empty() {
            return self.say(&Text::new("card-unknown").word("name", about.to_owned()));
        }
        let lines = found.into_iter().flat_map(|card| self.card(&card.name, &card.text)).collect();
        self.page(lines)
    }

    fn card(&self, name: &Text, text: &Text) -> Vec<String> {
        let name = self.voice.paint(Look::Strong, &self.voice.plain(name));
        layout::wrap(&format!("{name}: {}", self.voice.game(text)), self.screen.width(), 2)
    }

    /// `score`
    pub(super) fn show_score(&mut self) -> Result<(), CliError> {
        let standing = self.table.standing(self.viewer());
        let mut lines = Vec::new();
        let heading = match &standing.ended {
            Some(ended) => format!("{} {}", self.voice.plain(ended), self.winners(&standing)),
            None => self.voice.own(&Text::new("score-now")),
        };
        lines.extend(layout::wrap(&self.voice.paint(Look::Strong, &heading), self.screen.width(), 2));
        let mut columns: Vec<&Column> = standing.columns.iter().collect();
        columns.sort_by_key(|column| column.rank);
        for column in columns {
            let total = self.voice.paint(Look::Strong, &column.total.to_string());
            lines.push(format!("{}. {}: {total}", column.rank, self.voice.seat(column.seat)));
            let part = |part: &Part| format!("{:>6} {}", part.amount, self.voice.game(&part.what));
            let parts: Vec<_> = column.score.parts.iter().map(part).collect();
            lines.extend(layout::columns(&parts, self.screen.width()));
            let ties: Vec<_> = column.tie_breaks.iter().map(part).collect();
            let ties = layout::columns(&ties, self.screen.width());
            lines.extend(ties.iter().map(|tie| self.voice.paint(Look::Faint, tie)));
        }
        self.page(lines)
    }

    fn winners(&self, standing: &Standing) -> String {
        let seats: Vec<_> = standing.winners().map(|seat| Text::new("winner").seat("who", seat)).collect();
        let text = if seats.len() == 1 { Text::new("won") } else { Text::new("shared") };
        self.voice.own(&text.list("winners", seats))
    }

    /// `log`: the last screen of it, or so many lines.
    pub(super) fn show_log(&mut self, rest: &str) -> Result<(), CliError> {
        let log = self.table.log(self.viewer());
        let lines = self.paragraphs(&log);
        let wanted = rest.parse().unwrap_or(self.screen.rows().saturating_sub(2));
        let from = lines.len().saturating_sub(wanted);
        self.page(lines[from..].to_vec())
    }

    /// `help`
    pub(super) fn show_help(&mut self) -> Result<(), CliError> {
        let mut lines = layout::wrap(&self.voice.own(&Text::new("help-answers")), self.screen.width(), 2);
        let commands: Vec<_> = Verb::ALL.iter().map(|verb| self.voice.own(&verb.help())).collect();
        lines.extend(layout::align(&commands, self.screen.width()));
        self.page(lines)
    }
}

/// A rule without the tag that says where it comes from.
fn untagged(text: &str) -> &str {
    match text.rsplit_once(" [") {
        Some((sentence, tag)) if tag.ends_with(']') && tag.len() <= 9 => sentence,
        _ => text,
    }
}
