//! What a table can choose before it starts.

use orrery_core::settings::{Kind, Setting};
use orrery_core::{Seats, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// How many points end the game (AND-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// 50 points.
    Short,
    /// 60 points.
    #[default]
    Medium,
    /// 70 points.
    Long,
}

/// Which event cards are used (AND-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Friendly events.
    #[default]
    GalacticDawn,
    /// Harsh events.
    CosmicTwilight,
}

impl<'de> Deserialize<'de> for Deck {
    /// Options write it as a word, content files as a name.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        enum Written {
            #[serde(alias = "galactic_dawn")]
            GalacticDawn,
            #[serde(alias = "cosmic_twilight")]
            CosmicTwilight,
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::GalacticDawn => Self::GalacticDawn,
            Written::CosmicTwilight => Self::CosmicTwilight,
        })
    }
}

/// Which of the two cards of a raider class is used (AND-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// The first.
    First,
    /// The second.
    Second,
    /// Either, by chance, when it is turned up.
    Random,
}

/// Quasars, maelstroms or neither (AND-240).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Neither.
    #[default]
    None,
    /// Quasars.
    Quasars,
    /// Maelstroms.
    Maelstroms,
}

/// How factions are given out (AND-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FactionChoice {
    /// Everybody keeps one of three.
    #[default]
    Deal3Pick1,
    /// Everybody plays the first card dealt.
    Random,
}

/// The options table of the ledger; the number of players and the seed belong to every table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The length of the game.
    pub game_length: Length,
    /// The event deck.
    pub event_deck: Deck,
    /// The class S card.
    pub raider_s: Pick,
    /// The class A card.
    pub raider_a: Pick,
    /// The class B card.
    pub raider_b: Pick,
    /// The class C card.
    pub raider_c: Pick,
    /// The class D card.
    pub raider_d: Pick,
    /// Special regions.
    pub special_regions: Special,
    /// Destiny cards (AND-24).
    pub destiny_cards: bool,
    /// Two against two (AND-246).
    pub team_mode: bool,
    /// How factions are given out.
    pub faction_choice: FactionChoice,
    /// Turns of each player after which the end comes; 0 for never (AND-269).
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            game_length: Length::Medium,
            event_deck: Deck::GalacticDawn,
            raider_s: Pick::First,
            raider_a: Pick::Random,
            raider_b: Pick::Random,
            raider_c: Pick::Random,
            raider_d: Pick::Random,
            special_regions: Special::None,
            destiny_cards: false,
            team_mode: false,
            faction_choice: FactionChoice::Deal3Pick1,
            turn_limit: 100,
        }
    }
}

/// The most turns that a limit can name.
const MOST_TURNS: u16 = 1000;

impl Options {
    /// The rows of the options form.
    pub(crate) fn settings() -> Vec<Setting> {
        let choice = |name, words: &'static [&'static str], default: &str| Setting {
            name,
            kind: Kind::Choice(words),
            default: json!(default),
        };
        let switch = |name| Setting { name, kind: Kind::Switch, default: json!(false) };
        let picks: &[&str] = &["first", "second", "random"];
        vec![
            choice("game_length", &["short", "medium", "long"], "medium"),
            choice("event_deck", &["galactic_dawn", "cosmic_twilight"], "galactic_dawn"),
            choice("raider_s", picks, "first"),
            choice("raider_a", picks, "random"),
            choice("raider_b", picks, "random"),
            choice("raider_c", picks, "random"),
            choice("raider_d", picks, "random"),
            choice("special_regions", &["none", "quasars", "maelstroms"], "none"),
            switch("destiny_cards"),
            switch("team_mode"),
            choice("faction_choice", &["deal3_pick1", "random"], "deal3_pick1"),
            Setting {
                name: "turn_limit",
                kind: Kind::Number { from: 0, to: MOST_TURNS.into() },
                default: json!(100),
            },
        ]
    }

    /// Refuses what cannot be played.
    pub(crate) fn check(&self, seats: Seats) -> Result<(), SetupError> {
        if self.team_mode && seats.count() != 4 {
            let problem = format!("two teams of two need 4 seats, not {}; take 4 seats", seats.count());
            return Err(SetupError::Option { option: "team_mode", problem });
        }
        if self.turn_limit > MOST_TURNS {
            let problem = format!("{} turns are too many; choose 0 to {MOST_TURNS}", self.turn_limit);
            return Err(SetupError::Option { option: "turn_limit", problem });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_and_the_defaults_agree() {
        let options = serde_json::to_value(Options::default()).unwrap();
        for setting in Options::settings() {
            assert_eq!(options[setting.name], setting.default, "{}", setting.name);
        }
        assert_eq!(options.as_object().unwrap().len(), Options::settings().len());
        let read: Options = serde_json::from_str(r#"{"event_deck": "cosmic_twilight"}"#).unwrap();
        assert_eq!(read.event_deck, Deck::CosmicTwilight);
    }
}
