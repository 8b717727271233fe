//! A hand of cards beside each other; equal ones lie upon each other. The classes begin with `hand-`.

use maud::{Markup, html};

/// Different cards with how often each is there, in the order in which they come.
///
/// ```
/// use orrery_page::widgets::hand::grouped;
///
/// assert_eq!(grouped(["titan", "frigate", "titan"]), [("titan", 2), ("frigate", 1)]);
/// ```
pub fn grouped<T: PartialEq>(cards: impl IntoIterator<Item = T>) -> Vec<(T, usize)> {
    let mut groups: Vec<(T, usize)> = Vec::new();
    for card in cards {
        match groups.iter_mut().find(|(other, _)| *other == card) {
            Some((_, count)) => *count += 1,
            None => groups.push((card, 1)),
        }
    }
    groups
}

/// A fan of cards below a heading. The more cards there are, the narrower they are; only what is still too much scrolls, and
/// keeps its place when it is drawn anew; `name` tells the fans of a table apart.
pub fn fan(name: &str, class: &str, label: &str, heading: &Markup, cards: &Markup) -> Markup {
    html! {
        div.hand-fan.(class) role="group" aria-label=(label) {
            (heading)
            div.hand-row data-scroll=(name) tabindex="0" { (cards) }
        }
    }
}

/// A card with its equals below it.
pub fn stack(copies: &Markup, top: &Markup) -> Markup {
    html! { div.hand-stack { (copies) (top) } }
}
