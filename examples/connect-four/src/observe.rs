//! The board as numbers.

use orrery_core::Seat;
use orrery_core::observe::{Observe, Output, Row};

use crate::board::{Column, ROWS};
use crate::{ConnectFour, State};

impl Observe for ConnectFour {
    /// Each place of the board, column by column from the left, each from the bottom: 1 for a disc of one's own, -1 for one
    /// of the other's.
    fn write(&self, t: &State, seat: Seat, row: &mut Row<impl Output>) {
        for column in Column::all() {
            for place in 0..ROWS {
                let disc = t.disc(column, place);
                let value = disc.map(|owner| if owner == seat { 1_i32 } else { -1 });
                row.number(format_args!("column{}.row{}", column.index() + 1, place + 1), value);
            }
        }
        row.number("to_move", !t.is_over() && t.to_move() == seat);
        row.number("won", t.winner() == Some(seat));
        row.number("lost", t.winner().is_some_and(|winner| winner != seat));
    }
}
