//! What can be paid, and how (ECL-2, R53, R54).

use orrery_core::procedure::Frames as _;
use orrery_core::{ById, Seat};

use crate::Eclipse;
use crate::changes::Out;
use crate::content::Trade;
use crate::event::Event;
use crate::ids::Resource;
use crate::procedures::pay::Pay;
use crate::refusal::{Bill, Refusal};
use crate::state::{Payment, Purse, State};

/// The price in one resource.
pub(crate) fn just(resource: Resource, amount: u8) -> ById<Resource, u8> {
    let mut cost = ById::default();
    cost[resource] = amount;
    cost
}

/// What a trade brings of another resource.
fn gets(trade: Trade, give: Resource) -> u16 {
    u16::from(if give == Resource::Money { trade.for_money } else { trade.get })
}

impl Eclipse {
    /// The trade rate of a player.
    pub(crate) fn trade(&self, t: &State, seat: Seat) -> Trade {
        let species = t.players[seat].species.unwrap_or_default();
        self.content.species[species].trade
    }

    /// What is missing of a cost with all trades and colony ships that are possible; nothing if it can be paid.
    fn lacking(&self, t: &State, seat: Seat, goods: Purse, cost: ById<Resource, u8>) -> u16 {
        let trade = self.trade(t, seat);
        let cap = self.storage_cap();
        if let Some(due) = cost.values().copied().map(u16::from).find(|due| *due > cap) {
            return due - cap;
        }
        let (mut short, mut kinds, mut bought) = (0, 0, 0);
        for (resource, amount) in cost.iter() {
            let (has, due) = (goods[resource], u16::from(*amount));
            if has < due {
                short += due - has;
                kinds += 1;
            } else {
                let times = (has - due) / u16::from(trade.give);
                bought += times * gets(trade, resource);
            }
        }
        if self.kit(t, seat).ships_for_goods {
            bought += u16::from(t.players[seat].ready);
        }
        // Two kinds are missing and money comes in twos: an odd number of one kind leaves one over.
        let spare = goods[Resource::Money].checked_sub(cost[Resource::Money].into());
        if let Some(spare) = spare.filter(|_| trade.for_money > 1 && kinds > 1) {
            let times = spare / u16::from(trade.give);
            let needed: u16 = cost
                .iter()
                .map(|(resource, amount)| u16::from(*amount).saturating_sub(goods[resource]))
                .map(|missing| missing.div_ceil(u16::from(trade.for_money)))
                .sum();
            return needed.saturating_sub(times);
        }
        short.saturating_sub(bought)
    }

    /// Whether a cost can be covered (R54).
    pub(crate) fn affordable(&self, t: &State, seat: Seat, cost: ById<Resource, u8>) -> bool {
        let goods = t.players[seat].goods;
        Self::covers(goods, cost) || self.lacking(t, seat, goods, cost) == 0
    }

    /// The same, with what is missing.
    pub(crate) fn check_cost(
        &self,
        t: &State,
        seat: Seat,
        cost: ById<Resource, u8>,
        rule: u16,
    ) -> Result<(), Refusal> {
        if self.affordable(t, seat, cost) {
            return Ok(());
        }
        let mut missing = cost;
        for resource in Self::resources() {
            let has = t.players[seat].goods[resource].min(255) as u8;
            missing[resource] = cost[resource].saturating_sub(has);
        }
        Err(Refusal::CannotPay { rule, cost: Bill(cost), missing: Bill(missing) })
    }

    /// Lets a player pay; whatever follows lies below on the stack.
    pub(crate) fn charge(t: &mut State, seat: Seat, cost: ById<Resource, u8>) {
        t.payment = Payment { cost, before: t.players[seat].goods, flipped: 0 };
        t.stack.push(seat, Pay);
    }

    /// Whether a trade is possible at all (ECL-2, ECL-3).
    pub(crate) fn check_trade(
        &self,
        t: &State,
        seat: Seat,
        give: Resource,
        get: Resource,
    ) -> Result<(), Refusal> {
        let (trade, has) = (self.trade(t, seat), t.players[seat].goods[give]);
        if give == get {
            return Err(Refusal::TradeSame);
        }
        if has < u16::from(trade.give) {
            return Err(Refusal::TradeRate { give: trade.give, resource: give, has });
        }
        Ok(())
    }

    /// Whether a trade helps with a cost and leaves the rest payable (R54).
    pub(crate) fn check_trade_for(
        &self,
        t: &State,
        seat: Seat,
        cost: ById<Resource, u8>,
        give: Resource,
        get: Resource,
    ) -> Result<(), Refusal> {
        self.check_trade(t, seat, give, get)?;
        let mut goods = t.players[seat].goods;
        if goods[get] >= u16::from(cost[get]) {
            return Err(Refusal::TradeTooMuch);
        }
        let trade = self.trade(t, seat);
        goods[give] -= u16::from(trade.give);
        goods[get] += gets(trade, give);
        if self.lacking(t, seat, goods, cost) == 0 { Ok(()) } else { Err(Refusal::WouldNotCover) }
    }

    /// Trades (ECL-2).
    pub(crate) fn make_trade(
        &self,
        t: &mut State,
        seat: Seat,
        give: Resource,
        get: Resource,
        out: &mut Out<'_>,
    ) {
        let trade = self.trade(t, seat);
        let gets = gets(trade, give);
        t.players[seat].goods[give] -= u16::from(trade.give);
        self.store(t, seat, get, gets);
        out.tell_all(|| Event::Traded(seat, (give, trade.give), (get, gets as u8)));
    }
}
