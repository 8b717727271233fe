//! Commands that do what they are asked.

use std::fs;
use std::process::Command;

use crate::common::{complaint, file, folder, says, won};

#[test]
fn help_says_what_it_is() {
    let said = says(&["help"]);
    for part in ["Orrery", "connect-four", "orrery serve", "orrery rules", "orrery bench"] {
        assert!(said.contains(part), "`{part}` is missing: {said}");
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in [
        "serve",
        "games",
        "play",
        "simulate",
        "rules",
        "replay",
        "review",
        "protocol",
        "content",
        "bench",
        "completions",
    ] {
        let help = says(&[command, "--help"]);
        assert!(help.contains("Example"), "{command}: {help}");
    }
    assert!(says(&["content", "check", "--help"]).contains("Example"));
    assert!(says(&["content", "template", "--help"]).contains("Example"));
}

#[test]
fn games_lists_and_shows() {
    assert!(says(&["games"]).contains("connect-four   2 seats    Connect Four"));
    let shown = says(&["games", "connect-four"]);
    assert!(shown.contains("8 rules") && shown.contains("discs"), "{shown}");
}

#[test]
fn a_rule_is_found_by_number_and_by_word() {
    let by_name = says(&["rules", "connect-four", "C4-4"]);
    assert!(by_name.contains("C4-4") && by_name.contains("full"), "{by_name}");
    assert_eq!(says(&["rules", "connect-four", "4"]), by_name);
    let by_word = says(&["rules", "connect-four", "IS", "FULL"]);
    assert!(by_word.contains("C4-4") && by_word.contains("C4-7"), "{by_word}");
    assert!(!by_word.contains("C4-1 "), "{by_word}");
    assert!(says(&["rules", "connect-four"]).starts_with("# Connect Four"));
    assert_ne!(says(&["rules", "connect-four", "4", "--lang", "pl"]), by_name);
}

#[test]
fn a_record_is_told_in_words() {
    let path = file("told", "game.json", won().to_string());
    let told = says(&["replay", &path, "--verify"]);
    for part in ["connect-four, 2 seats", "   1  seat1 drop 1", "1. Seat 1: 1", "2. Seat 2: 0", "verified: "]
    {
        assert!(told.contains(part), "`{part}` is missing: {told}");
    }
    assert!(says(&["replay", &path, "--lang", "pl"]).contains("Miejsce 1"));
}

#[test]
fn a_record_is_reviewed() {
    let path = file("reviewed", "game.json", won().to_string());
    let told = says(&["review", &path, "--effort", "quick"]);
    for part in
        ["Chances to win", "Decisions that cost most", "Luck and choices", "Where points came from", "±"]
    {
        assert!(told.contains(part), "`{part}` is missing: {told}");
    }
    assert!(!told.contains('⟨'), "{told}");
    let polish = says(&["review", &path, "--effort", "quick", "--lang", "pl"]);
    assert!(polish.contains("Szanse na wygraną") && !polish.contains('⟨'), "{polish}");
    let data = says(&["review", &path, "--effort", "quick", "--json"]);
    let data: serde_json::Value = serde_json::from_str(&data).expect("it is JSON");
    assert_eq!(data["course"].as_array().map(Vec::len), Some(8), "the deal and seven decisions");
}

#[test]
fn a_record_can_be_opened_in_the_middle() {
    let path = file("middle", "game.json", won().to_string());
    let told = says(&["replay", &path, "--step", "2"]);
    assert!(told.contains("After 2 of 7 decisions"), "{told}");
    assert!(told.contains("   2  seat2 drop 2") && !told.contains("   3  seat1"), "{told}");
    assert!(says(&["replay", &path, "--step", "0"]).contains("After 0 of 7"));
}

#[test]
fn a_measurement_has_exactly_the_promised_fields() {
    let said = says(&["bench", "connect-four", "--json", "--seconds", "0.01"]);
    let positions: Vec<_> = [
        "game",
        "seats",
        "decisions_per_second",
        "games_per_second",
        "state_bytes",
        "clone_ns",
        "resample_ns",
        "allocations_per_decision",
        "commit",
    ]
    .map(|field| said.find(&format!("\"{field}\":")))
    .into();
    assert!(positions.is_sorted() && positions.iter().all(Option::is_some), "{said}");
    let object: serde_json::Value = serde_json::from_str(said.trim()).expect("one JSON object");
    assert_eq!(object.as_object().map(serde_json::Map::len), Some(9), "{said}");
    let allocations = &object["allocations_per_decision"];
    assert!(allocations.is_null() || allocations == 0.0, "unknown without the program that counts: {said}");
}

#[test]
fn random_games_can_be_played_for_a_profiler() {
    let said = says(&["bench", "connect-four", "--games", "3"]);
    assert!(said.starts_with("3 games, "), "{said}");
    assert_eq!(said, says(&["bench", "connect-four", "--games", "3"]), "they are always the same");
}

#[test]
fn without_valgrind_instructions_are_not_counted() {
    let output = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["bench", "connect-four", "--instructions"])
        .env("PATH", "")
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("install it"), "{said}");
}

#[test]
fn the_search_is_measured_too() {
    let said = says(&["bench", "connect-four", "--search", "--seconds", "0.01"]);
    let last = said.lines().last().expect("a row");
    let words: Vec<_> = last.split_whitespace().collect();
    let [game, _, rate, decisions, mean, worst, judge, network] = words[..] else { panic!("{said}") };
    let [rate, decisions, mean, worst, judge] =
        [rate, decisions, mean, worst, judge].map(|word| word.parse::<f64>().expect("a number"));
    assert!(game == "connect-four" && rate > 0.0 && decisions >= 1.0, "{said}");
    assert!(0.0 < mean && mean <= worst && judge > 0.0, "{said}");
    assert_eq!(network, "-", "it has no network");
}

#[test]
fn a_measurement_can_be_a_table_or_a_line_for_comparisons() {
    let table = says(&["bench", "--seconds", "0.01"]);
    assert!(table.starts_with("game ") && table.contains("\nconnect-four "), "{table}");
    let line = says(&["bench", "connect-four", "--peer", "--seconds", "0.01"]);
    let words: Vec<_> = line.split_whitespace().collect();
    assert_eq!((words[0], words[1], words[3]), ("orrery/connect_four", "random_moves", "moves/s"), "{line}");
    assert!(words[2].parse::<f64>().is_ok_and(|value| value > 0.0), "{line}");
}

#[test]
fn a_pack_that_fits_is_said_to() {
    let path = file("pack_fits", "en.ftl", "told-drawn = Nobody wins.\n");
    let folder = path.trim_end_matches("en.ftl");
    let said = says(&["content", "check", "connect-four", "--pack", folder]);
    assert!(said.starts_with("the pack fits connect-four: en.ftl\n"), "{said}");
}

/// A pack may hold a single row: what is exported holds it together with all the rows that it is laid over.
#[test]
fn a_record_with_a_pack_is_read_with_its_exported_content() {
    let row =
        "[(no: 1, id: \"humans\", sheets: 6, start: (food: 7, fleet: 4, production: 2), source: \"mine\")]\n";
    let path = file("exported_pack", "races.ron", row);
    let folder = path.trim_end_matches("races.ron");
    let record = file("exported_record", "game.json", "");
    says(&["play", "orion", "--seats", "random,random", "--seed", "3", "--pack", folder, "--save", &record]);
    let content = says(&["content", "export", "orion", "--pack", folder]);
    assert!(content.contains("food: 7") && content.contains("alkari"));
    let content = file("exported_content", "orion.json", &content);
    assert_eq!(
        says(&["replay", &record, "--content", &content]),
        says(&["replay", &record, "--pack", folder])
    );
    let said = complaint(&["replay", &record]);
    assert!(said.contains("other content"), "{said}");
}

/// A folder that is not there yet.
fn new_folder(test: &str) -> String {
    folder(test).join("box").to_str().expect("the path is plain").to_owned()
}

/// All that is ours, typed in as if it were printed.
fn type_in(folder: &str) {
    for entry in fs::read_dir(folder).expect("the pack") {
        let path = entry.expect("a file of the pack").path();
        let line = |line: &str| match line.split_once(": ?, // ours") {
            Some((field, ours)) => ours.strip_prefix(": ").map(|value| format!("{field}: {value},\n")),
            None => Some(format!("{line}\n")),
        };
        let text = fs::read_to_string(&path).expect("a text");
        fs::write(&path, text.lines().filter_map(line).collect::<String>()).expect("a text");
    }
}

#[test]
fn an_owner_of_the_box_types_in_what_is_printed() {
    let folder = new_folder("template");
    let said = says(&["content", "template", "orion", "--into", &folder]);
    assert!(said.contains("an empty pack with advisors.ron, races.ron, structures.ron, en.ftl"), "{said}");
    let races = fs::read_to_string(format!("{folder}/races.ron")).expect("the races");
    assert!(races.contains("    start: ?, // ours: (food: 6, fleet: 4, production: 1)\n"), "{races}");
    assert!(races.contains("    start_points: 1,\n") && !races.contains("\"humans\""), "{races}");

    let checked = ["content", "check", "orion", "--pack", &folder];
    let said = says(&checked);
    assert!(said.contains("still to be typed in: "), "{said}");
    assert!(said.contains("\n  races.ron:7: alkari: start\n"), "{said}");
    assert!(said.contains("designed by this project, in whole or in part: 56 of 61 rows"), "{said}");
    assert!(complaint(&["content", "template", "orion", "--into", &folder]).contains("is there already"));

    type_in(&folder);
    let said = says(&checked);
    assert!(!said.contains("still to be typed in"), "{said}");
    assert!(said.contains("designed by this project, in whole or in part: 0 of 61 rows"), "{said}");
}

/// Of every game an empty pack can be written, checked and filled in.
#[test]
fn every_game_has_a_template_that_fits() {
    for game in orrery_registry::games() {
        let folder = new_folder(&format!("template_{}", game.id()));
        says(&["content", "template", game.id(), "--into", &folder]);
        assert!(says(&["content", "check", game.id(), "--pack", &folder]).contains("still to be typed in"));
        type_in(&folder);
        let said = says(&["content", "check", game.id(), "--pack", &folder]);
        assert!(!said.contains("still to be typed in"), "{said}");
    }
}
