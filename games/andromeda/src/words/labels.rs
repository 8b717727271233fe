//! What labels have in common.

use orrery_core::{Seat, Text};

use crate::Andromeda;
use crate::ids::{
    DestinyId, DiscoveryId, EventId, FactionId, ModuleId, ShipKind, TacticId, TokenId, UpgradeId,
};
use crate::space::{Berth, Space};
use crate::state::State;

/// The key of a row's name; a label must not fail, whatever number it is given.
macro_rules! keys {
    ($($name:ident($id:ty), $rows:ident, $kind:literal;)+) => {
        impl Andromeda {
            $(
                pub(crate) fn $name(&self, id: $id) -> String {
                    let row = self.content.$rows.find(id);
                    row.map_or_else(|| "unknown-thing".to_owned(), |row| format!(concat!($kind, "-{}"), row.id))
                }
            )+
        }
    };
}

keys! {
    tactic_key(TacticId), tactics, "tactic";
    module_key(ModuleId), modules, "module";
    faction_key(FactionId), factions, "faction";
    destiny_key(DestinyId), destinies, "destiny";
    token_key(TokenId), tokens, "token";
    discovery_key(DiscoveryId), discoveries, "discovery";
    upgrade_key(UpgradeId), upgrades, "upgrade";
    event_key(EventId), events, "event";
}

/// A text with a number.
pub(crate) fn count(key: &'static str, count: u8) -> Text {
    Text::new(key).amount("count", count)
}

/// A text about a type of ship.
pub(crate) fn ship_label(key: &'static str, kind: ShipKind) -> Text {
    Text::new(key).name("ship", kind.key())
}

impl Andromeda {
    /// A text about a region.
    pub(crate) fn region_label(&self, key: &'static str, t: &State, space: Space) -> Text {
        Text::new(key).text("region", self.space_text(t, space))
    }

    /// A text about a module of a station.
    pub(crate) fn berth_label(&self, key: &'static str, t: &State, seat: Seat, berth: Berth) -> Text {
        Text::new(key).name("module", self.berth_key(t, seat, berth))
    }

    /// A card is played.
    pub(crate) fn play_label(&self, card: TacticId) -> Text {
        Text::new("label-play").name("card", self.tactic_key(card))
    }

    /// A card is discarded.
    pub(crate) fn discard_label(&self, card: TacticId) -> Text {
        Text::new("label-discard-card").text("thing", Text::named(self.tactic_key(card)))
    }
}
