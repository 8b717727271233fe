//! What answers show: the card, tile or place itself, and what changes before the reader.

use maud::{Markup, html};
use orrery_page::Face;
use orrery_page::face::change;

use super::draw::{Drawing, track_class};
use super::{card, fleet, icons, module, signs, tray};
use crate::actions::Action;
use crate::ids::{Resource, ShipKind};
use crate::space::{Berth, Space};
use crate::view::{PlayerView, View};

/// The face of an answer of the reader.
pub(super) fn face(d: &Drawing<'_>, action: Action, after: &dyn Fn() -> Option<View>) -> Option<Face> {
    let content = &d.game.content;
    let changes = || changes(d, after);
    match action {
        Action::Faction(id) => {
            let row = content.factions.find(id)?;
            Some(Face::default().facts(&tray::start(row)).text(tray::abilities(d, row)))
        }
        Action::Destiny(id) => Some(Face::default().facts(&tray::goals(d, content.destinies.find(id)?))),
        Action::Launch(kind) | Action::Build(kind) => Some(ship(d, kind, &changes())),
        Action::Go(space) => Some(region(d, space, &changes())),
        Action::Activate(berth) | Action::Module(berth) | Action::Next(berth) | Action::Into(berth) => {
            Some(berthed(d, berth, &changes()))
        }
        Action::Play(id) | Action::Card(id) => {
            let row = content.tactics.find(id)?;
            Some(Face::of(card::class(row.kind)).facts(&changes()).text([card::text(d, row)]))
        }
        Action::Acquire(id) | Action::Scrap(id) => {
            let row = content.modules.find(id)?;
            let price = &content.sheet().costs[row.column as usize];
            let bought = matches!(action, Action::Acquire(_));
            let facts = html! {
                @if bought { span { (signs::cost(price)) (icons::THEN.show()) } }
                (module::does(row)) (changes())
            };
            let face = Face::of(track_class(row.column.track()));
            Some(face.picture(&icons::track(row.column.track()).show()).facts(&facts))
        }
        Action::Token(id) => {
            let row = content.tokens.find(id)?;
            Some(Face::default().picture(&icons::TOKEN.show()).facts(&signs::steps(&row.does)))
        }
        Action::Discovery(id) => {
            let row = content.discoveries.find(id)?;
            Some(Face::default().picture(&icons::DISCOVERY.show()).facts(&signs::steps(&row.does)))
        }
        Action::Set(id) | Action::DiscardMoon(id) => {
            Some(Face::default().facts(&html! { (signs::moon(content.moons.find(id)?)) (changes()) }))
        }
        Action::Use(track) => {
            let facts = html! { (signs::steps(&content.development(track).ability)) (changes()) };
            Some(Face::of(track_class(track)).facts(&facts))
        }
        Action::Advance(track) => {
            let picture = icons::track(track).show();
            Some(Face::of(track_class(track)).picture(&picture).facts(&changes()))
        }
        Action::Upgrade(id) => {
            let row = content.upgrades.find(id)?;
            Some(Face::default().picture(&icons::ship(row.ship).show()).facts(&fleet::numbers(row, 0)))
        }
        Action::Raid(class) => {
            let row = d.raider(class)?;
            let facts = html! {
                span.stock-amount { (icons::DIE.show()) (row.weaponry) }
                span { (icons::THEN.show()) (signs::steps(&row.reward)) }
            };
            Some(Face::default().picture(&icons::RAIDER.show()).facts(&facts))
        }
        Action::Top(id) => {
            let row = content.events.find(id)?;
            Some(Face::default().picture(&icons::EVENT.show()).facts(&icons::track(row.track).show()))
        }
        Action::Return
        | Action::Ship(..)
        | Action::Barge(_)
        | Action::Energy
        | Action::IntoOperations
        | Action::Recruit(_)
        | Action::Collect(..)
        | Action::PassOn
        | Action::Pay(_)
        | Action::Waive
        | Action::Gain(_)
        | Action::Way(_)
        | Action::Yes
        | Action::RepairShip(_)
        | Action::RepairShield(_)
        | Action::Spend(_)
        | Action::Aim
        | Action::Target(_)
        | Action::TargetRaiders
        | Action::Die(_)
        | Action::Save(_)
        | Action::First(_)
        | Action::Rearrange
        | Action::Give
        | Action::Ask
        | Action::Draw
        | Action::Moon
        | Action::Done => Some(Face::default().facts(&changes())),
    }
}

/// A type of ship with its values.
fn ship(d: &Drawing<'_>, kind: ShipKind, changes: &Markup) -> Face {
    let values = d.me().map(|me| fleet::numbers(d.ship(me, kind).0, 0)).unwrap_or_default();
    Face::default().picture(&icons::ship(kind).show()).facts(&html! { (values) (changes) })
}

/// A region with what its moon gives and who would raid it.
fn region(d: &Drawing<'_>, space: Space, changes: &Markup) -> Face {
    let Some(region) = d.region(space) else { return Face::default() };
    let moon = region.moon.as_deref().and_then(|id| d.moon(id));
    let raiders: String = region.threats.iter().map(|threat| threat.class.word()).collect();
    let facts = html! {
        @if let Some(moon) = moon { span.stock-amount { (icons::MOON.show()) (signs::moon(moon)) } }
        @if !raiders.is_empty() { span.stock-amount.ae-bad { (icons::RAIDER.show()) (raiders) } }
        (changes)
    };
    Face::of(region.track.map_or("", track_class)).facts(&facts)
}

/// A module of the reader's station.
fn berthed(d: &Drawing<'_>, berth: Berth, changes: &Markup) -> Face {
    let there = d.me().and_then(|me| me.station.iter().find(|module| module.berth == berth));
    let row = there.and_then(|there| d.module(&there.module));
    let facts = html! { @if let Some(row) = row { (module::does(row)) } (changes) };
    Face::of(track_class(berth.row.track())).facts(&facts)
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
        @for resource in Resource::TOKENS {
            @let (now, then) = (now.stock.of(resource), then.stock.of(resource));
            @if now != then { (change(now.into(), then.into(), icons::resource(resource))) }
        }
        (number(|player| player.hand.0.into(), icons::resource(Resource::Tactics)))
        (number(|player| player.vp.into(), icons::POINT))
        (number(|player| player.leaders.into(), icons::LEADER))
    }
}
