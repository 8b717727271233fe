//! What can go wrong, and what to do about it.

use std::path::PathBuf;

use rusqlite::ErrorCode;

/// Why a request was not carried out. Nothing of it was written, except perhaps after [`StoreError::Unsure`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The database could not be opened.
    #[error("{place}: {reason}")]
    CannotOpen {
        /// Which database: a path, or an address without its password.
        place: String,
        /// Why not.
        reason: Box<StoreError>,
    },
    /// Its folder is missing and cannot be made.
    #[error(
        "the folder of the database cannot be created ({problem}); create it, or choose another place for the database"
    )]
    Folder {
        /// What the system said.
        problem: String,
    },
    /// The path names something that is no file.
    #[error("this is a folder; name a file in it, for example orrery.db")]
    NotAFile,
    /// There is nothing there.
    #[error("there is no such database; check the path")]
    Missing,
    /// Another server has it.
    #[error(
        "another running server uses this database; stop that server, or give this one a database of its own"
    )]
    InUse,
    /// The file has more than one name.
    #[error(
        "this database has {names} names (hard links), and under another one its lock and its log are not found; remove all names but one, or give each server a copy of its own"
    )]
    SeveralNames {
        /// How many.
        names: u64,
    },
    /// Others may read the file, and it cannot be taken from them.
    #[error(
        "others than its owner may read or write the database (its rights are {mode:o}), and that cannot be changed ({problem}); let the server run as the owner of the file, or take these rights away"
    )]
    Exposed {
        /// The rights of the file.
        mode: u32,
        /// What the system said.
        problem: String,
    },
    /// There is a file where a copy was to be made.
    #[error("there is a file {} already; name another one for the copy", path.display())]
    CopyExists {
        /// Where.
        path: PathBuf,
    },
    /// A copy was to be made into a database that holds something.
    #[error("this database is not empty; name another one for the copy")]
    NotEmpty,
    /// Somebody holds it longer than is worth waiting for.
    #[error(
        "another program holds the database (a backup, or a database tool); let it finish, then try again"
    )]
    Busy,
    /// The file or its folder cannot be written.
    #[error(
        "the database cannot be written; let the user that runs the server write the file and its folder, or choose another place for it"
    )]
    ReadOnly,
    /// The file is not what was written into it.
    #[error(
        "the database is damaged ({problem}); stop the server and keep a copy of the file and of the -wal file beside it, then put a backup in its place, or begin anew with another file"
    )]
    Damaged {
        /// What was found.
        problem: String,
    },
    /// The file belongs to another program.
    #[error("this is a database of another program; it is left as it is, choose another file")]
    Foreign,
    /// The file is from the future.
    #[error(
        "a newer version of Orrery has written this database (its format is {found}, this program knows up to {known}); start a version at least as new, or begin anew with another file"
    )]
    Newer {
        /// The format of the file.
        found: u32,
        /// The latest format that this program knows.
        known: u32,
    },
    /// Written before the first release.
    #[error(
        "this database is from before the first release (its format is {found}), and its games cannot go on; name another file, or move this one away to begin anew"
    )]
    BeforeRelease {
        /// The format of the file.
        found: u32,
    },
    /// What it consists of is not what this program makes.
    #[error(
        "this database is not as this version of Orrery makes it ({problem}); another version or another program has changed it: start the version that did, put a backup in its place, or begin anew with another file"
    )]
    Schema {
        /// What is missing or different.
        problem: String,
    },
    /// It could not be brought to the format of this program.
    #[error(
        "the database could not be brought from format {from} to format {to} ({problem}); it was left as it is: start the version that wrote it, and tell us of this sentence"
    )]
    Migration {
        /// The format that it has.
        from: u32,
        /// The one that it should have.
        to: u32,
        /// What the database said.
        problem: String,
    },
    /// No room.
    #[error("there is no room for the database on the disk; nothing was written, make room and try again")]
    Full,
    /// The disk, or something else outside.
    #[error(
        "the database could not be read or written ({problem}); nothing was changed, look after the disk and try again"
    )]
    Failed {
        /// What the database said.
        problem: String,
    },
    /// A database elsewhere that does not answer.
    #[error(
        "the database cannot be reached ({problem}); nothing was changed: look after the database and the way to it, then try again"
    )]
    Unreachable {
        /// What went wrong.
        problem: String,
    },
    /// The one error after which something may have been written.
    #[error(
        "the connection to the database broke while this was being written, and it is not known whether it was; look again before you try again"
    )]
    Unsure,
    /// The address of a database cannot be used.
    #[error(
        "this is no address of a database ({problem}); it is written as postgres://USER:PASSWORD@HOST/NAME, with ?sslmode=disable for one without TLS"
    )]
    Address {
        /// What is wrong with it.
        problem: String,
    },
    /// Asked of a database that works in another way.
    #[error("this cannot be done with a database of PostgreSQL; its own tools can")]
    Elsewhere,
    /// A request stopped in the middle: a mistake in the program.
    #[error(
        "this could not be done because of a mistake in the program; nothing was written, and the log says where"
    )]
    Panicked,
    /// The store was closed.
    #[error("the server is shutting down; try again in a moment")]
    Closed,

    /// The table has moved on.
    #[error("somebody was first at this table: it is at {current}, not at {meant}; look again and try again")]
    SomebodyWasFirst {
        /// Which table.
        table: String,
        /// The version (of an append) or revision (of another change) that the request was meant for.
        meant: u64,
        /// The one that the table has.
        current: u64,
    },
    /// There is no such table.
    #[error("there is no table {table}; it may have been removed because nobody began it")]
    NoTable {
        /// The id asked for.
        table: String,
    },
    /// The id of a new table is in use.
    #[error("there is already a table {table}; make another id")]
    TableExists {
        /// The id.
        table: String,
    },
    /// The table has no such seat.
    #[error("table {table} has no seat {seat}; choose another seat")]
    NoSeat {
        /// Which table.
        table: String,
        /// Which seat.
        seat: u8,
    },
    /// Somebody else sits there.
    #[error("seat {seat} is taken; choose another seat")]
    SeatTaken {
        /// Which table.
        table: String,
        /// Which seat.
        seat: u8,
    },
    /// The account does not sit there.
    #[error("seat {seat} is not yours; look again")]
    NotYourSeat {
        /// Which table.
        table: String,
        /// Which seat.
        seat: u8,
    },
    /// There is no such account.
    #[error("there is no such account; it may have been deleted, sign in again")]
    NoAccount {
        /// The id asked for.
        account: String,
    },
    /// The id of a new account or session is in use.
    #[error("this id is in use; make another one")]
    IdInUse,
    /// Another account has that name.
    #[error("the name {name} is taken; choose another name")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// An account has all the tokens that it may have.
    #[error("an account has {most} tokens at most; revoke one that is not needed any more")]
    TooManyTokens {
        /// The limit.
        most: u32,
    },
    /// The content pack is not in the store.
    #[error("the content pack {hash} is not stored; store it before the table that uses it")]
    NoPack {
        /// Its hash.
        hash: String,
    },
}

impl StoreError {
    /// Why, without the name of the database.
    pub(crate) fn reason(self) -> Self {
        if let Self::CannotOpen { reason, .. } = self { *reason } else { self }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error::{
            FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, QueryReturnedNoRows,
        };
        let problem = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged { problem },
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(_) => Self::Failed { problem },
            None => match error {
                // The rows are not those that were written.
                FromSqlConversionFailure(..)
                | IntegralValueOutOfRange(..)
                | InvalidColumnType(..)
                | QueryReturnedNoRows => Self::Damaged { problem },
                _ => Self::Failed { problem },
            },
        }
    }
}
