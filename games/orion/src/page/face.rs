//! What answers show: the card itself, and what changes before the reader.

use maud::{Markup, html};
use orrery_page::Face;
use orrery_page::face::change;

use super::card::{exploit_bonus, resources};
use super::draw::Drawing;
use super::{emblems, icons};
use crate::actions::Action;
use crate::content::StructureRow;
use crate::effects::{ability_lines, advisor_lines, end_points_text, limits_and_effects};
use crate::state::{CardId, Resource};
use crate::view::{PlayerView, View};

/// The face of an answer of the reader.
pub(super) fn face(d: &Drawing<'_>, action: Action, after: &dyn Fn() -> Option<View>) -> Option<Face> {
    let content = &d.game.content;
    match action {
        Action::Race(id) => {
            let row = content.races.find(id)?;
            let start = html! {
                (resources(row.start, ""))
                @if row.start_points > 0 { span.stock-amount { (row.start_points) (icons::POINT.show()) } }
            };
            let ability = ability_lines(row).into_iter().map(|line| d.say(&line));
            Some(Face::default().picture(&emblems::race(&row.id)).facts(&start).text(ability))
        }
        Action::Discard(id) | Action::Stack(id) | Action::StackMarked(id) => card(d, id, &html! {}),
        Action::Take(depth) => {
            let row = d.view.discard_pile.get(depth.index()).and_then(|id| d.structure(id))?;
            Some(structure(d, row, &html! {}))
        }
        Action::Build(id, _) => {
            let changes = changes(d, after);
            card(d, id, &changes)
        }
        Action::Exploit(id) => {
            let row = content.structures.find(id)?;
            let facts = html! { (exploit_bonus(d, row.colour)) (changes(d, after)) };
            Some(Face::of(icons::class(row.colour)).facts(&facts))
        }
        Action::Hire(id) => {
            let row = content.advisors.find(id)?;
            let lines = advisor_lines(row).into_iter().map(|line| d.say(&line));
            Some(Face::default().picture(&emblems::advisor(&row.id)).text(lines))
        }
        Action::Pay(..)
        | Action::Research
        | Action::Activate(_)
        | Action::Attack(_)
        | Action::Trade(..)
        | Action::Propaganda
        | Action::Contract
        | Action::Colour(_)
        | Action::Choose(_)
        | Action::Resolve(_)
        | Action::Use
        | Action::Target(_)
        | Action::Sink(..)
        | Action::Rearrange(_)
        | Action::Fill(_)
        | Action::Done => Some(Face::default().facts(&changes(d, after))),
    }
}

/// A structure, with what playing it changes.
fn card(d: &Drawing<'_>, id: CardId, changes: &Markup) -> Option<Face> {
    Some(structure(d, d.game.content.structures.find(id)?, changes))
}

fn structure(d: &Drawing<'_>, row: &StructureRow, changes: &Markup) -> Face {
    let facts = html! {
        @if changes.0.is_empty() {
            span { span.face-what { (d.key("page-cost")) } (resources(row.cost, "")) }
        } @else { (changes) }
        @if row.produces.total() > 0 { span { span.face-what { (d.key("page-makes")) } (resources(row.produces, "+")) } }
        span.stock-amount { (icons::POINT.show()) @if row.end_of_game.is_some() { "?" } @else { (row.points) } }
    };
    let text = row.end_of_game.map(end_points_text).into_iter().chain(limits_and_effects(row));
    Face::of(icons::class(row.colour))
        .picture(&icons::colour(row.colour).show())
        .facts(&facts)
        .text(text.map(|line| d.say(&line)))
}

/// Numbers of the reader that an answer changes.
fn changes(d: &Drawing<'_>, after: &dyn Fn() -> Option<View>) -> Markup {
    let Some((now, then)) = d.me().zip(after()) else { return html! {} };
    let Some(then) = then.players.get(now.seat.index()) else { return html! {} };
    let number = |number: fn(&PlayerView) -> i64, sign| {
        let (now, then) = (number(now), number(then));
        html! { @if now != then { (change(now, then, sign)) } }
    };
    html! {
        @for resource in Resource::ALL {
            @let (now, then) = (now.stock.of(*resource), then.stock.of(*resource));
            @if now != then { (change(now.into(), then.into(), icons::resource(*resource))) }
        }
        (number(|player| player.morale.into(), icons::MORALE))
        (number(|player| player.points.into(), icons::POINT))
        (number(|player| i64::from(player.hand.size), icons::CARD))
    }
}
