//! The small changes that all actions and effects are made of, each within its limits.
//!
//! Resources, cards and markers change nowhere else, and nobody gives anything to anybody (MIC-24).

use orrery_core::{Outside, Reshuffle, Seat};

use crate::MicroCosmos;
use crate::event::Event;
use crate::state::{CardId, Player, Resource, Resources, Row, Specialist, State, Upgrade};

/// The world outside, as these rules see it.
pub(crate) type Out<'a> = Outside<'a, Event>;

impl MicroCosmos {
    /// How much of each resource a player can hold (MIC-27, MIC-28, MIC-186).
    pub(crate) fn capacity(&self, player: &Player) -> u8 {
        let sheet = self.content.sheet();
        if player.has(Upgrade::CargoHolds) { sheet.larger_capacity } else { sheet.capacity }
    }

    /// How many crew cards a player can hold (MIC-34).
    pub(crate) fn crew_limit(&self) -> u8 {
        2 * self.content.sheet().row_size
    }

    /// Whether a row has a free slot (MIC-33).
    pub(crate) fn has_room(&self, player: &Player, row: Row) -> bool {
        player.row(row).len() < self.content.sheet().row_size
    }

    /// Gains as far as there is room; the rest is lost (MIC-29). There is no stock that could run out (MIC-31).
    pub(crate) fn gain(&self, t: &mut State, seat: Seat, amounts: Resources, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        let capacity = self.capacity(player);
        let limits = Resources::new([capacity; Resource::ALL.len()]);
        let lost = player.cargo.gain_up_to(amounts, limits);
        if lost != amounts {
            out.tell_all(|| Event::Gained(seat, amounts.checked_sub(lost).unwrap_or_default()));
        }
        if !lost.is_empty() {
            out.tell_all(|| Event::Lost(seat, lost));
        }
    }

    /// Gains one unit.
    pub(crate) fn gain_one(&self, t: &mut State, seat: Seat, resource: Resource, out: &mut Out<'_>) {
        self.gain(t, seat, Resources::just(resource, 1), out);
    }

    /// Pays what has been found payable (MIC-26).
    pub(crate) fn pay(t: &mut State, seat: Seat, amounts: Resources, out: &mut Out<'_>) {
        t.players[seat].cargo.spend(amounts);
        if !amounts.is_empty() {
            out.tell_all(|| Event::Paid(seat, amounts));
        }
    }

    /// Pays one unit.
    pub(crate) fn pay_one(t: &mut State, seat: Seat, resource: Resource, out: &mut Out<'_>) {
        Self::pay(t, seat, Resources::just(resource, 1), out);
    }

    /// Whether a crew card can be drawn from the deck (MIC-39, MIC-40).
    pub(crate) fn crew_is_left(t: &State) -> bool {
        !t.crew.is_empty() || !t.crew.pile().is_empty()
    }

    /// The top card of the crew deck; an empty deck is made anew of its discard pile (MIC-38, MIC-39).
    pub(crate) fn draw_crew(t: &mut State, out: &mut Out<'_>) -> Option<CardId> {
        t.crew.draw(Reshuffle::All, out.chance()).map(|card| card.face)
    }

    /// Fills the free slots of the Cantina as far as there are cards (MIC-40, MIC-41).
    pub(crate) fn refill_cantina(&self, t: &mut State, out: &mut Out<'_>) {
        while t.cantina.len() < self.content.sheet().cantina {
            let Some(card) = Self::draw_crew(t, out) else { return };
            t.cantina.put(card);
            out.tell_all(|| Event::InCantina(card));
        }
    }

    /// Puts a card into a row, face up and upright (MIC-32, MIC-36); from now on only a play moves it (MIC-37).
    pub(crate) fn place(t: &mut State, seat: Seat, card: CardId, row: Row, out: &mut Out<'_>) {
        t.players[seat].row_mut(row).put(card);
        out.tell_all(|| Event::Placed(seat, card, row));
    }

    /// The row into which a card must go, if there is no choice.
    pub(crate) fn only_row(&self, player: &Player) -> Option<Row> {
        match (self.has_room(player, Row::Upper), self.has_room(player, Row::Lower)) {
            (true, false) => Some(Row::Upper),
            (false, true) => Some(Row::Lower),
            _ => None,
        }
    }

    /// Discards a crew card from a row, as a specialist or for one (MIC-45, MIC-152).
    pub(crate) fn discard_crew(t: &mut State, seat: Seat, card: CardId, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        player.upper.take(card);
        player.lower.take(card);
        t.crew.discard(card);
        out.tell_all(|| Event::Discarded(seat, card));
    }

    /// Moves a ready token to its used field (MIC-45, MIC-49).
    pub(crate) fn use_token(t: &mut State, seat: Seat, specialist: Specialist, out: &mut Out<'_>) {
        t.players[seat].ready.take(specialist);
        out.tell_all(|| Event::Token(seat, specialist));
    }

    /// Whether a survivor card can be turned up (MIC-130, MIC-131).
    pub(crate) fn survivors_are_left(t: &State) -> bool {
        !t.survivors.is_empty() || !t.survivors.pile().is_empty()
    }
}
