//! Resources and other numbers, each with its account: what it is made of. The classes begin with `stock-`.

use std::fmt::Display;

use maud::{Markup, html};
use orrery_core::Text;

use crate::scene::Scene;
use crate::signs::Sign;

/// An amount before its sign: `3` and a leaf. `amount` may bring a plus or a minus.
///
/// ```
/// use orrery_page::{signs, widgets::stock};
///
/// assert!(stock::amount("+2", signs::POINT).0.starts_with("<span class=\"stock-amount\">+2<svg"));
/// ```
pub fn amount(amount: impl Display, sign: Sign) -> Markup {
    html! { span.stock-amount { (amount.to_string()) (sign.show()) } }
}

/// A number that says what it is and what it is made of. The first line is its label; all of them explain it.
pub fn number(
    scene: &Scene<'_>,
    id: impl Into<String>,
    class: &str,
    lines: &[Text],
    inside: &Markup,
) -> Markup {
    scene.thing(id).class("stock-number").class(class).explain(lines).show(inside)
}
