//! Everybody seals a cargo, at once and in secret (SMU-8, SMU-9).

use orrery_core::procedure::{Asked, Candidates, Frames, Out, Question};
use orrery_core::{Ask, Known, Seat, SeatSet, Text, answers};
use serde::{Deserialize, Serialize};

use crate::publish::Event;
use crate::table::{Action, Card, State};
use crate::{Refusal, Smugglers, smu};

/// The choices lie on the table, each known to its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sealing;

answers! {
    /// A cargo, or none.
    pub enum Answer of Action { Ship(card: Card), Stay }
}

impl Answer {
    fn cargo(self) -> Option<Card> {
        match self {
            Self::Ship(card) => Some(card),
            Self::Stay => None,
        }
    }
}

impl Question<Smugglers> for Sealing {
    type Answer = Answer;

    /// Also whoever has sealed already: the choice can be changed (SMU-9).
    #[inline]
    fn asked(self, game: &Smugglers, t: &State, _: Seat) -> Asked {
        let owe = game.seats.iter().filter(|seat| t.sealed[*seat].is_none()).collect();
        Asked { owe, may: game.seats.all() }
    }

    #[inline]
    fn waits(self, game: &Smugglers, t: &State, seat: Seat) -> bool {
        !self.asked(game, t, seat).owe.is_empty()
    }

    /// The last choice turns them all over.
    fn skip(self, game: &Smugglers, t: &mut State, _: Seat, out: &mut Out<'_, Smugglers>) {
        for seat in game.seats.iter() {
            let sealed = t.sealed[seat].as_mut().expect("nobody is awaited, so all have sealed");
            sealed.show(SeatSet::EVERYBODY, out);
            let cargo = sealed.face;
            if let Some(card) = cargo {
                t.play(seat, card);
            }
            out.tell_all(|| Event::TurnedOver(seat, cargo));
        }
    }

    fn ask(self, _: &Smugglers, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-cargo"), smu(8), seat).sealed_for(SeatSet::only(seat)).or(Answer::Stay)
    }

    #[inline]
    fn candidates(self, _: &Smugglers, _: &State, _: Seat, into: &mut Candidates<'_, Smugglers, Answer>) {
        into.extend(Card::ALL.iter().map(|card| Answer::Ship(*card)));
        into.push(Answer::Stay);
    }

    #[inline]
    fn check(self, _: &Smugglers, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        if let Answer::Ship(card) = answer {
            if card.worth().is_none() {
                return Err(Refusal::NotGoods);
            }
            if !t.holds(seat, card) {
                return Err(Refusal::NotHeld { card });
            }
        }
        match t.sealed[seat] {
            Some(sealed) if sealed.face == answer.cargo() => Err(Refusal::SealedAlready),
            _ => Ok(()),
        }
    }

    #[inline]
    fn apply(
        self,
        game: &Smugglers,
        t: &mut State,
        seat: Seat,
        answer: Answer,
        out: &mut Out<'_, Smugglers>,
    ) {
        // The captain's frame whoever has answered: equal tables are equal bytes.
        t.stack.push(game.captain(t), self);
        t.sealed[seat] = Some(Known::only_to(answer.cargo(), seat));
        out.tell_all(|| Event::Sealed(seat));
    }

    fn label(self, _: &Smugglers, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Ship(card) => Text::new("label-ship").name("card", card.key()),
            Answer::Stay => Text::new("label-stay"),
        }
    }
}
