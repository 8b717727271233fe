//! `orrery rules`

use std::io::Write;

use orrery_core::{GameObject, Lang};
use orrery_registry::ledger::{Entry, Ledger};

use crate::error::CliError;

/// Look something up in the rules of a game
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery rules orion                the whole ledger\n  \
                        orrery rules orion ORI-31         one rule and the examples that use it\n  \
                        orrery rules orion morale         every rule and example with this word\n  \
                        orrery rules orion --lang pl 31   the same rule in Polish")]
pub struct Args {
    /// Which game
    game: String,
    /// The number of a rule (ORI-31 or 31), or words to look for; everything without it
    #[arg(value_name = "ID|WORD")]
    about: Vec<String>,
    /// The language: en or pl
    #[arg(long, default_value_t)]
    lang: Lang,
}

/// Prints the ledger, or what it says about something.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let game = orrery_registry::find(&args.game)?;
    let text = game.ledger(args.lang);
    let about = args.about.join(" ");
    if about.trim().is_empty() {
        write!(out, "{text}")?;
        return Ok(());
    }
    let ledger = Ledger::read(text);
    let found = look_up(&*game, &ledger, about.trim())?;
    let mut section = "";
    for entry in found {
        if entry.section != section {
            section = entry.section;
            writeln!(out, "{section}")?;
        }
        writeln!(out, "  {} {}", entry.id, entry.text)?;
    }
    Ok(())
}

/// A rule with the examples that use it, or all entries with these words.
pub fn look_up<'a>(
    game: &dyn GameObject,
    ledger: &'a Ledger<'_>,
    about: &str,
) -> Result<Vec<&'a Entry<'a>>, CliError> {
    if let Some(id) = as_id(game.prefix(), about) {
        let rule = ledger.entries.iter().find(|entry| entry.id == id);
        let rule = rule.ok_or_else(|| no_such_rule(game, ledger, &id))?;
        let users = ledger.examples().filter(|example| example.id != id && cites(example.text, &id));
        return Ok(std::iter::once(rule).chain(users).collect());
    }
    let wanted = about.to_lowercase();
    let found: Vec<_> =
        ledger.entries.iter().filter(|entry| entry.text.to_lowercase().contains(&wanted)).collect();
    if found.is_empty() {
        return Err(CliError::Request(format!(
            "no rule of {} says `{about}`; try another word, or `orrery rules {}` for all of them",
            game.id(),
            game.id()
        )));
    }
    Ok(found)
}

/// `ORI-31`, `ori-31`, `31`, `EX4`: the number of an entry; words are none.
fn as_id(prefix: &str, about: &str) -> Option<String> {
    let about = about.to_uppercase();
    let number = about.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')).unwrap_or(&about);
    let digits = number.strip_prefix("EX").unwrap_or(number);
    let is_number = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
    is_number.then(|| format!("{prefix}-{number}"))
}

/// Whether the text names exactly this number, not one that begins with it.
fn cites(text: &str, id: &str) -> bool {
    text.match_indices(id)
        .any(|(at, _)| !text[at + id.len()..].starts_with(|following: char| following.is_ascii_digit()))
}

fn no_such_rule(game: &dyn GameObject, ledger: &Ledger<'_>, id: &str) -> CliError {
    let last = ledger.rules().last().map_or("none", |rule| rule.id);
    CliError::Request(format!("{} has no rule {id}; its last one is {last}", game.id()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_in_every_spelling() {
        for (typed, meant) in
            [("ORI-31", "ORI-31"), ("ori-31", "ORI-31"), ("31", "ORI-31"), ("ex4", "ORI-EX4")]
        {
            assert_eq!(as_id("ORI", typed).as_deref(), Some(meant));
        }
        for word in ["morale", "morale 6", "ORI", "ECL-3", "export"] {
            assert_eq!(as_id("ORI", word), None, "{word}");
        }
    }

    #[test]
    fn a_number_is_not_the_beginning_of_another() {
        assert!(cites("(ORI-3, ORI-31)", "ORI-3"));
        assert!(!cites("(ORI-31)", "ORI-3"));
    }
}
