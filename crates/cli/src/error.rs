//! What can go wrong, in sentences that say what to do next.

use std::io;
use std::path::PathBuf;

use orrery_core::content::PackErrors;
use orrery_core::object::OpenError;
use orrery_core::record::RecordError;
use orrery_registry::UnknownGame;

/// The exit code of everything that the caller can put right.
pub const BAD_INPUT: u8 = 2;

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// A game that does not exist.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// A file or folder that cannot be read.
    #[error("cannot read {}: {error}; check the path", path.display())]
    Unreadable {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file or folder that cannot be written.
    #[error("cannot write {}: {error}; name another folder", path.display())]
    Unwritable {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A damaged, edited or foreign record.
    #[error("{}: {error}{}", path.display(), advice(error))]
    Record {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
    /// A content pack with errors.
    #[error("the pack {} cannot be used, so nothing was started; put this right:\n{errors}", path.display())]
    Pack {
        /// Which folder.
        path: PathBuf,
        /// All that is wrong.
        errors: PackErrors,
    },
    /// Seats or options that the game does not have.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Anything else that was asked for and does not exist.
    #[error("{0}")]
    Request(String),
    /// The other end of the output is gone or full.
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
}

/// Before the first release rules change in place, so that an old record may not fit any more.
fn advice(error: &RecordError) -> &'static str {
    match error {
        RecordError::Revision { .. }
        | RecordError::Deal { .. }
        | RecordError::Decision { .. }
        | RecordError::Result { .. } => {
            "; if the record is from before the first release, the rules have changed since: replay it with the version \
             that wrote it"
        }
        _ => "",
    }
}
