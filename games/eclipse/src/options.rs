//! What a table can choose before it starts. The number of players and the seed belong to every table.

use orrery_core::options::WordOr;
use orrery_core::{Seats, SetupError};

orrery_core::choices! {
    /// How species are given out (ECL-20).
    pub enum SpeciesMode {
        /// Everybody chooses.
        "choose" => Choose,
        /// By chance.
        "random" => Random,
        /// In the order of the boards, first sides.
        "fixed" => Fixed,
    }
}

orrery_core::choices! {
    /// When relations are found to be broken (ECL-127).
    pub enum AggressionCheck {
        /// On every entry.
        "entry" => Entry,
        /// At the end of the action.
        "end_of_action" => EndOfAction,
    }
}

orrery_core::choices! {
    /// Nothing is limited.
    pub enum NoCap {
        /// As much as comes in.
        "none" => None,
    }
}

orrery_core::options! {
    /// The options table of the ledger.
    pub struct Options {
        /// Rounds of the game (ECL-4).
        rounds(1..=9): u8 = 9,
        /// How species are given out.
        species_mode: SpeciesMode = SpeciesMode::Choose,
        /// Only Terrans.
        terrans_only: bool = false,
        /// The species of the expansion.
        expansion_species: bool = true,
        /// The ordinary sectors of the expansion (ECL-14).
        expansion_sectors: bool = true,
        /// Rare technologies (ECL-15).
        rare_technologies: bool = true,
        /// Developments (ECL-17).
        developments: bool = true,
        /// Ancient homeworlds on empty positions (ECL-27).
        ancient_homeworlds: bool = false,
        /// Ancient homeworlds in the Middle stack (ECL-234).
        secret_homeworlds(0..=4): u8 = 0,
        /// The Ancient dreadnought in the Galactic Center (ECL-12).
        gc_takeover: bool = false,
        /// Ancient hives (ECL-197).
        hives: bool = false,
        /// Warp portals (ECL-9).
        warp_portals: bool = true,
        /// Nine more discoveries (ECL-18).
        new_discoveries: bool = true,
        /// Alliances (ECL-130).
        alliances: bool = false,
        /// Betrayers may ally again (ECL-138).
        betrayer_may_ally: bool = true,
        /// Diplomatic relations (ECL-120).
        diplomacy: bool = true,
        /// When relations are broken (ECL-127).
        aggression_check: AggressionCheck = AggressionCheck::Entry,
        /// The next technologies are shown (ECL-231).
        predictable_technologies: bool = false,
        /// The direction card (ECL-232).
        turn_direction: bool = false,
        /// Fewer outer sectors with 3 players (ECL-233).
        smaller_galaxy: bool = false,
        /// Two markers with 7-9 players (ECL-235).
        simultaneous_play: bool = false,
        /// Planta and Draco with 7-9 players (ECL-32).
        allow_planta_draco_79: bool = false,
        /// Ship parts run out (ECL-5).
        limited_ship_parts: bool = false,
        /// The most that can be stored of each resource.
        storage_cap(10..=200): WordOr<NoCap, u8> = WordOr::Word(NoCap::None),
    }
}

impl Options {
    /// Refuses what cannot be played.
    pub fn check(&self, seats: Seats) -> Result<(), SetupError> {
        self.check_ranges()?;
        let refuse = |option, problem: &str| Err(SetupError::Option { option, problem: problem.to_owned() });
        if self.ancient_homeworlds && self.secret_homeworlds > 0 {
            return refuse("secret_homeworlds", "it excludes `ancient_homeworlds`; switch one of them off");
        }
        if self.simultaneous_play && seats.count() < 7 {
            return refuse("simultaneous_play", "it needs 7 to 9 players; switch it off");
        }
        if self.terrans_only && seats.count() > 6 {
            return refuse("terrans_only", "there are 6 Terran boards; switch it off or take fewer players");
        }
        Ok(())
    }
}
