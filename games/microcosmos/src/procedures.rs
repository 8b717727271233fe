//! All frames of the game: one line each, one file each.

pub mod act;
pub mod aside;
pub mod automa_outpost;
pub mod automa_pay;
pub mod bonus;
pub mod bought;
pub mod cantina;
pub mod crew;
pub mod depart;
pub mod draw;
pub mod draw_deck;
pub mod gain_any;
pub mod keep;
pub mod move_outpost;
pub mod outposts;
pub mod pay;
pub mod pay_any;
pub mod place;
pub mod place_dealt;
pub mod reject;
pub mod run;
pub mod scout;
pub mod terraform;
pub mod travel_on;
mod unasked;

use orrery_core::Seat;
use orrery_core::procedure::{self, Stacked, Unasked};

use crate::automa::AutomaTurn;
use crate::flow::{Step, Turn};
use crate::refusal::Refusal;
use crate::state::{DEPTH, State};
use crate::{Action, MicroCosmos};

orrery_core::procedures! {
    /// One procedure under way.
    pub enum Task of MicroCosmos {
        scripts {
            Sequence(Step),
            Turn(Turn),
            Outposts(outposts::Outposts),
            Run(run::Run),
            DrawDeck(draw_deck::DrawDeck),
            Aside(aside::Aside),
            Bought(bought::Bought),
            Automa(AutomaTurn),
        }
        questions {
            Reject(reject::Reject),
            PlaceDealt(place_dealt::PlaceDealt),
            Depart(depart::Depart),
            TravelOn(travel_on::TravelOn),
            Bonus(bonus::Bonus),
            Crew(crew::Crew),
            Act(act::Act),
            Draw(draw::Draw),
            GainAny(gain_any::GainAny),
            PayAny(pay_any::PayAny),
            Cantina(cantina::Cantina),
            Place(place::Place),
            Pay(pay::Pay),
            Terraform(terraform::Terraform),
            Scout(scout::Scout),
            Keep(keep::Keep),
            MoveOutpost(move_outpost::MoveOutpost),
            AutomaPay(automa_pay::AutomaPay),
            AutomaOutpost(automa_outpost::AutomaOutpost),
        }
    }
}

impl Default for Task {
    fn default() -> Self {
        Self::Sequence(Step::default())
    }
}

/// A frame of the stack.
pub type Frame = procedure::Frame<Task>;
/// The rest of the turn.
pub type Stack = procedure::Stack<Task, DEPTH>;

// Frames are copied with every state.
const _: () = assert!(size_of::<Frame>() <= 16);

impl Stacked for MicroCosmos {
    type Task = Task;
    type Stack = Stack;
    // Nothing is done but what a step of the turn asks for (MIC-24).
    type Meanwhile = procedure::Nothing;

    fn stack(t: &State) -> &Stack {
        &t.stack
    }

    fn stack_mut(t: &mut State) -> &mut Stack {
        &mut t.stack
    }

    fn unasked(&self, t: &State, seat: Seat, action: Action, why: Unasked) -> Refusal {
        match why {
            Unasked::Over => Refusal::Over,
            Unasked::NotAwaited => {
                let decides = procedure::awaiting(self, t).first();
                Refusal::NotAwaited {
                    decides: decides.expect("somebody decides as long as the game goes on"),
                }
            }
            Unasked::NotAsked => unasked::not_now(self, t, seat, action),
        }
    }
}

/// What every procedure needs.
pub(crate) mod prelude {
    pub(crate) use orrery_core::procedure::{Frames as _, Move, Question, Script};
    pub(crate) use orrery_core::{Ask, Seat, Text, answers};
    pub(crate) use serde::{Deserialize, Serialize};

    pub(crate) use crate::changes::Out;
    pub(crate) use crate::refusal::{Refusal, mic};
    pub(crate) use crate::state::State;
    pub(crate) use crate::{Action, MicroCosmos};

    /// Where the candidates of a question go.
    pub(crate) type Candidates<'a, A> = orrery_core::procedure::Candidates<'a, MicroCosmos, A>;
}
