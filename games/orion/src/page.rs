//! How the table looks: made of the view, the rows and the words.

mod art;
mod board;
mod card;
mod draw;
mod emblems;
mod guide;
mod hand;
mod icons;
mod ids;
mod picture;
mod sheet;
mod systems;
mod tracks;

use orrery_core::{Lang, Seat, Text};
use orrery_page::{Markup, Page, Scene, Scenery};

use crate::{Action, Orion, View};
use draw::Drawing;

impl Page for Orion {
    fn picture() -> Markup {
        picture::picture()
    }

    fn style() -> &'static str {
        concat!(
            include_str!("page/style/tokens.css"),
            include_str!("page/style/signs.css"),
            include_str!("page/style/cards.css"),
            include_str!("page/style/hand.css"),
            include_str!("page/style/board.css"),
            include_str!("page/style/sheet.css"),
            include_str!("page/style/systems.css"),
            include_str!("page/style/room.css"),
            include_str!("page/style/guide.css"),
        )
    }

    fn scenery(&self, view: &View, scene: &Scene<'_>) -> Scenery {
        let drawing = Drawing { game: self, view, scene };
        Scenery {
            board: board::board(&drawing),
            seats: view.players.iter().map(|player| sheet::sheet(&drawing, player)).collect(),
            hand: hand::hand(&drawing),
            glances: view.players.iter().map(sheet::glance).collect(),
        }
    }

    fn things(&self, seat: Seat, action: Action) -> Vec<String> {
        self.things_of(seat, action)
    }

    fn heading(&self, action: Action) -> Text {
        Text::new(Self::heading_of(action))
    }

    fn chapter(&self, view: &View) -> Option<u32> {
        Some(u32::from(view.round))
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
