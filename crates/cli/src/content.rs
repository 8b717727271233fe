//! `orrery content`

use std::io::Write;
use std::path::PathBuf;

use crate::error::CliError;
use crate::pack;

/// Work with content packs: cards and names of your own
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery content check orion --pack my-cards\n  orrery content export orion > orion.json"
)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Check(Check),
    Export(Export),
}

/// Write all content of a game into one file, with which its records can be read by every later build
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  orrery content export orion > orion.json\n  orrery replay game.json --content orion.json"
)]
struct Export {
    /// Which game
    game: String,
    /// With this content pack laid over what is built in
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
}

/// Check a pack: every error with its file and line
#[derive(clap::Args)]
#[command(
    after_help = "A pack is a folder with .ron files (rows that replace or add to the built-in ones by id)\nand en.ftl, \
                  pl.ftl (names). Rows look like those in games/GAME/content.\n\nExample:\n  orrery content check orion --pack \
                  my-cards"
)]
struct Check {
    /// Which game
    game: String,
    /// The folder of the pack
    #[arg(long, value_name = "DIR")]
    pack: PathBuf,
}

/// Runs the subcommand.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    match &args.command {
        Command::Check(args) => check(args, out),
        Command::Export(args) => export(args, out),
    }
}

fn export(args: &Export, out: &mut impl Write) -> Result<(), CliError> {
    let mut game = orrery_registry::find(&args.game)?;
    if let Some(folder) = &args.pack {
        game = pack::load(&*game, folder)?.0;
    }
    let content = serde_json::to_string_pretty(game.content()).expect("content is plain data");
    writeln!(out, "{content}")?;
    Ok(())
}

fn check(args: &Check, out: &mut impl Write) -> Result<(), CliError> {
    let game = orrery_registry::find(&args.game)?;
    let (with_pack, pack) = pack::load(&*game, &args.pack)?;
    let files: Vec<_> = pack.names().collect();
    writeln!(out, "the pack fits {}: {}", game.id(), files.join(", "))?;
    for ((name, count), (_, before)) in with_pack.inventory().into_iter().zip(game.inventory()) {
        let change = if count == before { String::new() } else { format!("  (built in: {before})") };
        writeln!(out, "  {name:<20} {count:>4}{change}")?;
    }
    Ok(())
}
