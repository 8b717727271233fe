//! The last decision of a turn, which waits for its owner to end the turn.

use maud::{Markup, html};
use orrery_core::Text;

use super::{Held, TablePage};
use crate::icons;
use crate::words::SiteWords as _;

/// What was chosen, and how to end the turn or to take it back.
pub(super) fn end_turn(page: &TablePage<'_>, held: Held<'_>) -> Markup {
    let voice = &page.voice;
    let chosen: Vec<_> = held.chosen.iter().map(|label| voice.say(label)).collect();
    html! {
        p.question {
            span.whose { (voice.ui("prompt-you")) } " "
            strong { (voice.ui("end-turn-ask")) }
        }
        p { (voice.site(&Text::new("end-turn-chosen").word("what", chosen.join(", ")))) }
        div.acts {
            button.main type="button" data-send=r#"{"t":"end_turn"}"# data-key="e" { (voice.ui("end-turn")) }
            button type="button" data-undo { (icons::undo()) (voice.ui("end-turn-not")) }
        }
    }
}
