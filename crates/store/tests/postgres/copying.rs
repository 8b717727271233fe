//! Copies from one kind of database to the other and back, and a dump that is restored.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use orrery_store::{Append, Database, Store, StoreError};

use super::Place;
use crate::common::{entry, lift, one, refusal_of, table};

/// One of everything that the store knows, and a table with more entries than are copied at once.
fn furnished(folder: &Path) -> Database {
    let path = folder.join("orrery.db");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/v4.db"), &path).unwrap();
    let store = Store::open(&path).unwrap();
    lift(async {
        store.open_table(table("long", 1)).await.unwrap();
        let entries: Vec<_> = (0..1203).map(|number| entry(&format!("{number} zażółć"))).collect();
        store.append(Append { entries, ..one("long", 0, "") }).await.unwrap();
        store.close().await;
    });
    Database::File(path)
}

#[test]
fn a_copy_to_postgresql_and_back_holds_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let file = furnished(folder.path());
    let original = Store::contents(&file).unwrap();
    assert!(original.values().filter(|(rows, _)| *rows > 0).count() > 8, "{original:?}");
    assert!(original["entries"].0 > 1203);

    let place = Place::empty();
    assert_eq!(Store::copy_database(&file, &place.database()).unwrap(), original);
    assert_eq!(Store::contents(&place.database()).unwrap(), original);
    // Servers go on with it: a new table has a number of its own.
    let store = place.open();
    lift(store.open_table(table("new", 1))).unwrap();
    assert_eq!(lift(store.append(one("long", 1203, "on"))), Ok(1204));
    lift(store.check()).unwrap();
    lift(store.close());

    let changed = Store::contents(&place.database()).unwrap();
    let back = Database::File(folder.path().join("back.db"));
    assert_eq!(Store::copy_database(&place.database(), &back).unwrap(), changed);
    assert_ne!(changed, original);

    // Neither copy is written over.
    assert_eq!(refusal_of(Store::copy_database(&file, &place.database())), StoreError::NotEmpty);
    assert!(matches!(refusal_of(Store::copy_database(&file, &back)), StoreError::CopyExists { .. }));
    let missing = Database::File(folder.path().join("none.db"));
    assert_eq!(refusal_of(Store::copy_database(&missing, &Place::empty().database())), StoreError::Missing);
}

/// What an operator does every night, and on the day after the disk has died.
#[test]
fn a_dump_is_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (place, other) = (Place::empty(), Place::empty());
    Store::copy_database(&furnished(folder.path()), &place.database()).unwrap();
    let dump = folder.path().join("orrery.dump");
    let run = |name: &str, args: &[&str]| {
        let output = Command::new(program(name)).args(args).output().expect("it comes with PostgreSQL");
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    };
    let file = dump.to_str().unwrap();
    run("pg_dump", &["--format=custom", "--file", file, &place.address()]);
    run("pg_restore", &["--exit-on-error", "--dbname", &other.address(), file]);
    assert_eq!(Store::contents(&other.database()).unwrap(), Store::contents(&place.database()).unwrap());
    let store = other.open();
    lift(store.open_table(table("new", 1))).unwrap();
    assert_eq!(lift(store.append(one("long", 1203, "on"))), Ok(1204));
}

/// A program of `PostgreSQL`'s; Debian keeps them in a folder per version.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let found = versions.map(|version| version.path().join("bin").join(name)).find(|path| path.is_file());
    found.unwrap_or_else(|| name.into())
}
