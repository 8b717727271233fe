//! A mutual accord: all others must agree (AND-184).

use orrery_core::procedure::each::{Each, Round};

use super::prelude::*;
use crate::effects::BlockId;

/// What is offered; the frame is the proposer's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Accord {
    /// Points for everybody.
    pub points: u8,
    /// What the proposer has instead if somebody refuses.
    pub otherwise: BlockId,
}

impl Round<Andromeda> for Accord {
    fn first(self, _: &Andromeda, t: &State, _: Seat) -> Seat {
        t.turn.seat
    }

    fn turn(self, game: &Andromeda, t: &mut State, owner: Seat, seat: Seat, _: &mut Out<'_>) {
        if seat != owner && game.fighters(t).contains(seat) {
            t.stack.push(seat, YesNo(Agree { points: self.points, otherwise: self.otherwise }));
        }
    }

    /// Once all have agreed, everybody gains and the battle is over.
    fn close(self, game: &Andromeda, t: &mut State, _: Seat, out: &mut Out<'_>) {
        let fighters = game.fighters(t);
        for other in game.order(t).into_iter().filter(|other| fighters.contains(*other)) {
            game.gain_vp(t, other, self.points.into(), out);
        }
        Andromeda::end_battle(t, out);
    }
}

/// Whether somebody agrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agree {
    /// Points for everybody.
    pub points: u8,
    /// What the proposer has otherwise.
    pub otherwise: BlockId,
}

impl Offer<Andromeda> for Agree {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Reply> {
        Ask::open(count("ask-agree", self.points), and(184), seat).repeatable()
    }

    /// The others are asked next.
    fn accept(self, _: &Andromeda, _: &mut State, _: Seat, _: &mut Out<'_>) {}

    fn decline(self, game: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        // The offer is over.
        let proposer = t.stack.nearest::<Each<Accord>>().map_or(seat, |(proposer, _)| proposer);
        t.stack.end::<Each<Accord>>();
        game.run_block(t, proposer, self.otherwise);
    }

    fn labels(self, _: &Andromeda, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-agree"), Text::new("label-decline")]
    }
}
