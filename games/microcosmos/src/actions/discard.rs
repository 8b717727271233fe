//! Discarding one of the dealt crew cards (MIC-15).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::state::{CardId, State};

pub(crate) fn candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    into.extend(t.players[seat].dealt.iter().map(Action::Discard));
}

pub(crate) fn check(t: &State, seat: Seat, card: CardId) -> Result<(), Refusal> {
    if t.players[seat].dealt.contains(card) { Ok(()) } else { Err(Refusal::NotDealt) }
}

pub(crate) fn apply(t: &mut State, seat: Seat, card: CardId, out: &mut Out<'_>) {
    t.stack.pop();
    t.players[seat].dealt.take(card);
    t.crew.discard(card);
    out.tell_all(|| Event::Discarded(seat, card));
    MicroCosmos::push(t, seat, Task::PlaceDealt);
}
