//! The tray: free actions, which leave the question open. It lies apart from the answers, at the same place in the whole
//! turn.

use maud::{Markup, html};
use orrery_core::Seat;

use super::TablePage;
use super::answer::button;
use super::prompt::fold;
use crate::words::SiteWords as _;
use orrery_page::Act;

/// What can be done beside the question; what cannot is folded. Nothing if the reader has no tray now.
pub(super) fn tray(page: &TablePage<'_>, acts: &[Act]) -> Markup {
    let plays = |seat: &Seat| page.occupants[seat.index()].stand_in.is_none();
    let Some(seat) = page.me.filter(plays).filter(|_| !page.past && page.held.is_none() && !page.is_over())
    else {
        return html! {};
    };
    let (can, cannot): (Vec<_>, Vec<_>) = acts.iter().filter(|act| act.aside).partition(|act| !act.refused);
    if can.is_empty() && cannot.is_empty() && !page.pages.has_tray(page.table, seat) {
        return html! {};
    }
    let voice = &page.voice;
    html! {
        h2.tray-title { (voice.ui("tray")) @if !can.is_empty() { " " span.count { (can.len()) } } }
        @if can.is_empty() { p.fine { (voice.ui("tray-none")) } }
        @if !can.is_empty() || !cannot.is_empty() {
            div.acts {
                @for act in &can { (button(voice, act)) }
                @if !cannot.is_empty() { (fold(page, &voice.ui("acts-not-now"), &cannot, "tray")) }
            }
        }
    }
}
