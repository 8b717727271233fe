//! The small vocabulary: goods, tracks, colours, actions, workers, things of the box by number.

/// Planets that there can be; the box has 20.
pub const PLANETS: usize = 24;
/// Kinds of mining tokens that there can be; the box has 10.
pub const MININGS: usize = 16;
/// Kinds of bonus tokens that there can be; the box has 29.
pub const BONUSES: usize = 40;
/// Active pirate tokens that there can be; the box has 6.
pub const PIRATES: usize = 8;
/// Fleet tokens of a player.
pub const FLEETS: usize = 3;
/// Ability tiles that there can be; the box has 10.
pub const ABILITIES: usize = 16;
/// Wealth cards that there can be; the box has 14.
pub const WEALTH: usize = 24;
/// Objective cards that there can be; the box has 14.
pub const OBJECTIVES: usize = 24;
/// Technology cards that there can be; the box has 30.
pub const TECHNOLOGIES: usize = 48;
/// Mission cards that there can be; the box has 26.
pub const MISSIONS: usize = 40;
/// Decrees that there can be; the box has 12.
pub const DECREES: usize = 24;

orrery_core::id! {
    /// A planet, by the number of its row.
    pub struct PlanetId("P", PLANETS);
}
orrery_core::id! {
    /// A kind of mining token, by the number of its row.
    pub struct MiningId("N", MININGS);
}
orrery_core::id! {
    /// A kind of bonus token, by the number of its row.
    pub struct BonusId("B", BONUSES);
}
orrery_core::id! {
    /// A pirate token, by the number of its row.
    pub struct PirateId("R", PIRATES);
}
orrery_core::id! {
    /// A fleet token, by the number of its row.
    pub struct FleetId("F", FLEETS);
}
orrery_core::id! {
    /// An ability tile, by the number of its row.
    pub struct AbilityId("A", ABILITIES);
}
orrery_core::id! {
    /// A wealth card, by the number of its row.
    pub struct WealthId("W", WEALTH);
}
orrery_core::id! {
    /// An objective card, by the number of its row.
    pub struct ObjectiveId("O", OBJECTIVES);
}
orrery_core::id! {
    /// A technology card, by the number of its row.
    pub struct TechnologyId("T", TECHNOLOGIES);
}
orrery_core::id! {
    /// A mission card, by its number.
    pub struct MissionId("M", MISSIONS);
}
orrery_core::id! {
    /// A decree, by the number of its row.
    pub struct DecreeId("D", DECREES);
}

orrery_core::words_enum! {
    /// The three resources (TRA-2).
    pub enum Resource named "resource" {
        /// Pays for moves and for military.
        "energy" => Energy,
        /// Pays for outposts and for trade.
        "ore" => Ore,
        /// Pays for wormholes and for trade.
        "alien" => Alien,
    }
}

orrery_core::words_enum! {
    /// Everything that is counted in a hold: the resources and credits (TRA-2).
    pub enum Good named "good" {
        /// A resource.
        "energy" => Energy,
        /// A resource.
        "ore" => Ore,
        /// A resource.
        "alien" => Alien,
        /// No resource.
        "credit" => Credit,
    }
}

orrery_core::words_enum! {
    /// All that has levels: the four main tracks and the trade track of the control panel (TRA-11).
    pub enum Track named "track" {
        /// Opens technology cards (TRA-173) and military (TRA-184).
        "technology" => Technology,
        /// Beats pirates (TRA-148) and is compared in upkeep (TRA-236).
        "military" => Military,
        /// How many outposts a harvest uses (TRA-190).
        "production" => Production,
        /// Opens missions (TRA-197) and lets tokens pay (TRA-77, TRA-159).
        "politics" => Politics,
        /// Opens slots of planets (TRA-129).
        "trade" => Trade,
    }
}

impl Track {
    /// The four main tracks, in the order of their rows.
    pub const MAIN: [Self; 4] = [Self::Technology, Self::Military, Self::Production, Self::Politics];
}

orrery_core::words_enum! {
    /// The eight action areas of the operations panel.
    pub enum Area named "area" {
        /// Any other action, for a fee (TRA-103).
        "omni" => Omni,
        /// Moves and outposts (TRA-108).
        "exploration" => Exploration,
        /// Mining rewards (TRA-154).
        "mining" => Mining,
        /// The trade track (TRA-164).
        "trade" => Trade,
        /// The technology track and its cards (TRA-171).
        "technology" => Technology,
        /// The military track (TRA-182).
        "military" => Military,
        /// The production track and harvests (TRA-188).
        "production" => Production,
        /// The politics track and missions (TRA-195).
        "politics" => Politics,
    }
}

orrery_core::words_enum! {
    /// The four colours that a planet can show (TRA-144).
    pub enum Colour named "colour" {
        /// Brings energy.
        "yellow" => Yellow,
        /// Brings aliens.
        "green" => Green,
        /// Brings ore.
        "purple" => Purple,
        /// Brings moves and no resource (TRA-109).
        "grey" => Grey,
    }
}

orrery_core::words_enum! {
    /// The types of planets.
    pub enum PlanetType named "type" {
        /// Has an action for workers (TRA-96).
        "action" => Action,
        /// Pays in mining actions (TRA-160).
        "mining" => Mining,
        /// Takes a crew member and pays in income phases (TRA-129, TRA-139).
        "wild" => Wild,
        /// The Technological Nightmare, which counts as none of the others (TRA-143).
        "special" => Special,
    }
}

orrery_core::words_enum! {
    /// The types of missions. A card can have two (TRA-207).
    pub enum MissionType named "mission-type" {
        /// Purple.
        "commercial" => Commercial,
        /// Red.
        "war" => War,
        /// Blue.
        "culture" => Culture,
    }
}

orrery_core::words_enum! {
    /// The kinds of workers (TRA-29).
    pub enum Worker named "worker" {
        /// Goes everywhere but to the Senate (TRA-30).
        "captain" => Captain,
        /// Goes everywhere but to main actions (TRA-31).
        "crew" => Crew,
        /// Goes to secondary actions and does the main one (TRA-32).
        "lieutenant" => Lieutenant,
    }
}

orrery_core::words_enum! {
    /// The two kinds of bonus tokens that lie beside the panel (TRA-217).
    pub enum TokenKind named "kind" {
        /// Blue.
        "basic" => Basic,
        /// Red.
        "advanced" => Advanced,
    }
}

orrery_core::words_enum! {
    /// The three offices of the Senate, each under its decree (TRA-52, TRA-229).
    pub enum Office {
        /// The first.
        "a" => A,
        /// The second.
        "b" => B,
        /// The third.
        "c" => C,
    }
}
