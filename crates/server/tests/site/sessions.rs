//! Where somebody is signed in: sessions, tokens, and how they end.

use orrery_server::app::now;
use orrery_server::config::Config;
use orrery_server::identity::SESSION_LASTS;
use orrery_server::tokens::{self, Scope};

use crate::common::{self, config};
use crate::site::accounts::{PASSWORD, named, sign_in};
use crate::site::support::{Browser, Server};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// The mark of this browser's session.
const OWN: &str = "<span class=\"badge now\">this browser</span>";

/// The values of the buttons that end sessions.
fn buttons(page: &str) -> Vec<String> {
    let pieces = page.split("name=\"session\" value=\"").skip(1);
    pieces.filter_map(|rest| rest.split('"').next().map(str::to_owned)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended_one_by_one() {
    let server = Server::start().await;
    let (mut here, mut there) = (server.browser(), server.browser());
    there.headers.push(("user-agent", FIREFOX.to_owned()));
    named(&mut here, "Ola").await;
    assert_eq!(sign_in(&mut there, "Ola", PASSWORD).await, 303);
    let page = here.get("/account").await.body;
    assert!(page.contains("Firefox, Linux") && page.contains(OWN), "{page}");
    let all = buttons(&page);
    assert_eq!(all.len(), 2, "{page}");
    // Somebody else cannot end them.
    let mut jan = server.browser();
    named(&mut jan, "Jan").await;
    for session in &all {
        jan.fill("/account", "/account/sessions/end", &[("session", session)]).await;
    }
    assert_eq!(buttons(&here.get("/account").await.body).len(), 2);

    let page = there.get("/account").await.body;
    let own = page.split(OWN).nth(1).and_then(|rest| buttons(rest).first().cloned()).unwrap();
    let other = all.iter().find(|session| **session != own).unwrap();
    assert_eq!(
        there.post("/account/sessions/end", &[("session", other)]).await.location(),
        "/account#sessions"
    );
    assert!(!here.get("/account").await.body.contains("Ola"), "it has ended");
    assert!(there.get("/account").await.body.contains("Ola"), "and this one goes on");
    assert_eq!(there.post("/account/sessions/end", &[("session", &own)]).await.location(), "/");
    assert!(!there.get("/account").await.body.contains("Ola"), "one's own is signed out");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_other_sessions_are_ended_at_once() {
    let server = Server::start().await;
    let (mut here, mut there) = (server.browser(), server.browser());
    named(&mut here, "Ola").await;
    assert_eq!(sign_in(&mut there, "Ola", PASSWORD).await, 303);
    assert_eq!(
        here.fill("/account", "/account/sessions/end-others", &[]).await.location(),
        "/account#sessions"
    );
    assert!(
        here.get("/account").await.body.contains("Ola") && !there.get("/account").await.body.contains("Ola")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_ends_some_day_however_often_it_is_used() {
    let server = Server::start().await;
    named(&mut server.browser(), "Ola").await;
    let account = server.app.store.account_named("ola").await.unwrap().unwrap().id;
    for (age, signed_in) in [(SESSION_LASTS - 60_000, true), (SESSION_LASTS + 1, false)] {
        let mut browser = server.browser();
        // It was used just now.
        let cookie = common::signed_in_at(&server.app, &account, now() - age).await;
        browser.cookies.insert("orrery".to_owned(), cookie);
        assert_eq!(browser.get("/account").await.body.contains("Ola"), signed_in, "{age}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_revoked_with_the_password_if_wanted() {
    let server = Server::start().await;
    let mut browser = server.browser();
    named(&mut browser, "Ola").await;
    let account = server.app.store.account_named("ola").await.unwrap().unwrap().id;
    let scopes = [Scope::Read].into_iter().collect();
    tokens::make(&server.app, &account, "a bot of mine", &scopes).await.unwrap();
    let form = browser.get("/account").await.body;
    let form = form.split("/account/password").nth(1).and_then(|rest| rest.split("</form>").next()).unwrap();
    assert!(form.contains("name=\"tokens\"") && form.contains("a bot of mine"), "{form}");
    let count = async || server.app.store.tokens_of(&account).await.unwrap().len();
    let change = |old, new| [("old", old), ("password", new), ("tokens", "revoke")];
    let fields = change(PASSWORD, "a better password");
    assert_eq!(browser.fill("/account", "/account/password", &fields[..2]).await.status, 303);
    assert_eq!(count().await, 1, "not without being asked");
    let wrong = change("not this one", "the best password");
    assert_eq!(browser.fill("/account", "/account/password", &wrong).await.status, 422);
    assert_eq!(count().await, 1);
    let fields = change("a better password", "the best password");
    assert_eq!(browser.fill("/account", "/account/password", &fields).await.status, 303);
    assert_eq!(count().await, 0);
}

fn few_attempts() -> Config {
    let mut config = Config { proxy_header: Some("x-forwarded-for".to_owned()), ..config() };
    config.rates.sign_ins_per_minute = 4;
    config
}

async fn guess(browser: &mut Browser, times: usize) -> u16 {
    let mut last = 0;
    for _ in 0..times {
        last = sign_in(browser, "Ola", "a wrong guess").await;
    }
    last
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_does_not_lock_the_owner_out() {
    let server = Server::with(few_attempts()).await;
    let at = |address: &str| {
        let mut browser = server.browser();
        browser.headers.push(("x-forwarded-for", address.to_owned()));
        browser
    };
    let mut owner = at("192.0.2.1");
    named(&mut owner, "Ola").await;
    assert_eq!(owner.fill("/account", "/account/sign-out", &[]).await.status, 303);
    for house in 0..5 {
        assert_eq!(guess(&mut at(&format!("198.51.100.{house}")), 5).await, 429, "an address has its limit");
    }
    let mut elsewhere = at("203.0.113.1");
    assert_eq!(sign_in(&mut elsewhere, "Ola", PASSWORD).await, 303, "a new browser at another address");
    // In the same house, at the browser that she has used before.
    assert_eq!(guess(&mut at("192.0.2.1"), 5).await, 429);
    assert_eq!(sign_in(&mut at("192.0.2.1"), "Ola", PASSWORD).await, 429, "a new one there has to wait");
    assert_eq!(sign_in(&mut owner, "Ola", PASSWORD).await, 303);
    // Such a browser has a limit too, and is known for one account only.
    assert_eq!(owner.fill("/account", "/account/sign-out", &[]).await.status, 303);
    assert_eq!(guess(&mut owner, 5).await, 429);
    let mut thief = at("198.51.100.99");
    named(&mut thief, "Eve").await;
    assert_eq!(guess(&mut thief, 5).await, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_that_everybody_tries_are_refused() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for password in ["password1", "QWERTYUIOP", "trustno1", "Aleksandra"] {
        let fields = [("name", "Aleksandra"), ("password", password)];
        let answer = browser.fill("/account", "/account/name", &fields).await;
        assert_eq!(answer.status, 422, "{password}");
        assert!(answer.body.contains("one of the first that anybody would try"), "{}", answer.body);
    }
    named(&mut browser, "Ola").await;
    let fields = [("old", PASSWORD), ("password", "football1")];
    assert_eq!(browser.fill("/account", "/account/password", &fields).await.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_look_alike_are_refused() {
    let server = Server::start().await;
    named(&mut server.browser(), "Ola").await;
    let mut browser = server.browser();
    for name in ["0la", "OIa", "\u{41e}la", "Guest", "Gość"] {
        let fields = [("name", name), ("password", PASSWORD)];
        let answer = browser.fill("/account", "/account/name", &fields).await;
        assert_eq!(answer.status, 422, "{name}");
    }
    named(&mut browser, "Ala").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_do_not_sit_under_the_name_of_somebody_else() {
    let server = Server::start().await;
    let mut ola = server.browser();
    named(&mut ola, "Ola").await;
    let table = crate::site::lobby::open(&mut ola, ["me", "open"], &[]).await;
    let (mut guest, mut jan) = (server.browser(), server.browser());
    named(&mut jan, "Jan").await;
    for browser in [&mut guest, &mut jan] {
        for name in ["Ola", "ola", "OLA", "0la", "\u{41e}la"] {
            let answer =
                browser.fill(&table, &format!("{table}/sit"), &[("seat", "1"), ("name", name)]).await;
            assert_eq!(answer.status, 422, "{name}");
            let fields = [("name", name), ("seat-0", "me"), ("seat-1", "easy")];
            let answer = browser.fill("/games/connect-four/open", "/games/connect-four/open", &fields).await;
            assert_eq!(answer.status, 422, "{name}");
        }
    }
    assert_eq!(
        jan.fill(&table, &format!("{table}/sit"), &[("seat", "1"), ("name", "Jan")]).await.status,
        303
    );
    let own = crate::site::lobby::open(&mut ola, ["me", "me"], &[("name", "Ola")]).await;
    assert!(ola.get(&own).await.body.contains("Ola"), "she may");
}
