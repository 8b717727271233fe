//! What is told of a game.

use orrery_core::{Goods, Seat};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::ids::{
    AbilityId, Area, BonusId, DecreeId, FleetId, Good, MiningId, MissionId, ObjectiveId, PirateId, PlanetId,
    Resource, TechnologyId, Track, WealthId, Worker,
};
use crate::space::Space;
use crate::state::{Objectives, SEATS};

/// Something that happened. A planet that is not named is the Capital.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Who begins.
    FirstPlayer(Seat),
    /// A planet lies on a space.
    Planet(PlanetId, Space),
    /// Pirates guard the planet of a space.
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
    /// Tokens were set aside.
    Cache(Seat, ArrayVec<[BonusId; 8]>),
    /// A round begins.
    Round(u8),
    /// The income of a player.
    Income(Seat),
    /// A captain was placed on a main action.
    Captain(Seat, Area),
    /// A captain was placed on a main action that was used before.
    CaptainAgain(Seat, Area),
    /// A worker follows.
    Follows(Seat, Worker, Area),
    /// A worker follows and takes the main action.
    FollowsAsMain(Seat, Worker, Area),
    /// A player does not follow.
    Declines(Seat),
    /// A worker was sent to a planet.
    PlanetAction(Seat, Worker, PlanetId),
    /// A worker was placed on the personal omni space.
    Bridge(Seat, Worker),
    /// An action is copied.
    Copies(Seat, Area),
    /// A player passes.
    Passes(Seat),
    /// A ship has moved along a line for so much energy.
    Moved(Seat, Option<PlanetId>, Option<PlanetId>, u8),
    /// A ship has moved through a wormhole.
    Jumped(Seat, Option<PlanetId>, Option<PlanetId>),
    /// An outpost was founded: its number, where, and for how much ore.
    Outpost(Seat, u8, PlanetId, u8),
    /// Pirates were beaten.
    PiratesBeaten(Seat, PirateId),
    /// A step on a track.
    Advanced(Seat, Track, u8, u8),
    /// A bonus token was taken.
    TokenTaken(Seat, BonusId),
    /// A bonus token was used.
    TokenUsed(Seat, BonusId),
    /// A bonus token left the game.
    TokenBoxed(BonusId),
    /// A mining token was taken.
    MiningToken(Seat, MiningId),
    /// A development marker came to the hold.
    Marker(Seat),
    /// A fleet token went to the income track.
    Fleet(Seat, FleetId),
    /// A technology card was marked.
    Marked(Seat, TechnologyId),
    /// A technology card was used.
    CardUsed(Seat, TechnologyId),
    /// A mission went to the log.
    MissionTaken(Seat, MissionId),
    /// A mission was completed.
    MissionCompleted(Seat, MissionId),
    /// A mission was discarded.
    MissionDiscarded(Seat, MissionId),
    /// A crew member has sat down: under which decree, on which seat.
    Seated(Seat, DecreeId, u8),
    /// The golden chair brings its owner a credit.
    GoldenChair(Seat),
    /// Crew members were woken.
    Mobilised(Seat, u8),
    /// A crew member was discarded.
    CrewDiscarded(Seat),
    /// Crew members without a space went back to the cryo pods.
    CrewBack(Seat, u8),
    /// A credit was exchanged.
    Exchanged(Seat, Resource),
    /// Goods were gained.
    Gained(Seat, Goods<Good>),
    /// Goods were paid.
    Paid(Seat, Goods<Good>),
    /// Points were gained.
    Points(Seat, u8),
    /// A player leads on military.
    UpkeepGain(Seat, u8),
    /// A player is last on military.
    UpkeepLoss(Seat, u8),
    /// Nobody gains or loses by military.
    UpkeepEven,
    /// The order of play.
    Order(ArrayVec<[Seat; SEATS]>),
    /// The first player takes the token of the round space.
    RoundToken(Seat, BonusId),
    /// An objective is scored.
    Objective(Seat, ObjectiveId, u16),
    /// The last round is over.
    Ended,
}
