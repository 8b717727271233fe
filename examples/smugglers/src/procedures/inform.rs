//! The others may play an informer, one after the other (SMU-10).

use orrery_core::procedure::window::{Counts, Reaction};
use orrery_core::procedure::{Candidates, Frames, Out};
use orrery_core::{Ask, Seat, SeatSet, Text, answers};
use serde::{Deserialize, Serialize};

use crate::flow::Patrol;
use crate::publish::Event;
use crate::table::{Action, Card, State};
use crate::{Refusal, Smugglers, smu};

/// Who has informed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Inform {
    /// These seats.
    pub informed: SeatSet,
}

answers! {
    /// An informer, or none.
    pub enum Answer of Action { Inform, Decline }
}

impl Reaction<Smugglers> for Inform {
    type Answer = Answer;
    const PASS: Answer = Answer::Decline;
    const UNTIL_ALL_PASS: bool = false;

    fn counts(answer: Answer) -> Counts {
        match answer {
            Answer::Inform => Counts::Reacts,
            Answer::Decline => Counts::Passes,
        }
    }

    /// Whoever has a card could have an informer.
    fn could(self, _: &Smugglers, t: &State, seat: Seat) -> bool {
        !t.hands[seat].is_empty()
    }

    fn ask(self, _: &Smugglers, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-inform"), smu(10), seat)
    }

    #[inline]
    fn candidates(self, _: &Smugglers, _: &State, _: Seat, into: &mut Candidates<'_, Smugglers, Answer>) {
        into.push(Answer::Inform);
    }

    #[inline]
    fn check(self, _: &Smugglers, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Inform if !t.holds(seat, Card::Informer) => Err(Refusal::NoInformer),
            Answer::Inform | Answer::Decline => Ok(()),
        }
    }

    fn noted(self, seat: Seat, _: Answer) -> Self {
        Self { informed: self.informed.with(seat) }
    }

    #[inline]
    fn react(self, _: &Smugglers, t: &mut State, seat: Seat, _: Answer, out: &mut Out<'_, Smugglers>) {
        t.play(seat, Card::Informer);
        t.deck.discard(Card::Informer);
        out.tell_all(|| Event::Informed(seat));
    }

    fn close(self, game: &Smugglers, t: &mut State, _: &mut Out<'_, Smugglers>) {
        t.stack.push(game.captain(t), Patrol { informed: self.informed });
    }

    fn label(self, _: &Smugglers, _: &State, _: Seat, answer: Answer) -> Text {
        Text::new(match answer {
            Answer::Inform => "label-inform",
            Answer::Decline => "label-decline",
        })
    }
}
