//! What a player can pay with, now or after a launch (AND-46, AND-79, AND-262).

use orrery_core::Seat;

use crate::Andromeda;
use crate::effects::Cost;
use crate::ids::Goods;
use crate::refusal::Refusal;
use crate::space::{Berth, Space};
use crate::state::{State, Tile};

/// Resources and leaders that can be brought up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    /// Resources, tactics cards included.
    pub goods: Goods,
    /// Leaders on the station.
    pub leaders: u8,
    /// The module that is activated.
    pub berth: Option<Berth>,
}

impl Means {
    /// Without these.
    pub(crate) fn less(mut self, goods: Goods) -> Self {
        for (resource, gone) in goods.each() {
            self.goods[resource] = self.goods[resource].saturating_sub(gone);
        }
        self
    }
}

/// Whether a cost can be paid out of these goods, so many basic units being waived. Credits stand for basic resources,
/// never for energy or cards (AND-34); for different kinds a credit is any kind (AND-R69).
pub fn affords(goods: Goods, cost: &Cost, kinds: u8, waived: u8) -> bool {
    let [energy, titanium, nanocarbon, ice, credit, tactics] = goods.amounts();
    let mut jokers = waived;
    if energy < cost.energy || tactics < cost.tactics || credit < cost.credit {
        return false;
    }
    let mut credits = credit - cost.credit;
    let mut left = [titanium, nanocarbon, ice];
    for (have, need) in left.iter_mut().zip([cost.titanium, cost.nanocarbon, cost.ice]) {
        let short = need.saturating_sub(*have);
        *have -= need.min(*have);
        let by_joker = short.min(jokers);
        jokers -= by_joker;
        if short - by_joker > credits {
            return false;
        }
        credits -= short - by_joker;
    }
    if cost.different > 0 {
        let mut need = cost.different;
        for (index, have) in left.iter_mut().enumerate() {
            if need > 0 && *have > 0 && kinds & 1 << index == 0 {
                *have -= 1;
                need -= 1;
            }
        }
        let by_joker = need.min(jokers);
        jokers -= by_joker;
        need -= by_joker;
        if need > credits {
            return false;
        }
        credits -= need;
    }
    let basics: u16 = left.iter().map(|have| u16::from(*have)).sum::<u16>() + u16::from(credits);
    let need = u16::from(cost.basic.saturating_sub(jokers));
    if need > basics {
        return false;
    }
    let rest = basics - need + u16::from(energy - cost.energy) + u16::from(tactics - cost.tactics);
    rest >= u16::from(cost.any)
}

/// What can be brought together for a payment: beyond 255 of a kind nothing costs more.
pub fn pooled(mut goods: Goods, more: Goods) -> Goods {
    for (resource, amount) in more.each() {
        goods[resource] = goods[resource].saturating_add(amount);
    }
    goods
}

/// What is missing for a cost, all of it: nothing if it can be paid.
pub fn lacking(goods: Goods, cost: &Cost, kinds: u8, waived: u8) -> Cost {
    let [energy, titanium, nanocarbon, ice, credit, tactics] = goods.amounts();
    let mut lack = Cost {
        energy: cost.energy.saturating_sub(energy),
        credit: cost.credit.saturating_sub(credit),
        tactics: cost.tactics.saturating_sub(tactics),
        ..Cost::default()
    };
    // Units that need not be paid, then credits that are left, stand for basic resources.
    let (mut jokers, mut credits) = (waived, credit.saturating_sub(cost.credit));
    let mut cover = |short: u8| {
        let by_joker = short.min(jokers);
        jokers -= by_joker;
        let by_credit = (short - by_joker).min(credits);
        credits -= by_credit;
        short - by_joker - by_credit
    };
    let mut left = [titanium, nanocarbon, ice];
    let exact = [cost.titanium, cost.nanocarbon, cost.ice];
    let missing = [&mut lack.titanium, &mut lack.nanocarbon, &mut lack.ice];
    for ((have, need), missing) in left.iter_mut().zip(exact).zip(missing) {
        *missing = cover(need.saturating_sub(*have));
        *have -= need.min(*have);
    }
    let mut different = cost.different;
    for (index, have) in left.iter_mut().enumerate() {
        if different > 0 && *have > 0 && kinds & 1 << index == 0 {
            *have -= 1;
            different -= 1;
        }
    }
    lack.different = cover(different);
    let basics: u16 = left.iter().map(|have| u16::from(*have)).sum::<u16>() + u16::from(credits);
    let basic = u16::from(cost.basic.saturating_sub(jokers));
    lack.basic = basic.saturating_sub(basics) as u8;
    let spare = basics.saturating_sub(basic)
        + u16::from(energy.saturating_sub(cost.energy))
        + u16::from(tactics.saturating_sub(cost.tactics));
    lack.any = u16::from(cost.any).saturating_sub(spare) as u8;
    lack
}

impl Andromeda {
    /// Whether moons may be discarded for their reward now: in the own turn and outside events (AND-262).
    pub(crate) fn may_discard_moons(t: &State, seat: Seat) -> bool {
        t.turn.seat == seat && t.event.is_none() && !t.ended
    }

    /// What a player can pay with now: the store, and claimed moons where they may be discarded.
    pub(crate) fn means(&self, t: &State, seat: Seat) -> Means {
        let player = &t.players[seat];
        let mut goods = player.goods();
        if Self::may_discard_moons(t, seat) {
            for moon in &player.claimed {
                goods = pooled(goods, self.content.moons[*moon].goods);
            }
        }
        Means { goods, leaders: player.station, berth: t.turn.berth }
    }

    /// What a player can bring up after a launch to this region: extra resources and leaders there and where own ships are
    /// count too (AND-46).
    pub(crate) fn means_at(&self, t: &State, seat: Seat, region: Space) -> Means {
        let mut means = self.means(t, seat);
        let player = &t.players[seat];
        for space in player.spaces().with(region).iter() {
            means.leaders += player.leaders.0[space.index()];
            means.goods = pooled(means.goods, t.extra_goods(space));
        }
        means
    }

    /// A base is launched to only by whoever can use it (AND-45), once these resources are gone.
    pub(crate) fn check_base(&self, t: &State, seat: Seat, to: Space, gone: Goods) -> Result<(), Refusal> {
        let Tile::Base(base) = t.map[to] else { return Ok(()) };
        let means = self.means_at(t, seat, to).less(gone);
        let used = self.check_usable(t, seat, self.content.base(base).action.id, means);
        used.map_err(|why| Refusal::BaseUseless { base, why })
    }
}
