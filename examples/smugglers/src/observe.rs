//! What a seat knows as numbers.

use orrery_core::observe::{Observe, Output, Row};
use orrery_core::{Game as _, Seat, SeatSet};

use crate::table::{Card, MOST, Phase};
use crate::{Smugglers, State};

impl Observe for Smugglers {
    fn write(&self, t: &State, seat: Seat, row: &mut Row<impl Output>) {
        // By way of the view, which allocates: nobody plays millions of games of a toy.
        let view = &self.view(t, SeatSet::only(seat));
        let cards: Vec<&str> = Card::ALL.iter().map(|card| card.word()).collect();
        let words = |cards: &[Card]| cards.iter().map(|card| card.word()).collect::<Vec<_>>();
        let seats = view.seats.len();
        row.number("turn", view.turn);
        row.number("turns", self.options().rounds * self.seats().count());
        row.seat("captain", MOST, seats, seat, Some(view.captain));
        let (phase, asked, informed) = match view.phase {
            Phase::Port { scouted: false } => ("port", None, SeatSet::NOBODY),
            Phase::Port { scouted: true } => ("scouted", None, SeatSet::NOBODY),
            Phase::Sealing => ("sealing", None, SeatSet::NOBODY),
            Phase::Informing { asked, informed } => ("informing", Some(asked), informed),
            Phase::Over => ("over", None, SeatSet::NOBODY),
        };
        row.one_of("phase", &["port", "scouted", "sealing", "informing", "over"], Some(phase));
        row.seat("asked", MOST, seats, seat, asked);
        row.number("deck", view.deck);
        row.counts("top", &cards, view.scouted.iter().flatten().map(|card| card.word()));
        row.counts("pile", &cards, words(&view.pile));
        row.seats(MOST, &view.seats, seat, |row, player| {
            row.number("cards", player.cards);
            row.counts("hand", &cards, words(&player.known));
            // Of the others only what is turned over is known.
            row.number("cargo.known", player.cargo.is_some());
            row.counts("cargo", &cards, words(player.cargo.as_deref().unwrap_or_default()));
            row.counts("sold", &cards, words(&player.sold));
            row.number("bounty", player.bounty);
            row.number("informed", informed.contains(player.seat));
        });
    }
}
