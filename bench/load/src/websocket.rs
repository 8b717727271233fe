//! A WebSocket, as little of it as a table needs: whole text messages over a plain connection.

use std::io;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long the server may say nothing while something is expected of it.
const PATIENCE: Duration = Duration::from_secs(30);
/// Bytes read at once.
const CHUNK: usize = 16 * 1024;

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;
/// Instead of a length: it follows in two bytes.
const LONG: u8 = 0x7e;

/// One end of the connection.
pub struct WebSocket {
    stream: TcpStream,
    /// What has arrived; what came before `start` has been taken.
    arrived: Vec<u8>,
    start: usize,
}

impl WebSocket {
    /// Connects, as a browser with this cookie would.
    pub async fn open(server: &str, path: &str, cookie: &str) -> io::Result<Self> {
        let mut stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {server}\r\ncookie: {cookie}\r\nupgrade: websocket\r\nconnection: \
             upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: b3JyZXJ5LWxvYWQtdG9vbA==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut socket = Self { stream, arrived: Vec::new(), start: 0 };
        let head = loop {
            if let Some(end) = socket.arrived.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break end + 4;
            }
            socket.more().await?;
        };
        if !socket.arrived.starts_with(b"HTTP/1.1 101") {
            let answer = String::from_utf8_lossy(&socket.arrived[..head]);
            return Err(io::Error::other(format!("no socket: {answer}")));
        }
        socket.start = head;
        Ok(socket)
    }

    /// Sends a text.
    pub async fn send(&mut self, text: &str) -> io::Result<()> {
        self.send_frame(TEXT, text).await
    }

    async fn send_frame(&mut self, kind: u8, text: &str) -> io::Result<()> {
        let mut frame = Vec::with_capacity(text.len() + 8);
        frame.push(0x80 | kind);
        match text.len() {
            short @ ..126 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | LONG);
                let long = u16::try_from(long).map_err(io::Error::other)?;
                frame.extend(long.to_be_bytes());
            }
        }
        // A browser must mask what it sends; with zeros the text stays as it is.
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.stream.write_all(&frame).await
    }

    /// Reads until the next text and hands it to `take`. Nothing is lost if the caller stops waiting.
    pub async fn hear<T>(&mut self, take: impl FnOnce(&str) -> T) -> io::Result<T> {
        loop {
            let Some((kind, from, to)) = frame(&self.arrived[self.start..]) else {
                timeout(PATIENCE, self.more()).await.map_err(io::Error::other)??;
                continue;
            };
            let body = self.start + from..self.start + to;
            self.start = body.end;
            match kind {
                TEXT => return std::str::from_utf8(&self.arrived[body]).map(take).map_err(io::Error::other),
                CLOSE => return Err(closed()),
                // The server lets go of whoever answers none. Its pings hold nothing.
                PING => self.send_frame(PONG, "").await?,
                _ => {}
            }
        }
    }

    async fn more(&mut self) -> io::Result<()> {
        self.arrived.drain(..self.start);
        self.start = 0;
        self.arrived.reserve(CHUNK);
        match self.stream.read_buf(&mut self.arrived).await? {
            0 => Err(closed()),
            _ => Ok(()),
        }
    }
}

fn closed() -> io::Error {
    io::Error::other("the line is closed")
}

/// The kind of the first frame, and where its body begins and ends, once all of it is there. A server masks nothing,
/// and ours sends no message in pieces.
fn frame(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let (kind, length) = (bytes.first()? & 15, *bytes.get(1)?);
    let (from, length) = match length {
        126 => (4, u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?).into()),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize),
        short => (2, short.into()),
    };
    (bytes.len() >= from + length).then_some((kind, from, from + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_found_once_it_is_whole() {
        assert_eq!(frame(&[0x81, 2, b'o', b'k', 0x89]), Some((TEXT, 2, 4)));
        assert_eq!(frame(&[0x81, 2, b'o']), None);
        assert_eq!(frame(&[0x81]), None);
        let mut long = vec![0x81, 126, 1, 0];
        assert_eq!(frame(&long), None);
        long.extend([b'x'; 256]);
        assert_eq!(frame(&long), Some((TEXT, 4, 260)));
        assert_eq!(frame(&[0x81, 127, 0, 0, 0, 0, 0, 0, 0, 1, b'x']), Some((TEXT, 10, 11)));
        assert_eq!(frame(&[0x88, 0]), Some((CLOSE, 2, 2)));
    }
}
