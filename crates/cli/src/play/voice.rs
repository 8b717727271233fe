//! Words for the player: the game's and the terminal's own, in the language of the moment.

use orrery_core::{Lang, Seat, Seats, Text, Words};

use super::screen::{Colours, Look};

/// The terminal's own messages.
fn texts(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../locales/en.ftl"),
        Lang::Pl => include_str!("../../locales/pl.ftl"),
    }
}

/// Says things in a language.
pub struct Voice<'a> {
    game: &'a Words,
    seats: Seats,
    own: Words,
    /// The language of the moment.
    pub lang: Lang,
    /// The colours of the terminal.
    pub colours: Colours,
}

impl<'a> Voice<'a> {
    /// For a game.
    pub fn new(game: &'a Words, seats: Seats, lang: Lang, colours: Colours) -> Self {
        Self { game, seats, own: Words::new(texts), lang, colours }
    }

    /// A text of the game.
    pub fn game(&self, text: &Text) -> String {
        self.game.say_to(self.lang, text, &|seat| Some(self.seat(seat)))
    }

    /// The same without colours, for what is painted as a whole.
    pub fn plain(&self, text: &Text) -> String {
        self.game.say(self.lang, text)
    }

    /// A text of the terminal.
    pub fn own(&self, text: &Text) -> String {
        self.own.say_to(self.lang, text, &|seat| Some(self.seat(seat)))
    }

    /// A text of the terminal in a language that is not the one of the moment.
    pub fn own_in(&self, lang: Lang, text: &Text) -> String {
        self.own.say(lang, text)
    }

    /// A seat in its colour; where nobody sits, the rules play.
    pub fn seat(&self, seat: Seat) -> String {
        let number = Text::new("seat").amount("number", u8::from(seat));
        let automa = if self.seats.contains(seat) { None } else { self.game.automa(self.lang) };
        let name = automa.unwrap_or_else(|| self.own.say(self.lang, &number));
        self.paint(Look::Seat(seat.index()), &name)
    }

    /// A text in a look.
    pub fn paint(&self, look: Look, text: &str) -> String {
        self.colours.paint(look, text)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Each message with the arguments that it takes.
    fn messages(lang: Lang) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
        let mut all: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        let mut key = "";
        for line in texts(lang).lines() {
            if let Some((name, _)) = line.split_once(" = ").filter(|_| !line.starts_with([' ', '#'])) {
                key = name;
                assert!(all.insert(key, BTreeSet::new()).is_none(), "{lang} has `{key}` twice");
            }
            let arguments = line.split('$').skip(1).filter_map(|rest| rest.split([' ', '}']).next());
            all.entry(key).or_default().extend(arguments);
        }
        all
    }

    #[test]
    fn languages_have_the_same_messages_with_the_same_arguments() {
        let [first, others @ ..] = Lang::ALL.map(messages);
        for other in others {
            assert_eq!(first, other);
        }
    }

    #[test]
    fn what_the_terminal_says_has_words_and_every_word_is_said() {
        let sources = [
            include_str!("advice.rs"),
            include_str!("asking.rs"),
            include_str!("command.rs"),
            include_str!("files.rs"),
            include_str!("lookup.rs"),
            include_str!("news.rs"),
            include_str!("session.rs"),
            include_str!("teacher.rs"),
        ];
        let known = messages(Lang::En);
        let literals: BTreeSet<_> =
            sources.iter().flat_map(|text| text.split('"').skip(1).step_by(2)).collect();
        for key in known.keys().filter(|key| !key.is_empty()) {
            assert!(literals.contains(key), "nobody says `{key}`");
        }
        for source in sources {
            for named in source.split("Text::new(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(known.contains_key(named), "`{named}` has no words");
            }
        }
    }
}
