//! Of the cards just drawn some are discarded (ORI-73).

use super::discard;
use super::prelude::*;
use crate::event::Event;
use crate::state::CardId;

/// So many of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Keep {
    /// Still to be discarded.
    pub left: u8,
}

answers! {
    /// A card.
    pub enum Answer of Action { Discard(card: CardId) }
}

impl Question<Orion> for Keep {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-keep").amount("count", self.left), ori(73), seat)
            .several(self.left, self.left)
    }

    /// Equal ones once.
    fn candidates(self, _: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        let drawn = &t.players[seat].drawn;
        let new = drawn.iter().enumerate().filter(|(place, card)| *place == 0 || drawn[place - 1] != **card);
        into.extend(new.map(|(_, card)| Answer::Discard(*card)));
    }

    fn check(self, _: &Orion, t: &State, seat: Seat, Answer::Discard(card): Answer) -> Result<(), Refusal> {
        if t.players[seat].drawn.contains(&card) { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    fn apply(self, _: &Orion, t: &mut State, seat: Seat, Answer::Discard(card): Answer, out: &mut Out<'_>) {
        let drawn = &mut t.players[seat].drawn;
        if let Some(place) = drawn.iter().position(|other| *other == card) {
            drawn.remove(place);
        }
        t.deck.discard(card);
        out.tell_all(|| Event::Discarded(seat, card));
        if self.left > 1 {
            t.stack.push(seat, Self { left: self.left - 1 });
        } else {
            keep_drawn(t, seat);
        }
    }

    fn label(self, game: &Orion, _: &State, _: Seat, Answer::Discard(card): Answer) -> Text {
        discard::label(game, card)
    }
}

/// What was drawn and not discarded goes to the hand.
pub(crate) fn keep_drawn(t: &mut State, seat: Seat) {
    let player = &mut t.players[seat];
    while let Some(card) = player.drawn.pop() {
        player.hand.add(card);
    }
}
