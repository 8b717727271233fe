//! Whose form it is, and what must never get through.

use crate::common::config;
use crate::site::lobby::open;
use crate::site::support::Server;
use orrery_server::config::Config;

#[tokio::test(flavor = "multi_thread")]
async fn forms_of_others_are_refused() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.get("/").await;
    let play = "/games/connect-four/play";
    assert_eq!(browser.post_bare(play, &[]).await.status, 403, "no token");
    assert_eq!(browser.post_bare(play, &[("csrf", "00")]).await.status, 403, "a wrong token");
    let mut other = server.browser();
    other.get("/").await;
    let others = other.csrf.clone();
    let refused = browser.post_bare(play, &[("csrf", &others)]).await;
    assert_eq!(refused.status, 403, "the token of another browser");
    assert!(refused.body.contains("reload the page"), "{}", refused.body);
    for (name, value) in
        [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
    {
        let mut browser = browser.clone();
        browser.headers.push((name, value.to_owned()));
        assert_eq!(browser.post(play, &[]).await.status, 403, "{name}: {value}");
    }
    assert_eq!(server.app.store.counts().await.unwrap().guests, 0);
    browser.headers.push(("origin", format!("http://{}", server.address)));
    assert_eq!(browser.post(play, &[]).await.status, 303);
    // The page that was open before the guest was made still works.
    assert_eq!(browser.post(play, &[]).await.status, 303);
    for path in
        ["/preferences", "/account/sign-in", "/account/sign-out", "/account/delete", "/t/x/sit", "/nothing"]
    {
        assert_eq!(browser.post_bare(path, &[]).await.status, 403, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_have_their_flags() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let form = browser.get("/").await;
    let session = browser.post("/games/connect-four/play", &[]).await;
    for cookie in [form.set_cookies(), session.set_cookies()].concat() {
        for flag in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
            assert!(cookie.contains(flag), "{cookie}");
        }
    }
    let server = Server::with(Config { https: true, ..config() }).await;
    let mut browser = server.browser();
    let form = browser.get("/").await;
    let session = browser.post("/games/connect-four/play", &[]).await;
    assert!(session.set_cookies()[0].starts_with("__Host-orrery="));
    for cookie in [form.set_cookies(), session.set_cookies()].concat() {
        assert!(cookie.contains("; Secure"), "{cookie}");
    }
    assert!(form.header("strict-transport-security").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_of_others_are_nobodys() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, ["me", "me"], &[]).await;
    let real = browser.cookies["orrery"].clone();
    let (token, mark) = real.split_once('.').unwrap();
    for garbage in
        [token, "x.y", &format!("{token}x.{mark}"), &format!("{token}.{}", "0".repeat(64)), &"a".repeat(4000)]
    {
        let mut thief = server.browser();
        thief.cookies.insert("orrery".to_owned(), garbage.to_owned());
        assert!(!thief.get("/").await.body.contains(&table), "{garbage}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_write_stays_text() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let name = "<script>alert(1)</script>".split_at(24).0;
    let table =
        open(&mut browser, ["me", "open"], &[("name", name), ("listed", "yes"), ("word", "\"><img src=x>")])
            .await;
    for path in [table.as_str(), "/"] {
        let page = browser.get(path).await.body;
        assert!(page.contains("&lt;script&gt;") && !page.contains("<script>alert"), "{path}: {page}");
    }
    for name in ["Ola\u{202e}gro", "\u{2066}x", "a\u{0}b", &"x".repeat(25)] {
        let answer = browser.fill(&table, &format!("{table}/sit"), &[("seat", "1"), ("name", name)]).await;
        assert_eq!(answer.status, 422, "{name:?}");
    }
    let word = browser.post(&format!("{table}/sit"), &[("seat", "1"), ("word", &"w".repeat(61))]).await;
    assert_eq!(word.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_to_another_site() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for (back, to) in [
        ("/games/orion", "/games/orion"),
        ("//evil.example", "/"),
        ("https://evil.example", "/"),
        ("/\\evil", "/"),
    ] {
        let answer = browser.fill("/", "/preferences", &[("lang", "pl"), ("back", back)]).await;
        assert_eq!(answer.location(), to);
    }
}

/// Pages are compressed: what is the same in each could be learned from their length.
#[tokio::test(flavor = "multi_thread")]
async fn no_two_pages_have_the_same_token() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let play = "/games/connect-four/play";
    let mut tokens = Vec::new();
    for _ in 0..3 {
        browser.get("/").await;
        tokens.push(browser.csrf.clone());
    }
    browser.post(play, &[]).await;
    for _ in 0..3 {
        browser.get("/").await;
        tokens.push(browser.csrf.clone());
    }
    let halves: std::collections::BTreeSet<_> =
        tokens.iter().flat_map(|token| [token[..64].to_owned(), token[64..].to_owned()]).collect();
    assert_eq!(halves.len(), 12, "nothing repeats: {tokens:?}");
    for token in &tokens {
        assert_eq!(browser.post_bare(play, &[("csrf", token)]).await.status, 303, "each is good");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_hosts_are_not_served() {
    let server = Server::with(Config { hosts: vec!["games.example.org".to_owned()], ..config() }).await;
    let asked = async |path: &str, host: &str| {
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        crate::site::support::raw(&server.address, request.as_bytes()).await.status
    };
    assert_eq!(asked("/", "games.example.org").await, 200);
    assert_eq!(asked("/", "games.example.org:8080").await, 200);
    for path in ["/", "/account", "/api/v1/games", "/t/x/ws", "/nothing"] {
        assert_eq!(asked(path, "evil.example").await, 421, "{path}");
    }
    assert_eq!(asked("/healthz", "10.0.0.7").await, 200, "monitoring knows the address only");
}
