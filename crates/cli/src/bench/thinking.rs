//! How fast a bot thinks.

use cpu_time::ProcessTime;
use orrery_bots::Spec;
use orrery_core::Seat;
use orrery_core::seed::Dice;
use orrery_registry::Title;

use super::clock;
use crate::error::CliError;

/// What the search may spend on a decision meanwhile: enough for a tree of some depth.
const ITERATIONS: u32 = 2_000;

/// Iterations of the search in a second, on one thread: it plays whole games against itself for so long.
pub fn iterations_per_second(game: &dyn Title, seats: u8, seconds: f64) -> Result<f64, CliError> {
    let (mut iterations, mut took) = (0_u64, 0.0);
    for number in 0.. {
        let mut table = game.open(seats, &serde_json::json!({}), Dice::numbered(number))?;
        let mut players: Vec<_> = (0..seats)
            .map(|seat| game.player(Spec::Search(ITERATIONS), number * u64::from(seats) + u64::from(seat)))
            .collect();
        while let Some(seat) = table.awaiting().iter().next() {
            let start = ProcessTime::now();
            let answer = players[Seat::index(seat)].choose(&*table, seat);
            // A forced answer takes no thought.
            if answer.iterations > 0 {
                took += start.elapsed().as_secs_f64();
                iterations += u64::from(answer.iterations);
            }
            let made = table.made_by(seat);
            table.act(seat, made, &answer.notation).expect("bots answer legally");
            if took >= seconds {
                return Ok(iterations as f64 / took);
            }
        }
    }
    unreachable!("there is always a further game")
}

/// CPU seconds in which a judge is measured.
const JUDGED_FOR: f64 = 0.5;

/// Nanoseconds of a judgement of all seats, by the network of the game or by the hand-written evaluation.
pub fn judgement_ns(game: &dyn Title, seats: u8, learned: bool) -> Result<Option<f64>, CliError> {
    let judging = game.judging(seats, &serde_json::json!({}), learned)?;
    Ok(judging.map(|judging| clock::nanoseconds_each(JUDGED_FOR, |times| judging.judge_many(times))))
}

/// How long `hard` thinks.
pub struct Thought {
    /// Decisions that were measured.
    pub decisions: u64,
    /// Seconds of CPU time for one, on average.
    pub mean: f64,
    /// The same, for the one that took longest.
    pub worst: f64,
}

/// How long decisions of `hard` take on one thread: it plays whole games against `greedy`, until it has thought for so long.
pub fn decisions(game: &dyn Title, seats: u8, seconds: f64) -> Result<Thought, CliError> {
    let (mut decisions, mut took, mut worst) = (0_u64, 0.0, 0.0_f64);
    for number in 0.. {
        let mut table = game.open(seats, &serde_json::json!({}), Dice::numbered(number))?;
        // Everybody begins in turn, so that no place at the table is measured alone.
        let thinks = (number % u64::from(seats)) as u8;
        let mut players: Vec<_> = (0..seats)
            .map(|seat| {
                let spec = if seat == thinks { Spec::Hard } else { Spec::Greedy };
                game.player(spec, number * u64::from(seats) + u64::from(seat))
            })
            .collect();
        while let Some(seat) = table.awaiting().iter().next() {
            let start = ProcessTime::now();
            let answer = players[Seat::index(seat)].choose(&*table, seat);
            // A forced answer takes no thought.
            if answer.iterations > 0 {
                let thought = start.elapsed().as_secs_f64();
                (decisions, took, worst) = (decisions + 1, took + thought, worst.max(thought));
            }
            let made = table.made_by(seat);
            table.act(seat, made, &answer.notation).expect("bots answer legally");
            if took >= seconds {
                return Ok(Thought { decisions, mean: took / decisions as f64, worst });
            }
        }
    }
    unreachable!("there is always a further game")
}
