//! The small vocabulary: resources, tracks, rings, units, dice, actions, abilities, and ids of rows.

/// How many sectors there can be.
pub const SECTORS: usize = 71;
/// How many technologies there can be.
pub const TECHNOLOGIES: usize = 34;
/// How many developments there can be.
pub const DEVELOPMENTS: usize = 8;
/// How many different discoveries there can be.
pub const DISCOVERIES: usize = 18;
/// How many kinds of tokens there can be.
pub const TOKENS: usize = 6;
/// How many kinds of parts there can be.
pub const PARTS: usize = 32;
/// How many printed blueprints there can be.
pub const BLUEPRINTS: usize = 17;
/// How many kinds of ships that nobody plays there can be.
pub const GUARDS: usize = 12;
/// How many species there can be.
pub const SPECIES: usize = 18;
/// How many alliances there can be.
pub const ALLIANCES: usize = 3;
/// How many shrines there can be.
pub const SHRINES: usize = 9;
/// How many values of reputation tiles there can be.
pub const REPUTATIONS: usize = 4;

orrery_core::id! {
    /// A sector; each exists once.
    pub struct SectorId("s", SECTORS);
}

orrery_core::id! {
    /// A technology.
    pub struct TechnologyId("t", TECHNOLOGIES);
}

orrery_core::id! {
    /// A development.
    pub struct DevelopmentId("d", DEVELOPMENTS);
}

orrery_core::id! {
    /// A discovery.
    pub struct DiscoveryId("e", DISCOVERIES);
}

orrery_core::id! {
    /// A token on a sector.
    pub struct TokenId("k", TOKENS);
}

orrery_core::id! {
    /// A ship part.
    pub struct PartId("p", PARTS);
}

orrery_core::id! {
    /// A printed blueprint.
    pub struct BlueprintId("b", BLUEPRINTS);
}

orrery_core::id! {
    /// A ship that nobody plays.
    pub struct GuardId("g", GUARDS);
}

orrery_core::id! {
    /// A species.
    pub struct SpeciesId("c", SPECIES);
}

orrery_core::id! {
    /// An alliance.
    pub struct AllianceId("a", ALLIANCES);
}

orrery_core::id! {
    /// A shrine.
    pub struct ShrineId("h", SHRINES);
}

orrery_core::id! {
    /// The value of a reputation tile.
    pub struct ReputationId("v", REPUTATIONS);
}

orrery_core::words_enum! {
    /// The edges of a sector and the ways on the map, clockwise from the north.
    pub enum Edge named "edge" {
        /// Up.
        "n" => N,
        /// Up and right.
        "ne" => Ne,
        /// Down and right.
        "se" => Se,
        /// Down.
        "s" => S,
        /// Down and left.
        "sw" => Sw,
        /// Up and left.
        "nw" => Nw,
    }
}

orrery_core::words_enum! {
    /// The population squares of a sector, in the order in which cubes leave them (R84).
    pub enum Square named "square" {
        /// Money.
        "money" => Money,
        /// Advanced money.
        "money-advanced" => MoneyAdvanced,
        /// Science.
        "science" => Science,
        /// Advanced science.
        "science-advanced" => ScienceAdvanced,
        /// Materials.
        "materials" => Materials,
        /// Advanced materials.
        "materials-advanced" => MaterialsAdvanced,
        /// Gray: a cube of any track.
        "gray" => Gray,
        /// The Shellworld: science (ECL-44).
        "shellworld" => Shellworld,
        /// An Orbital: money or science (ECL-41).
        "orbital" => Orbital,
    }
}

impl Square {
    /// The tracks whose cubes it takes (ECL-41).
    pub fn tracks(self) -> &'static [Resource] {
        match self {
            Self::Money | Self::MoneyAdvanced => &[Resource::Money],
            Self::Science | Self::ScienceAdvanced | Self::Shellworld => &[Resource::Science],
            Self::Materials | Self::MaterialsAdvanced => &[Resource::Materials],
            Self::Gray => Resource::ALL,
            Self::Orbital => &[Resource::Money, Resource::Science],
        }
    }

    /// The resource whose technology it needs, if it is advanced (ECL-42).
    pub const fn advanced(self) -> Option<Resource> {
        match self {
            Self::MoneyAdvanced => Some(Resource::Money),
            Self::ScienceAdvanced => Some(Resource::Science),
            Self::MaterialsAdvanced => Some(Resource::Materials),
            _ => None,
        }
    }
}

orrery_core::words_enum! {
    /// The planets of a sector (ECL-212).
    pub enum Planet named "planet" {
        /// That with the money squares.
        "money" => Money,
        /// That with the science squares.
        "science" => Science,
        /// That with the materials squares.
        "materials" => Materials,
        /// The first gray one.
        "gray" => Gray,
        /// The second gray one.
        "gray2" => SecondGray,
    }
}

orrery_core::words_enum! {
    /// Which way round the table a round goes (ECL-232).
    pub enum Direction named "direction" {
        /// To the left.
        "clockwise" => Clockwise,
        /// To the right.
        "counter-clockwise" => CounterClockwise,
    }
}

orrery_core::words_enum! {
    /// The three resources (ECL-1).
    pub enum Resource named "resource" {
        /// Pays the upkeep (ECL-205).
        "money" => Money,
        /// Pays for technologies (ECL-77).
        "science" => Science,
        /// Pays for units (ECL-97).
        "materials" => Materials,
    }
}

orrery_core::words_enum! {
    /// The three technology tracks of a board (ECL-78).
    pub enum Track named "track" {
        /// The first.
        "military" => Military,
        /// The second.
        "grid" => Grid,
        /// The third.
        "nano" => Nano,
    }
}

orrery_core::words_enum! {
    /// What can be done in a turn (ECL-33).
    pub enum ActionKind named "action" {
        /// A new sector (ECL-46).
        "explore" => Explore,
        /// Discs and colony ships (ECL-70).
        "influence" => Influence,
        /// Technologies and developments (ECL-76).
        "research" => Research,
        /// Parts on blueprints (ECL-88).
        "upgrade" => Upgrade,
        /// Ships and structures (ECL-97).
        "build" => Build,
        /// Ships that move (ECL-104).
        "move" => Move,
    }
}

orrery_core::words_enum! {
    /// What can be built (ECL-97).
    pub enum Unit named "unit" {
        /// The smallest ship.
        "interceptor" => Interceptor,
        /// The middle one.
        "cruiser" => Cruiser,
        /// The largest.
        "dreadnought" => Dreadnought,
        /// A ship that does not move (ECL-105).
        "starbase" => Starbase,
        /// A structure with a square (ECL-102), a ship of the Exiles (ECL-103).
        "orbital" => Orbital,
        /// A structure with points (ECL-102).
        "monolith" => Monolith,
    }
}

orrery_core::words_enum! {
    /// The dice by damage (ECL-156).
    pub enum Die named "die" {
        /// 1 damage.
        "yellow" => Yellow,
        /// 2 damage.
        "orange" => Orange,
        /// 4 damage.
        "red" => Red,
    }
}

orrery_core::words_enum! {
    /// When a die is rolled.
    pub enum Weapon named "weapon" {
        /// In every engagement round (ECL-152).
        "cannon" => Cannon,
        /// Once in a battle (ECL-151).
        "missile" => Missile,
    }
}

orrery_core::words_enum! {
    /// Where a sector comes from (ECL-13, ECL-22, ECL-27).
    pub enum Stack named "stack" {
        /// The Galactic Center.
        "center" => Center,
        /// Stack I.
        "inner" => Inner,
        /// Stack II.
        "middle" => Middle,
        /// Stack III.
        "outer" => Outer,
        /// A starting sector.
        "starting" => Starting,
        /// An Ancient homeworld.
        "homeworld" => Homeworld,
    }
}

orrery_core::words_enum! {
    /// What a player can do for good, and an Ancient cruiser too.
    pub enum Ability named "ability" {
        /// A wormhole on one side is enough (ECL-8).
        "half_wormholes" => HalfWormholes,
        /// All cubes of a sector are destroyed without a roll (ECL-188).
        "neutron_bombs" => NeutronBombs,
        /// Neutron Bombs have no effect (ECL-188).
        "neutron_absorber" => NeutronAbsorber,
        /// Red damage may be split (ECL-157).
        "antimatter_splitter" => AntimatterSplitter,
        /// Missiles hit less often (ECL-158).
        "distortion_shield" => DistortionShield,
        /// Two ships are needed to pin one (ECL-107).
        "cloaking_device" => CloakingDevice,
        /// Cannons shoot at missiles (ECL-159).
        "point_defense" => PointDefense,
    }
}

orrery_core::words_enum! {
    /// The colours of the nine boards (ECL-21).
    pub enum Board named "player" {
        /// Eridani Empire and Terran Directorate.
        "red" => Red,
        /// Hydran Progress and Terran Federation.
        "blue" => Blue,
        /// Planta and Terran Union.
        "green" => Green,
        /// Descendants of Draco and Terran Republic.
        "yellow" => Yellow,
        /// Mechanema and Terran Conglomerate.
        "white" => White,
        /// Orion Hegemony and Terran Alliance.
        "black" => Black,
        /// The Exiles and Wardens of Magellan.
        "pink" => Pink,
        /// Rho Indi Syndicate and Keepers of Magellan.
        "gray" => Gray,
        /// Enlightened of Lyra and Sentinels of Magellan.
        "cream" => Cream,
    }
}

orrery_core::words_enum! {
    /// The three sets of shrines (ECL-214).
    pub enum ShrineSet named "shrine-set" {
        /// Cost 2.
        "freedom" => Freedom,
        /// Cost 4.
        "prosperity" => Prosperity,
        /// Cost 6.
        "enlightenment" => Enlightenment,
    }
}

impl Unit {
    /// The ships that everybody can have, the smallest first.
    pub const SHIPS: [Self; 4] = [Self::Interceptor, Self::Cruiser, Self::Dreadnought, Self::Starbase];
    /// Whatever can have a blueprint.
    pub const DRAWN: [Self; 5] =
        [Self::Interceptor, Self::Cruiser, Self::Dreadnought, Self::Starbase, Self::Orbital];

    /// Whether it can change its place (ECL-105).
    pub const fn moves(self) -> bool {
        matches!(self, Self::Interceptor | Self::Cruiser | Self::Dreadnought)
    }
}
