//! How a table was set up: what the store keeps as its `setup`.

use orrery_bots::Spec;
use orrery_core::seed::{Dice, Earlier, Seed, commitment};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Clock;

/// What a table was opened with. The secret of the dice is in it: it never leaves the server before the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// What the table chose of the game's options.
    pub options: Value,
    /// The revision of the rules that it began with.
    #[serde(default = "first_revision")]
    pub revision: u16,
    /// Each seat.
    pub seats: Vec<SeatSetup>,
    /// The host's secret.
    pub secret: String,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// How much time there is; nothing for as long as anybody likes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Whether it is a guided first game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guided: bool,
    /// Where it was copied from, if it is a sandbox.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// The finished table that a sandbox begins as.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// Its id.
    pub table: String,
    /// How many of its decisions were copied.
    pub step: usize,
    /// The dice with which they were made.
    pub dice: Vec<Earlier>,
}

/// Tables that say nothing were opened when there was only one.
fn first_revision() -> u16 {
    1
}

/// One seat of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatSetup {
    /// The bot that plays it, as the command line names bots; nothing for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The seat's word for the dice.
    #[serde(default)]
    pub word: String,
    /// Whether it is reserved for a player with the link, also after one has left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub invited: bool,
}

impl Setup {
    /// The dice of the table.
    pub fn dice(&self) -> Dice {
        let words = self.seats.iter().map(|seat| seat.word.clone()).collect();
        let earlier = self.origin.as_ref().map(|origin| origin.dice.clone()).unwrap_or_default();
        Dice { secret: self.secret.clone(), words, earlier }
    }

    /// What is shown of the dice before the first move.
    pub fn commitment(&self) -> String {
        commitment(&self.secret)
    }

    /// What a bot's own chances come from; nobody can guess it as long as nobody knows the dice.
    pub fn bot_seed(&self, seat: usize) -> u64 {
        self.seed_for(format!("bot {seat}"))
    }

    /// The same for whoever plays one decision for somebody.
    pub fn stand_in_seed(&self, seat: usize, decision: usize) -> u64 {
        self.seed_for(format!("stand-in {seat} {decision}"))
    }

    fn seed_for(&self, purpose: String) -> u64 {
        let Seed(bytes) = Seed::agreed(&self.secret, &[purpose]);
        bytes.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }

    /// The bot of a seat.
    pub fn bot(&self, seat: usize) -> Option<Spec> {
        self.seats.get(seat)?.bot.as_ref()?.parse().ok()
    }

    /// As the store keeps it.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a setup is plain data")
    }
}
