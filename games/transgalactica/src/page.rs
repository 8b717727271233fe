//! How the table looks: made of the view, the rows and the words.

mod aid;
mod board;
mod cards;
mod console;
mod draft;
mod draw;
mod exhibits;
mod face;
mod galaxy;
mod icons;
mod ids;
mod map;
mod operations;
mod picture;
mod planet;
mod seat;
mod senate;
mod signs;
mod tracks;

use orrery_core::{Lang, Seat, Text};
use orrery_page::{Beside, Face, Markup, Page, Plan, Room, Scene, Scenery};

use crate::{Action, Transgalactica, View};
use draw::Drawing;

impl Page for Transgalactica {
    fn picture() -> Markup {
        picture::picture()
    }

    fn style() -> &'static str {
        concat!(
            include_str!("page/style/tokens.css"),
            include_str!("page/style/signs.css"),
            include_str!("page/style/board.css"),
            include_str!("page/style/map.css"),
            include_str!("page/style/market.css"),
            include_str!("page/style/console.css"),
            include_str!("page/style/room.css"),
        )
    }

    /// The galaxy has all the room that the control panel leaves; actions, tracks and cards lie beside it.
    fn plan() -> Plan {
        Plan {
            board: Room::Grows { least: 22, importance: 1 },
            market: Beside { least: 26, percent: 48 },
            swipes: true,
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
        Scenery {
            board: board::board(&drawing),
            market: board::beside(&drawing),
            mine: drawing.me().map(|me| console::console(&drawing, me)).unwrap_or_default(),
            hand: Markup::default(),
            seats: view.players.iter().map(|player| seat::area(&drawing, player)).collect(),
            glances: view.players.iter().map(seat::glance).collect(),
        }
    }

    fn things(&self, _seat: Seat, action: Action) -> Vec<String> {
        self.things_of(action)
    }

    /// Throughout the own turn (TRA-211).
    fn has_tray(&self, view: &View, seat: Seat) -> bool {
        view.turn == Some(seat)
    }

    fn heading(&self, action: Action) -> Text {
        Text::new(Self::heading_of(action))
    }

    fn chapter(&self, view: &View) -> Option<u32> {
        Some(view.round.into())
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
