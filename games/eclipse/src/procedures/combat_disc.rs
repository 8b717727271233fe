//! A disc after combat (ECL-193).

use super::Reply;
use super::prelude::*;
use crate::ids::SectorId;

/// A sector without a disc is in the hands of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CombatDisc {
    /// Where.
    pub sector: SectorId,
}

impl Offer<Eclipse> for CombatDisc {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    fn stands(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        t.sectors[self.sector].owner.is_none() && t.players[seat].discs > 0 && !t.players[seat].out
    }

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Reply> {
        let text = Text::new("ask-combat-disc").name("sector", game.sector_name(self.sector));
        Ask::open(text, ecl(193), seat)
    }

    fn accept(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Eclipse::place_disc(t, seat, self.sector, out);
    }

    fn labels(self, _: &Eclipse, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-yes"), Text::new("label-no")]
    }
}
