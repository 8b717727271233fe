//! Where the Automa goes (MIC-198 to MIC-208).

use super::why::{Jump, Why};
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

/// Whether a position is what the Automa looks for (MIC-203 to MIC-205).
fn meets(t: &State, position: Position, criterion: Criterion) -> bool {
    let planet = t.planet(position);
    match criterion {
        Criterion::ToDiscover => planet.is_none(),
        Criterion::ToTerraform => planet.is_some_and(|planet| !planet.terraformed),
        Criterion::WithoutColony => planet.is_some() && !t.players[AUTOMA].has_colony(position),
    }
}

impl MicroCosmos {
    /// The nearest position that meets the criterion, where the search began among them (MIC-206); if there is none the
    /// step is skipped (MIC-207). A jump comes first if there is a planet across (MIC-200); it is only where the search
    /// begins (MIC-201).
    pub(super) fn automa_finds(&self, t: &State, jump: bool, way: Way, to: Criterion) -> Why {
        let here = t.players[AUTOMA].ark.position().expect("the Automa is on planets only");
        let across = here.opposite();
        let (from, jump) = match jump {
            false => (here, Jump::No),
            true if t.planet(across).is_some() => (across, Jump::Across),
            true => (here, Jump::NothingAcross),
        };
        let nearest = |criterion: Criterion| around(from, way).find(|at| meets(t, *at, criterion));
        if let Some(at) = nearest(to) {
            return Why::Goes { at, jump };
        }
        // Only if the table says so: to a planet to terraform, failing that, to the next one.
        let other = || {
            nearest(Criterion::ToTerraform).or_else(|| around(from, way).find(|at| t.planet(*at).is_some()))
        };
        match self.options.automa_always_moves.then(other).flatten() {
            Some(at) => Why::GoesElsewhere { at },
            None => Why::NowhereToGo,
        }
    }

    /// Around the ring and on planets only, as far as it takes (MIC-198).
    pub(super) fn automa_goes(&self, t: &mut State, position: Position, out: &mut Out<'_>) {
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
