//! The commands of a contributor. They start other programs: cargo, the browser, formatters.
//!
//! Nothing here depends on the rest of the workspace, so that `cargo xtask test` does not build the games twice. Commands that
//! need the games live in `crates/maintenance`.

mod browser;
mod cargo_tools;
mod cluster;
mod dependencies;
mod fuzz;
mod npm;
mod postgres;
mod python;
mod schemathesis;
mod slowest;
mod test;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, bail};

const USAGE: &str = "\
cargo xtask test [--full] [--slowest]  everything that must pass: format, lints, tests, doc tests, ledgers
                                       --full     also dependencies (cargo-deny), fuzz targets, a minute each, and
                                                  the Python wheel with OpenSpiel, Ray, the client of the Model
                                                  Context Protocol, the notebook and the embedded example
                                       --slowest  list the twenty slowest tests at the end (cargo-nextest)
cargo xtask faults                     kill servers and writers two hundred times, take the database away, fill its disk, set
                                       clocks; nothing that was acknowledged is lost (Linux, as root)
cargo xtask ledger [GAME] [--report]   each rule with its code and its tests; only gaps and totals without --report
cargo xtask exercises [GAME...]        find positions with one best answer, prove them, and write them beside their games
cargo xtask line GAME SEATS OPTIONS SECRET [ACTION...]
                                       play and print the beginning of a guided first game (docs/guides.md)
cargo xtask golden                     write the action numbers of every game anew
cargo xtask make-kept                  play and write anew the recorded games, kept records and databases
cargo xtask postgres COMMAND...         run a command, such as `cargo test -p orrery-store`, beside a PostgreSQL of its own
cargo xtask screenshots                pictures of the main pages, in target/screenshots";

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let args: Vec<_> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[&str]) -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in the workspace")?;
    match args {
        ["test", flags @ ..] => {
            let unknown = flags.iter().find(|flag| !["--full", "--slowest"].contains(flag));
            if let Some(unknown) = unknown {
                bail!("`test` has no option {unknown}; the commands are\n{USAGE}");
            }
            let wants = |flag| flags.contains(&flag);
            test::run(root, &test::Choice { full: wants("--full"), slowest: wants("--slowest") })
        }
        ["faults"] => test::faults(root),
        ["screenshots"] => test::screenshots(root),
        ["postgres", program, args @ ..] => test::beside_postgres(root, program, args),
        [command @ ("golden" | "make-kept")] => {
            test::cargo(root, &["run", "--quiet", "-p", "orrery-maintenance", "--", command])
        }
        ["exercises", rest @ ..] => {
            let command = ["run", "--release", "-p", "orrery-maintenance", "--", "exercises"];
            test::cargo(root, &[&command, rest].concat())
        }
        [command @ ("ledger" | "line"), rest @ ..] => {
            let command = ["run", "--quiet", "-p", "orrery-maintenance", "--", command];
            test::cargo(root, &[&command, rest].concat())
        }
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("there is no command `{}`; the commands are\n{USAGE}", args.join(" ")),
    }
}
