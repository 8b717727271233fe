//! A table in words, as one seat sees it.

use orrery_bots::object::{Advice, Answer};
use orrery_core::guide::Said;
use orrery_core::object::Candidate;
use orrery_core::{Lang, Seat, SeatSet, Sketch, Text};
use orrery_web::Voice;

use crate::live::{Live, Snapshot};
use crate::words::WORDS;

/// How many options a hint has.
const HINTS: usize = 3;

/// Tells one seat about its table.
pub struct Telling<'a> {
    live: &'a Live,
    snapshot: &'a Snapshot,
    seat: Seat,
    lang: Lang,
    names: Vec<String>,
}

impl<'a> Telling<'a> {
    /// To this seat.
    pub fn new(live: &'a Live, snapshot: &'a Snapshot, seat: Seat, lang: Lang) -> Self {
        Self { live, snapshot, seat, lang, names: live.names() }
    }

    fn voice(&self) -> Voice<'_> {
        Voice { words: self.live.title.words(), lang: self.lang, names: &self.names }
    }

    /// A text of the game.
    fn game(&self, text: &Text) -> String {
        self.voice().say(text)
    }

    /// A text of ours.
    fn own(&self, text: &Text) -> String {
        WORDS.say_to(self.lang, text, &|seat| self.voice().called(seat))
    }

    fn over(&self) -> bool {
        self.snapshot.table.awaiting().is_empty()
    }

    /// Whose knowledge is told: the seat's alone until the game is over.
    fn viewer(&self) -> SeatSet {
        if self.over() { SeatSet::EVERYBODY } else { SeatSet::only(self.seat) }
    }

    /// Everything: what has happened since the seat's last decision, what lies on the table, and what is asked.
    pub fn everything(&self) -> String {
        let sketch = self.snapshot.table.sketch(self.viewer());
        let mut lines = vec![self.who()];
        lines.extend(self.news(self.last_own()));
        lines.extend(sketch.overview.iter().chain(&sketch.details).map(|text| self.game(text)));
        lines.extend(self.hand(&sketch));
        lines.extend(self.next());
        lines.join("\n")
    }

    /// What has come of the decision with this number: the news, the table at a glance, and the next question.
    pub fn outcome(&self, decision: usize) -> String {
        let sketch = self.snapshot.table.sketch(self.viewer());
        let mut lines = self.news(decision);
        lines.extend(sketch.overview.iter().map(|text| self.game(text)));
        lines.extend(self.hand(&sketch));
        lines.extend(self.next());
        lines.join("\n")
    }

    /// The number of the seat's last decision, counted from 1; 0 is the deal.
    pub fn last_own(&self) -> usize {
        let seen = self.snapshot.table.seen(SeatSet::only(self.seat));
        seen.iter().rposition(|line| line.seat == self.seat).map_or(0, |place| place + 1)
    }

    fn who(&self) -> String {
        let table =
            Text::new("mcp-table").word("table", self.live.id.clone()).word("game", self.live.title.id());
        self.own(&table.amount("seat", i64::from(u8::from(self.seat))).seat("name", self.seat))
    }

    /// What has happened from the decision with this number on.
    fn news(&self, first: usize) -> Vec<String> {
        let log = self.snapshot.table.log(self.viewer());
        let new = log.iter().filter(|line| line.decision >= first);
        new.map(|line| format!("- {}", self.game(&line.text))).collect()
    }

    fn hand(&self, sketch: &Sketch) -> Option<String> {
        if sketch.hand.is_empty() || self.over() {
            return None;
        }
        let hand: Vec<_> = sketch.hand.iter().map(|held| self.game(&held.name)).collect();
        Some(self.own(&Text::new("mcp-hand").word("cards", hand.join(", "))))
    }

    /// What is asked next, and what can be answered; or whom the table waits for; or who has won.
    fn next(&self) -> Vec<String> {
        if self.over() {
            return self.end();
        }
        let Some(asked) = self.snapshot.table.ask(self.seat) else { return vec![self.waiting()] };
        let mut lines = self.teacher();
        let question = Text::new("mcp-asked")
            .word("rule", asked.rule.to_string())
            .word("question", self.game(&asked.question));
        lines.push(self.own(&question));
        lines.extend(self.options(false));
        let made = self.snapshot.table.made_by(self.seat);
        lines.push(self.own(&Text::new("mcp-made").amount("made", made as i64)));
        lines
    }

    fn waiting(&self) -> String {
        let awaited = self.snapshot.table.awaiting().iter();
        let names: Vec<_> = awaited.map(|seat| self.voice().name(seat)).collect();
        self.own(&Text::new("mcp-waiting").word("names", names.join(", ")))
    }

    fn end(&self) -> Vec<String> {
        let standing = self.snapshot.table.standing(SeatSet::EVERYBODY);
        let mut columns: Vec<_> = standing.columns.iter().collect();
        columns.sort_by_key(|column| column.rank);
        let place = |column: &&orrery_core::standing::Column| {
            let place =
                Text::new("mcp-place").amount("rank", i64::from(column.rank)).seat("name", column.seat);
            self.own(&place.amount("points", i64::from(column.total)))
        };
        let mut lines = vec![self.own(&Text::new("mcp-over"))];
        lines.extend(standing.ended.as_ref().map(|text| self.game(text)));
        lines.extend(columns.iter().map(place));
        lines
    }

    /// What the teacher of a guided game says.
    fn teacher(&self) -> Vec<String> {
        let guide = self.live.guide().filter(|guide| guide.learner() == self.seat);
        let said = guide.map(|guide| guide.said(&*self.snapshot.table)).unwrap_or_default();
        let line = |part: &Said| {
            let text = self.own(&Text::new("mcp-teacher").word("text", self.game(&part.text)));
            let proposal = part.proposal.as_ref().map(|proposal| {
                let why = proposal.why.as_ref().map(|why| self.game(why)).unwrap_or_default();
                let proposes = Text::new("mcp-proposes").word("action", proposal.notation.clone());
                self.own(&proposes.word("label", self.game(&proposal.label)).word("why", why))
            });
            std::iter::once(text).chain(proposal).collect::<Vec<_>>()
        };
        said.iter().flat_map(line).collect()
    }

    /// What can be done, one line each; with `all` also what cannot be done now, and why.
    pub fn options(&self, all: bool) -> Vec<String> {
        let candidates = self.snapshot.table.candidates(self.seat);
        let wanted = candidates.iter().filter(|candidate| all || candidate.refusal.is_none());
        wanted.map(|candidate| self.option(candidate)).collect()
    }

    fn option(&self, candidate: &Candidate) -> String {
        let label = self.game(&candidate.label);
        let free = if candidate.aside { self.own(&Text::new("mcp-aside")) } else { String::new() };
        match &candidate.refusal {
            None => format!("  {}: {label}{free}", candidate.notation),
            Some(reason) => {
                let refused = Text::new("mcp-not-now").word("rule", reason.rule.to_string());
                let refused = self.own(&refused.word("reason", self.game(&reason.text)));
                format!("  {}: {label} {refused}", candidate.notation)
            }
        }
    }

    /// What a search would do.
    pub fn hint(&self, answer: &Answer) -> String {
        let of = |values: &[f32]| values.get(self.seat.index()).copied().unwrap_or_default();
        let line = |advice: &Advice| {
            let text = Text::new("mcp-hint")
                .word("action", advice.notation.clone())
                .word("label", self.game(&advice.label))
                .amount("percent", (of(&advice.win_chances) * 100.0).round() as i64)
                .amount("points", of(&advice.scores).round() as i64);
            self.own(&text)
        };
        if answer.advice.is_empty() {
            return self.own(&Text::new("mcp-hint-only").word("action", answer.notation.clone()));
        }
        answer.advice.iter().take(HINTS).map(line).collect::<Vec<_>>().join("\n")
    }
}
