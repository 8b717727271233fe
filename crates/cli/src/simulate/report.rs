//! `--report`: one HTML file that explains a run at a glance, without anything from elsewhere.

mod changes;
mod sections;

use std::fs::{File, OpenOptions};
use std::io::{Seek as _, Write as _};
use std::path::Path;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use orrery_arena::Summary;
use orrery_arena::compare::Comparison;

use super::plain::{head, stopped};
use super::setup::Setup;
use super::verdict;
use super::voice::Voice;
use crate::error::CliError;

/// Opens the file before the first game: a path that cannot be written must not cost an hour. What it holds stays until
/// the report is ready.
pub fn create(path: &Path) -> Result<File, CliError> {
    let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    opened.map_err(|error| unwritable(path, &error))
}

/// Writes the report into its file.
pub fn write(file: &mut File, path: &Path, page: &str) -> Result<(), CliError> {
    let written = file.rewind().and_then(|()| file.set_len(0)).and_then(|()| file.write_all(page.as_bytes()));
    written.map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> CliError {
    let path = path.display();
    CliError::Request(format!("cannot write {path}: {error}; choose another path for the report"))
}

/// The report of one run.
pub fn of_summary(summary: &Summary, title: &str, setup: &Setup, voice: &Voice<'_>) -> String {
    let body = html! {
        (sections::tiles(summary, voice))
        (sections::bots(summary, voice))
        (sections::order(summary, voice))
        @for kind in summary.kinds() { (sections::kind(summary, kind, voice)) }
        (sections::sources(summary, voice))
        (sections::scores(summary, voice))
        (sections::rounds(summary, voice))
        (sections::endings(summary, voice))
    };
    page(summary, title, &html! {}, &body, setup, voice)
}

/// The report of a comparison.
pub fn of_comparison(
    comparison: &Comparison,
    title: &str,
    names: &[String; 2],
    setup: &Setup,
    voice: &Voice<'_>,
) -> String {
    let verdict = html! {
        p { (verdict::packs(names, voice)) }
        p class="verdict" { (verdict::sentence(comparison, voice)) }
        p { (verdict::remark(comparison, voice)) }
    };
    page(&comparison.before, title, &verdict, &changes::all(comparison, voice), setup, voice)
}

fn page(
    summary: &Summary,
    title: &str,
    lead: &Markup,
    body: &Markup,
    setup: &Setup,
    voice: &Voice<'_>,
) -> String {
    let line = head(summary, voice);
    let page = html! {
        (DOCTYPE)
        html lang=(voice.lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · " (line) }
                style { (PreEscaped(include_str!("report.css"))) }
            }
            body {
                main {
                    h1 { (title) }
                    p { (line) }
                    @if let Some(stopped) = stopped(summary, voice) { p class="stopped" { (stopped) } }
                    (lead)
                    (body)
                    section {
                        h2 { (voice.say("heading-repeat")) }
                        p { "Orrery " (env!("CARGO_PKG_VERSION")) " (" (env!("ORRERY_COMMIT")) ")" }
                        code { (setup.command()) }
                    }
                }
            }
        }
    };
    page.into_string()
}
