//! What lists of effects, cards and tiles bring in points. Tables are judged far more often than contents are loaded.

use orrery_core::content::BlockId;
use orrery_core::{Goods, Numbered as _};

use super::worth;
use crate::Transgalactica;
use crate::content::Content;
use crate::effects::{Ability, Block, Bundle, Effect, Event, Purchase, Triggered};
use crate::ids::{AbilityId, Good, TechnologyId, Track};

/// What everything in a content brings.
#[derive(Debug)]
pub(crate) struct Prices {
    blocks: Vec<f32>,
    /// What a technology card and an ability tile bring in a round.
    technologies: Vec<f32>,
    abilities: Vec<f32>,
}

impl Prices {
    pub(crate) fn of(content: &Content) -> Self {
        let mut technologies = vec![0.0; TechnologyId::COUNT as usize];
        for (card, row) in content.technologies.iter() {
            technologies[card.number() as usize] = by_round(&row.always, &row.when) + gains(&row.action);
        }
        let mut abilities = vec![0.0; AbilityId::COUNT as usize];
        for (tile, row) in content.abilities.iter() {
            abilities[tile.number() as usize] = by_round(&row.always, &row.when);
        }
        Self { blocks: content.blocks().map(all).collect(), technologies, abilities }
    }
}

impl Transgalactica {
    /// What a list of effects brings in points.
    pub(super) fn gains(&self, block: &Block) -> f32 {
        self.gains_by_id(block.id)
    }

    pub(super) fn gains_by_id(&self, block: BlockId) -> f32 {
        self.prices.blocks[block.index()]
    }

    /// What a technology card brings in a round.
    pub(super) fn card_by_round(&self, card: TechnologyId) -> f32 {
        self.prices.technologies[card.number() as usize]
    }

    /// What an ability tile brings in a round.
    pub(super) fn tile_by_round(&self, tile: AbilityId) -> f32 {
        self.prices.abilities[tile.number() as usize]
    }
}

fn gains(block: &Block) -> f32 {
    all(&block.steps)
}

/// What these effects bring in points.
pub(super) fn all(steps: &[Effect]) -> f32 {
    steps.iter().map(gain).sum()
}

fn gain(effect: &Effect) -> f32 {
    match effect {
        Effect::Gain(bundle) => bundle_worth(*bundle),
        Effect::Choose(ways) => ways.iter().map(gains).fold(0.0, f32::max),
        Effect::ChooseUpTo { of, .. } => of.iter().map(gains).sum(),
        Effect::May(then) | Effect::IfPossible(then) => 0.9 * gains(then),
        Effect::Pay { cost, then } => 0.9 * (gains(then) - goods_worth(cost.goods())).max(0.0),
        Effect::Repeat { most, then, .. } => f32::from(*most) * gains(then),
        Effect::ForEach { then, .. } => 1.5 * gains(then),
        Effect::Advance { steps, .. } => worth::STEP * f32::from(*steps),
        Effect::StepThen { then, .. } => worth::STEP + gains(then),
        Effect::UnlockTrade(_) => worth::UNLOCK,
        Effect::OpenTrade(spaces) => worth::UNLOCK * f32::from(*spaces),
        Effect::Mobilise(count) => worth::WAKE * f32::from(*count),
        Effect::Move(moves) => worth::MOVE * f32::from(*moves),
        Effect::WormholeJump => worth::MOVE,
        Effect::PlaceOutpost { .. } => worth::PLACE,
        Effect::Main(_) | Effect::AnyMain | Effect::Explore(_) => worth::MAIN,
        Effect::AnySecondary => 0.6 * worth::MAIN,
        Effect::MarkTechnology => worth::MARK,
        Effect::TakeMission => worth::TAKE,
        Effect::CompleteMission(_) => worth::COMPLETE,
        Effect::Harvest => worth::HARVESTED,
        Effect::MineAll | Effect::MinePlanets => worth::MINED,
        Effect::TempLevel(..) => worth::TEMPORARY,
        Effect::DoubleIncome { .. } => worth::DOUBLED,
        Effect::ReuseMainSpace | Effect::RefreshToken => 1.0,
        Effect::TakeMiningToken | Effect::LieutenantForCrew => 1.5,
    }
}

/// What effects bring before the first round: whoever wakes a crew member or takes a step then has all rounds to use it.
pub(super) fn early(steps: &[Effect]) -> f32 {
    let each = steps.iter().map(|effect| match effect {
        Effect::Advance { track: Track::Military, steps, .. } => worth::EARLY_MILITARY * f32::from(*steps),
        Effect::Advance { steps, .. } => worth::EARLY_STEP * f32::from(*steps),
        Effect::Mobilise(count) => worth::EARLY_WAKE * f32::from(*count),
        Effect::PlaceOutpost { .. } => worth::EARLY_PLACE,
        Effect::LieutenantForCrew => worth::EARLY_LIEUTENANT,
        other => gain(other),
    });
    each.sum()
}

fn bundle_worth(bundle: Bundle) -> f32 {
    f32::from(bundle.vp) + f32::from(bundle.any) * worth::ANY + goods_worth(bundle.goods())
}

/// What goods are worth to somebody who has few.
pub(super) fn goods_worth(goods: Goods<Good>) -> f32 {
    let amount = |good: Good| f32::from(goods[good]);
    amount(Good::Energy) * worth::ENERGY
        + amount(Good::Ore) * worth::ORE
        + amount(Good::Alien) * worth::ALIEN
        + amount(Good::Credit) * worth::CREDIT
}

/// What holds all the time or happens by itself brings so much in a round.
fn by_round(always: &[Ability], when: &[Triggered]) -> f32 {
    let when = when.iter().map(|row| row.on.iter().map(often).sum::<f32>() * gains(&row.then));
    always.iter().map(ability).sum::<f32>() + when.sum::<f32>()
}

/// How often something happens in a round.
fn often(event: &Event) -> f32 {
    match event {
        Event::TechnologyMarked | Event::Seated { .. } => 0.3,
        Event::MissionTaken | Event::MissionCompleted(_) => 0.5,
        // A step by a card or a planet is rare.
        Event::Step { by, .. } if !by.is_empty() => 0.2,
        Event::ShipMoved | Event::ExplorationDone | Event::Step { track: Track::Military, .. } => 1.0,
        Event::MiningDone => 1.2,
        Event::PlanetActionDone => 0.8,
        Event::SecondaryDone => 1.5,
        Event::Step { .. } => 0.6,
    }
}

/// What an ability brings in a round.
fn ability(ability: &Ability) -> f32 {
    match ability {
        Ability::SecondShip => 2.0,
        Ability::SecondaryAsMain => 1.2,
        Ability::TopUp(_)
        | Ability::LevelBonus(Track::Technology | Track::Politics, _)
        | Ability::Discount { of: Purchase::TradeSpace, .. } => 0.5,
        Ability::LevelBonus(..) | Ability::Deterrence => 0.8,
        Ability::OwnPlanet(_) => 0.6,
        Ability::VisitPlanet | Ability::ReuseMainSpaces | Ability::FullSlots => 1.1,
        Ability::WormholePrice { .. } => 1.0,
        Ability::FreeMoves(_) | Ability::PersonalOmni => 0.7,
        Ability::Discount { of: Purchase::Mission, .. }
        | Ability::MissionAccess(_)
        | Ability::MissionLog(_)
        | Ability::Cache { .. } => 0.4,
    }
}
