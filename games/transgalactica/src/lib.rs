//! The rules of *Transgalactica*.
//!
//! `rules.md` is the ledger: every rule has a number, and code and tests cite it.

pub mod content;
pub mod effects;
pub mod ids;
pub mod options;
pub mod space;

pub use content::Content;
pub use options::Options;
