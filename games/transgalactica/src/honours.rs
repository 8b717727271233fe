//! Honours at the end of a game.

use orrery_core::honours::{Honour, Most};

use crate::event::Event;

/// What seats are honoured for.
pub(crate) fn honours(events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
    let (mut voyage, mut hunter, mut envoy) = (Most::of("voyage"), Most::of("hunter"), Most::of("envoy"));
    for event in events {
        match event {
            Event::Moved(seat, ..) | Event::Jumped(seat, ..) => voyage.add(*seat, 1),
            Event::PiratesBeaten(seat, _) => hunter.add(*seat, 1),
            Event::MissionCompleted(seat, _) => envoy.add(*seat, 1),
            _ => {}
        }
    }
    [voyage.honour(4), hunter.honour(2), envoy.honour(2)].into_iter().flatten().collect()
}
