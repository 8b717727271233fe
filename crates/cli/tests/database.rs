//! `orrery backup` and `orrery database copy`, with the games of kept databases.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{folder, postgres, says};

/// A database with tables of every game.
fn kept(test: &str) -> PathBuf {
    let path = folder(test).join("orrery.db");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/0.1.0/orrery.db"), &path)
        .expect("a copy");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("plain names")
}

#[test]
fn a_backup_of_a_running_server_is_a_database() {
    let database = kept("backup");
    let backup = database.with_file_name("backup.db");
    // Somebody has it open, as a server has.
    let store = orrery_store::Store::open(&database).expect("a database");
    let said = says(&["backup", text(&backup), "--database", text(&database)]);
    assert!(said.contains("holds everything"), "{said}");
    drop(store);
    let restored = says(&["replay", "--all", "--database", text(&backup)]);
    assert!(restored.contains("every one of them replays the same"), "{restored}");
    let again = Command::new(crate::common::ORRERY)
        .args(["backup", text(&backup), "--database", text(&database)])
        .output()
        .expect("the program is built");
    let said = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(!again.status.success() && said.contains("name another one for the copy"), "{said}");
}

#[test]
fn games_move_to_postgresql_and_back() {
    let database = kept("move");
    let place = postgres::Place::empty();
    let said = says(&["database", "copy", "--from", text(&database), "--to", &place.address()]);
    assert!(said.contains("come to the same on both sides") && !said.contains(" 0 tables"), "{said}");
    assert!(!said.contains("orrery-tests"), "the password is not shown: {said}");
    let replayed = says(&["replay", "--all", "--database", &place.address()]);
    assert!(replayed.contains("every one of them replays the same"), "{replayed}");
    let back = database.with_file_name("back.db");
    let said = says(&["database", "copy", "--from", &place.address(), "--to", text(&back)]);
    assert!(said.contains("come to the same on both sides"), "{said}");
    let contents = |path: &Path| {
        orrery_store::Store::contents(&orrery_store::Database::File(path.to_owned())).expect("a database")
    };
    assert_eq!(contents(&database), contents(&back));
}
