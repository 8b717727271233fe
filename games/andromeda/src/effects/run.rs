//! The interpreter: one step after another, each as far as possible.

use orrery_core::Seat;

use super::{Ability, BlockId, Cost, Effect, Spread};
use crate::Andromeda;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::{Bill, Task};
use crate::ids::{Base, Class, Column, Goods, Resource};
use crate::means::affords;
use crate::space::{Space, Spaces};
use crate::state::{State, Tile};

/// A set of columns.
pub(crate) fn mask(columns: &[Column]) -> u8 {
    columns.iter().fold(0, |mask, column| mask | column.bit())
}

impl Andromeda {
    /// Carries out the next step of an effect.
    pub(crate) fn run_step(&self, t: &mut State, seat: Seat, block: BlockId, at: u8, out: &mut Out<'_>) {
        t.stack.pop();
        let steps = self.content.block(block);
        let Some(step) = steps.get(usize::from(at)) else { return };
        if usize::from(at) + 1 < steps.len() {
            Self::push(t, seat, Task::Run(block, at + 1));
        }
        match step {
            Effect::Gain(goods) => self.gain(t, seat, *goods, out),
            Effect::GainBasic(count) => Self::push(t, seat, Task::GainBasic(*count)),
            Effect::GainAny(count) => Self::push(t, seat, Task::GainAny(*count)),
            Effect::Vp(points) => self.gain_vp(t, seat, (*points).into(), out),
            Effect::LoseVp(points) => Self::lose_vp(t, seat, (*points).into(), out),
            Effect::Pay { cost, then } => self.buy(t, seat, *cost, then.id),
            Effect::PayMoon(then) => {
                let moon = t.turn.berth.and_then(|berth| t.slot(seat, berth)).and_then(|slot| slot.moon);
                if let Some(moon) = moon {
                    self.buy(t, seat, Cost::goods(self.content.moons[moon].goods), then.id);
                }
            }
            Effect::MoonReward => {
                let moon = t.turn.berth.and_then(|berth| t.slot(seat, berth)).and_then(|slot| slot.moon);
                if let Some(moon) = moon {
                    self.moon_reward(t, seat, moon, out);
                }
            }
            Effect::Choose(_) => Self::push(t, seat, Task::Choose(block, at)),
            Effect::May(then) => {
                if self.could_do(t, seat, then.id, self.means(t, seat)) {
                    Self::push(t, seat, Task::May(then.id));
                }
            }
            Effect::ForEach { what, most, then } => {
                let count = Self::count(t, seat, *what).min(*most);
                Self::push(t, seat, Task::Repeat(then.id, count));
            }
            Effect::Repair(count) => {
                // A repair of the Shipyard or the Shipwright may be worth more.
                let mut times = 1;
                if self.content.is_dock(block) {
                    self.each_ability(t, seat, |ability| {
                        if let Ability::Repairs(repairs) = ability {
                            times = repairs;
                        }
                    });
                }
                Self::push(t, seat, Task::Repair(count * times));
            }
            Effect::BuildShip(price) => Self::push(t, seat, Task::Build(*price)),
            Effect::Develop(less) => Self::push(t, seat, Task::Develop(*less)),
            Effect::Acquire { columns, price } => {
                Self::push(t, seat, Task::Refill);
                Self::push(t, seat, Task::Acquire(mask(columns), *price));
            }
            Effect::Field(columns) => {
                let all = self.has_ability(t, seat, Ability::AllColumns);
                Self::push(t, seat, Task::Refill);
                Self::push(t, seat, Task::Field(if all { mask(Column::ALL) } else { mask(columns) }, 0));
            }
            Effect::Advance(track) => Self::push(t, seat, Task::Advance(*track)),
            Effect::AdvanceAny => Self::push(t, seat, Task::AdvanceAny),
            Effect::AdvanceEvent(steps) => self.advance_event(t, *steps, out),
            Effect::UpgradeShip => Self::push(t, seat, Task::Upgrade),
            Effect::LookEvents => self.look_at_events(t, seat, out),
            Effect::ClaimMoon(sky) => Self::push(t, seat, Task::ClaimMoon(*sky)),
            Effect::ChooseMoon => t.turn.choice = true,
            Effect::Recruit(count) => Self::push(t, seat, Task::Recruit(*count)),
            Effect::Observe => self.look_at_stack(t, seat, 2, out),
            Effect::Printed(which, otherwise) => {
                if Self::printed_planets(t, seat, *which).is_empty() {
                    self.run_block(t, seat, otherwise.id);
                } else {
                    Self::push(t, seat, Task::Printed(*which));
                }
            }
            Effect::DiscardCards(count) => Self::push(t, seat, Task::DiscardCards(*count)),
            Effect::ReturnShip => Self::push(t, seat, Task::ReturnShip),
            Effect::ActivateOne => Self::push(t, seat, Task::ActivateOne),
            Effect::TurnUp(otherwise) => {
                if t.players[seat].face_down.iter().all(|count| *count == 0) {
                    self.run_block(t, seat, otherwise.id);
                } else {
                    Self::push(t, seat, Task::TurnUp);
                }
            }
            suffering => self.run_other(t, seat, suffering, out),
        }
    }

    /// Steps of raiders, events and battles.
    fn run_other(&self, t: &mut State, seat: Seat, step: &Effect, out: &mut Out<'_>) {
        match step {
            Effect::Lose(goods) => {
                let mut lost = *goods;
                for (resource, amount) in goods.each() {
                    *lost.of_mut(resource) = amount.min(t.players[seat].stock.of(resource));
                }
                Self::take_tokens(t, seat, lost, out);
            }
            Effect::Keep(resource, limit) => {
                let over = t.players[seat].stock.of(*resource).saturating_sub(*limit);
                Self::take_tokens(t, seat, Goods::just(*resource, over), out);
            }
            Effect::DamageModule => Self::push(t, seat, Task::DamageModule(false)),
            Effect::Infect => Self::push(t, seat, Task::DamageModule(true)),
            Effect::HitShip => Self::push(t, seat, Task::HitShip),
            // An ordinary nebula, also with special regions (AND-245).
            Effect::SendLeader => {
                if t.players[seat].station > 0 {
                    let nebula = Self::random_nebula(out);
                    let player = &mut t.players[seat];
                    player.station -= 1;
                    player.leaders.0[nebula.index()] += 1;
                    out.tell_all(|| Event::LeaderSent(seat, nebula));
                }
            }
            Effect::Extra(goods, spread) => Self::lay_extra(t, *goods, *spread, out),
            Effect::MoreSwarm(count) => Self::push(t, seat, Task::Place(Class::S, *count)),
            Effect::CycleDisplay => self.cycle_display(t, out),
            Effect::Dice(more) => t.battle.dice_more[seat.index()] += *more as i8,
            Effect::Targeting(more) => t.battle.aim_more[seat.index()] += *more,
            Effect::Jam(less) => Self::push(t, seat, Task::Jam(*less)),
            Effect::Hire(dice, then) => Self::push(t, seat, Task::Hire(*dice, then.id)),
            Effect::Reroll => Self::push(t, seat, Task::Reroll(0)),
            Effect::SetDie(face) => Self::push(t, seat, Task::SetDie(*face)),
            Effect::Steal(otherwise) => Self::push(t, seat, Task::StealFrom(otherwise.id)),
            Effect::Withdraw(count) => Self::push(t, seat, Task::Withdraw(*count)),
            Effect::SaveShip => Self::push(t, seat, Task::SaveShip),
            // The module was not named yet: the question that asked for it is simply over.
            Effect::SaveModule => Self::cancel_module_damage(t, seat),
            Effect::FarLaunch => t.turn.far = true,
            Effect::Hail(points) => self.hail(t, seat, *points, out),
            Effect::Accord(points, otherwise) => {
                Self::push(t, seat, Task::Accord(0, *points, otherwise.id));
            }
            Effect::BuyPassage(credits) => {
                // In the own turn a moon may pay it (AND-79).
                Self::push(t, seat, Task::Passage(*credits));
                let cost = Cost { credit: *credits, ..Cost::default() };
                Self::push(t, seat, Task::Pay(Bill { cost, kinds: 0, waived: 0 }));
            }
            Effect::Intimidate => Self::intimidate(t, seat),
            Effect::EndBattle => Self::end_battle(t, out),
            Effect::Duel(most) => t.battle.duel = *most,
            _ => unreachable!("all other steps are carried out above"),
        }
    }

    /// Pays, then does; what cannot be paid does not happen.
    fn buy(&self, t: &mut State, seat: Seat, cost: Cost, then: BlockId) {
        if !affords(self.means(t, seat).goods, &cost, 0, 0) {
            return;
        }
        self.run_block(t, seat, then);
        Self::push(t, seat, Task::Pay(Bill { cost, kinds: 0, waived: 0 }));
    }

    /// Extra resources that stay on regions until somebody collects them (AND-81).
    fn lay_extra(t: &mut State, goods: Goods, spread: Spread, out: &mut Out<'_>) {
        let fits = |tile: Tile| match spread {
            Spread::Nebulae => tile == Tile::Nebula,
            Spread::BasesWithoutFields => {
                matches!(tile, Tile::Base(base) if !matches!(base, Base::Maximus | Base::Odessa))
            }
        };
        let places: Spaces = Space::ALL.iter().copied().filter(|space| fits(t.map[*space])).collect();
        for space in places.iter() {
            for resource in Resource::TOKENS {
                let extra = &mut t.extra[space][resource as usize];
                *extra = extra.saturating_add(goods.of(resource));
            }
        }
        out.tell_all(|| Event::ExtraLaid(goods, places));
    }
}
