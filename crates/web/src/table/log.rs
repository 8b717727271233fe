//! What happened, line by line.

use maud::html;
use orrery_core::{Arg, Seat, Text};

use super::Look;
use orrery_page::seat_class;

/// Lines that head what follows them.
const HEADINGS: [&str; 2] = ["log-round", "log-turn"];

/// Each line of the log after so many as HTML; a line that begins a decision says which.
pub(super) fn lines(look: &Look<'_>, read: usize) -> Vec<String> {
    let mut before = None;
    let log = look.table.log_after(look.viewer, read);
    let over = look.table.awaiting().is_empty();
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
                    a.step href=(format!("{}/step/{}", look.address, line.decision)) { (line.decision) }
                }
                (look.voice.with_links(&line.text))
            }
            .0
        })
        .collect()
}

/// Whose line it is: games call whoever does something `who`.
fn whose(text: &Text) -> Option<Seat> {
    text.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if name == "who" => Some(*seat),
        _ => None,
    })
}
