//! The table in words, made of the view and so without secrets.

use orrery_core::sketch::Held;
use orrery_core::{SeatSet, Sketch, Text};

use crate::Smugglers;
use crate::publish::{View, view};
use crate::table::{Card, State};

/// The table as these seats see it.
pub fn sketch(game: &Smugglers, t: &State, viewer: SeatSet) -> Sketch {
    let view = view(game, t, viewer);
    let own = view.seats.iter().filter(|seat| viewer.contains(seat.seat));
    Sketch {
        hand: own.flat_map(|seat| &seat.known).map(|card| held(*card)).collect(),
        overview: overview(&view),
        details: details(&view, viewer),
    }
}

/// Goods with what they are worth.
fn held(card: Card) -> Held {
    let note = card.worth().map(|worth| Text::new("sketch-worth").amount("worth", worth));
    Held { name: Text::new(card.key()), note }
}

fn overview(view: &View) -> Vec<Text> {
    let status = Text::new("sketch-status").amount("turn", view.turn).seat("captain", view.captain);
    let rows = view.seats.iter().map(|seat| {
        let row = Text::new("sketch-seat").seat("who", seat.seat).amount("cards", seat.cards as i64);
        row.amount("bounty", seat.bounty).text("sold", cards(&seat.sold))
    });
    let status = status.amount("deck", view.deck as i64);
    [status, Text::new("sketch-head")].into_iter().chain(rows).collect()
}

fn details(view: &View, viewer: SeatSet) -> Vec<Text> {
    let mut lines = vec![Text::new("sketch-pile").text("cards", cards(&view.pile))];
    let scouted = view.scouted.iter().flatten();
    lines.extend(scouted.map(|card| Text::new("sketch-scouted").name("card", card.key())));
    for seat in &view.seats {
        if !viewer.contains(seat.seat) && !seat.known.is_empty() {
            lines.push(Text::new("sketch-known").seat("who", seat.seat).text("cards", cards(&seat.known)));
        }
        if let Some(cargo) = &seat.cargo {
            lines.push(Text::new("sketch-cargo").seat("who", seat.seat).text("cards", cards(cargo)));
        }
    }
    lines
}

fn names(cards: &[Card]) -> Vec<Text> {
    cards.iter().map(|card| Text::new(card.key())).collect()
}

fn cards(cards: &[Card]) -> Text {
    if cards.is_empty() {
        Text::new("sketch-none")
    } else {
        Text::new("sketch-cards").list("cards", names(cards))
    }
}
