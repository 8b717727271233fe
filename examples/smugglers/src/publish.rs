//! What people read: views, events, the ledger.

use std::ops::RangeInclusive;

use orrery_core::{Publish, Seat, SeatSet, Sketch, Text};
use serde::Serialize;

use crate::Smugglers;
use crate::table::{Card, Phase, State};

/// What happened.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody looked at the top card.
    Scouted(Seat),
    /// For the one who looked: this card.
    Saw(Card),
    /// Somebody drew.
    Drew(Seat),
    /// For those who may see it: this card was drawn.
    Held(Seat, Card),
    /// Somebody sealed a choice.
    Sealed(Seat),
    /// A choice was turned over.
    TurnedOver(Seat, Option<Card>),
    /// An informer was played.
    Informed(Seat),
    /// The patrol came with this strength.
    Patrol(u8),
    /// A cargo was seized.
    Seized(Seat, Card),
    /// A cargo was sold.
    Sold(Seat, Card),
    /// An informer earned this.
    Bounty(Seat, u8),
}

/// The table as a set of seats sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The turn, from 1.
    pub turn: u8,
    /// Whose turn it is.
    pub captain: Seat,
    /// Where in the turn we are.
    pub phase: Phase,
    /// How many cards are in the deck.
    pub deck: usize,
    /// The scouted card on top, if there is one, as far as these seats know it.
    pub scouted: Vec<Option<Card>>,
    /// The discard pile, its top card last.
    pub pile: Vec<Card>,
    /// Each seat.
    pub seats: Vec<SeatView>,
}

/// One seat of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Whose.
    pub seat: Seat,
    /// How many cards are in the hand.
    pub cards: usize,
    /// Those of them that the viewer knows.
    pub known: Vec<Card>,
    /// The sealed cargo as far as the viewer knows it, without a card if the seat stays at home. Who has sealed is told
    /// by who is awaited.
    pub cargo: Option<Vec<Card>>,
    /// The goods sold.
    pub sold: Vec<Card>,
    /// The bounties.
    pub bounty: u8,
}

/// What a viewer sees: only what `Known` says that one of them has seen.
pub fn view(game: &Smugglers, t: &State, viewer: SeatSet) -> View {
    use orrery_core::Game as _;
    let seat = |seat| SeatView {
        seat,
        cards: t.hands[seat].len(),
        known: t.hands[seat].iter().filter_map(|card| card.seen_by(viewer)).collect(),
        cargo: t.sealed[seat].and_then(|cargo| cargo.seen_by(viewer)).map(|card| card.into_iter().collect()),
        sold: t.sold[seat].things().collect(),
        bounty: t.bounty[seat],
    };
    View {
        turn: t.turn + 1,
        captain: game.captain(t),
        phase: t.phase(),
        deck: t.deck.len(),
        scouted: t.deck.top_seen_by(viewer).collect(),
        pile: t.deck.pile().to_vec(),
        seats: game.seats().iter().map(seat).collect(),
    }
}

impl Publish for Smugglers {
    const ID: &'static str = "smugglers";
    const PREFIX: &'static str = "SMU";
    const SEATS: RangeInclusive<u8> = 2..=5;
    /// The second revision is made for the tests of revisions: no other game has one before the first release.
    const REVISION: u16 = 2;

    fn revision(&self) -> u16 {
        self.revision
    }

    fn at_revision(self, revision: u16) -> Self {
        Self { revision, ..self }
    }

    orrery_core::published!();

    fn inventory((): &()) -> Vec<(&'static str, usize)> {
        let each = Card::ALL.iter().map(|card| (card.word(), usize::from(card.count())));
        let all = each.clone().map(|(_, count)| count).sum();
        std::iter::once(("cards", all)).chain(each).collect()
    }

    fn descriptions((): &()) -> Vec<(Text, Text)> {
        let text = |card: Card| match card.worth() {
            Some(worth) => Text::new("about-goods").amount("worth", worth),
            None => Text::new("about-informer"),
        };
        Card::ALL.iter().map(|card| (Text::new(card.key()), text(*card))).collect()
    }

    fn tell(&self, event: &Event) -> Text {
        let by = |key, seat: &Seat| Text::new(key).seat("who", *seat);
        match event {
            Event::Scouted(seat) => by("told-scouted", seat),
            Event::Saw(card) => Text::new("told-saw").name("card", card.key()),
            Event::Drew(seat) => by("told-drew", seat),
            Event::Held(seat, card) => by("told-held", seat).name("card", card.key()),
            Event::Sealed(seat) => by("told-sealed", seat),
            Event::TurnedOver(seat, Some(card)) => by("told-ships", seat).name("card", card.key()),
            Event::TurnedOver(seat, None) => by("told-stays", seat),
            Event::Informed(seat) => by("told-informed", seat),
            Event::Patrol(strength) => Text::new("told-patrol").amount("strength", *strength),
            Event::Seized(seat, card) => by("told-seized", seat).name("card", card.key()),
            Event::Sold(seat, card) => by("told-sold", seat).name("card", card.key()),
            Event::Bounty(seat, points) => by("told-bounty", seat).amount("points", *points),
        }
    }

    fn sketch(&self, t: &State, viewer: SeatSet) -> Sketch {
        crate::sketch::sketch(self, t, viewer)
    }
}
