//! Missions and technology cards, on display, in logs and marked.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::widgets::card::text as card_text;
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, level, met, progress_lines};
use super::{icons, ids, signs};
use crate::effects::text;
use crate::forecast::Progress;
use crate::ids::{MissionId, TechnologyId, Track};
use crate::view::PlayerView;

/// The missions on display, from the bottom of the politics track up.
pub(super) fn missions(d: &Drawing<'_>) -> Markup {
    let access = &d.game.content.sheet().mission_access;
    html! {
        div.tg-cards.missions role="group" aria-label=(d.key("page-missions")) {
            @for (place, card) in d.view.missions.iter().enumerate() {
                @let needs = access.get(place).copied().unwrap_or_default();
                @match card {
                    Some(card) => { (mission(d, card.id, card, Some(needs), d.me())) }
                    None => {
                        span.tg-card.none data-tip=(d.say(&Text::new("page-mission-gap").amount("level", needs))) { (icons::MISSION.show()) "–" }
                    }
                }
            }
        }
    }
}

/// How far a player is with a mission.
fn progress(player: &PlayerView, card: MissionId) -> &[Progress] {
    player.forecast.missions.iter().find(|(other, _)| other.id == card).map_or(&[], |(_, parts)| parts)
}

/// A mission: types, cost, reward, and how far `player` is with it. Those on display say which politics level they take.
pub(super) fn mission(
    d: &Drawing<'_>,
    card: MissionId,
    id: &str,
    needs: Option<u8>,
    player: Option<&PlayerView>,
) -> Markup {
    let row = d.mission(card);
    let key = format!("mission-{id}");
    let parts = player.map(|player| progress(player, card)).unwrap_or_default();
    let mut lines: Vec<Text> = Vec::new();
    if let Some(needs) = needs {
        let has = player.map_or(0, |player| player.forecast.mission_reach);
        lines.push(Text::new("page-mission-access").amount("needs", needs).amount("has", has));
    }
    lines.extend(progress_lines(parts));
    let reach = needs.is_none_or(|needs| player.is_none_or(|player| player.forecast.mission_reach >= needs));
    let (done, all) = met(parts);
    d.scene
        .thing(ids::component("mission", id))
        .class("tg-card mission")
        .class(if reach { "" } else { "far" })
        .label(d.key(&key))
        .about(key.clone())
        .tip(d.lines(&lines))
        .piece(key.clone())
        .show(&html! {
            span.tg-card-name { @for kind in &row.types { (icons::mission(*kind).show()) } (d.key(&key)) }
            span.tg-line {
                @if let Some(needs) = needs { span.tg-access { (icons::track(Track::Politics).show()) (needs) } }
                (signs::mission_cost(player, row.cost)) (icons::THEN.show()) (signs::steps(&row.then))
                @if all > 0 { span.tg-met.done[done == all] { (done) "/" (all) } }
            }
            (card_text([d.say(&crate::descriptions::mission(row))]))
        })
}

/// The technology cards on display, a row for each level.
pub(super) fn technologies(d: &Drawing<'_>) -> Markup {
    html! {
        div.tg-cards.technologies role="group" aria-label=(d.key("page-technologies")) {
            @for card in &d.view.technologies { (technology(d, card.id, card)) }
        }
    }
}

fn owners(d: &Drawing<'_>, card: TechnologyId) -> Vec<Seat> {
    let has = |player: &&PlayerView| player.technologies.iter().any(|other| other.id == card);
    d.view.players.iter().filter(has).map(|player| player.seat).collect()
}

fn technology(d: &Drawing<'_>, card: TechnologyId, id: &str) -> Markup {
    let row = d.technology(card);
    let key = format!("technology-{id}");
    let needs =
        d.game.content.sheet().technology_access.get(usize::from(row.level) - 1).copied().unwrap_or_default();
    let has = d.me().map_or(0, |me| level(me, Track::Technology).1);
    let owners = owners(d, card);
    let mut lines = vec![Text::new("page-technology-access").amount("needs", needs).amount("has", has)];
    if !owners.is_empty() {
        lines.push(Text::new("page-marked-by").list("seats", super::draw::seats(&owners)));
    }
    lines.extend(d.me().map(|me| Text::new("page-markers").amount("count", me.markers)));
    d.scene
        .thing(ids::component("technology", id))
        .class("tg-card technology")
        .class(if d.me().is_some() && has < needs { "far" } else { "" })
        .label(d.key(&key))
        .about(key.clone())
        .tip(d.lines(&lines))
        .show(&html! {
            span.tg-card-name { (d.key(&key)) }
            span.tg-line {
                span.tg-access { (icons::track(Track::Technology).show()) (needs) }
                span.tg-does { (gist(d, card)) }
                @for seat in &owners { span.seat-mark.(seat_class(*seat)) data-piece=(format!("mark-{id}-{}", seat.index())) data-enters=(format!("markers-{}", seat.index())) { (seat_letter(*seat)) } }
            }
            (card_text([d.say(&d.game.content.technology(row))]))
        })
}

/// What a technology card is about, in a few signs.
fn gist(d: &Drawing<'_>, card: TechnologyId) -> Markup {
    let row = d.technology(card);
    html! {
        @for when in &row.when { (icons::THEN.show()) (signs::steps(&when.then)) }
        (signs::steps(&row.action))
        (signs::steps(&row.once))
        @if row.end.is_some() { (icons::OBJECTIVE.show()) (icons::POINT.show()) }
        @if row.when.is_empty() && row.action.steps.is_empty() && row.once.steps.is_empty() && row.end.is_none() { (icons::MORE.show()) }
    }
}

/// A marked card of a player, small.
pub(super) fn marked(d: &Drawing<'_>, player: &PlayerView, thing: String, id: &str) -> Markup {
    let key = format!("technology-{id}");
    let used = player.flipped.iter().any(|card| &**card == id);
    let tip = d.key(if used { "page-used-this-round" } else { "page-ready" });
    d.scene
        .thing(thing)
        .class("tg-chip technology")
        .class(if used { "used" } else { "" })
        .label(d.key(&key))
        .about(key.clone())
        .tip(tip)
        .show(&html! { (icons::CHIP.show()) span { (d.key(&key)) } })
}

/// A bonus token, so many of them.
pub(super) fn token(
    d: &Drawing<'_>,
    thing: String,
    token: crate::ids::BonusId,
    id: &str,
    count: usize,
    state: &'static str,
) -> Markup {
    let row = &d.game.values().bonus[token];
    let key = format!("bonus-{id}");
    d.scene
        .thing(thing)
        .class("tg-chip token")
        .class(row.kind.word())
        .class(state)
        .label(d.key(&key))
        .about(key.clone())
        .tip(d.key(match state {
            "used" => "page-token-used",
            "cached" => "page-token-cached",
            _ => "page-token-ready",
        }))
        .piece(key.clone())
        .show(&html! {
            (icons::token(row.kind).show())
            span { (d.key(&key)) }
            @if count > 1 { b { "×" (count) } }
        })
}

/// What an objective would bring.
pub(super) fn objective(d: &Drawing<'_>, thing: String, id: &str, points: Option<u16>) -> Markup {
    let key = format!("objective-{id}");
    let tip = points.map(|points| d.say(&Text::new("page-objective-now").amount("count", points)));
    d.scene
        .thing(thing)
        .class("tg-chip objective")
        .label(d.key(&key))
        .about(key.clone())
        .tip(tip.unwrap_or_default())
        .show(&html! {
            (icons::OBJECTIVE.show())
            span { (d.key(&key)) }
            @if let Some(points) = points { b { (points) (icons::POINT.show()) } }
        })
}

/// What the wealth card of this name brings.
pub(super) fn wealth_text(d: &Drawing<'_>, id: crate::ids::WealthId) -> Text {
    text::steps(&d.game.values().wealth[id].then.steps)
}
