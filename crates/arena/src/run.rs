//! Many games on all cores.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use orrery_bots::Spec;
use orrery_core::{Evaluate, Seat, SeatSet, Study};
use rayon::prelude::*;

use crate::duel::play;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Who plays; they change seats from game to game.
    pub bots: Vec<Spec>,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// On how many threads; 0 for as many as there are cores.
    pub jobs: usize,
}

/// Watching and stopping a run from outside.
#[derive(Debug, Default)]
pub struct Watch {
    /// Games finished so far.
    pub finished: AtomicU64,
    /// Set to stop; what is finished is kept.
    pub stop: AtomicBool,
}

/// How one game went.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// Which game of the plan.
    pub index: u64,
    /// Decisions made.
    pub decisions: usize,
    /// Rounds played.
    pub rounds: u32,
    /// Why it ended: the key of the reason.
    pub ended: String,
    /// Everybody in seat order.
    pub seats: Vec<SeatResult>,
}

/// How one game went for one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatResult {
    /// Which bot of the plan sat there.
    pub bot: usize,
    /// 1 for the winner, shared between several.
    pub win: f32,
    /// 1 is best.
    pub rank: u8,
    /// The final score.
    pub score: i32,
    /// What the score was made of: keys and amounts.
    pub sources: Vec<(String, i32)>,
    /// Facts about this seat: kinds and keys.
    pub facts: Vec<(&'static str, String)>,
}

/// Which bot sits where in a game: they move one seat on from game to game.
fn seating(plan: &Plan, index: u64) -> Vec<usize> {
    let count = plan.bots.len();
    (0..count).map(|seat| (seat + index as usize) % count).collect()
}

/// The seed of one game: neighbours have nothing in common.
fn seed_of(plan: &Plan, index: u64) -> u64 {
    let mixed = (plan.seed ^ 0x5851_f42d_4c95_7f2d).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(index);
    mixed.wrapping_mul(0xd134_2543_de82_ef95).rotate_left(31)
}

/// Plays the plan. The results come in the order of the games, whatever the number of threads.
pub fn run<G: Evaluate + Study>(game: &Arc<G>, plan: &Plan, watch: &Watch) -> Vec<GameResult> {
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(plan.jobs).build().expect("threads can be started");
    pool.install(|| {
        (0..plan.games)
            .into_par_iter()
            .filter_map(|index| {
                if watch.stop.load(Ordering::Relaxed) {
                    return None;
                }
                let result = one(game, plan, index);
                watch.finished.fetch_add(1, Ordering::Relaxed);
                Some(result)
            })
            .collect()
    })
}

fn one<G: Evaluate + Study>(game: &Arc<G>, plan: &Plan, index: u64) -> GameResult {
    let seated = seating(plan, index);
    let bots: Vec<_> = seated.iter().map(|bot| plan.bots[*bot]).collect();
    let table = play(game, &bots, seed_of(plan, index));
    let t = table.state();
    let standing = game.standing(t, SeatSet::EVERYBODY);
    let wins = game.result(t);
    let seats = standing.columns.iter().map(|column| {
        let seat = column.seat.index();
        let mut facts = Vec::new();
        game.facts(t, Seat::new(seat as u8), &mut |kind, key| facts.push((kind, key.to_owned())));
        SeatResult {
            bot: seated[seat],
            win: wins[seat],
            rank: column.rank,
            score: column.total,
            sources: column.score.parts.iter().map(|part| (part.what.key.to_string(), part.amount)).collect(),
            facts,
        }
    });
    GameResult {
        index,
        decisions: table.decisions().len(),
        rounds: game.rounds(t),
        ended: standing.ended.as_ref().map_or_else(String::new, |text| text.key.to_string()),
        seats: seats.collect(),
    }
}
