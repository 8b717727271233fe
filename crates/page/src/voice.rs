//! The words that a page is written with: those of a game, in the reader's language.

use maud::{Markup, PreEscaped};
use orrery_core::{Arg, Lang, Seat, Text, Words};

/// A reader's language, a game's words, and what the seats are called.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The game's words.
    pub words: &'a Words,
    /// The reader's language.
    pub lang: Lang,
    /// What the seats are called, in seat order.
    pub names: &'a [String],
}

/// Private characters that enclose a name in a sentence until it has become a link. No text contains them.
const OPEN: char = '\u{e000}';
const MIDDLE: char = '\u{e001}';
const CLOSE: char = '\u{e002}';

impl Voice<'_> {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.called(seat).unwrap_or_else(|| seat.to_string())
    }

    /// The name of whoever sits there. Where nobody does, the rules play the seat.
    pub fn called(&self, seat: Seat) -> Option<String> {
        let automa = || if self.names.is_empty() { None } else { self.words.automa(self.lang) };
        self.names.get(seat.index()).cloned().or_else(automa)
    }

    /// A text of the game.
    pub fn say(&self, text: &Text) -> String {
        self.words.say_to(self.lang, text, &|seat| self.called(seat))
    }

    /// A text of the game without arguments.
    pub fn key(&self, key: &str) -> String {
        self.say(&Text::named(key.to_owned()))
    }

    /// A text of the game as HTML. Each name with a description is a `span` whose `data-about` is the key of the name, so that
    /// the browser can explain it.
    pub fn with_links(&self, text: &Text) -> Markup {
        if !self.names_something(text) {
            return PreEscaped(escaped(&self.say(text)));
        }
        let said = self.say(&self.marked(text));
        let mut html = String::new();
        let mut rest = said.as_str();
        while let Some((before, after)) = rest.split_once(OPEN) {
            html.push_str(&escaped(before));
            let (key, after) = after.split_once(MIDDLE).unwrap_or(("", after));
            let (name, after) = after.split_once(CLOSE).unwrap_or((after, ""));
            html.extend([
                "<span class=\"about\" data-about=\"",
                &escaped(key),
                "\">",
                &escaped(name),
                "</span>",
            ]);
            rest = after;
        }
        html.push_str(&escaped(rest));
        PreEscaped(html)
    }

    /// Whether a text contains a name with a description.
    fn names_something(&self, text: &Text) -> bool {
        let mut found = false;
        text.keys(&mut |key| found |= self.words.explains(key));
        found
    }

    /// The same text with private characters around each name that has a description.
    fn marked(&self, text: &Text) -> Text {
        let mark = |arg: &Arg| match arg {
            Arg::Name(key) if self.words.explains(key) => {
                let name = self.key(key);
                Arg::Word(format!("{OPEN}{key}{MIDDLE}{name}{CLOSE}").into())
            }
            Arg::Text(text) => Arg::Text(self.marked(text)),
            Arg::List(texts) => Arg::List(texts.iter().map(|text| self.marked(text)).collect()),
            Arg::Sentences(texts) => Arg::Sentences(texts.iter().map(|text| self.marked(text)).collect()),
            other => other.clone(),
        };
        let args = text.args.iter().map(|(name, arg)| (name.clone(), mark(arg))).collect();
        Text { key: text.key.clone(), args }
    }
}

/// Text escaped for HTML, attributes included.
pub fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    push_escaped(&mut html, text);
    html
}

/// Appends text to HTML, escaped.
pub(crate) fn push_escaped(html: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<', '>', '"']) {
        html.push_str(&rest[..at]);
        html.push_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            _ => "&quot;",
        });
        rest = &rest[at + 1..];
    }
    html.push_str(rest);
}
