//! Storage limits at the end of a turn: which cards are discarded, the player chooses (AND-28, AND-237). Meanwhile free
//! actions may spend what would be lost (AND-67, AND-R17).

use super::prelude::*;
use crate::effects::goods_object;
use crate::event::Event;
use crate::ids::{Goods, Resource, TacticId};
use crate::moves::Free;

/// Resources first, then cards one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Excess;

answers! {
    /// A card, all resources above the limits, or a free action.
    pub enum Answer of Action { Card(card: TacticId), Done } aside { Free(Free) }
}

/// Tokens above the limits.
fn over(game: &Andromeda, t: &State, seat: Seat) -> Goods {
    let limits = game.content.sheet().limits;
    let mut over = Goods::none();
    for resource in Resource::TOKENS {
        over[resource] = t.players[seat].stock.of(resource).saturating_sub(limits.of(resource));
    }
    over
}

/// Whether cards must go.
fn too_many_cards(game: &Andromeda, t: &State, seat: Seat) -> bool {
    t.players[seat].hand.len() > u16::from(game.hand_limit(t, seat))
}

impl Question<Andromeda> for Excess {
    type Answer = Answer;

    /// Resources are given back without a question if nothing else could be done with them.
    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        match over(game, t, seat).total() {
            0 => too_many_cards(game, t, seat),
            _ => game.could_act(t, seat),
        }
    }

    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let over = over(game, t, seat);
        if over.total() > 0 {
            t.stack.push(seat, self);
            for resource in Resource::TOKENS {
                t.players[seat].stock[resource].spend(over.of(resource));
            }
            out.tell_all(|| Event::Excess(seat, over));
        }
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let over = over(game, t, seat);
        if over.total() == 0 {
            let limit = game.hand_limit(t, seat);
            let due = t.players[seat].has(Resource::Tactics).saturating_sub(limit);
            return Ask::open(count("ask-excess", limit), and(28), seat).several(due, due);
        }
        let text = Text::new("ask-excess-goods").text("goods", goods_object(over));
        Ask::open(text, and(28), seat).or(Answer::Done)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        if over(game, t, seat).total() > 0 {
            into.push(Answer::Done);
        } else {
            into.extend(t.players[seat].hand.kinds().map(Answer::Card));
        }
        into.moves::<Free>(game, t, seat);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Card(card) => {
                let (has, limit) = (t.players[seat].has(Resource::Tactics), game.hand_limit(t, seat));
                allow(has > limit, Refusal::HandFits { has, limit })?;
                allow(t.players[seat].hand.count(card) > 0, Refusal::NotInHand)
            }
            Answer::Done => allow(over(game, t, seat).total() > 0, Refusal::MustDecide { rule: 28 }),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Card(card) => {
                t.stack.push(seat, self);
                Andromeda::discard_card(t, seat, card, out);
            }
            Answer::Done => self.skip(game, t, seat, out),
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Card(card) => game.discard_label(card),
            Answer::Done => Text::new("label-give-back"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
