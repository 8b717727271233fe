//! Honours at the end of a game.

use orrery_core::honours::{Honour, Most};

use crate::event::Event;

/// What seats are honoured for.
pub(crate) fn honours(events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
    let (mut admiral, mut architect, mut scholar) =
        (Most::of("admiral"), Most::of("architect"), Most::of("scholar"));
    for event in events {
        match event {
            Event::Attacked { attacker, cost, .. } => admiral.add(*attacker, *cost),
            Event::Built(seat, ..) => architect.add(*seat, 1),
            Event::Drew(seat, cards) => scholar.add(*seat, *cards),
            _ => {}
        }
    }
    [admiral.honour(4), architect.honour(3), scholar.honour(8)].into_iter().flatten().collect()
}
