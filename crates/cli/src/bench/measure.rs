//! What is measured of a game.

use orrery_core::GameObject;
use orrery_core::object::Runner;
use orrery_core::play::Played;
use serde::Serialize;

use super::allocations;
use super::clock::{nanoseconds_each, run_for};

/// The part of the time for which caches and branch predictors are warmed first.
const WARM_UP: f64 = 0.1;
/// The part of the time for each of the smaller measurements.
const SMALL: f64 = 0.2;

/// One game at one number of seats. The names of the fields are those of the JSON form, in its order.
#[derive(Serialize)]
pub struct Measurement {
    /// Which game.
    pub game: &'static str,
    /// How many seats.
    pub seats: u8,
    /// Questions with more than one legal answer, answered in a second.
    pub decisions_per_second: u64,
    /// Whole games in a second, deal included.
    pub games_per_second: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// To copy a state.
    pub clone_ns: f64,
    /// To copy a state of the middle of a game and deal anew what its first seat cannot know.
    pub resample_ns: f64,
    /// How often memory was asked for; unknown if the program that counts it is not there.
    pub allocations_per_decision: Option<f64>,
    /// What the program was built from.
    pub commit: &'static str,
}

impl Measurement {
    /// Takes the measurement.
    pub fn take(game: &dyn GameObject, seats: u8, runner: &mut dyn Runner, seconds: f64) -> Self {
        let (played, took) = play_for(runner, seconds);
        Self {
            game: game.id(),
            seats,
            decisions_per_second: (played.decisions as f64 / took) as u64,
            games_per_second: tenths(played.games as f64 / took),
            state_bytes: runner.state_bytes(),
            clone_ns: tenths(nanoseconds_each(seconds * SMALL, |times| runner.clone_many(times))),
            resample_ns: tenths(nanoseconds_each(seconds * SMALL, |times| runner.resample_many(times))),
            allocations_per_decision: allocations::per_decision(game.id(), seats),
            commit: env!("ORRERY_COMMIT"),
        }
    }
}

/// All answers a second, those without a choice too: what other engines call moves.
pub fn moves_per_second(runner: &mut dyn Runner, seconds: f64) -> f64 {
    let (played, took) = play_for(runner, seconds);
    played.answers as f64 / took
}

fn play_for(runner: &mut dyn Runner, seconds: f64) -> (Played, f64) {
    run_for(seconds * WARM_UP, |games| {
        runner.play(games);
    });
    let mut all = Played::default();
    let (_, took) = run_for(seconds, |games| {
        let played = runner.play(games);
        all.games += played.games;
        all.decisions += played.decisions;
        all.answers += played.answers;
    });
    (all, took)
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
