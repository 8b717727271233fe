//! `orrery replay --all`: every table of a server's database.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use orrery_core::revisions::Difference;
use orrery_core::{Lang, Standing, Text};
use orrery_server::app::Titles;
use orrery_server::config::{Config, Database};
use orrery_server::replays::{self, Replayed, Same};

use crate::error::CliError;

/// What has been seen so far.
#[derive(Default)]
struct Seen {
    tables: usize,
    decisions: usize,
    /// What does not replay the same: table and reason.
    broken: Vec<String>,
    /// For each game and revision that is not the newest: what was changed since, and how often it makes a difference.
    older: BTreeMap<(String, u16), Older>,
}

#[derive(Default)]
struct Older {
    tables: usize,
    changes: Vec<String>,
    differences: Vec<String>,
}

/// Replays all tables and prints what came out; an error if one does not come to the same.
pub fn run(database: Option<&Path>, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let database = database.map_or_else(|| Config::default().database, Database::named);
    let mut seen = Seen::default();
    let waiting = replays::all(&database, &Titles::new(orrery_registry::all()), |replayed| {
        seen.note(replayed, lang);
    });
    let waiting = waiting.map_err(|error| CliError::Request(error.to_string()))?;
    let Seen { tables, decisions, broken, older } = seen;
    if !broken.is_empty() {
        return Err(CliError::Request(format!(
            "{} of {tables} tables do not replay the same under this build; let them end under the build that they run on, \
             and report this:\n{}",
            broken.len(),
            broken.join("\n")
        )));
    }
    writeln!(out, "{database}: {tables} tables with {decisions} decisions; {waiting} have not begun")?;
    for ((game, revision), older) in &older {
        print_older(game, *revision, older, out)?;
    }
    writeln!(out, "every one of them replays the same under this build")?;
    Ok(())
}

fn print_older(game: &str, revision: u16, older: &Older, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "\n{game}: {} tables follow revision {revision} of the rules. Since then:", older.tables)?;
    for change in &older.changes {
        writeln!(out, "  {change}")?;
    }
    let same = older.tables - older.differences.len();
    writeln!(out, "  That would make no difference at {same} of them so far.")?;
    for difference in &older.differences {
        writeln!(out, "  {difference}")?;
    }
    writeln!(out)?;
    Ok(())
}

impl Seen {
    fn note(&mut self, replayed: Replayed, lang: Lang) {
        self.tables += 1;
        let Replayed { id, game, outcome } = replayed;
        let same = match outcome {
            Ok(same) => same,
            Err(error) => {
                self.broken.push(format!("  {game}, table {id}: {error}"));
                return;
            }
        };
        self.decisions += same.record.decisions.len();
        let newest = same.title.revision();
        if same.revision == newest {
            return;
        }
        let words = same.title.words();
        let older = self.older.entry((game, same.revision)).or_default();
        older.tables += 1;
        if older.changes.is_empty() {
            let change = |revision| {
                let text = words.say(lang, &Text::named(format!("revision-{revision}")));
                format!("revision {revision}: {text}")
            };
            older.changes = (same.revision + 1..=newest).map(change).collect();
        }
        if let Some(difference) = &same.under_newest {
            older.differences.push(format!("table {id}, {}", in_words(&same, difference, lang)));
        }
    }
}

/// Where a game and the newest rules part, for people.
fn in_words(same: &Same, difference: &Difference, lang: Lang) -> String {
    let words = same.title.words();
    let told = |texts: &[Text]| {
        let said: Vec<_> = texts.iter().map(|text| words.say(lang, text)).collect();
        if said.is_empty() { "nothing to tell".to_owned() } else { said.join(" / ") }
    };
    let at = |decision: &usize| match same.record.decisions.get(decision - 1) {
        Some(line) => format!("decision {decision} ({}: {})", line.seat, line.action),
        None => format!("decision {decision}"),
    };
    match difference {
        Difference::Deal { was, would_be } => {
            format!("the deal:\n    it was: {}\n    it would be: {}", told(was), told(would_be))
        }
        Difference::Refused { decision, reason } => {
            let why = words.say(lang, &reason.text);
            format!("{}:\n    it would not be allowed: {}: {why}", at(decision), reason.rule)
        }
        Difference::Outcome { decision, was, would_be } => {
            format!("{}:\n    it was: {}\n    it would be: {}", at(decision), told(was), told(would_be))
        }
        Difference::Length { decision } => {
            format!("after {decision} decisions the game would be over, or would not be over any more")
        }
        Difference::Result { was, would_be } => {
            format!("in the end:\n    it was: {}\n    it would be: {}", scores(was), scores(would_be))
        }
    }
}

fn scores(standing: &Standing) -> String {
    let each: Vec<_> =
        standing.columns.iter().map(|column| format!("{} {}", column.seat, column.total)).collect();
    each.join(", ")
}
