//! `orrery mcp`, line by line as a client writes it. The official client plays in `crates/python/tests/test_mcp.py`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::common::ORRERY;
use crate::docs::{blocks, document};

/// An assistant that is connected.
struct Assistant {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Assistant {
    fn start(args: &[&str]) -> Self {
        let mut child = Command::new(ORRERY)
            .arg("mcp")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let to = child.stdin.take().expect("it was asked for");
        let from = BufReader::new(child.stdout.take().expect("it was asked for"));
        let mut assistant = Self { child, to, from };
        let hello = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}});
        let greeted = assistant.ask("initialize", &hello);
        assert_eq!(greeted["serverInfo"]["name"], "orrery", "{greeted}");
        assistant.send(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"}));
        assistant
    }

    fn send(&mut self, message: &Value) {
        writeln!(self.to, "{message}").expect("it reads");
    }

    fn ask(&mut self, method: &str, params: &Value) -> Value {
        self.send(&json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}));
        let mut line = String::new();
        self.from.read_line(&mut line).expect("it answers");
        let answer: Value = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(answer["error"], Value::Null, "{answer}");
        answer["result"].clone()
    }

    /// What a tool says.
    fn call(&mut self, tool: &str, arguments: &Value) -> String {
        let result = self.ask("tools/call", &json!({"name": tool, "arguments": arguments}));
        result["content"][0]["text"].as_str().expect("words").to_owned()
    }

    /// The client goes; whether the program ended well.
    fn leave(mut self) -> bool {
        drop(self.to);
        self.child.wait().expect("it ends").success()
    }
}

/// Whether an answer is what a document says; `…` on a line of its own stands for any lines.
fn is_like(answer: &[&str], documented: &[&str]) -> bool {
    match documented {
        [] => answer.is_empty(),
        ["…", rest @ ..] => (0..=answer.len()).any(|skipped| is_like(&answer[skipped..], rest)),
        [line, rest @ ..] => answer.first() == Some(line) && is_like(&answer[1..], rest),
    }
}

/// The sample dialogue of the document. Tables have names that nobody can guess; there it is `TABLE`.
#[test]
fn the_sample_dialogue_happens() {
    let document = document("mcp.md");
    let dialogues = blocks(&document, "mcp");
    assert_eq!(dialogues.len(), 1, "the document has lost its dialogue");
    let mut assistant = Assistant::start(&[]);
    let mut table = String::new();
    let parts: Vec<_> = dialogues[0].split("\n> ").collect();
    assert!(parts.len() > 5, "{parts:?}");
    for part in parts {
        let (call, documented) = part.trim_start_matches("> ").split_once('\n').expect("an answer");
        let (tool, arguments) = call.split_once(' ').expect("arguments");
        let arguments = serde_json::from_str(&arguments.replace("TABLE", &table)).expect("they are JSON");
        let mut answer = assistant.call(tool, &arguments);
        if let Some(rest) = answer.strip_prefix("Table ") {
            rest.split(' ').next().expect("a name").clone_into(&mut table);
        }
        if !table.is_empty() {
            answer = answer.replace(&table, "TABLE");
        }
        let (said, expected): (Vec<_>, Vec<_>) = (answer.lines().collect(), documented.lines().collect());
        assert!(is_like(&said, &expected), "{call}\n{answer}\nis not\n{documented}");
    }
    assert!(assistant.leave(), "the end of the input is a goodbye");
}

#[test]
fn every_tool_is_described() {
    let document = document("mcp.md");
    let mut assistant = Assistant::start(&["--lang", "pl"]);
    let tools = assistant.ask("tools/list", &json!({}));
    for tool in tools["tools"].as_array().expect("a list") {
        let name = tool["name"].as_str().expect("a name");
        assert!(document.contains(&format!("\n| `{name}` |")), "`{name}` is missing in docs/mcp.md");
    }
    assert!(assistant.leave());
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| {
        let mut assistant = Assistant::start(&["--seed", seed]);
        let opened = assistant.call("open_table", &json!({"game": "orion"}));
        let (_, rest) = opened.split_once('\n').expect("more than the name of the table");
        rest.to_owned()
    };
    assert_eq!(game("7"), game("7"));
    assert_ne!(game("7"), game("8"));
}
