//! A played card lies aside until its action is over (MIC-214).

use super::prelude::*;
use crate::state::CardId;

/// It is in no row and not yet in the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aside {
    /// Which card.
    pub card: CardId,
}

impl Script<MicroCosmos> for Aside {
    fn run(self, _: &MicroCosmos, t: &mut State, _: Seat, _: &mut Out<'_>) {
        t.crew.discard(self.card);
    }
}
