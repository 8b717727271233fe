//! Why a notice was not taken.

use std::fmt;

use orrery_core::Text;
use serde::{Deserialize, Serialize};

/// Why a notice was not taken, and whether it is worth trying again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It may be taken later.
    Later(Why),
    /// It never will be.
    Never(Why),
    /// Nobody can take it now; a browser that connects asks for it.
    Nobody,
}

/// What went wrong, as a channel keeps it until its owner reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// The message that says it.
    key: String,
    /// What the other side, or the system, said; empty if nothing.
    said: String,
}

/// The longest text of another server that is stored.
const LONGEST: usize = 160;

impl Why {
    /// This message, with what the other side said.
    pub fn new(key: &'static str, said: &dyn fmt::Display) -> Self {
        let said = said.to_string();
        let said = said.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).take(LONGEST);
        Self { key: key.to_owned(), said: said.collect() }
    }

    /// In words.
    pub fn text(&self) -> Text {
        Text::named(self.key.clone()).word("said", self.said.clone())
    }

    /// As a channel keeps it.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a reason is plain data")
    }

    /// As a channel has kept it.
    pub fn from_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}
