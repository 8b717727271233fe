//! What technologies, developments, discoveries, bonuses and species do.

mod vocabulary;
mod words;

pub use vocabulary::{Block, Bundle, Counter, Effect, Place, Score, SlotKind, Trait};
