//! Paying with specialists, and what is bought with them (MIC-44 to MIC-59).

use orrery_core::procedure::Frames as _;
use orrery_core::{Arg, Counter as _, Reshuffle, Seat, Text};
use serde::{Deserialize, Serialize};

use crate::MicroCosmos;
use crate::changes::Out;
use crate::content::Expert;
use crate::effects::Source;
use crate::event::Event;
use crate::options::FirstLeader;
use crate::procedures::keep::Keep;
use crate::procedures::run::Run;
use crate::procedures::scout::Scout;
use crate::refusal::Refusal;
use crate::state::{Cards, Player, Resources, Specialist, Specialists, State, SurvivorId, Upgrade};

orrery_core::words_enum! {
    /// The specialist that a part of a cost asks for.
    pub enum Wanted named "specialist" {
        /// An Engineer.
        "engineer" => Engineer,
        /// The red Leader.
        "red" => Red,
        /// The green Leader.
        "green" => Green,
        /// The blue Leader.
        "blue" => Blue,
        /// A Leader of any colour.
        "any-leader" => AnyLeader,
        /// Any specialist.
        "any" => Any,
    }
}

impl From<Specialist> for Wanted {
    fn from(specialist: Specialist) -> Self {
        match specialist {
            Specialist::Engineer => Self::Engineer,
            Specialist::Red => Self::Red,
            Specialist::Green => Self::Green,
            Specialist::Blue => Self::Blue,
        }
    }
}

/// All that somebody lacks of a cost, with the amounts (MIC-26).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Missing {
    /// The named units of the cost.
    pub cost: Resources,
    /// What is held.
    pub held: Resources,
    /// Units of choice, and how many are there for them; only if these are too few.
    pub any: Option<(u8, u16)>,
    /// A Leader of the planet's colour.
    pub leader: Option<Specialist>,
    /// An Engineer.
    pub engineer: bool,
    /// Leaders altogether, and how many there are; only if these are too few.
    pub leaders: Option<(u8, u8)>,
    /// An Engineer will do as a Leader of any colour.
    pub engineer_will_do: bool,
}

impl Missing {
    /// Of a cost in resources: these, and so many of choice.
    pub(crate) fn of(held: Resources, cost: Resources, any: u8) -> Self {
        // What is named cannot be given a second time.
        let left = cost.lacks(held).total();
        Self { cost, held, any: (left < u16::from(any)).then_some((any, left)), ..Self::default() }
    }

    /// Whether everything is there.
    pub(crate) fn is_nothing(self) -> bool {
        let specialists = self.leader.is_none() && !self.engineer && self.leaders.is_none();
        self.held.covers(self.cost) && self.any.is_none() && specialists
    }

    /// A refusal by the rule that asks for the cost, if anything is missing.
    pub(crate) fn refuse(self, rule: u16) -> Result<(), Refusal> {
        if self.is_nothing() { Ok(()) } else { Err(Refusal::CannotPay { rule, missing: self }) }
    }
}

impl From<Missing> for Arg {
    /// A sentence for each part that is missing.
    fn from(missing: Missing) -> Self {
        let Missing { cost, held, any, leader, engineer, leaders, engineer_will_do } = missing;
        let counted = |key, needs: u8, has: u16| Text::new(key).amount("needs", needs).amount("has", has);
        let short = cost.each().filter(|(resource, needs)| held.of(*resource) < *needs);
        let resources = short.map(|(resource, needs)| {
            counted("missing-resource", needs, held.of(resource).into()).name("resource", resource.key())
        });
        let any = any.map(|(needs, has)| counted("missing-any", needs, has));
        let kinds = [leader, engineer.then_some(Specialist::Engineer)].into_iter().flatten();
        let kinds = kinds.map(|kind| Text::new("missing-specialist").name("specialist", kind.key()));
        let leaders = leaders.map(|(needs, has)| {
            let key = if engineer_will_do { "missing-specialists" } else { "missing-leaders" };
            counted(key, needs, has.into())
        });
        Self::Sentences(resources.chain(any).chain(kinds).chain(leaders).collect())
    }
}

/// Crew cards and ready tokens that can be used as one of some specialists.
#[derive(Clone, Copy)]
pub(crate) struct Experts {
    pub cards: Cards,
    pub tokens: Specialists,
}

impl Experts {
    pub(crate) fn len(self) -> u8 {
        self.cards.len() + self.tokens.len()
    }
}

/// What is bought with specialists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Purchase {
    /// An upgrade.
    Upgrade(Upgrade),
    /// A look at the survivors.
    Explore,
    /// A colony.
    Colony,
}

/// Specialists that are still to be paid, in this order, and units of any resource after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bill {
    /// For what.
    pub purchase: Purchase,
    /// A Leader of the planet's colour.
    pub leader: Option<Specialist>,
    /// An Engineer.
    pub engineer: bool,
    /// So many Leaders of any colour.
    pub any_leader: u8,
    /// An Engineer will do as a Leader of any colour.
    pub engineer_will_do: bool,
    /// So many units of any resource.
    pub resources: u8,
}

impl Bill {
    /// The specialists that the next part accepts.
    pub(crate) fn accepted(self) -> Option<Specialists> {
        if let Some(leader) = self.leader {
            Some(Specialists::only(leader))
        } else if self.engineer {
            Some(Specialists::only(Specialist::Engineer))
        } else if self.any_leader > 0 {
            Some(any_leader(self.engineer_will_do))
        } else {
            None
        }
    }

    /// What the next part asks for.
    pub(crate) fn wanted(self) -> Wanted {
        match (self.leader, self.engineer) {
            (Some(leader), _) => leader.into(),
            (None, true) => Wanted::Engineer,
            (None, false) if self.engineer_will_do => Wanted::Any,
            (None, false) => Wanted::AnyLeader,
        }
    }

    /// The bill without the part that has just been paid.
    #[must_use]
    pub(crate) fn part_paid(mut self) -> Self {
        if self.leader.is_some() {
            self.leader = None;
        } else if self.engineer {
            self.engineer = false;
        } else {
            self.any_leader -= 1;
        }
        self
    }
}

/// What counts as a specialist of any colour: Leaders, and Engineers if the table says so (MIC-50).
pub(crate) fn any_leader(engineer_will_do: bool) -> Specialists {
    if engineer_will_do { Specialists::all() } else { Specialist::LEADERS }
}

impl MicroCosmos {
    /// What a player can use as one of these: cards of either row, and ready tokens (MIC-45).
    pub(crate) fn experts(&self, player: &Player, accepted: Specialists) -> Experts {
        Experts {
            cards: player.crew().intersection(self.content.with_symbol(accepted)),
            tokens: player.ready.intersection(accepted),
        }
    }

    /// What an upgrade costs in specialists (MIC-52).
    pub(crate) fn upgrade_bill(&self, upgrade: Upgrade) -> Bill {
        let expert = self.content.sheet().upgrades.of(upgrade).specialist;
        Bill {
            purchase: Purchase::Upgrade(upgrade),
            leader: None,
            engineer: expert == Expert::Engineer,
            any_leader: u8::from(expert == Expert::AnyLeader),
            engineer_will_do: self.options.any_specialist_includes_engineer,
            resources: 0,
        }
    }

    /// What the next colony costs on a planet of this Leader's colour (MIC-138 to MIC-140).
    pub(crate) fn colony_bill(&self, founded: u8, leader: Specialist) -> Option<Bill> {
        let row = self.content.sheet().colony_costs.get(usize::from(founded))?;
        let planet_first = founded == 0 && self.options.first_colony_leader == FirstLeader::Planet;
        let of_planet = row.leader > 0 || (planet_first && row.any_leader > 0);
        Some(Bill {
            purchase: Purchase::Colony,
            leader: of_planet.then_some(leader),
            engineer: true,
            any_leader: if planet_first { row.any_leader.saturating_sub(1) } else { row.any_leader },
            engineer_will_do: false,
            resources: row.any_resource,
        })
    }

    /// What exploring costs (MIC-124).
    pub(crate) fn explore_bill(leader: Specialist) -> Bill {
        Bill {
            purchase: Purchase::Explore,
            leader: Some(leader),
            engineer: false,
            any_leader: 0,
            engineer_will_do: false,
            resources: 0,
        }
    }

    /// What a player lacks of a cost: of these resources, and of a bill of which each part is paid with a card or token of
    /// its own (MIC-26, MIC-46).
    pub(crate) fn missing(&self, player: &Player, cost: Resources, bill: Bill) -> Missing {
        let held = |accepted| self.experts(player, accepted).len();
        let lacks = |kind: Specialist| held(Specialists::only(kind)) == 0;
        let needs = bill.any_leader + u8::from(bill.leader.is_some());
        let has = held(any_leader(bill.engineer_will_do));
        Missing {
            leader: bill.leader.filter(|leader| lacks(*leader)),
            engineer: bill.engineer && lacks(Specialist::Engineer),
            leaders: (bill.any_leader > 0 && has < needs).then_some((needs, has)),
            engineer_will_do: bill.engineer_will_do,
            ..Missing::of(player.cargo, cost, bill.resources)
        }
    }

    /// Carries out what has been paid for.
    pub(crate) fn buy(&self, t: &mut State, seat: Seat, purchase: Purchase, out: &mut Out<'_>) {
        match purchase {
            Purchase::Upgrade(upgrade) => self.unlock(t, seat, upgrade, out),
            Purchase::Explore => self.reveal(t, seat, out),
            Purchase::Colony => {
                if let Some((position, _)) = Self::own_planet(t, seat) {
                    Self::found_colony(t, seat, position, out);
                }
            }
        }
    }

    /// The resources are spent, the colony marker goes to the pool, and the effect lasts from now on (MIC-53, MIC-57).
    fn unlock(&self, t: &mut State, seat: Seat, upgrade: Upgrade, out: &mut Out<'_>) {
        let row = self.content.sheet().upgrades.of(upgrade);
        Self::pay(t, seat, row.cost, out);
        let player = &mut t.players[seat];
        let level = if upgrade == Upgrade::Engines {
            player.engines.gain(1);
            player.engines
        } else {
            0
        };
        out.tell_all(|| Event::Upgraded(seat, upgrade, level));
        // The marker on Engines is released by the second purchase (MIC-55, MIC-56).
        if level == 1 {
            return;
        }
        player.unlocked.put(upgrade);
        player.colony_pool.gain(1);
        self.unlock_outpost(t, seat, upgrade, out);
    }

    /// Two facing upgrades release the outpost between them, once, for points (MIC-58, MIC-59, MIC-189).
    fn unlock_outpost(&self, t: &mut State, seat: Seat, upgrade: Upgrade, out: &mut Out<'_>) {
        let upgrades = &self.content.sheet().upgrades;
        let Some(pair) = upgrades.of(upgrade).pair else { return };
        let player = &mut t.players[seat];
        let complete = |other: &Upgrade| upgrades.of(*other).pair != Some(pair) || player.has(*other);
        if !Upgrade::ALL.iter().all(complete) {
            return;
        }
        player.outpost_pool.gain(1);
        let scores = !self.is_automa(seat) || self.options.automa_outpost_vp;
        let points = if scores { self.content.sheet().outpost_unlocked } else { 0 };
        player.unlock_points.gain(points.into());
        out.tell_all(|| Event::OutpostUnlocked(seat, points));
    }

    /// The next survivor card; an empty deck is made anew of its discard pile (MIC-126, MIC-130).
    fn turn_up(t: &mut State, seat: Seat, out: &mut Out<'_>) -> Option<SurvivorId> {
        let survivor = t.survivors.draw(Reshuffle::All, out.chance())?.face;
        out.tell_all(|| Event::Revealed(seat, survivor));
        Some(survivor)
    }

    /// Turns up a card, or two with Scouting Vehicles (MIC-126, MIC-131, MIC-132). The Automa takes the resources alone
    /// (MIC-192).
    fn reveal(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Some(first) = Self::turn_up(t, seat, out) else { return };
        let scouts = t.players[seat].has(Upgrade::ScoutingVehicles) && !self.is_automa(seat);
        match if scouts { Self::turn_up(t, seat, out) } else { None } {
            Some(second) => t.stack.push(seat, Scout { cards: [first, second] }),
            None => Self::resolve_survivor(t, seat, first),
        }
    }

    /// The resources first, then the card is kept or discarded.
    pub(crate) fn resolve_survivor(t: &mut State, seat: Seat, survivor: SurvivorId) {
        t.stack.push(seat, Keep { survivor });
        t.stack.push(seat, Run::of(Source::Survivor(survivor)));
    }

    /// A card that is not kept goes to the survivor discard pile (MIC-129).
    pub(crate) fn send_on(t: &mut State, seat: Seat, survivor: SurvivorId, out: &mut Out<'_>) {
        t.survivors.discard(survivor);
        out.tell_all(|| Event::SentOn(seat, survivor));
    }
}
