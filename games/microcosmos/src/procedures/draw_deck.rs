//! Crew cards are drawn from the deck (MIC-34 to MIC-36, MIC-38, MIC-40).

use super::place::Place;
use super::prelude::*;
use crate::event::Event;

/// So many cards are still to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawDeck {
    /// The next one included.
    pub left: u8,
}

impl Script<MicroCosmos> for DrawDeck {
    /// Draws one card if there is room and a card, and places it before the next one.
    fn run(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if self.left == 0 || t.players[seat].crew().len() >= game.crew_limit() {
            return;
        }
        let Some(card) = MicroCosmos::draw_crew(t, out) else { return };
        out.tell_all(|| Event::Drew(seat, card));
        if self.left > 1 {
            t.stack.push(seat, Self { left: self.left - 1 });
        }
        t.stack.push(seat, Place { card });
    }
}
