//! axe-core looks at every page.

use serde_json::json;

use crate::browser::support::{Browser, Device, Server};
use crate::browser::{no_violations, press_on};

#[tokio::test]
async fn every_page_can_be_read_by_everybody() {
    let server = Server::start();
    for (device, lang) in [(Device::Desktop, "en"), (Device::Phone, "pl")] {
        let browser = Browser::open(device, lang).await;
        for path in [
            "/",
            "/games/orion",
            "/games/orion/open",
            "/games/orion/how-to-play",
            "/games/orion/rules",
            "/account",
            "/nowhere",
        ] {
            browser.go(&format!("{}{path}", server.url)).await;
            no_violations(&browser, &format!("{path} in {lang}")).await;
        }
        // With something in them: lists with a finished game, a waiting room with a friend, an account with a name.
        finish_a_listed_game(&browser, &server).await;
        for path in ["/", "/tables/finished", "/tables/mine"] {
            browser.go(&format!("{}{path}", server.url)).await;
            browser.find("ul.tables a").await;
            no_violations(&browser, &format!("{path} in {lang} after a game")).await;
        }
        let room = a_waiting_room(&browser, &server).await;
        no_violations(&browser, &format!("the waiting room in {lang}")).await;
        let friend = Browser::open(device, lang).await;
        friend.go(&room).await;
        friend.click("button[name=seat]").await;
        friend.find("form[action$='/leave'] button").await;
        friend.close().await;
        browser.find("form[action$='/remove'] button").await;
        no_violations(&browser, &format!("the waiting room with a friend in {lang}")).await;
        browser.go(&format!("{}/account", server.url)).await;
        browser.find("#new-name").await.send_keys(&format!("Ola {lang}")).await.expect("a field");
        browser.find("#new-password").await.send_keys("correct horse").await.expect("a field");
        browser.click("form[action='/account/name'] button").await;
        browser.find("form[action='/account/sign-out']").await;
        no_violations(&browser, &format!("the account in {lang}")).await;
        browser.close().await;
    }
}

/// Plays a listed game to its end.
async fn finish_a_listed_game(browser: &Browser, server: &Server) {
    browser.go(&format!("{}/games/connect-four/open", server.url)).await;
    let fill = "
        document.querySelector('[name=\"seat-1\"]').value = 'easy';
        document.querySelector('[name=listed][value=yes]').checked = true;
        return 1";
    browser.run(fill, json!([])).await;
    browser.begin().await;
    press_on(browser, 100).await;
}

/// Opens a table that waits for two; its address.
async fn a_waiting_room(browser: &Browser, server: &Server) -> String {
    browser.go(&format!("{}/games/smugglers/open", server.url)).await;
    let fill = "
        document.querySelector('[name=\"seat-1\"]').value = 'open';
        document.querySelector('[name=\"seat-2\"]').value = 'friend';
        return 1";
    browser.run(fill, json!([])).await;
    browser.click("main form button.main").await;
    browser.find("#link").await.prop("value").await.expect("a field").expect("a link")
}
