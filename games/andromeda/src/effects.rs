//! Effects as data: the vocabulary, the interpreter, what is possible, and the words for all of it.

mod possible;
mod run;
mod vocabulary;
mod words;

pub use run::{Repeat, Run};
pub use vocabulary::{
    Ability, Block, BlockId, Cost, Counted, Effect, Moment, Price, Printed, Sky, Spread, Trigger, Triggered,
};
#[cfg(feature = "page")]
pub(crate) use words::cost_object;
pub(crate) use words::{
    ability_text, cost_text, goods_object, goods_text, moon_text, steps_text, triggered_text,
};
