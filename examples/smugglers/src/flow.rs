//! The course of a turn, in the order of the ledger.

use orrery_core::procedure::window::Window;
use orrery_core::procedure::{Frames, Script};
use orrery_core::{Outside, Reshuffle, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Smugglers;
use crate::procedures::inform::Inform;
use crate::publish::Event;
use crate::table::State;

/// What comes next in a turn (SMU-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// The captain is in port.
    Port,
    /// Everybody seals a cargo.
    Seal,
    /// The others may inform, then the patrol comes.
    Inform,
}

impl Script<Smugglers> for Turn {
    fn run(self, game: &Smugglers, t: &mut State, captain: Seat, _: &mut Outside<'_, Event>) {
        match self {
            Self::Port => t.enter_port(captain, false),
            Self::Seal => t.enter_sealing(captain),
            Self::Inform => {
                let window = Window::new(Inform { informed: SeatSet::NOBODY }, game.seats.count() - 1);
                t.stack.push(game.seats.left_of(captain), window);
            }
        }
    }
}

/// The patrol comes (SMU-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Patrol {
    /// Who has informed.
    pub informed: SeatSet,
}

impl Script<Smugglers> for Patrol {
    /// The patrol seizes or lets pass, and the turn ends (SMU-11 to SMU-14, SMU-3).
    fn run(self, game: &Smugglers, t: &mut State, captain: Seat, out: &mut Outside<'_, Event>) {
        let strength = out.chance().die(6) + 2 * self.informed.len();
        out.tell_all(|| Event::Patrol(strength));
        let mut seized = SeatSet::NOBODY;
        for seat in game.seats.iter() {
            let Some(card) = t.sealed[seat].take().and_then(|cargo| cargo.face) else { continue };
            let is_seized = card.worth().expect("a cargo is goods") + strength > 7;
            if is_seized {
                seized = seized.with(seat);
            } else {
                t.sold[seat].put(card);
            }
            t.deck.discard(card);
            out.tell_all(|| if is_seized { Event::Seized(seat, card) } else { Event::Sold(seat, card) });
        }
        for seat in self.informed.iter() {
            // The first revision paid for one's own cargo too.
            let paid_for = if game.revision == 1 { seized } else { seized.without(seat) };
            let bounty = paid_for.len();
            t.bounty[seat] += bounty;
            out.tell_all(|| Event::Bounty(seat, bounty));
        }
        for seat in game.seats.from(captain) {
            if t.hands[seat].len() < 2 {
                draw(t, seat, out);
            }
        }
        t.turn += 1;
        if t.turn < game.options.rounds * game.seats.count() {
            t.stack.push(game.captain(t), Turn::Port);
        }
    }
}

/// The top card goes to a hand; what somebody else has scouted is shown to everybody (SMU-6, SMU-7).
pub fn draw(t: &mut State, seat: Seat, out: &mut Outside<'_, Event>) {
    let top = t.deck.draw(Reshuffle::All, out.chance());
    let mut card = top.expect("at most 20 of the 24 cards are in hands");
    let own = SeatSet::only(seat);
    let audience = if own.includes(card.by) { own } else { SeatSet::EVERYBODY };
    card.show(audience, out);
    t.take_up(seat, card);
    out.tell_all(|| Event::Drew(seat));
    out.tell(audience, || Event::Held(seat, card.face));
}
