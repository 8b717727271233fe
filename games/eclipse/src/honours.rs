//! Honours at the end of a game.

use orrery_core::honours::{Honour, Most};

use crate::event::Event;
use crate::state::Type;

/// What seats are honoured for.
pub(crate) fn honours(events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
    let (mut explorer, mut scientist, mut luck) =
        (Most::of("explorer"), Most::of("scientist"), Most::of("luck"));
    for event in events {
        match event {
            Event::Placed(seat, ..) => explorer.add(*seat, 1),
            Event::Researched(seat, ..) => scientist.add(*seat, 1),
            Event::Rolled(Type::Of(seat, _), dice, _) => {
                luck.add(*seat, dice.iter().map(|die| i64::from(*die == 6)).sum::<i64>());
            }
            _ => {}
        }
    }
    [explorer.honour(3), scientist.honour(3), luck.honour(2)].into_iter().flatten().collect()
}
