//! Honours at the end of a game: who did something most, from what happened.

use serde::Serialize;

use crate::seat::{MOST_SEATS, Seat};
use crate::text::Text;

/// Something that a seat is honoured for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Honour {
    /// Who.
    pub seat: Seat,
    /// What it is called: "longest voyage".
    pub title: Text,
    /// What it was given for.
    pub why: Text,
}

/// Counts something for each seat, to honour whoever has most of it.
#[derive(Clone, Debug)]
pub struct Most {
    key: &'static str,
    counted: [i64; MOST_SEATS as usize],
}

impl Most {
    /// Counts for this honour. The message `honour-KEY` is its title; `honour-KEY-why` says what it was given for, with the
    /// argument `amount`.
    pub const fn of(key: &'static str) -> Self {
        Self { key, counted: [0; MOST_SEATS as usize] }
    }

    /// So many more for a seat.
    pub fn add(&mut self, seat: Seat, amount: impl Into<i64>) {
        if let Some(counted) = self.counted.get_mut(seat.index()) {
            *counted += amount.into();
        }
    }

    /// At least so many for a seat: the largest of all counts.
    pub fn reach(&mut self, seat: Seat, amount: impl Into<i64>) {
        if let Some(counted) = self.counted.get_mut(seat.index()) {
            *counted = (*counted).max(amount.into());
        }
    }

    /// The honour, if one seat alone has most and that is at least `least`.
    pub fn honour(&self, least: i64) -> Option<Honour> {
        let most = *self.counted.iter().max()?;
        let mut first = self.counted.iter().enumerate().filter(|(_, counted)| **counted == most);
        let (seat, _) = first.next()?;
        if most < least || first.next().is_some() {
            return None;
        }
        let why = Text::named(format!("honour-{}-why", self.key)).amount("amount", most);
        Some(Honour { seat: Seat::new(seat as u8), title: Text::named(format!("honour-{}", self.key)), why })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_seat_alone_is_honoured() {
        let mut most = Most::of("voyage");
        assert_eq!(most.honour(1), None, "nobody did anything");
        most.add(Seat::new(1), 3);
        most.add(Seat::new(1), 2);
        most.reach(Seat::new(0), 4);
        let honour = most.honour(1).expect("one has most");
        assert_eq!((honour.seat, &*honour.title.key), (Seat::new(1), "honour-voyage"));
        assert_eq!(most.honour(6), None, "that is not much");
        most.reach(Seat::new(0), 5);
        assert_eq!(most.honour(1), None, "two have as much");
    }
}
