//! Everything that a player can do: names, numbers and notation.

use orrery_core::Seat;
use orrery_core::notation::Amount;

use crate::content::SPACES;
use crate::ids::{
    ActionKind, AllianceId, DevelopmentId, Direction, Edge, PartId, Planet, ReputationId, Resource, SectorId,
    ShrineId, SpeciesId, Square, TechnologyId, Track, Unit,
};
use crate::state::DICE;

orrery_core::words_enum! {
    /// The kinds of ships that nobody plays, in the order of ECL-252.
    pub enum Foe named "foe" {
        /// The Galactic Center Defense System, the Ancient dreadnought or an Ancient cruiser.
        "guard" => Guard,
        /// An Ancient ship.
        "ancient" => Ancient,
    }
}

orrery_core::actions! {
    /// One small decision.
    pub enum Action {
        /// Choose a species (ECL-20).
        "species" => Species(species: SpeciesId),
        /// Turn a sector so that its printed edge 0 points this way (ECL-29, ECL-50).
        "rotate" => Rotate(edge: Edge),
        /// Name the track of a cube.
        "cube" => Cube(resource: Resource),
        /// Take an action, or a reaction after passing (ECL-35, ECL-38).
        "take" => Take(action: ActionKind),
        /// Pass (ECL-37).
        "pass" => Pass,
        /// End the turn (R56).
        "end-turn" => EndTurn,
        /// Decline, finish or stop.
        "done" => Done,
        /// Agree.
        "yes" => Yes,
        /// Explore the space at this edge of an explored sector (ECL-46).
        "explore" => Explore(beside: SectorId, edge: Edge),
        /// Draw a second sector (ECL-55).
        "draw" => Draw,
        /// Place this drawn sector (ECL-50).
        "place" => Place(sector: SectorId),
        /// Discard what was drawn (ECL-50).
        "discard" => Discard,
        /// Use the front of a discovery (ECL-60).
        "use" => Use,
        /// Keep a discovery for points (ECL-60).
        "keep" => Keep,
        /// Store an ancient part (ECL-61).
        "store" => Store,
        /// Put a part on this space (ECL-89).
        "space" => Space(unit: Unit, space: Amount<SPACES>),
        /// Put a part beside this blueprint (ECL-63).
        "beside" => Beside(unit: Unit),
        /// Take the disc of this sector (ECL-71).
        "from" => From(sector: SectorId),
        /// Take a disc of the influence track (ECL-71).
        "from-track" => FromTrack,
        /// Put the disc here (ECL-71).
        "to" => To(sector: SectorId),
        /// Put the disc on the influence track (ECL-71).
        "to-track" => ToTrack,
        /// Make a colony ship ready (ECL-70).
        "flip" => Flip,
        /// Settle with a colony ship in this sector (ECL-40).
        "colonise" => Colonise(sector: SectorId),
        /// Name a square (ECL-40).
        "square" => Square(square: Square),
        /// Turn a colony ship over for a resource (ECL-45).
        "goods" => Goods(resource: Resource),
        /// Propose diplomatic relations (ECL-121).
        "relations" => Relations(who: Seat),
        /// Propose an alliance (ECL-131).
        "found" => Found(who: Seat, alliance: AllianceId),
        /// Ask to join an alliance (ECL-132).
        "join" => Join(alliance: AllianceId),
        /// Leave the alliance (ECL-136).
        "leave" => Leave,
        /// Concede (ECL-254).
        "concede" => Concede,
        /// Buy or take a technology (ECL-76).
        "technology" => Technology(technology: TechnologyId),
        /// Buy a development (ECL-84).
        "development" => Development(development: DevelopmentId),
        /// Place a rare technology on this track (ECL-78).
        "on" => On(track: Track),
        /// Name a sector (ECL-85, ECL-98).
        "sector" => Sector(sector: SectorId),
        /// Gain this resource (R75).
        "gain" => Gain(resource: Resource),
        /// Take a part in hand (ECL-88).
        "part" => Part(part: PartId),
        /// Return the part on this space to the supply (ECL-88).
        "remove" => Remove(unit: Unit, space: Amount<SPACES>),
        /// Build this unit (ECL-97).
        "build" => Build(unit: Unit),
        /// Activate a ship (ECL-104).
        "ship" => Ship(unit: Unit, sector: SectorId),
        /// Activate an interceptor in the bays of such a ship (ECL-116).
        "launch" => Launch(unit: Unit, sector: SectorId),
        /// Load so many interceptors (ECL-115).
        "load" => Load(count: Amount<9>),
        /// Step to this sector (ECL-105).
        "step" => Step(sector: SectorId),
        /// Jump to this sector (ECL-114).
        "jump" => Jump(sector: SectorId),
        /// Trade (ECL-2).
        "trade" => Trade(give: Resource, get: Resource),
        /// Cancel a payment (R54).
        "cancel" => Cancel,
        /// Keep or return a reputation tile of this value (ECL-180).
        "tile" => Tile(tile: ReputationId),
        /// Show reputation tiles to allies (ECL-183).
        "show" => Show,
        /// This type acts before others with the same initiative (R97).
        "first" => First(unit: Unit),
        /// Attack (ECL-152).
        "attack" => Attack,
        /// Retreat to this sector (ECL-169).
        "retreat" => Retreat(sector: SectorId),
        /// Assign the die to a ship of a player (R88).
        "hit" => Hit(who: Seat, unit: Unit, ship: Amount<8>),
        /// Assign the die to a ship that nobody plays.
        "hit-foe" => HitFoe(foe: Foe, ship: Amount<12>),
        /// Shoot a missile down (ECL-159).
        "shoot" => Shoot(die: Amount<DICE>),
        /// Roll a die again (ECL-164).
        "reroll" => Reroll(die: Amount<DICE>),
        /// Destroy a cube of this square (ECL-185).
        "destroy" => Destroy(square: Square),
        /// Build this shrine (ECL-211).
        "shrine" => Shrine(shrine: ShrineId),
        /// On this planet (ECL-212).
        "planet" => Planet(sector: SectorId, planet: Planet),
        /// Give a sector up (ECL-206).
        "give-up" => GiveUp(sector: SectorId),
        /// Choose the direction of the next round (ECL-218).
        "direction" => Direction(direction: Direction),
        /// Let the other holder act first (ECL-240).
        "wait" => Wait,
    }
}
