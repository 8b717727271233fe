//! The log of the game.

use maud::html;
use orrery_core::{Arg, Seat, Text};

use super::TablePage;
use orrery_page::seat_class;

/// Messages that are headings of the lines below them.
const HEADINGS: [&str; 2] = ["log-round", "log-turn"];

/// The lines of the log as HTML, without the first `read` ones. A line that begins a decision has its number.
pub(super) fn lines(page: &TablePage<'_>, read: usize) -> Vec<String> {
    let mut before = None;
    let log = page.table.log_after(page.viewer, read);
    let over = page.is_over();
    log.iter()
        .map(|line| {
            let first = before != Some(line.decision);
            before = Some(line.decision);
            let heading = HEADINGS.contains(&&*line.text.key);
            html! {
                // Colours the whole line.
                @if let Some(seat) = whose(&line.text) { span.by.(seat_class(seat)).heading[heading] {} }
                @else if heading { span.by.heading {} }
                @if first && over && line.decision > 0 {
                    a.step href=(format!("{}/step/{}", page.address, line.decision)) { (line.decision) }
                }
                (page.voice.with_links(&line.text))
            }
            .0
        })
        .collect()
}

/// The seat that a line is about: its argument `who`.
fn whose(text: &Text) -> Option<Seat> {
    text.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if name == "who" => Some(*seat),
        _ => None,
    })
}
