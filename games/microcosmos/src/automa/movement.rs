//! Where the Automa goes (MIC-198 to MIC-208).

use crate::changes::Out;
use crate::content::{Criterion, Way};
use crate::space::{POSITIONS, Position, Space};
use crate::state::{Resource, State};
use crate::{AUTOMA, MicroCosmos};

/// The positions in a direction, the starting point last (MIC-202).
fn around(from: Position, way: Way) -> impl Iterator<Item = Position> {
    (1..=POSITIONS).map(move |steps| match way {
        Way::Clockwise => from.clockwise(steps),
        Way::Counterclockwise => from.clockwise(POSITIONS - steps),
    })
}

impl MicroCosmos {
    /// The nearest position that meets the criterion (MIC-203 to MIC-205); failing that, the nearest planet to terraform,
    /// failing that, the next planet (MIC-207). Where the search began it may end as well (MIC-206).
    fn automa_destination(t: &State, from: Position, way: Way, to: Criterion) -> Option<Position> {
        let meets = |position: &Position, criterion: Criterion| {
            let planet = t.planet(*position);
            match criterion {
                Criterion::ToDiscover => planet.is_none(),
                Criterion::ToTerraform => planet.is_some_and(|planet| !planet.terraformed),
                Criterion::WithoutColony => planet.is_some() && !t.players[AUTOMA].has_colony(*position),
            }
        };
        around(from, way)
            .find(|position| meets(position, to))
            .or_else(|| around(from, way).find(|position| meets(position, Criterion::ToTerraform)))
            .or_else(|| around(from, way).find(|position| t.planet(*position).is_some()))
    }

    /// Around the ring and on planets only, as far as it takes (MIC-198). A jump comes first if there is a planet across
    /// (MIC-200); it is only where the search begins (MIC-201).
    pub(crate) fn automa_moves(&self, t: &mut State, jump: bool, way: Way, to: Criterion, out: &mut Out<'_>) {
        let Some(here) = t.players[AUTOMA].ark.position() else { return };
        let across = here.opposite();
        let from = if jump && t.planet(across).is_some() { across } else { here };
        let Some(position) = Self::automa_destination(t, from, way, to) else { return };
        if t.planet(position).is_some() {
            t.players[AUTOMA].ark = Space::planet(position);
        } else {
            // Every empty position touches a card, so any of them can be discovered (MIC-205, MIC-208).
            Self::discover(t, AUTOMA, position, out);
            self.gain_one(t, AUTOMA, Resource::Minerals, out);
            if t.planet(position).is_some_and(|planet| self.is_open(planet, Resource::Minerals)) {
                Self::raise(t, AUTOMA, position, Resource::Minerals, out);
            }
        }
        self.touch_down(t, AUTOMA, out);
    }
}
