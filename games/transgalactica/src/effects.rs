//! What cards, planets, tokens and spaces do.

mod possible;
mod run;
pub(crate) mod text;
mod triggers;
mod vocabulary;
mod words;

pub use orrery_core::content::BlockId;
pub use possible::Means;
pub(crate) use possible::{Notes, Prices, copied};
pub use run::{At, Climb, Run, Times};
pub(crate) use triggers::Raised;
pub use vocabulary::{
    Ability, Block, Bundle, Condition, Cost, Counter, Effect, Event, Exploration, Filter, Ignore, Missions,
    Place, Price, Purchase, Score, Source, Triggered, Who,
};
pub use words::{Lack, Missing, Need};
