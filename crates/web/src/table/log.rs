//! The log of the game.

use maud::{Markup, html};
use orrery_core::{Arg, Seat, Text};

use super::TablePage;
use crate::words::SiteWords as _;
use orrery_page::seat_class;

/// Messages that are headings of the lines below them.
const HEADINGS: [&str; 2] = ["log-round", "log-turn"];
/// Messages that head a scene, which can be stepped through line by line.
const SCENES: [&str; 1] = ["log-battle"];
/// A scene ends with the next heading or scene, or with such a message.
const SCENE_END: &str = "log-phase";

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
                @if line.text.key.starts_with(SCENE_END) { span.scene-end hidden {} }
                (page.voice.with_links(&line.text))
                @if SCENES.contains(&&*line.text.key) { (stepping(page)) }
            }
            .0
        })
        .collect()
}

/// The ways through a scene: begin, then one line, all of them one after the other, or all at once.
fn stepping(page: &TablePage<'_>) -> Markup {
    let way = |way: &str, words: &'static str, begun: bool| {
        html! { " " button.quiet.scene-way type="button" data-scene=(way) hidden[begun] { (page.voice.ui(words)) } }
    };
    html! {
        (way("start", "scene-start", false))
        (way("step", "scene-step", true))
        (way("fast", "scene-fast", true))
        (way("skip", "scene-skip", true))
    }
}

/// The seat that a line is about: its argument `who`.
fn whose(text: &Text) -> Option<Seat> {
    text.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if name == "who" => Some(*seat),
        _ => None,
    })
}
