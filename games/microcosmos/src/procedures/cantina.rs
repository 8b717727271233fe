//! Face-up crew cards of the Cantina are taken (MIC-41 to MIC-43, MIC-85).

use super::place::Place;
use super::prelude::*;
use crate::event::Event;
use crate::refusal::Pending;
use crate::state::CardId;

/// Picks come from what was face up when the effect began; slots are refilled after the last one (MIC-42).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cantina {
    /// Cards still to be taken.
    pub left: u8,
    /// It can be declined.
    pub optional: bool,
}

answers! {
    /// A card, or none.
    pub enum Answer of Action { Take(card: CardId), Done }
}

impl Question<MicroCosmos> for Cantina {
    type Answer = Answer;

    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        self.left > 0 && !t.cantina.is_empty() && t.players[seat].crew().len() < game.crew_limit()
    }

    /// Where nothing was taken there is nothing to refill, unless cards were missing before (MIC-40).
    fn skip(self, game: &MicroCosmos, t: &mut State, _: Seat, out: &mut Out<'_>) {
        game.refill_cantina(t, out);
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        if self.optional {
            Ask::open(Text::new("ask-cantina-or-not"), mic(85), seat).or(Answer::Done).trivial()
        } else {
            Ask::open(Text::new("ask-cantina").amount("count", self.left), mic(41), seat)
        }
    }

    fn candidates(self, _: &MicroCosmos, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.cantina.iter().map(Answer::Take));
        if self.optional {
            into.push(Answer::Done);
        }
    }

    fn check(self, _: &MicroCosmos, t: &State, _: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Take(card) if !t.cantina.contains(card) => Err(Refusal::NotInCantina),
            Answer::Done if !self.optional => Err(Refusal::MustDecide { pending: Pending::Cantina }),
            Answer::Take(_) | Answer::Done => Ok(()),
        }
    }

    fn apply(self, _: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Take(card) => {
                t.cantina.take(card);
                out.tell_all(|| Event::Took(seat, card));
                t.stack.push(seat, Self { left: self.left - 1, ..self });
                t.stack.push(seat, Place { card });
            }
            Answer::Done => {}
        }
    }

    fn label(self, game: &MicroCosmos, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Take(card) => game.crew_label("label-take", card),
            Answer::Done => Text::new("label-decline"),
        }
    }
}
