//! Information-set Monte Carlo tree search.
//!
//! Every iteration deals a fresh guess, walks down the tree along what each seat can see, adds one node, evaluates the
//! table there, and credits the result to every decision on the way: to each seat its own chance to win. Selection
//! weighs the mean value of a step, its prior, and how often it was available.

mod weigh;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use orrery_core::evaluate::PerSeat;
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Chance, Evaluate, Game, Guess, Numbered, Outside, Seat, SeatSet};

use crate::judge::{Judge, Tuning};
use crate::tree::{Child, Key, NodeId, Tree};
use crate::{Bot, Choice, Question, Seen, Thought, legal};

pub use weigh::{Foreseen, Weighed, foresee, weigh};

/// Options considered at a node that has hardly been visited; more come with every visit.
const FIRST_OPTIONS: f32 = 4.0;
/// The most decisions of one iteration.
const DEPTH: usize = 64;
/// Above this depth an action is settled before its prior is computed; further down the table is judged as it stands.
const SETTLED_DEPTH: usize = 3;
/// How many options are reported.
const REPORTED: usize = 5;
/// How many expected steps of an option are reported.
const LINE: usize = 5;

/// When a search stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// After so many iterations.
    pub iterations: u32,
    /// Or after so long, if that comes first.
    pub time: Option<Duration>,
    /// On so many threads; one is reproducible.
    pub threads: usize,
    /// And after so many iterations in one turn, which is all that a seat decides before somebody else does: what comes
    /// late in a turn gets at most half of what is left.
    pub in_a_turn: Option<u32>,
    /// Whether these are the iterations of a level for people, of which a game may take a part (`Evaluate::share_of_level`).
    pub of_a_level: bool,
}

impl Budget {
    /// So many iterations on one thread.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None, threads: 1, in_a_turn: None, of_a_level: false }
    }
}

/// However long a turn is, a decision gets so many iterations.
const LEAST_ITERATIONS: u32 = 200;

/// Information-set Monte Carlo tree search. The tree is kept from decision to decision.
pub struct Search<G: Game> {
    budget: Budget,
    judge: Arc<dyn Judge<G>>,
    tree: Tree,
    /// The decisions of the game that lie above the tree's root.
    seen: Vec<Seen<G::Action>>,
    /// Iterations in the present turn.
    spent: u32,
    stop: Arc<AtomicBool>,
}

impl<G: Evaluate> Search<G> {
    /// With this budget; `judge` evaluates the leaves.
    pub fn new(budget: Budget, judge: Arc<dyn Judge<G>>) -> Self {
        Self { budget, judge, tree: Tree::new(), seen: Vec::new(), spent: 0, stop: Arc::default() }
    }

    /// Setting this ends the search at once; it answers with what was found so far.
    pub fn stop_handle(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// How many iterations this decision gets.
    fn granted(&mut self, question: &Question<'_, G>) -> u32 {
        if question.begins_a_turn() {
            self.spent = 0;
        }
        let Budget { iterations, in_a_turn, of_a_level, .. } = self.budget;
        let share = if of_a_level { f64::from(question.game.share_of_level()) } else { 1.0 };
        let part = |all: u32| (f64::from(all) * share) as u32;
        let iterations = part(iterations);
        let left = in_a_turn.map_or(u32::MAX, |all| part(all).saturating_sub(self.spent));
        let late = if left < iterations.saturating_mul(2) { left / 2 } else { iterations };
        late.clamp(LEAST_ITERATIONS.min(iterations), iterations)
    }

    /// Moves the root down to the present decision, or begins a new tree.
    fn catch_up(&mut self, history: &[Seen<G::Action>], alone: Option<Seat>) {
        let known = self.seen.len();
        let continues = history.len() >= known && history[..known] == self.seen[..];
        if !continues {
            self.seen.clear();
        }
        let moved = if continues { self.descend(&history[known..], alone) } else { None };
        self.tree = moved.unwrap_or_else(Tree::new);
        self.seen.extend_from_slice(&history[self.seen.len()..]);
    }

    /// Along all steps, or along those of one seat alone.
    fn descend(&self, steps: &[Seen<G::Action>], alone: Option<Seat>) -> Option<Tree> {
        let count = G::Action::COUNT;
        let mut tree = None;
        for step in steps.iter().filter(|step| alone.is_none_or(|seat| step.seat == seat)) {
            let seat = step.seat.index();
            let key = step
                .action
                .map_or(Key::unseen(seat, count), |action| Key::done(seat, action.number(), count));
            tree = Some(tree.as_ref().unwrap_or(&self.tree).descend(key)?);
        }
        tree
    }
}

/// Sums over the visits of a step from the root.
#[derive(Clone, Copy)]
struct RootSums {
    visits: u32,
    chances: PerSeat,
    scores: PerSeat,
}

/// One thread's share of a search.
struct Walk<'a, G: Evaluate> {
    game: &'a G,
    guess: &'a Guess<G::State>,
    seat: Seat,
    judge: &'a dyn Judge<G>,
    tuning: Tuning,
    /// The only step that is taken from the root, if one option is weighed alone.
    only: Option<G::Action>,
    tree: Tree,
    roots: Vec<(Key, RootSums)>,
    candidates: Vec<G::Action>,
    options: Vec<Candidate>,
    path: Vec<(NodeId, usize, Seat)>,
}

/// A legal step under consideration.
#[derive(Clone, Copy)]
struct Candidate {
    place: usize,
    child: usize,
    weight: f32,
}

/// How much the values of options that were tried differ from their first evaluations, on average over all visits.
fn correction(options: &[Candidate], children: &[Child]) -> f32 {
    let tried = options.iter().map(|option| &children[option.child]);
    let (sum, visits) =
        tried.fold((0.0, 0), |(sum, visits), child| (sum + child.surprise(), visits + child.visits));
    if visits > 0 { sum / visits as f32 } else { 0.0 }
}

impl<G: Evaluate> Walk<'_, G> {
    fn run(&mut self, budget: Budget, started: Instant, stop: &AtomicBool, chance: &mut Chance) -> u32 {
        let mut done = 0;
        while done < budget.iterations && !stop.load(Ordering::Relaxed) {
            if budget.time.is_some_and(|time| done % 32 == 0 && done > 0 && started.elapsed() >= time) {
                break;
            }
            self.iterate(chance);
            done += 1;
        }
        done
    }

    /// Selection, expansion, evaluation and backpropagation.
    fn iterate(&mut self, chance: &mut Chance) {
        let game = self.game;
        let mut t = *self.guess.again(game, chance).state();
        let mut at = [Tree::ROOT; MOST_SEATS as usize];
        let mut first = None;
        self.path.clear();
        for depth in 0..DEPTH {
            let awaiting = game.awaiting(&t);
            // At the root the seat decides itself, even if others owe an answer too.
            let next =
                if depth == 0 && awaiting.contains(self.seat) { Some(self.seat) } else { awaiting.first() };
            let Some(seat) = next else { break };
            let node = at[seat.index()];
            let (action, child, choice) = self.select(&t, seat, node, depth, chance);
            let key = self.tree.children(node)[child].key;
            let fresh = self.tree.children(node)[child].visits == 0;
            if depth == 0 {
                first = Some(key);
            }
            let audience = game.audience(&t, seat).with(seat);
            self.descend(&mut at, seat, key, audience);
            game.apply(&mut t, seat, action, &mut Outside::silent(seat, chance));
            self.path.push((node, child, seat));
            if fresh && choice {
                break;
            }
        }
        game.play_on(&mut t, self.seat, chance);
        self.credit(&t, first);
    }

    /// Every seat goes along what it sees; seats that have seen the same so far go together. Where the others are averaged
    /// over, each goes along what it has done itself.
    fn descend(&mut self, at: &mut [NodeId; MOST_SEATS as usize], seat: Seat, key: Key, audience: SeatSet) {
        if self.game.averages_others() {
            at[seat.index()] = self.tree.follow_key(at[seat.index()], key);
            return;
        }
        let count = G::Action::COUNT;
        let unseen = Key::unseen(seat.index(), count);
        let before = *at;
        for (place, other) in self.game.seats().iter().enumerate() {
            let key = if audience.contains(other) { key } else { unseen };
            let same = (0..place).find(|earlier| {
                before[*earlier] == before[place]
                    && audience.contains(Seat::new(*earlier as u8)) == audience.contains(other)
            });
            at[place] = match same {
                Some(earlier) => at[earlier],
                None => self.tree.follow_key(before[place], key),
            };
        }
    }

    /// The step to take: what it is, its place among the node's children, and whether there was another one.
    fn select(
        &mut self,
        t: &G::State,
        seat: Seat,
        node: NodeId,
        depth: usize,
        chance: &mut Chance,
    ) -> (G::Action, usize, bool) {
        let game = self.game;
        self.candidates.clear();
        match self.only.filter(|_| depth == 0) {
            Some(only) => self.candidates.push(only),
            None => game.candidates(t, seat, &mut self.candidates),
        }
        self.candidates.retain(|action| game.check(t, seat, *action).is_ok());
        let worth = |action: &G::Action| game.worth_a_thought(t, seat, *action);
        if self.candidates.iter().any(worth) && !self.candidates.iter().all(worth) {
            self.candidates.retain(worth);
        }
        let alone = self.candidates.len() == 1;
        self.options.clear();
        let mut hint = 0;
        for place in 0..self.candidates.len() {
            let action = self.candidates[place];
            let key = Key::done(seat.index(), action.number(), G::Action::COUNT);
            let child = self.tree.find(node, key, hint).unwrap_or_else(|| {
                let settled = depth < SETTLED_DEPTH;
                let value = if alone { 0.0 } else { self.first_value(t, seat, action, settled, chance) };
                self.tree.add(node, key, value, (value / self.tuning.sharpness).exp())
            });
            hint = child + 1;
            let found = self.tree.child_mut(node, child);
            found.available += 1;
            self.options.push(Candidate { place, child, weight: found.weight });
        }
        let best = self.best_option(node, depth == 0);
        (self.candidates[best.place], best.child, !alone)
    }

    /// The option with the best sum of value and exploration bonus (PUCT).
    fn best_option(&mut self, node: NodeId, at_root: bool) -> Candidate {
        let exploration = self.tuning.exploration;
        let children = self.tree.children(node);
        let visits: u32 = self.options.iter().map(|option| children[option.child].visits).sum();
        // Progressive widening: with few visits only the most promising options are looked at.
        let wide = (FIRST_OPTIONS * if at_root { 2.0 } else { 1.0 } + (visits as f32).sqrt()) as usize;
        if self.options.len() > wide {
            self.options.select_nth_unstable_by(wide - 1, |a, b| b.weight.total_cmp(&a.weight));
            self.options.truncate(wide);
        }
        let total: f32 = self.options.iter().map(|option| option.weight).sum();
        let correction = if self.game.plays_on() { correction(&self.options, children) } else { 0.0 };
        let score = |option: &Candidate| {
            let child = &children[option.child];
            let tries = (child.available.max(1) as f32).sqrt();
            child.value(correction) + exploration * option.weight / total * tries / (1 + child.visits) as f32
        };
        let best = self.options.iter().max_by(|a, b| score(a).total_cmp(&score(b)));
        *best.expect("an awaited seat has a legal action")
    }

    /// The chance to win of whoever acts, right after the action.
    fn first_value(
        &self,
        t: &G::State,
        seat: Seat,
        action: G::Action,
        settled: bool,
        chance: &mut Chance,
    ) -> f32 {
        let mut after = *t;
        self.game.apply(&mut after, seat, action, &mut Outside::silent(seat, chance));
        if settled {
            self.game.settle(&mut after, chance);
        }
        if self.game.continues(&after, seat) {
            return self.best_follow_up(&after, seat, chance);
        }
        self.judge(&after, seat)
    }

    /// What has been begun is judged by the best that its next answer makes of it.
    fn best_follow_up(&self, t: &G::State, seat: Seat, chance: &mut Chance) -> f32 {
        let worth = legal(self.game, t, seat).into_iter().map(|action| {
            let mut after = *t;
            self.game.apply(&mut after, seat, action, &mut Outside::silent(seat, chance));
            self.judge(&after, seat)
        });
        worth.fold(0.0, f32::max)
    }

    fn judge(&self, t: &G::State, seat: Seat) -> f32 {
        self.judge.win_chances(self.game, t)[seat.index()]
    }

    /// Judges the table and notes it all along the way.
    fn credit(&mut self, t: &G::State, first: Option<Key>) {
        let judgement = self.judge.judge(self.game, t);
        for (node, child, seat) in self.path.drain(..) {
            self.tree.credit(node, child, judgement.win_chances[seat.index()]);
        }
        let Some(key) = first else { return };
        let place = self.roots.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            let nothing = [0.0; MOST_SEATS as usize];
            self.roots.push((key, RootSums { visits: 0, chances: nothing, scores: nothing }));
            self.roots.len() - 1
        });
        let sums = &mut self.roots[place].1;
        sums.visits += 1;
        for seat in 0..MOST_SEATS as usize {
            sums.chances[seat] += judgement.win_chances[seat];
            sums.scores[seat] += judgement.scores[seat];
        }
    }

    /// What is expected to follow a step from the root.
    fn line(&self, key: Key) -> Vec<(Seat, G::Action)> {
        let mut line = Vec::new();
        let mut place = self.tree.step(Tree::ROOT, key);
        while let Some((key, next)) = place.and_then(|node| self.tree.favourite(node))
            && line.len() < LINE
        {
            let (seat, number) = key.read(G::Action::COUNT);
            let Some(action) = number.and_then(G::Action::from_number) else { break };
            line.push((Seat::new(seat as u8), action));
            place = Some(next);
        }
        line
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut Chance) -> Choice<G::Action> {
        let options = question.considered();
        if let [only] = options.as_slice() {
            return Choice::plain(*only);
        }
        let alone = question.game.averages_others().then_some(question.seat);
        self.catch_up(question.history, alone);
        let started = Instant::now();
        let threads = self.budget.threads.max(1);
        let iterations = self.granted(question);
        let share = Budget { iterations: iterations.div_ceil(threads as u32), ..self.budget };
        let seeds: Vec<u64> = (0..threads).map(|_| chance.pick(usize::from(u16::MAX)) as u64).collect();
        let walk = |tree: Tree| Walk {
            game: question.game,
            guess: question.guess,
            seat: question.seat,
            judge: &*self.judge,
            tuning: self.judge.tuning(question.game),
            only: None,
            tree,
            roots: Vec::new(),
            candidates: Vec::new(),
            options: Vec::new(),
            path: Vec::new(),
        };
        let kept = std::mem::replace(&mut self.tree, Tree::new());
        let mut walks: Vec<_> = (1..threads).map(|_| walk(Tree::new())).collect();
        walks.insert(0, walk(kept));
        let stop = &self.stop;
        let iterations: u32 = std::thread::scope(|scope| {
            let (own, others) = walks.split_first_mut().expect("there is at least one thread");
            let running: Vec<_> = others
                .iter_mut()
                .zip(&seeds[1..])
                .map(|(walk, seed)| {
                    scope.spawn(move || walk.run(share, started, stop, &mut Chance::sampled(*seed)))
                })
                .collect();
            let own = own.run(share, started, stop, &mut Chance::sampled(seeds[0]));
            own + running.into_iter().map(|thread| thread.join().expect("a search thread ends")).sum::<u32>()
        });
        self.spent = self.spent.saturating_add(iterations);
        let thoughts = thoughts(&walks, question);
        let best = thoughts.first().map_or(options[0], |thought| thought.action);
        self.tree = walks.swap_remove(0).tree;
        Choice { action: best, iterations, thoughts }
    }
}

/// What all threads have found together, the most visited first.
fn thoughts<G: Evaluate>(walks: &[Walk<'_, G>], question: &Question<'_, G>) -> Vec<Thought<G::Action>> {
    let seats = usize::from(question.game.seats().count());
    let mut merged: Vec<(Key, RootSums)> = Vec::new();
    for (key, sums) in walks.iter().flat_map(|walk| &walk.roots) {
        match merged.iter_mut().find(|(known, _)| known == key) {
            None => merged.push((*key, *sums)),
            Some((_, all)) => {
                all.visits += sums.visits;
                for seat in 0..seats {
                    all.chances[seat] += sums.chances[seat];
                    all.scores[seat] += sums.scores[seat];
                }
            }
        }
    }
    // What was thought in earlier decisions counts too.
    let visits = |key: Key| walks.iter().map(|walk| walk.tree.visits(key)).sum::<u32>();
    merged.sort_by_key(|(key, _)| std::cmp::Reverse(visits(*key)));
    let thought = |(key, sums): &(Key, RootSums)| {
        let action = key.read(G::Action::COUNT).1.and_then(G::Action::from_number)?;
        let mean = |sum: &f32| *sum / sums.visits as f32;
        Some(Thought {
            action,
            visits: visits(*key),
            win_chances: sums.chances[..seats].iter().map(mean).collect(),
            scores: sums.scores[..seats].iter().map(mean).collect(),
            line: walks[0].line(*key),
        })
    };
    merged.iter().filter_map(thought).take(REPORTED).collect()
}
