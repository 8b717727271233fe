//! Where a table is in the prepared line: found from its decisions alone.

use super::{Entry, Guide, Step};
use crate::object::TableObject;
use crate::seat::Seat;

/// Where the learner is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Place<'a> {
    /// On the line, with what is to be said before the next decision; and that decision, if there are no words for it.
    OnLine(Vec<&'a Step>, Option<&'a str>),
    /// Somewhere else: the line was left, or is over.
    Elsewhere,
}

impl Entry {
    /// The decision that this part of the line is, if it is one.
    fn decision(&self, learner: u8) -> Option<(u8, &str)> {
        match self {
            Self::Step(Step { play, .. }) => Some((learner, play.as_deref()?)),
            Self::Move(seat, action) => Some((*seat, action)),
        }
    }
}

impl Guide {
    /// The decisions of a seat in the line, in order.
    fn prepared_for(&self, seat: u8) -> impl Iterator<Item = &str> {
        let decisions = self.line.iter().filter_map(|entry| entry.decision(self.learner));
        decisions.filter(move |(whose, _)| *whose == seat).map(|(_, action)| action)
    }

    /// How many decisions each seat has made, if all of them are as prepared. Seats that are asked at once may answer in
    /// any order.
    fn followed(&self, table: &dyn TableObject) -> Option<Vec<usize>> {
        let decisions = self.line.iter().filter_map(|entry| entry.decision(self.learner)).count();
        if table.seats().count() != self.seats || table.decisions() > decisions {
            return None;
        }
        let made = table.lines(0);
        let followed = |seat: u8| {
            let made = made.iter().filter(|line| line.seat.index() == usize::from(seat));
            let mut prepared = self.prepared_for(seat);
            let mut count = 0;
            for line in made {
                if prepared.next() != Some(line.action.as_str()) {
                    return None;
                }
                count += 1;
            }
            Some(count)
        };
        (0..self.seats).map(followed).collect()
    }

    /// What was prepared for this seat to do now, while everybody has followed the line.
    pub fn prepared(&self, table: &dyn TableObject, seat: Seat) -> Option<&str> {
        let made = self.followed(table)?[seat.index()];
        self.prepared_for(seat.index() as u8).nth(made)
    }

    /// How many of the decisions that the teacher speaks of are made, and how many there are; nothing outside of the line. What
    /// goes without words, such as answers without a choice, does not count.
    pub fn progress(&self, table: &dyn TableObject) -> Option<(usize, usize)> {
        let made = self.followed(table)?[usize::from(self.learner)];
        let own = || {
            let own =
                |entry: &&Entry| entry.decision(self.learner).is_some_and(|(seat, _)| seat == self.learner);
            self.line.iter().filter(own)
        };
        let spoken = |entry: &&Entry| matches!(entry, Entry::Step(_));
        Some((own().take(made).filter(spoken).count(), own().filter(spoken).count()))
    }

    pub(super) fn place(&self, table: &dyn TableObject) -> Place<'_> {
        let Some(followed) = self.followed(table) else { return Place::Elsewhere };
        let mut left = followed[usize::from(self.learner)];
        let mut steps = Vec::new();
        for entry in &self.line {
            let own = entry.decision(self.learner).is_some_and(|(seat, _)| seat == self.learner);
            if left > 0 {
                left -= usize::from(own);
                continue;
            }
            match entry {
                Entry::Step(step) => steps.push(step),
                Entry::Move(_, action) if own => return Place::OnLine(steps, Some(action)),
                Entry::Move(..) => {}
            }
            if own {
                break;
            }
        }
        Place::OnLine(steps, None)
    }
}
