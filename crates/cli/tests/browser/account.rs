//! Where somebody is signed in: the list on the page of the account.

use serde_json::json;

use crate::browser::support::{Browser, Device, Server};
use crate::browser::{no_violations, play};

const PASSWORD: &str = "correct horse battery";
const END: &str = "form[action='/account/sessions/end'] button";

async fn fill(browser: &Browser, field: &str, text: &str) {
    browser.find(field).await.send_keys(text).await.expect("a field");
}

#[tokio::test]
async fn a_session_is_ended_from_another_browser_with_keys_alone() {
    let server = Server::start();
    let desk = Browser::open(Device::Desktop, "en").await;
    desk.go(&format!("{}/account", server.url)).await;
    fill(&desk, "#new-name", "Ola").await;
    fill(&desk, "#new-password", PASSWORD).await;
    desk.click("form[action='/account/name'] button").await;
    desk.find(END).await;
    no_violations(&desk, "the account with one session").await;

    let phone = Browser::open(Device::Phone, "pl").await;
    phone.go(&format!("{}/account", server.url)).await;
    fill(&phone, "#name", "Ola").await;
    fill(&phone, "#password", PASSWORD).await;
    phone.click("form[action='/account/sign-in'] button").await;
    phone.until("the front page", "return location.pathname === '/'").await;
    phone.go(&format!("{}/account", server.url)).await;
    let text = phone.text("main").await;
    // The account was made in English.
    assert!(text.contains("Where you are signed in") && text.contains("this browser"), "{text}");
    no_violations(&phone, "the account with two sessions").await;
    // A table is open at the phone when its session ends.
    play(&phone, &server, "connect-four").await;

    desk.go(&format!("{}/account", server.url)).await;
    let others = format!(
        "const rows = [...document.querySelectorAll(\"{END}\")].filter((button) => !button.closest('li').querySelector('.now'));
         rows[0]?.focus(); return rows.length"
    );
    assert_eq!(desk.run(&others, json!([])).await, json!(1));
    desk.key('\u{e007}').await;
    desk.until("it is gone", &format!("return document.querySelectorAll(\"{END}\").length === 1")).await;
    no_violations(&desk, "the account after it").await;
    // The page at the phone has lost its seat without being touched.
    phone
        .until("nothing can be done there", "return !document.querySelector('#r-prompt [data-action]')")
        .await;
    phone.close().await;
    desk.close().await;
}
