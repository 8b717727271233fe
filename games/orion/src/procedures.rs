//! All frames of the game: one line each, one file each.

pub mod activate_cards;
pub mod build;
pub mod choose;
pub mod discard;
pub mod fill;
pub mod hire;
pub mod keep;
pub mod may;
pub mod mulligan;
pub mod pay;
pub mod pending;
pub mod pick_colour;
pub mod race;
pub mod rearrange;
pub mod sink;
pub mod stacking;
pub mod take;
pub mod target;
pub mod trade_more;
pub mod turn;

use orrery_core::Seat;
use orrery_core::procedure::{self, Frames as _, Stacked, Unasked};

use crate::effects::{Opponents, Run};
use crate::flow::{AfterAction, Step, WhenAttacked};
use crate::refusal::Refusal;
use crate::state::{DEPTH, State};
use crate::{Action, Orion};

orrery_core::procedures! {
    /// One procedure under way.
    pub enum Task of Orion {
        scripts {
            Sequence(Step),
            AfterAction(AfterAction),
            WhenAttacked(WhenAttacked),
            Run(Run),
            Opponents(Opponents),
        }
        questions {
            Race(race::Race),
            Mulligan(mulligan::Mulligan),
            Turn(turn::Turn),
            Pending(pending::Pending),
            May(may::May),
            Choose(choose::Choose),
            Target(target::Target),
            Build(build::Build),
            Pay(pay::Pay),
            Discard(discard::Discard),
            Keep(keep::Keep),
            Take(take::Take),
            Hire(hire::Hire),
            PickColour(pick_colour::PickColour),
            Rearrange(rearrange::Rearrange),
            Stack(stacking::Stacking),
            Sink(sink::Sink),
            Fill(fill::Fill),
            ActivateCards(activate_cards::ActivateCards),
            TradeMore(trade_more::TradeMore),
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

impl Stacked for Orion {
    type Task = Task;
    type Stack = Stack;
    // A chain belongs to one turn, and nobody acts in between but those whom it asks (ORI-143).
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
            Unasked::NotAwaited => not_awaited(t),
            Unasked::NotAsked => no_answer(t, seat, action),
        }
    }
}

/// Who decides instead, and the rule for the order of players in this step of the sequence of play.
fn not_awaited(t: &State) -> Refusal {
    let who = t.stack.top().map(|frame| frame.seat).unwrap_or_default();
    let rule = t.stack.nearest::<Step>().map_or(53, |(_, step)| step.order());
    Refusal::NotAwaited { who, rule }
}

/// Why a seat that is asked something else cannot do this now.
fn no_answer(t: &State, seat: Seat, action: Action) -> Refusal {
    match action {
        Action::Race(_) => Refusal::RacesChosen,
        Action::Build(..)
        | Action::Exploit(_)
        | Action::Research
        | Action::Activate(_)
        | Action::Attack(_)
        | Action::Trade(..)
        | Action::Propaganda
        | Action::Contract => {
            if t.is_action_phase() {
                Refusal::FinishFirst
            } else {
                Refusal::NotActionPhase
            }
        }
        Action::Pay(..) => Refusal::NothingToPay,
        Action::Discard(_) => Refusal::NothingToDiscard,
        Action::Hire(_) => Refusal::NobodyToHire,
        Action::Colour(_) => Refusal::NoColourToChoose,
        Action::Choose(_) => Refusal::NothingToChoose,
        Action::Resolve(_) => Refusal::NothingToResolve,
        Action::Use => Refusal::NothingToUse,
        Action::Take(_) => Refusal::NothingToTake,
        Action::Target(_) => Refusal::NobodyToTarget,
        Action::Sink(..) => Refusal::NothingToSink,
        Action::Rearrange(_) | Action::Stack(_) | Action::StackMarked(_) => Refusal::NothingToRearrange,
        Action::Fill(_) => Refusal::NothingToFill,
        Action::Done => must_answer(t, seat),
    }
}

/// Why the present question cannot be declined.
fn must_answer(t: &State, seat: Seat) -> Refusal {
    let player = &t.players[seat];
    let Some(frame) = t.stack.top() else { return Refusal::Over };
    match frame.task {
        Task::Race(_) => Refusal::MustChooseRace,
        Task::Turn(_) => Refusal::NoPassing { markers: player.available },
        Task::Choose(_) => Refusal::MustChooseOption,
        Task::Target(_) => Refusal::MustTarget,
        Task::Pay(_) => Refusal::MustPay,
        Task::Discard(discard) => Refusal::MustDiscard { count: discard.left, rule: discard.why.rule() },
        Task::Keep(keep) => Refusal::MustDiscardDrawn { count: keep.left },
        Task::Hire(_) => Refusal::MustHire,
        Task::PickColour(_) => Refusal::MustPickColour,
        Task::Rearrange(_) | Task::Stack(_) => Refusal::MustRearrange,
        Task::Sink(_) => Refusal::MustSink,
        Task::Fill(_) => Refusal::MustFill { count: player.reserves },
        // These take `done` themselves, and scripts ask nobody.
        Task::Mulligan(_)
        | Task::Pending(_)
        | Task::May(_)
        | Task::Build(_)
        | Task::Take(_)
        | Task::ActivateCards(_)
        | Task::TradeMore(_)
        | Task::Sequence(_)
        | Task::AfterAction(_)
        | Task::WhenAttacked(_)
        | Task::Run(_)
        | Task::Opponents(_) => Refusal::FinishFirst,
    }
}

/// What every procedure needs.
pub(crate) mod prelude {
    pub(crate) use orrery_core::procedure::{Candidates, Frames as _, Move, Question};
    pub(crate) use orrery_core::{Ask, Seat, Text, answers};
    pub(crate) use serde::{Deserialize, Serialize};

    pub(crate) use crate::changes::Out;
    pub(crate) use crate::refusal::{Refusal, ori};
    pub(crate) use crate::state::State;
    pub(crate) use crate::{Action, Orion};
}
