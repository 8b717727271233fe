//! How the table looks: made of the view, the rows and the words.

mod art;
mod board;
mod card;
mod draw;
mod emblems;
mod exhibits;
mod face;
mod hand;
mod icons;
mod ids;
mod picture;
mod sheet;
mod systems;
mod tracks;

use orrery_core::{Lang, Seat, Text};
use orrery_page::{Face, Markup, Page, Plan, Room, Scene, Scenery};

use crate::view::PlayerView;
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
            include_str!("page/style/exhibits.css"),
        )
    }

    /// The board is small; what lies before the reader and the hand need the room.
    fn plan() -> Plan {
        Plan {
            board: Room::Natural,
            mine: Room::Grows { least: 16, importance: 3 },
            hand: Room::Grows { least: 9, importance: 1 },
            ..Plan::default()
        }
    }

    fn scenery(&self, view: &View, scene: &Scene<'_>) -> Scenery {
        let drawing = Drawing { game: self, view, scene };
        // The reader's own sheet is not among the areas of the others.
        let area = |player: &PlayerView| {
            if drawing.is_me(player.seat) { Markup::default() } else { sheet::sheet(&drawing, player) }
        };
        Scenery {
            board: board::board(&drawing),
            market: Markup::default(),
            mine: drawing.me().map(|me| sheet::mine(&drawing, me)).unwrap_or_default(),
            hand: hand::hand(&drawing),
            seats: view.players.iter().map(area).collect(),
            glances: view.players.iter().map(sheet::glance).collect(),
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

    fn things(&self, seat: Seat, action: Action) -> Vec<String> {
        self.things_of(seat, action)
    }

    fn heading(&self, action: Action) -> Text {
        Text::new(Self::heading_of(action))
    }

    fn chapter(&self, view: &View) -> Option<u32> {
        Some(u32::from(view.round))
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
