//! The writer: order, conflicts, ends, and a full disk.

use std::path::Path;
use std::process::Command;

use orrery_store::{Append, Store, StoreError};

use crate::common::{Place, entry, guest, lift, one, table};

/// Spawned on one thread, tasks ask in order, so the writer gets most of them at once.
fn at_once<T: Send + 'static>(requests: Vec<impl Future<Output = T> + Send + 'static>) -> Vec<T> {
    lift(async {
        let tasks: Vec<_> = requests.into_iter().map(tokio::spawn).collect();
        let mut answers = Vec::new();
        for task in tasks {
            answers.push(task.await.expect("no request panics"));
        }
        answers
    })
}

fn append(store: &Store, append: Append) -> impl Future<Output = Result<u64, StoreError>> + use<> {
    let store = store.clone();
    async move { store.append(append).await }
}

#[test]
fn requests_are_carried_out_in_order_and_each_for_itself() {
    let place = Place::new();
    let store = place.open();
    lift(store.open_table(table("t", 1))).unwrap();
    // As many as find room in the queue, so that none overtakes another; every tenth one is too late.
    let versions: Vec<u64> = (0..1000).map(|n| if n % 10 == 9 { 0 } else { n - n / 10 }).collect();
    let answers = at_once(versions.iter().map(|version| append(&store, one("t", *version, "x"))).collect());
    let mut current = 0;
    for (number, answer) in answers.into_iter().enumerate() {
        if number % 10 == 9 {
            assert_eq!(
                answer,
                Err(StoreError::SomebodyWasFirst { table: "t".to_owned(), meant: 0, current })
            );
        } else {
            current += 1;
            assert_eq!(answer, Ok(current));
        }
    }
    assert_eq!(lift(store.load("t")).unwrap().unwrap().entries.len() as u64, current);
}

#[test]
fn of_many_appends_to_one_version_exactly_one_wins() {
    let place = Place::new();
    let store = place.open();
    lift(store.open_table(table("t", 1))).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(4).build().unwrap();
    for version in 0..20 {
        let tasks: Vec<_> =
            (0..50).map(|n| runtime.spawn(append(&store, one("t", version, &n.to_string())))).collect();
        let answers: Vec<_> = tasks.into_iter().map(|task| runtime.block_on(task).unwrap()).collect();
        let winners: Vec<_> = (0..50).filter(|n| answers[*n].is_ok()).collect();
        let [winner] = winners[..] else { panic!("{} appends won", winners.len()) };
        for answer in answers.iter().filter(|answer| answer.is_err()) {
            let table = "t".to_owned();
            let current = version + 1;
            assert_eq!(*answer, Err(StoreError::SomebodyWasFirst { table, meant: version, current }));
        }
        let last = lift(store.entries("t", version)).unwrap();
        assert_eq!(last, [entry(&winner.to_string())]);
    }
}

#[test]
fn a_request_is_carried_out_although_nobody_waits_for_it() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.open_table(table("t", 1)).await.unwrap();
        let append = append(&store, one("t", 0, "x"));
        let mut append = std::pin::pin!(append);
        // Once is enough to send it.
        std::future::poll_fn(|context| {
            let _ = append.as_mut().poll(context);
            std::task::Poll::Ready(())
        })
        .await;
    });
    drop(store);
    let store = place.open();
    assert_eq!(lift(store.entries("t", 0)).unwrap(), [entry("x")]);
}

#[test]
fn after_close_the_database_is_one_file_and_free() {
    let place = Place::new();
    let store = place.open();
    let clone = store.clone();
    lift(async {
        store.open_table(table("t", 1)).await.unwrap();
        tokio::join!(store.close(), clone.close());
        assert_eq!(clone.table("t").await, Err(StoreError::Closed));
        assert_eq!(clone.open_table(table("u", 1)).await.map(drop), Err(StoreError::Closed));
        clone.close().await;
    });
    let log = place.path().with_extension("db-wal");
    assert!(!log.exists(), "the log is still there");
    let again = place.open();
    assert!(lift(again.table("t")).unwrap().is_some());
}

#[test]
fn dropping_the_last_handle_writes_everything() {
    let place = Place::new();
    for version in 0..5 {
        let store = place.open();
        if version == 0 {
            lift(store.open_table(table("t", 1))).unwrap();
        }
        let clone = store.clone();
        drop(store);
        assert_eq!(lift(clone.append(one("t", version, "x"))), Ok(version + 1));
    }
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
    let script =
        r#"mount -t tmpfs -o size=2m tmpfs "$1" && exec "$2" --exact writing::a_full_disk_keeps_what_it_has"#;
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
