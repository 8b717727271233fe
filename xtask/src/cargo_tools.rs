//! Subcommands of cargo, each in a pinned version below `target/tools`.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};

use crate::test::cargo_program;

/// A subcommand of cargo, by the name of its crate.
pub struct Tool {
    name: &'static str,
    version: &'static str,
}

/// Checks licences, versions, sources and advisories of dependencies.
pub const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2" };

/// Builds fuzz targets.
pub const FUZZ: Tool = Tool { name: "cargo-fuzz", version: "0.13.2" };

impl Tool {
    fn folder(&self, root: &Path) -> PathBuf {
        root.join("target/tools").join(format!("{}-{}", self.name, self.version))
    }

    fn programs(&self, root: &Path) -> PathBuf {
        self.folder(root).join("bin")
    }

    /// Builds the tool if it is missing. Not optimised: it is built more slowly than it runs.
    pub fn install(&self, root: &Path) -> anyhow::Result<()> {
        let program = self.programs(root).join(format!("{}{}", self.name, env::consts::EXE_SUFFIX));
        if program.is_file() {
            return Ok(());
        }
        let Self { name, version } = self;
        println!("installing {name} {version}");
        let status = Command::new(cargo_program())
            .args(["install", name, "--version", version, "--locked", "--debug", "--quiet", "--root"])
            .arg(self.folder(root))
            .arg("--target-dir")
            .arg(root.join("target/tools/build"))
            .env("CARGO_PROFILE_DEV_DEBUG", "false")
            .current_dir(root)
            .status()
            .context("cargo cannot be started")?;
        if !status.success() || !program.is_file() {
            bail!("cargo could not install {name} {version}; it needs crates.io, see above");
        }
        Ok(())
    }

    /// Cargo with this subcommand, once it is installed: `deny`, then its arguments.
    pub fn command(&self, root: &Path) -> anyhow::Result<Command> {
        let others = env::var_os("PATH").unwrap_or_default();
        let paths = [self.programs(root)].into_iter().chain(env::split_paths(&others));
        let path: OsString = env::join_paths(paths).context("the search path of programs is broken")?;
        let mut command = Command::new(cargo_program());
        let name = self.name.strip_prefix("cargo-").context("subcommands are named so")?;
        command.arg(name).env("PATH", path).current_dir(root);
        Ok(command)
    }
}
