//! Rules by number, and reasons that name them.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::text::Text;

/// A rule of a game's ledger: `ORI-31`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule {
    /// The game's prefix.
    pub prefix: &'static str,
    /// The number in its ledger.
    pub number: u16,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.prefix, self.number)
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why something is not allowed: the rule, and a sentence with the numbers behind it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// The rule that forbids it.
    pub rule: Rule,
    /// What it comes to here.
    pub text: Text,
}
