//! What a network learns from, and bots that judge by it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use numpy::{PyArray1, PyArrayMethods as _};
use orrery_arena::lessons::Lessons;
use orrery_bots::{Given, Spec};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::refused;
use crate::game::Game;

/// Plays games between greedy bots and keeps tables of them, as arrays: `rows` `[tables, seats, width]` is what each seat knew, with what
/// the hand-written evaluation expects in the last places, `expected` `[tables, rivals]` that evaluation in its own scale, `points`
/// `[tables, seats]` in points, `results` and `scores` `[tables, seats]` how the game ended, `games` `[tables]` which game it was, `sides`
/// `[seats]` who wins together. Every seat of every game gets one of `bots`; `slips` are percentages of random decisions, of which
/// every game gets one. With a `teacher`, a search such as `search:200`, tables are those that good answers lead to, and `results` and
/// `scores` what the search expects after them. The same arguments give the same arrays whatever the number of threads.
#[pyfunction]
#[pyo3(signature = (game, bots, *, games, seed, first=0, tables=12, slips=vec![0, 6, 18], jobs=0, networks=BTreeMap::new(), teacher=None))]
#[allow(clippy::too_many_arguments)]
pub fn lessons<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    first: u64,
    tables: u32,
    slips: Vec<u32>,
    jobs: usize,
    networks: BTreeMap<String, PathBuf>,
    teacher: Option<String>,
) -> PyResult<Bound<'py, PyDict>> {
    let game = game.get();
    if bots.is_empty() {
        return Err(refused("name one bot or more"));
    }
    // Those who play, and after them who teaches.
    let names: Vec<_> = bots.into_iter().chain(teacher.clone()).collect();
    let mut bots = judged(game, &names, &networks)?;
    let teacher = teacher.and_then(|_| bots.pop());
    if teacher.is_some_and(|teacher| teacher.iterations().is_none()) {
        return Err(refused("a teacher is a search, such as search:200"));
    }
    let lessons = Lessons { bots, slips, tables, teacher, games: first..first + games, seed, jobs };
    let learned = py.detach(|| game.title.lessons(game.seats, &game.options, &lessons)).map_err(refused)?;
    let (tables, seats) = (learned.games.len(), usize::from(game.seats));
    let dict = PyDict::new(py);
    dict.set_item("rows", PyArray1::from_vec(py, learned.rows).reshape([tables, seats, learned.width])?)?;
    dict.set_item("expected", PyArray1::from_vec(py, learned.expected).reshape([tables, learned.rivals])?)?;
    dict.set_item("points", PyArray1::from_vec(py, learned.points).reshape([tables, seats])?)?;
    dict.set_item("results", PyArray1::from_vec(py, learned.results).reshape([tables, seats])?)?;
    dict.set_item("scores", PyArray1::from_vec(py, learned.scores).reshape([tables, seats])?)?;
    dict.set_item("games", PyArray1::from_vec(py, learned.games))?;
    dict.set_item("sides", PyArray1::from_vec(py, learned.sides))?;
    Ok(dict)
}

/// Bots by name; what stands behind an `@` names one of the networks.
pub fn judged(game: &Game, bots: &[String], networks: &BTreeMap<String, PathBuf>) -> PyResult<Vec<Spec>> {
    let mut given = BTreeMap::new();
    for (name, path) in networks {
        let network = game.title.network(&std::fs::read(path)?).map_err(refused)?;
        if network.observed() != game.names.len() {
            return Err(refused(format!(
                "{} reads {} numbers, and tables of this game are {}; train it again",
                path.display(),
                network.observed(),
                game.names.len()
            )));
        }
        // A few networks in the life of a program.
        let given_one = Given { name: name.clone().leak(), network: Box::leak(Box::new(network)) };
        given.insert(name.as_str(), given_one);
    }
    let bot = |text: &String| {
        let Some((bot, name)) = text.split_once('@') else { return text.parse().map_err(refused) };
        let network = given.get(name).ok_or_else(|| refused(format!("no network is called `{name}`")))?;
        let spec: Spec = bot.parse().map_err(refused)?;
        spec.judged_by(*network).ok_or_else(|| refused(format!("`{bot}` takes no network")))
    };
    bots.iter().map(bot).collect()
}
