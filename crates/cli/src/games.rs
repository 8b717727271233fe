//! `orrery games`

use std::io::Write;

use orrery_core::{GameObject, Lang, Text};
use orrery_registry::ledger::Ledger;

use crate::error::CliError;

/// List the games, and with a name what one of them holds
#[derive(clap::Args)]
#[command(after_help = "Example:\n  orrery games orion")]
pub struct Args {
    /// Show the options and components of this game
    game: Option<String>,
}

/// Lists all games, or shows one.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    match &args.game {
        None => list(out),
        Some(name) => show(&*orrery_registry::find(name)?, out),
    }
}

/// All games and examples, one line each.
pub fn list(out: &mut impl Write) -> Result<(), CliError> {
    for (heading, games) in
        [("Games", orrery_registry::games()), ("Examples of the tutorial", orrery_registry::examples())]
    {
        writeln!(out, "{heading}")?;
        for game in games {
            let ledger = Ledger::read(game.ledger(Lang::En));
            writeln!(out, "  {:<14} {:<10} {}", game.id(), seats(&*game), ledger.title)?;
        }
    }
    Ok(())
}

fn seats(game: &dyn GameObject) -> String {
    let (least, most) = game.seats();
    if least == most { format!("{most} seats") } else { format!("{least}-{most} seats") }
}

fn show(game: &dyn GameObject, out: &mut impl Write) -> Result<(), CliError> {
    let ledger = Ledger::read(game.ledger(Lang::En));
    writeln!(out, "{} ({}), {}", ledger.title, game.id(), seats(game))?;
    writeln!(out, "{} rules, {} worked examples", ledger.rules().count(), ledger.examples().count())?;
    let settings = game.settings();
    if !settings.is_empty() {
        writeln!(out, "\nOptions")?;
    }
    for setting in settings {
        writeln!(out, "  {:<20} {}, by default {}", setting.name, setting.kind.describe(), setting.default)?;
        let key = format!("option-{}", setting.name);
        if game.words().has(Lang::En, &key) {
            writeln!(out, "  {:<20}   {}", "", game.words().say(Lang::En, &Text::named(key)))?;
        }
    }
    writeln!(out, "\nComponents")?;
    for (name, count) in game.inventory() {
        writeln!(out, "  {name:<20} {count:>4}")?;
    }
    Ok(())
}
