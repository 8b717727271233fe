//! Reputation tiles of earlier battles are shown to allies (ECL-183).

use orrery_core::procedure::{Candidates, Move};
use orrery_core::{Seat, SeatSet, Text, answers};

use crate::changes::Out;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::State;
use crate::{Action, Eclipse};

answers! {
    /// Show all reputation tiles to all allies.
    pub struct Show of Action;
}

/// Allies who do not know all of these tiles.
fn unaware(game: &Eclipse, t: &State, seat: Seat) -> SeatSet {
    let player = &t.players[seat];
    let knows =
        |ally: &Seat| Eclipse::shown_to(player, SeatSet::only(*ally)).len() == player.reputation.len();
    game.side(t, seat).without(seat).iter().filter(|ally| !knows(ally)).collect()
}

impl Move<Eclipse> for Show {
    fn candidates(game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Eclipse, Self>) {
        if !unaware(game, t, seat).is_empty() {
            into.push(Self);
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat) -> Result<(), Refusal> {
        if unaware(game, t, seat).is_empty() { Err(Refusal::NobodyToShow) } else { Ok(()) }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let allies = unaware(game, t, seat);
        let player = &mut t.players[seat];
        let (tiles, mut unshown) = (player.reputation, player.reputation);
        for (tile, seen) in &mut player.shown_tiles {
            let held = unshown.take(*tile);
            debug_assert!(held, "what was shown is held");
            *seen = seen.union(allies);
        }
        player.shown_tiles.extend(unshown.things().map(|tile| (tile, allies)));
        out.tell(allies, || Event::TilesShown(seat, tiles.things().collect()));
        // What others have seen is not taken back.
        out.bind();
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat) -> Text {
        Text::new("label-show-held")
    }
}
