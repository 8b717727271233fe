//! `orrery review --self-check`: does the review find blunders that are known to be there?

use std::io::Write;
use std::path::PathBuf;

use orrery_bots::Spec;
use orrery_core::{Seat, Text};
use orrery_registry::Title;
use orrery_review::{Blunder, Plan, Teller, Watch};
use serde_json::json;

use super::shown;
use crate::error::CliError;

/// What the check plays.
#[derive(clap::Args)]
pub struct Checking {
    /// How many games with a blunder
    #[arg(long, value_name = "N", default_value_t = 50, requires = "self_check")]
    games: u32,
    /// How many seats [default: the fewest, at least two]
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Where chance begins
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Who plays the games
    #[arg(long, value_name = "BOT", default_value = "search:400")]
    pub bot: Spec,
    /// Who plays the games that prove a blunder
    #[arg(long, value_name = "BOT", default_value = "search:40", requires = "self_check")]
    prover: Spec,
    /// How many games prove it
    #[arg(long, value_name = "N", default_value_t = 80, requires = "self_check")]
    proofs: u32,
    /// Keep blunders that were proved in this folder, and take those that are there
    #[arg(long, value_name = "FOLDER", requires = "self_check")]
    keep: Option<PathBuf>,
}

/// Plays, reviews and counts.
pub fn run(args: &super::Args, title: &dyn Title, out: &mut impl Write) -> Result<(), CliError> {
    let plan = Plan {
        games: args.check.games,
        seats: args.check.seats.unwrap_or_else(|| super::usual_seats(title)),
        options: json!({}),
        bot: args.check.bot,
        seed: args.check.seed,
        effort: args.effort(),
        screened: 12,
        proved: args.check.proofs,
        prover: args.check.prover,
        keep: args.check.keep.clone(),
    };
    let watch = Watch::default();
    let checked = shown(&watch, || title.check_reviews(&plan, &watch));
    let checked = checked.map_err(|error| CliError::Request(error.to_string()))?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &checked).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    let name_of = |seat: Seat| seat.to_string();
    let teller = Teller { lang: args.lang, name_of: &name_of };
    for blunder in &checked.blunders {
        writeln!(out, "{}", line(blunder, &teller))?;
    }
    writeln!(out, "{}", teller.tell(&Text::new("check-without").amount("count", checked.without)))?;
    let head = Text::new("check-head")
        .word("game", title.id())
        .amount("named", checked.named() as i64)
        .amount("first", checked.named_at_first() as i64)
        .amount("games", checked.blunders.len() as i64);
    writeln!(out, "{}", teller.tell(&head))?;
    Ok(())
}

fn line(blunder: &Blunder, teller: &Teller<'_>) -> String {
    let text = Text::new("check-line")
        .word("dice", blunder.dice.to_string())
        .seat("seat", blunder.seat)
        .amount("number", blunder.step as i64 + 1)
        .word("action", blunder.played.clone())
        .word("loss", teller.number(blunder.loss.mean * 100.0, 0))
        .word("half", teller.number(blunder.loss.half() * 100.0, 0))
        .amount("first", blunder.first.unwrap_or(0) as i64)
        .amount("place", blunder.place.unwrap_or(0) as i64);
    teller.tell(&text)
}
