//! The Galactic Senate: three decrees with their seats, and how far everybody is.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, met, progress_lines};
use super::{icons, ids};
use crate::content::SeatRow;
use crate::effects::{Effect, text};
use crate::ids::{DecreeId, Office};
use crate::view::PlayerView;

/// All offices.
pub(super) fn offices(d: &Drawing<'_>) -> Markup {
    html! {
        div.tg-senate role="group" aria-label=(d.key("page-senate")) {
            @for (office, decree) in &d.view.decrees { (one(d, *office, decree.id, decree)) }
        }
    }
}

/// How far a player is with a decree.
pub(super) fn progress(player: &PlayerView, office: Office) -> &[crate::forecast::Progress] {
    player.forecast.decrees.iter().find(|(other, _)| *other == office).map_or(&[], |(_, parts)| parts)
}

/// What a seat brings.
fn points(row: &SeatRow) -> u8 {
    let gains = row.reward.steps.iter().map(|step| match step {
        Effect::Gain(gain) => gain.vp,
        _ => 0,
    });
    gains.sum()
}

/// What is known before a crew member sits down.
pub(super) fn lines(d: &Drawing<'_>, office: Office, decree: DecreeId) -> Vec<Text> {
    let seated = seated(d, office);
    let row = &d.game.content.decrees[decree];
    let mut lines = vec![Text::new("card-decree").text("needs", text::condition(&row.needs))];
    for player in &d.view.players {
        let parts = progress(player, office);
        let has: u16 = parts.iter().map(|part| u16::from(part.has.min(part.needs))).sum();
        let needs: u16 = parts.iter().map(|part| u16::from(part.needs)).sum();
        let key = if player.offices.contains(&office) { "page-seated" } else { "page-decree-of" };
        lines.push(Text::new(key).seat("who", player.seat).amount("has", has).amount("needs", needs));
    }
    if let Some(next) =
        d.game.content.senate().get(seated.len()).filter(|_| seated.len() < d.view.players.len())
    {
        lines.push(Text::new("page-next-seat").amount("count", points(next)));
    }
    lines.extend(seated.first().map(|seat| Text::new("page-golden").seat("who", *seat)));
    lines.push(Text::new("page-tip-senate"));
    lines
}

fn seated<'a>(d: &Drawing<'a>, office: Office) -> &'a [Seat] {
    d.view.senate.iter().find(|(other, _)| *other == office).map_or(&[], |(_, seats)| seats)
}

fn one(d: &Drawing<'_>, office: Office, decree: DecreeId, id: &str) -> Markup {
    let key = format!("decree-{id}");
    let seated = seated(d, office);
    let mut all = lines(d, office, decree);
    let mine = d.me().map(|me| progress(me, office));
    all.extend(mine.into_iter().flat_map(progress_lines));
    let label = Text::new("page-place").name("planet", key.clone()).word("what", d.lines(&all));
    d.scene
        .thing(ids::office(office))
        .class("tg-office")
        .label(d.say(&label))
        .about(key.clone())
        .tip(d.lines(&all))
        .show(&html! {
            span.tg-card-name { (d.key(&key)) }
            span.tg-line {
                @for (place, row) in d.game.content.senate().iter().take(d.view.players.len()).enumerate() {
                    @match seated.get(place) {
                        Some(seat) => { span.seat-mark.(seat_class(*seat)) data-piece=(format!("seated-{office}-{}", seat.index())) { (seat_letter(*seat)) } }
                        None => { span.tg-chair.golden[place == 0] { (points(row)) } }
                    }
                }
                @if let Some(parts) = mine {
                    @let (done, all) = sums(parts);
                    span.tg-met.done[met(parts).0 == parts.len()] { (icons::CHAIR.show()) (done) "/" (all) }
                }
            }
        })
}

/// What there is of all requirements together, and what is needed.
pub(super) fn sums(parts: &[crate::forecast::Progress]) -> (u16, u16) {
    let has = parts.iter().map(|part| u16::from(part.has.min(part.needs))).sum();
    (has, parts.iter().map(|part| u16::from(part.needs)).sum())
}
