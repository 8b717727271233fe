//! Pictures for how to play, made of the parts that the table is made of.

use maud::{Markup, html};
use orrery_core::{Chance, Game as _, Goods, Outside, Seat, SeatSet};
use orrery_page::Scene;
use orrery_page::widgets::legend::legend;

use super::draw::Drawing;
use super::{console, icons, map, operations, senate, tracks};
use crate::Transgalactica;
use crate::ids::{Area, Good, Office, Track};
use crate::view::View;

/// The exhibit of this name.
pub(super) fn exhibit(game: &Transgalactica, name: &str, scene: &Scene<'_>) -> Option<Markup> {
    let view = table(game);
    // The panel is that of the reader.
    let owner = Scene { me: Some(Seat::new(0)), ..*scene };
    let d = Drawing { game, view: &view, scene: &owner };
    let shown = match name {
        "goods" => goods(&d),
        "panel" => d.me().map(|me| console::console(&d, me)).unwrap_or_default(),
        "actions" => html! { div.tg-night.tg-beside { (operations::areas(&d)) } },
        "map" => html! { div.tg-night.tg-board { div.tg-sky { (map::map(&d)) } } },
        "tracks" => html! { div.tg-night.tg-beside { (tracks::tracks(&d)) } },
        "senate" => html! { div.tg-night.tg-beside { (senate::offices(&d)) } },
        _ => return None,
    };
    Some(html! { div.tg-exhibit.seat-0 { (shown) } })
}

fn goods(d: &Drawing<'_>) -> Markup {
    let goods = Good::ALL.iter().map(|good| (icons::good(*good), d.key(good.key())));
    legend(goods.chain([(icons::POINT, d.key("page-vp"))]))
}

/// A table on which a little has happened.
fn table(game: &Transgalactica) -> View {
    let mut chance = Chance::sampled(4);
    let state = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
    let mut view = game.view(&state, SeatSet::NOBODY);
    let (one, other) = (Seat::new(0), Seat::new(1));
    for (area, seats) in &mut view.captains {
        match area {
            Area::Trade => seats.push(other),
            Area::Production => seats.push(one),
            _ => {}
        }
    }
    for (_, seats) in view.followers.iter_mut().filter(|(area, _)| *area == Area::Trade) {
        seats.push(one);
    }
    for (_, seats) in view.senate.iter_mut().filter(|(office, _)| *office == Office::A) {
        seats.push(other);
    }
    let spaces: Vec<_> = view.planets.iter().map(|planet| planet.space).collect();
    for (place, planet) in view.planets.iter_mut().enumerate().take(2) {
        let seat = if place == 0 { one } else { other };
        planet.slots[0] = Some(seat);
        planet.outposts = vec![seat];
        planet.token = None;
    }
    let player = &mut view.players[0];
    player.goods = Goods::new([3, 2, 1, 2]);
    player.points = 12;
    player.outposts = spaces.iter().copied().take(2).collect();
    player.levels = Track::ALL.iter().zip([3, 1, 2, 2, 1]).map(|(track, at)| (*track, at, at)).collect();
    view.players[1].levels =
        Track::ALL.iter().zip([1, 2, 1, 3, 2]).map(|(track, at)| (*track, at, at)).collect();
    view
}
