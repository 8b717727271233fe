//! The board as bits: column after column, seven bits each, the lowest place first. The seventh bit of a column is
//! always empty, so that a line never runs from one column into the next.

use orrery_core::procedure::Frames as _;
use orrery_core::{Seat, id};
use serde::{Deserialize, Serialize};

use crate::procedures::Stack;
use crate::procedures::turn::Turn;

id! {
    /// A column, from the left (C4-1).
    pub struct Column("", 7);
}

/// How many discs a column holds (C4-4).
pub const ROWS: u8 = 6;
/// How many places the board has (C4-1).
pub const PLACES: u8 = ROWS * Column::BOUND as u8;

const STRIDE: u32 = ROWS as u32 + 1;

/// All that lies on the table: the discs of each seat, and how many there are of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    discs: [u64; 2],
    dropped: u8,
    /// Whether the last disc completed a line.
    line: bool,
    /// Who is to move.
    pub(crate) stack: Stack,
}

impl Default for State {
    /// An empty board; the first seat begins (C4-2).
    fn default() -> Self {
        let mut stack = Stack::default();
        stack.push(Seat::new(0), Turn);
        Self { discs: [0; 2], dropped: 0, line: false, stack }
    }
}

impl State {
    /// How many discs lie on the board.
    #[inline]
    pub const fn dropped(&self) -> u8 {
        self.dropped
    }

    /// Whose turn it is: the two alternate (C4-2, C4-3).
    #[inline]
    pub const fn to_move(&self) -> Seat {
        Seat::new(self.dropped % 2)
    }

    /// Whether nothing more can be dropped (C4-6, C4-7).
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.line || self.dropped == PLACES
    }

    /// Who completed a line (C4-6).
    #[inline]
    pub const fn winner(&self) -> Option<Seat> {
        if self.line { Some(Seat::new((self.dropped + 1) % 2)) } else { None }
    }

    /// Whether a column takes no more discs (C4-4).
    #[inline]
    pub const fn is_full(&self, column: Column) -> bool {
        let highest = 1 << (column.index() as u32 * STRIDE + ROWS as u32 - 1);
        (self.discs[0] | self.discs[1]) & highest != 0
    }

    /// Drops a disc of whoever is to move: it falls to the lowest free place (C4-3).
    #[inline]
    pub const fn drop_into(&mut self, column: Column) {
        let lowest = 1_u64 << (column.index() as u32 * STRIDE);
        let taken = self.discs[0] | self.discs[1];
        // Adding a bit at the foot of the column carries up to the first free place.
        let place = (taken + lowest) & !taken & (lowest * ((1 << ROWS) - 1));
        let own = &mut self.discs[self.to_move().index()];
        *own |= place;
        self.line = has_line(*own);
        self.dropped += 1;
    }

    /// Whose disc lies there; rows are counted from the bottom, from 0.
    pub const fn disc(&self, column: Column, row: u8) -> Option<Seat> {
        let place = 1 << (column.index() as u32 * STRIDE + row as u32);
        match (self.discs[0] & place != 0, self.discs[1] & place != 0) {
            (true, _) => Some(Seat::new(0)),
            (_, true) => Some(Seat::new(1)),
            _ => None,
        }
    }
}

/// Whether four of these discs stand in a line: upright, across, or along a diagonal (C4-6). All four directions are
/// looked at without a branch: the answer is almost always no, but only after all of them.
#[inline]
const fn has_line(discs: u64) -> bool {
    lines(discs, 1) | lines(discs, STRIDE) | lines(discs, STRIDE - 1) | lines(discs, STRIDE + 1) != 0
}

/// The places at which four discs, each `step` bits after the last, begin.
#[inline]
const fn lines(discs: u64, step: u32) -> u64 {
    let pairs = discs & (discs >> step);
    pairs & (pairs >> (2 * step))
}
