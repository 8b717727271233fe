//! Ships are activated one after another (ECL-104 to ECL-117).

use super::load::Load;
use super::prelude::*;
use super::step::Step;
use crate::ids::{ActionKind, SectorId, Unit};
use crate::moves::Side;
use crate::options::AggressionCheck;
use crate::state::{Carrier, Flight};

/// The next activation of a Move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moving;

/// An activation is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Land;

/// Relations with whoever is in a sector are broken (ECL-127, ECL-129, R79).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Break {
    /// The sector; without this, all with own ships.
    pub sector: Option<SectorId>,
}

answers! {
    /// A ship, or no more.
    pub enum Answer of Action {
        Ship(unit: Unit, sector: SectorId), Launch(unit: Unit, sector: SectorId), Done; Side(Side)
    }
}

impl Question<Eclipse> for Moving {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        t.turn.left > 0 && game.can_move(t, seat)
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        game.end_move(t, seat);
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(Text::new("ask-move").amount("activations", t.turn.left), ecl(104), seat);
        if t.turn.stepped { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        for sector in t.players[seat].fleets.iter() {
            let fleet = t.sectors[sector].ships[seat];
            let units = Unit::SHIPS.into_iter().filter(|unit| unit.moves() && fleet.count(*unit) > 0);
            into.extend(units.map(|unit| Answer::Ship(unit, sector)));
        }
        for (place, carrier) in t.aboard.iter().enumerate() {
            let like = |other: &Carrier| (other.unit, other.at) == (carrier.unit, carrier.at);
            if !t.aboard[..place].iter().any(like) {
                into.push(Answer::Launch(carrier.unit, carrier.at));
            }
        }
        if t.turn.stepped {
            into.push(Answer::Done);
        }
        into.moves::<Side>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Ship(..) | Answer::Launch(..) if t.turn.left == 0 => {
                let count = game.amount(t, seat, ActionKind::Move, t.turn.reaction);
                Err(Refusal::AllUsed { rule: 104, count })
            }
            Answer::Ship(unit, sector) => game.check_activation(t, seat, unit, sector),
            Answer::Launch(unit, sector) => game.check_launch(t, seat, unit, sector),
            Answer::Done if t.turn.stepped => Ok(()),
            Answer::Done => Err(Refusal::OneStepFirst),
            Answer::Side(side) => side.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Ship(unit, sector) => {
                t.stack.push(seat, self);
                Eclipse::activate(t, seat, unit, sector);
            }
            Answer::Launch(unit, sector) => {
                t.stack.push(seat, self);
                Eclipse::unload(t, |carrier| (carrier.unit, carrier.at) == (unit, sector), 1);
                Eclipse::activate(t, seat, Unit::Interceptor, sector);
            }
            Answer::Done => game.end_move(t, seat),
            Answer::Side(side) => {
                t.stack.push(seat, self);
                side.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Ship(unit, sector) => {
                Text::new("label-ship").name("unit", unit.key()).name("sector", game.sector_name(sector))
            }
            Answer::Launch(unit, sector) => {
                Text::new("label-launch").name("unit", unit.key()).name("sector", game.sector_name(sector))
            }
            Answer::Done => Text::new("label-done"),
            Answer::Side(side) => side.label(game, t, seat),
        }
    }
}

impl Script<Eclipse> for Land {
    fn run(self, _: &Eclipse, t: &mut State, _: Seat, _: &mut Out<'_>) {
        let Some(flight) = t.flight.take() else { return };
        if flight.cargo > 0 {
            let carrier = Carrier { unit: flight.unit, at: flight.at, cargo: flight.cargo };
            let full = t.aboard.try_push(carrier);
            debug_assert!(full.is_none(), "no player has so many carriers");
        }
    }
}

impl Script<Eclipse> for Break {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let partners = t.players[seat].partners.minus(game.side(t, seat));
        let entered = match self.sector {
            Some(sector) => orrery_core::Set::only(sector),
            None => t.players[seat].fleets,
        };
        // The first partner's cubes are asked for first, so they are pushed last.
        for partner in game.seats.iter().rev().filter(|seat| partners.contains(*seat)) {
            let there = Eclipse::own_sectors(t, partner).intersection(entered);
            if let Some(sector) = there.first() {
                out.tell_all(|| Event::Aggression(seat, sector, partner));
                Eclipse::end_relations(t, seat, partner, out);
                Eclipse::brand(t, seat, out);
            }
        }
    }
}

impl Eclipse {
    /// Whether a ship can be activated (ECL-105, ECL-106).
    fn check_activation(&self, t: &State, seat: Seat, unit: Unit, sector: SectorId) -> Result<(), Refusal> {
        if !unit.moves() {
            return Err(Refusal::DoesNotMove { unit });
        }
        let fleet = t.sectors[sector].ships[seat];
        if fleet.count(unit) == 0 {
            return Err(Refusal::NoShip { unit });
        }
        let aboard = Self::aboard(t, sector);
        if unit == Unit::Interceptor && fleet.count(unit) <= aboard {
            return Err(Refusal::InBay { count: aboard });
        }
        self.may_leave(t, sector, seat, 1)?;
        Self::check_ways(t, seat, unit, sector)
    }

    /// Whether an interceptor in the bays of such a ship can be activated (ECL-116).
    fn check_launch(&self, t: &State, seat: Seat, unit: Unit, sector: SectorId) -> Result<(), Refusal> {
        if !t.aboard.iter().any(|carrier| (carrier.unit, carrier.at) == (unit, sector)) {
            return Err(Refusal::NothingAboard { unit });
        }
        self.may_leave(t, sector, seat, 0)?;
        Self::check_ways(t, seat, Unit::Interceptor, sector)
    }

    /// Whether a ship has somewhere to go (ECL-105, ECL-114).
    fn check_ways(t: &State, seat: Seat, unit: Unit, sector: SectorId) -> Result<(), Refusal> {
        let stats = &t.players[seat].stats[unit];
        let steps = stats.steps > 0 && !Self::connected(t, sector, Self::halves(t, seat)).is_empty();
        let jumps = stats.jumps > 0 && !Self::neighbours(t, sector).is_empty();
        if steps || jumps { Ok(()) } else { Err(Refusal::NowhereToGo { unit, steps: stats.steps }) }
    }

    /// Whether any ship can be activated (R57).
    pub(crate) fn can_move(&self, t: &State, seat: Seat) -> bool {
        let launches = |carrier: &Carrier| self.check_launch(t, seat, carrier.unit, carrier.at).is_ok();
        self.movable(t, seat).next().is_some() || t.aboard.iter().any(launches)
    }

    /// A ship begins to move.
    fn activate(t: &mut State, seat: Seat, unit: Unit, sector: SectorId) {
        t.turn.left -= 1;
        let stats = &t.players[seat].stats[unit];
        t.flight = Some(Flight {
            unit,
            at: sector,
            left: stats.steps,
            jump: stats.jumps > 0,
            moved: false,
            cargo: 0,
        });
        t.stack.push(seat, Land);
        t.stack.push(seat, Step);
        t.stack.push(seat, Load);
    }

    /// Ships that can be activated.
    pub(crate) fn movable<'a>(
        &'a self,
        t: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = (Unit, SectorId)> + 'a {
        let fleets = t.players[seat].fleets.iter();
        let all = fleets.flat_map(|sector| Unit::SHIPS.into_iter().map(move |unit| (unit, sector)));
        all.filter(move |(unit, sector)| self.check_activation(t, seat, *unit, *sector).is_ok())
    }

    /// Why no ship can be activated: what holds the first of them.
    pub(crate) fn why_no_move(&self, t: &State, seat: Seat) -> Option<Refusal> {
        let sector = t.players[seat].fleets.first()?;
        let fleet = t.sectors[sector].ships[seat];
        let unit = Unit::SHIPS.into_iter().find(|unit| fleet.count(*unit) > 0)?;
        self.check_activation(t, seat, unit, sector).err()
    }

    /// Takes interceptors out of the bays of the first ship like this.
    pub(crate) fn unload(t: &mut State, like: impl Fn(&Carrier) -> bool, count: u8) {
        if let Some(carrier) = t.aboard.iter_mut().find(|carrier| like(carrier)) {
            carrier.cargo -= count;
        }
        t.aboard.retain(|carrier| carrier.cargo > 0);
    }

    /// The Move is over: all interceptors are unloaded (ECL-116), and relations are looked at (ECL-127).
    fn end_move(&self, t: &mut State, seat: Seat) {
        t.aboard.clear();
        if self.has_diplomacy() && self.options.aggression_check == AggressionCheck::EndOfAction {
            t.stack.push(seat, Break { sector: None });
        }
    }
}
