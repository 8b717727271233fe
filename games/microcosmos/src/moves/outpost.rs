//! Create a Trading Outpost (MIC-146 to MIC-151).

use crate::automa::NoOutpost;
use crate::procedures::move_outpost::MoveOutpost;
use crate::procedures::prelude::*;

answers! {
    /// Nothing to choose yet.
    pub struct Outpost of Action;
}

impl Move<MicroCosmos> for Outpost {
    fn candidates(_: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Self>) {
        into.push(Self);
    }

    /// An unlocked outpost (MIC-151), in the pool or on another planet (MIC-149).
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
        MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
        match game.no_outpost(t, seat) {
            None => Ok(()),
            Some(NoOutpost::Locked) => Err(Refusal::NoOutpost),
            Some(NoOutpost::Here) => Err(Refusal::OutpostHere),
            Some(NoOutpost::AllHere) => Err(Refusal::OutpostStays),
        }
    }

    /// From the pool as long as there is one; only then one is moved, and of two the player chooses (MIC-147).
    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let (position, _) = MicroCosmos::own_planet(t, seat).expect("a checked action is taken on a planet");
        let movable = MicroCosmos::movable_outposts(t, seat);
        if t.players[seat].outpost_pool > 0 {
            game.set_outpost(t, seat, None, position, out);
        } else if movable.len() == 1 {
            game.set_outpost(t, seat, movable.first(), position, out);
        } else {
            t.stack.push(seat, MoveOutpost);
        }
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat) -> Text {
        Text::new("deed-outpost")
    }
}
