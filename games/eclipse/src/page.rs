//! How the table looks: made of the view, the rows and the words.

mod aid;
mod battle;
mod blueprint;
mod board;
mod console;
mod dial;
mod diplomacy;
mod draft;
mod draw;
mod exhibits;
mod face;
mod field;
mod fleet;
mod forecast;
mod icons;
mod ids;
mod map;
mod offers;
mod picture;
mod research;
mod rules;
mod seat;
mod sector;
mod shortage;
mod signs;
mod what_if;

use orrery_core::{Lang, Seat, Text};
use orrery_page::{Beside, Face, Markup, Page, Plan, Room, Scene, Scenery};

use crate::{Action, Eclipse, View};
use draw::Drawing;

impl Page for Eclipse {
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
            include_str!("page/style/battle.css"),
            include_str!("page/style/console.css"),
            include_str!("page/style/blueprint.css"),
            include_str!("page/style/room.css"),
        )
    }

    /// The galaxy has all the room that the own board leaves; technologies, battles and what is offered lie beside it.
    fn plan() -> Plan {
        Plan {
            board: Room::Grows { least: 20, importance: 1 },
            market: Beside { least: 19, percent: 35 },
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
            mine: scene.me.map(|me| console::console(&drawing, me)).unwrap_or_default(),
            hand: Markup::default(),
            seats: self.seats.iter().map(|seat| seat::area(&drawing, seat)).collect(),
            glances: self.seats.iter().map(|seat| seat::glance(&drawing, seat)).collect(),
        }
    }

    fn things(&self, seat: Seat, action: Action) -> Vec<String> {
        ids::things_of(seat, action)
    }

    /// Throughout the own turn (R56).
    fn has_tray(&self, view: &View, seat: Seat) -> bool {
        view.turn.seat == seat && view.phase == crate::state::Phase::Action && !view.over
    }

    fn switches() -> &'static [&'static str] {
        &what_if::SWITCHES
    }

    fn rule_links() -> &'static [(&'static str, &'static [u16])] {
        rules::RULES
    }

    fn heading(&self, action: Action) -> Text {
        Text::new(ids::heading_of(action))
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
