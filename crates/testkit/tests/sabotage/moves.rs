//! Actions that can be written or numbered wrongly.

use std::cell::RefCell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use orrery_core::{Game as _, NotationError, Numbered, Seat};
use smugglers::{Action, Smugglers, State};

/// An action of Smugglers, and what is wrong with it. Two are the same if they do the same.
#[derive(Clone, Copy, Eq, Debug)]
pub struct Move {
    pub action: Action,
    pub slip: Slip,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    None,
    Notation,
    Number,
}

impl Move {
    pub fn honest(action: Action) -> Self {
        Self { action, slip: Slip::None }
    }
}

impl PartialEq for Move {
    fn eq(&self, other: &Self) -> bool {
        self.action == other.action
    }
}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.action.hash(state);
    }
}

impl Numbered for Move {
    const COUNT: u32 = Action::COUNT;

    fn number(self) -> u32 {
        match self.slip {
            Slip::Number => (self.action.number() + 1) % Self::COUNT,
            Slip::None | Slip::Notation => self.action.number(),
        }
    }

    fn from_number(number: u32) -> Option<Self> {
        Action::from_number(number).map(Self::honest)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.slip {
            Slip::Notation => write!(f, "do-{}", self.action),
            Slip::None | Slip::Number => self.action.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Self::honest)
    }
}

/// Calls `each` with the honest candidates. Their list is kept between calls, since listing them must not allocate.
pub fn with_candidates(
    game: &Smugglers,
    t: &State,
    seat: Seat,
    each: impl FnOnce(std::iter::Copied<std::slice::Iter<'_, Action>>),
) {
    thread_local! {
        static LIST: RefCell<Vec<Action>> = const { RefCell::new(Vec::new()) };
    }
    LIST.with_borrow_mut(|actions| {
        actions.clear();
        game.candidates(t, seat, actions);
        each(actions.iter().copied());
    });
}
