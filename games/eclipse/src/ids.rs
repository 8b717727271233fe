//! The small vocabulary: resources, tracks, rings, units, dice, actions, abilities.

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
    pub enum Action named "action" {
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
