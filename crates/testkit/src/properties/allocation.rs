//! A step of a search allocates no memory.

use orrery_core::{Chance, Outside, Publish};

use crate::play::{Failure, along_plays};
use crate::subject::Subject;

/// Between copying a state and having applied an action nothing is allocated, when nobody listens.
pub fn nothing_is_allocated<G: Publish>(subject: &Subject<G>) -> Result<(), Failure> {
    along_plays(subject, "nothing_is_allocated", |walk| {
        let mut candidates = Vec::new();
        while let Some((seat, action)) = walk.next_choice() {
            let (game, t) = (walk.game(), walk.state());
            let mut chance = Chance::sampled(walk.number(1));
            let mut search = || {
                let mut copy = *t;
                candidates.clear();
                game.awaiting(&copy);
                game.candidates(&copy, seat, &mut candidates);
                let legal = candidates.iter().filter(|action| game.check(&copy, seat, **action).is_ok());
                std::hint::black_box(legal.count());
                game.apply(&mut copy, seat, action, &mut Outside::silent(seat, &mut chance));
                std::hint::black_box(&copy);
            };
            // The first time the list of candidates may grow.
            search();
            let asked = allocation_counter::measure(search).count_total;
            if asked > 0 {
                return Err(format!(
                    "candidates, check and apply of `{action}` of {seat} allocate {asked} times"
                ));
            }
            walk.act(seat, action)?;
        }
        Ok(())
    })
}
