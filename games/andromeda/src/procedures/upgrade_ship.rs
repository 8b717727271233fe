//! A ship of the upgraded type may be built for nothing (AND-141).

use super::prelude::*;
use crate::effects::Price;
use crate::ids::ShipKind;
use crate::state::Place;

/// Which type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UpgradeShip {
    /// This one.
    pub kind: ShipKind,
}

impl Offer<Andromeda> for UpgradeShip {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    fn stands(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        t.players[seat].count(self.kind, Place::Reserve) > 0
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Reply> {
        Ask::open(ship_label("ask-upgrade-ship", self.kind), and(141), seat).repeatable()
    }

    fn accept(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.build(t, seat, self.kind, Price::Free, out);
    }

    fn labels(self, _: &Andromeda, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-build-free"), Text::new("label-decline")]
    }
}
