//! Whether an effect could do anything (AND-122, AND-274).

use orrery_core::Seat;

use super::{Block, BlockId, Counted, Effect, Price, Printed, Sky};
use crate::Andromeda;
use crate::effects::Cost;
use crate::ids::{Column, Resource, ShipKind, Track};
use crate::means::{Means, affords, lacking};
use crate::refusal::Refusal;
use crate::space::{Space, Spaces};
use crate::state::{Marker, Place, State, TRACK, Tile};
use crate::why::Why;

/// This, or the reason.
const fn holds(holds: bool, why: Why) -> Result<(), Why> {
    if holds { Ok(()) } else { Err(why) }
}

/// Whether a cost can be paid, or what is missing.
fn pays(means: Means, cost: &Cost) -> Result<(), Why> {
    if affords(means.goods, cost, 0, 0) { Ok(()) } else { Err(Why::Lacks(lacking(means.goods, cost, 0, 0))) }
}

/// Whether one of the steps does something; otherwise the last reason. Steps that count for nothing have none.
fn first_that_works(steps: &[Effect], check: impl Fn(&Effect) -> Option<Result<(), Why>>) -> Result<(), Why> {
    let mut why = Ok(());
    for step in steps {
        match check(step) {
            Some(Ok(())) => return Ok(()),
            Some(impossible) => why = impossible,
            None => {}
        }
    }
    why
}

impl Andromeda {
    /// Whether a base can be used: moving the event marker alone is no use of it (AND-45).
    pub(crate) fn is_usable(&self, t: &State, seat: Seat, block: BlockId, means: Means) -> bool {
        self.check_usable(t, seat, block, means).is_ok()
    }

    /// The same with the reason.
    pub(crate) fn check_usable(
        &self,
        t: &State,
        seat: Seat,
        block: BlockId,
        means: Means,
    ) -> Result<(), Why> {
        first_that_works(self.content.block(block), |step| match step {
            Effect::AdvanceEvent(_) => None,
            // Paying is using it, whatever can be had for it.
            Effect::Pay { cost, .. } => Some(pays(means, cost)),
            step => Some(self.check_step(t, seat, step, means)),
        })
    }

    /// Whether any step could do something with these means.
    pub(crate) fn could_do(&self, t: &State, seat: Seat, block: BlockId, means: Means) -> bool {
        self.check_do(t, seat, block, means).is_ok()
    }

    /// The same with the reason: what the last of the steps lacks.
    fn check_do(&self, t: &State, seat: Seat, block: BlockId, means: Means) -> Result<(), Why> {
        first_that_works(self.content.block(block), |step| match step {
            // Without its marker an event is as far away as ever, which forbids nothing (AND-R70).
            Effect::AdvanceEvent(_) => matches!(t.marker, Marker::Track(_)).then_some(Ok(())),
            step => Some(self.check_step(t, seat, step, means)),
        })
    }

    /// Whether these steps could do something, under the rule that asks for it (AND-75, AND-122, AND-274).
    pub(crate) fn check_block(
        &self,
        t: &State,
        seat: Seat,
        block: &Block,
        means: Means,
        rule: u16,
    ) -> Result<(), Refusal> {
        self.check_do(t, seat, block.id, means).map_err(|why| Refusal::NoEffect { rule, why })
    }

    /// Whether these steps do something wherever the ships are and whatever can be paid.
    pub(crate) fn always_works(&self, block: BlockId) -> bool {
        self.content.block(block).iter().any(|step| match step {
            Effect::Gain(goods) => goods.total() > u16::from(goods.of(Resource::Tactics)),
            Effect::Vp(_) | Effect::Repair(_) | Effect::GainBasic(_) | Effect::GainAny(_) => true,
            _ => false,
        })
    }

    /// Whether these steps take something.
    pub(crate) fn has_a_price(&self, block: BlockId) -> bool {
        self.content.block(block).iter().any(|step| match step {
            Effect::BuildShip(price) | Effect::Acquire { price, .. } => *price != Price::Free,
            Effect::Pay { .. } | Effect::PayMoon(_) | Effect::Develop(_) => true,
            _ => false,
        })
    }

    /// Whether something comes of a payment: nobody pays for nothing (AND-122). A payment that only averts something has
    /// no steps.
    fn check_worth(&self, t: &State, seat: Seat, then: &Block, means: Means) -> Result<(), Why> {
        if then.steps.is_empty() { Ok(()) } else { self.check_do(t, seat, then.id, means) }
    }

    fn check_step(&self, t: &State, seat: Seat, step: &Effect, means: Means) -> Result<(), Why> {
        let player = &t.players[seat];
        match step {
            Effect::Gain(goods) => {
                let tokens = goods.total() > u16::from(goods.of(Resource::Tactics));
                holds(tokens || Self::cards_are_left(t), Why::NoCards)
            }
            Effect::Pay { cost, then } => {
                pays(means, cost)?;
                self.check_worth(t, seat, then, means)
            }
            Effect::PayMoon(then) => {
                let moon = means.berth.and_then(|berth| t.slot(seat, berth)).and_then(|slot| slot.moon);
                let moon = moon.ok_or(Why::NoMoonSet)?;
                pays(means, &Cost::goods(self.content.moons[moon].goods))?;
                self.check_worth(t, seat, then, means)
            }
            Effect::MoonReward => {
                let slot = means.berth.and_then(|berth| t.slot(seat, berth));
                holds(slot.is_some_and(|slot| slot.moon.is_some()), Why::NoMoonSet)
            }
            Effect::Choose(ways) => {
                let mut why = Ok(());
                for way in ways {
                    match self.check_do(t, seat, way.id, means) {
                        Ok(()) => return Ok(()),
                        impossible => why = why.and(impossible),
                    }
                }
                why
            }
            Effect::May(block) => self.check_do(t, seat, block.id, means),
            Effect::BuildShip(price) => self.check_shipyard(t, seat, *price, means),
            Effect::Develop(less) => self.check_sites(t, seat, *less, means),
            Effect::Acquire { columns, price } => self.check_columns(t, columns, *price, means),
            Effect::Field(columns) => {
                let all = self.has_ability(t, seat, super::Ability::AllColumns);
                self.check_columns(t, if all { Column::ALL } else { columns }, Price::Paid, means)
            }
            Effect::Advance(track) => holds(player.index(*track) + 1 < TRACK, Why::TrackFull(*track)),
            Effect::AdvanceAny => {
                let open = |track: &Track| player.index(*track) + 1 < TRACK;
                holds(Track::ALL.iter().any(open), Why::TracksFull)
            }
            Effect::UpgradeShip => holds(player.upgrades.iter().any(Option::is_none), Why::AllUpgraded),
            Effect::ClaimMoon(sky) => holds(Self::has_moon_places(t, *sky), Why::NoMoons),
            Effect::Recruit(_) => holds(player.leaders.0.iter().any(|count| *count > 0), Why::NoLeaders),
            Effect::Observe => holds(!t.discoveries[2].is_empty(), Why::NoTokens),
            Effect::Printed(which, otherwise) => {
                let there = !Self::printed_planets(t, seat, *which).is_empty();
                holds(there || !otherwise.steps.is_empty(), Why::NoPrinted)
            }
            Effect::DiscardCards(_) => holds(means.goods.of(Resource::Tactics) > 0, Why::NoCards),
            Effect::ReturnShip => holds(!player.spaces().is_empty(), Why::NoShips),
            Effect::ActivateOne => {
                let works = |berth| self.check_free_activation(t, seat, berth, means).is_ok();
                holds(t.station(seat).any(|(berth, _)| works(berth)), Why::NothingToActivate)
            }
            Effect::BuyPassage(credits) => pays(means, &Cost { credit: *credits, ..Cost::default() }),
            Effect::Accord(..) => holds(!self.fighters(t).without(seat).is_empty(), Why::NobodyElse),
            // Everything else can always be done, or tells nothing in advance.
            _ => Ok(()),
        }
    }

    /// How many there are for `ForEach`.
    pub(crate) fn count(t: &State, seat: Seat, what: Counted) -> u8 {
        match what {
            Counted::Wrecks => {
                let player = &t.players[seat];
                player.count_all(Place::Scrapyard) + player.count_all(Place::Barge)
            }
            Counted::Undamaged(column) => {
                t.row(seat, column).iter().filter(|slot| !slot.is_damaged()).count() as u8
            }
        }
    }

    /// Whether a ship of this type can be built and paid.
    pub(crate) fn could_build(
        &self,
        t: &State,
        seat: Seat,
        kind: ShipKind,
        price: Price,
        means: Means,
    ) -> bool {
        let cost = match price {
            Price::Free => 0,
            Price::Paid => self.ship_cost(t, seat, kind, 0),
            Price::Less(less) => self.ship_cost(t, seat, kind, less),
        };
        t.players[seat].count(kind, Place::Reserve) > 0
            && affords(means.goods, &Cost { titanium: cost, ..Cost::default() }, 0, 0)
    }

    /// Whether a ship can be built and paid; what the cheapest lacks.
    fn check_shipyard(&self, t: &State, seat: Seat, price: Price, means: Means) -> Result<(), Why> {
        let unbuilt = |kind: &&ShipKind| t.players[seat].count(**kind, Place::Reserve) > 0;
        let costs = ShipKind::ALL.iter().filter(unbuilt).map(|kind| self.price_of(t, seat, *kind, price));
        let titanium = costs.min().ok_or(Why::AllBuilt)?;
        pays(means, &Cost { titanium, ..Cost::default() })
    }

    /// Whether a module of these columns is there and can be paid; what the one lacks that lacks least.
    fn check_columns(&self, t: &State, columns: &[Column], price: Price, means: Means) -> Result<(), Why> {
        let mut least: Option<Cost> = None;
        for column in columns.iter().filter(|column| !t.display[**column as usize].is_empty()) {
            if self.could_pay_module(*column, price, means) {
                return Ok(());
            }
            let lack = self.module_lack(*column, means);
            if least.is_none_or(|other| lack.units() < other.units()) {
                least = Some(lack);
            }
        }
        Err(least.map_or(Why::NoModules, Why::Lacks))
    }

    /// What is missing for a module of a column.
    pub(crate) fn module_lack(&self, column: Column, means: Means) -> Cost {
        lacking(means.goods, &self.content.sheet().costs[column as usize], 0, 0)
    }

    /// Whether a module of a column can be paid.
    pub(crate) fn could_pay_module(&self, column: Column, price: Price, means: Means) -> bool {
        price == Price::Free || affords(means.goods, &self.content.sheet().costs[column as usize], 0, 0)
    }

    /// Where a moon could be claimed.
    pub(crate) fn moon_places(t: &State, sky: Sky) -> Spaces {
        Space::ALL.iter().copied().filter(|space| Self::has_moon(t, *space, sky)).collect()
    }

    /// Whether there is such a place.
    pub(crate) fn has_moon_places(t: &State, sky: Sky) -> bool {
        Space::ALL.iter().any(|space| Self::has_moon(t, *space, sky))
    }

    fn has_moon(t: &State, space: Space, sky: Sky) -> bool {
        match t.map[space] {
            Tile::Planet(planet) => !t.planets[planet.index()].stack.is_empty(),
            Tile::Nebula => sky == Sky::Anywhere && t.orphans[space.index()].is_some(),
            _ => false,
        }
    }

    /// The planets whose printed resource could be gained.
    pub(crate) fn printed_planets(t: &State, seat: Seat, which: Printed) -> Spaces {
        let ships = t.players[seat].spaces();
        let fits = |space: &Space| {
            let Some(planet) = t.planet_at(*space) else { return false };
            match which {
                Printed::Here => t.turn.moon_from.or(t.turn.region) == Some(*space),
                Printed::WithShip => ships.contains(*space),
                Printed::Own => ships.contains(*space) || t.planets[planet.index()].owner == Some(seat),
            }
        };
        Space::ALL.iter().copied().filter(fits).collect()
    }
}
