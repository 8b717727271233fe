//! Everything random: dice, picks, draws.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seed::Seed;

/// What chance brought, as a record keeps it. Faces and places are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `die 6: 4`.
    Die {
        /// How many sides.
        sides: u8,
        /// The face that came up.
        face: u8,
    },
    /// `pick 4: 2`: one of several, all equally likely.
    Pick {
        /// How many.
        of: u16,
        /// Which.
        place: u16,
    },
    /// `drawn: 17`: this face out of a bag.
    Drawn {
        /// The face.
        face: u16,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die { sides, face } => write!(f, "die {sides}: {face}"),
            Self::Pick { of, place } => write!(f, "pick {of}: {place}"),
            Self::Drawn { face } => write!(f, "drawn: {face}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parsed = text.split_once(": ").and_then(|(what, value)| {
            if let Some(sides) = what.strip_prefix("die ") {
                Some(Self::Die { sides: sides.parse().ok()?, face: value.parse().ok()? })
            } else if let Some(of) = what.strip_prefix("pick ") {
                Some(Self::Pick { of: of.parse().ok()?, place: value.parse().ok()? })
            } else if what == "drawn" {
                Some(Self::Drawn { face: value.parse().ok()? })
            } else {
                None
            }
        });
        parsed.ok_or_else(|| {
            format!("`{text}` is no outcome of chance; expected `die 6: 4`, `pick 3: 1` or `drawn: 17`")
        })
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The source of all that is random in a game. Rules ask it; what they are given, a record can give again.
pub struct Chance {
    source: Source,
    used: u32,
}

enum Source {
    /// For searches and simulations: fast, and nothing is written down.
    Sampled(Xoshiro256PlusPlus),
    /// A table or a record: every outcome is written down.
    Written(Written),
}

enum Written {
    /// A real table: the stream of the table's seed that belongs to one decision, written down as it is used.
    Live { stream: Box<ChaCha8Rng>, drawn: Vec<Outcome> },
    /// A record: what happened, in order, and what is wrong with it.
    Replayed { rest: VecDeque<Outcome>, fault: Option<String> },
}

impl Written {
    /// Not inlined, so that the loop of a search holds nothing of it.
    #[cold]
    fn decide(
        &mut self,
        bound: u32,
        outcome: impl FnOnce(u32) -> Outcome,
        accept: impl FnOnce(Outcome) -> Option<u32>,
    ) -> u32 {
        match self {
            Self::Live { stream, drawn } => {
                let number = below(stream.next_u64(), bound);
                drawn.push(outcome(number));
                number
            }
            Self::Replayed { rest, fault } => {
                let next = rest.pop_front();
                if let Some(number) = next.and_then(accept).filter(|number| *number < bound) {
                    return number;
                }
                fault.get_or_insert_with(|| match next {
                    Some(next) => format!(
                        "the record holds `{next}`, but the rules ask for something like `{}`",
                        outcome(0)
                    ),
                    None => {
                        format!("the record ends where the rules ask for something like `{}`", outcome(0))
                    }
                });
                0
            }
        }
    }
}

impl Chance {
    /// The chance of one decision at a real table. Each decision has its own stream, so that a table which is
    /// opened again after any interruption goes on exactly as it would have.
    pub fn live(seed: &Seed, decision: usize) -> Self {
        let mut stream = ChaCha8Rng::from_seed(seed.0);
        stream.set_stream(decision as u64);
        let live = Written::Live { stream: Box::new(stream), drawn: Vec::new() };
        Self { source: Source::Written(live), used: 0 }
    }

    /// Gives again what was recorded.
    pub fn replayed(outcomes: &[Outcome]) -> Self {
        let rest = outcomes.iter().copied().collect();
        Self { source: Source::Written(Written::Replayed { rest, fault: None }), used: 0 }
    }

    /// A fast stream for search and simulation; it keeps no list.
    pub fn sampled(seed: u64) -> Self {
        Self { source: Source::Sampled(Xoshiro256PlusPlus::seed_from_u64(seed)), used: 0 }
    }

    /// How often chance has been asked.
    pub fn used(&self) -> u32 {
        self.used
    }

    /// What a live stream has brought so far.
    pub fn into_outcomes(self) -> Vec<Outcome> {
        match self.source {
            Source::Written(Written::Live { drawn, .. }) => drawn,
            Source::Written(Written::Replayed { .. }) | Source::Sampled(_) => Vec::new(),
        }
    }

    /// What is wrong with a replayed list once a decision has used it; none for other sources.
    pub fn fault(&self) -> Option<String> {
        match &self.source {
            Source::Written(Written::Replayed { fault: Some(fault), .. }) => Some(fault.clone()),
            Source::Written(Written::Replayed { rest, fault: None }) => rest
                .front()
                .map(|left| format!("the record holds `{left}`, but nothing random is left to decide")),
            Source::Written(Written::Live { .. }) | Source::Sampled(_) => None,
        }
    }

    /// A number from 0 to below `bound`, written down as `outcome` says; `accept` reads it back from a record.
    #[inline]
    fn decide(
        &mut self,
        bound: u32,
        outcome: impl FnOnce(u32) -> Outcome,
        accept: impl FnOnce(Outcome) -> Option<u32>,
    ) -> u32 {
        debug_assert!(bound > 0, "chance needs something to choose from");
        self.used += 1;
        match &mut self.source {
            Source::Sampled(stream) => below(stream.next_u64(), bound),
            Source::Written(written) => written.decide(bound, outcome, accept),
        }
    }

    /// Throws a die: 1 to `sides`.
    #[inline]
    pub fn die(&mut self, sides: u8) -> u8 {
        let number = self.decide(
            u32::from(sides),
            |n| Outcome::Die { sides, face: n as u8 + 1 },
            |outcome| match outcome {
                Outcome::Die { sides: recorded, face } if recorded == sides => u32::from(face).checked_sub(1),
                _ => None,
            },
        );
        number as u8 + 1
    }

    /// One of `of` equally likely things, counted from 0.
    #[inline]
    pub fn pick(&mut self, of: usize) -> usize {
        let of = of as u16;
        let number = self.decide(
            u32::from(of),
            |n| Outcome::Pick { of, place: n as u16 + 1 },
            |outcome| match outcome {
                Outcome::Pick { of: recorded, place } if recorded == of => u32::from(place).checked_sub(1),
                _ => None,
            },
        );
        number as usize
    }

    /// Puts things into random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for left in (2..=things.len()).rev() {
            let place = self.pick(left);
            things.swap(left - 1, place);
        }
    }

    /// One face of a bag with these counts, each thing in it equally likely. Counted from 0.
    #[inline]
    pub(crate) fn draw(&mut self, counts: &[u8], total: u16) -> usize {
        // The record names the face, so the number behind it is found again as the first of that face.
        let number = self.decide(
            u32::from(total),
            |n| Outcome::Drawn { face: face_at(counts, n) as u16 + 1 },
            |outcome| match outcome {
                Outcome::Drawn { face } => {
                    let face = usize::from(face).checked_sub(1)?;
                    (*counts.get(face)? > 0).then(|| counts[..face].iter().map(|c| u32::from(*c)).sum())
                }
                _ => None,
            },
        );
        face_at(counts, number)
    }
}

/// Maps 64 random bits to a number below `bound`; the bias is below one in 2^32.
#[inline]
fn below(bits: u64, bound: u32) -> u32 {
    ((u128::from(bits) * u128::from(bound)) >> 64) as u32
}

/// The face under which the thing with this number lies when the bag is laid out in order.
#[inline]
fn face_at(counts: &[u8], number: u32) -> usize {
    let mut left = number;
    for (face, count) in counts.iter().enumerate() {
        let count = u32::from(*count);
        if left < count {
            return face;
        }
        left -= count;
    }
    unreachable!("the number is below the sum of the counts")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_of_everything(chance: &mut Chance) -> (u8, usize, usize, [u8; 3]) {
        let mut order = [1, 2, 3];
        let die = chance.die(6);
        let pick = chance.pick(5);
        let drawn = chance.draw(&[0, 2, 0, 1], 3);
        chance.shuffle(&mut order);
        (die, pick, drawn, order)
    }

    #[test]
    fn a_record_gives_again_what_a_live_stream_gave() {
        for decision in 0..50 {
            let mut live = Chance::live(&Seed::from_number(7), decision);
            let first = some_of_everything(&mut live);
            let outcomes = live.into_outcomes();
            let mut replayed = Chance::replayed(&outcomes);
            assert_eq!(some_of_everything(&mut replayed), first);
            assert_eq!(replayed.fault(), None);
        }
    }

    #[test]
    fn every_decision_has_its_own_stream() {
        let roll = |decision| {
            let mut chance = Chance::live(&Seed::from_number(7), decision);
            (0..20).map(|_| chance.die(6)).collect::<Vec<_>>()
        };
        assert_eq!(roll(3), roll(3));
        assert_ne!(roll(3), roll(4));
    }

    #[test]
    fn a_record_that_does_not_fit_says_what_is_wrong() {
        let mut chance = Chance::replayed(&[Outcome::Die { sides: 6, face: 9 }]);
        assert_eq!(chance.die(6), 1);
        assert!(chance.fault().unwrap().contains("die 6: 9"));
        let mut chance = Chance::replayed(&[Outcome::Drawn { face: 1 }]);
        chance.draw(&[0, 1], 1);
        assert!(chance.fault().unwrap().contains("drawn: 1"));
        let mut chance = Chance::replayed(&[]);
        chance.pick(3);
        assert!(chance.fault().unwrap().contains("record ends"));
        let chance = Chance::replayed(&[Outcome::Drawn { face: 1 }]);
        assert!(chance.fault().unwrap().contains("nothing random is left"));
    }

    #[test]
    fn dice_are_fair() {
        let mut chance = Chance::sampled(1);
        let mut seen = [0; 6];
        for _ in 0..60_000 {
            seen[usize::from(chance.die(6)) - 1] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }

    #[test]
    fn outcomes_are_readable_and_parse_back() {
        for text in ["die 6: 4", "pick 3: 1", "drawn: 17"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        assert!("drawn 17".parse::<Outcome>().is_err());
    }
}
