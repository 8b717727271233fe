//! A review from first sight to the end: everything is looked at once, then what matters is looked into.
//!
//! Each stage has a budget of judgements, so that games with many seats and long decisions take no longer than others: they
//! are looked into less. What is spent where depends on counts alone, never on a clock.

use std::sync::Arc;

use orrery_bots::{Bot as _, Greedy, Question};
use orrery_core::{Chance, Evaluate, Guess, Outside, Publish, Seat, SeatSet, Study, Words};

use crate::decisions::{DecisionReview, Look};
use crate::evidence::{Evidence, distrust};
use crate::luck::{Steps, Valuation};
use crate::meter::Meter;
use crate::object::{Ended, Watch};
use crate::playout::TO_THE_END;
use crate::replayed::Replayed;
use crate::report::{Costly, Effort, METHOD, Moment, Review, Stage};
use crate::sources::sources;

/// Where chance begins: a game is always reviewed the same.
const SEED: u64 = 0x5eed;
/// How the first result sifts decisions: of each seat so many, each with so many games more, after what was played and so
/// many other answers.
const SIFTED: [(usize, u32, usize); 4] = [(40, 1, 2), (16, 2, 2), (8, 4, 2), (4, 8, 1)];
/// How many of each seat the first result names.
const NAMED: usize = 6;
/// Games go on for at least so many decisions of each seat.
const LEAST_AHEAD: usize = 4;

/// A review that is being made.
pub(crate) struct Making<'a, G: Publish + Evaluate + Study> {
    played: &'a Replayed<G>,
    words: &'a Words,
    effort: Effort,
    watch: &'a Watch,
    meter: Arc<Meter>,
    /// Judgements for each decision that a quick bot makes, about.
    per_decision: f64,
    review: Review,
}

/// Looks back at a finished game.
pub(crate) fn review<G: Publish + Evaluate + Study>(
    played: &Replayed<G>,
    words: &Words,
    effort: Effort,
    watch: &Watch,
) -> Result<Review, Ended> {
    let game = &played.game;
    let effort = effort.at_a_table_of(game.seats().count()).in_judgements(game.judgements_per_second());
    if played.states.last().is_none_or(|last| !game.awaiting(last).is_empty()) {
        return Err(Ended::NotOver);
    }
    let mut making = Making {
        played,
        words,
        effort,
        watch,
        meter: Arc::default(),
        per_decision: 1.0,
        review: Review {
            method: METHOD,
            game: G::ID.to_owned(),
            seats: game.seats().count(),
            stage: Stage::First,
            effort,
            judged: 0,
            decisions: played.moves.len(),
            choices: Vec::new(),
            splits: Vec::new(),
            course: Vec::new(),
            costly: Vec::new(),
            sources: sources(played, words),
        },
    };
    watch.begin(effort.first_work + effort.decision_work + effort.luck_work);
    making.per_decision = making.pace();
    let looks = making.at_first_sight()?;
    making.decisions(looks)?;
    making.chances_and_luck()?;
    Ok(making.review)
}

impl<G: Publish + Evaluate + Study> Making<'_, G> {
    fn decision_review(&self) -> DecisionReview<'_, G> {
        DecisionReview { played: self.played, effort: self.effort, seed: SEED, meter: &self.meter }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        self.played.game.seats().iter().collect::<Vec<_>>().into_iter()
    }

    /// Tells whoever waits how far it is; ends the work if it should.
    fn noted(&self) -> Result<(), Ended> {
        self.watch.reached(self.meter.judged())
    }

    fn tell(&mut self, stage: Stage) {
        self.review.stage = stage;
        self.review.judged = self.meter.judged();
        self.watch.tell(&self.review);
    }

    /// Judgements for each decision of a quick bot, from a game of such bots.
    fn pace(&self) -> f64 {
        let game = &self.played.game;
        let mut chance = Chance::sampled(SEED ^ 0x9ace);
        let mut bot = Greedy::hasty(Arc::clone(&self.meter) as _);
        let mut decisions = 0;
        let sampled = self.played.states.iter().step_by((self.played.states.len() / 64).max(1));
        for t in sampled {
            let Some(seat) = game.awaiting(t).first() else { continue };
            let guess = Guess::of(game, t, SeatSet::only(seat), &mut chance);
            let question = Question { game, guess: &guess, seat, history: &[] };
            let action = bot.choose(&question, &mut chance).action;
            let mut after = *guess.state();
            game.apply(&mut after, seat, action, &mut Outside::silent(seat, &mut chance));
            decisions += 1;
        }
        (self.meter.judged() as f64 / f64::from(decisions.max(1))).max(1.0)
    }

    /// How many decisions games can be played on, if there are so many and this is left for them.
    fn horizon(&self, work: u64, games: usize) -> usize {
        let affordable = work as f64 / self.per_decision / games.max(1) as f64;
        let least = LEAST_AHEAD * usize::from(self.review.seats);
        // What nearly reaches the end of most games may as well do so.
        if affordable > self.played.moves.len() as f64 * 0.6 {
            TO_THE_END
        } else {
            (affordable as usize).max(least)
        }
    }

    /// Everything is looked at once: all answers at first sight, then short games after the suspicious ones.
    fn at_first_sight(&mut self) -> Result<Vec<Look<G::Action>>, Ended> {
        let game = &self.played.game;
        let mut looks = Vec::new();
        for step in 0..self.played.moves.len() {
            looks.extend(self.decision_review().glance(step));
            self.noted()?;
        }
        let choices = |seat| looks.iter().filter(|look| look.seat == seat).count() as u32;
        self.review.choices = self.seats().map(choices).collect();
        let valuation = Valuation { played: self.played, seed: SEED, meter: &self.meter };
        self.review.course = (0..self.played.states.len())
            .map(|step| Moment {
                round: game.rounds(&self.played.states[step]),
                chances: valuation.at_first_sight(step).chances,
            })
            .collect();
        self.sift(&mut looks)?;
        let mut costly = Vec::new();
        for seat in self.seats() {
            let evidence: Vec<_> =
                worst(&looks, seat, NAMED).into_iter().filter_map(|place| looks[place].evidence()).collect();
            costly.push(self.verdicts(&evidence, distrust::<G::Action>(&[])));
        }
        self.review.costly = costly;
        self.tell(Stage::First);
        Ok(looks)
    }

    /// The places of so many decisions of each seat that seem to have cost most, a decision of each seat by turns.
    fn worst_of_each(&self, looks: &[Look<G::Action>], count: usize) -> Vec<usize> {
        in_turns(&self.seats().map(|seat| worst(looks, seat, count)).collect::<Vec<_>>())
    }

    /// Short games after the answers of suspicious decisions, more and more after fewer and fewer.
    fn sift(&self, looks: &mut [Look<G::Action>]) -> Result<(), Ended> {
        let review = self.decision_review();
        let end = self.effort.first_work;
        let most = |seat| looks.iter().filter(|look| look.seat == seat).count();
        let games: usize = self
            .seats()
            .map(|seat| {
                let each = |(count, games, others): &(usize, u32, usize)| {
                    most(seat).min(*count) * *games as usize * (1 + others)
                };
                SIFTED.iter().map(each).sum::<usize>()
            })
            .sum();
        let horizon = self.horizon(end.saturating_sub(self.meter.judged()), games);
        for (count, games, others) in SIFTED {
            for place in self.worst_of_each(looks, count) {
                if self.meter.judged() >= end {
                    return Ok(());
                }
                // Each answer has had the same games, as what has fewer is not compared.
                looks[place].keep(others);
                review.play_on(&mut looks[place], games, horizon);
                self.noted()?;
            }
        }
        Ok(())
    }

    /// Looks into the decisions of each seat that seem to have cost most.
    fn decisions(&mut self, mut looks: Vec<Look<G::Action>>) -> Result<(), Ended> {
        let (effort, begun) = (self.effort, self.meter.judged());
        let by = |share: f64| begun + (effort.decision_work as f64 * share) as u64;
        let seats = usize::from(self.review.seats);
        self.watch.planned(begun + effort.decision_work + effort.luck_work);

        // Searched: as many as can be afforded, the most suspicious of each seat first.
        let review = self.decision_review();
        let order = self.worst_of_each(&looks, usize::MAX);
        let mut searched = Vec::new();
        for place in order {
            if self.meter.judged() >= by(0.3) {
                break;
            }
            review.search(&mut looks[place]);
            searched.push(place);
            self.noted()?;
        }
        let mut looks: Vec<_> = looks
            .into_iter()
            .enumerate()
            .filter(|(place, _)| searched.contains(place))
            .map(|(_, look)| look)
            .collect();
        // Games after each answer, then more after the best of the worst.
        let answers: usize = looks.iter().map(|look| look.answers.len()).sum();
        let again = effort.again as usize * seats * 3 * effort.more_worlds as usize;
        let left = by(0.55).saturating_sub(self.meter.judged());
        let horizon = self.horizon(left, answers * effort.worlds as usize + again);
        for look in &mut looks {
            review.play_on(look, effort.worlds, horizon);
            self.noted()?;
        }
        for place in self.worst_of_each(&looks, effort.again as usize) {
            looks[place].keep(2);
            review.play_on(&mut looks[place], effort.more_worlds, horizon);
            self.noted()?;
        }
        self.review.costly = self.looked_into(&looks, by(1.0))?;
        self.tell(Stage::Decisions);
        Ok(())
    }

    /// Long looks at the worst, and at the end more games for the worst of these.
    fn looked_into(&self, looks: &[Look<G::Action>], end: u64) -> Result<Vec<Vec<Costly>>, Ended> {
        let effort = self.effort;
        let review = self.decision_review();
        let mut found: Vec<(Seat, Evidence<G::Action>)> = Vec::new();
        for place in self.worst_of_each(looks, effort.suspects as usize) {
            found.extend(review.look_into(&looks[place]).map(|evidence| (looks[place].seat, evidence)));
            self.noted()?;
        }
        let (owners, mut evidence): (Vec<_>, Vec<_>) = found.into_iter().unzip();
        let seats = usize::from(self.review.seats);
        let finalists = seats * effort.finalists as usize;
        let games =
            2 * (evidence.len() * effort.playouts as usize + finalists * effort.more_playouts as usize);
        let contrasts = finalists as u64 * u64::from(effort.contrasted) * 80 * self.per_decision as u64;
        let left = end.saturating_sub(self.meter.judged()).saturating_sub(contrasts);
        let horizon = self.horizon(left, games);
        for evidence in &mut evidence {
            review.play_out(evidence, effort.playouts, horizon);
            self.noted()?;
        }
        let trust = distrust(&evidence);
        let mut costly = Vec::new();
        for seat in self.seats() {
            let mut own: Vec<_> = owners
                .iter()
                .zip(&mut evidence)
                .filter(|(owner, _)| **owner == seat)
                .map(|(_, evidence)| evidence)
                .collect();
            own.sort_by(|a, b| b.estimates(trust)[2].mean.total_cmp(&a.estimates(trust)[2].mean));
            for evidence in own.iter_mut().take(effort.finalists as usize) {
                review.play_out(evidence, effort.more_playouts, horizon);
                review.compare(evidence);
                self.noted()?;
            }
            costly.push(self.verdicts(own, trust));
        }
        Ok(costly)
    }

    /// What evidence comes to, the worst first; what cost nothing is left out.
    fn verdicts<'e>(
        &self,
        evidence: impl IntoIterator<Item = impl std::borrow::Borrow<Evidence<G::Action>> + 'e>,
        trust: f64,
    ) -> Vec<Costly> {
        let review = self.decision_review();
        let verdict = |evidence: &Evidence<G::Action>| review.verdict(self.words, evidence, trust);
        let mut verdicts: Vec<_> = evidence
            .into_iter()
            .filter_map(|evidence| verdict(evidence.borrow()))
            .filter(|costly| costly.loss.mean > 0.0)
            .collect();
        verdicts.sort_by(|a, b| b.expected_loss().total_cmp(&a.expected_loss()));
        verdicts
    }

    /// Every position is searched, and chance drawn anew.
    fn chances_and_luck(&mut self) -> Result<(), Ended> {
        let begun = self.meter.judged();
        self.watch.planned(begun + self.effort.luck_work);
        let valuation = Valuation { played: self.played, seed: SEED, meter: &self.meter };
        let afforded = valuation.afforded(self.effort);
        let decisions = self.played.moves.len();
        let mut positions = Vec::with_capacity(decisions + 1);
        for step in 0..=decisions {
            positions.push(valuation.position(step, afforded));
            self.noted()?;
        }
        let mut means = Vec::with_capacity(decisions);
        for step in 0..decisions {
            means.push(valuation.resampled(step, afforded));
            self.noted()?;
        }
        let deals = valuation.deals(afforded);
        let deciders: Vec<_> = self.played.moves.iter().map(|made| made.seat).collect();
        let steps = Steps { deciders: &deciders, positions: &positions, means: &means, deals: &deals };
        self.review.effort = afforded;
        self.review.splits = self.seats().map(|seat| steps.split(seat)).collect();
        for (moment, valued) in self.review.course.iter_mut().zip(positions) {
            moment.chances = valued.chances;
        }
        self.tell(Stage::Whole);
        Ok(())
    }
}

/// The places of the decisions of a seat that seem to have cost most, the worst first.
fn worst<A: Copy>(looks: &[Look<A>], seat: Seat, count: usize) -> Vec<usize> {
    let mut places: Vec<_> = (0..looks.len()).filter(|place| looks[*place].seat == seat).collect();
    places.sort_by(|a, b| looks[*b].loss().total_cmp(&looks[*a].loss()));
    places.truncate(count);
    places
}

/// The first of each, then the second of each, and so on: nobody is looked at less because another sits before him.
fn in_turns(lists: &[Vec<usize>]) -> Vec<usize> {
    let longest = lists.iter().map(Vec::len).max().unwrap_or(0);
    (0..longest).flat_map(|rank| lists.iter().filter_map(move |list| list.get(rank).copied())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_the_first_look_before_anybody_gets_a_second() {
        assert_eq!(in_turns(&[vec![1, 2, 3], vec![4], vec![5, 6]]), [1, 4, 5, 2, 6, 3]);
    }
}
