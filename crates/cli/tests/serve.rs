//! `orrery serve`: it starts, it ends in order, and what cannot work is refused in one sentence.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::common::{self, ORRERY, address, file, folder, refuses};

struct Served {
    child: Child,
    address: String,
}

/// Starts the program with a database of its own; `args` come after the command.
fn serve(test: &str, command: &[&str], environment: &[(&str, &str)]) -> Served {
    let database = folder(test).join("orrery.db");
    let mut child = Command::new(ORRERY)
        .args(command)
        .env("ORRERY_ADDRESS", "127.0.0.1:0")
        .env("ORRERY_DATABASE", &database)
        .envs(environment.iter().copied())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (address, mut lines) = address(&mut child);
    let second = lines.next().and_then(Result::ok).expect("it says where tables are");
    assert!(second.contains("orrery.db"), "{second}");
    Served { child, address }
}

fn get(address: &str, path: &str) -> String {
    get_with(address, path, "")
}

/// The same with more lines in the head of the request.
fn get_with(address: &str, path: &str, head: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\n{head}connection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

impl Served {
    fn get(&self, path: &str) -> String {
        get(&self.address, path)
    }

    /// Tells it to end, as a service manager does; what it logged.
    fn end(mut self, signal: &str) -> String {
        let told = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(told.expect("there is `kill`").success());
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}");
        let mut log = String::new();
        self.child.stderr.take().expect("it logs").read_to_string(&mut log).expect("text");
        log
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Only needed after a failed test; otherwise it has ended already.
        let _ = self.child.kill();
    }
}

#[test]
fn without_a_command_it_serves() {
    let served = serve("bare", &[], &[]);
    let front = served.get("/");
    assert!(front.starts_with("HTTP/1.1 200") && front.contains("/games/orion/play"), "{front}");
    assert!(!front.contains("connect-four"), "toy games are hosted if asked for");
    assert!(served.get("/healthz").ends_with("ok\n") && served.get("/readyz").ends_with("ok\n"));
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("bare");
    served.end("-TERM");
    assert!(folder.join("orrery.db").exists());
    assert!(!folder.join("orrery.db-wal").exists(), "everything is in one file");
}

#[test]
fn flags_count_more_than_the_environment_and_that_more_than_the_file() {
    let config = file("layers_config", "orrery.toml", "examples = false\nhttps = true\nlog = 'json'\n");
    let args = ["serve", "--config", &config, "--examples", "--https=false"];
    let served = serve("layers", &args, &[("ORRERY_HTTPS", "true"), ("ORRERY_LOG_LEVEL", "debug")]);
    let front = served.get("/");
    assert!(front.contains("/games/connect-four/play"), "{front}");
    assert!(!front.contains("; Secure"), "{front}");
    let log = served.end("-INT");
    let line = log.lines().find(|line| line.contains("\"path\"")).expect("requests are logged");
    let line: serde_json::Value = serde_json::from_str(line).expect("each line is JSON");
    assert_eq!((&line["status"], &line["path"]), (&200.into(), &"/".into()));
}

/// A proxy that finds one server gone asks another one: the lines of both are joined by the id that it has given.
#[test]
fn lines_of_a_request_bear_its_id() {
    let logged = |log: &str, path: &str| -> String {
        let line = log.lines().find(|line| line.contains(path)).expect("requests are logged");
        let line: serde_json::Value = serde_json::from_str(line).expect("each line is JSON");
        line["span"]["id"].as_str().unwrap_or_else(|| panic!("{line}")).to_owned()
    };
    let log = [("ORRERY_LOG", "json"), ("ORRERY_LOG_LEVEL", "debug")];
    let id = "x-request-id: 4f1c-a\r\n";
    for place in ["one", "other"] {
        let args = ["serve", "--proxy-header", "x-forwarded-for"];
        let served = serve(&format!("ids-{place}"), &args, &log);
        let answer = get_with(&served.address, "/rules-of-nothing", id);
        assert!(answer.contains("x-request-id: 4f1c-a\r\n"), "{answer}");
        assert_eq!(logged(&served.end("-TERM"), "/rules-of-nothing"), "4f1c-a");
    }
    // Without a proxy nobody can name it.
    let served = serve("ids-alone", &["serve"], &log);
    let answer = get_with(&served.address, "/rules-of-nothing", id);
    let made = answer.split("x-request-id: ").nth(1).and_then(|rest| rest.split('\r').next()).expect("an id");
    assert_ne!(made, "4f1c-a");
    assert_eq!(logged(&served.end("-TERM"), "/rules-of-nothing"), made);
}

#[test]
fn numbers_are_at_an_address_of_their_own() {
    // A port that was free a moment ago.
    let free =
        TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port");
    let config = file("metrics_config", "orrery.toml", format!("metrics-address = '{free}'\n"));
    let served = serve("metrics", &["serve", "--config", &config], &[]);
    served.get("/");
    let numbers = get(&free.to_string(), "/metrics");
    assert!(
        numbers.contains("orrery_http_requests_total{method=\"GET\",route=\"/\",status=\"200\"} 1"),
        "{numbers}"
    );
    assert!(served.get("/metrics").starts_with("HTTP/1.1 404"));
    served.end("-TERM");
}

#[test]
fn what_cannot_work_is_refused() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("it listens").to_string();
    let here = folder("refused");
    let database = here.join("orrery.db");
    let database = database.to_str().expect("the path is plain");
    refuses(&["serve", "--address", &address, "--database", database], &["is in use", "--address"]);
    let metrics =
        ["serve", "--address", "127.0.0.1:0", "--database", database, "--metrics-address", &address];
    refuses(&metrics, &["is in use", "--metrics-address"]);
    refuses(&["serve", "--metrics-address", "127.0.0.1:8080"], &["--metrics-address"]);
    refuses(&["serve", "--address", "here"], &["'here'", "--address <IP:PORT>"]);
    refuses(&["serve", "--config", "none.toml"], &["cannot read none.toml", "--config"]);
    let wrong = file("refused_config", "orrery.toml", "adress = '127.0.0.1:1'\n");
    refuses(&["serve", "--config", &wrong], &["orrery.toml: line 1", "adress"]);
    refuses(&["serve", "--public-url", "games.example.org"], &["https://"]);
    let away =
        ["serve", "--address", "127.0.0.1:0", "--database", "postgres://ola:secret@127.0.0.1:1/orrery"];
    refuses(&away, &["postgres://127.0.0.1:1/orrery", "cannot be reached", "then try again"]);
    let free = ["serve", "--address", "127.0.0.1:0", "--database"];
    let with = |database: &str| {
        [&free[..], &[database]].concat().iter().map(|arg| (*arg).to_owned()).collect::<Vec<_>>()
    };
    for (name, content, says) in [
        ("text.db", "this is no database, but long enough to be read as one", "damaged"),
        ("folder", "", "folder"),
    ] {
        let path = here.join(name);
        if content.is_empty() {
            fs::create_dir_all(&path).expect("a folder");
        } else {
            fs::write(&path, content.repeat(200)).expect("a file");
        }
        let args = with(path.to_str().expect("the path is plain"));
        let args: Vec<_> = args.iter().map(String::as_str).collect();
        refuses(&args, &[says]);
    }
}

#[test]
fn everything_that_can_be_set_is_listed() {
    let help = common::says(&["serve", "--help"]);
    for part in [
        "--address",
        "ORRERY_ADDRESS",
        "--config",
        "--metrics-address",
        "ORRERY_METRICS_ADDRESS",
        "--database",
        "--public-url",
        "--https",
        "--proxy-header",
        "--bot-threads",
        "--log",
        "--connections",
        "--posts-per-minute",
        "TOML",
    ] {
        assert!(help.contains(part), "`{part}` is missing: {help}");
    }
}
