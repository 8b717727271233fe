//! `orrery mcp`

use orrery_core::Lang;
use orrery_server::api::mcp::serve_stdio;
use orrery_server::app::Titles;

use crate::error::CliError;

/// Let an assistant play: a server of the Model Context Protocol on standard input and output
#[derive(clap::Args)]
#[command(
    after_help = "Assistants start it themselves; docs/mcp.md says how to connect one, with a sample dialogue.\n\
                        A server of `orrery serve` speaks the same protocol at /mcp, behind tokens."
)]
pub struct Args {
    /// The language: en or pl
    #[arg(long, default_value_t)]
    lang: Lang,
    /// The same seed and answers give the same games; by chance without it
    #[arg(long, value_name = "N")]
    seed: Option<String>,
}

/// Answers until the other side goes.
pub fn run(args: Args) -> Result<(), CliError> {
    let titles = Titles::new(orrery_registry::games());
    serve_stdio(titles, args.lang, args.seed).map_err(|error| CliError::Request(error.to_string()))
}
