//! Somebody replaces cards of the first hand (ORI-15).

use super::discard;
use super::prelude::*;
use crate::state::CardId;

/// So many have been laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mulligan {
    /// The new ones are drawn when all are laid down.
    pub so_far: u8,
}

answers! {
    /// One more card, or no more.
    pub enum Answer of Action { Discard(card: CardId), Done }
}

impl Question<Orion> for Mulligan {
    type Answer = Answer;

    fn waits(self, _: &Orion, t: &State, seat: Seat) -> bool {
        self.so_far == 0 || !t.players[seat].hand.is_empty()
    }

    /// As many cards are drawn as were laid down.
    fn skip(self, _: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Orion::draw(t, seat, self.so_far, out);
    }

    fn ask(self, _: &Orion, t: &State, seat: Seat) -> Ask<Answer> {
        let held = t.players[seat].hand.held.len() as u8;
        let text = Text::new("ask-mulligan").amount("count", self.so_far);
        Ask::open(text, ori(15), seat).or(Answer::Done).trivial().several(0, held)
    }

    fn candidates(self, _: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend(t.players[seat].hand.held.kinds().map(Answer::Discard));
        into.push(Answer::Done);
    }

    fn check(self, _: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Discard(card) => discard::check_held(t, seat, card, 15),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Discard(card) => {
                t.stack.push(seat, Self { so_far: self.so_far + 1 });
                Orion::discard(t, seat, card, out);
            }
            Answer::Done => self.skip(game, t, seat, out),
        }
    }

    fn label(self, game: &Orion, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Discard(card) => discard::label(game, card),
            Answer::Done => Text::new("label-done"),
        }
    }
}
