//! The event track, and the event card that is being resolved.

use maud::{Markup, html};
use orrery_core::Text;

use super::draw::Drawing;
use super::icons;
use crate::state::Marker;

/// The spaces from the start to END, with the marker.
pub(super) fn track(d: &Drawing<'_>) -> Markup {
    let start = d.game.content.sheet().event_start.of(d.view.players.len() as u8);
    let (left, label) = match d.view.marker {
        Marker::Track(left) => (Some(left), Text::new("page-event-left").amount("count", left)),
        Marker::Mat => (Some(0), Text::new("page-event-pending")),
        Marker::Gone => (None, Text::new("page-event-gone")),
    };
    let mut lines = vec![label.clone(), Text::new("page-tip-event-track")];
    let known: Vec<_> =
        d.view.events.1.iter().flatten().map(|id| Text::named(format!("event-{id}"))).collect();
    if !known.is_empty() {
        lines.push(Text::new("page-events-known").list("cards", known));
    }
    html! {
        (d.scene.thing("event-track").class("ae-events").label(d.say(&label)).tip(d.lines(&lines)).show(&html! {
            (icons::EVENT.show())
            @for space in (1..=start).rev() { span.ae-dot.past[left.is_none_or(|left| space > left)].here[left == Some(space)] {} }
            span.ae-dot.end.here[left == Some(0)] { (icons::EVENT.show()) }
        }))
        @if let Some(event) = &d.view.event { (now(d, event)) }
    }
}

/// The event card being resolved.
fn now(d: &Drawing<'_>, id: &str) -> Markup {
    let name = format!("event-{id}");
    let label = Text::new("page-event-now").name("event", name.clone());
    d.scene
        .thing("event-now")
        .class("ae-event-now")
        .label(d.say(&label))
        .about(name.clone())
        .show(&html! { (icons::EVENT.show()) (d.key(&name)) })
}
