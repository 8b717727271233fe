//! What every part of the page is drawn with.

use orrery_core::tally::Part;
use orrery_core::{Seat, Text};
use orrery_web::Scene;

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

impl<'a> Drawing<'a> {
    pub fn say(&self, text: &Text) -> String {
        self.scene.voice.say(text)
    }

    pub fn key(&self, key: &str) -> String {
        self.scene.key(key)
    }

    /// Whole sentences, a line each.
    pub fn lines(&self, texts: &[Text]) -> String {
        texts.iter().map(|text| self.say(text)).collect::<Vec<_>>().join("\n")
    }

    pub fn structure(&self, id: &str) -> Option<&'a StructureRow> {
        self.game.content.structures().map(|(_, row)| row).find(|row| row.id == id)
    }

    pub fn advisor(&self, id: &str) -> Option<&'a AdvisorRow> {
        self.game.content.advisors().map(|(_, row)| row).find(|row| row.id == id)
    }

    pub fn race(&self, id: &str) -> Option<&'a RaceRow> {
        self.game.content.races().map(|(_, row)| row).find(|row| row.id == id)
    }

    /// The reader, if he plays.
    pub fn me(&self) -> Option<&'a PlayerView> {
        self.scene.me.and_then(|seat| self.view.players.get(seat.index()))
    }

    pub fn is_me(&self, seat: Seat) -> bool {
        self.scene.me == Some(seat)
    }

    /// Whether the reader is asked to build the top card of the discard pile: then it is the card to be played.
    pub fn builds_from_pile(&self) -> bool {
        matches!(self.view.under_way, Some(UnderWay::BuildingFromPile(seat)) if self.is_me(seat))
    }
}

/// What a number is, and below it the parts that it is made of.
pub(super) fn made_of(what: Text, parts: &[Part]) -> Vec<Text> {
    let part =
        |part: &Part| Text::new("page-part").text("what", part.what.clone()).amount("amount", part.amount);
    std::iter::once(what).chain(parts.iter().map(part)).collect()
}

/// The class that gives a seat its colour.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

/// An advisor's or structure's sentences as one label: its name, then what it is and does.
pub(super) fn label(name: String, about: Text) -> Text {
    Text::new("page-label").name("card", name).text("about", about)
}
