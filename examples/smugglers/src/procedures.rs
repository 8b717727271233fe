//! All frames of the game: one line each, one file each.

pub mod inform;
pub mod port;
pub mod sealing;

use orrery_core::Seat;
use orrery_core::procedure::window::Window;
use orrery_core::procedure::{self, Stacked, Unasked};
use orrery_core::procedures;

use crate::Smugglers;
use crate::flow::{Patrol, Turn};
use crate::refusal::Refusal;
use crate::table::{Action, Phase, State};

procedures! {
    /// A frame of the stack.
    pub enum Task of Smugglers {
        scripts { Turn(Turn), Patrol(Patrol) }
        questions { Port(port::Port), Sealing(sealing::Sealing), Inform(Window<inform::Inform>) }
    }
}

impl Default for Task {
    fn default() -> Self {
        Self::Turn(Turn::Port)
    }
}

/// The stack of the game.
pub type Stack = procedure::Stack<Task, 2>;

impl Stacked for Smugglers {
    type Task = Task;
    type Stack = Stack;
    type Meanwhile = procedure::Nothing;

    fn stack(t: &State) -> &Stack {
        &t.stack
    }

    fn stack_mut(t: &mut State) -> &mut Stack {
        &mut t.stack
    }

    fn unasked(&self, t: &State, _: Seat, action: Action, why: Unasked) -> Refusal {
        match (why, t.phase(), action) {
            (Unasked::Over, ..) => Refusal::Over,
            (Unasked::NotAwaited, Phase::Port { .. }, Action::Scout | Action::Draw | Action::Skip) => {
                Refusal::NotCaptain
            }
            (Unasked::NotAwaited, Phase::Informing { .. }, Action::Inform | Action::Decline) => {
                Refusal::NotAsked
            }
            (Unasked::NotAwaited | Unasked::NotAsked, ..) => Refusal::NotNow,
        }
    }
}
