//! Discarding cards to hire an advisor (ORI-97 to ORI-101).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::content::{Colour, SheetAction};
use crate::event::Event;
use crate::frame::{Task, Why};
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Contract);
}

pub(crate) fn check(game: &Orion, t: &State, seat: Seat) -> Result<(), Refusal> {
    game.check_hiring(t, seat)?;
    let (needs, has) = (game.content.sheet().contract, t.players[seat].hand.len());
    if has < needs { Err(Refusal::FewCards { needs, has }) } else { Ok(()) }
}

pub(crate) fn apply(game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
    Orion::begin_action(t, seat, SheetAction::Contract, Colour::Grey);
    Orion::spend_on_sheet(t, seat);
    out.tell_all(|| Event::Acted(seat, SheetAction::Contract));
    Orion::push(t, seat, Task::Hire);
    Orion::push(t, seat, Task::Discard(game.content.sheet().contract, Why::Contract));
}
