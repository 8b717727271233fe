//! Bots by name: `random`, `greedy`, `search:2000`, `easy`, `normal`, `hard`.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use orrery_core::{Chance, Evaluate};

use crate::levels::random_style;
use crate::{Bot, Budget, Easy, Greedy, HandWritten, Judge, Level, Random, Search};

/// The weights of a varied bot lie within this of the usual ones.
const VARIETY: f32 = 0.35;

/// A bot as people name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// Any legal action.
    Random,
    /// The best immediate evaluation.
    Greedy,
    /// The same with a random style in every game.
    GreedyVaried,
    /// Tree search with so many iterations per decision.
    Search(u32),
    /// A level for people.
    Easy,
    /// A level for people.
    Normal,
    /// A level for people.
    Hard,
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is no bot; choose random, greedy, greedy:varied, search:N (N iterations), easy, normal or hard"
)]
pub struct SpecError(pub String);

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::GreedyVaried => f.write_str("greedy:varied"),
            Self::Search(iterations) => write!(f, "search:{iterations}"),
            Self::Easy => f.write_str("easy"),
            Self::Normal => f.write_str("normal"),
            Self::Hard => f.write_str("hard"),
        }
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let wrong = || SpecError(text.to_owned());
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "greedy:varied" => Ok(Self::GreedyVaried),
            "easy" => Ok(Self::Easy),
            "normal" => Ok(Self::Normal),
            "hard" => Ok(Self::Hard),
            _ => {
                let iterations = text.strip_prefix("search:").ok_or_else(wrong)?;
                iterations.parse().ok().filter(|n| *n > 0).map(Self::Search).ok_or_else(wrong)
            }
        }
    }
}

/// The bot of this name for one seat of one game, with the hand-written judge. A random style comes from `chance`.
pub fn make<G: Evaluate>(spec: Spec, chance: &mut Chance) -> Box<dyn Bot<G>> {
    let judge = match spec {
        Spec::GreedyVaried => HandWritten(random_style(chance, VARIETY)),
        _ => HandWritten::PLAIN,
    };
    make_judged(spec, Arc::new(judge))
}

/// The bot of this name with this judge. A random bot needs none; an easy one always has the hand-written judge with a random style.
pub fn make_judged<G: Evaluate>(spec: Spec, judge: Arc<dyn Judge<G>>) -> Box<dyn Bot<G>> {
    let search = |budget, judge| Box::new(Search::new(budget, judge));
    match spec {
        Spec::Random => Box::new(Random),
        Spec::Greedy | Spec::GreedyVaried => Box::new(Greedy::new(judge)),
        Spec::Search(iterations) => search(Budget::iterations(iterations), judge),
        Spec::Easy => Box::new(Easy::default()),
        Spec::Normal => search(Level::Normal.budget(), judge),
        Spec::Hard => search(Level::Hard.budget(), judge),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for name in ["random", "greedy", "greedy:varied", "search:2000", "easy", "normal", "hard"] {
            assert_eq!(name.parse::<Spec>().unwrap().to_string(), name);
        }
        for name in ["", "search", "search:0", "search:x", "strong"] {
            assert!(name.parse::<Spec>().unwrap_err().to_string().contains("choose random"));
        }
    }
}
