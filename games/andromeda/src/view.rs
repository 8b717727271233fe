//! What a set of seats knows together, and how the rest is dealt anew for them.

mod anew;
mod fight;
pub mod odds;
mod outlook;

use orrery_core::procedure::Frames as _;
use orrery_core::tally::{Itemised, Part};
use orrery_core::{Seat, SeatSet};
use serde::Serialize;

use crate::Andromeda;
use crate::content::Socket;
use crate::flow::Phase;
use crate::ids::{Class, Column, Goods, ModuleId, MoonId, Resource, ShipKind, TacticId, Track};
use crate::procedures::look::Look;
use crate::space::{Berth, Space};
use crate::state::{Marker, Place, State, Tile, Used};

pub(crate) use anew::resample;
pub use fight::{BattleView, SideView};
#[cfg(feature = "page")]
pub(crate) use odds::{Party, chances};
#[cfg(feature = "page")]
pub use outlook::UnderWay;
pub use outlook::{AskedView, ReachView, ThreatView};

/// The table as somebody sees it. Rows are named by their ids.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// Who began.
    pub first: Seat,
    /// Whose turn it is and how far it has come.
    pub turn: Option<TurnView>,
    /// Points at which the end is triggered.
    pub end_marker: u16,
    /// The end has been triggered.
    pub ending: bool,
    /// Turns left in the final round.
    pub last_turns: Option<u8>,
    /// The game is over.
    pub ended: bool,
    /// The event marker.
    pub marker: Marker,
    /// The event card being resolved.
    pub event: Option<String>,
    /// Event cards in the deck, and which of the top ones the viewer knows, the topmost last.
    pub events: (usize, Vec<Option<String>>),
    /// Discarded event cards.
    pub events_pile: Vec<String>,
    /// Event cards that somebody is looking at, for those who know them.
    pub looking: Option<(Seat, Option<[String; 2]>)>,
    /// The regions of the map.
    pub regions: Vec<RegionView>,
    /// Planet tiles in the stack.
    pub planet_stack: u16,
    /// The face-up modules by column, the bottom one first.
    pub display: Vec<(Column, Vec<String>)>,
    /// Modules in the decks.
    pub module_decks: Vec<u16>,
    /// Cards in the tactics deck.
    pub tactics_deck: u16,
    /// The tactics discard pile.
    pub tactics_pile: Vec<String>,
    /// Discovery stacks: how many tokens, and which ones for those who have looked last.
    pub discoveries: Vec<(u8, Option<Vec<String>>)>,
    /// Supremacy tokens on the track.
    pub tokens: Vec<Option<String>>,
    /// Raider cards that have been turned up.
    pub raiders: Vec<RaiderView>,
    /// Mechaphage tokens in the supply.
    pub mechaphages: u8,
    /// The battle under way.
    pub battle: Option<BattleView>,
    /// Who is waited for, and why.
    #[serde(skip)]
    pub asked: Option<AskedView>,
    /// Everybody in seat order.
    pub players: Vec<PlayerView>,
}

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// Which step.
    pub phase: Phase,
    /// The active region.
    pub region: Option<Space>,
    /// The hangar was empty: the ships must return.
    pub must_return: bool,
}

/// A region of the map.
#[derive(Clone, Debug, Serialize)]
pub struct RegionView {
    /// Where.
    pub space: Space,
    /// What: `nebula`, `planet`, `base`, `quasar`, `maelstrom`.
    pub kind: &'static str,
    /// The id of planet or base.
    pub id: Option<String>,
    /// The type of a planet.
    pub track: Option<Track>,
    /// The moon on top.
    pub moon: Option<String>,
    /// How many moons.
    pub moons: u8,
    /// Moons below the top one that the viewer knows.
    pub below: Vec<Option<String>>,
    /// Whose development stands there.
    pub development: Option<Seat>,
    /// Ships: whose, of which type, how many.
    pub ships: Vec<(Seat, ShipKind, u8)>,
    /// Leaders: whose, how many.
    pub leaders: Vec<(Seat, u8)>,
    /// Extra resources.
    pub extra: Goods,
    /// Raiders: their class and how many.
    pub raiders: Option<(Class, u8)>,
    /// The active region.
    pub active: bool,
    /// Raiders that would come if a ship were launched here.
    #[serde(skip)]
    pub threats: Vec<ThreatView>,
}

/// A raider card.
#[derive(Clone, Debug, Serialize)]
pub struct RaiderView {
    /// Its class.
    pub class: Class,
    /// Its id.
    pub raider: String,
    /// Where its raiders are.
    pub places: Vec<Space>,
    /// Damage markers on its shields.
    pub damage: u8,
}

/// One player as somebody sees them.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// The faction.
    pub faction: Option<String>,
    /// Faction cards to choose from, for those who know them.
    pub dealt_factions: Option<Vec<String>>,
    /// The secret choice has been made.
    pub sealed: bool,
    /// Points.
    pub vp: u16,
    /// The score if the game ended now.
    pub score: i32,
    /// Resources without the hand.
    pub stock: Goods,
    /// How many tactics cards, and which ones for those who know them.
    pub hand: (u16, Option<Vec<String>>),
    /// The hand limit.
    pub hand_limit: u8,
    /// Sustain cards in play.
    pub sustain: Vec<String>,
    /// Indexes on the tracks.
    pub tracks: Vec<(Track, u8)>,
    /// Ships by type and place.
    pub ships: Vec<ShipView>,
    /// Upgrade tiles in the reserve.
    pub tiles: Vec<String>,
    /// Upgrades placed.
    pub upgrades: Vec<String>,
    /// Leaders on the station.
    pub leaders: u8,
    /// Leaders spent.
    pub spent: u8,
    /// Claimed moons.
    pub claimed: Vec<String>,
    /// The moon in tactical operations.
    pub operations: Option<String>,
    /// Supremacy tokens.
    pub tokens: Vec<String>,
    /// Discovery tokens: how many, and which ones for those who know them.
    pub discoveries: (u16, Option<Vec<String>>),
    /// Development cards: type, face up, used.
    pub cards: Vec<(Track, u8, u8)>,
    /// The destiny card, for those who know it.
    pub destiny: Option<String>,
    /// Destiny cards to choose from, for those who know them.
    pub dealt_destinies: Option<Vec<String>>,
    /// The modules.
    pub station: Vec<ModuleView>,
    /// Turns taken.
    pub turns: u16,
    /// Where ships in the hangar could go, for those who know what the player has.
    #[serde(skip)]
    pub reach: Vec<ReachView>,
    /// What the score is made of.
    #[serde(skip)]
    pub parts: Vec<Part>,
}

/// Ships of one type in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ShipView {
    /// Which type.
    pub kind: ShipKind,
    /// Where.
    pub place: Place,
    /// Damage markers.
    pub damage: u8,
    /// How many.
    pub count: u8,
}

/// A module in a station.
#[derive(Clone, Debug, Serialize)]
pub struct ModuleView {
    /// Where.
    pub berth: Berth,
    /// Which.
    pub module: String,
    /// Damage markers, mechaphage tokens included.
    pub damage: u8,
    /// The moon in its socket.
    pub moon: Option<String>,
    /// It has a socket of its own.
    pub socket: bool,
    /// The moon shared with the next industry module.
    pub joint: Option<String>,
    /// Activated in this return.
    pub used: bool,
}

pub(crate) fn view(game: &Andromeda, t: &State, viewer: SeatSet) -> View {
    let event_id = |card| game.content.events[card].id.clone();
    let turn = (t.turn.phase != Phase::Setup && !t.ended).then_some(TurnView {
        seat: t.turn.seat,
        phase: t.turn.phase,
        region: t.turn.region,
        must_return: t.turn.must_return,
    });
    let looking = t.stack.nearest::<Look>().map(|(seat, look)| {
        let known = game.known_to(viewer, seat);
        (seat, known.then(|| [event_id(look.one), event_id(look.other)]))
    });
    let discovery = |stack: &crate::state::Discoveries| {
        let known = !stack.by.intersection(viewer).is_empty() && !stack.seen.is_empty();
        let ids = || stack.seen.iter().map(|token| game.content.discoveries[*token].id.clone()).collect();
        (stack.len(), known.then(ids))
    };
    View {
        first: t.first,
        turn,
        end_marker: game.end_marker(),
        ending: t.ending,
        last_turns: t.last_turns,
        ended: t.ended,
        marker: t.marker,
        event: t.event.map(event_id),
        events: (t.events.len(), t.events.top_seen_by(viewer).map(|card| card.map(event_id)).collect()),
        events_pile: t.events.pile().iter().map(|card| event_id(*card)).collect(),
        looking,
        regions: t.regions().iter().map(|space| game.region_view(t, space, viewer)).collect(),
        planet_stack: t.planet_stack.len(),
        display: Column::ALL
            .iter()
            .map(|column| {
                let lying = t.display[*column as usize].iter();
                (*column, lying.map(|module| game.module_id(*module)).collect())
            })
            .collect(),
        module_decks: Column::ALL
            .iter()
            .map(|column| {
                let at = *column as usize;
                t.module_decks[at].len() + t.module_bottoms[at].len() as u16
            })
            .collect(),
        tactics_deck: t.tactics.len(),
        tactics_pile: t.tactics_pile.things().map(|card| game.tactic_id(card)).collect(),
        discoveries: t.discoveries.iter().map(discovery).collect(),
        tokens: t
            .tokens
            .iter()
            .map(|token| token.map(|token| game.content.tokens[token].id.clone()))
            .collect(),
        raiders: Class::ALL.iter().filter_map(|class| game.raider_view(t, *class)).collect(),
        mechaphages: t.phages,
        asked: game.asked_view(t),
        battle: (t.battle.on || t.battle.decided).then(|| game.battle_view(t, viewer)),
        players: game.seats.iter().map(|seat| game.player_view(t, seat, viewer)).collect(),
    }
}

impl Andromeda {
    fn moon_id(&self, moon: MoonId) -> String {
        self.content.moons[moon].id.clone()
    }

    fn module_id(&self, module: ModuleId) -> String {
        self.content.modules[module].id.clone()
    }

    fn tactic_id(&self, card: TacticId) -> String {
        self.content.tactics[card].id.clone()
    }

    fn raider_view(&self, t: &State, class: Class) -> Option<RaiderView> {
        let card = t.raiders.cards[class as usize]?;
        let (places, damage) = match class {
            Class::S => (t.raiders.swarm.iter().map(|raider| raider.0).collect(), 0),
            single => {
                let at = single as usize - 1;
                (t.raiders.single[at].into_iter().collect(), t.raiders.damage[at])
            }
        };
        Some(RaiderView { class, raider: self.content.raiders[card].id.clone(), places, damage })
    }

    fn region_view(&self, t: &State, space: Space, viewer: SeatSet) -> RegionView {
        let (kind, id, track) = match t.map[space] {
            Tile::Empty | Tile::Nebula => ("nebula", None, None),
            Tile::Planet(planet) => {
                let row = &self.content.planets[planet];
                ("planet", Some(row.id.clone()), Some(row.track))
            }
            Tile::Base(base) => ("base", Some(self.content.base(base).id.clone()), None),
            Tile::Quasar => ("quasar", None, None),
            Tile::Maelstrom => ("maelstrom", None, None),
        };
        let planet = t.planet_at(space).map(|planet| &t.planets[planet.index()]);
        let orphan = space.nebula_number().and_then(|nebula| t.orphans[nebula]);
        let top = planet.and_then(|planet| planet.stack.top).or(orphan);
        let seats_and_kinds =
            || self.seats.iter().flat_map(|seat| ShipKind::ALL.iter().map(move |kind| (seat, *kind)));
        let mut extra = Goods::none();
        for resource in Resource::TOKENS {
            extra[resource] = t.extra[space][resource as usize];
        }
        RegionView {
            space,
            kind,
            id,
            track,
            moon: top.map(|moon| self.moon_id(moon)),
            moons: planet.map_or(u8::from(orphan.is_some()), |planet| planet.stack.len()),
            below: planet.map_or(Vec::new(), |planet| {
                let known = planet.stack.below.iter().map(|moon| moon.seen_by(viewer));
                known.map(|moon| moon.map(|moon| self.moon_id(moon))).collect()
            }),
            development: planet.and_then(|planet| planet.owner),
            ships: seats_and_kinds()
                .map(|(seat, kind)| (seat, kind, t.players[seat].count(kind, Place::At(space))))
                .filter(|(_, _, count)| *count > 0)
                .collect(),
            leaders: self
                .seats
                .iter()
                .map(|seat| (seat, t.players[seat].leaders.0[space.index()]))
                .filter(|(_, count)| *count > 0)
                .collect(),
            extra,
            raiders: t.raiders.class_at(space).map(|class| (class, t.raiders.count_at(space))),
            active: t.turn.region == Some(space),
            threats: self.threats(t, space),
        }
    }

    fn player_view(&self, t: &State, seat: Seat, viewer: SeatSet) -> PlayerView {
        let player = &t.players[seat];
        let known = self.known_to(viewer, seat);
        let mut score = Itemised::default();
        self.score(t, seat, viewer, &mut score);
        let upgrade_id = |tile| self.content.upgrades[tile].id.clone();
        let mut ships: Vec<ShipView> = Vec::new();
        for (kind, ship) in player.fleet() {
            match ships.last_mut() {
                Some(last) if (last.kind, last.place, last.damage) == (kind, ship.place, ship.damage) => {
                    last.count += 1;
                }
                _ => ships.push(ShipView { kind, place: ship.place, damage: ship.damage, count: 1 }),
            }
        }
        PlayerView {
            seat,
            faction: player.faction.map(|faction| self.content.factions[faction].id.clone()),
            dealt_factions: (known && !player.dealt_factions.is_empty()).then(|| {
                player
                    .dealt_factions
                    .iter()
                    .map(|faction| self.content.factions[faction].id.clone())
                    .collect()
            }),
            sealed: player.sealed.is_some(),
            vp: player.vp,
            score: score.total(),
            stock: player.stock,
            hand: (
                player.hand.len(),
                known.then(|| player.hand.things().map(|card| self.tactic_id(card)).collect()),
            ),
            hand_limit: self.hand_limit(t, seat),
            sustain: player.sustain.iter().map(|card| self.tactic_id(*card)).collect(),
            tracks: Track::ALL.iter().map(|track| (*track, player.index(*track) as u8)).collect(),
            ships,
            tiles: if player.faction.is_some() {
                self.tiles(t, seat).map(upgrade_id).collect()
            } else {
                Vec::new()
            },
            upgrades: player.upgrades.iter().flatten().map(|tile| upgrade_id(*tile)).collect(),
            leaders: player.station,
            spent: player.spent,
            claimed: player.claimed.iter().map(|moon| self.moon_id(*moon)).collect(),
            operations: player.operations.map(|moon| self.moon_id(moon)),
            tokens: player.tokens.iter().map(|token| self.content.tokens[token].id.clone()).collect(),
            discoveries: (
                player.discoveries.len(),
                known.then(|| {
                    player
                        .discoveries
                        .things()
                        .map(|token| self.content.discoveries[token].id.clone())
                        .collect()
                }),
            ),
            cards: Track::ALL
                .iter()
                .map(|track| (*track, player.face_up[*track as usize], player.face_down[*track as usize]))
                .collect(),
            destiny: (known || t.ended)
                .then_some(player.destiny)
                .flatten()
                .map(|destiny| self.content.destinies[destiny].id.clone()),
            dealt_destinies: (known && !player.dealt_destinies.is_empty()).then(|| {
                player.dealt_destinies.iter().map(|card| self.content.destinies[card].id.clone()).collect()
            }),
            station: t.station(seat).map(|(berth, slot)| self.module_view(berth, slot)).collect(),
            turns: player.turns,
            reach: self.reach_views(t, seat, viewer),
            parts: score.parts,
        }
    }

    fn module_view(&self, berth: Berth, slot: &crate::state::Slot) -> ModuleView {
        let row = &self.content.modules[slot.module];
        ModuleView {
            berth,
            module: row.id.clone(),
            damage: slot.damage + slot.phages,
            moon: slot.moon.map(|moon| self.moon_id(moon)),
            socket: matches!(row.socket, Some(Socket::Input | Socket::Output(_) | Socket::Store(_))),
            joint: slot.joint.map(|moon| self.moon_id(moon)),
            used: slot.used != Used::No,
        }
    }
}
