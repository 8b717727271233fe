//! Placing outposts: what is checked in which order, and what comes of it (TRA-128 to TRA-153, R80).

use orrery_core::Seat;
use orrery_core::procedure::Frames as _;

use crate::Transgalactica;
use crate::actions::Spot;
use crate::content::{PlanetRow, Slot};
use crate::effects::{Ability, BlockId, Cost, Effect, Lack, Means, Place};
use crate::event::Event;
use crate::flow::Out;
use crate::ids::{PlanetType, Track};
use crate::procedures::order::Order;
use crate::refusal::Refusal;
use crate::space::{Space, Spaces};
use crate::state::State;

impl Spot {
    /// Which slot of the planet.
    fn slot(self) -> Option<usize> {
        match self {
            Self::Left => Some(0),
            Self::Right => Some(1),
            Self::Beside => None,
        }
    }
}

impl Transgalactica {
    /// The planets where an outpost could go by this effect.
    pub(crate) fn sites(&self, t: &State, seat: Seat, at: Place) -> Spaces {
        match at {
            Place::Orbited => Self::ships(t, seat).map(|(_, space)| space).collect(),
            Place::ActionPlanet => t
                .planets
                .iter()
                .filter(|(space, _)| self.planet(t, *space).is_some_and(|row| row.kind == PlanetType::Action))
                .map(|(space, _)| space)
                .collect(),
        }
    }

    /// The spots that a planet has: its slots, and the place beside them with Annexes (TRA-140).
    pub(crate) fn spots(&self, t: &State, seat: Seat, space: Space) -> impl Iterator<Item = Spot> + use<> {
        let slots = self.planet(t, space).map_or(0, |row| row.slots.len());
        let beside = self.has(t, seat, |ability| matches!(ability, Ability::FullSlots));
        Spot::ALL.iter().copied().filter(move |spot| spot.slot().map_or(beside, |slot| slot < slots))
    }

    /// What the next outpost costs (TRA-131).
    pub(crate) fn outpost_cost(&self, t: &State, seat: Seat) -> Cost {
        let next = usize::from(t.players[seat].outposts.len());
        let ore = self.content.panel().outposts.get(next).map_or(0, |row| row.ore);
        Cost { ore, ..Cost::default() }
    }

    /// Whether an outpost can be placed there; the first failing reason (R80).
    pub(crate) fn check_outpost(
        &self,
        t: &State,
        seat: Seat,
        (space, spot): (Space, Spot),
        (at, free): (Place, bool),
        means: Means,
    ) -> Result<(), Refusal> {
        let player = &t.players[seat];
        let count = self.content.sheet().outposts;
        if player.outposts.len() >= count {
            return Err(Refusal::NoOutpostLeft { count });
        }
        if player.outposts.contains(space) {
            return Err(Refusal::OutpostAlreadyHere);
        }
        let (Some(planet), Some(row)) = (t.planets[space], self.planet(t, space)) else {
            return Err(Refusal::NotInOrbit);
        };
        if space == Space::Own && !self.owns_planet(t, seat) {
            return Err(Refusal::NotYourPlanet);
        }
        if !self.sites(t, seat, at).contains(space) {
            return Err(match at {
                Place::Orbited => Refusal::NotInOrbit,
                Place::ActionPlanet => Refusal::NotActionPlanet { rule: 141 },
            });
        }
        if let Some(pirates) = planet.pirates {
            let (needs, has) =
                (self.values().pirates[pirates].strength, self.level(t, seat, Track::Military));
            if has < needs {
                return Err(Refusal::MilitaryTooLow { needs, has });
            }
        }
        match self.slot_of(t, seat, (planet.slots, row), spot)? {
            Slot::Open => {}
            Slot::Trade(needs) => {
                let has = self.level(t, seat, Track::Trade);
                if has < needs {
                    return Err(Refusal::TradeTooLow { needs, has });
                }
            }
            Slot::Crew => {
                if means.crew == 0 {
                    return Err(Refusal::NoAvailableCrew { rule: 129 });
                }
            }
        }
        if free { Ok(()) } else { self.check_cost(means.goods, self.outpost_cost(t, seat)) }
    }

    /// What a spot asks for, if it is free (TRA-128, TRA-140).
    fn slot_of(
        &self,
        t: &State,
        seat: Seat,
        (taken, row): ([Option<Seat>; crate::state::SLOTS], &PlanetRow),
        spot: Spot,
    ) -> Result<Slot, Refusal> {
        let free = (0..row.slots.len()).any(|slot| taken[slot].is_none());
        let annexes = row.kind == PlanetType::Action
            && self.has(t, seat, |ability| matches!(ability, Ability::FullSlots));
        match spot.slot() {
            None if free => Err(Refusal::NotBeside),
            None if annexes => Ok(lowest(&row.slots)),
            Some(slot) if slot < row.slots.len() && taken[slot].is_none() => Ok(row.slots[slot]),
            Some(_) if free => Err(Refusal::SlotTaken),
            None | Some(_) => Err(Refusal::SlotFull),
        }
    }

    /// Whether some outpost can be placed.
    pub(crate) fn could_place(&self, t: &State, seat: Seat, at: Place, free: bool, means: Means) -> bool {
        if t.players[seat].outposts.len() >= self.content.sheet().outposts {
            return false;
        }
        let sites = self.sites(t, seat, at).minus(t.players[seat].outposts);
        sites.iter().any(|space| {
            self.spots(t, seat, space)
                .any(|spot| self.check_outpost(t, seat, (space, spot), (at, free), means).is_ok())
        })
    }

    pub(crate) fn try_outpost(
        &self,
        t: &State,
        seat: Seat,
        at: Place,
        free: bool,
        means: Means,
        notes: &mut impl crate::effects::Notes,
    ) -> bool {
        if self.could_place(t, seat, at, free, means) {
            return true;
        }
        notes.note(|| {
            let left = t.players[seat].outposts.len() < self.content.sheet().outposts;
            let cost = self.outpost_cost(t, seat);
            let rich = means.with(means.goods.checked_add(cost.goods()).unwrap_or(means.goods));
            if !left {
                Lack::Outpost
            } else if self.could_place(t, seat, at, free, rich) {
                Lack::Goods(cost.missing(means.goods))
            } else {
                Lack::Slot
            }
        });
        false
    }

    /// Pays, places, and gains everything in order (TRA-138).
    pub(crate) fn place_outpost(
        &self,
        t: &mut State,
        seat: Seat,
        (space, spot): (Space, Spot),
        free: bool,
        out: &mut Out<'_>,
    ) {
        let cost = if free { Cost::default() } else { self.outpost_cost(t, seat) };
        let row = self.planet(t, space).expect("an outpost goes to a planet");
        let (mining, kind) = (row.mining.id, spot.slot().map(|slot| row.slots[slot]));
        t.players[seat].goods.spend(cost.goods());
        t.players[seat].outposts.put(space);
        let number = t.players[seat].outposts.len();
        let planet = t.planets[space].as_mut().expect("an outpost goes to a planet");
        if let Some(slot) = spot.slot() {
            planet.slots[slot] = Some(seat);
        }
        let (token, pirates, name) = (planet.token.take(), planet.pirates.take(), planet.planet);
        out.tell_all(|| Event::Outpost(seat, number, name, cost.ore));
        if kind == Some(Slot::Crew) {
            self.discard_crew(t, seat, out);
        }
        let beaten = pirates.map(|pirates| {
            let _ = t.players[seat].pirates.try_push(pirates);
            out.tell_all(|| Event::PiratesBeaten(seat, pirates));
            self.values().pirates[pirates].reward.id
        });
        // TRA-137
        if let Some(token) = token {
            Self::take_token(t, seat, token, out);
        }
        let reward = self.content.panel().outposts[usize::from(number) - 1].reward.id;
        t.stack.push(seat, Order { rewards: [beaten, Some(reward), Some(mining)] });
    }

    /// Whether the order of a reward can matter: a choice, a step or crew to wake (TRA-138).
    pub(crate) fn is_weighty(&self, block: BlockId) -> bool {
        self.content.block(block).iter().any(|step| !matches!(step, Effect::Gain(gain) if gain.any == 0))
    }
}

/// The lowest trade level that a planet shows (TRA-140).
fn lowest(slots: &[Slot]) -> Slot {
    let levels = slots.iter().map(|slot| match slot {
        Slot::Trade(level) => *level,
        Slot::Open | Slot::Crew => 0,
    });
    match levels.min() {
        None | Some(0) => Slot::Open,
        Some(level) => Slot::Trade(level),
    }
}
