//! A state is plain data: it can be copied and saved in the middle of anything.

use orrery_core::{Chance, Publish};

use crate::play::{Failure, along_plays, at_checkpoints};
use crate::subject::Subject;
use crate::told::{apply, difference, json};

/// A state that was saved reads back as an equal one. What is done to a copy does not touch the original, and the same
/// done to two copies with the same chance gives equal states and tells the same.
pub fn states_copy_and_save<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "states_copy_and_save", |walk| {
        at_checkpoints(walk, |walk| {
            let (game, original) = (walk.game(), *walk.state());
            let text = json(&original);
            let read: G::State = serde_json::from_str(&text)
                .map_err(|error| format!("a saved state does not read back: {error}"))?;
            if read != original {
                return Err(format!(
                    "a saved state reads back as another: {}",
                    difference(&format!("{read:?}"), &format!("{original:?}"))
                ));
            }
            for seat in walk.actors() {
                for action in walk.table.legal(seat) {
                    let chance = || Chance::sampled(walk.number(1));
                    let one = apply(game, &original, seat, action, chance());
                    let another = apply(game, &read, seat, action, chance());
                    if one.state != another.state || one.events != another.events {
                        return Err(format!(
                            "`{action}` of {seat} comes to different things on equal copies"
                        ));
                    }
                    if original != *walk.state() {
                        return Err(format!("`{action}` on a copy has changed the original"));
                    }
                }
            }
            Ok(())
        })
    })
}
