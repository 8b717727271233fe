//! Create a Trading Outpost (MIC-146 to MIC-151).

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

    /// An unlocked outpost (MIC-151), and none of one's own here (MIC-149).
    fn check(self, _: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
        let (position, _) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
        let player = &t.players[seat];
        if player.outpost_pool == 0 && player.outposts.is_empty() {
            return Err(Refusal::NoOutpost);
        }
        if player.outposts.contains(position) {
            return Err(Refusal::OutpostHere);
        }
        Ok(())
    }

    /// From the pool as long as there is one; only then one is moved, and of two the player chooses (MIC-147).
    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let (position, _) = MicroCosmos::own_planet(t, seat).expect("a checked action is taken on a planet");
        let player = &t.players[seat];
        if player.outpost_pool > 0 {
            game.set_outpost(t, seat, None, position, out);
        } else if player.outposts.len() == 1 {
            let from = player.outposts.iter().next();
            game.set_outpost(t, seat, from, position, out);
        } else {
            t.stack.push(seat, MoveOutpost);
        }
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat) -> Text {
        Text::new("deed-outpost")
    }
}
