//! The properties that every game must hold.
//!
//! A game's tests describe the game as a [`Subject`] and put it through all properties, each as its own test:
//!
//! ```
//! use connect_four::ConnectFour;
//! use orrery_testkit::Subject;
//!
//! fn subject() -> Subject<ConnectFour> {
//!     Subject::new(env!("CARGO_MANIFEST_DIR")).bound(42)
//! }
//!
//! orrery_testkit::properties!(subject());
//! ```
//!
//! Each property plays the game at random: a play is a seed and a list of numbers, each of which picks a legal action,
//! so a play that shows a fault can be shortened. What is left of it is saved as a record that opens again with
//! `Table::replay`, under `target/testkit/`. `ORRERY_CASES` sets how many plays each property is given,
//! `ORRERY_SEED` which ones.

#[cfg(feature = "bench")]
pub mod bench;
mod golden;
mod play;
pub mod properties;
mod scene;
mod subject;
mod told;
mod walk;

pub use golden::golden;
pub use play::Failure;
pub use scene::{Acts, Stage, seat};
pub use subject::Subject;
pub use walk::{Decision, random_game};

/// The tutorial: its code is compiled and run with the other examples.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/tutorial.md")]
struct Tutorial;

/// Hands the names of all properties to another macro: the only list of them.
#[doc(hidden)]
#[macro_export]
macro_rules! each_property {
    ($user:ident $($given:tt)*) => {
        $crate::$user! { { $($given)* }
            ends
            check_and_apply_agree
            actions_have_names_and_numbers
            the_protocol_gives_the_same_record
            records_replay
            states_copy_and_save
            resample_keeps_what_is_told
            resample_passes_nothing_on
            more_viewers_see_no_less
            sealed_answers_stay_sealed
            events_tell_no_secrets
            standing_answers_tell_nothing
            undo_is_fair
            undo_on_the_table
            the_end_is_final
            invariants_hold
            words_are_said
            words_match
            nothing_is_allocated
        }
    };
}

/// One `#[test]` for each property, for a game's `tests/properties.rs`.
#[macro_export]
macro_rules! properties {
    ($subject:expr) => {
        $crate::each_property! { property_tests $subject }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! property_tests {
    ({ $subject:expr } $($property:ident)+) => {
        $(
            #[test]
            fn $property() {
                if let Err(failure) = $crate::properties::$property(&$subject) {
                    panic!("{failure}");
                }
            }
        )+
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! property_list {
    ({} $($property:ident)+) => {
        /// Puts a game through all properties; the first that does not hold is told.
        pub fn check_all<G: orrery_core::Publish>(subject: &Subject<G>) -> Result<(), Failure> {
            $(properties::$property(subject)?;)+
            Ok(())
        }
    };
}

each_property! { property_list }
