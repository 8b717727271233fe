//! On a phone the parts of a large table are leaves: swiped, turned to by their names, and opened where a question is answered.

use std::time::Duration;

use serde_json::json;

use crate::browser::games::open_with;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{ACTION, press_on};

/// The name of the leaf that fills the window, and the one marked in the bar.
const NOW: &str = "
    const at = (leaf) => Math.abs(leaf.getBoundingClientRect().left) < 2 && leaf.checkVisibility();
    const leaf = [...document.querySelectorAll('[data-leaf]')].find((leaf) => !leaf.querySelector('[data-leaf]') && at(leaf));
    return [leaf?.dataset.leaf, document.querySelector('.leaf-bar [aria-current]')?.textContent]";

async fn names(browser: &Browser) -> Vec<String> {
    let names = browser.run(
        "return [...document.querySelectorAll('.leaf-bar button')].map((tab) => tab.textContent)",
        json!([]),
    );
    serde_json::from_value(names.await).expect("names")
}

async fn shows(browser: &Browser, name: &str) {
    let is_there = format!("{NOW}.every((one) => one === '{name}')");
    browser.until(&format!("the leaf {name}"), &is_there).await;
}

/// The button of a leaf leads there. A question that comes meanwhile opens a leaf of its own, so it is clicked again.
async fn turns_to(browser: &Browser, place: usize, name: &str) {
    for _ in 0..3 {
        let click = "document.querySelectorAll('.leaf-bar button')[arguments[0]].click(); return 1";
        browser.run(click, json!([place])).await;
        for _ in 0..25 {
            if browser.run(NOW, json!([])).await == json!([name, name]) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    shows(browser, name).await;
}

async fn leaves_are_turned(game: &str, lang: &str, expected: &[&str]) {
    let server = Server::start();
    let browser = Browser::open(Device::Phone, lang).await;
    open_with(&browser, &server, game, &[("seat-1", "easy")]).await;
    browser.run("localStorage.setItem('orrery-motion', 'false'); return 1", json!([])).await;
    press_on(&browser, 12).await;
    // A question that comes now would open a leaf by itself.
    let asked =
        format!("return !document.querySelector('main.sent') && !!document.querySelector('{ACTION}')");
    browser.until("the guest is asked", &asked).await;
    assert_eq!(names(&browser).await, expected);
    for (place, name) in expected.iter().enumerate() {
        turns_to(&browser, place, name).await;
    }
    // As a finger swipes.
    browser
        .run(
            "const main = document.querySelector('main'); main.scrollBy(-main.clientWidth, 0); return 1",
            json!([]),
        )
        .await;
    shows(&browser, expected[expected.len() - 2]).await;
    // From a leaf without any the next question leads to one with something to answer it by.
    let answer = "
        const main = document.querySelector('main');
        return !document.querySelector('.thing.can') || [...document.querySelectorAll('.thing.can')].some((thing) => {
            const { left, right } = thing.getBoundingClientRect();
            return right > 0 && left < main.clientWidth;
        })";
    // A free action leaves the question open: then there is no next one yet.
    for _ in 0..8 {
        press_on(&browser, 1).await;
        browser.two_frames().await;
        if browser.run(answer, json!([])).await == json!(true) {
            break;
        }
    }
    browser.until("what the question is about", answer).await;
    browser.close().await;
}

#[tokio::test]
async fn leaves_of_transgalactica_are_turned() {
    leaves_are_turned("transgalactica", "en", &["Map", "Actions", "Cards", "Mine", "Players", "Log"]).await;
}

#[tokio::test]
async fn leaves_of_eclipse_are_turned() {
    let names = ["Mapa", "Technologie", "Plansza", "Schematy", "Gracze", "Dziennik"];
    leaves_are_turned("eclipse", "pl", &names).await;
}

/// At a desk everything is in sight at once, and a game with little in each region has one page.
#[tokio::test]
async fn there_are_no_leaves_where_there_is_room() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    open_with(&browser, &server, "transgalactica", &[("seat-1", "easy")]).await;
    assert_eq!(
        browser.run("return document.querySelector('.leaf-bar').checkVisibility()", json!([])).await,
        json!(false)
    );
    open_with(&browser, &server, "orion", &[("seat-1", "easy")]).await;
    assert_eq!(browser.count(".leaf-bar").await, 0);
    browser.close().await;
}
