//! Hitting dice are assigned one by one (ECL-155, ECL-157, R88, R89).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::actions::Foe;
use crate::battle::hits;
use crate::ids::Unit;
use crate::state::{Ship, Type};

/// The next die of the type that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Assign;

answers! {
    /// A ship.
    pub enum Answer of Action {
        Hit(who: Seat, unit: Unit, ship: Amount<8>), HitFoe(foe: Foe, ship: Amount<12>)
    }
}

impl Answer {
    /// As a ship of the battle.
    fn ship(self, t: &State) -> Option<Ship> {
        Some(match self {
            Self::Hit(who, unit, ship) => Ship { of: Type::Of(who, unit), index: ship.get() },
            Self::HitFoe(Foe::Guard, ship) => {
                Ship { of: Type::Guard(t.sectors[t.battle.sector].guard?), index: ship.get() }
            }
            Self::HitFoe(Foe::Ancient, ship) => Ship { of: Type::Ancients, index: ship.get() },
        })
    }

    /// The answer that names a ship.
    fn of_ship(ship: Ship) -> Self {
        match ship.of {
            Type::Of(who, unit) => Self::Hit(who, unit, Amount::new(ship.index)),
            Type::Guard(_) => Self::HitFoe(Foe::Guard, Amount::new(ship.index)),
            Type::Ancients => Self::HitFoe(Foe::Ancient, Amount::new(ship.index)),
        }
    }
}

impl Question<Eclipse> for Assign {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, _: Seat) -> bool {
        Eclipse::next_die(t).is_some_and(|die| game.targets(t, t.battle.rolls[die]).nth(1).is_some())
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let Some(die) = Eclipse::next_die(t) else { return };
        let only = game.targets(t, t.battle.rolls[die]).next();
        match only {
            Some(ship) => t.battle.rolls[die].at = Some(ship),
            None => {
                t.battle.rolls.remove(die);
            }
        }
        t.stack.push(seat, self);
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let roll = Eclipse::next_die(t).map(|die| t.battle.rolls[die]).unwrap_or_default();
        let text = Text::new("ask-assign").name("die", game.die_key(roll.damage));
        let text = text.amount("face", roll.face).amount("damage", roll.damage);
        let best = game.targets(t, roll).next().map(Answer::of_ship);
        let ask = Ask::open(text, ecl(155), seat);
        match best {
            Some(best) => ask.or_do(best),
            None => ask,
        }
    }

    fn candidates(self, game: &Eclipse, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        if let Some(die) = Eclipse::next_die(t) {
            into.extend(game.targets(t, t.battle.rolls[die]).map(Answer::of_ship));
        }
    }

    fn check(self, game: &Eclipse, t: &State, _: Seat, answer: Answer) -> Result<(), Refusal> {
        let (Some(die), Some(ship)) = (Eclipse::next_die(t), answer.ship(t)) else {
            return Err(Refusal::NotInBattle);
        };
        let roll = &t.battle.rolls[die];
        let there = t.battle.order.contains(&ship.of) && ship.index < game.count(t, ship.of);
        if !there || !game.are_foes(t, Eclipse::acting(t), ship.of) {
            return Err(Refusal::NotInBattle);
        }
        let shield = game.cover(t, ship.of);
        if !hits(*roll, shield) {
            return Err(Refusal::DoesNotHit { face: roll.face, computer: roll.computer, shield });
        }
        if game.is_target(t, *roll, ship) { Ok(()) } else { Err(Refusal::Doomed) }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, answer: Answer, _: &mut Out<'_>) {
        if let (Some(die), ship) = (Eclipse::next_die(t), answer.ship(t)) {
            t.battle.rolls[die].at = ship;
        }
        t.stack.push(seat, self);
    }

    fn label(self, game: &Eclipse, t: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Hit(who, unit, _) => Text::new("label-target").name("unit", unit.key()).seat("who", who),
            Answer::HitFoe(Foe::Ancient, _) => {
                Text::new("label-target-guard").name("guard", game.guard_name(game.ancient))
            }
            Answer::HitFoe(Foe::Guard, _) => {
                let guard = t.sectors[t.battle.sector].guard.unwrap_or_default();
                Text::new("label-target-guard").name("guard", game.guard_name(guard))
            }
        }
    }
}
