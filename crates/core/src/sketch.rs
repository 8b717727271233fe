//! The table in words, for those who cannot see it.

use serde::Serialize;

use crate::text::Text;

/// What lies on the table as a viewer sees it, line by line: for a terminal, or to be read aloud.
///
/// A message may part a line into cells with ` | `. Whoever has columns lays the cells of neighbouring lines below each
/// other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sketch {
    /// What one looks at before every decision: a few lines.
    pub overview: Vec<Text>,
    /// All the rest.
    pub details: Vec<Text>,
    /// What the viewer holds in hand.
    pub hand: Vec<Held>,
}

/// A card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Held {
    /// Its name, as the descriptions have it.
    pub name: Text,
    /// What one wants to know of it at a glance, in a word or two.
    pub note: Option<Text>,
}
