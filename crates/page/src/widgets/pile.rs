//! Decks, stacks and discard piles. The classes begin with `pile-`.

use maud::{Markup, html};
use orrery_core::Text;

use crate::scene::Scene;

/// A pile: a sign or the back of its cards, and how many there are. The first line says what it is; the others explain
/// it, or name what lies in it.
pub fn pile(scene: &Scene<'_>, id: &str, class: &str, lines: &[Text], face: &Markup, count: i64) -> Markup {
    scene.thing(id).class("pile-box").class(class).explain(lines).show(&html! {
        (face) b.pile-count { (count) }
    })
}
