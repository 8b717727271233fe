//! A face-down deck with its discard pile.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::bag::Bag;
use crate::chance::Chance;
use crate::known::Known;
use crate::numbered::Numbered;
use crate::seat::SeatSet;

/// What happens to the discard pile when a card is needed and the deck is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reshuffle {
    /// Nothing: the deck has run out.
    Never,
    /// The whole pile becomes the deck.
    All,
    /// The pile becomes the deck, but for its top card.
    KeepTop,
}

/// A deck of `KINDS` kinds of cards, with room for `PILE` discarded and `PEEK` known cards.
///
/// Most of a deck is a [`Bag`]: a card is decided when it is drawn. Only cards that somebody has put or seen on top or
/// at the bottom have a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: DeserializeOwned"))]
pub struct Deck<T: Numbered + Default, const KINDS: usize, const PILE: usize, const PEEK: usize> {
    unseen: Bag<T, KINDS>,
    top: ArrayVec<[Known<T>; PEEK]>,
    bottom: ArrayVec<[Known<T>; PEEK]>,
    pile: ArrayVec<[T; PILE]>,
}

impl<T: Numbered + Default + PartialEq, const KINDS: usize, const PILE: usize, const PEEK: usize>
    Deck<T, KINDS, PILE, PEEK>
{
    /// A shuffled deck of these cards and an empty pile.
    pub fn of(cards: Bag<T, KINDS>) -> Self {
        Self {
            unseen: cards,
            top: ArrayVec::default(),
            bottom: ArrayVec::default(),
            pile: ArrayVec::default(),
        }
    }

    /// How many cards can be drawn before a reshuffle.
    pub fn len(&self) -> usize {
        usize::from(self.unseen.len()) + self.top.len() + self.bottom.len()
    }

    /// Whether the next draw needs a reshuffle.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards whose place in the deck nobody knows.
    pub fn unseen(&self) -> &Bag<T, KINDS> {
        &self.unseen
    }

    /// The discard pile, its top card last.
    pub fn pile(&self) -> &[T] {
        &self.pile
    }

    /// The top card of the discard pile.
    pub fn pile_top(&self) -> Option<T> {
        self.pile.last().copied()
    }

    /// Puts a card on the discard pile, face up.
    pub fn discard(&mut self, card: T) {
        self.pile.push(card);
    }

    /// Takes the card that lies `depth` below the top out of the discard pile; the others keep their order.
    pub fn take_discard(&mut self, depth: usize) -> Option<T> {
        let place = self.pile.len().checked_sub(depth + 1)?;
        Some(self.pile.remove(place))
    }

    /// Draws the top card, if any is left. Those who have seen it before still know it.
    pub fn draw(&mut self, reshuffle: Reshuffle, chance: &mut Chance) -> Option<Known<T>> {
        if self.is_empty() {
            self.reshuffle(reshuffle);
        }
        if let Some(card) = self.top.pop() {
            return Some(card);
        }
        match self.unseen.draw(chance) {
            Some(card) => Some(Known::to(card, SeatSet::NOBODY)),
            None if self.bottom.is_empty() => None,
            None => Some(self.bottom.remove(0)),
        }
    }

    /// Makes the discard pile the deck, as far as the policy allows.
    fn reshuffle(&mut self, reshuffle: Reshuffle) {
        let keep = match reshuffle {
            Reshuffle::Never => return,
            Reshuffle::All => 0,
            Reshuffle::KeepTop => 1,
        };
        while self.pile.len() > keep {
            let card = self.pile.remove(0);
            self.unseen.put(card);
        }
    }

    /// Puts a card on top of the deck, known to those who know it.
    pub fn put_on_top(&mut self, card: Known<T>) {
        self.top.push(card);
    }

    /// Puts a card at the bottom of the deck, known to those who know it.
    pub fn put_at_bottom(&mut self, card: Known<T>) {
        self.bottom.push(card);
    }

    /// Takes all cards that the viewer does not know out of the deck, into `pool`.
    pub fn hide_from(&mut self, viewer: SeatSet, pool: &mut Bag<T, KINDS>) {
        pool.pour(&mut self.unseen);
        for card in self.top.iter_mut().chain(self.bottom.iter_mut()) {
            if card.seen_by(viewer).is_none() {
                pool.put(std::mem::take(&mut card.face));
            }
        }
    }

    /// After [`hide_from`](Self::hide_from): gives the places that others know new cards from `pool`; all that is
    /// left of it is the deck's unseen rest.
    pub fn refill(&mut self, viewer: SeatSet, pool: &mut Bag<T, KINDS>, chance: &mut Chance) {
        for card in self.top.iter_mut().chain(self.bottom.iter_mut()) {
            if card.seen_by(viewer).is_none() {
                card.face = pool.draw(chance).expect("the pool holds at least what was hidden in it");
            }
        }
        self.unseen.pour(pool);
    }

    /// The known cards on top, the topmost last, as these viewers see them.
    pub fn top_seen_by(&self, viewer: SeatSet) -> impl Iterator<Item = Option<T>> + '_ {
        self.top.iter().map(move |card| card.seen_by(viewer))
    }

    /// Every card of deck and pile.
    pub fn cards(&self) -> impl Iterator<Item = T> + '_ {
        let known = self.top.iter().chain(&self.bottom).map(|card| card.face);
        self.unseen.things().chain(known).chain(self.pile.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    crate::id! {
        /// A card.
        pub struct Card("", 6);
    }

    type Six = Deck<Card, 6, 6, 3>;

    fn card(index: u8) -> Card {
        Card::new(index)
    }

    #[test]
    fn a_reshuffle_in_the_middle_of_a_draw_keeps_the_top_discard_back() {
        let mut deck = Six::of([card(0)].into_iter().collect());
        for index in [3, 2, 1] {
            deck.discard(card(index));
        }
        let mut chance = Chance::sampled(1);
        assert_eq!(deck.draw(Reshuffle::KeepTop, &mut chance).unwrap().face, card(0));
        let second = deck.draw(Reshuffle::KeepTop, &mut chance).unwrap().face;
        assert!(second == card(2) || second == card(3));
        assert_eq!(deck.pile(), [card(1)]);
        assert_eq!(deck.len(), 1);
        deck.draw(Reshuffle::KeepTop, &mut chance);
        assert_eq!(deck.draw(Reshuffle::KeepTop, &mut chance), None);
        assert_eq!(deck.draw(Reshuffle::Never, &mut chance), None);
        assert_eq!(deck.draw(Reshuffle::All, &mut chance).unwrap().face, card(1));
    }

    #[test]
    fn a_card_that_somebody_put_back_comes_next_and_stays_known() {
        let (anna, ben) = (Seat::new(0), Seat::new(1));
        let mut deck = Six::of([card(0), card(1)].into_iter().collect());
        deck.put_on_top(Known::only_to(card(4), anna));
        deck.put_at_bottom(Known::only_to(card(5), ben));
        assert_eq!(deck.top_seen_by(SeatSet::only(anna)).collect::<Vec<_>>(), [Some(card(4))]);
        assert_eq!(deck.top_seen_by(SeatSet::only(ben)).collect::<Vec<_>>(), [None]);
        let mut chance = Chance::sampled(1);
        let drawn: Vec<_> = (0..4).map(|_| deck.draw(Reshuffle::Never, &mut chance).unwrap()).collect();
        assert_eq!((drawn[0].face, drawn[0].by), (card(4), SeatSet::only(anna)));
        assert_eq!((drawn[3].face, drawn[3].by), (card(5), SeatSet::only(ben)));
        assert_eq!(drawn[1].by, SeatSet::NOBODY);
    }

    #[test]
    fn redealing_keeps_what_the_viewer_knows_and_nothing_else() {
        let (anna, ben) = (SeatSet::only(Seat::new(0)), SeatSet::only(Seat::new(1)));
        let world = |face| {
            let mut deck = Six::of(
                [card(0), card(1), card(2), card(3)].into_iter().filter(|c| *c != card(face)).collect(),
            );
            deck.put_on_top(Known::to(card(face), anna));
            deck
        };
        let redealt = |mut deck: Six, viewer| {
            let mut pool = Bag::EMPTY;
            deck.hide_from(viewer, &mut pool);
            deck.refill(viewer, &mut pool, &mut Chance::sampled(9));
            deck
        };
        assert_eq!(redealt(world(0), ben), redealt(world(3), ben), "ben cannot tell the two worlds apart");
        assert_eq!(redealt(world(3), anna), world(3), "anna knows the whole deck up to its order");
    }

    #[test]
    fn a_card_taken_from_the_pile_leaves_the_order_of_the_rest() {
        let mut deck = Six::of(Bag::EMPTY);
        (0..3).for_each(|index| deck.discard(card(index)));
        assert_eq!(deck.take_discard(1).map(Card::index), Some(1));
        assert_eq!(deck.pile(), [card(0), card(2)]);
        assert_eq!(deck.take_discard(2), None);
        assert_eq!(deck.cards().count(), 2);
    }
}
