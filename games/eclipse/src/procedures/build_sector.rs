//! Where a unit is built (ECL-98, ECL-99).

use super::prelude::*;
use crate::ids::{Resource, SectorId, Unit};
use crate::payment::just;

/// A unit is to be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuildSector {
    /// Which.
    pub unit: Unit,
}

/// A unit that has been paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raise {
    /// Which.
    pub unit: Unit,
    /// Where.
    pub sector: SectorId,
}

answers! {
    /// A sector.
    pub enum Answer of Action { Sector(sector: SectorId) }
}

impl BuildSector {
    fn sites(self, game: &Eclipse, t: &State, seat: Seat) -> impl Iterator<Item = SectorId> {
        let controls = t.players[seat].controls.iter();
        controls.filter(move |sector| game.check_site(t, seat, self.unit, *sector).is_ok())
    }
}

impl Question<Eclipse> for BuildSector {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        self.sites(game, t, seat).nth(1).is_some()
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let only = self.sites(game, t, seat).next();
        if let Some(sector) = only {
            self.apply(game, t, seat, Answer::Sector(sector), out);
        }
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-build-sector").name("unit", self.unit.key()), ecl(98), seat)
    }

    fn candidates(self, _: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.players[seat].controls.iter().map(Answer::Sector));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Sector(sector): Answer,
    ) -> Result<(), Refusal> {
        game.check_site(t, seat, self.unit, sector)
    }

    fn apply(
        self,
        game: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Sector(sector): Answer,
        _: &mut Out<'_>,
    ) {
        let cost = game.kit(t, seat).costs[self.unit].unwrap_or_default();
        t.stack.push(seat, Raise { unit: self.unit, sector });
        Eclipse::charge(t, seat, just(Resource::Materials, cost));
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Sector(sector): Answer) -> Text {
        Text::new("label-sector").name("sector", game.sector_name(sector))
    }
}

impl Script<Eclipse> for Raise {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.turn.left -= 1;
        t.turn.stepped = true;
        match self.unit {
            Unit::Orbital => t.sectors[self.sector].tokens.put(game.tokens.orbital),
            Unit::Monolith => t.sectors[self.sector].tokens.put(game.tokens.monolith),
            unit => {
                t.players[seat].unbuilt[unit] -= 1;
                Eclipse::add_ships(t, seat, self.sector, unit, 1);
            }
        }
        out.tell_all(|| Event::Built(seat, self.unit, self.sector));
    }
}

impl Eclipse {
    /// Whether a unit can be built in a sector (ECL-98, ECL-99).
    pub(crate) fn check_site(
        &self,
        t: &State,
        seat: Seat,
        unit: Unit,
        sector: SectorId,
    ) -> Result<(), Refusal> {
        let number = self.tile(sector).number;
        if !t.players[seat].controls.contains(sector) {
            return Err(Refusal::NotControlled { rule: 98, sector: number });
        }
        let there = match unit {
            Unit::Orbital => self.has_orbital(t, sector),
            Unit::Monolith => t.sectors[sector].tokens.contains(self.tokens.monolith),
            _ => false,
        };
        if there { Err(Refusal::OnePerSector { unit, sector: number }) } else { Ok(()) }
    }
}
