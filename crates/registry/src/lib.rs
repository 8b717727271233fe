//! The one list of games: the only crate that names them.
//!
//! A new game is one line in [`games`] and one dependency. Everything else (commands, servers, tests of all games)
//! asks here and knows no game by name.

pub mod action_numbers;
pub mod ledger;
mod nearest;

use orrery_arena::batch::Batches;
use orrery_arena::lessons::Teaching;
use orrery_arena::object::Simulations;
use orrery_bots::object::Bots;
use orrery_core::content::{Pack, PackErrors};
use orrery_core::object::Published;
use orrery_core::{Evaluate, GameObject, NumericGame, Observe, Publish, Study};
use orrery_page::{Page, Pages};
use orrery_review::Reviews;

pub use nearest::nearest;

/// A game with all that belongs to it: rules, bots, simulations, reviews, pages, numbers for learning.
pub trait Title:
    GameObject + Bots + Simulations + Batches + Teaching + Reviews + Pages + NumericGame
{
    /// The same game with a user's content.
    fn packed(&self, pack: &Pack) -> Result<Box<dyn Title>, PackErrors>;
}

impl<G: Publish + Evaluate + Study + Observe + Page> Title for Published<G> {
    fn packed(&self, pack: &Pack) -> Result<Box<dyn Title>, PackErrors> {
        Ok(Box::new(Self::packed(pack)?))
    }
}

/// The games that people come for.
pub fn games() -> Vec<Box<dyn Title>> {
    vec![
        Box::new(Published::<orrery_orion::Orion>::built_in()),
        Box::new(Published::<orrery_microcosmos::MicroCosmos>::built_in()),
        Box::new(Published::<orrery_andromeda::Andromeda>::built_in()),
        Box::new(Published::<orrery_transgalactica::Transgalactica>::built_in()),
        Box::new(Published::<orrery_eclipse::Eclipse>::built_in()),
    ]
}

/// The toy games of the tutorial: real games to every tool, but nothing that one would host.
pub fn examples() -> Vec<Box<dyn Title>> {
    vec![
        Box::new(Published::<connect_four::ConnectFour>::built_in()),
        Box::new(Published::<smugglers::Smugglers>::built_in()),
    ]
}

/// Games and examples, in this order.
pub fn all() -> Vec<Box<dyn Title>> {
    let mut all = games();
    all.extend(examples());
    all
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{name}`; {}", advice(nearest.as_deref(), known))]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
    /// The game that was probably meant.
    pub nearest: Option<String>,
    /// All names.
    pub known: Vec<&'static str>,
}

fn advice(nearest: Option<&str>, known: &[&str]) -> String {
    match nearest {
        Some(name) => format!("did you mean `{name}`?"),
        None => format!("the games are {}", known.join(", ")),
    }
}

/// The game or example with this name.
pub fn find(id: &str) -> Result<Box<dyn Title>, UnknownGame> {
    find_in(all(), id)
}

fn find_in(games: Vec<Box<dyn Title>>, id: &str) -> Result<Box<dyn Title>, UnknownGame> {
    let known: Vec<_> = games.iter().map(|game| game.id()).collect();
    games.into_iter().find(|game| game.id() == id).ok_or_else(|| UnknownGame {
        name: id.to_owned(),
        nearest: nearest(id, known.iter().copied()).map(str::to_owned),
        known,
    })
}
