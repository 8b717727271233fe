//! Names, sentences and numbers in the reader's language.

use orrery_arena::compare::{Measure, Subject};
use orrery_core::{Lang, Text, Words};

/// The sentences of the simulator; names come from the words of the game.
fn texts(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../locales/simulate.en.ftl"),
        Lang::Pl => include_str!("../../locales/simulate.pl.ftl"),
    }
}

/// Says everything in one language. Where two contents are compared, a name that the first lacks is the second's.
pub struct Voice<'a> {
    own: Words,
    games: Vec<&'a Words>,
    /// In which language.
    pub lang: Lang,
}

impl<'a> Voice<'a> {
    /// With the words of a game, once for each content.
    pub fn new(games: Vec<&'a Words>, lang: Lang) -> Self {
        Self { own: Words::new(texts), games, lang }
    }

    /// A sentence of the simulator.
    pub fn say(&self, key: &'static str) -> String {
        self.tell(&Text::new(key))
    }

    /// The same with arguments.
    pub fn tell(&self, text: &Text) -> String {
        self.own.say(self.lang, text)
    }

    /// The name of a thing of the game.
    pub fn name(&self, key: &str) -> String {
        let knows = |words: &&&Words| words.has(self.lang, key);
        match self.games.iter().find(knows) {
            Some(words) => words.say(self.lang, &Text::named(key.to_owned())),
            None => key.to_owned(),
        }
    }

    /// The heading of a kind of facts.
    pub fn kind(&self, kind: &str) -> String {
        self.name(kind)
    }

    /// Why a game ended, without the full stop of a sentence.
    pub fn ending(&self, key: &str) -> String {
        let name = self.name(key);
        name.strip_suffix('.').map_or_else(|| name.clone(), str::to_owned)
    }

    /// When a seat has its first turn, counted from 0.
    pub fn order(&self, before: usize) -> String {
        self.tell(&Text::new("order").amount("number", before as i64 + 1))
    }

    /// A place at the table, counted from 0.
    pub fn place(&self, index: usize) -> String {
        self.tell(&Text::new("place").amount("number", index as i64 + 1))
    }

    /// What a comparison has looked at: the thing, and what was measured of it.
    pub fn subject(&self, subject: &Subject, bots: &[String]) -> (String, String) {
        let number: usize = subject.key.parse().unwrap_or(1);
        let key = subject.key.as_str();
        match (subject.kind, subject.measure) {
            ("bot", measure) => {
                let bot = bots.get(number - 1).cloned().unwrap_or_default();
                let what = Text::new("bot-at").word("bot", bot).amount("number", number as i64);
                let is_score = measure == Measure::Mean;
                (self.tell(&what), self.say(if is_score { "measure-score" } else { "measure-win-rate" }))
            }
            ("turn_order", _) => {
                let what = Text::new("order-number").amount("number", number as i64);
                (self.tell(&what), self.say("measure-win-rate"))
            }
            ("ending", _) => (self.ending(key), self.say("measure-games")),
            ("source", _) => (self.name(key), self.say("measure-points")),
            ("game", _) => {
                let per = if key == "score" { "measure-points" } else { "measure-per-game" };
                (self.tell(&Text::named(format!("game-{key}"))), self.say(per))
            }
            (_, Measure::WinRate) => (self.name(key), self.say("measure-win-rate")),
            (_, Measure::Share | Measure::Mean) => (self.name(key), self.say("measure-share")),
        }
    }

    fn comma(&self, number: String) -> String {
        match self.lang {
            Lang::En => number,
            Lang::Pl => number.replace('.', ","),
        }
    }

    /// A number with so many places after the point.
    pub fn decimal(&self, value: f64, places: usize) -> String {
        self.comma(format!("{value:.places$}"))
    }

    /// A difference, with its sign.
    pub fn signed(&self, value: f64, places: usize) -> String {
        // What rounds to nothing has no sign.
        let shown = format!("{value:+.places$}");
        let is_zero = shown.chars().all(|c| !c.is_ascii_digit() || c == '0');
        let shown = if is_zero { shown.trim_start_matches(['+', '-']).to_owned() } else { shown };
        self.comma(shown.replace('-', "\u{2212}"))
    }

    /// A part of 1 in per cent.
    pub fn percent(&self, part: f64) -> String {
        self.decimal(part * 100.0, 1) + "%"
    }

    /// A whole number in groups of three.
    pub fn count(&self, number: u64) -> String {
        count(self.lang, number)
    }
}

/// A whole number in groups of three, as a language writes it.
pub fn count(lang: Lang, number: u64) -> String {
    let digits = number.to_string();
    let space = match lang {
        Lang::En => ',',
        Lang::Pl => '\u{a0}',
    };
    let mut shown = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            shown.push(space);
        }
        shown.push(digit);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    fn voice(lang: Lang) -> Voice<'static> {
        Voice::new(Vec::new(), lang)
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        assert_eq!(voice(Lang::En).count(1_234_567), "1,234,567");
        assert_eq!(voice(Lang::Pl).count(1_234_567), "1\u{a0}234\u{a0}567");
        assert_eq!(voice(Lang::En).count(999), "999");
        assert_eq!(voice(Lang::En).percent(0.2514), "25.1%");
        assert_eq!(voice(Lang::Pl).percent(0.2514), "25,1%");
        assert_eq!(voice(Lang::En).signed(-0.04, 1), "0.0");
        assert_eq!(voice(Lang::En).signed(-0.4, 1), "\u{2212}0.4");
        assert_eq!(voice(Lang::Pl).signed(2.0, 1), "+2,0");
    }

    #[test]
    fn both_languages_say_the_same() {
        let words = Words::new(texts);
        let [english, polish] = Lang::ALL.map(|lang| words.keys(lang).map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(english, polish);
    }
}
