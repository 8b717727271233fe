//! What the browser tests need: Chromium with its driver, and axe-core.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};

use crate::test::answers;

/// The version of axe-core that pages are checked with.
const AXE: &str = "4.14.0";

/// Installs what is missing.
pub fn prepare(root: &Path) -> anyhow::Result<()> {
    chromium()?;
    axe(root)
}

fn chromium() -> anyhow::Result<()> {
    let there = || answers("chromium", &["--version"]) && answers("chromedriver", &["--version"]);
    if there() {
        return Ok(());
    }
    println!("installing chromium and chromium-driver");
    let installed = answers("apt-get", &["update"])
        && answers("apt-get", &["install", "-y", "--no-install-recommends", "chromium", "chromium-driver"]);
    if installed && there() {
        return Ok(());
    }
    bail!(
        "chromium and chromedriver are missing and could not be installed; install both and put them on the path (on \
         Debian: `apt install chromium chromium-driver`)"
    );
}

/// Where axe-core lies once it has been fetched.
pub fn axe_path(root: &Path) -> PathBuf {
    root.join("target/axe").join(AXE).join("package/axe.min.js")
}

fn axe(root: &Path) -> anyhow::Result<()> {
    let path = axe_path(root);
    if path.is_file() {
        return Ok(());
    }
    println!("fetching axe-core {AXE}");
    let folder = root.join("target/axe").join(AXE);
    std::fs::create_dir_all(&folder)?;
    let package = format!("axe-core@{AXE}");
    let fetched = Command::new("npm").args(["pack", "--silent", &package]).current_dir(&folder).output();
    let fetched = fetched.context("npm is missing; axe-core, which checks the pages, is fetched with it")?;
    if !fetched.status.success() {
        bail!("npm could not fetch {package}: {}", String::from_utf8_lossy(&fetched.stderr));
    }
    let archive = format!("axe-core-{AXE}.tgz");
    let unpacked = Command::new("tar").args(["xzf", &archive]).current_dir(&folder).status();
    if !unpacked.is_ok_and(|status| status.success()) || !path.is_file() {
        bail!("{archive} could not be unpacked in {}", folder.display());
    }
    Ok(())
}
