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
    /// The names of what the viewer holds in hand, as the descriptions have them.
    pub hand: Vec<Text>,
}
