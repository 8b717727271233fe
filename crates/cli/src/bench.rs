//! `orrery bench`

// Counts of a few seconds are far below what a float holds exactly.
#![allow(clippy::cast_precision_loss)]

mod allocations;
mod clock;
mod instructions;
mod measure;
mod thinking;

use std::io::Write;

use orrery_core::GameObject;
use orrery_core::play::Played;
use orrery_registry::Title;

use crate::error::CliError;
use instructions::Instructions;
use measure::Measurement;
use thinking::Thought;

/// Measure how fast a game is: random play on one thread, in seconds of CPU time
#[derive(clap::Args)]
#[command(
    after_help = "Measure a release build, with nothing else running. A question with one legal answer is not \
                        counted\nas a decision. docs/performance.md explains every column.\n\nExamples:\n  \
                        cargo run --release -- bench orion\n  \
                        cargo run --release -- bench orion --seats 2 --json\n  \
                        cargo run --release -- bench orion --search\n  \
                        cargo run --release -- bench orion --instructions"
)]
#[allow(clippy::struct_excessive_bools)] // Each is a flag of the command line.
pub struct Args {
    /// Which game; all of them without it
    game: Option<String>,
    /// Print one JSON object per game, each on a line of its own
    #[arg(long)]
    json: bool,
    /// How many seats; the most that the game takes without it
    #[arg(long, value_name = "N", requires = "game")]
    seats: Option<u8>,
    /// CPU seconds of random play per game; of the search, so many for each of the two
    #[arg(long, value_name = "S", default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// Print all moves per second in the form that comparisons with other engines read
    #[arg(long, conflicts_with = "json")]
    peer: bool,
    /// Measure thinking instead: iterations of the search in a second, how long `hard` takes for a decision, how long a judgement takes
    #[arg(long, conflicts_with_all = ["json", "peer"])]
    search: bool,
    /// Count the instructions of a decision instead; needs valgrind
    #[arg(long, conflicts_with_all = ["peer", "search"])]
    instructions: bool,
    /// Only play so many random games, always the same, for a profiler
    #[arg(long, value_name = "N", requires = "game", conflicts_with_all = ["peer", "search", "instructions"])]
    games: Option<u64>,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "name a number of seconds such as 2.5".to_owned())?;
    if (0.001..=3600.0).contains(&seconds) {
        Ok(seconds)
    } else {
        Err("choose from 0.001 to 3600 seconds".to_owned())
    }
}

/// Measures one game or all of them.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    if cfg!(debug_assertions) {
        eprintln!("orrery: this is a debug build, so its numbers mean little; use `cargo run --release`");
    }
    let games = match &args.game {
        Some(name) => vec![orrery_registry::find(name)?],
        None => orrery_registry::all(),
    };
    // Every table is opened before anything is printed, so that a wrong number of seats prints no heading without rows.
    let runners: Result<Vec<_>, CliError> = games
        .iter()
        .map(|game| {
            let seats = args.seats.unwrap_or(game.seats().1);
            Ok((&**game, seats, game.runner(seats, &serde_json::json!({}))?))
        })
        .collect();
    let runners = runners?;

    if args.search {
        return search(&games, args, out);
    }
    if !args.json && !args.peer && args.games.is_none() {
        if args.instructions { print_instructions_heading(out)? } else { print_heading(out)? }
    }
    for (game, seats, mut runner) in runners {
        if let Some(games) = args.games {
            print_played(runner.play(games), args.json, out)?;
            continue;
        }
        if args.instructions {
            print_instructions(&instructions::count(game, seats, &mut *runner)?, args.json, out)?;
            continue;
        }
        if args.peer {
            print_peer_line(game, measure::moves_per_second(&mut *runner, args.seconds), out)?;
            continue;
        }
        let measured = Measurement::take(game, seats, &mut *runner, args.seconds);
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&measured).expect("a measurement is plain data"))?;
        } else {
            print_row(&measured, out)?;
        }
        // The next game takes seconds: show what is known.
        out.flush()?;
    }
    let measures = !args.peer && !args.instructions && args.games.is_none();
    if measures && !allocations::are_counted() {
        eprintln!("orrery: {}", allocations::HOW);
    }
    Ok(())
}

fn print_played(played: Played, json: bool, out: &mut impl Write) -> Result<(), CliError> {
    let Played { games, decisions, answers } = played;
    if json {
        let played = serde_json::json!({"games": games, "decisions": decisions, "answers": answers});
        writeln!(out, "{played}")?;
    } else {
        writeln!(out, "{games} games, {decisions} decisions, {answers} answers")?;
    }
    Ok(())
}

fn print_instructions_heading(out: &mut impl Write) -> Result<(), CliError> {
    writeln!(
        out,
        "{:<14} {:>5} {:>8} {:>10} {:>18}",
        "game", "seats", "games", "decisions", "instructions/dec."
    )?;
    Ok(())
}

fn print_instructions(counted: &Instructions, json: bool, out: &mut impl Write) -> Result<(), CliError> {
    if json {
        writeln!(out, "{}", serde_json::to_string(counted).expect("a measurement is plain data"))?;
    } else {
        let Instructions { game, seats, games, decisions, instructions_per_decision, .. } = counted;
        writeln!(out, "{game:<14} {seats:>5} {games:>8} {decisions:>10} {instructions_per_decision:>18.1}")?;
    }
    // The next game takes seconds: show what is known.
    out.flush()?;
    Ok(())
}

fn search(games: &[Box<dyn Title>], args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(
        out,
        "{:<14} {:>5} {:>12} {:>14} {:>10} {:>10} {:>10} {:>10}",
        "game", "seats", "iterations/s", "hard decisions", "mean s", "worst s", "judge ns", "network ns"
    )?;
    for game in games {
        let seats = args.seats.unwrap_or(game.seats().1);
        let rate = thinking::iterations_per_second(&**game, seats, args.seconds)?;
        let Thought { decisions, mean, worst } = thinking::decisions(&**game, seats, args.seconds)?;
        let hand = thinking::judgement_ns(&**game, seats, false)?.unwrap_or_default();
        let learned = thinking::judgement_ns(&**game, seats, true)?;
        let learned = learned.map_or("-".to_owned(), |learned| format!("{learned:.0}"));
        writeln!(
            out,
            "{:<14} {seats:>5} {rate:>12.0} {decisions:>14} {mean:>10.3} {worst:>10.3} {hand:>10.0} {learned:>10}",
            game.id()
        )?;
        out.flush()?;
    }
    Ok(())
}

fn print_heading(out: &mut impl Write) -> Result<(), CliError> {
    writeln!(
        out,
        "{:<14} {:>5} {:>12} {:>12} {:>11} {:>9} {:>11} {:>11}",
        "game", "seats", "decisions/s", "games/s", "state bytes", "clone ns", "resample ns", "allocs/dec."
    )?;
    Ok(())
}

fn print_row(m: &Measurement, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(
        out,
        "{:<14} {:>5} {:>12} {:>12.1} {:>11} {:>9.1} {:>11.1} {:>11}",
        m.game,
        m.seats,
        m.decisions_per_second,
        m.games_per_second,
        m.state_bytes,
        m.clone_ns,
        m.resample_ns,
        m.allocations_per_decision.map_or("-".to_owned(), |allocations| format!("{allocations:.4}"))
    )?;
    Ok(())
}

/// `name metric value unit`, the name without a hyphen as in other engines' lists.
fn print_peer_line(game: &dyn GameObject, moves: f64, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "orrery/{} random_moves {moves:.6e} moves/s", game.id().replace('-', "_"))?;
    Ok(())
}
