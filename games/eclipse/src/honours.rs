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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{SectorId, Unit};
    use crate::state::Ship;
    use orrery_core::Seat;

    #[test]
    fn the_closest_battle_took_most_rounds_and_is_won_by_who_did_not_lose_the_last_ship() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let battle = |defenders| Event::Battle(SectorId::default(), SeatSet::only(one), defenders);
        let gone = |of| Event::Destroyed(Ship { of, index: 0 });
        let events = [
            battle(SeatSet::NOBODY),
            Event::Engagement(1),
            gone(Type::Ancients),
            battle(SeatSet::only(two)),
            Event::Engagement(1),
            gone(Type::Of(two, Unit::Cruiser)),
            Event::Engagement(2),
            Event::Engagement(3),
            gone(Type::Of(one, Unit::Cruiser)),
        ];
        let closest = |events: &[Event]| {
            let given = honours(&mut events.iter());
            given.into_iter().find(|honour| honour.title.key == "honour-closest").map(|honour| honour.seat)
        };
        assert_eq!(closest(&events), Some(two));
        assert_eq!(closest(&events[..6]), None, "one round is no close battle");
        let stalemate = [&events[..8], &[Event::Stalemate]].concat();
        assert_eq!(closest(&stalemate), None);
    }
}
