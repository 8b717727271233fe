//! Text as a key with arguments: words come at the edge, in the reader's language.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// A message of a game's `.ftl` files with what fills it in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Text {
    /// The message.
    pub key: Cow<'static, str>,
    /// Its arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What can fill in a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, with the plural forms of the language.
    Amount(i64),
    /// Whoever sits there.
    Seat(Seat),
    /// The name of a thing: a message of its own, always in the nominative.
    Name(Cow<'static, str>),
    /// Words that stand for themselves, such as a rule number.
    Word(Cow<'static, str>),
    /// A whole message within the message.
    Text(Text),
    /// Several, listed as the language lists them.
    List(Vec<Text>),
    /// Several whole sentences, one after another.
    Sentences(Vec<Text>),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

macro_rules! amounts {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(amount: $number) -> Self {
                Self::Amount(amount.into())
            }
        })+
    };
}

amounts!(u8, i8, u16, i16, u32, i32, i64);

impl Text {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Self {
        Self { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// A message whose key is made from a row's id.
    pub const fn named(key: String) -> Self {
        Self { key: Cow::Owned(key), args: Vec::new() }
    }

    /// With a number.
    #[must_use]
    pub fn amount(self, name: &'static str, amount: impl Into<i64>) -> Self {
        self.with(name, Arg::Amount(amount.into()))
    }

    /// With a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// With the name of a thing.
    #[must_use]
    pub fn name(self, name: &'static str, key: impl Into<Cow<'static, str>>) -> Self {
        self.with(name, Arg::Name(key.into()))
    }

    /// With words that stand for themselves.
    #[must_use]
    pub fn word(self, name: &'static str, word: impl Into<Cow<'static, str>>) -> Self {
        self.with(name, Arg::Word(word.into()))
    }

    /// With a message inside.
    #[must_use]
    pub fn text(self, name: &'static str, text: Text) -> Self {
        self.with(name, Arg::Text(text))
    }

    /// With a list of messages inside.
    #[must_use]
    pub fn list(self, name: &'static str, texts: Vec<Text>) -> Self {
        self.with(name, Arg::List(texts))
    }

    /// With whole sentences inside.
    #[must_use]
    pub fn sentences(self, name: &'static str, texts: Vec<Text>) -> Self {
        self.with(name, Arg::Sentences(texts))
    }

    pub(crate) fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((Cow::Borrowed(name), arg));
        self
    }

    /// Whether it speaks of whoever sits there.
    pub fn speaks_of(&self, seat: Seat) -> bool {
        self.args.iter().any(|(_, arg)| match arg {
            Arg::Seat(named) => *named == seat,
            Arg::Text(text) => text.speaks_of(seat),
            Arg::List(texts) | Arg::Sentences(texts) => texts.iter().any(|text| text.speaks_of(seat)),
            Arg::Amount(_) | Arg::Name(_) | Arg::Word(_) => false,
        })
    }

    /// Calls `visit` with every key that saying this text looks up.
    pub fn keys(&self, visit: &mut dyn FnMut(&str)) {
        visit(&self.key);
        for (_, arg) in &self.args {
            match arg {
                Arg::Name(key) => visit(key),
                Arg::Text(text) => text.keys(visit),
                Arg::List(texts) | Arg::Sentences(texts) => texts.iter().for_each(|text| text.keys(visit)),
                Arg::Amount(_) | Arg::Seat(_) | Arg::Word(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_speaks_of_the_seats_in_it_however_deep() {
        let (one, two, three) = (Seat::new(0), Seat::new(1), Seat::new(2));
        let inner = Text::new("loses").seat("who", two).amount("count", 2);
        let text = Text::new("attack").seat("who", one).list("losses", vec![Text::new("none"), inner]);
        assert!(text.speaks_of(one) && text.speaks_of(two) && !text.speaks_of(three));
        let text = Text::new("round").sentences("all", vec![Text::new("so").text("what", text)]);
        assert!(text.speaks_of(two) && !text.speaks_of(three));
    }
}
