//! What cards, planets, tokens and spaces do.

mod vocabulary;

pub use vocabulary::{
    Ability, Block, BlockId, Bundle, Condition, Cost, Counter, Effect, Event, Exploration, Filter, Ignore,
    Missions, Place, Price, Purchase, Score, Source, Triggered, Who,
};
