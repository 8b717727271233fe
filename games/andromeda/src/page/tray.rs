//! What lies before the reader for a moment: cards to choose from, a stack that is looked through.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::card::times;
use orrery_page::widgets::hand::grouped;

use super::draw::Drawing;
use super::{card, icons, ids, module, signs};
use crate::content::{DestinyRow, FactionRow};
use crate::effects::{ability_text, triggered_text};
use crate::view::{PlayerView, UnderWay};

/// Moons, tokens and cards of which the reader chooses now.
pub(super) fn offered(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let offered = match d.under_way().filter(|_| d.asks_me()) {
        Some(UnderWay::ChoosingMoon(space)) => Some(moons(d, *space)),
        Some(UnderWay::Discovering(stack)) => Some(tokens(d, *stack)),
        _ => None,
    };
    let looking = d.view.looking.as_ref().filter(|(seat, _)| *seat == me.seat);
    html! {
        @if let Some(offered) = offered { (offered) }
        @if let Some(cards) = looking.and_then(|(_, cards)| cards.as_ref()) {
            div.ae-tray role="group" aria-label=(d.key("page-looking")) {
                p.ae-heading { (d.key("page-looking")) }
                @for (id, _) in grouped(cards.as_slice()) { (event(d, id)) }
            }
        }
    }
}

/// Faction and destiny cards that were dealt to the reader.
pub(super) fn dealt(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let factions = me.dealt_factions.as_deref().filter(|_| me.faction.is_none());
    let destinies = me.dealt_destinies.as_deref().filter(|_| me.destiny.is_none());
    html! {
        @if let Some(factions) = factions {
            div.ae-tray role="group" aria-label=(d.key("page-dealt-factions")) {
                p.ae-heading { (d.key("page-dealt-factions")) }
                @for id in factions { (faction(d, id)) }
            }
        }
        @if let Some(destinies) = destinies {
            div.ae-tray role="group" aria-label=(d.key("page-dealt-destinies")) {
                p.ae-heading { (d.key("page-dealt-destinies")) }
                @for id in destinies { (destiny(d, id)) }
            }
        }
    }
}

/// A faction card: where it starts, what it starts with, what it can do.
pub(super) fn faction(d: &Drawing<'_>, id: &str) -> Markup {
    let Some(row) = d.faction(id) else { return html! {} };
    let name = format!("faction-{id}");
    let upgrade = format!("upgrade-{}", row.upgrade);
    d.scene
        .thing(ids::component("faction", id))
        .class("ae-faction-card")
        .label(d.key(&name))
        .about(name.clone())
        .show(&html! {
            span.ae-name { (d.key(&name)) }
            span.ae-does { (start(row)) }
            span.card-text { @for line in abilities(d, row) { (line) " " } }
            span.ae-upgrade { (icons::UPGRADE.show()) (d.key(&upgrade)) }
        })
}

/// What a faction starts with.
pub(super) fn start(row: &FactionRow) -> Markup {
    html! {
        @for track in &row.tracks { span.stock-amount { "▲" (icons::track(*track).show()) } }
        (signs::goods(row.goods))
    }
}

/// What a faction can do, in words.
pub(super) fn abilities(d: &Drawing<'_>, row: &FactionRow) -> Vec<String> {
    let always = row.always.iter().map(|ability| ability_text(*ability));
    let all = always.chain(row.on.iter().map(triggered_text));
    all.map(|effect| d.say(&Text::new("card-ability").text("effect", effect))).collect()
}

/// What a destiny card counts.
pub(super) fn goals(d: &Drawing<'_>, row: &DestinyRow) -> Markup {
    let (more, less) = d.game.content.sheet().goals;
    html! {
        @for (track, points) in [(row.first, more), (row.second, less)] {
            span.stock-amount { (icons::track(track).show()) (icons::THEN.show()) (signs::counted(points, icons::POINT)) }
        }
    }
}

fn destiny(d: &Drawing<'_>, id: &str) -> Markup {
    let name = format!("destiny-{id}");
    let row = d.game.content.destinies.iter().map(|(_, row)| row).find(|row| row.id == id);
    d.scene
        .thing(ids::component("destiny", id))
        .class("ae-faction-card")
        .label(d.key(&name))
        .about(name.clone())
        .show(&html! {
            span.ae-name { (d.key(&name)) }
            @if let Some(row) = row { span.ae-does { (goals(d, row)) } }
        })
}

/// The moons of a stack, of which one is claimed.
fn moons(d: &Drawing<'_>, space: crate::space::Space) -> Markup {
    let Some(region) = d.region(space) else { return html! {} };
    let all: Vec<_> = region.moon.iter().chain(region.below.iter().flatten()).cloned().collect();
    html! {
        div.ae-tray role="group" aria-label=(d.key("page-choose-moon")) {
            p.ae-heading { (d.key("page-choose-moon")) }
            @for (id, count) in grouped(&all) {
                (d.scene.thing(ids::moon(id)).element("span").class("ae-claimed-moon").label(d.say(&d.moon_words(id))).tip(d.say(&d.moon_words(id)))
                    .show(&html! { (module::moon(d, id)) (times(count)) }))
            }
        }
    }
}

/// The tokens of a discovery stack, of which one is taken.
fn tokens(d: &Drawing<'_>, stack: u8) -> Markup {
    let known = d.view.discoveries.get(usize::from(stack)).and_then(|(_, known)| known.as_deref());
    html! {
        div.ae-tray role="group" aria-label=(d.key("page-discover")) {
            p.ae-heading { (d.key("page-discover")) }
            @for (id, count) in grouped(known.unwrap_or_default()) {
                (card::token(d, ids::component("discovery", id), "discovery", id, count))
            }
        }
    }
}

fn event(d: &Drawing<'_>, id: &str) -> Markup {
    let name = format!("event-{id}");
    let row = d.game.content.events.iter().map(|(_, row)| row).find(|row| row.id == id);
    d.scene
        .thing(ids::component("event", id))
        .class("ae-faction-card")
        .label(d.key(&name))
        .about(name.clone())
        .show(&html! {
            span.ae-name { (icons::EVENT.show()) (d.key(&name)) }
            @if let Some(row) = row {
                span.ae-does { (icons::track(row.track).show()) (icons::THEN.show()) (icons::POINT.show()) span.stock-amount { (icons::RAIDER.show()) (row.class) } }
            }
        })
}
