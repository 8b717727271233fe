//! The reader's aid: the points so far, the own technologies, prices of units, signs.

use maud::{Markup, html};
use orrery_core::{Id as _, Seat, Text};
use orrery_page::widgets::legend::legend;

use super::draw::Drawing;
use super::forecast::Upkeep;
use super::{icons, research};
use crate::content::Class;
use crate::ids::{ActionKind, Die, Resource, Unit};

/// What is not used yet: before a pass one looks here.
pub(super) fn unused(d: &Drawing<'_>, me: Seat) -> Vec<Text> {
    let player = d.player(me);
    let mut lines = Upkeep::of(d.game, d.table(), me).lines();
    // Only if there is something to settle (ECL-40).
    let can_settle = |sector| d.game.check_colony(d.table(), me, sector).is_ok();
    if player.ready > 0 && player.controls.iter().any(can_settle) {
        lines.push(Text::new("page-unused-colony").amount("count", player.ready));
    }
    let passed = d.seats().filter(|seat| d.player(*seat).passed).count();
    if !player.passed && passed == 0 {
        lines.push(Text::new("page-first-to-pass"));
    }
    lines
}

/// The whole aid.
pub(super) fn aid(d: &Drawing<'_>, me: Seat) -> Markup {
    let points = d.points(me);
    let goods = Resource::each().map(|resource| (icons::resource(resource), d.key(resource.key())));
    let pieces = [
        (icons::DISC, d.key("page-disc")),
        (icons::COLONY, d.key("page-colony-ship")),
        (icons::REPUTATION, d.key("score-reputation")),
        (icons::DISCOVERY, d.key("page-discovery")),
        (icons::ARTIFACT, d.key("page-artifact")),
        (icons::ANCIENT, d.key("guard-ancient_ship")),
        (icons::PORTAL, d.key("token-warp_portal")),
        (icons::POINT, d.key("page-vp")),
    ];
    let stats = [
        (icons::ENERGY, d.key("page-energy-word")),
        (icons::INITIATIVE, d.key("page-initiative")),
        (icons::DRIVE, d.key("page-steps")),
        (icons::HULL, d.key("page-hull")),
        (icons::COMPUTER, d.key("page-computers")),
        (icons::SHIELD, d.key("page-shields")),
    ];
    let dice = Die::each().map(|die| (icons::cannon(die), d.say(&die_words(d, die))));
    html! {
        div.ec-aid {
            @if !points.parts.is_empty() {
                p.ec-heading { (d.key("page-points-now")) }
                ul.ec-sum { @for part in &points.parts { li { span { (d.say(&part.what)) } b { (part.amount) } } } }
            }
            @if d.player(me).species.is_some() {
                p.ec-heading { (d.key("content-technologies")) }
                div.ec-learneds { (research::owned(d, me)) }
            }
            p.ec-heading { (d.key("page-aid-signs")) }
            (legend(goods.chain(pieces)))
            (legend(stats.into_iter().chain(dice)))
            (legend(ActionKind::each().map(|kind| (icons::action(kind), d.key(kind.key())))))
            (legend(Unit::each().map(|unit| (icons::unit(unit), d.key(unit.key())))))
            (legend([(icons::class(Class::Military), d.key("track-military")), (icons::class(Class::Grid), d.key("track-grid")), (icons::class(Class::Nano), d.key("track-nano")), (icons::class(Class::Rare), d.key("page-rare"))]))
        }
    }
}

/// A die with its damage.
fn die_words(d: &Drawing<'_>, die: Die) -> Text {
    Text::new("page-die").name("die", die.key()).amount("damage", d.game.content.damage[die])
}
