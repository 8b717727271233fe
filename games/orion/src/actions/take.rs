//! Taking a card of the discard pile (ORI-113, ORI-146).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::effects::Take;
use crate::refusal::Refusal;
use crate::state::{Depth, State};

/// How many cards on top may be taken.
fn among(t: &State, take: Take) -> u8 {
    let pile = t.deck.pile().len() as u8;
    match take {
        Take::Any => pile,
        Take::AmongTop(most) => pile.min(most),
    }
}

pub(crate) fn candidates(t: &State, take: Take, into: &mut Vec<Action>) {
    into.extend((0..among(t, take)).map(|depth| Action::Take(Depth::new(depth))));
}

pub(crate) fn check(t: &State, take: Take, depth: Depth) -> Result<(), Refusal> {
    let among = among(t, take);
    if depth.index() >= usize::from(among) { Err(Refusal::TooDeep { among }) } else { Ok(()) }
}

pub(crate) fn apply(t: &mut State, seat: Seat, depth: Depth, out: &mut Out<'_>) {
    t.stack.pop();
    Orion::take_discard(t, seat, depth.index(), out);
}
