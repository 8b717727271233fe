//! What lies on the table, and the names of its parts.

use orrery_core::{Bag, BySeat, Deck, Known, Seat, SeatSet, actions, words_enum};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::flow::Turn;
use crate::procedures::port::Port;
use crate::procedures::sealing::Sealing;
use crate::procedures::{Stack, Task};
use orrery_core::procedure::{Frame, Frames};

/// The most people who can play (SMU-2).
pub const MOST: usize = 5;
/// Nobody draws with so many cards in hand (SMU-6).
pub const HAND_LIMIT: usize = 4;
const KINDS: usize = Card::ALL.len();
const CARDS: usize = 24;

words_enum! {
    /// A card (SMU-1).
    #[derive(Default)]
    pub enum Card named "card" {
        #[default]
        "ore" => Ore,
        "silk" => Silk,
        "relic" => Relic,
        "informer" => Informer,
    }
}

impl Card {
    /// How many of them the deck has (SMU-1).
    pub const fn count(self) -> u8 {
        match self {
            Self::Ore => 8,
            Self::Silk | Self::Informer => 6,
            Self::Relic => 4,
        }
    }

    /// What goods are worth (SMU-1); an informer is none.
    pub const fn worth(self) -> Option<u8> {
        match self {
            Self::Ore => Some(1),
            Self::Silk => Some(2),
            Self::Relic => Some(4),
            Self::Informer => None,
        }
    }
}

actions! {
    /// What one can do.
    pub enum Action {
        /// Look at the top card of the deck (SMU-5).
        "scout" => Scout,
        /// Draw the top card (SMU-6).
        "draw" => Draw,
        /// Draw nothing (SMU-6).
        "skip" => Skip,
        /// Seal a card as cargo (SMU-8).
        "ship" => Ship(card: Card),
        /// Seal that one stays at home (SMU-8).
        "stay" => Stay,
        /// Play an informer (SMU-10).
        "inform" => Inform,
        /// Play none (SMU-10).
        "decline" => Decline,
    }
}

/// The cards of one seat with those who have seen them. In order, so that equal hands are equal: first what only the
/// holder knows, then what everybody knows.
pub type Hand = ArrayVec<[Known<Card>; HAND_LIMIT]>;

/// Where in the turn we are (SMU-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The captain is in port.
    Port {
        /// Whether the captain has scouted.
        scouted: bool,
    },
    /// Everybody seals a cargo.
    Sealing,
    /// The others may inform.
    Informing {
        /// Who is asked.
        asked: Seat,
        /// Who has informed.
        informed: SeatSet,
    },
    /// The game has ended.
    Over,
}

/// All that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Deck and discard pile; a card on top that somebody has scouted.
    pub deck: Deck<Card, KINDS, CARDS, 1>,
    /// The hands. A sealed card stays in its hand until it is turned over.
    pub hands: BySeat<Hand, MOST>,
    /// What each has sealed: a cargo, or none for staying at home.
    pub sealed: BySeat<Option<Known<Option<Card>>>, MOST>,
    /// The goods that each has sold.
    pub sold: BySeat<Bag<Card, KINDS>, MOST>,
    /// The bounties of each.
    pub bounty: BySeat<u8, MOST>,
    /// How many turns have ended.
    pub turn: u8,
    /// The rest of the turn.
    pub stack: Stack,
}

impl State {
    /// All cards in the deck, nothing dealt.
    pub fn new() -> Self {
        let mut cards = Bag::EMPTY;
        for card in Card::ALL {
            cards.put_many(*card, card.count());
        }
        let mut stack = Stack::default();
        stack.push(Seat::new(0), Turn::Port);
        Self {
            deck: Deck::of(cards),
            hands: BySeat::default(),
            sealed: BySeat::default(),
            sold: BySeat::default(),
            bounty: BySeat::default(),
            turn: 0,
            stack,
        }
    }

    /// The captain's turn begins in port.
    pub fn enter_port(&mut self, captain: Seat, scouted: bool) {
        self.stack.clear();
        self.stack.push(captain, Turn::Seal);
        self.stack.push(captain, Port { scouted });
    }

    /// Everybody seals a cargo.
    pub fn enter_sealing(&mut self, captain: Seat) {
        self.stack.clear();
        self.stack.push(captain, Turn::Inform);
        self.stack.push(captain, Sealing);
    }

    /// Where in the turn we are.
    pub fn phase(&self) -> Phase {
        match self.stack.top() {
            None => Phase::Over,
            Some(Frame { task: Task::Port(port), .. }) => Phase::Port { scouted: port.scouted },
            Some(Frame { task: Task::Sealing(_) | Task::Turn(_) | Task::Patrol(_), .. }) => Phase::Sealing,
            Some(Frame { task: Task::Inform(window), seat }) => {
                Phase::Informing { asked: seat, informed: window.reaction.informed }
            }
        }
    }

    /// Whether a seat has this card in hand.
    #[inline]
    pub fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat].iter().any(|held| held.face == card)
    }

    /// Puts a card into a hand.
    pub fn take_up(&mut self, seat: Seat, card: Known<Card>) {
        self.hands[seat].push(card);
        self.sort(seat);
    }

    /// Takes a card out of a hand, an open one before an equal hidden one (SMU-7).
    pub fn play(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat];
        let place = hand.iter().rposition(|held| held.face == card).expect("the card is in the hand");
        hand.remove(place);
    }

    /// Restores the order of a hand.
    pub fn sort(&mut self, seat: Seat) {
        self.hands[seat].sort_unstable_by_key(|card| (card.by.len(), card.face));
    }
}

impl Default for State {
    fn default() -> Self {
        Self::new()
    }
}
