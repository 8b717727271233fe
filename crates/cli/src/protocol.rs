//! `orrery protocol`

use std::io::{self, BufRead, Write};
use std::path::Path;

use orrery_core::GameObject;
use orrery_core::protocol::{Reply, Session};

use crate::error::CliError;

/// Play from another program: commands on standard input, answers on standard output
#[derive(clap::Args)]
#[command(
    after_help = "docs/protocol.md describes every command. An answer ends with a line `ok` or `error ...`.\n\n\
                        Example:\n  printf 'new connect-four 2 7\\nlegal seat1\\nquit\\n' | orrery protocol"
)]
pub struct Args {
    /// Offer only this game
    game: Option<String>,
}

/// Answers lines until `quit` or the end of the input.
pub fn run(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), CliError> {
    let games = match &args.game {
        Some(name) => vec![orrery_registry::find(name)?],
        None => orrery_registry::all(),
    };
    let games: Vec<Box<dyn GameObject>> = games.into_iter().map(|game| game as Box<dyn GameObject>).collect();
    let mut session = Session::new(&games);
    say(out, &Session::greeting())?;
    let mut line = Vec::new();
    loop {
        line.clear();
        let length = input.read_until(b'\n', &mut line);
        let unreadable = |error| CliError::Unreadable { path: Path::new("standard input").to_owned(), error };
        if length.map_err(unreadable)? == 0 {
            return Ok(());
        }
        let Ok(line) = str::from_utf8(&line) else {
            say(out, "error the line is no UTF-8 text; send UTF-8\n")?;
            continue;
        };
        match session.answer(line) {
            Reply::Lines(answer) => say(out, &answer)?,
            Reply::Goodbye(answer) => return Ok(say(out, &answer)?),
        }
    }
}

/// Whoever asked waits for the answer: nothing may stay in a buffer.
fn say(out: &mut impl Write, answer: &str) -> io::Result<()> {
    out.write_all(answer.as_bytes())?;
    out.flush()
}
