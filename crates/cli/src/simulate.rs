//! `orrery simulate`

mod data;
mod facts;
mod page;
mod plain;
mod progress;
mod report;
mod sequential;
mod setup;
mod table;
mod verdict;
mod voice;

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

use orrery_arena::Watch;
use orrery_arena::sprt::Sprt;
use orrery_bots::{Spec, SpecError};
use orrery_core::{Lang, Text};

use crate::error::CliError;
use setup::Setup;
use voice::Voice;

/// Play many games between bots and explain what wins
#[derive(clap::Args)]
#[command(
    after_help = "Bots: random, greedy, greedy:varied, greedy:learned, search:N (N iterations per decision), search:N:hand, \
                  easy, normal, hard, expert.\nThey change seats from game to game. The same seed gives the same result whatever the number of threads. \
                  Ctrl-C keeps what is\nfinished. docs/simulation.md explains every number.\n\nExamples:\n  \
                  orrery simulate orion --seats greedy,search:200 --games 1000\n  \
                  orrery simulate orion --seats greedy,greedy,greedy,greedy --options '{\"races\": \"random\"}' --report \
                  out.html\n  \
                  orrery simulate orion --seats greedy,random --games 400 --json\n  \
                  orrery simulate orion --seats greedy,greedy --compare built-in my-pack"
)]
pub struct Args {
    /// Which game
    game: String,
    /// Who plays: one bot for each seat; greedy bots at the smallest table without it
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', value_parser = bot)]
    seats: Vec<Spec>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = at_least_one)]
    games: u64,
    /// Where all chance comes from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// On how many threads; all cores without it
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,
    /// The options of the tables as a JSON object; `orrery games GAME` lists them
    #[arg(long, value_name = "JSON", default_value = "{}", hide_default_value = true)]
    options: String,
    /// Play with this content pack
    #[arg(long, value_name = "DIR", conflicts_with = "compare")]
    pack: Option<PathBuf>,
    /// Play every game with both content packs and say what differs; `built-in` names the content without a pack
    #[arg(long, num_args = 2, value_names = ["PACK_A", "PACK_B"])]
    compare: Vec<String>,
    /// Stop as soon as it is clear whether the first bot wins this many of 100 games or ten fewer; each is wrong in 5% of the cases
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(15..=95), conflicts_with = "compare")]
    sprt: Option<u8>,
    /// Keep finished games of `--sprt` in this file, and go on from it
    #[arg(long, value_name = "FILE", requires = "sprt")]
    keep: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print one table of comma-separated values
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Write a report with plots into this HTML file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// The language: en or pl
    #[arg(long, default_value_t)]
    lang: Lang,
}

/// A bot of ours: a program of somebody else answers one game at a time.
fn bot(name: &str) -> Result<Spec, String> {
    if name.starts_with("exec:") {
        return Err(
            "a program can take a seat in `orrery play` only; choose random, greedy, greedy:varied, \
             search:N, easy, normal, hard or expert"
                .to_owned(),
        );
    }
    name.parse().map_err(|error: SpecError| error.to_string())
}

fn at_least_one(text: &str) -> Result<u64, String> {
    text.parse().ok().filter(|games| *games > 0).ok_or_else(|| "choose 1 game or more".to_owned())
}

/// Plays the games and shows what came of them.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let setup = Setup::of(args)?;
    let watch = Watch::default();
    progress::stop_on_signals(&watch);
    match &setup.other {
        None => simulate(args, &setup, &watch, out),
        Some(_) => compare(args, &setup, &watch, out),
    }
}

fn simulate(args: &Args, setup: &Setup, watch: &Watch, out: &mut impl Write) -> Result<(), CliError> {
    let voice = Voice::new(vec![setup.game.words()], args.lang);
    let report = args.report.as_deref().map(report::create).transpose()?;
    let sprt = args.sprt.map(|percent| Sprt { hoped: f64::from(percent) / 100.0 });
    let played = progress::shown(setup.plan.games, watch, &voice, || match sprt {
        Some(sprt) => sequential::play(setup, sprt, args.keep.as_deref(), watch),
        None => setup.game.simulate(&setup.plan, &setup.options, watch).map_err(CliError::from),
    });
    let summary = played?;
    finished(summary.games)?;
    let title = setup.title(args.lang);
    if args.json {
        let mut value = data::summary_value(&summary, &voice);
        setup.add_to(&mut value);
        if let Some(sprt) = sprt {
            value["sprt"] = sequential::data(sprt, &summary);
        }
        writeln!(out, "{value}")?;
    } else if args.csv {
        data::print_summary_csv(&summary, &voice, out)?;
    } else {
        plain::print(&summary, &title, &voice, out)?;
        if let Some(sprt) = sprt {
            writeln!(out, "\n{}", sequential::sentence(sprt, &summary, &voice))?;
        }
    }
    if let Some(file) = report {
        finish(args, file, &report::of_summary(&summary, &title, setup, &voice), &voice, out)?;
    }
    Ok(())
}

fn compare(args: &Args, setup: &Setup, watch: &Watch, out: &mut impl Write) -> Result<(), CliError> {
    let other = setup.other.as_deref().expect("a comparison has another content");
    let voice = Voice::new(vec![setup.game.words(), other.words()], args.lang);
    let report = args.report.as_deref().map(report::create).transpose()?;
    let played = progress::shown(setup.plan.games, watch, &voice, || {
        setup.game.compare(other, &setup.plan, &setup.options, watch)
    });
    let comparison = played?;
    finished(comparison.before.games)?;
    let title = setup.title(args.lang);
    let names = setup.pack_names(&voice);
    if args.json {
        let verdict = verdict::sentence(&comparison, &voice);
        let mut value = data::comparison_value(&comparison, &verdict, &voice);
        setup.add_to(&mut value);
        writeln!(out, "{value}")?;
    } else if args.csv {
        data::print_comparison_csv(&comparison, &voice, out)?;
    } else {
        verdict::print(&comparison, &title, &names, &voice, out)?;
    }
    if let Some(file) = report {
        let page = report::of_comparison(&comparison, &title, &names, setup, &voice);
        finish(args, file, &page, &voice, out)?;
    }
    Ok(())
}

/// Nothing can be said about no games.
fn finished(games: u64) -> Result<(), CliError> {
    if games > 0 {
        return Ok(());
    }
    Err(CliError::Request(
        "stopped before the first game was finished; let it run longer, or choose faster bots".to_owned(),
    ))
}

/// Writes the report; where people read the output, says where it is.
fn finish(
    args: &Args,
    mut file: File,
    page: &str,
    voice: &Voice<'_>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let path = args.report.as_deref().expect("there is a report");
    report::write(&mut file, path, page)?;
    if !args.json && !args.csv {
        let said = Text::new("run-report").word("path", path.display().to_string());
        writeln!(out, "\n{}", voice.tell(&said))?;
    }
    Ok(())
}
