//! What follows a card: it goes to the pile (AND-83).

use super::prelude::*;
use crate::ids::TacticId;

/// It lies nowhere until its effect is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Which card.
    pub card: TacticId,
}

impl Script<Andromeda> for Played {
    fn run(self, _: &Andromeda, t: &mut State, _: Seat, _: &mut Out<'_>) {
        t.tactics_pile.put(self.card);
    }
}
