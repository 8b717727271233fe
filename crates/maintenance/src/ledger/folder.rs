//! The files of one game that can cite rules.

use std::fs;
use std::path::Path;

use anyhow::Context as _;

/// A game's ledger and everything that may cite it.
#[derive(Default)]
pub struct Folder {
    /// The name of the folder, which is the game's.
    pub id: String,
    /// The folder from the root of the workspace, for messages.
    pub path: String,
    /// `rules.md`.
    pub english: String,
    /// `rules.pl.md`; empty if there is none.
    pub polish: String,
    /// Code, tests, content and words.
    pub files: Vec<File>,
}

/// One file.
pub struct File {
    /// From the folder of the game.
    pub path: String,
    /// Its text.
    pub text: String,
}

impl Folder {
    /// Every game, and every example that has a ledger. A game without a package has only been begun: nothing could cite
    /// its rules yet.
    pub fn all(root: &Path) -> anyhow::Result<Vec<Self>> {
        let mut folders = Vec::new();
        for (parent, needs_ledger) in [("games", true), ("examples", false)] {
            for name in names_in(&root.join(parent))? {
                let path = format!("{parent}/{name}");
                let full = root.join(&path);
                let has_package = full.join("Cargo.toml").is_file();
                if has_package && (needs_ledger || full.join("rules.md").exists()) {
                    folders.push(Self::read(name, path, &full)?);
                }
            }
        }
        Ok(folders)
    }

    fn read(id: String, path: String, full: &Path) -> anyhow::Result<Self> {
        let english = read(&full.join("rules.md"))?;
        let polish = fs::read_to_string(full.join("rules.pl.md")).unwrap_or_default();
        let mut files = Vec::new();
        for (folder, ending) in
            [("src", "rs"), ("tests", "rs"), ("benches", "rs"), ("content", "ron"), ("locales", "ftl")]
        {
            collect(&full.join(folder), folder, ending, &mut files)?;
        }
        Ok(Self { id, path, english, polish, files })
    }
}

/// All files with this ending below a folder, in order.
fn collect(folder: &Path, path: &str, ending: &str, files: &mut Vec<File>) -> anyhow::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    for name in names_in(folder)? {
        let full = folder.join(&name);
        let path = format!("{path}/{name}");
        if full.is_dir() {
            collect(&full, &path, ending, files)?;
        } else if full.extension().is_some_and(|found| found == ending) {
            files.push(File { text: read(&full)?, path });
        }
    }
    Ok(())
}

fn read(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn names_in(folder: &Path) -> anyhow::Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
