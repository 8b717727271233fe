//! Instructions per decision, counted by valgrind: unlike time, they are the same in every run and on a busy machine.

use std::process::Command;

use orrery_core::object::Runner;
use orrery_core::play::Played;
use orrery_registry::Title;
use serde::Serialize;

use crate::error::CliError;

/// About so many decisions are counted of each game.
const DECISIONS: u64 = 50_000;

/// The games that are counted at least.
const FEWEST_GAMES: u64 = 20;

/// Instructions of random games at one number of seats.
#[derive(Serialize)]
#[allow(clippy::struct_field_names)] // The names are the fields of `--json`.
pub struct Instructions {
    /// Which game.
    pub game: &'static str,
    /// How many seats.
    pub seats: u8,
    /// How many games.
    pub games: u64,
    /// Questions with more than one legal answer in these games.
    pub decisions: u64,
    /// From the deal to the end, without the start of the program.
    pub instructions_per_decision: f64,
    /// What the program was built from.
    pub commit: &'static str,
}

/// Runs this program twice under callgrind, with games and without: the difference is what the games took.
pub fn count(game: &dyn Title, seats: u8, runner: &mut dyn Runner) -> Result<Instructions, CliError> {
    let tried = runner.play(FEWEST_GAMES);
    let games = (DECISIONS * FEWEST_GAMES / tried.decisions.max(1)).max(FEWEST_GAMES);
    let (start, _) = under_callgrind(game.id(), seats, 0)?;
    let (all, played) = under_callgrind(game.id(), seats, games)?;
    let instructions = all.saturating_sub(start) as f64 / played.decisions.max(1) as f64;
    Ok(Instructions {
        game: game.id(),
        seats,
        games: played.games,
        decisions: played.decisions,
        instructions_per_decision: (instructions * 10.0).round() / 10.0,
        commit: env!("ORRERY_COMMIT"),
    })
}

fn under_callgrind(game: &str, seats: u8, games: u64) -> Result<(u64, Played), CliError> {
    let program = std::env::current_exe()?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["bench", game, "--seats", &seats.to_string(), "--games", &games.to_string(), "--json"])
        .output()
        .map_err(|error| {
            CliError::Request(format!(
                "valgrind cannot be started ({error}); install it (for instance `apt install valgrind`), then run this again"
            ))
        })?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let failed = || CliError::Request(format!("valgrind could not count the instructions:\n{errors}"));
    let collected = collected(&errors).ok_or_else(failed)?;
    let played = serde_json::from_slice::<serde_json::Value>(&output.stdout).map_err(|_| failed())?;
    let number = |field: &str| played[field].as_u64().unwrap_or_default();
    Ok((
        collected,
        Played { games: number("games"), decisions: number("decisions"), answers: number("answers") },
    ))
}

/// The number in a line such as `==17== Collected : 8133921`.
fn collected(said: &str) -> Option<u64> {
    let line = said.lines().find(|line| line.contains("Collected :"))?;
    line.split_whitespace().last()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_callgrind_is_read() {
        let said = "==17== Callgrind\n==17== \n==17== Events    : Ir\n==17== Collected : 8133921\n==17==\n";
        assert_eq!(collected(said), Some(8_133_921));
        assert_eq!(collected("==17== Events    : Ir"), None);
    }
}
