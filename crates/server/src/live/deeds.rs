//! What a bot did for a player, and why: put into words of all languages at once, because the table of that moment is
//! gone later.

use std::collections::BTreeMap;

use orrery_bots::object::{Advice, Answer};
use orrery_core::{Lang, Seat, TableObject, Text};
use orrery_registry::Title;
use orrery_web::Voice;
use orrery_web::table as page;
use serde::{Deserialize, Serialize};

/// The most options that are stored.
const OPTIONS: usize = 3;
/// The most steps of an expected line.
const STEPS: usize = 4;

/// A text in each language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Said(BTreeMap<String, String>);

impl Said {
    /// In this language.
    pub fn get(&self, lang: Lang) -> &str {
        self.0.get(lang.code()).map_or("", String::as_str)
    }
}

/// A decision that was made for somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// What was decided.
    pub what: Said,
    /// The level of the bot; nothing if the clock gave the neutral answer.
    pub level: Option<String>,
    /// How many iterations the bot made.
    #[serde(default)]
    pub looks: u32,
    /// What it considered, the best first.
    #[serde(default)]
    pub options: Vec<Considered>,
}

/// An option that a bot has considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Considered {
    /// What.
    pub what: Said,
    /// Whether it was this one.
    pub chosen: bool,
    /// The chance to win after it, in percent.
    pub chance: i64,
    /// The final score that can be expected.
    pub score: i64,
    /// What is expected to follow: who does what.
    pub line: Vec<(Said, Said)>,
}

/// Puts things into words of all languages.
pub struct Scribe<'a> {
    /// The game.
    pub title: &'a dyn Title,
    /// What the seats are called.
    pub names: &'a [String],
}

impl Scribe<'_> {
    fn each(&self, say: impl Fn(&Voice<'_>) -> String) -> Said {
        let voice = |lang| Voice { words: self.title.words(), lang, names: self.names };
        Said(Lang::ALL.into_iter().map(|lang| (lang.code().to_owned(), say(&voice(lang)))).collect())
    }

    fn label(&self, label: &Text) -> Said {
        self.each(|voice| voice.say(label))
    }

    /// What an action of a seat is called before it is done.
    fn called(&self, table: &dyn TableObject, seat: Seat, notation: &str) -> Said {
        let found = table.candidates(seat).into_iter().find(|candidate| candidate.notation == notation);
        found.map_or_else(|| self.each(|_| notation.to_owned()), |candidate| self.label(&candidate.label))
    }

    /// The neutral answer that the clock gives.
    pub fn passed(&self, table: &dyn TableObject, seat: Seat, notation: &str) -> Thought {
        let what = self.called(table, seat, notation);
        Thought { what, level: None, looks: 0, options: Vec::new() }
    }

    /// What a bot chose, and why.
    pub fn chosen(&self, table: &dyn TableObject, seat: Seat, level: &str, answer: &Answer) -> Thought {
        let considered = |advice: &Advice| Considered {
            what: self.label(&advice.label),
            chosen: advice.notation == answer.notation,
            chance: percent(advice.win_chances.get(seat.index())),
            score: advice.scores.get(seat.index()).map_or(0, |score| score.round() as i64),
            line: advice
                .line
                .iter()
                .take(STEPS)
                .map(|step| (self.each(|voice| voice.name(step.seat)), self.label(&step.label)))
                .collect(),
        };
        Thought {
            what: self.called(table, seat, &answer.notation),
            level: Some(level.to_owned()),
            looks: answer.iterations,
            options: answer.advice.iter().take(OPTIONS).map(considered).collect(),
        }
    }
}

fn percent(chance: Option<&f32>) -> i64 {
    chance.map_or(0, |chance| (chance * 100.0).round() as i64)
}

impl Thought {
    /// As the store keeps it.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a thought is plain data")
    }

    /// As the page shows it to the owner of the seat.
    pub fn shown(&self, decision: u64, lang: Lang) -> page::Deed<'_> {
        let option = |option: &'_ Considered| page::DeedOption {
            what: option.what.get(lang).to_owned(),
            chosen: option.chosen,
            chance: option.chance,
            score: option.score,
            line: option
                .line
                .iter()
                .map(|(who, what)| format!("{}: {}", who.get(lang), what.get(lang)))
                .collect(),
        };
        page::Deed {
            decision,
            what: self.what.get(lang),
            level: self.level.as_deref(),
            looks: self.looks,
            options: self.options.iter().map(option).collect(),
        }
    }
}
