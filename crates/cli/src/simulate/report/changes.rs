//! The sections of a comparison.

use maud::{Markup, html};
use orrery_arena::compare::{Change, Comparison};

use super::sections::section;
use crate::simulate::page::{Scale, axis, whisker};
use crate::simulate::verdict::{difference, value};
use crate::simulate::voice::Voice;

/// What differs, then everything that was looked at.
pub fn all(comparison: &Comparison, voice: &Voice<'_>) -> Markup {
    let bots: Vec<_> = comparison.before.seats.iter().map(|row| row.bot.clone()).collect();
    let detectable: Vec<_> = comparison.detectable().collect();
    let everything: Vec<_> = comparison.changes.iter().collect();
    html! {
        @if !detectable.is_empty() {
            (section(
                &voice.say("heading-changes"),
                &voice.say("about-changes"),
                &plots(&detectable, &bots, voice),
            ))
        }
        section {
            details open[detectable.is_empty()] {
                summary { (voice.say("heading-everything")) }
                p { (voice.say("about-changes")) }
                (plots(&everything, &bots, voice))
            }
        }
    }
}

/// Points of rates on one scale, averages on another: in per cent of the larger value.
fn plots(changes: &[&Change], bots: &[String], voice: &Voice<'_>) -> Markup {
    let (rates, means): (Vec<_>, Vec<_>) =
        changes.iter().partition(|change| change.subject.measure.is_rate());
    html! {
        @if !rates.is_empty() {
            h3 { (voice.say("heading-rates")) }
            (plot(&rates, bots, voice, &|_| 1.0))
        }
        @if !means.is_empty() {
            h3 { (voice.say("heading-means")) }
            (plot(&means, bots, voice, &|change| change.before.abs().max(change.after.abs()).max(1e-9)))
        }
    }
}

fn plot(changes: &[&Change], bots: &[String], voice: &Voice<'_>, unit: &dyn Fn(&Change) -> f64) -> Markup {
    let ends = |change: &Change| {
        let (off, margin) = (change.difference() / unit(change), change.margin / unit(change));
        [off - margin, off, off + margin]
    };
    // A number that is hardly known has an interval that would flatten all others.
    let known = changes.iter().filter(|change| change.margin / unit(change) < 0.5);
    let scale = Scale::holding(known.flat_map(|change| ends(change)).chain([0.0]));
    html! {
        table class="rows" {
            thead { tr {
                th { (voice.say("col-name")) }
                th class="left" { (voice.say("col-measure")) }
                th class="wide" { (voice.say("col-before")) }
                th class="wide" { (voice.say("col-after")) }
                th { (voice.say("col-difference")) }
                th class="plot" { (axis(&scale, &|tick| voice.signed(tick * 100.0, 0))) }
            } }
            tbody {
                @for change in changes {
                    @let (what, measure) = voice.subject(&change.subject, bots);
                    @let [low, off, high] = ends(change);
                    tr {
                        td { (what) }
                        td class="soft left" { (measure) }
                        td class="wide soft" { (value(change, change.before, voice)) }
                        td class="wide soft" { (value(change, change.after, voice)) }
                        td { (difference(change, voice)) }
                        td class="plot" { (whisker(&scale, low, off, high, Some(0.0))) }
                    }
                }
            }
        }
    }
}
