//! What a table can choose before it starts.

use orrery_core::SetupError;
use orrery_core::settings::{Kind, Setting};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// How hard the Automa plays (MIC-210).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// The easiest.
    #[default]
    Easy,
    /// With a colony at the start.
    EasyPlus,
    /// More points for upgrades.
    Medium,
    /// With 1 of every resource.
    MediumPlus,
    /// Still more points for upgrades.
    Hard,
    /// With 2 of every resource.
    HardPlus,
}

/// On which fields the specialist tokens lie at the start (MIC-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tokens {
    /// None is ready.
    #[default]
    Used,
    /// All are ready.
    Ready,
}

/// Which Leader the first colony costs (MIC-138).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstLeader {
    /// Of any colour, as the sentence says.
    #[default]
    Any,
    /// Of the planet's colour, as the table shows.
    Planet,
}

/// How many colonies of one player a planet takes (MIC-142).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PerPlanet {
    /// One.
    #[default]
    One,
    /// Any number.
    Unlimited,
}

/// What settled survivors beyond the fifth are worth (MIC-162).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Beyond {
    /// Nothing more.
    #[default]
    Cap,
    /// 10 points each.
    Plus10,
}

/// The options table of the ledger; the number of players and the seed belong to every table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)] // Each is a row of the ledger's options table.
pub struct Options {
    /// Terraformed planets that trigger the end (MIC-157, MIC-213).
    pub planets_to_end: u8,
    /// The Automa of the solo game.
    pub solo_difficulty: Difficulty,
    /// Specialist tokens at the start.
    pub specialists_start: Tokens,
    /// A specialist of any colour may be an Engineer, for upgrades (MIC-50).
    pub any_specialist_includes_engineer: bool,
    /// The Leader of the first colony.
    pub first_colony_leader: FirstLeader,
    /// A discovery ends the journey (MIC-73).
    pub discovery_ends_move: bool,
    /// Colonies of one player on one planet.
    pub colonies_per_planet: PerPlanet,
    /// Survivors beyond the fifth.
    pub survivor_vp_beyond_5: Beyond,
    /// The Automa scores for unlocked outposts (MIC-189).
    pub automa_outpost_vp: bool,
    /// Nobody is asked for the Automa (MIC-182).
    pub automa_auto_choices: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            planets_to_end: 3,
            solo_difficulty: Difficulty::Easy,
            specialists_start: Tokens::Used,
            any_specialist_includes_engineer: false,
            first_colony_leader: FirstLeader::Any,
            discovery_ends_move: true,
            colonies_per_planet: PerPlanet::One,
            survivor_vp_beyond_5: Beyond::Cap,
            automa_outpost_vp: true,
            automa_auto_choices: false,
        }
    }
}

impl Options {
    /// The rows for a form.
    pub fn settings() -> Vec<Setting> {
        let row = |name, kind, default| Setting { name, kind, default };
        let difficulties = &["easy", "easy_plus", "medium", "medium_plus", "hard", "hard_plus"];
        vec![
            row("planets_to_end", Kind::Number { from: 3, to: 4 }, json!(3)),
            row("solo_difficulty", Kind::Choice(difficulties), json!("easy")),
            row("specialists_start", Kind::Choice(&["used", "ready"]), json!("used")),
            row("any_specialist_includes_engineer", Kind::Switch, json!(false)),
            row("first_colony_leader", Kind::Choice(&["any", "planet"]), json!("any")),
            row("discovery_ends_move", Kind::Switch, json!(true)),
            row("colonies_per_planet", Kind::Choice(&["one", "unlimited"]), json!("one")),
            row("survivor_vp_beyond_5", Kind::Choice(&["cap", "plus10"]), json!("cap")),
            row("automa_outpost_vp", Kind::Switch, json!(true)),
            row("automa_auto_choices", Kind::Switch, json!(false)),
        ]
    }

    /// Whether every value is in its range.
    pub fn check(&self) -> Result<(), SetupError> {
        let value = serde_json::to_value(self).expect("options are plain data");
        for setting in Self::settings() {
            let problem = setting.check(&value[setting.name]);
            problem.map_err(|problem| SetupError::Option { option: setting.name, problem })?;
        }
        Ok(())
    }
}
