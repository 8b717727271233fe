//! The operations panel: eight action areas, who has taken the main action, who has followed.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, level};
use super::{icons, ids, signs};
use crate::effects::text;
use crate::ids::{Area, Track};

/// All areas.
pub(super) fn areas(d: &Drawing<'_>) -> Markup {
    html! {
        div.tg-areas role="group" aria-label=(d.key("page-actions")) {
            @for area in Area::ALL { (one(d, *area)) }
        }
    }
}

fn there(all: &[(Area, Vec<Seat>)], area: Area) -> &[Seat] {
    all.iter().find(|(other, _)| *other == area).map_or(&[], |(_, seats)| seats)
}

/// The main track that an area is linked to.
pub(super) const fn track_of(area: Area) -> Option<Track> {
    match area {
        Area::Omni | Area::Exploration | Area::Mining => None,
        Area::Trade => Some(Track::Trade),
        Area::Technology => Some(Track::Technology),
        Area::Military => Some(Track::Military),
        Area::Production => Some(Track::Production),
        Area::Politics => Some(Track::Politics),
    }
}

/// What is known of an area before a captain goes there.
pub(super) fn lines(d: &Drawing<'_>, area: Area) -> Vec<Text> {
    let row = d.game.content.area(area);
    let (main, followers) = (there(&d.view.captains, area), there(&d.view.followers, area));
    let mut lines = vec![
        Text::new("page-main").text("effect", text::steps(&row.main.steps)),
        Text::new("page-secondary").text("effect", text::steps(&row.secondary.steps)),
    ];
    if let Some((_, [main, secondary])) =
        d.me().and_then(|me| me.forecast.prices.iter().find(|(other, _)| *other == area))
    {
        let costs = Text::new("page-costs").text("main", text::prices(main));
        lines.push(costs.text("secondary", text::prices(secondary)));
    }
    lines.push(if main.is_empty() {
        Text::new("page-main-free")
    } else {
        Text::new("page-main-taken").list("seats", super::draw::seats(main))
    });
    if !followers.is_empty() {
        lines.push(Text::new("page-followers").list("seats", super::draw::seats(followers)));
    }
    if let (Some(me), Some(track)) = (d.me(), track_of(area)) {
        let (at, counts) = level(me, track);
        lines.push(
            Text::new("page-level").name("track", track.key()).amount("level", at).amount("counts", counts),
        );
        lines.extend(super::tracks::next_stack(d, track, at));
    }
    if area == Area::Mining
        && let Some(token) = &d.view.mining
    {
        lines.push(
            Text::new("page-mining-token")
                .name("token", format!("mining-{}", &**token))
                .text("effect", text::steps(&d.game.content.mining[token.id].mining.steps)),
        );
    }
    lines
}

fn one(d: &Drawing<'_>, area: Area) -> Markup {
    let (main, followers) = (there(&d.view.captains, area), there(&d.view.followers, area));
    let lines = lines(d, area);
    let label = Text::new("page-place").name("planet", area.key()).word("what", d.lines(&lines));
    let state = match (main.is_empty(), d.view.follows == Some(area)) {
        (_, true) => "followed",
        (true, _) => "free",
        (false, _) => "taken",
    };
    let tip: Vec<Text> = [Text::new(area.key())].into_iter().chain(lines).collect();
    let class = track_of(area).map_or("", super::tracks::class);
    d.scene
        .thing(ids::area(area))
        .class("tg-area")
        .class(state)
        .class(class)
        .label(d.say(&label))
        .tip(d.lines(&tip))
        .show(&html! {
            span.tg-area-head {
                (icons::area(area).show())
                b.tg-area-name { (d.key(area.key())) }
            }
            span.tg-line {
                @if area == Area::Mining {
                    @if let Some(token) = &d.view.mining {
                        span.tg-mining { (signs::steps(&d.game.content.mining[token.id].mining)) }
                    }
                }
                span.tg-does { (signs::deed(d, area, false)) }
                span.tg-main {
                    @for seat in main { span.seat-mark.(seat_class(*seat)) data-piece=(format!("captain-{}", seat.index())) data-enters="worker-captain" { (seat_letter(*seat)) } }
                }
            }
            span.tg-line.second {
                span.tg-does { (signs::deed(d, area, true)) }
                span.tg-followers { @for seat in followers { span.seat-mark.(seat_class(*seat)) data-piece=(format!("follower-{area}-{}", seat.index())) data-enters=(format!("priority-{}", seat.index())) { (seat_letter(*seat)) } } }
            }
        })
}
