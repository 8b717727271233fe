//! What the Bridge card has printed: what colonies cost and count, and what settled survivors count.

use maud::{Markup, html};
use orrery_core::Text;

use super::draw::Drawing;
use super::{icons, ids};
use crate::content::ColonyRow;
use crate::state::Specialist;
use crate::view::PlayerView;

/// Both tables, with how far the player has come.
pub(super) fn aid(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let sheet = d.game.content.sheet();
    let founded = usize::from(player.founded);
    let settled = player.settled.len();
    html! {
        div.mc-aid {
            (table(d, ids::place(player.seat, "aid-colonies"), "page-aid-colonies", &html! {
                @for (place, row) in sheet.colony_costs.iter().enumerate() {
                    span.mc-rung.past[place < founded].next[place == founded] {
                        b { (place + 1) } (cost(*row)) span.stock-amount { (row.points) (icons::POINT.show()) }
                    }
                }
            }))
            (table(d, ids::place(player.seat, "aid-survivors"), "page-aid-survivors", &html! {
                @for (count, points) in sheet.survivor_points.iter().enumerate().skip(1) {
                    span.mc-rung.past[count <= settled].next[count == settled + 1] {
                        b { (count) } (icons::HOME.show()) span.stock-amount { (points) (icons::POINT.show()) }
                    }
                }
            }))
        }
    }
}

fn table(d: &Drawing<'_>, id: String, key: &'static str, rungs: &Markup) -> Markup {
    let text = Text::new(key);
    d.scene.thing(id).class("mc-table").label(d.say(&text)).tip(d.say(&text)).show(rungs)
}

/// What a colony costs, in signs.
fn cost(row: ColonyRow) -> Markup {
    html! {
        span.mc-cost {
            @if row.leader > 0 { (icons::LEADER_HERE.show()) }
            (icons::specialist(Specialist::Engineer).show())
            @for _ in 0..row.any_leader { (icons::ANY_LEADER.show()) }
            @if row.any_resource > 0 { (icons::counted(row.any_resource, icons::ANY)) }
        }
    }
}
