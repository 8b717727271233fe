//! Storage limits at the end of a turn: which cards are discarded, the player chooses (AND-28, AND-237).

use super::prelude::*;
use crate::event::Event;
use crate::ids::{Goods, Resource, TacticId};

/// Resources first, then cards one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Excess;

answers! {
    /// A card.
    pub enum Answer of Action { Card(card: TacticId) }
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

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        too_many_cards(game, t, seat) && over(game, t, seat).total() == 0
    }

    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let over = over(game, t, seat);
        if over.total() > 0 {
            t.stack.push(seat, self);
            for resource in Resource::TOKENS {
                t.players[seat].stock[resource] -= over.of(resource);
            }
            out.tell_all(|| Event::Excess(seat, over));
        }
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(count("ask-excess", game.hand_limit(t, seat)), and(28), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(t.players[seat].hand.kinds().map(Answer::Card));
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, Answer::Card(card): Answer) -> Result<(), Refusal> {
        allow(t.players[seat].hand.count(card) > 0, Refusal::NotInHand)
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, Answer::Card(card): Answer, out: &mut Out<'_>) {
        t.stack.push(seat, self);
        Andromeda::discard_card(t, seat, card, out);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, Answer::Card(card): Answer) -> Text {
        game.discard_label(card)
    }
}
