//! A review in words.

use std::io::Write;

use orrery_core::{Lang, Seat, Text, Words};
use orrery_review::{Review, Split, Teller};

use crate::error::CliError;

/// As many decisions of each seat are told.
const TOLD: usize = 3;
/// As many moments of the game.
const MOMENTS: usize = 12;

/// Tells everything that a review says.
pub fn tell(review: &Review, words: &Words, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    // The rules play where nobody sits.
    let automa = words.automa(lang);
    let name_of = |seat: Seat| match &automa {
        Some(name) if seat.index() >= usize::from(review.seats) => name.clone(),
        _ => seat.to_string(),
    };
    let teller = Teller { lang, name_of: &name_of };
    writeln!(out, "{}\n", teller.story(review))?;
    chances(review, &teller, out)?;
    costly(review, &teller, out)?;
    writeln!(out, "\n{}", teller.say("split-title"))?;
    splits(review, &teller, "split-points", 1.0, |seat| review.splits[seat].points, out)?;
    splits(review, &teller, "split-chance", 100.0, |seat| review.splits[seat].chance, out)?;
    writeln!(out, "  {}", teller.say("split-note"))?;
    sources(review, &teller, out)?;
    writeln!(out, "\n{}\n  {}", teller.say("budget-title"), teller.budget(review))?;
    Ok(())
}

fn seats(review: &Review) -> impl Iterator<Item = Seat> {
    (0..review.seats).map(Seat::new)
}

fn chances(review: &Review, teller: &Teller<'_>, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "{}", teller.say("chances-title"))?;
    let names: Vec<_> = seats(review).map(|seat| format!("{:>14}", (teller.name_of)(seat))).collect();
    writeln!(
        out,
        "  {:>14} {:>8}{}",
        teller.say("chances-after"),
        teller.say("chances-round"),
        names.concat()
    )?;
    let last = review.course.len().saturating_sub(1);
    for step in (0..last).step_by(last.div_ceil(MOMENTS).max(1)).chain([last]) {
        let Some(moment) = review.course.get(step) else { continue };
        let chances: Vec<_> =
            moment.chances.iter().map(|chance| format!("{:>14}", teller.chance(chance))).collect();
        writeln!(out, "  {step:>14} {:>8}{}", moment.round, chances.concat())?;
    }
    writeln!(out, "  {}", teller.say("chances-note"))?;
    Ok(())
}

fn costly(review: &Review, teller: &Teller<'_>, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "\n{} ({})", teller.say("costly-title"), teller.say("costly-note"))?;
    for (seat, costly) in seats(review).zip(&review.costly) {
        if costly.is_empty() {
            writeln!(out, "  {}", teller.tell(&Text::new("costly-none").seat("seat", seat)))?;
            continue;
        }
        writeln!(out, "  {}", (teller.name_of)(seat))?;
        for costly in costly.iter().take(TOLD) {
            let number = Text::new("costly-step").amount("number", costly.step as i64 + 1);
            writeln!(out, "    {}", teller.tell(&number))?;
            writeln!(out, "      {}: {}", teller.say("costly-played"), teller.played(costly))?;
            writeln!(out, "      {}: {}", teller.say("costly-better"), teller.better(costly))?;
            writeln!(out, "      {}", teller.cost(seat, costly))?;
            writeln!(out, "      {}", teller.verdict(costly))?;
            if let Some(line) = teller.line(costly).filter(|_| costly.doubt.is_none()) {
                writeln!(out, "      {line}")?;
            }
        }
    }
    Ok(())
}

fn splits(
    review: &Review,
    teller: &Teller<'_>,
    heading: &'static str,
    scale: f64,
    of: impl Fn(usize) -> Split,
    out: &mut impl Write,
) -> Result<(), CliError> {
    writeln!(out, "  {}", teller.say(heading))?;
    for seat in seats(review) {
        let split = of(seat.index());
        let parts = [
            ("split-start", split.start),
            ("split-luck", split.luck),
            ("split-others", split.others),
            ("split-own", split.own),
        ];
        let said: Vec<_> = parts
            .iter()
            .map(|(key, part)| format!("{}: {}", teller.say(key), teller.part(part, scale)))
            .collect();
        let result = teller.change(split.result * scale, usize::from(scale <= 1.0));
        let name = (teller.name_of)(seat);
        writeln!(out, "    {name}: {}; {}: {result}", said.join("; "), teller.say("split-result"))?;
    }
    Ok(())
}

fn sources(review: &Review, teller: &Teller<'_>, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "\n{}", teller.say("sources-title"))?;
    let spans: Vec<_> = review.sources.spans.iter().map(|round| format!("{round:>6}")).collect();
    for sources in &review.sources.seats {
        writeln!(out, "  {}", teller.tell(&Text::new("sources-of").seat("seat", sources.seat)))?;
        writeln!(
            out,
            "    {:<28}{}{:>10}",
            teller.say("chances-round"),
            spans.concat(),
            teller.say("sources-total")
        )?;
        for row in &sources.rows {
            let gained: Vec<_> = row.gained.iter().map(|gained| format!("{gained:>6}")).collect();
            writeln!(out, "    {:<28}{}{:>10}", teller.phrase(&row.what), gained.concat(), row.total())?;
        }
    }
    Ok(())
}
