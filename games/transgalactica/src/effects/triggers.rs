//! What answers to what has happened. Own answers come first, then those of others in turn order (TRA-26, R60).
//!
//! No two answers of one player to one event have both a choice, a step or a crew member to wake, so their order is never
//! asked for.

use orrery_core::Seat;
use orrery_core::procedure::Frames as _;

use super::{BlockId, Event, Source, Who};
use crate::Transgalactica;
use crate::flow::Out;
use crate::ids::{MissionId, TechnologyId, Track};
use crate::state::State;

/// Something that cards and tiles can answer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Raised {
    /// A card was marked.
    TechnologyMarked(TechnologyId),
    /// A mission was taken.
    MissionTaken,
    /// A mission was completed.
    MissionCompleted(MissionId),
    /// A ship has moved.
    ShipMoved,
    /// An exploration action is over.
    ExplorationDone,
    /// A mining action is over.
    MiningDone,
    /// A planet's action is over.
    PlanetActionDone,
    /// A secondary action is over.
    SecondaryDone,
    /// A step was made.
    Step(Track, Source),
    /// A crew member sits.
    Seated,
}

impl Transgalactica {
    /// Lets everything answer. What has a choice lies on the stack afterwards, the owner's on top.
    pub(crate) fn raise(&self, t: &mut State, seat: Seat, raised: Raised, out: &mut Out<'_>) {
        let place = t.order.iter().position(|other| *other == seat).unwrap_or_default();
        for step in (0..t.order.len()).rev() {
            let owner = t.order[(place + step) % t.order.len()];
            self.answer(t, owner, seat, raised, out);
        }
    }

    fn answer(&self, t: &mut State, owner: Seat, doer: Seat, raised: Raised, out: &mut Out<'_>) {
        // A card does not answer to its own marking (TRA-179).
        let marked = match raised {
            Raised::TechnologyMarked(card) => Some(card),
            _ => None,
        };
        for card in t.players[owner].technologies.iter().filter(|card| Some(*card) != marked) {
            for when in &self.content.technologies[card].when {
                if when.on.iter().any(|event| self.answers(event, owner == doer, raised)) {
                    self.run_answer(t, owner, when.then.id, Source::Technology, out);
                }
            }
        }
        if let Some(tile) = t.players[owner].ability {
            for when in &self.content.abilities[tile].when {
                if when.on.iter().any(|event| self.answers(event, owner == doer, raised)) {
                    self.run_answer(t, owner, when.then.id, Source::Ability, out);
                }
            }
        }
    }

    /// Gains without a choice happen at once.
    fn run_answer(&self, t: &mut State, owner: Seat, block: BlockId, source: Source, out: &mut Out<'_>) {
        if self.is_plain(block) {
            self.gain_plain(t, owner, block, out);
        } else {
            t.stack.push(owner, super::Run { block, at: 0, last: 0, source });
        }
    }

    fn answers(&self, event: &Event, own: bool, raised: Raised) -> bool {
        match (event, raised) {
            (Event::TechnologyMarked, Raised::TechnologyMarked(_))
            | (Event::MissionTaken, Raised::MissionTaken)
            | (Event::ShipMoved, Raised::ShipMoved)
            | (Event::ExplorationDone, Raised::ExplorationDone)
            | (Event::MiningDone, Raised::MiningDone)
            | (Event::PlanetActionDone, Raised::PlanetActionDone)
            | (Event::SecondaryDone, Raised::SecondaryDone) => own,
            (Event::MissionCompleted(types), Raised::MissionCompleted(card)) => {
                own && self.content.missions[card].types.iter().any(|kind| types.contains(kind))
            }
            (Event::Step { track, who, by }, Raised::Step(on, source)) => {
                *track == on && who.is_meant(own) && (by.is_empty() || by.contains(&source))
            }
            (Event::Seated { who }, Raised::Seated) => who.is_meant(own),
            _ => false,
        }
    }
}

impl Who {
    /// Whether somebody's doing is meant, who is the owner or not.
    pub(crate) fn is_meant(self, own: bool) -> bool {
        match self {
            Self::Owner => own,
            Self::Anyone => true,
            Self::Other => !own,
        }
    }
}
