//! Games that a network learns from: tables on the way, what every seat knew of them, and how they ended.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use orrery_bots::network::{EXPECTED, write_inputs};
use orrery_bots::{Bot, Greedy, HandWritten, Judge, Judgement, Question, Spec, foresee, make, make_quick};
use orrery_core::evaluate::PerSeat;
use orrery_core::object::{OpenError, Published};
use orrery_core::play::random_legal;
use orrery_core::seat::MOST_SEATS;
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
    /// A search that says what the answers at these tables are worth, instead of the end of the game; no other bot does.
    pub teacher: Option<Spec>,
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
    /// 1 for a seat that won, shared between several; of a teacher the chance to win.
    pub results: Vec<f32>,
    /// The final score of each seat; of a teacher the one that it expects.
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
/// other table that could be kept its seat does something at random, and what comes of that is kept instead. A teacher looks at all good
/// answers itself.
fn lesson<G: Evaluate>(game: &G, lessons: &Lessons, index: u64, length: u32, width: usize) -> Learned {
    let seed = mixed(lessons.seed, index);
    let mut keeping = Keeping::new(game, index, width);
    let teacher = lessons.teacher.map(|spec| Teacher::new(spec, &mut Chance::sampled(seed)));
    let end = play(game, lessons, seed, &mut |t, moment, chance| {
        if moment == Moment::Question && chance.pick(length as usize) >= lessons.tables as usize {
            return false;
        }
        if let Some(teacher) = &teacher {
            if moment == Moment::Question {
                teacher.teach(t, &mut keeping, chance);
            }
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
        keeping.keep(&t);
        false
    });
    if teacher.is_none() {
        let result = game.result(&end);
        let standing = game.standing(&end, SeatSet::EVERYBODY);
        let mut scores = [0.0; MOST_SEATS as usize];
        for column in standing.columns.iter().filter(|column| !column.automa) {
            scores[column.seat.index()] = column.total as f32;
        }
        for _ in 0..keeping.kept.games.len() {
            keeping.teach(&result, &scores);
        }
    }
    keeping.kept
}

/// The tables of one game that are kept.
struct Keeping<'a, G: Evaluate> {
    game: &'a G,
    index: u64,
    kept: Learned,
    row: Vec<f32>,
}

impl<'a, G: Evaluate> Keeping<'a, G> {
    fn new(game: &'a G, index: u64, width: usize) -> Self {
        Self { game, index, kept: Learned { width, ..Learned::default() }, row: vec![0.0; width] }
    }

    /// Keeps a table, unless the game is over: then nothing has to be judged.
    fn keep(&mut self, t: &G::State) -> bool {
        let Self { game, kept, row, .. } = self;
        if game.awaiting(t).is_empty() {
            return false;
        }
        let Judgement { scores: expected, win_chances } = HandWritten::PLAIN.judge(*game, t);
        for seat in game.seats().iter() {
            write_inputs(*game, t, seat, &expected, win_chances[seat.index()], row);
            kept.rows.extend(&*row);
        }
        let scale = game.scale(t);
        kept.expected.extend(expected[..usize::from(game.rivals())].iter().map(|score| score / scale));
        kept.points.extend(&expected[..usize::from(game.seats().count())]);
        kept.games.push(self.index);
        true
    }

    /// What is to be learned of the next table that was kept.
    fn teach(&mut self, results: &PerSeat, scores: &PerSeat) {
        let seats = usize::from(self.game.seats().count());
        self.kept.results.extend(&results[..seats]);
        self.kept.scores.extend(&scores[..seats]);
    }
}

/// An answer that a search has tried less often, in one of so many iterations, teaches nothing.
const TRIED: u32 = 25;

/// A search from which a network learns what comes of answers.
struct Teacher<G: Evaluate> {
    judge: Arc<dyn Judge<G>>,
    /// Leads to the tables that greedy bots judge.
    greedy: Greedy<G>,
    iterations: u32,
}

impl<G: Evaluate> Teacher<G> {
    fn new(spec: Spec, chance: &mut Chance) -> Self {
        let judge = spec.judge(chance);
        let greedy = Greedy::new(Arc::clone(&judge));
        Self { judge, greedy, iterations: spec.iterations().unwrap_or(1) }
    }

    /// Keeps the tables that the answers lead to, each with what the search expects after it.
    fn teach(&self, t: &G::State, keeping: &mut Keeping<'_, G>, chance: &mut Chance) {
        let game = keeping.game;
        let Some(seat) = game.awaiting(t).first() else { return };
        let guess = Guess::of(game, t, SeatSet::only(seat), chance);
        let question = Question { game, guess: &guess, seat, history: &[] };
        for foreseen in foresee(&question, &*self.judge, self.iterations, chance) {
            if foreseen.visits * TRIED < self.iterations {
                continue;
            }
            let world = guess.again(game, chance);
            if game.check(world.state(), seat, foreseen.action).is_err() {
                continue;
            }
            let after = self.greedy.after(game, world.state(), seat, foreseen.action, chance);
            if keeping.keep(&after) {
                keeping.teach(&foreseen.win_chances, &foreseen.scores);
            }
        }
    }
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
