//! Somebody with cookies: pages and forms.

use std::io;

use http_body_util::BodyExt as _;
use hyper::header::{ACCEPT, CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;

use crate::table_socket::TableSocket;
use crate::websocket::WebSocket;

/// Somebody with cookies.
#[derive(Clone, Debug)]
pub struct Person {
    /// Where the server is: `127.0.0.1:8080`.
    pub server: String,
    cookies: Vec<(String, String)>,
    /// What forms must bring, as long as the cookies are the same.
    csrf: Option<String>,
    /// Keeps connections open, as browsers do.
    line: Client<HttpConnector, String>,
}

/// What a server answered.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Where it leads.
    pub location: Option<String>,
    /// What it says.
    pub text: String,
}

impl Answer {
    /// What stands between two texts.
    fn between(&self, before: &str, after: char) -> Option<&str> {
        let (_, rest) = self.text.split_once(before)?;
        rest.split(after).next()
    }
}

impl Person {
    /// Nobody yet.
    pub fn new(server: &str) -> Self {
        let line = Client::builder(TokioExecutor::new()).build_http();
        Self { server: server.to_owned(), cookies: Vec::new(), csrf: None, line }
    }

    fn cookie(&self) -> String {
        let pairs: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// A page.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.request(Method::GET, path, String::new()).await
    }

    /// A form, sent as the server's own pages send it.
    pub async fn post(&mut self, path: &str, fields: &str) -> io::Result<Answer> {
        if self.csrf.is_none() {
            let page = self.get("/account").await?;
            self.csrf = page.between("name=\"csrf\" value=\"", '"').map(str::to_owned);
        }
        let csrf = self.csrf.as_ref().ok_or_else(|| io::Error::other("the page has no form"))?;
        let fields = format!("csrf={csrf}&{fields}");
        self.request(Method::POST, path, fields).await
    }

    async fn request(&mut self, method: Method, path: &str, body: String) -> io::Result<Answer> {
        let request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.server))
            .header(COOKIE, self.cookie())
            .header(ACCEPT, "text/html")
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(body)
            .map_err(io::Error::other)?;
        let (head, body) = self.line.request(request).await.map_err(io::Error::other)?.into_parts();
        let bytes = body.collect().await.map_err(io::Error::other)?.to_bytes();
        for cookie in head.headers.get_all(SET_COOKIE) {
            self.keep(cookie.to_str().map_err(io::Error::other)?);
        }
        let location = head.headers.get(LOCATION).and_then(|location| location.to_str().ok());
        Ok(Answer {
            status: head.status.as_u16(),
            location: location.map(str::to_owned),
            text: String::from_utf8_lossy(&bytes).into_owned(),
        })
    }

    fn keep(&mut self, cookie: &str) {
        let pair = cookie.split(';').next().unwrap_or_default();
        let Some((name, value)) = pair.split_once('=') else { return };
        self.cookies.retain(|(kept, _)| kept != name);
        self.cookies.push((name.to_owned(), value.to_owned()));
        self.csrf = None;
    }

    async fn led(&mut self, path: &str, fields: &str) -> io::Result<String> {
        let answer = self.post(path, fields).await?;
        answer.location.ok_or_else(|| io::Error::other(format!("{path}: {}", answer.text)))
    }

    /// Opens a table against a bot with one click; its address.
    pub async fn play_now(&mut self, game: &str) -> io::Result<String> {
        self.led(&format!("/games/{game}/play"), "played=yes").await
    }

    /// Opens a table against one bot of this level; its address.
    pub async fn play_against(&mut self, game: &str, level: &str) -> io::Result<String> {
        self.led(&format!("/games/{game}/open"), &format!("seat-0=me&seat-1={level}")).await
    }

    /// Opens a table at which this person has both seats, and which begins at once; its address.
    pub async fn play_alone(&mut self, game: &str) -> io::Result<String> {
        self.led(&format!("/games/{game}/open"), "seat-0=me&seat-1=me").await
    }

    /// The first person opens a table with a seat for each, and the others come by the link; its address.
    pub async fn play_together(people: &mut [Self], game: &str) -> io::Result<String> {
        let Some((host, friends)) = people.split_first_mut() else {
            return Err(io::Error::other("nobody is there to play"));
        };
        let seats: Vec<_> = (1..=friends.len()).map(|seat| format!("&seat-{seat}=friend")).collect();
        let table = host.led(&format!("/games/{game}/open"), &format!("seat-0=me{}", seats.concat())).await?;
        let page = host.get(&table).await?;
        let invite = page.between("?invite=", '"');
        let invite = invite.ok_or_else(|| io::Error::other("the table shows no link"))?;
        for (place, friend) in friends.iter_mut().enumerate() {
            let seat = place + 1;
            friend.led(&format!("{table}/sit"), &format!("seat={seat}&invite={invite}")).await?;
        }
        Ok(table)
    }

    /// How many decisions this person has made at a table, as its page says.
    pub async fn made(&mut self, table: &str) -> io::Result<u64> {
        let page = self.get(table).await?;
        let made = page.between("data-made=\"", '"').and_then(|digits| digits.parse().ok());
        made.ok_or_else(|| io::Error::other(format!("no table at {table}: {}", page.status)))
    }

    /// The socket of a table.
    pub async fn connect(&self, table: &str) -> io::Result<TableSocket> {
        TableSocket::new(self.open(table).await?, None).await
    }

    /// The same, and all that comes through it is kept.
    pub async fn connect_keeping(&self, table: &str) -> io::Result<TableSocket> {
        TableSocket::new(self.open(table).await?, Some(Vec::new())).await
    }

    async fn open(&self, table: &str) -> io::Result<WebSocket> {
        WebSocket::open(&self.server, &format!("{table}/ws"), &self.cookie()).await
    }
}
