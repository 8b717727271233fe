//! Cards are activated with markers from the reserves (ORI-80, ORI-125).

use super::prelude::*;
use crate::content::Field;
use crate::moves::activate;
use crate::state::Slot;

/// As many as one likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActivateCards;

answers! {
    /// A card by its slot, or no more.
    pub enum Answer of Action { Activate(slot: Slot), Done }
}

impl Question<Orion> for ActivateCards {
    type Answer = Answer;

    fn waits(self, game: &Orion, t: &State, seat: Seat) -> bool {
        let empty =
            |slot: &Slot| game.field(t, seat, *slot) == Some(Field::A) && !Orion::is_marked(t, seat, *slot);
        t.players[seat].reserves > 0 && Slot::ALL.iter().any(empty)
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-activate-cards"), ori(125), seat).or(Answer::Done).trivial()
    }

    fn candidates(self, game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend(activate::slots(game, t, seat).map(Answer::Activate));
        into.push(Answer::Done);
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Activate(_) if t.players[seat].reserves == 0 => Err(Refusal::NoReserves),
            Answer::Activate(slot) => activate::check(game, t, seat, slot),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Activate(slot) => {
                t.stack.push(seat, self);
                Orion::mark_from_reserves(t, seat, slot, out);
                activate::begin(game, t, seat, slot, out);
            }
            Answer::Done => {}
        }
    }

    fn label(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Activate(slot) => activate::label(game, t, seat, slot),
            Answer::Done => Text::new("label-done"),
        }
    }
}
