//! Seeds that nobody can bend: a secret fixed before the game, and a word from each seat.

use std::fmt;
use std::str::FromStr;

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
}

impl Dice {
    /// For tests and simulations: the number is the secret.
    pub fn numbered(number: u64) -> Self {
        Self { secret: number.to_string(), words: Vec::new() }
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
    fn a_seed_is_written_in_hexadecimal() {
        let seed = Seed::from_number(1);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert!("abc".parse::<Seed>().is_err());
    }
}
