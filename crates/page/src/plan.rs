//! How a table shares out the room of a window.
//!
//! A page declares its regions; the frame makes a style of that which comes before the game's own. It holds from 900 pixels
//! of width on: in a narrower window the regions follow each other and the page scrolls, or they are swiped.

use std::fmt::Write as _;

/// How high a region is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// As high as what is in it.
    Natural,
    /// At least so many rem, and a share of the room that is free, in proportion to its importance. Its styles can ask for its
    /// height: it is a container of both dimensions.
    Grows {
        /// The least height in rem.
        least: u16,
        /// The weight of its share.
        importance: u16,
    },
}

/// What is beside the board: a market, tracks, piles. It scrolls on its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beside {
    /// The least width in rem.
    pub least: u16,
    /// The width in percent of what both have.
    pub percent: u16,
}

/// The regions of a table from top to bottom. A region that is empty takes no room; the prompt, the numbers of all seats and
/// the log have a column of their own that the frame cares for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The board.
    pub board: Room,
    /// The market beside it.
    pub market: Beside,
    /// What lies before the reader.
    pub mine: Room,
    /// What the reader holds.
    pub hand: Room,
    /// Whether the regions are leaves that are swiped on a phone. A table with little in each region does without: there the regions
    /// follow each other. A region can be several leaves: elements with the attribute `data-leaf`, their name, within one of the
    /// class `leaves`.
    pub swipes: bool,
}

impl Default for Plan {
    /// A board that takes all that the rest leaves.
    fn default() -> Self {
        Self {
            board: Room::Grows { least: 16, importance: 1 },
            market: Beside { least: 18, percent: 32 },
            mine: Room::Natural,
            hand: Room::Natural,
            swipes: false,
        }
    }
}

impl Plan {
    /// The plan as a style sheet.
    ///
    /// ```
    /// use orrery_page::plan::{Plan, Room};
    ///
    /// let plan = Plan { mine: Room::Grows { least: 12, importance: 2 }, ..Plan::default() };
    /// assert!(plan.css().contains(".scene > .mine { flex: 2 0 12rem; container-type: size; }"));
    /// assert!(plan.css().contains(".scene > .hand { flex: none; }"));
    /// ```
    pub fn css(&self) -> String {
        let mut css = String::from("@media (min-width: 900px) {\n");
        for (class, room) in [("middle", self.board), ("mine", self.mine), ("hand", self.hand)] {
            let style = match room {
                Room::Natural => "flex: none;".to_owned(),
                Room::Grows { least, importance } => {
                    format!("flex: {importance} 0 {least}rem; container-type: size;")
                }
            };
            let _ = writeln!(css, "  .scene > .{class} {{ {style} }}");
        }
        let Beside { least, percent } = self.market;
        let _ = writeln!(css, "  .middle > .market {{ flex: 0 0 max({least}rem, {percent}%); }}\n}}");
        css
    }
}
