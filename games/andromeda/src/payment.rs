//! What can be paid for the next unit of a bill (AND-34, AND-79).

use orrery_core::Seat;

use crate::Andromeda;
use crate::changes::Out;
use crate::effects::Cost;
use crate::event::Event;
use crate::frame::Bill;
use crate::ids::{Goods, MoonId, Resource};
use crate::means::affords;
use crate::state::{Player, State};

/// What the next unit of a bill asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// This resource; a credit will do for a basic one.
    Exactly(Resource),
    /// A basic resource of a kind not yet paid.
    Different,
    /// A basic resource.
    Basic,
    /// Any resource.
    Any,
}

impl Unit {
    pub(crate) fn is_basic(self) -> bool {
        match self {
            Self::Exactly(resource) => resource.is_basic(),
            Self::Different | Self::Basic => true,
            Self::Any => false,
        }
    }

    /// The unit alone.
    pub(crate) fn cost(self) -> Cost {
        let one = Cost::default();
        match self {
            Self::Exactly(resource) => Cost::goods(Goods::just(resource, 1)),
            Self::Different => Cost { different: 1, ..one },
            Self::Basic => Cost { basic: 1, ..one },
            Self::Any => Cost { any: 1, ..one },
        }
    }

    /// Whether a resource can be paid for it.
    pub(crate) fn takes(self, resource: Resource, kinds: u8) -> bool {
        match self {
            Self::Exactly(wanted) => {
                resource == wanted || (wanted.is_basic() && resource == Resource::Credit)
            }
            Self::Different => {
                let paid = resource.is_basic() && kinds & 1 << (resource as u8 - 1) != 0;
                (resource.is_basic() && !paid) || resource == Resource::Credit
            }
            Self::Basic => resource.is_basic() || resource == Resource::Credit,
            Self::Any => true,
        }
    }
}

impl Bill {
    /// The next unit; none if everything is paid.
    pub(crate) fn unit(&self) -> Option<Unit> {
        let Cost { energy, titanium, nanocarbon, ice, credit, tactics, basic, different, any } = self.cost;
        let exact = [
            (energy, Resource::Energy),
            (credit, Resource::Credit),
            (tactics, Resource::Tactics),
            (titanium, Resource::Titanium),
            (nanocarbon, Resource::Nanocarbon),
            (ice, Resource::Ice),
        ];
        if let Some((_, resource)) = exact.into_iter().find(|(amount, _)| *amount > 0) {
            return Some(Unit::Exactly(resource));
        }
        match (different, basic, any) {
            (1.., _, _) => Some(Unit::Different),
            (_, 1.., _) => Some(Unit::Basic),
            (_, _, 1..) => Some(Unit::Any),
            _ => None,
        }
    }

    /// How many units like the next one are left.
    pub(crate) fn alike(&self) -> u8 {
        match self.unit() {
            Some(Unit::Exactly(Resource::Tactics)) => self.cost.tactics,
            Some(Unit::Different) => self.cost.different,
            Some(Unit::Basic) => self.cost.basic,
            Some(Unit::Any) => self.cost.any,
            // What is exact leaves no choice.
            Some(Unit::Exactly(_)) => 1,
            None => 0,
        }
    }

    /// Basic units that are left.
    pub(crate) fn basics(&self) -> u8 {
        let Cost { titanium, nanocarbon, ice, basic, different, .. } = self.cost;
        titanium + nanocarbon + ice + basic + different
    }

    /// The bill without its next unit, paid with a resource or waived.
    pub(crate) fn after(mut self, unit: Unit, with: Option<Resource>) -> Self {
        match unit {
            Unit::Exactly(resource) => {
                let part = match resource {
                    Resource::Energy => &mut self.cost.energy,
                    Resource::Titanium => &mut self.cost.titanium,
                    Resource::Nanocarbon => &mut self.cost.nanocarbon,
                    Resource::Ice => &mut self.cost.ice,
                    Resource::Credit => &mut self.cost.credit,
                    Resource::Tactics => &mut self.cost.tactics,
                };
                *part -= 1;
            }
            Unit::Different => {
                self.cost.different -= 1;
                if let Some(kind) = with.filter(|kind| kind.is_basic()) {
                    self.kinds |= 1 << (kind as u8 - 1);
                }
            }
            Unit::Basic => self.cost.basic -= 1,
            Unit::Any => self.cost.any -= 1,
        }
        if with.is_none() {
            self.waived -= 1;
        }
        self
    }
}

/// Whether one of the ways to pay a bill leaves goods that lead somewhere.
pub(crate) fn each_payment(goods: Goods, bill: Bill, leads: &mut dyn FnMut(Goods) -> bool) -> bool {
    let Some(unit) = bill.unit() else { return leads(goods) };
    if unit.is_basic() && bill.waived > 0 && each_payment(goods, bill.after(unit, None), leads) {
        return true;
    }
    Resource::ALL.iter().any(|resource| {
        let mut left = goods;
        let amount = &mut left[*resource];
        let Some(rest) = amount.checked_sub(1).filter(|_| unit.takes(*resource, bill.kinds)) else {
            return false;
        };
        *amount = rest;
        each_payment(left, bill.after(unit, Some(*resource)), leads)
    })
}

/// What can be paid for the next unit.
pub(crate) struct Ways {
    /// Tokens, a bit for each resource; cards count as one way.
    pub resources: u8,
    /// The same for what is not in the store, but on claimed moons.
    pub lunar: u8,
    /// The unit may be waived.
    pub waive: bool,
    /// Moons must be discarded before everything can be paid.
    pub moons: bool,
}

impl Andromeda {
    /// The ways to pay the next unit so that the rest can be paid.
    pub(crate) fn ways(&self, t: &State, seat: Seat, bill: &Bill, unit: Unit) -> Ways {
        let player = &t.players[seat];
        let stored = player.goods();
        let all = self.means(t, seat).goods;
        // A base that must still be used keeps what it needs (AND-45).
        let keeps = |rest, goods| !Self::is_promised(t, seat) || self.bill_keeps(t, seat, rest, goods);
        let mut ways = Ways { resources: 0, lunar: 0, waive: false, moons: false };
        for resource in Resource::ALL {
            if unit.takes(*resource, bill.kinds) && all.of(*resource) > 0 {
                let mut left = all;
                left[*resource] -= 1;
                let rest = bill.after(unit, Some(*resource));
                if affords(left, &rest.cost, rest.kinds, rest.waived) && keeps(rest, left) {
                    let stored = stored.of(*resource) > 0;
                    let kind = if stored { &mut ways.resources } else { &mut ways.lunar };
                    *kind |= 1 << *resource as u8;
                }
            }
        }
        if unit.is_basic() && bill.waived > 0 {
            let rest = bill.after(unit, None);
            ways.waive = affords(all, &rest.cost, rest.kinds, rest.waived) && keeps(rest, all);
        }
        // Also where the store would do, but the base needs all of it.
        let stuck = ways.resources == 0 && !ways.waive;
        ways.moons = stuck || !affords(stored, &bill.cost, bill.kinds, bill.waived);
        ways
    }

    /// A claimed moon is discarded for its reward (AND-78).
    pub(crate) fn cash_moon(&self, t: &mut State, seat: Seat, moon: MoonId, out: &mut Out<'_>) {
        assert!(t.players[seat].take_moon(moon), "a checked moon is claimed");
        t.moon_pile.put(moon);
        out.tell_all(|| Event::MoonCashed(seat, moon));
        self.moon_reward(t, seat, moon, out);
    }
}

/// Each kind of claimed moon once.
pub(crate) fn moons(player: &Player) -> impl Iterator<Item = MoonId> + '_ {
    let claimed = &player.claimed;
    claimed
        .iter()
        .enumerate()
        .filter(|(at, moon)| claimed[..*at].last() != Some(*moon))
        .map(|(_, moon)| *moon)
}
