//! The middle of the table: how far the game has come, the battle, the map, tracks, raiders, modules and piles.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::steps;
use orrery_page::{seat_class, seat_letter};

use super::draw::Drawing;
use super::{battle, event, icons, map, market, piles, raiders, tracks, tray};
use crate::frame::Phase;

/// The whole board.
pub(super) fn board(d: &Drawing<'_>) -> Markup {
    html! {
        div.ae-night.ae-board {
            div.ae-bar { (turn(d)) (waiting(d)) (event::track(d)) (goal(d)) }
            div.ae-sky data-frame="map" data-scroll="map" { (map::map(d)) }
        }
    }
}

/// What lies beside the map: first what is happening or asked about, so that nothing else moves for it.
pub(super) fn beside(d: &Drawing<'_>) -> Markup {
    // Where modules are chosen, they come first.
    let buying = d.scene.acts.iter().any(|act| act.things.iter().any(|thing| thing.starts_with("display-")));
    html! {
        div.ae-night.ae-beside {
            @if let Some(me) = d.me() { (tray::offered(d, me)) }
            (battle::battle(d))
            @if buying { (market::market(d)) }
            (tracks::tracks(d))
            (raiders::cards(d))
            (piles::piles(d))
            @if !buying { (market::market(d)) }
        }
    }
}

/// The steps of a turn, with whose turn it is.
fn turn(d: &Drawing<'_>) -> Markup {
    let Some(turn) = d.view.turn else { return html! {} };
    let launch = ["page-step-launch", "page-step-activate", "page-step-raid", "page-step-battle"];
    let home = ["page-step-modules", "page-step-home"];
    let fights = d.view.battle.as_ref().is_some_and(|battle| battle.step.is_some());
    // A phase names what comes once the questions of the one before it are answered.
    let (names, now): (&[&str], usize) = match turn.phase {
        Phase::Start | Phase::Choose if turn.must_return => (&home, 0),
        Phase::Start | Phase::Choose | Phase::Launched => (&launch, 0),
        Phase::Activate | Phase::Activated | Phase::Raid => (&launch, 1),
        Phase::Battle => (&launch, 2),
        Phase::Last if fights => (&launch, 3),
        Phase::Return | Phase::Modules => (&home, 0),
        Phase::Home => (&home, 1),
        Phase::Last | Phase::End | Phase::Over | Phase::Setup => (&["page-step-end"], 0),
    };
    let label = Text::new("page-turn-of").seat("who", turn.seat).name("step", names[now]);
    let mut lines = vec![label.clone()];
    lines.extend(turn.region.map(|region| Text::new("page-region-is").text("region", d.space(region))));
    lines.push(Text::new("page-tip-steps"));
    d.scene
        .thing("turn")
        .class("ae-steps")
        .class(&seat_class(turn.seat))
        .label(d.say(&label))
        .tip(d.lines(&lines))
        .show(&html! {
            span.seat-mark { (seat_letter(turn.seat)) }
            (steps::named(names.iter().map(|name| d.key(name)), now + 1))
        })
}

/// Who is waited for, and why: nothing that somebody holds is in it.
fn waiting(d: &Drawing<'_>) -> Markup {
    let Some(asked) = &d.view.asked else { return html! {} };
    let who: Vec<_> = asked.seats.iter().map(|seat| Text::new("player").seat("who", *seat)).collect();
    let label = Text::new("page-waits").list("who", who).name("why", asked.why);
    let mut lines = vec![label.clone()];
    if let Some(crate::view::UnderWay::Reacting(moment)) = &asked.under_way {
        lines.push(Text::new("page-waits-moment").name("moment", *moment));
        lines.push(Text::new("page-tip-reaction"));
    }
    d.scene.thing("waiting").class("ae-waits").label(d.say(&label)).tip(d.lines(&lines)).show(&html! {
        @for seat in &asked.seats { span.seat-mark.(seat_class(*seat)) { (seat_letter(*seat)) } }
        span { (d.key(asked.why)) }
    })
}

/// Points that bring the end, and how near the leader is.
fn goal(d: &Drawing<'_>) -> Markup {
    let best = d.view.players.iter().map(|player| player.vp).max().unwrap_or(0);
    let label = Text::new("page-goal").amount("end", d.view.end_marker).amount("best", best);
    let mut lines = vec![label.clone(), Text::new("page-tip-goal")];
    if d.view.ending {
        lines.push(match d.view.last_turns {
            Some(left) => Text::new("page-last-turns").amount("count", left),
            None => Text::new("page-ending"),
        });
    }
    d.scene
        .thing("goal")
        .class("ae-goal")
        .class(if d.view.ending { "ending" } else { "" })
        .label(d.say(&label))
        .tip(d.lines(&lines))
        .show(&html! {
            (icons::END.show())
            b { (best) } "/" (d.view.end_marker) (icons::POINT.show())
        })
}
