//! How the table looks.

use orrery_core::{Seat, Text};
use orrery_web::{Markup, Page, Scene, Scenery, html};

use crate::{Action, Orion, View};

impl Page for Orion {
    fn picture() -> Markup {
        html! { svg viewBox="0 0 320 200" aria-hidden="true" { rect.sky width="320" height="200" {} } }
    }

    fn scenery(&self, view: &View, _: &Scene<'_>) -> Scenery {
        Scenery {
            board: html! { p { (view.round) } },
            seats: view.players.iter().map(|_| html! {}).collect(),
            hand: html! {},
        }
    }

    fn things(&self, _: Seat, _: Action) -> Vec<String> {
        Vec::new()
    }

    fn heading(&self, _: Action) -> Text {
        Text::new("action-build")
    }

    fn chapter(&self, view: &View) -> Option<u32> {
        Some(u32::from(view.round))
    }
}
