//! Pictures for how to play, made of the parts that the table is made of.

use maud::{Markup, html};
use orrery_core::{Chance, Game as _, Outside, Seat, SeatSet};
use orrery_page::Scene;
use orrery_page::widgets::legend::legend;
use orrery_page::widgets::map::Point;

use super::card::{self, Active};
use super::draw::Drawing;
use super::{console, icons, map, world};
use crate::MicroCosmos;
use crate::content::{Colour, EdgeColour};
use crate::state::{Marker, Resource, Resources, Specialist, Upgrade};
use crate::view::View;

/// The exhibit of this name.
pub(super) fn exhibit(game: &MicroCosmos, name: &str, scene: &Scene<'_>) -> Option<Markup> {
    let view = table(game);
    // The console is that of the reader.
    let owner = Scene { me: Some(Seat::new(0)), ..*scene };
    let d = Drawing { game, view: &view, scene: &owner };
    let shown = match name {
        "map" => html! { div.mc-night.mc-board { div.mc-sky { (map::map(&d)) } } },
        "worlds" => worlds(&d),
        "crew" => html! { div.mc-console { (card::crew(&d, "dock_overseer", Active::Neither)) } },
        "console" => console::console(&d),
        "resources" => resources(&d),
        "edges" => edges(&d),
        "specialists" => specialists(&d),
        _ => return None,
    };
    Some(html! { div.mc-exhibit.seat-0 { (shown) } })
}

/// One planet on its way from barren to living.
fn worlds(d: &Drawing<'_>) -> Markup {
    let names = ["rhodon", "elpis", "kyanos"];
    html! {
        div.mc-night.mc-board {
            svg.map-frame viewBox="0 0 500 310" role="img" aria-label=(d.key("page-worlds")) {
                (world::defs())
                @for (row, (name, colour)) in names.iter().zip(Colour::ALL).enumerate() {
                    @for life in 0..5_u8 {
                        (world::planet(Point { x: 50 + 100 * i32::from(life), y: 55 + 100 * row as i32 }, name, *colour, life))
                    }
                }
            }
        }
    }
}

fn resources(d: &Drawing<'_>) -> Markup {
    let each = Resource::ALL.iter().map(|resource| (icons::resource(*resource), d.key(resource.key())));
    legend(each.chain([(icons::ANY, d.key("resource-any"))]))
}

fn edges(d: &Drawing<'_>) -> Markup {
    legend(EdgeColour::ALL.iter().map(|edge| (icons::edge(*edge), d.key(edge.key()))))
}

fn specialists(d: &Drawing<'_>) -> Markup {
    let each = Specialist::ALL.iter().map(|one| (icons::specialist(*one), d.key(one.key())));
    legend(each.chain([(icons::ANY_LEADER, d.key("specialist-any-leader"))]))
}

/// A table on which a little has happened.
fn table(game: &MicroCosmos) -> View {
    let mut chance = Chance::sampled(3);
    let state = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
    let mut view = game.view(&state, SeatSet::NOBODY);
    view.automa = None;
    view.turn = None;
    if let Some(planet) = view.planets.first_mut() {
        planet.levels = Resources::new([2, 1, 1, 0]);
        planet.track = vec![Marker { seat: Seat::new(1), space: 1 }, Marker { seat: Seat::new(0), space: 3 }];
        planet.colonies = vec![(Seat::new(0), 1)];
    }
    if let Some(planet) = view.planets.last_mut() {
        planet.terraformed = true;
        planet.outposts = vec![(Seat::new(1), 1)];
    }
    let player = &mut view.players[0];
    player.cargo = Resources::new([3, 1, 4, 2]);
    player.upper = vec!["seed_keeper".to_owned(), "navigator".to_owned()];
    player.lower = vec!["salvage_mechanic".to_owned()];
    player.upgrades = vec![Upgrade::Biodome];
    player.ready = vec![Specialist::Engineer];
    player.colony_pool = 1;
    player.dealt = (0, None);
    view
}
