//! Outposts pay when an Ark lands on their planet (MIC-79, MIC-80, MIC-218).

use super::prelude::*;
use super::run::Run;
use crate::event::Event;
use crate::space::Position;

/// The seat of the frame has landed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outposts {
    /// Where.
    pub position: Position,
    /// The outposts of so many players have paid.
    pub done: u8,
    /// So many of the next player's outposts here have paid.
    pub paid: u8,
}

impl Script<MicroCosmos> for Outposts {
    /// The active player's outposts pay first, then the others clockwise (MIC-80, MIC-218); each by itself (MIC-149).
    fn run(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Some(owner) = game.table.from(seat).nth(usize::from(self.done)) else { return };
        let planet = t.planet(self.position).copied().expect("outposts are on planets");
        if self.paid >= t.players[owner].outposts[self.position] {
            t.stack.push(seat, Self { done: self.done + 1, paid: 0, ..self });
            return;
        }
        t.stack.push(seat, Self { paid: self.paid + 1, ..self });
        out.tell_all(|| Event::OutpostPays(owner, planet.card));
        t.stack.push(owner, Run::of(MicroCosmos::top_of(&planet)));
    }
}
