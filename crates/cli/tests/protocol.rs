//! The line protocol from outside.

use std::path::Path;
use std::process::Command;

use crate::common::{self, ORRERY, answers, refuses};

/// A program in another language plays every game with every number of seats.
#[test]
fn an_outside_program_plays_whole_games() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/outside_player.py");
    let output = Command::new("python3")
        .args([script.as_os_str(), ORRERY.as_ref()])
        .output()
        .expect("python3 cannot be started; install Python 3 (for instance `apt install python3`)");
    let said = String::from_utf8_lossy(&output.stdout);
    let fault = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}{fault}");
    for game in orrery_registry::all() {
        let (least, most) = game.seats();
        for seats in least..=most {
            let line = format!("{} with {seats} seats: ", game.id());
            assert!(said.contains(&line), "nobody played {line}\n{said}");
        }
    }
}

#[test]
fn it_greets_and_says_goodbye() {
    assert_eq!(answers(&["protocol"], "quit\n"), "orrery protocol 1\nok\n");
}

#[test]
fn the_end_of_the_input_is_a_goodbye() {
    assert_eq!(answers(&["protocol"], "help"), answers(&["protocol"], "help\n"));
    assert_eq!(answers(&["protocol"], ""), "orrery protocol 1\n");
}

#[test]
fn one_game_alone_can_be_offered() {
    let answer = answers(&["protocol", "connect-four"], "games\n");
    assert_eq!(answer, "orrery protocol 1\ngame connect-four 2-2\nok\n");
}

#[test]
fn a_wrong_game_suggests_the_nearest() {
    refuses(&["protocol", "connect4"], &["no game `connect4`", "did you mean `connect-four`?"]);
}

#[test]
fn a_refused_move_names_its_rule_in_the_chosen_language() {
    let answer = answers(&["protocol"], "new connect-four 2 7\nlang pl\nact seat2 drop 1\n");
    let error = answer.lines().last().expect("there is an answer");
    assert!(error.starts_with("error C4-5 "), "{answer}");
    assert!(!error.contains("turn"), "this should be Polish: {error}");
}

#[test]
fn the_end_is_not_taken_back() {
    let moves = (0..7).map(|step| format!("act seat{seat} drop {seat}\n", seat = 1 + step % 2));
    let lines = format!("new connect-four 2 7\n{}awaiting\nundo seat1\n", moves.collect::<String>());
    let answer = answers(&["protocol"], &lines);
    assert!(answer.ends_with("over\nok\nerror the game is over, and everybody can see everything; nothing is taken back any more\n"), "{answer}");
    // Nor from a record of it.
    let record = common::won().to_string();
    let answer = answers(&["protocol"], &format!("load {record}\nundo seat1\n"));
    assert!(answer.contains("error the game is over"), "{answer}");
}
