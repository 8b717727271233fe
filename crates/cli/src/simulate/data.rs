//! A summary and a comparison as JSON and as CSV.

use std::io::Write;

use orrery_arena::compare::Comparison;
use orrery_arena::{Counted, Summary};
use serde_json::{Value, json};

use super::voice::Voice;
use crate::error::CliError;

/// A summary with the names of things beside their keys.
pub fn summary_value(summary: &Summary, voice: &Voice<'_>) -> Value {
    let mut value = serde_json::to_value(summary).expect("a summary is plain data");
    name_all(&mut value["facts"], "key", &|key| voice.name(key));
    name_all(&mut value["sources"], "source", &|key| voice.name(key));
    let endings = summary.endings.iter();
    value["endings"] =
        endings.map(|(key, games)| json!({"key": key, "name": voice.ending(key), "games": games})).collect();
    value
}

/// A comparison with a verdict in words.
pub fn comparison_value(comparison: &Comparison, verdict: &str, voice: &Voice<'_>) -> Value {
    let bots: Vec<_> = comparison.before.seats.iter().map(|row| row.bot.clone()).collect();
    let changes = comparison.changes.iter().map(|change| {
        let mut value = serde_json::to_value(change).expect("a change is plain data");
        value["name"] = json!(voice.subject(&change.subject, &bots).0);
        value["difference"] = json!(change.difference());
        value["detectable"] = json!(change.is_detectable());
        value
    });
    json!({
        "game": comparison.before.game,
        "games": comparison.before.games,
        "seed": comparison.before.seed,
        "seconds": comparison.before.seconds,
        "decisions": comparison.before.decisions + comparison.after.decisions,
        "different": comparison.different,
        "verdict": verdict,
        "changes": changes.collect::<Vec<_>>(),
        "before": summary_value(&comparison.before, voice),
        "after": summary_value(&comparison.after, voice),
    })
}

fn name_all(rows: &mut Value, key: &str, name: &dyn Fn(&str) -> String) {
    for row in rows.as_array_mut().into_iter().flatten() {
        let named = row[key].as_str().map(name);
        row["name"] = json!(named);
    }
}

/// A row of CSV: fields with a comma, a quote or a line end are quoted.
fn write_row(cells: &[String], out: &mut impl Write) -> Result<(), CliError> {
    let quoted: Vec<_> = cells
        .iter()
        .map(|cell| {
            if cell.contains([',', '"', '\n', '\r']) {
                format!("\"{}\"", cell.replace('"', "\"\""))
            } else {
                cell.clone()
            }
        })
        .collect();
    writeln!(out, "{}", quoted.join(","))?;
    Ok(())
}

fn number(value: f64) -> String {
    if value.is_finite() { format!("{value:.6}") } else { String::new() }
}

fn texts(cells: &[&str]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

/// One table with a row for every bot, turn, seat, fact, ending and number of rounds. Numbers have a point in every
/// language; what does not apply is empty.
pub fn print_summary_csv(summary: &Summary, voice: &Voice<'_>, out: &mut impl Write) -> Result<(), CliError> {
    write_row(
        &texts(&[
            "kind",
            "key",
            "name",
            "share",
            "count",
            "win_rate",
            "low",
            "high",
            "lift",
            "lift_margin",
            "mean_score",
        ]),
        out,
    )?;
    let all = (summary.games * summary.seats.len() as u64).max(1) as f64;
    let counted = |kind: &str, key: String, name: String, counted: &Counted, lift: [String; 2]| {
        let share = number(counted.count as f64 / all);
        let [lift, margin] = lift;
        let mut cells = vec![kind.to_owned(), key, name, share, counted.count.to_string()];
        cells.extend([counted.win_rate, counted.ci95.0, counted.ci95.1].map(number));
        cells.extend([lift, margin, number(counted.mean_score)]);
        cells
    };
    let none = || [String::new(), String::new()];
    for (index, row) in summary.seats.iter().enumerate() {
        write_row(&counted("bot", (index + 1).to_string(), row.bot.clone(), &row.counted, none()), out)?;
    }
    for (index, row) in summary.turn_order.iter().enumerate() {
        let key = (index + 1).to_string();
        write_row(&counted("turn_order", key, voice.order(index), row, none()), out)?;
    }
    for (index, row) in summary.places.iter().enumerate() {
        write_row(&counted("seat", (index + 1).to_string(), voice.place(index), row, none()), out)?;
    }
    for row in &summary.facts {
        let lift = row.lift.map_or_else(none, |lift| [lift.points, lift.margin].map(number));
        write_row(&counted(row.kind, row.key.clone(), voice.name(&row.key), &row.with, lift), out)?;
    }
    let of_games = |kind: &str, key: String, name: String, games: u64| {
        let share = number(games as f64 / summary.games.max(1) as f64);
        let mut cells = vec![kind.to_owned(), key, name, share, games.to_string()];
        cells.resize(11, String::new());
        cells
    };
    for (key, games) in &summary.endings {
        write_row(&of_games("ending", key.clone(), voice.ending(key), *games), out)?;
    }
    for (rounds, games) in &summary.rounds {
        write_row(&of_games("rounds", rounds.to_string(), rounds.to_string(), *games), out)?;
    }
    Ok(())
}

/// One table with a row for every number that was compared.
pub fn print_comparison_csv(
    comparison: &Comparison,
    voice: &Voice<'_>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let heading = ["kind", "key", "name", "measure", "before", "after", "difference", "margin", "detectable"];
    write_row(&texts(&heading), out)?;
    let bots: Vec<_> = comparison.before.seats.iter().map(|row| row.bot.clone()).collect();
    for change in &comparison.changes {
        let subject = &change.subject;
        let measure = serde_json::to_value(subject.measure).expect("a measure is a word");
        let mut cells = vec![subject.kind.to_owned(), subject.key.clone(), voice.subject(subject, &bots).0];
        cells.push(measure.as_str().unwrap_or_default().to_owned());
        cells.extend([change.before, change.after, change.difference(), change.margin].map(number));
        cells.push(change.is_detectable().to_string());
        write_row(&cells, out)?;
    }
    Ok(())
}
