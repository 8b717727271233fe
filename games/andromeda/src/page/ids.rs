//! What the things on the page are called, so that an action can name the things that it concerns.

use orrery_core::Seat;

use crate::Andromeda;
use crate::actions::Action;
use crate::ids::{Class, Column, Resource, ShipKind, Track};
use crate::space::{Berth, Space};

/// The tactics deck.
pub(super) const TACTICS_DECK: &str = "tactics-deck";
/// The reader's tactical operations.
pub(super) const OPERATIONS: &str = "operations";
/// Raiders that take part in a battle.
pub(super) const SIDE_RAIDERS: &str = "side-raiders";
/// The head of the reader's station.
pub(super) const STATION: &str = "station";
/// Energy that improves the reader's targeting.
pub(super) const AIM: &str = "aim";

/// A region of the map.
pub(super) fn region(space: Space) -> String {
    format!("region-{space}")
}

/// Ships of one type of a player in a region.
pub(super) fn ship(seat: Seat, kind: ShipKind, space: Space) -> String {
    format!("ship-{}-{kind}-{space}", seat.index())
}

/// Leaders of a player in a region.
pub(super) fn leader(seat: Seat, space: Space) -> String {
    format!("leader-{}-{space}", seat.index())
}

/// The stack of moons in a region.
pub(super) fn moons(space: Space) -> String {
    format!("moons-{space}")
}

/// Extra resources in a region.
pub(super) fn extra(space: Space, resource: Resource) -> String {
    format!("extra-{space}-{resource}")
}

/// Raiders on the map: the first of their class.
pub(super) fn raiders(class: Class) -> String {
    format!("raiders-{class}")
}

/// The card of raiders.
pub(super) fn raider_card(class: Class) -> String {
    format!("raider-card-{class}")
}

/// A part of the reader's fleet: `hangar`, `reserve`, `scrapyard`, `barge`, `fleet`.
pub(super) fn fleet(part: &str, kind: ShipKind) -> String {
    format!("{part}-{kind}")
}

/// A store of the reader.
pub(super) fn stock(resource: Resource) -> String {
    format!("stock-{resource}")
}

/// A module of the reader's station.
pub(super) fn module(berth: Berth) -> String {
    format!("module-{berth}")
}

/// A socket of the reader's station; at industry modules the one on the right.
pub(super) fn socket(berth: Berth) -> String {
    format!("socket-{berth}")
}

/// The head of a row of the reader's station.
pub(super) fn row(row: Column) -> String {
    format!("row-{row}")
}

/// A component by kind and id, wherever it lies.
pub(super) fn component(kind: &str, id: &str) -> String {
    format!("{kind}-{id}")
}

/// A moon that the reader has claimed or may choose.
pub(super) fn moon(id: &str) -> String {
    format!("moon-{id}")
}

/// A face-up module of the display.
pub(super) fn display(id: &str) -> String {
    format!("display-{id}")
}

/// A progress track.
pub(super) fn track(track: Track) -> String {
    format!("track-{track}")
}

/// Development cards of the reader.
pub(super) fn development(track: Track) -> String {
    format!("development-{track}")
}

/// A player as such.
pub(super) fn player(seat: Seat) -> String {
    format!("player-{}", seat.index())
}

/// Dice of the reader that show the same.
pub(super) fn die(face: u8) -> String {
    format!("die-{face}")
}

/// Energy spent for dice, with what that promises.
pub(super) fn spend(energy: u8) -> String {
    format!("spend-{energy}")
}

/// Ships of the reader in the battle.
pub(super) fn fighter(kind: ShipKind) -> String {
    format!("fighter-{kind}")
}

impl Andromeda {
    /// The things that an action of a seat concerns.
    pub(super) fn things_of(&self, seat: Seat, action: Action) -> Vec<String> {
        let known = |id: Option<&str>, name: &dyn Fn(&str) -> String| id.map(name).into_iter().collect();
        let content = &self.content;
        match action {
            Action::Faction(id) => {
                known(content.factions.find(id).map(|row| row.id.as_str()), &|id| component("faction", id))
            }
            Action::Destiny(id) => {
                known(content.destinies.find(id).map(|row| row.id.as_str()), &|id| component("destiny", id))
            }
            Action::Launch(kind) => vec![fleet("hangar", kind)],
            Action::Go(space) => vec![region(space)],
            Action::Return => vec![STATION.to_owned()],
            Action::Activate(berth) | Action::Module(berth) | Action::Next(berth) => vec![module(berth)],
            Action::Ship(kind, space) => vec![ship(seat, kind, space)],
            Action::Barge(kind) => vec![fleet("barge", kind)],
            Action::Energy => vec![stock(Resource::Energy)],
            Action::Set(id) | Action::DiscardMoon(id) => {
                known(content.moons.find(id).map(|row| row.id.as_str()), &moon)
            }
            Action::Into(berth) => vec![socket(berth)],
            Action::IntoOperations | Action::Moon => vec![OPERATIONS.to_owned()],
            Action::Recruit(space) => vec![leader(seat, space)],
            Action::Collect(space, resource) => vec![extra(space, resource)],
            Action::Play(id) | Action::Card(id) => {
                known(content.tactics.find(id).map(|row| row.id.as_str()), &|id| component("tactic", id))
            }
            Action::Use(track) => vec![development(track)],
            Action::Token(id) => {
                known(content.tokens.find(id).map(|row| row.id.as_str()), &|id| component("token", id))
            }
            Action::Discovery(id) => known(content.discoveries.find(id).map(|row| row.id.as_str()), &|id| {
                component("discovery", id)
            }),
            Action::Acquire(id) | Action::Scrap(id) => {
                known(content.modules.find(id).map(|row| row.id.as_str()), &display)
            }
            Action::PassOn => vec![player(Self::mate(seat))],
            Action::Pay(resource) | Action::Gain(resource) => vec![stock(resource)],
            Action::Advance(on) => vec![track(on)],
            Action::RepairShip(kind) => vec![fleet("scrapyard", kind)],
            Action::RepairShield(kind) => vec![fleet("fleet", kind)],
            Action::Build(kind) => vec![fleet("reserve", kind)],
            Action::Upgrade(id) => {
                known(content.upgrades.find(id).map(|row| row.id.as_str()), &|id| component("upgrade", id))
            }
            Action::Top(id) => {
                known(content.events.find(id).map(|row| row.id.as_str()), &|id| component("event", id))
            }
            Action::Raid(class) => vec![raider_card(class), raiders(class)],
            Action::Spend(energy) => vec![spend(energy.get())],
            Action::Aim => vec![AIM.to_owned()],
            Action::Target(other) => vec![player(other)],
            Action::TargetRaiders => vec![SIDE_RAIDERS.to_owned()],
            Action::Die(face) => vec![die(face.get())],
            Action::Save(kind) => vec![fighter(kind)],
            Action::Rearrange => vec![row(Column::Industry)],
            Action::Draw => vec![TACTICS_DECK.to_owned()],
            Action::Waive
            | Action::Way(_)
            | Action::Yes
            | Action::First(_)
            | Action::Give
            | Action::Ask
            | Action::Done => Vec::new(),
        }
    }

    /// The heading under which the prompt lists an action.
    pub(super) const fn heading_of(action: Action) -> &'static str {
        match action {
            Action::Faction(_) | Action::Destiny(_) => "heading-start",
            Action::Launch(_) => "heading-launch",
            Action::Return => "heading-return",
            Action::Go(_) => "heading-regions",
            Action::Raid(_) => "heading-raid",
            Action::Activate(_) => "heading-activate",
            Action::Ship(..) | Action::Barge(_) | Action::Energy => "heading-ships",
            Action::Set(_)
            | Action::Into(_)
            | Action::IntoOperations
            | Action::DiscardMoon(_)
            | Action::Moon => "heading-moons",
            Action::Play(_) => "heading-play",
            Action::Card(_) | Action::Draw => "heading-cards",
            Action::Recruit(_)
            | Action::Collect(..)
            | Action::Use(_)
            | Action::Token(_)
            | Action::Discovery(_) => "heading-free",
            Action::Acquire(_) => "heading-acquire",
            Action::Scrap(_) | Action::PassOn | Action::Rearrange | Action::Next(_) => "heading-modules",
            Action::Pay(_) | Action::Waive | Action::Gain(_) => "heading-resources",
            Action::RepairShip(_) | Action::RepairShield(_) | Action::Module(_) => "heading-damage",
            Action::Build(_) | Action::Upgrade(_) => "heading-build",
            Action::Advance(_) => "heading-tracks",
            Action::Spend(_)
            | Action::Aim
            | Action::Target(_)
            | Action::TargetRaiders
            | Action::Die(_)
            | Action::Save(_) => "heading-battle",
            Action::Give | Action::Ask => "heading-team",
            Action::Way(_) | Action::Yes | Action::Top(_) | Action::First(_) | Action::Done => {
                "heading-choice"
            }
        }
    }
}
