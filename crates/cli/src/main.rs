//! The one binary: every way into the games from a terminal.

mod bench;
mod completions;
mod content;
mod database;
mod error;
mod games;
mod mcp;
mod pack;
mod play;
mod protocol;
mod replay;
mod review;
mod rules;
mod serve;
mod sheet;
mod simulate;
mod usage;
mod welcome;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};
use mimalloc::MiMalloc;

use error::CliError;

/// A server asks for memory so often that the system's allocator would be a sixth of its time.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// Space-strategy board games with every rule enforced.
#[derive(Parser)]
#[command(
    name = "orrery",
    version,
    disable_help_subcommand = true,
    after_help = "Examples:\n  orrery                       serves the games at http://127.0.0.1:8080\n  \
                  orrery help                  the games, and what can be done with them\n  \
                  orrery play orion            a game against a bot\n  \
                  orrery simulate orion        a thousand games, and what wins them\n  \
                  orrery rules orion morale    what the rules say about a word"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Args>),
    /// Say which games there are and what can be done with them
    Help,
    Games(games::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Rules(rules::Args),
    Replay(replay::Args),
    Review(review::Args),
    Protocol(protocol::Args),
    Mcp(mcp::Args),
    Content(content::Args),
    Backup(database::Backup),
    Database(database::Args),
    Bench(bench::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::explain(&error),
    };
    if matches!(cli.command, None | Some(Command::Serve(_))) {
        return finished(served(cli.command));
    }
    // It writes from another thread, which the lock below would keep waiting.
    if let Some(Command::Mcp(args)) = cli.command {
        return finished(mcp::run(args));
    }
    let mut out = BufWriter::new(io::stdout().lock());
    finished(run(cli, &mut out).and_then(|()| Ok(out.flush()?)))
}

/// A server writes by itself, for as long as it runs.
fn served(command: Option<Command>) -> Result<(), CliError> {
    let args = match command {
        Some(Command::Serve(args)) => *args,
        _ => serve::Args::of_environment().map_err(|error| CliError::Request(usage::sentence(&error)))?,
    };
    serve::run(args)
}

fn finished(done: Result<(), CliError>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe, as `head` does after ten lines.
        Err(CliError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("orrery: {problem}");
            ExitCode::from(error::BAD_INPUT)
        }
    }
}

fn run(cli: Cli, out: &mut impl Write) -> Result<(), CliError> {
    match cli.command {
        None | Some(Command::Serve(_)) => served(cli.command),
        Some(Command::Help) => welcome::run(out),
        Some(Command::Games(args)) => games::run(&args, out),
        Some(Command::Play(args)) => play::run(&args, out),
        Some(Command::Simulate(args)) => simulate::run(&args, out),
        Some(Command::Rules(args)) => rules::run(&args, out),
        Some(Command::Replay(args)) => replay::run(&args, out),
        Some(Command::Review(args)) => review::run(&args, out),
        Some(Command::Protocol(args)) => protocol::run(&args, &mut io::stdin().lock(), out),
        Some(Command::Mcp(args)) => mcp::run(args),
        Some(Command::Content(args)) => content::run(&args, out),
        Some(Command::Backup(args)) => database::backup(&args, out),
        Some(Command::Database(args)) => database::run(&args, out),
        Some(Command::Bench(args)) => bench::run(&args, out),
        Some(Command::Completions(args)) => completions::run(&args, &mut Cli::command(), out),
    }
}
