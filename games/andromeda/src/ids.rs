//! The small vocabulary: resources, tracks, ships, places of the box by number.

/// Moon kinds that there can be; the box has 37.
pub const MOONS: usize = 48;
/// Module designs that there can be, base modules among them; the box has 68.
pub const MODULES: usize = 80;
/// Tactics designs that there can be; the box has 40.
pub const TACTICS: usize = 48;
/// Factions that there can be; the box has 12.
pub const FACTIONS: usize = 16;
/// Ship upgrades that there can be; the box has 32.
pub const UPGRADES: usize = 48;
/// Raider cards that there can be; the box has 10.
pub const RAIDERS: usize = 16;
/// Event cards that there can be; the box has 20.
pub const EVENTS: usize = 32;
/// Discovery designs that there can be; the box has 14.
pub const DISCOVERIES: usize = 16;
/// Supremacy tokens that there can be; the box has 8.
pub const TOKENS: usize = 16;
/// Destiny cards that there can be; the box has 20.
pub const DESTINIES: usize = 32;
/// Planet tiles (AND-4).
pub const PLANETS: usize = 15;

orrery_core::id! {
    /// A kind of moon, by the number of its row.
    pub struct MoonId("moon", MOONS);
}
orrery_core::id! {
    /// A module design, by the number of its row.
    pub struct ModuleId("M", MODULES);
}
orrery_core::id! {
    /// A tactics card design, by the number of its row.
    pub struct TacticId("T", TACTICS);
}
orrery_core::id! {
    /// A faction, by the number of its row.
    pub struct FactionId("F", FACTIONS);
}
orrery_core::id! {
    /// A ship upgrade, by the number of its row.
    pub struct UpgradeId("U", UPGRADES);
}
orrery_core::id! {
    /// A raider card, by the number of its row.
    pub struct RaiderId("R", RAIDERS);
}
orrery_core::id! {
    /// An event card, by the number of its row.
    pub struct EventId("E", EVENTS);
}
orrery_core::id! {
    /// A discovery token design, by the number of its row.
    pub struct DiscoveryId("D", DISCOVERIES);
}
orrery_core::id! {
    /// A supremacy token, by the number of its row.
    pub struct TokenId("S", TOKENS);
}
orrery_core::id! {
    /// A destiny card, by the number of its row.
    pub struct DestinyId("Y", DESTINIES);
}
orrery_core::id! {
    /// A planet tile, by the number of its row.
    pub struct PlanetId("P", PLANETS);
}

orrery_core::words_enum! {
    /// The six kinds of resource, tactics cards included (AND-35).
    pub enum Resource {
        /// Energy.
        "energy" => Energy,
        /// Titanium, a basic resource.
        "titanium" => Titanium,
        /// Nanocarbon, a basic resource.
        "nanocarbon" => Nanocarbon,
        /// Ice, a basic resource.
        "ice" => Ice,
        /// Credits, which stand for any basic resource (AND-34).
        "credit" => Credit,
        /// Tactics cards.
        "tactics" => Tactics,
    }
}

impl Resource {
    /// The three basic ones.
    pub const BASIC: [Self; 3] = [Self::Titanium, Self::Nanocarbon, Self::Ice];
    /// All that are tokens: everything but tactics cards.
    pub const TOKENS: [Self; 5] = [Self::Energy, Self::Titanium, Self::Nanocarbon, Self::Ice, Self::Credit];

    /// Whether it is a basic one.
    pub const fn is_basic(self) -> bool {
        matches!(self, Self::Titanium | Self::Nanocarbon | Self::Ice)
    }
}

orrery_core::words_enum! {
    /// The five progress tracks, which are also the types of planets.
    pub enum Track {
        /// Green: observatories.
        "science" => Science,
        /// Orange: factories.
        "industry" => Industry,
        /// Red: obelisks.
        "supremacy" => Supremacy,
        /// Yellow: spaceports.
        "commerce" => Commerce,
        /// Blue: cities.
        "civilization" => Civilization,
    }
}

orrery_core::words_enum! {
    /// The four types of modules: rows of a station, columns of the display.
    pub enum Column {
        /// Activated through the Main Reactor (AND-116).
        "science" => Science,
        /// With half sockets (AND-153).
        "industry" => Industry,
        /// With the Treasury.
        "commerce" => Commerce,
        /// With the Architect.
        "civilization" => Civilization,
    }
}

impl Column {
    /// The track that a module of this type advances (AND-147).
    pub const fn track(self) -> Track {
        match self {
            Self::Science => Track::Science,
            Self::Industry => Track::Industry,
            Self::Commerce => Track::Commerce,
            Self::Civilization => Track::Civilization,
        }
    }

    /// Its bit in a set of columns.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

orrery_core::words_enum! {
    /// The four types of ships.
    pub enum ShipKind {
        /// Six figures; the only one that settles (AND-131).
        "transport" => Transport,
        /// Attack.
        "fighter" => Fighter,
        /// Voyage.
        "vessel" => Vessel,
        /// Jump.
        "cruiser" => Cruiser,
    }
}

orrery_core::words_enum! {
    /// The six alliance bases.
    pub enum Base {
        /// Monolith of the Ancients.
        "monolith" => Monolith,
        /// Trade Hub.
        "hub" => Hub,
        /// Maximus Field.
        "maximus" => Maximus,
        /// Odessa Field.
        "odessa" => Odessa,
        /// Shipyard.
        "shipyard" => Shipyard,
        /// Construction Office.
        "office" => Office,
    }
}

orrery_core::words_enum! {
    /// The classes of raiders.
    pub enum Class {
        /// A swarm of up to four.
        "S" => S,
        /// One raider.
        "A" => A,
        /// One raider.
        "B" => B,
        /// One raider.
        "C" => C,
        /// One raider.
        "D" => D,
    }
}

/// Amounts of the six resources.
pub type Goods = orrery_core::Goods<Resource>;
