//! Why an action cannot be taken now, though its seat is asked something: the rule that forbids it.

use super::act::check_deed;
use super::prelude::*;
use crate::flow::{Step, Turn};
use crate::moves::Deed;

pub(super) fn not_now(game: &MicroCosmos, t: &State, seat: Seat, action: Action) -> Refusal {
    let moment = Moment::of(t, seat);
    match action {
        Action::Discard(_) => Refusal::OneRejected,
        Action::Place(..) => Refusal::NothingToPlace,
        Action::Gain(_) => Refusal::NothingToGain,
        Action::Pay(_) => Refusal::NothingToPay,
        Action::UseCard(_) | Action::UseToken(_) => Refusal::NoSpecialistAsked,
        Action::Take(_) => Refusal::NothingToTake,
        Action::Choose(_) => Refusal::NotTurnedUp,
        Action::Keep => Refusal::NothingToKeep,
        Action::MoveOutpost(_) => Refusal::NoOutpostThere,
        Action::Spend(_) => Refusal::AutomaPaysNothing,
        Action::Done => Refusal::MustDecide,
        Action::Upgrade(_) => moment.upgrade(),
        Action::Travel(_) | Action::Discover(_) | Action::Step(_) => moment.journey(),
        Action::Play(..) => moment.play(game.plays(t, seat)),
        Action::Gather => moment.deed(t, seat, Deed::Gather),
        Action::Raise(_) => moment.deed(t, seat, Deed::Terraform),
        Action::Explore => moment.deed(t, seat, Deed::Explore),
        Action::Settle(_) => moment.deed(t, seat, Deed::Settle),
        Action::Colony => moment.deed(t, seat, Deed::Colony),
        Action::Outpost => moment.deed(t, seat, Deed::Outpost),
        Action::Ready(..) => moment.deed(t, seat, Deed::Specialist),
        Action::Draw => moment.draw(),
    }
}

/// When it is tried.
#[derive(Clone, Copy)]
enum Moment {
    /// Before the first turn (MIC-18).
    Setup,
    /// In the turn of somebody else (MIC-20).
    OtherTurn,
    /// In one's own turn, in this step of it (MIC-22).
    Step(u8, Turn),
}

impl Moment {
    fn of(t: &State, seat: Seat) -> Self {
        if let Some((_, Step::Setup(_))) = t.stack.nearest::<Step>() {
            return Self::Setup;
        }
        match t.stack.nearest::<Turn>() {
            Some((active, turn)) if active == seat => Self::Step(turn.step(t), *turn),
            _ => Self::OtherTurn,
        }
    }

    /// The step and the turn, or why there is none.
    fn own(self) -> Result<(u8, Turn), Refusal> {
        match self {
            Self::Setup => Err(Refusal::NoTurnYet),
            Self::OtherTurn => Err(Refusal::OtherTurn),
            Self::Step(step, turn) => Ok((step, turn)),
        }
    }

    /// At most one, before the Ark moves (MIC-51).
    fn upgrade(self) -> Refusal {
        match self.own() {
            Err(refusal) => refusal,
            Ok((_, turn)) if turn.upgraded => Refusal::OneUpgrade,
            Ok(_) => Refusal::UpgradeTooLate,
        }
    }

    /// One journey in a turn (MIC-60).
    fn journey(self) -> Refusal {
        match self.own() {
            Err(refusal) => refusal,
            Ok((..=2, _)) => Refusal::AnswerFirst,
            Ok(_) => Refusal::JourneyOver,
        }
    }

    /// So many cards, in step 3 (MIC-86, MIC-87).
    fn play(self, most: u8) -> Refusal {
        match self.own() {
            Err(refusal) => refusal,
            Ok((..=2, _)) => Refusal::TooEarly { step: 3 },
            Ok((_, turn)) if turn.played >= most => Refusal::CrewPlayed { most },
            Ok((3, _)) => Refusal::AnswerFirst,
            Ok(_) => Refusal::StepOver,
        }
    }

    /// What the destination offers, and how often, in step 4 (MIC-99 to MIC-103).
    fn deed(self, t: &State, seat: Seat, deed: Deed) -> Refusal {
        let (step, turn) = match self.own() {
            Err(refusal) => return refusal,
            Ok((..=2, _)) => return Refusal::TooEarly { step: 4 },
            Ok(moment) => moment,
        };
        match (check_deed(t, seat, turn.done, deed), step) {
            (Err(refusal), _) => refusal,
            (Ok(()), ..=3) => Refusal::TooEarly { step: 4 },
            (Ok(()), 4) => Refusal::AnswerFirst,
            (Ok(()), 5..) => Refusal::StepOver,
        }
    }

    /// One card, in step 5 (MIC-156).
    fn draw(self) -> Refusal {
        match self.own() {
            Err(refusal) => refusal,
            Ok((..=4, _)) => Refusal::TooEarly { step: 5 },
            Ok(_) => Refusal::OneDrawn,
        }
    }
}
