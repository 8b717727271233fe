//! Whoever has launched to a base must use it (AND-45). Until then every free action is open that leaves a way to do so
//! (AND-67, AND-R12): each is thought through to its end, with every payment and choice that it brings.

use orrery_core::Seat;
use tinyvec::ArrayVec;

use crate::Andromeda;
use crate::effects::{Cost, Effect, Price};
use crate::frame::{Bill, Task};
use crate::ids::{Goods, MoonId, Resource, ShipKind};
use crate::means::{Means, affords, pooled};
use crate::payment::each_payment;
use crate::refusal::{Refusal, allow};
use crate::space::Space;
use crate::state::{Place, State, Tile};

/// Steps that are still to come, those that come next last.
type Plan<'a> = ArrayVec<[&'a [Effect]; 8]>;

impl Andromeda {
    /// Whether this seat owes the use of a base.
    pub(crate) fn is_promised(t: &State, seat: Seat) -> bool {
        t.turn.promise && t.turn.seat == seat
    }

    /// Whether the base can be used with these means, once leaders and extra resources are fetched from regions with own
    /// ships (AND-46).
    pub(crate) fn base_is_kept(&self, t: &State, seat: Seat, mut means: Means) -> bool {
        let Some(Tile::Base(base)) = t.turn.region.map(|region| t.map[region]) else { return true };
        let player = &t.players[seat];
        for space in player.spaces().iter() {
            means.leaders += player.leaders.0[space.index()];
            means.goods = pooled(means.goods, t.extra_goods(space));
        }
        self.is_usable(t, seat, self.content.base(base).action.id, means)
    }

    /// Whether a moon may be set, and is no longer at hand for a payment, while so much is gained.
    pub(crate) fn check_moon_to_spare(
        &self,
        t: &State,
        seat: Seat,
        moon: MoonId,
        gained: Goods,
    ) -> Result<(), Refusal> {
        if !Self::is_promised(t, seat) {
            return Ok(());
        }
        let mut means = self.means(t, seat).less(self.content.moons[moon].goods);
        means.goods = pooled(means.goods, gained);
        self.check_rest(t, seat, &[], means)
    }

    /// Whether these goods may be handed over.
    pub(crate) fn check_goods_to_spare(&self, t: &State, seat: Seat, goods: Goods) -> Result<(), Refusal> {
        if !Self::is_promised(t, seat) {
            return Ok(());
        }
        self.check_rest(t, seat, &[], self.means(t, seat).less(goods))
    }

    /// Whether these steps, after which so much is gone, leave a way to use the base.
    pub(crate) fn check_steps(
        &self,
        t: &State,
        seat: Seat,
        steps: &[Effect],
        gone: Goods,
    ) -> Result<(), Refusal> {
        if !Self::is_promised(t, seat) {
            return Ok(());
        }
        self.check_rest(t, seat, steps, self.means(t, seat).less(gone))
    }

    /// Whether this cost can be paid so that the base can still be used.
    pub(crate) fn check_bill(&self, t: &State, seat: Seat, cost: Cost) -> Result<(), Refusal> {
        if !Self::is_promised(t, seat) {
            return Ok(());
        }
        let bill = Bill::from(cost);
        allow(self.bill_keeps(t, seat, bill, self.means(t, seat).goods), Refusal::BaseFirst)
    }

    /// The same for what a bill may leave behind.
    pub(crate) fn bill_keeps(&self, t: &State, seat: Seat, bill: Bill, goods: Goods) -> bool {
        let (after, plan) = self.under_way(t, seat);
        let means = Means { goods, ..self.means(&after, seat) };
        each_payment(goods, bill, &mut |goods| self.keeps(&after, seat, plan, Means { goods, ..means }))
    }

    /// The same for the choice of a resource that is gained, so many more being still to choose.
    pub(crate) fn check_gain(
        &self,
        t: &State,
        seat: Seat,
        gained: Resource,
        more: Effect,
    ) -> Result<(), Refusal> {
        if !Self::is_promised(t, seat) {
            return Ok(());
        }
        let (after, mut plan) = self.under_way(t, seat);
        let more = [more];
        plan.push(&more);
        let mut means = self.means(&after, seat);
        means.goods = pooled(means.goods, Goods::just(gained, 1));
        allow(self.keeps(&after, seat, plan, means), Refusal::BaseFirst)
    }

    /// The same for a ship that comes back.
    pub(crate) fn check_recall(
        &self,
        t: &State,
        seat: Seat,
        kind: ShipKind,
        space: Space,
    ) -> Result<(), Refusal> {
        if !Self::is_promised(t, seat) {
            return Ok(());
        }
        let mut after = *t;
        after.players[seat].move_ship(kind, Place::At(space), Place::Hangar);
        let means = self.means(&after, seat);
        self.check_rest(&after, seat, &[], means)
    }

    /// The same for a development that is built here.
    pub(crate) fn check_building(
        &self,
        t: &State,
        seat: Seat,
        space: Space,
        less: u8,
    ) -> Result<(), Refusal> {
        if !Self::is_promised(t, seat) {
            return Ok(());
        }
        let (mut after, plan) = self.under_way(t, seat);
        let means = self.means(&after, seat);
        let kept = self.develops_and_keeps(&mut after, seat, space, less, plan, means);
        allow(kept, Refusal::BaseFirst)
    }

    fn check_rest(&self, t: &State, seat: Seat, steps: &[Effect], means: Means) -> Result<(), Refusal> {
        let (after, mut plan) = self.under_way(t, seat);
        plan.push(steps);
        allow(self.keeps(&after, seat, plan, means), Refusal::BaseFirst)
    }

    /// The steps below the question on top, and the table with the development that is being paid for.
    fn under_way(&self, t: &State, seat: Seat) -> (State, Plan<'_>) {
        let mut after = *t;
        let mut plan = Plan::default();
        for frame in t.stack.iter() {
            if let Task::Run(run) = frame.task
                && frame.seat == seat
            {
                plan.push(&self.content.block(run.block)[usize::from(run.at)..]);
            } else if let Task::Raise(raise) = frame.task {
                self.build_up(&mut after, seat, raise.space);
            }
        }
        (after, plan)
    }

    /// What is left of the table once a development stands here.
    fn build_up(&self, t: &mut State, seat: Seat, space: Space) {
        let planet = t.planet_at(space).expect("a checked space holds a planet");
        let needs = self.leaders_needed(t, seat, self.content.planets[planet].track);
        let player = &mut t.players[seat];
        player.station -= needs;
        player.move_ship(ShipKind::Transport, Place::At(space), Place::Development);
        t.planets[planet.index()].owner = Some(seat);
    }

    fn develops_and_keeps(
        &self,
        t: &mut State,
        seat: Seat,
        space: Space,
        less: u8,
        plan: Plan<'_>,
        means: Means,
    ) -> bool {
        let bill = self.development_bill(t, seat, space, less);
        self.build_up(t, seat, space);
        let leaders = t.players[seat].station;
        each_payment(means.goods, bill, &mut |goods| {
            self.keeps(t, seat, plan, Means { goods, leaders, ..means })
        })
    }

    /// Whether the steps can be carried out so that the base can be used after them.
    fn keeps(&self, t: &State, seat: Seat, mut plan: Plan<'_>, means: Means) -> bool {
        let step = loop {
            match plan.last_mut() {
                None => return self.base_is_kept(t, seat, means),
                Some(steps) => match steps.split_first() {
                    Some((first, rest)) => {
                        *steps = rest;
                        break first;
                    }
                    None => {
                        plan.pop();
                    }
                },
            }
        };
        let with = |goods: Goods| Means { goods, ..means };
        let rest = |goods: Goods| self.keeps(t, seat, plan, with(goods));
        let skip = || rest(means.goods);
        match step {
            Effect::Gain(goods) => {
                let mut goods = *goods;
                if !Self::cards_are_left(t) {
                    goods[Resource::Tactics] = 0;
                }
                rest(pooled(means.goods, goods))
            }
            Effect::GainBasic(count) => each_choice(means.goods, &Resource::BASIC, *count, &rest),
            Effect::GainAny(count) => each_choice(means.goods, Resource::ALL, *count, &rest),
            Effect::Pay { cost, then } if affords(means.goods, cost, 0, 0) => {
                plan.push(&then.steps);
                each_payment(means.goods, Bill::from(*cost), &mut |goods| {
                    self.keeps(t, seat, plan, with(goods))
                })
            }
            Effect::Choose(ways) => {
                ways.iter().filter(|way| self.could_do(t, seat, way.id, means)).any(|way| {
                    let mut plan = plan;
                    plan.push(&way.steps);
                    self.keeps(t, seat, plan, means)
                })
            }
            Effect::Acquire { columns, price: Price::Paid | Price::Less(_) } => {
                let mut payable = columns
                    .iter()
                    .filter(|column| !t.display[**column as usize].is_empty())
                    .map(|column| self.content.sheet().costs[*column as usize])
                    .filter(|cost| affords(means.goods, cost, 0, 0))
                    .peekable();
                if payable.peek().is_none() {
                    return skip();
                }
                payable.any(|cost| each_payment(means.goods, Bill::from(cost), &mut |goods| rest(goods)))
            }
            Effect::BuildShip(price @ (Price::Paid | Price::Less(_))) => {
                let mut kinds = ShipKind::ALL
                    .iter()
                    .filter(|kind| self.could_build(t, seat, **kind, *price, means))
                    .peekable();
                if kinds.peek().is_none() {
                    return skip();
                }
                kinds.any(|kind| {
                    let titanium = self.price_of(t, seat, *kind, *price);
                    let bill = Bill::from(Cost { titanium, ..Cost::default() });
                    each_payment(means.goods, bill, &mut |goods| rest(goods))
                })
            }
            Effect::Develop(less) => {
                let mut places = Space::ALL
                    .iter()
                    .filter(|space| self.check_develop(t, seat, **space, *less, means).is_ok())
                    .peekable();
                if places.peek().is_none() {
                    return skip();
                }
                places.any(|space| self.develops_and_keeps(&mut { *t }, seat, *space, *less, plan, means))
            }
            Effect::ReturnShip => {
                let mut ships = t.players[seat].fleet().filter_map(|(kind, ship)| match ship.place {
                    Place::At(space) => Some((kind, space)),
                    _ => None,
                });
                ships.any(|(kind, space)| {
                    let mut after = *t;
                    after.players[seat].move_ship(kind, Place::At(space), Place::Hangar);
                    self.keeps(&after, seat, plan, means)
                })
            }
            // Everything else takes nothing, or may be declined.
            _ => skip(),
        }
    }
}

/// Whether a choice of so many of these resources leads somewhere.
fn each_choice(goods: Goods, kinds: &[Resource], count: u8, rest: &dyn Fn(Goods) -> bool) -> bool {
    match count.checked_sub(1) {
        None => rest(goods),
        Some(left) => kinds
            .iter()
            .enumerate()
            // In a fixed order: which is named first makes no difference.
            .any(|(at, kind)| each_choice(pooled(goods, Goods::just(*kind, 1)), &kinds[at..], left, rest)),
    }
}
