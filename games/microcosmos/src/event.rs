//! What is told of a game.

use orrery_core::Seat;
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::automa::Why;
use crate::content::AutomaStep;
use crate::space::{Position, Space};
use crate::state::{AutomaId, CardId, PlanetId, Resource, Resources, Row, Specialist, SurvivorId, Upgrade};

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Who begins.
    FirstPlayer(Seat),
    /// A planet lies at a position from the beginning.
    Laid(PlanetId, Position),
    /// A crew card lies in the Cantina.
    InCantina(CardId),
    /// Crew cards were dealt: which ones, for their owner.
    Dealt(Seat, ArrayVec<[CardId; 12]>),
    /// A round begins.
    Round(u32),
    /// It is the last one.
    LastRound(u32),
    /// The first player marker moved.
    FirstMarker(Seat),
    /// Resources were gained.
    Gained(Seat, Resources),
    /// Resources were paid.
    Paid(Seat, Resources),
    /// Resources did not fit and are lost.
    Lost(Seat, Resources),
    /// A crew card was drawn from the deck.
    Drew(Seat, CardId),
    /// A crew card was taken from the Cantina.
    Took(Seat, CardId),
    /// A crew card was placed.
    Placed(Seat, CardId, Row),
    /// A crew card was discarded.
    Discarded(Seat, CardId),
    /// A crew card was played; whether its action was performed, and whether it moved up.
    Played {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: CardId,
        /// Its action was performed.
        acts: bool,
        /// It moved to the upper row.
        up: bool,
    },
    /// A ready token was used.
    Token(Seat, Specialist),
    /// A token was made ready.
    Ready(Seat, Specialist),
    /// An upgrade was unlocked; for Engines, the first or the second level.
    Upgraded(Seat, Upgrade, u8),
    /// An outpost was unlocked, for so many points.
    OutpostUnlocked(Seat, u8),
    /// An Ark ended its journey.
    Landed(Seat, Space),
    /// An Ark stays because it cannot move.
    Stays(Seat),
    /// A planet was discovered.
    Discovered(Seat, PlanetId, Position),
    /// A track of a planet was raised.
    Raised(Seat, PlanetId, Resource),
    /// A planet has been terraformed.
    Completed(PlanetId),
    /// Points for a completed planet: for the space, and for the place.
    PlanetScored(Seat, u8, u8),
    /// Resources were gathered.
    Gathered(Seat, Space),
    /// A survivor card was turned up.
    Revealed(Seat, SurvivorId),
    /// Survivors were kept.
    Kept(Seat, SurvivorId),
    /// Survivors were sent on: the card was discarded.
    SentOn(Seat, SurvivorId),
    /// Survivors were settled.
    Settled(Seat, SurvivorId, PlanetId),
    /// A colony was founded.
    Founded(Seat, PlanetId, u8),
    /// An outpost was placed.
    OutpostPlaced(Seat, PlanetId),
    /// An outpost was moved.
    OutpostMoved(Seat, PlanetId, PlanetId),
    /// Points for an outpost at an own colony.
    OutpostScored(Seat, u8),
    /// An outpost pays its owner.
    OutpostPays(Seat, PlanetId),
    /// The Automa turns up a card.
    AutomaCard(AutomaId),
    /// The Automa comes to a step of its card, counted from 0.
    AutomaStep(u8, AutomaStep),
    /// Why the Automa does the step as it does, or skips it.
    AutomaWhy(AutomaStep, Why),
    /// The game is over.
    Ended,
}
