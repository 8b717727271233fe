//! The code map of ARCHITECTURE.md says what each crate may depend on; this compares it with the manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Crates by the names that the table uses: `core`, `games`, `examples`.
type Names = BTreeSet<String>;

/// The dependencies of a crate on others of the workspace.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Dependencies {
    normal: Names,
    tests: Names,
}

/// The last column of a row: `core, page; testkit in tests`.
fn allowed(cell: &str) -> Dependencies {
    let mut allowed = Dependencies::default();
    for part in cell.split(';').map(str::trim).filter(|part| *part != "nothing of ours") {
        let (names, into) = match part.strip_suffix(" in tests") {
            Some(names) => (names, &mut allowed.tests),
            None => (part, &mut allowed.normal),
        };
        into.extend(names.split(", ").map(str::to_owned));
    }
    allowed
}

/// The rows of the code map by the folders in their first column.
fn table(document: &str) -> BTreeMap<String, Dependencies> {
    let rows = document.lines().filter_map(|line| {
        let cells: Vec<_> = line.strip_prefix("| `")?.strip_suffix('|')?.split(" | ").collect();
        let [folder, _, depends] = cells.as_slice() else { return None };
        Some((folder.trim_end_matches('`').to_owned(), allowed(depends.trim())))
    });
    rows.collect()
}

/// The row of a folder: those of games and of examples share one.
fn row_of(folder: &str) -> String {
    match folder.split_once('/') {
        Some((group @ ("games" | "examples"), _)) => format!("{group}/*"),
        _ => folder.to_owned(),
    }
}

/// What the table calls a folder.
fn name_of(folder: &str) -> String {
    match folder.split_once('/') {
        Some((group @ ("games" | "examples"), _)) => group.to_owned(),
        Some((_, name)) => name.to_owned(),
        None => folder.to_owned(),
    }
}

/// The dependencies in the manifests by the rows of the table.
fn manifests(root: &Path) -> BTreeMap<String, Dependencies> {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root)
        .output()
        .expect("cargo runs");
    let told: Value = serde_json::from_slice(&told.stdout).expect("cargo answers in JSON");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages = list(&told["packages"]);
    let folder = |manifest: &str| {
        let folder = Path::new(manifest).parent().expect("a manifest lies in a folder");
        folder.strip_prefix(root).expect("a member of the workspace").to_string_lossy().into_owned()
    };
    let folders: BTreeMap<String, String> =
        packages.iter().map(|one| (text(&one["name"]), folder(&text(&one["manifest_path"])))).collect();
    let mut rows: BTreeMap<String, Dependencies> = BTreeMap::new();
    for package in &packages {
        let own = &folders[&text(&package["name"])];
        let row = rows.entry(row_of(own)).or_default();
        for dependency in list(&package["dependencies"]) {
            let Some(other) = folders.get(&text(&dependency["name"])).filter(|other| *other != own) else {
                continue;
            };
            let tests = dependency["kind"] == "dev";
            if tests { &mut row.tests } else { &mut row.normal }.insert(name_of(other));
        }
    }
    for row in rows.values_mut() {
        // What a crate depends on anyway may have more features in its tests.
        row.tests = &row.tests - &row.normal;
    }
    rows
}

#[test]
fn crates_depend_on_what_the_code_map_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace");
    let document = std::fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the document is there");
    let table = table(&document);
    for (folder, depends) in manifests(root) {
        let Some(says) = table.get(&folder) else { panic!("ARCHITECTURE.md has no row for `{folder}`") };
        assert_eq!(*says, depends, "`{folder}`: ARCHITECTURE.md (left) and Cargo.toml (right) differ");
    }
}

#[test]
fn a_game_is_rebuilt_for_core_and_its_page_alone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace");
    let manifests = manifests(root);
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Names>();
    assert_eq!(manifests["games/*"].normal, names(&["core", "page"]));
    assert_eq!(manifests["crates/page"].normal, names(&["core"]));
    assert_eq!(manifests["crates/core"].normal, names(&[]));
}
