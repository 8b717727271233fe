//! `orrery content`

use std::io::Write;
use std::path::PathBuf;

use orrery_core::GameObject;
use orrery_core::content::{Pack, RowOrigin, Share};

use crate::error::CliError;
use crate::pack;

/// Work with content packs: cards and names of your own
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery content check orion --pack my-cards\n  orrery content template orion --into my-box\n  orrery content \
                  export orion > orion.json"
)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Check(Check),
    Template(Template),
    Export(Export),
}

/// Write an empty pack for the owner of the box: every row that is not all printed, with a gap for each value that is not
#[derive(clap::Args)]
#[command(
    after_help = "Type the printed values over the question marks; `orrery content check` tells what is still missing.\n\nExample:\n  \
                  orrery content template orion --into my-box\n  orrery content check orion --pack my-box\n  orrery play orion \
                  --pack my-box"
)]
struct Template {
    /// Which game
    game: String,
    /// The folder of the new pack; nothing in it is written over
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
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
        Command::Template(args) => template(args, out),
        Command::Export(args) => export(args, out),
    }
}

fn template(args: &Template, out: &mut impl Write) -> Result<(), CliError> {
    let game = orrery_registry::find(&args.game)?;
    let files = orrery_core::content::template(&*game);
    if files.is_empty() {
        writeln!(out, "{}: all of the content is printed; there is nothing to type in", game.id())?;
        return Ok(());
    }
    pack::write(&args.into, &files)?;
    let names: Vec<_> = files.iter().map(|(name, _)| name.as_str()).collect();
    writeln!(out, "{}: an empty pack with {}", args.into.display(), names.join(", "))?;
    writeln!(
        out,
        "type in what is printed, then: orrery content check {} --pack {}",
        game.id(),
        args.into.display()
    )?;
    Ok(())
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
    missing(&*with_pack, &pack, out)
}

/// What is still to be typed in, and what is ours with this pack.
fn missing(game: &dyn GameObject, pack: &Pack, out: &mut impl Write) -> Result<(), CliError> {
    if !pack.gaps().is_empty() {
        let values: usize = pack.gaps().iter().map(|gap| gap.fields.len()).sum();
        writeln!(
            out,
            "still to be typed in: {values} values in {} rows, which do not count yet",
            pack.gaps().len()
        )?;
        for gap in pack.gaps() {
            let row = gap.id.as_deref().unwrap_or("the only row");
            writeln!(out, "  {}:{}: {row}: {}", gap.file, gap.line, gap.fields.join(", "))?;
        }
    }
    let rows = game.origins();
    let ours = |row: &&RowOrigin| row.origin.share() != Share::Printed;
    let count = rows.iter().filter(ours).count();
    writeln!(out, "designed by this project, in whole or in part: {count} of {} rows", rows.len())?;
    let mut kinds: Vec<_> = rows.iter().map(|row| row.kind.as_str()).collect();
    kinds.dedup();
    for kind in kinds {
        let of_kind = || rows.iter().filter(|row| row.kind == kind);
        let count = of_kind().filter(ours).count();
        if count > 0 {
            writeln!(out, "  {kind:<20} {count:>4} of {}", of_kind().count())?;
        }
    }
    Ok(())
}
