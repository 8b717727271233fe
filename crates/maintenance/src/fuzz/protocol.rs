//! Fuzz target: the line protocol.

use std::sync::LazyLock;

use orrery_core::GameObject;
use orrery_core::protocol::{Reply, Session};

/// How many lines of an input count.
const LINES: usize = 60;

static GAMES: LazyLock<Vec<Box<dyn GameObject>>> =
    LazyLock::new(|| orrery_registry::all().into_iter().map(|title| title as Box<dyn GameObject>).collect());

/// Sends the lines of the input. Every answer ends with one line that begins with `ok` or `error`.
pub fn run(text: &str) {
    let mut session = Session::new(&GAMES);
    for line in text.lines().take(LINES) {
        match session.answer(line) {
            Reply::Lines(answer) => {
                let ends = |line: &&str| *line == "ok" || line.starts_with("error ");
                assert_eq!(answer.lines().filter(ends).count(), 1, "{line}: {answer}");
                assert!(answer.lines().last().is_some_and(|last| ends(&last)), "{line}: {answer}");
            }
            Reply::Goodbye(_) => return,
        }
    }
}
