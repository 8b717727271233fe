//! What a set of seats knows together, and how the rest is dealt anew for them.

use orrery_core::content::Shown;
use orrery_core::tally::{Itemised, Part};
use orrery_core::{Bag, Chance, Seat, SeatSet};
use serde::Serialize;

use crate::Orion;
use crate::content::Colour;
use crate::effects::From;
use crate::event::Level;
use crate::procedures::stacking::Stacking;
use crate::procedures::{Frame, Task};
use crate::state::{AdvisorId, CardId, DESIGNS, Ending, RaceId, Resources, State, SystemId};

/// The table as somebody sees it. Code knows cards by their ids, JSON by their names.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// From 1.
    pub round: u8,
    /// Who has the first player token.
    pub first: Seat,
    /// Why the game is over.
    pub ended: Option<Ending>,
    /// Advisors in the middle.
    pub middle: Vec<Shown<AdvisorId>>,
    /// Cards in the deck.
    pub deck: usize,
    /// The discard pile, its top card first (ORI-24).
    pub discard_pile: Vec<Shown<CardId>>,
    /// What is being done with cards that lie open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub under_way: Option<UnderWay>,
    /// Everybody in seat order.
    pub players: Vec<PlayerView>,
}

/// A procedure in which somebody chooses among cards that lie open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnderWay {
    /// The top card of the discard pile is built (ORI-131).
    BuildingFromPile(Seat),
    /// A system is stacked anew from the bottom (ORI-126).
    Stacking {
        /// By whom.
        seat: Seat,
        /// Which system.
        system: SystemId,
        /// So many cards lie in their new places.
        placed: u8,
        /// The place of the former top card, which bears the marker if there is one.
        former_top: u8,
    },
}

/// One player as somebody sees them.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// Once chosen.
    pub race: Option<Shown<RaceId>>,
    /// The three tracks.
    pub stock: Resources,
    /// The level that they would give now.
    pub level: Level,
    /// What all structures together produce.
    pub produces: Resources,
    /// Morale.
    pub morale: i16,
    /// Place on the score track.
    pub points: u16,
    /// The score if the game ended now.
    pub score: i32,
    /// Action markers to be spent.
    pub available: u8,
    /// Markers at rest.
    pub reserves: u8,
    /// Markers on the own sheet.
    pub spent: u8,
    /// The Propaganda field is occupied.
    pub propaganda: bool,
    /// Own markers in the attack area of each opponent, in seat order.
    pub attacks: Vec<u8>,
    /// What an attack on this player costs and is compared with.
    pub defence: Defence,
    /// The hand.
    pub hand: HandView,
    /// Systems with at least one card.
    pub systems: Vec<SystemView>,
    /// The hired advisor.
    pub advisor: Option<AdvisorView>,
    /// What the numbers are made of. The score sheet has the same for programs.
    #[serde(skip)]
    pub parts: Parts,
}

/// What the numbers of a player are made of; all of it lies open.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// The score if the game ended now.
    pub score: Vec<Part>,
    /// What an attack on this player costs.
    pub attack_cost: Vec<Part>,
    /// The fleet that an attack on this player must reach.
    pub defence: Vec<Part>,
    /// The fleet with which this player would attack.
    pub attack: Vec<Part>,
    /// The cards that Research draws.
    pub research: Vec<Part>,
}

/// The other side of an attack.
#[derive(Clone, Debug, Serialize)]
pub struct Defence {
    /// Fleet to be spent.
    pub cost: i32,
    /// Fleet to be reached.
    pub value: i32,
}

/// A hand: its size for all, its cards for those who know them.
#[derive(Clone, Debug, Serialize)]
pub struct HandView {
    /// How many cards, those just drawn included.
    pub size: u8,
    /// All of them, for the owner; otherwise those that everybody has seen.
    pub cards: Vec<Shown<CardId>>,
    /// Cards just drawn of which some are to be discarded.
    pub drawn: Option<Vec<Shown<CardId>>>,
}

/// A system from the bottom to the top.
#[derive(Clone, Debug, Serialize)]
pub struct SystemView {
    /// Which one.
    pub system: SystemId,
    /// The advisor below all structures, with his colour.
    pub founder: Option<(Shown<AdvisorId>, Colour)>,
    /// Structures.
    pub cards: Vec<Shown<CardId>>,
    /// A marker lies on the top card.
    pub marker: bool,
}

/// A hired advisor.
#[derive(Clone, Debug, Serialize)]
pub struct AdvisorView {
    /// Who.
    pub advisor: Shown<AdvisorId>,
    /// A marker lies on his field.
    pub marker: bool,
}

fn itemised(fill: impl FnOnce(&mut Itemised)) -> Itemised {
    let mut tally = Itemised::default();
    fill(&mut tally);
    tally
}

/// What the innermost frame does with cards that lie open.
fn under_way(t: &State) -> Option<UnderWay> {
    let Frame { seat, task } = *t.stack.last()?;
    match task {
        Task::Build(build) if build.offer.from == From::DiscardTop => Some(UnderWay::BuildingFromPile(seat)),
        Task::Stack(Stacking { system, placed, former_top }) => {
            Some(UnderWay::Stacking { seat, system, placed, former_top })
        }
        _ => None,
    }
}

pub(crate) fn view(game: &Orion, t: &State, viewer: SeatSet) -> View {
    View {
        round: t.round,
        first: t.first,
        ended: t.ended,
        middle: t.middle.iter().map(|advisor| game.content.advisors.shown(advisor)).collect(),
        deck: t.deck.len(),
        discard_pile: t.deck.pile().iter().rev().map(|card| game.card_view(*card)).collect(),
        under_way: under_way(t),
        players: game.seats.iter().map(|seat| game.player_view(t, seat, viewer)).collect(),
    }
}

/// Deals anew what these seats cannot know: the secret cards of the other hands and the deck (ORI-26). The three
/// advisors out of the game were never decided.
pub(crate) fn resample(game: &Orion, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
    let mut pool: Bag<CardId, DESIGNS> = Bag::EMPTY;
    t.deck.hide_from(viewer, &mut pool);
    let hidden = |seat: &Seat| !viewer.contains(*seat);
    for seat in game.seats.iter().filter(hidden) {
        let player = &mut t.players[seat];
        let mut secret = player.hand.held;
        for (card, count) in player.hand.shown.iter() {
            (0..count).for_each(|_| assert!(secret.take(card), "what was shown is in the hand"));
        }
        pool.pour(&mut secret);
        player.drawn.iter().for_each(|card| pool.put(*card));
    }
    for seat in game.seats.iter().filter(hidden) {
        let player = &mut t.players[seat];
        let secret = player.hand.held.len() - player.hand.shown.len();
        player.hand.held = player.hand.shown;
        for _ in 0..secret {
            player.hand.held.put(pool.draw(chance).expect("as many cards as were taken"));
        }
        for card in &mut player.drawn {
            *card = pool.draw(chance).expect("as many cards as were taken");
        }
        player.drawn.sort_unstable();
    }
    t.deck.refill(viewer, &mut pool, chance);
}

impl Orion {
    fn card_view(&self, card: CardId) -> Shown<CardId> {
        self.content.structures.shown(card)
    }

    fn player_view(&self, t: &State, seat: Seat, viewer: SeatSet) -> PlayerView {
        let player = &t.players[seat];
        let score = itemised(|tally| self.score(t, seat, tally));
        let cost = itemised(|tally| self.attack_cost(t, seat, tally));
        let value = itemised(|tally| self.defence_value(t, seat, tally));
        PlayerView {
            seat,
            race: player.race.map(|race| self.content.races.shown(race)),
            stock: player.stock,
            level: self.level(t, seat),
            produces: self.production_of(t, seat),
            morale: player.morale,
            points: player.points,
            score: score.total(),
            available: player.available,
            reserves: player.reserves,
            spent: player.spent,
            propaganda: player.propaganda,
            attacks: self.seats.iter().map(|other| player.attacks[other]).collect(),
            defence: Defence { cost: cost.total(), value: value.total() },
            hand: self.hand_view(t, seat, viewer),
            systems: player.occupied_systems().map(|system| self.system_view(t, seat, system)).collect(),
            advisor: player.advisor.map(|hired| AdvisorView {
                advisor: self.content.advisors.shown(hired.advisor),
                marker: hired.marker,
            }),
            parts: Parts {
                score: score.parts,
                attack_cost: cost.parts,
                defence: value.parts,
                attack: itemised(|tally| self.attack_value(t, seat, tally)).parts,
                research: itemised(|tally| self.research_cards(t, seat, tally)).parts,
            },
        }
    }

    pub(crate) fn production_of(&self, t: &State, seat: Seat) -> Resources {
        let mut sum = Resources::default();
        for card in t.players[seat].structures() {
            sum.gain(self.content.structures[card].produces);
        }
        sum
    }

    fn hand_view(&self, t: &State, seat: Seat, viewer: SeatSet) -> HandView {
        let player = &t.players[seat];
        let own = viewer.contains(seat);
        let known = if own { &player.hand.held } else { &player.hand.shown };
        let drawn = own && !player.drawn.is_empty();
        HandView {
            size: player.hand.len() + player.drawn.len() as u8,
            cards: known.things().map(|card| self.card_view(card)).collect(),
            drawn: drawn.then(|| player.drawn.iter().map(|card| self.card_view(*card)).collect()),
        }
    }

    fn system_view(&self, t: &State, seat: Seat, system: SystemId) -> SystemView {
        let player = &t.players[seat];
        let founder = player.founder.filter(|_| system == SystemId::EXTRA);
        SystemView {
            system,
            founder: founder.map(|founder| (self.content.advisors.shown(founder.advisor), founder.colour)),
            cards: player.system(system).cards.iter().map(|card| self.card_view(*card)).collect(),
            marker: player.system(system).marker,
        }
    }
}
