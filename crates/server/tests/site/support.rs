//! A server in this process, and browsers that keep their cookies.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use orrery_server::app::App;
use orrery_server::config::Config;
use orrery_server::serve;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::common;

/// A server with a database of its own.
pub struct Server {
    pub app: Arc<App>,
    pub address: String,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
    pub folder: tempfile::TempDir,
}

impl Server {
    pub async fn start() -> Self {
        Self::with(common::config()).await
    }

    pub async fn with(config: Config) -> Self {
        Self::at(tempfile::tempdir().expect("a folder for the test"), config).await
    }

    async fn at(folder: tempfile::TempDir, config: Config) -> Self {
        let app = common::app(&folder, config).await;
        let (listener, address) = common::listen().await;
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(serve::run(Arc::clone(&app), listener, async move {
            let _ = stopped.await;
        }));
        Self { app, address, stop, task, folder }
    }

    /// Ends it in order; another one goes on with its database.
    pub async fn restarted(self) -> Self {
        let config = self.app.config.clone();
        self.stop.send(()).expect("it runs");
        self.task.await.expect("it ends well");
        drop(self.app);
        Self::at(self.folder, config).await
    }

    pub fn browser(&self) -> Browser {
        Browser { address: self.address.clone(), ..Browser::default() }
    }
}

/// A browser: it keeps cookies, and sends back what the forms of the last page hold.
#[derive(Clone, Default)]
pub struct Browser {
    pub address: String,
    pub cookies: BTreeMap<String, String>,
    pub csrf: String,
    pub headers: Vec<(&'static str, String)>,
}

/// What a server answered.
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub fn location(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.body);
        self.header("location").expect("a redirect leads somewhere")
    }

    pub fn set_cookies(&self) -> Vec<&str> {
        self.headers.iter().filter(|(key, _)| key == "set-cookie").map(|(_, value)| value.as_str()).collect()
    }
}

impl Browser {
    pub async fn get(&mut self, path: &str) -> Answer {
        let answer = self.send("GET", path, "", "").await;
        if let Some((_, rest)) = answer.body.split_once("name=\"csrf\" value=\"") {
            rest.split('"').next().unwrap_or_default().clone_into(&mut self.csrf);
        }
        answer
    }

    /// Sends a form of the last page.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let csrf = self.csrf.clone();
        let all: Vec<_> = std::iter::once(("csrf", csrf.as_str())).chain(fields.iter().copied()).collect();
        self.post_bare(path, &all).await
    }

    /// Sends exactly these fields.
    pub async fn post_bare(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let pairs: Vec<_> =
            fields.iter().map(|(key, value)| format!("{}={}", encoded(key), encoded(value))).collect();
        self.send("POST", path, "application/x-www-form-urlencoded", &pairs.join("&")).await
    }

    /// A whole visit to a form: its page is read, then it is sent.
    pub async fn fill(&mut self, page: &str, action: &str, fields: &[(&str, &str)]) -> Answer {
        self.get(page).await;
        self.post(action, fields).await
    }

    pub async fn send(&mut self, method: &str, path: &str, media: &str, body: &str) -> Answer {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if !self.headers.iter().any(|(name, _)| *name == "accept") {
            request.push_str("accept: text/html\r\n");
        }
        for (name, value) in &self.headers {
            let _ = write!(request, "{name}: {value}\r\n");
        }
        if !self.cookies.is_empty() {
            let pairs: Vec<_> = self.cookies.iter().map(|(key, value)| format!("{key}={value}")).collect();
            let _ = write!(request, "cookie: {}\r\n", pairs.join("; "));
        }
        if method == "POST" {
            let _ = write!(request, "content-type: {media}\r\ncontent-length: {}\r\n", body.len());
        }
        request.push_str("\r\n");
        request.push_str(body);
        let answer = raw(&self.address, request.as_bytes()).await;
        for cookie in answer.set_cookies() {
            let (name, value) =
                cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a pair");
            if cookie.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }
}

/// Sends bytes and reads the answer to its end.
pub async fn raw(address: &str, request: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("the server answers");
    // A server that refuses what is too large may stop reading.
    let _ = stream.write_all(request).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let header = |line: &str| line.split_once(": ").map(|(key, value)| (key.to_owned(), value.to_owned()));
    Answer { status: status.unwrap_or(0), headers: lines.filter_map(header).collect(), body: body.to_owned() }
}

fn encoded(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() { (byte as char).to_string() } else { format!("%{byte:02X}") }
            },
        )
        .collect()
}
