//! How the table looks: made of the view, the rows and the words.

mod aid;
mod battle;
mod board;
mod card;
mod console;
mod draw;
mod event;
mod exhibits;
mod face;
mod fleet;
mod hand;
mod icons;
mod ids;
mod map;
mod market;
mod module;
mod picture;
mod pieces;
mod piles;
mod raiders;
mod region;
mod seat;
mod signs;
mod station;
mod tracks;
mod tray;
mod world;

use orrery_core::{Lang, Seat, Text};
use orrery_page::{Beside, Face, Markup, Page, Plan, Room, Scene, Scenery};

use crate::{Action, Andromeda, View};
use draw::Drawing;

impl Page for Andromeda {
    fn picture() -> Markup {
        picture::picture()
    }

    fn style() -> &'static str {
        concat!(
            include_str!("page/style/tokens.css"),
            include_str!("page/style/signs.css"),
            include_str!("page/style/board.css"),
            include_str!("page/style/map.css"),
            include_str!("page/style/battle.css"),
            include_str!("page/style/tracks.css"),
            include_str!("page/style/market.css"),
            include_str!("page/style/console.css"),
            include_str!("page/style/seats.css"),
            include_str!("page/style/room.css"),
            include_str!("page/style/exhibits.css"),
        )
    }

    /// The map has all the room that the station and the hand leave; tracks, raiders and modules lie beside it.
    fn plan() -> Plan {
        Plan {
            board: Room::Grows { least: 18, importance: 1 },
            market: Beside { least: 20, percent: 34 },
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
            hand: drawing
                .me()
                .filter(|me| me.faction.is_some())
                .map(|me| hand::hand(&drawing, me))
                .unwrap_or_default(),
            seats: view.players.iter().map(|player| seat::area(&drawing, player)).collect(),
            glances: view.players.iter().map(seat::glance).collect(),
        }
    }

    fn things(&self, seat: Seat, action: Action) -> Vec<String> {
        self.things_of(seat, action)
    }

    /// Throughout the own turn (AND-67).
    fn has_tray(&self, view: &View, seat: Seat) -> bool {
        view.turn.is_some_and(|turn| turn.seat == seat)
    }

    fn heading(&self, action: Action) -> Text {
        Text::new(Self::heading_of(action))
    }

    fn chapter(&self, view: &View) -> Option<u32> {
        view.players.iter().map(|player| u32::from(player.turns)).max()
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
