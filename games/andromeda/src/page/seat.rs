//! The area of a seat: what everybody watches of everybody; for the reader, who has a console, an aid.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::card::times;
use orrery_page::widgets::hand::grouped;
use orrery_page::widgets::stock::number;
use orrery_page::{made_of, seat_class};

use super::draw::{Drawing, track_class};
use super::{aid, card, fleet, icons, ids, module};
use crate::Andromeda;
use crate::ids::{Column, Resource, ShipKind};
use crate::state::Place;
use crate::view::PlayerView;

/// The area of a player.
pub(super) fn area(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let mine = d.is_me(player.seat);
    html! {
        div.ae-area.mine[mine] {
            (crest(d, player))
            @if player.faction.is_none() {
                @if player.sealed { p.ae-none { (d.key("page-sealed")) } }
            } @else if mine { (aid::aid(d, player)) } @else {
                div.ae-line { (score_of(d, player)) (stock(d, player)) (leaders(d, player, &format!("leaders-{}", player.seat.index()))) }
                div.ae-line { (ships(d, player)) (tracks(d, player)) }
                (modules(d, player))
                (things(d, player))
            }
        }
    }
}

/// What everybody must know of a player at any time: points, resources, cards, ships in the hangar.
pub(super) fn glance(player: &PlayerView) -> Markup {
    let ready = player.ships.iter().filter(|ship| ship.place == Place::Hangar);
    let ready: u8 = ready.map(|ship| ship.count).sum();
    html! {
        @for resource in Resource::TOKENS.into_iter().filter(|resource| player.stock.of(*resource) > 0) {
            span.stock-amount { (icons::resource(resource).show()) (player.stock.of(resource)) }
        }
        span.stock-amount { (icons::resource(Resource::Tactics).show()) (player.hand.0) }
        span.stock-amount { (icons::HANGAR.show()) (ready) }
    }
}

/// The player as such: whoever is named by an action is named here.
fn crest(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let name =
        player.faction.as_ref().map_or_else(|| "page-no-faction".to_owned(), |id| format!("faction-{id}"));
    let label = Text::new("page-plays").seat("who", player.seat).name("faction", name.clone());
    let thing = d
        .scene
        .thing(ids::player(player.seat))
        .class("ae-crest")
        .class(&seat_class(player.seat))
        .label(d.say(&label));
    let thing = if player.faction.is_some() { thing.about(name.clone()) } else { thing };
    html! {
        div.ae-line {
            (thing.show(&html! {
                (icons::HANGAR.show())
                span.ae-word { (d.key(&name)) }
                @if d.view.first == player.seat && player.faction.is_some() { (icons::FIRST.show()) }
            }))
            @if d.game.options.team_mode { (team(d, player)) }
        }
    }
}

/// Which team it is, and whether it is the reader's (AND-246).
fn team(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let number = Text::new("page-team").amount("number", u8::from(player.seat).div_ceil(2));
    html! {
        span.ae-team { (d.say(&number)) }
        @if is_mate(d, player) { span.ae-team.mate { (d.key("page-mate")) } }
    }
}

/// Whether it is the reader's team mate.
fn is_mate(d: &Drawing<'_>, player: &PlayerView) -> bool {
    d.game.options.team_mode && d.scene.me.is_some_and(|me| Andromeda::mate(me) == player.seat)
}

/// Points of the reader, with what the score would be made of now.
pub(super) fn score(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    points(d, player, "score".to_owned())
}

fn score_of(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    points(d, player, format!("score-{}", player.seat.index()))
}

fn points(d: &Drawing<'_>, player: &PlayerView, id: String) -> Markup {
    let label = Text::new("page-score").amount("vp", player.vp).amount("score", player.score);
    let inside = html! { (icons::POINT.show()) b { (player.vp) } span.ae-most { "→" (player.score) } };
    number(d, id, "score", &made_of(label, &player.parts), &inside)
}

/// Leaders on the station.
pub(super) fn leaders(d: &Drawing<'_>, player: &PlayerView, id: &str) -> Markup {
    let label = Text::new("page-leaders-home").amount("count", player.leaders).amount("spent", player.spent);
    let inside = html! { (icons::LEADER.show()) b { (player.leaders) } };
    number(d, id, "store leaders", &[label, Text::new("page-tip-leader")], &inside)
}

/// Resources and cards of somebody else.
fn stock(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let goods = crate::effects::goods_text(player.stock);
    let label = Text::new("page-stock")
        .text("goods", goods)
        .amount("cards", player.hand.0)
        .amount("limit", player.hand_limit);
    d.scene
        .thing(format!("stock-of-{}", player.seat.index()))
        .class("ae-stock")
        .explain(&[label])
        .show(&html! {
            @for resource in Resource::TOKENS {
                span.stock-amount.(resource.word()).none[player.stock.of(resource) == 0] { (icons::resource(resource).show()) (player.stock.of(resource)) }
            }
            span.stock-amount { (icons::resource(Resource::Tactics).show()) (player.hand.0) }
        })
}

/// Ships by type: hangar, elsewhere, lost.
fn ships(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! {
        span.ae-ships {
            @for kind in ShipKind::ALL {
                @let home = fleet::count(player, *kind, Place::Hangar);
                @let out = fleet::out(player, *kind);
                @let down = fleet::count(player, *kind, Place::Scrapyard) + fleet::count(player, *kind, Place::Barge);
                @if home + out + down > 0 {
                    @let label = Text::new("page-ships-of").name("ship", kind.key()).amount("home", home).amount("out", out).amount("down", down);
                    @let (_, about) = d.ship(player, *kind);
                    (d.scene.thing(format!("ships-{}-{kind}", player.seat.index())).element("span").class("stock-amount").class(if about.starts_with("upgrade-") { "upgraded" } else { "" })
                        .label(d.say(&label)).about(about).tip(d.say(&label))
                        .show(&html! { (icons::ship(*kind).show()) (home) @if out > 0 { span.ae-most { "+" (out) } } @if down > 0 { span.ae-bad { "−" (down) } } }))
                }
            }
        }
    }
}

/// Where somebody is on the five tracks.
fn tracks(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let parts = player
        .tracks
        .iter()
        .map(|(track, index)| Text::new("page-on-track").name("track", track.key()).amount("index", *index));
    let label = Text::new("page-tracks-of").list("tracks", parts.collect());
    d.scene
        .thing(format!("tracks-{}", player.seat.index()))
        .element("span")
        .class("ae-indexes")
        .explain(&[label])
        .show(&html! { @for (track, index) in &player.tracks { span.stock-amount { (icons::track(*track).show()) (index) } } })
}

/// The station of somebody else, in little.
fn modules(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! {
        div.ae-little {
            @for column in Column::ALL {
                span.ae-strip.(track_class(column.track())) {
                    (icons::track(column.track()).show())
                    @for one in player.station.iter().filter(|one| one.berth.row == *column && one.berth.at > 0) {
                        @let name = format!("module-{}", one.module);
                        (d.scene.thing(format!("module-{}-{}", player.seat.index(), one.berth)).element("span").class("ae-mini")
                            .class(if one.damage > 0 { "damaged" } else { "" }).label(d.key(&name)).about(name.clone()).piece(name)
                            .show(&html! {
                                @match one.moon.as_ref().or(one.joint.as_ref()) { Some(id) => { (module::moon(d, id)) } None => { (icons::MODULE.show()) } }
                            }))
                    }
                }
            }
        }
    }
}

/// Moons, tokens and cards of somebody else; of a team mate what he holds too.
fn things(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let at = player.seat.index();
    let mate = is_mate(d, player);
    let name = |kind: &str, id: &str, own: &dyn Fn(&PlayerView) -> bool| {
        let named = mate && !d.holds(player.seat, own);
        if named { ids::component(kind, id) } else { format!("{kind}-{id}-of-{at}") }
    };
    let cards = player.hand.1.as_deref().unwrap_or_default();
    let held = player.discoveries.1.as_deref().unwrap_or_default();
    html! {
        div.ae-line {
            @for (id, count) in grouped(&player.claimed) {
                (d.scene.thing(name("moon", id, &|me| me.claimed.contains(id))).element("span").class("ae-claimed-moon")
                    .label(d.say(&d.moon_words(id))).tip(d.say(&d.moon_words(id))).piece(ids::moon(id))
                    .show(&html! { (module::moon(d, id)) (times(count)) }))
            }
            @if let Some(id) = &player.operations {
                (d.scene.thing(format!("operations-{at}")).element("span").class("ae-claimed-moon set").label(d.key("page-operations"))
                    .tip(d.lines(&[Text::new("page-operations"), d.moon_words(id)])).show(&module::moon(d, id)))
            }
            @for id in &player.tokens { (card::token(d, ids::component("token", id), "token", id, 1)) }
            @for (id, count) in grouped(held) {
                @let thing = name("discovery", id, &|me| me.discoveries.1.iter().flatten().any(|own| own == id));
                (card::token(d, thing, "discovery", id, count))
            }
            @if held.is_empty() && player.discoveries.0 > 0 {
                @let label = Text::new("page-hidden-discoveries").amount("count", player.discoveries.0);
                (d.scene.thing(format!("discoveries-of-{at}")).element("span").class("ae-chip").explain(&[label])
                    .show(&html! { (icons::DISCOVERY.show()) (player.discoveries.0) }))
            }
            @for (track, up, used) in player.cards.iter().filter(|(_, up, used)| up + used > 0) {
                @let label = Text::new("page-development-cards").name("development", track.development_key()).amount("up", *up).amount("used", *used);
                (d.scene.thing(format!("developments-{at}-{track}")).element("span").class("ae-chip development").class(track_class(*track)).label(d.say(&label))
                    .about(track.development_key()).tip(d.say(&label)).show(&html! { (icons::DEVELOPMENT.show()) (up + used) }))
            }
            @for (place, id) in player.sustain.iter().enumerate() { (card::small_tactic(d, format!("sustain-{at}-{place}"), id)) }
            @for (id, _) in grouped(cards) {
                (card::small_tactic(d, name("tactic", id, &|me| me.hand.1.iter().flatten().any(|own| own == id)), id))
            }
        }
    }
}
