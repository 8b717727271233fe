//! Honours at the end of a game.

use crate::event::Event;
use orrery_core::honours::{Honour, Most};

/// What seats are honoured for.
pub(crate) fn honours(events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
    let (mut victor, mut moons, mut roll) = (Most::of("victor"), Most::of("moons"), Most::of("roll"));
    for event in events {
        match event {
            Event::BattleResult { winners, .. } => winners.iter().for_each(|seat| victor.add(seat, 1)),
            Event::Claimed(seat, _) => moons.add(*seat, 1),
            Event::Rolled(seat, dice) => {
                roll.reach(*seat, dice.iter().map(|die| i64::from(*die)).sum::<i64>());
            }
            _ => {}
        }
    }
    [victor.honour(2), moons.honour(2), roll.honour(8)].into_iter().flatten().collect()
}
