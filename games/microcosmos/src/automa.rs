//! The Automa: its turn, step by step (MIC-174 to MIC-197).

mod movement;
mod paying;

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Numbered as _, Reshuffle, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::changes::Out;
use crate::content::AutomaStep;
use crate::event::Event;
use crate::options::PerPlanet;
use crate::payment::{Bill, Purchase};
use crate::procedures::automa_outpost::AutomaOutpost;
use crate::procedures::run::Run;
use crate::space::Position;
use crate::state::{AutomaStepNo, Player, Resource, Resources, State};
use crate::{AUTOMA, HUMAN, MicroCosmos};

/// The resource of which there is least; the higher track first (MIC-184).
pub(crate) fn least(cargo: Resources) -> Resource {
    let found = Resource::ALL.iter().min_by_key(|resource| cargo.of(**resource));
    *found.expect("there are four resources")
}

/// The resource of which there is most; the higher track first (MIC-185).
pub(crate) fn most(cargo: Resources) -> Resource {
    let found = Resource::ALL.iter().rev().max_by_key(|resource| cargo.of(**resource));
    *found.expect("there are four resources")
}

/// The Automa resolves its card (MIC-177).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AutomaTurn {
    /// The next step of the card, from 0.
    pub next: u8,
}

impl Script<MicroCosmos> for AutomaTurn {
    /// The next step, or nothing if that is impossible (MIC-177); after the last one the card is discarded.
    fn run(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Some(card) = t.automa.card else { return };
        let at = self.next;
        let Some(step) = game.content.automa_cards[card].steps.get(usize::from(at)) else {
            t.automa.card = None;
            t.automa.deck.discard(card);
            return;
        };
        t.stack.push(seat, Self { next: at + 1 });
        out.tell_all(|| Event::AutomaStep(at, *step));
        let before = *t;
        match *step {
            AutomaStep::DrawCrew(count) => MicroCosmos::automa_draws(t, count, out),
            AutomaStep::GainAny(count) => game.automa_gains_any(t, count, out),
            AutomaStep::Move { jump, way, to } => game.automa_moves(t, jump, way, to, out),
            AutomaStep::Gather => MicroCosmos::automa_gathers(t, out),
            AutomaStep::Terraform => game.automa_terraforms(t, out),
            AutomaStep::Explore => game.automa_explores(t, out),
            AutomaStep::Upgrade => game.automa_upgrades(t, out),
            AutomaStep::ColonyOrOutpost => game.automa_settles_down(t, out),
        }
        // It can always move, if only to where it is (MIC-206).
        if *t == before && !matches!(step, AutomaStep::Move { .. }) {
            t.automa.idle = t.automa.idle.union(AutomaStepNo::from_number(at.into()).into_iter().collect());
            out.tell_all(|| Event::AutomaIdle);
        }
    }
}

impl MicroCosmos {
    /// The top Automa card; an empty deck is made anew of its discard pile (MIC-177, MIC-178).
    pub(crate) fn begin_automa_turn(t: &mut State, out: &mut Out<'_>) {
        let card = t.automa.deck.draw(Reshuffle::All, out.chance()).expect("there are Automa cards").face;
        t.automa.card = Some(card);
        t.automa.idle = Set::NONE;
        out.tell_all(|| Event::AutomaCard(card));
        t.stack.push(AUTOMA, AutomaTurn { next: 0 });
    }

    /// Cards from the deck, without a limit and never from the Cantina (MIC-179, MIC-197).
    fn automa_draws(t: &mut State, count: u8, out: &mut Out<'_>) {
        for _ in 0..count {
            let Some(card) = Self::draw_crew(t, out) else { return };
            t.automa.hand.put(card);
            out.tell_all(|| Event::Drew(AUTOMA, card));
        }
    }

    /// Unit by unit what it has least of (MIC-184).
    pub(crate) fn automa_gains_any(&self, t: &mut State, count: u8, out: &mut Out<'_>) {
        for _ in 0..count {
            let resource = least(t.players[AUTOMA].cargo);
            self.gain_one(t, AUTOMA, resource, out);
        }
    }

    /// Unit by unit what it has most of (MIC-185).
    fn automa_pays_any(t: &mut State, count: u8, out: &mut Out<'_>) {
        for _ in 0..count {
            let resource = most(t.players[AUTOMA].cargo);
            Self::pay_one(t, AUTOMA, resource, out);
        }
    }

    /// All that the top of its planet shows (MIC-190).
    fn automa_gathers(t: &mut State, out: &mut Out<'_>) {
        let ark = t.players[AUTOMA].ark;
        if let Some(source) = Self::yield_at(t, ark) {
            out.tell_all(|| Event::Gathered(AUTOMA, ark));
            t.stack.push(AUTOMA, Run::of(source));
        }
    }

    /// Level by level the leftmost open track for which it has a resource (MIC-191).
    fn automa_terraforms(&self, t: &mut State, out: &mut Out<'_>) {
        for _ in 0..self.terraform_capacity(t, AUTOMA) {
            let Some((position, planet)) = Self::own_planet(t, AUTOMA) else { return };
            let cargo = t.players[AUTOMA].cargo;
            let open =
                Resource::ALL.iter().find(|r| self.is_open(&planet, **r) && cargo.of(**r) > 0).copied();
            let Some(resource) = open else { return };
            Self::pay_one(t, AUTOMA, resource, out);
            Self::raise(t, AUTOMA, position, resource, out);
            if self.complete(t, position, out) {
                return;
            }
        }
    }

    /// By the standard rules, with two other specialists if it lacks the Leader (MIC-192).
    fn automa_explores(&self, t: &mut State, out: &mut Out<'_>) {
        let Some((_, planet)) = Self::own_planet(t, AUTOMA) else { return };
        if Self::survivors_are_left(t) {
            self.automa_buys(t, Self::explore_bill(self.colour(&planet).leader()), out);
        }
    }

    /// The first upgrade in its order that it can pay (MIC-187). What it unlocks does nothing for it but Cargo Holds
    /// (MIC-188).
    fn automa_upgrades(&self, t: &mut State, out: &mut Out<'_>) {
        for upgrade in &self.content.automa().upgrades {
            if t.players[AUTOMA].has(*upgrade) {
                continue;
            }
            let cost = self.content.sheet().upgrades.of(*upgrade).cost;
            let cargo = t.players[AUTOMA].cargo;
            let payable = cost.each().all(|(resource, amount)| cargo.of(resource) >= amount);
            if payable && self.automa_buys(t, self.upgrade_bill(*upgrade), out) {
                return;
            }
        }
    }

    /// A colony; only if that is impossible, an outpost (MIC-195).
    fn automa_settles_down(&self, t: &mut State, out: &mut Out<'_>) {
        let Some((position, planet)) = Self::own_planet(t, AUTOMA) else { return };
        let player = &t.players[AUTOMA];
        if let Some(bill) = self.colony_bill(player.founded(), self.colour(&planet).leader())
            && self.automa_may_found(player, position, bill)
            && self.automa_buys(t, bill, out)
        {
            return;
        }
        self.automa_creates_outpost(t, position, out);
    }

    /// A marker in its pool, no colony of its own here, and resources enough (MIC-193, MIC-217).
    fn automa_may_found(&self, player: &Player, position: Position, bill: Bill) -> bool {
        let free = self.options.colonies_per_planet == PerPlanet::Unlimited || !player.has_colony(position);
        player.colony_pool > 0 && free && player.cargo.total() >= u16::from(bill.resources)
    }

    /// From its pool, or from another planet; of two the human chooses (MIC-194, MIC-217).
    fn automa_creates_outpost(&self, t: &mut State, position: Position, out: &mut Out<'_>) {
        let player = &t.players[AUTOMA];
        if player.outposts.contains(position) {
            return;
        }
        let placed = player.outposts.len();
        if player.outpost_pool > 0 {
            self.set_outpost(t, AUTOMA, None, position, out);
        } else if placed == 1 || (placed > 1 && self.options.automa_auto_choices) {
            let from = self.poorest_outpost(t);
            self.set_outpost(t, AUTOMA, from, position, out);
        } else if placed > 1 {
            t.stack.push(HUMAN, AutomaOutpost);
        }
    }

    /// Of its outposts the one whose planet yields least, the first from the north: which one it moves if nobody is asked
    /// (MIC-194).
    fn poorest_outpost(&self, t: &State) -> Option<Position> {
        let units = |position: &Position| {
            t.planet(*position).map_or(0, |planet| {
                let effects = self.content.effects(Self::top_of(planet)).iter();
                effects.copied().map(crate::effects::units).sum::<u16>()
            })
        };
        t.players[AUTOMA].outposts.iter().min_by_key(units)
    }

    /// What the Automa has paid for is carried out; units of any resource are those it has most of.
    pub(crate) fn automa_bought(&self, t: &mut State, purchase: Purchase, out: &mut Out<'_>) {
        if purchase == Purchase::Colony {
            let founded = t.players[AUTOMA].founded();
            let resources = self.content.sheet().colony_costs[usize::from(founded)].any_resource;
            Self::automa_pays_any(t, resources, out);
        }
        self.buy(t, AUTOMA, purchase, out);
    }

    /// How many upgrades it has unlocked (MIC-210).
    pub(crate) fn automa_unlocked(t: &State) -> usize {
        usize::from(t.players[AUTOMA].unlocked.len())
    }
}
