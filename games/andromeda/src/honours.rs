//! Honours at the end of a game.

use orrery_core::SeatSet;
use orrery_core::honours::{Honour, Most};

use crate::event::Event;

/// What seats are honoured for.
pub(crate) fn honours(events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
    let (mut victor, mut moons, mut roll) = (Most::of("victor"), Most::of("moons"), Most::of("roll"));
    let mut closest = Most::of("closest");
    let mut battle = Battle::default();
    for event in events {
        match event {
            Event::Battle(_) => battle = Battle::default(),
            Event::BattleResult { winners, .. } => {
                winners.iter().for_each(|seat| victor.add(seat, 1));
                winners.iter().for_each(|seat| closest.reach(seat, battle.level(*winners)));
            }
            Event::Claimed(seat, _) => moons.add(*seat, 1),
            Event::Rolled(seat, dice) => {
                roll.reach(*seat, dice.iter().map(|die| i64::from(*die)).sum::<i64>());
                battle.rolled(SeatSet::only(*seat), dice);
            }
            Event::RaidersRolled(dice) => battle.rolled(SeatSet::NOBODY, dice),
            _ => {}
        }
    }
    [victor.honour(2), closest.honour(1), moons.honour(2), roll.honour(8)].into_iter().flatten().collect()
}

/// What everybody in a battle has rolled, the best die first; nobody stands for raiders.
#[derive(Default)]
struct Battle(Vec<(SeatSet, Vec<u8>)>);

impl Battle {
    /// The last roll counts: dice are thrown again and turned.
    fn rolled(&mut self, of: SeatSet, dice: &[u8]) {
        self.0.retain(|(seat, _)| *seat != of);
        self.0.push((of, dice.to_vec()));
    }

    /// How many dice of the winner were matched before one decided (AND-193). Teams put theirs together, so they are left out.
    fn level(&self, winner: SeatSet) -> i64 {
        let Some((_, best)) = self.0.iter().find(|(of, _)| *of == winner) else { return 0 };
        let others = self.0.iter().filter(|(of, _)| *of != winner);
        let level = others.map(|(_, dice)| best.iter().zip(dice).take_while(|(a, b)| a == b).count());
        level.max().unwrap_or(0) as i64
    }
}
