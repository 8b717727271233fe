//! What is printed on cards. The classes begin with `card-`.

use maud::{Markup, html};

/// A name; one with long words is set smaller, so that no word is broken.
///
/// ```
/// use orrery_page::widgets::card;
///
/// assert_eq!(card::name("Titan").0, "<span class=\"card-name\">Titan</span>");
/// assert!(card::name("Government Support Agency").0.contains("card-name\""));
/// assert!(card::name("Communications").0.contains("card-name long"));
/// ```
pub fn name(name: &str) -> Markup {
    let longest = name.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or_default();
    html! { span.card-name.long[(12..15).contains(&longest)].longer[longest >= 15] { (name) } }
}

/// The head of a card: a sign, its name, and what else stands there.
pub fn head(inside: &Markup) -> Markup {
    html! { span.card-head { (inside) } }
}

/// What a card does, in words: a line each.
pub fn text(lines: impl IntoIterator<Item = String>) -> Markup {
    html! { span.card-text { @for line in lines { span { (line) } } } }
}

/// How many equal cards lie upon each other, if there are several.
pub fn times(count: usize) -> Markup {
    html! { @if count > 1 { b.card-times { "×" (count) } } }
}
