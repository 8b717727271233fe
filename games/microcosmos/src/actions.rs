//! Everything that a player can do: names, numbers and notation.

use crate::space::{Position, Space};
use crate::state::{CardId, Resource, Row, Specialist, SurvivorId, Upgrade};

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
