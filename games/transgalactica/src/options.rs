//! What a table can choose before it starts.
//!
//! The points of the seats in the Senate are content (`senate.ron`), and a pack changes them.

use orrery_core::options::WordOr;
use orrery_core::{Seat, Seats, SetupError};

orrery_core::choices! {
    /// Who is asked first to follow (TRA-90).
    pub enum FollowOrder {
        /// The next player after the active one.
        "after_active" => AfterActive,
        /// The leftmost player of the priority track.
        "priority_track" => PriorityTrack,
    }
}

orrery_core::choices! {
    /// What the limit of Frugal Expansion is for (TRA-255).
    pub enum Cap {
        /// The resources.
        "resources" => Resources,
        /// The whole card.
        "total" => Total,
    }
}

orrery_core::choices! {
    /// How objectives with "or" are scored (TRA-254).
    pub enum Either {
        /// The better half counts.
        "better" => Better,
        /// Both halves count.
        "sum" => Sum,
    }
}

orrery_core::choices! {
    /// What becomes of the base planet that two players do not need (TRA-43).
    pub enum UnusedBase {
        /// It goes to the box.
        "box" => Box,
        /// It is shuffled among the other planets.
        "mixed" => Mixed,
    }
}

orrery_core::choices! {
    /// Which values of tracks, tokens, cards and pirates are used.
    pub enum DataSet {
        /// Those of most content files.
        "tuned" => Tuned,
        /// Those of `plain.ron` where it has any.
        "plain" => Plain,
    }
}

orrery_core::choices! {
    /// How wealth cards and ability tiles are given out (TRA-59).
    pub enum Draft {
        /// Everybody chooses, back and forth.
        "snake" => Snake,
        /// By chance.
        "random" => Random,
    }
}

orrery_core::choices! {
    /// Nobody is named.
    pub enum ByChance {
        /// A random player begins.
        "random" => Random,
    }
}

orrery_core::options! {
    /// The options table of the ledger; the number of players, the seed and undo belong to every table.
    pub struct Options {
        /// Three captains each with three players too (TRA-57).
        third_captain_at_three: bool = false,
        /// Free actions also while following (TRA-211).
        free_actions_while_following: bool = false,
        /// Missions of the log may be discarded.
        allow_mission_discard: bool = false,
        /// Resources and credits run out (TRA-3).
        limited_supply: bool = false,
        /// Crew paid for wild planets goes back to the cryo pods (TRA-38).
        wild_crew_to_cryo: bool = false,
        /// Temporary military levels count in upkeep.
        temp_military_in_upkeep: bool = true,
        /// Who is asked first to follow.
        follow_order: FollowOrder = FollowOrder::AfterActive,
        /// What the 12 points of Frugal Expansion limit.
        obj09_cap: Cap = Cap::Resources,
        /// Objectives with "or".
        objective_or: Either = Either::Better,
        /// Twin Depots and Frontier Levy accept a mix of their two colours.
        mission_colour_mix: bool = false,
        /// The base planet left over with two players.
        unused_base_planets: UnusedBase = UnusedBase::Box,
        /// Which values are used.
        data_set: DataSet = DataSet::Tuned,
        /// Wealth cards and ability tiles.
        draft: Draft = Draft::Snake,
        /// The better objective is scored without asking (TRA-250).
        objective_auto_best: bool = true,
        /// Who begins (TRA-55).
        first_player(1..=5): WordOr<ByChance, Seat> = WordOr::Word(ByChance::Random),
        /// A turn with nothing to do is passed by itself.
        auto_pass: bool = true,
    }
}

impl Options {
    /// Refuses what cannot be played.
    pub fn check(&self, seats: Seats) -> Result<(), SetupError> {
        self.check_ranges()?;
        match self.first_player {
            WordOr::Number(seat) if !seats.contains(seat) => {
                let problem = format!("there is no {seat} at a table of {}; take another one", seats.count());
                Err(SetupError::Option { option: "first_player", problem })
            }
            _ => Ok(()),
        }
    }
}
