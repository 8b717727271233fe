//! Somebody takes an action: any, in any order, again and again (ORI-53, ORI-56).

use super::prelude::*;
use crate::moves::SheetMove;

/// One action; nobody passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn;

impl Question<Orion> for Turn {
    type Answer = SheetMove;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Orion, t: &State, seat: Seat) -> Ask<SheetMove> {
        let text = Text::new("ask-turn").amount("markers", t.players[seat].available);
        Ask::open(text, ori(53), seat).in_turn()
    }

    fn candidates(self, game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, SheetMove>) {
        SheetMove::candidates(game, t, seat, into);
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, action: SheetMove) -> Result<(), Refusal> {
        action.check(game, t, seat)
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, action: SheetMove, out: &mut Out<'_>) {
        action.apply(game, t, seat, out);
    }

    fn label(self, game: &Orion, t: &State, seat: Seat, action: SheetMove) -> Text {
        action.label(game, t, seat)
    }
}
