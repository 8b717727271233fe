//! A galaxy map, ready for reckoning.

use orrery_core::ById;

use super::rows::{MapRow, SpaceName};
use crate::space::{Space, Spaces};

/// A galaxy map (TRA-40).
#[derive(Debug)]
pub struct Map {
    /// What is printed.
    pub row: MapRow,
    near: ById<Space, Spaces>,
    energy: ById<Space, ById<Space, u8>>,
    wormholes: Spaces,
}

impl Map {
    /// A checked map.
    pub(super) fn of(row: MapRow) -> Self {
        let space = |name: SpaceName| name.space().expect("a checked map has known spaces");
        let mut map = Self {
            near: ById::default(),
            energy: ById::default(),
            wormholes: row.wormholes.iter().copied().map(space).collect(),
            row,
        };
        for (one, other, energy) in &map.row.lines {
            for (from, to) in [(space(*one), space(*other)), (space(*other), space(*one))] {
                map.near[from].put(to);
                map.energy[from][to] = *energy;
            }
        }
        map
    }

    /// Where lines lead from here.
    pub fn near(&self, space: Space) -> Spaces {
        self.near[space]
    }

    /// What the line between two spaces costs (TRA-110); none if there is no line.
    pub fn energy(&self, from: Space, to: Space) -> Option<u8> {
        self.near[from].contains(to).then(|| self.energy[from][to])
    }

    /// The spaces with a wormhole (TRA-114).
    pub fn wormholes(&self) -> Spaces {
        self.wormholes
    }

    /// The spaces for base planets.
    pub fn base(&self) -> impl Iterator<Item = Space> {
        (1..=self.row.base).filter_map(Space::base)
    }

    /// The spaces for other planets.
    pub fn other(&self) -> impl Iterator<Item = Space> {
        (1..=self.row.other).filter_map(Space::other)
    }
}

impl SpaceName {
    /// The space, if there can be one with this number.
    pub fn space(self) -> Option<Space> {
        match self {
            Self::Hub => Some(Space::Hub),
            Self::B(number) => Space::base(number),
            Self::P(number) => Space::other(number),
        }
    }
}
