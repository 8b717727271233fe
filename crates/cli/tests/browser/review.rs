//! After the game: the review is made, read and tried out.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{ACTION, no_violations, press_on};

/// How long a review may take here, on a machine that does other things.
const REVIEW: Duration = Duration::from_mins(2);

async fn record(browser: &Browser, address: &str) -> String {
    let script = "const done = arguments[arguments.length - 1];
        fetch(arguments[0]).then((answer) => answer.text()).then(done);";
    let arguments = vec![json!(format!("{address}/record.json"))];
    let text = browser.page.execute_async(script, arguments).await.expect("the record is served");
    text.as_str().expect("text").to_owned()
}

/// Plays a game against a bot to its end and waits until the review is there.
async fn reviewed(browser: &Browser, server: &Server, game: &str) -> String {
    browser.go(&format!("{}/games/{game}/open", server.url)).await;
    browser.run("document.querySelector('[name=\"seat-1\"]').value = 'easy'; return 1", json!([])).await;
    browser.begin().await;
    press_on(browser, 5_000).await;
    let address = browser.url().await;
    browser.click("#r-prompt a[href$='/review']").await;
    browser.find("svg.plot").await;
    let started = Instant::now();
    while browser.count("#chances").await == 0 {
        assert!(started.elapsed() < REVIEW, "{}", browser.text("main").await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    address
}

async fn whole(device: Device, lang: &str, game: &str) {
    let server = Server::reviewing();
    let browser = Browser::open(device, lang).await;
    let address = reviewed(&browser, &server, game).await;
    for part in ["#chances", "#costly", "#split", "#sources", "#budget"] {
        browser.find(part).await;
    }
    assert!(browser.count("svg.plot .band").await >= 2, "the chances of both, with their uncertainty");
    assert!(browser.text("main").await.contains('±'));
    for part in ["#chances", "#costly", "#split"] {
        let to = "document.querySelector(arguments[0]).scrollIntoView({behavior: 'instant'}); return 1";
        browser.run(to, json!([part])).await;
        picture(&browser, &format!("review-{game}-{}", &part[1..])).await;
    }
    no_violations(&browser, "the review").await;
    // The table is unfolded by a key.
    browser.run("document.querySelector('.insight summary').focus(); return 1", json!([])).await;
    browser.key('\u{e007}').await;
    browser.until("the table is open", "return document.querySelector('.insight details').open").await;
    no_violations(&browser, "the table of chances").await;

    let before = record(&browser, &address).await;
    browser.go(&format!("{address}/step/3")).await;
    no_violations(&browser, "a step").await;
    browser.click("form.what-if button").await;
    browser.find("aside.sandbox").await;
    browser.skip_tour().await;
    browser.find(ACTION).await;
    assert_eq!(browser.count("[data-away]").await, 0, "what was copied is no news");
    assert_ne!(browser.url().await, address, "it is a table of its own");
    let link = browser.find("#sandbox-link").await.prop("value").await.expect("a field").expect("a link");
    assert_eq!(link, browser.url().await);
    no_violations(&browser, "the sandbox").await;
    assert_eq!(press_on(&browser, 1).await, 1, "a move is made there");
    assert_eq!(record(&browser, &address).await, before, "the game is as it was");
    browser.close().await;
}

#[tokio::test]
async fn a_game_is_reviewed_and_tried_again_at_a_desk() {
    whole(Device::Calm, "en", "connect-four").await;
}

#[tokio::test]
async fn a_game_is_reviewed_and_tried_again_on_a_phone_in_polish() {
    whole(Device::Phone, "pl", "smugglers").await;
}
