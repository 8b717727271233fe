//! What the teacher says now.

use std::cell::LazyCell;

use serde_json::Value;

use super::place::Place;
use super::{Fact, Guide, Reading, Step, Topic};
use crate::object::TableObject;
use crate::seat::{Seat, SeatSet};
use crate::text::{Arg, Text};

/// What the teacher says, filled in.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// Which step it is; empty for a decision without words of its own.
    pub id: String,
    /// What is going on.
    pub text: Text,
    /// What to do.
    pub proposal: Option<Proposal>,
    /// What lights up on the page.
    pub light: Vec<String>,
    /// The rule that says more.
    pub rule: Option<String>,
}

/// Something to do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Proposal {
    /// In notation.
    pub notation: String,
    /// In words.
    pub label: Text,
    /// Why; nothing where it is a part of what was explained before.
    pub why: Option<Text>,
}

impl Guide {
    /// What the teacher says to the learner now: each part is true of this table. Nothing if the learner is not asked, or
    /// if there is nothing to say.
    pub fn said(&self, table: &dyn TableObject) -> Vec<Said> {
        let learner = self.learner();
        let Some(asked) = table.ask(learner).filter(|_| table.awaiting().contains(learner)) else {
            return Vec::new();
        };
        let now = Now { table, learner, asked: &asked.question.key, view: view(table, learner) };
        match self.place(table) {
            Place::OnLine(steps, silent) => {
                let said = steps.into_iter().filter_map(|step| now.say(step));
                said.chain(silent.and_then(|action| now.go_on(action))).collect()
            }
            Place::Elsewhere => {
                let done = own_verbs(table, learner);
                let concerns = |topic: &&Topic| {
                    topic.ask.iter().any(|key| *key == asked.question.key)
                        && !topic.until.iter().any(|verb| done.contains(verb))
                };
                self.topics.iter().filter(concerns).filter_map(|topic| now.say(&topic.say)).take(1).collect()
            }
        }
    }
}

/// What the learner sees, as data.
fn view(table: &dyn TableObject, learner: Seat) -> Value {
    table.view(SeatSet::only(learner))
}

/// The first word of everything that a seat has done.
fn own_verbs(table: &dyn TableObject, seat: Seat) -> Vec<String> {
    let own = table.lines(0).into_iter().filter(|line| line.seat == seat);
    own.filter_map(|line| line.action.split(' ').next().map(str::to_owned)).collect()
}

/// The table at the moment at which something is said.
struct Now<'a> {
    table: &'a dyn TableObject,
    learner: Seat,
    asked: &'a str,
    view: Value,
}

impl Now<'_> {
    /// A step filled in, if all of it is true.
    fn say(&self, step: &Step) -> Option<Said> {
        if !step.holds.iter().all(|fact| self.holds(fact)) {
            return None;
        }
        let proposed = match &step.play {
            Some(notation) => Some((notation, self.label(notation)?)),
            None => None,
        };
        let after = LazyCell::new(|| {
            let after = self.table.after(self.learner, &[step.play.clone()?]).ok()?;
            Some(view(&*after, self.learner))
        });
        let args = step
            .with
            .iter()
            .map(|(name, reading)| Some((name.clone().into(), self.read(reading, &|| after.as_ref())?)));
        let args: Vec<_> = args.collect::<Option<_>>()?;
        let text = |key: String| Text { key: key.into(), args: args.clone() };
        let proposal = proposed.map(|(notation, label)| Proposal {
            notation: notation.clone(),
            label,
            why: Some(text(format!("guide-{}-why", step.id))),
        });
        Some(Said {
            id: step.id.clone(),
            text: text(format!("guide-{}", step.id)),
            proposal,
            light: step.light.clone(),
            rule: step.rule.clone(),
        })
    }

    /// A decision of the line that needs no words of its own, such as the next part of a payment.
    fn go_on(&self, action: &str) -> Option<Said> {
        let proposal = Proposal { notation: action.to_owned(), label: self.label(action)?, why: None };
        let text = Text::new("guide-go-on");
        Some(Said { id: String::new(), text, proposal: Some(proposal), light: Vec::new(), rule: None })
    }

    /// What an action that is possible is called.
    fn label(&self, action: &str) -> Option<Text> {
        let mut candidates = self.table.candidates(self.learner).into_iter();
        let chosen = candidates.find(|found| found.notation == action && found.refusal.is_none())?;
        Some(chosen.label)
    }

    fn holds(&self, fact: &Fact) -> bool {
        let number = |place: &str| number(&self.view, place);
        let at = |place: &str| self.view.pointer(place);
        match fact {
            Fact::Is(place, wanted) => number(place) == Some(*wanted),
            Fact::AtLeast(place, least) => number(place).is_some_and(|found| found >= *least),
            Fact::AtMost(place, most) => number(place).is_some_and(|found| found <= *most),
            Fact::Says(place, word) => at(place).and_then(Value::as_str) == Some(word),
            Fact::Has(place, word) => at(place)
                .and_then(Value::as_array)
                .is_some_and(|list| list.iter().any(|entry| entry.as_str() == Some(word))),
            Fact::Counts(place, count) => at(place).and_then(Value::as_array).map(Vec::len) == Some(*count),
            Fact::Can(notation) => self.table.check(self.learner, notation).is_ok(),
            Fact::Cannot(notation) => self.table.check(self.learner, notation).is_err(),
            Fact::Asked(key) => self.asked == key,
        }
    }

    fn read<'v>(&self, reading: &Reading, after: &dyn Fn() -> Option<&'v Value>) -> Option<Arg> {
        let change = |place: &str| Some(number(after()?, place)? - number(&self.view, place)?);
        let amount = match reading {
            Reading::See(place) => number(&self.view, place)?,
            Reading::Count(place) => self.view.pointer(place)?.as_array()?.len() as i64,
            Reading::Costs(place) => -change(place).filter(|change| *change < 0)?,
            Reading::Gains(place) => change(place).filter(|change| *change > 0)?,
            Reading::Rule(amount, _) => *amount,
            Reading::Name(key) => return Some(Arg::Name(key.clone().into())),
            Reading::NameAt(beginning, place) => {
                let word = self.view.pointer(place)?.as_str()?;
                return Some(Arg::Name(format!("{beginning}{word}").into()));
            }
            Reading::Who(seat) => return Some(Arg::Seat(Seat::new(*seat))),
        };
        Some(Arg::Amount(amount))
    }
}

/// The number at a place.
fn number(view: &Value, place: &str) -> Option<i64> {
    view.pointer(place)?.as_i64()
}
