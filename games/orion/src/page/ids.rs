//! What the things on the page are called, so that an action can name the things that it concerns.

use orrery_core::Seat;

use crate::Orion;
use crate::actions::Action;
use crate::state::{AdvisorId, CardId, RaceId, Resource, Slot, SystemId};

/// A card in the reader's hand, or another card that the reader can play now.
pub(super) fn card(id: &str) -> String {
    format!("card-{id}")
}

/// A card in the reader's hand while the question is about other cards.
pub(super) fn held(id: &str) -> String {
    format!("held-{id}")
}

/// The place for the next structure of a system.
pub(super) fn system(seat: Seat, system: SystemId) -> String {
    format!("system-{}-{}", seat.index(), system.index() + 1)
}

/// The active card of a system, the advisor, or the race plate.
pub(super) fn slot(seat: Seat, slot: Slot) -> String {
    match slot {
        Slot::Race => race(seat),
        _ => format!("slot-{}-{slot}", seat.index()),
    }
}

/// The race plate of a civilization sheet.
pub(super) fn race(seat: Seat) -> String {
    format!("race-{}", seat.index())
}

/// A resource track.
pub(super) fn track(seat: Seat, resource: Resource) -> String {
    format!("track-{}-{resource}", seat.index())
}

/// The attack area.
pub(super) fn attack(seat: Seat) -> String {
    format!("attack-{}", seat.index())
}

/// A space of the own sheet: `research`, `trade`, `propaganda`, `contract`.
pub(super) fn space(seat: Seat, what: &str) -> String {
    format!("{what}-{}", seat.index())
}

/// An advisor in the middle.
pub(super) fn advisor(id: &str) -> String {
    format!("advisor-{id}")
}

/// A race that can be chosen.
pub(super) fn plate(id: &str) -> String {
    format!("plate-{id}")
}

/// A card of the discard pile, counted from its top.
pub(super) fn pile(depth: usize) -> String {
    format!("pile-{depth}")
}

/// A card of a system that is stacked anew.
pub(super) fn stacked(id: &str) -> String {
    format!("stack-{id}")
}

/// The one of two equal cards that bears the marker.
pub(super) fn stacked_marked(id: &str) -> String {
    format!("stack-marked-{id}")
}

/// The deck.
pub(super) const DECK: &str = "deck";
/// Where the discard pile will lie.
pub(super) const NO_PILE: &str = "no-pile";

impl Orion {
    /// The ids of the things that an action concerns.
    pub(super) fn things_of(&self, seat: Seat, action: Action) -> Vec<String> {
        let structure = |card: CardId| self.content.structures.find(card).map(|row| row.id.as_str());
        let of_card = |name: fn(&str) -> String, id: CardId| structure(id).map(name).into_iter().collect();
        match action {
            Action::Race(id) => self.race_id(id).map(plate).into_iter().collect(),
            Action::Build(id, place) => {
                structure(id).map(card).into_iter().chain([system(seat, place)]).collect()
            }
            Action::Exploit(id) | Action::Discard(id) => of_card(card, id),
            Action::Research => vec![space(seat, "research"), DECK.to_owned()],
            Action::Activate(from) | Action::Fill(from) | Action::Resolve(from) => vec![slot(seat, from)],
            Action::Attack(target) => vec![attack(target)],
            Action::Trade(give, _) => vec![track(seat, give), space(seat, "trade")],
            Action::Propaganda => vec![space(seat, "propaganda")],
            Action::Contract => vec![space(seat, "contract")],
            Action::Hire(id) => self.advisor_id(id).map(advisor).into_iter().collect(),
            Action::Take(depth) => vec![pile(depth.index())],
            Action::Target(target) => vec![race(target)],
            Action::Sink(victim, place) => vec![slot(victim, place.into())],
            Action::Rearrange(place) => vec![system(seat, place)],
            Action::Stack(id) => of_card(stacked, id),
            Action::StackMarked(id) => of_card(stacked_marked, id),
            Action::Pay(..) | Action::Colour(_) | Action::Choose(_) | Action::Use | Action::Done => {
                Vec::new()
            }
        }
    }

    fn advisor_id(&self, advisor: AdvisorId) -> Option<&str> {
        self.content.advisors.find(advisor).map(|row| row.id.as_str())
    }

    fn race_id(&self, race: RaceId) -> Option<&str> {
        self.content.races.find(race).map(|row| row.id.as_str())
    }

    /// The heading under which the prompt lists an action.
    pub(super) const fn heading_of(action: Action) -> &'static str {
        match action {
            Action::Race(_) => "heading-race",
            Action::Build(..) | Action::Pay(..) => "heading-build",
            Action::Exploit(_) => "heading-exploit",
            Action::Research => "heading-research",
            Action::Activate(_) => "heading-activate",
            Action::Attack(_) => "heading-attack",
            Action::Trade(..) => "heading-trade",
            Action::Propaganda => "heading-propaganda",
            Action::Contract => "heading-contract",
            Action::Discard(_) => "heading-discard",
            Action::Hire(_) | Action::Colour(_) => "heading-advisor",
            Action::Take(_) => "heading-pile",
            Action::Sink(..) | Action::Rearrange(_) | Action::Stack(_) | Action::StackMarked(_) => {
                "heading-systems"
            }
            Action::Choose(_) | Action::Resolve(_) | Action::Use | Action::Target(_) | Action::Fill(_) => {
                "heading-effects"
            }
            Action::Done => "heading-done",
        }
    }
}
