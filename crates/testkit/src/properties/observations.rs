//! Observations are rows of one length that tell a seat only what it knows.

use std::collections::HashSet;

use orrery_core::{Observe, Seat, SeatSet};

use crate::play::{Failure, along_plays, at_checkpoints};
use crate::subject::Subject;
use crate::told::resampled;

/// Names are unique and the same at every table; numbers are as many as the names, finite, and the same before and after
/// `resample`, for every seat.
pub fn observations_tell_what_is_known<G: Observe>(subject: &Subject<G>) -> Result<(), Failure> {
    let property = "observations_tell_what_is_known";
    let names = subject.games()[0].names();
    let wrong = |problem: String| Failure { property, problem, record: None };
    let mut unique = HashSet::new();
    if let Some(twice) = names.iter().find(|name| !unique.insert(name.as_str())) {
        return Err(wrong(format!("two numbers of an observation are named `{twice}`")));
    }
    if let Some(other) = subject.games().iter().find(|game| game.names() != names) {
        let table = other.seats().count();
        return Err(wrong(format!("a table for {table} has other names than the first table")));
    }
    along_plays(subject, property, |walk| {
        at_checkpoints(walk, |walk| {
            let (game, t) = (walk.game(), walk.state());
            let observed = |t: &G::State, seat: Seat| {
                let mut row = vec![f32::NAN; names.len()];
                game.observe(t, seat, &mut row);
                row
            };
            for seat in game.seats().iter() {
                let row = observed(t, seat);
                if let Some(place) = row.iter().position(|number| !number.is_finite()) {
                    return Err(format!("`{}` of {seat} is {}", names[place], row[place]));
                }
                let world = resampled(game, t, SeatSet::only(seat), walk.number(1));
                let again = observed(&world, seat);
                let differs = |place: &usize| row[*place].to_bits() != again[*place].to_bits();
                if let Some(place) = (0..names.len()).find(differs) {
                    let (name, before, after) = (&names[place], row[place], again[place]);
                    return Err(format!("resampled for {seat}, `{name}` changes from {before} to {after}"));
                }
            }
            Ok(())
        })
    })
}
