//! Tracks: resources, morale, score and rounds, each a row of spaces with markers on them.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_core::tally::Part;
use orrery_page::widgets::track;
use orrery_page::{made_of, seat_letter};

use super::draw::Drawing;
use super::{icons, ids};
use crate::state::Resource;
use crate::view::PlayerView;
use crate::words::structure_name;

/// The lowest space of the morale track; below it the number counts on (ORI-19).
const LOWEST_MORALE: i16 = -3;
/// The last space of the score track; beyond it the number counts on (ORI-20).
const LAST_SCORE: u16 = 50;

/// The class of a space of a resource track by its development level (ORI-44).
fn zone(d: &Drawing<'_>, value: u8) -> &'static str {
    let sheet = d.game.content.sheet();
    if value >= sheet.high_from {
        "high"
    } else if value >= sheet.medium_from {
        "medium"
    } else {
        "low"
    }
}

/// One of the three resource tracks.
pub(super) fn resource(d: &Drawing<'_>, player: &PlayerView, resource: Resource) -> Markup {
    let most = d.game.content.sheet().most_of_a_resource;
    let (value, more) = (player.stock.of(resource), player.produces.of(resource));
    let key = match resource {
        Resource::Food => "page-track-food",
        Resource::Fleet => "page-track-fleet",
        Resource::Production => "page-track-production",
    };
    let label = Text::new(key).amount("value", value).amount("most", most).amount("more", more);
    d.scene
        .thing(ids::track(player.seat, resource))
        .class("or-track")
        .class(resource.word())
        .label(d.say(&label))
        .tip(d.lines(&about(d, player, resource, label.clone())))
        .show(&html! {
            (icons::resource(resource).show())
            b.or-value { (value) }
            (track::cells((0..=most).map(|space| {
                let class = if space <= value { format!("{} filled", zone(d, space)) } else { zone(d, space).to_owned() };
                let number = html! { (space) };
                (class, if space == value { track::marker(d, resource.word(), player.seat, &number) } else { number })
            })))
            span.or-more { @if more > 0 { "+" (more) } @else { "·" } }
        })
}

/// What a resource is for and where it comes from.
fn about(d: &Drawing<'_>, player: &PlayerView, resource: Resource, label: Text) -> Vec<Text> {
    let exploit = &d.game.content.sheet().exploit;
    let (key, bonus) = match resource {
        Resource::Food => ("page-tip-food", exploit.blue[resource]),
        Resource::Fleet => ("page-tip-fleet", exploit.red[resource]),
        Resource::Production => ("page-tip-production", exploit.yellow[resource]),
    };
    let mut lines = vec![label, Text::new(key).amount("bonus", bonus)];
    let structures = player.systems.iter().flat_map(|system| &system.cards);
    let parts: Vec<Part> = structures
        .filter_map(|id| d.structure(id))
        .filter(|row| row.produces.of(resource) > 0)
        .map(|row| Part {
            amount: row.produces.of(resource).into(),
            what: Text::named(structure_name(&row.id)),
        })
        .collect();
    if !parts.is_empty() {
        let sum = Text::new("page-produces").amount("more", player.produces.of(resource));
        lines.extend(made_of(sum, &parts));
    }
    lines
}

/// The morale track.
pub(super) fn morale(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let top = i16::from(d.game.content.sheet().top_morale);
    let at = player.morale.clamp(LOWEST_MORALE, top);
    let label = Text::new("page-morale").amount("morale", player.morale);
    d.scene
        .thing(ids::space(player.seat, "morale"))
        .class("or-track morale")
        .explain(&[label, Text::new("page-tip-morale").amount("top", top)])
        .show(&html! {
            (icons::MORALE.show())
            b.or-value { (player.morale) }
            (track::cells((LOWEST_MORALE..=top).map(|space| {
                let class = match (space <= 0, space <= player.morale) {
                    (true, true) => "danger filled",
                    (true, false) => "danger",
                    (false, true) => "filled",
                    (false, false) => "",
                };
                let marker = || track::marker(d, "morale", player.seat, &html! { (player.morale) });
                (class, if space == at { marker() } else { html! { (space) } })
            })))
            span.or-more {}
        })
}

/// The score track of the board with everybody's marker.
pub(super) fn score(d: &Drawing<'_>) -> Markup {
    let place = |player: &PlayerView| {
        Text::new("page-score-place").seat("who", player.seat).amount("points", player.points)
    };
    let mut lines = vec![Text::new("page-tip-score-track")];
    lines.extend(d.view.players.iter().map(place));
    html! {
        (d.scene.thing("score-track").class("or-score").label(d.key("page-score-track")).tip(d.lines(&lines)).show(&html! {
            @for space in 0..=LAST_SCORE {
                @let here: Vec<_> = d.view.players.iter().filter(|player| player.points.min(LAST_SCORE) == space).collect();
                span.track-cell.ten[space % 10 == 0].five[space % 10 == 5].crowd[here.len() > 1] {
                    span.or-no { (space) @if space == LAST_SCORE { "+" } }
                    @if !here.is_empty() {
                        span.track-pegs {
                            @for player in here {
                                (track::marker(d, "score", player.seat, &html! {
                                    (seat_letter(player.seat))
                                    @if player.points > LAST_SCORE { small { (player.points) } }
                                }))
                            }
                        }
                    }
                }
            }
        }))
    }
}

/// The round track of the board.
pub(super) fn rounds(d: &Drawing<'_>) -> Markup {
    let rounds = d.game.options.rounds;
    let label = Text::new("page-round").amount("round", d.view.round).amount("rounds", rounds);
    d.scene
        .thing("round-track")
        .class("or-rounds")
        .explain(&[label, Text::new("page-tip-rounds").amount("rounds", rounds)])
        .show(&html! {
            @for round in 1..=rounds {
                span.track-cell.past[round < d.view.round].now[round == d.view.round] {
                    @if round == d.view.round {
                        (d.scene.thing("round-marker").element("span").class("or-round-marker").piece("round").show(&html! { (round) }))
                    } @else { (round) }
                }
            }
        })
}
