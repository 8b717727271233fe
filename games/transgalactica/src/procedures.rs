//! All frames of the game: one line each, one file each.

pub mod again;
pub mod area;
pub mod choose;
pub mod complete_free;
pub mod discount;
pub mod double;
pub mod draft;
pub mod explore;
pub mod finish;
pub mod follow;
pub mod free_move;
pub mod gain_any;
pub mod harvest;
pub mod income;
pub mod jump;
pub mod mark;
pub mod may;
pub mod objective;
pub mod omni;
pub mod order;
pub mod pause;
pub mod pay_any;
pub mod place;
pub mod price;
pub mod refresh;
pub mod take;
pub mod turn;
mod unasked;
pub mod upgrade;
pub mod ways;

use orrery_core::Seat;
use orrery_core::procedure::yes_no::YesNo;
use orrery_core::procedure::{self, Stacked, Unasked};

use crate::deeds::Close;
use crate::effects::{Climb, Run, Times};
use crate::flow::Step;
use crate::mining::Mine;
use crate::refusal::Refusal;
use crate::state::{DEPTH, State};
use crate::{Action, Transgalactica};

orrery_core::procedures! {
    /// One procedure under way.
    pub enum Task of Transgalactica {
        scripts {
            Sequence(Step),
            Run(Run),
            Times(Times),
            Climb(Climb),
            Paid(price::Paid),
            Mine(Mine),
            Close(Close),
            Window(follow::Window),
            Followed(follow::Followed),
        }
        questions {
            Draft(draft::Draft),
            Double(YesNo<double::Double>),
            Collecting(income::Collecting),
            Turn(turn::Turn),
            Finish(finish::Finish),
            Pause(pause::Pause),
            Follow(follow::Follow),
            Upgrade(YesNo<upgrade::Upgrade>),
            Omni(omni::Omni),
            PickArea(area::PickArea),
            Choose(choose::Choose),
            Ways(ways::Ways),
            Price(price::PickPrice),
            May(YesNo<may::May>),
            Again(again::Again),
            GainAny(gain_any::GainAny),
            PayAny(pay_any::PayAny),
            Explore(explore::Explore),
            FreeMove(free_move::FreeMove),
            Jump(jump::Jump),
            Place(place::Place),
            Order(order::Order),
            Harvest(harvest::Harvest),
            Mark(mark::Mark),
            Take(take::Take),
            CompleteFree(complete_free::CompleteFree),
            Discount(discount::Discount),
            Refresh(refresh::Refresh),
            Score(objective::Score),
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

    fn unasked(&self, t: &State, seat: Seat, action: Action, why: Unasked) -> Refusal {
        self.why_unasked(t, seat, action, why)
    }
}

/// What every procedure needs.
pub(crate) mod prelude {
    pub(crate) use orrery_core::procedure::yes_no::YesNo;
    pub(crate) use orrery_core::procedure::{Frames as _, Move, Only, Question, Script, only};
    pub(crate) use orrery_core::{Ask, Counter as _, Goods, Seat, Text, answers};
    pub(crate) use serde::{Deserialize, Serialize};

    pub(crate) use crate::effects::Cost;
    pub(crate) use crate::flow::Out;
    pub(crate) use crate::refusal::{Refusal, tra};
    pub(crate) use crate::state::State;
    pub(crate) use crate::{Action, Transgalactica};

    /// Where the candidates of a question go.
    pub(crate) type Candidates<'a, A> = orrery_core::procedure::Candidates<'a, Transgalactica, A>;
}
