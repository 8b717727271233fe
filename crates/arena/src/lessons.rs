//! Games that a network learns from: tables on the way, what every seat knew of them, and how they ended.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use orrery_bots::network::{EXPECTED, write_inputs};
use orrery_bots::{Bot, HandWritten, Judge as _, Judgement, Question, Spec, make, make_quick};
use orrery_core::object::{OpenError, Published};
use orrery_core::play::random_legal;
use orrery_core::{Chance, Evaluate, Guess, Outside, Seat, SeatSet, Study};
use serde_json::Value;

use crate::run::mixed;

/// Which games are played, and how much of them is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Lessons {
    /// Who may play: every seat of every game gets one of them.
    pub bots: Vec<Spec>,
    /// How many of a hundred decisions are made at random, by game: the first game takes the first of them.
    pub slips: Vec<u32>,
    /// About how many tables of a game are kept.
    pub tables: u32,
    /// Which games of the seed.
    pub games: Range<u64>,
    /// Where all chance comes from.
    pub seed: u64,
    /// On how many threads; 0 for as many as there are cores.
    pub jobs: usize,
}

/// What came of it: one entry for each kept table, those of one game together and in order, games in the order of their numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Learned {
    /// Numbers of a row.
    pub width: usize,
    /// How many sides win: seats, and opponents that the rules play.
    pub rivals: usize,
    /// Which side each seat is on.
    pub sides: Vec<u8>,
    /// Which game, for each table.
    pub games: Vec<u64>,
    /// What each seat knew, as a network reads it: for each table a row for each seat.
    pub rows: Vec<f32>,
    /// What the hand-written evaluation expected, measured in its scale: for each table a number for each rival.
    pub expected: Vec<f32>,
    /// The same in points.
    pub points: Vec<f32>,
    /// 1 for a seat that won, shared between several.
    pub results: Vec<f32>,
    /// The final score of each seat.
    pub scores: Vec<f32>,
}

/// A game that can be learned.
pub trait Teaching: Send + Sync {
    /// Plays these games and keeps tables of them. The same lessons give the same tables whatever the number of threads.
    fn lessons(&self, seats: u8, options: &Value, lessons: &Lessons) -> Result<Learned, OpenError>;
}

impl<G: Evaluate + Study> Teaching for Published<G> {
    fn lessons(&self, seats: u8, options: &Value, lessons: &Lessons) -> Result<Learned, OpenError> {
        let game = self.rules(seats, options)?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(lessons.jobs).build();
        let pool = pool.expect("a system that runs this program can start threads");
        let next = AtomicU64::new(lessons.games.start);
        let width = game.names().len() + EXPECTED;
        // How many decisions a game has is known once a few have been played.
        let length = decisions(&game, lessons);
        let parts = pool.broadcast(|_| {
            let mut parts = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= lessons.games.end {
                    return parts;
                }
                parts.push((index, lesson(&game, lessons, index, length, width)));
            }
        });
        let mut parts: Vec<_> = parts.into_iter().flatten().collect();
        parts.sort_by_key(|(index, _)| *index);
        let mut all = Learned {
            width,
            rivals: usize::from(game.rivals()),
            sides: game.seats().iter().map(|seat| game.side(seat)).collect(),
            ..Learned::default()
        };
        for (_, part) in parts {
            all.games.extend(part.games);
            all.rows.extend(part.rows);
            all.expected.extend(part.expected);
            all.points.extend(part.points);
            all.results.extend(part.results);
            all.scores.extend(part.scores);
        }
        Ok(all)
    }
}

/// How many decisions a game has, from a few that are played for it.
fn decisions<G: Evaluate>(game: &G, lessons: &Lessons) -> u32 {
    const TRIED: u64 = 4;
    let mut all = 0;
    for index in 0..TRIED {
        play(game, lessons, mixed(lessons.seed, u64::MAX - index), &mut |_, _, _| {
            all += 1;
            false
        });
    }
    (all / TRIED as u32).max(1)
}

/// One game, of which some tables are kept.
///
/// Whoever judges answers compares the tables that each of them leads to, and most answers are never given by a good player. So at every
/// other table that could be kept its seat does something at random, and what comes of that is kept instead.
fn lesson<G: Evaluate>(game: &G, lessons: &Lessons, index: u64, length: u32, width: usize) -> Learned {
    let seed = mixed(lessons.seed, index);
    let seats = usize::from(game.seats().count());
    let rivals = usize::from(game.rivals());
    let mut kept = Learned { width, ..Learned::default() };
    let mut row = vec![0.0; width];
    let end = play(game, lessons, seed, &mut |t, moment, chance| {
        if moment == Moment::Question && chance.pick(length as usize) >= lessons.tables as usize {
            return false;
        }
        if moment == Moment::Question && chance.pick(2) == 0 {
            return true;
        }
        let mut t = *t;
        // Bots judge tables that they have settled, and some that they have not.
        if moment == Moment::Tried || chance.pick(2) == 0 {
            game.settle(&mut t, chance);
        }
        if game.awaiting(&t).is_empty() {
            return false;
        }
        let Judgement { scores: expected, win_chances } = HandWritten::PLAIN.judge(game, &t);
        for seat in game.seats().iter() {
            write_inputs(game, &t, seat, &expected, win_chances[seat.index()], &mut row);
            kept.rows.extend(&row);
        }
        let scale = game.scale(&t);
        kept.expected.extend(expected[..rivals].iter().map(|score| score / scale));
        kept.points.extend(&expected[..seats]);
        kept.games.push(index);
        false
    });
    let result = game.result(&end);
    let standing = game.standing(&end, SeatSet::EVERYBODY);
    let mut scores = vec![0.0; seats];
    for column in standing.columns.iter().filter(|column| !column.automa) {
        scores[column.seat.index()] = column.total as f32;
    }
    for _ in 0..kept.games.len() {
        kept.results.extend(&result[..seats]);
        kept.scores.extend(&scores);
    }
    kept
}

/// Which tables of a game are seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    /// Somebody has a choice.
    Question,
    /// What somebody did at random is done.
    Tried,
}

/// Plays one game; `see` is shown tables, and says whether something random is done where there is a choice.
fn play<G: Evaluate>(
    game: &G,
    lessons: &Lessons,
    seed: u64,
    see: &mut dyn FnMut(&G::State, Moment, &mut Chance) -> bool,
) -> G::State {
    let mut dice = Chance::sampled(seed);
    // The bots' own chance has nothing to do with the dice of the table.
    let mut chance = Chance::sampled(seed ^ 0x9e37_79b9_7f4a_7c15);
    let slips = lessons.slips.get(chance.pick(lessons.slips.len().max(1))).copied().unwrap_or(0);
    let mut bots: Vec<Box<dyn Bot<G>>> = game
        .seats()
        .iter()
        .map(|_| {
            let spec = lessons.bots[chance.pick(lessons.bots.len())];
            make_quick(spec, &mut chance).unwrap_or_else(|| make(spec, &mut chance))
        })
        .collect();
    let mut candidates = Vec::new();
    let mut tried = None;
    let mut t = game.deal(&mut Outside::silent(Seat::new(0), &mut dice));
    while let Some(seat) = game.awaiting(&t).first() {
        // Its seat has finished what it has begun.
        if tried.is_some_and(|by| !game.continues(&t, by)) {
            tried = None;
            see(&t, Moment::Tried, &mut chance);
        }
        let picked = random_legal(game, &t, seat, &mut candidates, &mut chance)
            .expect("an awaited seat has a legal action");
        let action = if !picked.choice {
            picked.action
        } else if tried.is_none() && see(&t, Moment::Question, &mut chance) {
            tried = Some(seat);
            picked.action
        } else if chance.pick(100) < slips as usize {
            picked.action
        } else {
            let guess = Guess::of(game, &t, SeatSet::only(seat), &mut chance);
            let question = Question { game, guess: &guess, seat, history: &[] };
            bots[seat.index()].choose(&question, &mut chance).action
        };
        game.apply(&mut t, seat, action, &mut Outside::silent(seat, &mut dice));
    }
    t
}
