//! `orrery database` and `orrery backup`

use std::io::Write;
use std::path::PathBuf;

use orrery_server::app::Titles;
use orrery_server::config::{Config, Database};
use orrery_server::copies;

use crate::error::CliError;

/// Move a server's data to another database
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Copy everything into an empty database, of either kind, and play every table again on both sides
    #[command(
        after_help = "Stop the servers first: what they write meanwhile is not copied.\n\nExamples:\n  \
                      orrery database copy --from orrery.db --to postgres://orrery:secret@db.example.org/orrery\n  \
                      orrery database copy --from postgres://orrery:secret@db.example.org/orrery --to orrery.db"
    )]
    Copy {
        /// The database that is copied [default: the one that `orrery serve` uses]
        #[arg(long, value_name = "FILE|URL", env = "ORRERY_DATABASE", hide_env_values = true)]
        from: Option<PathBuf>,
        /// The copy: a file that does not exist yet, or an empty database
        #[arg(long, value_name = "FILE|URL")]
        to: PathBuf,
    },
}

/// Copies, checks and says what was copied.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let Command::Copy { from, to } = &args.command;
    let (from, to) = (named(from.as_ref()), Database::named(to));
    let copied = copies::copy(&from, &to, &Titles::new(orrery_registry::all()));
    let copied = copied.map_err(|error| CliError::Request(error.to_string()))?;
    writeln!(
        out,
        "{to}: {} rows; {} tables with {} decisions come to the same on both sides",
        copied.rows, copied.tables, copied.decisions
    )?;
    Ok(())
}

/// Copy a server's database into a file while the server runs
#[derive(clap::Args)]
#[command(
    after_help = "To go back to it, stop the server and name it after --database, or put it in the place of the \
                        database; `orrery database copy` puts it into a PostgreSQL.\n\nExamples:\n  \
                        orrery backup monday.db\n  orrery backup monday.db --database /var/lib/orrery/orrery.db"
)]
pub struct Backup {
    /// The copy: a file that does not exist yet
    file: PathBuf,
    /// The database [default: the one that `orrery serve` uses]
    #[arg(long, value_name = "FILE|URL", env = "ORRERY_DATABASE", hide_env_values = true)]
    database: Option<PathBuf>,
}

/// Writes a backup.
pub fn backup(args: &Backup, out: &mut impl Write) -> Result<(), CliError> {
    let database = named(args.database.as_ref());
    copies::backup(&database, &args.file).map_err(|error| CliError::Request(error.to_string()))?;
    writeln!(out, "{} holds everything as it was a moment ago", args.file.display())?;
    Ok(())
}

fn named(database: Option<&PathBuf>) -> Database {
    database.map_or_else(|| Config::default().database, |name| Database::named(name))
}
