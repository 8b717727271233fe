//! The four main tracks as rails: spaces with their stacks and incomes, and everybody's markers.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::track;

use super::draw::{Drawing, level};
use super::{icons, ids};
use crate::content::TrackSpaceRow;
use crate::effects::text;
use crate::ids::Track;
use crate::view::StackView;

/// The class that gives a track its colour.
pub(super) const fn class(track: Track) -> &'static str {
    match track {
        Track::Technology => "t-technology",
        Track::Military => "t-military",
        Track::Production => "t-production",
        Track::Politics => "t-politics",
        Track::Trade => "t-trade",
    }
}

/// All four.
pub(super) fn tracks(d: &Drawing<'_>) -> Markup {
    html! {
        div.tg-tracks role="group" aria-label=(d.key("page-tracks")) {
            @for track in Track::MAIN { (rail(d, track)) }
        }
    }
}

fn stack<'a>(d: &Drawing<'a>, track: Track, level: u8) -> Option<&'a StackView> {
    d.view.stacks.iter().find(|stack| (stack.track, stack.level) == (track, level))
}

/// The next stack above a level, with the token on its top.
pub(super) fn next_stack(d: &Drawing<'_>, track: Track, level: u8) -> Option<Text> {
    let next = d.view.stacks.iter().filter(|stack| stack.track == track && stack.level > level);
    let next = next.min_by_key(|stack| stack.level)?;
    let top = next.tokens.last()?;
    let row = &d.game.values().bonus[top.id];
    Some(
        Text::new("page-next-stack")
            .amount("level", next.level)
            .name("token", format!("bonus-{}", &**top))
            .text("effect", text::steps(&row.then.steps)),
    )
}

fn tip(track: Track) -> &'static str {
    match track {
        Track::Technology => "page-tip-technology",
        Track::Military => "page-tip-military-track",
        Track::Production => "page-tip-production",
        Track::Politics => "page-tip-politics",
        Track::Trade => "page-tip-trade",
    }
}

/// Where everybody is on a track, and what it is for.
pub(super) fn standing(d: &Drawing<'_>, track: Track) -> Vec<Text> {
    let mut lines = vec![Text::new(track.key()), Text::new(tip(track))];
    lines.extend(d.view.players.iter().map(|player| {
        let (at, counts) = level(player, track);
        Text::new("page-level-of").seat("who", player.seat).amount("level", at).amount("counts", counts)
    }));
    lines
}

fn rail(d: &Drawing<'_>, track: Track) -> Markup {
    let row = d.game.values().track(track);
    let head = d
        .scene
        .thing(ids::track(track))
        .class("tg-track-head")
        .label(d.key(track.key()))
        .tip(d.lines(&standing(d, track)))
        .show(&icons::track(track).show());
    html! {
        div.tg-track.(class(track)) {
            (head)
            @for space in &row.spaces { (cell(d, track, space)) }
        }
    }
}

fn cell(d: &Drawing<'_>, track: Track, row: &TrackSpaceRow) -> Markup {
    let here: Vec<_> = d
        .view
        .players
        .iter()
        .filter(|player| level(player, track).0 == row.level)
        .map(|player| player.seat)
        .collect();
    let tokens = stack(d, track, row.level).map_or(&[][..], |stack| &stack.tokens);
    let mut lines = vec![Text::new("page-space").name("track", track.key()).amount("level", row.level)];
    lines.extend(row.needs.map(|needs| Text::new("page-space-needs").amount("level", needs)));
    lines.extend(tokens.iter().rev().map(|token| {
        let row = &d.game.values().bonus[token.id];
        Text::new("page-space-token")
            .name("token", format!("bonus-{}", &**token))
            .text("effect", text::steps(&row.then.steps))
    }));
    let said = |key: &'static str, block: &crate::effects::Block| {
        (!block.steps.is_empty()).then(|| Text::new(key).text("effect", text::steps(&block.steps)))
    };
    lines.extend(said("page-space-empty", &row.empty));
    lines.extend(said("page-space-reach", &row.reach));
    lines.extend(said("page-space-income", &row.income));
    lines.extend(here.iter().map(|seat| Text::new("page-marker-of").seat("who", *seat)));
    let gives = !row.income.steps.is_empty() || !row.reach.steps.is_empty();
    d.scene
        .thing(format!("rail-{track}-{}", row.level))
        .class(if gives { "tg-cell gives" } else { "tg-cell" })
        .explain(&lines)
        .show(&html! {
            span.tg-level { (row.level) }
            @if let Some(needs) = row.needs.filter(|needs| *needs > 0) {
                span.tg-tech { (icons::track(Track::Technology).show()) (needs) }
            }
            @if let Some(top) = tokens.last() {
                span.tg-stack { (icons::token(d.game.values().bonus[top.id].kind).show()) @if tokens.len() > 1 { (tokens.len()) } }
            } @else if let Some((kind, ..)) = row.stack { span.tg-stack.empty { (icons::token(kind).show()) } }
            (track::markers(track.word(), here.iter().copied()))
        })
}
