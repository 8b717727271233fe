//! Standing answers tell nobody what their seat holds.

use orrery_core::standing_answers::{
    Comparison, Condition, NoChoice, On, Reply, SeatAnswers, StandingAnswer, Than, Wish, answer_for,
    public_numbers,
};
use orrery_core::{Publish, Seat, SeatSet};

use crate::play::{Failure, Walk, along_plays, at_checkpoints};
use crate::subject::Subject;
use crate::told::{named, resampled};

/// At most this many answers of a seat are made to stand, one after another.
const ANSWERS: usize = 6;

/// In two worlds that somebody else cannot tell apart, the same standing answers answer the same, or both ask: neither an
/// answer nor a pause tells what the seat holds. Numbers that conditions are made of are the same for everybody.
pub fn standing_answers_tell_nothing<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "standing_answers_tell_nothing", |walk| {
        at_checkpoints(walk, |walk| {
            for seat in walk.table.awaiting().iter() {
                for viewer in strangers(walk, seat) {
                    let world = resampled(walk.game(), walk.state(), viewer, walk.number(1));
                    numbers_are_public(walk, &world, viewer)?;
                    for answers in wishes(walk, seat) {
                        answered_alike(walk, &world, seat, viewer, &answers)?;
                    }
                }
            }
            Ok(())
        })
    })
}

/// Nobody, and each of the others.
fn strangers<G: Publish>(walk: &Walk<'_, G>, seat: Seat) -> Vec<SeatSet> {
    let others = walk.game().seats().others(seat).map(SeatSet::only);
    std::iter::once(SeatSet::NOBODY).chain(others).collect()
}

/// What this seat could have decided in advance: to pass, to give each of its answers, what it can order, or the only one.
fn wishes<G: Publish>(walk: &Walk<'_, G>, seat: Seat) -> Vec<SeatAnswers> {
    let (game, t) = (walk.game(), walk.state());
    let key = game.ask(t, seat).question.key.to_string();
    let on = || On::Question { key: key.clone(), about: None };
    let numbers = public_numbers(game, t);
    let number = numbers.get(walk.number(2) as usize % numbers.len().max(1));
    let condition = number.map(|number| Condition {
        number: number.id.clone(),
        is: Comparison::AtLeast,
        than: Than::Fixed(number.value),
    });
    let wish = |on, answer, conditions| Wish { on, answer, conditions, until_turn: false };
    let mut wishes = vec![
        wish(On::Everything, Reply::Pass, Vec::new()),
        wish(on(), Reply::Pass, condition.clone().into_iter().collect()),
    ];
    let mut candidates = Vec::new();
    game.candidates(t, seat, &mut candidates);
    for action in candidates.into_iter().take(ANSWERS) {
        wishes.push(wish(on(), Reply::This(action.to_string()), condition.clone().into_iter().collect()));
    }
    let orders = game.orders(t, seat).into_iter().flat_map(|kind| kind.orders);
    wishes.extend(orders.map(|order| Wish::order(&order.order)));
    let standing = |wish| SeatAnswers {
        answers: vec![StandingAnswer {
            id: 1,
            wish,
            question: None,
            label: None,
            numbers: Vec::new(),
            spent: None,
        }],
        no_choice: NoChoice::Asked,
    };
    let mut all: Vec<_> = wishes.into_iter().map(standing).collect();
    all.push(SeatAnswers { answers: Vec::new(), no_choice: NoChoice::AnsweredWhereSeen });
    all
}

fn numbers_are_public<G: Publish>(
    walk: &Walk<'_, G>,
    world: &G::State,
    viewer: SeatSet,
) -> Result<(), String> {
    let (one, another) = (public_numbers(walk.game(), walk.state()), public_numbers(walk.game(), world));
    match one.iter().zip(&another).find(|(one, another)| one != another) {
        None if one.len() == another.len() => Ok(()),
        differs => Err(format!("resampled for {}, the public numbers differ: {differs:?}", named(viewer))),
    }
}

fn answered_alike<G: Publish>(
    walk: &Walk<'_, G>,
    world: &G::State,
    seat: Seat,
    viewer: SeatSet,
    answers: &SeatAnswers,
) -> Result<(), String> {
    let game = walk.game();
    let here = answer_for(game, walk.state(), seat, answers);
    let there = answer_for(game, world, seat, answers);
    // A forced answer may be another card, and a sealed one is nobody's business: whoever may not see it is told only that
    // there was an answer.
    let by_itself = answers.no_choice != NoChoice::Asked;
    let ordered = answers.answers.iter().any(|answer| matches!(answer.wish.on, On::Order(_)));
    let sealed = ordered && game.ask(walk.state(), seat).audience != SeatSet::EVERYBODY;
    let alike = if by_itself || sealed { here.is_some() == there.is_some() } else { here == there };
    if alike {
        return Ok(());
    }
    let who = named(viewer);
    Err(format!(
        "{seat} with {answers:?}: {who} cannot tell two worlds apart, but {here:?} is answered in one and {there:?} in the other"
    ))
}
