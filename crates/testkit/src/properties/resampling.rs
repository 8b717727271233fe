//! Dealing again what a viewer cannot know keeps what they were told, and nothing else.

use std::cell::Cell;

use orrery_core::{Chance, Outside, Publish, Seat, SeatSet};

use crate::play::{Failure, Walk, along_plays, at_checkpoints, viewers};
use crate::subject::Subject;
use crate::told::{Told, apply, difference, named, resampled};

/// All that a viewer is told is the same before and after `resample`, for every viewer. And it does change something,
/// if there are secrets.
pub fn resample_keeps_what_is_told<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    let property = "resample_keeps_what_is_told";
    let changed = Cell::new(false);
    along_plays(subject, property, |walk| {
        at_checkpoints(walk, |walk| {
            for viewer in viewers(walk.game()) {
                let world = resampled(walk.game(), walk.state(), viewer, walk.number(1));
                changed.set(changed.get() || world != *walk.state());
                kept(walk, &world, viewer, viewer, &told(walk, viewer))?;
            }
            Ok(())
        })
    })?;
    if subject.has_secrets() && !changed.get() {
        let problem = "there are secrets, but resample has never changed anything".to_owned();
        return Err(Failure { property, problem, record: None });
    }
    Ok(())
}

/// Whoever looks with others is told no less: after resampling for many, all is unchanged for each part of them.
pub fn more_viewers_see_no_less<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "more_viewers_see_no_less", |walk| {
        at_checkpoints(walk, |walk| {
            let told: Vec<_> =
                viewers(walk.game()).into_iter().map(|viewer| (viewer, told(walk, viewer))).collect();
            for (together, _) in &told {
                let world = resampled(walk.game(), walk.state(), *together, walk.number(1));
                let parts = told.iter().filter(|(part, _)| together.includes(*part) && part != together);
                for (part, told) in parts {
                    kept(walk, &world, *together, *part, told)?;
                }
            }
            Ok(())
        })
    })
}

/// What a viewer is told of the real state.
fn told<G: Publish>(walk: &Walk<'_, G>, viewer: SeatSet) -> Told {
    Told::of(walk.game(), walk.state(), viewer, walk.table.awaiting())
}

/// Compares what `viewer` was told of the real state with what it is told of a world that was resampled for `known`.
fn kept<G: Publish>(
    walk: &Walk<'_, G>,
    world: &G::State,
    known: SeatSet,
    viewer: SeatSet,
    told: &Told,
) -> Result<(), String> {
    let (awaited, now) = (walk.table.awaiting(), walk.game().awaiting(world));
    let resampled = format!("resampled for {}", named(known));
    if !now.includes(awaited) {
        return Err(format!("{resampled}, {} is no longer awaited", named(awaited.minus(now))));
    }
    let reopened = now.minus(awaited);
    if awaited.is_empty() && !reopened.is_empty() {
        return Err(format!("{resampled}, a game that was over goes on with {}", named(reopened)));
    }
    if !reopened.intersection(known).is_empty() {
        let who = named(reopened.intersection(known));
        return Err(format!("{resampled}, an answer that {who} knows of was taken back"));
    }
    let same = told.same_as(&Told::of(walk.game(), world, viewer, awaited));
    same.map_err(|problem| format!("{resampled}, what {} is told has changed: {problem}", named(viewer)))
}

/// From two states that a viewer cannot tell apart, resampling with the same chance gives the same state: so it does not
/// depend on what it replaces. Such states are made by resampling, by dealing from other seeds, and by deciding the
/// same with other chance.
pub fn resample_passes_nothing_on<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "resample_passes_nothing_on", |walk| {
        let deal = |seed| {
            walk.game().deal(&mut Outside::silent(Seat::new(0), &mut Chance::sampled(walk.number(seed))))
        };
        alike_stays_alike(walk, &deal(1), &deal(2))
            .map_err(|problem| format!("after two deals: {problem}"))?;
        at_checkpoints(walk, |walk| {
            let (game, t) = (walk.game(), walk.state());
            for viewer in viewers(game) {
                let worlds = [1, 2].map(|seed| resampled(game, t, viewer, walk.number(seed)));
                for world in worlds {
                    let again = |t| resampled(game, t, viewer, walk.number(3));
                    same(&again(t), &again(&world), viewer)?;
                }
            }
            for seat in walk.actors() {
                for action in walk.table.legal(seat) {
                    let done = |seed| apply(game, t, seat, action, Chance::sampled(walk.number(seed))).state;
                    alike_stays_alike(walk, &done(1), &done(2))
                        .map_err(|problem| format!("after `{action}` of {seat}: {problem}"))?;
                }
            }
            Ok(())
        })
    })
}

/// For every viewer who cannot tell the two states apart, resampling both gives the same.
fn alike_stays_alike<G: Publish>(
    walk: &Walk<'_, G>,
    one: &G::State,
    another: &G::State,
) -> Result<(), String> {
    let game = walk.game();
    if one == another || game.awaiting(one) != game.awaiting(another) {
        return Ok(());
    }
    for viewer in viewers(game) {
        let told = |t| Told::of(game, t, viewer, game.awaiting(t));
        if told(one) == told(another) {
            let again = |t| resampled(game, t, viewer, walk.number(4));
            same(&again(one), &again(another), viewer)?;
        }
    }
    Ok(())
}

/// Whether two resampled states are equal.
pub fn same<S: Eq + std::fmt::Debug>(one: &S, another: &S, viewer: SeatSet) -> Result<(), String> {
    if one == another {
        return Ok(());
    }
    let differs = difference(&format!("{one:?}"), &format!("{another:?}"));
    let who = named(viewer);
    Err(format!("{who} cannot tell two states apart, but resample with the same chance does: {differs}"))
}
