//! What is different after two answers, in numbers that people talk about: who has more of what, from which round on.

use std::collections::BTreeMap;
use std::sync::Arc;

use orrery_core::{Chance, Evaluate, Guess, Publish, Seat, SeatSet, Study, Text, Words};

use crate::meter::Meter;
use crate::playout;
use crate::report::Difference;
use crate::{Estimate, Phrase};

/// So many decisions of each seat are played on after the answer.
const AHEAD: usize = 40;
/// A difference is told if it is so many standard errors large.
const SURE: f64 = 2.5;
/// And at least so many of whatever is counted.
const LARGE: f64 = 0.5;
/// The score, which every game has.
const POINTS: &str = "points";

/// A number that is clearly larger after the better answer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Contrast {
    measure: String,
    round: u32,
    more: f64,
    leads_from: Option<u32>,
}

impl Contrast {
    /// In words.
    pub fn said(&self, words: &Words) -> Difference {
        let form = |form: &'static str| {
            Phrase::of(words, &Text::named(format!("measure-{}", self.measure)).word("form", form))
        };
        let points = self.measure == POINTS;
        Difference {
            what: (!points).then(|| form("more")),
            lead: (!points).then(|| form("lead")),
            round: self.round,
            more: self.more,
            leads_from: self.leads_from,
        }
    }
}

/// What a seat has of something, and the best of the others.
type Had = (f64, f64);
/// What was had at the end of each round, by the name of the measure.
type Course = BTreeMap<(u32, &'static str), Had>;

/// Plays so many games on after each of two answers and finds the number in which they differ most.
pub(crate) fn contrast<G: Publish + Evaluate + Study>(
    game: &G,
    guess: &Guess<G::State>,
    seat: Seat,
    (played, better): (G::Action, G::Action),
    games: u32,
    chance: &mut Chance,
    meter: &Arc<Meter>,
) -> Option<Contrast> {
    let mut pairs: BTreeMap<(u32, &'static str), Vec<(Had, Had)>> = BTreeMap::new();
    for _ in 0..games {
        let world = playout::world(game, guess, chance);
        let seed = chance.pick(usize::from(u16::MAX)) as u64;
        let [played, better] =
            [played, better].map(|action| course(game, &world, (seat, action), seed, meter));
        for (key, with_better) in better {
            if let Some(with_played) = played.get(&key) {
                pairs.entry(key).or_default().push((*with_played, with_better));
            }
        }
    }
    // A round that few games have reached says nothing about the others.
    pairs.retain(|_, pairs| pairs.len() * 4 >= games as usize * 3 && pairs.len() > 3);
    let more = |pairs: &[(Had, Had)]| {
        Estimate::of(&pairs.iter().map(|(played, better)| better.0 - played.0).collect::<Vec<_>>())
    };
    let sure = |estimate: &Estimate| estimate.mean / (estimate.error + 0.05);
    let clear = |estimate: &Estimate| estimate.mean >= LARGE && sure(estimate) >= SURE;
    let found: Vec<_> = pairs
        .iter()
        .map(|((round, measure), pairs)| (*round, *measure, more(pairs)))
        .filter(|(_, _, estimate)| clear(estimate))
        .collect();
    // Points are what all of it comes to: something else says why.
    let reason = found.iter().filter(|(_, measure, _)| *measure != POINTS);
    let best = |a: &&(u32, &'static str, Estimate), b: &&(u32, &'static str, Estimate)| {
        sure(&a.2).total_cmp(&sure(&b.2))
    };
    let (round, measure, estimate) = *reason.max_by(best).or_else(|| found.iter().max_by(best))?;
    let ahead = |of: fn(&(Had, Had)) -> Had, pairs: &[(Had, Had)]| {
        pairs.iter().map(of).map(|(own, other)| own - other).sum::<f64>() > 0.0
    };
    let course: Vec<_> = pairs.iter().filter(|((_, name), _)| *name == measure).collect();
    let leads = |pairs: &[(Had, Had)]| ahead(|pair| pair.1, pairs);
    let led = |pairs: &[(Had, Had)]| ahead(|pair| pair.0, pairs);
    let from = course.iter().rposition(|(_, pairs)| !leads(pairs)).map_or(0, |last| last + 1);
    let leads_from = course.get(from).filter(|(_, pairs)| !led(pairs)).map(|((round, _), _)| *round);
    Some(Contrast { measure: measure.to_owned(), round, more: estimate.mean, leads_from })
}

/// What the seat and the best of the others have at the end of each round.
fn course<G: Publish + Evaluate + Study>(
    game: &G,
    world: &G::State,
    first: (Seat, G::Action),
    seed: u64,
    meter: &Arc<Meter>,
) -> Course {
    let mut bot = playout::quick(meter);
    let mut course = Course::new();
    let mut last = *world;
    let mut note = |t: &G::State| {
        let round = game.rounds(t);
        for (measure, had) in measured(game, t, first.0) {
            course.insert((round, measure), had);
        }
    };
    let decisions = AHEAD * usize::from(game.seats().count());
    let end = playout::played_on(game, world, first, decisions, seed, &mut bot, &mut |t| {
        if game.rounds(t) != game.rounds(&last) {
            note(&last);
        }
        last = *t;
    });
    if game.awaiting(&end).is_empty() {
        note(&end);
    }
    course
}

fn measured<G: Publish + Evaluate + Study>(
    game: &G,
    t: &G::State,
    seat: Seat,
) -> BTreeMap<&'static str, Had> {
    let mut found: BTreeMap<&'static str, Had> = BTreeMap::new();
    let mut mark = |of: Seat, measure: &'static str, amount: f64| {
        let had = found.entry(measure).or_insert((0.0, f64::MIN));
        if of == seat {
            had.0 = amount;
        } else if game.side(of) != game.side(seat) {
            had.1 = had.1.max(amount);
        }
    };
    for of in game.seats().iter() {
        game.measures(t, of, &mut |measure, amount| mark(of, measure, f64::from(amount)));
    }
    for column in game.standing(t, SeatSet::EVERYBODY).columns {
        if game.seats().contains(column.seat) {
            mark(column.seat, POINTS, f64::from(column.total));
        }
    }
    found.retain(|_, had| had.1 > f64::MIN);
    found
}
