//! A server in this process, and programs with tokens.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use orrery_server::app::App;
use orrery_server::config::Config;
use orrery_server::tokens::{Scope, Scopes, make};
use orrery_server::{metrics, serve};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common;

/// A server with a database of its own.
pub struct Server {
    pub app: Arc<App>,
    pub address: String,
    pub metrics: String,
    _folder: tempfile::TempDir,
}

impl Server {
    pub async fn start() -> Self {
        Self::with(common::config()).await
    }

    pub async fn with(config: Config) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let app = common::app(&folder, config).await;
        let (listener, address) = common::listen().await;
        tokio::spawn(serve::run(Arc::clone(&app), listener, std::future::pending()));
        let (listener, metrics) = common::listen().await;
        tokio::spawn(metrics::serve(Arc::clone(&app), listener));
        Self { app, address, metrics, _folder: folder }
    }

    /// A guest with a token that allows these.
    pub async fn program(&self, scopes: &[Scope]) -> Program {
        let account = self.account().await;
        self.program_of(&account, scopes).await
    }

    /// A program that may do everything.
    pub async fn bot(&self) -> Program {
        self.program(&Scope::ALL).await
    }

    pub async fn account(&self) -> String {
        common::account(&self.app, "{}").await
    }

    pub async fn program_of(&self, account: &str, scopes: &[Scope]) -> Program {
        let scopes: Scopes = scopes.iter().copied().collect();
        let token = make(&self.app, account, "test", &scopes).await.expect("a token");
        Program {
            address: self.address.clone(),
            account: account.to_owned(),
            token: Some(token),
            headers: Vec::new(),
        }
    }

    /// A program without a token.
    pub fn stranger(&self) -> Program {
        Program { address: self.address.clone(), account: String::new(), token: None, headers: Vec::new() }
    }
}

/// A program that talks to a server.
#[derive(Clone)]
pub struct Program {
    pub address: String,
    pub account: String,
    pub token: Option<String>,
    pub headers: Vec<(&'static str, String)>,
}

/// What a server answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub text: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// What was asked for, if all is well.
    #[track_caller]
    pub fn fine(&self) -> Value {
        assert!((200..300).contains(&self.status), "{}: {}", self.status, self.text);
        self.json()
    }

    /// A refusal with this status and code, complete.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        let problem = self.json();
        assert_eq!((self.status, problem["code"].as_str()), (status, Some(code)), "{problem}");
        assert_eq!(problem["status"], status);
        for part in ["type", "title", "detail", "next"] {
            let said = problem[part].as_str().unwrap_or_default();
            assert!(!said.is_empty() && !said.contains('⟨'), "{part}: {problem}");
        }
        problem
    }
}

impl Program {
    #[must_use]
    pub fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", &format!("/api/v1{path}"), None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", &format!("/api/v1{path}"), Some(&body.to_string())).await
    }

    pub async fn send(&self, method: &str, path: &str, body: Option<&str>) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if let Some(token) = &self.token {
            let _ = write!(head, "authorization: Bearer {token}\r\n");
        }
        for (name, value) in &self.headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        if let Some(body) = body {
            if !self.headers.iter().any(|(name, _)| *name == "content-type") {
                head.push_str("content-type: application/json\r\n");
            }
            let _ = write!(head, "content-length: {}\r\n", body.len());
        }
        let request = format!("{head}\r\n{}", body.unwrap_or_default());
        raw(&self.address, &request).await
    }

    /// Opens a table and gives its address.
    pub async fn open(&self, game: &str, seats: &[&str], options: &Value) -> String {
        let table =
            self.post("/tables", &json!({"game": game, "seats": seats, "options": options})).await.fine();
        format!("/tables/{}", table["id"].as_str().expect("a name"))
    }

    /// The caller's first seat once it is asked something, or nothing when the game is over.
    pub async fn asked(&self, table: &str) -> Option<Value> {
        loop {
            let view = self.get(&format!("{table}/view?candidates=true")).await.fine();
            if view["over"] == true {
                return None;
            }
            let seat = view["seats"].as_array().expect("a list").iter().find(|seat| !seat["asked"].is_null());
            match seat {
                Some(seat) => return Some(seat.clone()),
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }
}

/// The legal actions of a seat.
pub fn legal(seat: &Value) -> Vec<String> {
    let candidates = seat["candidates"].as_array().expect("they were asked for");
    let legal = candidates.iter().filter(|candidate| candidate["legal"] == true);
    legal.map(|candidate| candidate["action"].as_str().expect("notation").to_owned()).collect()
}

pub async fn raw(address: &str, request: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("the server answers");
    // A server that refuses what is too large may stop reading.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let whole = String::from_utf8_lossy(&bytes);
    let (head, body) = whole.split_once("\r\n\r\n").unwrap_or((&whole, ""));
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let header = |line: &str| line.split_once(": ").map(|(key, value)| (key.to_owned(), value.to_owned()));
    let headers: Vec<_> = lines.filter_map(header).collect();
    let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let text = if chunked { joined(body) } else { body.to_owned() };
    Answer { status: status.unwrap_or(0), headers, text }
}

/// A body that came in pieces.
fn joined(mut rest: &str) -> String {
    let mut whole = String::new();
    while let Some((length, after)) = rest.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).unwrap_or(0);
        if length == 0 {
            break;
        }
        whole.push_str(&after[..length]);
        rest = &after[length + 2..];
    }
    whole
}
