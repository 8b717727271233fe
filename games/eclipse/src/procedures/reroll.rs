//! Lyra turn colony ships over to roll again (ECL-164, R92).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::state::{DICE, Rolls};

/// After an own roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reroll {
    /// Whether it is a roll of Point Defense or against population.
    pub defence: bool,
}

answers! {
    /// A die, or none.
    pub enum Answer of Action { Reroll(die: Amount<DICE>), Done }
}

impl Reroll {
    fn rolls(self, t: &State) -> &Rolls {
        if self.defence { &t.battle.defence } else { &t.battle.rolls }
    }

    /// Dice that look different.
    fn dice(self, t: &State) -> impl Iterator<Item = usize> {
        let rolls = self.rolls(t);
        let all = rolls.iter().enumerate();
        all.filter(move |(place, roll)| !rolls[..*place].contains(roll)).map(|(place, _)| place)
    }
}

impl Question<Eclipse> for Reroll {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        t.players[seat].ready > 0 && !self.rolls(t).is_empty()
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-reroll").amount("count", t.players[seat].ready);
        Ask::open(text, ecl(164), seat).or(Answer::Done).trivial()
    }

    fn candidates(self, _: &Eclipse, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::Done);
        into.extend(self.dice(t).map(|die| Answer::Reroll(Amount::new(die as u8))));
    }

    fn check(self, _: &Eclipse, t: &State, _: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done => Ok(()),
            Answer::Reroll(die) if usize::from(die.get()) < self.rolls(t).len() => Ok(()),
            Answer::Reroll(_) => Err(Refusal::NoDie),
        }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let Answer::Reroll(die) = answer else { return };
        t.players[seat].ready -= 1;
        let face = out.chance().die(6);
        let rolls = if self.defence { &mut t.battle.defence } else { &mut t.battle.rolls };
        let before = std::mem::replace(&mut rolls[usize::from(die.get())].face, face);
        out.tell_all(|| Event::Rerolled(seat, before, face));
        t.stack.push(seat, self);
    }

    fn label(self, game: &Eclipse, t: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Done => Text::new("label-done"),
            Answer::Reroll(die) => {
                let roll = self.rolls(t).get(usize::from(die.get())).copied().unwrap_or_default();
                Text::new("label-reroll").name("die", game.die_key(roll.damage)).amount("face", roll.face)
            }
        }
    }
}
