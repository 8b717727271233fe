//! The reader's station: four rows of modules with sockets; its head, claimed moons, tactical operations.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::card::times;
use orrery_page::widgets::hand::grouped;
use orrery_page::widgets::tableau;

use super::draw::{Drawing, track_class};
use super::{icons, ids, module};
use crate::ids::Column;
use crate::view::{PlayerView, UnderWay};

/// The whole station.
pub(super) fn station(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    html! {
        div.ae-station data-frame="station" role="group" aria-label=(d.key("page-station")) {
            @for column in Column::ALL { (row(d, me, *column)) }
        }
    }
}

/// Whose station it is; returning is done here.
pub(super) fn head(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let name = me.faction.as_ref().map_or_else(|| "faction".to_owned(), |id| format!("faction-{id}"));
    let label = Text::new("page-station-of").name("faction", name.clone());
    d.scene
        .thing(ids::STATION)
        .class("ae-faction")
        .label(d.say(&label))
        .about(name.clone())
        .tip(d.key("page-tip-return"))
        .show(&html! { (icons::HANGAR.show()) span.ae-word { (d.key(&name)) } })
}

/// One row, from the base module on.
pub(super) fn row(d: &Drawing<'_>, me: &PlayerView, column: Column) -> Markup {
    let modules: Vec<_> = me.station.iter().filter(|module| module.berth.row == column).collect();
    let label = Text::new("page-row").name("column", column.key()).amount("count", modules.len() as i64);
    let tip = match column {
        Column::Science => "page-tip-row-science",
        Column::Industry => "page-tip-row-industry",
        Column::Commerce | Column::Civilization => "page-tip-row",
    };
    html! {
        (tableau::row(track_class(column.track()),
            &d.scene.thing(ids::row(column)).class("tableau-head").explain(&[label, Text::new(tip)])
                .show(&icons::track(column.track()).show()),
            &html! { @for (place, one) in modules.iter().enumerate() { (module::mine(d, one, place + 1 == modules.len())) } }))
    }
}

/// Claimed moons: places for four.
pub(super) fn claimed(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let most = usize::from(d.game.content.sheet().claimed);
    let label =
        Text::new("page-claimed").amount("count", me.claimed.len() as i64).amount("most", most as i64);
    // While a moon of a stack is chosen, that one has the name.
    // A new one comes from the active region.
    let active = d.view.turn.and_then(|turn| turn.region);
    let from = active.map_or_else(|| ids::STATION.to_owned(), ids::moons);
    let choosing = d.asks_me() && matches!(d.under_way(), Some(UnderWay::ChoosingMoon(_)));
    html! {
        div.ae-claimed role="group" aria-label=(d.say(&label)) {
            @for (id, count) in grouped(&me.claimed) {
                @let thing = if choosing { format!("claimed-{id}") } else { ids::moon(id) };
                @let setting = d.asks_me() && d.under_way() == Some(&UnderWay::Setting(id.clone()));
                (d.scene.thing(thing).element("span").class("ae-claimed-moon").class(if setting { "picked" } else { "" })
                    .label(d.say(&d.moon_words(id))).tip(d.lines(&[d.moon_words(id), Text::new("page-tip-claimed")]))
                    .piece(ids::moon(id)).enters(from.clone())
                    .show(&html! { (module::moon(d, id)) (times(count)) }))
            }
            (tableau::free(me.claimed.len(), most, |_| html! { span.ae-moon.empty data-tip=(d.lines(&[label.clone(), Text::new("page-tip-claimed")])) {} }))
        }
    }
}

/// Tactical operations: a socket beside the station.
pub(super) fn operations(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let state = match &me.operations {
        Some(id) => Text::new("page-moon-set").text("moon", d.moon_words(id)),
        None => Text::new("page-socket-empty"),
    };
    let label =
        Text::new("page-label").text("card", Text::new("page-operations")).text("about", state.clone());
    d.scene
        .thing(ids::OPERATIONS)
        .class("ae-socket ae-operations")
        .class(if me.operations.is_some() { "full" } else { "" })
        .label(d.say(&label))
        .tip(d.lines(&[Text::new("page-operations"), state, Text::new("page-tip-operations")]))
        .show(&html! {
            @match &me.operations { Some(id) => { (module::moon(d, id)) } None => { (icons::DAMAGE.show()) } }
        })
}
