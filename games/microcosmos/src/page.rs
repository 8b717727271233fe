//! How the table looks: made of the view, the rows and the words.

mod aid;
mod automa;
mod board;
mod card;
mod console;
mod draw;
mod exhibits;
mod face;
mod galaxy;
mod icons;
mod ids;
mod map;
mod picture;
mod planet;
mod seat;
mod world;

use orrery_core::{Lang, Seat, Text};
use orrery_page::{Beside, Face, Markup, Page, Plan, Room, Scene, Scenery};

use crate::{Action, MicroCosmos, View};
use draw::Drawing;

impl Page for MicroCosmos {
    fn picture() -> Markup {
        picture::picture()
    }

    fn style() -> &'static str {
        concat!(
            include_str!("page/style/tokens.css"),
            include_str!("page/style/signs.css"),
            include_str!("page/style/cards.css"),
            include_str!("page/style/board.css"),
            include_str!("page/style/map.css"),
            include_str!("page/style/automa.css"),
            include_str!("page/style/console.css"),
            include_str!("page/style/seats.css"),
            include_str!("page/style/room.css"),
            include_str!("page/style/exhibits.css"),
        )
    }

    /// The map has all the room that the Ark leaves; the Cantina and the decks lie beside it.
    fn plan() -> Plan {
        Plan {
            board: Room::Grows { least: 22, importance: 1 },
            market: Beside { least: 14, percent: 27 },
            ..Plan::default()
        }
    }

    fn face(
        &self,
        view: &View,
        scene: &Scene<'_>,
        action: Action,
        after: &dyn Fn() -> Option<View>,
    ) -> Option<Face> {
        face::face(&Drawing { game: self, view, scene }, action, after)
    }

    fn scenery(&self, view: &View, scene: &Scene<'_>) -> Scenery {
        let drawing = Drawing { game: self, view, scene };
        // Nobody sits at the place of the Automa: it is on the board.
        let people = view.players.iter().filter(|player| !player.automa);
        Scenery {
            board: board::board(&drawing),
            market: board::beside(&drawing),
            mine: console::console(&drawing),
            hand: Markup::default(),
            seats: people.map(|player| seat::area(&drawing, player)).collect(),
            glances: view.players.iter().map(seat::glance).collect(),
        }
    }

    fn things(&self, seat: Seat, action: Action) -> Vec<String> {
        self.things_of(seat, action)
    }

    fn heading(&self, action: Action) -> Text {
        Text::new(Self::heading_of(action))
    }

    fn chapter(&self, view: &View) -> Option<u32> {
        Some(view.round)
    }

    fn how_to_play(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../how-to-play.md"),
            Lang::Pl => include_str!("../how-to-play.pl.md"),
        }
    }

    fn exhibit(&self, name: &str, scene: &Scene<'_>) -> Option<Markup> {
        exhibits::exhibit(self, name, scene)
    }
}
