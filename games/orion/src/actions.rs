//! Everything that a player can do, and which of it answers which question.

pub(crate) mod activate;
pub(crate) mod attack;
pub(crate) mod build;
pub(crate) mod choose;
pub(crate) mod colour;
pub(crate) mod contract;
pub(crate) mod discard;
pub(crate) mod done;
pub(crate) mod exploit;
pub(crate) mod fill;
pub(crate) mod hire;
pub(crate) mod pay;
pub(crate) mod propaganda;
pub(crate) mod race;
pub(crate) mod rearrange;
pub(crate) mod research;
pub(crate) mod resolve;
pub(crate) mod sink;
pub(crate) mod stack;
pub(crate) mod take;
pub(crate) mod target;
pub mod trade;
pub(crate) mod use_effect;

use orrery_core::Seat;

use crate::Orion;
use crate::changes::Out;
use crate::content::Colour;
use crate::frame::{BuildOffer, Frame, Task};
use crate::refusal::Refusal;
use crate::state::{AdvisorId, CardId, Depth, OptionId, RaceId, Resource, Slot, State, SystemId, Units};

orrery_core::actions! {
    /// One small decision.
    pub enum Action {
        /// Choose a race (ORI-8).
        "race" => Race(race: RaceId),
        /// Build a structure in a system; the first empty one is a new system (ORI-64).
        "build" => Build(card: CardId, system: SystemId),
        /// Pay for a build whose discount can be used in several ways (ORI-67).
        "pay" => Pay(food: Units, fleet: Units, production: Units),
        /// Exploit a card (ORI-73).
        "exploit" => Exploit(card: CardId),
        /// Research (ORI-77).
        "research" => Research,
        /// Activate a card (ORI-78).
        "activate" => Activate(slot: Slot),
        /// Attack an opponent (ORI-84).
        "attack" => Attack(seat: Seat),
        /// Exchange resources (ORI-91).
        "trade" => Trade(give: Resource, get: Resource),
        /// Propaganda (ORI-94).
        "propaganda" => Propaganda,
        /// Take the Contract action (ORI-97).
        "contract" => Contract,
        /// Discard a card (ORI-25).
        "discard" => Discard(card: CardId),
        /// Hire an advisor (ORI-97).
        "hire" => Hire(advisor: AdvisorId),
        /// Choose the colour of the founder (ORI-130).
        "colour" => Colour(colour: Colour),
        /// Choose an option of a card (ORI-61).
        "choose" => Choose(option: OptionId),
        /// Resolve a pending effect (ORI-59).
        "effect" => Resolve(slot: Slot),
        /// Use an effect that could be declined (ORI-60).
        "use" => Use,
        /// Take a card of the discard pile, counted from its top (ORI-146).
        "take" => Take(depth: Depth),
        /// Choose an opponent for an effect.
        "target" => Target(seat: Seat),
        /// Move an opponent's top card to the bottom of its system (ORI-123).
        "sink" => Sink(seat: Seat, system: SystemId),
        /// Rearrange a system (ORI-126).
        "rearrange" => Rearrange(system: SystemId),
        /// Put this card next, from the bottom to the top (ORI-126).
        "stack" => Stack(card: CardId),
        /// The same, but of two equal cards the one with the marker.
        "stack-marked" => StackMarked(card: CardId),
        /// Fill a field from scarce reserves (ORI-119).
        "fill" => Fill(slot: Slot),
        /// Decline, or stop.
        "done" => Done,
    }
}

impl Orion {
    /// What is asked, if it is asked of this seat: a chain belongs to one turn, and nobody acts in between but those
    /// whom it asks (ORI-143).
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
            Task::Race => race::candidates(self, into),
            // Any action, in any order, again and again (ORI-56).
            Task::Turn => {
                build::candidates(self, t, seat, BuildOffer::ACTION, into);
                exploit::candidates(t, seat, into);
                research::candidates(into);
                activate::candidates(self, t, seat, into);
                attack::candidates(self, seat, into);
                trade::candidates(into);
                propaganda::candidates(into);
                contract::candidates(into);
            }
            Task::Build(offer) => build::candidates(self, t, seat, offer, into),
            Task::Pay(card, system, offer) => pay::candidates(self, t, seat, (card, system, offer), into),
            Task::Mulligan(_) | Task::Discard(..) => discard::candidates(t, seat, into),
            Task::Keep(_) => discard::drawn_candidates(t, seat, into),
            Task::Pending(window, slots, _) => resolve::candidates(self, t, seat, window, slots, into),
            Task::May(..) => use_effect::candidates(into),
            Task::Choose(block, at, _) => choose::candidates(self, block, at, into),
            Task::Target(..) => target::candidates(self, seat, into),
            Task::Take(among, _) => take::candidates(t, among, into),
            Task::Hire => hire::candidates(t, into),
            Task::PickColour => colour::candidates(into),
            Task::Rearrange => rearrange::candidates(t, seat, into),
            Task::Stack(system, placed, former_top) => {
                stack::candidates(t, seat, (system, placed, former_top), into);
            }
            Task::Sink(done) => sink::candidates(self, t, seat, done, into),
            Task::Fill => fill::candidates(self, t, seat, into),
            Task::ActivateCards => activate::candidates(self, t, seat, into),
            Task::TradeMore(_) => trade::candidates(into),
            Task::Sequence(_)
            | Task::AfterAction(..)
            | Task::WhenAttacked
            | Task::Run { .. }
            | Task::Opponents(..) => {}
        }
        done::candidates(task, into);
    }

    /// Whether an action answers the question and the rules allow it.
    pub(crate) fn check_action(&self, t: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let task = Self::asked(t, seat)?;
        match (task, action) {
            (Task::Race, Action::Race(race)) => race::check(self, t, race),
            (Task::Turn, Action::Build(card, system)) => {
                build::check(self, t, seat, BuildOffer::ACTION, card, system)
            }
            (Task::Turn, Action::Exploit(card)) => exploit::check(t, seat, card),
            (Task::Turn, Action::Research) => research::check(),
            (Task::Turn, Action::Activate(slot)) => activate::check(self, t, seat, slot),
            (Task::Turn, Action::Attack(target)) => attack::check(self, t, seat, target),
            (Task::Turn | Task::TradeMore(_), Action::Trade(give, get)) => {
                trade::check(self, t, seat, give, get)
            }
            (Task::Turn, Action::Propaganda) => propaganda::check(t, seat),
            (Task::Turn, Action::Contract) => contract::check(self, t, seat),
            (Task::Build(offer), Action::Build(card, system)) => {
                build::check(self, t, seat, offer, card, system)
            }
            (Task::Pay(card, system, offer), Action::Pay(food, fleet, production)) => {
                pay::check(self, t, seat, (card, system, offer), (food, fleet, production))
            }
            (Task::Mulligan(_), Action::Discard(card)) => discard::check(t, seat, card, 15),
            (Task::Discard(_, why), Action::Discard(card)) => discard::check(t, seat, card, why.rule()),
            (Task::Keep(_), Action::Discard(card)) => discard::check_drawn(t, seat, card),
            (Task::Pending(window, slots, origin), Action::Resolve(slot)) => {
                resolve::check(self, t, seat, (window, slots, origin), slot)
            }
            (Task::May(block, origin), Action::Use) => use_effect::check(self, t, seat, block, origin),
            (Task::Choose(block, at, origin), Action::Choose(option)) => {
                choose::check(self, t, seat, (block, at, origin), option)
            }
            (Task::Target(..), Action::Target(target)) => target::check(self, seat, target),
            (Task::Take(among, _), Action::Take(depth)) => take::check(t, among, depth),
            (Task::Hire, Action::Hire(advisor)) => hire::check(t, advisor),
            (Task::PickColour, Action::Colour(_)) => colour::check(),
            (Task::Rearrange, Action::Rearrange(system)) => rearrange::check(t, seat, system),
            (Task::Stack(system, placed, former_top), Action::Stack(card)) => {
                stack::check(t, seat, (system, placed, former_top), card)
            }
            (Task::Stack(system, placed, former_top), Action::StackMarked(card)) => {
                stack::check_marked(t, seat, (system, placed, former_top), card)
            }
            (Task::Sink(done), Action::Sink(victim, system)) => {
                sink::check(self, t, seat, done, victim, system)
            }
            (Task::Fill, Action::Fill(slot)) => fill::check(self, t, seat, slot),
            (Task::ActivateCards, Action::Activate(slot)) => {
                activate::check_from_reserves(self, t, seat, slot)
            }
            (_, Action::Done) => done::check(self, t, seat, task),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Carries out what has been checked.
    pub(crate) fn apply_action(&self, t: &mut State, seat: Seat, action: Action, out: &mut Out<'_>) {
        let Some(Frame { task, .. }) = t.stack.last().copied() else { return };
        match (task, action) {
            (_, Action::Race(race)) => race::apply(self, t, seat, race, out),
            (Task::Turn, Action::Build(card, system)) => {
                build::apply_action(self, t, seat, card, system, out);
            }
            (Task::Build(offer), Action::Build(card, system)) => {
                t.stack.pop();
                build::apply(self, t, seat, offer, card, system, out);
            }
            (Task::Pay(card, system, offer), Action::Pay(food, fleet, production)) => {
                pay::apply(self, t, seat, (card, system, offer), (food, fleet, production), out);
            }
            (_, Action::Exploit(card)) => exploit::apply(self, t, seat, card, out),
            (_, Action::Research) => research::apply(self, t, seat, out),
            (Task::Turn, Action::Activate(slot)) => activate::apply(self, t, seat, slot, out),
            (_, Action::Activate(slot)) => activate::apply_from_reserves(self, t, seat, slot, out),
            (_, Action::Attack(target)) => attack::apply(self, t, seat, target, out),
            (Task::TradeMore(left), Action::Trade(give, get)) => {
                trade::apply_more(self, t, seat, left, (give, get), out);
            }
            (_, Action::Trade(give, get)) => trade::apply(self, t, seat, give, get, out),
            (_, Action::Propaganda) => propaganda::apply(self, t, seat, out),
            (_, Action::Contract) => contract::apply(self, t, seat, out),
            (Task::Mulligan(so_far), Action::Discard(card)) => {
                discard::apply_mulligan(t, seat, so_far, card, out);
            }
            (Task::Keep(left), Action::Discard(card)) => discard::apply_drawn(t, seat, left, card, out),
            (Task::Discard(left, why), Action::Discard(card)) => {
                discard::apply(t, seat, (left, why), card, out);
            }
            (Task::Pending(window, _, origin), Action::Resolve(slot)) => {
                resolve::apply(self, t, seat, (window, origin), slot);
            }
            (Task::May(block, origin), Action::Use) => use_effect::apply(self, t, seat, block, origin),
            (Task::Choose(block, at, origin), Action::Choose(option)) => {
                choose::apply(self, t, seat, (block, at, origin), option, out);
            }
            (Task::Target(block, origin), Action::Target(target)) => {
                target::apply(self, t, target, block, origin);
            }
            (_, Action::Take(depth)) => take::apply(t, seat, depth, out),
            (_, Action::Hire(advisor)) => hire::apply(self, t, seat, advisor, out),
            (_, Action::Colour(colour)) => colour::apply(t, seat, colour, out),
            (_, Action::Rearrange(system)) => rearrange::apply(t, seat, system),
            (Task::Stack(system, placed, former_top), Action::Stack(card)) => {
                stack::apply(t, seat, (system, placed, former_top), card);
            }
            (Task::Stack(system, placed, former_top), Action::StackMarked(_)) => {
                stack::apply_marked(t, seat, (system, placed, former_top));
            }
            (Task::Sink(done), Action::Sink(victim, system)) => {
                sink::apply(t, seat, done, victim, system, out);
            }
            (_, Action::Fill(slot)) => fill::apply(t, seat, slot, out),
            (_, Action::Done) => done::apply(t, seat, task, out),
            _ => debug_assert!(false, "an action is applied only after it was checked"),
        }
        self.run(t, out);
    }
}
