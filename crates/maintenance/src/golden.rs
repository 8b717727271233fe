//! The files that tests compare with what the program does.

use std::fs;

use anyhow::Context as _;
use orrery_registry::action_numbers::{golden_file, outline};

/// Writes the action numbers of every game.
pub fn make() -> anyhow::Result<()> {
    for title in orrery_registry::all() {
        let path = golden_file(crate::root(), title.id());
        fs::write(&path, outline(&*title)).with_context(|| format!("cannot write {}", path.display()))?;
        println!("wrote {}", path.display());
    }
    Ok(())
}
