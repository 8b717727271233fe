//! Drawing cards (ORI-77); always legal (ORI-58).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::content::{Colour, SheetAction};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Research);
}

#[allow(clippy::unnecessary_wraps)] // Every action has a check; this one has nothing to refuse.
pub(crate) fn check() -> Result<(), Refusal> {
    Ok(())
}

pub(crate) fn apply(game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
    Orion::begin_action(t, seat, SheetAction::Research, Colour::Grey);
    Orion::spend_on_sheet(t, seat);
    out.tell_all(|| Event::Acted(seat, SheetAction::Research));
    let cards = Orion::sum(|sum| game.research_cards(t, seat, sum));
    Orion::draw(t, seat, cards as u8, out);
}
