//! Honours at the end of a game.

use orrery_core::honours::{Honour, Most};

use crate::event::Event;

/// What seats are honoured for.
pub(crate) fn honours(events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
    let (mut voyage, mut explorer, mut founder) =
        (Most::of("voyage"), Most::of("explorer"), Most::of("founder"));
    for event in events {
        match event {
            Event::Landed(seat, _) => voyage.add(*seat, 1),
            Event::Discovered(seat, ..) => explorer.add(*seat, 1),
            Event::Founded(seat, ..) => founder.add(*seat, 1),
            _ => {}
        }
    }
    [voyage.honour(3), explorer.honour(2), founder.honour(2)].into_iter().flatten().collect()
}
