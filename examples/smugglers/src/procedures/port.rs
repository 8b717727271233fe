//! The captain is in port: scout, then draw or not (SMU-5, SMU-6).

use orrery_core::procedure::{Candidates, Frames, Out, Question};
use orrery_core::{Ask, Known, Reshuffle, Seat, SeatSet, Text, answers};
use serde::{Deserialize, Serialize};

use crate::publish::Event;
use crate::table::{Action, Card, HAND_LIMIT, State};
use crate::{Refusal, Smugglers, flow, smu};

/// Whether the captain has scouted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Port {
    /// Once a turn.
    pub scouted: bool,
}

answers! {
    /// What the captain can do.
    pub enum Answer of Action { Scout, Draw, Skip }
}

impl Question<Smugglers> for Port {
    type Answer = Answer;

    #[inline]
    fn waits(self, _: &Smugglers, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Smugglers, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-port"), smu(6), seat).or(Answer::Skip).repeatable().in_turn()
    }

    #[inline]
    fn candidates(self, _: &Smugglers, _: &State, _: Seat, into: &mut Candidates<'_, Smugglers, Answer>) {
        into.extend([Answer::Scout, Answer::Draw, Answer::Skip]);
    }

    #[inline]
    fn check(self, _: &Smugglers, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Scout if self.scouted => Err(Refusal::Scouted),
            Answer::Draw if t.hands[seat].len() == HAND_LIMIT => {
                Err(Refusal::HandFull { limit: HAND_LIMIT as u8 })
            }
            Answer::Scout | Answer::Draw | Answer::Skip => Ok(()),
        }
    }

    #[inline]
    fn apply(self, _: &Smugglers, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_, Smugglers>) {
        match answer {
            Answer::Scout => {
                t.stack.push(seat, Self { scouted: true });
                let top = scout(t, seat, out);
                out.tell_all(|| Event::Scouted(seat));
                out.tell(SeatSet::only(seat), || Event::Saw(top.face));
            }
            Answer::Draw => flow::draw(t, seat, out),
            Answer::Skip => {}
        }
    }

    fn label(self, _: &Smugglers, _: &State, _: Seat, answer: Answer) -> Text {
        Text::new(match answer {
            Answer::Scout => "label-scout",
            Answer::Draw => "label-draw",
            Answer::Skip => "label-skip",
        })
    }
}

/// The captain looks at the top card and puts it back (SMU-5).
fn scout(t: &mut State, seat: Seat, out: &mut Out<'_, Smugglers>) -> Known<Card> {
    let top = t.deck.draw(Reshuffle::All, out.chance());
    let mut top = top.expect("at most 20 of the 24 cards are in hands");
    top.show(SeatSet::only(seat), out);
    t.deck.put_on_top(top);
    top
}
