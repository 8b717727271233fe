//! Many games on all cores.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use orrery_bots::Spec;
use orrery_core::{Evaluate, Seat, Study};

use crate::game::play;
use crate::result::{Deeds, GameResult};

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
    /// Set to stop; what is finished is kept, what has been begun is not.
    pub stop: Arc<AtomicBool>,
}

/// What threads collect, each for itself, and join at the end. Adding must not depend on the order, or a run would
/// depend on its threads.
pub(crate) trait Collect: Send {
    /// What all threads have collected.
    fn join(&mut self, other: Self);
}

/// Calls `each` once for the number of each of these games, on the threads of the plan, until it is told to stop. Games are
/// begun in their order, so what was finished when somebody stopped it is the beginning of the plan.
pub(crate) fn run<C: Collect>(
    plan: &Plan,
    games: Range<u64>,
    watch: &Watch,
    start: impl Fn() -> C + Sync,
    each: impl Fn(u64, &mut C) -> Option<()> + Sync,
) -> C {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.jobs).build();
    let pool = pool.expect("a system that runs this program can start threads");
    let next = AtomicU64::new(games.start);
    let collected = pool.broadcast(|_| {
        let mut collected = start();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games.end || each(index, &mut collected).is_none() {
                return collected;
            }
            watch.finished.fetch_add(1, Ordering::Relaxed);
        }
    });
    let mut all = start();
    for part in collected {
        all.join(part);
    }
    all
}

/// The seed of one of many games. Seeds of consecutive games are unrelated (the finaliser of `SplitMix64`).
pub(crate) fn mixed(seed: u64, index: u64) -> u64 {
    let mut mixed = seed.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(index.wrapping_add(1));
    mixed = mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

impl Plan {
    /// How many seats the tables have. A number that does not fit is cut to one that no game accepts.
    pub(crate) fn seats(&self) -> u8 {
        u8::try_from(self.bots.len()).unwrap_or(u8::MAX)
    }

    /// Which bot sits where in a game: they move on from game to game by so many seats as win together.
    fn seating(&self, index: u64, together: usize) -> Vec<usize> {
        let count = self.bots.len();
        (0..count).map(|seat| (seat + index as usize * together) % count).collect()
    }

    /// The seed of one game.
    fn seed_of(&self, index: u64) -> u64 {
        mixed(self.seed, index)
    }

    /// Plays one game of the plan. Nothing if it was stopped before its end.
    pub(crate) fn game<G: Evaluate + Study>(
        &self,
        game: &G,
        index: u64,
        stop: &AtomicBool,
    ) -> Option<GameResult> {
        let first = Seat::new(0);
        let together = game.seats().iter().filter(|seat| game.side(*seat) == game.side(first)).count();
        let seated = self.seating(index, together);
        let bots: Vec<_> = seated.iter().map(|bot| self.bots[*bot]).collect();
        let mut deeds = Deeds::default();
        let finished = play(game, &bots, self.seed_of(index), stop, &mut |t, seat, action| {
            game.deed(t, seat, action, &mut |kind, key| deeds.note(seat, kind, key));
        })?;
        Some(GameResult::of(game, &finished, index, &seated, &deeds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(games: u64) -> Plan {
        Plan { bots: vec![Spec::Random, Spec::Greedy, Spec::Random], games, seed: 1, jobs: 2 }
    }

    impl Collect for Vec<u64> {
        fn join(&mut self, other: Self) {
            self.extend(other);
            self.sort_unstable();
        }
    }

    fn note(upto: u64) -> impl Fn(u64, &mut Vec<u64>) -> Option<()> {
        move |index, seen| (index < upto).then(|| seen.push(index))
    }

    #[test]
    fn every_game_is_played_once() {
        let watch = Watch::default();
        let played = run(&plan(1000), 0..1000, &watch, Vec::new, note(1000));
        assert!(played.into_iter().eq(0..1000));
        assert_eq!(watch.finished.into_inner(), 1000);
    }

    #[test]
    fn a_stopped_run_keeps_the_beginning_of_the_plan() {
        let watch = Watch::default();
        let played = run(&plan(1000), 0..1000, &watch, Vec::new, note(30));
        assert!(played.into_iter().eq(0..30));
        assert_eq!(watch.finished.into_inner(), 30);
    }

    #[test]
    fn everybody_has_every_seat_equally_often() {
        let mut sat = [[0; 3]; 3];
        for index in 0..30 {
            for (seat, bot) in plan(30).seating(index, 1).into_iter().enumerate() {
                sat[bot][seat] += 1;
            }
        }
        assert_eq!(sat, [[10; 3]; 3]);
    }

    #[test]
    fn partners_stay_together() {
        let plan = Plan { bots: vec![Spec::Greedy, Spec::Greedy, Spec::Random, Spec::Random], ..plan(2) };
        assert_eq!([plan.seating(0, 2), plan.seating(1, 2)], [[0, 1, 2, 3], [2, 3, 0, 1]]);
    }

    #[test]
    fn no_two_games_and_no_two_plans_share_a_seed() {
        let other = Plan { seed: 2, ..plan(1) };
        let mut seeds: Vec<_> = (0..5000).flat_map(|n| [plan(1).seed_of(n), other.seed_of(n)]).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 10_000);
    }
}
