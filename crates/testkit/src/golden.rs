//! One whole game as text that a person can read and a reviewer can compare.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use orrery_core::seed::Dice;
use orrery_core::{Lang, Publish, SeatSet, Table, Words};
use serde_json::Value;

use crate::play::{Walk, mix};
use crate::subject::Subject;
use crate::told::{json, named};

/// Plays one game at random and writes down every decision with its question and the number of legal actions, what
/// chance brought, every event, and how the public view and the score sheet change. The same seed gives the same text
/// until the rules change; a game keeps one as a snapshot.
///
/// `table` is the place of the table in the subject's list.
pub fn golden<G: Publish>(subject: &Subject<G>, table: usize, seed: u32) -> String {
    let game = &subject.games()[table];
    let table = Table::open(Arc::clone(game), Dice::numbered(seed.into()));
    let mut walk = Walk::at(subject, table, seed.into());
    let mut page = Page { text: String::new(), words: Words::new(G::texts), view: BTreeMap::new() };
    page.line(format_args!("{} for {} seats, dice {seed}", G::ID, walk.table.seats().count()));
    page.line(format_args!("options {}", json(walk.game().options())));
    page.events(&walk, 0);
    page.changes(&walk);
    for step in 0.. {
        let Some((seat, action)) = walk.choice(mix(seed.into(), step) as usize) else { break };
        page.question(&walk, seat);
        let told = walk.table.log(SeatSet::EVERYBODY).count();
        let standing = walk.game().standing(walk.state(), SeatSet::NOBODY);
        if let Err(problem) = walk.act(seat, action) {
            page.line(format_args!("{problem}"));
            break;
        }
        page.decision(&walk);
        page.events(&walk, told);
        page.changes(&walk);
        if walk.game().standing(walk.state(), SeatSet::NOBODY) != standing {
            page.standing(&walk);
        }
    }
    page.line(format_args!("\nin the end"));
    page.standing(&walk);
    page.text
}

struct Page {
    text: String,
    words: Words,
    /// The public view when it was last looked at, each value by its path.
    view: BTreeMap<String, String>,
}

impl Page {
    fn line(&mut self, content: std::fmt::Arguments<'_>) {
        writeln!(self.text, "{content}").expect("writing to a string does not fail");
    }

    fn question<G: Publish>(&mut self, walk: &Walk<'_, G>, seat: orrery_core::Seat) {
        let number = walk.table.decisions().len() + 1;
        let mut candidates = Vec::new();
        walk.game().candidates(walk.state(), seat, &mut candidates);
        let legal = walk.table.legal(seat).len();
        let choice = format!("{legal} of {} legal", candidates.len());
        match walk.table.ask(seat) {
            Some(ask) => {
                let question = self.words.say(Lang::En, &ask.question);
                let reaction = if ask.reaction { ", a reaction" } else { "" };
                self.line(format_args!("\n{number}. {seat} {} {question} ({choice}{reaction})", ask.rule));
            }
            None => self.line(format_args!("\n{number}. {seat} of its own accord ({choice})")),
        }
    }

    fn decision<G: Publish>(&mut self, walk: &Walk<'_, G>) {
        let Some(last) = walk.table.decisions().last() else { return };
        let sealed = if last.audience == SeatSet::EVERYBODY {
            String::new()
        } else {
            format!(" [for {}]", named(last.audience))
        };
        self.line(format_args!("> {}{sealed}", last.action));
        let chance: Vec<_> = last.chance.iter().map(ToString::to_string).collect();
        if !chance.is_empty() {
            self.line(format_args!("  chance {}", chance.join(", ")));
        }
        let awaited = walk.table.awaiting();
        if awaited.len() > 1 {
            self.line(format_args!("  awaits {}", named(awaited)));
        }
    }

    fn events<G: Publish>(&mut self, walk: &Walk<'_, G>, from: usize) {
        for told in walk.table.log(SeatSet::EVERYBODY).skip(from) {
            let said = self.words.say(Lang::En, &walk.game().tell(&told.event));
            if told.audience == SeatSet::EVERYBODY {
                self.line(format_args!("  - {said}"));
            } else {
                self.line(format_args!("  - [for {}] {said}", named(told.audience)));
            }
        }
    }

    fn changes<G: Publish>(&mut self, walk: &Walk<'_, G>) {
        let view = walk.game().view(walk.state(), SeatSet::NOBODY);
        let mut now = BTreeMap::new();
        flatten("", &serde_json::to_value(view).expect("a view is plain data"), &mut now);
        let before = std::mem::replace(&mut self.view, now.clone());
        for (path, value) in &now {
            match before.get(path) {
                Some(old) if old == value => {}
                Some(old) => self.line(format_args!("  {path}: {old} -> {value}")),
                None => self.line(format_args!("  {path}: {value}")),
            }
        }
        for path in before.keys().filter(|path| !now.contains_key(*path)) {
            self.line(format_args!("  {path}: gone"));
        }
    }

    fn standing<G: Publish>(&mut self, walk: &Walk<'_, G>) {
        let standing = walk.game().standing(walk.state(), SeatSet::NOBODY);
        for column in &standing.columns {
            let part = |part: &orrery_core::tally::Part| {
                format!("{} {}", part.amount, self.words.say(Lang::En, &part.what))
            };
            let parts: Vec<_> = column.score.parts.iter().map(part).collect();
            let ties: Vec<_> = column.tie_breaks.iter().map(part).collect();
            let line = format!("{} rank {}: {}", column.seat, column.rank, column.total);
            let parts = if parts.is_empty() { String::new() } else { format!(" = {}", parts.join(" + ")) };
            let ties = if ties.is_empty() { String::new() } else { format!(" | {}", ties.join(", ")) };
            self.line(format_args!("  {line}{parts}{ties}"));
        }
        if let Some(ended) = &standing.ended {
            let ended = self.words.say(Lang::En, ended);
            self.line(format_args!("  {ended}"));
        }
    }
}

/// Each plain value by its path; a list of plain values is one value.
fn flatten(path: &str, value: &Value, into: &mut BTreeMap<String, String>) {
    let join = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| flatten(&join(name), value, into)),
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            items.iter().enumerate().for_each(|(n, item)| flatten(&join(&(n + 1).to_string()), item, into));
        }
        plain => into.extend([(path.to_owned(), plain.to_string())]),
    }
}
