//! The rows of `content/*.ron`: what is printed on cards and boards, and nothing computed from it.

use serde::{Deserialize, Serialize};

use crate::effects::{Effect, Price};
use crate::space::Spot;
use crate::state::{Resources, Specialist, Upgrade};

orrery_core::words_enum! {
    /// The colours of planets and survivors.
    pub enum Colour named "colour" {
        /// Red.
        "red" => Red,
        /// Green.
        "green" => Green,
        /// Blue.
        "blue" => Blue,
    }
}

impl Colour {
    /// The Leader of this colour (MIC-139).
    pub const fn leader(self) -> Specialist {
        match self {
            Self::Red => Specialist::Red,
            Self::Green => Specialist::Green,
            Self::Blue => Specialist::Blue,
        }
    }
}

orrery_core::words_enum! {
    /// The colours of crew card edges: where the action may be performed (MIC-89).
    pub enum EdgeColour named "edge" {
        /// Red planets.
        "red" => Red,
        /// Green planets.
        "green" => Green,
        /// Blue planets.
        "blue" => Blue,
        /// Moons and stations.
        "grey" => Grey,
    }
}

impl From<Colour> for EdgeColour {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Red => Self::Red,
            Colour::Green => Self::Green,
            Colour::Blue => Self::Blue,
        }
    }
}

/// An edge of a crew card with its action.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EdgeRow {
    /// Where the action may be performed.
    pub edge: EdgeColour,
    /// What it costs; nothing if it is left out.
    #[serde(default)]
    pub pay: Price,
    /// What it gives.
    pub then: Vec<Effect>,
}

/// A crew card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewRow {
    /// The number in notation and records; never given to another card.
    pub no: u8,
    /// The name in packs and texts: `crew-<id>`.
    pub id: String,
    /// The specialist as which it can be discarded (MIC-45).
    pub symbol: Specialist,
    /// Active in the lower row.
    pub top: EdgeRow,
    /// Active in the upper row.
    pub bottom: EdgeRow,
    /// Where each printed value comes from: S stated, P public, D designed.
    pub source: String,
}

/// A survivor card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SurvivorRow {
    /// The number in notation and records; never given to another card.
    pub no: u8,
    /// The name in packs and texts: `survivor-<id>`.
    pub id: String,
    /// The colour of planet where they can be found and settled.
    pub colour: Colour,
    /// What the explorer gains (MIC-126).
    pub gives: Vec<Effect>,
    /// Where each printed value comes from.
    pub source: String,
}

/// A planet card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanetRow {
    /// The number in notation and records; never given to another card.
    pub no: u8,
    /// The name in packs and texts: `planet-<id>`.
    pub id: String,
    /// Its colour, on both sides (MIC-98).
    pub colour: Colour,
    /// In the system from the beginning (MIC-10).
    #[serde(default)]
    pub starting: bool,
    /// How routes run over it.
    pub layout: String,
    /// The maxima of its resource tracks (MIC-111).
    pub needs: Resources,
    /// The top of the untouched side.
    pub untouched: Vec<Effect>,
    /// The top of the terraformed side.
    pub terraformed: Vec<Effect>,
    /// Beside the moon.
    pub moon: Vec<Effect>,
    /// Beside the station.
    pub station: Vec<Effect>,
    /// Where each printed value comes from.
    pub source: String,
}

/// One space for each edge of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ports {
    /// Of the upper edge.
    pub north: Spot,
    /// Of the right edge.
    pub east: Spot,
    /// Of the lower edge.
    pub south: Spot,
    /// Of the left edge.
    pub west: Spot,
}

/// How routes run over a card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutRow {
    /// The number; never given to another layout.
    pub no: u8,
    /// The name by which planets choose it.
    pub id: String,
    /// Pairs of neighbouring spaces.
    pub routes: Vec<(Spot, Spot)>,
    /// Where the routes across the edges end (MIC-68).
    pub ports: Ports,
    /// Where each space is drawn, in hundredths of the card.
    pub at: Vec<(Spot, u8, u8)>,
    /// Where each printed value comes from.
    pub source: String,
}

/// The two fields for outposts on the Ark card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pair {
    /// Between Biodome and Leisure Facilities.
    A,
    /// Between Space Mining and Mining Vehicles.
    B,
}

/// The specialist that an upgrade costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Expert {
    /// An Engineer.
    Engineer,
    /// A Leader of any colour (MIC-50).
    AnyLeader,
}

/// An upgrade of the Ark.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeRow {
    /// The specialist that is used.
    pub specialist: Expert,
    /// The resources that are spent.
    pub cost: Resources,
    /// The outpost field beside it.
    #[serde(default)]
    pub pair: Option<Pair>,
}

/// All upgrades.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeRows {
    robotics: UpgradeRow,
    biodome: UpgradeRow,
    space_mining: UpgradeRow,
    cargo_holds: UpgradeRow,
    scouting_vehicles: UpgradeRow,
    leisure_facilities: UpgradeRow,
    mining_vehicles: UpgradeRow,
    engines: UpgradeRow,
}

impl UpgradeRows {
    /// The row of an upgrade.
    pub const fn of(&self, upgrade: Upgrade) -> &UpgradeRow {
        match upgrade {
            Upgrade::Robotics => &self.robotics,
            Upgrade::Biodome => &self.biodome,
            Upgrade::SpaceMining => &self.space_mining,
            Upgrade::CargoHolds => &self.cargo_holds,
            Upgrade::ScoutingVehicles => &self.scouting_vehicles,
            Upgrade::LeisureFacilities => &self.leisure_facilities,
            Upgrade::MiningVehicles => &self.mining_vehicles,
            Upgrade::Engines => &self.engines,
        }
    }
}

/// A row of the colony table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColonyRow {
    /// Leaders in the planet's colour, 0 or 1; an Engineer is always needed.
    pub leader: u8,
    /// Leaders of any colour.
    pub any_leader: u8,
    /// Units of any resource.
    pub any_resource: u8,
    /// What so many colonies are worth at the end.
    pub points: u8,
}

/// The printed numbers that all players share.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetRow {
    /// The most of a resource (MIC-27).
    pub capacity: u8,
    /// The most with Cargo Holds (MIC-28).
    pub larger_capacity: u8,
    /// Crew cards in a row (MIC-33).
    pub row_size: u8,
    /// Face-up crew cards in the Cantina (MIC-14).
    pub cantina: u8,
    /// Crew cards dealt at the start (MIC-15).
    pub dealt: u8,
    /// Resources of choice at the start (MIC-16).
    pub first_resources: u8,
    /// Steps of a journey with no, one and two Engines (MIC-61).
    pub moves: (u8, u8, u8),
    /// Crew cards played in a turn (MIC-86).
    pub plays: u8,
    /// The same at the Star Gate (MIC-87).
    pub plays_at_gate: u8,
    /// Terraforming markers of one colour (MIC-2).
    pub terraforming_markers: u8,
    /// Colony markers of one colour (MIC-2).
    pub colonies: u8,
    /// Outpost markers of one colour (MIC-2).
    pub outposts: u8,
    /// Levels of one Terraform action (MIC-112).
    pub terraform: u8,
    /// Points for the first place on a completed planet (MIC-119).
    pub first_place: u8,
    /// Points for the second place.
    pub second_place: u8,
    /// Survivors that may be held (MIC-128).
    pub survivors_held: u8,
    /// Points for unlocking an outpost (MIC-58).
    pub outpost_unlocked: u8,
    /// Points for an outpost at an own colony (MIC-148).
    pub outpost_at_colony: u8,
    /// What is gathered at the Star Gate.
    pub gate: Vec<Effect>,
    /// Ark upgrades.
    pub upgrades: UpgradeRows,
    /// The colony table.
    pub colony_costs: Vec<ColonyRow>,
    /// Points for so many settled survivors (MIC-162).
    pub survivor_points: Vec<u8>,
    /// Points for each one beyond, if the table counts them.
    pub survivor_beyond: u8,
    /// Where each printed value comes from.
    pub source: String,
}

/// Which way the Automa goes around the Star Gate (MIC-199).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Way {
    /// N, NE, E and on.
    Clockwise,
    /// N, NW, W and on.
    Counterclockwise,
}

/// What the Automa looks for (MIC-203 to MIC-205).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Criterion {
    /// A planet that is not terraformed.
    ToTerraform,
    /// A planet without an own colony.
    WithoutColony,
    /// An empty position.
    ToDiscover,
}

/// One step of an Automa card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AutomaStep {
    /// Take crew cards from the deck (MIC-197).
    DrawCrew(u8),
    /// Gain resources that it has least of (MIC-184).
    GainAny(u8),
    /// Move around the Star Gate.
    Move {
        /// Jump across first (MIC-200).
        #[serde(default)]
        jump: bool,
        /// Which way.
        way: Way,
        /// Where to.
        to: Criterion,
    },
    /// Gather (MIC-190).
    Gather,
    /// Terraform (MIC-191).
    Terraform,
    /// Explore (MIC-192).
    Explore,
    /// Unlock an upgrade (MIC-187).
    Upgrade,
    /// Found a colony, or else create an outpost (MIC-195).
    ColonyOrOutpost,
}

/// An Automa card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AutomaRow {
    /// The number in records; never given to another card.
    pub no: u8,
    /// The name in packs and texts: `automa-<id>`.
    pub id: String,
    /// From top to bottom.
    pub steps: Vec<AutomaStep>,
    /// Where each printed value comes from.
    pub source: String,
}

/// A difficulty of the solo game (MIC-210, MIC-212).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyRow {
    /// Points for 0, 1 and more upgrades.
    pub points: Vec<u8>,
    /// A colony on its first planet.
    #[serde(default)]
    pub colony: bool,
    /// Units of every resource at the start.
    #[serde(default)]
    pub resources: u8,
}

/// All difficulties.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyRows {
    /// The easiest.
    pub easy: DifficultyRow,
    /// With a colony.
    pub easy_plus: DifficultyRow,
    /// In between.
    pub medium: DifficultyRow,
    /// With resources.
    pub medium_plus: DifficultyRow,
    /// Hard.
    pub hard: DifficultyRow,
    /// The hardest.
    pub hard_plus: DifficultyRow,
}

/// The Automa's Ark card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AutomaSheet {
    /// Its upgrades in the order in which it tries them.
    pub upgrades: Vec<Upgrade>,
    /// Colony markers in its pool.
    pub colonies_in_pool: u8,
    /// The difficulties.
    pub difficulties: DifficultyRows,
    /// Where each printed value comes from.
    pub source: String,
}
