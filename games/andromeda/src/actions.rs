//! Everything that a player can do; which of it answers which question, procedures say.

use orrery_core::Seat;
use orrery_core::notation::Amount;

use crate::ids::{
    Class, DestinyId, DiscoveryId, EventId, FactionId, ModuleId, MoonId, Resource, ShipKind, TacticId,
    TokenId, Track, UpgradeId,
};
use crate::space::{Berth, Space};

orrery_core::words_enum! {
    /// What comes first at the end of a turn (AND-32).
    pub enum EndStep {
        /// The event.
        "event" => Event,
        /// The storage limits.
        "limits" => Limits,
    }
}

orrery_core::actions! {
    /// One small decision.
    pub enum Action {
        /// Choose a faction (AND-17).
        "faction" => Faction(faction: FactionId),
        /// Keep a destiny card (AND-24).
        "destiny" => Destiny(destiny: DestinyId),
        /// Launch a ship of this type (AND-39).
        "launch" => Launch(kind: ShipKind),
        /// Name a region: of a launch, a development, a moon, a planet, a raider.
        "go" => Go(space: Space),
        /// Return to station (AND-108).
        "return" => Return,
        /// Activate a module (AND-109).
        "activate" => Activate(berth: Berth),
        /// A ship on the map: it activates a module, joins a battle, comes back or is hit.
        "ship" => Ship(kind: ShipKind, space: Space),
        /// A ship on the repair barge activates a module (AND-114).
        "barge" => Barge(kind: ShipKind),
        /// Energy activates a module (AND-109).
        "energy" => Energy,
        /// Set a claimed moon (AND-70).
        "set" => Set(moon: MoonId),
        /// Into this socket; at an industry module the one on its right.
        "into" => Into(berth: Berth),
        /// Into tactical operations.
        "into-operations" => IntoOperations,
        /// Discard a claimed moon (AND-78).
        "discard-moon" => DiscardMoon(moon: MoonId),
        /// Recruit a leader (AND-77).
        "recruit" => Recruit(space: Space),
        /// Collect an extra resource (AND-80).
        "collect" => Collect(space: Space, resource: Resource),
        /// Play a tactics card (AND-83).
        "play" => Play(card: TacticId),
        /// Name a tactics card that is discarded, paid or handed over.
        "card" => Card(card: TacticId),
        /// Use a development card, or turn one up (AND-74).
        "use" => Use(track: Track),
        /// Use or hand over a supremacy token (AND-76).
        "token" => Token(token: TokenId),
        /// Use, take or hand over a discovery token (AND-76, AND-169).
        "discovery" => Discovery(discovery: DiscoveryId),
        /// Take a module (AND-144).
        "acquire" => Acquire(module: ModuleId),
        /// Discard a module of the display (AND-60).
        "scrap" => Scrap(module: ModuleId),
        /// Pass the module to the team mate (AND-256).
        "pass-on" => PassOn,
        /// Pay a resource.
        "pay" => Pay(resource: Resource),
        /// Leave this unit unpaid, by a discount (AND-R52).
        "waive" => Waive,
        /// Name a resource that is gained or taken.
        "gain" => Gain(resource: Resource),
        /// Advance on this track.
        "advance" => Advance(track: Track),
        /// Choose one of several ways.
        "way" => Way(way: Amount<8>),
        /// Yes.
        "yes" => Yes,
        /// Repair: a ship from the scrapyard to the barge (AND-207).
        "repair-ship" => RepairShip(kind: ShipKind),
        /// Repair: a shield.
        "repair-shield" => RepairShield(kind: ShipKind),
        /// A module: repaired, or damaged (AND-205, AND-207).
        "module" => Module(berth: Berth),
        /// Build a ship (AND-138).
        "build" => Build(kind: ShipKind),
        /// Place an upgrade tile (AND-140).
        "upgrade" => Upgrade(tile: UpgradeId),
        /// Put this event card on top (AND-56).
        "top" => Top(event: EventId),
        /// These raiders come (AND-103).
        "raid" => Raid(class: Class),
        /// Spend energy for dice and end the preparation (AND-185).
        "spend" => Spend(energy: Amount<8>),
        /// Pay energy for targeting.
        "aim" => Aim,
        /// A player.
        "seat" => Target(seat: Seat),
        /// The raiders.
        "raiders" => TargetRaiders,
        /// A die with this face.
        "die" => Die(face: Amount<7>),
        /// Save a ship of this type.
        "save" => Save(kind: ShipKind),
        /// What comes first.
        "first" => First(step: EndStep),
        /// Rearrange the industry modules (AND-150).
        "rearrange" => Rearrange,
        /// This module comes next.
        "next" => Next(berth: Berth),
        /// Offer the team mate something (AND-255).
        "give" => Give,
        /// Ask the team mate for something (AND-255).
        "ask" => Ask,
        /// Draw.
        "draw" => Draw,
        /// Take the reward of the moon of tactical operations (AND-197).
        "moon" => Moon,
        /// Decline, go on, or stop.
        "done" => Done,
    }
}
