//! A sealed answer stays sealed, and an event tells nobody what they may not know.

use orrery_core::table::hears;
use orrery_core::{Chance, Publish, Seat, SeatSet};

use super::resampling::same;
use crate::play::{Failure, Walk, along_plays, at_checkpoints, viewers};
use crate::subject::Subject;
use crate::told::{Done, Told, apply, difference, named, resampled};

/// At most this many answers of a seat are compared with its first.
const ANSWERS: usize = 5;

/// Two answers outside a viewer's audience lead to states that this viewer cannot tell apart; and an answer that a
/// viewer has heard is not taken back from it.
pub fn sealed_answers_stay_sealed<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "sealed_answers_stay_sealed", |walk| {
        at_checkpoints(walk, |walk| {
            for seat in walk.actors() {
                answers_are_alike(walk, seat)?;
            }
            Ok(())
        })
    })
}

fn answers_are_alike<G: Publish>(walk: &Walk<'_, G>, seat: Seat) -> Result<(), String> {
    let (game, t) = (walk.game(), walk.state());
    let audience = game.audience(t, seat);
    let done = |action| apply(game, t, seat, action, Chance::sampled(walk.number(1)));
    let legal = walk.table.legal(seat);
    let Some((first, others)) = legal.split_first() else { return Ok(()) };
    let after_first = done(*first);
    for viewer in viewers(game) {
        if hears(viewer, audience) {
            heard_answers_are_kept(walk, seat, viewer, &after_first)?;
        }
    }
    if turns_over(walk, seat) {
        return Ok(());
    }
    for other in others.iter().take(ANSWERS) {
        let after_other = done(*other);
        for viewer in viewers(game).into_iter().filter(|viewer| !hears(*viewer, audience)) {
            cannot_tell_apart(walk, viewer, &after_first, &after_other).map_err(|problem| {
                format!(
                    "{seat} could answer `{first}` or `{other}` out of sight of {}, but {problem}",
                    named(viewer)
                )
            })?;
        }
    }
    Ok(())
}

/// Whether this seat's answer is the last of several sealed ones, which are then turned over.
fn turns_over<G: Publish>(walk: &Walk<'_, G>, seat: Seat) -> bool {
    let (game, t) = (walk.game(), walk.state());
    let awaited = game.awaiting(t);
    let open = game.awaiting(&resampled(game, t, SeatSet::NOBODY, walk.number(2)));
    SeatSet::only(seat).includes(awaited) && !open.minus(awaited).without(seat).is_empty()
}

fn heard_answers_are_kept<G: Publish>(
    walk: &Walk<'_, G>,
    seat: Seat,
    viewer: SeatSet,
    after: &Done<G::State>,
) -> Result<(), String> {
    let game = walk.game();
    let world = resampled(game, &after.state, viewer, walk.number(3));
    let reopened = game.awaiting(&world).minus(game.awaiting(&after.state));
    if reopened.contains(seat) {
        let who = named(viewer);
        return Err(format!("{who} hears what {seat} answers, but resample for {who} takes the answer back"));
    }
    Ok(())
}

fn cannot_tell_apart<G: Publish>(
    walk: &Walk<'_, G>,
    viewer: SeatSet,
    one: &Done<G::State>,
    another: &Done<G::State>,
) -> Result<(), String> {
    let game = walk.game();
    if game.awaiting(&one.state) != game.awaiting(&another.state) {
        return Err("it can be seen from who is awaited next".to_owned());
    }
    let (heard, also) = (one.heard(viewer), another.heard(viewer));
    if heard != also {
        return Err(format!("it can be heard: {}", difference(&heard, &also)));
    }
    let told = |done: &Done<G::State>| Told::of(game, &done.state, viewer, game.awaiting(&done.state));
    told(one).same_as(&told(another)).map_err(|problem| format!("it can be seen: {problem}"))?;
    let again = |done: &Done<G::State>| resampled(game, &done.state, viewer, walk.number(4));
    same(&again(one), &again(another), viewer)
}

/// In two worlds that a viewer cannot tell apart the same decision, with the same chance, tells the viewer the same,
/// unless the viewer can tell the worlds apart afterwards: no event says what the state does not remember as known.
pub fn events_tell_no_secrets<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "events_tell_no_secrets", |walk| {
        if subject.forgets_events() {
            return Ok(());
        }
        while let Some((seat, action)) = walk.next_choice() {
            let audience = walk.game().audience(walk.state(), seat);
            // Several viewers together are checked by another property.
            let alone = viewers(walk.game()).into_iter().filter(|viewer| viewer.len() <= 1);
            for viewer in alone.filter(|viewer| hears(*viewer, audience)) {
                tells_the_same(walk, seat, action, viewer)?;
            }
            walk.act(seat, action)?;
        }
        Ok(())
    })
}

fn tells_the_same<G: Publish>(
    walk: &Walk<'_, G>,
    seat: Seat,
    action: G::Action,
    viewer: SeatSet,
) -> Result<(), String> {
    let (game, t) = (walk.game(), walk.state());
    let worlds = [1, 2].map(|seed| resampled(game, t, viewer, walk.number(seed)));
    if worlds.iter().any(|world| game.check(world, seat, action).is_err()) {
        return Ok(());
    }
    let [one, another] =
        worlds.map(|world| apply(game, &world, seat, action, Chance::sampled(walk.number(3))));
    let (heard, also) = (one.heard(viewer), another.heard(viewer));
    if heard == also || game.awaiting(&one.state) != game.awaiting(&another.state) {
        return Ok(());
    }
    let told = |done: &Done<G::State>| Told::of(game, &done.state, viewer, game.awaiting(&done.state));
    if told(&one) == told(&another) {
        let who = named(viewer);
        let differs = difference(&heard, &also);
        return Err(format!("`{action}` of {seat}: {who} hears what {who} is not to know: {differs}"));
    }
    Ok(())
}
