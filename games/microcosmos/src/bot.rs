//! How good a table is: what each player can expect to score.

mod finish;
mod turn;
mod worth;

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::procedure::Frames as _;
use orrery_core::{Chance, Seat, Study};

use crate::MicroCosmos;
use crate::actions::{Action, Fate, Use};
use crate::procedures::Task;
use crate::state::{State, Upgrade};

impl Evaluate for MicroCosmos {
    fn expect(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        let left = self.rounds_left(t);
        for seat in self.table.iter() {
            scores[seat.index()] = self.expected_score(t, seat, left, style);
        }
    }

    fn rivals(&self) -> u8 {
        self.table.count()
    }

    fn judgements_per_second(&self) -> u64 {
        1_600_000
    }

    /// Early leads mean less than late ones.
    fn scale(&self, t: &State) -> f32 {
        4.0 + 0.5 * self.rounds_left(t).min(12.0)
    }

    /// Where an Ark goes is worth what is done there.
    fn settle(&self, t: &mut State, chance: &mut Chance) {
        self.finish_turn(t, chance);
    }

    /// Everything but a new turn belongs to something begun.
    fn continues(&self, t: &State, seat: Seat) -> bool {
        t.stack
            .top()
            .is_some_and(|frame| frame.seat == seat && !t.departs() && !matches!(frame.task, Task::Reject(_)))
    }

    /// Nobody wastes a unit who has room for another, or throws a card away without its action.
    fn worth_a_thought(&self, t: &State, seat: Seat, action: Action) -> bool {
        let player = &t.players[seat];
        match action {
            Action::Gain(resource) => player.cargo.of(resource) < self.capacity(player),
            Action::Play(_, Fate::Discard, Use::Idle) => false,
            _ => true,
        }
    }
}

impl Study for MicroCosmos {
    fn facts(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str)) {
        let player = &t.players[seat];
        for upgrade in Upgrade::ALL.iter().filter(|upgrade| player.has(**upgrade)) {
            mark("unlocked", upgrade.key());
        }
        for survivor in player.settled.iter() {
            mark("settled", &self.survivor_key(survivor));
        }
        for (_, planet) in t.discovered().filter(|(position, _)| player.has_colony(*position)) {
            mark("colonised", &self.planet_key(planet.card));
        }
    }

    fn measures(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, i32)) {
        let player = &t.players[seat];
        mark("colonies", player.founded().into());
        mark("crew", player.crew().len() as i32);
        mark("upgrades", player.unlocked.len() as i32);
        mark("survivors", player.settled.len() as i32);
    }

    fn deed(&self, _: &State, _: Seat, action: Action, mark: &mut dyn FnMut(&'static str, &str)) {
        if let Action::Play(card, ..) = action {
            mark("crew-used", &self.crew_key(card));
        }
    }

    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str)) {
        for upgrade in Upgrade::ALL {
            mark("unlocked", upgrade.key());
        }
        for (survivor, _) in self.content.survivors.iter() {
            mark("settled", &self.survivor_key(survivor));
        }
        for (card, _) in self.content.crew.iter() {
            mark("crew-used", &self.crew_key(card));
        }
        for (planet, _) in self.content.planets.iter() {
            mark("colonised", &self.planet_key(planet));
        }
    }

    fn rounds(&self, t: &State) -> u32 {
        t.round
    }

    /// The first player marker has gone one seat to the left after every round but the last (MIC-21).
    fn turn_order(&self, t: &State, seat: Seat) -> Option<u8> {
        if self.is_solo() {
            return Some(seat.index() as u8);
        }
        let seats = u32::from(self.seats.count());
        let moved = (t.round - 1) % seats;
        let began = (t.first.index() as u32 + seats - moved) % seats;
        Some(((seat.index() as u32 + seats - began) % seats) as u8)
    }
}
