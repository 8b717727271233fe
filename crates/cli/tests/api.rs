//! The API as strangers to this project use it: a bot in Python plays whole games, and Schemathesis tries everything.

use std::env;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::common::{ORRERY, address, folder};

/// A server of one's own, with all games and without limits.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(test: &str) -> Self {
        let limits =
            ["posts", "questions", "accounts", "tables"].map(|what| format!("--{what}-per-minute=0"));
        let mut child = Command::new(ORRERY)
            .args(["serve", "--examples", "--bot-pace-ms", "0", "--address", "127.0.0.1:0", "--database"])
            .arg(folder(test).join("orrery.db"))
            .args(limits)
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program starts");
        let (address, _) = address(&mut child);
        Self { child, address }
    }

    fn send(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// A token that may do everything, made by the form of the account page as a guest makes it.
    fn token(&self) -> String {
        let head =
            format!("HTTP/1.1\r\nhost: {}\r\nconnection: close\r\naccept: text/html\r\n", self.address);
        let page = self.send(&format!("GET /account {head}\r\n"));
        let cookie = between(&page, "set-cookie: ", ";");
        let csrf = between(&page, "name=\"csrf\" value=\"", "\"");
        let body = format!("csrf={csrf}&name=test&scope=read&scope=play&scope=host&scope=chat");
        let made = self.send(&format!(
            "POST /account/tokens {head}cookie: {cookie}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        ));
        between(&made, "id=\"made-token\" readonly value=\"", "\"").to_owned()
    }

    /// The name of a table that was opened with this body.
    fn open(&self, token: &str, body: &str) -> String {
        let answer = self.send(&format!(
            "POST /api/v1/tables HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        ));
        between(&answer, "\"id\":\"", "\"").to_owned()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let found = text.split_once(before).and_then(|(_, rest)| rest.split(after).next());
    found.unwrap_or_else(|| panic!("no `{before}`: {text}"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Options that make a game as short as its rules allow: the least of every number that counts rounds.
fn short(title: &dyn orrery_registry::Title) -> String {
    use orrery_core::settings::Kind;
    let rounds = title.settings().into_iter().filter(|setting| setting.name == "rounds");
    let least = rounds.filter_map(|setting| match setting.kind {
        Kind::Number { from, .. } => Some((setting.name.to_owned(), serde_json::Value::from(from))),
        _ => None,
    });
    serde_json::Value::Object(least.collect()).to_string()
}

/// The bot of the examples plays every game to its end against a bot of the server.
#[test]
fn a_bot_in_forty_lines_plays_every_game() {
    let bot = root().join("examples/bot.py");
    let lines = std::fs::read_to_string(&bot).expect("it is there").lines().count();
    assert!(lines <= 40, "{lines} lines");
    let served = Served::start("api_bot");
    let token = served.token();
    for title in orrery_registry::all() {
        let output = Command::new("python3")
            .arg(&bot)
            .args([&format!("http://{}", served.address), &token, title.id(), &short(&*title)])
            .output()
            .expect("python3 is missing; run the tests with `cargo xtask test`, which says how to get it");
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{}: {out}{err}", title.id());
        let seats = out.lines().filter(|line| line.starts_with("seat ") && line.contains(": rank ")).count();
        assert!(seats >= usize::from(title.seats().0), "{}: {out}", title.id());
    }
}

#[test]
fn the_bot_is_told_what_is_wrong() {
    let served = Served::start("api_bot_refused");
    let output = Command::new("python3")
        .arg(root().join("examples/bot.py"))
        .args([&format!("http://{}", served.address), "orrery_none", "orion"])
        .output()
        .expect("python3 is there");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        !output.status.success() && said.contains("No valid token") && said.contains("Make a token"),
        "{said}"
    );
}

/// Schemathesis reads the `OpenAPI` document and sends whatever fits it, and whatever does not.
#[test]
fn schemathesis_finds_nothing() {
    let program = env::var("ORRERY_SCHEMATHESIS").unwrap_or_else(|_| {
        panic!(
            "ORRERY_SCHEMATHESIS does not say where schemathesis is; run the tests with `cargo xtask test`"
        )
    });
    let served = Served::start("api_schemathesis");
    let token = served.token();
    let running = served.open(&token, r#"{"game": "smugglers", "seats": ["me", "easy"]}"#);
    let config = root().join("crates/cli/tests/api/schemathesis.toml");
    let output = Command::new(program)
        .arg("--config-file")
        .arg(config)
        .args(["run", &format!("http://{}/api/openapi.json", served.address)])
        .env("ORRERY_TOKEN", &token)
        .env("ORRERY_TABLE", &running)
        .current_dir(folder("api_schemathesis_out"))
        .output()
        .expect("schemathesis starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    // What it could not read it has not tested.
    assert!(!said.contains("Unresolvable") && said.contains("Tested: "), "{said}");
}
