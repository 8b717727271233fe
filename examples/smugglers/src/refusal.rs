//! Why not: one variant per reason, each with its rule.

use orrery_core::{Reason, Text};

use crate::rule;
use crate::table::{Card, HAND_LIMIT};

/// Why something is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended (SMU-3).
    Over,
    /// The turn is at another step (SMU-4).
    NotNow,
    /// Somebody else is captain (SMU-5).
    NotCaptain,
    /// The captain has scouted (SMU-5).
    Scouted,
    /// The hand is full (SMU-6).
    HandFull,
    /// An informer cannot be shipped (SMU-8).
    NotGoods,
    /// The card is not in the hand (SMU-8, SMU-10).
    NotHeld(Card),
    /// The same choice is sealed (SMU-9).
    SealedAlready,
    /// Somebody else is asked (SMU-10).
    NotAsked,
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        let (number, text) = match refusal {
            Refusal::Over => (3, Text::new("refused-over")),
            Refusal::NotNow => (4, Text::new("not-asked")),
            Refusal::NotCaptain => (5, Text::new("refused-captain")),
            Refusal::Scouted => (5, Text::new("refused-scouted")),
            Refusal::HandFull => (6, Text::new("refused-hand").amount("limit", HAND_LIMIT as i64)),
            Refusal::NotGoods => (8, Text::new("refused-goods")),
            Refusal::NotHeld(Card::Informer) => (10, Text::new("refused-informer")),
            Refusal::NotHeld(card) => (8, Text::new("refused-held").name("card", crate::publish::name(card))),
            Refusal::SealedAlready => (9, Text::new("refused-sealed")),
            Refusal::NotAsked => (10, Text::new("not-awaited")),
        };
        Self { rule: rule(number), text }
    }
}
