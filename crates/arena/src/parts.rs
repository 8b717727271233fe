//! A simulation in parts, each played by another process or machine.
//!
//! A part holds whole numbers, so parts come to the same in whatever way the games were shared out.

use std::collections::BTreeSet;
use std::sync::Mutex;

use orrery_core::object::OpenError;

use crate::run::{Collect as _, Plan};
use crate::tally::Tally;

/// The sums of some games as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part(pub Vec<u8>);

impl Part {
    pub(crate) fn of(tally: &Tally) -> Self {
        Self(serde_json::to_vec(tally).expect("sums are plain data"))
    }
}

/// Why parts do not make a whole.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JoinError {
    /// Its options or seats do not fit.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Something else.
    #[error("part {0} is not a part of a simulation of this build: {1}")]
    Unreadable(usize, String),
    /// Games of another plan.
    #[error("part {0} was played by another number of bots")]
    Bots(usize),
    /// A game is missing or there twice.
    #[error(
        "the parts hold {found} of the {games} games, {different} different ones; each game must be there once"
    )]
    Games {
        /// How many there should be.
        games: u64,
        /// How many there are.
        found: u64,
        /// How many of those are not the same.
        different: u64,
    },
}

/// The sums of all parts.
pub(crate) fn joined(start: Tally, plan: &Plan, parts: &[Part]) -> Result<Tally, JoinError> {
    let mut all = start;
    for (number, part) in parts.iter().enumerate() {
        let read = serde_json::from_slice::<Tally>(&part.0);
        let tally = read.map_err(|error| JoinError::Unreadable(number, error.to_string()))?;
        if tally.bots.len() != plan.bots.len() {
            return Err(JoinError::Bots(number));
        }
        all.join(tally);
    }
    let played: BTreeSet<u64> = all.ranks.iter().map(|ranks| ranks.index).collect();
    let (found, different) = (all.games, played.len() as u64);
    if found != plan.games || different != plan.games || played.last().is_some_and(|last| *last >= plan.games)
    {
        return Err(JoinError::Games { games: plan.games, found, different });
    }
    Ok(all)
}

/// Kinds of facts are words of the program; those that are read are made such once.
static KINDS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

fn kind(name: &str) -> &'static str {
    let mut kinds = KINDS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(known) = kinds.get(name) {
        return known;
    }
    let new: &'static str = Box::leak(name.to_owned().into_boxed_str());
    kinds.insert(new);
    new
}

/// How the facts of a tally are written.
pub(crate) mod facts {
    use std::collections::HashMap;

    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use super::kind;
    use crate::tally::FactSums;

    type Facts<K> = Vec<(K, HashMap<String, FactSums>)>;

    pub(crate) fn serialize<S: Serializer>(facts: &Facts<&'static str>, into: S) -> Result<S::Ok, S::Error> {
        facts.serialize(into)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Facts<&'static str>, D::Error> {
        let facts = Facts::<String>::deserialize(from)?;
        Ok(facts.into_iter().map(|(name, sums)| (kind(&name), sums)).collect())
    }
}
