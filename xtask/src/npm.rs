//! Tools from npm, each in a pinned version below `target/npm`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};

/// A package of npm.
pub struct Package {
    name: &'static str,
    version: &'static str,
    /// What it is for, in the message when it cannot be installed.
    purpose: &'static str,
}

/// Formats and lints JavaScript and CSS.
pub const BIOME: Package =
    Package { name: "@biomejs/biome", version: "2.6.7", purpose: "which checks JavaScript and CSS" };

/// Checks pages for accessibility.
pub const AXE: Package =
    Package { name: "axe-core", version: "4.14.0", purpose: "which checks the accessibility of pages" };

impl Package {
    /// A file of the package, once it is installed.
    pub fn file(&self, root: &Path, path: &str) -> PathBuf {
        self.modules(root).join(self.name).join(path)
    }

    /// A command of the package, once it is installed.
    pub fn command(&self, root: &Path, name: &str) -> PathBuf {
        self.modules(root).join(".bin").join(name)
    }

    fn modules(&self, root: &Path) -> PathBuf {
        self.folder(root).join("node_modules")
    }

    fn folder(&self, root: &Path) -> PathBuf {
        root.join("target/npm").join(format!("{}-{}", self.name.replace('/', "-"), self.version))
    }

    /// Installs the package if it is missing.
    pub fn install(&self, root: &Path) -> anyhow::Result<()> {
        if self.file(root, "package.json").is_file() {
            return Ok(());
        }
        let Self { name, version, purpose } = self;
        println!("installing {name} {version}");
        let folder = self.folder(root);
        std::fs::create_dir_all(&folder)?;
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", "."]);
        let output =
            npm.arg(format!("{name}@{version}")).current_dir(&folder).output().with_context(|| {
                format!("npm is missing; it installs {name}, {purpose}: install Node.js with npm")
            })?;
        if !output.status.success() || !self.file(root, "package.json").is_file() {
            bail!("npm could not install {name} {version}: {}", String::from_utf8_lossy(&output.stderr));
        }
        Ok(())
    }
}
