//! Which database.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::postgres::Target;

/// Which database: a file, or one of `PostgreSQL`.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A file, made when it is missing.
    File(PathBuf),
    /// An address such as `postgres://user:password@host/name`.
    Postgres(String),
}

impl Database {
    /// The database that somebody has named: an address, or else a path.
    pub fn named(name: &Path) -> Self {
        match name.to_str() {
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Self::Postgres(url.to_owned())
            }
            _ => Self::File(name.to_owned()),
        }
    }
}

impl fmt::Display for Database {
    /// A path, or an address without its user and password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Postgres(url) => match Target::parse(url) {
                Ok(target) => target.fmt(f),
                Err(_) => f.write_str("postgres://..."),
            },
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
