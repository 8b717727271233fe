//! Everything that a player can do. The order is that of the action numbers.

use orrery_core::Seat;

use crate::content::Colour;
use crate::state::{AdvisorId, CardId, Depth, OptionId, RaceId, Resource, Slot, SystemId, Units};

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
