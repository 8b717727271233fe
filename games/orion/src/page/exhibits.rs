//! Pictures for how to play, made of the parts that the table is made of.

use maud::{Markup, html};
use orrery_core::{Chance, Game as _, Outside, Seat, SeatSet};
use orrery_page::Scene;
use orrery_page::widgets::legend;

use super::card::{self, Size};
use super::draw::Drawing;
use super::{board, icons, sheet, systems, tracks};
use crate::Orion;
use crate::content::Colour;
use crate::state::{Resource, Resources, SystemId};
use crate::view::{SystemView, View};

/// The exhibit of this name.
pub(super) fn exhibit(game: &Orion, name: &str, scene: &Scene<'_>) -> Option<Markup> {
    let view = table(game);
    // Cards on the table are seen whole by their owner.
    let owner = Scene { me: Some(Seat::new(0)), ..*scene };
    let d = Drawing { game, view: &view, scene: &owner };
    let shown = match name {
        "card" => structure(&d, "cruiser")?,
        "colours" => colours(&d),
        "sheet" => html! {
            div.or-sheet.roomy {
                div.or-tracks {
                    @for resource in Resource::ALL { (tracks::resource(&d, &view.players[0], *resource)) }
                    (tracks::morale(&d, &view.players[0]))
                }
            }
        },
        "system" => html! { div.or-sheet.roomy { (systems::systems(&d, &view.players[0])) } },
        "trade" => html! { div.or-ring { (sheet::ring(&d)) } },
        "levels" => board::levels(&d),
        _ => return None,
    };
    Some(html! { div.or-exhibit { (shown) } })
}

fn structure(d: &Drawing<'_>, id: &str) -> Option<Markup> {
    let row = d.structure(id)?;
    let field = card::field(d, row.field, None);
    Some(
        html! { div.or-card.full.(icons::class(row.colour)) { (card::structure(d, row, Size::Full, &field)) } },
    )
}

/// Each colour with its shape and what exploiting it brings.
fn colours(d: &Drawing<'_>) -> Markup {
    legend::row(Colour::ALL.iter().map(|colour| {
        html! {
            span.or-tag.(icons::class(*colour)) {
                (icons::colour(*colour).show()) (d.key(colour.key())) (card::exploit_bonus(d, *colour))
            }
        }
    }))
}

/// A table on which the first player has built a little.
fn table(game: &Orion) -> View {
    let mut chance = Chance::sampled(1);
    let state = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
    let mut view = game.view(&state, SeatSet::NOBODY);
    let player = &mut view.players[0];
    player.stock = Resources::new([5, 4, 2]);
    player.produces = Resources::new([2, 1, 0]);
    player.morale = 8;
    let structures = &game.content.structures;
    let built = ["biospheres", "cruiser"].into_iter().filter_map(|name| structures.named(name));
    player.systems = vec![SystemView {
        system: SystemId::new(0),
        founder: None,
        cards: built.map(|card| structures.shown(card)).collect(),
        marker: false,
    }];
    view
}
