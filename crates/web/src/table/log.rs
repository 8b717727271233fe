//! What happened, line by line.

use maud::html;

use super::Look;

/// Each line of the log after so many as HTML; a line that begins a decision says which.
pub(super) fn lines(look: &Look<'_>, read: usize) -> Vec<String> {
    let mut before = None;
    let log = look.table.log_after(look.viewer, read);
    let over = look.table.awaiting().is_empty();
    log.iter()
        .map(|line| {
            let first = before != Some(line.decision);
            before = Some(line.decision);
            html! {
                @if first && over && line.decision > 0 {
                    a.step href=(format!("{}/step/{}", look.address, line.decision)) { (line.decision) }
                }
                (look.voice.with_links(&line.text))
            }
            .0
        })
        .collect()
}
