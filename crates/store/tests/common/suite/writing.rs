//! The writer: order, conflicts and ends.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use orrery_store::{Append, Database, Store, StoreError};

use super::Place;
use crate::common::{at_once, entry, lift, one, table};

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
fn a_closed_store_answers_nothing_and_can_be_opened_again() {
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
    assert!(lift(place.open().table("t")).unwrap().is_some());
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

/// A backup that is made while moves are made holds one moment: all that was acknowledged before it, and nothing after a gap.
#[test]
fn a_backup_made_meanwhile_is_whole() {
    let place = Place::new();
    let store = place.open();
    lift(store.open_table(table("t", 1))).unwrap();
    let (acknowledged, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    thread::scope(|scope| {
        scope.spawn(|| {
            lift(async {
                for version in 0..10_000 {
                    if enough.load(Ordering::Relaxed) {
                        return;
                    }
                    let next = store.append(one("t", version, &version.to_string())).await.unwrap();
                    acknowledged.store(next, Ordering::Relaxed);
                }
            });
        });
        let folder = tempfile::tempdir().unwrap();
        let database = Database::named(Path::new(&place.named()));
        for number in 0..3 {
            let before = acknowledged.load(Ordering::Relaxed);
            let copy = folder.path().join(format!("{number}.db"));
            match &database {
                Database::File(path) => Store::copy(path, &copy).unwrap(),
                Database::Postgres(_) => {
                    Store::copy_database(&database, &Database::File(copy.clone())).unwrap();
                }
            }
            let restored = Store::open(&copy).unwrap();
            lift(restored.check()).unwrap();
            let loaded = lift(restored.load("t")).unwrap().unwrap();
            assert!(loaded.table.version >= before, "{} of {before}", loaded.table.version);
            let expected: Vec<_> =
                (0..loaded.table.version).map(|version| entry(&version.to_string())).collect();
            assert_eq!(loaded.entries, expected);
            // The next one has more.
            while acknowledged.load(Ordering::Relaxed) <= loaded.table.version {
                thread::sleep(Duration::from_millis(1));
            }
        }
        enough.store(true, Ordering::Relaxed);
    });
}
