//! What technologies, developments, discoveries, bonuses and species do.

mod vocabulary;

pub use vocabulary::{Block, BlockId, Bundle, Counter, Effect, Place, Score, SlotKind, Trait};
