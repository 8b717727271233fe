//! A review from first sight to the end: everything is looked at once, then what matters is looked into.
//!
//! Each stage has a budget of judgements, so that games with many seats and long decisions take no longer than others: they
//! are looked into less. What is spent where depends on counts alone, never on a clock.

use std::sync::Arc;

use orrery_bots::{Bot as _, Question};
use orrery_core::{Chance, Evaluate, Guess, Outside, Publish, Seat, SeatSet, Study, Words};

use crate::decisions::{DecisionReview, Look};
use crate::evidence::{Evidence, distrust};
use crate::luck::{Steps, Valuation};
use crate::meter::Meter;
use crate::object::{Ended, Watch};
use crate::playout::{self, TO_THE_END};
use crate::replayed::Replayed;
use crate::report::{Costly, Effort, METHOD, Moment, Review, Stage};
use crate::sources::sources;

/// Where chance begins: a game is always reviewed the same.
const SEED: u64 = 0x5eed;
/// How many of each seat the first result names.
const NAMED: usize = 6;
/// Games go on for at least so many decisions of each seat.
const LEAST_AHEAD: usize = 4;
/// Games begin anywhere, so about this part of the decisions of a game is played in each of them.
const PLAYED: f64 = 0.6;
/// Rather than judging tables on the way, fewer games are played to their end, as long as that leaves so large a part of them.
const LEAST_SHARE: f64 = 0.1;

/// Which part of the work on decisions has been done once they are searched, and once games were played on after them.
const SEARCHED: f64 = 0.3;
const PLAYED_ON: f64 = 0.7;
/// In which rounds games are played on: so many decisions of each seat, with so many answers beside what was played. Every round
/// gets the same part of the work. With more decisions in the first round each has too few games to tell anything.
pub(crate) const ROUNDS: [(usize, usize); 4] = [(40, 2), (20, 2), (10, 2), (5, 1)];
/// How many games each answer gets in a round, at least and at most.
const LEAST_EACH: u32 = 2;
const MOST_EACH: u32 = 50;

/// What can be afforded of the games that are wanted.
#[derive(Clone, Copy)]
struct Games {
    /// Which part of them is played.
    share: f64,
    /// How many decisions they go on.
    horizon: usize,
}

impl Games {
    /// How many are played instead of so many.
    fn of(self, wanted: u32) -> u32 {
        ((f64::from(wanted) * self.share).ceil() as u32).max(1)
    }
}

/// A review that is being made.
pub(crate) struct Making<'a, G: Publish + Evaluate + Study> {
    played: &'a Replayed<G>,
    words: &'a Words,
    effort: Effort,
    watch: &'a Watch,
    meter: Arc<Meter>,
    /// Judgements for each decision that a quick bot makes, about.
    per_decision: f64,
    /// Judgements for a game that is played to its end from anywhere, about.
    per_game: f64,
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
        per_game: 1.0,
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
    making.per_game = making.length();
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
        let mut bot = playout::quick(&self.meter);
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

    /// Judgements for a game that quick bots play to its end, from some games that begin at different moments of this one.
    fn length(&self) -> f64 {
        let (game, moves) = (&self.played.game, &self.played.moves);
        let begun = self.meter.judged();
        let mut games = 0;
        for eighths in [3, 1, 5, 7] {
            let step = moves.len() * eighths / 8;
            let (Some(made), true) = (moves.get(step), self.meter.judged() < self.effort.first_work / 10)
            else {
                break;
            };
            let (first, world) = ((made.seat, made.action), &self.played.states[step]);
            playout::after(game, world, first, TO_THE_END, SEED ^ step as u64, &self.meter);
            games += 1;
        }
        let played = (self.meter.judged() - begun) as f64 / f64::from(games.max(1));
        if games > 0 { played } else { self.per_decision * moves.len() as f64 * PLAYED }
    }

    /// What can be afforded if so many games are wanted and this is left for them.
    fn affordable(&self, work: u64, wanted: usize) -> Games {
        let each = work as f64 / wanted.max(1) as f64;
        let share = each / self.per_game;
        if share >= LEAST_SHARE {
            return Games { share: share.min(1.0), horizon: TO_THE_END };
        }
        let least = LEAST_AHEAD * usize::from(self.review.seats);
        let decisions = each / self.per_decision / LEAST_SHARE;
        Games { share: LEAST_SHARE, horizon: (decisions as usize).max(least) }
    }

    /// How many games are played after each of so many answers, and how far, if this is left for them.
    fn in_a_round(&self, work: u64, answers: usize) -> (u32, usize) {
        let work = work as f64 / answers.max(1) as f64;
        let each = (work / self.per_game) as u32;
        if each >= LEAST_EACH {
            return (each.min(MOST_EACH), TO_THE_END);
        }
        let least = LEAST_AHEAD * usize::from(self.review.seats);
        let decisions = work / self.per_decision / f64::from(LEAST_EACH);
        (LEAST_EACH, (decisions as usize).max(least))
    }

    /// Everything is looked at once: all answers at first sight, then games after the suspicious ones.
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
        self.sift(&mut looks, self.effort.first_work)?;
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

    /// Searches as many decisions as can be afforded, the most suspicious of each seat first.
    fn search(&self, looks: &mut [Look<G::Action>], end: u64) -> Result<(), Ended> {
        let review = self.decision_review();
        for place in self.worst_of_each(looks, usize::MAX) {
            if self.meter.judged() >= end {
                break;
            }
            review.search(&mut looks[place]);
            self.noted()?;
        }
        Ok(())
    }

    /// Games after the answers of suspicious decisions, in rounds: more and more after fewer and fewer.
    fn sift(&self, looks: &mut [Look<G::Action>], end: u64) -> Result<(), Ended> {
        let review = self.decision_review();
        let begun = self.meter.judged();
        let work = end.saturating_sub(begun) / ROUNDS.len() as u64;
        for (round, (count, others)) in (1..).zip(ROUNDS) {
            let places = self.worst_of_each(looks, count);
            for place in &places {
                looks[*place].keep(others);
            }
            let answers = places.iter().map(|place| looks[*place].answers.len()).sum();
            let left = (begun + work * round).saturating_sub(self.meter.judged());
            let (each, horizon) = self.in_a_round(left, answers);
            for place in places {
                if self.meter.judged() >= end {
                    return Ok(());
                }
                let before = looks[place].games(horizon);
                review.play_on(&mut looks[place], before + each, horizon);
                self.noted()?;
            }
        }
        Ok(())
    }

    /// Looks into the decisions of each seat that seem to have cost most.
    fn decisions(&mut self, mut looks: Vec<Look<G::Action>>) -> Result<(), Ended> {
        let (effort, begun) = (self.effort, self.meter.judged());
        let by = |share: f64| begun + (effort.decision_work as f64 * share) as u64;
        self.watch.planned(begun + effort.decision_work + effort.luck_work);

        self.search(&mut looks, by(SEARCHED))?;
        self.sift(&mut looks, by(PLAYED_ON))?;
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
        let games = self.affordable(left, games);
        for evidence in &mut evidence {
            review.play_out(evidence, games.of(effort.playouts), games.horizon);
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
                review.play_out(evidence, games.of(effort.more_playouts), games.horizon);
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
