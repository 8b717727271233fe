//! A hailing card: everybody may end the battle, one after another (AND-184).

use orrery_core::procedure::each::Round;

use super::prelude::*;
use crate::options::HailingAsks;

/// The first yes ends the battle and the questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hail;

impl Round<Andromeda> for Hail {
    fn first(self, _: &Andromeda, t: &State, _: Seat) -> Seat {
        t.turn.seat
    }

    fn goes_on(self, _: &Andromeda, t: &State) -> bool {
        t.battle.on
    }

    fn turn(self, game: &Andromeda, t: &mut State, _: Seat, seat: Seat, _: &mut Out<'_>) {
        let asked = match game.options.hailing_asks {
            HailingAsks::Everybody => true,
            HailingAsks::Participants => game.fighters(t).contains(seat),
        };
        if asked {
            t.stack.push(seat, YesNo(EndIt));
        }
    }
}

/// Whether somebody ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndIt;

impl Offer<Andromeda> for EndIt {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Reply> {
        Ask::open(Text::new("ask-end-battle"), and(184), seat).repeatable()
    }

    fn accept(self, _: &Andromeda, t: &mut State, _: Seat, out: &mut Out<'_>) {
        Andromeda::end_battle(t, out);
    }

    fn labels(self, _: &Andromeda, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-end-battle"), Text::new("label-decline")]
    }
}
