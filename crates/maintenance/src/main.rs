//! The commands of `cargo xtask` that need the games.

use std::process::ExitCode;

use anyhow::bail;
use orrery_maintenance::fuzz::seeds;
use orrery_maintenance::{exercises, golden, kept, ledger, line, recorded};

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
    match args {
        ["ledger", rest @ ..] => {
            let (flags, names): (Vec<_>, Vec<_>) = rest.iter().partition(|word| word.starts_with('-'));
            let report = match flags[..] {
                [] => ledger::Report::Gaps,
                ["--report"] => ledger::Report::Everything,
                _ => bail!("unknown option {}; `ledger` knows --report", flags.join(" ")),
            };
            ledger::run(&names, report)
        }
        ["exercises", "--check", names @ ..] => exercises::check(names),
        ["exercises", names @ ..] => exercises::make(names),
        ["line", game, seats, options, secret, plays @ ..] => {
            line::print(game, seats.parse()?, options, secret, plays)
        }
        ["golden"] => golden::make(),
        ["seeds", folder] => seeds::write(folder.as_ref()),
        ["make-kept"] => {
            recorded::make()?;
            kept::make()
        }
        _ => bail!("run `cargo xtask`, which lists the commands"),
    }
}
