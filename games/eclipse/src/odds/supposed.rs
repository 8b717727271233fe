//! What if: odds as if players had technologies and parts that they do not have.

use orrery_core::{SeatSet, Set};

use super::Lineup;
use crate::Eclipse;
use crate::ids::{Ability, PartId};
use crate::state::Type;

/// What players are taken to have beside what they have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Supposed {
    /// Technologies that count in battles (ECL-157 to ECL-162).
    pub abilities: Set<Ability>,
    /// A part that regenerates, on the largest ships of each player and beside their other parts: there is one tile of it
    /// (ECL-163).
    pub regenerates: bool,
}

impl Eclipse {
    /// The part that regenerates.
    pub fn regenerating_part(&self) -> Option<PartId> {
        self.content.parts.iter().find(|(_, row)| row.regenerates > 0).map(|(id, _)| id)
    }

    /// Gives the ships of these players what is supposed. A battle under way goes on in the order that it has.
    pub fn suppose(&self, lineup: &mut Lineup, who: SeatSet, what: Supposed) {
        let owner = |of: Type| match of {
            Type::Of(seat, _) => Some(seat),
            Type::Guard(_) | Type::Ancients => None,
        };
        for group in
            lineup.groups.iter_mut().filter(|group| owner(group.of).is_some_and(|seat| who.contains(seat)))
        {
            if what.abilities.contains(Ability::DistortionShield) {
                group.distortion = self.content.sheet().distortion;
            }
            group.splits |= what.abilities.contains(Ability::AntimatterSplitter);
            group.point_defense |= what.abilities.contains(Ability::PointDefense);
        }
        let Some(part) = self.regenerating_part().filter(|_| what.regenerates) else { return };
        for seat in who.iter() {
            let own = lineup.groups.iter_mut().filter(|group| owner(group.of) == Some(seat));
            if let Some(largest) = own.max_by_key(|group| group.size) {
                largest.stats.add(&self.content.stats[part]);
            }
        }
    }
}
