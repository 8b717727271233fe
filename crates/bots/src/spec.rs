//! Bots by name: `random`, `greedy`, `search:2000`, `easy`, `normal`, `hard`, `expert`.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use orrery_core::{Chance, Evaluate};

use crate::judge::{Best, Learned};
use crate::levels::random_style;
use crate::network::Network;
use crate::{Bot, Budget, Easy, Greedy, HandWritten, Judge, Level, Random, Search};

/// The weights of a varied bot lie within this of the usual ones.
const VARIETY: f32 = 0.35;

/// A bot as people name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// Any legal action.
    Random,
    /// The best immediate evaluation, by the hand-written judge: what all others are measured by.
    Greedy,
    /// The same with a random style in every game.
    GreedyVaried,
    /// Tree search with so many iterations per decision, by the best judge that the game has.
    Search(u32),
    /// One of the two with a judge that is named.
    Judged(Method, Mind),
    /// A level for people.
    Easy,
    /// A level for people.
    Normal,
    /// A level for people.
    Hard,
    /// A level for people, by the best judge that the game has.
    Expert,
}

/// How a bot looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// It judges what comes of each answer.
    Greedy,
    /// Tree search with so many iterations per decision.
    Search(u32),
}

/// Who judges tables for a bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mind {
    /// The hand-written evaluation.
    Hand,
    /// The network of the game, where it has one.
    Learned,
    /// A network from elsewhere: one that is being trained.
    Given(Given),
}

/// A network from elsewhere.
#[derive(Clone, Copy)]
pub struct Given {
    /// What it is called in names of bots.
    pub name: &'static str,
    /// Its weights.
    pub network: &'static Network,
}

impl PartialEq for Given {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Given {}

impl std::hash::Hash for Given {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl fmt::Debug for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is no bot; choose random, greedy, greedy:varied, greedy:learned, search:N (N iterations), search:N:hand, easy, normal, \
     hard or expert"
)]
pub struct SpecError(pub String);

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::GreedyVaried => f.write_str("greedy:varied"),
            Self::Search(iterations) => write!(f, "search:{iterations}"),
            Self::Judged(method, mind) => write!(f, "{method}{mind}"),
            Self::Easy => f.write_str("easy"),
            Self::Normal => f.write_str("normal"),
            Self::Hard => f.write_str("hard"),
            Self::Expert => f.write_str("expert"),
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Greedy => f.write_str("greedy"),
            Self::Search(iterations) => write!(f, "search:{iterations}"),
        }
    }
}

impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand => f.write_str(":hand"),
            Self::Learned => f.write_str(":learned"),
            Self::Given(given) => write!(f, "@{}", given.name),
        }
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let wrong = || SpecError(text.to_owned());
        match text {
            "random" => Ok(Self::Random),
            "greedy" | "greedy:hand" => Ok(Self::Greedy),
            "greedy:varied" => Ok(Self::GreedyVaried),
            "greedy:learned" => Ok(Self::Judged(Method::Greedy, Mind::Learned)),
            "easy" => Ok(Self::Easy),
            "normal" => Ok(Self::Normal),
            "hard" => Ok(Self::Hard),
            "expert" => Ok(Self::Expert),
            _ => {
                let rest = text.strip_prefix("search:").ok_or_else(wrong)?;
                let (iterations, mind) = rest.split_once(':').unwrap_or((rest, "learned"));
                let iterations = iterations.parse().ok().filter(|n| *n > 0).ok_or_else(wrong)?;
                match mind {
                    "learned" => Ok(Self::Search(iterations)),
                    "hand" => Ok(Self::Judged(Method::Search(iterations), Mind::Hand)),
                    _ => Err(wrong()),
                }
            }
        }
    }
}

impl Spec {
    /// The same bot with a network from elsewhere. Nothing for a bot whose judge is part of what it is.
    #[must_use]
    pub fn judged_by(self, given: Given) -> Option<Self> {
        let method = match self {
            Self::Greedy => Method::Greedy,
            Self::Search(iterations) => Method::Search(iterations),
            _ => return None,
        };
        Some(Self::Judged(method, Mind::Given(given)))
    }

    /// How many iterations a bot that is named as a search makes at each decision; nothing for others.
    pub const fn iterations(self) -> Option<u32> {
        match self {
            Self::Search(iterations) | Self::Judged(Method::Search(iterations), _) => Some(iterations),
            _ => None,
        }
    }

    /// Who judges for this bot. A random style comes from `chance`.
    pub fn judge<G: Evaluate>(self, chance: &mut Chance) -> Arc<dyn Judge<G>> {
        match self {
            Self::GreedyVaried => Arc::new(HandWritten(random_style(chance, VARIETY))),
            Self::Judged(_, Mind::Given(given)) => Arc::new(Learned::by(given.network)),
            Self::Judged(_, Mind::Learned) | Self::Search(_) | Self::Expert => Arc::new(Best::default()),
            _ => Arc::new(HandWritten::PLAIN),
        }
    }
}

/// The bot of this name for one seat of one game. A random style comes from `chance`.
pub fn make<G: Evaluate>(spec: Spec, chance: &mut Chance) -> Box<dyn Bot<G>> {
    make_judged(spec, spec.judge(chance))
}

/// The bot of this name with this judge. A random bot needs none; an easy one always has the hand-written judge with a random style.
pub fn make_judged<G: Evaluate>(spec: Spec, judge: Arc<dyn Judge<G>>) -> Box<dyn Bot<G>> {
    let search = |budget, judge| Box::new(Search::new(budget, judge));
    match spec {
        Spec::Random => Box::new(Random),
        Spec::Greedy | Spec::GreedyVaried | Spec::Judged(Method::Greedy, _) => Box::new(Greedy::new(judge)),
        Spec::Search(iterations) | Spec::Judged(Method::Search(iterations), _) => {
            search(Budget::iterations(iterations), judge)
        }
        Spec::Easy => Box::new(Easy::default()),
        Spec::Normal => search(Level::Normal.budget(), judge),
        Spec::Hard => search(Level::Hard.budget(), judge),
        Spec::Expert => search(Level::Expert.budget(), judge),
    }
}

/// A quick greedy bot for games that a network learns from: one look at each answer. Nothing for a bot of another kind.
pub fn make_quick<G: Evaluate>(spec: Spec, chance: &mut Chance) -> Option<Box<dyn Bot<G>>> {
    match spec {
        Spec::Greedy | Spec::GreedyVaried | Spec::Judged(Method::Greedy, _) => {
            Some(Box::new(Greedy::new(spec.judge(chance)).sampling(1)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for name in [
            "random",
            "greedy",
            "greedy:varied",
            "greedy:learned",
            "search:2000",
            "search:2000:hand",
            "easy",
            "normal",
            "hard",
            "expert",
        ] {
            assert_eq!(name.parse::<Spec>().unwrap().to_string(), name);
        }
        for name in ["", "search", "search:0", "search:x", "search:9:x", "greedy@x", "strong"] {
            assert!(name.parse::<Spec>().unwrap_err().to_string().contains("choose random"));
        }
    }
}
