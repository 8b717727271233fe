//! What printed things are worth in points, made of the rows once.

use orrery_core::{ById, Id as _};

use crate::content::{Content, Stats};
use crate::effects::Effect;
use crate::ids::{Ability, DevelopmentId, Die, SectorId, Square, TechnologyId, Unit};

/// What printed things are worth while there is time to use them.
#[derive(Debug)]
pub(crate) struct Tables {
    /// What a technology is good for, beside its place on a track.
    pub technology: ById<TechnologyId, f32>,
    /// What a development does for good.
    pub development: ById<DevelopmentId, f32>,
    /// Squares of a sector by kind: those that everybody can fill and advanced ones.
    pub squares: ById<SectorId, (u8, u8)>,
}

impl Tables {
    pub(crate) fn new(content: &Content) -> Self {
        let mut technology = ById::default();
        for (id, row) in content.technologies.iter() {
            technology[id] = row.then.iter().map(|effect| lasting(content, effect)).sum();
        }
        let mut development = ById::default();
        for (id, row) in content.developments.iter() {
            development[id] = row.then.iter().map(|effect| lasting(content, effect)).sum();
        }
        let mut squares = ById::default();
        for (id, _) in content.sectors.iter() {
            let (mut plain, mut advanced) = (0, 0);
            for (square, count) in content.tiles[id].squares.iter() {
                if square.advanced().is_some() { advanced += count } else { plain += count }
            }
            debug_assert!(content.tiles[id].squares[Square::Orbital] == 0, "Orbitals are built");
            squares[id] = (plain, advanced);
        }
        Self { technology, development, squares }
    }
}

/// What an effect brings for the rest of the game. What it brings at once is seen on the table.
fn lasting(content: &Content, effect: &Effect) -> f32 {
    match effect {
        Effect::UnlockPart(part) => {
            content.parts.named(part).map_or(0.0, |part| part_worth(&content.stats[part]))
        }
        Effect::UnlockUnit(Unit::Monolith) => 1.6,
        Effect::UnlockUnit(Unit::Orbital) | Effect::Slot(_) => 1.0,
        Effect::UnlockUnit(_) => 0.4,
        Effect::UnlockSquares(_) => 0.3,
        Effect::MoreBuilds(more) => 0.5 * f32::from(*more),
        Effect::Ability(ability) => match ability {
            Ability::HalfWormholes => 1.0,
            Ability::NeutronBombs | Ability::PointDefense => 0.5,
            Ability::NeutronAbsorber => 0.2,
            Ability::AntimatterSplitter | Ability::DistortionShield | Ability::CloakingDevice => 0.4,
        },
        Effect::Gain(_)
        | Effect::GainPerArtifact(_)
        | Effect::Discs(_)
        | Effect::ProsperityDisc
        | Effect::FreeTechnology
        | Effect::Spawn(_)
        | Effect::AncientPart(_)
        | Effect::Token { .. } => 0.0,
    }
}

/// What it is worth to be able to use a part.
fn part_worth(stats: &Stats) -> f32 {
    let die = |die: Die| match die {
        Die::Yellow => 0.3,
        Die::Orange => 1.0,
        Die::Red => 1.6,
    };
    let dice: f32 = Die::each()
        .map(|of| die(of) * (f32::from(stats.cannons[of]) + 0.8 * f32::from(stats.missiles[of])))
        .sum();
    let energy = match stats.made {
        0..=3 => 0.0,
        4..=6 => 0.7,
        _ => 0.6,
    };
    let steps = f32::from(stats.steps.saturating_sub(1)) * 0.35;
    dice + energy
        + steps
        + 0.5 * f32::from(stats.hull)
        + 0.4 * f32::from(stats.computer)
        + 0.5 * f32::from(stats.shield)
        + 0.2 * f32::from(stats.carries)
}
