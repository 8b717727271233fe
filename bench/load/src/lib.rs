//! People at tables, without browsers: they open a table, listen to its socket and press what is offered.

use std::io;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Somebody with cookies.
#[derive(Clone, Debug, Default)]
pub struct Person {
    /// Where the server is: `127.0.0.1:8080`.
    pub server: String,
    cookies: Vec<(String, String)>,
}

/// What a server answered.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Where it leads.
    pub location: Option<String>,
    /// The whole answer.
    pub text: String,
}

impl Person {
    /// Nobody yet.
    pub fn new(server: &str) -> Self {
        Self { server: server.to_owned(), cookies: Vec::new() }
    }

    fn cookie(&self) -> String {
        let pairs: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// A page.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.request("GET", path, "").await
    }

    /// A form.
    pub async fn post(&mut self, path: &str, form: &str) -> io::Result<Answer> {
        self.request("POST", path, form).await
    }

    async fn request(&mut self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(&self.server).await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\naccept: text/html\r\ncontent-type: \
             application/x-www-form-urlencoded\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.server,
            self.cookie(),
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let mut answer = Answer { text: String::new(), ..Answer::default() };
        for line in text.lines().take_while(|line| !line.is_empty()) {
            if let Some(status) = line.strip_prefix("HTTP/1.1 ") {
                answer.status = status.split(' ').next().and_then(|code| code.parse().ok()).unwrap_or(0);
            }
            let Some((name, value)) = line.split_once(": ") else { continue };
            match name.to_ascii_lowercase().as_str() {
                "location" => answer.location = Some(value.to_owned()),
                "set-cookie" => self.keep(value),
                _ => {}
            }
        }
        answer.text = text;
        Ok(answer)
    }

    fn keep(&mut self, cookie: &str) {
        let pair = cookie.split(';').next().unwrap_or_default();
        let Some((name, value)) = pair.split_once('=') else { return };
        self.cookies.retain(|(kept, _)| kept != name);
        self.cookies.push((name.to_owned(), value.to_owned()));
    }

    /// Opens a table against a bot with one click; its address.
    pub async fn play_now(&mut self, game: &str) -> io::Result<String> {
        let front = self.get("/").await?;
        let csrf = front.text.split("name=\"csrf\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
        let csrf = csrf.ok_or_else(|| io::Error::other("the front page has no form"))?.to_owned();
        let answer = self.post(&format!("/games/{game}/play"), &format!("csrf={csrf}")).await?;
        answer.location.ok_or_else(|| io::Error::other(format!("no table: {}", answer.text)))
    }

    /// How many decisions this person has made at a table, as its page says.
    pub async fn made(&mut self, table: &str) -> io::Result<u64> {
        let page = self.get(table).await?;
        let made =
            page.text.split("data-made=\"").nth(1).and_then(|rest| rest.split('"').next()?.parse().ok());
        made.ok_or_else(|| io::Error::other(format!("no table at {table}: {}", page.status)))
    }

    /// The socket of a table.
    pub async fn sit(&self, table: &str) -> io::Result<Sitting> {
        let mut request =
            format!("ws://{}{table}/ws", self.server).into_client_request().map_err(io::Error::other)?;
        request.headers_mut().insert("cookie", self.cookie().parse().map_err(io::Error::other)?);
        let (socket, _) = connect_async(request).await.map_err(io::Error::other)?;
        let mut sitting = Sitting { socket, prompt: String::new(), made: 0, asked: false, over: false };
        sitting.send(&json!({"t": "hello", "marks": {}, "log": 0, "last": null, "chat": 0})).await?;
        sitting.hear().await?;
        Ok(sitting)
    }
}

/// A connection to a table.
pub struct Sitting {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    prompt: String,
    /// How many decisions were made and acknowledged.
    pub made: u64,
    /// Whether something is asked.
    pub asked: bool,
    /// Whether the game is over.
    pub over: bool,
}

impl Sitting {
    async fn send(&mut self, message: &Value) -> io::Result<()> {
        self.socket.send(Message::text(message.to_string())).await.map_err(io::Error::other)
    }

    /// Takes in the next news.
    pub async fn hear(&mut self) -> io::Result<()> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(30), self.socket.next()).await;
            let message =
                next.map_err(io::Error::other)?.ok_or_else(|| io::Error::other("the line is closed"))?;
            let Message::Text(text) = message.map_err(io::Error::other)? else { continue };
            let news: Value = serde_json::from_str(&text).map_err(io::Error::other)?;
            if news["t"] != "show" {
                continue;
            }
            if let Some(prompt) = news["regions"]["prompt"].as_str() {
                prompt.clone_into(&mut self.prompt);
            }
            self.made = news["made"].as_u64().unwrap_or(self.made);
            self.asked = news["asked"] == json!(true);
            self.over = news["over"] == json!(true);
            return Ok(());
        }
    }

    /// What is offered.
    pub fn actions(&self) -> Vec<&str> {
        let pieces = self.prompt.split(" data-action=\"").skip(1);
        pieces.filter_map(|rest| rest.split('"').next()).collect()
    }

    /// Presses the answer at this place among those offered, and waits until it is acknowledged.
    pub async fn press(&mut self, place: usize) -> io::Result<()> {
        let actions = self.actions();
        let Some(action) = actions.get(place % actions.len().max(1)) else {
            return Err(io::Error::other("nothing is offered"));
        };
        let (action, made) = ((*action).to_owned(), self.made);
        self.send(&json!({"t": "act", "action": action, "made": made})).await?;
        while self.made == made && !self.over {
            self.hear().await?;
        }
        Ok(())
    }
}
