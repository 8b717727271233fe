//! Placing a crew card in a row (MIC-15, MIC-36).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::refusal::Refusal;
use crate::state::{CardId, Row, State};

pub(crate) fn candidates(card: CardId, into: &mut Vec<Action>) {
    into.extend(Row::ALL.iter().map(|row| Action::Place(card, *row)));
}

/// The order of cards has no meaning, so the dealt ones are placed in the order of their numbers.
pub(crate) fn dealt_candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    if let Some(card) = t.players[seat].dealt.first() {
        candidates(card, into);
    }
}

pub(crate) fn check(
    game: &MicroCosmos,
    t: &State,
    seat: Seat,
    drawn: CardId,
    card: CardId,
    row: Row,
) -> Result<(), Refusal> {
    if card != drawn {
        return Err(Refusal::OtherCard);
    }
    let most = game.content.sheet().row_size;
    if game.has_room(&t.players[seat], row) { Ok(()) } else { Err(Refusal::RowFull { most }) }
}

pub(crate) fn check_dealt(
    game: &MicroCosmos,
    t: &State,
    seat: Seat,
    card: CardId,
    row: Row,
) -> Result<(), Refusal> {
    let next = t.players[seat].dealt.first().ok_or(Refusal::OtherCard)?;
    check(game, t, seat, next, card, row)
}

pub(crate) fn apply(t: &mut State, seat: Seat, card: CardId, row: Row, out: &mut Out<'_>) {
    t.stack.pop();
    MicroCosmos::place(t, seat, card, row, out);
}

pub(crate) fn apply_dealt(t: &mut State, seat: Seat, card: CardId, row: Row, out: &mut Out<'_>) {
    t.players[seat].dealt.take(card);
    MicroCosmos::place(t, seat, card, row, out);
}
