//! All frames of the game: there is one question.

pub mod turn;

use orrery_core::procedure::{self, Nothing, Stacked, Unasked};
use orrery_core::{Seat, procedures};

use crate::board::State;
use crate::{Action, ConnectFour, Refusal};

procedures! {
    /// A frame of the stack.
    pub enum Task of ConnectFour { scripts {} questions { Turn(turn::Turn) } }
}

impl Default for Task {
    fn default() -> Self {
        Self::Turn(turn::Turn)
    }
}

/// The rest of the game.
pub type Stack = procedure::Stack<Task, 1>;

impl Stacked for ConnectFour {
    type Task = Task;
    type Stack = Stack;
    type Meanwhile = Nothing;

    fn stack(t: &State) -> &Stack {
        &t.stack
    }

    fn stack_mut(t: &mut State) -> &mut Stack {
        &mut t.stack
    }

    /// The only action answers the only question, so it is somebody else's turn or the game is over.
    fn unasked(&self, t: &State, _: Seat, Action::Drop(_): Action, _: Unasked) -> Refusal {
        match t.winner() {
            Some(who) => Refusal::Won { who },
            None if t.is_over() => Refusal::Drawn,
            None => Refusal::NotYourTurn,
        }
    }
}
