//! What every part of the page is drawn with.

use crate::Orion;
use crate::content::{AdvisorRow, RaceRow, StructureRow};
use crate::view::{PlayerView, UnderWay, View};

orrery_page::drawing!(Orion, View, PlayerView);

impl<'a> Drawing<'a> {
    pub fn structure(&self, id: &str) -> Option<&'a StructureRow> {
        let structures = &self.game.content.structures;
        structures.find(structures.named(id)?)
    }

    pub fn advisor(&self, id: &str) -> Option<&'a AdvisorRow> {
        let advisors = &self.game.content.advisors;
        advisors.find(advisors.named(id)?)
    }

    pub fn race(&self, id: &str) -> Option<&'a RaceRow> {
        let races = &self.game.content.races;
        races.find(races.named(id)?)
    }

    /// Whether the reader is asked to build the top card of the discard pile: then it is the card to be played.
    pub fn builds_from_pile(&self) -> bool {
        matches!(self.view.under_way, Some(UnderWay::BuildingFromPile(seat)) if self.is_me(seat))
    }
}
