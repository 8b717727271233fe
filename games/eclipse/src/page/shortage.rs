//! Money is missing: trades and sectors that can be given up, side by side (ECL-206, ECL-207).

use maud::{Markup, html};
use orrery_core::Text;

use super::draw::{Drawing, signed};
use super::forecast::Upkeep;
use super::{icons, ids, offers, sector, signs};
use crate::Action;
use crate::ids::{Resource, SectorId};
use crate::payment::just;

/// What can be done about it, if the reader has to choose.
pub(super) fn shortage(d: &Drawing<'_>) -> Markup {
    let Some(me) = d.scene.me.filter(|_| d.asks_for("swap-")) else { return html! {} };
    let short = Text::new("page-shortage-head").amount("count", -Upkeep::of(d.game, d.table(), me).left());
    let heading = if d.asks_for("lose-") { short } else { Text::new("heading-trade") };
    let offered = |action: Action| d.scene.acts.iter().any(|act| act.notation == action.to_string());
    let sectors = d.player(me).controls.iter().filter(|id| offered(Action::GiveUp(*id)));
    let goods = [Resource::Science, Resource::Materials];
    html! {
        section.ec-panel aria-label=(d.key("page-shortage")) {
            p.ec-heading { (d.say(&heading)) }
            div.ec-columns {
                div.ec-tiles {
                    @for give in goods { @if offered(Action::Trade(give, Resource::Money)) { (trade(d, give)) } }
                }
                div.ec-tiles { @for id in sectors { (lost(d, id)) } }
            }
        }
    }
}

/// A trade: what is given, how much there is of it, and what comes of it.
fn trade(d: &Drawing<'_>, give: Resource) -> Markup {
    let Some(me) = d.scene.me else { return html! {} };
    let rate = d.game.trade(d.table(), me);
    let lines = [
        d.game.trade_label(d.table(), me, give, Resource::Money),
        Text::new("page-store").name("resource", give.key()).amount("count", d.player(me).goods[give]),
    ];
    d.scene.thing(ids::swap(give)).class("ec-tile").explain(&lines).show(&html! {
        span.ec-tile-facts {
            (signs::goods(just(give, rate.give))) (icons::THEN.show()) (signs::goods(just(Resource::Money, rate.get)))
            span.ec-fine { "/" (d.player(me).goods[give]) }
        }
    })
}

/// A sector: what its disc saves, and what is lost with it.
fn lost(d: &Drawing<'_>, id: SectorId) -> Markup {
    let Some(me) = d.scene.me else { return html! {} };
    let saved = saves(d, id);
    let mut lines = vec![Text::new("page-saves").amount("count", saved)];
    lines.extend(sector::lines(d, id));
    d.scene.thing(ids::lose(id)).class("ec-tile").class(&orrery_page::seat_class(me)).explain(&lines).show(&html! {
        span.card-name { (d.number(id)) " " (d.key(&d.game.sector_name(id))) }
        span.ec-tile-facts { span.stock-amount { (signed(saved)) (icons::resource(Resource::Money).show()) } (offers::sector_signs(d, id)) }
    })
}

/// How much less the upkeep is without a sector, less the money that its cubes no longer make.
fn saves(d: &Drawing<'_>, id: SectorId) -> i32 {
    let Some(me) = d.scene.me else { return 0 };
    let mut then = *d.table();
    crate::Eclipse::lift_disc(&mut then, id);
    let cubes = then.sectors[id].cubes;
    for (square, count) in cubes.iter().filter(|(_, count)| **count > 0) {
        // A cube that could go to several tracks goes where it costs nothing.
        if square.tracks() == [Resource::Money] {
            then.players[me].cubes[Resource::Money] += *count;
        }
    }
    Upkeep::of(d.game, &then, me).left() - Upkeep::of(d.game, d.table(), me).left()
}
