//! `orrery rules`

use std::io::Write;

use orrery_core::{GameObject, Lang};
use orrery_registry::ledger::{Entry, Ledger, NotFound};

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

/// What the ledger says about a number or words.
fn look_up<'a>(
    game: &dyn GameObject,
    ledger: &'a Ledger<'a>,
    about: &str,
) -> Result<Vec<&'a Entry<'a>>, CliError> {
    ledger.look_up(game.prefix(), about).map_err(|missing| {
        CliError::Request(match missing {
            NotFound::Rule { id, last } => {
                format!("{} has no rule {id}; its last one is {last}", game.id())
            }
            NotFound::Words => format!(
                "no rule of {} says `{about}`; try another word, or `orrery rules {}` for all of them",
                game.id(),
                game.id()
            ),
        })
    })
}
