//! A text as it was said, in every language: a review is kept longer than the keys of a build.

use std::collections::BTreeMap;

use orrery_core::seat::MOST_SEATS;
use orrery_core::{Lang, Seat, Text, Words};
use serde::{Deserialize, Serialize};

/// Stands for the name of the first seat, the next character for the next seat: no text holds them otherwise.
const FIRST: u32 = 0xe100;

/// A text in all languages, with room for the names of those who sat there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Phrase(BTreeMap<Lang, String>);

fn mark(seat: Seat) -> Option<String> {
    char::from_u32(FIRST + seat.index() as u32).map(String::from)
}

impl Phrase {
    /// A text of a game.
    pub fn of(words: &Words, text: &Text) -> Self {
        Self(Lang::ALL.map(|lang| (lang, words.say_to(lang, text, &mark))).into())
    }

    /// Words that stand for themselves in any language, such as a notation.
    pub fn plain(words: &str) -> Self {
        Self(Lang::ALL.map(|lang| (lang, words.to_owned())).into())
    }

    /// In this language, with these names.
    pub fn say(&self, lang: Lang, name_of: &dyn Fn(Seat) -> String) -> String {
        let mut said = self.0.get(&lang).or_else(|| self.0.values().next()).cloned().unwrap_or_default();
        for seat in (0..MOST_SEATS).map(Seat::new) {
            if let Some(mark) = mark(seat).filter(|mark| said.contains(mark.as_str())) {
                said = said.replace(&mark, &name_of(seat));
            }
        }
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_when_it_is_read() {
        let words = Words::new(|lang| match lang {
            Lang::En => "attack = attack { $whom }",
            Lang::Pl => "attack = atak: { $whom }",
        });
        let phrase = Phrase::of(&words, &Text::new("attack").seat("whom", Seat::new(1)));
        let kept = serde_json::to_string(&phrase).unwrap();
        let phrase: Phrase = serde_json::from_str(&kept).unwrap();
        let names = |seat: Seat| ["Ada", "Bo"][seat.index()].to_owned();
        assert!(phrase.say(Lang::En, &names).contains("Bo"), "{phrase:?}");
        assert!(phrase.say(Lang::Pl, &names).starts_with("atak"), "{phrase:?}");
    }
}
