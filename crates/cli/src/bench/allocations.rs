//! Allocations per decision, as another program counts them.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

/// How to get the program that counts.
pub const HOW: &str = "allocations are counted by a program of its own: build it with \
                       `cargo build --release -p orrery-allocations`, then run this again";

/// What the counting program in the folder of this one says; nothing if it is not there.
pub fn per_decision(game: &str, seats: u8) -> Option<f64> {
    let output = Command::new(program()?).args([game, &seats.to_string()]).output().ok()?;
    let said: Value = serde_json::from_slice(&output.stdout).ok()?;
    said["allocations_per_decision"].as_f64()
}

/// Whether allocations can be counted.
pub fn are_counted() -> bool {
    program().is_some()
}

fn program() -> Option<PathBuf> {
    let name = format!("orrery-allocations{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::current_exe().ok()?.with_file_name(name);
    path.is_file().then_some(path)
}
