//! How good a table is: what each player can expect to score.

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::{Seat, Study};

use crate::MicroCosmos;
use crate::frame::{Phase, Task};
use crate::state::{State, Upgrade};

impl Evaluate for MicroCosmos {
    fn expect(&self, t: &State, _style: &Style, scores: &mut PerSeat) {
        for seat in self.table.iter() {
            scores[seat.index()] = self.total(t, seat) as f32;
        }
    }

    fn rivals(&self) -> u8 {
        self.table.count()
    }

    fn scale(&self, _t: &State) -> f32 {
        6.0
    }

    fn continues(&self, t: &State, seat: Seat) -> bool {
        t.stack.last().is_some_and(|frame| {
            frame.seat == seat && !matches!(frame.task, Task::Turn(Phase::Depart(false)) | Task::Reject)
        })
    }
}

impl Study for MicroCosmos {
    fn facts(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str)) {
        let player = &t.players[seat];
        for upgrade in Upgrade::ALL.iter().filter(|upgrade| player.has(**upgrade)) {
            mark("unlocked", upgrade.key());
        }
    }

    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str)) {
        Upgrade::ALL.iter().for_each(|upgrade| mark("unlocked", upgrade.key()));
    }

    fn rounds(&self, t: &State) -> u32 {
        u32::from(t.round)
    }

    /// The first player marker has gone one seat to the left after every round but the last (MIC-21).
    fn turn_order(&self, t: &State, seat: Seat) -> Option<u8> {
        if self.is_solo() {
            return Some(seat.index() as u8);
        }
        let seats = u16::from(self.seats.count());
        let moved = (t.round - 1) % seats;
        let began = (t.first.index() as u16 + seats - moved) % seats;
        Some(((seat.index() as u16 + seats - began) % seats) as u8)
    }
}
