//! How the reader stands with the others, and alliances.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, seats};
use super::{icons, ids};

/// A mark for every other player, with relations and alliances; nothing where there are none in the game.
pub(super) fn row(d: &Drawing<'_>, me: Seat) -> Markup {
    if !d.game.has_diplomacy() {
        return html! {};
    }
    html! {
        span.ec-partners role="group" aria-label=(d.key("heading-diplomacy")) {
            @for seat in d.seats().filter(|seat| *seat != me) { (partner(d, me, seat)) }
            @if d.game.has_alliances() { (alliances(d)) }
        }
    }
}

fn partner(d: &Drawing<'_>, me: Seat, seat: Seat) -> Markup {
    let (mine, theirs) = (d.player(me), d.player(seat));
    let related = mine.partners.contains(seat);
    let allied = mine.alliance.is_some() && mine.alliance == theirs.alliance;
    let key = match (related, allied) {
        (_, true) => "page-allied",
        (true, false) => "page-related",
        (false, false) => "page-unrelated",
    };
    let lines = [Text::new(key).seat("who", seat), Text::new("page-tip-relations")];
    d.scene
        .thing(ids::partner(seat))
        .element("span")
        .class("ec-partner")
        .class(if related || allied { "related" } else { "" })
        .explain(&lines)
        .show(&html! {
            span.seat-mark.(seat_class(seat)) { (seat_letter(seat)) }
            @if allied { (icons::ALLIANCE.show()) } @else if related { (icons::AMBASSADOR.show()) }
        })
}

/// Alliances with their members.
fn alliances(d: &Drawing<'_>) -> Markup {
    html! {
        @for (id, row) in d.game.content.alliances.iter() {
            @let members: Vec<_> = d.seats().filter(|seat| d.player(*seat).alliance == Some(id)).collect();
            @let lines = [
                Text::new("page-alliance").name("alliance", d.game.alliance_name(id)).amount("active", row.active).amount("betrayer", row.betrayer),
                Text::new("page-members").list("seats", seats(members.iter().copied())),
            ];
            @if !members.is_empty() || d.scene.acts_at(&ids::alliance(id)).next().is_some() {
                (d.scene.thing(ids::alliance(id)).element("span").class("ec-partner").explain(&lines).show(&html! {
                    (icons::ALLIANCE.show()) (d.key(&d.game.alliance_name(id)))
                    @for seat in members { span.seat-mark.(seat_class(seat)) { (seat_letter(seat)) } }
                }))
            }
        }
    }
}
