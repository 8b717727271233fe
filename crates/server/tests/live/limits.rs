//! What costs something is limited at tables too, and nobody who is gone keeps anything.

use std::time::Duration;

use orrery_server::config::Config;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, http::StatusCode};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::common::config;
use crate::live::support::{Both, Server, Sits};

/// Chat, moves, undo and hints come out of one bucket with forms.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_done_at_a_table_is_limited_like_forms() {
    let mut config = config();
    config.rates.posts_per_minute = 8;
    let server = Server::with(config).await;
    let Both { table, mut one, .. } = server.two_at("connect-four", json!({})).await;
    for number in 0..8 {
        one.send(&json!({"t": "say", "text": number.to_string()})).await;
        one.hear_show().await;
    }
    for message in [
        json!({"t": "say", "text": "one too many"}),
        json!({"t": "act", "action": "drop 1", "made": 0}),
        json!({"t": "undo", "made": 0}),
        json!({"t": "hint"}),
        json!({"t": "hand_over", "level": "hard", "until": "back"}),
    ] {
        let told = one.ask(&message).await;
        assert!(told.contains("Wait"), "{message}: {told}");
    }
    assert_eq!(server.decisions(&table).await, 0);
    assert_eq!(server.app.store.chat(&table, 1, 99).await.expect("it reads").len(), 8);
    let told = one.ask(&json!({"t": "rule", "rule": "C4-3"})).await;
    assert!(told.contains("C4-3"), "questions go on: {told}");
    // The same bucket as that of forms.
    let form = "POST /preferences HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    assert!(raw(&server, form).await.starts_with("HTTP/1.1 429"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn questions_at_a_table_are_limited_like_pages() {
    let mut config = config();
    config.rates.questions_per_minute = 10;
    let server = Server::with(config).await;
    // Opening the socket and its greeting are among them.
    let Both { mut one, .. } = server.two_at("connect-four", json!({})).await;
    let mut told = String::new();
    for _ in 0..7 {
        told = one.ask(&json!({"t": "rule", "rule": "C4-3"})).await;
    }
    assert!(told.contains("Wait"), "{told}");
    assert!(
        raw(&server, "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            .await
            .starts_with("HTTP/1.1 429")
    );
}

async fn raw(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect(&server.address).await.expect("the server answers");
    stream.write_all(request.as_bytes()).await.expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    answer
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A socket of somebody at this address, as the proxy says; otherwise the status of the refusal.
async fn through_proxy(server: &Server, path: &str, address: &'static str) -> Result<Socket, StatusCode> {
    let mut request = format!("ws://{}{path}", server.address).into_client_request().expect("a URL");
    request.headers_mut().insert("x-forwarded-for", address.parse().expect("plain text"));
    match connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(answer)) => Err(answer.status()),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_the_sockets_of_each_client_are_counted() {
    let proxied =
        Config { proxy_header: Some("x-forwarded-for".to_owned()), connections_per_address: 2, ..config() };
    let server = Server::with(proxied).await;
    let ola = server.person().await;
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Bot("random")]).await;
    let (page, api) = (format!("/t/{table}/ws"), format!("/api/v1/tables/{table}/live"));
    // A house has a whole block of IPv6 addresses.
    for (one, other) in [("192.0.2.1", "192.0.2.1"), ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9")] {
        let first = through_proxy(&server, &page, one).await.expect("the first one");
        let _second = through_proxy(&server, &api, other).await.expect("the second one");
        for path in [&page, &api] {
            let third = through_proxy(&server, path, one).await.map(|_| ());
            assert_eq!(third, Err(StatusCode::TOO_MANY_REQUESTS), "{path}");
        }
        assert!(through_proxy(&server, &page, "192.0.2.9").await.is_ok(), "somebody else");
        drop(first);
        while through_proxy(&server, &page, one).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Whoever answers no ping is no longer there; a browser answers by itself and stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_sockets_are_closed() {
    let server = Server::with(Config { silent_seconds: 1, ..config() }).await;
    let Both { table, mut one, .. } = server.two_at("connect-four", json!({})).await;
    let mut silent = server.idle(&table).await;
    let mut bytes = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), silent.read_to_end(&mut bytes));
    while !one.silent_for(Duration::from_millis(1500)).await {}
    assert!(closed.await.is_ok(), "the silent one is still there");
    let told = one.ask(&json!({"t": "rule", "rule": "C4-3"})).await;
    assert!(told.contains("C4-3"), "the other one too");
}
