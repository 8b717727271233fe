//! An intimidation: each opponent pays stored energy or has a die less (AND-184, AND-262).

use orrery_core::procedure::each::Round;

use super::prelude::*;
use crate::ids::{Goods, Resource};

/// The frame is that of whoever has played the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Intimidate;

impl Round<Andromeda> for Intimidate {
    fn first(self, _: &Andromeda, t: &State, _: Seat) -> Seat {
        t.turn.seat
    }

    fn turn(self, game: &Andromeda, t: &mut State, owner: Seat, seat: Seat, _: &mut Out<'_>) {
        if game.are_enemies(owner, seat) && game.fighters(t).contains(seat) {
            if t.players[seat].stock.of(Resource::Energy) > 0 {
                t.stack.push(seat, YesNo(Yield));
            } else {
                t.battle.dice_more[seat.index()].spend(1);
            }
        }
    }
}

/// Whether somebody pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Yield;

impl Offer<Andromeda> for Yield {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Reply> {
        Ask::open(Text::new("ask-yield"), and(184), seat).repeatable()
    }

    fn accept(self, _: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Andromeda::take_tokens(t, seat, Goods::just(Resource::Energy, 1), out);
    }

    fn decline(self, _: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.battle.dice_more[seat.index()].spend(1);
    }

    fn labels(self, _: &Andromeda, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-pay-energy"), Text::new("label-die-less")]
    }
}
