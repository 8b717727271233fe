//! Checks of the manifests: no test is lost by a setting, and no game is left unoptimised.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders of all packages.
fn packages() -> Vec<PathBuf> {
    let root = crate::root();
    let in_folder = |name: &str| {
        let entries = fs::read_dir(root.join(name)).expect("a folder of the workspace");
        entries.map(|entry| entry.expect("it can be read").path()).collect::<Vec<_>>()
    };
    let mut folders: Vec<_> = ["crates", "games", "examples"].into_iter().flat_map(in_folder).collect();
    folders.push(root.join("bench/load"));
    folders.retain(|folder| folder.join("Cargo.toml").is_file());
    folders
}

/// All code below a folder.
fn code(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder of code") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            code(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push_str(&fs::read_to_string(path).expect("text"));
        }
    }
}

/// The settings of `[lib]`.
fn library(manifest: &str) -> &str {
    let (_, rest) = manifest.split_once("[lib]\n").unwrap_or_default();
    rest.split("\n[").next().unwrap_or_default()
}

#[test]
fn a_library_that_is_not_tested_has_no_tests() {
    let packages = packages();
    assert!(packages.len() >= 15, "{packages:?}");
    for package in packages {
        let manifest = fs::read_to_string(package.join("Cargo.toml")).expect("text");
        let library = library(&manifest);
        let mut text = String::new();
        code(&package.join("src"), &mut text);
        let example = |line: &str| {
            let comment = line.trim_start();
            (comment.starts_with("///") || comment.starts_with("//!")) && comment.ends_with("```")
        };
        if library.contains("doctest = false") {
            assert!(!text.lines().any(example), "{}: examples in comments", package.display());
        }
        if library.lines().any(|line| line == "test = false") {
            assert!(!text.contains("#[test]"), "{}: tests in `src`", package.display());
        }
    }
}

#[test]
fn all_tests_of_a_crate_are_in_its_one_program() {
    for package in packages() {
        let list = package.join("tests/all.rs");
        let Ok(list) = fs::read_to_string(&list) else { continue };
        for entry in fs::read_dir(package.join("tests")).expect("a folder of tests") {
            let path = entry.expect("it can be read").path();
            let is_module =
                path.join("mod.rs").is_file() || path.extension().is_some_and(|ending| ending == "rs");
            let name = path.file_stem().and_then(|name| name.to_str()).expect("plain names");
            let listed = name == "all" || list.lines().any(|line| line == format!("mod {name};"));
            assert!(!is_module || listed, "{}: add `mod {name};` to tests/all.rs", path.display());
        }
    }
}

/// Every crate with rules is optimised in both profiles; a new game is easily forgotten.
#[test]
fn games_are_optimised() {
    let manifest = fs::read_to_string(crate::root().join("Cargo.toml")).expect("text");
    for package in packages() {
        let name = package.file_name().and_then(|name| name.to_str()).expect("plain names");
        let is_game = package.join("rules.md").is_file();
        let listed = |level: u8| {
            let line = |line: &str| {
                (line.starts_with(&format!("orrery-{name} =")) || line.starts_with(&format!("{name} =")))
                    && line.contains(&format!("opt-level = {level}"))
            };
            manifest.lines().any(line)
        };
        assert!(
            !is_game || (listed(1) && listed(3)),
            "{name}: add it to both profiles of the root's Cargo.toml"
        );
    }
}
