//! What cards, planets, tokens and spaces do.

mod vocabulary;
mod words;

pub use vocabulary::{
    Ability, Block, BlockId, Bundle, Condition, Cost, Counter, Effect, Event, Exploration, Filter, Ignore,
    Missions, Place, Price, Purchase, Score, Source, Triggered, Who,
};
pub use words::{Lack, Missing, Need};
