//! A card of the discard pile is taken (ORI-113, ORI-146).

use super::prelude::*;
use crate::effects;
use crate::state::Depth;

/// Which cards, and whether none will do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    /// Any, or some on top.
    pub among: effects::Take,
    /// It can be declined.
    pub optional: bool,
}

answers! {
    /// A card by its depth, or none.
    pub enum Answer of Action { Take(depth: Depth), Done }
}

impl Take {
    /// How many cards on top may be taken.
    fn among(self, t: &State) -> u8 {
        let pile = t.deck.pile().len() as u8;
        match self.among {
            effects::Take::Any => pile,
            effects::Take::AmongTop(most) => pile.min(most),
        }
    }
}

impl Question<Orion> for Take {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(Text::new("ask-take"), ori(146), seat);
        if self.optional { ask.or(Answer::Done).trivial() } else { ask }
    }

    fn candidates(self, _: &Orion, t: &State, _: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend((0..self.among(t)).map(|depth| Answer::Take(Depth::new(depth))));
        if self.optional {
            into.push(Answer::Done);
        }
    }

    fn check(self, _: &Orion, t: &State, _: Seat, answer: Answer) -> Result<(), Refusal> {
        let among = self.among(t);
        match answer {
            Answer::Take(depth) if depth.index() >= usize::from(among) => Err(Refusal::TooDeep { among }),
            Answer::Done if !self.optional => Err(Refusal::MustTake),
            Answer::Take(_) | Answer::Done => Ok(()),
        }
    }

    fn apply(self, _: &Orion, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Take(depth) => Orion::take_discard(t, seat, depth.index(), out),
            Answer::Done => {}
        }
    }

    fn label(self, game: &Orion, t: &State, _: Seat, answer: Answer) -> Text {
        let Answer::Take(depth) = answer else { return Text::new("label-done") };
        let pile = t.deck.pile();
        let card = pile.len().checked_sub(depth.index() + 1).map(|place| pile[place]);
        let name = card.map_or_else(|| "unknown-card".to_owned(), |card| game.some_structure(card));
        Text::new("label-take").name("card", name)
    }
}
