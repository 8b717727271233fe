//! What released versions have left behind: every build replays all of it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{complaint, says};

fn versions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let entries = fs::read_dir(folder).expect("there are released versions");
    entries.map(|entry| entry.expect("it can be read").path()).collect()
}

/// A database of a version, where reading it leaves nothing behind in the project.
struct Copy(PathBuf);

impl Copy {
    fn of(version: &Path, name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("orrery-kept-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::copy(version.join("orrery.db"), folder.join("orrery.db")).expect("a copy");
        Self(folder)
    }

    fn path(&self) -> PathBuf {
        self.0.join("orrery.db")
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn first_version() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/0.1.0")
}

fn text(path: &Path) -> String {
    path.to_str().expect("plain names").to_owned()
}

#[test]
fn every_kept_database_replays_the_same() {
    for version in versions() {
        let copy = Copy::of(&version, "same");
        let said = says(&["replay", "--all", "--database", &text(&copy.path())]);
        assert!(said.contains("every one of them replays the same"), "{}: {said}", version.display());
        assert!(!said.contains(" 0 tables"), "{said}");
    }
}

/// The toy whose rules were changed: its tables began with the first revision.
#[test]
fn what_the_newest_rules_would_change_is_told_in_words() {
    let copy = Copy::of(&first_version(), "words");
    let database = text(&copy.path());
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
    let copy = Copy::of(&first_version(), "changed");
    let path = copy.path();
    let database = rusqlite::Connection::open(&path).expect("a database");
    let sql = "UPDATE entries SET action = 'drop 9' WHERE version = 2 AND table_num = (SELECT num FROM tables WHERE id = \
               'connect-four-2')";
    assert_eq!(database.execute(sql, []).expect("it is there"), 1);
    drop(database);
    let said = complaint(&["replay", "--all", "--database", &text(&path)]);
    assert!(said.contains("connect-four, table connect-four-2: decision 2"), "{said}");
}

#[test]
fn a_missing_database_is_named() {
    let said = complaint(&["replay", "--all", "--database", "no/such.db"]);
    assert!(
        said.contains("no/such.db") && said.contains("there is no such database; check the path"),
        "{said}"
    );
}
