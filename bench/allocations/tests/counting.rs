//! The program counts, and random play of every game asks for no memory.

use std::process::Command;

fn said(args: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_orrery-allocations")).args(args).output().expect("it runs");
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn random_play_of_a_small_game_allocates_nothing() {
    let (done, said) = said(&["connect-four"]);
    assert!(
        done && said.contains("\"allocations_per_decision\":0.0") && said.contains("\"seats\":2"),
        "{said}"
    );
}

#[test]
fn what_does_not_exist_is_refused() {
    assert!(!said(&["connect-for"]).0);
    assert!(!said(&["connect-four", "five"]).0);
    assert!(!said(&["connect-four", "7"]).0, "two play");
}
