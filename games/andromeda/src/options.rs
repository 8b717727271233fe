//! What a table can choose before it starts.

use orrery_core::{Seats, SetupError};

orrery_core::choices! {
    /// How many points end the game (AND-10).
    pub enum Length {
        /// 50 points.
        "short" => Short,
        /// 60 points.
        "medium" => Medium,
        /// 70 points.
        "long" => Long,
    }
}

orrery_core::choices! {
    /// Which event cards are used (AND-3).
    pub enum Deck {
        /// Friendly events.
        "galactic_dawn" => GalacticDawn,
        /// Harsh events.
        "cosmic_twilight" => CosmicTwilight,
    }
}

orrery_core::choices! {
    /// Which of the two cards of a raider class is used (AND-8).
    pub enum Pick {
        /// The first.
        "first" => First,
        /// The second.
        "second" => Second,
        /// Either, by chance, when it is turned up.
        "random" => Random,
    }
}

orrery_core::choices! {
    /// Quasars, maelstroms or neither (AND-240).
    pub enum Special {
        /// Neither.
        "none" => None,
        /// Quasars.
        "quasars" => Quasars,
        /// Maelstroms.
        "maelstroms" => Maelstroms,
    }
}

orrery_core::choices! {
    /// How factions are given out (AND-17).
    pub enum FactionChoice {
        /// Everybody keeps one of three.
        "deal3_pick1" => Deal3Pick1,
        /// Everybody plays the first card dealt.
        "random" => Random,
    }
}

orrery_core::choices! {
    /// When a socket's points are gained (AND-73).
    pub enum SocketPoints {
        /// For each moon that is set there.
        "each_moon" => EachMoon,
        /// For the first one alone.
        "first_moon" => FirstMoon,
    }
}

orrery_core::choices! {
    /// Who may end the battle after Hailing Frequency.
    pub enum HailingAsks {
        /// All players.
        "everybody" => Everybody,
        /// Those who take part in the battle.
        "participants" => Participants,
    }
}

orrery_core::options! {
    /// The options table of the ledger; the number of players and the seed belong to every table.
    pub struct Options {
        /// The length of the game.
        game_length: Length = Length::Medium,
        /// The event deck.
        event_deck: Deck = Deck::GalacticDawn,
        /// The class S card.
        raider_s: Pick = Pick::First,
        /// The class A card.
        raider_a: Pick = Pick::Random,
        /// The class B card.
        raider_b: Pick = Pick::Random,
        /// The class C card.
        raider_c: Pick = Pick::Random,
        /// The class D card.
        raider_d: Pick = Pick::Random,
        /// Special regions.
        special_regions: Special = Special::None,
        /// Destiny cards (AND-24).
        destiny_cards: bool = false,
        /// Two against two (AND-246).
        team_mode: bool = false,
        /// How factions are given out.
        faction_choice: FactionChoice = FactionChoice::Deal3Pick1,
        /// Turns of each player after which the end comes; 0 for never (AND-269).
        turn_limit(0..=1000): u16 = 0,
        /// When a socket's points are gained (AND-73).
        socket_points: SocketPoints = SocketPoints::EachMoon,
        /// Who may end the battle after Hailing Frequency.
        hailing_asks: HailingAsks = HailingAsks::Everybody,
    }
}

impl Options {
    /// Refuses what cannot be played.
    pub(crate) fn check(&self, seats: Seats) -> Result<(), SetupError> {
        self.check_ranges()?;
        if self.team_mode && seats.count() != 4 {
            let problem = format!("two teams of two need 4 seats, not {}; take 4 seats", seats.count());
            return Err(SetupError::Option { option: "team_mode", problem });
        }
        Ok(())
    }
}
