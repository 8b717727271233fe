//! The table as somebody sees it. Secret are reputation tiles and discoveries kept for points (R64, R65).

use orrery_core::content::Shown;
use orrery_core::procedure::Frames as _;
use orrery_core::{Bag, ById, Chance, Seat, SeatSet, Set};
use serde::Serialize;

use crate::Eclipse;
use crate::ids::{
    AllianceId, DISCOVERIES, DevelopmentId, Direction, DiscoveryId, PartId, Planet, REPUTATIONS,
    ReputationId, SectorId, ShrineId, TECHNOLOGIES, TechnologyId,
};
use crate::procedures::accept::{Accept, Sign};
use crate::procedures::ancient_part::AncientPart;
use crate::procedures::discovery::Discovery;
use crate::procedures::keep_reputation::KeepReputation;
use crate::state::{
    Battle, Exploring, Flight, Markers, Payment, Phase, Player, Sector, Sectors, State, Turn,
};

/// The table as somebody sees it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// From 1.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Whether the game has ended.
    pub over: bool,
    /// The start player of the Action phase.
    pub start: Seat,
    /// Who passed first.
    pub first: Option<Seat>,
    /// Who holds the direction card.
    pub second: Option<Seat>,
    /// Which way the round goes.
    pub direction: Direction,
    /// The explored sectors.
    pub sectors: Vec<SectorView>,
    /// Sectors left and discards of the three stacks.
    pub piles: [(u8, Sectors); 3],
    /// Discoveries in the stack.
    pub discoveries: u16,
    /// Used discoveries.
    pub discarded: Bag<DiscoveryId, DISCOVERIES>,
    /// What is left in the technology bag.
    pub bag: Bag<TechnologyId, TECHNOLOGIES>,
    /// Technologies that can be bought.
    pub offer: Bag<TechnologyId, TECHNOLOGIES>,
    /// Those that come next.
    pub next: Bag<TechnologyId, TECHNOLOGIES>,
    /// Developments that can be bought.
    pub developments: Set<DevelopmentId>,
    /// Tiles in the reputation bag.
    pub reputation: u16,
    /// Who holds the Traitor card.
    pub traitor: Option<Seat>,
    /// Alliance tiles that nobody has.
    pub alliances: ById<AllianceId, u8>,
    /// Where shrines stand.
    pub shrines: ById<ShrineId, Option<(SectorId, Planet)>>,
    /// Everybody in seat order.
    pub players: Vec<PlayerView>,
    /// The turn under way.
    pub turn: Turn,
    /// The markers of simultaneous play.
    pub markers: Markers,
    /// What is being explored.
    pub exploring: Exploring,
    /// What is being paid.
    pub payment: Payment,
    /// The ship under way.
    pub flight: Option<Flight>,
    /// A discovery that its finder looks at.
    pub found: Option<Option<DiscoveryId>>,
    /// An ancient part that its finder places.
    pub part: Option<Shown<PartId>>,
    /// Reputation tiles that somebody has drawn.
    pub drawn: Option<Bag<ReputationId, REPUTATIONS>>,
    /// How many have been drawn.
    pub drawn_count: u16,
    /// The battle.
    pub battle: Battle,
}

/// A sector on the map.
#[derive(Clone, Debug, Serialize)]
pub struct SectorView {
    /// Which.
    pub sector: Shown<SectorId>,
    /// What lies there.
    pub state: Sector,
}

/// Everything in front of one player.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerView {
    /// What everybody sees.
    pub open: Player,
    /// How many reputation tiles.
    pub tiles: u16,
    /// How many discoveries kept for points.
    pub kept_count: u16,
    /// Which reputation tiles, for those who know.
    pub reputation: Option<Bag<ReputationId, REPUTATIONS>>,
    /// Which discoveries, for those who know.
    pub kept: Option<Bag<DiscoveryId, DISCOVERIES>>,
}

impl Eclipse {
    /// The table as these seats see it together.
    pub(crate) fn view_for(&self, t: &State, viewer: SeatSet) -> View {
        let knows = |seat: Seat| t.over || viewer.contains(seat);
        let players = self.seats.iter().map(|seat| {
            let player = &t.players[seat];
            let open = Player { reputation: Bag::EMPTY, kept: Bag::EMPTY, ..*player };
            PlayerView {
                open,
                tiles: player.reputation.len(),
                kept_count: player.kept.len(),
                reputation: knows(seat).then_some(player.reputation),
                kept: knows(seat).then_some(player.kept),
            }
        });
        let sectors = t.explored.iter().map(|sector| SectorView {
            sector: self.content.sectors.shown(sector),
            state: t.sectors[sector],
        });
        let finder = t.stack.nearest::<Discovery>().map(|(seat, _)| seat);
        let drawer = t.stack.nearest::<KeepReputation>().map(|(seat, _)| seat);
        View {
            round: t.round,
            phase: t.phase,
            over: t.over,
            start: t.start,
            first: t.first,
            second: t.second,
            direction: t.direction,
            sectors: sectors.collect(),
            piles: t.piles.map(|pile| (pile.left, pile.discards)),
            discoveries: t.discoveries.len() - u16::from(t.on_map),
            discarded: t.discarded,
            bag: t.bag,
            offer: t.offer,
            next: t.next,
            developments: t.developments,
            reputation: t.reputation.len(),
            traitor: t.traitor,
            alliances: t.alliances,
            shrines: t.shrines,
            players: players.collect(),
            turn: t.turn,
            markers: t.markers,
            exploring: t.exploring,
            payment: t.payment,
            flight: t.flight,
            found: t.found.map(|found| finder.filter(|seat| knows(*seat)).map(|_| found)),
            part: t.stack.nearest::<AncientPart>().map(|(_, frame)| self.content.parts.shown(frame.part)),
            drawn: drawer.filter(|seat| knows(*seat)).map(|_| t.drawn),
            drawn_count: t.drawn.len(),
            battle: t.battle,
        }
    }

    /// Deals anew what these seats cannot know.
    pub(crate) fn deal_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        if t.over {
            return;
        }
        self.reputation_anew(t, viewer, chance);
        self.discoveries_anew(t, viewer, chance);
    }

    fn reputation_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        let hidden = self.seats.iter().filter(|seat| !viewer.contains(*seat));
        let hidden: SeatSet = hidden.collect();
        let mut counts = [0; crate::state::SEATS];
        for seat in hidden.iter() {
            counts[seat.index()] = t.players[seat].reputation.len();
            let mut held = std::mem::take(&mut t.players[seat].reputation);
            t.reputation.pour(&mut held);
        }
        let drawer = t.stack.nearest::<KeepReputation>().map(|(seat, _)| seat);
        let drawn = if drawer.is_some_and(|seat| hidden.contains(seat)) { t.drawn.len() } else { 0 };
        if drawn > 0 {
            let mut all = std::mem::take(&mut t.drawn);
            t.reputation.pour(&mut all);
        }
        for seat in hidden.iter() {
            for _ in 0..counts[seat.index()] {
                let tile = t.reputation.draw(chance).expect("as many as were put back");
                t.players[seat].reputation.put(tile);
            }
        }
        for _ in 0..drawn {
            let tile = t.reputation.draw(chance).expect("as many as were put back");
            t.drawn.put(tile);
        }
        // A tile that somebody is about to return is one that they hold.
        let accept = t.stack.nearest::<Accept>().map(|(seat, frame)| (frame.with, seat));
        let sign = t.stack.nearest::<Sign>().map(|(seat, frame)| (frame.with, seat));
        if let Some((one, other)) = accept.or(sign) {
            for (half, seat) in [one, other].into_iter().enumerate() {
                if hidden.contains(seat) && t.pact.tiles[half].is_some() {
                    t.pact.tiles[half] = t.players[seat].reputation.kinds().next();
                }
            }
        }
    }

    fn discoveries_anew(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        let hidden = self.seats.iter().filter(|seat| !viewer.contains(*seat));
        let hidden: SeatSet = hidden.collect();
        let mut counts = [0; crate::state::SEATS];
        for seat in hidden.iter() {
            counts[seat.index()] = t.players[seat].kept.len();
            let mut kept = std::mem::take(&mut t.players[seat].kept);
            t.discoveries.pour(&mut kept);
        }
        let finder = t.stack.nearest::<Discovery>().map(|(seat, _)| seat);
        if finder.is_some_and(|seat| hidden.contains(seat))
            && let Some(found) = t.found
        {
            t.discoveries.put(found);
            t.found = t.discoveries.draw(chance);
        }
        for seat in hidden.iter() {
            for _ in 0..counts[seat.index()] {
                let kept = t.discoveries.draw(chance).expect("as many as were put back");
                t.players[seat].kept.put(kept);
            }
        }
    }
}
