//! Seeds that nobody can bend: a secret fixed before the game, and a word from each seat.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The 256 bits from which all chance of one table comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Self {
        Self::agreed(&number.to_string(), &[])
    }

    /// The seed of a hosted table: the host's secret and a word from each seat, in seat order.
    pub fn agreed(secret: &str, words: &[String]) -> Self {
        let mut hash = Sha256::new();
        hash.update(secret.as_bytes());
        for word in words {
            // The separator keeps `ab`, `c` apart from `a`, `bc`.
            hash.update([0]);
            hash.update(word.as_bytes());
        }
        Self(hash.finalize().into())
    }
}

/// Where a table's seed comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    /// The host's secret.
    pub secret: String,
    /// A word from each seat, in seat order; none in simulations.
    pub words: Vec<String>,
    /// The dice of the tables that this one is a copy of, the first one first: they were thrown until the copy was made.
    pub earlier: Vec<Earlier>,
}

/// The dice with which the beginning of a copied table was played. Their table is over, so they are no secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Earlier {
    /// How many decisions of the copy came from there.
    pub until: usize,
    /// The secret of the host of that table.
    pub secret: String,
    /// The words of its seats.
    #[serde(default)]
    pub words: Vec<String>,
}

/// The seeds of a table, each with the decisions that it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seeds {
    earlier: Vec<(usize, Seed)>,
    own: Seed,
}

impl Seeds {
    /// The seed of a decision, counted from 1; 0 is the deal.
    pub(crate) fn of(&self, decision: usize) -> &Seed {
        let earlier = self.earlier.iter().find(|(until, _)| decision <= *until);
        earlier.map_or(&self.own, |(_, seed)| seed)
    }

    /// How many decisions were made at another table.
    pub(crate) fn copied(&self) -> usize {
        self.earlier.last().map_or(0, |(until, _)| *until)
    }
}

impl Dice {
    /// Dice of a new table.
    pub fn new(secret: String, words: Vec<String>) -> Self {
        Self { secret, words, earlier: Vec::new() }
    }

    /// For tests and simulations: the number is the secret.
    pub fn numbered(number: u64) -> Self {
        Self::new(number.to_string(), Vec::new())
    }

    /// Dice for a copy of the table that has these dice, as it was after this many decisions: what comes after is thrown
    /// with `secret`.
    #[must_use]
    pub fn copied(&self, until: usize, secret: String, words: Vec<String>) -> Self {
        let mut earlier: Vec<_> = self.earlier.iter().filter(|part| part.until < until).cloned().collect();
        let rest = self.earlier.iter().find(|part| part.until >= until);
        let (last, said) = rest.map_or((&self.secret, &self.words), |part| (&part.secret, &part.words));
        earlier.push(Earlier { until, secret: last.clone(), words: said.clone() });
        Self { secret, words, earlier }
    }

    pub(crate) fn seeds(&self) -> Seeds {
        let earlier = self.earlier.iter().map(|part| (part.until, Seed::agreed(&part.secret, &part.words)));
        Seeds { earlier: earlier.collect(), own: self.seed() }
    }

    /// The seed that they give together.
    pub fn seed(&self) -> Seed {
        Seed::agreed(&self.secret, &self.words)
    }
}

/// What is shown before the first move: the hash of the host's secret.
pub fn commitment(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// The hash of some bytes, as a record names a content pack.
pub fn fingerprint(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    use fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string does not fail");
        text
    })
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no seed; a seed is 64 hexadecimal digits");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| wrong())?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| wrong())?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_be_moved_between_seats() {
        let words = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_ne!(Seed::agreed("s", &words(&["ab", "c"])), Seed::agreed("s", &words(&["a", "bc"])));
        assert_eq!(Seed::agreed("s", &words(&["a", "b"])), Seed::agreed("s", &words(&["a", "b"])));
    }

    #[test]
    fn a_copy_keeps_the_dice_of_its_beginning() {
        let table = Dice::numbered(1);
        let copy = table.copied(5, "2".to_owned(), Vec::new());
        let again = copy.copied(9, "3".to_owned(), Vec::new());
        let seeds = again.seeds();
        let number = |decision| (1..=3).find(|number| *seeds.of(decision) == Seed::from_number(*number));
        assert_eq!([0, 5, 6, 9, 10].map(number), [Some(1), Some(1), Some(2), Some(2), Some(3)]);
        // A copy of what was itself copied knows nothing of what came after.
        let early = copy.copied(3, "3".to_owned(), Vec::new());
        assert_eq!(early.seeds(), table.copied(3, "3".to_owned(), Vec::new()).seeds());
    }

    #[test]
    fn a_seed_is_written_in_hexadecimal() {
        let seed = Seed::from_number(1);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert!("abc".parse::<Seed>().is_err());
    }
}
