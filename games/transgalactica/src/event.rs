//! What is told of a game.

use orrery_core::Seat;
use serde::Serialize;

use crate::ids::{
    AbilityId, BonusId, DecreeId, MiningId, MissionId, PirateId, PlanetId, TechnologyId, WealthId,
};
use crate::space::Space;
use crate::state::Objectives;

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Who begins.
    FirstPlayer(Seat),
    /// A planet lies on a space.
    Planet(PlanetId, Space),
    /// Pirates guard a space.
    Pirates(PirateId, Space),
    /// A bonus token lies on the planet of a space.
    TokenLaid(BonusId, Space),
    /// A player begins with a mining token.
    FirstMining(Seat, MiningId),
    /// The mining area has a token.
    Mining(MiningId),
    /// A technology card is on display.
    Technology(TechnologyId),
    /// A mission is on display.
    Mission(MissionId),
    /// A decree is open.
    Decree(DecreeId),
    /// Objectives were dealt: which ones, for their owner.
    Objectives(Seat, Objectives),
    /// A pair of wealth cards was taken.
    Wealth(Seat, [WealthId; 2]),
    /// An ability tile was taken.
    Ability(Seat, AbilityId),
}
