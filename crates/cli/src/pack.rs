//! Content packs: a folder becomes the texts that a game reads.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use orrery_core::content::{Pack, PackError, PackErrors};
use orrery_core::{GameObject, Lang};
use orrery_registry::Title;

use crate::error::CliError;

/// The game with the content of this folder, complete in every language; otherwise all that is wrong with it.
pub fn load(game: &dyn Title, folder: &Path) -> Result<(Box<dyn Title>, Pack), CliError> {
    let wrong = |errors| CliError::Pack { path: folder.to_owned(), errors };
    let pack = read(folder)?.map_err(wrong)?;
    let with_pack = game.packed(&pack).map_err(wrong)?;
    let unsaid = unsaid(&*with_pack);
    if unsaid.0.is_empty() { Ok((with_pack, pack)) } else { Err(wrong(unsaid)) }
}

/// The game with all the content that an earlier build wrote into this file.
pub fn exported(game: &dyn Title, path: &Path) -> Result<Box<dyn Title>, CliError> {
    let text =
        fs::read_to_string(path).map_err(|error| CliError::Unreadable { path: path.to_owned(), error })?;
    let pack: Pack = serde_json::from_str(&text).map_err(|error| {
        let file = path.display();
        CliError::Request(format!("{file} was not written by `orrery content export`: {error}"))
    })?;
    game.packed(&pack).map_err(|errors| CliError::Pack { path: path.to_owned(), errors })
}

/// The `.ron` and `.ftl` files of a folder. Others, such as a read-me, are none of a game's business.
fn read(folder: &Path) -> Result<Result<Pack, PackErrors>, CliError> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        move |error| CliError::Unreadable { path, error }
    };
    let mut files = Vec::new();
    let mut errors = PackErrors::default();
    for path in content_files(folder).map_err(unreadable(folder))? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match String::from_utf8(fs::read(&path).map_err(unreadable(&path))?) {
            Ok(text) => files.push((name, text)),
            Err(error) => {
                let good = error.utf8_error().valid_up_to();
                let line = error.as_bytes()[..good].split(|byte| *byte == b'\n').count();
                let reason = "this is no UTF-8 text; save the file as UTF-8".to_owned();
                errors.0.push(PackError { file: name, line, reason });
            }
        }
    }
    if files.is_empty() && errors.0.is_empty() {
        let folder = folder.display();
        return Err(CliError::Request(format!(
            "{folder} holds no .ron or .ftl file; name the folder of a pack"
        )));
    }
    Ok(if errors.0.is_empty() { Ok(Pack::new(files)) } else { Err(errors) })
}

/// Writes the files of a new pack into a folder, over none that is there.
pub fn write(folder: &Path, files: &[(String, String)]) -> Result<(), CliError> {
    let unwritable = |path: &Path| {
        let path = path.to_owned();
        move |error| CliError::Unwritable { path, error }
    };
    fs::create_dir_all(folder).map_err(unwritable(folder))?;
    if let Some((name, _)) = files.iter().find(|(name, _)| folder.join(name).exists()) {
        let path = folder.join(name);
        return Err(CliError::Request(format!("{} is there already; name a new folder", path.display())));
    }
    for (name, text) in files {
        let path = folder.join(name);
        fs::write(&path, text).map_err(unwritable(&path))?;
    }
    Ok(())
}

fn content_files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let ending = path.extension().and_then(OsStr::to_str);
        if path.is_file() && matches!(ending, Some("ron" | "ftl")) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Names and card texts that cannot be said: a new row wants a name in one of the pack's `.ftl` files.
fn unsaid(game: &dyn GameObject) -> PackErrors {
    let mut errors = PackErrors::default();
    for lang in Lang::ALL {
        for description in game.descriptions() {
            for text in [&description.name, &description.text] {
                let unsaid = game.words().try_say(lang, text).err().unwrap_or_default();
                errors.0.extend(unsaid.into_iter().map(|unsaid| PackError {
                    file: format!("{lang}.ftl"),
                    line: 1,
                    reason: format!("`{}`: {}", unsaid.key, unsaid.problem),
                }));
            }
        }
    }
    errors.0.dedup();
    errors
}
