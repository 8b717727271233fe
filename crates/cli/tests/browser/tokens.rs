//! Tokens for programs, and the page about the API.

use serde_json::json;

use crate::browser::no_violations;
use crate::browser::support::{Browser, Device, Server};

const NAME: &str = "#token-name";
const REVOKE: &str = "form[action='/account/tokens/revoke'] button";

/// What the API answers to a token.
async fn me(browser: &Browser, token: &str) -> serde_json::Value {
    let script = "const done = arguments[arguments.length - 1];
        fetch('/api/v1/me', {headers: {authorization: `Bearer ${arguments[0]}`}})
            .then(async (answer) => done([answer.status, await answer.json()]));";
    browser.page.execute_async(script, vec![json!(token)]).await.expect("it is answered")
}

#[tokio::test]
async fn a_token_is_made_used_and_revoked_on_a_phone_in_polish() {
    let server = Server::start();
    let browser = Browser::open(Device::Phone, "pl").await;
    browser.go(&format!("{}/account", server.url)).await;
    browser.find(NAME).await.send_keys("mój bot").await.expect("a field");
    browser.click("form[action='/account/tokens'] input[value=chat]").await;
    browser.click("form[action='/account/tokens'] button").await;
    let token = browser.find("#made-token").await.prop("value").await.expect("a field").expect("a value");
    let text = browser.text("main").await;
    assert!(text.contains("Token jest gotowy") && text.contains("mój bot"), "{text}");
    no_violations(&browser, "the account with a new token").await;
    let answer = me(&browser, &token).await;
    assert_eq!(answer, json!([200, {"name": null, "token": "mój bot", "scopes": ["read", "play", "chat"]}]));

    browser.go(&format!("{}/account", server.url)).await;
    browser.find(REVOKE).await;
    let text = browser.text("main").await;
    assert!(!text.contains(&token) && text.contains("Użyty: przed chwilą"), "{text}");
    no_violations(&browser, "the account with a token").await;
    browser.click(REVOKE).await;
    browser.until("it is gone", &format!("return !document.querySelector(\"{REVOKE}\")")).await;
    let answer = me(&browser, &token).await;
    assert_eq!((&answer[0], &answer[1]["title"]), (&json!(401), &json!("Brak ważnego tokenu")));
    browser.go(&format!("{}/api", server.url)).await;
    assert!(browser.text("h1").await.contains("Dla programów"));
    no_violations(&browser, "the page about the API on a phone").await;
    browser.close().await;
}

#[tokio::test]
async fn a_token_is_made_with_keys_alone_at_a_desk() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    browser.go(&format!("{}/account", server.url)).await;
    let focus = format!("document.querySelector('{NAME}').focus(); return 1");
    browser.run(&focus, json!([])).await;
    browser.find(NAME).await.send_keys("keys").await.expect("a field");
    // Enter in the field sends the form, as everywhere.
    browser.key('\u{e007}').await;
    browser.find("#made-token").await;
    no_violations(&browser, "the account").await;
    browser.run(&format!("document.querySelector(\"{REVOKE}\").focus(); return 1"), json!([])).await;
    browser.key('\u{e007}').await;
    browser.until("it is gone", &format!("return !document.querySelector(\"{REVOKE}\")")).await;
    browser.go(&format!("{}/api", server.url)).await;
    no_violations(&browser, "the page about the API").await;
    assert!(browser.text("main").await.contains("/api/v1/tables/{table}/act"));
    browser.close().await;
}
