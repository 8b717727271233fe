//! What a player has laid out before him: places in rows, filled from the first one on. The classes begin with
//! `tableau-`.

use maud::{Markup, html};

/// A row of cards with a head.
pub fn row(class: &str, head: &Markup, cards: &Markup) -> Markup {
    html! { div.tableau-row.(class) { (head) div.tableau-cards { (cards) } } }
}

/// The places that are still free of so many.
///
/// ```
/// use maud::html;
/// use orrery_page::widgets::tableau;
///
/// assert_eq!(tableau::free(1, 3, |place| html! { (place) }).0, "12");
/// ```
pub fn free(taken: usize, most: usize, place: impl Fn(usize) -> Markup) -> Markup {
    html! { @for free in taken..most { (place(free)) } }
}

/// How many of so many places are taken, as dots.
pub fn room(taken: usize, most: usize) -> Markup {
    html! { span.tableau-room { @for place in 0..most { span.tableau-dot.full[place < taken] {} } } }
}
