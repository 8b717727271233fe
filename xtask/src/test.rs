//! `cargo xtask test`: everything that must pass before a change is in.

use std::fs;
use std::panic::resume_unwind;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

use anyhow::{Context as _, bail};

use crate::browser::{self, Browsers};
use crate::npm::BIOME;
use crate::postgres::{self, Postgres};
use crate::{dependencies, fuzz, python, schemathesis, slowest};

/// What a run does besides the usual.
pub struct Choice {
    /// Check the dependencies, the Python wheel and the examples, and run the fuzz targets.
    pub full: bool,
    /// List the slowest tests.
    pub slowest: bool,
}

/// Runs every step in order and stops at the first that fails.
pub fn run(root: &Path, choice: &Choice) -> anyhow::Result<()> {
    let started = Instant::now();
    step("toolchain", toolchain)?;
    thread::scope(|scope| {
        // Most of this waits for the network, which clippy does not need.
        let programs = scope.spawn(|| programs(root).context("fetching what the tests need failed"));
        step("format", || format(root))?;
        step("clippy", || {
            cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
                .context("fix what clippy reports above")
        })?;
        programs.join().unwrap_or_else(|panic| resume_unwind(panic))
    })?;
    step("scripts and styles", || scripts_and_styles(root))?;
    step("tests", || tests(root).context("fix the tests that failed above"))?;
    step("doc tests", || {
        cargo(root, &["test", "--workspace", "--doc"]).context("fix the examples in comments above")
    })?;
    step("python", || python::test(root))?;
    if choice.full {
        step("python wheel", || python::test_wheel(root))?;
        step("program of somebody else", || embedded(root))?;
        step("properties in depth", || properties(root))?;
        step("exercises", || {
            let command = ["run", "--release", "-p", "orrery-maintenance", "--", "exercises", "--check"];
            cargo(root, &command).context("run `cargo xtask exercises` for the games named above")
        })?;
        step("dependencies", || dependencies::check(root))?;
        step("fuzz targets", || fuzz::run(root))?;
    }
    if choice.slowest {
        slowest::print(root)?;
    }
    println!("== everything passed in {}", seconds(started));
    Ok(())
}

/// Runs the tests that kill programs, with many more kills than a usual run, and those of other faults, which take long and
/// need to be root.
pub fn faults(root: &Path) -> anyhow::Result<()> {
    step("faults", || {
        postgres::prepare()?;
        // Namespaces of the network and clocks that are set; a test that misses one of them says so.
        succeeds("apt-get", &["install", "-y", "--no-install-recommends", "iproute2", "libfaketime"]);
        let postgres = Postgres::start()?;
        let kills = [("ORRERY_KILLS", "200".to_owned())];
        let variables = [&kills[..], &postgres.variables()].concat();
        let all = ["--", "--nocapture", "--include-ignored", "--test-threads=1"];
        cargo_with(
            root,
            &[&["test", "-p", "orrery", "--test", "all", "servers::"], &all[..]].concat(),
            &variables,
        )?;
        cargo_with(root, &["test", "-p", "orrery-store", "--test", "all", "kill::"], &variables)
    })
}

/// Runs a command that finds a `PostgreSQL` of its own, which ends with it.
pub fn beside_postgres(root: &Path, program: &str, args: &[&str]) -> anyhow::Result<()> {
    postgres::prepare()?;
    let postgres = Postgres::start()?;
    for (name, value) in postgres.variables() {
        println!("{name}={value}");
    }
    let mut command = Command::new(program);
    let status = command.args(args).current_dir(root).envs(postgres.variables()).status();
    let status = status.with_context(|| format!("cannot start `{program}`"))?;
    if status.success() { Ok(()) } else { bail!("`{program}` failed") }
}

/// Takes pictures of the main pages; the browser test that takes them also checks that everything fits.
pub fn screenshots(root: &Path) -> anyhow::Result<()> {
    browser::prepare(root)?;
    let keep = [("ORRERY_PICTURES", "1".to_owned())];
    cargo_with(root, &["test", "-p", "orrery", "--test", "all", "browser::pictures"], &keep)?;
    cargo_with(root, &["test", "-p", "orrery", "--test", "all", "browser::guide"], &keep)?;
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

/// What the first steps need of Rust and Python.
fn toolchain() -> anyhow::Result<()> {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if succeeds(&cargo_program(), &[tool, "--version"]) {
            continue;
        }
        println!("installing {component}");
        if !succeeds("rustup", &["component", "add", component]) {
            bail!("{component} is missing; install it with `rustup component add {component}`");
        }
    }
    if !succeeds("python3", &["--version"]) {
        bail!(
            "python3 is missing; tests of the line protocol and of the API need it: install Python 3 (for instance \
             `apt install python3` or `brew install python3`)"
        );
    }
    Ok(())
}

/// Looks for the programs that later steps need and installs what is missing.
fn programs(root: &Path) -> anyhow::Result<()> {
    BIOME.install(root)?;
    postgres::prepare()?;
    browser::prepare(root)?;
    schemathesis::prepare(root)
}

fn format(root: &Path) -> anyhow::Result<()> {
    cargo(root, &["fmt", "--all", "--check"]).context("run `cargo fmt --all`, then try again")?;
    for apart in ["fuzz/Cargo.toml", "examples/embedded/Cargo.toml"] {
        cargo(root, &["fmt", "--check", "--manifest-path", apart])
            .with_context(|| format!("run `cargo fmt --manifest-path {apart}`, then try again"))?;
    }
    Ok(())
}

/// Format and lints of JavaScript and CSS, as `biome.json` says.
fn scripts_and_styles(root: &Path) -> anyhow::Result<()> {
    let program = BIOME.command(root, "biome");
    let status = Command::new(&program).arg("ci").current_dir(root).status();
    let status = status.with_context(|| format!("cannot start {}", program.display()))?;
    if status.success() {
        return Ok(());
    }
    bail!("run `{} check --write`, fix what remains, then try again", program.display())
}

/// All tests: programs in parallel where nextest is installed. Examples are not built; clippy has checked them.
fn tests(root: &Path) -> anyhow::Result<()> {
    let targets = ["--workspace", "--lib", "--bins", "--tests"];
    let nextest = succeeds(&cargo_program(), &["nextest", "--version"]);
    let command = if nextest { &["nextest", "run"][..] } else { &["test"] };
    // Built before the browsers and the database wait for it.
    cargo(root, &[command, &targets, &["--no-run"]].concat())?;
    let (browsers, postgres) = (Browsers::start(root)?, Postgres::start()?);
    let variables = [&browsers.variables()[..], &postgres.variables()].concat();
    cargo_with(root, &[command, &targets, &["--no-fail-fast"]].concat(), &variables)
}

/// A program that depends on the core and a game alone, as other people's do.
fn embedded(root: &Path) -> anyhow::Result<()> {
    let place = ["--manifest-path", "examples/embedded/Cargo.toml", "--target-dir", "target/embedded"];
    cargo(root, &[&["run", "--locked"][..], &place].concat()).context("fix examples/embedded")
}

/// What holds for every game, with more plays than a usual run; the examples play enough there.
fn properties(root: &Path) -> anyhow::Result<()> {
    let plays = [("ORRERY_CASES", "96".to_owned())];
    cargo_with(root, &["test", "--workspace", "--tests", "properties::"], &plays)
}

/// The cargo that runs this.
pub fn cargo_program() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs cargo at the root of the workspace, with what the tests need to know in its environment.
pub fn cargo(root: &Path, args: &[&str]) -> anyhow::Result<()> {
    cargo_with(root, args, &[])
}

fn cargo_with(root: &Path, args: &[&str], variables: &[(&str, String)]) -> anyhow::Result<()> {
    let line = format!("cargo {}", args.join(" "));
    println!("{line}");
    let mut command = Command::new(cargo_program());
    if nothing_was_built() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    let status = command
        .args(args)
        .current_dir(root)
        .env("ORRERY_AXE", browser::axe_path(root))
        .env("ORRERY_SCHEMATHESIS", schemathesis::path(root))
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    if status.success() { Ok(()) } else { bail!("`{line}` failed") }
}

/// Whether only this program was built here so that it can be built again incrementally. On a fresh machine everything is
/// built once, which is faster and takes less of the disk without the records for building it again.
fn nothing_was_built() -> bool {
    let Ok(program) = std::env::current_exe() else { return false };
    let folders = fs::read_dir(program.with_file_name("incremental")).into_iter().flatten().flatten();
    folders.into_iter().all(|folder| folder.file_name().to_string_lossy().starts_with("xtask-"))
}

/// Whether a program can be started and exits with success.
pub fn succeeds(program: &str, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
