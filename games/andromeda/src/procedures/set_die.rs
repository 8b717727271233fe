//! One die will show what a card says (AND-192).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::event::Event;

/// What it will show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SetDie {
    /// This face.
    pub to: u8,
}

answers! {
    /// A die by what it shows.
    pub enum Answer of Action { Die(face: Amount<7>) }
}

impl Question<Andromeda> for SetDie {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        !t.battle.dice[seat.index()].is_empty()
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(count("ask-set-die", self.to), and(192), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let dice = &t.battle.dice[seat.index()];
        into.extend((1..=6).filter(|face| dice.contains(face)).map(|face| Answer::Die(Amount::new(face))));
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, Answer::Die(face): Answer) -> Result<(), Refusal> {
        allow(t.battle.dice[seat.index()].contains(&face.get()), Refusal::NoSuchDie)
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, Answer::Die(face): Answer, out: &mut Out<'_>) {
        let dice = &mut t.battle.dice[seat.index()];
        if let Some(die) = dice.iter_mut().rev().find(|die| **die == face.get()) {
            *die = self.to;
        }
        dice.sort_unstable_by(|a, b| b.cmp(a));
        let rolled = *dice;
        out.tell_all(|| Event::Rolled(seat, rolled));
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Die(face): Answer) -> Text {
        Text::new("label-die").amount("face", face.get())
    }
}
