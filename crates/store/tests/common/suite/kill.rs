//! Kill -9 at any moment: what was acknowledged is there.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, RandomState};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use orrery_store::{Append, Database, Store, StoreError};

use super::Place;
use crate::common::{entry, lift, one, table};

/// Set for the program that is killed: the database that it writes.
const CHILD: &str = "ORRERY_TEST_KILLED";

const KILLS: usize = 20;
const TABLES: usize = 8;
const PLAYERS: usize = 3;

#[test]
fn what_was_acknowledged_survives_kills() {
    if let Some(path) = std::env::var_os(CHILD) {
        return write_until_killed(&Database::named(Path::new(&path)));
    }
    // `cargo xtask faults` sets it higher.
    let kills =
        std::env::var("ORRERY_KILLS").map_or(20, |kills| kills.parse().expect("ORRERY_KILLS is a number"));
    let databases = kills / KILLS;
    let mut acknowledged = 0;
    for _ in 0..databases {
        let place = Place::new();
        let mut promised = BTreeMap::new();
        for _ in 0..KILLS {
            kill_at_random(&place, &mut promised);
            check(&place, &promised);
        }
        acknowledged += promised.values().sum::<u64>();
    }
    // Otherwise the programs were killed before they did anything.
    assert!(acknowledged > (databases * KILLS) as u64, "only {acknowledged} moves");
}

/// Runs the writer for some milliseconds; from its opening of the database to full load.
fn kill_at_random(place: &Place, promised: &mut BTreeMap<String, u64>) {
    let (_, module) = module_path!().split_once("::").expect("it is in a module");
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", &format!("{module}::what_was_acknowledged_survives_kills"), "--nocapture"])
        .env(CHILD, place.named())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = child.stdout.take().unwrap();
    let (works, at_work) = mpsc::channel();
    let listener = std::thread::spawn(move || {
        let mut heard = Vec::new();
        let mut lines = BufReader::new(output);
        let mut line = String::new();
        // The last line may be torn.
        while lines.read_line(&mut line).is_ok_and(|length| length > 0) && line.ends_with('\n') {
            if let Some((id, version)) =
                line.strip_prefix("ack ").and_then(|rest| rest.trim().split_once(' '))
            {
                heard.push((id.to_owned(), version.parse::<u64>().unwrap()));
                // Nobody waits for it, or the first one was enough.
                let _ = works.send(());
            }
            line.clear();
        }
        heard
    });
    // Every second one is killed at work, however long that takes here; the others perhaps while they open the database.
    let dice = RandomState::new().hash_one(0);
    if dice.is_multiple_of(2) {
        at_work.recv_timeout(Duration::from_mins(1)).expect("it works");
    }
    std::thread::sleep(Duration::from_micros(dice % 60_000));
    child.kill().unwrap();
    child.wait().unwrap();
    for (id, version) in listener.join().unwrap() {
        let known = promised.entry(id).or_default();
        *known = version.max(*known);
    }
}

fn check(place: &Place, promised: &BTreeMap<String, u64>) {
    let store = place.open();
    lift(async {
        let ids = store.table_ids(None, "", 1000).await.unwrap();
        assert!(promised.keys().all(|id| ids.contains(id)), "a table is missing");
        for id in &ids {
            // Reading it all is also a check that no number is left out.
            let loaded = store.load(id).await.unwrap().expect("the table is there");
            let promised = promised.get(id).copied().unwrap_or_default();
            assert!(loaded.table.version >= promised, "{id}: {promised} was promised");
            let mut entries = loaded.entries.iter().map(|entry| entry.action.as_str());
            while let Some(first) = entries.next() {
                // Whoever appended several has all of them in a row.
                let (who, count) = first.split_once(" 1/").expect("a request begins with its first entry");
                let count: usize = count.parse().unwrap();
                for number in 2..=count {
                    assert_eq!(entries.next(), Some(format!("{who} {number}/{count}").as_str()));
                }
            }
        }
        // And it can be written.
        let id = format!("after-{}", promised.values().sum::<u64>());
        if store.table(&id).await.unwrap().is_none() {
            store.open_table(table(&id, 1)).await.unwrap();
        }
    });
}

fn write_until_killed(database: &Database) {
    let store = Store::open_database(database).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    for number in 0..TABLES * PLAYERS {
        let id = format!("t{}", number % TABLES);
        runtime.spawn(play(store.clone(), id, number));
    }
    std::thread::sleep(Duration::from_mins(1));
    panic!("nobody killed this program");
}

/// Moves as fast as the store answers, in a race with the other players of the table.
async fn play(store: Store, id: String, player: usize) {
    match store.open_table(table(&id, 1)).await {
        Ok(_) | Err(StoreError::TableExists { .. }) => {}
        Err(error) => panic!("{error}"),
    }
    let mut version = 0;
    loop {
        let count = version as usize % 3 + 1;
        let entries = (1..=count).map(|number| entry(&format!("p{player} {number}/{count}"))).collect();
        match store.append(Append { entries, ..one(&id, version, "") }).await {
            Ok(next) => {
                version = next;
                let line = format!("ack {id} {version}\n");
                std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
            }
            Err(StoreError::SomebodyWasFirst { current, .. }) => version = current,
            Err(error) => panic!("{error}"),
        }
    }
}
