//! What is built (ECL-97 to ECL-103).

use super::build_sector::BuildSector;
use super::prelude::*;
use crate::ids::{ActionKind, Resource, Unit};
use crate::moves::Side;
use crate::payment::just;

/// The next unit of a Build.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Build;

answers! {
    /// A unit, or none.
    pub enum Answer of Action { Build(unit: Unit), Done; Side(Side) }
}

impl Question<Eclipse> for Build {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        t.turn.left > 0 && Unit::each().any(|unit| game.check_build(t, seat, unit).is_ok())
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(Text::new("ask-build").amount("units", t.turn.left), ecl(97), seat);
        if t.turn.stepped { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Unit::each().map(Answer::Build));
        if t.turn.stepped {
            into.push(Answer::Done);
        }
        into.moves::<Side>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Build(unit) => game.check_build(t, seat, unit),
            Answer::Done if t.turn.stepped => Ok(()),
            Answer::Done => Err(Refusal::OneStepFirst),
            Answer::Side(side) => side.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if answer == Answer::Done {
            return;
        }
        t.stack.push(seat, self);
        match answer {
            Answer::Build(unit) => t.stack.push(seat, BuildSector { unit }),
            Answer::Done => {}
            Answer::Side(side) => side.apply(game, t, seat, out),
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Build(unit) => {
                let cost = game.kit(t, seat).costs[unit].unwrap_or_default();
                Text::new("label-build").name("unit", unit.key()).amount("cost", cost)
            }
            Answer::Done => Text::new("label-done"),
            Answer::Side(side) => side.label(game, t, seat),
        }
    }
}

impl Eclipse {
    /// Whether a unit can be built anywhere (ECL-97 to ECL-100).
    pub(crate) fn check_build(&self, t: &State, seat: Seat, unit: Unit) -> Result<(), Refusal> {
        let _ = ActionKind::Build;
        let player = &t.players[seat];
        let Some(cost) = self.kit(t, seat).costs[unit] else { return Err(Refusal::SpeciesCannot { unit }) };
        let needs = matches!(unit, Unit::Starbase | Unit::Orbital | Unit::Monolith);
        if needs && !player.units.contains(unit) {
            return Err(Refusal::NeedsTechnology { rule: 100 });
        }
        if let Some(count) = self.content.unit(unit).copies
            && player.unbuilt[unit] == 0
        {
            return Err(Refusal::NoPiece { unit, count });
        }
        if player.controls.is_empty() {
            return Err(Refusal::NoSector);
        }
        if !player.controls.iter().any(|sector| self.check_site(t, seat, unit, sector).is_ok()) {
            let sector = player.controls.first().map_or(0, |sector| self.tile(sector).number);
            return Err(Refusal::OnePerSector { unit, sector });
        }
        self.check_cost(t, seat, just(Resource::Materials, cost), 97)
    }
}
