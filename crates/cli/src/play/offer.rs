//! The numbered list of what one could mean to do: possible answers, then free actions, then what is not possible.

use std::ops::Range;

use orrery_core::object::Candidate;
use orrery_core::{Seat, TableObject};

use super::layout;
use super::screen::Look;
use super::voice::Voice;

/// What a seat is offered at one question.
pub struct Offer {
    options: Vec<Choice>,
    /// So many of them answer the question, at the beginning of the list.
    answers: usize,
    /// So many are possible, free actions included.
    legal: usize,
}

struct Choice {
    candidate: Candidate,
    /// What was decided so far could no longer be taken back.
    ends_undo: bool,
}

impl Offer {
    /// All candidates of a seat. Numbers are given from 1, possible answers first, then free actions.
    pub fn of(table: &dyn TableObject, seat: Seat) -> Self {
        let (mut legal, mut refused): (Vec<_>, Vec<_>) =
            table.candidates(seat).into_iter().partition(|candidate| candidate.refusal.is_none());
        legal.sort_by_key(|candidate| candidate.aside);
        refused.sort_by_key(|candidate| candidate.aside);
        let count = legal.len();
        let answers = legal.iter().filter(|candidate| !candidate.aside).count();
        let notations: Vec<_> = legal.iter().map(|candidate| candidate.notation.as_str()).collect();
        let ends_undo = table.would_end_undo(seat, &notations).unwrap_or_default();
        let ends_undo = ends_undo.into_iter().chain(std::iter::repeat(false));
        let options = legal.into_iter().chain(refused).zip(ends_undo);
        let options = options.map(|(candidate, ends_undo)| Choice { candidate, ends_undo }).collect();
        Self { options, answers, legal: count }
    }

    /// Nothing, where nothing is asked.
    pub fn none() -> Self {
        Self { options: Vec::new(), answers: 0, legal: 0 }
    }

    /// The option with this number.
    pub fn numbered(&self, number: usize) -> Option<&Candidate> {
        self.options.get(number.checked_sub(1)?).map(|option| &option.candidate)
    }

    /// The option that is written so, with its number.
    pub fn written(&self, notation: &str) -> Option<(usize, &Candidate)> {
        let place = self.options.iter().position(|option| option.candidate.notation == notation)?;
        Some((place + 1, &self.options[place].candidate))
    }

    /// How many options there are.
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// Whether some option would put earlier decisions out of reach.
    pub fn ends_undo(&self) -> bool {
        self.options.iter().any(|option| option.ends_undo)
    }

    /// The possible answers, in lines.
    pub fn answers(&self, voice: &Voice<'_>, width: usize) -> Vec<String> {
        self.possible(0..self.answers, voice, width)
    }

    /// Free actions, which leave the question open, in lines.
    pub fn free(&self, voice: &Voice<'_>, width: usize) -> Vec<String> {
        self.possible(self.answers..self.legal, voice, width)
    }

    fn possible(&self, range: Range<usize>, voice: &Voice<'_>, width: usize) -> Vec<String> {
        let option = |(option, number): (&Choice, usize)| {
            let number = voice.paint(Look::Key, &format!("{number:>3}"));
            let mark = if option.ends_undo { voice.paint(Look::Alarm, " *") } else { String::new() };
            format!("{number} {}{mark}", voice.game(&option.candidate.label))
        };
        in_groups(&self.options[range.clone()], range.start + 1, option, width)
    }

    /// What is not possible, in lines.
    pub fn impossible(&self, voice: &Voice<'_>, width: usize) -> Vec<String> {
        let option = |(option, number): (&Choice, usize)| {
            voice.paint(Look::Faint, &format!("{number:>3} {}", voice.plain(&option.candidate.label)))
        };
        in_groups(&self.options[self.legal..], self.legal + 1, option, width)
    }
}

/// Options of one kind begin on a line of their own; kinds with one option share lines.
fn in_groups(
    options: &[Choice],
    first: usize,
    show: impl Fn((&Choice, usize)) -> String,
    width: usize,
) -> Vec<String> {
    let kind = |option: &Choice| option.candidate.notation.split(' ').next().map(str::to_owned);
    let mut groups: Vec<Vec<String>> = Vec::new();
    let mut numbers = first..;
    let mut after_single = false;
    for group in options.chunk_by(|one, next| kind(one) == kind(next)) {
        let said = group.iter().zip(&mut numbers).map(&show);
        let single = group.len() == 1;
        match groups.last_mut() {
            Some(last) if single && after_single => last.extend(said),
            _ => groups.push(said.collect()),
        }
        after_single = single;
    }
    groups.iter().flat_map(|group| layout::columns(group, width)).collect()
}
