//! The table described in words, for screen readers and for people who like to read.

use maud::{Markup, PreEscaped, html};
use orrery_core::Text;

use super::TablePage;
use crate::words::SiteWords as _;

/// What parts the cells of a line that is a row.
const CELLS: &str = " | ";

/// The lines of the table and what the reader holds. Lines with cells that follow each other are the rows of a table.
pub(super) fn words(page: &TablePage<'_>) -> Markup {
    let sketch = page.table.sketch(page.viewer);
    let voice = &page.voice;
    let lines: Vec<_> =
        sketch.overview.iter().chain(&sketch.details).map(|line| Line::of(page, line)).collect();
    html! {
        @for block in lines.chunk_by(|one, next| one.is_row() && next.is_row() && !next.is_head()) {
            @match block {
                [line] if !line.is_row() => p { (line.cells[0]) },
                rows => (table(rows)),
            }
        }
        @if !sketch.hand.is_empty() {
            h3 { (voice.ui("words-hand")) }
            ul {
                @for held in &sketch.hand {
                    li {
                        (voice.with_links(&held.name))
                        @if let Some(note) = &held.note { " (" (voice.say(note)) ")" }
                    }
                }
            }
        }
    }
}

/// A line of the description.
struct Line {
    cells: Vec<Markup>,
    /// Whether nothing in it changes: then it names the columns of the rows that follow.
    fixed: bool,
}

impl Line {
    fn of(page: &TablePage<'_>, line: &Text) -> Self {
        let said = page.voice.with_links(line).into_string();
        let cells = said.split(CELLS).map(|cell| PreEscaped(cell.to_owned())).collect();
        Self { cells, fixed: line.args.is_empty() }
    }

    fn is_row(&self) -> bool {
        self.cells.len() > 1
    }

    fn is_head(&self) -> bool {
        self.is_row() && self.fixed
    }
}

fn table(rows: &[Line]) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table.words {
                @for row in rows {
                    tr {
                        @for (place, cell) in row.cells.iter().enumerate() {
                            @if row.is_head() { th scope="col" { (cell) } }
                            @else if place == 0 { th scope="row" { (cell) } }
                            @else { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}
