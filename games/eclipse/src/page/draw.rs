//! What every part of the page is drawn with.

use orrery_core::tally::Itemised;
use orrery_core::{Seat, SeatSet, Text};

use crate::Eclipse;
use crate::content::PartRow;
use crate::ids::{PartId, Resource, SectorId, Unit};
use crate::state::{Player, Sector, State};
use crate::view::{PlayerView, View};

orrery_page::drawing!(Eclipse, View, PlayerView);

impl<'a> Drawing<'a> {
    /// The table as far as the reader knows it.
    pub fn table(&self) -> &'a State {
        &self.view.known
    }

    pub fn player(&self, seat: Seat) -> &'a Player {
        &self.view.known.players[seat]
    }

    /// What the reader knows of a player beside that.
    pub fn seen(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat.index()]
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.game.seats.iter()
    }

    pub fn sector(&self, id: SectorId) -> &'a Sector {
        &self.view.known.sectors[id]
    }

    pub fn part(&self, id: PartId) -> &'a PartRow {
        &self.game.content.parts[id]
    }

    /// A sector by its printed number.
    pub fn number(&self, id: SectorId) -> String {
        format!("{:03}", self.game.tile(id).number)
    }

    /// A sector by name and number.
    pub fn place(&self, id: SectorId) -> Text {
        Text::new("page-sector").name("sector", self.game.sector_name(id)).word("number", self.number(id))
    }

    /// Points if the game ended now, as far as the reader knows them.
    pub fn points(&self, seat: Seat) -> Itemised {
        let mut score = Itemised::default();
        self.game.score(self.table(), seat, self.scene.viewer, &mut score);
        score.parts.retain(|part| part.amount != 0);
        score
    }

    /// Whether some act concerns things of this kind.
    pub fn asks_for(&self, prefix: &str) -> bool {
        self.scene.acts.iter().any(|act| act.things.iter().any(|thing| thing.starts_with(prefix)))
    }

    /// Units with a blueprint of this player's species.
    pub fn drawn_units(&self, seat: Seat) -> impl Iterator<Item = Unit> + 'a {
        let kit = self.game.kit(self.table(), seat);
        Unit::DRAWN.into_iter().filter(|unit| kit.blueprints[*unit].is_some())
    }

    /// Players in relations or in an alliance with somebody.
    pub fn friends(&self, seat: Seat) -> SeatSet {
        self.player(seat).partners.union(self.game.side(self.table(), seat)).without(seat)
    }
}

/// Seats as a list.
pub(super) fn seats(seats: impl IntoIterator<Item = Seat>) -> Vec<Text> {
    seats.into_iter().map(|seat| Text::new("side-player").seat("who", seat)).collect()
}

/// A number with its sign.
pub(super) fn signed(amount: i32) -> String {
    if amount < 0 { format!("−{}", -amount) } else { format!("+{amount}") }
}

/// The class that gives a resource its colour.
pub(super) const fn resource_class(resource: Resource) -> &'static str {
    match resource {
        Resource::Money => "r-money",
        Resource::Science => "r-science",
        Resource::Materials => "r-materials",
    }
}
