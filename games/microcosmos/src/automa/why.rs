//! What the Automa does with a step of its card, and why: decided before anything changes, and told (MIC-177).

use serde::{Deserialize, Serialize};

use crate::content::AutomaStep;
use crate::effects::Effect;
use crate::options::PerPlanet;
use crate::payment::Bill;
use crate::space::Position;
use crate::state::{Planet, Resource, State, Upgrade};
use crate::{AUTOMA, MicroCosmos};

/// The jump of a move (MIC-200).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Jump {
    /// The card shows none.
    No,
    /// The search begins across the Star Gate.
    Across,
    /// Nothing lies across, so it is ignored.
    NothingAcross,
}

/// Why no colony is founded (MIC-193).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoColony {
    /// Its pool is empty.
    NoMarker,
    /// It has a colony here (MIC-142).
    Here,
    /// Too few resources.
    FewResources {
        /// Needed.
        needs: u8,
        /// Its own.
        has: u8,
    },
    /// Too few specialists, replacements included.
    FewCards {
        /// Needed.
        needs: u8,
        /// Its own.
        has: u8,
    },
}

/// Why no outpost is created (MIC-194, MIC-217).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoOutpost {
    /// None has been unlocked.
    Locked,
    /// All stand on this planet.
    AllHere,
    /// One stands on this planet, and the table allows no second one.
    Here,
}

/// What becomes of a step, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It draws from the deck (MIC-197).
    Draws,
    /// It gains what it has least of (MIC-184).
    Gains,
    /// It goes to the nearest position that meets the criterion (MIC-202).
    Goes {
        /// Where that is.
        at: Position,
        /// Where the search began.
        jump: Jump,
    },
    /// None meets the criterion, and the table lets it go to another planet (MIC-207).
    GoesElsewhere {
        /// Where that is.
        at: Position,
    },
    /// It gathers all that fits (MIC-190).
    Gathers,
    /// It raises the leftmost tracks for which it has a resource (MIC-191).
    Terraforms {
        /// So many levels at most.
        most: u8,
    },
    /// It explores (MIC-192).
    Explores {
        /// Two other cards replace the Leader (MIC-181).
        replaced: bool,
    },
    /// It unlocks the first upgrade in its order that it can pay (MIC-187).
    Unlocks {
        /// Which.
        upgrade: Upgrade,
        /// So many locked ones before it could not be paid.
        passed: u8,
    },
    /// It founds a colony (MIC-193).
    Founds,
    /// No colony is possible, so an outpost comes from its pool (MIC-195).
    PlacesOutpost(NoColony),
    /// No colony is possible, so an outpost comes from another planet.
    MovesOutpost(NoColony),
    /// Skipped: crew deck and discard pile are empty (MIC-40).
    NoCrewLeft,
    /// Skipped: its hold has no room (MIC-186).
    HoldFull {
        /// Of each resource.
        most: u8,
    },
    /// Skipped: no position meets the criterion (MIC-207).
    NowhereToGo,
    /// Skipped: its planet has been terraformed (MIC-123).
    Terraformed,
    /// Skipped: it has no resource that an open track needs (MIC-109).
    NoResource,
    /// Skipped: no survivor card is left (MIC-131).
    NoSurvivors,
    /// Skipped: it has neither the Leader nor two other cards (MIC-192).
    NoLeader {
        /// Its crew cards.
        has: u8,
    },
    /// Skipped: all its upgrades are unlocked (MIC-187).
    AllUnlocked,
    /// Skipped: it can pay no locked upgrade (MIC-187).
    NonePayable {
        /// So many are locked.
        locked: u8,
    },
    /// Skipped: neither a colony nor an outpost is possible (MIC-195).
    NeitherPossible(NoColony, NoOutpost),
}

impl Why {
    /// Whether the step is skipped (MIC-177).
    pub const fn is_skipped(self) -> bool {
        match self {
            Self::Draws
            | Self::Gains
            | Self::Goes { .. }
            | Self::GoesElsewhere { .. }
            | Self::Gathers
            | Self::Terraforms { .. }
            | Self::Explores { .. }
            | Self::Unlocks { .. }
            | Self::Founds
            | Self::PlacesOutpost(_)
            | Self::MovesOutpost(_) => false,
            Self::NoCrewLeft
            | Self::HoldFull { .. }
            | Self::NowhereToGo
            | Self::Terraformed
            | Self::NoResource
            | Self::NoSurvivors
            | Self::NoLeader { .. }
            | Self::AllUnlocked
            | Self::NonePayable { .. }
            | Self::NeitherPossible(..) => true,
        }
    }

    /// Where a move leads.
    pub(super) const fn goal(self) -> Option<Position> {
        if let Self::Goes { at, .. } | Self::GoesElsewhere { at } = self { Some(at) } else { None }
    }
}

impl MicroCosmos {
    /// What it does with a step of its card; one that is impossible is skipped (MIC-177).
    pub(super) fn automa_decides(&self, t: &State, step: AutomaStep) -> Why {
        let (_, planet) = Self::own_planet(t, AUTOMA).expect("the Automa is on planets only");
        match step {
            AutomaStep::DrawCrew(_) if Self::crew_is_left(t) => Why::Draws,
            AutomaStep::DrawCrew(_) => Why::NoCrewLeft,
            AutomaStep::GainAny(_) => self.if_room(t, &[Effect::GainAny(1)], Why::Gains),
            AutomaStep::Move { jump, way, to } => self.automa_finds(t, jump, way, to),
            AutomaStep::Gather => self.if_room(t, self.content.effects(Self::top_of(&planet)), Why::Gathers),
            AutomaStep::Terraform => self.may_terraform(t, &planet),
            AutomaStep::Explore => self.may_explore(t, &planet),
            AutomaStep::Upgrade => self.may_upgrade(t),
            AutomaStep::ColonyOrOutpost => self.colony_or_outpost(t, &planet),
        }
    }

    /// This, if any of it fits into the hold.
    fn if_room(&self, t: &State, gains: &[Effect], then: Why) -> Why {
        let player = &t.players[AUTOMA];
        let most = self.capacity(player);
        let room = |resource: Resource| player.cargo.of(resource) < most;
        let fits = gains.iter().any(|gain| match gain {
            Effect::Gain(amounts) => amounts.each().any(|(resource, amount)| amount > 0 && room(resource)),
            Effect::GainAny(_) => Resource::ALL.iter().copied().any(room),
            Effect::DrawDeck(_) | Effect::DrawCantina(_) => false,
        });
        if fits { then } else { Why::HoldFull { most } }
    }

    fn may_terraform(&self, t: &State, planet: &Planet) -> Why {
        let cargo = t.players[AUTOMA].cargo;
        if planet.terraformed {
            Why::Terraformed
        } else if cargo.each().any(|(resource, amount)| amount > 0 && self.is_open(planet, resource)) {
            Why::Terraforms { most: self.terraform_capacity(t, AUTOMA) }
        } else {
            Why::NoResource
        }
    }

    fn may_explore(&self, t: &State, planet: &Planet) -> Why {
        if !Self::survivors_are_left(t) {
            return Why::NoSurvivors;
        }
        match self.automa_parts(t, Self::explore_bill(self.colour(planet).leader())) {
            Ok(parts) => Why::Explores { replaced: parts.any_card > 0 },
            Err(_) => Why::NoLeader { has: t.automa.hand.len() },
        }
    }

    /// The first upgrade in its order that it can pay.
    fn may_upgrade(&self, t: &State) -> Why {
        let player = &t.players[AUTOMA];
        let mut passed = 0;
        for upgrade in self.content.automa().upgrades.iter().copied().filter(|one| !player.has(*one)) {
            let covered = player.cargo.covers(self.content.sheet().upgrades.of(upgrade).cost);
            if covered && self.automa_parts(t, self.upgrade_bill(upgrade)).is_ok() {
                return Why::Unlocks { upgrade, passed };
            }
            passed += 1;
        }
        if passed == 0 { Why::AllUnlocked } else { Why::NonePayable { locked: passed } }
    }

    /// A colony; only if that is impossible, an outpost (MIC-195).
    fn colony_or_outpost(&self, t: &State, planet: &Planet) -> Why {
        let player = &t.players[AUTOMA];
        let bill = self.colony_bill(player.founded(), self.colour(planet).leader());
        let Some(no_colony) = self.no_colony(t, bill) else { return Why::Founds };
        match self.no_outpost(t, AUTOMA) {
            Some(no_outpost) => Why::NeitherPossible(no_colony, no_outpost),
            None if player.outpost_pool > 0 => Why::PlacesOutpost(no_colony),
            None => Why::MovesOutpost(no_colony),
        }
    }

    /// Why it founds no colony, if it does not (MIC-193, MIC-217).
    fn no_colony(&self, t: &State, bill: Option<Bill>) -> Option<NoColony> {
        let player = &t.players[AUTOMA];
        let Some(bill) = bill.filter(|_| player.colony_pool > 0) else { return Some(NoColony::NoMarker) };
        let here = player.ark.planet_at().is_some_and(|position| player.has_colony(position));
        if here && self.options.colonies_per_planet == PerPlanet::One {
            return Some(NoColony::Here);
        }
        let (needs, has) = (bill.resources, player.cargo.total());
        if has < u16::from(needs) {
            return Some(NoColony::FewResources { needs, has: has as u8 });
        }
        let needs = self.automa_parts(t, bill).err()?;
        Some(NoColony::FewCards { needs, has: t.automa.hand.len() })
    }
}
