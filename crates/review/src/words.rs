//! What a review says in sentences: the same on a page and in a terminal.

use std::sync::LazyLock;

use orrery_core::{Lang, Seat, Text, Words};

use crate::report::{Costly, Doubt, Review, Step};
use crate::{Estimate, Phrase};

/// The words of reviews.
pub static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(|lang| match lang {
        Lang::En => include_str!("../locales/en.ftl"),
        Lang::Pl => include_str!("../locales/pl.ftl"),
    })
});

/// Somebody who tells a review: in one language, with the names of those who sat there.
pub struct Teller<'a> {
    /// In which language.
    pub lang: Lang,
    /// What a seat is called.
    pub name_of: &'a dyn Fn(Seat) -> String,
}

impl Teller<'_> {
    /// A sentence without arguments.
    pub fn say(&self, key: &'static str) -> String {
        self.tell(&Text::new(key))
    }

    /// A sentence.
    pub fn tell(&self, text: &Text) -> String {
        WORDS.say_to(self.lang, text, &|seat| Some((self.name_of)(seat)))
    }

    /// A text of the game.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        phrase.say(self.lang, self.name_of)
    }

    /// A number as the language writes it.
    pub fn number(&self, number: f64, decimals: usize) -> String {
        let written = format!("{:.decimals$}", number.abs());
        let nothing = written.bytes().all(|byte| matches!(byte, b'0' | b'.'));
        let written = if self.lang == Lang::Pl { written.replace('.', ",") } else { written };
        // A hyphen would be read as a dash.
        if number < 0.0 && !nothing { format!("\u{2212}{written}") } else { written }
    }

    /// The same with its sign, for what is added.
    pub fn change(&self, number: f64, decimals: usize) -> String {
        let written = self.number(number, decimals);
        if number > 0.0 && written.bytes().any(|byte| (b'1'..=b'9').contains(&byte)) {
            format!("+{written}")
        } else {
            written
        }
    }

    fn percent(&self, text: Text, chance: &Estimate) -> Text {
        text.word("mean", self.number(chance.mean * 100.0, 0)).word("half", self.half(chance))
    }

    /// Half an interval in percentage points; an uncertainty is never rounded to nothing.
    fn half(&self, chance: &Estimate) -> String {
        let half = chance.half() * 100.0;
        if half > 0.0 && half < 1.0 { self.number(half.max(0.1), 1) } else { self.number(half, 0) }
    }

    /// A chance to win with its uncertainty; what is known has none.
    pub fn chance(&self, chance: &Estimate) -> String {
        if chance.samples == 0 && chance.error <= 0.0 {
            return format!("{}%", self.number(chance.mean * 100.0, 0));
        }
        self.tell(&self.percent(Text::new("chance"), chance))
    }

    /// A part of a margin with its uncertainty.
    pub fn part(&self, part: &Estimate, scale: f64) -> String {
        let decimals = usize::from(scale <= 1.0);
        let mean = self.change(part.mean * scale, decimals);
        format!("{mean} ± {}", self.number(part.half() * scale, decimals))
    }

    /// What was played, and its chance if that can be believed.
    pub fn played(&self, costly: &Costly) -> String {
        self.option("costly-played", &costly.played_words, &costly.chance_played, costly.doubt)
    }

    /// What the search would have played, and its chance if that can be believed.
    pub fn better(&self, costly: &Costly) -> String {
        self.option("costly-better", &costly.better_words, &costly.chance_better, costly.doubt)
    }

    fn option(&self, key: &'static str, action: &Phrase, chance: &Estimate, doubt: Option<Doubt>) -> String {
        let said = self.tell(&Text::new(key).word("action", self.phrase(action)));
        if doubt.is_some() {
            return said;
        }
        let chance = self.tell(&self.percent(Text::new("costly-chance"), chance));
        format!("{said} ({chance})")
    }

    /// What it cost, or why that cannot be said.
    pub fn verdict(&self, costly: &Costly) -> String {
        match costly.doubt {
            Some(Doubt::Close) => self.say("costly-close"),
            Some(Doubt::Contradicted) => self.say("costly-contradicted"),
            None => {
                let games = i64::from(2 * costly.playouts.samples);
                let text = self.percent(Text::new("costly-loss"), &costly.loss).amount("games", games);
                let change = |estimate: &Estimate| self.change(estimate.mean * 100.0, 0);
                let text = text.word("search", change(&costly.search));
                let text = text.word("playouts", change(&costly.playouts));
                self.tell(&text.word("around", self.half(&costly.playouts)))
            }
        }
    }

    /// What the search expects after its own choice; nothing if it expects nothing in particular.
    pub fn line(&self, costly: &Costly) -> Option<String> {
        let step = |step: &Step| {
            let words = self.phrase(&step.words);
            self.tell(&Text::new("costly-expected").seat("seat", step.seat).word("action", words))
        };
        let steps: Vec<_> = costly.line.iter().map(step).collect();
        let line = || self.tell(&Text::new("costly-line").word("line", steps.join("; ")));
        (!steps.is_empty()).then(line)
    }

    /// What was spent.
    pub fn budget(&self, review: &Review) -> String {
        let effort = review.effort;
        let numbers = [
            ("choices", review.choices.iter().sum()),
            ("first", effort.first),
            ("compared", effort.compared),
            ("worlds", effort.worlds),
            ("again", effort.again),
            ("more-worlds", effort.more_worlds),
            ("suspects", effort.suspects),
            ("searches", effort.searches),
            ("deep", effort.deep),
            ("playouts", effort.playouts),
            ("finalists", effort.finalists),
            ("more", effort.more_playouts),
            ("positions", effort.positions),
            ("position", effort.position),
            ("moments", review.course.len() as u32),
            ("resamples", effort.resamples),
            ("deals", effort.deals),
        ];
        let text = numbers
            .into_iter()
            .fold(Text::new("budget"), |text, (name, number)| text.word(name, number.to_string()));
        self.tell(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages() {
        let keys = |lang| WORDS.keys(lang).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(keys(Lang::En), keys(Lang::Pl));
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let teller = |lang| Teller { lang, name_of: &|seat| seat.to_string() };
        assert_eq!(teller(Lang::En).change(1.25, 1), "+1.2");
        assert_eq!(teller(Lang::Pl).change(-1.25, 1), "\u{2212}1,2");
        assert_eq!(teller(Lang::En).change(-0.01, 1), "0.0");
        let small = Estimate { mean: 0.5, error: 0.001, samples: 9 };
        assert_eq!(teller(Lang::En).chance(&small), "50% ± 0.2");
        assert_eq!(teller(Lang::En).chance(&Estimate::exact(1.0)), "100%");
    }
}
