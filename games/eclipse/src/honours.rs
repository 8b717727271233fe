//! Honours at the end of a game.

use orrery_core::SeatSet;
use orrery_core::honours::{Honour, Most};

use crate::event::Event;
use crate::state::Type;

/// What seats are honoured for.
pub(crate) fn honours(events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
    let (mut explorer, mut scientist, mut luck) =
        (Most::of("explorer"), Most::of("scientist"), Most::of("luck"));
    let mut closest = Most::of("closest");
    let mut battle = Battle::default();
    for event in events {
        match event {
            Event::Placed(seat, ..) => explorer.add(*seat, 1),
            Event::Researched(seat, ..) => scientist.add(*seat, 1),
            Event::Rolled(Type::Of(seat, _), dice, _) => {
                luck.add(*seat, dice.iter().map(|die| i64::from(*die == 6)).sum::<i64>());
            }
            Event::Battle(_, attackers, defenders) => {
                battle.won(&mut closest);
                battle = Battle { sides: [*attackers, *defenders], ..Battle::default() };
            }
            Event::Engagement(_) => battle.rounds += 1,
            Event::Destroyed(ship) => battle.lost(match ship.of {
                Type::Of(seat, _) => SeatSet::only(seat),
                Type::Guard(_) | Type::Ancients => SeatSet::NOBODY,
            }),
            Event::Retreated(seat, ..) => battle.lost(SeatSet::only(*seat)),
            Event::Stalemate => battle = Battle::default(),
            _ => {}
        }
    }
    battle.won(&mut closest);
    [explorer.honour(3), scientist.honour(3), closest.honour(3), luck.honour(2)]
        .into_iter()
        .flatten()
        .collect()
}

/// A battle as far as it has come.
#[derive(Default)]
struct Battle {
    /// Attackers and defenders; nobody stands for ships that nobody plays.
    sides: [SeatSet; 2],
    rounds: i64,
    /// Whoever was not the last to lose a ship or to retreat.
    winner: SeatSet,
}

impl Battle {
    /// A ship of theirs is gone.
    fn lost(&mut self, loser: SeatSet) {
        let other = |side: &&SeatSet| {
            if loser.is_empty() { !side.is_empty() } else { side.intersection(loser).is_empty() }
        };
        self.winner = self.sides.iter().find(other).copied().unwrap_or_default();
    }

    /// The more rounds it took, the closer it was.
    fn won(&self, closest: &mut Most) {
        self.winner.iter().for_each(|seat| closest.reach(seat, self.rounds));
    }
}
