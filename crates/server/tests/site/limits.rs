//! How much, how often, how slow.

use std::time::Duration;

use orrery_server::config::{Config, Rates};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common::config;
use crate::site::support::{Server, raw};

fn rates(change: impl FnOnce(&mut Rates)) -> Config {
    let mut config = config();
    change(&mut config.rates);
    config
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_cannot_be_sent_without_end() {
    let server = Server::with(rates(|rates| rates.posts_per_minute = 8)).await;
    let mut browser = server.browser();
    browser.get("/").await;
    let mut last = 303;
    for _ in 0..9 {
        let answer = browser.post("/preferences", &[("lang", "en"), ("back", "/")]).await;
        last = answer.status;
        if last == 429 {
            assert!(
                answer.header("retry-after").is_some() && answer.body.contains("Wait"),
                "{}",
                answer.body
            );
        }
    }
    assert_eq!(last, 429);
    assert_eq!(browser.get("/").await.status, 200, "reading goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_tried_without_end() {
    let server = Server::with(rates(|rates| rates.sign_ins_per_minute = 3)).await;
    let mut browser = server.browser();
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let fields = [("name", "Ola"), ("password", "guess")];
        statuses.push(browser.fill("/account", "/account/sign-in", &fields).await.status);
    }
    assert_eq!(statuses, [422, 422, 422, 429]);
    assert_eq!(server.app.passwords.done(), 3, "what is refused costs nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_and_tables_cannot_be_made_without_end() {
    let server =
        Server::with(rates(|rates| (rates.accounts_per_minute, rates.tables_per_minute) = (2, 4))).await;
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(server.browser().fill("/", "/games/connect-four/play", &[]).await.status);
    }
    assert_eq!(statuses, [303, 303, 429]);
    assert_eq!(server.app.store.counts().await.unwrap().guests, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn large_requests_are_refused() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.get("/").await;
    let large = browser.post("/preferences", &[("back", &"x".repeat(70_000))]).await;
    assert_eq!(large.status, 413);
    // One that only says that it will be large, and one with an endless head.
    let claim = format!(
        "POST /preferences HTTP/1.1\r\nhost: {}\r\ncontent-length: 99999999\r\nconnection: close\r\n\r\n",
        server.address
    );
    let claimed = tokio::time::timeout(Duration::from_secs(5), raw(&server.address, claim.as_bytes())).await;
    assert!(matches!(claimed.map(|answer| answer.status), Ok(403 | 413)));
    let head = format!("GET / HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", "y".repeat(1 << 20));
    let answer = raw(&server.address, head.as_bytes()).await;
    assert!(matches!(answer.status, 0 | 431), "{}", answer.status);
    assert_eq!(browser.get("/").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_has_a_clear_answer() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.get("/").await;
    let csrf = browser.csrf.clone();
    for (media, body) in [
        ("application/json", "{\"seat\": "),
        ("application/x-www-form-urlencoded", "csrf=%zz&seat=%ff"),
        ("text/plain", "x"),
    ] {
        assert_eq!(browser.send("POST", "/t/x/sit", media, body).await.status, 403, "{media}");
    }
    browser.headers.push(("x-csrf", csrf));
    for (media, body) in [
        ("application/json", "{\"seat\": "),
        ("text/plain", "x"),
        ("application/x-www-form-urlencoded", "lang"),
    ] {
        let status = browser.send("POST", "/t/x/sit", media, body).await.status;
        assert!((400..500).contains(&status), "{media}: {status}");
    }
    assert_eq!(browser.send("DELETE", "/", "", "").await.status, 405);
    let answer = raw(&server.address, b"\x16\x03\x01\x02\x00\x01\x00").await;
    assert!(matches!(answer.status, 0 | 400));
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_are_said_in_the_form_that_is_wanted() {
    let server = Server::start().await;
    let mut browser = server.browser();
    assert!(browser.get("/nothing").await.body.contains("<h1>There is nothing here</h1>"));
    browser.headers.push(("accept", "application/json".to_owned()));
    assert!(browser.get("/nothing").await.body.starts_with("{\"error\":\""));
    browser.headers = vec![("accept", "*/*".to_owned()), ("accept-language", "pl".to_owned())];
    let plain = browser.get("/nothing").await;
    assert!(plain.header("content-type").is_some_and(|media| media.starts_with("text/plain")));
    assert!(plain.body.contains("nie istnieje"), "{}", plain.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_connections() {
    let server = Server::with(Config { connections_per_address: 20, ..config() }).await;
    let mut held = Vec::new();
    for _ in 0..40 {
        held.push(TcpStream::connect(&server.address).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    // Those beyond the limit have been closed.
    let mut closed = 0;
    for stream in &mut held {
        let mut byte = [0];
        if let Ok(read) = tokio::time::timeout(Duration::from_millis(20), stream.read(&mut byte)).await {
            closed += usize::from(matches!(read, Ok(0) | Err(_)));
        }
    }
    assert_eq!(closed, 20);
    drop(held);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(server.browser().get("/healthz").await.body, "ok\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_idle_connections_disturb_nobody() {
    orrery_server::serve::more_files();
    let server = Server::with(Config { connections_per_address: 4_000, ..config() }).await;
    let mut held = Vec::new();
    // Half a request each.
    for _ in 0..2_500 {
        let mut stream = TcpStream::connect(&server.address).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await.unwrap();
        held.push(stream);
    }
    assert_eq!(server.browser().get("/").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_cannot_be_read_without_end() {
    let server = Server::with(rates(|rates| rates.questions_per_minute = 8)).await;
    let mut browser = server.browser();
    let mut statuses = Vec::new();
    for _ in 0..9 {
        statuses.push(browser.get("/").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 200, 200, 200, 429]);
    browser.headers.push(("accept", "application/json".to_owned()));
    let problem = browser.get("/api/v1/games").await;
    assert!(problem.status == 429 && problem.body.contains("\"next\""), "programs too: {}", problem.body);
    assert_eq!(browser.get("/healthz").await.status, 200, "that costs nothing");
}

/// A server that can read but not write serves nobody.
#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_write_is_not_ready() {
    let server = Server::start().await;
    let database = rusqlite::Connection::open(server.folder.path().join("orrery.db")).unwrap();
    let broken =
        "CREATE TRIGGER broken BEFORE UPDATE ON alive BEGIN SELECT RAISE(FAIL, 'made for this test'); END";
    database.execute_batch(broken).unwrap();
    let mut browser = server.browser();
    assert_eq!(browser.get("/readyz").await.status, 503);
    assert_eq!(browser.get("/healthz").await.status, 200);
    database.execute_batch("DROP TRIGGER broken").unwrap();
    // An answer holds for a second.
    while browser.get("/readyz").await.status != 200 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
