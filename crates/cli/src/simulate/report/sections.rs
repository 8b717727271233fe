//! The sections of a report, each with a heading, a sentence and a plot.

use maud::{Markup, html};
use orrery_arena::{Counted, FactRow, Summary};

use crate::simulate::facts::{ranked, steps};
use crate::simulate::page::{Bar, Scale, axis, bars, histogram, whisker};
use crate::simulate::plain::{interval, mixed, score, sources as ranked_sources};
use crate::simulate::voice::Voice;

/// A heading with its sentence and what belongs to it.
pub fn section(heading: &str, about: &str, content: &Markup) -> Markup {
    html! {
        section {
            h2 { (heading) }
            p { (about) }
            (content)
        }
    }
}

/// The numbers that one asks for first.
pub fn tiles(summary: &Summary, voice: &Voice<'_>) -> Markup {
    let mut tiles = vec![
        (voice.count(summary.games), "tile-games"),
        (voice.decimal(summary.mean_rounds(), 1), "tile-rounds"),
        (voice.decimal(summary.decisions as f64 / summary.games.max(1) as f64, 0), "tile-decisions"),
        (voice.decimal(summary.mean_score, 1), "tile-score"),
        (voice.decimal(summary.winning_score, 1), "tile-winning"),
        (voice.decimal(summary.lead, 1), "tile-lead"),
    ];
    if let Some(first) = summary.turn_order.first() {
        tiles.push((voice.percent(first.win_rate), "tile-first"));
    }
    html! {
        div class="tiles" {
            @for (number, key) in &tiles { div { b { (number) } span { (voice.say(key)) } } }
        }
    }
}

/// One row of win rates.
struct Rated<'a> {
    name: String,
    counted: &'a Counted,
    /// The share of seats, where that says something.
    share: Option<f64>,
}

/// Win rates with their intervals on one scale; the reference is an equal share.
fn win_rates(rows: &[Rated<'_>], heading: &'static str, seats: usize, voice: &Voice<'_>) -> Markup {
    let equal = 1.0 / seats as f64;
    let known = || rows.iter().filter(|row| row.counted.count > 0);
    let ends = known().flat_map(|row| [row.counted.ci95.0, row.counted.ci95.1]);
    let scale = Scale::holding(ends.chain([equal]));
    html! {
        table class="rows" {
            thead { tr {
                th { (voice.say(heading)) }
                th { (voice.say("col-win")) }
                th class="wide" { (voice.say("col-interval")) }
                th class="wide" { (voice.say("col-score")) }
                @if rows.iter().any(|row| row.share.is_some()) { th { (voice.say("col-built")) } }
                th class="plot" { (axis(&scale, &|tick| voice.decimal(tick * 100.0, 0) + "%")) }
            } }
            tbody {
                @for Rated { name, counted, share } in known() {
                    tr {
                        td { (name) }
                        td { (voice.percent(counted.win_rate)) }
                        td class="wide soft" { (interval(counted, voice)) }
                        td class="wide soft" { (score(counted, voice)) }
                        @if let Some(share) = share { td class="soft" { (voice.percent(*share)) } }
                        td class="plot" {
                            (whisker(&scale, counted.ci95.0, counted.win_rate, counted.ci95.1, Some(equal)))
                        }
                    }
                }
            }
        }
    }
}

fn rated(name: String, counted: &Counted) -> Rated<'_> {
    Rated { name, counted, share: None }
}

/// How the bots did.
pub fn bots(summary: &Summary, voice: &Voice<'_>) -> Markup {
    let rows: Vec<_> = summary.seats.iter().map(|row| rated(row.bot.clone(), &row.counted)).collect();
    let plot = win_rates(&rows, "col-bot", summary.seats.len(), voice);
    section(&voice.say("heading-bots"), &voice.say("about-bots"), &plot)
}

/// Whether it matters who begins.
pub fn order(summary: &Summary, voice: &Voice<'_>) -> Markup {
    let seats = summary.seats.len();
    let orders: Vec<_> =
        summary.turn_order.iter().enumerate().map(|(n, row)| rated(voice.order(n), row)).collect();
    let places: Vec<_> =
        summary.places.iter().enumerate().map(|(n, row)| rated(voice.place(n), row)).collect();
    html! {
        @if !orders.is_empty() {
            (section(
                &voice.say("heading-order"),
                &voice.say("about-order"),
                &win_rates(&orders, "col-order", seats, voice),
            ))
        }
        @if orders.is_empty() || summary.turn_order != summary.places {
            (section(
                &voice.say("heading-places"),
                &voice.say("about-places"),
                &win_rates(&places, "col-seat", seats, voice),
            ))
        }
    }
}

/// All facts of a kind.
pub fn kind(summary: &Summary, kind: &str, voice: &Voice<'_>) -> Markup {
    let rows = ranked(summary, kind);
    if summary.is_one_each(kind) {
        let rows: Vec<_> = rows
            .iter()
            .map(|row| Rated { share: Some(row.share), ..rated(voice.name(&row.key), &row.with) })
            .collect();
        let plot = win_rates(&rows, "col-name", summary.seats.len(), voice);
        section(&voice.kind(kind), &about("about-one-each", summary, voice), &plot)
    } else {
        section(&voice.kind(kind), &about("about-lift", summary, voice), &lifts(&rows, voice))
    }
}

fn about(key: &'static str, summary: &Summary, voice: &Voice<'_>) -> String {
    let sentences = [Some(voice.say(key)), mixed(summary, voice)];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn lifts(rows: &[&FactRow], voice: &Voice<'_>) -> Markup {
    let lifts = rows.iter().filter_map(|row| row.lift);
    // A card that hardly anybody had has an interval that would flatten all others.
    let ends = lifts
        .filter(|lift| lift.margin < 0.5)
        .flat_map(|lift| [lift.points - lift.margin, lift.points + lift.margin]);
    let scale = Scale::holding(ends.chain([0.0]));
    html! {
        table class="rows" {
            thead { tr {
                th { (voice.say("col-name")) }
                th { (voice.say("col-lift")) }
                th { (voice.say("col-built")) }
                th class="wide" style="width: 5rem" {}
                th class="wide" { (voice.say("col-win")) }
                th class="plot" { (axis(&scale, &|tick| voice.signed(tick * 100.0, 0))) }
            } }
            tbody {
                @for row in rows {
                    tr {
                        td { (voice.name(&row.key)) }
                        td { (row.lift.map_or_else(|| "–".to_owned(), |lift| voice.signed(lift.points * 100.0, 1))) }
                        td class="soft" { (voice.percent(row.share)) }
                        td class="wide" { (bars(&[(row.share, "all")])) }
                        td class="wide soft" {
                            @if row.with.count > 0 { (voice.percent(row.with.win_rate)) } @else { "–" }
                        }
                        td class="plot" {
                            @if let Some(lift) = row.lift {
                                (whisker(
                                    &scale,
                                    lift.points - lift.margin,
                                    lift.points,
                                    lift.points + lift.margin,
                                    Some(0.0),
                                ))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What winners have more of.
pub fn sources(summary: &Summary, voice: &Voice<'_>) -> Markup {
    let rows = ranked_sources(summary);
    let most = rows.iter().flat_map(|row| [row.winners, row.others]).fold(f64::MIN_POSITIVE, f64::max);
    let plot = html! {
        table class="rows" {
            thead { tr {
                th { (voice.say("col-source")) }
                th { (voice.say("col-winners")) }
                th { (voice.say("col-others")) }
                th { (voice.say("col-difference")) }
                th class="plot" { (legend(voice, "col-winners", "col-others")) }
            } }
            tbody {
                @for row in rows {
                    tr {
                        td { (voice.name(&row.source)) }
                        td { (voice.decimal(row.winners, 1)) }
                        td class="soft" { (voice.decimal(row.others, 1)) }
                        td { (voice.signed(row.winners - row.others, 1)) " ± " (voice.decimal(row.margin, 1)) }
                        td class="plot" { (bars(&[(row.winners / most, "some"), (row.others / most, "all")])) }
                    }
                }
            }
        }
    };
    section(&voice.say("heading-sources"), &voice.say("about-sources"), &plot)
}

fn legend(voice: &Voice<'_>, some: &'static str, all: &'static str) -> Markup {
    html! {
        span class="key some" {} (voice.say(some))
        span class="key all" {} (voice.say(all))
    }
}

/// Scores from one to another.
fn range(from: i32, to: i32) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

/// Who ended with how many points.
pub fn scores(summary: &Summary, voice: &Voice<'_>) -> Markup {
    let bars: Vec<_> = steps(summary)
        .iter()
        .map(|step| Bar {
            label: range(step.from, step.to),
            all: step.row.seats as f64,
            some: step.row.winners as f64,
            said: format!(
                "{}: {} ({}: {})",
                range(step.from, step.to),
                voice.count(step.row.seats),
                voice.say("col-winners"),
                voice.count(step.row.winners)
            ),
        })
        .collect();
    let heading = voice.say("heading-scores");
    section(&heading, &voice.say("about-scores"), &histogram(&bars, &heading))
}

/// At most so many rows are read at a glance; more are a histogram.
const ROWS: u32 = 12;

/// How long games took.
pub fn rounds(summary: &Summary, voice: &Voice<'_>) -> Markup {
    let least = summary.rounds.first_key_value().map_or(0, |(rounds, _)| *rounds);
    let most = summary.rounds.last_key_value().map_or(0, |(rounds, _)| *rounds);
    let rows: Vec<_> = (least..=most)
        .map(|rounds| (rounds.to_string(), summary.rounds.get(&rounds).copied().unwrap_or(0)))
        .collect();
    let heading = voice.say("heading-rounds");
    let plot = if most - least < ROWS {
        shares(&rows, "col-rounds", summary.games, voice)
    } else {
        let bar = |(label, games): &(String, u64)| Bar {
            label: label.clone(),
            all: *games as f64,
            some: 0.0,
            said: format!("{label}: {}", voice.count(*games)),
        };
        histogram(&rows.iter().map(bar).collect::<Vec<_>>(), &heading)
    };
    section(&heading, &voice.say("about-rounds"), &plot)
}

/// Why games ended.
pub fn endings(summary: &Summary, voice: &Voice<'_>) -> Markup {
    let mut rows: Vec<_> = summary.endings.iter().map(|(key, games)| (voice.ending(key), *games)).collect();
    rows.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    let plot = shares(&rows, "col-ending", summary.games, voice);
    section(&voice.say("heading-endings"), &voice.say("about-endings"), &plot)
}

/// How many games of all there were of each.
fn shares(rows: &[(String, u64)], heading: &'static str, games: u64, voice: &Voice<'_>) -> Markup {
    html! {
        table class="rows" {
            thead { tr {
                th { (voice.say(heading)) }
                th { (voice.say("col-games")) }
                th { (voice.say("col-share")) }
                th class="plot" {}
            } }
            tbody {
                @for (name, count) in rows {
                    @let share = *count as f64 / games.max(1) as f64;
                    tr {
                        td { (name) }
                        td { (voice.count(*count)) }
                        td class="soft" { (voice.percent(share)) }
                        td class="plot" { (bars(&[(share, "some")])) }
                    }
                }
            }
        }
    }
}
