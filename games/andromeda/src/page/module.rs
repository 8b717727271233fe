//! Modules as tiles, sockets and moons.

use maud::{Markup, html};
use orrery_core::Text;

use super::draw::{Drawing, track_class};
use super::{icons, ids, signs};
use crate::content::{ModuleRow, Socket};
use crate::ids::Column;
use crate::view::{ModuleView, UnderWay};

/// What is printed on a module.
pub(super) fn face(d: &Drawing<'_>, row: &ModuleRow) -> Markup {
    html! {
        span.ae-name { (d.key(&format!("module-{}", row.id))) }
        span.ae-does { (does(row)) }
    }
}

/// What a module does, in signs.
pub(super) fn does(row: &ModuleRow) -> Markup {
    html! {
        @match row.end { Some(end) => { (signs::end(end)) } None => { (signs::steps(&row.does)) } }
        @if let Some(socket) = row.socket { (socket_sign(socket)) }
        @for _ in 0..row.damage { span.stock-amount.printed { (icons::DAMAGE.show()) } }
    }
}

/// The kind of a socket: an open ring with what it counts.
fn socket_sign(socket: Socket) -> Markup {
    html! {
        @match socket {
            Socket::Input => { span.ae-ring { "▸" } }
            Socket::Output(points) | Socket::Store(points) => { span.ae-ring { @if points > 0 { (points) (icons::POINT.show()) } } }
        }
    }
}

/// A moon as a disc in the colour of its planet.
pub(super) fn moon(d: &Drawing<'_>, id: &str) -> Markup {
    let Some(row) = d.moon(id) else { return html! {} };
    html! { span.ae-moon.(row.track.map_or("orphan", track_class)) { (signs::moon(row)) } }
}

/// A module of the reader's station, with its sockets.
pub(super) fn mine(d: &Drawing<'_>, module: &ModuleView, last: bool) -> Markup {
    let Some(row) = d.module(&module.module) else { return html! {} };
    let name = format!("module-{}", module.module);
    let mut lines = Vec::new();
    if module.damage > 0 {
        lines.push(Text::new("page-module-damaged").amount("count", module.damage));
    }
    if module.used {
        lines.push(Text::new("page-module-used"));
    }
    let powering = d.asks_me() && d.under_way() == Some(&UnderWay::Powering(module.berth));
    let order = match d.under_way() {
        Some(UnderWay::Arranging(order)) if d.asks_me() && module.berth.row == Column::Industry => {
            order.iter().position(|at| *at == module.berth.at)
        }
        _ => None,
    };
    let mut thing = d
        .scene
        .thing(ids::module(module.berth))
        .class("ae-module")
        .class(track_class(module.berth.row.track()))
        .label(d.key(&name))
        .about(name.clone())
        .piece(name)
        .enters(ids::display(&module.module));
    if !lines.is_empty() {
        thing = thing.tip(d.lines(&lines));
    }
    for (on, class) in [(module.damage > 0, "damaged"), (module.used, "used"), (powering, "powering")] {
        thing = thing.class(if on { class } else { "" });
    }
    let tile = thing.show(&html! {
        (face(d, row))
        @if let Some(place) = order { span.ae-order { (place + 1) } }
        @if module.damage > 0 { span.ae-hits { @for _ in 0..module.damage { (icons::DAMAGE.show()) } } }
    });
    html! {
        (tile)
        @if module.socket { (socket(d, module, module.moon.as_deref(), "page-socket")) }
        @if module.berth.row == Column::Industry {
            @if last { span.ae-socket.half { } } @else { (socket(d, module, module.joint.as_deref(), "page-joint")) }
        }
    }
}

/// A socket, with the moon that is set there.
fn socket(d: &Drawing<'_>, module: &ModuleView, set: Option<&str>, key: &'static str) -> Markup {
    let name = Text::new(key).name("module", format!("module-{}", module.module));
    let state = match set {
        Some(id) => Text::new("page-moon-set").text("moon", d.moon_words(id)),
        None => Text::new("page-socket-empty"),
    };
    let label = Text::new("page-label").text("card", name.clone()).text("about", state.clone());
    d.scene
        .thing(ids::socket(module.berth))
        .class("ae-socket")
        .class(if set.is_some() { "full" } else { "" })
        .label(d.say(&label))
        .tip(d.lines(&[name, state]))
        .show(&html! { @match set { Some(id) => { (moon(d, id)) } None => {} } })
}
