//! Everything in front of one player.

use orrery_core::{Bag, ById, Counter as _, Goods, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::actions::Ship;
use crate::ids::{
    AbilityId, BONUSES, BonusId, FLEETS, FleetId, Good, MiningId, MissionId, ObjectiveId, Office, PIRATES,
    PirateId, TechnologyId, Track, WealthId, Worker,
};
use crate::space::{Space, Spaces};

/// The Lieutenant (TRA-32, TRA-68).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Lieutenant {
    /// He belongs to nobody or to somebody else.
    #[default]
    None,
    /// He is available.
    Ready,
    /// He follows somewhere.
    Out,
}

/// The objective cards of a player; only they know them (TRA-56).
pub type Objectives = ArrayVec<[ObjectiveId; 2]>;

/// A control panel and what lies beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Resources and credits in the hold: one number each, however they are changed (TRA-5).
    pub goods: Goods<Good>,
    /// The place on the score track.
    pub points: u16,
    /// The places of the markers (TRA-11).
    pub levels: ById<Track, u8>,
    /// What levels count higher to the end of the round (TRA-224).
    pub raised: ById<Track, u8>,
    /// Captains that are available (TRA-29).
    pub captains: u8,
    /// Captains that are out.
    pub captains_out: u8,
    /// Crew members that are available.
    pub crew: u8,
    /// Crew members that are out.
    pub crew_out: u8,
    /// Crew members in cryo pods (TRA-34).
    pub pods: u8,
    /// The Lieutenant.
    pub lieutenant: Lieutenant,
    /// The segment of the priority marker (TRA-246).
    pub segment: u8,
    /// Where outposts have been placed.
    pub outposts: Spaces,
    /// Where ships are.
    pub ships: ById<Ship, Option<Space>>,
    /// Development markers in the hold.
    pub markers: u8,
    /// Fleet tokens in the order of the trade track (TRA-56).
    pub fleet: [FleetId; FLEETS],
    /// Pirate tokens in the order in which they were beaten (TRA-150).
    pub pirates: ArrayVec<[PirateId; PIRATES]>,
    /// Tokens of the mining track from the top (TRA-159).
    pub mining: ArrayVec<[MiningId; 5]>,
    /// Bonus tokens that can be used.
    pub tokens: Bag<BonusId, BONUSES>,
    /// Bonus tokens that have been used (TRA-220).
    pub used: Bag<BonusId, BONUSES>,
    /// Bonus tokens set aside (TRA-69).
    pub cache: ArrayVec<[BonusId; 8]>,
    /// Technology cards that have been marked.
    pub technologies: Set<TechnologyId>,
    /// Those whose marker is flipped (TRA-178).
    pub flipped: Set<TechnologyId>,
    /// Missions of the log (TRA-198).
    pub log: ArrayVec<[MissionId; 3]>,
    /// Missions that have been completed.
    pub completed: Set<MissionId>,
    /// Offices with an own crew member.
    pub offices: Set<Office>,
    /// Objective cards.
    pub objectives: Objectives,
    /// The wealth cards that were drafted.
    pub wealth: Option<[WealthId; 2]>,
    /// The ability tile.
    pub ability: Option<AbilityId>,
    /// Which objective was chosen for scoring, by its place (TRA-250).
    pub scored: Option<u8>,
    /// Planets whose action was used in this round (TRA-96).
    pub planets_used: Spaces,
    /// Whether the tile was used in this round (TRA-223, TRA-269).
    pub ability_used: bool,
}

impl Player {
    /// The level of a marker (TRA-11).
    pub fn level(&self, track: Track) -> u8 {
        self.levels[track]
    }

    /// Crew spaces that are taken (TRA-39).
    pub fn manned(&self) -> u8 {
        self.crew + u8::from(self.lieutenant == Lieutenant::Ready)
    }

    /// How many of a kind are available (TRA-29).
    pub fn available(&self, worker: Worker) -> u8 {
        match worker {
            Worker::Captain => self.captains,
            Worker::Crew => self.crew,
            Worker::Lieutenant => u8::from(self.lieutenant == Lieutenant::Ready),
        }
    }

    /// A worker leaves the panel before anything is resolved (R70).
    pub(crate) fn send(&mut self, worker: Worker) {
        match worker {
            Worker::Captain => {
                self.captains.spend(1);
                self.captains_out.gain(1);
            }
            Worker::Crew => {
                self.crew.spend(1);
                self.crew_out.gain(1);
            }
            Worker::Lieutenant => self.lieutenant = Lieutenant::Out,
        }
    }
}
