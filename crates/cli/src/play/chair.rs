//! Who sits where.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use orrery_bots::Spec;
use orrery_bots::external::ExternalBot;
use orrery_bots::object::Player;
use orrery_core::{Seat, Seed};
use orrery_registry::Title;

use crate::error::CliError;

/// Who answers for a seat, as it is named after `--seats`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A person at this terminal.
    Me,
    /// One of our bots.
    Bot(Spec),
    /// A program of somebody else.
    Exec(String),
}

impl Kind {
    /// A person against bots.
    pub fn usual(seats: usize) -> Vec<Self> {
        let mut kinds = vec![Self::Bot(Spec::Normal); seats];
        kinds[0] = Self::Me;
        kinds
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Me => f.write_str("me"),
            Self::Bot(spec) => spec.fmt(f),
            Self::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim() {
            "me" => Ok(Self::Me),
            other => match other.strip_prefix("exec:") {
                Some("") => Err("name a command after `exec:`, such as exec:./mybot".to_owned()),
                Some(command) => Ok(Self::Exec(command.to_owned())),
                None => other.parse().map(Self::Bot).map_err(|_| {
                    format!(
                        "`{other}` is nobody who could sit here; choose me, random, greedy, search:N, easy, normal, \
                         hard, expert or exec:COMMAND"
                    )
                }),
            },
        }
    }
}

/// A seat with whoever answers for it.
pub struct Chair<'a> {
    /// Who it is.
    pub kind: Kind,
    /// Nobody for a person.
    pub player: Option<Box<dyn Player + 'a>>,
}

impl<'a> Chair<'a> {
    /// Everybody takes a seat. The chance of bots comes from the secret of the table, so that a seed gives the same game.
    pub fn all(
        kinds: &[Kind],
        title: &'a dyn Title,
        secret: &str,
        patience: Duration,
    ) -> Result<Vec<Self>, CliError> {
        let chair = |(kind, number): (&Kind, u8)| {
            let seat = Seat::new(number);
            let seed = bot_seed(secret, seat);
            let player: Option<Box<dyn Player + 'a>> = match kind {
                Kind::Me => None,
                Kind::Bot(spec) => Some(title.player(*spec, seed)),
                Kind::Exec(command) => {
                    let stand_in = title.player(Spec::Greedy, seed);
                    let outside =
                        ExternalBot::start(command, title, kinds.len() as u8, seat, patience, stand_in);
                    Some(Box::new(outside.map_err(|trouble| CliError::Request(trouble.to_string()))?))
                }
            };
            Ok(Self { kind: kind.clone(), player })
        };
        kinds.iter().zip(0..).map(chair).collect()
    }

    /// Whether a person sits here.
    pub fn is_person(&self) -> bool {
        self.player.is_none()
    }
}

/// The seed of a bot: known from the table's secret, and different for every seat.
pub fn bot_seed(secret: &str, seat: Seat) -> u64 {
    let Seed(bytes) = Seed::agreed(secret, &[format!("bot of {seat}")]);
    bytes[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for name in ["me", "hard", "search:200", "exec:./mybot --fast"] {
            assert_eq!(name.parse::<Kind>().expect("it is a name").to_string(), name);
        }
        for name in ["", "you", "exec:", "search:"] {
            assert!(name.parse::<Kind>().is_err(), "{name}");
        }
    }

    #[test]
    fn bots_do_not_share_their_chance() {
        assert_ne!(bot_seed("7", Seat::new(0)), bot_seed("7", Seat::new(1)));
        assert_eq!(bot_seed("7", Seat::new(0)), bot_seed("7", Seat::new(0)));
    }
}
