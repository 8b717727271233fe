//! What released versions have left behind: every build replays all of it.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{complaint, says};

fn versions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let entries = fs::read_dir(folder).expect("there are released versions");
    entries.map(|entry| entry.expect("it can be read").path()).collect()
}

fn text(path: &Path) -> String {
    path.to_str().expect("plain names").to_owned()
}

#[test]
fn every_kept_database_replays_the_same() {
    for version in versions() {
        let said = says(&["replay", "--all", "--database", &text(&version.join("orrery.db"))]);
        assert!(said.contains("every one of them replays the same"), "{}: {said}", version.display());
        assert!(!said.contains(" 0 tables"), "{said}");
    }
}

/// The toy whose rules were changed: its tables began with the first revision.
#[test]
fn what_the_newest_rules_would_change_is_told_in_words() {
    let database = text(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/0.1.0/orrery.db"));
    let said = says(&["replay", "--all", "--database", &database]);
    let sentence = "revision 2: No bounty is paid any more for one's own seized cargo (SMU-13).";
    assert!(said.contains(sentence), "{said}");
    assert!(said.contains("table smugglers-") && said.contains("it would be: "), "{said}");
    let said = says(&["replay", "--all", "--database", &database, "--lang", "pl"]);
    assert!(said.contains("Za własny zajęty ładunek"), "{said}");
}

#[test]
fn every_kept_record_replays_the_same() {
    let mut records = 0;
    for version in versions() {
        for entry in fs::read_dir(&version).expect("a folder") {
            let path = entry.expect("it can be read").path();
            let name = text(&path);
            let Some(stem) = name.strip_suffix(".json").filter(|stem| !stem.ends_with(".content")) else {
                continue;
            };
            records += 1;
            let said = says(&["replay", &name, "--content", &format!("{stem}.content.json"), "--verify"]);
            assert!(said.contains("verified: "), "{name}: {said}");
        }
    }
    assert!(records >= orrery_registry::all().len(), "{records}");
}

/// A database in which something was changed by hand.
#[test]
fn a_table_that_does_not_replay_is_named() {
    let folder = std::env::temp_dir().join(format!("orrery-kept-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("orrery.db");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/0.1.0/orrery.db");
    fs::copy(kept, &path).expect("a copy");
    let database = rusqlite::Connection::open(&path).expect("a database");
    let sql = "UPDATE entries SET action = 'drop 9' WHERE version = 2 AND table_num = (SELECT num FROM tables WHERE id = \
               'connect-four-2')";
    assert_eq!(database.execute(sql, []).expect("it is there"), 1);
    drop(database);
    let said = complaint(&["replay", "--all", "--database", &text(&path)]);
    assert!(said.contains("connect-four, table connect-four-2: decision 2"), "{said}");
    fs::remove_dir_all(&folder).expect("it can go");
}

#[test]
fn a_missing_database_is_named() {
    let said = complaint(&["replay", "--all", "--database", "no/such.db"]);
    assert!(
        said.contains("no/such.db") && said.contains("there is no such database; check the path"),
        "{said}"
    );
}
