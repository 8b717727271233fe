//! Cards are drawn in the middle of something (AND-35).

use super::prelude::*;

/// So many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// This many.
    pub count: u8,
}

impl Script<Andromeda> for Draw {
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.draw(t, seat, self.count, out);
    }
}
