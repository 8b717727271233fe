//! The Automa: its turn, step by step (MIC-174 to MIC-197).

mod movement;
mod paying;
mod why;

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{ById, Numbered as _, Reshuffle, Seat};
use serde::{Deserialize, Serialize};

use crate::changes::Out;
use crate::content::AutomaStep;
use crate::event::Event;
use crate::payment::Purchase;
use crate::procedures::automa_outpost::AutomaOutpost;
use crate::procedures::run::Run;
use crate::space::{Position, Positions};
use crate::state::{AutomaStepNo, Resource, Resources, State};
use crate::{AUTOMA, HUMAN, MicroCosmos};

pub use why::{Jump, NoColony, NoOutpost, Why};

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
        let why = game.automa_decides(t, *step);
        out.tell_all(|| Event::AutomaStep(at, *step));
        out.tell_all(|| Event::AutomaWhy(*step, why));
        t.automa.why[AutomaStepNo::from_number(at.into()).expect("a card has no more steps")] = Some(why);
        if !why.is_skipped() {
            game.automa_acts(t, *step, why, out);
        }
    }
}

impl MicroCosmos {
    /// The top Automa card; an empty deck is made anew of its discard pile (MIC-177, MIC-178).
    pub(crate) fn begin_automa_turn(t: &mut State, out: &mut Out<'_>) {
        let card = t.automa.deck.draw(Reshuffle::All, out.chance()).expect("there are Automa cards").face;
        t.automa.card = Some(card);
        t.automa.why = ById::default();
        out.tell_all(|| Event::AutomaCard(card));
        t.stack.push(AUTOMA, AutomaTurn { next: 0 });
    }

    /// Carries out a step as it has been decided.
    fn automa_acts(&self, t: &mut State, step: AutomaStep, why: Why, out: &mut Out<'_>) {
        match step {
            AutomaStep::DrawCrew(count) => Self::automa_draws(t, count, out),
            AutomaStep::GainAny(count) => self.automa_gains_any(t, count, out),
            AutomaStep::Move { .. } => {
                if let Some(position) = why.goal() {
                    self.automa_goes(t, position, out);
                }
            }
            AutomaStep::Gather => Self::automa_gathers(t, out),
            AutomaStep::Terraform => self.automa_terraforms(t, out),
            AutomaStep::Explore => {
                if let Some((_, planet)) = Self::own_planet(t, AUTOMA) {
                    self.automa_buys(t, Self::explore_bill(self.colour(&planet).leader()), out);
                }
            }
            AutomaStep::Upgrade => {
                if let Why::Unlocks { upgrade, .. } = why {
                    self.automa_buys(t, self.upgrade_bill(upgrade), out);
                }
            }
            AutomaStep::ColonyOrOutpost => self.automa_settles_down(t, why, out),
        }
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

    /// A colony; only if that is impossible, an outpost (MIC-195): from its pool, or from another planet (MIC-194, MIC-217).
    fn automa_settles_down(&self, t: &mut State, why: Why, out: &mut Out<'_>) {
        let Some((position, planet)) = Self::own_planet(t, AUTOMA) else { return };
        match why {
            Why::Founds => {
                let bill = self.colony_bill(t.players[AUTOMA].founded(), self.colour(&planet).leader());
                self.automa_buys(t, bill.expect("a colony that can be founded has its cost"), out);
            }
            Why::PlacesOutpost(_) => self.set_outpost(t, AUTOMA, None, position, out),
            // Of two the human chooses.
            _ => match Self::movable_outposts(t, AUTOMA) {
                movable if movable.len() > 1 && !self.options.automa_auto_choices => {
                    t.stack.push(HUMAN, AutomaOutpost);
                }
                movable => {
                    let from = self.poorest_outpost(t, movable);
                    self.set_outpost(t, AUTOMA, from, position, out);
                }
            },
        }
    }

    /// Of its outposts the one whose planet yields least, the first from the north: which one it moves if nobody is asked
    /// (MIC-194).
    fn poorest_outpost(&self, t: &State, movable: Positions) -> Option<Position> {
        let units = |position: &Position| {
            t.planet(*position).map_or(0, |planet| {
                let effects = self.content.effects(Self::top_of(planet)).iter();
                effects.copied().map(crate::effects::units).sum::<u16>()
            })
        };
        movable.iter().min_by_key(units)
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
