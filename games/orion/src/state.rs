//! What lies on the table.

use orrery_core::notation::Amount;
use orrery_core::procedure::Frames as _;
use orrery_core::{Bag, BySeat, Deck, Goods, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::content::Colour;
use crate::flow::Step;
use crate::procedures::Stack;

/// The most players.
pub const SEATS: usize = 4;
/// Designs that a deck can have; the box has 45.
pub const DESIGNS: usize = 64;
/// Cards that a deck can have; the box has 90.
pub const CARDS: usize = 120;
/// Cards that one grey exploit can draw at most; the box says 4.
pub const DRAWN: usize = 8;
/// How deep effects can be nested: every nested build fills a place, every nested activation a field (ORI-144).
pub const DEPTH: usize = 32;

orrery_core::id! {
    /// A design of the structure deck, by the number of its row.
    pub struct CardId("", DESIGNS);
}
orrery_core::id! {
    /// An advisor, by the number of his row.
    pub struct AdvisorId("", 16);
}
orrery_core::id! {
    /// A race, by the number of its row.
    pub struct RaceId("", 16);
}
orrery_core::id! {
    /// A system of a player; the fifth is the additional one of Fulcrum Sandebar (ORI-23).
    pub struct SystemId("sys", 5);
}
orrery_core::id! {
    /// How deep a card lies in the discard pile; the first is the top.
    pub struct Depth("", CARDS);
}
orrery_core::id! {
    /// One of the options that a card offers.
    pub struct OptionId("", 6);
}

/// Units of one resource in a payment.
pub type Units = Amount<10>;

impl SystemId {
    /// The additional system.
    pub const EXTRA: Self = Self::new(4);

    /// The four regular ones (ORI-23).
    pub fn regular() -> impl Iterator<Item = Self> {
        (0..4).map(Self::new)
    }
}

orrery_core::words_enum! {
    /// The three resources.
    pub enum Resource named "good" {
        /// The cheapest.
        "food" => Food,
        /// For attacks.
        "fleet" => Fleet,
        /// The dearest.
        "production" => Production,
    }
}

orrery_core::words_enum! {
    /// Where an effect comes from: the top card of a system, the advisor, or the race.
    pub enum Slot {
        /// The top card of the first system.
        "sys1" => System1,
        /// The top card of the second system.
        "sys2" => System2,
        /// The top card of the third system.
        "sys3" => System3,
        /// The top card of the fourth system.
        "sys4" => System4,
        /// The top card of the additional system.
        "sys5" => System5,
        /// The hired advisor.
        "advisor" => Advisor,
        /// The racial ability (ORI-5).
        "race" => Race,
    }
}

impl Slot {
    /// The system whose top card it is.
    pub fn system(self) -> Option<SystemId> {
        let index = self as u8;
        (index < 5).then(|| SystemId::new(index))
    }
}

impl From<SystemId> for Slot {
    fn from(system: SystemId) -> Self {
        Self::ALL[system.index()]
    }
}

/// Amounts of the three resources.
pub type Resources = Goods<Resource>;

/// A stack of structures, the active one last (ORI-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct System {
    /// From the bottom to the top.
    pub cards: ArrayVec<[CardId; 5]>,
    /// A marker lies on the field of the top card; a covered card has none (ORI-33). It matters to nothing but that
    /// field (ORI-39).
    pub marker: bool,
}

/// The advisor in front of a player (ORI-98).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hired {
    /// Who.
    pub advisor: AdvisorId,
    /// A marker lies on his field.
    pub marker: bool,
}

/// The advisor who has become the lowest card of the additional system (ORI-130).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Founder {
    /// Who.
    pub advisor: AdvisorId,
    /// The colour chosen when he was hired.
    pub colour: Colour,
}

/// Cards in hand, as many as there are (ORI-22). A card that was taken openly stays known to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// All cards.
    pub held: Bag<CardId, DESIGNS>,
    /// Those of them that everybody has seen go there.
    pub shown: Bag<CardId, DESIGNS>,
}

impl Hand {
    /// How many cards.
    pub fn len(&self) -> u8 {
        self.held.len() as u8
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    /// Takes a card in that only the owner has seen.
    pub fn add(&mut self, card: CardId) {
        self.held.put(card);
    }

    /// Takes a card in before everybody's eyes.
    pub fn add_openly(&mut self, card: CardId) {
        self.held.put(card);
        self.shown.put(card);
    }

    /// Everybody learns that this card is among them; one that was known to be there may be the one.
    pub fn show(&mut self, card: CardId) {
        if self.shown.count(card) == 0 {
            self.shown.put(card);
        }
    }

    /// Lays a card down. Of two equal ones it is the one that was known: then the other stays secret.
    pub fn remove(&mut self, card: CardId) {
        let held = self.held.take(card);
        debug_assert!(held, "the card is in the hand");
        let _ = self.shown.take(card);
    }
}

/// Everything in front of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Chosen before the first round.
    pub race: Option<RaceId>,
    /// The three tracks.
    pub stock: Resources,
    /// At most 10, without a lower bound (ORI-19).
    pub morale: i16,
    /// The place on the score track (ORI-20).
    pub points: u16,
    /// The hand.
    pub hand: Hand,
    /// Cards of a grey exploit of which one is still to be discarded, in order of their numbers.
    pub drawn: ArrayVec<[CardId; DRAWN]>,
    /// Four regular systems, filled in order, and the additional one.
    pub systems: [System; 5],
    /// The lowest card of the additional system, which exists with him.
    pub founder: Option<Founder>,
    /// The hired advisor.
    pub advisor: Option<Hired>,
    /// Action markers that must still be spent this round (ORI-54).
    pub available: u8,
    /// Markers at rest (ORI-10).
    pub reserves: u8,
    /// Markers on the action spaces of the own sheet.
    pub spent: u8,
    /// The Propaganda field is occupied (ORI-94).
    pub propaganda: bool,
    /// Markers in each opponent's attack area (ORI-84).
    pub attacks: BySeat<u8, SEATS>,
}

impl Player {
    /// A system.
    pub fn system(&self, system: SystemId) -> &System {
        &self.systems[system.index()]
    }

    /// How many regular systems hold a card: new ones are opened in order.
    pub fn regular_systems(&self) -> usize {
        SystemId::regular().filter(|system| !self.system(*system).cards.is_empty()).count()
    }

    /// Systems with at least one card, the founder counted (ORI-122).
    pub fn occupied_systems(&self) -> impl Iterator<Item = SystemId> + '_ {
        SystemId::all().filter(|system| {
            !self.system(*system).cards.is_empty() || (*system == SystemId::EXTRA && self.founder.is_some())
        })
    }

    /// The top structure of a system.
    pub fn top(&self, system: SystemId) -> Option<CardId> {
        self.system(system).cards.last().copied()
    }

    /// All structures, covered ones too.
    pub fn structures(&self) -> impl Iterator<Item = CardId> + '_ {
        self.systems.iter().flat_map(|system| system.cards.iter().copied())
    }

    /// All markers of this colour that lie on cards.
    pub fn markers_on_cards(&self) -> u8 {
        let systems = self.systems.iter().filter(|system| system.marker).count() as u8;
        systems + u8::from(self.advisor.is_some_and(|hired| hired.marker))
    }

    /// All markers of this colour but those on the tracks.
    pub fn markers(&self) -> u8 {
        let attacks: u8 = self.attacks.0.iter().sum();
        self.available + self.reserves + self.spent + self.markers_on_cards() + attacks
    }
}

orrery_core::words_enum! {
    /// Why the game is over (ORI-102).
    pub enum Ending named "ended" {
        /// The last round has been completed.
        "last-round" => LastRound,
        /// Somebody's morale is 0 or less.
        "morale" => Morale,
        /// Somebody has four full systems.
        "full-systems" => FullSystems,
    }
}

/// The deck with its discard pile; nobody ever looks into it, so no card in it has a place.
pub type StructureDeck = Deck<CardId, DESIGNS, CARDS, 0>;

/// The whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// From 1 (ORI-11).
    pub round: u8,
    /// Who has the first player token.
    pub first: Seat,
    /// Set when the game is over.
    pub ended: Option<Ending>,
    /// Advisors face up in the middle.
    pub middle: Set<AdvisorId>,
    /// Structure deck and discard pile.
    pub deck: StructureDeck,
    /// Everybody.
    pub players: BySeat<Player, SEATS>,
    /// What is being done, the innermost last.
    pub stack: Stack,
}

impl State {
    /// Whether turns are being taken (ORI-40).
    pub fn is_action_phase(&self) -> bool {
        self.stack.nearest::<Step>().is_some_and(|(_, step)| matches!(step, Step::Turns(_)))
    }
}
