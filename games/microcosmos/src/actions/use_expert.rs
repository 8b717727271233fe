//! Paying with a specialist: a crew card, or a ready token (MIC-45 to MIC-49).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::frame::Bill;
use crate::payment::accepted;
use crate::refusal::Refusal;
use crate::state::{CardId, Specialist, Specialists, State};

pub(crate) fn candidates(game: &MicroCosmos, t: &State, seat: Seat, bill: Bill, into: &mut Vec<Action>) {
    let experts = game.experts(&t.players[seat], accepted(bill).unwrap_or(Specialists::NONE));
    into.extend(experts.cards.iter().map(Action::UseCard));
    into.extend(experts.tokens.iter().map(Action::UseToken));
}

/// A card with a symbol that is accepted; whether it is in a row or not, its action is not performed (MIC-47).
pub(crate) fn check_card(
    game: &MicroCosmos,
    t: &State,
    seat: Seat,
    bill: Bill,
    card: CardId,
) -> Result<(), Refusal> {
    if !t.players[seat].crew().contains(card) {
        return Err(Refusal::NotInRows { rule: 45 });
    }
    let accepted = accepted(bill).unwrap_or(Specialists::NONE);
    if accepted.contains(game.content.symbol(card)) { Ok(()) } else { Err(Refusal::OtherSpecialist) }
}

/// A token on its used field cannot be used (MIC-49).
pub(crate) fn check_token(t: &State, seat: Seat, bill: Bill, specialist: Specialist) -> Result<(), Refusal> {
    if !accepted(bill).unwrap_or(Specialists::NONE).contains(specialist) {
        return Err(Refusal::OtherSpecialist);
    }
    if t.players[seat].ready.contains(specialist) { Ok(()) } else { Err(Refusal::TokenUsed) }
}

pub(crate) fn apply_card(t: &mut State, seat: Seat, bill: Bill, card: CardId, out: &mut Out<'_>) {
    MicroCosmos::part_paid(t, seat, bill);
    MicroCosmos::discard_crew(t, seat, card, out);
}

pub(crate) fn apply_token(t: &mut State, seat: Seat, bill: Bill, specialist: Specialist, out: &mut Out<'_>) {
    MicroCosmos::part_paid(t, seat, bill);
    MicroCosmos::use_token(t, seat, specialist, out);
}
