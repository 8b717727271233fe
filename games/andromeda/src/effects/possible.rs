//! Whether an effect could do anything (AND-122, AND-274).

use orrery_core::Seat;

use super::{Block, BlockId, Counted, Effect, Price, Printed, Sky};
use crate::Andromeda;
use crate::effects::Cost;
use crate::ids::{Column, Resource, ShipKind, Track};
use crate::means::{Means, affords};
use crate::space::{Space, Spaces};
use crate::state::{Marker, Place, State, TRACK, Tile};

impl Andromeda {
    /// Whether a base can be used: moving the event marker alone is no use of it (AND-45).
    pub(crate) fn is_usable(&self, t: &State, seat: Seat, block: BlockId, means: Means) -> bool {
        self.content.block(block).iter().any(|step| match step {
            Effect::AdvanceEvent(_) => false,
            // Paying is using it, whatever can be had for it.
            Effect::Pay { cost, .. } => affords(means.goods, cost, 0, 0),
            step => self.step_is_possible(t, seat, step, means),
        })
    }

    /// Whether any step could do something with these means.
    pub(crate) fn could_do(&self, t: &State, seat: Seat, block: BlockId, means: Means) -> bool {
        self.content.block(block).iter().any(|step| self.step_is_possible(t, seat, step, means))
    }

    /// Whether these steps do something wherever the ships are and whatever can be paid.
    pub(crate) fn always_works(&self, block: BlockId) -> bool {
        self.content.block(block).iter().any(|step| match step {
            Effect::Gain(goods) => goods.total() > u16::from(goods.of(Resource::Tactics)),
            Effect::Vp(_) | Effect::Repair(_) | Effect::GainBasic(_) | Effect::GainAny(_) => true,
            _ => false,
        })
    }

    /// Whether something comes of a payment: nobody pays for nothing (AND-122). A payment that only averts something has
    /// no steps.
    fn is_worth(&self, t: &State, seat: Seat, then: &Block, means: Means) -> bool {
        then.steps.is_empty() || self.could_do(t, seat, then.id, means)
    }

    fn step_is_possible(&self, t: &State, seat: Seat, step: &Effect, means: Means) -> bool {
        let player = &t.players[seat];
        match step {
            Effect::Gain(goods) => {
                goods.total() > u16::from(goods.of(Resource::Tactics)) || Self::cards_are_left(t)
            }
            Effect::Pay { cost, then } => {
                affords(means.goods, cost, 0, 0) && self.is_worth(t, seat, then, means)
            }
            Effect::PayMoon(then) => {
                let moon = means.berth.and_then(|berth| t.slot(seat, berth)).and_then(|slot| slot.moon);
                moon.is_some_and(|moon| {
                    affords(means.goods, &Cost::goods(self.content.moons[moon].goods), 0, 0)
                }) && self.is_worth(t, seat, then, means)
            }
            Effect::MoonReward => {
                let slot = means.berth.and_then(|berth| t.slot(seat, berth));
                slot.is_some_and(|slot| slot.moon.is_some())
            }
            Effect::Choose(ways) => ways.iter().any(|way| self.could_do(t, seat, way.id, means)),
            Effect::May(block) => self.could_do(t, seat, block.id, means),
            Effect::ForEach { what, .. } => Self::count(t, seat, *what) > 0,
            Effect::BuildShip(price) => {
                ShipKind::ALL.iter().any(|kind| self.could_build(t, seat, *kind, *price, means))
            }
            Effect::Develop(less) => self.could_develop(t, seat, *less, means),
            Effect::Acquire { columns, price } => self.could_acquire(t, columns, *price, means),
            Effect::Field(columns) => {
                let all = self.has_ability(t, seat, super::Ability::AllColumns);
                self.could_acquire(t, if all { Column::ALL } else { columns }, Price::Paid, means)
            }
            Effect::Advance(track) => player.index(*track) + 1 < TRACK,
            Effect::AdvanceAny => Track::ALL.iter().any(|track| player.index(*track) + 1 < TRACK),
            Effect::AdvanceEvent(_) => matches!(t.marker, Marker::Track(_)),
            Effect::UpgradeShip => player.upgrades.iter().any(Option::is_none),
            Effect::ClaimMoon(sky) => Self::has_moon_places(t, *sky),
            Effect::ChooseMoon => t.turn.region.and_then(|region| t.planet_at(region)).is_some(),
            Effect::Recruit(_) => player.leaders.0.iter().any(|count| *count > 0),
            Effect::Observe => !t.discoveries[2].is_empty(),
            Effect::Printed(which, otherwise) => {
                !Self::printed_planets(t, seat, *which).is_empty() || !otherwise.steps.is_empty()
            }
            Effect::DiscardCards(_) => means.goods.of(Resource::Tactics) > 0,
            Effect::ReturnShip => !player.spaces().is_empty(),
            Effect::ActivateOne => {
                t.station(seat).any(|(berth, _)| self.check_free_activation(t, seat, berth, means).is_ok())
            }
            Effect::TurnUp(otherwise) => {
                player.face_down.iter().any(|count| *count > 0) || !otherwise.steps.is_empty()
            }
            Effect::BuyPassage(credits) => means.goods.of(Resource::Credit) >= *credits,
            Effect::Accord(..) => !self.fighters(t).without(seat).is_empty(),
            _ => true,
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

    /// Whether a module of these columns is there and can be paid.
    fn could_acquire(&self, t: &State, columns: &[Column], price: Price, means: Means) -> bool {
        columns.iter().any(|column| {
            let there = !t.display[*column as usize].is_empty();
            there && self.could_pay_module(*column, price, means)
        })
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
