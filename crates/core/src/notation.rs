//! The short text form of actions: `build 17 sys2`, `attack seat3`.
//!
//! The three macros declare ids, small enumerations and a game's actions; each type gets its notation and its
//! [`Numbered`](crate::Numbered) form from the one declaration.

use std::fmt;
use std::str::FromStr;

use crate::numbered::Numbered;

/// A text that is not an action, and what it should have been.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is not understood: expected {expected}")]
pub struct NotationError {
    /// What was read.
    pub found: String,
    /// What would fit there.
    pub expected: String,
}

impl NotationError {
    /// One token does not fit.
    pub fn token(found: &str, expected: impl Into<String>) -> Self {
        Self { found: found.to_owned(), expected: expected.into() }
    }
}

/// A small number, written as it is: a part of a payment, a count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Amount<const BOUND: usize>(u8);

impl<const BOUND: usize> Amount<BOUND> {
    /// A number below the bound.
    pub const fn new(amount: u8) -> Self {
        debug_assert!((amount as usize) < BOUND);
        Self(amount)
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<const BOUND: usize> Numbered for Amount<BOUND> {
    const COUNT: u32 = BOUND as u32;

    fn number(self) -> u32 {
        u32::from(self.0)
    }

    fn from_number(number: u32) -> Option<Self> {
        (number < Self::COUNT).then_some(Self(number as u8))
    }
}

impl<const BOUND: usize> fmt::Display for Amount<BOUND> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const BOUND: usize> FromStr for Amount<BOUND> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = text.parse().ok().and_then(Self::from_number);
        number.ok_or_else(|| NotationError::token(text, format!("a number from 0 to {}", BOUND - 1)))
    }
}

/// Declares an id that counts from 0 below a bound and is written with a prefix, counted from 1.
///
/// ```
/// orrery_core::id! {
///     /// A system of a player.
///     pub struct System("sys", 5);
/// }
/// assert_eq!(System::new(1).to_string(), "sys2");
/// assert_eq!("sys2".parse::<System>().unwrap(), System::new(1));
/// assert!("sys6".parse::<System>().is_err());
/// ```
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($prefix:literal, $bound:expr);) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        $vis struct $name(u8);

        #[allow(dead_code)] // No id needs all of these.
        impl $name {
            /// How many there can be.
            pub const BOUND: usize = $bound;

            /// By its index, counted from 0.
            pub const fn new(index: u8) -> Self {
                debug_assert!((index as usize) < Self::BOUND);
                Self(index)
            }

            /// Counted from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::BOUND).map(|index| Self(index as u8))
            }
        }

        impl $crate::Id for $name {
            type Bits = <[(); ($bound as usize).div_ceil(8)] as $crate::set::Width>::Bits;
            type Array<T: Copy> = [T; $bound];

            fn array<T: Copy>(value: T) -> Self::Array<T> {
                [value; $bound]
            }
        }

        impl $crate::Numbered for $name {
            const COUNT: u32 = $bound as u32;

            fn number(self) -> u32 {
                self.0 as u32
            }

            fn from_number(number: u32) -> Option<Self> {
                (number < Self::COUNT).then(|| Self(number as u8))
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0 as u32 + 1)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.strip_prefix($prefix)
                    .and_then(|n| n.parse::<u32>().ok())
                    .and_then(|n| <Self as $crate::Numbered>::from_number(n.checked_sub(1)?))
                    .ok_or_else(|| {
                        $crate::NotationError::token(text, format!("{}1 to {}{}", $prefix, $prefix, $bound))
                    })
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0 + 1)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = <u8 as ::serde::Deserialize>::deserialize(deserializer)?;
                number
                    .checked_sub(1)
                    .and_then(|n| <Self as $crate::Numbered>::from_number(n as u32))
                    .ok_or_else(|| ::serde::de::Error::custom(format_args!(
                        "{} is outside 1 to {}", number, $bound
                    )))
            }
        }
    };
}

/// Declares an enumeration whose values are single words. With `named "good"` each value has a name that people read:
/// the message `good-food` for `"food"`.
///
/// ```
/// orrery_core::words_enum! {
///     /// A resource.
///     pub enum Resource named "good" { "food" => Food, "fleet" => Fleet }
/// }
/// assert_eq!(Resource::Fleet.to_string(), "fleet");
/// assert_eq!(Resource::ALL.len(), 2);
/// assert_eq!(Resource::Fleet.key(), "good-fleet");
/// ```
#[macro_export]
macro_rules! words_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident named $prefix:literal {
        $($(#[$vmeta:meta])* $word:literal => $variant:ident),+ $(,)?
    }) => {
        $crate::words_enum! {
            $(#[$meta])* $vis enum $name { $($(#[$vmeta])* $word => $variant),+ }
        }

        impl $name {
            /// The key of its name.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => concat!($prefix, "-", $word)),+ }
            }
        }

        impl $crate::id::Named for $name {
            const KEYS: &'static [&'static str] = &[$(concat!($prefix, "-", $word)),+];

            fn key(self) -> &'static str {
                self.key()
            }
        }

        impl ::std::convert::From<$name> for $crate::Arg {
            fn from(thing: $name) -> Self {
                Self::Name(thing.key().into())
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$vmeta:meta])* $word:literal => $variant:ident),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        $vis enum $name {
            $($(#[$vmeta])* #[doc = concat!("`", $word, "` in notation.")] $variant),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its word in notation.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl $crate::Id for $name {
            type Bits = <[(); $name::ALL.len().div_ceil(8)] as $crate::set::Width>::Bits;
            type Array<T: Copy> = [T; $name::ALL.len()];

            fn array<T: Copy>(value: T) -> Self::Array<T> {
                [value; $name::ALL.len()]
            }
        }

        impl $crate::id::Word for $name {
            const WORDS: &'static [&'static str] = &[$($word),+];
        }

        impl $crate::Numbered for $name {
            const COUNT: u32 = Self::ALL.len() as u32;

            fn number(self) -> u32 {
                self as u32
            }

            fn from_number(number: u32) -> Option<Self> {
                Self::ALL.get(number as usize).copied()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err($crate::NotationError::token(text, [$($word),+].join(", "))),
                }
            }
        }
    };
}

/// Declares a game's actions: for each its word in notation and its fields.
///
/// ```
/// orrery_core::id! {
///     /// A column.
///     pub struct Column("", 7);
/// }
/// orrery_core::actions! {
///     /// What one can do.
///     pub enum Action {
///         /// Drop a piece.
///         "drop" => Drop(column: Column),
///         /// Give up.
///         "resign" => Resign,
///     }
/// }
/// use orrery_core::Numbered;
/// let action: Action = "drop 4".parse().unwrap();
/// assert_eq!(action, Action::Drop(Column::new(3)));
/// assert_eq!(action.to_string(), "drop 4");
/// assert_eq!((Action::COUNT, Action::Resign.number()), (8, 7));
/// assert_eq!(Action::from_number(3), Some(action));
/// assert!("drop".parse::<Action>().is_err() && "drop 4 4".parse::<Action>().is_err());
/// ```
#[macro_export]
macro_rules! actions {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$vmeta:meta])* $word:literal => $variant:ident $(($($field:ident: $ty:ty),+))?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name {
            $($(#[$vmeta])* $variant $(($($ty),+))?),+
        }

        impl $crate::Numbered for $name {
            const COUNT: u32 = 0 $(+ (1 $($(* <$ty as $crate::Numbered>::COUNT)+)?))+;

            #[allow(unused_assignments)]
            fn number(self) -> u32 {
                let mut base = 0_u32;
                $(
                    if let Self::$variant $(($($field),+))? = self {
                        let inner = 0_u32;
                        $($(
                            let inner = inner * <$ty as $crate::Numbered>::COUNT
                                + $crate::Numbered::number($field);
                        )+)?
                        return base + inner;
                    }
                    base += 1 $($(* <$ty as $crate::Numbered>::COUNT)+)?;
                )+
                unreachable!("every variant has returned")
            }

            #[allow(unused_assignments, unused_variables, unused_mut)]
            fn from_number(number: u32) -> Option<Self> {
                let mut rest = number;
                $(
                    let size: u32 = 1 $($(* <$ty as $crate::Numbered>::COUNT)+)?;
                    if rest < size {
                        let mut scale = size;
                        $($(
                            scale /= <$ty as $crate::Numbered>::COUNT;
                            let $field = <$ty as $crate::Numbered>::from_number(
                                rest / scale % <$ty as $crate::Numbered>::COUNT,
                            )?;
                        )+)?
                        return Some(Self::$variant $(($($field),+))?);
                    }
                    rest -= size;
                )+
                None
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $(Self::$variant $(($($field),+))? => {
                        f.write_str($word)?;
                        $($(write!(f, " {}", $field)?;)+)?
                        Ok(())
                    })+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut tokens = text.split_whitespace();
                let action = match tokens.next().unwrap_or_default() {
                    $($word => Self::$variant $(($({
                        let token = tokens.next().ok_or_else(|| $crate::NotationError::token(
                            text,
                            concat!("a ", stringify!($field), " after `", $word, "`"),
                        ))?;
                        token.parse::<$ty>()?
                    }),+))?,)+
                    verb => return Err($crate::NotationError::token(verb, [$($word),+].join(", "))),
                };
                match tokens.next() {
                    None => Ok(action),
                    Some(more) => Err($crate::NotationError::token(more, "nothing further")),
                }
            }
        }
    };
}
