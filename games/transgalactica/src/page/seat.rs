//! The area of a seat: what everybody watches of everybody; for the reader, who has a console, an aid.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::made_of;
use orrery_page::widgets::hand::grouped;
use orrery_page::widgets::stock::number;

use super::draw::Drawing;
use super::{aid, cards, icons, ids};
use crate::ids::{Good, MissionType, Office, Worker};
use crate::state::Lieutenant;
use crate::view::PlayerView;

/// The area of a player.
pub(super) fn area(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let mine = d.is_me(player.seat);
    html! {
        div.tg-area-of.mine[mine] {
            @if mine { (aid::aid(d, player)) } @else {
                div.tg-stores { (score(d, player)) (goods(d, player)) (workers(d, player)) }
                div.tg-stores { (levels(d, player)) (outposts(d, player)) (senate(d, player)) (income(d, player)) }
                div.tg-things { (things(d, player)) }
            }
        }
    }
}

/// What everybody must know of a player at any time: goods and workers that are free.
pub(super) fn glance(player: &PlayerView) -> Markup {
    html! {
        span.stock-amount { (icons::worker(Worker::Captain).show()) (player.captains) }
        span.stock-amount { (icons::worker(Worker::Crew).show()) (player.crew) }
        @for good in Good::ALL.iter().filter(|good| player.goods[**good] > 0) {
            span.stock-amount { (icons::good(*good).show()) (player.goods[*good]) }
        }
    }
}

fn score(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let label = Text::new("page-score").amount("vp", player.points).amount("score", player.forecast.score);
    let inside =
        html! { (icons::POINT.show()) b { (player.points) } span.tg-fine { "→" (player.forecast.score) } };
    number(
        d,
        format!("score-{}", player.seat.index()),
        "score",
        &made_of(label, &player.forecast.parts),
        &inside,
    )
}

fn goods(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let each = Good::ALL
        .iter()
        .map(|good| Text::new("page-hold").name("good", good.key()).amount("count", player.goods[*good]));
    let lines: Vec<_> =
        [Text::new("page-goods-of").seat("who", player.seat)].into_iter().chain(each).collect();
    number(
        d,
        format!("goods-{}", player.seat.index()),
        "store",
        &lines,
        &html! {
            @for good in Good::ALL { span.stock-amount { (icons::good(*good).show()) (player.goods[*good]) } }
        },
    )
}

fn workers(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let line = |worker: Worker, count: u8, out: u8| {
        Text::new("page-workers").name("worker", worker.key()).amount("count", count).amount("out", out)
    };
    let mut lines = vec![
        Text::new("page-workers-of").seat("who", player.seat),
        line(Worker::Captain, player.captains, player.captains_out),
        line(Worker::Crew, player.crew, player.crew_out),
        Text::new("page-pods").amount("count", player.pods),
    ];
    if player.lieutenant != Lieutenant::None {
        let ready = player.lieutenant == Lieutenant::Ready;
        lines.push(line(Worker::Lieutenant, ready.into(), (!ready).into()));
    }
    number(
        d,
        format!("workers-{}", player.seat.index()),
        "store",
        &lines,
        &html! {
            span.stock-amount { (icons::worker(Worker::Captain).show()) (player.captains) }
            span.stock-amount { (icons::worker(Worker::Crew).show()) (player.crew) }
            @if player.lieutenant == Lieutenant::Ready { (icons::worker(Worker::Lieutenant).show()) }
            span.stock-amount { (icons::POD.show()) (player.pods) }
        },
    )
}

/// Where somebody is on all tracks.
fn levels(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let each = player.levels.iter().map(|(track, at, counts)| {
        Text::new("page-level").name("track", track.key()).amount("level", *at).amount("counts", *counts)
    });
    let lines: Vec<_> =
        [Text::new("page-levels-of").seat("who", player.seat)].into_iter().chain(each).collect();
    number(
        d,
        format!("levels-{}", player.seat.index()),
        "store",
        &lines,
        &html! {
            @for (track, _, counts) in &player.levels { span.stock-amount { (icons::track(*track).show()) (counts) } }
        },
    )
}

fn outposts(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let names = player.outposts.iter().map(|space| Text::named(d.space(*space))).collect();
    let mut lines = vec![
        Text::new("page-outposts-of").seat("who", player.seat).amount("count", player.outposts.len() as i64),
    ];
    lines.push(Text::new("page-list").list("things", names));
    lines.extend(super::planet::next_outpost(d, player.outposts.len()));
    number(
        d,
        format!("outposts-{}", player.seat.index()),
        "store",
        &lines,
        &html! {
            span.stock-amount { (icons::OUTPOST.show()) (player.outposts.len()) }
            span.stock-amount { (icons::MARKER.show()) (player.markers) }
        },
    )
}

/// How far somebody is with each decree.
fn senate(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let each = Office::ALL.iter().filter_map(|office| {
        let (_, decree) = d.view.decrees.iter().find(|(other, _)| other == office)?;
        let (has, needs) = super::senate::sums(super::senate::progress(player, *office));
        let key = if player.offices.contains(office) { "page-decree-seated" } else { "page-decree-progress" };
        Some(
            Text::new(key)
                .name("decree", format!("decree-{}", &**decree))
                .amount("has", has)
                .amount("needs", needs),
        )
    });
    let lines: Vec<_> =
        [Text::new("page-senate-of").seat("who", player.seat)].into_iter().chain(each).collect();
    number(
        d,
        format!("senate-{}", player.seat.index()),
        "store",
        &lines,
        &html! {
            span.stock-amount { (icons::CHAIR.show()) (player.offices.len()) @if !player.fulfilled.is_empty() { "!" } }
        },
    )
}

fn income(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let mut lines = vec![Text::new("page-income").amount("count", player.forecast.income.len() as i64)];
    lines.extend(player.forecast.income.iter().cloned());
    number(
        d,
        format!("income-{}", player.seat.index() + 100),
        "store",
        &lines,
        &html! { span.tg-word { (d.key("page-income-word")) } (player.forecast.income.len()) },
    )
}

/// The ability tile.
pub(super) fn tile(d: &Drawing<'_>, player: &PlayerView, thing: String, id: &str) -> Markup {
    let key = format!("ability-{id}");
    let tip = d.key(if player.ability_used { "page-used-this-round" } else { "page-ability" });
    d.scene
        .thing(thing)
        .class("tg-chip ability")
        .class(if player.ability_used { "used" } else { "" })
        .label(d.key(&key))
        .about(key.clone())
        .tip(tip)
        .show(&html! { (icons::FIRST.show()) span { (d.key(&key)) } })
}

/// Completed missions by type.
pub(super) fn completed(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    if player.completed.is_empty() {
        return html! {};
    }
    let count = |kind: MissionType| {
        player.completed.iter().filter(|card| d.mission(card.id).types.contains(&kind)).count()
    };
    let names = player.completed.iter().map(|card| Text::named(format!("mission-{}", &**card))).collect();
    let lines = [
        Text::new("page-completed").amount("count", player.completed.len() as i64),
        Text::new("page-list").list("things", names),
    ];
    d.scene.thing(format!("completed-{}", player.seat.index())).class("tg-chip done").explain(&lines).show(&html! {
        span.tg-good { "✓" }
        @for kind in MissionType::ALL { @if count(*kind) > 0 { span.stock-amount { (icons::mission(*kind).show()) (count(*kind)) } } }
    })
}

/// The wealth cards that were taken.
pub(super) fn wealth(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let Some(both) = &player.wealth else { return html! {} };
    let each = both.iter().map(|card| {
        Text::new("page-wealth")
            .name("card", format!("wealth-{}", &**card))
            .text("effect", cards::wealth_text(d, card.id))
    });
    let lines: Vec<_> = [Text::new("page-wealth-taken")].into_iter().chain(each).collect();
    d.scene
        .thing(format!("wealth-{}", player.seat.index()))
        .class("tg-chip")
        .explain(&lines)
        .show(&icons::WEALTH.show())
}

/// Tile, log, tokens, marked cards, pirates and completed missions of somebody else.
fn things(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let at = player.seat.index();
    html! {
        @if let Some(tile_id) = &player.ability { (tile(d, player, format!("tile-{at}"), tile_id)) }
        @for card in &player.log { (cards::mission(d, card.id, card, None, Some(player))) }
        @for (token, count) in grouped(player.tokens.iter().map(|token| (token.id, &**token))) { (cards::token(d, format!("token-{}-{at}", token.1), token.0, token.1, count, "")) }
        @for (token, count) in grouped(player.cache.iter().map(|token| (token.id, &**token))) { (cards::token(d, format!("cache-{}-{at}", token.1), token.0, token.1, count, "cached")) }
        @for card in &player.technologies { (cards::marked(d, player, format!("marked-{}-{at}", &**card), card)) }
        @if !player.pirates.is_empty() {
            @let names = player.pirates.iter().map(|token| Text::named(format!("pirate-{}", &**token))).collect();
            (d.scene.thing(format!("pirates-{at}")).class("tg-chip").explain(&[Text::new("page-pirates-beaten").amount("count", player.pirates.len() as i64), Text::new("page-list").list("things", names)])
                .show(&html! { (icons::PIRATES.show()) (player.pirates.len()) }))
        }
        (completed(d, player))
        @for card in player.objectives.1.iter().flatten() { (cards::objective(d, ids::component("objective", card), card, None)) }
        (wealth(d, player))
    }
}
