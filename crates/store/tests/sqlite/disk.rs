//! A database that may not grow, a full disk, and what is left of a closed file.

use std::path::Path;
use std::process::Command;

use orrery_store::{Append, Store, StoreError};

use super::Place;
use crate::common::{at_once, entry, guest, lift, one, table};

#[test]
fn after_close_the_database_is_one_file() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.open_table(table("t", 1)).await.unwrap();
        store.close().await;
    });
    assert!(!place.path().with_extension("db-wal").exists(), "the log is still there");
}

/// Appends long moves until there is no room, from several tables at once; how many of each table were acknowledged.
fn fill(store: &Store, tables: &[&str]) -> Vec<u64> {
    let long = "x".repeat(3000);
    let fill_one = |id: &str| {
        let (store, long, id) = (store.clone(), long.clone(), id.to_owned());
        async move {
            let mut version = store.table(&id).await.unwrap().unwrap().table.version;
            for _ in 0..10_000 {
                // Two entries: either both are there or none.
                let two = vec![entry(&long), entry(&long)];
                match store.append(Append { entries: two, ..one(&id, version, "") }).await {
                    Ok(next) => version = next,
                    Err(error) => {
                        assert_eq!(error, StoreError::Full);
                        return version;
                    }
                }
            }
            panic!("the disk has no end");
        }
    };
    at_once(tables.iter().map(|id| fill_one(id)).collect())
}

fn assert_versions(store: &Store, tables: &[&str], versions: &[u64]) {
    for (id, version) in tables.iter().zip(versions) {
        let loaded = lift(store.load(id)).unwrap().unwrap();
        assert_eq!((loaded.table.version, loaded.entries.len() as u64), (*version, *version));
    }
}

const TABLES: [&str; 4] = ["a", "b", "c", "d"];

#[test]
fn a_database_that_may_not_grow_keeps_what_it_has() {
    let place = Place::new();
    let store = place.open();
    for id in TABLES {
        lift(store.open_table(table(id, 1))).unwrap();
    }
    lift(store.limit_size(1 << 20)).unwrap();
    let versions = fill(&store, &TABLES);
    assert!(versions.iter().sum::<u64>() > 100);
    assert_versions(&store, &TABLES, &versions);
    // What fits is still written, and with more room everything is.
    assert!(lift(store.create_account(guest("a"))).is_ok());
    lift(store.limit_size(2 << 20)).unwrap();
    let more = fill(&store, &TABLES);
    assert!(versions.iter().zip(&more).all(|(before, after)| before <= after));
    assert!(more.iter().sum::<u64>() > versions.iter().sum::<u64>() + 100);
    lift(store.check()).unwrap();
    drop(store);
    let store = place.open();
    assert_versions(&store, &TABLES, &more);
}

/// Set for the program that this one starts again where a small disk is mounted.
const SMALL_DISK: &str = "ORRERY_TEST_SMALL_DISK";

#[test]
fn a_full_disk_keeps_what_it_has() {
    if let Some(disk) = std::env::var_os(SMALL_DISK) {
        return fill_a_disk(Path::new(&disk));
    }
    if !cfg!(target_os = "linux") {
        return;
    }
    // A name space of its own: the disk is gone with the program.
    let folder = tempfile::tempdir().unwrap();
    let may_mount =
        Command::new("unshare").args(["-rm", "mount", "-t", "tmpfs", "tmpfs"]).arg(folder.path()).output();
    if !may_mount.is_ok_and(|output| output.status.success()) {
        // Not allowed here; the test before this one says most of it.
        return;
    }
    let script = r#"mount -t tmpfs -o size=2m tmpfs "$1" && exec "$2" --exact sqlite::disk::a_full_disk_keeps_what_it_has"#;
    let output = Command::new("unshare")
        .args(["-rm", "sh", "-c", script, "sh"])
        .arg(folder.path())
        .arg(std::env::current_exe().unwrap())
        .env(SMALL_DISK, folder.path())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}");
}

fn fill_a_disk(disk: &Path) {
    let ballast = disk.join("ballast");
    std::fs::write(&ballast, vec![1; 1 << 20]).unwrap();
    let path = disk.join("orrery.db");
    let store = Store::open(&path).unwrap();
    for id in TABLES {
        lift(store.open_table(table(id, 1))).unwrap();
    }
    let versions = fill(&store, &TABLES);
    assert!(versions.iter().sum::<u64>() > 0);
    assert_versions(&store, &TABLES, &versions);
    std::fs::remove_file(&ballast).unwrap();
    let more = fill(&store, &TABLES);
    assert!(more.iter().sum::<u64>() > versions.iter().sum::<u64>());
    assert_versions(&store, &TABLES, &more);
    drop(store);
    // Nobody can open a database without room for its log, but it says so and loses nothing.
    std::fs::write(&ballast, vec![1; 2 << 20]).unwrap_err();
    match Store::open(&path) {
        Err(error) => assert!(error.to_string().contains("room"), "{error}"),
        Ok(store) => assert_versions(&store, &TABLES, &more),
    }
    std::fs::remove_file(&ballast).unwrap();
    assert_versions(&Store::open(&path).unwrap(), &TABLES, &more);
}
