//! What every part of the page is drawn with.

use crate::Orion;
use crate::content::{AdvisorRow, RaceRow, StructureRow};
use crate::view::{PlayerView, UnderWay, View};

orrery_page::drawing!(Orion, View, PlayerView);

impl<'a> Drawing<'a> {
    pub fn structure(&self, id: &str) -> Option<&'a StructureRow> {
        self.game.content.structures.iter().map(|(_, row)| row).find(|row| row.id == id)
    }

    pub fn advisor(&self, id: &str) -> Option<&'a AdvisorRow> {
        self.game.content.advisors.iter().map(|(_, row)| row).find(|row| row.id == id)
    }

    pub fn race(&self, id: &str) -> Option<&'a RaceRow> {
        self.game.content.races.iter().map(|(_, row)| row).find(|row| row.id == id)
    }

    /// Whether the reader is asked to build the top card of the discard pile: then it is the card to be played.
    pub fn builds_from_pile(&self) -> bool {
        matches!(self.view.under_way, Some(UnderWay::BuildingFromPile(seat)) if self.is_me(seat))
    }
}
