//! Raising morale, once a round (ORI-94, ORI-95).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::content::{Colour, SheetAction};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Propaganda);
}

pub(crate) fn check(t: &State, seat: Seat) -> Result<(), Refusal> {
    if t.players[seat].propaganda { Err(Refusal::PropagandaUsed) } else { Ok(()) }
}

pub(crate) fn apply(game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
    Orion::begin_action(t, seat, SheetAction::Propaganda, Colour::Grey);
    Orion::spend_on_sheet(t, seat);
    out.tell_all(|| Event::Acted(seat, SheetAction::Propaganda));
    t.players[seat].propaganda = true;
    game.change_morale(t, seat, i16::from(game.content.sheet().propaganda), out);
}
