//! The course of a turn, in the order of the ledger.

use orrery_core::{Known, Outside, Reshuffle, Seat, SeatSet};

use crate::publish::Event;
use crate::refusal::Refusal;
use crate::table::{Card, Phase, State};
use crate::{Game as _, Smugglers};

/// The captain looks at the top card and puts it back (SMU-5).
pub fn scout(t: &mut State, seat: Seat, out: &mut Outside<'_, Event>) {
    let top = t.deck.draw(Reshuffle::All, out.chance());
    let mut top = top.expect("at most 20 of the 24 cards are in hands");
    top.show(SeatSet::only(seat), out);
    t.deck.put_on_top(top);
    t.phase = Phase::Port { scouted: true };
    out.tell_all(|| Event::Scouted(seat));
    out.tell(SeatSet::only(seat), || Event::Saw(top.face));
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

/// Sealing the same choice again changes nothing (SMU-9).
pub fn is_change(t: &State, seat: Seat, cargo: Option<Card>) -> Result<(), Refusal> {
    match t.sealed[seat] {
        Some(sealed) if sealed.face == cargo => Err(Refusal::SealedAlready),
        _ => Ok(()),
    }
}

impl Smugglers {
    /// A choice is sealed; the last one turns them all over (SMU-8, SMU-9).
    pub(crate) fn seal(&self, t: &mut State, seat: Seat, cargo: Option<Card>, out: &mut Outside<'_, Event>) {
        t.sealed[seat] = Some(Known::only_to(cargo, seat));
        out.tell_all(|| Event::Sealed(seat));
        if !self.awaiting(t).is_empty() {
            return;
        }
        for seat in self.seats.iter() {
            let sealed = t.sealed[seat].as_mut().expect("nobody is awaited, so all have sealed");
            sealed.show(SeatSet::EVERYBODY, out);
            let cargo = sealed.face;
            if let Some(card) = cargo {
                t.play(seat, card);
            }
            out.tell_all(|| Event::TurnedOver(seat, cargo));
        }
        self.ask_after(t, self.captain(t), SeatSet::NOBODY, out);
    }

    /// An informer is played, or none (SMU-10).
    pub(crate) fn inform(&self, t: &mut State, seat: Seat, plays: bool, out: &mut Outside<'_, Event>) {
        let Phase::Informing { mut informed, .. } = t.phase else { unreachable!("checked before") };
        if plays {
            t.play(seat, Card::Informer);
            t.deck.discard(Card::Informer);
            informed = informed.with(seat);
            out.tell_all(|| Event::Informed(seat));
        }
        self.ask_after(t, seat, informed, out);
    }

    /// Asks the next who could have an informer, as everybody can see: whoever has a card (SMU-10).
    fn ask_after(&self, t: &mut State, last: Seat, informed: SeatSet, out: &mut Outside<'_, Event>) {
        let captain = self.captain(t);
        let to_come = self.seats.others(last).take_while(|seat| *seat != captain);
        match to_come.into_iter().find(|seat| !t.hands[*seat].is_empty()) {
            Some(asked) => t.phase = Phase::Informing { asked, informed },
            None => self.patrol(t, informed, out),
        }
    }

    /// The patrol seizes or lets pass, and the turn ends (SMU-11 to SMU-14, SMU-3).
    fn patrol(&self, t: &mut State, informed: SeatSet, out: &mut Outside<'_, Event>) {
        let strength = out.chance().die(6) + 2 * informed.len();
        out.tell_all(|| Event::Patrol(strength));
        let mut seized = SeatSet::NOBODY;
        for seat in self.seats.iter() {
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
        for seat in informed.iter() {
            // The first revision paid for one's own cargo too.
            let paid_for = if self.revision == 1 { seized } else { seized.without(seat) };
            let bounty = paid_for.len();
            t.bounty[seat] += bounty;
            out.tell_all(|| Event::Bounty(seat, bounty));
        }
        for seat in self.seats.from(self.captain(t)) {
            if t.hands[seat].len() < 2 {
                draw(t, seat, out);
            }
        }
        t.turn += 1;
        let is_last = t.turn == self.options.rounds * self.seats.count();
        t.phase = if is_last { Phase::Over } else { Phase::Port { scouted: false } };
    }
}
