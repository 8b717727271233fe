//! A summary as tables to be read in a terminal.

use std::io::Write;

use orrery_arena::{Counted, Summary};
use orrery_core::Text;

use super::facts::{ranked, steps};
use super::table::Table;
use super::voice::Voice;
use crate::error::CliError;

/// Prints what came of a run.
pub fn print(
    summary: &Summary,
    title: &str,
    voice: &Voice<'_>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    print_head(summary, title, voice, out)?;
    print_bots(summary, voice, out)?;
    print_order(summary, voice, out)?;
    if let Some(mixed) = mixed(summary, voice) {
        writeln!(out, "\n{mixed}")?;
    }
    for kind in summary.kinds() {
        print_kind(summary, kind, voice, out)?;
    }
    print_sources(summary, voice, out)?;
    print_scores(summary, voice, out)?;
    print_length(summary, voice, out)
}

/// What was played, and how fast.
pub fn print_head(
    summary: &Summary,
    title: &str,
    voice: &Voice<'_>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    writeln!(out, "{title}\n{}", head(summary, voice))?;
    if let Some(stopped) = stopped(summary, voice) {
        writeln!(out, "{stopped}")?;
    }
    let time = Text::new("run-time")
        .word("seconds", voice.decimal(summary.seconds, 1))
        .word("rate", voice.decimal(summary.games as f64 / summary.seconds.max(1e-9), 1))
        .word("decisions", voice.count(summary.decisions));
    writeln!(out, "{}", voice.tell(&time))?;
    Ok(())
}

/// What was played, in a line.
pub fn head(summary: &Summary, voice: &Voice<'_>) -> String {
    let head = Text::new("run-head")
        .amount("games", summary.games as i64)
        .word("shown", voice.count(summary.games))
        .amount("seats", summary.seats.len() as i64)
        .word("seed", summary.seed.to_string());
    voice.tell(&head)
}

/// That somebody stopped it, if somebody did.
pub fn stopped(summary: &Summary, voice: &Voice<'_>) -> Option<String> {
    let text = Text::new("run-stopped")
        .word("shown", voice.count(summary.games))
        .word("asked", voice.count(summary.asked));
    (summary.games < summary.asked).then(|| voice.tell(&text))
}

/// A warning where strong bots and weak ones have chosen races and cards.
pub fn mixed(summary: &Summary, voice: &Voice<'_>) -> Option<String> {
    let first = &summary.seats[0].bot;
    let is_mixed = !summary.facts.is_empty() && summary.seats.iter().any(|row| row.bot != *first);
    is_mixed.then(|| voice.say("about-mixed"))
}

fn columns(voice: &Voice<'_>, keys: &[&'static str]) -> Vec<String> {
    keys.iter().map(|key| voice.say(key)).collect()
}

/// An interval of rates.
pub fn interval(counted: &Counted, voice: &Voice<'_>) -> String {
    format!("{} – {}", voice.percent(counted.ci95.0), voice.percent(counted.ci95.1))
}

/// A score with its uncertainty.
pub fn score(counted: &Counted, voice: &Voice<'_>) -> String {
    let mean = voice.decimal(counted.mean_score, 1);
    match counted.score_margin {
        Some(margin) => format!("{mean} ± {}", voice.decimal(margin, 1)),
        None => mean,
    }
}

fn counted_cells(name: String, counted: &Counted, voice: &Voice<'_>) -> Vec<String> {
    vec![name, voice.percent(counted.win_rate), interval(counted, voice), score(counted, voice)]
}

fn print_bots(summary: &Summary, voice: &Voice<'_>, out: &mut impl Write) -> Result<(), CliError> {
    let columns = columns(voice, &["col-bot", "col-win", "col-interval", "col-score", "col-rating"]);
    let mut table = Table::new(voice.say("heading-bots"), &columns);
    for row in &summary.seats {
        let mut cells = counted_cells(row.bot.clone(), &row.counted, voice);
        cells.push(format!("{} ± {}", voice.decimal(row.rating, 1), voice.decimal(row.uncertainty, 1)));
        table.row(cells);
    }
    Ok(table.print(out)?)
}

/// By turn order where there is one, otherwise by place; where the first seat always begins they are the same.
fn print_order(summary: &Summary, voice: &Voice<'_>, out: &mut impl Write) -> Result<(), CliError> {
    let has_order = !summary.turn_order.is_empty();
    if has_order {
        let columns = columns(voice, &["col-order", "col-win", "col-interval", "col-score"]);
        let mut table = Table::new(voice.say("heading-order"), &columns);
        for (before, row) in summary.turn_order.iter().enumerate() {
            table.row(counted_cells(voice.order(before), row, voice));
        }
        table.print(out)?;
    }
    if !has_order || summary.turn_order != summary.places {
        let columns = columns(voice, &["col-seat", "col-win", "col-interval", "col-score"]);
        let mut table = Table::new(voice.say("heading-places"), &columns);
        for (index, row) in summary.places.iter().enumerate() {
            table.row(counted_cells(voice.place(index), row, voice));
        }
        table.print(out)?;
    }
    Ok(())
}

fn print_kind(
    summary: &Summary,
    kind: &str,
    voice: &Voice<'_>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let columns =
        columns(voice, &["col-name", "col-win", "col-interval", "col-score", "col-built", "col-lift"]);
    let mut table = Table::new(voice.kind(kind), &columns);
    for row in ranked(summary, kind) {
        let name = voice.name(&row.key);
        let share = voice.percent(row.share);
        table.row(if row.with.count == 0 {
            vec![name, "–".into(), "–".into(), "–".into(), share, "–".into()]
        } else {
            let mut cells = counted_cells(name, &row.with, voice);
            let lift = row.lift.map_or_else(
                || "–".to_owned(),
                |lift| {
                    let margin = voice.decimal(lift.margin * 100.0, 1);
                    format!("{} ± {margin}", voice.signed(lift.points * 100.0, 1))
                },
            );
            cells.extend([share, lift]);
            cells
        });
    }
    Ok(table.print(out)?)
}

fn print_sources(summary: &Summary, voice: &Voice<'_>, out: &mut impl Write) -> Result<(), CliError> {
    let columns = columns(voice, &["col-source", "col-winners", "col-others", "col-difference"]);
    let mut table = Table::new(voice.say("heading-sources"), &columns);
    for row in sources(summary) {
        let margin = voice.decimal(row.margin, 1);
        table.row(vec![
            voice.name(&row.source),
            voice.decimal(row.winners, 1),
            voice.decimal(row.others, 1),
            format!("{} ± {margin}", voice.signed(row.winners - row.others, 1)),
        ]);
    }
    Ok(table.print(out)?)
}

/// The sources of points, what decides most first.
pub fn sources(summary: &Summary) -> Vec<&orrery_arena::SourceRow> {
    let mut rows: Vec<_> = summary.sources.iter().collect();
    rows.sort_by(|one, other| (other.winners - other.others).total_cmp(&(one.winners - one.others)));
    rows
}

fn print_scores(summary: &Summary, voice: &Voice<'_>, out: &mut impl Write) -> Result<(), CliError> {
    let columns = columns(voice, &["col-score-range", "col-seats", "col-winners"]);
    let mut table = Table::new(voice.say("heading-scores"), &columns);
    for step in steps(summary) {
        let name = if step.from == step.to {
            step.from.to_string()
        } else {
            format!("{} – {}", step.from, step.to)
        };
        table.row(vec![name, voice.count(step.row.seats), voice.count(step.row.winners)]);
    }
    Ok(table.print(out)?)
}

fn print_length(summary: &Summary, voice: &Voice<'_>, out: &mut impl Write) -> Result<(), CliError> {
    let share = |games: u64| voice.percent(games as f64 / summary.games.max(1) as f64);
    let mut table =
        Table::new(voice.say("heading-rounds"), &columns(voice, &["col-rounds", "col-games", "col-share"]));
    for (rounds, games) in &summary.rounds {
        table.row(vec![rounds.to_string(), voice.count(*games), share(*games)]);
    }
    table.print(out)?;
    let mut table =
        Table::new(voice.say("heading-endings"), &columns(voice, &["col-ending", "col-games", "col-share"]));
    for (ending, games) in &summary.endings {
        table.row(vec![voice.ending(ending), voice.count(*games), share(*games)]);
    }
    Ok(table.print(out)?)
}
