//! The score sheet.

use maud::{Markup, html};
use orrery_core::Standing;
use orrery_core::tally::Part;

use crate::words::SiteWords as _;
use orrery_page::Voice;
use orrery_page::seat_mark;

/// The itemised score of everybody: one row per reason, one column per seat.
pub fn sheet(standing: &Standing, voice: &Voice<'_>) -> Markup {
    let rows = rows(standing, voice, |column| &column.score.parts);
    let ties = rows_of_ties(standing, voice);
    html! {
        @if let Some(ended) = &standing.ended { p { (voice.say(ended)) } }
        div.scroll tabindex="0" role="region" aria-label=(voice.ui("sheet")) {
            table.sheet {
                caption.sr { (voice.ui("sheet")) }
                thead {
                    tr {
                        th scope="col" { (voice.ui("sheet-what")) }
                        @for column in &standing.columns {
                            th scope="col" {
                                (seat_mark(column.seat))
                                " " (voice.name(column.seat))
                            }
                        }
                    }
                }
                tbody { @for (what, amounts) in &rows { (row(what, amounts)) } }
                tfoot {
                    tr.total {
                        th scope="row" { (voice.ui("sheet-total")) }
                        @for column in &standing.columns { td { (column.total) } }
                    }
                    tr {
                        th scope="row" { (voice.ui("sheet-rank")) }
                        @for column in &standing.columns { td { (column.rank) } }
                    }
                    @for (what, amounts) in &ties { (row(what, amounts)) }
                }
            }
        }
    }
}

fn row(what: &str, amounts: &[Option<i32>]) -> Markup {
    html! {
        tr {
            th scope="row" { (what) }
            @for amount in amounts { td { @if let Some(amount) = amount { (amount) } @else { "–" } } }
        }
    }
}

type Rows = Vec<(String, Vec<Option<i32>>)>;

/// Parts that are called the same share a row.
fn rows(
    standing: &Standing,
    voice: &Voice<'_>,
    parts: impl Fn(&orrery_core::standing::Column) -> &Vec<Part>,
) -> Rows {
    let mut rows: Rows = Vec::new();
    for (place, column) in standing.columns.iter().enumerate() {
        for part in parts(column) {
            let what = voice.say(&part.what);
            let at = rows.iter().position(|(called, _)| *called == what).unwrap_or_else(|| {
                rows.push((what, vec![None; standing.columns.len()]));
                rows.len() - 1
            });
            *rows[at].1[place].get_or_insert(0) += part.amount;
        }
    }
    rows
}

fn rows_of_ties(standing: &Standing, voice: &Voice<'_>) -> Rows {
    rows(standing, voice, |column| &column.tie_breaks)
}
