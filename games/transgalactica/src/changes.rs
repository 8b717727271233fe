//! What changes hands: goods, points, tokens, crew. What is red is paid, what is black is gained (TRA-6).

use orrery_core::procedure::Frames as _;
use orrery_core::{Counter as _, Goods, Seat};

use crate::Transgalactica;
use crate::effects::{BlockId, Bundle, Cost, Effect, Run, Source};
use crate::event::Event;
use crate::flow::Out;
use crate::ids::{BonusId, Good, Resource};
use crate::procedures::gain_any::GainAny;
use crate::procedures::pay_any::PayAny;
use crate::refusal::Refusal;
use crate::state::State;

impl From<Resource> for Good {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Energy => Self::Energy,
            Resource::Ore => Self::Ore,
            Resource::Alien => Self::Alien,
        }
    }
}

impl Bundle {
    /// What is gained without a choice.
    pub fn goods(self) -> Goods<Good> {
        Goods::new([self.energy, self.ore, self.alien, self.credit])
    }
}

/// How many resources there are of all kinds (TRA-2).
pub(crate) fn resources(goods: Goods<Good>) -> u16 {
    goods.total() - u16::from(goods[Good::Credit])
}

impl Cost {
    /// What is paid without a choice.
    pub fn goods(self) -> Goods<Good> {
        Goods::new([self.energy, self.ore, self.alien, self.credit])
    }

    /// The same as a cost.
    pub fn of(goods: Goods<Good>) -> Self {
        let [energy, ore, alien, credit] = goods.amounts();
        Self { energy, ore, alien, credit, any: 0 }
    }

    /// What remains after a discount; nothing drops below 0 (TRA-9).
    #[must_use]
    pub fn less(self, less: Self) -> Self {
        Self {
            energy: self.energy.saturating_sub(less.energy),
            ore: self.ore.saturating_sub(less.ore),
            alien: self.alien.saturating_sub(less.alien),
            credit: self.credit.saturating_sub(less.credit),
            any: self.any,
        }
    }

    /// What remains of goods that can pay all of it (TRA-7); resources of choice are not taken off.
    pub fn left_of(self, goods: Goods<Good>) -> Option<Goods<Good>> {
        let rest = goods.checked_sub(self.goods())?;
        (resources(rest) >= u16::from(self.any)).then_some(rest)
    }

    /// Whether it can be paid (TRA-7).
    pub fn is_covered_by(self, goods: Goods<Good>) -> bool {
        self.left_of(goods).is_some()
    }

    /// What is missing.
    #[must_use]
    pub fn missing(self, goods: Goods<Good>) -> Self {
        let mut missing = Self::of(goods.lacks(self.goods()));
        let mut rest = 0;
        for resource in Resource::ALL {
            let good = Good::from(*resource);
            rest += u16::from(goods[good].saturating_sub(self.goods()[good]));
        }
        missing.any = u8::try_from(u16::from(self.any).saturating_sub(rest)).unwrap_or(u8::MAX);
        missing
    }
}

impl Transgalactica {
    /// Whether a cost can be paid; if not, all that is missing and whether exchanging credits would do (TRA-7, TRA-215).
    pub(crate) fn check_cost(&self, goods: Goods<Good>, cost: Cost) -> Result<(), Refusal> {
        if cost.is_covered_by(goods) {
            return Ok(());
        }
        let missing = cost.missing(goods);
        let each = self.content.sheet().exchange;
        let units = missing.energy.saturating_add(missing.ore).saturating_add(missing.any);
        let credits = units.saturating_mul(each);
        let spare = goods[Good::Credit].saturating_sub(cost.credit);
        if missing.alien == 0 && missing.credit == 0 && credits <= spare {
            return Err(Refusal::CannotPayExchange { cost, missing, credits });
        }
        Err(Refusal::CannotPay { cost, missing })
    }

    /// Begins a list of effects.
    pub(crate) fn start(&self, t: &mut State, seat: Seat, block: BlockId, source: Source) {
        if !self.content.block(block).is_empty() {
            t.stack.push(seat, Run { block, at: 0, last: 0, source });
        }
    }

    /// Whether a list only gains, without a choice.
    pub(crate) fn is_plain(&self, block: BlockId) -> bool {
        self.content.block(block).iter().all(|step| matches!(step, Effect::Gain(gain) if gain.any == 0))
    }

    /// Carries a list out that is plain.
    pub(crate) fn gain_plain(&self, t: &mut State, seat: Seat, block: BlockId, out: &mut Out<'_>) {
        for step in self.content.block(block) {
            if let Effect::Gain(gain) = step {
                self.gain(t, seat, *gain, out);
            }
        }
    }

    /// Takes from the supply; resources of choice are asked for (TRA-25).
    pub(crate) fn gain(&self, t: &mut State, seat: Seat, gain: Bundle, out: &mut Out<'_>) {
        self.gain_goods(t, seat, gain.goods(), out);
        Self::gain_points(t, seat, gain.vp, out);
        if gain.any > 0 {
            t.stack.push(seat, GainAny::any(gain.any));
        }
    }

    /// Takes goods from the supply, which has no end unless an option says so (TRA-3).
    pub(crate) fn gain_goods(&self, t: &mut State, seat: Seat, goods: Goods<Good>, out: &mut Out<'_>) {
        let mut goods = goods;
        if self.options.limited_supply {
            let sheet = self.content.sheet();
            for (good, amount) in goods.each() {
                let all = if good == Good::Credit { sheet.credits } else { sheet.resources };
                let held: u16 = self.seats.iter().map(|seat| u16::from(t.players[seat].goods[good])).sum();
                let left = u16::from(all).saturating_sub(held);
                goods[good] = amount.min(u8::try_from(left).unwrap_or(u8::MAX));
            }
        }
        if !goods.is_empty() {
            t.players[seat].goods.gain(goods);
            out.tell_all(|| Event::Gained(seat, goods));
        }
    }

    /// The score has no upper limit (TRA-24).
    pub(crate) fn gain_points(t: &mut State, seat: Seat, points: u8, out: &mut Out<'_>) {
        if points > 0 {
            t.players[seat].points.gain(points.into());
            out.tell_all(|| Event::Points(seat, points));
        }
    }

    /// Pays what has been found to be there; resources of choice are asked for.
    pub(crate) fn pay(t: &mut State, seat: Seat, cost: Cost, out: &mut Out<'_>) {
        let goods = cost.goods();
        if !goods.is_empty() {
            t.players[seat].goods.spend(goods);
            out.tell_all(|| Event::Paid(seat, goods));
        }
        if cost.any > 0 {
            t.stack.push(seat, PayAny { left: cost.any });
        }
    }

    /// A token lies face up beside the panel (TRA-217).
    pub(crate) fn take_token(t: &mut State, seat: Seat, token: BonusId, out: &mut Out<'_>) {
        t.players[seat].tokens.put(token);
        out.tell_all(|| Event::TokenTaken(seat, token));
    }

    /// Crew from cryo pods to crew spaces, as many as there are of both (TRA-35, TRA-37).
    pub(crate) fn mobilise(&self, t: &mut State, seat: Seat, count: u8, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        let room = (self.content.panel().crew.len() as u8).saturating_sub(player.manned());
        let count = count.min(player.pods).min(room);
        if count > 0 {
            player.pods.spend(count);
            player.crew.gain(count);
            out.tell_all(|| Event::Mobilised(seat, count));
        }
    }

    /// An available crew member leaves the game, or goes back to the pods by an option (TRA-38).
    pub(crate) fn discard_crew(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        player.crew.spend(1);
        if self.options.wild_crew_to_cryo {
            player.pods.gain(1);
        }
        out.tell_all(|| Event::CrewDiscarded(seat));
    }
}
