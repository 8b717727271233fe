//! What the reader would look up on his mat: developments with their costs, what turns are made of.

use maud::{Markup, html};

use super::draw::{Drawing, track_class};
use super::{icons, signs};
use crate::ids::Track;
use crate::view::PlayerView;

/// What each type of planet asks for and brings.
pub(super) fn aid(d: &Drawing<'_>, _: &PlayerView) -> Markup {
    html! {
        div.ae-aid role="group" aria-label=(d.key("page-aid")) {
            @for track in Track::ALL { (development(d, *track)) }
        }
    }
}

/// One type of development: leaders, cost, ability.
pub(super) fn development(d: &Drawing<'_>, track: Track) -> Markup {
    let row = d.game.content.development(track);
    let name = track.development_key();
    d.scene
        .thing(format!("aid-{track}"))
        .class("ae-aid-row")
        .class(track_class(track))
        .label(d.key(name))
        .about(name)
        .show(&html! {
            (icons::track(track).show())
            span.ae-word { (d.key(name)) }
            span.ae-cost { (signs::counted(row.leaders, icons::LEADER)) (signs::cost(&row.cost)) }
            (icons::THEN.show())
            span.ae-does { (signs::steps(&row.ability)) }
        })
}
