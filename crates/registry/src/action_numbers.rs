//! The numbers of all actions of a game as a golden text. Programs that have learned them rely on them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use orrery_core::{NumericGame, seed};

/// Where the text of a game is kept. `root` is the folder of the workspace.
pub fn golden_file(root: &Path, game: &str) -> PathBuf {
    let folder = if root.join("games").join(game).is_dir() { "games" } else { "examples" };
    root.join(folder).join(game).join("tests/action_numbers.txt")
}

/// A line for each run of actions with the same verb: the numbers, the first and the last action, and a hash of all of
/// them in their order.
pub fn outline(game: &dyn NumericGame) -> String {
    let mut text = String::new();
    let mut run: Vec<String> = Vec::new();
    let count = game.action_count();
    for number in 0..count {
        let action = game.action(number).unwrap_or_else(|| "-".to_owned());
        if run.first().is_some_and(|first| verb(first) != verb(&action)) {
            write_run(&mut text, number, &run);
            run.clear();
        }
        run.push(action);
    }
    write_run(&mut text, count, &run);
    text
}

fn verb(action: &str) -> &str {
    action.split_whitespace().next().unwrap_or_default()
}

fn write_run(text: &mut String, end: u32, run: &[String]) {
    let (Some(first), Some(last)) = (run.first(), run.last()) else { return };
    let start = end - run.len() as u32;
    let line = if run.len() == 1 {
        writeln!(text, "{start}: {first}")
    } else {
        let hash = &seed::fingerprint(run.join("\n").as_bytes())[..8];
        writeln!(text, "{start}-{}: {first} ... {last} [{hash}]", end - 1)
    };
    line.expect("writing to a string does not fail");
}
