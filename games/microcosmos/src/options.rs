//! What a table can choose before it starts.

orrery_core::choices! {
    /// How hard the Automa plays (MIC-210).
    pub enum Difficulty {
        /// The easiest.
        "easy" => Easy,
        /// With a colony at the start.
        "easy_plus" => EasyPlus,
        /// More points for upgrades.
        "medium" => Medium,
        /// With 1 of every resource.
        "medium_plus" => MediumPlus,
        /// Still more points for upgrades.
        "hard" => Hard,
        /// With 2 of every resource.
        "hard_plus" => HardPlus,
    }
}

orrery_core::choices! {
    /// On which fields the specialist tokens lie at the start (MIC-8).
    pub enum Tokens {
        /// None is ready.
        "used" => Used,
        /// All are ready.
        "ready" => Ready,
    }
}

orrery_core::choices! {
    /// Which Leader the first colony costs (MIC-138).
    pub enum FirstLeader {
        /// Of any colour, as the sentence says.
        "any" => Any,
        /// Of the planet's colour, as the table shows.
        "planet" => Planet,
    }
}

orrery_core::choices! {
    /// How many colonies or outposts of one player a planet takes (MIC-142, MIC-149).
    pub enum PerPlanet {
        /// One.
        "one" => One,
        /// Any number.
        "unlimited" => Unlimited,
    }
}

orrery_core::choices! {
    /// What settled survivors beyond the fifth are worth (MIC-162).
    pub enum Beyond {
        /// Nothing more.
        "cap" => Cap,
        /// 10 points each.
        "plus10" => Plus10,
    }
}

orrery_core::options! {
    /// The options table of the ledger; the number of players and the seed belong to every table.
    pub struct Options {
        /// Terraformed planets that trigger the end (MIC-157, MIC-213).
        planets_to_end(3..=4): u8 = 3,
        /// The Automa of the solo game.
        solo_difficulty: Difficulty = Difficulty::Easy,
        /// Specialist tokens at the start.
        specialists_start: Tokens = Tokens::Used,
        /// A specialist of any colour may be an Engineer, for upgrades (MIC-50).
        any_specialist_includes_engineer: bool = false,
        /// The Leader of the first colony.
        first_colony_leader: FirstLeader = FirstLeader::Any,
        /// A discovery ends the journey (MIC-73).
        discovery_ends_move: bool = true,
        /// Colonies of one player on one planet.
        colonies_per_planet: PerPlanet = PerPlanet::One,
        /// Outposts of one player on one planet (MIC-149).
        outposts_per_planet: PerPlanet = PerPlanet::Unlimited,
        /// Survivors beyond the fifth.
        survivor_vp_beyond_5: Beyond = Beyond::Cap,
        /// The Automa scores for unlocked outposts (MIC-189).
        automa_outpost_vp: bool = true,
        /// An Automa without a fitting planet goes to another one (MIC-207).
        automa_always_moves: bool = false,
        /// Nobody is asked for the Automa (MIC-182).
        automa_auto_choices: bool = false,
    }
}
