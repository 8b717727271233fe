//! Running the program and looking at what it says.

#[allow(dead_code, reason = "other tests need more of it")]
#[path = "../../../store/tests/postgres/place.rs"]
pub mod postgres;

use std::fs;
use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

/// The program under test.
pub const ORRERY: &str = env!("CARGO_BIN_EXE_orrery");

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(ORRERY)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it listens");
    // A program that refuses its arguments does not read what follows.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

/// What a command prints that must succeed.
pub fn says(args: &[&str]) -> String {
    answers(args, "")
}

/// The same with something on its standard input.
pub fn answers(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{args:?} failed: {err}{out}");
    out
}

/// Bad input: exit code 2, nothing on standard output, and one sentence with these words.
pub fn refuses(args: &[&str], words: &[&str]) {
    let said = complaint(args);
    assert_eq!(said.lines().count(), 1, "{args:?} wants one sentence: {said}");
    for word in words {
        assert!(said.contains(word), "{args:?} does not say `{word}`: {said}");
    }
}

/// The whole error message for bad input, where it is more than a sentence.
pub fn complaint(args: &[&str]) -> String {
    let output = run(args, "");
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(2), "{args:?}: {err}{out}");
    assert_eq!(out, "", "{args:?} printed before it refused");
    assert!(!err.contains("panicked"), "{args:?}: {err}");
    // The remark of debug builds is no part of the answer.
    err.split_inclusive('\n').filter(|line| !line.contains("debug build")).collect()
}

/// Where a server is that was just started, as it says itself: host and port. What it says after that.
pub fn address(server: &mut Child) -> (String, Lines<BufReader<ChildStdout>>) {
    let mut lines = BufReader::new(server.stdout.take().expect("it is piped")).lines();
    let first = lines.next().and_then(Result::ok).expect("it says where it is");
    let address = first.strip_prefix("Orrery is at http://").and_then(|rest| rest.split([' ', '/']).next());
    (address.unwrap_or_else(|| panic!("no address: {first}")).to_owned(), lines)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8")
}

/// A folder of a test's own, empty.
pub fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of an earlier run can go");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// A file in the folder of a test; gives its path as an argument.
pub fn file(test: &str, name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder(test).join(name);
    fs::write(&path, content).expect("a file can be written");
    path.to_str().expect("the path is plain").to_owned()
}

/// A record as the protocol writes it, after these moves of Connect Four.
pub fn record(columns: &[u8]) -> serde_json::Value {
    let mut script = vec!["new connect-four 2 secret".to_owned()];
    script.extend(
        columns.iter().zip([1, 2].iter().cycle()).map(|(column, n)| format!("act seat{n} drop {column}")),
    );
    script.extend(["record".to_owned(), "quit\n".to_owned()]);
    let script = script.join("\n");
    let answer = answers(&["protocol"], &script);
    assert!(!answer.contains("error"), "{answer}");
    let line = answer.lines().find_map(|line| line.strip_prefix("record ")).expect("there is a record");
    serde_json::from_str(line).expect("a record is JSON")
}

/// A game in which the first seat makes a line in the first column.
pub fn won() -> serde_json::Value {
    record(&[1, 2, 1, 2, 1, 2, 1])
}
