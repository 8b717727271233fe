//! `orrery review`

mod check;
mod measure;
mod telling;

use std::fs;
use std::io::{IsTerminal as _, Write, stderr};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use orrery_core::{Lang, Record};
use orrery_registry::Title;
use orrery_review::{Effort, Watch};

use crate::error::CliError;

/// Say what decided a finished game, and how sure that is
#[derive(clap::Args)]
#[command(after_help = "docs/review.md explains every number.\n\nExamples:\n  orrery review game.json\n  \
                        orrery review game.json --effort quick --lang pl\n  \
                        orrery review --self-check orion --games 50   does it find blunders that are there?")]
pub struct Args {
    /// The record of the game
    #[arg(required_unless_present_any = ["self_check", "measure"], conflicts_with_all = ["self_check", "measure"])]
    file: Option<PathBuf>,
    /// How much thought: minutes of one core, or seconds
    #[arg(long, default_value = "usual", value_parser = PossibleValuesParser::new(["usual", "quick"]))]
    effort: String,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    /// The language: en or pl
    #[arg(long, default_value_t)]
    lang: Lang,
    /// Play games of this name in which one seat is made to blunder, and see whether the review names the blunder
    #[arg(long, value_name = "GAME")]
    self_check: Option<String>,
    /// Play a game of this name and say how long its review takes, stage by stage
    #[arg(long, value_name = "GAME", conflicts_with = "self_check")]
    measure: Option<String>,
    /// Stop measuring after the first result
    #[arg(long, requires = "measure")]
    first: bool,
    #[command(flatten)]
    check: check::Checking,
}

impl Args {
    fn effort(&self) -> Effort {
        if self.effort == "quick" { Effort::LITTLE } else { Effort::USUAL }
    }
}

/// Reviews a record, or checks the reviewing itself.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    if let Some(game) = &args.measure {
        return measure::run(args, &*orrery_registry::find(game)?, out);
    }
    if let Some(game) = &args.self_check {
        return check::run(args, &*orrery_registry::find(game)?, out);
    }
    let path = args.file.clone().unwrap_or_default();
    let text =
        fs::read_to_string(&path).map_err(|error| CliError::Unreadable { path: path.clone(), error })?;
    let record = Record::parse(&text).map_err(|error| CliError::Record { path: path.clone(), error })?;
    let title = orrery_registry::find(&record.game)?;
    let watch = Watch::default();
    let review = shown(&watch, || title.review(&record, args.effort(), &watch));
    let review = review.map_err(|error| CliError::Request(format!("{}: {error}", path.display())))?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &review).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    telling::tell(&review, title.words(), args.lang, out)
}

/// Does the work, with a bar on standard error if somebody looks at it.
fn shown<T>(watch: &Watch, work: impl FnOnce() -> T) -> T {
    if !stderr().is_terminal() {
        return work();
    }
    let bar = ProgressBar::new(1000)
        .with_style(ProgressStyle::with_template("{wide_bar} {percent}%").expect("the template is right"));
    thread::scope(|scope| {
        let drawing = scope.spawn(|| {
            while !bar.is_finished() {
                bar.set_position((watch.share() * 1000.0) as u64);
                thread::park_timeout(Duration::from_millis(100));
            }
        });
        let done = work();
        bar.finish_and_clear();
        drawing.thread().unpark();
        done
    })
}

/// Two, unless the game wants more.
fn usual_seats(title: &dyn Title) -> u8 {
    title.seats().0.max(2)
}
