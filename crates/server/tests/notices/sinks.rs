//! Servers on this machine that take whatever is sent to them.

use std::sync::{Arc, Mutex};

use tokio::io::{
    AsyncBufReadExt as _, AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, BufReader,
};
use tokio::net::TcpStream;

use crate::common::listen;

/// A mail server.
#[derive(Clone)]
pub struct MailSink {
    pub url: String,
    letters: Arc<Mutex<Vec<String>>>,
    /// Answers to the next letters instead of taking them.
    refusals: Arc<Mutex<Vec<&'static str>>>,
}

impl MailSink {
    pub async fn start() -> Self {
        let (listener, address) = listen().await;
        let sink =
            Self { url: format!("smtp://{address}"), letters: Arc::default(), refusals: Arc::default() };
        let taking = sink.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let taking = taking.clone();
                tokio::spawn(async move { taking.serve(stream).await });
            }
        });
        sink
    }

    async fn serve(&self, stream: TcpStream) {
        let (reading, mut writing) = stream.into_split();
        let mut lines = BufReader::new(reading).lines();
        let _ = writing.write_all(b"220 sink\r\n").await;
        while let Ok(Some(line)) = lines.next_line().await {
            let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
            let answer = match verb.as_str() {
                "DATA" => {
                    let _ = writing.write_all(b"354 go on\r\n").await;
                    let mut letter = String::new();
                    while let Ok(Some(line)) = lines.next_line().await {
                        if line == "." {
                            break;
                        }
                        letter.push_str(line.strip_prefix('.').unwrap_or(&line));
                        letter.push_str("\r\n");
                    }
                    let refusal = self.refusals.lock().expect("no panic").pop();
                    if refusal.is_none() {
                        self.letters.lock().expect("no panic").push(letter);
                    }
                    refusal.unwrap_or("250 taken\r\n")
                }
                "QUIT" => "221 bye\r\n",
                _ => "250 fine\r\n",
            };
            let _ = writing.write_all(answer.as_bytes()).await;
        }
    }

    /// The next letter is refused with this answer.
    pub fn refuse(&self, answer: &'static str) {
        self.refusals.lock().expect("no panic").push(answer);
    }

    /// The letters that have come since this was last asked: head and text of each.
    pub fn take(&self) -> Vec<(String, String)> {
        let letters = std::mem::take(&mut *self.letters.lock().expect("no panic"));
        let split = |letter: String| {
            let (head, text) = letter.split_once("\r\n\r\n").expect("a head and a text");
            // A long header goes on in the next line.
            let head = head.replace("\r\n ", " ");
            let printable = head.to_lowercase().contains("content-transfer-encoding: quoted-printable");
            let text = if printable { unquoted(text) } else { text.to_owned() };
            (head, text.replace("\r\n", "\n"))
        };
        letters.into_iter().map(split).collect()
    }
}

/// Text that was quoted as printable.
fn unquoted(text: &str) -> String {
    let text = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        if *first == b'=' {
            let digits = std::str::from_utf8(&after[..2]).expect("two digits");
            bytes.push(u8::from_str_radix(digits, 16).expect("two digits"));
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).expect("text")
}

/// What a hook was sent.
#[derive(Clone, Debug)]
pub struct Posted {
    pub head: String,
    pub body: serde_json::Value,
}

impl Posted {
    pub fn content(&self) -> &str {
        self.body["content"].as_str().expect("a text")
    }

    pub fn key(&self) -> &str {
        let line = self.head.lines().find_map(|line| line.strip_prefix("idempotency-key: "));
        line.expect("a key")
    }
}

/// A server that takes requests.
#[derive(Clone)]
pub struct HookSink {
    pub url: String,
    requests: Arc<Mutex<Vec<Posted>>>,
    /// Answers to the next requests; afterwards all is well.
    answers: Arc<Mutex<Vec<String>>>,
}

impl HookSink {
    pub async fn start() -> Self {
        let (listener, address) = listen().await;
        let sink = Self::named(&format!("http://{address}"));
        let taking = sink.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let taking = taking.clone();
                tokio::spawn(async move { taking.serve(stream).await });
            }
        });
        sink
    }

    pub fn named(origin: &str) -> Self {
        Self { url: format!("{origin}/hook"), requests: Arc::default(), answers: Arc::default() }
    }

    pub async fn serve(&self, stream: impl AsyncRead + AsyncWrite + Unpin) {
        let mut stream = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if stream.read_line(&mut head).await.unwrap_or(0) == 0 {
                return;
            }
        }
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let mut body = vec![0; length.and_then(|length| length.parse().ok()).unwrap_or(0)];
        stream.read_exact(&mut body).await.expect("a whole request");
        let body = serde_json::from_slice(&body).expect("JSON");
        self.requests.lock().expect("no panic").push(Posted { head, body });
        let answer = self.answers.lock().expect("no panic").pop();
        let answer = answer.unwrap_or_else(|| "204 No Content\r\n".to_owned());
        let _ = stream.write_all(format!("HTTP/1.1 {answer}content-length: 0\r\n\r\n").as_bytes()).await;
        let _ = stream.flush().await;
    }

    /// The next requests are answered like this, the last one first: status line and headers, each with its end.
    pub fn answer(&self, answers: &[&str]) {
        self.answers.lock().expect("no panic").extend(answers.iter().map(|one| (*one).to_owned()));
    }

    /// From now on all is well.
    pub fn answers_well(&self) {
        self.answers.lock().expect("no panic").clear();
    }

    /// The requests that have come since this was last asked.
    pub fn take(&self) -> Vec<Posted> {
        std::mem::take(&mut *self.requests.lock().expect("no panic"))
    }
}
