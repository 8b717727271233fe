//! The examples of the documents are what the program really does.

use std::fs;
use std::path::Path;

use crate::common::{self, answers, file, folder, says};

pub fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The blocks of a document with this word after their fence.
pub fn blocks(document: &str, word: &str) -> Vec<String> {
    let fence = format!("```{word}\n");
    let ends = |block: &str| block.split("```").next().unwrap_or_default().to_owned();
    document.split(&fence).skip(1).map(ends).collect()
}

#[test]
fn every_dialogue_of_the_protocol_happens() {
    let document = document("protocol.md");
    let dialogues = blocks(&document, "text");
    assert!(dialogues.len() >= 4, "the document has lost its dialogues");
    for dialogue in dialogues {
        let sent: Vec<_> = dialogue.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        let expected: Vec<_> = dialogue.lines().filter(|line| !line.starts_with("> ")).collect();
        let answered = answers(&["protocol", "connect-four"], &(sent.join("\n") + "\n"));
        assert_eq!(answered.lines().collect::<Vec<_>>(), expected);
    }
}

#[test]
fn the_dialogue_with_an_outside_bot_happens() {
    let document = document("protocol.md");
    let dialogues = blocks(&document, "bot");
    assert!(!dialogues.is_empty(), "the document has lost its dialogue");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/scripted.py");
    for (n, dialogue) in dialogues.iter().enumerate() {
        let written = folder(&format!("bot_{n}")).join("dialogue");
        let said: Vec<_> = dialogue.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        let said = said.join("' '");
        let bot = format!("me,exec:python3 '{}' '{}' '{said}'", script.display(), written.display());
        answers(&["play", "connect-four", "--seats", &bot, "--seed", "1"], "4\n4\n");
        assert_eq!(fs::read_to_string(&written).expect("it is written down"), *dialogue);
    }
}

#[test]
fn every_command_of_the_protocol_is_described() {
    let answer = answers(&["protocol"], "help\n");
    let commands = answer.lines().find_map(|line| line.strip_prefix("commands ")).expect("there is help");
    let document = document("protocol.md");
    for command in commands.split(", ") {
        let described =
            [format!("| `{command} "), format!("| `{command}` ")].iter().any(|row| document.contains(row));
        assert!(described, "`{command}` is missing in docs/protocol.md");
    }
}

#[test]
fn the_example_of_a_record_replays() {
    let document = document("record-format.md");
    let examples = blocks(&document, "json");
    assert!(!examples.is_empty(), "the document has lost its example");
    for (n, example) in examples.iter().enumerate() {
        let path = file(&format!("documented_{n}"), "game.json", example);
        says(&["replay", &path, "--verify"]);
    }
}

#[test]
fn every_field_of_a_record_is_described() {
    let document = document("record-format.md");
    let record = common::won();
    let parts = [&record, &record["dice"], &record["decisions"][0], &record["result"][0]];
    for field in parts.iter().filter_map(|part| part.as_object()).flat_map(|object| object.keys()) {
        assert!(document.contains(&format!("\n| `{field}` |")), "`{field}` is missing");
    }
}
