//! What a table can choose before it starts.

use orrery_core::settings::{Kind, Setting};
use orrery_core::{Seat, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// How races are given out (ORI-8, ORI-135).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Races {
    /// Each player chooses, the first player first.
    #[default]
    Choose,
    /// Everybody gets a different one by chance.
    Random,
    /// The beginners' variant.
    AllHumans,
}

/// A word that leaves the matter to the rules, or a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WordOr<W, N> {
    /// As the rules say.
    Word(W),
    /// As the table says.
    Number(N),
}

/// The only word of `attack_limit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Auto {
    /// By the number of players (ORI-84).
    #[default]
    Auto,
}

/// The only word of `first_player`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByChance {
    /// Any seat (ORI-13).
    #[default]
    Random,
}

/// The options table of the ledger; the number of players and the seed belong to every table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Attacks per pair and round.
    pub attack_limit: WordOr<Auto, u8>,
    /// False: no advisors, no Contract.
    pub use_advisors: bool,
    /// How races are given out.
    pub races: Races,
    /// Shorthand for `use_advisors: false` and `races: all_humans`.
    pub beginner: bool,
    /// Advisors in the middle.
    pub advisor_count: u8,
    /// Who begins.
    pub first_player: WordOr<ByChance, Seat>,
    /// Whether cards of the first hand can be replaced (ORI-15).
    pub mulligan: bool,
    /// The most rounds.
    pub rounds: u8,
    /// Cards that may be kept at the end of a round.
    pub hand_limit: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            attack_limit: WordOr::Word(Auto::Auto),
            use_advisors: true,
            races: Races::Choose,
            beginner: false,
            advisor_count: 5,
            first_player: WordOr::Word(ByChance::Random),
            mulligan: true,
            rounds: 8,
            hand_limit: 5,
        }
    }
}

impl Options {
    /// The rows for a form.
    pub fn settings() -> Vec<Setting> {
        let row = |name, kind, default| Setting { name, kind, default };
        vec![
            row("beginner", Kind::Switch, json!(false)),
            row("use_advisors", Kind::Switch, json!(true)),
            row("races", Kind::Choice(&["choose", "random", "all_humans"]), json!("choose")),
            row("advisor_count", Kind::Number { from: 1, to: 8 }, json!(5)),
            row("first_player", Kind::ChoiceOrNumber { words: &["random"], from: 1, to: 4 }, json!("random")),
            row("mulligan", Kind::Switch, json!(true)),
            row("attack_limit", Kind::ChoiceOrNumber { words: &["auto"], from: 0, to: 9 }, json!("auto")),
            row("rounds", Kind::Number { from: 1, to: 8 }, json!(8)),
            row("hand_limit", Kind::Number { from: 0, to: 20 }, json!(5)),
        ]
    }

    /// Whether advisors take part.
    pub fn advisors(&self) -> bool {
        self.use_advisors && !self.beginner
    }

    /// How races are given out, the shorthand resolved.
    pub fn races(&self) -> Races {
        if self.beginner { Races::AllHumans } else { self.races }
    }

    /// Whether every value is in its range.
    pub fn check(&self, seats: u8) -> Result<(), SetupError> {
        let value = serde_json::to_value(self).expect("options are plain data");
        for setting in Self::settings() {
            let problem = setting.check(&value[setting.name]);
            problem.map_err(|problem| SetupError::Option { option: setting.name, problem })?;
        }
        if let WordOr::Number(seat) = self.first_player
            && seat.index() >= usize::from(seats)
        {
            let problem =
                format!("there is no {seat} at a table for {seats}; choose random or a seat that is there");
            return Err(SetupError::Option { option: "first_player", problem });
        }
        Ok(())
    }
}
