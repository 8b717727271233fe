//! Files that cannot be opened, and what is said about them; old files, which can.

use std::fs::{self, OpenOptions, Permissions};
use std::path::Path;
use std::process::Command;

use orrery_store::{Phase, Store, StoreError};
use rusqlite::Connection;

use super::Place;
use crate::common::{entry, lift, one, refusal, table};

/// A database with something in it, closed.
fn filled() -> Place {
    let place = Place::new();
    let store = place.open();
    lift(async {
        for number in 0..40 {
            store.open_table(table(&format!("t{number}"), number)).await.unwrap();
        }
        store.append(one("t7", 0, "x")).await.unwrap();
    });
    place
}

#[test]
fn folders_are_made_and_what_was_written_is_there_again() {
    let place = Place::new();
    let path = place.folder.path().join("a/b/orrery.db");
    let store = Store::open(&path).unwrap();
    lift(store.open_table(table("t", 1))).unwrap();
    lift(store.append(one("t", 0, "x"))).unwrap();
    let before = lift(store.load("t")).unwrap();
    drop(store);
    let store = Store::open(&path).unwrap();
    assert_eq!(lift(store.load("t")).unwrap(), before);
    lift(store.check()).unwrap();
}

#[test]
fn a_folder_is_no_database() {
    let place = Place::new();
    let (reason, text) = refusal(Store::open(place.folder.path()));
    assert_eq!(reason, StoreError::NotAFile);
    assert!(text.contains("name a file"), "{text}");
    fs::write(place.folder.path().join("file"), "").unwrap();
    let (reason, _) = refusal(Store::open(place.folder.path().join("file/orrery.db")));
    assert!(matches!(reason, StoreError::Folder { .. }), "{reason}");
}

#[test]
fn two_servers_do_not_share_a_database() {
    let place = filled();
    let store = place.open();
    let (reason, text) = refusal(Store::open(place.path()));
    assert_eq!(reason, StoreError::InUse);
    assert!(text.contains("stop that server"), "{text}");
    drop(store);
    place.open();
}

#[cfg(unix)]
#[test]
fn by_whatever_name_it_is_the_same_database() {
    use std::os::unix::fs::symlink;
    let place = filled();
    let at = |name: &str| place.folder.path().join(name);
    fs::create_dir(at("sub")).unwrap();
    symlink(place.path(), at("link.db")).unwrap();
    symlink(place.folder.path(), at("folder")).unwrap();
    let names = ["link.db", "folder/orrery.db", "sub/../orrery.db", "./orrery.db"];
    let store = place.open();
    for name in names {
        assert_eq!(refusal(Store::open(at(name))).0, StoreError::InUse, "{name}");
    }
    // A hard link cannot be told from the file that it names.
    fs::hard_link(place.path(), at("other.db")).unwrap();
    let (reason, text) = refusal(Store::open(at("other.db")));
    assert_eq!(reason, StoreError::SeveralNames { names: 2 });
    assert!(text.contains("remove all names but one"), "{text}");
    drop(store);
    assert_eq!(refusal(Store::open(place.path())).0, StoreError::SeveralNames { names: 2 }, "nor afterwards");
    fs::remove_file(at("other.db")).unwrap();
    for name in names {
        assert!(lift(Store::open(at(name)).unwrap().table("t7")).unwrap().is_some(), "{name}");
    }
}

/// The link is there before the database.
#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_yet_names_the_database_that_it_makes() {
    let place = Place::new();
    let link = place.folder.path().join("link.db");
    std::os::unix::fs::symlink(place.path(), &link).unwrap();
    let store = Store::open(&link).unwrap();
    assert_eq!(refusal(Store::open(place.path())).0, StoreError::InUse);
    drop(store);
}

/// Keys, hashes of passwords and everybody's hands are in it.
#[cfg(unix)]
#[test]
fn nobody_but_the_owner_reads_the_database() {
    use std::os::unix::fs::MetadataExt as _;
    let rights = |path: &Path| fs::metadata(path).unwrap().mode() & 0o777;
    let place = Place::new();
    let path = place.folder.path().join("new/orrery.db");
    let all_private = |path: &Path| {
        for ending in ["", "-wal", "-shm", ".lock"] {
            let mut name = path.as_os_str().to_owned();
            name.push(ending);
            assert_eq!(rights(Path::new(&name)), 0o600, "{ending}");
        }
    };
    let store = Store::open(&path).unwrap();
    all_private(&path);
    assert_eq!(rights(path.parent().unwrap()), 0o700);
    let copy = place.folder.path().join("copy.db");
    Store::copy(&path, &copy).unwrap();
    assert_eq!(rights(&copy), 0o600);
    let again = Store::copy(&path, &copy).unwrap_err().to_string();
    assert!(again.contains("name another one for the copy"), "{again}");
    drop(store);
    // One that others could read until now.
    set_mode(&path, 0o664);
    let _store = Store::open(&path).unwrap();
    all_private(&path);
}

/// A server that cannot use what is in the file says so, in a sentence, before it serves.
#[test]
fn a_database_that_lacks_something_is_refused() {
    for (change, named) in [
        ("DROP TABLE chat", "no table chat"),
        ("DROP INDEX sittings_due", "no index sittings_due"),
        ("ALTER TABLE alive ADD COLUMN note TEXT", "its table alive is another one"),
    ] {
        let place = filled();
        Connection::open(place.path()).unwrap().execute_batch(change).unwrap();
        let (reason, text) = refusal(Store::open(place.path()));
        assert!(matches!(reason, StoreError::Schema { .. }), "{reason}");
        assert!(text.contains(named) && text.contains("put a backup in its place"), "{text}");
    }
    let place = filled();
    let more = "CREATE INDEX mine ON chat (at); CREATE TABLE notes (text TEXT); ANALYZE";
    Connection::open(place.path()).unwrap().execute_batch(more).unwrap();
    place.open();
}

#[test]
fn a_newer_database_is_refused() {
    let place = filled();
    Connection::open(place.path()).unwrap().pragma_update(None, "user_version", 999).unwrap();
    let before = fs::read(place.path()).unwrap();
    let (reason, text) = refusal(Store::open(place.path()));
    assert!(matches!(reason, StoreError::Newer { found: 999, .. }), "{reason}");
    assert!(text.contains("newer version of Orrery"), "{text}");
    assert_eq!(fs::read(place.path()).unwrap(), before);
}

#[test]
fn a_database_from_before_the_first_release_is_refused() {
    let place = filled();
    Connection::open(place.path()).unwrap().pragma_update(None, "user_version", 2).unwrap();
    let before = fs::read(place.path()).unwrap();
    let (reason, text) = refusal(Store::open(place.path()));
    assert_eq!(reason, StoreError::BeforeRelease { found: 2 });
    assert!(text.contains("move this one away to begin anew"), "{text}");
    assert_eq!(fs::read(place.path()).unwrap(), before);
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let place = Place::new();
    Connection::open(place.path()).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let before = fs::read(place.path()).unwrap();
    assert_eq!(refusal(Store::open(place.path())).0, StoreError::Foreign);
    assert_eq!(fs::read(place.path()).unwrap(), before);
}

#[test]
fn a_damaged_file_is_refused_and_left_as_it_is() {
    let place = filled();
    let whole = fs::read(place.path()).unwrap();
    let page = 4096;
    // Where they lie changes with the format.
    let tree = |name: &str| {
        let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
        let connection = Connection::open(place.path()).unwrap();
        let root: usize = connection.query_row(sql, [name], |row| row.get(0)).unwrap();
        (root - 1) * page
    };
    let mut cases = vec![
        ("half of it", whole[..whole.len() / 2].to_vec()),
        // The last page alone may hold nothing but room.
        ("torn pages", whole[..whole.len() - page - page / 2].to_vec()),
        ("less than a header", whole[..60].to_vec()),
        ("another file", b"This is a letter, not a database.\n".repeat(300)),
    ];
    for (name, from) in
        [("the first page", 100), ("the tables", tree("tables")), ("their seats", tree("seats"))]
    {
        let mut bytes = whole.clone();
        for (index, byte) in bytes[from..from + 2000].iter_mut().enumerate() {
            *byte = (index * 37 + 11) as u8;
        }
        cases.push((name, bytes));
    }
    for (name, bytes) in cases {
        let place = Place::new();
        fs::write(place.path(), &bytes).unwrap();
        let (reason, text) = refusal(Store::open(place.path()));
        assert!(matches!(reason, StoreError::Damaged { .. }), "{name}: {reason}");
        assert!(text.contains("put a backup in its place"), "{text}");
        assert!(fs::read(place.path()).unwrap() == bytes, "{name} was changed");
    }
}

/// Set for the program that this one starts again as somebody who may not do everything.
const NOBODY: &str = "ORRERY_TEST_NOBODY";

#[cfg(unix)]
#[test]
fn what_cannot_be_written_is_refused() {
    use std::os::unix::fs::PermissionsExt as _;
    use std::os::unix::process::CommandExt as _;
    let place = filled();
    set_mode(&place.path(), 0o444);
    let root = OpenOptions::new().write(true).open(place.path()).is_ok();
    if !root || std::env::var_os(NOBODY).is_some() {
        return refuse_what_cannot_be_written(&place);
    }
    // Root may write everything: somebody else has to try.
    let program = place.folder.path().join("test");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    fs::set_permissions(place.folder.path(), Permissions::from_mode(0o755)).unwrap();
    let output = Command::new(program)
        .args(["--exact", "sqlite::opening::what_cannot_be_written_is_refused"])
        .env(NOBODY, "1")
        .uid(65534)
        .gid(65534)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}");
}

#[cfg(unix)]
fn refuse_what_cannot_be_written(place: &Place) {
    let refused = || {
        let (reason, text) = refusal(Store::open(place.path()));
        assert_eq!(reason, StoreError::ReadOnly);
        assert!(text.contains("write the file and its folder"), "{text}");
    };
    // The file, with and without a lock from before; then its folder.
    refused();
    fs::remove_file(place.folder.path().join("orrery.db.lock")).unwrap();
    refused();
    set_mode(&place.path(), 0o644);
    set_mode(place.folder.path(), 0o555);
    refused();
    fs::create_dir(place.folder.path().join("new")).unwrap_err();
    let (reason, _) = refusal(Store::open(place.folder.path().join("new/orrery.db")));
    assert!(matches!(reason, StoreError::Folder { .. }), "{reason}");
    set_mode(place.folder.path(), 0o755);
    assert!(lift(place.open().table("t7")).unwrap().is_some());
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// Looks for all that `orrery_maintenance::kept` writes.
async fn find_all_of_it(store: &Store) {
    let (session, account) = store.session("key", 0).await.unwrap().unwrap();
    assert_eq!((session.seen_at, account.name.unwrap().shown.as_str()), (3, "Ada"));
    assert!(store.account("guest").await.unwrap().unwrap().name.is_none());
    assert_eq!(store.secret("cookies").await, store.secret("cookies").await);
    assert_eq!(store.pack("hash").await.unwrap().unwrap(), b"pack");
    let loaded = store.load("table").await.unwrap().unwrap();
    assert_eq!(loaded.entries, [entry("build 17 sys2"), entry("pass")]);
    assert_eq!((loaded.table.version, loaded.table.phase), (2, Phase::Running));
    assert_eq!(loaded.table.setup, r#"{"options":{}}"#);
    assert_eq!(loaded.seats[0].holder.account(), Some("ada"));
    assert_eq!(store.chat("table", 1, 9).await.unwrap()[0].text, "hello");
    assert_eq!(store.waiting_tables(9).await.unwrap().len(), 1);
    assert_eq!(store.append(one("table", 2, "on")).await, Ok(3));
}

/// A database of every released format; before the first release, of the current one.
#[test]
fn a_database_of_every_released_format_opens() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut formats = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let place = Place::new();
        fs::copy(file.unwrap().path(), place.path()).unwrap();
        formats.push(format_of(&place));
        let store = place.open();
        lift(find_all_of_it(&store));
        lift(store.check()).unwrap();
    }
    let place = Place::new();
    drop(place.open());
    assert!(formats.contains(&format_of(&place)), "run `cargo xtask make-kept`: {formats:?}");
}

fn format_of(place: &Place) -> u32 {
    let connection = Connection::open(place.path()).unwrap();
    connection.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
}
