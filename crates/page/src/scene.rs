//! What a game's page is drawn with: the reader's words, and what the reader can do.

use maud::{Markup, PreEscaped};
use orrery_core::tally::Part;
use orrery_core::{Seat, SeatSet, Text};

use crate::face::Face;
use crate::switches::Switches;
use crate::voice::{Voice, push_escaped};
use crate::widgets::map::Point;

/// A candidate of the reader's seat, ready to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// In notation: what a click sends back.
    pub notation: String,
    /// In words.
    pub label: String,
    /// The things on the table that it concerns.
    pub things: Vec<String>,
    /// The heading under which the prompt lists it, in words.
    pub heading: String,
    /// What it shows beside its words.
    pub face: Face,
    /// Whether it leaves the question open: it lies in the tray, not among the answers.
    pub aside: bool,
    /// Whether the rules refuse it now.
    pub refused: bool,
    /// Whether earlier decisions could not be taken back after it.
    pub ends_undo: bool,
}

/// Everything beside the view that a page is drawn with.
pub struct Scene<'a> {
    /// The reader's words.
    pub voice: Voice<'a>,
    /// Whose knowledge is shown.
    pub viewer: SeatSet,
    /// The seat that the reader plays now.
    pub me: Option<Seat>,
    /// Who owes an answer.
    pub awaiting: SeatSet,
    /// The candidates of the reader's seat.
    pub acts: &'a [Act],
    /// What the reader has switched on; nothing where nothing can be switched.
    pub switches: Option<Switches>,
}

impl<'a> Scene<'a> {
    /// A text of the game without arguments.
    pub fn key(&self, key: &str) -> String {
        self.voice.key(key)
    }

    /// A text in the reader's words.
    pub fn say(&self, text: &Text) -> String {
        self.voice.say(text)
    }

    /// Whole sentences, a line each.
    pub fn lines(&self, texts: &[Text]) -> String {
        texts.iter().map(|text| self.say(text)).collect::<Vec<_>>().join("\n")
    }

    /// What the player on a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.voice.name(seat)
    }

    /// Whether this is the reader's seat.
    pub fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// Whether the switch at this place of [`Page::switches`](crate::Page::switches) is on.
    pub fn is_on(&self, place: usize) -> bool {
        self.switches.is_some_and(|switches| switches.is_on(place))
    }

    /// Something on the table with an id of its own. It can be clicked wherever a candidate concerns it.
    pub fn thing(&self, id: impl Into<String>) -> Thing<'_, 'a> {
        Thing {
            scene: self,
            id: id.into(),
            element: "div",
            class: String::new(),
            label: None,
            about: None,
            tip: None,
            piece: None,
            enters: None,
            on: None,
            mark: None,
        }
    }

    /// The acts that concern a thing.
    pub fn acts_at(&self, id: &str) -> impl Iterator<Item = &Act> {
        self.acts.iter().filter(move |act| act.things.iter().any(|thing| thing == id))
    }
}

/// What a number is, and below it the parts that it is made of.
pub fn made_of(what: Text, parts: &[Part]) -> Vec<Text> {
    let part =
        |part: &Part| Text::new("number-part").text("what", part.what.clone()).amount("amount", part.amount);
    std::iter::once(what).chain(parts.iter().map(part)).collect()
}

/// A card's sentences as one label: its name, then what it is and does.
pub fn label(name: String, about: Text) -> Text {
    Text::new("card-label").name("card", name).text("about", about)
}

/// Something on the table, being drawn.
#[must_use]
pub struct Thing<'s, 'a> {
    scene: &'s Scene<'a>,
    id: String,
    element: &'static str,
    class: String,
    label: Option<String>,
    about: Option<String>,
    tip: Option<String>,
    piece: Option<String>,
    enters: Option<String>,
    on: Option<String>,
    mark: Option<Point>,
}

/// The mark of what is not all printed.
const OURS: &str = "◇";

impl Thing<'_, '_> {
    /// An element other than `div`: `li`, `span`, or `g` inside a picture.
    pub fn element(mut self, element: &'static str) -> Self {
        self.element = element;
        self
    }

    /// Its classes.
    pub fn class(mut self, class: &str) -> Self {
        self.class.push(' ');
        self.class.push_str(class);
        self
    }

    /// What a screen reader calls it. Required for a thing that can be clicked.
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// The component whose description explains it: the key of its name.
    pub fn about(mut self, key: impl Into<String>) -> Self {
        self.about = Some(key.into());
        self
    }

    /// What explains it, if it is no component: whole sentences, separated by line breaks.
    pub fn tip(mut self, tip: impl Into<String>) -> Self {
        self.tip = Some(tip.into());
        self
    }

    /// What it is and what explains it: the first line is its label, all of them are its tip.
    pub fn explain(self, lines: &[Text]) -> Self {
        let label = lines.first().map(|line| self.scene.say(line)).unwrap_or_default();
        let tip = self.scene.lines(lines);
        self.label(label).tip(tip)
    }

    /// The piece that it is, by kind: when a piece of this kind is somewhere else after an update, it is seen to move.
    pub fn piece(mut self, piece: impl Into<String>) -> Self {
        self.piece = Some(piece.into());
        self
    }

    /// The thing from which a piece comes that was not there before, such as the deck.
    pub fn enters(mut self, thing: impl Into<String>) -> Self {
        self.enters = Some(thing.into());
        self
    }

    /// The thing on which a piece stands: where elements with `data-route` join such things, it is seen to move along
    /// them.
    pub fn on(mut self, thing: impl Into<String>) -> Self {
        self.on = Some(thing.into());
        self
    }

    /// Where in a picture the mark stands if its component is not all printed. Elsewhere the mark has a place of its own.
    pub fn mark_at(mut self, at: impl Into<Point>) -> Self {
        self.mark = Some(at.into());
        self
    }

    /// The mark of a component that is not all printed; its description says what of it is ours.
    fn mark(&self) -> String {
        let ours = self.about.as_deref().is_some_and(|about| self.scene.voice.words.is_ours(about));
        match (ours, self.element, self.mark) {
            (true, "g", Some(Point { x, y })) => {
                format!("<text class=\"ours-mark\" x=\"{x}\" y=\"{y}\" aria-hidden=\"true\">{OURS}</text>")
            }
            (false, ..) | (true, "g", None) => String::new(),
            (true, ..) => format!("<i class=\"ours-mark\" aria-hidden=\"true\">{OURS}</i>"),
        }
    }

    /// Draws it around what is inside.
    pub fn show(self, inside: &Markup) -> Markup {
        let mut can = false;
        let mut concerned = false;
        for act in self.scene.acts_at(&self.id) {
            concerned = true;
            can |= !act.refused;
        }
        let state = match (concerned, can) {
            (true, true) => " can",
            (true, false) => " cannot",
            (false, _) => "",
        };
        let explained = self.about.is_some() || self.tip.is_some();
        let mark = self.mark();
        let mut html = String::with_capacity(inside.0.len() + 256);
        html.extend(["<", self.element, " class=\"thing", state]);
        push_escaped(&mut html, &self.class);
        html.push('"');
        let mut attribute = |name: &str, value: Option<&str>| {
            if let Some(value) = value {
                html.extend([" ", name, "=\""]);
                push_escaped(&mut html, value);
                html.push('"');
            }
        };
        attribute("data-thing", Some(&self.id));
        // An `aria-label` would have to repeat all visible text of a control. A hidden text inside names it instead.
        let named_inside = concerned && self.element != "g";
        attribute("aria-label", self.label.as_deref().filter(|_| !named_inside));
        attribute("data-about", self.about.as_deref());
        attribute("data-tip", self.tip.as_deref());
        attribute("data-piece", self.piece.as_deref());
        attribute("data-enters", self.enters.as_deref());
        attribute("data-on", self.on.as_deref());
        if concerned {
            attribute("role", Some("button"));
            attribute("tabindex", Some("0"));
            attribute("aria-haspopup", Some("true"));
        } else if explained {
            // The arrow keys reach it; Tab stops at controls only.
            attribute("tabindex", Some("-1"));
            attribute("role", self.label.as_ref().map(|_| "img"));
        } else if self.label.is_some() {
            attribute("role", Some("group"));
        }
        html.push('>');
        // The label says everything, so screen readers skip the face.
        let face = if self.element == "g" { "g" } else { "span" };
        let label = self.label.filter(|_| concerned || explained);
        if let Some(label) = &label {
            if named_inside {
                html.push_str("<span class=\"sr\">");
                push_escaped(&mut html, label);
                html.push_str("</span>");
            }
            html.extend(["<", face, " class=\"face\" aria-hidden=\"true\">"]);
        }
        html.push_str(&inside.0);
        html.push_str(&mark);
        if label.is_some() {
            html.extend(["</", face, ">"]);
        }
        html.extend(["</", self.element, ">"]);
        PreEscaped(html)
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::{Lang, Words};

    use super::*;

    #[test]
    fn what_is_not_all_printed_has_a_mark() {
        let words = Words::new(|_| "card-a = A\ncard-b = B\n").marking(["card-a".to_owned()]);
        let voice = Voice { words: &words, lang: Lang::En, names: &[] };
        let scene = Scene {
            voice,
            viewer: SeatSet::NOBODY,
            me: None,
            awaiting: SeatSet::NOBODY,
            acts: &[],
            switches: None,
        };
        let shown = |about: &str, element| {
            let thing = scene.thing("t").element(element).about(about).mark_at((3, 4));
            thing.show(&PreEscaped(String::new())).0
        };
        assert!(shown("card-a", "div").contains("<i class=\"ours-mark\" aria-hidden=\"true\">◇</i>"));
        assert!(shown("card-a", "g").contains("<text class=\"ours-mark\" x=\"3\" y=\"4\""));
        assert!(!shown("card-b", "div").contains("ours-mark") && !shown("card-b", "g").contains("ours-mark"));
    }
}
