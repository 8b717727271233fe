//! The rows of `content/*.ron`: what is printed on cards, tiles and boards, and nothing computed from it.

use serde::Deserialize;

use crate::effects::{Ability, Block, Cost, Moment, Triggered};
use crate::ids::{Base, Class, Column, Goods, Resource, ShipKind, Track};
use crate::options::Deck;
use crate::space::Space;

/// The three marked spaces (AND-240).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Symbol {
    /// The first special region.
    Alpha,
    /// The second.
    Beta,
    /// Not used.
    Gamma,
}

/// A space of the map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceRow {
    /// Which.
    pub id: String,
    /// The place in the order of filling; none for nebulae.
    #[serde(default)]
    pub fill: Option<u8>,
    /// A mark for special regions.
    #[serde(default)]
    pub symbol: Option<Symbol>,
    /// Adjacent spaces.
    pub next: Vec<Space>,
    /// Where the values come from.
    pub source: String,
}

/// A type of planet with its development.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanetTypeRow {
    /// The name in texts: `development-<id>`.
    pub id: String,
    /// Type and track.
    pub track: Track,
    /// Leaders needed, and the number on the development tile.
    pub leaders: u8,
    /// What building costs.
    pub cost: Cost,
    /// Gained when no moon is left.
    pub printed: Goods,
    /// The one-time ability of the development card.
    pub ability: Block,
    /// Development cards of this type.
    pub cards: u8,
    /// Where the values come from.
    pub source: String,
}

/// A planet tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanetRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `planet-<id>`.
    pub id: String,
    /// Its type.
    pub track: Track,
    /// Where the values come from.
    pub source: String,
}

/// An alliance base.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BaseRow {
    /// The name in texts: `base-<id>`.
    pub id: String,
    /// Which.
    pub base: Base,
    /// Its action.
    pub action: Block,
    /// Where the values come from.
    pub source: String,
}

/// Quasars or maelstroms.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialRow {
    /// The name in texts: `special-<id>`.
    pub id: String,
    /// Ships may be launched there.
    pub open: bool,
    /// Its reward on the alpha space and on the beta space.
    pub rewards: (Block, Block),
    /// Points for an adjacent own development.
    pub vp: u8,
    /// Where the values come from.
    pub source: String,
}

/// A moon.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoonRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs.
    pub id: String,
    /// The type of its planets; none for an orphaned moon.
    #[serde(default)]
    pub track: Option<Track>,
    /// How many there are.
    pub copies: u8,
    /// Resources shown.
    #[serde(default)]
    pub goods: Goods,
    /// Points shown.
    #[serde(default)]
    pub vp: u8,
    /// Repair symbols.
    #[serde(default)]
    pub repair: u8,
    /// Where the values come from.
    pub source: String,
}

/// A socket of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Socket {
    /// The moon is the cost (AND-118).
    Input,
    /// The moon is a reward; so many points for the first one (AND-73, AND-119).
    Output(u8),
    /// The moon has no effect of its own; points as above.
    Store(u8),
}

/// What an end-game module counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum EndCount {
    /// Own developments.
    Developments,
    /// Tactics cards in hand.
    Cards,
    /// Modules of this type, the base module included.
    Modules(Column),
    /// Built ships outside developments.
    Ships,
    /// Leaders on the station.
    Leaders,
    /// The index on this track.
    Index(Track),
    /// Face-up development cards.
    FaceUp,
    /// Moons set in the station.
    Moons,
    /// Upgrades placed.
    Upgrades,
    /// So many of a resource.
    Stock(Resource),
}

/// Points of an end-game module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndRow {
    /// In any case.
    pub base: u8,
    /// For each counted.
    pub each: u8,
    /// What is counted.
    pub count: EndCount,
    /// So many count as one.
    #[serde(default = "one")]
    pub per: u8,
    /// At most so many points in all; none for no limit.
    #[serde(default)]
    pub most: Option<u8>,
}

const fn one() -> u8 {
    1
}

/// A module.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModuleRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs and texts: `module-<id>`.
    pub id: String,
    /// Its type.
    pub column: Column,
    /// How many there are; none for the four base modules.
    pub copies: u8,
    /// What it does when it is activated.
    #[serde(default)]
    pub does: Block,
    /// What it scores at the end; such a module is never activated (AND-123).
    #[serde(default)]
    pub end: Option<EndRow>,
    /// Its socket.
    #[serde(default)]
    pub socket: Option<Socket>,
    /// Damage markers when it is acquired (AND-146).
    #[serde(default)]
    pub damage: u8,
    /// Where the values come from.
    pub source: String,
}

/// The five types of tactics cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum TacticType {
    /// At its moment.
    Action,
    /// Moves the event marker first (AND-85).
    Event,
    /// Stays in play (AND-86).
    Sustain,
    /// In the diplomacy step (AND-87).
    Diplomacy,
    /// In a battle (AND-88).
    Battle,
}

/// A moment of a tactics card and what it then does.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayRow {
    /// When.
    pub when: Moment,
    /// What; nothing for a card that stays in play.
    #[serde(default)]
    pub then: Block,
}

/// A tactics card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TacticRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs and texts: `tactic-<id>`.
    pub id: String,
    /// Its type.
    pub kind: TacticType,
    /// How many there are.
    pub copies: u8,
    /// Its moments.
    pub plays: Vec<PlayRow>,
    /// What holds while it is in play.
    #[serde(default)]
    pub sustain: Option<Ability>,
    /// Where the values come from.
    pub source: String,
}

/// A faction.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactionRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs and texts: `faction-<id>`.
    pub id: String,
    /// Tracks on which it starts one space up.
    pub tracks: Vec<Track>,
    /// Starting resources.
    pub goods: Goods,
    /// The id of its ship upgrade.
    pub upgrade: String,
    /// What holds all the time.
    #[serde(default)]
    pub always: Vec<Ability>,
    /// What happens by itself.
    #[serde(default)]
    pub on: Vec<Triggered>,
    /// Where the values come from.
    pub source: String,
}

/// Abilities that ships share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Skill {
    /// Builds developments (AND-131).
    Settle,
    /// Enters nebulae (AND-132).
    Voyage,
    /// First launches to occupied regions (AND-133).
    Attack,
    /// Unlimited range for energy (AND-134).
    Jump,
}

/// The values of a ship.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipRow {
    /// Which type.
    pub ship: ShipKind,
    /// The name in packs and texts: `ship-<id>`, `upgrade-<id>`.
    pub id: String,
    /// The number in notation and records; 0 for what is printed in the hangar.
    #[serde(default)]
    pub no: u8,
    /// Range.
    pub range: u8,
    /// Battle dice.
    pub weaponry: u8,
    /// Shields.
    #[serde(default)]
    pub shields: u8,
    /// Targeting bonus.
    #[serde(default)]
    pub targeting: u8,
    /// Skills.
    pub skills: Vec<Skill>,
    /// What holds all the time.
    #[serde(default)]
    pub always: Vec<Ability>,
    /// What happens by itself.
    #[serde(default)]
    pub on: Vec<Triggered>,
    /// Titanium that building costs; only for what is printed in the hangar.
    #[serde(default)]
    pub cost: u8,
    /// Where the values come from.
    pub source: String,
}

/// Where a raider starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Lair {
    /// A nebula by die (AND-94).
    RandomNebula,
    /// The alliance base with the most leaders.
    CrowdedBase,
    /// This base.
    Base(Base),
    /// The planet that was placed last.
    NewestPlanet,
    /// The undeveloped planet with the most moons.
    RichestPlanet,
}

/// What is special about a raider all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum RaiderAbility {
    /// No energy for dice in battles with it.
    NoEnergyDice,
    /// No ship leaves its region by escalation.
    NoEscape,
    /// On a planet it discards the top moon.
    EatsMoons,
}

/// A raider card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaiderRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs and texts: `raider-<id>`.
    pub id: String,
    /// Its class.
    pub class: Class,
    /// Standees.
    pub standees: u8,
    /// Where it starts.
    pub lair: Lair,
    /// Range.
    pub range: u8,
    /// Battle dice, for class S per ship.
    pub weaponry: u8,
    /// Targeting bonus.
    #[serde(default)]
    pub targeting: u8,
    /// Shields.
    #[serde(default)]
    pub shields: u8,
    /// What is special all the time.
    #[serde(default)]
    pub ability: Option<RaiderAbility>,
    /// When it wins, done by each defeated player.
    #[serde(default)]
    pub wins: Block,
    /// The battle reward.
    pub reward: Block,
    /// Where the values come from.
    pub source: String,
}

/// Which players an event concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Concerns {
    /// Every player.
    #[default]
    Everybody,
    /// Every player with a ship on the map.
    ShipOnMap,
    /// Every player with so many leaders on the station.
    Leaders(u8),
}

/// An event card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs and texts: `event-<id>`.
    pub id: String,
    /// Its deck.
    pub deck: Deck,
    /// The scored track.
    pub track: Track,
    /// The summoned class.
    pub class: Class,
    /// Whom the first steps concern.
    #[serde(default)]
    pub concerns: Concerns,
    /// Done by each of them.
    #[serde(default)]
    pub each: Block,
    /// Done once.
    #[serde(default)]
    pub once: Block,
    /// Where the values come from.
    pub source: String,
}

/// A discovery token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiscoveryRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs and texts: `discovery-<id>`.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// What it gives.
    pub does: Block,
    /// Where the values come from.
    pub source: String,
}

/// A supremacy token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs and texts: `token-<id>`.
    pub id: String,
    /// What it gives.
    pub does: Block,
    /// Where the values come from.
    pub source: String,
}

/// A destiny card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DestinyRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs and texts: `destiny-<id>`.
    pub id: String,
    /// The goal for more points.
    pub first: Track,
    /// The other goal.
    pub second: Track,
    /// Where the values come from.
    pub source: String,
}

/// What a space of a track does when it is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum TrackSpace {
    /// Nothing.
    Plain,
    /// A development level (AND-228).
    Level(u8),
    /// Moves the event marker (AND-168).
    Event,
    /// A discovery stack (AND-169).
    Discovery(u8),
    /// A ship upgrade (AND-170).
    Upgrade,
    /// A supremacy token (AND-171).
    Token(u8),
    /// Unspent resources score so much each (AND-172).
    Stash(u8),
    /// The hand limit (AND-173).
    Hand(u8),
}

/// A progress track.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRow {
    /// The name in packs.
    pub id: String,
    /// Which.
    pub track: Track,
    /// Points and kind of each space, from the bottom.
    pub spaces: Vec<(u8, TrackSpace)>,
    /// Where the values come from.
    pub source: String,
}

/// A number for each number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySeats {
    /// For two.
    pub two: u8,
    /// For three.
    pub three: u8,
    /// For four.
    pub four: u8,
}

impl BySeats {
    /// The number for so many players.
    pub const fn of(self, seats: u8) -> u8 {
        match seats {
            2 => self.two,
            3 => self.three,
            _ => self.four,
        }
    }
}

/// The numbers that everybody shares.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetRow {
    /// Planets at the start (AND-4).
    pub planets: BySeats,
    /// Steps of the event marker to the end.
    pub event_start: BySeats,
    /// Points that end a short, a medium and a long game (AND-10).
    pub end: (u8, u8, u8),
    /// Storage limits; for tactics cards the first one (AND-28, AND-89).
    pub limits: Goods,
    /// Room for claimed moons (AND-61).
    pub claimed: u8,
    /// Moons of a planet (AND-7).
    pub moons: u8,
    /// Class S raiders at the start (AND-9).
    pub swarm: u8,
    /// Face-up modules of a column (AND-11).
    pub display: u8,
    /// What a module of each column costs, in the order of the columns.
    pub costs: Vec<Cost>,
    /// Tokens of a discovery stack (AND-12).
    pub discoveries: u8,
    /// Transports in the hangar at the start (AND-16).
    pub transports: u8,
    /// Faction cards dealt (AND-17).
    pub factions: u8,
    /// Leaders on each base, in a nebula and on the station (AND-21).
    pub leaders: (u8, u8, u8),
    /// Points of the first, second, third and fourth player (AND-23).
    pub first_points: Vec<u8>,
    /// The most leader points of a development (AND-161).
    pub leader_cap: u8,
    /// The most dice of a participant (AND-186).
    pub dice: u8,
    /// The highest targeting value (AND-188).
    pub targeting: u8,
    /// Points of a development by level (AND-228).
    pub levels: Vec<u8>,
    /// Points lost for a damaged module at the end (AND-230).
    pub damaged: u8,
    /// Points of whoever comes too late for a supremacy token (AND-171).
    pub late: u8,
    /// Points of a leader on the station at the end (AND-233).
    pub leader: u8,
    /// Points of the two goals of a destiny card (AND-234).
    pub goals: (u8, u8),
    /// Mechaphage tokens.
    pub mechaphages: u8,
    /// Dice of the alpha space of special regions; the others belong to the beta space (AND-244).
    pub alpha_dice: Vec<u8>,
    /// Cards drawn with tactical operations (AND-197).
    pub operations: Block,
    /// Where each value comes from.
    pub source: String,
}
