//! The board as numbers.

use orrery_core::Seat;
use orrery_core::observe::{Observe, Row};

use crate::board::{Column, ROWS};
use crate::{ConnectFour, View};

impl Observe for ConnectFour {
    /// Each place of the board, column by column from the left, each from the bottom: 1 for a disc of one's own, -1 for one
    /// of the other's.
    fn write(&self, view: &View, seat: Seat, row: &mut Row<'_>) {
        for column in 0..Column::BOUND {
            for place in 0..usize::from(ROWS) {
                let disc = view.columns[column].get(place);
                let value = disc.map(|owner| if *owner == seat { 1_i32 } else { -1 });
                row.number(&format!("column{}.row{}", column + 1, place + 1), value);
            }
        }
        let discs: usize = view.columns.iter().map(Vec::len).sum();
        row.number("to_move", view.winner.is_none() && discs % 2 == seat.index());
        row.number("won", view.winner == Some(seat));
        row.number("lost", view.winner.is_some_and(|winner| winner != seat));
    }
}
