//! Finding, checking and locking the file.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, OpenFlags};

use super::schema;
use crate::StoreError;

/// Up to this size every page is checked before the server starts; reading more would take too long.
const CHECKED_WHEN_OPENED: u64 = 16 << 20;

/// The rights of a new file: its owner may read and write it, nobody else anything.
#[cfg(unix)]
const OWNER_ONLY: u32 = 0o600;

/// How long to wait for a backup program or a database tool.
const PATIENCE: Duration = Duration::from_secs(5);

/// The path without links, so that one file has one lock. Makes the file and its folder, for their owner only.
pub(crate) fn locate(path: &Path) -> Result<PathBuf, StoreError> {
    if path.is_dir() {
        return Err(StoreError::NotAFile);
    }
    path.file_name().ok_or(StoreError::NotAFile)?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    private_folders(folder).map_err(|error| StoreError::Folder { problem: error.to_string() })?;
    // Made here and not by SQLite: a link that leads to no file yet has a name to lock by only once there is one, and
    // the file is nobody else's from its first byte on.
    if !path.exists() {
        private_file(path, OpenOptions::new().create(true).truncate(false))
            .map_err(|error| not_writable(&error))?;
    }
    path.canonicalize().map_err(|error| StoreError::Failed { problem: error.to_string() })
}

fn private_folders(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Opens a file to write; if it is made, nobody but its owner may read it.
fn private_file(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, OWNER_ONLY);
    options.write(true).open(path)
}

fn not_writable(error: &io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
        ErrorKind::StorageFull => StoreError::Full,
        _ => StoreError::Failed { problem: error.to_string() },
    }
}

/// Another file of the database: its lock, or a log of `SQLite`'s.
fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(ending);
    path.into()
}

/// Takes the database from everybody but its owner: it holds the server's keys and the hashes of passwords. `SQLite`
/// gives new logs the rights of the database.
#[cfg(unix)]
pub(crate) fn keep_private(database: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    for ending in ["", "-wal", "-shm", ".lock"] {
        let path = beside(database, ending);
        let Ok(data) = fs::metadata(&path) else { continue };
        let owners = data.mode() & 0o700;
        if data.mode() & 0o077 != 0 {
            fs::set_permissions(&path, fs::Permissions::from_mode(owners)).map_err(|error| {
                StoreError::Exposed { mode: data.mode() & 0o777, problem: error.to_string() }
            })?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
pub(crate) fn keep_private(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// A database has one name: by a second one (a hard link) another server would find neither the lock nor the log.
#[cfg(unix)]
pub(crate) fn check_names(database: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::MetadataExt as _;
    match fs::metadata(database).map_or(1, |data| data.nlink()) {
        0 | 1 => Ok(()),
        names => Err(StoreError::SeveralNames { names }),
    }
}

#[cfg(not(unix))]
pub(crate) fn check_names(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// Holds the database for this server until the file is dropped; the system lets go even after a kill.
///
/// A file of its own: `SQLite` loses its locks on a database when the same process closes that file elsewhere.
pub(crate) fn lock(database: &Path) -> Result<File, StoreError> {
    let path = beside(database, ".lock");
    let file = private_file(&path, OpenOptions::new().create(true).truncate(false))
        .map_err(|error| not_writable(&error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(StoreError::Failed { problem: error.to_string() }),
    }
}

/// The one connection that writes; the database is checked and brought to this program's format.
pub(crate) fn writer(database: &Path) -> Result<Connection, StoreError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(database, flags)?;
    connection.busy_timeout(PATIENCE)?;
    // SQLite silently opens an unwritable file as read-only. Checked before the first read, which would leave a log
    // behind.
    if connection.is_readonly(MAIN_DB)? {
        return Err(StoreError::ReadOnly);
    }
    schema::recognise(&connection)?;
    let size = fs::metadata(database).map_or(0, |data| data.len());
    check_pages(&connection, database, size)?;
    if size <= CHECKED_WHEN_OPENED {
        check(&connection, "PRAGMA quick_check(1)")?;
    }
    let mode: String = connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
    if mode != "wal" {
        let problem = "its file system cannot share memory between connections".to_owned();
        return Err(StoreError::Failed { problem });
    }
    // FULL: a commit returns when the write-ahead log is on the disk, not when the system has promised it.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // The log is brought into the database every 16 MB: seldom enough to cost little, often enough to start fast.
    connection.pragma_update(None, "wal_autocheckpoint", 4096)?;
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    prepare_once(&connection)?;
    schema::migrate(&mut connection)?;
    schema::compare(&connection)?;
    Ok(connection)
}

/// A database in memory, as this program makes it.
pub(crate) fn in_memory() -> Result<Connection, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

/// An empty file of its owner's alone, for a copy of a database.
pub(crate) fn copy_target(path: &Path) -> Result<(), StoreError> {
    private_file(path, OpenOptions::new().create_new(true)).map(drop).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => StoreError::CopyExists { path: path.to_owned() },
        _ => not_writable(&error),
    })
}

/// A connection that reads what the writer has committed.
pub(crate) fn reader(database: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database, flags)?;
    connection.busy_timeout(PATIENCE)?;
    prepare_once(&connection)?;
    Ok(connection)
}

/// Statements are prepared once and cached. Without a stable query plan, `SQLite` would prepare some of them again for
/// every new value.
fn prepare_once(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(64);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

/// A file ends with a whole page, unless a server was killed while it wrote there: then the log beside it has that page.
/// `SQLite` itself takes what is missing of a page for zeros, and in an index that can pass for an empty place.
fn check_pages(connection: &Connection, database: &Path, size: u64) -> Result<(), StoreError> {
    let logged = fs::metadata(beside(database, "-wal")).map_or(0, |data| data.len());
    let page: u64 = connection.query_row("PRAGMA page_size", [], |row| row.get(0))?;
    if logged == 0 && !size.is_multiple_of(page) {
        return Err(StoreError::Damaged { problem: "its last page is torn".to_owned() });
    }
    Ok(())
}

/// Looks for damage with one of `SQLite`'s checks.
pub(crate) fn check(connection: &Connection, pragma: &str) -> Result<(), StoreError> {
    let found: String = connection.query_row(pragma, [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged { problem: found.replace('\n', " ") }) }
}
