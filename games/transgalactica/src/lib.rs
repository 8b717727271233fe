//! The rules of *Transgalactica*.
//!
//! `rules.md` is the ledger: every rule has a number, and code and tests cite it.

pub mod actions;
pub mod content;
pub mod effects;
pub mod ids;
pub mod options;
mod refusal;
pub mod space;

pub use actions::Action;
pub use content::Content;
pub use options::Options;
pub use refusal::{Refusal, tra};
