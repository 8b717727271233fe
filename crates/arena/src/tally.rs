//! What is added up while games are played: whole numbers only, so that any number of threads comes to the same.

use std::collections::{BTreeMap, HashMap};

use orrery_core::seat::MOST_SEATS;
use serde::{Deserialize, Serialize};

use crate::moments::Moments;
use crate::result::{GameResult, SeatResult, WHOLE};
use crate::run::Collect;
use crate::stats::{Z, wilson};
use crate::summary::Counted;

/// Wins and scores of some seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Counts {
    seats: i64,
    wins: i64,
    score: i64,
    squares: i64,
}

impl Counts {
    fn add(&mut self, seat: &SeatResult) {
        let score = i64::from(seat.score);
        self.join(Self { seats: 1, wins: seat.win, score, squares: score * score });
    }

    fn join(&mut self, other: Self) {
        self.seats += other.seats;
        self.wins += other.wins;
        self.score += other.score;
        self.squares += other.squares;
    }

    /// How many seats.
    pub fn seats(&self) -> f64 {
        self.seats as f64
    }

    /// Wins, shared ones in parts.
    pub fn wins(&self) -> f64 {
        self.wins as f64 / WHOLE as f64
    }

    /// These without those.
    pub fn without(&self, other: &Self) -> Self {
        Self {
            seats: self.seats - other.seats,
            wins: self.wins - other.wins,
            score: self.score - other.score,
            squares: self.squares - other.squares,
        }
    }

    /// The score of one seat on average.
    pub fn mean_score(&self) -> f64 {
        ratio(self.score as f64, self.seats())
    }

    /// Half the width of the 95% interval of that.
    fn score_margin(&self) -> Option<f64> {
        let count = self.seats();
        let off = self.squares as f64 - count * self.mean_score() * self.mean_score();
        (self.seats > 1).then(|| Z * (off.max(0.0) / (count - 1.0) / count).sqrt())
    }

    /// All of it as a row.
    pub fn counted(&self) -> Counted {
        Counted {
            count: self.seats as u64,
            wins: self.wins(),
            win_rate: ratio(self.wins(), self.seats()),
            ci95: wilson(self.wins(), self.seats()),
            mean_score: self.mean_score(),
            score_margin: self.score_margin(),
        }
    }
}

/// The ratio of two counts; 0 if there are none.
pub(crate) fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

/// The seats with one fact.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct FactSums {
    /// All of them together.
    pub counts: Counts,
    /// By game: parts of wins, seats.
    pub games: Moments<2>,
    /// Games with such a seat.
    pub in_games: u64,
    /// How often it was noted.
    pub times: u64,
}

/// Everything that was added up.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub all: Counts,
    pub winners: Counts,
    pub leads: i64,
    pub bots: Vec<Counts>,
    pub places: Vec<Counts>,
    pub orders: Vec<Counts>,
    /// By kind, in the order in which the game names them.
    #[serde(with = "crate::parts::facts")]
    pub facts: Vec<(&'static str, HashMap<String, FactSums>)>,
    /// By game: what winners had of a source together, and what the others had.
    pub sources: BTreeMap<String, Moments<2>>,
    pub endings: BTreeMap<String, u64>,
    pub rounds: BTreeMap<u32, u64>,
    /// How many seats and how many winners had a score.
    pub scores: BTreeMap<i32, [u64; 2]>,
    /// Who was how good in which game: ratings depend on the order of games.
    pub ranks: Vec<Ranks>,
}

/// The ranks of the bots of the plan in one game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Ranks {
    pub index: u64,
    pub by_bot: [u8; MOST_SEATS as usize],
}

impl Tally {
    /// Ready for the games of so many bots.
    pub fn of(bots: usize, possible: &[(&'static str, String)]) -> Self {
        let mut tally = Self {
            bots: vec![Counts::default(); bots],
            places: vec![Counts::default(); bots],
            orders: vec![Counts::default(); bots],
            ..Self::default()
        };
        for (kind, key) in possible {
            tally.of_kind(kind).insert(key.clone(), FactSums::default());
        }
        tally
    }

    fn of_kind(&mut self, kind: &'static str) -> &mut HashMap<String, FactSums> {
        let known = self.facts.iter().position(|(known, _)| *known == kind);
        let index = known.unwrap_or_else(|| {
            self.facts.push((kind, HashMap::new()));
            self.facts.len() - 1
        });
        &mut self.facts[index].1
    }

    /// One more game.
    pub fn add(&mut self, game: &GameResult) {
        self.games += 1;
        self.decisions += game.decisions;
        self.leads += i64::from(game.lead());
        *self.endings.entry(game.ended.clone()).or_default() += 1;
        *self.rounds.entry(game.rounds).or_default() += 1;
        let mut ranks = Ranks { index: game.index, by_bot: [0; MOST_SEATS as usize] };
        for (place, seat) in game.seats.iter().enumerate() {
            ranks.by_bot[seat.bot] = seat.rank;
            self.add_seat(place, seat);
        }
        self.ranks.push(ranks);
        self.add_sources(game);
        self.add_facts(game);
    }

    fn add_seat(&mut self, place: usize, seat: &SeatResult) {
        self.all.add(seat);
        self.bots[seat.bot].add(seat);
        self.places[place].add(seat);
        if let Some(order) = seat.order {
            self.orders[usize::from(order)].add(seat);
        }
        let steps = self.scores.entry(seat.score).or_default();
        steps[0] += 1;
        if seat.rank == 1 {
            steps[1] += 1;
            self.winners.add(seat);
        }
    }

    fn add_sources(&mut self, game: &GameResult) {
        let mut sums: BTreeMap<&str, [i64; 2]> = BTreeMap::new();
        for seat in &game.seats {
            let side = usize::from(seat.rank != 1);
            for (key, amount) in &seat.sources {
                sums.entry(key).or_default()[side] += i64::from(*amount);
            }
        }
        for (key, amounts) in sums {
            entry(&mut self.sources, key).add(amounts);
        }
    }

    fn add_facts(&mut self, game: &GameResult) {
        for ((kind, key), seats) in by_fact(game) {
            let sums = self.of_kind(kind).entry(key.to_owned()).or_default();
            for (seat, times) in &seats {
                sums.counts.add(seat);
                sums.times += u64::from(*times);
            }
            sums.in_games += 1;
            sums.games.add([seats.iter().map(|(seat, _)| seat.win).sum(), seats.len() as i64]);
        }
    }
}

/// The seats of a game with each fact, and how often they had it.
pub(crate) fn by_fact(game: &GameResult) -> BTreeMap<(&'static str, &str), Vec<(&SeatResult, u32)>> {
    let mut by_fact: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for seat in &game.seats {
        for fact in &seat.facts {
            by_fact.entry((fact.kind, fact.key.as_str())).or_default().push((seat, fact.times));
        }
    }
    by_fact
}

/// The value of a key; the key is only copied when it is new.
pub(crate) fn entry<'a, V: Default>(map: &'a mut BTreeMap<String, V>, key: &str) -> &'a mut V {
    if !map.contains_key(key) {
        map.insert(key.to_owned(), V::default());
    }
    map.get_mut(key).expect("it has just been put there")
}

impl Collect for Tally {
    fn join(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.leads += other.leads;
        self.all.join(other.all);
        self.winners.join(other.winners);
        for (mine, theirs) in
            [(&mut self.bots, other.bots), (&mut self.places, other.places), (&mut self.orders, other.orders)]
        {
            mine.iter_mut().zip(theirs).for_each(|(one, another)| one.join(another));
        }
        for (kind, facts) in other.facts {
            for (key, sums) in facts {
                let own = self.of_kind(kind).entry(key).or_default();
                own.counts.join(sums.counts);
                own.games.join(&sums.games);
                own.in_games += sums.in_games;
                own.times += sums.times;
            }
        }
        other.sources.iter().for_each(|(key, sums)| entry(&mut self.sources, key).join(sums));
        other.endings.iter().for_each(|(key, count)| *entry(&mut self.endings, key) += count);
        other.rounds.iter().for_each(|(rounds, count)| *self.rounds.entry(*rounds).or_default() += count);
        for (score, counts) in other.scores {
            let own = self.scores.entry(score).or_default();
            own.iter_mut().zip(counts).for_each(|(one, another)| *one += another);
        }
        self.ranks.extend(other.ranks);
    }
}
