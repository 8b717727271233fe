//! Moving opponents' top cards to the bottom of their systems (ORI-123).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::state::{State, SystemId};

/// The opponent whose turn it is to lose a card.
fn victim(game: &Orion, seat: Seat, done: u8) -> Option<Seat> {
    game.seats.others(seat).nth(usize::from(done))
}

pub(crate) fn candidates(game: &Orion, t: &State, seat: Seat, done: u8, into: &mut Vec<Action>) {
    if let Some(victim) = victim(game, seat, done) {
        into.extend(t.players[victim].occupied_systems().map(|system| Action::Sink(victim, system)));
    }
}

pub(crate) fn check(
    game: &Orion,
    t: &State,
    seat: Seat,
    done: u8,
    target: Seat,
    system: SystemId,
) -> Result<(), Refusal> {
    if victim(game, seat, done) != Some(target) {
        return Err(Refusal::OtherOpponent);
    }
    let occupied = t.players[target].occupied_systems().any(|other| other == system);
    if occupied { Ok(()) } else { Err(Refusal::NoTopCard) }
}

pub(crate) fn apply(t: &mut State, seat: Seat, done: u8, target: Seat, system: SystemId, out: &mut Out<'_>) {
    t.stack.pop();
    Orion::push(t, seat, Task::Sink(done + 1));
    // A single card is top and bottom at once: nothing changes, its marker stays. A founder is always the lowest.
    if t.players[target].system(system).cards.len() < 2 {
        return;
    }
    Orion::top_changes(t, target, system);
    let cards = &mut t.players[target].systems[system.index()].cards;
    cards.rotate_right(1);
    let card = cards[0];
    out.tell_all(|| Event::Sunk(target, card, system));
}

impl Orion {
    /// Whether a card of the next opponent is to be chosen; opponents without a system are passed over.
    pub(crate) fn sink_waits(&self, t: &mut State, seat: Seat, done: u8) -> bool {
        let Some(next) = victim(self, seat, done) else {
            t.stack.pop();
            return false;
        };
        let waits = t.players[next].occupied_systems().next().is_some();
        if !waits {
            t.stack.pop();
            Self::push(t, seat, Task::Sink(done + 1));
        }
        waits
    }
}
