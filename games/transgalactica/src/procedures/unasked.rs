//! Why something cannot be done that the present question does not ask for: one reason for each action.

use orrery_core::Seat;
use orrery_core::procedure::{self, Frames as _, Unasked};

use super::Task;
use super::draft::Draft;
use super::follow::Window;
use crate::flow::Step;
use crate::refusal::Refusal;
use crate::state::State;
use crate::{Action, Transgalactica};

impl Transgalactica {
    /// The reason for an action that reaches no question.
    pub(super) fn why_unasked(&self, t: &State, seat: Seat, action: Action, why: Unasked) -> Refusal {
        match why {
            Unasked::Over => Refusal::Over,
            Unasked::NotAwaited => self.not_awaited(t),
            Unasked::NotAsked => self.no_answer(t, seat, action),
        }
    }

    /// Who decides instead, and the rule for the order of players.
    fn not_awaited(&self, t: &State) -> Refusal {
        let who = procedure::awaiting(self, t).first();
        let who = who.expect("somebody decides as long as the game goes on");
        let rule = if t.stack.nearest::<Window>().is_some() {
            90
        } else {
            match t.stack.nearest::<Step>() {
                Some((_, Step::Draft(_))) => 59,
                Some((_, Step::Mining(_) | Step::Wealth(_))) => 61,
                Some((_, Step::FirstOutposts | Step::Abilities(_) | Step::EndOfSetup)) => 64,
                Some((_, Step::Income(_))) => 73,
                Some((_, Step::Objectives | Step::End)) => 250,
                Some((_, Step::Turns(_) | Step::Upkeep)) | None => 84,
            }
        };
        Refusal::NotYourTurn { rule, who }
    }
}

impl Transgalactica {
    /// Why a seat that is asked something else cannot do this now.
    fn no_answer(&self, t: &State, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Wealth(_) | Action::Ability(_) => Refusal::DraftOver,
            Action::Main(_) | Action::Planet(..) | Action::Bridge(_) | Action::Pass => {
                if t.turn.acting == Some(seat) { Refusal::ActedAlready } else { Refusal::NotNow { rule: 85 } }
            }
            Action::Finish => Refusal::NothingToFinish,
            Action::Follow(_) | Action::FollowAsMain(_) => Refusal::NothingToFollow,
            Action::Move(..) => Refusal::NotAsked { rule: 108 },
            Action::Jump(..) => Refusal::NotAsked { rule: 115 },
            Action::Outpost(..) => Refusal::NotAsked { rule: 128 },
            Action::Way(_) | Action::Advance(_) | Action::Yes => Refusal::NotAsked { rule: 28 },
            Action::Mark(_) if t.players[seat].markers == 0 => Refusal::NoDevelopmentMarker,
            Action::Mark(_) => Refusal::NotAsked { rule: 174 },
            Action::Take(_) if self.log_is_full(t, seat) => Refusal::LogFull { most: self.log_size(t, seat) },
            Action::Take(_) => Refusal::NotAsked { rule: 198 },
            Action::CompleteWithout(..) => Refusal::NotAsked { rule: 210 },
            Action::Harvest(_) => Refusal::NotAsked { rule: 190 },
            Action::Gain(_) => Refusal::NotAsked { rule: 25 },
            Action::Pay(_) => Refusal::NotAsked { rule: 7 },
            Action::Omni(..) => Refusal::NotAsked { rule: 103 },
            Action::Area(_) => Refusal::NotAsked { rule: 269 },
            Action::Refresh(_) => Refusal::NotAsked { rule: 222 },
            Action::PlanetIncome(_)
            | Action::TrackIncome(_)
            | Action::TokenIncome(_)
            | Action::CrewIncome(_)
            | Action::Collect => Refusal::NotAsked { rule: 72 },
            Action::First(_) => Refusal::NotAsked { rule: 138 },
            Action::Objective(_) => Refusal::NotAsked { rule: 250 },
            // Free actions: on the own turn, and there between complete steps.
            Action::Exchange(_)
            | Action::Token(_)
            | Action::Cache(_)
            | Action::Use(_)
            | Action::Complete(_)
            | Action::Discard(_) => not_free(t, seat, 211),
            Action::Office(_) => not_free(t, seat, 292),
            Action::Done => must_answer(t),
        }
    }
}

fn not_free(t: &State, seat: Seat, rule: u16) -> Refusal {
    if t.turn.acting == Some(seat) { Refusal::BetweenSteps } else { Refusal::NotNow { rule } }
}

/// Why the present question cannot be declined.
fn must_answer(t: &State) -> Refusal {
    let Some(frame) = t.stack.top() else { return Refusal::Over };
    match frame.task {
        Task::Draft(Draft { .. }) => Refusal::MustAnswer { rule: 59 },
        Task::Turn(_) => Refusal::MustAnswer { rule: 85 },
        Task::Finish(_) => Refusal::MustAnswer { rule: 213 },
        Task::Omni(_) => Refusal::MustAnswer { rule: 103 },
        Task::PickArea(_) => Refusal::MustAnswer { rule: 269 },
        Task::Ways(_) => Refusal::MustAnswer { rule: 271 },
        Task::Price(_) | Task::PayAny(_) => Refusal::MustAnswer { rule: 7 },
        Task::GainAny(_) => Refusal::MustAnswer { rule: 25 },
        Task::Order(_) => Refusal::MustAnswer { rule: 138 },
        Task::Mark(_) => Refusal::MustAnswer { rule: 174 },
        Task::Take(_) => Refusal::MustAnswer { rule: 198 },
        Task::CompleteFree(_) => Refusal::MustAnswer { rule: 210 },
        Task::Discount(_) => Refusal::MustAnswer { rule: 208 },
        Task::Score(_) => Refusal::MustAnswer { rule: 250 },
        // These take `done` themselves, and scripts ask nobody.
        Task::Double(_)
        | Task::Collecting(_)
        | Task::Pause(_)
        | Task::Follow(_)
        | Task::Upgrade(_)
        | Task::Choose(_)
        | Task::May(_)
        | Task::Again(_)
        | Task::Explore(_)
        | Task::FreeMove(_)
        | Task::Jump(_)
        | Task::Place(_)
        | Task::Harvest(_)
        | Task::Refresh(_)
        | Task::Sequence(_)
        | Task::Run(_)
        | Task::Times(_)
        | Task::Climb(_)
        | Task::Paid(_)
        | Task::Mine(_)
        | Task::Close(_)
        | Task::Window(_)
        | Task::Followed(_) => Refusal::MustChoose,
    }
}
