//! Dice are thrown again (AND-191, AND-192).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::event::Event;

/// Dice that have been chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reroll {
    /// A bit for each place.
    pub chosen: u8,
}

answers! {
    /// One more die, or the chosen ones are thrown.
    pub enum Answer of Action { Die(face: Amount<7>), Done }
}

impl Reroll {
    /// The place of a die with this face that is not chosen yet.
    fn place_of(self, t: &State, seat: Seat, face: u8) -> Option<usize> {
        let dice = &t.battle.dice[seat.index()];
        (0..dice.len()).find(|place| dice[*place] == face && self.chosen & 1 << place == 0)
    }

    fn throw(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let (_, aim) = game.pool_of(t, seat);
        let dice = &mut t.battle.dice[seat.index()];
        for (place, die) in dice.iter_mut().enumerate() {
            if self.chosen & 1 << place != 0 {
                *die = Andromeda::throw(aim, out);
            }
        }
        dice.sort_unstable_by(|a, b| b.cmp(a));
        let rolled = *dice;
        out.tell_all(|| Event::Rolled(seat, rolled));
    }
}

impl Question<Andromeda> for Reroll {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        !t.battle.dice[seat.index()].is_empty()
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-reroll"), and(192), seat).or(Answer::Done)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let left = (1..=6).filter(|face| self.place_of(t, seat, *face).is_some());
        into.extend(left.map(|face| Answer::Die(Amount::new(face))));
        into.push(Answer::Done);
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Die(face) => allow(self.place_of(t, seat, face.get()).is_some(), Refusal::NoSuchDie),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Die(face) => {
                let place = self.place_of(t, seat, face.get()).expect("a checked die is there");
                let more = Self { chosen: self.chosen | 1 << place };
                if more.chosen.count_ones() as usize == t.battle.dice[seat.index()].len() {
                    more.throw(game, t, seat, out);
                } else {
                    t.stack.push(seat, more);
                }
            }
            Answer::Done => self.throw(game, t, seat, out),
        }
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Die(face) => Text::new("label-die").amount("face", face.get()),
            Answer::Done => Text::new("label-throw"),
        }
    }
}
