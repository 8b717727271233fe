//! The interpreter: one step after another, each as far as possible.

use orrery_core::procedure::each::Each;
use orrery_core::procedure::yes_no::YesNo;
use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Counter as _, Seat};
use serde::{Deserialize, Serialize};

use super::{Ability, BlockId, Cost, Effect, Spread};
use crate::Andromeda;
use crate::changes::Out;
use crate::event::Event;
use crate::ids::{Base, Class, Column, Goods, Resource};
use crate::means::affords;
use crate::procedures::accord::Accord;
use crate::procedures::acquire::Acquire;
use crate::procedures::activate_one::ActivateOne;
use crate::procedures::advance::Advance;
use crate::procedures::advance_any::AdvanceAny;
use crate::procedures::build::Build;
use crate::procedures::choose::Choose;
use crate::procedures::claim_moon::ClaimMoon;
use crate::procedures::damage_module::DamageModule;
use crate::procedures::develop::Develop;
use crate::procedures::discard_cards::DiscardCards;
use crate::procedures::field::Field;
use crate::procedures::gain_any::GainAny;
use crate::procedures::gain_basic::GainBasic;
use crate::procedures::hail::Hail;
use crate::procedures::hire::Hire;
use crate::procedures::hit_ship::HitShip;
use crate::procedures::intimidate::Intimidate;
use crate::procedures::jam::Jam;
use crate::procedures::join::Refill;
use crate::procedures::may::May;
use crate::procedures::passage::Passage;
use crate::procedures::pay::Pay;
use crate::procedures::place::Place;
use crate::procedures::printed::Printed;
use crate::procedures::recruit::Recruit;
use crate::procedures::repair::Repair;
use crate::procedures::reroll::Reroll;
use crate::procedures::return_ship::ReturnShip;
use crate::procedures::save_ship::SaveShip;
use crate::procedures::set_die::SetDie;
use crate::procedures::steal_from::StealFrom;
use crate::procedures::turn_up::TurnUp;
use crate::procedures::upgrade::Upgrade;
use crate::procedures::withdraw::Withdraw;
use crate::space::{Space, Spaces};
use crate::state::{self, RAIDER, State, Tile};

/// A set of columns.
pub(crate) fn mask(columns: &[Column]) -> u8 {
    columns.iter().fold(0, |mask, column| mask | column.bit())
}

/// The steps of an effect, from one on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The effect.
    pub block: BlockId,
    /// The next step.
    pub at: u8,
}

impl Script<Andromeda> for Run {
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let steps = game.content.block(self.block);
        let Some(step) = steps.get(usize::from(self.at)) else { return };
        if usize::from(self.at) + 1 < steps.len() {
            t.stack.push(seat, Self { at: self.at + 1, ..self });
        }
        game.run_step(t, seat, self, step, out);
    }
}

/// An effect is done several times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Repeat {
    /// The effect.
    pub block: BlockId,
    /// So many times more.
    pub left: u8,
}

impl Script<Andromeda> for Repeat {
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        if self.left > 0 {
            t.stack.push(seat, Self { left: self.left - 1, ..self });
            game.run_block(t, seat, self.block);
        }
    }
}

impl Andromeda {
    /// Carries out one step of an effect.
    #[allow(clippy::too_many_lines)] // One arm for each word of the vocabulary.
    fn run_step(&self, t: &mut State, seat: Seat, Run { block, at }: Run, step: &Effect, out: &mut Out<'_>) {
        match step {
            Effect::Gain(goods) => self.gain(t, seat, *goods, out),
            Effect::GainBasic(count) => t.stack.push(seat, GainBasic { left: *count }),
            Effect::GainAny(count) => t.stack.push(seat, GainAny { left: *count }),
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
            Effect::Choose(_) => t.stack.push(seat, Choose { block, at }),
            Effect::May(then) => t.stack.push(seat, YesNo(May { block: then.id })),
            Effect::ForEach { what, most, then } => {
                let count = Self::count(t, seat, *what).min(*most);
                t.stack.push(seat, Repeat { block: then.id, left: count });
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
                t.stack.push(seat, Repair { left: count * times });
            }
            Effect::BuildShip(price) => t.stack.push(seat, Build { price: *price }),
            Effect::Develop(less) => t.stack.push(seat, Develop { less: *less }),
            Effect::Acquire { columns, price } => {
                t.stack.push(seat, Refill);
                t.stack.push(seat, Acquire { columns: mask(columns), price: *price });
            }
            Effect::Field(columns) => {
                t.stack.push(seat, Refill);
                t.stack.push(seat, Field { columns: self.field_columns(t, seat, columns), second: false });
            }
            Effect::Advance(track) => t.stack.push(seat, Advance { track: *track }),
            Effect::AdvanceAny => t.stack.push(seat, AdvanceAny),
            Effect::AdvanceEvent(steps) => self.advance_event(t, *steps, out),
            Effect::UpgradeShip => t.stack.push(seat, Upgrade),
            Effect::LookEvents => self.look_at_events(t, seat, out),
            Effect::ClaimMoon(sky) => t.stack.push(seat, ClaimMoon { sky: *sky }),
            Effect::ChooseMoon => t.turn.choice = true,
            Effect::Recruit(count) => t.stack.push(seat, Recruit { left: *count }),
            Effect::Observe => self.look_at_stack(t, seat, 2, out),
            Effect::Printed(which, otherwise) => {
                if Self::printed_planets(t, seat, *which).is_empty() {
                    self.run_block(t, seat, otherwise.id);
                } else {
                    t.stack.push(seat, Printed { which: *which });
                }
            }
            Effect::DiscardCards(count) => t.stack.push(seat, DiscardCards { left: *count }),
            Effect::ReturnShip => t.stack.push(seat, ReturnShip),
            Effect::ActivateOne => t.stack.push(seat, ActivateOne),
            Effect::TurnUp(otherwise) => {
                if t.players[seat].face_down.iter().all(|count| *count == 0) {
                    self.run_block(t, seat, otherwise.id);
                } else {
                    t.stack.push(seat, TurnUp);
                }
            }
            // Raiders, events and battles.
            Effect::Lose(goods) => {
                let mut lost = *goods;
                for (resource, amount) in goods.each() {
                    lost[resource] = amount.min(t.players[seat].stock.of(resource));
                }
                Self::take_tokens(t, seat, lost, out);
            }
            Effect::Keep(resource, limit) => {
                let over = t.players[seat].stock.of(*resource).saturating_sub(*limit);
                Self::take_tokens(t, seat, Goods::just(*resource, over), out);
            }
            Effect::DamageModule => t.stack.push(seat, DamageModule { phage: false }),
            Effect::Infect => t.stack.push(seat, DamageModule { phage: true }),
            Effect::HitShip => t.stack.push(seat, HitShip),
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
            // Each by a die of its own.
            Effect::MoreSwarm(count) => t.stack.push(seat, Place::each(Class::S, *count)),
            Effect::CycleDisplay => self.cycle_display(t, out),
            Effect::Dice(more) => t.battle.dice_more[seat.index()].gain(i16::from(*more)),
            Effect::Targeting(more) => t.battle.aim_more[seat.index()].gain(*more),
            Effect::Jam(less) => t.stack.push(seat, Jam { less: *less }),
            Effect::Hire(dice, then) => t.stack.push(seat, Hire { dice: *dice, then: then.id }),
            Effect::Reroll => t.stack.push(seat, Reroll { chosen: 0 }),
            Effect::SetDie(face) => t.stack.push(seat, SetDie { to: *face }),
            Effect::Steal(otherwise) => t.stack.push(seat, StealFrom { otherwise: otherwise.id }),
            Effect::Withdraw(count) => t.stack.push(seat, Withdraw { left: *count }),
            Effect::SaveShip => t.stack.push(seat, SaveShip),
            // The module was not named yet: the question that asked for it is simply over.
            Effect::SaveModule => {
                t.stack.cancel::<DamageModule>(seat);
            }
            Effect::FarLaunch => t.turn.far = true,
            Effect::Hail(points) => self.hail(t, seat, *points, out),
            Effect::Accord(points, otherwise) => {
                t.stack.push(seat, Each::new(Accord { points: *points, otherwise: otherwise.id }));
            }
            Effect::BuyPassage(credits) => {
                // In the own turn a moon may pay it (AND-79).
                t.stack.push(seat, Passage { credits: *credits });
                let cost = Cost { credit: *credits, ..Cost::default() };
                t.stack.push(seat, Pay { bill: cost.into() });
            }
            // Raiders have a die less at once; opponents are asked one after another.
            Effect::Intimidate => {
                t.battle.dice_more[RAIDER].spend(1);
                t.stack.push(seat, Each::new(Intimidate));
            }
            Effect::EndBattle => Self::end_battle(t, out),
            Effect::Duel(most) => t.battle.duel = *most,
        }
    }

    /// The columns of a field, a bit for each.
    fn field_columns(&self, t: &State, seat: Seat, columns: &[Column]) -> u8 {
        if self.has_ability(t, seat, Ability::AllColumns) { mask(Column::ALL) } else { mask(columns) }
    }

    /// The same for a region; none if modules are not bought there (AND-59).
    pub(crate) fn field_at(&self, t: &State, seat: Seat, region: Space) -> Option<u8> {
        let Tile::Base(base) = t.map[region] else { return None };
        self.content.base(base).action.steps.iter().find_map(|step| match step {
            Effect::Field(columns) => Some(self.field_columns(t, seat, columns)),
            _ => None,
        })
    }

    /// Points for each opponent's ship in the active region, raiders included; then the battle may be ended.
    /// A team mate's ship is none (AND-271).
    fn hail(&self, t: &mut State, seat: Seat, points: u8, out: &mut Out<'_>) {
        let region = t.turn.region.expect("a battle has its region");
        let enemies = self.fighters(t).iter().filter(|other| self.are_enemies(seat, *other));
        let ships: u8 = enemies.map(|other| t.players[other].count_all(state::Place::At(region))).sum();
        let all = ships + t.raiders.count_at(region);
        self.gain_vp(t, seat, u16::from(all) * u16::from(points), out);
        t.stack.push(seat, Each::new(Hail));
    }

    /// Pays, then does; what cannot be paid does not happen.
    fn buy(&self, t: &mut State, seat: Seat, cost: Cost, then: BlockId) {
        if !affords(self.means(t, seat).goods, &cost, 0, 0) {
            return;
        }
        self.run_block(t, seat, then);
        t.stack.push(seat, Pay { bill: cost.into() });
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
                t.extra[space][resource as usize].gain(goods.of(resource));
            }
        }
        out.tell_all(|| Event::ExtraLaid(goods, places));
    }
}
