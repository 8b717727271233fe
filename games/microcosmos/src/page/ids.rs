//! What the things on the page are called, so that an action can name the things that it concerns.

use orrery_core::Seat;

use crate::MicroCosmos;
use crate::actions::Action;
use crate::space::{Position, Space};
use crate::state::{CardId, Resource, Row, Specialist, SurvivorId, Upgrade};

pub(super) const CREW_DECK: &str = "crew-deck";
pub(super) const SURVIVOR_DECK: &str = "survivor-deck";
/// What is gathered where the reader's Ark is.
pub(super) const GATHER: &str = "gather";

/// A crew card, wherever it lies: there is one of each.
pub(super) fn crew(id: &str) -> String {
    format!("crew-{id}")
}

/// A survivor card, wherever it lies: there is one of each.
pub(super) fn survivor(id: &str) -> String {
    format!("survivor-{id}")
}

/// A space of the system.
pub(super) fn space(space: Space) -> String {
    format!("space-{space}")
}

/// A position where no planet lies yet.
pub(super) fn field(position: Position) -> String {
    format!("field-{position}")
}

/// A resource track of the planet where the reader's Ark is.
pub(super) fn raise(resource: Resource) -> String {
    format!("raise-{resource}")
}

/// The outposts on a planet.
pub(super) fn outposts(position: Position) -> String {
    format!("outposts-{position}")
}

/// The Ark of a seat.
pub(super) fn ark(seat: Seat) -> String {
    format!("ark-{}", seat.index())
}

/// A place in the area of a seat.
pub(super) fn place(seat: Seat, what: &str) -> String {
    format!("{what}-{}", seat.index())
}

/// A track of a Cargo card.
pub(super) fn cargo(seat: Seat, resource: Resource) -> String {
    place(seat, resource.word())
}

/// A specialist token of a Cargo card.
pub(super) fn token(seat: Seat, specialist: Specialist) -> String {
    place(seat, &format!("token-{specialist}"))
}

/// Where the next card of a row goes.
pub(super) fn row(seat: Seat, row: Row) -> String {
    place(seat, &format!("row-{row}"))
}

/// An upgrade of an Ark card.
pub(super) fn upgrade(seat: Seat, upgrade: Upgrade) -> String {
    place(seat, upgrade.word())
}

/// The crew cards of the Automa with one symbol.
pub(super) fn automa_crew(specialist: Specialist) -> String {
    format!("automa-crew-{specialist}")
}

impl MicroCosmos {
    /// The things that an action of a seat concerns.
    pub(super) fn things_of(&self, seat: Seat, action: Action) -> Vec<String> {
        match action {
            Action::Discard(card) | Action::UseCard(card) | Action::Take(card) | Action::Play(card, ..) => {
                self.crew_thing(card).into_iter().collect()
            }
            Action::Place(card, to) => self.crew_thing(card).into_iter().chain([row(seat, to)]).collect(),
            Action::Gain(resource) | Action::Pay(resource) => vec![cargo(seat, resource)],
            Action::Upgrade(wanted) => vec![upgrade(seat, wanted)],
            Action::UseToken(specialist) => vec![token(seat, specialist)],
            Action::Travel(to) | Action::Step(to) => vec![space(to)],
            Action::Discover(position) => vec![field(position)],
            Action::Gather => vec![GATHER.to_owned(), ark(seat)],
            Action::Raise(resource) => vec![raise(resource)],
            Action::Explore => vec![SURVIVOR_DECK.to_owned(), ark(seat)],
            Action::Choose(one) | Action::Settle(one) => self.survivor_thing(one).into_iter().collect(),
            Action::Keep => vec![place(seat, "bridge")],
            Action::Colony => vec![place(seat, "colonies"), ark(seat)],
            Action::Outpost => vec![place(seat, "outposts"), ark(seat)],
            Action::MoveOutpost(position) => vec![outposts(position)],
            Action::Ready(card, specialist) => {
                self.crew_thing(card).into_iter().chain([token(seat, specialist)]).collect()
            }
            Action::Draw => vec![CREW_DECK.to_owned()],
            Action::Spend(specialist) => vec![automa_crew(specialist)],
            Action::Done => Vec::new(),
        }
    }

    fn crew_thing(&self, card: CardId) -> Option<String> {
        self.content.crew.find(card).map(|row| crew(&row.id))
    }

    fn survivor_thing(&self, one: SurvivorId) -> Option<String> {
        self.content.survivors.find(one).map(|row| survivor(&row.id))
    }

    /// The heading under which the prompt lists an action.
    pub(super) const fn heading_of(action: Action) -> &'static str {
        match action {
            Action::Upgrade(_) | Action::UseCard(_) | Action::UseToken(_) => "heading-upgrade",
            Action::Travel(_) | Action::Discover(_) | Action::Step(_) => "heading-journey",
            Action::Play(..) | Action::Discard(_) | Action::Place(..) | Action::Take(_) | Action::Draw => {
                "heading-crew"
            }
            Action::Gain(_) | Action::Pay(_) | Action::Gather => "heading-resources",
            Action::Raise(_) => "heading-terraform",
            Action::Explore | Action::Choose(_) | Action::Keep | Action::Settle(_) => "heading-survivors",
            Action::Colony | Action::Outpost | Action::MoveOutpost(_) => "heading-colonies",
            Action::Ready(..) | Action::Spend(_) => "heading-specialists",
            Action::Done => "heading-done",
        }
    }
}
