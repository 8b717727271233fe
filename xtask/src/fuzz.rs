//! `cargo xtask test --full`: each fuzz target for a minute. Everything that is made lies below `target/fuzz`.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};

use crate::cargo_tools::FUZZ;
use crate::test::{cargo, cargo_program};

/// How long each target runs.
const SECONDS: u32 = 60;
/// How long one input may take, and how much memory.
const SECONDS_AN_INPUT: u32 = 20;
const MEGABYTES: u32 = 4096;

/// Builds all targets and runs them one after another.
pub fn run(root: &Path) -> anyhow::Result<()> {
    lock_file_is_current(root)?;
    FUZZ.install(root)?;
    let folder = root.join("target/fuzz");
    let seeds = folder.to_str().context("the path of the workspace is not plain text")?;
    cargo(root, &["run", "--quiet", "-p", "orrery-maintenance", "--", "seeds", seeds])?;
    let programs = build(root)?;
    for target in targets(root)? {
        fuzz(&folder.join(&target), &programs.join(&target), &target)?;
    }
    Ok(())
}

/// A build would write the lock file anew, which is for a person to do.
fn lock_file_is_current(root: &Path) -> anyhow::Result<()> {
    let current = Command::new(cargo_program())
        .args(["metadata", "--locked", "--format-version", "1", "--manifest-path", "fuzz/Cargo.toml"])
        .current_dir(root)
        .stdout(Stdio::null())
        .status()
        .context("cargo cannot be started")?;
    if current.success() {
        return Ok(());
    }
    bail!(
        "fuzz/Cargo.lock does not fit the dependencies; make it anew with the versions of the workspace: `cp Cargo.lock \
         fuzz/Cargo.lock && cargo metadata --manifest-path fuzz/Cargo.toml --format-version 1 > /dev/null`"
    )
}

/// The names of all targets.
fn targets(root: &Path) -> anyhow::Result<Vec<String>> {
    let manifest = fs::read_to_string(root.join("fuzz/Cargo.toml"))?;
    let parts = manifest.split("[[bin]]\nname = \"").skip(1);
    Ok(parts.filter_map(|part| Some(part.split('"').next()?.to_owned())).collect())
}

/// Builds all targets and returns the folder of their programs. No sanitizer: none of our code is unsafe, and without one the
/// stable toolchain is enough. The folder for build output is that of all else, so that macros are built once.
fn build(root: &Path) -> anyhow::Result<PathBuf> {
    let output = root.join("target");
    let host = host()?;
    let status = FUZZ
        .command(root)?
        .args([
            "build",
            "--fuzz-dir",
            "fuzz",
            "--dev",
            "--sanitizer",
            "none",
            "--target",
            &host,
            "--target-dir",
        ])
        .arg(&output)
        .status();
    if !status.context("cargo-fuzz cannot be started")?.success() {
        bail!("the fuzz targets do not build");
    }
    Ok(output.join(host).join("debug"))
}

/// The target that the compiler builds for by itself.
fn host() -> anyhow::Result<String> {
    let told = Command::new("rustc").arg("-vV").output().context("rustc cannot be started")?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not name its target")
}

/// Runs one target; new inputs that reach new code are kept for the next run.
fn fuzz(folder: &Path, program: &Path, target: &str) -> anyhow::Result<()> {
    println!("fuzzing {target} for {SECONDS} s");
    let (corpus, findings) = (folder.join("corpus"), folder.join("findings"));
    fs::create_dir_all(&corpus)?;
    fs::create_dir_all(&findings)?;
    let log = folder.join("log");
    let status = Command::new(program)
        .args([&corpus, &folder.join("seeds")])
        .arg(format!("-max_total_time={SECONDS}"))
        .arg(format!("-timeout={SECONDS_AN_INPUT}"))
        .arg(format!("-rss_limit_mb={MEGABYTES}"))
        .arg(format!("-dict={}", folder.join("words.dict").display()))
        .arg(format!("-artifact_prefix={}/", findings.display()))
        .args(["-print_final_stats=1", "-reload=0"])
        .stderr(File::create(&log)?)
        .status()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let said = fs::read(&log)?;
    let said = String::from_utf8_lossy(&said);
    if status.success() {
        let inputs = said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
        println!("{target}: {} inputs, nothing found", inputs.unwrap_or("?").trim());
        return Ok(());
    }
    let last: Vec<_> = said.lines().rev().take(40).collect();
    for line in last.iter().rev() {
        eprintln!("{line}");
    }
    bail!(
        "{target} found an input that breaks something, see above; it is in {}, and `{} INPUT` tries it again. Fix the \
         code, and test it in the crate where the fault was",
        findings.display(),
        program.display()
    )
}
