//! The options of a game: each declared once, with its default, its range and its row of the ledger.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::game::SetupError;
use crate::seat::Seat;
use crate::settings::{Kind, Setting};

/// The type of an option: what a form can offer for it.
pub trait OptionValue: Serialize {
    /// The values that it can take; `range` is that of its numbers, if one was declared.
    fn kind(range: Option<RangeInclusive<i64>>) -> Kind;
}

impl OptionValue for bool {
    fn kind(_: Option<RangeInclusive<i64>>) -> Kind {
        Kind::Switch
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl OptionValue for $number {
            fn kind(range: Option<RangeInclusive<i64>>) -> Kind {
                let (from, to) = range.unwrap_or(<$number>::MIN.into()..=<$number>::MAX.into()).into_inner();
                Kind::Number { from, to }
            }
        })+
    };
}

numbers!(u8, u16, u32);

impl OptionValue for Seat {
    fn kind(range: Option<RangeInclusive<i64>>) -> Kind {
        u8::kind(range)
    }
}

/// A word that leaves the matter to the rules, or a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WordOr<W, N> {
    /// As the rules say.
    Word(W),
    /// As the table says.
    Number(N),
}

impl<W: OptionValue, N: OptionValue> OptionValue for WordOr<W, N> {
    fn kind(range: Option<RangeInclusive<i64>>) -> Kind {
        match (W::kind(None), N::kind(range)) {
            (Kind::Choice(words), Kind::Number { from, to }) => Kind::ChoiceOrNumber { words, from, to },
            (words, numbers) => panic!("an option is a word or a number, not {words:?} or {numbers:?}"),
        }
    }
}

/// The row of an option.
#[doc(hidden)]
pub fn setting<T: OptionValue>(
    name: &'static str,
    range: Option<RangeInclusive<i64>>,
    default: &T,
) -> Setting {
    let default = serde_json::to_value(default).expect("an option is plain data");
    Setting { name, kind: T::kind(range), default }
}

/// Whether the values fit the rows.
#[doc(hidden)]
pub fn check(settings: &[Setting], options: &impl Serialize) -> Result<(), SetupError> {
    let values = serde_json::to_value(options).expect("options are plain data");
    settings.iter().try_for_each(|setting| {
        let fits = setting.check(&values[setting.name]);
        fits.map_err(|problem| SetupError::Option { option: setting.name, problem })
    })
}

/// Declares the words that an option can be.
///
/// ```
/// orrery_core::choices! {
///     /// How races are given out.
///     pub enum Races {
///         /// Each player chooses.
///         "choose" => Choose,
///         /// The beginners' variant.
///         "all_humans" => AllHumans,
///     }
/// }
/// assert_eq!(serde_json::to_string(&Races::AllHumans).unwrap(), r#""all_humans""#);
/// ```
#[macro_export]
macro_rules! choices {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$vmeta:meta])* $word:literal => $variant:ident),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $name {
            $($(#[$vmeta])* #[doc = concat!("`", $word, "` in the options.")] #[serde(rename = $word)] $variant),+
        }

        impl $crate::options::OptionValue for $name {
            fn kind(_: Option<::std::ops::RangeInclusive<i64>>) -> $crate::settings::Kind {
                $crate::settings::Kind::Choice(&[$($word),+])
            }
        }
    };
}

/// Declares the options of a game: for each its name with the range of its numbers, its type and its default. The order is
/// that of the form. Makes the struct, its default, `settings()` for forms and `check_ranges()`.
///
/// ```
/// use orrery_core::options::WordOr;
///
/// orrery_core::choices! {
///     /// As the rules say.
///     pub enum Auto { "auto" => Auto }
/// }
/// orrery_core::options! {
///     /// What a table can choose.
///     pub struct Options {
///         /// The most rounds.
///         rounds(1..=8): u8 = 8,
///         /// Whether advisors take part.
///         use_advisors: bool = true,
///         /// Attacks per pair and round.
///         attack_limit(0..=9): WordOr<Auto, u8> = WordOr::Word(Auto::Auto),
///     }
/// }
/// let options: Options = serde_json::from_str(r#"{"rounds": 9}"#).unwrap();
/// assert!(options.use_advisors);
/// assert!(options.check_ranges().unwrap_err().to_string().contains("1 to 8"));
/// assert_eq!(Options::settings()[2].default, "auto");
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$fmeta:meta])* $field:ident $(($range:expr))?: $ty:ty = $default:expr),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        #[allow(clippy::struct_excessive_bools)] // Each is a row of the ledger's options table.
        $vis struct $name {
            $($(#[$fmeta])* pub $field: $ty),*
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $default),* }
            }
        }

        impl $name {
            /// The rows of the options table, for a form.
            #[allow(unused_variables)]
            pub fn settings() -> Vec<$crate::settings::Setting> {
                let default = Self::default();
                vec![$({
                    #[allow(unused_mut, unused_assignments)]
                    let mut range = None;
                    $(range = Some($range);)?
                    $crate::options::setting(stringify!($field), range, &default.$field)
                }),*]
            }

            /// Whether every value is in its range.
            pub fn check_ranges(&self) -> Result<(), $crate::SetupError> {
                $crate::options::check(&Self::settings(), self)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    choices! {
        /// A word.
        enum ByChance { "random" => Random }
    }

    options! {
        /// Of a game.
        struct Options {
            /// Who begins.
            first_player(1..=4): WordOr<ByChance, Seat> = WordOr::Word(ByChance::Random),
            /// How long.
            rounds(1..=8): u8 = 8,
            /// Yes or no.
            beginner: bool = false,
        }
    }

    #[test]
    fn a_default_is_written_once() {
        let defaults = serde_json::to_value(Options::default()).unwrap();
        assert_eq!(defaults, json!({"first_player": "random", "rounds": 8, "beginner": false}));
        let settings = Options::settings();
        assert_eq!(
            settings.iter().map(|setting| setting.name).collect::<Vec<_>>(),
            ["first_player", "rounds", "beginner"]
        );
        assert!(settings.iter().all(|setting| defaults[setting.name] == setting.default));
        assert_eq!(settings[0].kind, Kind::ChoiceOrNumber { words: &["random"], from: 1, to: 4 });
        assert_eq!(settings[1].kind, Kind::Number { from: 1, to: 8 });
    }

    #[test]
    fn a_value_out_of_its_range_is_refused() {
        let options = Options { rounds: 0, ..Options::default() };
        assert!(matches!(options.check_ranges(), Err(SetupError::Option { option: "rounds", .. })));
        assert_eq!(Options::default().check_ranges(), Ok(()));
        assert!(serde_json::from_value::<Options>(json!({"beginners": true})).is_err());
    }
}
