//! Whether an effect can be carried out at all now, and what is missing if not (TRA-89, R57).

use orrery_core::{Goods, Seat};
use tinyvec::ArrayVec;

use super::{Ability, Block, BlockId, Cost, Counter, Effect, Ignore, Lack, Missing, Price, Purchase};
use crate::Transgalactica;
use crate::ids::{Area, Good, PlanetType, TechnologyId, Track, Worker};
use crate::state::State;

/// What a player has to work with: exchanges, tokens and missions that could still be used are not assumed (TRA-89).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// Goods.
    pub goods: Goods<Good>,
    /// Crew that is available.
    pub crew: u8,
    /// Crew spaces that are taken.
    pub manned: u8,
    /// A step that comes first (TRA-279).
    pub ahead: Option<Track>,
}

impl Means {
    /// After this worker has left the panel (R70).
    #[must_use]
    pub fn without(mut self, worker: Worker) -> Self {
        match worker {
            Worker::Captain => {}
            Worker::Crew => {
                self.crew = self.crew.saturating_sub(1);
                self.manned = self.manned.saturating_sub(1);
            }
            Worker::Lieutenant => self.manned = self.manned.saturating_sub(1),
        }
        self
    }

    /// With other goods.
    #[must_use]
    pub fn with(self, goods: Goods<Good>) -> Self {
        Self { goods, ..self }
    }
}

/// Where what is missing is noted: nowhere, or for a refusal.
pub(crate) trait Notes {
    fn note(&mut self, lack: impl FnOnce() -> Lack);
}

impl Notes for () {
    fn note(&mut self, _: impl FnOnce() -> Lack) {}
}

impl Notes for Missing {
    fn note(&mut self, lack: impl FnOnce() -> Lack) {
        Self::note(self, lack());
    }
}

/// This, or what is missing.
fn holds(holds: bool, notes: &mut impl Notes, lack: Lack) -> bool {
    if !holds {
        notes.note(|| lack);
    }
    holds
}

/// The ways in which something can be paid.
pub(crate) type Prices = ArrayVec<[Cost; 8]>;

impl Transgalactica {
    /// What a player has.
    pub(crate) fn means(t: &State, seat: Seat) -> Means {
        let player = &t.players[seat];
        Means { goods: player.goods, crew: player.crew, manned: player.manned(), ahead: None }
    }

    /// The effective level, with a step that comes first.
    fn level_ahead(&self, t: &State, seat: Seat, track: Track, means: Means) -> u8 {
        let step = means.ahead == Some(track) && self.is_below_end(t, seat, track);
        self.level(t, seat, track) + u8::from(step)
    }

    /// Whether any effect of a list can be carried out (R110).
    pub(crate) fn can(&self, t: &State, seat: Seat, block: BlockId, means: Means) -> bool {
        self.try_steps(t, seat, self.content.block(block), means, &mut ())
    }

    /// All that is missing for a list.
    pub(crate) fn lacking(&self, t: &State, seat: Seat, block: BlockId, means: Means) -> Missing {
        let mut missing = Missing::default();
        self.try_steps(t, seat, self.content.block(block), means, &mut missing);
        missing
    }

    fn try_block(&self, t: &State, seat: Seat, block: &Block, means: Means, notes: &mut impl Notes) -> bool {
        self.try_steps(t, seat, &block.steps, means, notes)
    }

    fn try_steps(
        &self,
        t: &State,
        seat: Seat,
        steps: &[Effect],
        means: Means,
        notes: &mut impl Notes,
    ) -> bool {
        steps.iter().any(|step| self.try_effect(t, seat, step, means, notes))
    }

    /// Whether one effect can be carried out.
    pub(crate) fn try_effect(
        &self,
        t: &State,
        seat: Seat,
        effect: &Effect,
        means: Means,
        notes: &mut impl Notes,
    ) -> bool {
        let player = &t.players[seat];
        match effect {
            Effect::Gain(_)
            | Effect::IfPossible(_)
            | Effect::WormholeJump
            | Effect::Harvest
            | Effect::MineAll
            | Effect::TempLevel(..)
            | Effect::LieutenantForCrew
            | Effect::OpenTrade(_) => true,
            Effect::Pay { cost, then } => {
                if let Some(left) = cost.left_of(means.goods) {
                    self.try_paid(t, seat, then, means.with(left), notes)
                } else {
                    notes.note(|| Lack::Goods(cost.missing(means.goods)));
                    false
                }
            }
            Effect::Choose(ways) | Effect::ChooseUpTo { of: ways, .. } => {
                // All of them are looked at, so that everything that is missing is named.
                ways.iter().any(|way| self.try_block(t, seat, way, means, notes))
            }
            Effect::May(then) | Effect::Repeat { then, .. } => self.try_block(t, seat, then, means, notes),
            Effect::ForEach { what, .. } => {
                !matches!(what, Counter::Last) && self.count(t, seat, what, 0) > 0
            }
            Effect::Advance { track, price, .. } => self.try_step(t, seat, *track, price, means, notes),
            Effect::StepThen { track, then } => {
                let ahead = Means { ahead: Some(*track), ..means };
                self.try_block(t, seat, then, ahead, notes)
            }
            Effect::UnlockTrade(price) => {
                holds(self.trade_left(t, seat), notes, Lack::Step(Track::Trade))
                    && try_prices(&self.trade_prices(t, seat, price), means, notes)
            }
            Effect::Move(_) => holds(self.could_move_free(t, seat, means), notes, Lack::Move),
            Effect::PlaceOutpost { at, free } => self.try_outpost(t, seat, *at, *free, means, notes),
            Effect::Explore(_) => {
                let moves = holds(self.could_move(t, seat, means), notes, Lack::Move);
                moves || self.try_outpost(t, seat, super::Place::Orbited, false, means, notes)
            }
            Effect::TakeMiningToken => self.takes_mining_token(t, seat).is_some(),
            Effect::MinePlanets => {
                let any = self.mining_planets(t, seat).next().is_some();
                holds(any, notes, Lack::Planet)
            }
            Effect::MarkTechnology => {
                let card = t.technologies.iter().any(|card| self.reaches_card(t, seat, card, means));
                holds(player.markers > 0, notes, Lack::Marker) & holds(card, notes, Lack::Card)
            }
            Effect::TakeMission => {
                let room = player.log.len() < usize::from(self.log_size(t, seat));
                let level = self.mission_reach(t, seat) + self.ahead(t, seat, Track::Politics, means);
                let places = t.missions.iter().flatten().zip(&self.content.sheet().mission_access);
                let mission = places.into_iter().any(|(card, needs)| card.is_some() && level >= *needs);
                holds(room, notes, Lack::Log) & holds(mission, notes, Lack::Mission)
            }
            Effect::CompleteMission(ignore) => {
                let any = player.log.iter().any(|card| self.completes_without(t, seat, *card, *ignore));
                holds(any, notes, Lack::Completion)
            }
            Effect::Mobilise(_) => {
                let room = usize::from(means.manned) < self.content.panel().crew.len();
                holds(player.pods > 0, notes, Lack::Crew) & holds(room, notes, Lack::CrewSpace)
            }
            Effect::Main(area) => self.try_block(t, seat, &self.content.area(*area).main, means, notes),
            Effect::AnyMain => copied().any(|area| {
                let block = &self.content.area(area).main;
                self.try_block(t, seat, block, means, notes)
            }),
            Effect::AnySecondary => copied().any(|area| {
                let block = &self.content.area(area).secondary;
                self.try_block(t, seat, block, means, notes)
            }),
            Effect::DoubleIncome { .. } => {
                notes.note(|| Lack::Income);
                false
            }
            Effect::ReuseMainSpace => {
                let other = |area: &Area| !t.captains[*area].is_empty() && !t.captains[*area].contains(seat);
                let any = player.captains > 0 && Area::ALL.iter().any(other);
                holds(any, notes, Lack::Space)
            }
            Effect::RefreshToken => {
                let any = player.used.kinds().any(|token| self.refreshes(t, seat, token, means));
                holds(any, notes, Lack::Token)
            }
        }
    }

    /// What was paid for must be possible; where several ways were paid for, so many of them (R89).
    fn try_paid(&self, t: &State, seat: Seat, then: &Block, means: Means, notes: &mut impl Notes) -> bool {
        if let [Effect::ChooseUpTo { most, of }] = then.steps.as_slice() {
            let possible = of.iter().filter(|way| self.try_block(t, seat, way, means, notes)).count();
            return possible >= usize::from(*most);
        }
        self.try_block(t, seat, then, means, notes)
    }

    fn ahead(&self, t: &State, seat: Seat, track: Track, means: Means) -> u8 {
        u8::from(means.ahead == Some(track) && self.is_below_end(t, seat, track))
    }

    /// Whether a marker is below the last space of a main track (TRA-21).
    pub(crate) fn is_below_end(&self, t: &State, seat: Seat, track: Track) -> bool {
        let last = self.values().track(track).spaces.last().expect("a track has spaces");
        t.players[seat].level(track) < last.level
    }

    /// Whether a trade space is left (TRA-168).
    pub(crate) fn trade_left(&self, t: &State, seat: Seat) -> bool {
        usize::from(t.players[seat].level(Track::Trade)) < self.content.panel().trade.len()
    }

    /// Whether a step is possible: space, technology level, price (TRA-21, TRA-184).
    fn try_step(
        &self,
        t: &State,
        seat: Seat,
        track: Track,
        price: &Price,
        means: Means,
        notes: &mut impl Notes,
    ) -> bool {
        if !holds(self.is_below_end(t, seat, track), notes, Lack::Step(track)) {
            return false;
        }
        if track != Track::Military {
            return true;
        }
        let needs = self.military_needs(t, seat);
        let level = holds(
            self.level_ahead(t, seat, Track::Technology, means) >= needs,
            notes,
            Lack::Level(Track::Technology, needs),
        );
        level & try_prices(&self.military_prices(price), means, notes)
    }

    /// The technology level that the next step on military needs (TRA-184).
    pub(crate) fn military_needs(&self, t: &State, seat: Seat) -> u8 {
        let next = t.players[seat].level(Track::Military) + 1;
        self.values().space(Track::Military, next).needs.unwrap_or_default()
    }

    /// What a step on military can cost (TRA-181, TRA-182).
    pub(crate) fn military_prices(&self, price: &Price) -> Prices {
        prices(price, self.content.sheet().military_cost, Cost::default())
    }

    /// What a trade space can cost (TRA-164, TRA-165, TRA-169).
    pub(crate) fn trade_prices(&self, t: &State, seat: Seat, price: &Price) -> Prices {
        let less = self.discount(t, seat, Purchase::TradeSpace);
        prices(price, self.content.sheet().trade_cost, less)
    }

    /// All discounts of a player for one kind of purchase (TRA-9).
    pub(crate) fn discount(&self, t: &State, seat: Seat, purchase: Purchase) -> Cost {
        let mut all = Cost::default();
        for ability in self.abilities(t, seat) {
            if let Ability::Discount { of, less } = ability
                && *of == purchase
            {
                all.energy += less.energy;
                all.ore += less.ore;
                all.alien += less.alien;
                all.credit += less.credit;
                all.any += less.any;
            }
        }
        all
    }

    /// Whether a technology card can be marked: level, and not marked yet (TRA-173, TRA-175).
    fn reaches_card(&self, t: &State, seat: Seat, card: TechnologyId, means: Means) -> bool {
        !t.players[seat].technologies.contains(card)
            && self.level_ahead(t, seat, Track::Technology, means) >= self.card_level(card)
    }

    /// The technology level from which a card can be marked (TRA-173).
    pub(crate) fn card_level(&self, card: TechnologyId) -> u8 {
        let level = self.content.technologies[card].level;
        self.content.sheet().technology_access[usize::from(level) - 1]
    }

    /// Places of the log (TRA-198).
    pub(crate) fn log_size(&self, t: &State, seat: Seat) -> u8 {
        let more = self.abilities(t, seat).map(|ability| match ability {
            Ability::MissionLog(places) => *places,
            _ => 0,
        });
        let room = t.players[seat].log.capacity() as u8;
        more.max().unwrap_or_default().max(self.content.panel().log).min(room)
    }

    /// The politics level with which missions are reached (TRA-197).
    pub(crate) fn mission_reach(&self, t: &State, seat: Seat) -> u8 {
        let more = self.abilities(t, seat).map(|ability| match ability {
            Ability::MissionAccess(levels) => *levels,
            _ => 0,
        });
        self.level(t, seat, Track::Politics) + more.sum::<u8>()
    }

    /// Own mining planets; the Technological Nightmare is none (TRA-143, TRA-163).
    pub(crate) fn mining_planets(&self, t: &State, seat: Seat) -> impl Iterator<Item = crate::space::Space> {
        let own = t.players[seat].outposts.iter();
        own.filter(|space| self.planet(t, *space).is_some_and(|row| row.kind == PlanetType::Mining))
    }

    /// The token that a mining action takes (TRA-154, TRA-155).
    pub(crate) fn takes_mining_token(&self, t: &State, seat: Seat) -> Option<crate::ids::MiningId> {
        let room = t.players[seat].mining.len() < self.content.panel().mining.len();
        t.mining.filter(|_| room)
    }

    /// Whether a used token can be used once more (TRA-222, TRA-281).
    pub(crate) fn refreshes(&self, t: &State, seat: Seat, token: crate::ids::BonusId, means: Means) -> bool {
        let block = self.values().bonus[token].then.id;
        t.players[seat].used.count(token) > 0 && self.can(t, seat, block, means)
    }

    /// Whether a mission can be completed without a part of it (TRA-210, R93).
    pub(crate) fn completes_without(
        &self,
        t: &State,
        seat: Seat,
        card: crate::ids::MissionId,
        ignore: Ignore,
    ) -> bool {
        match ignore {
            Ignore::Cost => self.check_needs(t, seat, card).is_ok(),
            Ignore::Requirements => self.check_mission_cost(t, seat, card, t.players[seat].goods).is_ok(),
        }
    }
}

/// Whether one of these costs can be paid.
fn try_prices(prices: &Prices, means: Means, notes: &mut impl Notes) -> bool {
    prices
        .iter()
        .any(|cost| holds(cost.is_covered_by(means.goods), notes, Lack::Goods(cost.missing(means.goods))))
}

/// Areas that can be copied: all but the omni-action (TRA-105).
pub(crate) fn copied() -> impl Iterator<Item = Area> + Clone {
    Area::ALL.iter().copied().filter(|area| *area != Area::Omni)
}

/// The costs of a price after discounts; one that takes at least as much of everything as another is none (R86).
fn prices(price: &Price, base: Cost, less: Cost) -> Prices {
    let mut all = Prices::new();
    match price {
        Price::Normal => all.push(base.less(less)),
        Price::Less(more) => all.push(base.less(*more).less(less)),
        Price::Ways(ways) => {
            for way in ways {
                let cost = way.less(less);
                if !all.iter().any(|other| covers(cost, *other)) {
                    all.retain(|other| !covers(*other, cost));
                    let _ = all.try_push(cost);
                }
            }
        }
        Price::Free => all.push(Cost::default()),
    }
    all
}

/// Whether one cost takes at least as much of everything as another.
fn covers(cost: Cost, other: Cost) -> bool {
    cost.goods().covers(other.goods()) && cost.any >= other.any
}
