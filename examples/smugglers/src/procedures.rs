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

    /// Each action belongs to one step of the turn (SMU-4).
    fn unasked(&self, t: &State, _: Seat, action: Action, why: Unasked) -> Refusal {
        if why == Unasked::Over {
            return Refusal::Over;
        }
        match (action, t.phase()) {
            (Action::Scout | Action::Draw | Action::Skip, Phase::Port { .. }) => Refusal::NotCaptain,
            (Action::Scout | Action::Draw | Action::Skip, _) => Refusal::NotInPort,
            (Action::Ship(_) | Action::Stay, _) => Refusal::NotSealing,
            (Action::Inform | Action::Decline, Phase::Informing { .. }) => Refusal::NotAsked,
            (Action::Inform | Action::Decline, _) => Refusal::NotInforming,
        }
    }
}
