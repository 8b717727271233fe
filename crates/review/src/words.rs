//! What a review says in sentences: the same on a page and in a terminal.

use std::sync::LazyLock;

use orrery_core::{Lang, Seat, Text, Words};

use crate::exercises::Exercise;
use crate::report::{Costly, Difference, Doubt, Review, Step};
use crate::stages::ROUNDS;
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

    /// What was played, in words.
    pub fn played(&self, costly: &Costly) -> String {
        self.phrase(&costly.played_words)
    }

    /// What the search would have played, in words.
    pub fn better(&self, costly: &Costly) -> String {
        self.phrase(&costly.better_words)
    }

    /// What it cost, as one would say it.
    pub fn cost(&self, seat: Seat, costly: &Costly) -> String {
        match costly.doubt {
            Some(Doubt::Close) => return self.say("costly-close"),
            Some(Doubt::Contradicted) => return self.say("costly-contradicted"),
            None => {}
        }
        let cost = self.tell(&Text::new("cost").amount("in", one_in(costly.loss.mean)));
        match &costly.contrast {
            None => format!("{cost}."),
            Some(difference) => {
                format!("{cost}: {}", self.difference(seat, &self.better(costly), difference))
            }
        }
    }

    /// Why the best answer of an exercise is best.
    pub fn reason(&self, exercise: &Exercise) -> String {
        let (best, second) = (self.phrase(&exercise.best_words), self.phrase(&exercise.second_words));
        let ahead = f64::midpoint(exercise.search.mean, exercise.games.mean);
        let text = Text::new("exercise-ahead")
            .word("best", best.clone())
            .word("second", second)
            .amount("in", one_in(ahead));
        let ahead = self.tell(&text);
        match &exercise.reason {
            None => format!("{ahead}."),
            Some(difference) => format!("{ahead}: {}", self.difference(exercise.seat, &best, difference)),
        }
    }

    /// How that was found out.
    pub fn proof(&self, exercise: &Exercise) -> String {
        let percent = |estimate: &Estimate| self.part(estimate, 100.0);
        let text = Text::new("exercise-proof")
            .word("search", percent(&exercise.search))
            .word("games", percent(&exercise.games))
            .amount("count", i64::from(exercise.games.samples));
        self.tell(&text)
    }

    fn difference(&self, seat: Seat, better: &str, difference: &Difference) -> String {
        let phrase = |phrase: &Option<Phrase>| phrase.as_ref().map(|phrase| self.phrase(phrase));
        let what = phrase(&difference.what);
        let text = match (difference.leads_from, what.is_some()) {
            (Some(_), true) => Text::new("difference-leads"),
            (Some(_), false) => Text::new("difference-leads-points"),
            (None, true) => Text::new("difference-more"),
            (None, false) => Text::new("difference-more-points"),
        };
        let decimals = usize::from(difference.more < 1.95);
        let text = text
            .seat("seat", seat)
            .word("better", better.to_owned())
            .amount("from", i64::from(difference.leads_from.unwrap_or(difference.round)))
            .amount("round", i64::from(difference.round))
            .word("more", self.number(difference.more, decimals));
        let text = text.word("what", what.unwrap_or_default());
        self.tell(&text.word("lead", phrase(&difference.lead).unwrap_or_default()))
    }

    /// The numbers behind it.
    pub fn verdict(&self, costly: &Costly) -> String {
        let change = |estimate: &Estimate| self.change(estimate.mean * 100.0, 0);
        let games = i64::from(2 * costly.playouts.samples);
        let key = if costly.horizon.is_some() { "costly-loss-ahead" } else { "costly-loss" };
        let text = self.percent(Text::new(key), &costly.loss).amount("games", games);
        let text = text
            .amount("ahead", i64::from(costly.horizon.unwrap_or(0)))
            .word("search", change(&costly.search))
            .word("playouts", change(&costly.playouts))
            .word("around", self.half(&costly.playouts));
        let chances = Text::new("costly-chances")
            .word("played", self.chance(&costly.chance_played))
            .word("better", self.chance(&costly.chance_better));
        format!("{} {}", self.tell(&text), self.tell(&chances))
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
            ("judged", (review.judged / 1000) as u32),
        ];
        let rounds: Vec<_> = ROUNDS.iter().map(|(count, _)| count.to_string()).collect();
        let text = numbers
            .into_iter()
            .fold(Text::new("budget"), |text, (name, number)| text.word(name, number.to_string()));
        self.tell(&text.word("rounds", rounds.join(", ")))
    }
}

/// How many games there are to one that was lost by it.
pub(crate) fn one_in(loss: f64) -> i64 {
    let exact = (1.0 / loss.max(0.001)).round() as i64;
    match exact {
        ..=2 => 2,
        3..=6 => exact,
        7 | 8 => 8,
        9..=12 => 10,
        13..=30 => 20,
        _ => 50,
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
