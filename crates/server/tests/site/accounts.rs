//! Guests, names, passwords.

use crate::site::lobby::open;
use crate::site::support::{Browser, Server};

pub const PASSWORD: &str = "correct horse battery";

pub async fn named(browser: &mut Browser, name: &str) {
    let answer = browser.fill("/account", "/account/name", &[("name", name), ("password", PASSWORD)]).await;
    assert_eq!(answer.location(), "/account");
}

pub async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> u16 {
    browser.fill("/account", "/account/sign-in", &[("name", name), ("password", password)]).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_takes_a_name_and_keeps_the_tables() {
    let server = Server::start().await;
    let mut browser = server.browser();
    browser.get("/").await;
    assert!(!browser.cookies.contains_key("orrery"), "nobody is made for looking around");
    assert_eq!(server.app.store.counts().await.unwrap().guests, 0);
    let table = open(&mut browser, ["me", "me"], &[]).await;
    named(&mut browser, "Ola").await;
    let front = browser.get("/").await.body;
    assert!(front.contains(&table) && front.contains("Ola"), "{front}");
    let counts = server.app.store.counts().await.unwrap();
    assert_eq!((counts.named, counts.guests), (1, 0), "it is the same account");

    let mut elsewhere = server.browser();
    assert_eq!(sign_in(&mut elsewhere, " ola ", PASSWORD).await, 303, "case and spaces do not count");
    assert!(elsewhere.get("/").await.body.contains(&table));
    let out = elsewhere.fill("/account", "/account/sign-out", &[]).await;
    assert_eq!(out.location(), "/");
    assert!(!elsewhere.get("/").await.body.contains(&table));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_signs_in_brings_the_tables_along() {
    let server = Server::start().await;
    named(&mut server.browser(), "Ola").await;
    let (mut guest, mut friend) = (server.browser(), server.browser());
    let running = open(&mut guest, ["me", "me"], &[("name", "Gość")]).await;
    let waiting = open(&mut guest, ["open", "open"], &[("listed", "yes")]).await;
    let joined = open(&mut friend, ["me", "open"], &[]).await;
    guest.fill(&joined, &format!("{joined}/sit"), &[("seat", "1")]).await;
    // In memory, with the guest at its seats.
    assert!(guest.get(&running).await.body.contains("data-look"));
    let planted = guest.clone();
    assert!(guest.get("/account").await.body.contains("bring them along"));
    assert_eq!(sign_in(&mut guest, "Ola", PASSWORD).await, 303);

    let front = guest.get("/").await.body;
    for table in [&running, &waiting, &joined] {
        assert!(front.contains(table.as_str()), "{table}: {front}");
    }
    assert!(guest.get(&running).await.body.contains("data-look"), "the seats are the account's now");
    assert!(guest.get(&waiting).await.body.contains("/cancel"), "and so is the table");
    let mut elsewhere = server.browser();
    assert_eq!(sign_in(&mut elsewhere, "Ola", PASSWORD).await, 303);
    assert!(elsewhere.get("/").await.body.contains(&running));
    assert_eq!(server.app.store.counts().await.unwrap().guests, 1, "the friend");
    // Whoever had planted or seen the guest's session has neither the account nor the tables.
    let mut thief = planted;
    let seen = thief.get("/").await.body;
    assert!(!seen.contains(&running) && !seen.contains("Ola"), "{seen}");
    assert!(!thief.get(&running).await.body.contains("data-look"));

    // Somebody with a name is no guest: signing in as somebody else moves nothing.
    let mut jan = server.browser();
    named(&mut jan, "Jan").await;
    let own = open(&mut jan, ["me", "me"], &[]).await;
    assert_eq!(sign_in(&mut jan, "Ola", PASSWORD).await, 303);
    assert!(!jan.get("/").await.body.contains(&own));
    assert_eq!(sign_in(&mut jan, "Jan", PASSWORD).await, 303);
    assert!(jan.get("/").await.body.contains(&own));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_session_changes_when_somebody_signs_in_or_takes_a_name() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let table = open(&mut browser, ["me", "me"], &[]).await;
    let before = browser.clone();
    named(&mut browser, "Ola").await;
    assert_ne!(browser.cookies["orrery"], before.cookies["orrery"]);
    // Whoever had planted or seen the old session has nothing.
    let mut thief = before;
    assert!(!thief.get("/").await.body.contains(&table));

    let mut guest = server.browser();
    open(&mut guest, ["me", "me"], &[]).await;
    let planted = guest.cookies["orrery"].clone();
    assert_eq!(sign_in(&mut guest, "Ola", PASSWORD).await, 303);
    assert_ne!(guest.cookies["orrery"], planted);
    let mut thief = server.browser();
    thief.cookies.insert("orrery".to_owned(), planted);
    assert!(!thief.get("/account").await.body.contains("Ola"));
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_names_cost_as_much_as_wrong_passwords() {
    let server = Server::start().await;
    named(&mut server.browser(), "Ola").await;
    let mut browser = server.browser();
    for (name, password) in
        [("Ola", "wrong password"), ("Nobody", PASSWORD), ("\u{202e}", PASSWORD), ("Ola", "")]
    {
        let before = server.app.passwords.done();
        let answer =
            browser.fill("/account", "/account/sign-in", &[("name", name), ("password", password)]).await;
        assert_eq!(server.app.passwords.done(), before + 1, "{name:?}: one hash each");
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains("do not match"), "{}", answer.body);
    }
    assert!(!browser.cookies.contains_key("orrery"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_all_other_sessions() {
    let server = Server::start().await;
    let (mut here, mut there) = (server.browser(), server.browser());
    named(&mut here, "Ola").await;
    assert_eq!(sign_in(&mut there, "Ola", PASSWORD).await, 303);
    let change = |old, new| [("old", old), ("password", new)];
    let path = "/account/password";
    assert_eq!(here.fill("/account", path, &change("wrong password", "a better password")).await.status, 422);
    assert_eq!(here.fill("/account", path, &change(PASSWORD, "short")).await.status, 422);
    assert_eq!(here.fill("/account", path, &change(PASSWORD, "a better password")).await.status, 303);
    assert!(here.get("/account").await.body.contains("Ola"));
    assert!(!there.get("/account").await.body.contains("Ola"));
    assert_eq!(sign_in(&mut there, "Ola", PASSWORD).await, 422);
    assert_eq!(sign_in(&mut there, "Ola", "a better password").await, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_ones_own_and_cannot_deceive() {
    let server = Server::start().await;
    named(&mut server.browser(), "Żółw").await;
    let mut browser = server.browser();
    for name in [
        "żółw",
        "ŻÓŁW",
        " Żółw ",
        "Z\u{307}ółw",
        "",
        "x",
        "a\u{202e}b",
        "O\u{200b}la",
        &"x".repeat(25),
        &"x".repeat(9000),
    ] {
        let answer =
            browser.fill("/account", "/account/name", &[("name", name), ("password", PASSWORD)]).await;
        assert_eq!(answer.status, 422, "{name:?}");
        assert!(answer.body.contains("role=\"alert\""), "{name:?}");
    }
    assert_eq!(server.app.store.counts().await.unwrap().named, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_is_gone() {
    let server = Server::start().await;
    let (mut browser, mut other) = (server.browser(), server.browser());
    let table = open(&mut browser, ["me", "open"], &[("name", "Olaf"), ("listed", "yes")]).await;
    named(&mut browser, "Olaf").await;
    other.fill(&table, &format!("{table}/sit"), &[("seat", "1"), ("name", "Ela")]).await;
    assert!(other.get(&table).await.body.contains("Olaf"));
    let gone = [("password", PASSWORD), ("sure", "yes")];
    assert_eq!(
        browser.fill("/account", "/account/delete", &gone[..1]).await.status,
        422,
        "not without being sure"
    );
    assert_eq!(
        browser
            .fill("/account", "/account/delete", &[("password", "wrong one"), ("sure", "yes")])
            .await
            .status,
        422
    );
    assert_eq!(browser.fill("/account", "/account/delete", &gone).await.location(), "/");
    assert!(!other.get(&table).await.body.contains("Olaf"), "the name is gone from the table too");
    assert_eq!(sign_in(&mut browser, "Olaf", PASSWORD).await, 422);
    named(&mut browser, "Olaf").await;
}
