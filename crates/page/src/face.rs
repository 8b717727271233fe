//! What an answer shows beside its words.

use maud::{Markup, html};

/// The card, tile or place that an answer is about: what it costs, what is left, what it changes. The label of the answer is
/// its title. No things are in it: they are on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// Its classes: the game's own, such as the colour of a card.
    pub class: String,
    /// A picture before the title.
    pub picture: Option<String>,
    /// A line of signs and amounts.
    pub facts: Option<String>,
    /// What it does, in words: a line each.
    pub text: Vec<String>,
}

impl Face {
    /// With these classes.
    pub fn of(class: &str) -> Self {
        Self { class: class.to_owned(), ..Self::default() }
    }

    /// With a picture before the title.
    #[must_use]
    pub fn picture(mut self, picture: &Markup) -> Self {
        self.picture = Some(picture.0.clone());
        self
    }

    /// With signs and amounts below the title.
    #[must_use]
    pub fn facts(mut self, facts: &Markup) -> Self {
        self.facts = Some(facts.0.clone()).filter(|facts| !facts.is_empty());
        self
    }

    /// With sentences below that.
    #[must_use]
    pub fn text(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.text.extend(lines);
        self
    }
}

/// An amount that changes: what it is now and what it will be.
///
/// ```
/// use orrery_page::{face, signs};
///
/// assert!(face::change(3, 1, signs::POINT).0.contains("3<span class=\"face-then\">→</span>1"));
/// ```
pub fn change(now: i64, then: i64, sign: crate::Sign) -> Markup {
    html! { span.stock-amount.face-change { (sign.show()) (now) span.face-then { "→" } (then) } }
}
