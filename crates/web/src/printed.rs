//! The page of a game that says what is printed and what is designed for this project, counted from its content.

use maud::{Markup, html};
use orrery_core::content::{RowOrigin, Share};
use orrery_core::{GameObject, Text};

use crate::frame::Reader;

/// How many rows are printed, printed in part, and ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// All of the row.
    pub printed: usize,
    /// Some of it.
    pub partly: usize,
    /// Nothing of it.
    pub ours: usize,
}

impl Counts {
    /// The counts of these rows.
    pub fn of<'r>(rows: impl IntoIterator<Item = &'r RowOrigin>) -> Self {
        let mut counts = Self::default();
        for row in rows {
            match row.origin.share() {
                Share::Printed => counts.printed += 1,
                Share::Partly => counts.partly += 1,
                Share::Ours => counts.ours += 1,
            }
        }
        counts
    }

    fn all(self) -> usize {
        self.printed + self.partly + self.ours
    }

    /// The numbers as arguments of a text.
    fn fill(self, text: Text) -> Text {
        let amount = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        text.amount("all", amount(self.all()))
            .amount("printed", amount(self.printed))
            .amount("partly", amount(self.partly))
            .amount("ours", amount(self.ours))
    }
}

/// The address of the page.
pub fn address(game: &str) -> String {
    format!("/games/{game}/printed")
}

/// One sentence with the counts of all rows and the way to the page; nothing if all of the game is printed.
pub fn sentence(reader: &Reader, game: &dyn GameObject) -> Markup {
    let counts = Counts::of(game.origins());
    html! {
        @if counts.partly + counts.ours > 0 {
            p.fine {
                (reader.say(&counts.fill(Text::new("printed-sentence")))) " "
                a href=(address(game.id())) { (reader.ui("printed-title")) }
            }
        }
    }
}

/// The page without its frame.
pub fn page(reader: &Reader, game: &dyn GameObject) -> Markup {
    let rows = game.origins();
    let mut kinds: Vec<&str> = rows.iter().map(|row| row.kind.as_str()).collect();
    kinds.dedup();
    let counts = Counts::of(rows);
    html! {
        h1 { (reader.ui("printed-title")) }
        p { (reader.ui("printed-lead")) }
        p { (reader.say(&counts.fill(Text::new("printed-counts")))) }
        div.scroll tabindex="0" {
            table {
                thead {
                    tr {
                        @for head in ["printed-kind", "printed-printed", "printed-partly", "printed-ours"] {
                            th scope="col" { (reader.ui(head)) }
                        }
                    }
                }
                tbody {
                    @for kind in &kinds {
                        @let counts = Counts::of(rows.iter().filter(|row| row.kind == *kind));
                        tr {
                            th scope="row" { (kind_name(reader, game, kind)) }
                            @for count in [counts.printed, counts.partly, counts.ours] { td { (count) } }
                        }
                    }
                }
            }
        }
        @for kind in &kinds { (list(reader, game, kind)) }
        @if counts.partly + counts.ours > 0 { (own(reader, game)) }
    }
}

/// How the owner of a box plays with what is printed.
fn own(reader: &Reader, game: &dyn GameObject) -> Markup {
    html! {
        h2 { (reader.ui("printed-own-title")) }
        p { (reader.ui("printed-own")) }
        pre { code {
            "orrery content template " (game.id()) " --into my-" (game.id()) "\n"
            "orrery content check " (game.id()) " --pack my-" (game.id()) "\n"
            "orrery play " (game.id()) " --pack my-" (game.id())
        } }
        p { (reader.ui("printed-own-gaps")) }
    }
}

fn kind_name(reader: &Reader, game: &dyn GameObject, kind: &str) -> String {
    let key = format!("content-{kind}");
    if game.words().has(reader.lang, &key) {
        game.words().say(reader.lang, &Text::named(key))
    } else {
        kind.to_owned()
    }
}

/// Every row of a kind that is not all printed, with what of it is ours.
fn list(reader: &Reader, game: &dyn GameObject, kind: &str) -> Markup {
    let ours =
        || game.origins().iter().filter(|row| row.kind == kind && row.origin.share() != Share::Printed);
    let name = |row: &RowOrigin| match (&row.name, &row.id) {
        (Some(key), _) => game.words().say(reader.lang, &Text::named(key.clone())),
        (None, Some(id)) => id.clone(),
        (None, None) => kind_name(reader, game, kind),
    };
    html! {
        @if ours().next().is_some() {
            details {
                summary { (kind_name(reader, game, kind)) }
                ul {
                    @for row in ours() {
                        li {
                            strong { (name(row)) }
                            @if let Some(text) = row.origin.text() { " " (game.words().say(reader.lang, &text)) }
                        }
                    }
                }
            }
        }
    }
}
