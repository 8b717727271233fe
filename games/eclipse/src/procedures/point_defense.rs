//! Missiles are shot down (ECL-159 to ECL-161, R91).

use std::cmp::Reverse;

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::ids::Unit;
use crate::state::{DICE, Roll, Type};

/// Hits of Point Defense are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PointDefense;

answers! {
    /// A missile.
    pub enum Answer of Action { Shoot(die: Amount<DICE>) }
}

impl PointDefense {
    /// The missile that does the most damage, as the odds take it.
    pub(crate) fn usual(t: &State, seat: Seat) -> Option<Amount<DICE>> {
        let worst = Self::aimed(t, seat).max_by_key(|place| (t.battle.rolls[*place].damage, Reverse(*place)));
        worst.map(|place| Amount::new(place as u8))
    }

    /// Missiles aimed at own ships, like ones once.
    fn aimed(t: &State, seat: Seat) -> impl Iterator<Item = usize> {
        let own = move |roll: &Roll| matches!(roll.at, Some(ship) if matches!(ship.of, Type::Of(owner, _) if owner == seat));
        let like = |one: &Roll, other: &Roll| one.damage == other.damage && one.at == other.at;
        let rolls = t.battle.rolls.iter().enumerate();
        let first =
            move |place: usize, roll: &Roll| !t.battle.rolls[..place].iter().any(|other| like(roll, other));
        rolls.filter(move |(place, roll)| own(roll) && first(*place, roll)).map(|(place, _)| place)
    }
}

impl Question<Eclipse> for PointDefense {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        t.battle.points > 0 && Self::aimed(t, seat).nth(1).is_some()
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let only = Self::aimed(t, seat).next();
        if let Some(die) = only.filter(|_| t.battle.points > 0) {
            self.apply(game, t, seat, Answer::Shoot(Amount::new(die as u8)), out);
        }
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(Text::new("ask-point-defense").amount("count", t.battle.points), ecl(159), seat);
        match Self::aimed(t, seat).next() {
            Some(die) => ask.or_do(Answer::Shoot(Amount::new(die as u8))),
            None => ask,
        }
    }

    fn candidates(self, _: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Self::aimed(t, seat).map(|die| Answer::Shoot(Amount::new(die as u8))));
    }

    fn check(self, _: &Eclipse, t: &State, seat: Seat, Answer::Shoot(die): Answer) -> Result<(), Refusal> {
        let aimed = Self::aimed(t, seat).any(|place| place == usize::from(die.get()));
        if aimed { Ok(()) } else { Err(Refusal::NoMissile) }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, Answer::Shoot(die): Answer, _: &mut Out<'_>) {
        t.battle.points -= 1;
        t.battle.rolls.remove(die.get().into());
        t.stack.push(seat, self);
    }

    fn label(self, game: &Eclipse, t: &State, _: Seat, Answer::Shoot(die): Answer) -> Text {
        let roll = t.battle.rolls.get(usize::from(die.get())).copied().unwrap_or_default();
        let unit = match roll.at.map(|ship| ship.of) {
            Some(Type::Of(_, unit)) => unit,
            _ => Unit::Cruiser,
        };
        Text::new("label-missile").name("die", game.die_key(roll.damage)).name("unit", unit.key())
    }
}
