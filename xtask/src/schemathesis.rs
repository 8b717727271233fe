//! What the test of the API needs: Schemathesis, in a Python environment of its own.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};

use crate::test::succeeds;

/// The version that the API is tested with.
const VERSION: &str = "4.32.5";

/// Where Schemathesis lies once it has been fetched.
pub fn path(root: &Path) -> PathBuf {
    folder(root).join(if cfg!(windows) { "Scripts/schemathesis.exe" } else { "bin/schemathesis" })
}

fn folder(root: &Path) -> PathBuf {
    root.join("target/schemathesis").join(VERSION)
}

/// Fetches it if it is missing.
pub fn prepare(root: &Path) -> anyhow::Result<()> {
    let program = path(root);
    let there = || program.to_str().is_some_and(|program| succeeds(program, &["--version"]));
    if there() {
        return Ok(());
    }
    let folder = folder(root);
    let python = if cfg!(windows) { folder.join("Scripts/python.exe") } else { folder.join("bin/python") };
    println!("fetching schemathesis {VERSION}");
    environment(&folder)?;
    let package = format!("schemathesis=={VERSION}");
    let fetched = Command::new(&python)
        .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", &package])
        .output()
        .with_context(|| {
            format!("{} cannot be started; remove {} and try again", python.display(), folder.display())
        })?;
    if !fetched.status.success() || !there() {
        bail!("pip could not install {package}: {}", String::from_utf8_lossy(&fetched.stderr));
    }
    Ok(())
}

/// Makes a Python environment; Debian keeps the module for that in a package of its own.
pub fn environment(folder: &Path) -> anyhow::Result<()> {
    let target = folder.to_str().context("the path of the workspace is not plain text")?;
    let made = || succeeds("python3", &["-m", "venv", "--clear", target]);
    if made() {
        return Ok(());
    }
    println!("installing python3-venv");
    let installed = succeeds("apt-get", &["update"])
        && succeeds("apt-get", &["install", "-y", "--no-install-recommends", "python3-venv"]);
    if installed && made() {
        return Ok(());
    }
    bail!(
        "python3 cannot make an environment for what the tests need; install its modules `venv` and `pip` (on Debian: \
         `apt install python3-venv`)"
    );
}
