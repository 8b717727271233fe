//! Everything a contributor runs that is not the product: `cargo xtask test`, `cargo xtask ledger`.

mod browser;
mod ledger;
mod schemathesis;
mod test;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, bail};

const USAGE: &str = "\
cargo xtask test                      everything that must pass: format, clippy, tests, doc tests, ledgers
cargo xtask screenshots               pictures of the main pages, in target/screenshots
cargo xtask ledger [GAME] [--report]  each rule with its code and its tests; only gaps and totals without --report";

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
        ["test"] => test::run(root),
        ["screenshots"] => test::screenshots(root),
        ["ledger", rest @ ..] => {
            let (flags, names): (Vec<_>, Vec<_>) = rest.iter().partition(|word| word.starts_with('-'));
            let report = match flags[..] {
                [] => ledger::Report::Gaps,
                ["--report"] => ledger::Report::Everything,
                _ => bail!("unknown option {}; the commands are\n{USAGE}", flags.join(" ")),
            };
            ledger::run(root, &names, report)
        }
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("there is no task `{}`; the commands are\n{USAGE}", args.join(" ")),
    }
}
