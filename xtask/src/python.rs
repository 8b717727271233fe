//! The tests of `crates/python`, in a Python environment with the libraries that the package works with.
//!
//! The usual run takes the extension module from the build of the tests, so that nothing is built twice, and lays it into a copy of
//! the package. `--full` builds the wheel as a user does, installs it, and tests it with more libraries.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};

use crate::schemathesis::environment;
use crate::test::{cargo, cargo_program};

/// What a run installs.
#[derive(Clone, Copy)]
enum Libraries {
    Usual,
    Full,
}

impl Libraries {
    const fn file(self) -> &'static str {
        match self {
            Self::Usual => "requirements.txt",
            Self::Full => "requirements-full.txt",
        }
    }

    const fn folder(self) -> &'static str {
        match self {
            Self::Usual => "target/python/usual",
            Self::Full => "target/python/full",
        }
    }
}

/// The package with the extension module of this build, under `PettingZoo`'s and Gymnasium's own checks.
pub fn test(root: &Path) -> anyhow::Result<()> {
    let python = prepare(root, Libraries::Usual)?;
    // The same targets as the tests have, so that only the extension module is left to be built.
    cargo(root, &["build", "--workspace", "--lib", "--bins", "--tests"])?;
    let package = root.join("target/python/package");
    lay_out(root, &package)?;
    // These need what only `--full` installs.
    let left_out =
        ["distributed", "learn", "mcp", "openspiel"].map(|name| format!("--ignore=tests/test_{name}.py"));
    pytest(root, &python, &left_out, &[("PYTHONPATH", &package)])
}

/// The wheel as `pip install` makes it, with `OpenSpiel`, Ray and the client of the Model Context Protocol too, and the notebook.
pub fn test_wheel(root: &Path) -> anyhow::Result<()> {
    let python = prepare(root, Libraries::Full)?;
    let wheel = Command::new(&python)
        .args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--force-reinstall",
            "--no-deps",
        ])
        .arg(root.join("crates/python"))
        // Optimised as the tests are; a user's wheel takes longer to build.
        .env("MATURIN_PEP517_ARGS", "--profile dev")
        .status();
    if !wheel.is_ok_and(|status| status.success()) {
        bail!("`pip install crates/python` failed");
    }
    pytest(root, &python, &[], &[])?;
    notebook(root, &python)
}

/// Every cell of the notebook runs; what it draws is in `target/python`.
fn notebook(root: &Path, python: &Path) -> anyhow::Result<()> {
    let status = Command::new(python)
        .args(["-m", "nbconvert", "--log-level", "WARN", "--to", "html", "--execute", "--output-dir"])
        .arg(root.join("target/python"))
        .arg(root.join("examples/study_a_card.ipynb"))
        .status()?;
    if status.success() {
        Ok(())
    } else {
        bail!("fix the cell of examples/study_a_card.ipynb that failed above")
    }
}

/// A folder with the package as a wheel would lay it out.
fn lay_out(root: &Path, package: &Path) -> anyhow::Result<()> {
    let into = package.join("orrery");
    fs::create_dir_all(&into)?;
    for file in fs::read_dir(root.join("crates/python/python/orrery"))? {
        let file = file?;
        if file.file_type()?.is_file() {
            fs::copy(file.path(), into.join(file.file_name()))?;
        }
    }
    let (built, name) = if cfg!(windows) {
        ("_orrery.dll", "_orrery.pyd")
    } else if cfg!(target_os = "macos") {
        ("lib_orrery.dylib", "_orrery.abi3.so")
    } else {
        ("lib_orrery.so", "_orrery.abi3.so")
    };
    let built = built_folder(root)?.join(built);
    fs::copy(&built, into.join(name)).with_context(|| format!("{} was not built", built.display()))?;
    Ok(())
}

/// Where cargo puts what it builds.
fn built_folder(root: &Path) -> anyhow::Result<PathBuf> {
    let metadata = Command::new(cargo_program())
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root)
        .output()?;
    let text = String::from_utf8(metadata.stdout)?;
    let folder = text.split_once("\"target_directory\":\"").and_then(|(_, rest)| rest.split_once('"'));
    let (folder, _) = folder.context("cargo metadata names no target directory")?;
    Ok(Path::new(folder).join("debug"))
}

fn pytest(root: &Path, python: &Path, args: &[String], variables: &[(&str, &Path)]) -> anyhow::Result<()> {
    let program = if cfg!(windows) { "orrery.exe" } else { "orrery" };
    let status = Command::new(python)
        .args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"])
        .args(args)
        .current_dir(root.join("crates/python"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("ORRERY_PROGRAM", built_folder(root)?.join(program))
        .envs(variables.iter().copied())
        .status()?;
    if status.success() { Ok(()) } else { bail!("fix the tests of crates/python that failed above") }
}

/// An environment with the libraries, made anew when their list changes. Returns its interpreter.
fn prepare(root: &Path, libraries: Libraries) -> anyhow::Result<PathBuf> {
    let list = root.join("crates/python/tests").join(libraries.file());
    let wanted =
        fs::read_to_string(root.join("crates/python/tests/requirements.txt"))? + &fs::read_to_string(&list)?;
    let folder = root.join(libraries.folder());
    let python = if cfg!(windows) { folder.join("Scripts/python.exe") } else { folder.join("bin/python") };
    let note = folder.join("installed.txt");
    if fs::read_to_string(&note).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    println!("fetching the libraries of {}", list.display());
    environment(&folder)?;
    let fetched = Command::new(&python)
        .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"])
        .arg(&list)
        .output()?;
    if !fetched.status.success() {
        bail!(
            "pip could not install what {} lists: {}",
            list.display(),
            String::from_utf8_lossy(&fetched.stderr)
        );
    }
    fs::write(note, wanted)?;
    Ok(python)
}
