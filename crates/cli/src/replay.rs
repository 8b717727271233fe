//! `orrery replay`

mod all;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use orrery_core::record::Line;
use orrery_core::seed::commitment;
use orrery_core::{GameObject, Lang, Record, SeatSet, TableObject};

use crate::error::CliError;
use crate::{pack, sheet};

/// Open a recorded game, check every line of it, and tell it in words
#[derive(clap::Args)]
#[command(
    after_help = "docs/record-format.md describes the file.\n\nExamples:\n  orrery replay game.json\n  \
                        orrery replay game.json --step 20   only the first 20 decisions\n  \
                        orrery replay game.json --verify    prove that no die was rigged\n  \
                        orrery replay --all                 every table of the server's database: does this build play it the same?"
)]
pub struct Args {
    /// The record
    #[arg(required_unless_present = "all")]
    file: Option<PathBuf>,
    /// Play every table of a server's database again: each must come to the same, and where the rules have a newer revision, say
    /// what that would change and at which decision. The server may go on meanwhile
    #[arg(long, conflicts_with_all = ["file", "step", "verify", "pack", "content"])]
    all: bool,
    /// The database, with --all [default: the one that `orrery serve` uses]
    #[arg(long, value_name = "FILE|URL", env = "ORRERY_DATABASE", hide_env_values = true, requires = "all")]
    database: Option<PathBuf>,
    /// Stop after so many decisions
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Run all chance again from the seed that was promised before the first move
    #[arg(long)]
    verify: bool,
    /// The content pack that the game was played with
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
    /// The content that the game was played with, as `orrery content export` wrote it
    #[arg(long, value_name = "FILE", conflicts_with = "pack")]
    content: Option<PathBuf>,
    /// The language: en or pl
    #[arg(long, default_value_t)]
    lang: Lang,
}

/// Checks the whole record, then prints as much of it as was asked for.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let Some(file) = &args.file else { return all::run(args.database.as_deref(), args.lang, out) };
    let wrong = |error| CliError::Record { path: file.clone(), error };
    let text =
        fs::read_to_string(file).map_err(|error| CliError::Unreadable { path: file.clone(), error })?;
    let record = Record::parse(&text).map_err(wrong)?;
    let game = game_of(args, &record)?;
    let whole = game.replay(&record, None).map_err(wrong)?;

    let made = record.decisions.len();
    if args.verify && record.dice.secret.is_none() {
        let file = file.display();
        return Err(CliError::Request(format!(
            "{file} does not tell the secret of its dice, so its chance cannot be run again; ask for the record that \
             the table gives once the game is over"
        )));
    }
    let shown = args.step.unwrap_or(made);
    if shown > made {
        return Err(CliError::Request(format!(
            "{} has {made} decisions; name a step from 0 to {made}",
            file.display()
        )));
    }
    let table = if shown == made { whole } else { game.replay(&record, Some(shown)).map_err(wrong)? };

    print_head(&record, out)?;
    print_log(&*game, &record, &*table, args.lang, out)?;
    writeln!(out, "\nAfter {shown} of {made} decisions")?;
    sheet::print(&table.standing(SeatSet::EVERYBODY), game.words(), args.lang, out)?;
    if args.verify {
        print_proof(&record, out)?;
    }
    Ok(())
}

fn game_of(args: &Args, record: &Record) -> Result<Box<dyn GameObject>, CliError> {
    let game = orrery_registry::find(&record.game)?;
    match (&args.pack, &args.content) {
        (Some(folder), _) => Ok(pack::load(&*game, folder)?.0),
        (None, Some(file)) => Ok(pack::exported(&*game, file)?),
        (None, None) => Ok(game),
    }
}

fn print_head(record: &Record, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "{}, {} seats, options {}", record.game, record.seats, record.options)?;
    writeln!(out, "dice promised as {}", record.dice.commitment)?;
    Ok(())
}

/// Every decision in notation, and below it what happened. A deal has no decision above it.
fn print_log(
    game: &dyn GameObject,
    record: &Record,
    table: &dyn TableObject,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let log = table.log(SeatSet::EVERYBODY);
    let mut rest = log.iter().peekable();
    let mut print_upto = |decision: usize, out: &mut dyn Write| -> std::io::Result<()> {
        while let Some(told) = rest.next_if(|told| told.decision <= decision) {
            writeln!(out, "      {}", game.words().say(lang, &told.text))?;
        }
        Ok(())
    };
    writeln!(out)?;
    print_upto(0, out)?;
    for (index, line) in record.decisions.iter().take(table.decisions()).enumerate() {
        print_decision(index + 1, line, out)?;
        print_upto(index + 1, out)?;
    }
    Ok(())
}

fn print_decision(number: usize, line: &Line, out: &mut impl Write) -> Result<(), CliError> {
    write!(out, "{number:>4}  {} {}", line.seat, line.action)?;
    if !line.chance.is_empty() {
        let chance: Vec<_> = line.chance.iter().map(ToString::to_string).collect();
        write!(out, "  ({})", chance.join(", "))?;
    }
    writeln!(out)?;
    Ok(())
}

/// Opening a record that tells its secret has compared each outcome with the seed; this says so.
fn print_proof(record: &Record, out: &mut impl Write) -> Result<(), CliError> {
    let outcomes = record.deal.len() + record.decisions.iter().map(|line| line.chance.len()).sum::<usize>();
    writeln!(
        out,
        "\nverified: the secret fits the promise, all {outcomes} outcomes of chance follow from it, every decision is \
         legal, and the result is right"
    )?;
    for part in &record.dice.earlier {
        writeln!(
            out,
            "the first {} decisions are a copy: they follow from the secret of the table that was promised as {}; that \
             table's own record proves that it was played",
            part.until,
            commitment(&part.secret)
        )?;
    }
    Ok(())
}
