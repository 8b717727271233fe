//! A database in a file.

mod disk;
mod opening;
#[allow(clippy::duplicate_mod, reason = "both databases pass the same tests")]
#[path = "../common/suite/mod.rs"]
mod suite;

use std::ffi::OsString;
use std::path::PathBuf;

use orrery_store::Store;

/// A database in a folder of its own.
pub struct Place {
    pub folder: tempfile::TempDir,
}

impl Place {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("orrery.db")
    }

    pub fn open(&self) -> Store {
        Store::open(self.path()).expect("the database opens")
    }

    /// How a program is told of it.
    pub fn named(&self) -> OsString {
        self.path().into_os_string()
    }
}
