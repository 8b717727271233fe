//! Population: where cubes can go and where they come from (ECL-40 to ECL-44, ECL-74).

use orrery_core::{Id as _, Seat, Set};

use crate::Eclipse;
use crate::changes::Out;
use crate::event::Event;
use crate::ids::{Resource, SectorId, Square};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

impl Eclipse {
    /// Whether a square of a sector can be filled at all (ECL-40 to ECL-42).
    pub(crate) fn check_square(
        &self,
        t: &State,
        seat: Seat,
        sector: SectorId,
        square: Square,
    ) -> Result<(), Refusal> {
        let (player, at) = (&t.players[seat], &t.sectors[sector]);
        if at.cubes[square] >= self.squares(t, sector, square) {
            return Err(Refusal::NoSquare { sector: self.tile(sector).number });
        }
        if let Some(resource) = square.advanced()
            && !player.squares.contains(resource)
        {
            return Err(Refusal::Advanced { resource });
        }
        let mut tracks = square.tracks().iter().copied();
        if tracks.any(|resource| player.cubes[resource] > 0) {
            Ok(())
        } else {
            Err(Refusal::TrackEmpty { resource: square.tracks()[0] })
        }
    }

    /// Whether a colony ship can settle in a sector (ECL-40, ECL-43).
    pub(crate) fn check_colony(&self, t: &State, seat: Seat, sector: SectorId) -> Result<(), Refusal> {
        if t.players[seat].ready == 0 {
            return Err(Refusal::NoColonyShip { count: self.colony_ships(t, seat) });
        }
        if !t.players[seat].controls.contains(sector) {
            return Err(Refusal::NotControlled { rule: 40, sector: self.tile(sector).number });
        }
        if t.phase == Phase::Upkeep && self.has_enemy(t, sector, seat) {
            return Err(Refusal::EnemyInUpkeep { sector: self.tile(sector).number });
        }
        let mut why = Refusal::NoSquare { sector: self.tile(sector).number };
        for square in Square::each() {
            match self.check_square(t, seat, sector, square) {
                Ok(()) => return Ok(()),
                Err(Refusal::NoSquare { .. }) => {}
                Err(other) => why = other,
            }
        }
        Err(why)
    }

    /// A cube goes from a track to a square.
    pub(crate) fn put_cube(
        t: &mut State,
        seat: Seat,
        sector: SectorId,
        square: Square,
        track: Resource,
        out: &mut Out<'_>,
    ) {
        t.players[seat].cubes[track] -= 1;
        t.sectors[sector].cubes[square] += 1;
        out.tell_all(|| Event::Colonised(seat, sector, square));
    }

    /// The tracks to which a cube of a square can return (ECL-74).
    pub(crate) fn return_tracks(&self, t: &State, seat: Seat, square: Square) -> Set<Resource> {
        let full = self.content.sheet().full;
        let room = |resource: &Resource| t.players[seat].cubes[*resource] < full;
        let own: Set<Resource> = square.tracks().iter().copied().filter(room).collect();
        if own.is_empty() { Resource::each().filter(room).collect() } else { own }
    }

    /// The next square of a sector from which a cube leaves (R84).
    pub(crate) fn next_cube(t: &State, sector: SectorId) -> Option<Square> {
        Square::each().find(|square| t.sectors[sector].cubes[*square] > 0)
    }

    /// All cubes of a sector.
    pub(crate) fn cubes_in(t: &State, sector: SectorId) -> u8 {
        t.sectors[sector].cubes.values().sum()
    }
}
