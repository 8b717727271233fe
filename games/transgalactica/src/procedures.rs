//! All frames of the game: one line each, one file each.

pub mod draft;

use orrery_core::Seat;
use orrery_core::procedure::{self, Stacked, Unasked};

use crate::flow::Step;
use crate::refusal::Refusal;
use crate::state::{DEPTH, State};
use crate::{Action, Transgalactica};

orrery_core::procedures! {
    /// One procedure under way.
    pub enum Task of Transgalactica {
        scripts {
            Sequence(Step),
        }
        questions {
            Draft(draft::Draft),
        }
    }
}

impl Default for Task {
    fn default() -> Self {
        Self::Sequence(Step::default())
    }
}

/// The rest of the turn.
pub type Stack = procedure::Stack<Task, DEPTH>;

impl Stacked for Transgalactica {
    type Task = Task;
    type Stack = Stack;
    // Everything is asked for.
    type Meanwhile = procedure::Nothing;

    fn stack(t: &State) -> &Stack {
        &t.stack
    }

    fn stack_mut(t: &mut State) -> &mut Stack {
        &mut t.stack
    }

    fn unasked(&self, t: &State, _: Seat, _: Action, why: Unasked) -> Refusal {
        match why {
            Unasked::Over => Refusal::Over,
            Unasked::NotAwaited => {
                let who = procedure::awaiting(self, t).first();
                Refusal::NotYourTurn {
                    rule: 59,
                    who: who.expect("somebody decides as long as the game goes on"),
                }
            }
            Unasked::NotAsked => Refusal::NotAsked,
        }
    }
}

/// What every procedure needs.
pub(crate) mod prelude {
    pub(crate) use orrery_core::procedure::{Only, Question, only};
    pub(crate) use orrery_core::{Ask, Seat, Text, answers};
    pub(crate) use serde::{Deserialize, Serialize};

    pub(crate) use crate::flow::Out;
    pub(crate) use crate::refusal::{Refusal, tra};
    pub(crate) use crate::state::State;
    pub(crate) use crate::{Action, Transgalactica};

    /// Where the candidates of a question go.
    pub(crate) type Candidates<'a, A> = orrery_core::procedure::Candidates<'a, Transgalactica, A>;
}
