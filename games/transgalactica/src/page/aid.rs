//! The reader's aid: a round, signs, what is left unused, the receipt of the next income.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::legend::legend;

use super::draw::Drawing;
use super::icons;
use crate::ids::{Area, Good, Worker};
use crate::view::PlayerView;

/// What is not used yet: before a pass one looks here.
fn unused(d: &Drawing<'_>, me: &PlayerView) -> Vec<Text> {
    let free = d.view.captains.iter().filter(|(_, seats)| seats.is_empty());
    let free: Vec<_> = free.map(|(area, _)| Text::new(area.key())).collect();
    let mut lines =
        vec![Text::new("page-unused-workers").amount("captains", me.captains).amount("crew", me.crew)];
    if !free.is_empty() {
        lines.push(Text::new("page-unused-areas").list("areas", free));
    }
    let ready = me.log.iter().filter(|card| {
        let parts = me.forecast.missions.iter().find(|(other, _)| other.id == card.id);
        parts.is_some_and(|(_, parts)| parts.iter().all(crate::forecast::Progress::is_met))
    });
    let ready: Vec<_> = ready.map(|card| Text::named(format!("mission-{}", &**card))).collect();
    if !ready.is_empty() {
        lines.push(Text::new("page-unused-missions").list("missions", ready));
    }
    if !me.tokens.is_empty() {
        let tokens = me.tokens.iter().map(|token| Text::named(format!("bonus-{}", &**token))).collect();
        lines.push(Text::new("page-unused-tokens").list("tokens", tokens));
    }
    let open = d
        .view
        .decrees
        .iter()
        .filter(|(office, _)| me.fulfilled.contains(office) && !me.offices.contains(office));
    let open: Vec<_> = open.map(|(_, decree)| Text::named(format!("decree-{}", &**decree))).collect();
    if !open.is_empty() {
        lines.push(Text::new("page-unused-decrees").list("decrees", open));
    }
    lines
}

/// The lines that a pass shows.
pub(super) fn pass(d: &Drawing<'_>, me: &PlayerView) -> Vec<String> {
    unused(d, me).iter().map(|line| d.say(line)).collect()
}

/// The whole aid.
pub(super) fn aid(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let goods = Good::ALL.iter().map(|good| (icons::good(*good), d.key(good.key())));
    let workers = [
        (icons::worker(Worker::Captain), d.key("worker-captain")),
        (icons::worker(Worker::Crew), d.key("worker-crew")),
        (icons::POD, d.key("page-pod")),
        (icons::OUTPOST, d.key("page-outpost")),
        (icons::MARKER, d.key("page-marker")),
        (icons::POINT, d.key("page-vp")),
    ];
    html! {
        div.tg-aid {
            p.tg-heading { (d.key("page-aid-income")) }
            ul { @for line in &me.forecast.income { li { (d.say(line)) } } }
            p.tg-heading { (d.key("page-aid-unused")) }
            ul { @for line in unused(d, me) { li { (d.say(&line)) } } }
            p.tg-heading { (d.key("page-aid-signs")) }
            (legend(goods.chain(workers)))
            (legend(Area::ALL.iter().map(|area| (icons::area(*area), d.key(area.key())))))
        }
    }
}
