//! Stacking a system anew, from the bottom to the top (ORI-126). A founder stays below all of it.

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::state::{CardId, State, System, SystemId};

/// The system, how many cards of it lie, and where its former top card is.
type Stacking = (SystemId, u8, u8);

/// The places of the cards that are still to be stacked.
fn left(system: &System, placed: u8) -> std::ops::Range<usize> {
    usize::from(placed)..system.cards.len()
}

/// The place of a card that is still to be stacked; of equal ones, not the former top card if that can be avoided.
fn find(system: &System, placed: u8, former_top: u8, card: CardId) -> Option<usize> {
    let mut equal = left(system, placed).filter(|place| system.cards[*place] == card);
    let first = equal.next()?;
    if first == usize::from(former_top) { equal.next().or(Some(first)) } else { Some(first) }
}

/// Whether the card with the marker has an equal among those left, so that the two must be told apart.
fn marked_twin(system: &System, placed: u8, former_top: u8) -> Option<CardId> {
    let top = usize::from(former_top);
    if !system.marker || former_top < placed {
        return None;
    }
    let card = system.cards[top];
    left(system, placed).any(|place| place != top && system.cards[place] == card).then_some(card)
}

pub(crate) fn candidates(t: &State, seat: Seat, (id, placed, former_top): Stacking, into: &mut Vec<Action>) {
    let system = t.players[seat].system(id);
    for place in left(system, placed) {
        let card = system.cards[place];
        if !system.cards[usize::from(placed)..place].contains(&card) {
            into.push(Action::Stack(card));
        }
    }
    into.extend(marked_twin(system, placed, former_top).map(Action::StackMarked));
}

pub(crate) fn check(
    t: &State,
    seat: Seat,
    (id, placed, former_top): Stacking,
    card: CardId,
) -> Result<(), Refusal> {
    let found = find(t.players[seat].system(id), placed, former_top, card);
    if found.is_some() { Ok(()) } else { Err(Refusal::NotLeft) }
}

pub(crate) fn check_marked(
    t: &State,
    seat: Seat,
    (id, placed, former_top): Stacking,
    card: CardId,
) -> Result<(), Refusal> {
    let twin = marked_twin(t.players[seat].system(id), placed, former_top);
    if twin == Some(card) { Ok(()) } else { Err(Refusal::NotLeft) }
}

pub(crate) fn apply(t: &mut State, seat: Seat, stacking: Stacking, card: CardId) {
    let (id, placed, former_top) = stacking;
    if let Some(place) = find(t.players[seat].system(id), placed, former_top, card) {
        put(t, seat, stacking, place);
    }
}

pub(crate) fn apply_marked(t: &mut State, seat: Seat, stacking: Stacking) {
    put(t, seat, stacking, usize::from(stacking.2));
}

/// Moves the card at `place` down to the next free place; those between move up.
fn put(t: &mut State, seat: Seat, (id, placed, former_top): Stacking, place: usize) {
    let next = usize::from(placed);
    let top = usize::from(former_top);
    t.players[seat].systems[id.index()].cards[next..=place].rotate_right(1);
    // The former top card lies above all others until it is put down itself.
    let top = if top == place { next } else { top };
    t.stack.pop();
    Orion::push(t, seat, Task::Stack(id, placed + 1, top as u8));
}

impl Orion {
    /// Whether an order is still to be chosen. In the end a marker on a card that is now covered goes home.
    pub(crate) fn stack_waits(
        t: &mut State,
        seat: Seat,
        (id, placed, former_top): Stacking,
        out: &mut Out<'_>,
    ) -> bool {
        let system = t.players[seat].system(id);
        let alike =
            left(system, placed).all(|place| system.cards[place] == system.cards[usize::from(placed)]);
        let waits = !alike || marked_twin(system, placed, former_top).is_some();
        if !waits {
            t.stack.pop();
            if former_top < placed {
                Self::top_changes(t, seat, id);
            }
            out.tell_all(|| Event::Rearranged(seat, id));
        }
        waits
    }
}
