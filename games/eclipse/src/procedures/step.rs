//! A ship goes step by step (ECL-105 to ECL-114).

use super::moving::Break;
use super::prelude::*;
use crate::ids::{SectorId, Unit};
use crate::options::AggressionCheck;
use crate::state::{Flight, Sectors};

/// The next step of the ship under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step;

answers! {
    /// A step, a jump, or the end.
    pub enum Answer of Action { Step(sector: SectorId), Jump(sector: SectorId), Done }
}

impl Step {
    /// Where a jump can lead (R73).
    fn jumps(t: &State, flight: Flight) -> Sectors {
        let near = Eclipse::neighbours(t, flight.at);
        if t.portals.contains(flight.at) { near.union(t.portals).without(flight.at) } else { near }
    }
}

impl Question<Eclipse> for Step {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        let Some(flight) = t.flight else { return false };
        let ways = (flight.left > 0
            && !Eclipse::connected(t, flight.at, Eclipse::halves(t, seat)).is_empty())
            || (flight.jump && !Self::jumps(t, flight).is_empty());
        ways && game.may_leave(t, flight.at, seat, 1 + flight.cargo).is_ok()
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let (unit, at, left, jump) = match &t.flight {
            Some(flight) => (flight.unit, flight.at, flight.left, flight.jump),
            None => (Unit::Cruiser, t.players[seat].home, 0, false),
        };
        let text = Text::new(if jump { "ask-step-jump" } else { "ask-step" }).name("unit", unit.key());
        let text = text.name("sector", game.sector_name(at)).amount("steps", left);
        let ask = Ask::open(text, ecl(105), seat);
        if t.flight.is_some_and(|flight| flight.moved) { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, _: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        let Some(flight) = t.flight else { return };
        if flight.left > 0 {
            into.extend(Eclipse::connected(t, flight.at, Eclipse::halves(t, seat)).iter().map(Answer::Step));
        }
        if flight.jump {
            into.extend(Self::jumps(t, flight).iter().map(Answer::Jump));
        }
        if flight.moved {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let Some(flight) = t.flight else { return Err(Refusal::NoSteps { count: 0 }) };
        let numbers = |to: SectorId| (game.tile(flight.at).number, game.tile(to).number);
        match answer {
            Answer::Step(to) | Answer::Jump(to) if !t.explored.contains(to) => {
                Err(Refusal::Unexplored { rule: 105 })
            }
            Answer::Step(_) if flight.left == 0 => {
                Err(Refusal::NoSteps { count: t.players[seat].stats[flight.unit].steps })
            }
            Answer::Step(to) => {
                let ways = Eclipse::connected(t, flight.at, Eclipse::halves(t, seat));
                if !ways.contains(to) {
                    let (from, to) = numbers(to);
                    return Err(Refusal::NoWay { from, to });
                }
                game.may_leave(t, flight.at, seat, 1 + flight.cargo)
            }
            Answer::Jump(_) if !flight.jump => Err(Refusal::Jumped),
            Answer::Jump(to) => {
                if !Self::jumps(t, flight).contains(to) {
                    let (from, to) = numbers(to);
                    return Err(Refusal::NotBeside { from, to });
                }
                game.may_leave(t, flight.at, seat, 1 + flight.cargo)
            }
            Answer::Done if flight.moved => Ok(()),
            Answer::Done => Err(Refusal::OneStepFirst),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let Some(mut flight) = t.flight else { return };
        let (from, unit) = (flight.at, flight.unit);
        let to = match answer {
            Answer::Done => return,
            Answer::Step(to) => {
                flight.left -= 1;
                out.tell_all(|| Event::Moved(seat, unit, from, to));
                to
            }
            Answer::Jump(to) => {
                flight.jump = false;
                out.tell_all(|| Event::Jumped(seat, unit, from, to));
                to
            }
        };
        flight.at = to;
        flight.moved = true;
        t.flight = Some(flight);
        t.turn.stepped = true;
        Eclipse::take_ships(t, seat, from, unit, 1);
        Eclipse::add_ships(t, seat, to, unit, 1);
        if flight.cargo > 0 {
            Eclipse::take_ships(t, seat, from, Unit::Interceptor, flight.cargo);
            Eclipse::add_ships(t, seat, to, Unit::Interceptor, flight.cargo);
        }
        t.stack.push(seat, self);
        if game.has_diplomacy() && game.options.aggression_check == AggressionCheck::Entry {
            t.stack.push(seat, Break { sector: Some(to) });
        }
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Step(to) => Text::new("label-step").name("sector", game.sector_name(to)),
            Answer::Jump(to) => Text::new("label-jump").name("sector", game.sector_name(to)),
            Answer::Done => Text::new("label-stop"),
        }
    }
}
