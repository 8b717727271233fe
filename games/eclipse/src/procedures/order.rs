//! Which of the own types with equal initiative acts first (ECL-150, R97).

use super::prelude::*;
use crate::ids::Unit;
use crate::state::Type;

/// A place in the order of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Order {
    /// From 0.
    pub at: u8,
}

answers! {
    /// A type.
    pub enum Answer of Action { First(unit: Unit) }
}

impl Order {
    /// The types of one player that are tied from this place on.
    fn tied(self, game: &Eclipse, t: &State) -> impl Iterator<Item = (Seat, Unit)> {
        let rest = t.battle.order.get(usize::from(self.at)..).unwrap_or_default();
        let first = rest.first().copied();
        let initiative = first.map(|of| game.stats(t, of).initiative);
        rest.iter().copied().map_while(move |of| match (of, first) {
            (Type::Of(seat, unit), Some(Type::Of(owner, _)))
                if seat == owner && Some(game.stats(t, of).initiative) == initiative =>
            {
                Some((seat, unit))
            }
            _ => None,
        })
    }
}

impl Question<Eclipse> for Order {
    type Answer = Answer;

    fn asked(self, game: &Eclipse, t: &State, seat: Seat) -> orrery_core::procedure::Asked {
        let owner = self.tied(game, t).next().map_or(seat, |(owner, _)| owner);
        orrery_core::procedure::Asked::only(owner)
    }

    fn waits(self, game: &Eclipse, t: &State, _: Seat) -> bool {
        self.tied(game, t).nth(1).is_some()
    }

    fn skip(self, _: &Eclipse, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        if usize::from(self.at) < t.battle.order.len() {
            t.stack.push(seat, Self { at: self.at + 1 });
        }
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let units: Vec<_> = self.tied(game, t).map(|(_, unit)| Text::new(unit.key())).collect();
        let first = self.tied(game, t).next().map_or(Unit::Cruiser, |(_, unit)| unit);
        Ask::open(Text::new("ask-order").list("units", units), ecl(150), seat)
            .or(Answer::First(first))
            .trivial()
    }

    fn candidates(self, game: &Eclipse, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.tied(game, t).map(|(_, unit)| Answer::First(unit)));
    }

    fn check(self, game: &Eclipse, t: &State, _: Seat, Answer::First(unit): Answer) -> Result<(), Refusal> {
        let tied = self.tied(game, t).any(|(_, other)| other == unit);
        if tied { Ok(()) } else { Err(Refusal::OrderNotTied) }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, Answer::First(unit): Answer, _: &mut Out<'_>) {
        let from = usize::from(self.at);
        let chosen = t.battle.order[from..].iter().position(|of| *of == Type::Of(seat, unit));
        if let Some(chosen) = chosen {
            t.battle.order[from..=from + chosen].rotate_right(1);
        }
        t.stack.push(seat, Self { at: self.at + 1 });
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::First(unit): Answer) -> Text {
        Text::new("label-unit").name("unit", unit.key())
    }
}
