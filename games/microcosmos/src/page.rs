//! How the table looks: made of the view, the rows and the words.

mod aid;
mod automa;
mod board;
mod card;
mod console;
mod draw;
mod galaxy;
mod guide;
mod icons;
mod ids;
mod map;
mod picture;
mod planet;
mod seat;
mod world;

use orrery_core::{Lang, Seat, Text};
use orrery_page::{Markup, Page, Scene, Scenery};

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
            include_str!("page/style/guide.css"),
        )
    }

    fn scenery(&self, view: &View, scene: &Scene<'_>) -> Scenery {
        let drawing = Drawing { game: self, view, scene };
        // Nobody sits at the place of the Automa: it is on the board.
        let people = view.players.iter().filter(|player| !player.automa);
        Scenery {
            board: board::board(&drawing),
            seats: people.map(|player| seat::area(&drawing, player)).collect(),
            hand: console::console(&drawing),
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

    fn guide(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../guide.md"),
            Lang::Pl => include_str!("../guide.pl.md"),
        }
    }

    fn exhibit(&self, name: &str, scene: &Scene<'_>) -> Option<Markup> {
        guide::exhibit(self, name, scene)
    }
}
