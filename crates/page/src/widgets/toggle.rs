//! Switches of a page, see [`Switches`](crate::Switches). The classes begin with `toggle-`.

use maud::{Markup, html};

use crate::scene::Scene;

/// A switch of the page: by its place among [`Page::switches`](crate::Page::switches) and its name there. Nothing where it could not be
/// pressed, as in a replay.
pub fn toggle(scene: &Scene<'_>, place: usize, name: &str, tip: &str, inside: &Markup) -> Markup {
    let Some(switches) = scene.switches else { return html! {} };
    html! {
        button.toggle-switch type="button" role="switch" aria-checked=(switches.is_on(place)) data-switch=(name) data-tip=(tip) { (inside) }
    }
}
