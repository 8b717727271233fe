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
use crate::map::At;
use crate::procedures::accept::{Accept, Sign};
use crate::procedures::ancient_part::AncientPart;
use crate::procedures::colonise::Colonise;
use crate::procedures::discovery::Discovery;
use crate::procedures::explore_rotation::ExploreRotation;
use crate::procedures::home_rotation::HomeRotation;
use crate::procedures::part_space::PartSpace;
use crate::procedures::reroll::Reroll;
use crate::seen::{Seen, open};
use crate::state::{
    Battle, Carrier, Exploring, Flight, Markers, Payment, Phase, Player, SHUFFLES, Sector, Sectors, State,
    Turn,
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
    /// Ships with interceptors aboard.
    pub aboard: Vec<Carrier>,
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
    /// What somebody is in the middle of.
    pub under_way: UnderWay,
    /// The same as a table: what is asked about it where it is drawn or put into words.
    #[serde(skip)]
    pub(crate) known: Seen,
}

/// What somebody is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct UnderWay {
    /// A sector that is being turned, and where it will lie.
    pub turning: Option<(SectorId, At)>,
    /// A part that is being placed.
    pub part: Option<PartId>,
    /// The sector in which a square is chosen.
    pub settling: Option<SectorId>,
    /// Whether dice that may be rolled again are those of Point Defense.
    pub defence: bool,
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
    /// Reputation tiles that their owner has shown to these viewers.
    pub shown: Bag<ReputationId, REPUTATIONS>,
    /// Which discoveries, for those who know.
    pub kept: Option<Bag<DiscoveryId, DISCOVERIES>>,
}

/// Whether somebody who looks is among those who have seen a thing.
fn sees(seen: SeatSet, viewer: SeatSet) -> bool {
    !seen.intersection(viewer).is_empty()
}

impl Eclipse {
    /// The reputation tiles of a player that somebody who looks has been shown (ECL-183).
    pub(crate) fn shown_to(player: &Player, viewer: SeatSet) -> Bag<ReputationId, REPUTATIONS> {
        let mut shown = Bag::EMPTY;
        player
            .shown_tiles
            .iter()
            .filter(|(_, seen)| sees(*seen, viewer))
            .for_each(|(tile, _)| shown.put(*tile));
        shown
    }

    /// The table as these seats see it together.
    pub(crate) fn view_for(&self, t: &State, viewer: SeatSet) -> View {
        let knows = |seat: Seat| t.over || viewer.contains(seat);
        let players = self.seats.iter().map(|seat| {
            let player = &t.players[seat];
            PlayerView {
                open: open(player),
                tiles: player.reputation.len(),
                kept_count: player.kept.len(),
                reputation: knows(seat).then_some(player.reputation),
                shown: Self::shown_to(player, viewer),
                kept: knows(seat).then_some(player.kept),
            }
        });
        let sectors = t.explored.iter().map(|sector| SectorView {
            sector: self.content.sectors.shown(sector),
            state: t.sectors[sector],
        });
        let finder = t.stack.nearest::<Discovery>().map(|(seat, _)| seat);
        let drawer = Self::drawer(t);
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
            discoveries: t.discovery_stack(),
            discarded: t.discarded,
            bag: t.bag,
            offer: t.offer,
            next: t.next,
            developments: t.developments,
            reputation: t.reputation.len(),
            traitor: t.traitor,
            alliances: t.alliances,
            shrines: t.shrines,
            known: self.seen_by(t, viewer),
            players: players.collect(),
            turn: t.turn,
            markers: t.markers,
            exploring: t.exploring,
            payment: t.payment,
            flight: t.flight,
            aboard: t.aboard.to_vec(),
            found: t.found.map(|found| finder.filter(|seat| knows(*seat)).map(|_| found)),
            part: t.stack.nearest::<AncientPart>().map(|(_, frame)| self.content.parts.shown(frame.part)),
            drawn: drawer.filter(|seat| knows(*seat) || sees(t.drawn_seen, viewer)).map(|_| t.drawn),
            drawn_count: t.drawn.len(),
            battle: t.battle,
            under_way: self.under_way(t),
        }
    }

    fn under_way(&self, t: &State) -> UnderWay {
        let home = |seat: Seat| (self.kit(t, seat).home, self.start_of(t, seat).0);
        let explored = t.stack.nearest::<ExploreRotation>().map(|(_, frame)| (frame.sector, t.exploring.at));
        let turned = t.stack.nearest::<HomeRotation>().map(|(seat, _)| home(seat));
        let ancient = t.stack.nearest::<AncientPart>().map(|(_, frame)| frame.part);
        UnderWay {
            turning: explored.or(turned),
            part: t.stack.nearest::<PartSpace>().map(|(_, frame)| frame.part).or(ancient),
            settling: t.stack.nearest::<Colonise>().map(|(_, frame)| frame.sector),
            defence: t.stack.nearest::<Reroll>().is_some_and(|(_, frame)| frame.defence),
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
            let player = &mut t.players[seat];
            // What was shown to others is not known to have been shown.
            player.shown_tiles.retain(|(_, seen)| sees(*seen, viewer));
            let shown = Self::shown_to(player, viewer);
            let mut held = std::mem::replace(&mut player.reputation, shown);
            for tile in shown.things() {
                let taken = held.take(tile);
                debug_assert!(taken, "what was shown is held");
            }
            counts[seat.index()] = held.len();
            t.reputation.pour(&mut held);
        }
        let drawer = Self::drawer(t);
        let blind = drawer.is_some_and(|seat| hidden.contains(seat)) && !sees(t.drawn_seen, viewer);
        let drawn = if blind { t.drawn.len() } else { 0 };
        if blind {
            t.drawn_seen = SeatSet::NOBODY;
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
        let mut counts = [[0; SHUFFLES]; crate::state::SEATS];
        for seat in hidden.iter() {
            let player = &mut t.players[seat];
            let mut first = std::mem::take(&mut player.kept);
            let counts = &mut counts[seat.index()];
            for (_, shuffle, tile) in t.kept_later.iter().copied().filter(|(of, ..)| *of == seat) {
                let taken = first.take(tile);
                debug_assert!(taken, "what comes later is kept");
                counts[usize::from(shuffle)] += 1;
                t.discoveries[usize::from(shuffle)].unseen.put(tile);
            }
            counts[0] = first.len();
            t.discoveries[0].unseen.pour(&mut first);
        }
        t.kept_later.retain(|(of, ..)| !hidden.contains(*of));
        let finder = t.stack.nearest::<Discovery>().map(|(seat, _)| seat);
        if finder.is_some_and(|seat| hidden.contains(seat))
            && let Some(found) = t.found
        {
            let of = &mut t.discoveries[usize::from(t.found_of)].unseen;
            of.put(found);
            t.found = of.draw(chance);
        }
        for seat in hidden.iter() {
            for (shuffle, count) in counts[seat.index()].into_iter().enumerate() {
                for _ in 0..count {
                    let kept = t.discoveries[shuffle].unseen.draw(chance).expect("as many as were put back");
                    t.keep(seat, kept, shuffle as u8);
                }
            }
        }
    }
}
