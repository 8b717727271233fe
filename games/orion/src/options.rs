//! What a table can choose before it starts.

use orrery_core::options::WordOr;
use orrery_core::{Seat, Seats, SetupError};

orrery_core::choices! {
    /// How races are given out (ORI-8, ORI-135).
    pub enum Races {
        /// Each player chooses, the first player first.
        "choose" => Choose,
        /// Everybody gets a different one by chance.
        "random" => Random,
        /// The beginners' variant.
        "all_humans" => AllHumans,
    }
}

orrery_core::choices! {
    /// The only word of `attack_limit`.
    pub enum Auto {
        /// By the number of players (ORI-84).
        "auto" => Auto,
    }
}

orrery_core::choices! {
    /// The only word of `first_player`.
    pub enum ByChance {
        /// Any seat (ORI-13).
        "random" => Random,
    }
}

orrery_core::options! {
    /// The options table of the ledger; the number of players and the seed belong to every table.
    pub struct Options {
        /// Shorthand for `use_advisors: false` and `races: all_humans` (ORI-135).
        beginner: bool = false,
        /// False: no advisors, no Contract (ORI-135).
        use_advisors: bool = true,
        /// How races are given out.
        races: Races = Races::Choose,
        /// Advisors in the middle (ORI-12).
        advisor_count(1..=8): u8 = 5,
        /// Who begins.
        first_player(1..=4): WordOr<ByChance, Seat> = WordOr::Word(ByChance::Random),
        /// Whether cards of the first hand can be replaced (ORI-15).
        mulligan: bool = true,
        /// Attacks per pair and round.
        attack_limit(0..=9): WordOr<Auto, u8> = WordOr::Word(Auto::Auto),
        /// The most rounds (ORI-102).
        rounds(1..=8): u8 = 8,
        /// Cards that may be kept at the end of a round (ORI-105).
        hand_limit(0..=20): u8 = 5,
        /// Whether Fulcrum Sandebar's system can be one of the four full ones that end the game (ORI-103).
        fulcrum_counts_as_full: bool = true,
    }
}

impl Options {
    /// Whether advisors take part.
    pub fn advisors(&self) -> bool {
        self.use_advisors && !self.beginner
    }

    /// How races are given out, the shorthand resolved.
    pub fn races(&self) -> Races {
        if self.beginner { Races::AllHumans } else { self.races }
    }

    /// Whether a table with so many seats can be played with these.
    pub fn check(&self, seats: Seats) -> Result<(), SetupError> {
        self.check_ranges()?;
        match self.first_player {
            WordOr::Number(seat) if !seats.contains(seat) => {
                let seats = seats.count();
                let problem = format!(
                    "there is no {seat} at a table for {seats}; choose random or a seat that is there"
                );
                Err(SetupError::Option { option: "first_player", problem })
            }
            _ => Ok(()),
        }
    }
}
