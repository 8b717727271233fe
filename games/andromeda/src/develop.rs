//! Developments (AND-154 to AND-165) and ships that are built (AND-138).

use orrery_core::procedure::Frames as _;
use orrery_core::{Seat, Tally, Text};

use crate::Andromeda;
use crate::changes::Out;
use crate::effects::{Ability, Cost, Price};
use crate::event::Event;
use crate::frame::Bill;
use crate::ids::{ShipKind, Track};
use crate::means::{Means, affords, lacking};
use crate::procedures::pay::Pay;
use crate::refusal::Refusal;
use crate::space::{Space, Spaces};
use crate::state::{Place, State};
use crate::why::Why;

impl Andromeda {
    /// The amount that an ability of the transports gives.
    fn transport_ability(&self, t: &State, seat: Seat, amount: impl Fn(&Ability) -> u8) -> u8 {
        self.ship(t, seat, ShipKind::Transport).always.iter().map(amount).sum()
    }

    /// Leaders that a development on this planet takes, at least 1.
    pub(crate) fn leaders_needed(&self, t: &State, seat: Seat, track: Track) -> u8 {
        let less = self.transport_ability(t, seat, |ability| match ability {
            Ability::DevelopLeaders(less) => *less,
            _ => 0,
        });
        self.content.development(track).leaders.saturating_sub(less).max(1)
    }

    /// Basic units that need not be paid.
    fn develop_discount(&self, t: &State, seat: Seat, less: u8) -> u8 {
        less + self.transport_ability(t, seat, |ability| match ability {
            Ability::DevelopDiscount(less) => *less,
            _ => 0,
        })
    }

    /// Whether a development can be built here with these means (AND-154 to AND-157).
    pub(crate) fn check_develop(
        &self,
        t: &State,
        seat: Seat,
        space: Space,
        less: u8,
        means: Means,
    ) -> Result<(), Why> {
        let planet = t.planet_at(space).ok_or(Why::NoPlanet)?;
        let player = &t.players[seat];
        if player.count(ShipKind::Transport, Place::At(space)) == 0 {
            return Err(Why::NoTransport);
        }
        if t.planets[planet.index()].owner.is_some() {
            return Err(Why::Developed);
        }
        let row = self.content.planet_type(planet);
        let needs = self.leaders_needed(t, seat, row.track);
        if means.leaders < needs {
            return Err(Why::FewLeaders { needs, has: means.leaders });
        }
        if player.active_ships() < 2 {
            return Err(Why::LastShip);
        }
        let discount = self.develop_discount(t, seat, less);
        if !affords(means.goods, &row.cost, 0, discount) {
            return Err(Why::Lacks(lacking(means.goods, &row.cost, 0, discount)));
        }
        Ok(())
    }

    /// Whether a development can be built anywhere.
    pub(crate) fn could_develop(&self, t: &State, seat: Seat, less: u8, means: Means) -> bool {
        self.check_sites(t, seat, less, means).is_ok()
    }

    /// The same with the reason: what the planet lacks where a transport is, if there is one.
    pub(crate) fn check_sites(&self, t: &State, seat: Seat, less: u8, means: Means) -> Result<(), Why> {
        let mut reason = Why::NoSettler;
        for space in t.players[seat].spaces().iter() {
            match self.check_develop(t, seat, space, less, means) {
                Ok(()) => return Ok(()),
                Err(Why::NoPlanet | Why::NoTransport | Why::Developed) => {}
                Err(why) => reason = why,
            }
        }
        Err(reason)
    }

    /// What a development costs here.
    pub(crate) fn development_bill(&self, t: &State, seat: Seat, space: Space, less: u8) -> Bill {
        let planet = t.planet_at(space).expect("a checked space holds a planet");
        let cost = self.content.planet_type(planet).cost;
        Bill { cost, kinds: 0, waived: self.develop_discount(t, seat, less) }
    }

    /// The number on the tile, all leaders here and next to it, and the numbers of developments next to it, up to a limit
    /// (AND-161 to AND-163).
    pub(crate) fn leader_score(&self, t: &State, seat: Seat, space: Space, tally: &mut impl Tally) {
        let near = self.content.near(space);
        let planet = t.planet_at(space).expect("a development stands on a planet");
        let own = i32::from(self.content.planet_type(planet).leaders);
        let around = near.with(space);
        let leaders: u8 = self.seats.iter().map(|other| leaders_on(t, other, around)).sum();
        let beside = near.iter().filter_map(|other| t.planet_at(other));
        let built = beside.filter(|other| t.planets[other.index()].owner.is_some());
        let numbers: u8 = built.map(|other| self.content.planet_type(other).leaders).sum();
        let mut cap = self.content.sheet().leader_cap;
        let mut bonus = 0;
        self.each_ability(t, seat, |ability| match ability {
            Ability::LeaderCap(higher) => cap = higher,
            Ability::LeaderBonus(more) => bonus = more,
            _ => {}
        });
        let sum = own + i32::from(leaders) + i32::from(numbers);
        tally.add(own, || Text::new("part-own-number"));
        tally.add(i32::from(leaders), || Text::new("part-leaders-around"));
        tally.add(i32::from(numbers), || Text::new("part-numbers-around"));
        if sum > i32::from(cap) {
            tally.add(i32::from(cap) - sum, || Text::new("part-leader-cap"));
        }
        if bonus > 0 {
            tally.add(bonus.into(), || Text::new("part-faction"));
        }
    }

    /// Developments of a seat in a region and next to it: a die each in a battle there (AND-164).
    pub(crate) fn developments_near(&self, t: &State, seat: Seat, region: Space) -> u8 {
        let around = self.content.near(region).with(region);
        let planets = around.iter().filter_map(|space| t.planet_at(space));
        planets.filter(|planet| t.planets[planet.index()].owner == Some(seat)).count() as u8
    }

    /// Whether a ship can be built for this price.
    pub(crate) fn check_build(
        &self,
        t: &State,
        seat: Seat,
        kind: ShipKind,
        price: Price,
    ) -> Result<(), Refusal> {
        if t.players[seat].count(kind, Place::Reserve) == 0 {
            return Err(Refusal::NoneUnbuilt { ship: kind });
        }
        let means = self.means(t, seat);
        if !self.could_build(t, seat, kind, price, means) {
            let cost = Cost { titanium: self.price_of(t, seat, kind, price), ..Cost::default() };
            return Err(Refusal::ShipUnpayable { ship: kind, lack: lacking(means.goods, &cost, 0, 0) });
        }
        Ok(())
    }

    /// Titanium for a ship.
    pub(crate) fn price_of(&self, t: &State, seat: Seat, kind: ShipKind, price: Price) -> u8 {
        match price {
            Price::Free => 0,
            Price::Paid => self.ship_cost(t, seat, kind, 0),
            Price::Less(less) => self.ship_cost(t, seat, kind, less),
        }
    }

    /// An unbuilt ship comes to the hangar; what it costs is paid first.
    pub(crate) fn build(&self, t: &mut State, seat: Seat, kind: ShipKind, price: Price, out: &mut Out<'_>) {
        let titanium = self.price_of(t, seat, kind, price);
        t.players[seat].move_ship(kind, Place::Reserve, Place::Hangar);
        out.tell_all(|| Event::Built(seat, kind));
        if titanium > 0 {
            let cost = Cost { titanium, ..Cost::default() };
            t.stack.push(seat, Pay { bill: cost.into() });
        }
    }
}

/// Leaders of a seat on these spaces.
fn leaders_on(t: &State, seat: Seat, spaces: Spaces) -> u8 {
    spaces.iter().map(|space| t.players[seat].leaders.0[space.index()]).sum()
}
