//! How far a ship would come, as the rules of moving have it (ECL-104 to ECL-117).

use std::collections::VecDeque;

use orrery_core::Seat;

use crate::Eclipse;
use crate::ids::{SectorId, Unit};
use crate::state::{Sectors, State};

/// A sector that a ship would reach with one activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reached {
    /// Which.
    pub sector: SectorId,
    /// Steps of the drives that it takes.
    pub steps: u8,
    /// Whether a jump is needed.
    pub jump: bool,
    /// Whether the ship is held there (ECL-106).
    pub held: bool,
}

/// Where a ship stands, what it has used, and whether the jump is gone.
type Stop = (SectorId, u8, bool);

impl Eclipse {
    /// Where a ship of a player that stands here would come, each sector by the fewest steps and rather without a jump. Nothing if it
    /// cannot leave.
    pub(crate) fn range(&self, t: &State, seat: Seat, unit: Unit, from: SectorId) -> Vec<Reached> {
        let (stats, halves) = (&t.players[seat].stats[unit], Self::halves(t, seat));
        let first = t.flight.filter(|flight| flight.unit == unit && flight.at == from && t.turn.seat == seat);
        let (most, jumps) = first.map_or((stats.steps, stats.jumps > 0), |flight| (flight.left, flight.jump));
        let mut found: Vec<Reached> = Vec::new();
        let mut seen: Vec<Stop> = vec![(from, 0, !jumps)];
        let mut next: VecDeque<Stop> = seen.iter().copied().collect();
        while let Some((here, steps, jumped)) = next.pop_front() {
            if self.is_held(t, seat, unit, from, here) {
                continue;
            }
            let mut go = |to: SectorId, steps: u8, jumped: bool| {
                let stop = (to, steps, jumped);
                if to == from || seen.contains(&stop) {
                    return;
                }
                seen.push(stop);
                next.push_back(stop);
                let jump = jumps && jumped;
                let better = |known: &&mut Reached| known.sector == to;
                match found.iter_mut().find(better) {
                    Some(known) if (known.jump, known.steps) <= (jump, steps) => {}
                    Some(known) => (known.jump, known.steps) = (jump, steps),
                    None => {
                        let held = self.is_held(t, seat, unit, from, to);
                        found.push(Reached { sector: to, steps, jump, held });
                    }
                }
            };
            if steps < most {
                Self::connected(t, here, halves).iter().for_each(|to| go(to, steps + 1, jumped));
            }
            if !jumped {
                let near = Self::neighbours(t, here);
                let portals = if t.portals.contains(here) { t.portals } else { Sectors::NONE };
                near.union(portals).without(here).iter().for_each(|to| go(to, steps, true));
            }
        }
        found
    }

    /// Whether a ship that comes from elsewhere could not go on from a sector.
    fn is_held(&self, t: &State, seat: Seat, unit: Unit, from: SectorId, at: SectorId) -> bool {
        if at == from {
            return self.may_leave(t, at, seat, 1).is_err();
        }
        let mut there = *t;
        Self::take_ships(&mut there, seat, from, unit, 1);
        Self::add_ships(&mut there, seat, at, unit, 1);
        self.may_leave(&there, at, seat, 1).is_err()
    }
}
