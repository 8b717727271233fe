//! Discarding: first hand, costs and effects, hand limit, grey exploit (ORI-15, ORI-25, ORI-73, ORI-105).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::{Task, Why};
use crate::refusal::Refusal;
use crate::state::{CardId, State};

pub(crate) fn candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    into.extend(t.players[seat].hand.held.kinds().map(Action::Discard));
}

/// Of the cards just drawn, equal ones once.
pub(crate) fn drawn_candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    let drawn = &t.players[seat].drawn;
    let new = drawn.iter().enumerate().filter(|(place, card)| *place == 0 || drawn[place - 1] != **card);
    into.extend(new.map(|(_, card)| Action::Discard(*card)));
}

/// `rule` is the one that asks for the card.
pub(crate) fn check(t: &State, seat: Seat, card: CardId, rule: u16) -> Result<(), Refusal> {
    if t.players[seat].hand.held.count(card) == 0 { Err(Refusal::NotInHand { rule }) } else { Ok(()) }
}

pub(crate) fn check_drawn(t: &State, seat: Seat, card: CardId) -> Result<(), Refusal> {
    if t.players[seat].drawn.contains(&card) { Ok(()) } else { Err(Refusal::NotDrawn) }
}

pub(crate) fn apply(t: &mut State, seat: Seat, (left, why): (u8, Why), card: CardId, out: &mut Out<'_>) {
    t.stack.pop();
    if left > 1 {
        Orion::push(t, seat, Task::Discard(left - 1, why));
    }
    Orion::discard(t, seat, card, out);
}

/// One more card of the first hand is replaced; the new ones are drawn when all are laid down (ORI-15).
pub(crate) fn apply_mulligan(t: &mut State, seat: Seat, so_far: u8, card: CardId, out: &mut Out<'_>) {
    t.stack.pop();
    Orion::push(t, seat, Task::Mulligan(so_far + 1));
    Orion::discard(t, seat, card, out);
    if t.players[seat].hand.is_empty() {
        super::done::end_mulligan(t, seat, so_far + 1, out);
    }
}

/// One of the cards just drawn goes to the pile; the others are kept (ORI-73).
pub(crate) fn apply_drawn(t: &mut State, seat: Seat, left: u8, card: CardId, out: &mut Out<'_>) {
    t.stack.pop();
    let drawn = &mut t.players[seat].drawn;
    if let Some(place) = drawn.iter().position(|other| *other == card) {
        drawn.remove(place);
    }
    t.deck.discard(card);
    out.tell_all(|| Event::Discarded(seat, card));
    if left > 1 {
        Orion::push(t, seat, Task::Keep(left - 1));
    } else {
        keep_drawn(t, seat);
    }
}

/// What was drawn and not discarded goes to the hand.
pub(crate) fn keep_drawn(t: &mut State, seat: Seat) {
    let player = &mut t.players[seat];
    while let Some(card) = player.drawn.pop() {
        player.hand.add(card);
    }
}
