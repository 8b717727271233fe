//! The score sheet, at any moment of a game.

use serde::Serialize;

use crate::seat::Seat;
use crate::tally::{Itemised, Part};
use crate::text::Text;

/// Where everybody stands, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Why the game is over; nothing while it runs.
    pub ended: Option<Text>,
    /// One column per seat, in seat order; an automated opponent has one too.
    pub columns: Vec<Column>,
}

/// The score of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Column {
    /// Whose.
    pub seat: Seat,
    /// 1 is best; equals share a rank.
    pub rank: u8,
    /// What the score is made of.
    pub score: Itemised,
    /// The sum.
    pub total: i32,
    /// What decides between equal totals, in order; the higher is the better.
    pub tie_breaks: Vec<Part>,
    /// Played by the rules: nobody sits there.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub automa: bool,
}

impl Standing {
    /// Ranks the columns by total, then by tie-breaks. Team mates enter with the same numbers and so share a rank.
    pub fn ranked(
        ended: Option<Text>,
        columns: impl IntoIterator<Item = (Seat, Itemised, Vec<Part>)>,
    ) -> Self {
        let mut columns: Vec<_> = columns
            .into_iter()
            .map(|(seat, score, tie_breaks)| Column {
                seat,
                rank: 1,
                total: score.total(),
                score,
                tie_breaks,
                automa: false,
            })
            .collect();
        let keys: Vec<(i32, Vec<i32>)> = columns
            .iter()
            .map(|c| (c.total, c.tie_breaks.iter().map(|part| part.amount).collect()))
            .collect();
        for (column, key) in columns.iter_mut().zip(&keys) {
            column.rank = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        Self { ended, columns }
    }

    /// This seat wins whatever the points say; the others follow in their order.
    #[must_use]
    pub fn won_by(mut self, seat: Seat) -> Self {
        let Some(own) = self.columns.iter().find(|column| column.seat == seat).map(|column| column.rank)
        else {
            return self;
        };
        for column in &mut self.columns {
            if column.seat == seat {
                column.rank = 1;
            } else if column.rank <= own {
                column.rank += 1;
            }
        }
        self
    }

    /// The column of this seat is that of an automated opponent.
    #[must_use]
    pub fn with_automa(mut self, seat: Seat) -> Self {
        self.columns.iter_mut().filter(|column| column.seat == seat).for_each(|column| column.automa = true);
        self
    }

    /// The seats that share the first rank.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.columns.iter().filter(|column| column.rank == 1).map(|column| column.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::Tally as _;

    fn column(seat: u8, total: i32, breaks: &[i32]) -> (Seat, Itemised, Vec<Part>) {
        let mut score = Itemised::default();
        score.add(total, || Text::new("points"));
        let tie_breaks = breaks.iter().map(|&amount| Part { amount, what: Text::new("tie") }).collect();
        (Seat::new(seat), score, tie_breaks)
    }

    #[test]
    fn ties_are_broken_in_order_and_equals_share_a_rank() {
        let columns =
            [column(0, 41, &[6, 9]), column(1, 41, &[6, 11]), column(2, 41, &[6, 9]), column(3, 40, &[9, 9])];
        let standing = Standing::ranked(None, columns);
        let ranks: Vec<_> = standing.columns.iter().map(|c| c.rank).collect();
        assert_eq!(ranks, [2, 1, 2, 4]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat::new(1)]);
    }

    #[test]
    fn a_winner_by_the_rules_is_first_and_the_others_keep_their_order() {
        let columns = [column(0, 4, &[]), column(1, 9, &[]), column(2, 4, &[]), column(3, 1, &[])];
        let standing = Standing::ranked(None, columns).won_by(Seat::new(2));
        let ranks: Vec<_> = standing.columns.iter().map(|c| (c.rank, c.total)).collect();
        assert_eq!(ranks, [(3, 4), (2, 9), (1, 4), (4, 1)]);
    }
}
