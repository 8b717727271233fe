//! Simulations and reviews.

use std::collections::BTreeMap;
use std::path::PathBuf;

use orrery_arena::parts::Part;
use orrery_arena::{Plan, Watch};
use orrery_bots::Spec;
use orrery_core::Record;
use orrery_review::Effort;
use pyo3::prelude::*;
use serde_json::json;

use crate::convert::{refused, to_python};
use crate::game::Game;
use crate::learn::judged;

/// Plays many games between bots, one for each seat, and says what came of them: the same numbers as
/// `orrery simulate --json` with the same seed, whatever the number of threads. `networks` are files of networks by name: `greedy@new`
/// and `search:300@new` judge by the one that is called `new`.
#[pyfunction]
#[pyo3(signature = (game, bots, games=1000, seed=1, jobs=0, networks=BTreeMap::new()))]
pub fn simulate<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    jobs: usize,
    networks: BTreeMap<String, PathBuf>,
) -> PyResult<Bound<'py, PyAny>> {
    let bots = seated(game.get(), &bots, &networks)?;
    let plan = Plan { bots, games, seed, jobs };
    let game = game.get();
    let summary =
        py.detach(|| game.title.simulate(&plan, &game.options, &Watch::default())).map_err(refused)?;
    to_python(py, &json!(summary))
}

/// Plays the games from `first` on of a simulation and gives their sums, for `join_parts`: one part of the work.
#[pyfunction]
#[pyo3(signature = (game, bots, seed, first, games, jobs=0))]
pub fn simulate_part(
    game: &Bound<'_, Game>,
    bots: Vec<String>,
    seed: u64,
    first: u64,
    games: u64,
    jobs: usize,
) -> PyResult<Vec<u8>> {
    let last = first.saturating_add(games);
    let plan = Plan { bots: specs(game.get(), &bots)?, games: last, seed, jobs };
    let (py, game) = (game.py(), game.get());
    let part = py.detach(|| game.title.simulate_part(&plan, first..last, &game.options, &Watch::default()));
    Ok(part.map_err(refused)?.0)
}

/// What the parts of one simulation of so many games come to together: the same as `simulate`, but for the seconds that it took.
#[pyfunction]
pub fn join_parts<'py>(
    game: &Bound<'py, Game>,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    parts: Vec<Vec<u8>>,
) -> PyResult<Bound<'py, PyAny>> {
    let plan = Plan { bots: specs(game.get(), &bots)?, games, seed, jobs: 1 };
    let parts: Vec<_> = parts.into_iter().map(Part).collect();
    let (py, game) = (game.py(), game.get());
    let summary = game.title.join_parts(&plan, &game.options, &parts).map_err(refused)?;
    to_python(py, &json!(summary))
}

/// One bot for each seat.
fn specs(game: &Game, bots: &[String]) -> PyResult<Vec<Spec>> {
    seated(game, bots, &BTreeMap::new())
}

/// One bot for each seat, some with networks from elsewhere.
fn seated(game: &Game, bots: &[String], networks: &BTreeMap<String, PathBuf>) -> PyResult<Vec<Spec>> {
    if bots.len() != usize::from(game.seats) {
        return Err(refused(format!("this game has {} seats; name as many bots", game.seats)));
    }
    judged(game, bots, networks)
}

/// Says what decided a finished game, given its record: the same as `orrery review --json`. Effort is `usual`, about a minute, or
/// `quick`, seconds.
#[pyfunction]
#[pyo3(signature = (record, effort="usual"))]
pub fn review<'py>(py: Python<'py>, record: &str, effort: &str) -> PyResult<Bound<'py, PyAny>> {
    let effort = match effort {
        "usual" => Effort::USUAL,
        "quick" => Effort::LITTLE,
        other => return Err(refused(format!("`{other}` is no effort; choose usual or quick"))),
    };
    let record = Record::parse(record).map_err(refused)?;
    let title = orrery_registry::find(&record.game).map_err(refused)?;
    let review = py.detach(|| title.review(&record, effort, &orrery_review::Watch::default()));
    to_python(py, &json!(review.map_err(refused)?))
}
