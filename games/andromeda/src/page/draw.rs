//! What every part of the page is drawn with.

use orrery_core::{Seat, Text};

use crate::Andromeda;
use crate::content::{FactionRow, ModuleRow, MoonRow, RaiderRow, ShipRow, TacticRow};
use crate::effects::moon_text;
use crate::ids::{Class, ShipKind, Track};
use crate::space::Space;
use crate::view::{PlayerView, RegionView, UnderWay, View};

orrery_page::drawing!(Andromeda, View, PlayerView);

impl<'a> Drawing<'a> {
    pub fn module(&self, id: &str) -> Option<&'a ModuleRow> {
        self.game.content.modules.iter().map(|(_, row)| row).find(|row| row.id == id)
    }

    pub fn tactic(&self, id: &str) -> Option<&'a TacticRow> {
        self.game.content.tactics.iter().map(|(_, row)| row).find(|row| row.id == id)
    }

    pub fn moon(&self, id: &str) -> Option<&'a MoonRow> {
        self.game.content.moons.iter().map(|(_, row)| row).find(|row| row.id == id)
    }

    pub fn faction(&self, id: &str) -> Option<&'a FactionRow> {
        self.game.content.factions.iter().map(|(_, row)| row).find(|row| row.id == id)
    }

    pub fn upgrade(&self, id: &str) -> Option<&'a ShipRow> {
        self.game.content.upgrades.iter().map(|(_, row)| row).find(|row| row.id == id)
    }

    /// The raiders of a class, if their card has been turned up.
    pub fn raider(&self, class: Class) -> Option<&'a RaiderRow> {
        let card = self.view.raiders.iter().find(|raider| raider.class == class)?;
        self.game.content.raiders.iter().map(|(_, row)| row).find(|row| row.id == card.raider)
    }

    /// The raiders of a class by the name of their card.
    pub fn raider_key(&self, class: Class) -> String {
        let card = self.view.raiders.iter().find(|raider| raider.class == class);
        card.map_or_else(|| "unknown-thing".to_owned(), |card| format!("raider-{}", card.raider))
    }

    /// A moon by what it shows.
    pub fn moon_words(&self, id: &str) -> Text {
        self.moon(id).map_or(Text::new("unknown-thing"), moon_text)
    }

    /// The values of a player's ships of a type, and the key of the tile or card that gives them.
    pub fn ship(&self, player: &PlayerView, kind: ShipKind) -> (&'a ShipRow, String) {
        let placed = player.upgrades.iter().filter_map(|id| self.upgrade(id)).find(|row| row.ship == kind);
        match placed {
            Some(row) => (row, format!("upgrade-{}", row.id)),
            None => (self.game.content.ship(kind), kind.key().to_owned()),
        }
    }

    pub fn region(&self, space: Space) -> Option<&'a RegionView> {
        self.view.regions.iter().find(|region| region.space == space)
    }

    /// A region by its place and what lies there.
    pub fn space(&self, space: Space) -> Text {
        match self.region(space) {
            Some(region) => {
                Text::new("space-is").word("space", space.word()).name("tile", region_name(region))
            }
            None => Text::new("space-empty").word("space", space.word()),
        }
    }

    /// Regions as a list.
    pub fn spaces(&self, spaces: impl IntoIterator<Item = Space>) -> Vec<Text> {
        spaces.into_iter().map(|space| self.space(space)).collect()
    }

    /// What whoever is waited for is in the middle of.
    pub fn under_way(&self) -> Option<&'a UnderWay> {
        self.view.asked.as_ref().and_then(|asked| asked.under_way.as_ref())
    }

    /// Whether the reader owes an answer.
    pub fn asks_me(&self) -> bool {
        let asked = self.view.asked.as_ref();
        asked.is_some_and(|asked| asked.seats.iter().any(|seat| self.is_me(*seat)))
    }

    /// The ship that the reader has picked up.
    pub fn launching(&self) -> Option<ShipKind> {
        match self.under_way() {
            Some(UnderWay::Launching(kind)) if self.asks_me() => Some(*kind),
            _ => None,
        }
    }

    /// Where a moon of the reader's team mate would be named too: things that the reader has himself come first.
    pub fn holds(&self, owner: Seat, has: impl Fn(&PlayerView) -> bool) -> bool {
        !self.is_me(owner) && self.me().is_some_and(has)
    }
}

/// The key of what lies in a region.
pub(super) fn region_name(region: &RegionView) -> String {
    match (&region.id, region.kind) {
        (Some(id), "planet") => format!("planet-{id}"),
        (Some(id), _) => format!("base-{id}"),
        (None, "quasar") => "special-quasar".to_owned(),
        (None, "maelstrom") => "special-maelstrom".to_owned(),
        (None, _) => "tile-nebula".to_owned(),
    }
}

/// The class that gives a track, and all that is of its type, its colour.
pub(super) const fn track_class(track: Track) -> &'static str {
    match track {
        Track::Science => "t-science",
        Track::Industry => "t-industry",
        Track::Supremacy => "t-supremacy",
        Track::Commerce => "t-commerce",
        Track::Civilization => "t-civilization",
    }
}

/// Wins of a thousand as a percentage.
pub(super) const fn percent(chance: u16) -> u16 {
    (chance + 5) / 10
}
