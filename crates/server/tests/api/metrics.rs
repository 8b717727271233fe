//! Numbers for whoever looks after the server, and signs of life.

use std::collections::BTreeSet;

use serde_json::json;

use crate::api::support::{Server, raw};

async fn page(address: &str, path: &str) -> (u16, String) {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    let answer = raw(address, &request).await;
    (answer.status, answer.text)
}

/// The value of a series.
fn value(text: &str, series: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(series)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {series}: {text}"))
}

/// The series that `hosting/dashboard.json` asks for.
fn on_the_dashboard() -> BTreeSet<String> {
    let dashboard = include_str!("../../../../hosting/dashboard.json");
    let dashboard: serde_json::Value = serde_json::from_str(dashboard).expect("it is JSON");
    let mut names = BTreeSet::new();
    for panel in dashboard["panels"].as_array().expect("panels") {
        for target in panel["targets"].as_array().expect("what they show") {
            let expr = target["expr"].as_str().expect("a question");
            let words = expr.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
            names.extend(words.filter(|word| word.starts_with("orrery_")).map(str::to_owned));
        }
    }
    names
}

/// The series in what `/metrics` serves.
fn served(text: &str) -> BTreeSet<String> {
    let samples = text.lines().filter(|line| !line.starts_with('#'));
    samples.filter_map(|line| line.split(['{', ' ']).next()).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_asks_for_series_that_are_served() {
    let server = Server::start().await;
    let (_, text) = page(&server.metrics, "/metrics").await;
    let sockets = |kind| value(&text, &format!("orrery_sockets{{kind=\"{kind}\"}}"));
    assert!(sockets("Page") + sockets("Api") < 0.1, "none is a number too: {text}");
    let bot = server.bot().await;
    let table = bot.open("connect-four", &["me", "me"], &json!({})).await;
    let body = json!({"seat": 1, "action": "drop 2", "made": 0});
    bot.post(&format!("{table}/act"), &body).await.fine();
    let (_, text) = page(&server.metrics, "/metrics").await;
    let (asked, served) = (on_the_dashboard(), served(&text));
    assert!(asked.len() >= 8, "a series for each panel: {asked:?}");
    assert!(asked.is_subset(&served), "{:?} are asked for and not served: {text}", &asked - &served);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_is_counted() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let table = bot.open("connect-four", &["me", "me"], &json!({})).await;
    for step in 0..4 {
        let body = json!({"seat": 1 + step % 2, "action": "drop 2", "made": step / 2});
        bot.post(&format!("{table}/act"), &body).await.fine();
    }
    bot.get("/tables/none").await.refused(404, "not-found");
    bot.get("/nowhere/at/all").await.refused(404, "not-found");
    let (status, text) = page(&server.metrics, "/metrics").await;
    assert_eq!(status, 200);
    let act = "method=\"POST\",route=\"/api/v1/tables/{table}/act\"";
    assert!((value(&text, &format!("orrery_http_requests_total{{{act},status=\"200\"}}")) - 4.0).abs() < 0.1);
    assert!(
        (value(&text, &format!("orrery_http_request_duration_seconds_count{{{act}}}")) - 4.0).abs() < 0.1
    );
    let lost = "orrery_http_requests_total{method=\"GET\",route=\"/api/v1/tables/{table}\",status=\"404\"}";
    assert!((value(&text, lost) - 1.0).abs() < 0.1);
    assert!(text.contains("route=\"nowhere\"") && !text.contains("at/all"), "addresses have no end: {text}");
    assert!((value(&text, "orrery_moves_total{game=\"connect-four\"}") - 4.0).abs() < 0.1);
    assert!((value(&text, "orrery_move_write_duration_seconds_count") - 4.0).abs() < 0.1);
    assert!(value(&text, "orrery_move_write_duration_seconds_sum") > 0.0);
    assert!((value(&text, "orrery_tables_in_memory") - 1.0).abs() < 0.1);
    assert!(
        value(&text, "orrery_bots_thinking").abs() < 0.1 && value(&text, "orrery_bots_waiting").abs() < 0.1
    );
    assert!(value(&text, "orrery_store_bytes") > 4096.0);
    assert!(text.ends_with("# EOF\n"), "{text}");
    assert!(
        !text.contains(&bot.account) && !text.contains(table.trim_start_matches("/tables/")),
        "names of nobody"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_are_on_their_own_port_only() {
    let server = Server::start().await;
    assert_eq!(page(&server.address, "/metrics").await.0, 404);
    assert_eq!(page(&server.metrics, "/").await.0, 404);
    assert_eq!(page(&server.metrics, "/api/v1/games").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_ends_is_alive_but_not_ready() {
    let server = Server::start().await;
    for address in [&server.address, &server.metrics] {
        assert_eq!(page(address, "/healthz").await, (200, "ok\n".to_owned()));
        assert_eq!(page(address, "/readyz").await, (200, "ok\n".to_owned()));
    }
    server.app.closing.send_replace(true);
    for address in [&server.address, &server.metrics] {
        assert_eq!(page(address, "/healthz").await.0, 200);
        assert_eq!(page(address, "/readyz").await.0, 503);
    }
    server.stranger().get("/health").await.refused(503, "store");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_does_not_answer_is_noticed() {
    let server = Server::start().await;
    server.app.store.close().await;
    assert_eq!(page(&server.metrics, "/healthz").await.0, 200);
    assert_eq!(page(&server.metrics, "/readyz").await.0, 503);
    assert_eq!(page(&server.metrics, "/metrics").await.0, 200, "the other numbers stand");
}
