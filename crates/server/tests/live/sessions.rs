//! A socket ends with the session by which it was opened.

use orrery_server::app::now;
use orrery_server::guard::csrf_for;
use orrery_server::identity::SESSION_LASTS;
use orrery_server::names;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common;
use crate::live::support::{Both, Person, Player, Server, Sits};

const PASSWORD: &str = "correct horse battery";

/// Sends a form of the account page; the status of the answer.
async fn post(server: &Server, person: &Person, path: &str, form: &str) -> u16 {
    let sealed = person.cookie.strip_prefix("orrery=").expect("a cookie");
    let token = server.app.key.opened("session", sealed).expect("it is ours");
    let body = format!("csrf={}&{form}", csrf_for(token, &server.app));
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
        server.address,
        person.cookie,
        body.len()
    );
    let mut stream = TcpStream::connect(&server.address).await.expect("the server answers");
    stream.write_all(request.as_bytes()).await.expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    answer.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status")
}

/// Whether the server hangs up before it says anything to this message.
async fn is_deaf(player: &mut Player, message: &Value) -> bool {
    player.send(message).await;
    while let Some(answer) = player.hear().await {
        if answer["t"] != "show" {
            return false;
        }
    }
    true
}

async fn with_password(server: &Server, person: &Person) {
    let hash = server.app.passwords.hash(PASSWORD, "Ola").await.expect("it is good");
    let name = names::account("Ola").expect("it is a name");
    server.app.store.name_account(&person.account, name, hash).await.expect("it is free");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_ends_when_its_browser_signs_out() {
    let server = Server::start().await;
    let Both { table, ola, mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    let elsewhere = Person {
        cookie: format!("orrery={}", common::signed_in(&server.app, &ola.account).await),
        account: ola.account.clone(),
    };
    let mut other = server.join(&table, Some(&elsewhere)).await;
    assert_eq!(post(&server, &ola, "/account/sign-out", "").await, 303);
    assert!(is_deaf(&mut one, &json!({"t": "act", "action": "drop 1", "made": 0})).await);
    assert_eq!(server.decisions(&table).await, 0, "and nothing is done for it");
    // Her other browser and the other player stay.
    other.act("drop 4").await;
    two.hear_until(|player| player.asked).await;
    assert_eq!(server.decisions(&table).await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_sockets_end_with_the_old_password_and_with_the_account() {
    let server = Server::start().await;
    for (path, form) in [
        ("/account/password", format!("old={PASSWORD}&password=a+better+password").replace(' ', "+")),
        ("/account/sessions/end-others", String::new()),
        ("/account/delete", format!("password={PASSWORD}&sure=yes").replace(' ', "+")),
    ] {
        let ola = server.person().await;
        with_password(&server, &ola).await;
        let cookie = format!("orrery={}", common::signed_in(&server.app, &ola.account).await);
        let elsewhere = Person { cookie, account: ola.account.clone() };
        let seats = [Sits::Person(&ola), Sits::Person(&ola)];
        let table = server.table("connect-four", json!({}), &seats).await;
        let mut watched = server.join(&table, Some(&ola)).await;
        let mut stolen = server.join(&table, Some(&elsewhere)).await;
        let mut stranger = server.join(&table, None).await;
        assert_eq!(post(&server, &ola, path, &form).await, 303, "{path}");
        let say = json!({"t": "say", "text": "still here"});
        assert!(is_deaf(&mut stolen, &say).await && is_deaf(&mut watched, &say).await, "{path}");
        if path != "/account/delete" {
            // Nobody is tied to a session who has none.
            assert!(!is_deaf(&mut stranger, &say).await, "{path}");
        }
        // The name is free for the next round.
        let _ = server.app.store.delete_account(&ola.account, now()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_ends_when_the_time_of_its_session_is_over() {
    let server = Server::start().await;
    let ola = server.person().await;
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Bot("easy")]).await;
    let begun = now() - SESSION_LASTS + 1500;
    let cookie = format!("orrery={}", common::signed_in_at(&server.app, &ola.account, begun).await);
    let mut player = server.join(&table, Some(&Person { cookie, account: ola.account.clone() })).await;
    // Nothing is sent meanwhile but what the server says by itself.
    while player.hear().await.is_some() {}
    assert!(now() >= begun + SESSION_LASTS);
}
