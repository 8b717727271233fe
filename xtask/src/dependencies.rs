//! `cargo xtask test --full`: what `deny.toml` says of dependencies.

use std::path::Path;

use anyhow::{Context as _, bail};

use crate::cargo_tools::DENY;

/// Checks licences, versions, sources, and advisories if their data can be fetched.
pub fn check(root: &Path) -> anyhow::Result<()> {
    DENY.install(root)?;
    deny(root, &["--locked", "check", "licenses", "bans", "sources"])?;
    let fetched =
        DENY.command(root)?.args(["fetch", "db"]).output().context("cargo-deny cannot be started")?;
    if fetched.status.success() {
        return deny(root, &["--frozen", "check", "advisories"]);
    }
    let said = String::from_utf8_lossy(&fetched.stderr);
    println!("{}", said.trim_end());
    println!("ADVISORIES WERE NOT CHECKED: their data cannot be fetched from here, see above");
    Ok(())
}

fn deny(root: &Path, args: &[&str]) -> anyhow::Result<()> {
    let status = DENY.command(root)?.args(args).status();
    if status.context("cargo-deny cannot be started")?.success() {
        return Ok(());
    }
    bail!(
        "deny.toml does not allow what is reported above; change the dependency, or allow it there with a reason"
    )
}
