//! What the rest of a turn promises, so that the middle of one can be compared with its end.

use orrery_core::procedure::{Frames as _, Move as _};
use orrery_core::{Seat, Set};

use super::worth::points;
use crate::MicroCosmos;
use crate::effects::{Effect, Source};
use crate::flow::{Phase, Step, Turn};
use crate::moves::Deed;
use crate::moves::colony::Colony;
use crate::moves::explore::Explore;
use crate::moves::outpost::Outpost;
use crate::moves::settle::Settle;
use crate::procedures::draw::Draw;
use crate::procedures::run::Run;
use crate::procedures::{Task, crew};
use crate::space::Position;
use crate::state::{Planet, Player, Resource, Row, State, Upgrade};

/// What a whole turn brings.
const TURN: f32 = 4.6;
/// What a card of the deck brings at its end.
const DRAW: f32 = 0.4;
/// What is gained when a unit becomes a level.
const LEVEL: f32 = 0.5;

impl MicroCosmos {
    /// A turn that has not been taken in this round, or the rest of one that is being taken.
    pub(super) fn turn_worth(&self, t: &State, seat: Seat) -> f32 {
        let Some((_, step)) = t.stack.nearest::<Step>() else { return 0.0 };
        let Step::Turn(begun) = step else { return TURN };
        let place = self.table.from(t.first).position(|other| other == seat).unwrap_or(0);
        let rest = match t.stack.nearest::<Turn>() {
            Some((active, turn)) if active == seat => self.rest_of_turn(t, seat, *turn),
            _ if place < usize::from(*begun) => 0.0,
            _ => TURN,
        };
        rest + self.under_way(t, seat)
    }

    /// What has been begun and will still bring something.
    fn under_way(&self, t: &State, seat: Seat) -> f32 {
        let own = t.stack.iter().filter(|frame| frame.seat == seat);
        own.map(|frame| match frame.task {
            Task::Run(Run { source, at }) => self.effects_worth(&t.players[seat], source, usize::from(at)),
            Task::GainAny(gain) => f32::from(gain.left) * points::UNIT,
            Task::PayAny(pay) => -f32::from(pay.left) * points::UNIT,
            Task::DrawDeck(draw) => f32::from(draw.left) * DRAW,
            Task::Cantina(cantina) => f32::from(cantina.left) * DRAW,
            Task::Place(_) => DRAW,
            Task::Keep(_) | Task::Scout(_) => 1.2,
            Task::Bonus(_) | Task::Pay(_) | Task::Bought(_) => 1.0,
            Task::Terraform(terraform) => self.levels_here(t, seat, terraform.left),
            // No opinion.
            _ => 0.0,
        })
        .sum()
    }

    fn rest_of_turn(&self, t: &State, seat: Seat, turn: Turn) -> f32 {
        if turn.travels(t) {
            return TURN;
        }
        let player = &t.players[seat];
        let draw = if player.crew().len() < self.crew_limit() { DRAW } else { 0.0 };
        match turn.next {
            Phase::Depart | Phase::Travel => TURN,
            Phase::Landed | Phase::Crew | Phase::Act => {
                self.crew_actions(t, seat, turn.played) + self.deeds_here(t, seat, Set::NONE) + draw
            }
            Phase::Draw => self.deeds_here(t, seat, turn.done) + draw,
            Phase::Over if t.stack.nearest::<Draw>().is_some() => draw,
            Phase::Over => 0.0,
        }
    }

    /// What the steps of an effect give, from one of them on.
    fn effects_worth(&self, player: &Player, source: Source, from: usize) -> f32 {
        let capacity = self.capacity(player);
        let room = f32::from(self.crew_limit().saturating_sub(player.crew().len()));
        let steps = self.content.effects(source).get(from..).unwrap_or_default();
        let step = |effect: &Effect| match effect {
            Effect::Gain(amounts) => {
                let fits = amounts
                    .each()
                    .map(|(resource, amount)| amount.min(capacity - player.cargo.of(resource).min(capacity)));
                f32::from(fits.sum::<u8>()) * points::UNIT
            }
            Effect::GainAny(count) => f32::from(*count) * points::UNIT,
            Effect::DrawDeck(count) => f32::from(*count).min(room) * DRAW,
            Effect::DrawCantina(count) => f32::from(*count).min(room) * (DRAW + 0.1),
        };
        steps.iter().map(step).sum()
    }

    /// The best cards that could still be played here, less what they cost.
    fn crew_actions(&self, t: &State, seat: Seat, played: u8) -> f32 {
        let player = &t.players[seat];
        let left = self.plays(t, seat).saturating_sub(played);
        let (mut best, mut second) = (0.0_f32, 0.0_f32);
        for row in Row::ALL {
            for card in player.row(*row).iter() {
                let Some((source, units)) = crew::possible(self, t, player, card, *row) else { continue };
                let up = *row == Row::Lower && self.has_room(player, Row::Upper);
                let loss = if up { 0.0 } else { points::SAME };
                let price = f32::from(units) * points::UNIT;
                let worth = self.effects_worth(player, source, 0) - loss - price;
                if worth > best {
                    second = best;
                    best = worth;
                } else if worth > second {
                    second = worth;
                }
            }
        }
        match left {
            0 => 0.0,
            1 => best,
            _ => best + second,
        }
    }

    /// The best that can be done at the destination: one thing on a planet, or two; everything elsewhere.
    fn deeds_here(&self, t: &State, seat: Seat, done: Set<Deed>) -> f32 {
        let player = &t.players[seat];
        let Some(source) = Self::yield_at(t, player.ark) else { return 0.0 };
        let fresh = |deed: Deed| !done.contains(deed);
        let gather = if fresh(Deed::Gather) { self.effects_worth(player, source, 0) } else { 0.0 };
        let Some((position, planet)) = Self::own_planet(t, seat) else { return gather };
        let two = player.has(Upgrade::Robotics) && player.has_colony(position);
        let left = u8::from(two) + 1;
        if done.len() >= left {
            return 0.0;
        }
        let mut worths = [gather, 0.0, 0.0, 0.0, 0.0, 0.0];
        if fresh(Deed::Terraform) && !planet.terraformed {
            worths[1] = self.levels_here(t, seat, self.terraform_capacity(t, seat));
        }
        if fresh(Deed::Explore) && Explore.check(self, t, seat).is_ok() {
            worths[2] = 0.9;
        }
        let settles = |one| Settle(one).check(self, t, seat).is_ok();
        if fresh(Deed::Settle) && player.survivors.iter().any(settles) {
            let settled = player.settled.len();
            worths[3] = 0.5 * (self.survivor_points(settled + 1) - self.survivor_points(settled)) as f32;
        }
        if fresh(Deed::Colony) && Colony.check(self, t, seat).is_ok() {
            worths[4] = self.next_colony(player.founded()) as f32 * 0.7;
        }
        if fresh(Deed::Outpost) && Outpost.check(self, t, seat).is_ok() {
            worths[5] = self.outpost_here(t, player, position);
        }
        worths.sort_by(|a, b| b.total_cmp(a));
        if left - done.len() > 1 { worths[0] + worths[1] } else { worths[0] }
    }

    fn outpost_here(&self, t: &State, player: &Player, position: Position) -> f32 {
        let colony = if player.has_colony(position) { 2.0 } else { 0.0 };
        let pool = if player.outpost_pool > 0 { self.top_units(t, position) * 0.5 } else { 0.0 };
        colony + pool
    }

    /// Levels that can be raised here with what is held, and the places that they decide.
    fn levels_here(&self, t: &State, seat: Seat, most: u8) -> f32 {
        let Some((_, planet)) = Self::own_planet(t, seat) else { return 0.0 };
        let cargo = t.players[seat].cargo;
        let needs = self.content.planets[planet.card].needs;
        let open =
            |resource: Resource| needs.of(resource) - planet.levels.of(resource).min(needs.of(resource));
        let payable: u8 = Resource::ALL.iter().map(|resource| open(*resource).min(cargo.of(*resource))).sum();
        let levels = payable.min(most);
        let missing = needs.total() - planet.levels.total();
        let place = if levels > 0 && u16::from(levels) == missing {
            self.place_after(&planet, seat, levels)
        } else {
            0.0
        };
        f32::from(levels) * LEVEL + place
    }

    /// What the places would give beyond what is expected of them already.
    fn place_after(&self, planet: &Planet, seat: Seat, levels: u8) -> f32 {
        let own = planet.space_of(seat) + levels;
        let ahead = planet.track.iter().filter(|marker| marker.seat != seat && marker.space > own).count();
        match ahead {
            0 => f32::from(self.content.sheet().first_place) * 0.5,
            1 => f32::from(self.content.sheet().second_place) * 0.5,
            _ => 0.0,
        }
    }
}
