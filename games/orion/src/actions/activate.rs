//! Activating a card, by the action of the sheet or by an effect (ORI-78 to ORI-83, ORI-125).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::content::{Colour, Field, SheetAction};
use crate::event::Event;
use crate::frame::Origin;
use crate::refusal::Refusal;
use crate::state::{Slot, State};

pub(crate) fn candidates(game: &Orion, t: &State, seat: Seat, into: &mut Vec<Action>) {
    let with_field = Slot::ALL.iter().copied().filter(|slot| game.field(t, seat, *slot) == Some(Field::A));
    into.extend(with_field.map(Action::Activate));
}

/// An empty A field, enough morale, a payable cost, something to do (ORI-78, ORI-79, ORI-82).
pub(crate) fn check(game: &Orion, t: &State, seat: Seat, slot: Slot) -> Result<(), Refusal> {
    if game.field(t, seat, slot) != Some(Field::A) {
        return Err(Refusal::NothingToActivate);
    }
    if Orion::is_marked(t, seat, slot) {
        return Err(Refusal::FieldOccupied);
    }
    let player = &t.players[seat];
    let card = slot.system().and_then(|system| player.top(system));
    if let Some(needs) = card.and_then(|card| game.content.structures[card].activate_morale).map(i16::from)
        && player.morale < needs
    {
        return Err(Refusal::ActivateMorale { needs, has: player.morale });
    }
    let effects = game.effects_of(t, seat, slot).ok_or(Refusal::NothingToActivate)?;
    game.check_steps(t, seat, &effects.on_activate.steps, Origin::card(seat, slot))
}

/// The same with a marker from the reserves (ORI-80).
pub(crate) fn check_from_reserves(game: &Orion, t: &State, seat: Seat, slot: Slot) -> Result<(), Refusal> {
    if t.players[seat].reserves == 0 {
        return Err(Refusal::NoReserves);
    }
    check(game, t, seat, slot)
}

pub(crate) fn apply(game: &Orion, t: &mut State, seat: Seat, slot: Slot, out: &mut Out<'_>) {
    Orion::begin_action(t, seat, SheetAction::Activate, Colour::Grey);
    Orion::mark_from_available(t, seat, slot);
    begin(game, t, seat, slot, out);
}

pub(crate) fn apply_from_reserves(game: &Orion, t: &mut State, seat: Seat, slot: Slot, out: &mut Out<'_>) {
    Orion::mark_from_reserves(t, seat, slot, out);
    begin(game, t, seat, slot, out);
}

fn begin(game: &Orion, t: &mut State, seat: Seat, slot: Slot, out: &mut Out<'_>) {
    let card = slot.system().and_then(|system| t.players[seat].top(system));
    out.tell_all(|| Event::Activated(seat, slot, card));
    if let Some(block) = game.effects_of(t, seat, slot).map(|effects| effects.on_activate.id) {
        game.start(t, seat, block, Origin::card(seat, slot));
    }
}

impl Orion {
    /// Whether there is anything left to activate with a marker from the reserves, by what all can see.
    pub(crate) fn activation_waits(&self, t: &mut State, seat: Seat) -> bool {
        let empty =
            |slot: &Slot| self.field(t, seat, *slot) == Some(Field::A) && !Self::is_marked(t, seat, *slot);
        let waits = t.players[seat].reserves > 0 && Slot::ALL.iter().any(empty);
        if !waits {
            t.stack.pop();
        }
        waits
    }
}
