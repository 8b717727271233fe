//! How far a turn, a battle or anything else has come, step by step. The classes begin with `steps-`.

use maud::{Markup, html};

/// The steps with numbers and names; `now` is the number of the present one, 0 before the first.
///
/// ```
/// use orrery_page::widgets::steps;
///
/// let html = steps::numbered(["Roll", "Fight"], 2).0;
/// assert!(html.contains("steps-step past") && html.contains("steps-step now"));
/// ```
pub fn numbered(names: impl IntoIterator<Item = impl AsRef<str>>, now: usize) -> Markup {
    html! {
        @for (place, name) in names.into_iter().enumerate() {
            span.steps-step.past[place + 1 < now].now[place + 1 == now] { span.steps-no { (place + 1) } span.steps-word { (name.as_ref()) } }
        }
    }
}

/// The same without numbers.
pub fn named(names: impl IntoIterator<Item = impl AsRef<str>>, now: usize) -> Markup {
    html! {
        @for (place, name) in names.into_iter().enumerate() {
            span.steps-step.past[place + 1 < now].now[place + 1 == now] { (name.as_ref()) }
        }
    }
}
