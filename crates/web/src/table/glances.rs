//! A line for each seat that stays in sight, however long the board is.

use maud::{Markup, html};
use orrery_core::{Standing, Text};

use super::TablePage;
use super::seats::clock;
use crate::icons;
use crate::words::SiteWords as _;
use orrery_page::{seat_class, seat_mark};

/// Each seat with its score, its clock and the few numbers that the game gives; a press leads to its area.
pub(super) fn glances(page: &TablePage<'_>, standing: &Standing, signs: &[Markup]) -> Markup {
    let voice = &page.voice;
    let awaiting = page.table.awaiting();
    html! {
        @for column in &standing.columns {
            @let (seat, name) = (column.seat, voice.name(column.seat));
            button.glance.(seat_class(seat)).mine[page.me == Some(seat)].deciding[awaiting.contains(seat) && !page.past]
                type="button" data-seat-area=(seat.index()) {
                (seat_mark(seat))
                span.seat-name { (name) }
                // Screen readers find these numbers in the area of the seat.
                @if let Some(signs) = signs.get(seat.index()) { span.signs aria-hidden="true" { (signs) } }
                @if let Some(occupant) = page.occupants.get(seat.index()).filter(|_| !page.past) {
                    @if occupant.stand_in.is_some() { (icons::bot()) }
                    @if let Some(time) = occupant.time { (clock(page, seat, time)) }
                }
                " " b.score { (column.total) }
                span.sr { " " (voice.site(&Text::new("glance-score").amount("score", column.total))) }
            }
        }
    }
}
