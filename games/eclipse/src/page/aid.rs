//! The reader's aid: the points so far, the own technologies, prices of units, signs.

use maud::{Markup, html};
use orrery_core::{Id as _, Seat, Text};
use orrery_page::Sign;
use orrery_page::widgets::legend::{legend, row};

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
    let goods =
        Resource::each().map(|resource| (resource.word(), icons::resource(resource), d.key(resource.key())));
    let pieces = [
        ("disc", icons::DISC, "page-disc"),
        ("colony", icons::COLONY, "page-colony-ship"),
        ("reputation", icons::REPUTATION, "score-reputation"),
        ("discovery", icons::DISCOVERY, "page-discovery"),
        ("artifact", icons::ARTIFACT, "page-artifact"),
        ("ancient", icons::ANCIENT, "guard-ancient_ship"),
        ("portal", icons::PORTAL, "token-warp_portal"),
        ("vp", icons::POINT, "page-vp"),
    ];
    let stats = [
        ("energy", icons::ENERGY, "page-energy-word"),
        ("initiative", icons::INITIATIVE, "page-initiative"),
        ("steps", icons::DRIVE, "page-steps"),
        ("hull", icons::HULL, "page-hull"),
        ("computers", icons::COMPUTER, "page-computers"),
        ("shields", icons::SHIELD, "page-shields"),
    ];
    let tracks = [
        ("track-military", icons::class(Class::Military), "track-military"),
        ("track-grid", icons::class(Class::Grid), "track-grid"),
        ("track-nano", icons::class(Class::Nano), "track-nano"),
        ("rare", icons::class(Class::Rare), "page-rare"),
    ];
    let said = |(id, sign, key)| term(d, id, sign, &d.key(key));
    let dice = Die::each()
        .map(|die| term(d, &format!("die-{}", die.word()), icons::cannon(die), &d.say(&die_words(d, die))));
    let actions = ActionKind::each().map(|kind| (icons::action(kind), d.key(kind.key())));
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
            (row(goods.map(|(id, sign, name)| term(d, id, sign, &name)).chain(pieces.map(said))))
            (row(stats.map(said).into_iter().chain(dice)))
            (legend(actions))
            (legend(Unit::each().map(|unit| (icons::unit(unit), d.key(unit.key())))))
            (row(tracks.map(said)))
        }
    }
}

/// A sign with what it means; its explanation leads to the rules.
fn term(d: &Drawing<'_>, id: &str, sign: Sign, name: &str) -> Markup {
    let inside = html! { (sign.show()) (name) };
    d.scene.thing(format!("term-{id}")).element("span").label(name).tip(name).show(&inside)
}

/// A die with its damage.
fn die_words(d: &Drawing<'_>, die: Die) -> Text {
    Text::new("page-die").name("die", die.key()).amount("damage", d.game.content.damage[die])
}
