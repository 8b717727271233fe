//! Activating a card (ORI-78 to ORI-83).

use crate::content::{Colour, Field, SheetAction};
use crate::effects::Origin;
use crate::event::Event;
use crate::procedures::prelude::*;
use crate::state::Slot;

answers! {
    /// A card by its slot.
    pub struct Activate(slot: Slot) of Action;
}

impl Move<Orion> for Activate {
    fn candidates(game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Self>) {
        into.extend(slots(game, t, seat).map(Self));
    }

    fn check(self, game: &Orion, t: &State, seat: Seat) -> Result<(), Refusal> {
        check(game, t, seat, self.0)
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Orion::begin_action(t, seat, SheetAction::Activate, Colour::Grey);
        Orion::mark_from_available(t, seat, self.0);
        begin(game, t, seat, self.0, out);
    }

    fn label(self, game: &Orion, t: &State, seat: Seat) -> Text {
        label(game, t, seat, self.0)
    }
}

/// Cards with an A field.
pub(crate) fn slots(game: &Orion, t: &State, seat: Seat) -> impl Iterator<Item = Slot> {
    Slot::ALL.iter().copied().filter(move |slot| game.field(t, seat, *slot) == Some(Field::A))
}

pub(crate) fn label(game: &Orion, t: &State, seat: Seat, slot: Slot) -> Text {
    Text::new("label-activate").name("card", game.slot_name(t, seat, slot))
}

/// An empty A field, enough morale, a payable cost, something to do (ORI-78, ORI-79, ORI-82).
pub(crate) fn check(game: &Orion, t: &State, seat: Seat, slot: Slot) -> Result<(), Refusal> {
    let effects = game.effects_of(t, seat, slot).ok_or(Refusal::NoActiveCard)?;
    if game.field(t, seat, slot) != Some(Field::A) {
        return Err(Refusal::NoActivation);
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
    game.check_steps(t, seat, &effects.on_activate.steps, Origin::card(seat, slot))
}

pub(crate) fn begin(game: &Orion, t: &mut State, seat: Seat, slot: Slot, out: &mut Out<'_>) {
    let card = slot.system().and_then(|system| t.players[seat].top(system));
    out.tell_all(|| Event::Activated(seat, slot, card));
    if let Some(block) = game.effects_of(t, seat, slot).map(|effects| effects.on_activate.id) {
        game.start(t, seat, block, Origin::card(seat, slot));
    }
}
