//! Payments, unit by unit: asked only where two payments leave different things behind (AND-34, AND-79).

use orrery_core::Seat;

use crate::Andromeda;
use crate::actions::Action;
use crate::changes::Out;
use crate::effects::Cost;
use crate::event::Event;
use crate::frame::{Bill, Task};
use crate::ids::{Goods, MoonId, Resource, TacticId};
use crate::means::affords;
use crate::refusal::{Refusal, allow};
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
    fn is_basic(self) -> bool {
        match self {
            Self::Exactly(resource) => resource.is_basic(),
            Self::Different | Self::Basic => true,
            Self::Any => false,
        }
    }

    /// Whether a resource can be paid for it.
    fn takes(self, resource: Resource, kinds: u8) -> bool {
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

    /// Basic units that are left.
    fn basics(&self) -> u8 {
        let Cost { titanium, nanocarbon, ice, basic, different, .. } = self.cost;
        titanium + nanocarbon + ice + basic + different
    }

    /// The bill without its next unit, paid with a resource or waived.
    fn after(mut self, unit: Unit, with: Option<Resource>) -> Self {
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
        let amount = left.of_mut(*resource);
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
                *left.of_mut(*resource) -= 1;
                let rest = bill.after(unit, Some(*resource));
                if affords(left, &rest.cost, rest.kinds, rest.waived) && keeps(rest, left) {
                    let stored = stored.of(*resource) > 0;
                    if stored {
                        ways.resources |= 1 << *resource as u8;
                    } else if self.revision > 1 {
                        // In the first revision moons paid only where the store was not enough.
                        ways.lunar |= 1 << *resource as u8;
                    }
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

    /// Pays what leaves no choice; waits where there is one.
    pub(crate) fn pay_waits(&self, t: &mut State, seat: Seat, bill: Bill, out: &mut Out<'_>) -> bool {
        let Some(unit) = bill.unit() else {
            t.stack.pop();
            return false;
        };
        // What need not be paid in the end is waived at once.
        if bill.waived > 0 && bill.waived >= bill.basics() && unit.is_basic() {
            Self::set_bill(t, bill.after(unit, None));
            return false;
        }
        let ways = self.ways(t, seat, &bill, unit);
        let hand = &t.players[seat].hand;
        let cards = ways.resources & 1 << Resource::Tactics as u8 != 0;
        // How many cards somebody holds is no secret; which ones is.
        let one_card = hand.len() == 1;
        // Whatever is left must all be paid: the order makes no difference.
        let goods = if self.revision == 1 { t.players[seat].goods() } else { self.means(t, seat).goods };
        let all = goods.total();
        if unit == Unit::Any && !ways.moons && all == u16::from(bill.cost.any) {
            let first = Resource::ALL[ways.resources.trailing_zeros() as usize];
            let card = hand.kinds().next().filter(|_| first == Resource::Tactics);
            match card {
                Some(card) => Self::pay_card(t, seat, bill, unit, card, out),
                None => Self::pay_unit(t, seat, bill, unit, first, out),
            }
            return false;
        }
        let only = (ways.resources | ways.lunar).is_power_of_two();
        if ways.moons || ways.waive || !only || (cards && !one_card) {
            // Nothing can be afforded any more: only a change in the middle of a payment could bring that about.
            let no_moons = !ways.moons || t.players[seat].claimed.is_empty();
            if no_moons && !ways.waive && ways.resources == 0 {
                t.stack.pop();
                return false;
            }
            return true;
        }
        if cards {
            let card = hand.kinds().next().expect("a card is in the hand");
            Self::pay_card(t, seat, bill, unit, card, out);
        } else {
            let resource = Resource::ALL[ways.resources.trailing_zeros() as usize];
            Self::pay_unit(t, seat, bill, unit, resource, out);
        }
        false
    }

    fn set_bill(t: &mut State, bill: Bill) {
        if let Some(frame) = t.stack.last_mut() {
            frame.task = Task::Pay(bill);
        }
    }

    fn pay_unit(t: &mut State, seat: Seat, bill: Bill, unit: Unit, resource: Resource, out: &mut Out<'_>) {
        Self::set_bill(t, bill.after(unit, Some(resource)));
        Self::take_tokens(t, seat, Goods::just(resource, 1), out);
    }

    fn pay_card(t: &mut State, seat: Seat, bill: Bill, unit: Unit, card: TacticId, out: &mut Out<'_>) {
        Self::set_bill(t, bill.after(unit, Some(Resource::Tactics)));
        Self::discard_card(t, seat, card, out);
    }

    /// Everything that could be paid.
    pub(crate) fn pay_candidates(t: &State, seat: Seat, bill: &Bill, into: &mut Vec<Action>) {
        let Some(unit) = bill.unit() else { return };
        let player = &t.players[seat];
        let tokens = Resource::TOKENS.iter().filter(|resource| unit.takes(**resource, bill.kinds));
        into.extend(tokens.map(|resource| Action::Pay(*resource)));
        if unit.takes(Resource::Tactics, bill.kinds) {
            into.extend(player.hand.kinds().map(Action::Card));
        }
        if unit.is_basic() && bill.waived > 0 {
            into.push(Action::Waive);
        }
        if Self::may_discard_moons(t, seat) {
            moons(player).for_each(|moon| into.push(Action::DiscardMoon(moon)));
        }
    }

    /// Whether this is a way to pay.
    pub(crate) fn check_pay(
        &self,
        t: &State,
        seat: Seat,
        bill: &Bill,
        action: Action,
    ) -> Result<(), Refusal> {
        let unit = bill.unit().ok_or(Refusal::NotAsked)?;
        let ways = self.ways(t, seat, bill, unit);
        let player = &t.players[seat];
        let takes = |resource: Resource| {
            if !unit.takes(resource, bill.kinds) {
                return Err(Refusal::OtherResource);
            }
            if player.has(resource) == 0 {
                return Err(Refusal::NoResource { resource });
            }
            if ways.resources & 1 << resource as u8 == 0 {
                return Err(Refusal::RestUnpayable);
            }
            Ok(())
        };
        match action {
            Action::Pay(Resource::Tactics) => Err(Refusal::NotAsked),
            Action::Pay(resource) => takes(resource),
            Action::Card(card) => {
                takes(Resource::Tactics)?;
                if player.hand.count(card) == 0 {
                    return Err(Refusal::NotInHand);
                }
                Ok(())
            }
            Action::Waive if !ways.waive => Err(Refusal::NothingWaived),
            Action::Waive => Ok(()),
            Action::DiscardMoon(moon) => {
                if !Self::may_discard_moons(t, seat) {
                    return Err(Refusal::NotOwnTurn { rule: 262 });
                }
                if !player.claimed.contains(&moon) {
                    return Err(Refusal::NoSuchMoon);
                }
                // It is part of the payment if it shows something that can be paid (AND-79).
                let open = ways.resources | ways.lunar;
                let goods = self.content.moons[moon].goods;
                let pays =
                    goods.each().any(|(resource, amount)| amount > 0 && open & 1 << resource as u8 != 0);
                allow(ways.moons || pays, Refusal::MoonUnneeded)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Pays a unit, or makes a moon's resources available in the middle of paying (AND-79).
    pub(crate) fn apply_pay(&self, t: &mut State, seat: Seat, bill: Bill, action: Action, out: &mut Out<'_>) {
        let unit = bill.unit().expect("something is left to pay");
        match action {
            Action::Pay(resource) => Self::pay_unit(t, seat, bill, unit, resource, out),
            Action::Card(card) => Self::pay_card(t, seat, bill, unit, card, out),
            Action::Waive => Self::set_bill(t, bill.after(unit, None)),
            Action::DiscardMoon(moon) => self.cash_moon(t, seat, moon, out),
            _ => unreachable!("checked before"),
        }
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
