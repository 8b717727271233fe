//! What the final margin is made of: chance, others' choices, own choices.
//!
//! Let V be what a position is worth to a seat with all cards open, and Q the mean of V over chance drawn anew after the
//! same action. From the deal to the end V changes by steps, and each step is taken apart: V after the real chance minus
//! Q is luck; Q minus V before is the choice of whoever decided. So the parts add up to the result exactly, and what is
//! uncertain is only how much belongs to which.

use std::sync::Arc;

use orrery_bots::{Judge as _, Question, weigh};
use orrery_core::evaluate::PerSeat;
use orrery_core::{Chance, Evaluate, Game, Guess, Outside, Publish, Seat, SeatSet, Standing};

use crate::Estimate;
use crate::meter::Meter;
use crate::replayed::Replayed;
use crate::report::{Effort, Split, Splits};

/// What a position is worth to each seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Worth {
    chances: Vec<f64>,
    leads: Vec<f64>,
}

/// The same with its uncertainty.
#[derive(Clone, Debug)]
pub(crate) struct Valued {
    /// Chances to win.
    pub chances: Vec<Estimate>,
    /// Points ahead of the best of the others.
    pub leads: Vec<Estimate>,
}

impl Valued {
    fn of(samples: &[Worth]) -> Self {
        let seats = samples.first().map_or(0, |worth| worth.chances.len());
        let all = |of: fn(&Worth) -> &Vec<f64>| {
            let one = |seat: usize| samples.iter().map(|sample| of(sample)[seat]).collect::<Vec<_>>();
            (0..seats).map(|seat| Estimate::of(&one(seat))).collect()
        };
        Self { chances: all(|worth| &worth.chances), leads: all(|worth| &worth.leads) }
    }

    fn exact(worth: &Worth) -> Self {
        let exact = |numbers: &[f64]| numbers.iter().copied().map(Estimate::exact).collect();
        Self { chances: exact(&worth.chances), leads: exact(&worth.leads) }
    }
}

/// Values the positions of one game with all cards open.
pub(crate) struct Valuation<'a, G: Game> {
    pub played: &'a Replayed<G>,
    pub seed: u64,
    pub meter: &'a Arc<Meter>,
}

/// How many positions show what an iteration costs.
const PROBED: usize = 12;
/// How many iterations are made at each of them.
const PROBES: u32 = 16;
/// Fewer iterations and searches than these tell nothing.
const LEAST: (u32, u32, u32) = (8, 2, 3);

impl<G: Evaluate + Publish> Valuation<'_, G> {
    /// The same effort with as many iterations, searches and draws as the work allows. Where it does not allow all of them,
    /// iterations go first, then draws and searches.
    pub fn afforded(&self, effort: Effort) -> Effort {
        let before = self.meter.judged();
        let states = &self.played.states;
        let mut probes = 0;
        for (number, t) in states.iter().step_by((states.len() / PROBED).max(1)).enumerate() {
            self.worth(t, PROBES, &mut self.chance(number, 0x300));
            probes += PROBES;
        }
        let each = (self.meter.judged() - before) as f64 / f64::from(probes.max(1));
        let draws = self.played.moves.iter().filter(|made| made.chance).count() as f64;
        let searches = |effort: &Effort| {
            states.len() as f64 * f64::from(effort.positions)
                + draws * f64::from(effort.resamples)
                + f64::from(effort.deals)
        };
        let iterations = |effort: &Effort| effort.luck_work as f64 / each.max(0.1) / searches(effort);
        let mut afforded = effort;
        while iterations(&afforded) < f64::from(LEAST.0.min(effort.position)) && afforded.resamples > LEAST.2
        {
            afforded.resamples -= 1;
            afforded.positions = afforded.positions.min(afforded.resamples).max(LEAST.1);
        }
        let possible = (iterations(&afforded) as u32).max(LEAST.0);
        Effort { position: effort.position.min(possible), ..afforded }
    }

    /// A position as it looks at first sight; the result once the game is over.
    pub fn at_first_sight(&self, step: usize) -> Valued {
        let (game, t) = (&self.played.game, &self.played.states[step]);
        if game.awaiting(t).is_empty() {
            return Valued::exact(&self.result(t));
        }
        let mut settled = *t;
        game.settle(&mut settled, &mut self.chance(step, 0x400));
        let judgement = self.meter.judge(game, &settled);
        let chances = self.of_seats(&judgement.win_chances);
        Valued::exact(&Worth { chances, leads: self.leads(&judgement.scores) })
    }

    fn chance(&self, step: usize, task: u64) -> Chance {
        Chance::sampled(self.seed ^ ((step as u64 + 1) << 20) ^ (task << 8) ^ 0xa5)
    }

    /// A position of the game: exactly once it is over.
    pub fn position(&self, step: usize, effort: Effort) -> Valued {
        let t = &self.played.states[step];
        if self.played.game.awaiting(t).is_empty() {
            return Valued::exact(&self.result(t));
        }
        let one = |search| self.worth(t, effort.position, &mut self.chance(step, u64::from(search)));
        Valued::of(&(0..effort.positions).map(one).collect::<Vec<_>>())
    }

    /// What a decision led to on average; nothing if chance had no part in it.
    pub fn resampled(&self, step: usize, effort: Effort) -> Option<Valued> {
        let game = &self.played.game;
        let made = &self.played.moves[step];
        let one = |draw: u32| {
            let mut chance = self.chance(step, 0x100 + u64::from(draw));
            let before = Guess::of(game, &self.played.states[step], SeatSet::EVERYBODY, &mut chance);
            let mut t = *before.state();
            let mut out = Outside::silent(made.seat, &mut chance);
            game.apply(&mut t, made.seat, made.action, &mut out);
            self.worth(&t, effort.position, &mut chance)
        };
        made.chance.then(|| Valued::of(&(0..effort.resamples).map(one).collect::<Vec<_>>()))
    }

    /// What the game is worth before anything is dealt.
    pub fn deals(&self, effort: Effort) -> Valued {
        let one = |deal| {
            let mut chance = self.chance(usize::MAX >> 30, 0x200 + u64::from(deal));
            let t = self.played.game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
            self.worth(&t, effort.position, &mut chance)
        };
        Valued::of(&(0..effort.deals).map(one).collect::<Vec<_>>())
    }

    fn worth(&self, t: &G::State, iterations: u32, chance: &mut Chance) -> Worth {
        let game = &self.played.game;
        let Some(seat) = game.awaiting(t).first() else { return self.result(t) };
        let guess = Guess::of(game, t, SeatSet::EVERYBODY, chance);
        let question = Question { game, guess: &guess, seat, history: &[] };
        let weighed = weigh(&question, &**self.meter, None, iterations, chance);
        Worth { chances: self.of_seats(&weighed.win_chances), leads: self.leads(&weighed.scores) }
    }

    fn of_seats(&self, numbers: &PerSeat) -> Vec<f64> {
        self.played.game.seats().iter().map(|seat| f64::from(numbers[seat.index()])).collect()
    }

    /// How far each seat is ahead of the best who is not on its side.
    fn leads(&self, scores: &PerSeat) -> Vec<f64> {
        let game = &self.played.game;
        let rivals = || (0..game.rivals()).map(Seat::new);
        let side = |seat: Seat| game.seats().contains(seat).then(|| game.side(seat));
        let lead = |seat: Seat| {
            let others = rivals().filter(|other| *other != seat && side(*other) != side(seat));
            let best = others.map(|other| scores[other.index()]).reduce(f32::max).unwrap_or(0.0);
            f64::from(scores[seat.index()] - best)
        };
        game.seats().iter().map(lead).collect()
    }

    fn result(&self, t: &G::State) -> Worth {
        let game = &self.played.game;
        let standing: Standing = game.standing(t, SeatSet::EVERYBODY);
        let mut totals = PerSeat::default();
        for column in &standing.columns {
            totals[column.seat.index()] = column.total as f32;
        }
        Worth { chances: self.of_seats(&game.result(t)), leads: self.leads(&totals) }
    }
}

/// All that the parts of the margin are made of.
pub(crate) struct Steps<'a> {
    /// Who made each decision.
    pub deciders: &'a [Seat],
    /// Each position, the deal first.
    pub positions: &'a [Valued],
    /// For each decision in which chance had a part: what it led to on average.
    pub means: &'a [Option<Valued>],
    /// Before the deal.
    pub deals: &'a Valued,
}

impl Steps<'_> {
    /// The margin of one seat, taken apart.
    pub fn split(&self, seat: Seat) -> Splits {
        Splits {
            points: self.parts(seat, &|valued| valued.leads[seat.index()]),
            chance: self.parts(seat, &|valued| valued.chances[seat.index()]),
        }
    }

    fn parts(&self, seat: Seat, of: &dyn Fn(&Valued) -> Estimate) -> Split {
        let values: Vec<Estimate> = self.positions.iter().map(of).collect();
        let start = of(self.deals);
        let (mut luck, mut others, mut own) =
            (Part::new(values.len()), Part::new(values.len()), Part::new(values.len()));
        luck.add(&start, -1.0);
        luck.factors[0] += 1.0;
        for (step, decider) in self.deciders.iter().enumerate() {
            let choice = if *decider == seat { &mut own } else { &mut others };
            choice.factors[step] -= 1.0;
            match self.means.get(step).and_then(Option::as_ref).map(of) {
                None => choice.factors[step + 1] += 1.0,
                Some(mean) => {
                    choice.add(&mean, 1.0);
                    luck.add(&mean, -1.0);
                    luck.factors[step + 1] += 1.0;
                }
            }
        }
        Split {
            start,
            luck: luck.sum(&values),
            others: others.sum(&values),
            own: own.sum(&values),
            result: values.last().map_or(0.0, |last| last.mean),
        }
    }
}

/// A sum of estimates. A position stands at the end of one step and at the beginning of the next: where both belong to the
/// same part, its uncertainty falls out.
struct Part {
    factors: Vec<f64>,
    mean: f64,
    variance: f64,
}

impl Part {
    fn new(positions: usize) -> Self {
        Self { factors: vec![0.0; positions], mean: 0.0, variance: 0.0 }
    }

    fn add(&mut self, estimate: &Estimate, factor: f64) {
        self.mean += factor * estimate.mean;
        self.variance += factor * factor * estimate.variance();
    }

    fn sum(mut self, values: &[Estimate]) -> Estimate {
        for (value, factor) in values.iter().zip(std::mem::take(&mut self.factors)) {
            self.add(value, factor);
        }
        Estimate::with_variance(self.mean, self.variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn valued(chance: f64, error: f64) -> Valued {
        let estimate = Estimate { mean: chance, error, samples: 5 };
        let other = Estimate { mean: 1.0 - chance, ..estimate };
        Valued { chances: vec![estimate, other], leads: vec![estimate, other] }
    }

    #[test]
    fn the_parts_add_up_and_go_where_they_belong() {
        let [first, second] = [0, 1].map(Seat::new);
        // A good deal, a mistake of the first seat, a lucky throw of the second, a mistake of the second.
        let positions = [valued(0.6, 0.1), valued(0.4, 0.1), valued(0.3, 0.1), valued(1.0, 0.0)];
        let steps = Steps {
            deciders: &[first, second, second],
            positions: &positions,
            means: &[None, Some(valued(0.45, 0.02)), None],
            deals: &valued(0.5, 0.02),
        };
        let split = steps.split(first).chance;
        let near =
            |estimate: Estimate, wanted: f64| assert!((estimate.mean - wanted).abs() < 1e-9, "{estimate:?}");
        near(split.luck, 0.1 - 0.15);
        near(split.own, -0.2);
        near(split.others, 0.05 + 0.7);
        let sum = split.start.mean + split.luck.mean + split.own.mean + split.others.mean;
        assert!((sum - split.result).abs() < 1e-9 && (split.result - 1.0).abs() < 1e-9);
        // The second seat owns two steps in a row; the position between them is uncertain in luck, not twice in its own.
        let own = steps.split(second).chance.own;
        assert!((own.variance() - (0.01 + 0.0004 + 0.01)).abs() < 1e-9, "{own:?}");
    }
}
