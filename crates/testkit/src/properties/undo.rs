//! A decision that taught a seat something cannot be taken back by it.

use std::sync::Arc;

use orrery_core::table::Decision;
use orrery_core::{Chance, Publish, Seat, SeatSet, Table, play};

use crate::play::{Failure, Walk, along_plays, at_checkpoints};
use crate::subject::Subject;
use crate::told::{Done, Told, apply, resampled};

/// So many actions of a seat are tried at each state.
const ACTIONS: usize = 8;

/// If a decision, carried out with the same chance in two worlds alike to its seat, makes them look different, that seat
/// has learned something, and the decision must be final in both.
pub fn undo_is_fair<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "undo_is_fair", |walk| {
        at_checkpoints(walk, |walk| {
            for seat in walk.actors() {
                let worlds =
                    [*walk.state(), world(walk, seat, 1), world(walk, seat, 2), world(walk, seat, 3)];
                let legal = walk.table.legal(seat);
                let from = walk.number(4) as usize % legal.len().max(1);
                for action in legal.iter().cycle().skip(from).take(ACTIONS.min(legal.len())) {
                    learns_only_for_good(walk, seat, *action, &worlds)?;
                }
            }
            Ok(())
        })
    })
}

/// A world alike to this seat, sealed answers that it has seen being given included.
fn world<G: Publish>(walk: &Walk<'_, G>, seat: Seat, number: u64) -> G::State {
    let (game, t) = (walk.game(), walk.state());
    let mut world = resampled(game, t, SeatSet::only(seat), walk.number(number));
    let mut chance = Chance::sampled(walk.number(number + 10));
    play::answer_again(game, &mut world, game.awaiting(t), &mut Vec::new(), &mut chance);
    world
}

fn learns_only_for_good<G: Publish>(
    walk: &Walk<'_, G>,
    seat: Seat,
    action: G::Action,
    worlds: &[G::State],
) -> Result<(), String> {
    let game = walk.game();
    let viewer = SeatSet::only(seat);
    let looks = |done: &Done<G::State>| {
        let awaited = game.awaiting(&done.state);
        (awaited, done.heard(viewer), Told::of(game, &done.state, viewer, awaited))
    };
    let possible = worlds.iter().filter(|world| game.check(world, seat, action).is_ok());
    let done: Vec<_> =
        possible.map(|world| apply(game, world, seat, action, Chance::sampled(walk.number(5)))).collect();
    if done.iter().all(|done| done.is_final) {
        return Ok(());
    }
    let looked: Vec<_> = done.iter().map(looks).collect();
    match looked.windows(2).find(|pair| pair[0] != pair[1]) {
        None => Ok(()),
        Some(pair) => {
            let seen = pair[0].2.same_as(&pair[1].2).err();
            let seen = seen.unwrap_or_else(|| "what is heard or who is awaited differs".to_owned());
            Err(format!("`{action}` shows {seat} something hidden and can be taken back: {seen}"))
        }
    }
}

/// On a real table undo gives back exactly what was, never takes a decision of another seat with it, and never reaches
/// behind chance or something that came to light. What says that it does not end undo does not.
pub fn undo_on_the_table<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "undo_on_the_table", |walk| {
        let mut history = vec![Moment::of(walk)];
        while let Some((seat, action)) = walk.next_choice() {
            let is_checkpoint = walk.is_checkpoint();
            let said_to_end = is_checkpoint.then(|| walk.table.undo_probe(seat).would_end(action));
            walk.act(seat, action)?;
            let reach = walk.table.undo_reach(seat);
            if said_to_end == Some(false) && reach == 0 {
                return Err(format!("`{action}` was said to leave undo open to {seat}, and has ended it"));
            }
            the_horizon_is_kept(walk, seat, reach, &history)?;
            if is_checkpoint {
                there_and_back(walk, seat, reach, &history)?;
            }
            history.push(Moment::of(walk));
        }
        Ok(())
    })
}

/// What undo must give back.
struct Moment<G: Publish> {
    state: G::State,
    decisions: usize,
    told: usize,
}

impl<G: Publish> Moment<G> {
    fn of(walk: &Walk<'_, G>) -> Self {
        let told = walk.table.log(SeatSet::EVERYBODY).count();
        Self { state: *walk.state(), decisions: walk.table.decisions().len(), told }
    }

    fn check(&self, walk: &Walk<'_, G>) -> Result<(), String> {
        let now = Self::of(walk);
        if now.state != self.state {
            return Err("undo gives back another state".to_owned());
        }
        if now.decisions != self.decisions {
            return Err(format!("undo leaves {} decisions instead of {}", now.decisions, self.decisions));
        }
        if now.told != self.told {
            return Err(format!("undo leaves {} events told instead of {}", now.told, self.told));
        }
        Ok(())
    }
}

fn the_horizon_is_kept<G: Publish>(
    walk: &mut Walk<'_, G>,
    seat: Seat,
    reach: usize,
    history: &[Moment<G>],
) -> Result<(), String> {
    let decisions = walk.table.decisions();
    let own = decisions.iter().rev().take_while(|decision| decision.seat == seat);
    if reach > own.clone().count() {
        return Err(format!("undo of {seat} would reach a decision of another seat"));
    }
    if own.take(reach).any(|decision| !decision.chance.is_empty()) {
        return Err(format!("undo of {seat} would reach behind chance"));
    }
    let last = decisions.last().ok_or("a decision was just made")?;
    let before = history.last().ok_or("there was a state before it")?;
    let done = done_again(walk, last, &before.state);
    if done.is_final != (reach == 0) {
        let final_is = if done.is_final { "shows something new" } else { "shows nothing new" };
        return Err(format!("`{}` of {seat} {final_is}, but undo reaches {reach}", last.action));
    }
    let now = *walk.state();
    for other in walk.table.seats().iter().filter(|other| *other != seat) {
        if walk.table.undo(other).is_ok() || *walk.state() != now {
            return Err(format!("{other} could take back what {seat} decided"));
        }
    }
    Ok(())
}

/// The last decision once more, with what chance brought.
fn done_again<G: Publish>(
    walk: &Walk<'_, G>,
    last: &Decision<G::Action>,
    before: &G::State,
) -> Done<G::State> {
    apply(walk.game(), before, last.seat, last.action, Chance::replayed(&last.chance))
}

/// Takes back all that can be, step by step, and decides the same again.
fn there_and_back<G: Publish>(
    walk: &mut Walk<'_, G>,
    seat: Seat,
    reach: usize,
    history: &[Moment<G>],
) -> Result<(), String> {
    let record = walk.table.full_record();
    let decided: Vec<_> = walk.table.decisions().iter().rev().take(reach).map(|d| d.action).collect();
    for moment in history.iter().rev().take(reach) {
        walk.table.undo(seat).map_err(|error| format!("undo was possible, but: {error}"))?;
        moment.check(walk)?;
    }
    if walk.table.undo(seat).is_ok() {
        return Err(format!("{seat} could take back more than the {reach} decisions in reach"));
    }
    for action in decided.iter().rev() {
        walk.act(seat, *action)?;
    }
    // All at once comes to the same.
    if let Some(first) = history.iter().rev().take(reach).last() {
        walk.table.restart(seat).map_err(|error| format!("undo was possible, but: {error}"))?;
        first.check(walk)?;
        for action in decided.into_iter().rev() {
            walk.act(seat, action)?;
        }
    }
    if walk.table.full_record() == record {
        Ok(())
    } else {
        Err(format!("{seat} took {reach} decisions back and decided the same, and the record differs"))
    }
}

/// From the moment at which the full record can be read, with all cards and the secret of the dice, nothing is taken back
/// any more: not at the table, not where its record is opened again, and by no decision of the game itself.
pub fn the_end_is_final<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "the_end_is_final", |walk| {
        let mut answers = 0;
        loop {
            // Whether it can be read is asked at the end, and now and then before it: a record is long.
            let looks = walk.table.is_over() || walk.number(2).is_multiple_of(64);
            if looks && can_be_read(&walk.table) {
                nothing_is_taken_back(&mut walk.table)?;
                let mut again = reopened(walk)?;
                nothing_is_taken_back(&mut again)
                    .map_err(|problem| format!("opened again from its record: {problem}"))?;
                nobody_plays_on(walk)?;
            }
            let chosen = walk.next_choice().or_else(|| walk.choice(walk.number(1) as usize));
            let Some((seat, action)) = chosen.filter(|_| answers <= subject.most_answers()) else {
                return Ok(());
            };
            walk.act(seat, action)?;
            answers += 1;
        }
    })
}

/// Whether everybody may have the whole record.
fn can_be_read<G: Publish>(table: &Table<G>) -> bool {
    table.record().dice.secret.is_some()
}

fn nothing_is_taken_back<G: Publish>(table: &mut Table<G>) -> Result<(), String> {
    let made = table.decisions().len();
    for seat in table.seats().iter() {
        let reach = table.undo_reach(seat);
        if reach > 0 || table.undo(seat).is_ok() || table.decisions().len() != made {
            return Err(format!("the full record can be read, and {seat} can take {reach} decisions back"));
        }
    }
    Ok(())
}

/// The table as whoever opens its record has it.
fn reopened<G: Publish>(walk: &Walk<'_, G>) -> Result<Table<G>, String> {
    let content = Arc::clone(walk.game().content());
    Table::replay(content, &walk.table.full_record()).map_err(|error| error.to_string())
}

fn nobody_plays_on<G: Publish>(walk: &Walk<'_, G>) -> Result<(), String> {
    for seat in walk.actors() {
        for action in walk.table.legal(seat) {
            let mut table = walk.table.clone();
            let made = table.made_by(seat);
            table.act(seat, made, action).map_err(|error| format!("{seat}: {action}: {error}"))?;
            if !can_be_read(&table) {
                return Err(format!("the full record could be read, and `{action}` of {seat} goes on"));
            }
            nothing_is_taken_back(&mut table)?;
        }
    }
    Ok(())
}
