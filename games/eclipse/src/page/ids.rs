//! What the things on the page are called, so that an action can name the things that it concerns.

use orrery_core::Seat;

use crate::actions::{Action, Foe};
use crate::ids::{
    ActionKind, AllianceId, DevelopmentId, Edge, PartId, ReputationId, Resource, SectorId, ShrineId,
    SpeciesId, Square, TechnologyId, Track, Unit,
};
use crate::state::{Ship, Type};

/// The influence track of the reader.
pub(super) const DISCS: &str = "discs";
/// The colony ships of the reader.
pub(super) const COLONY: &str = "colony";
/// A discovery or an ancient part that the reader has found.
pub(super) const FOUND: &str = "found";

/// A sector on the map.
pub(super) fn sector(id: SectorId) -> String {
    format!("sector-{id}")
}

/// An unexplored space at the edge of a sector.
pub(super) fn space(beside: SectorId, edge: Edge) -> String {
    format!("space-{beside}-{edge}")
}

/// A way to turn a sector.
pub(super) fn rotation(edge: Edge) -> String {
    format!("rotate-{edge}")
}

/// A sector that was drawn.
pub(super) fn drawn(id: SectorId) -> String {
    format!("drawn-{id}")
}

/// Ships of a player in a sector.
pub(super) fn fleet(seat: Seat, at: SectorId) -> String {
    format!("fleet-{}-{at}", seat.index())
}

/// The stored resources of the reader.
pub(super) fn store(resource: Resource) -> String {
    format!("store-{resource}")
}

/// A population track of the reader.
pub(super) fn cubes(resource: Resource) -> String {
    format!("cubes-{resource}")
}

/// An action space of the reader.
pub(super) fn action(kind: ActionKind) -> String {
    format!("action-{kind}")
}

/// A technology track of the reader.
pub(super) fn track(track: Track) -> String {
    format!("technologies-{track}")
}

/// A technology on the supply board.
pub(super) fn technology(id: TechnologyId) -> String {
    format!("technology-{id}")
}

/// A development on the supply board.
pub(super) fn development(id: DevelopmentId) -> String {
    format!("development-{id}")
}

/// A part that can be taken in hand.
pub(super) fn part(id: PartId) -> String {
    format!("part-{id}")
}

/// A space of a blueprint of the reader.
pub(super) fn slot(unit: Unit, space: u8) -> String {
    format!("slot-{unit}-{space}")
}

/// What lies beside a blueprint of the reader.
pub(super) fn beside(unit: Unit) -> String {
    format!("beside-{unit}")
}

/// A unit of the reader.
pub(super) fn unit(unit: Unit) -> String {
    format!("unit-{unit}")
}

/// A square that is chosen.
pub(super) fn square(square: Square) -> String {
    format!("square-{square}")
}

/// A reputation tile that is chosen.
pub(super) fn tile(tile: ReputationId) -> String {
    format!("tile-{tile}")
}

/// A shrine.
pub(super) fn shrine(id: ShrineId) -> String {
    format!("shrine-{id}")
}

/// A species that can be chosen.
pub(super) fn species(id: SpeciesId) -> String {
    format!("species-{id}")
}

/// How the reader stands with another player.
pub(super) fn partner(seat: Seat) -> String {
    format!("partner-{}", seat.index())
}

/// An alliance.
pub(super) fn alliance(id: AllianceId) -> String {
    format!("alliance-{id}")
}

/// Ships of a type in a battle.
pub(super) fn fighter(of: Type) -> String {
    match of {
        Type::Of(seat, unit) => format!("fighter-{}-{unit}", seat.index()),
        Type::Guard(_) => "fighter-guard".to_owned(),
        Type::Ancients => "fighter-ancient".to_owned(),
    }
}

/// A ship in a battle.
pub(super) fn ship(ship: Ship) -> String {
    match ship.of {
        Type::Of(seat, unit) => format!("hull-{}-{unit}-{}", seat.index(), ship.index),
        Type::Guard(_) => format!("hull-guard-{}", ship.index),
        Type::Ancients => format!("hull-ancient-{}", ship.index),
    }
}

/// A die in a battle.
pub(super) fn die(place: u8) -> String {
    format!("die-{place}")
}

/// A sector that can be given up for want of money.
pub(super) fn lose(id: SectorId) -> String {
    format!("lose-{id}")
}

/// A resource that can be traded for money.
pub(super) fn swap(give: Resource) -> String {
    format!("swap-{give}")
}

/// The things that an action of a seat concerns.
pub(super) fn things_of(seat: Seat, action: Action) -> Vec<String> {
    let thing = match action {
        Action::Species(id) => species(id),
        Action::Rotate(edge) => rotation(edge),
        Action::Cube(resource) => cubes(resource),
        Action::Take(kind) => self::action(kind),
        Action::Explore(at, edge) => space(at, edge),
        Action::Place(id) => drawn(id),
        Action::Use | Action::Keep | Action::Store => FOUND.to_owned(),
        Action::Space(unit, space) | Action::Remove(unit, space) => slot(unit, space.get()),
        Action::Beside(unit) => beside(unit),
        Action::From(id)
        | Action::To(id)
        | Action::Colonise(id)
        | Action::Sector(id)
        | Action::Step(id)
        | Action::Jump(id)
        | Action::Retreat(id)
        | Action::Planet(id, _) => sector(id),
        Action::GiveUp(id) => return vec![sector(id), lose(id)],
        Action::FromTrack | Action::ToTrack => DISCS.to_owned(),
        Action::Flip => COLONY.to_owned(),
        Action::Square(of) | Action::Destroy(of) => square(of),
        Action::Goods(resource) | Action::Gain(resource) => store(resource),
        Action::Trade(give, Resource::Money) => return vec![store(give), store(Resource::Money), swap(give)],
        Action::Trade(give, get) => return vec![store(give), store(get)],
        Action::Relations(who) | Action::Found(who, _) => partner(who),
        Action::Join(id) => alliance(id),
        Action::Technology(id) => technology(id),
        Action::Development(id) => development(id),
        Action::On(of) => track(of),
        Action::Part(id) => part(id),
        Action::Build(of) => unit(of),
        Action::Ship(_, at) | Action::Launch(_, at) => return vec![fleet(seat, at), sector(at)],
        Action::Tile(id) => tile(id),
        Action::First(unit) => fighter(Type::Of(seat, unit)),
        Action::Hit(who, unit, index) => ship(Ship { of: Type::Of(who, unit), index: index.get() }),
        Action::HitFoe(Foe::Guard, index) => {
            ship(Ship { of: Type::Guard(crate::ids::GuardId::default()), index: index.get() })
        }
        Action::HitFoe(Foe::Ancient, index) => ship(Ship { of: Type::Ancients, index: index.get() }),
        Action::Shoot(place) | Action::Reroll(place) => die(place.get()),
        Action::Shrine(id) => shrine(id),
        Action::Pass
        | Action::EndTurn
        | Action::Done
        | Action::Yes
        | Action::Draw
        | Action::Discard
        | Action::Leave
        | Action::Concede
        | Action::Load(_)
        | Action::Cancel
        | Action::Attack
        | Action::Show
        | Action::Direction(_)
        | Action::Wait => return Vec::new(),
    };
    vec![thing]
}

/// The heading under which the prompt lists an action.
pub(super) const fn heading_of(action: Action) -> &'static str {
    match action {
        Action::Species(_) => "heading-species",
        Action::Take(_) => "heading-actions",
        Action::Explore(..) | Action::Place(_) | Action::Draw | Action::Rotate(_) => "heading-explore",
        Action::From(_) | Action::FromTrack | Action::To(_) | Action::ToTrack => "heading-discs",
        Action::Flip | Action::Colonise(_) | Action::Goods(_) => "heading-colony",
        Action::Relations(_) | Action::Found(..) | Action::Join(_) | Action::Leave => "heading-diplomacy",
        Action::Technology(_) => "heading-technologies",
        Action::Development(_) => "heading-developments",
        Action::Part(_) => "heading-parts",
        Action::Remove(..) => "heading-remove",
        Action::Space(..) | Action::Beside(_) => "heading-blueprints",
        Action::Build(_) => "heading-build",
        Action::Ship(..) | Action::Launch(..) | Action::Load(_) | Action::Step(_) => "heading-move",
        Action::Jump(_) => "heading-jump",
        Action::Trade(..) => "heading-trade",
        Action::Attack | Action::Retreat(_) | Action::First(_) => "heading-battle",
        Action::Hit(..) | Action::HitFoe(..) | Action::Shoot(_) | Action::Reroll(_) => "heading-dice",
        Action::GiveUp(_) => "heading-give-up",
        Action::Cube(_)
        | Action::Use
        | Action::Keep
        | Action::Store
        | Action::Square(_)
        | Action::On(_)
        | Action::Sector(_)
        | Action::Gain(_)
        | Action::Tile(_)
        | Action::Destroy(_)
        | Action::Shrine(_)
        | Action::Planet(..)
        | Action::Direction(_)
        | Action::Show
        | Action::Yes => "heading-choice",
        Action::Pass
        | Action::EndTurn
        | Action::Done
        | Action::Discard
        | Action::Concede
        | Action::Cancel
        | Action::Wait => "heading-done",
    }
}
