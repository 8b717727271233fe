//! Signs with what they mean. The classes begin with `legend-`.

use maud::{Markup, html};

use crate::signs::Sign;

/// Each sign beside its name.
pub fn legend(entries: impl IntoIterator<Item = (Sign, String)>) -> Markup {
    row(entries.into_iter().map(|(sign, name)| html! { span { (sign.show()) (name) } }))
}

/// Entries that are more than a sign and a name.
pub fn row(entries: impl IntoIterator<Item = Markup>) -> Markup {
    html! { div.legend-row { @for entry in entries { (entry) } } }
}
