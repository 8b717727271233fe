//! What every part of the page is drawn with.

use std::ops::Deref;

use orrery_page::Scene;

use crate::Orion;
use crate::content::{AdvisorRow, RaceRow, StructureRow};
use crate::view::{PlayerView, UnderWay, View};

/// A view, the rows that it names, and the reader.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub game: &'a Orion,
    pub view: &'a View,
    pub scene: &'a Scene<'a>,
}

impl<'a> Deref for Drawing<'a> {
    type Target = Scene<'a>;

    fn deref(&self) -> &Scene<'a> {
        self.scene
    }
}

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

    /// The reader, if he plays.
    pub fn me(&self) -> Option<&'a PlayerView> {
        self.scene.me.and_then(|seat| self.view.players.get(seat.index()))
    }

    /// Whether the reader is asked to build the top card of the discard pile: then it is the card to be played.
    pub fn builds_from_pile(&self) -> bool {
        matches!(self.view.under_way, Some(UnderWay::BuildingFromPile(seat)) if self.is_me(seat))
    }
}
