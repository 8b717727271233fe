//! Reviews without the types of their games.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use orrery_core::object::{OpenError, Published};
use orrery_core::{Evaluate, GameObject as _, Publish, Record, RecordError, Seat, Study, Words};

use crate::check::{self, Checked, Plan};
use crate::decisions::{DecisionReview, Evidence, FirstLook, distrust};
use crate::luck::{Steps, Valuation};
use crate::replayed::Replayed;
use crate::report::{Costly, Effort, METHOD, Moment, Review};
use crate::sources::sources;

/// How far a review has come, and whether it should go on: for whoever waits.
#[derive(Debug, Default)]
pub struct Watch {
    done: AtomicU32,
    whole: AtomicU32,
    stop: AtomicBool,
}

impl Watch {
    /// How much is done, from 0 to 1.
    pub fn share(&self) -> f32 {
        let whole = self.whole.load(Ordering::Relaxed).max(1);
        (self.done.load(Ordering::Relaxed) as f32 / whole as f32).min(1.0)
    }

    /// Ends the work soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(crate) fn begin(&self, whole: u32) {
        self.done.store(0, Ordering::Relaxed);
        self.whole.store(whole, Ordering::Relaxed);
    }

    /// Notes some work.
    pub(crate) fn done(&self, work: u32) -> Result<(), Ended> {
        self.done.fetch_add(work, Ordering::Relaxed);
        if self.is_stopped() { Err(Ended::Stopped) } else { Ok(()) }
    }
}

/// Why there is no review.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Ended {
    /// It was told to stop.
    #[error("the review was stopped before its end; ask for it again")]
    Stopped,
    /// The game is still going on.
    #[error("the game is not over; a review looks back at a whole game")]
    NotOver,
    /// The record does not fit.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The table cannot be set up.
    #[error(transparent)]
    Open(#[from] OpenError),
}

/// A game that can be reviewed.
pub trait Reviews: Send + Sync {
    /// Looks back at a finished game.
    fn review(&self, record: &Record, effort: Effort, watch: &Watch) -> Result<Review, Ended>;

    /// Plays games in which one seat is made to blunder, and reviews each.
    fn check_reviews(&self, plan: &Plan, watch: &Watch) -> Result<Checked, Ended>;
}

impl<G: Publish + Evaluate + Study> Reviews for Published<G> {
    fn review(&self, record: &Record, effort: Effort, watch: &Watch) -> Result<Review, Ended> {
        // Whatever is wrong with the record is found here.
        self.replay(record, None)?;
        let played = Replayed::read(self.rules(record.seats, &record.options)?, record);
        review(&played, self.words(), effort, watch)
    }

    fn check_reviews(&self, plan: &Plan, watch: &Watch) -> Result<Checked, Ended> {
        check::run::<G>(self, plan, watch)
    }
}

/// A game played to its end costs about as much as so many iterations of a search.
const PLAYOUT: u32 = 240;

fn review<G: Publish + Evaluate + Study>(
    played: &Replayed<G>,
    words: &Words,
    effort: Effort,
    watch: &Watch,
) -> Result<Review, Ended> {
    let game = &played.game;
    let effort = effort.at_a_table_of(game.seats().count());
    if played.states.last().is_none_or(|last| !game.awaiting(last).is_empty()) {
        return Err(Ended::NotOver);
    }
    let seed = 0x5eed;
    let work = Work::of(effort);
    let decisions = played.moves.len();
    let draws = played.moves.iter().filter(|made| made.chance).count();
    let seats = u32::from(game.seats().count());
    watch.begin(
        (decisions + 1) as u32 * work.position
            + decisions as u32 * work.first_look
            + draws as u32 * work.resampled
            + work.deals
            + seats
                * (effort.again * work.again
                    + effort.suspects * work.suspect
                    + effort.finalists * work.finalist),
    );

    let valuation = Valuation { played, effort, seed };
    let mut positions = Vec::with_capacity(decisions + 1);
    for step in 0..=decisions {
        positions.push(valuation.position(step));
        watch.done(work.position)?;
    }
    let mut means = Vec::with_capacity(decisions);
    for step in 0..decisions {
        means.push(valuation.resampled(step));
        watch.done(if means[step].is_some() { work.resampled } else { 0 })?;
    }
    let deals = valuation.deals();
    watch.done(work.deals)?;

    let review = DecisionReview { played, effort, seed };
    let mut looks = Vec::new();
    for step in 0..decisions {
        looks.extend(review.first_look(step));
        watch.done(work.first_look)?;
    }
    let choices = |seat| looks.iter().filter(|look| look.seat == seat).count() as u32;
    let choices = game.seats().iter().map(choices).collect();
    let costly = costly(&review, words, looks, &|work| watch.done(work))?;

    let deciders: Vec<_> = played.moves.iter().map(|made| made.seat).collect();
    let steps = Steps { deciders: &deciders, positions: &positions, means: &means, deals: &deals };
    Ok(Review {
        method: METHOD,
        game: G::ID.to_owned(),
        seats: game.seats().count(),
        effort,
        decisions,
        choices,
        splits: game.seats().iter().map(|seat| steps.split(seat)).collect(),
        course: played
            .states
            .iter()
            .zip(positions)
            .map(|(t, valued)| Moment { round: game.rounds(t), chances: valued.chances })
            .collect(),
        costly,
        sources: sources(played, words),
    })
}

/// Looks into the decisions of each seat that seem to have cost most, the worst first.
fn costly<G: Publish + Evaluate>(
    review: &DecisionReview<'_, G>,
    words: &Words,
    mut looks: Vec<FirstLook<G::Action>>,
    done: &dyn Fn(u32) -> Result<(), Ended>,
) -> Result<Vec<Vec<Costly>>, Ended> {
    let effort = review.effort;
    let work = Work::of(effort);
    let mut found: Vec<(Seat, Evidence<G::Action>)> = Vec::new();
    for seat in review.played.game.seats().iter() {
        let mut own: Vec<_> = looks.iter_mut().filter(|look| look.seat == seat).collect();
        own.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        own.truncate(effort.again as usize);
        for look in &mut own {
            review.look_again(look);
            done(work.again)?;
        }
        own.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        for look in own.iter().take(effort.suspects as usize) {
            found.extend(review.look_into(look).map(|evidence| (seat, evidence)));
            done(work.suspect)?;
        }
    }
    let (seats, mut evidence): (Vec<_>, Vec<_>) = found.into_iter().unzip();
    let mut costly = Vec::new();
    let trust = distrust(&evidence);
    for seat in review.played.game.seats().iter() {
        let own = |place: &usize| seats[*place] == seat;
        let mut places: Vec<(usize, f64)> = (0..evidence.len())
            .filter(own)
            .filter_map(|place| Some((place, review.verdict(words, &evidence[place], trust)?.loss.mean)))
            .collect();
        places.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut verdicts = Vec::new();
        for (rank, (place, _)) in places.into_iter().enumerate() {
            if rank < effort.finalists as usize {
                review.play_out(&mut evidence[place], effort.more_playouts);
                done(work.finalist)?;
            }
            let verdict = review.verdict(words, &evidence[place], trust);
            verdicts.extend(verdict.filter(|costly| costly.loss.mean > 0.0));
        }
        verdicts.sort_by(|a, b| b.expected_loss().total_cmp(&a.expected_loss()));
        costly.push(verdicts);
    }
    Ok(costly)
}

/// What each task costs.
struct Work {
    position: u32,
    resampled: u32,
    deals: u32,
    first_look: u32,
    again: u32,
    suspect: u32,
    finalist: u32,
}

impl Work {
    fn of(effort: Effort) -> Self {
        Self {
            position: effort.positions * effort.position,
            resampled: effort.resamples * effort.position,
            deals: effort.deals * effort.position,
            first_look: effort.first + 5 * (effort.compared + effort.worlds * PLAYOUT),
            again: 3 * effort.more_worlds * PLAYOUT,
            suspect: 2 * (effort.searches * effort.deep + effort.playouts * PLAYOUT),
            finalist: 2 * effort.more_playouts * PLAYOUT,
        }
    }
}
