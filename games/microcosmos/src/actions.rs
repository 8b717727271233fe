//! Everything that a player can do, and which of it answers which question.

pub(crate) mod choose;
pub(crate) mod colony;
pub(crate) mod deeds;
pub(crate) mod discard;
pub(crate) mod done;
pub(crate) mod draw;
pub(crate) mod explore;
pub(crate) mod gain;
pub(crate) mod gather;
pub(crate) mod keep;
pub(crate) mod outpost;
pub(crate) mod pay;
pub(crate) mod place;
pub(crate) mod play;
pub(crate) mod raise;
pub(crate) mod ready;
pub(crate) mod settle;
pub(crate) mod spend;
pub(crate) mod take;
pub(crate) mod travel;
pub(crate) mod upgrade;
pub(crate) mod use_expert;

use orrery_core::Seat;

use crate::MicroCosmos;
use crate::changes::Out;
use crate::frame::{Frame, Phase, Task};
use crate::refusal::Refusal;
use crate::space::{Position, Space};
use crate::state::{CardId, Resource, Row, Specialist, State, SurvivorId, Upgrade};

orrery_core::words_enum! {
    /// What becomes of a card that is played (MIC-91).
    pub enum Fate {
        /// It is discarded.
        "discard" => Discard,
        /// It moves from the lower to the upper row.
        "up" => Up,
    }
}

orrery_core::words_enum! {
    /// Whether the action of a card is performed (MIC-90).
    pub enum Use {
        /// It is.
        "act" => Act,
        /// It is not.
        "idle" => Idle,
    }
}

orrery_core::actions! {
    /// One small decision.
    pub enum Action {
        /// Discard one of the dealt crew cards (MIC-15).
        "discard" => Discard(card: CardId),
        /// Put a crew card into a row (MIC-36).
        "place" => Place(card: CardId, row: Row),
        /// Name a resource that is gained (MIC-30).
        "gain" => Gain(resource: Resource),
        /// Name a resource that is paid.
        "pay" => Pay(resource: Resource),
        /// Unlock an upgrade (MIC-51).
        "upgrade" => Upgrade(upgrade: Upgrade),
        /// Pay with a crew card (MIC-45).
        "use" => UseCard(card: CardId),
        /// Pay with a ready token (MIC-45).
        "use-token" => UseToken(specialist: Specialist),
        /// Move the Ark and end the journey there (MIC-60).
        "travel" => Travel(space: Space),
        /// Cross an edge and discover a planet (MIC-69).
        "discover" => Discover(position: Position),
        /// Move one step on the way to a discovery.
        "step" => Step(space: Space),
        /// Take a card of the Cantina (MIC-41).
        "take" => Take(card: CardId),
        /// Play a crew card (MIC-86).
        "play" => Play(card: CardId, fate: Fate, usage: Use),
        /// Gather Resources (MIC-105).
        "gather" => Gather,
        /// Raise a track of the planet: Terraform, or the bonus of a discovery (MIC-110, MIC-75).
        "raise" => Raise(resource: Resource),
        /// Explore (MIC-124).
        "explore" => Explore,
        /// Resolve this one of two survivor cards (MIC-132).
        "choose" => Choose(survivor: SurvivorId),
        /// Keep the survivor card (MIC-127).
        "keep" => Keep,
        /// Settle survivors (MIC-133).
        "settle" => Settle(survivor: SurvivorId),
        /// Found a Colony (MIC-137).
        "colony" => Colony,
        /// Create a Trading Outpost (MIC-146).
        "outpost" => Outpost,
        /// The outpost that is moved (MIC-147, MIC-194).
        "move-outpost" => MoveOutpost(position: Position),
        /// Discard a crew card to make a token ready (MIC-152).
        "ready" => Ready(card: CardId, specialist: Specialist),
        /// Draw a crew card at the end of the turn (MIC-156).
        "draw" => Draw,
        /// The Automa discards a card with this symbol (MIC-182).
        "spend" => Spend(specialist: Specialist),
        /// Decline, skip, or stop.
        "done" => Done,
    }
}

impl MicroCosmos {
    /// What is asked, if it is asked of this seat: there are no simultaneous decisions.
    fn asked(t: &State, seat: Seat) -> Result<Task, Refusal> {
        match t.stack.last() {
            None => Err(Refusal::Over),
            Some(Frame { seat: asked, task }) if *asked == seat => Ok(*task),
            Some(_) => Err(Refusal::NotAwaited),
        }
    }

    /// Everything that could answer the question.
    pub(crate) fn all_candidates(&self, t: &State, seat: Seat, into: &mut Vec<Action>) {
        let Ok(task) = Self::asked(t, seat) else { return };
        match task {
            Task::Reject => discard::candidates(t, seat, into),
            Task::PlaceDealt => place::dealt_candidates(t, seat, into),
            Task::Place(card) => place::candidates(card, into),
            Task::GainAny(_) => gain::candidates(into),
            Task::PayAny(_) => pay::candidates(t, seat, into),
            Task::Turn(Phase::Depart(upgraded)) => {
                if !upgraded {
                    upgrade::candidates(t, seat, into);
                }
                travel::candidates(t, into);
            }
            Task::Turn(Phase::Travel) => travel::candidates(t, into),
            Task::Turn(Phase::Crew(_)) => play::candidates(t, seat, into),
            Task::Turn(Phase::Act(done)) => deeds::candidates(self, t, seat, done, into),
            Task::Turn(Phase::Draw) => draw::candidates(into),
            Task::Bonus(_) | Task::Terraform(_) => raise::candidates(into),
            Task::Cantina(..) => take::candidates(t, into),
            Task::Pay(bill) => use_expert::candidates(self, t, seat, bill, into),
            Task::Scout(one, other) => choose::candidates(one, other, into),
            Task::Keep(_) => keep::candidates(into),
            Task::MoveOutpost => outpost::move_candidates(t, seat, into),
            Task::AutomaPay(bill) => spend::candidates(self, t, bill, into),
            Task::AutomaOutpost => outpost::move_candidates(t, crate::AUTOMA, into),
            Task::Sequence(_)
            | Task::Turn(Phase::Landed | Phase::Over)
            | Task::Outposts(..)
            | Task::Run(..)
            | Task::DrawDeck(_)
            | Task::Aside(_)
            | Task::Bought(_)
            | Task::Automa(_) => {}
        }
        into.extend(done::neutral(self, t, seat, task));
    }

    /// Whether an action answers the question and the rules allow it.
    pub(crate) fn check_action(&self, t: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let task = Self::asked(t, seat)?;
        match (task, action) {
            (Task::Reject, Action::Discard(card)) => discard::check(t, seat, card),
            (Task::PlaceDealt, Action::Place(card, row)) => place::check_dealt(self, t, seat, card, row),
            (Task::Place(drawn), Action::Place(card, row)) => place::check(self, t, seat, drawn, card, row),
            (Task::GainAny(_), Action::Gain(_)) | (Task::Keep(_), Action::Keep) => Ok(()),
            (Task::PayAny(_), Action::Pay(resource)) => pay::check(t, seat, resource),
            (Task::Turn(Phase::Depart(upgraded)), Action::Upgrade(upgrade)) => {
                upgrade::check(self, t, seat, upgraded, upgrade)
            }
            (Task::Turn(Phase::Depart(_) | Phase::Travel), Action::Travel(space)) => {
                travel::check(self, t, seat, space)
            }
            (Task::Turn(Phase::Depart(_) | Phase::Travel), Action::Discover(position)) => {
                travel::check_discovery(t, position)
            }
            (Task::Turn(Phase::Depart(_) | Phase::Travel), Action::Step(space)) => {
                travel::check_step(t, space)
            }
            (Task::Turn(Phase::Crew(_)), Action::Play(card, fate, usage)) => {
                play::check(self, t, seat, card, fate, usage)
            }
            (Task::Turn(Phase::Act(done)), action) if deeds::deed_of(action).is_some() => {
                deeds::check(self, t, seat, done, action)
            }
            (Task::Turn(Phase::Draw), Action::Draw) => draw::check(self, t, seat),
            (Task::Bonus(position), Action::Raise(resource)) => {
                raise::check_bonus(self, t, position, resource)
            }
            (Task::Terraform(_), Action::Raise(resource)) => raise::check(self, t, seat, resource),
            (Task::Cantina(..), Action::Take(card)) => take::check(t, card),
            (Task::Pay(bill), Action::UseCard(card)) => use_expert::check_card(self, t, seat, bill, card),
            (Task::Pay(bill), Action::UseToken(specialist)) => {
                use_expert::check_token(t, seat, bill, specialist)
            }
            (Task::Scout(one, other), Action::Choose(survivor)) => choose::check(one, other, survivor),
            (Task::MoveOutpost, Action::MoveOutpost(position)) => outpost::check_move(t, seat, position),
            (Task::AutomaOutpost, Action::MoveOutpost(position)) => {
                outpost::check_move(t, crate::AUTOMA, position)
            }
            (Task::AutomaPay(bill), Action::Spend(specialist)) => spend::check(self, t, bill, specialist),
            (_, Action::Done) => done::check(self, t, seat, task),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Carries out what has been checked.
    pub(crate) fn apply_action(&self, t: &mut State, seat: Seat, action: Action, out: &mut Out<'_>) {
        let Some(Frame { task, .. }) = t.stack.last().copied() else { return };
        match (task, action) {
            (_, Action::Discard(card)) => discard::apply(t, seat, card, out),
            (Task::PlaceDealt, Action::Place(card, row)) => place::apply_dealt(t, seat, card, row, out),
            (_, Action::Place(card, row)) => place::apply(t, seat, card, row, out),
            (Task::GainAny(left), Action::Gain(resource)) => gain::apply(self, t, seat, left, resource, out),
            (Task::PayAny(left), Action::Pay(resource)) => pay::apply(t, seat, left, resource, out),
            (_, Action::Upgrade(upgrade)) => upgrade::apply(self, t, seat, upgrade),
            (_, Action::Travel(space)) => travel::apply(self, t, seat, space, out),
            (_, Action::Discover(position)) => travel::apply_discovery(t, seat, position, out),
            (_, Action::Step(space)) => travel::apply_step(t, seat, space),
            (Task::Turn(Phase::Crew(played)), Action::Play(card, fate, usage)) => {
                play::apply(self, t, seat, played, (card, fate, usage), out);
            }
            (Task::Turn(Phase::Act(done)), action) if deeds::deed_of(action).is_some() => {
                deeds::apply(self, t, seat, done, action, out);
            }
            (_, Action::Draw) => draw::apply(t, seat),
            (Task::Bonus(position), Action::Raise(resource)) => {
                raise::apply_bonus(self, t, seat, position, resource, out);
            }
            (Task::Terraform(left), Action::Raise(resource)) => {
                t.stack.pop();
                raise::apply(self, t, seat, left, resource, out);
            }
            (Task::Cantina(left, optional), Action::Take(card)) => {
                take::apply(t, seat, left, optional, card, out);
            }
            (Task::Pay(bill), Action::UseCard(card)) => use_expert::apply_card(t, seat, bill, card, out),
            (Task::Pay(bill), Action::UseToken(specialist)) => {
                use_expert::apply_token(t, seat, bill, specialist, out);
            }
            (Task::Scout(one, other), Action::Choose(survivor)) => {
                choose::apply(t, seat, one, other, survivor, out);
            }
            (Task::Keep(survivor), Action::Keep) => keep::apply(t, seat, survivor, out),
            (Task::MoveOutpost, Action::MoveOutpost(position)) => {
                outpost::apply_move(self, t, seat, position, out);
            }
            (_, Action::MoveOutpost(position)) => outpost::apply_move(self, t, crate::AUTOMA, position, out),
            (Task::AutomaPay(bill), Action::Spend(specialist)) => {
                self.automa_spends(t, bill, specialist, out);
            }
            (_, Action::Done) => done::apply(self, t, seat, task, out),
            _ => debug_assert!(false, "an action is applied only after it was checked"),
        }
        self.run(t, out);
    }
}
