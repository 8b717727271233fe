//! What diplomacy and battle cards bring about.

use orrery_core::Seat;

use crate::Andromeda;
use crate::changes::Out;
use crate::effects::BlockId;
use crate::event::Event;
use crate::frame::Task;
use crate::ids::{Goods, Resource, ShipKind};
use crate::refusal::Refusal;
use crate::state::{Place, RAIDER, State};

impl Andromeda {
    /// Points for each opponent's ship in the active region, raiders included; then everybody there may end the battle.
    /// A team mate's ship is none (AND-271).
    pub(crate) fn hail(&self, t: &mut State, seat: Seat, points: u8, out: &mut Out<'_>) {
        let region = t.turn.region.expect("a battle has its region");
        let enemies = self.fighters(t).iter().filter(|other| self.are_enemies(seat, *other));
        let ships: u8 = enemies.map(|other| t.players[other].count_all(Place::At(region))).sum();
        let all = ships + t.raiders.count_at(region);
        self.gain_vp(t, seat, u16::from(all) * u16::from(points), out);
        Self::push(t, seat, Task::Hail(0));
    }

    /// The next participant may end the battle; the first yes does.
    pub(crate) fn next_hail(&self, t: &mut State, seat: Seat, k: u8) {
        t.stack.pop();
        let Some(asked) = self.seats.from(t.turn.seat).nth(usize::from(k)) else { return };
        if !t.battle.on {
            return;
        }
        Self::push(t, seat, Task::Hail(k + 1));
        if self.fighters(t).contains(asked) {
            Self::push(t, asked, Task::EndIt);
        }
    }

    /// The next of the other participants agrees or not; once all have, everybody gains and the battle is over.
    pub(crate) fn next_accord(
        &self,
        t: &mut State,
        seat: Seat,
        (k, points, otherwise): (u8, u8, BlockId),
        out: &mut Out<'_>,
    ) {
        t.stack.pop();
        let fighters = self.fighters(t);
        match self.seats.from(t.turn.seat).nth(usize::from(k)) {
            None => {
                for other in self.order(t).into_iter().filter(|other| fighters.contains(*other)) {
                    self.gain_vp(t, other, points.into(), out);
                }
                Self::end_battle(t, out);
            }
            Some(asked) => {
                Self::push(t, seat, Task::Accord(k + 1, points, otherwise));
                if asked != seat && fighters.contains(asked) {
                    Self::push(t, asked, Task::Agree(k, points, otherwise));
                }
            }
        }
    }

    /// Somebody refuses: the offer is over, and the proposer gains the other thing.
    pub(crate) fn refuse_accord(&self, t: &mut State, otherwise: BlockId) {
        t.stack.pop();
        let proposer = t.stack.last().expect("the offer lies below").seat;
        t.stack.pop();
        self.run_block(t, proposer, otherwise);
    }

    /// Raiders have a die less at once; opponents are asked one after another.
    pub(crate) fn intimidate(t: &mut State, seat: Seat) {
        t.battle.dice_more[RAIDER] -= 1;
        Self::push(t, seat, Task::Intimidate(0));
    }

    /// The next opponent pays stored energy (AND-262) or has a die less.
    pub(crate) fn next_intimidated(&self, t: &mut State, seat: Seat, k: u8) {
        t.stack.pop();
        let Some(asked) = self.seats.from(t.turn.seat).nth(usize::from(k)) else { return };
        Self::push(t, seat, Task::Intimidate(k + 1));
        if self.are_enemies(seat, asked) && self.fighters(t).contains(asked) {
            if t.players[asked].stock.of(Resource::Energy) > 0 {
                Self::push(t, asked, Task::Yield);
            } else {
                t.battle.dice_more[asked.index()] -= 1;
            }
        }
    }

    /// To whom safe passage is paid is asked only if several others take part.
    pub(crate) fn passage_waits(&self, t: &mut State, seat: Seat, credits: u8, out: &mut Out<'_>) -> bool {
        let others = self.fighters(t).without(seat);
        if others.len() > 1 {
            return true;
        }
        self.pass(t, seat, credits, others.first(), out);
        false
    }

    /// Somebody gains what has been paid, and all own ships leave the battle.
    pub(crate) fn pass(&self, t: &mut State, seat: Seat, credits: u8, to: Option<Seat>, out: &mut Out<'_>) {
        t.stack.pop();
        if let Some(other) = to {
            self.gain(t, other, Goods::just(Resource::Credit, credits), out);
        }
        let region = t.turn.region.expect("a battle has its region");
        for kind in ShipKind::ALL {
            for _ in 0..t.players[seat].count(*kind, Place::At(region)) {
                t.players[seat].move_ship(*kind, Place::At(region), Place::Hangar);
            }
        }
        out.tell_all(|| Event::Left(seat));
    }

    /// Defeated players of whom something can be taken.
    pub(crate) fn victims(&self, t: &State, seat: Seat) -> impl Iterator<Item = Seat> {
        let rich = |other: &Seat| t.players[*other].stock.total() > 0;
        let losers = t.battle.losers;
        losers.iter().filter(move |other| self.are_enemies(seat, *other)).filter(rich)
    }

    /// From whom is asked only if there is a choice; if nothing can be taken, the other steps are done.
    pub(crate) fn steal_waits(&self, t: &mut State, seat: Seat, otherwise: BlockId) -> bool {
        let mut victims = self.victims(t, seat);
        let (first, second) = (victims.next(), victims.next());
        drop(victims);
        if second.is_some() {
            return true;
        }
        t.stack.pop();
        match first {
            Some(victim) => Self::push(t, seat, Task::StealWhat(victim)),
            None => self.run_block(t, seat, otherwise),
        }
        false
    }

    /// A token of the victim changes hands.
    pub(crate) fn steal(t: &mut State, seat: Seat, victim: Seat, resource: Resource, out: &mut Out<'_>) {
        t.stack.pop();
        *t.players[victim].stock.of_mut(resource) -= 1;
        *t.players[seat].stock.of_mut(resource) += 1;
        out.tell_all(|| Event::Stolen(seat, victim, resource));
    }

    /// What of the victim's can be taken: a token, no card.
    pub(crate) fn check_steal(t: &State, victim: Seat, resource: Resource) -> Result<(), Refusal> {
        if t.players[victim].stock.of(resource) == 0 {
            return Err(Refusal::VictimHasNone { resource });
        }
        Ok(())
    }

    /// Dice of the chosen places are thrown again (AND-191 applies again).
    pub(crate) fn reroll(&self, t: &mut State, seat: Seat, chosen: u8, out: &mut Out<'_>) {
        t.stack.pop();
        let (_, aim) = self.pool_of(t, seat);
        let dice = &mut t.battle.dice[seat.index()];
        for (place, die) in dice.iter_mut().enumerate() {
            if chosen & 1 << place != 0 {
                *die = Self::throw(aim, out);
            }
        }
        dice.sort_unstable_by(|a, b| b.cmp(a));
        let rolled = *dice;
        out.tell_all(|| Event::Rolled(seat, rolled));
    }

    /// One die shows what a card says.
    pub(crate) fn set_die(t: &mut State, seat: Seat, from: u8, to: u8, out: &mut Out<'_>) {
        t.stack.pop();
        let dice = &mut t.battle.dice[seat.index()];
        if let Some(die) = dice.iter_mut().rev().find(|die| **die == from) {
            *die = to;
        }
        dice.sort_unstable_by(|a, b| b.cmp(a));
        let rolled = *dice;
        out.tell_all(|| Event::Rolled(seat, rolled));
    }

    /// A module that would have been damaged is not: the question is over.
    pub(crate) fn cancel_module_damage(t: &mut State, seat: Seat) {
        let asked =
            |frame: &crate::frame::Frame| frame.seat == seat && matches!(frame.task, Task::DamageModule(_));
        if let Some(place) = t.stack.iter().rposition(asked) {
            t.stack.remove(place);
        }
    }

    /// A ship is spared: in a battle one of several, outside the one that would have been hit.
    pub(crate) fn save_ship_waits(t: &mut State, seat: Seat) -> bool {
        let hit = |frame: &crate::frame::Frame| frame.seat == seat && frame.task == Task::HitShip;
        if let Some(place) = t.stack.iter().rposition(hit) {
            t.stack.pop();
            t.stack.remove(place);
            return false;
        }
        let mut kinds = ShipKind::ALL.iter().filter(|kind| Self::exposed_of(t, seat, **kind) > 0);
        match (kinds.next(), kinds.next()) {
            (Some(_), Some(_)) => true,
            (only, _) => {
                t.stack.pop();
                if let Some(kind) = only {
                    t.battle.spared[*kind as usize] += 1;
                }
                false
            }
        }
    }
}
