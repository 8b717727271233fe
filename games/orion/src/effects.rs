//! Effects as data: the vocabulary, the interpreter, what is counted, what holds, and the words for all of it.

mod change;
mod count;
mod modifiers;
mod origin;
mod possible;
mod run;
mod vocabulary;
mod window;
mod words;

pub use origin::Origin;
pub use run::{Opponents, Run};
pub use vocabulary::{
    Block, BlockId, Condition, Cost, Count, Effect, From, Good, Into, Modifier, Scope, Take, Window,
};
#[cfg(feature = "page")]
pub(crate) use words::{ability_lines, advisor_lines, end_points_text, limits_and_effects};
pub(crate) use words::{
    describe_advisor, describe_race, describe_structure, one_way_text, resources_text, steps_text,
};
