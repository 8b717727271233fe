//! Short numbers by which the browser tells whether it has something already.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// A short number for some bytes: equal ones have equal fingerprints.
pub fn fingerprint(bytes: impl AsRef<[u8]>) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.as_ref().hash(&mut hasher);
    // JavaScript's numbers are exact up to 53 bits.
    hasher.finish() >> 12
}
