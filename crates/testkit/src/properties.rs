//! One function for each property, in the order in which they are worth reading.

mod actions;
mod allocation;
mod copies;
mod course;
mod observations;
mod records;
mod resampling;
mod secrets;
mod standing_answers;
mod undo;
mod words;

pub use actions::{actions_have_names_and_numbers, check_and_apply_agree};
pub use allocation::nothing_is_allocated;
pub use copies::states_copy_and_save;
pub use course::{ends, invariants_hold};
pub use observations::observations_tell_what_is_known;
pub use records::{records_replay, the_protocol_gives_the_same_record};
pub use resampling::{more_viewers_see_no_less, resample_keeps_what_is_told, resample_passes_nothing_on};
pub use secrets::{events_tell_no_secrets, sealed_answers_stay_sealed};
pub use standing_answers::standing_answers_tell_nothing;
pub use undo::{the_end_is_final, undo_is_fair, undo_on_the_table};
pub use words::{shared_words_match, words_are_said, words_match};
