//! What a comparison comes to, in words.

use std::io::Write;

use orrery_arena::compare::{Change, Comparison};
use orrery_core::Text;

use super::plain::print_head;
use super::table::Table;
use super::voice::Voice;
use crate::error::CliError;

/// The verdict in a sentence.
pub fn sentence(comparison: &Comparison, voice: &Voice<'_>) -> String {
    match comparison.detectable().count() {
        0 => voice.say("verdict-none"),
        count => voice.tell(&Text::new("verdict-some").amount("count", count as i64)),
    }
}

/// What one should know beside the verdict.
pub fn remark(comparison: &Comparison, voice: &Voice<'_>) -> String {
    let key = if comparison.different { "verdict-some-more" } else { "verdict-none-more" };
    voice.tell(&Text::new(key).amount("count", comparison.changes.len() as i64))
}

/// Both contents by their names.
pub fn packs(names: &[String; 2], voice: &Voice<'_>) -> String {
    let [before, after] = names.clone();
    voice.tell(&Text::new("run-packs").word("before", before).word("after", after))
}

/// A value as its measure is shown.
pub fn value(change: &Change, value: f64, voice: &Voice<'_>) -> String {
    if change.subject.measure.is_rate() { voice.percent(value) } else { voice.decimal(value, 2) }
}

/// The difference with its uncertainty: points of a rate in per cent, anything else as it is.
pub fn difference(change: &Change, voice: &Voice<'_>) -> String {
    let (factor, places) = if change.subject.measure.is_rate() { (100.0, 1) } else { (1.0, 2) };
    let shown = voice.signed(change.difference() * factor, places);
    if change.margin.is_finite() {
        format!("{shown} ± {}", voice.decimal(change.margin * factor, places))
    } else {
        shown
    }
}

/// Prints the verdict and what differs.
pub fn print(
    comparison: &Comparison,
    title: &str,
    names: &[String; 2],
    voice: &Voice<'_>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    print_head(&comparison.before, title, voice, out)?;
    writeln!(out, "{}", packs(names, voice))?;
    writeln!(out, "\n{} {}", sentence(comparison, voice), remark(comparison, voice))?;
    let columns = ["col-name", "col-measure", "col-before", "col-after", "col-difference"];
    let columns = columns.map(|key| voice.say(key));
    let mut table = Table::new(voice.say("heading-changes"), &columns);
    let bots: Vec<_> = comparison.before.seats.iter().map(|row| row.bot.clone()).collect();
    for change in comparison.detectable() {
        let (what, measure) = voice.subject(&change.subject, &bots);
        let [before, after] = [change.before, change.after].map(|side| value(change, side, voice));
        table.row(vec![what, measure, before, after, difference(change, voice)]);
    }
    Ok(table.print(out)?)
}
