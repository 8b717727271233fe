//! What answers show: the card or upgrade itself, and what changes before the reader.

use maud::{Markup, html};
use orrery_page::Face;
use orrery_page::face::change;

use super::draw::Drawing;
use super::{card, icons};
use crate::actions::Action;
use crate::content::Expert;
use crate::state::{CardId, Resource, Specialist, Upgrade};
use crate::view::{PlayerView, View};

/// The face of an answer of the reader.
pub(super) fn face(d: &Drawing<'_>, action: Action, after: &dyn Fn() -> Option<View>) -> Option<Face> {
    let changes = || changes(d, after);
    match action {
        Action::Discard(id)
        | Action::UseCard(id)
        | Action::Take(id)
        | Action::Place(id, _)
        | Action::Ready(id, _) => crew(d, id, &html! {}),
        Action::Play(id, ..) => crew(d, id, &changes()),
        Action::Upgrade(upgrade) => Some(unlocked(d, upgrade, &changes())),
        Action::Travel(space) | Action::Step(space) => {
            let facts = html! { (icons::effects(d.gathered(space))) (changes()) };
            Some(Face::default().facts(&facts))
        }
        Action::Choose(id) | Action::Settle(id) => {
            let row = d.game.content.survivors.find(id)?;
            let face = Face::of(icons::class(row.colour.into())).picture(&icons::colour(row.colour).show());
            Some(face.facts(&html! { (icons::effects(&row.gives)) (changes()) }))
        }
        Action::Gain(resource) | Action::Pay(resource) | Action::Raise(resource) => {
            Some(Face::default().picture(&icons::resource(resource).show()).facts(&changes()))
        }
        Action::UseToken(specialist) | Action::Spend(specialist) => {
            Some(Face::default().picture(&icons::specialist(specialist).show()).facts(&changes()))
        }
        Action::Discover(_)
        | Action::Gather
        | Action::Explore
        | Action::Keep
        | Action::Colony
        | Action::Outpost
        | Action::MoveOutpost(_)
        | Action::Draw
        | Action::Done => Some(Face::default().facts(&changes())),
    }
}

/// A crew card: both its edges with what they give.
fn crew(d: &Drawing<'_>, id: CardId, changes: &Markup) -> Option<Face> {
    let row = d.game.content.crew.find(id)?;
    let facts = html! { (card::edges(row)) (changes) };
    Some(Face::default().picture(&icons::specialist(row.symbol).show()).facts(&facts))
}

/// An upgrade: what it takes and gives.
fn unlocked(d: &Drawing<'_>, upgrade: Upgrade, changes: &Markup) -> Face {
    let sheet = d.game.content.sheet();
    let row = sheet.upgrades.of(upgrade);
    let expert = match row.specialist {
        Expert::Engineer => icons::specialist(Specialist::Engineer),
        Expert::AnyLeader => icons::ANY_LEADER,
    };
    Face::default().facts(&html! {
        (expert.show())
        (icons::resources(row.cost))
        (icons::THEN.show())
        (icons::gift(upgrade, sheet.moves, sheet.larger_capacity))
        (changes)
    })
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
            @let (now, then) = (now.cargo.of(*resource), then.cargo.of(*resource));
            @if now != then { (change(now.into(), then.into(), icons::resource(*resource))) }
        }
        (number(|player| player.score.into(), icons::POINT))
    }
}
