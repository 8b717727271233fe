//! `cargo xtask test`: everything that must pass before a change is in.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, bail};

use crate::{browser, ledger, schemathesis};

/// Runs every step in order and stops at the first that fails.
pub fn run(root: &Path) -> anyhow::Result<()> {
    let started = Instant::now();
    step("tools", || {
        tools().and_then(|()| browser::prepare(root)).and_then(|()| schemathesis::prepare(root))
    })?;
    step("format", || {
        cargo(root, &["fmt", "--all", "--check"]).context("run `cargo fmt --all`, then try again")
    })?;
    step("clippy", || {
        cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
            .context("put right what clippy names above")
    })?;
    step("tests", || tests(root).context("put right the tests that failed above"))?;
    step("doc tests", || {
        cargo(root, &["test", "--workspace", "--doc"]).context("put right the examples in comments above")
    })?;
    step("ledger", || ledger::run(root, &[], ledger::Report::Gaps))?;
    println!("== everything passed in {}", seconds(started));
    Ok(())
}

/// Pictures of the main pages, made by the browser test that also looks whether they fit.
pub fn screenshots(root: &Path) -> anyhow::Result<()> {
    browser::prepare(root)?;
    cargo(root, &["test", "-p", "orrery", "--test", "all", "browser::pictures"])?;
    println!("the pictures are in {}", root.join("target/screenshots").display());
    Ok(())
}

fn step(name: &str, work: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    println!("== {name}");
    let started = Instant::now();
    work().with_context(|| format!("step `{name}` failed after {}", seconds(started)))?;
    println!("== {name} passed in {}", seconds(started));
    Ok(())
}

fn seconds(since: Instant) -> String {
    format!("{:.1} s", since.elapsed().as_secs_f64())
}

/// Looks for what the steps need, and fetches what the toolchain can.
fn tools() -> anyhow::Result<()> {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if answers(&cargo_program(), &[tool, "--version"]) {
            continue;
        }
        println!("installing {component}");
        if !answers("rustup", &["component", "add", component]) {
            bail!("{component} is missing; install it with `rustup component add {component}`");
        }
    }
    if !answers("python3", &["--version"]) {
        bail!(
            "python3 is missing; the outside player of the line protocol and the tests of the API need it: install Python 3 (for instance \
             `apt install python3` or `brew install python3`)"
        );
    }
    Ok(())
}

/// All tests, those marked as slow too: in parallel across binaries where nextest is installed.
fn tests(root: &Path) -> anyhow::Result<()> {
    if answers(&cargo_program(), &["nextest", "--version"]) {
        cargo(root, &["nextest", "run", "--workspace", "--run-ignored", "all", "--no-fail-fast"])
    } else {
        cargo(
            root,
            &[
                "test",
                "--workspace",
                "--lib",
                "--bins",
                "--tests",
                "--no-fail-fast",
                "--",
                "--include-ignored",
            ],
        )
    }
}

fn cargo_program() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

fn cargo(root: &Path, args: &[&str]) -> anyhow::Result<()> {
    let line = format!("cargo {}", args.join(" "));
    println!("{line}");
    let status = Command::new(cargo_program())
        .args(args)
        .current_dir(root)
        .env("ORRERY_AXE", browser::axe_path(root))
        .env("ORRERY_SCHEMATHESIS", schemathesis::path(root))
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    if status.success() { Ok(()) } else { bail!("`{line}` failed") }
}

/// Whether a program can be started and is content.
pub fn answers(program: &str, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
