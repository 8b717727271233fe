//! What a decision cost, from what its seat could know.
//!
//! Two witnesses are heard. A tree search judges positions some decisions ahead: it repeats itself well, but what the
//! evaluation does not see it never sees. Games played on by quick bots come nearer to a result: they are noisy, but
//! little is misjudged. How far the search can be believed in this game is learned from how far the two are apart.

use std::sync::Arc;

use orrery_bots::object::expected;
use orrery_bots::{Bot as _, Budget, Greedy, Question, Search, Weighed, weigh};
use orrery_core::evaluate::PerSeat;
use orrery_core::{Chance, Evaluate, Game, Guess, Publish, Seat, SeatSet, Study, Words};

use crate::Phrase;
use crate::contrast::contrast;
use crate::evidence::Evidence;
use crate::meter::Meter;
use crate::playout;
use crate::replayed::Replayed;
use crate::report::{Costly, Effort, Step};

/// How many worlds every answer is judged in at first sight.
const GLANCES: usize = 2;
/// How many answers beside the played one are compared after that.
const COMPARED: usize = 3;
/// How many answers more a search adds to these.
const LIKED: usize = 2;
/// What is judged counts as much as so many games: the judge errs, but a few games say hardly anything.
const JUDGED: f64 = 6.0;

/// A decision with some of its answers compared.
pub(crate) struct Look<A> {
    /// How many decisions were made before it.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played, then what seems to be best.
    pub answers: Vec<Answer<A>>,
    /// How many decisions the games after these answers went on.
    pub horizon: usize,
}

/// An answer that is compared with others.
#[derive(Clone)]
pub(crate) struct Answer<A> {
    pub action: A,
    /// The chance to win as somebody judges it who looks ahead.
    pub judged: f64,
    /// The chance to win after games played on, one number for each.
    pub played_on: Vec<f64>,
}

impl<A: Copy> Answer<A> {
    /// What is judged and what games say, which count the more the more there are.
    pub fn worth(&self) -> f64 {
        let games = self.played_on.len() as f64;
        (JUDGED * self.judged + self.played_on.iter().sum::<f64>()) / (JUDGED + games)
    }
}

impl<A: Copy> Look<A> {
    /// What seems to be the best other answer.
    pub fn better(&self) -> Option<&Answer<A>> {
        self.answers[1..].iter().max_by(|a, b| a.worth().total_cmp(&b.worth()))
    }

    /// What the decision seems to have cost.
    pub fn loss(&self) -> f64 {
        self.better().map_or(0.0, |better| better.worth() - self.answers[0].worth())
    }

    /// How many games of this length every answer has had.
    pub fn games(&self, horizon: usize) -> u32 {
        let fewest = self.answers.iter().map(|answer| answer.played_on.len()).min().unwrap_or(0);
        if self.horizon == horizon { fewest as u32 } else { 0 }
    }

    /// Leaves what was played and so many of the best others.
    pub fn keep(&mut self, others: usize) {
        self.answers[1..].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
        self.answers.truncate(1 + others);
    }

    /// What is known so far, as evidence.
    pub fn evidence(&self) -> Option<Evidence<A>> {
        let (played, better) = (&self.answers[0], self.better()?);
        let mut evidence = Evidence::new(self.step, better.action);
        evidence.searched.push(played.judged, better.judged);
        for (played, better) in played.played_on.iter().zip(&better.played_on) {
            evidence.played_out.push(*played, *better);
        }
        Some(evidence)
    }
}

/// Finds out what the decisions of one game cost.
pub(crate) struct DecisionReview<'a, G: Game> {
    pub played: &'a Replayed<G>,
    pub effort: Effort,
    pub seed: u64,
    pub meter: &'a Arc<Meter>,
}

impl<G: Evaluate + Publish + Study> DecisionReview<'_, G> {
    /// The chance of one task: the same whatever else is looked into.
    pub(crate) fn chance(&self, step: usize, task: u64) -> Chance {
        Chance::sampled(self.seed ^ ((step as u64 + 1) << 20) ^ task)
    }

    /// The table before a decision as its seat could guess it; nothing if the seat had no choice, or acted unasked.
    pub(crate) fn guess(&self, step: usize) -> Option<(Seat, G::Action, Guess<G::State>)> {
        let (game, t) = (&self.played.game, &self.played.states[step]);
        let made = &self.played.moves[step];
        let (seat, played) = (made.seat, made.action);
        if !game.awaiting(t).contains(seat) {
            return None;
        }
        let guess = Guess::of(game, t, SeatSet::only(seat), &mut self.chance(step, 1));
        let question = Question { game, guess: &guess, seat, history: &[] };
        let considered = question.considered();
        let choice = considered.len() > 1 || considered.first().is_some_and(|only| *only != played);
        (choice && game.check(guess.state(), seat, played).is_ok()).then_some((seat, played, guess))
    }

    /// Every answer as it looks at first sight; nothing if there was nothing to choose.
    pub fn glance(&self, step: usize) -> Option<Look<G::Action>> {
        let (seat, played, guess) = self.guess(step)?;
        let question = Question { game: &self.played.game, guess: &guess, seat, history: &[] };
        let mut options = question.considered();
        options.retain(|option| *option != played);
        options.insert(0, played);
        let greedy = Greedy::new(Arc::clone(self.meter) as _).sampling(GLANCES);
        let worths = greedy.worths(&question, &options, &mut self.chance(step, 6));
        let answer = |(action, judged)| Answer { action, judged: f64::from(judged), played_on: Vec::new() };
        let answers: Vec<_> = options.into_iter().zip(worths).map(answer).collect();
        let mut look = Look { step, seat, answers, horizon: 0 };
        look.keep(COMPARED);
        (look.answers.len() > 1).then_some(look)
    }

    /// What was played and what a search likes best, each searched by itself.
    pub fn search(&self, look: &mut Look<G::Action>) {
        let Some((seat, played, guess)) = self.guess(look.step) else { return };
        let question = Question { game: &self.played.game, guess: &guess, seat, history: &[] };
        let mut search = Search::new(Budget::iterations(self.effort.first), Arc::clone(self.meter) as _);
        let choice = search.choose(&question, &mut self.chance(look.step, 2));
        // What seemed best at first sight and in games stays in the comparison.
        look.keep(2);
        let liked = choice.thoughts.iter().map(|thought| thought.action);
        let mut new: Vec<G::Action> = [choice.action].into_iter().chain(liked).collect();
        new.retain(|action| *action != played && look.answers.iter().all(|answer| answer.action != *action));
        new.dedup();
        new.truncate(LIKED);
        let new = new.into_iter().map(|action| Answer { action, judged: 0.0, played_on: Vec::new() });
        look.answers.extend(new);
        for answer in &mut look.answers {
            let chance = self.chance(look.step, 3);
            let weighed = self.weighed(&question, answer.action, self.effort.compared, chance);
            answer.judged = f64::from(weighed.win_chances[seat.index()]);
        }
    }

    /// Plays games on after each answer, until it has had so many, in the same worlds with the same dice.
    pub fn play_on(&self, look: &mut Look<G::Action>, games: u32, horizon: usize) {
        let Some((seat, _, guess)) = self.guess(look.step) else { return };
        let (game, step) = (&self.played.game, look.step);
        if look.horizon != horizon {
            look.horizon = horizon;
            for answer in &mut look.answers {
                answer.played_on.clear();
            }
        }
        for number in 0..games as usize {
            let world = playout::world(game, &guess, &mut self.chance(step, (number as u64 + 1) << 8 | 4));
            let seed = self.seed ^ ((step as u64) << 24) ^ number as u64;
            for answer in look.answers.iter_mut().filter(|answer| answer.played_on.len() == number) {
                let result = playout::after(game, &world, (seat, answer.action), horizon, seed, self.meter);
                answer.played_on.push(f64::from(result[seat.index()]));
            }
        }
    }

    /// A long look: several searches anew after what was played and after the best other answer.
    pub fn look_into(&self, look: &Look<G::Action>) -> Option<Evidence<G::Action>> {
        let (step, better) = (look.step, look.better()?.action);
        let (seat, played, guess) = self.guess(step)?;
        let question = Question { game: &self.played.game, guess: &guess, seat, history: &[] };
        let mut evidence = Evidence::new(step, better);
        for search in 0..u64::from(self.effort.searches) {
            // The same chance for both, as far as they go the same way.
            let chance = || self.chance(step, 16 + search);
            let weighed = |option| self.weighed(&question, option, self.effort.deep, chance());
            let (with_played, with_better) = (weighed(played), weighed(better));
            let own = |chances: &PerSeat| f64::from(chances[seat.index()]);
            evidence.searched.push(own(&with_played.win_chances), own(&with_better.win_chances));
            if with_better.line.len() > evidence.line.len() {
                evidence.line = with_better.line;
            }
        }
        Some(evidence)
    }

    /// Plays so many more games on after each of the two answers, in the same worlds with the same dice.
    pub fn play_out(&self, evidence: &mut Evidence<G::Action>, games: u32, horizon: usize) {
        let Some((seat, played, guess)) = self.guess(evidence.step) else { return };
        let game = &self.played.game;
        let first = evidence.played_out.len() as u64;
        for number in first..first + u64::from(games) {
            let mut chance = self.chance(evidence.step, (number + 1) << 8);
            let world = playout::world(game, &guess, &mut chance);
            let seed = self.seed ^ ((evidence.step as u64) << 32) ^ number;
            let won = |action| {
                let result = playout::after(game, &world, (seat, action), horizon, seed, self.meter);
                f64::from(result[seat.index()])
            };
            evidence.played_out.push(won(played), won(evidence.better));
        }
        evidence.horizon = horizon;
    }

    /// Notes what differs between the games after the two answers.
    pub fn compare(&self, evidence: &mut Evidence<G::Action>) {
        let Some((seat, played, guess)) = self.guess(evidence.step) else { return };
        let pair = (played, evidence.better);
        let mut worlds = self.chance(evidence.step, 7);
        let games = self.effort.contrasted;
        evidence.contrast = contrast(&self.played.game, &guess, seat, pair, games, &mut worlds, self.meter);
    }

    /// What it comes to, if the search is wrong by about `distrust`.
    pub fn verdict(&self, words: &Words, evidence: &Evidence<G::Action>, distrust: f64) -> Option<Costly> {
        let (seat, played, guess) = self.guess(evidence.step)?;
        let game = &self.played.game;
        let (step, better) = (evidence.step, evidence.better);
        let steps = expected(game, &guess, (seat, better), &evidence.line, &mut self.chance(step, 5));
        let label = |action| Phrase::of(words, &game.label(guess.state(), seat, action));
        let [search, playouts, loss, chance_played, chance_better] = evidence.estimates(distrust);
        Some(Costly {
            step,
            round: game.rounds(&self.played.states[step]),
            played: played.to_string(),
            played_words: label(played),
            better: better.to_string(),
            better_words: label(better),
            chance_played,
            chance_better,
            loss,
            doubt: evidence.doubt(distrust),
            search,
            playouts,
            horizon: evidence.horizon(),
            contrast: evidence.contrast.as_ref().map(|contrast| contrast.said(words)),
            line: steps
                .iter()
                .map(|step| Step { seat: step.seat, words: Phrase::of(words, &step.label) })
                .collect(),
        })
    }

    /// What a search of its own makes of one option.
    fn weighed(
        &self,
        question: &Question<'_, G>,
        option: G::Action,
        iterations: u32,
        mut chance: Chance,
    ) -> Weighed<G::Action> {
        weigh(question, &**self.meter, Some(option), iterations, &mut chance)
    }
}
