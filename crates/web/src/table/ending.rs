//! The end of a game: ranks, where the points came from, honours, what decided it, and what to do next.

use maud::{Markup, html};
use orrery_core::standing::Column;
use orrery_core::{SeatSet, Standing, Text};
use serde_json::Value;

use super::TablePage;
use crate::icons;
use crate::words::SiteWords as _;
use orrery_page::{seat_class, seat_mark};

/// So many sources are named below a bar.
const NAMED: usize = 4;
/// So many shades tell parts of a bar from each other.
const SHADES: usize = 4;

/// What stands where the question was.
pub(super) fn over(page: &TablePage<'_>) -> Markup {
    let standing = page.table.standing(SeatSet::EVERYBODY);
    let voice = &page.voice;
    let winners: Vec<_> = standing.winners().map(|seat| Text::new("seat-called").seat("who", seat)).collect();
    let inviting = page.table.seats().iter().zip(page.occupants).find(|(_, occupant)| occupant.invites);
    let inviting = inviting.map(|(seat, _)| seat).filter(|seat| page.me != Some(*seat));
    let most = standing.columns.iter().map(gained).max().unwrap_or(1).max(1);
    html! {
        div.ending {
            p.question {
                @if let Some(ended) = &standing.ended { (voice.say(ended)) " " }
                strong { (voice.site(&Text::new("prompt-won").amount("count", winners.len() as i64).list("who", winners))) }
            }
            @if let Some(seat) = inviting {
                p.invited { (seat_mark(seat)) " " (voice.site(&Text::new("end-invited").seat("who", seat))) }
            }
            p.decided hidden data-decided=(format!("{}/review/progress.json", page.address)) { b { (voice.ui("end-decided")) } " " span {} }
            ol.final-scores {
                @for column in ranked(&standing) {
                    li.final-score.won[column.rank == 1].(seat_class(column.seat)) {
                        span.rank { (column.rank) "." } (seat_mark(column.seat)) " " (voice.name(column.seat)) " " b { (column.total) }
                        (bar(page, column, most))
                    }
                }
            }
            p.after {
                a.button.main href=(format!("{}/review", page.address)) { (icons::find()) (voice.ui("prompt-review")) }
                @if page.me.is_some() {
                    @let (invited, asks) = if inviting.is_some() { (true, "end-join") } else { (false, "end-rematch") };
                    button.main[invited] type="button" data-send="{\"t\":\"rematch\"}" { (icons::play()) (voice.ui(asks)) }
                    a.button href=(again(page)) { (voice.ui("prompt-again")) }
                }
                @if !page.game.exercises().is_empty() {
                    a.button href=(format!("/games/{}/exercises", page.game.id())) { (voice.ui("end-exercises")) }
                }
            }
            (honours(page))
        }
    }
}

fn ranked(standing: &Standing) -> Vec<&Column> {
    let mut columns: Vec<_> = standing.columns.iter().collect();
    columns.sort_by_key(|column| column.rank);
    columns
}

/// What a column has gained, before what it has lost.
fn gained(column: &Column) -> i32 {
    column.score.parts.iter().map(|part| part.amount.max(0)).sum()
}

/// A bar that grows, a piece for each source, and the largest sources in words.
fn bar(page: &TablePage<'_>, column: &Column, most: i32) -> Markup {
    let mut sources: Vec<(String, i32)> = Vec::new();
    for part in column.score.parts.iter().filter(|part| part.amount != 0) {
        let what = page.voice.say(&part.what);
        match sources.iter_mut().find(|(called, _)| *called == what) {
            Some((_, amount)) => *amount += part.amount,
            None => sources.push((what, part.amount)),
        }
    }
    sources.sort_by_key(|(_, amount)| std::cmp::Reverse(*amount));
    let mut pieces = Vec::new();
    let mut from = 0;
    for (place, (_, amount)) in sources.iter().enumerate().filter(|(_, (_, amount))| *amount > 0) {
        pieces.push((from, *amount, place % SHADES));
        from += amount;
    }
    let named: Vec<_> = sources.iter().take(NAMED).map(|(what, amount)| format!("{what} {amount}")).collect();
    html! {
        svg.score-bar viewBox=(format!("0 0 {most} 10")) preserveAspectRatio="none" aria-hidden="true" {
            @for (from, amount, shade) in pieces {
                rect.(format!("shade-{shade}")) x=(from) y="0" width=(amount) height="10" {}
            }
        }
        span.sources-named { (named.join(" · ")) @if sources.len() > NAMED { " · …" } }
    }
}

fn honours(page: &TablePage<'_>) -> Markup {
    let voice = &page.voice;
    let honours = page.table.honours();
    html! {
        @if !honours.is_empty() {
            ul.honours aria-label=(voice.ui("end-honours")) {
                @for honour in &honours {
                    li {
                        b { (voice.say(&honour.title)) } " "
                        (seat_mark(honour.seat)) " " (voice.name(honour.seat)) ", " span { (voice.say(&honour.why)) }
                    }
                }
            }
        }
    }
}

/// The form for a table with the same seats and options.
fn again(page: &TablePage<'_>) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    for (seat, occupant) in page.table.seats().iter().zip(page.occupants) {
        let place = occupant.bot.as_deref().unwrap_or(if page.me == Some(seat) { "me" } else { "friend" });
        query.append_pair(&format!("seat-{}", seat.index()), place);
    }
    for (option, value) in page.table.record().options.as_object().into_iter().flatten() {
        let value = match value {
            Value::Bool(on) => if *on { "on" } else { "off" }.to_owned(),
            Value::String(word) => word.clone(),
            other => other.to_string(),
        };
        query.append_pair(&format!("option-{option}"), &value);
    }
    format!("/games/{}/open?{}", page.game.id(), query.finish())
}
