//! Several servers at one database, and connections that are lost.

use orrery_store::{Append, Change, Lease, NewTable, News, Phase, Say, Store, StoreError, TakeSeat};

use super::{Place, tell};
use crate::common::{entry, guest, lift, one, table};

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(4).build().unwrap()
}

/// Three servers move at the same few tables as fast as they can.
#[test]
fn of_two_servers_one_is_first_and_the_other_hears_of_it() {
    let place = Place::new();
    let stores = [place.open(), place.open(), place.open()];
    for id in ["a", "b"] {
        lift(stores[0].open_table(table(id, 1))).unwrap();
    }
    let runtime = runtime();
    let tasks: Vec<_> = (0..12)
        .map(|player| {
            let store = stores[player % 3].clone();
            runtime.spawn(play(store, if player < 6 { "a" } else { "b" }, player))
        })
        .collect();
    let made: u64 = tasks.into_iter().map(|task| runtime.block_on(task).unwrap()).sum();
    assert_eq!(made, 12 * 10);
    for id in ["a", "b"] {
        let loaded = lift(stores[1].load(id)).unwrap().unwrap();
        assert_eq!(loaded.table.version, 60);
        for player in 0..12 {
            let own = loaded.entries.iter().filter(|entry| entry.action == format!("p{player}")).count();
            assert!(own == 0 || own == 10, "player {player} has {own} moves at {id}");
        }
    }
    lift(stores[2].check()).unwrap();
}

/// Makes ten moves, in a race with others.
async fn play(store: Store, id: &str, player: usize) -> u64 {
    let mut version = 0;
    let mut made = 0;
    while made < 10 {
        match store
            .append(Append { entries: vec![entry(&format!("p{player}"))], ..one(id, version, "") })
            .await
        {
            Ok(next) => (version, made) = (next, made + 1),
            Err(StoreError::SomebodyWasFirst { current, .. }) => version = current,
            Err(error) => panic!("{error}"),
        }
    }
    made
}

#[test]
fn one_of_two_people_gets_a_seat_at_two_servers() {
    let place = Place::new();
    let stores = [place.open(), place.open()];
    let runtime = runtime();
    for account in ["ada", "bob"] {
        lift(stores[0].create_account(guest(account))).unwrap();
    }
    for round in 0..20 {
        let id = format!("t{round}");
        lift(stores[0].open_table(table(&id, 1))).unwrap();
        let tasks: Vec<_> = ["ada", "bob"]
            .iter()
            .zip(&stores)
            .map(|(account, store)| {
                let (store, table) = (store.clone(), id.clone());
                let change = Some(Change { revision: 0, ..Change::default() });
                let take = TakeSeat {
                    table,
                    seat: 0,
                    account: (*account).to_owned(),
                    name: String::new(),
                    change,
                    at: 2,
                };
                runtime.spawn(async move { store.take_seat(take).await })
            })
            .collect();
        let taken: Vec<_> = tasks.into_iter().map(|task| runtime.block_on(task).unwrap()).collect();
        assert_eq!(taken.iter().filter(|taken| taken.is_ok()).count(), 1, "{taken:?}");
    }
}

/// Each server's batch holds rows for which the other waits: neither fails, and both have written everything.
#[test]
fn servers_that_wait_for_each_other_both_come_through() {
    let place = Place::new();
    let stores = [place.open(), place.open()];
    let ids: Vec<_> = (0..12).map(|number| format!("t{number}")).collect();
    for id in &ids {
        lift(stores[0].open_table(NewTable { phase: Phase::Running, ..table(id, 1) })).unwrap();
    }
    let runtime = runtime();
    for _ in 0..5 {
        let tasks: Vec<_> = (0..2 * ids.len())
            .map(|number| {
                let (store, place) = (stores[number % 2].clone(), number / 2);
                // One goes through the tables forwards, the other backwards.
                let id = if number % 2 == 0 { &ids[place] } else { &ids[ids.len() - 1 - place] };
                let id = id.clone();
                runtime.spawn(async move { play(store, &id, number).await })
            })
            .collect();
        for task in tasks {
            assert_eq!(runtime.block_on(task).unwrap(), 10);
        }
    }
    for id in &ids {
        assert_eq!(lift(stores[0].load(id)).unwrap().unwrap().table.version, 100);
    }
}

/// Every connection of the store is ended again and again while moves are made: nobody hears of it, and each move is
/// there once.
#[test]
fn lost_connections_lose_nothing() {
    let place = Place::new();
    let store = place.open();
    lift(store.open_table(table("t", 1))).unwrap();
    let runtime = runtime();
    let moving = {
        let store = store.clone();
        runtime.spawn(async move {
            for version in 0..100 {
                assert_eq!(store.append(one("t", version, &version.to_string())).await, Ok(version + 1));
                assert_eq!(store.entries("t", version).await.unwrap().len(), 1);
            }
        })
    };
    let mut ended = 0;
    while !moving.is_finished() {
        ended += super::tell(&super::server(), async |client| {
            let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = $1";
            client.query_one(sql, &[&place.name]).await.unwrap().get::<_, i64>(0)
        });
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    runtime.block_on(moving).unwrap();
    assert!(ended > 0, "only {ended} connections were ended");
    let loaded = lift(store.load("t")).unwrap().unwrap();
    let expected: Vec<_> = (0..100).map(|version| entry(&version.to_string())).collect();
    assert_eq!(loaded.entries, expected);
}

#[test]
fn a_lease_is_one_servers_until_it_ends_or_is_given_back() {
    let place = Place::new();
    let (one, other) = (place.open(), place.open());
    lift(async {
        assert_eq!(one.lease("clocks", 60_000).await, Ok(Lease::Mine));
        assert_eq!(one.lease("clocks", 60_000).await, Ok(Lease::Mine), "it is renewed");
        let Ok(Lease::Taken { left }) = other.lease("clocks", 60_000).await else { panic!("both have it") };
        assert!((50_000..=60_000).contains(&left), "{left}");
        assert_eq!(other.lease("notices", 60_000).await, Ok(Lease::Mine));
        other.release("clocks").await.unwrap();
        assert!(matches!(other.lease("clocks", 60_000).await, Ok(Lease::Taken { .. })), "it was not theirs");
        one.release("clocks").await.unwrap();
        assert_eq!(other.lease("clocks", 1).await, Ok(Lease::Mine));
        // The database's clock decides when it is over.
        place_time_passes(&other).await;
        assert_eq!(one.lease("clocks", 60_000).await, Ok(Lease::Mine));
        other.release_all().await.unwrap();
        assert_eq!(one.lease("notices", 60_000).await, Ok(Lease::Mine));
    });
}

/// Waits until the database's clock has moved on.
async fn place_time_passes(store: &Store) {
    let begun = store.time().await.unwrap();
    while store.time().await.unwrap() < begun + 5 {}
}

/// Each server hears what the others do, and not what it does itself; a lost connection is told as a gap.
#[test]
fn servers_hear_of_each_other() {
    let place = Place::new();
    let (one, other) = (place.open(), place.open());
    lift(async {
        assert_eq!(other.news().await, Some(News::Gap), "it listens from now on");
        one.open_table(NewTable { phase: Phase::Running, ..table("t", 1) }).await.unwrap();
        one.append(crate::common::one("t", 0, "x")).await.unwrap();
        assert_eq!(other.news().await, Some(News::Table("t".to_owned())));
        let say = Say {
            table: "t".to_owned(),
            account: None,
            seat: None,
            name: "Ada".to_owned(),
            text: "hello".to_owned(),
            at: 1,
        };
        one.say(say).await.unwrap();
        assert_eq!(other.news().await, Some(News::Chat("t".to_owned())));
        other.append(crate::common::one("t", 1, "y")).await.unwrap();
        one.say_to_others("good night".to_owned()).await.unwrap();
        assert_eq!(other.news().await, Some(News::Said("good night".to_owned())), "not its own move");
        let versions = other.versions(vec!["none".to_owned(), "t".to_owned()]).await.unwrap();
        assert_eq!(versions[0], None);
        let found = versions[1].unwrap();
        assert_eq!((found.version, found.chat), (2, 1));
        place.cut();
        assert_eq!(other.news().await, Some(News::Gap));
        one.append(crate::common::one("t", 2, "z")).await.unwrap();
        assert_eq!(other.news().await, Some(News::Table("t".to_owned())));
        other.close().await;
        assert_eq!(other.news().await, None);
    });
}

/// How safe a commit is, is the operator's to say: the store changes nothing about it.
#[test]
fn commits_are_as_safe_as_the_operator_sets() {
    let place = Place::new();
    place.tell(
        "CREATE TABLE safety (set_to TEXT);
        CREATE FUNCTION note_safety() RETURNS trigger LANGUAGE plpgsql
            AS 'BEGIN INSERT INTO safety VALUES (current_setting(''synchronous_commit'')); RETURN NEW; END';
        CREATE TRIGGER note_safety BEFORE INSERT ON tables FOR EACH ROW EXECUTE FUNCTION note_safety()",
    );
    for safety in ["on", "off", "remote_apply"] {
        place.tell(&format!("ALTER DATABASE {} SET synchronous_commit = {safety}", place.name));
        let store = place.open();
        lift(store.open_table(table(safety, 1))).unwrap();
        let found: Vec<String> = tell(&place.address(), async |client| {
            let rows = client.query("DELETE FROM safety RETURNING set_to", &[]).await.unwrap();
            rows.iter().map(|row| row.get(0)).collect()
        });
        assert_eq!(found, [safety]);
        lift(store.close());
    }
}
