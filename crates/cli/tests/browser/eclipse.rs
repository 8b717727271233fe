//! Eclipse as a person plays it: orders, the way back, secrets, ranges and battles.

use serde_json::json;

use crate::browser::games::open_with;
use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{ACTION, no_violations};

/// A table with a bot, up to the first question of the first round.
pub async fn begun(browser: &Browser, server: &Server) {
    open_with(browser, server, "eclipse", &[("seat-1", "easy"), ("option-species_mode", "random")]).await;
    browser.run("localStorage.setItem('orrery-end-turn', 'false'); return 1", json!([])).await;
    browser.find(ACTION).await;
    // Homes are turned first.
    for _ in 0..4 {
        let turning = "const act = document.querySelector('#r-prompt [data-action^=\"rotate\"], #r-prompt [data-action^=\"cube\"]');
            act?.click(); return !!act";
        if browser.run(turning, json!([])).await == json!(false) {
            break;
        }
        browser.two_frames().await;
        browser.until("it is answered", "return !document.querySelector('main.sent')").await;
    }
    browser.find("#r-prompt [data-action='pass']").await;
}

async fn open_answers(browser: &Browser) {
    let to = "document.querySelector('#tab-answers').scrollIntoView({block: 'center'}); return 1";
    browser.run(to, json!([])).await;
    browser.click("#tab-answers").await;
    browser.find("#r-answers .orders").await;
}

const WATCH: &str = "#r-answers [data-stand*='react watch']";

/// On a phone the question lies upon the lower part of the window.
async fn press(browser: &Browser, css: &str) {
    browser.find(css).await;
    let script = "const button = document.querySelector(arguments[0]);
        button.scrollIntoView({block: 'center'}); button.click(); return 1";
    browser.run(script, json!([css])).await;
}

/// Orders are given, seen and revoked, before anything of the kind is asked; then they answer.
async fn orders(device: Device, lang: &str) {
    let server = Server::start();
    let browser = Browser::open(device, lang).await;
    begun(&browser, &server).await;
    open_answers(&browser).await;
    assert_eq!(browser.count("#r-answers .orders").await, 4, "reactions, battles, dice, reputation");
    press(&browser, WATCH).await;
    browser.find(&format!("{WATCH}[aria-pressed='true']")).await;
    press(&browser, "#r-answers [data-stand*='battle retreat 40']").await;
    browser.find("#r-answers [data-stand*='battle retreat 40'][aria-pressed='true']").await;
    // Another order of the kind replaces it.
    press(&browser, "#r-answers [data-stand*='battle retreat 50']").await;
    browser.find("#r-answers [data-stand*='battle retreat 40'][aria-pressed='false']").await;
    assert_eq!(browser.count("#r-answers .standing-list > li").await, 2);
    picture(&browser, &format!("eclipse-orders-{lang}")).await;
    no_violations(&browser, "orders").await;
    press(&browser, "#r-answers .standing-list > li:last-child [data-revoke]").await;
    let one = "return document.querySelectorAll('#r-answers .standing-list > li').length === 1";
    browser.until("the order is revoked", one).await;

    // Whoever has passed is not asked again before the next round. The bot may pass at once, then the next round has to show it.
    let answered =
        "return /standing answer|stała odpowiedź/.test(document.querySelector('#log').textContent)";
    for round in 2..7 {
        press(&browser, "#r-prompt [data-action='pass']").await;
        let on = format!(
            "const go_on = document.querySelector('#r-prompt :is([data-action=\"end-turn\"], [data-action=\"done\"])');
            if (!document.querySelector('main.sent')) go_on?.click();
            return /(Round|runda) {round}/.test(document.querySelector('#log').textContent)"
        );
        browser.until("the next round begins", &on).await;
        if browser.run(answered, json!([])).await == json!(true) {
            break;
        }
    }
    assert_eq!(browser.run(answered, json!([])).await, json!(true), "it was answered as ordered");
    browser.close().await;
}

#[tokio::test]
async fn orders_are_given_seen_and_revoked_at_a_desk() {
    orders(Device::Calm, "en").await;
}

#[tokio::test]
async fn orders_are_given_seen_and_revoked_on_a_phone() {
    orders(Device::Phone, "pl").await;
}

/// All decisions of a turn are listed and taken back at once.
#[tokio::test]
async fn a_turn_is_begun_again() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    begun(&browser, &server).await;
    browser.click("#r-prompt [data-action='take upgrade']").await;
    browser.find("#r-prompt [data-action^='part']").await;
    let part = "document.querySelector('#r-prompt [data-action^=\"part\"]').click(); return 1";
    browser.run(part, json!([])).await;
    browser.find("#r-prompt [data-action^='space']").await;
    browser.click("details.horizon > summary").await;
    assert_eq!(browser.count("details.horizon li").await, 2, "the action and the part");
    picture(&browser, "eclipse-restart").await;
    no_violations(&browser, "what would be taken back").await;
    browser.click("[data-restart]").await;
    browser.find("#r-prompt [data-action='take upgrade']").await;
    assert_eq!(browser.count("details.horizon").await, 0, "nothing is left to take back");
    browser.close().await;
}

/// The own secrets are one click away, and the ships of others show where they could come.
#[tokio::test]
async fn secrets_and_ranges_are_shown_when_wanted() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    begun(&browser, &server).await;
    browser.click("[data-thing='secrets']").await;
    let tip = "return [...document.querySelectorAll('[role=tooltip], .tip')].some((tip) => tip.checkVisibility() && tip.textContent.includes('eputation'))";
    browser.until("the secrets are explained", tip).await;
    picture(&browser, "eclipse-secrets").await;

    no_violations(&browser, "the secrets").await;
    browser.close().await;
}

/// A battle in the log: begin, one line, all of them.
#[tokio::test]
async fn a_battle_is_stepped_through() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    let seats = [("seat-0", "easy"), ("seat-1", "easy"), ("option-species_mode", "random")];
    open_with(&browser, &server, "eclipse", &seats).await;
    browser.click("#tab-log").await;
    let head = "return document.querySelector('[data-scene=start]') !== null";
    browser.until("there is a battle", head).await;
    // In one go: the bots play on, and the end of the game draws the log anew.
    let stepped = "document.querySelector('[data-scene=start]').click();
        const head = document.querySelector('.scene-begun');
        const shown = () => {
            const lines = [];
            for (let line = head.nextElementSibling; line && !line.hidden; line = line.nextElementSibling) lines.push(line);
            return lines.length;
        };
        const found = [shown()];
        head.querySelector('[data-scene=step]').click();
        found.push(shown());
        return found";
    assert_eq!(browser.run(stepped, json!([])).await, json!([0, 1]), "its head, then a line");
    picture(&browser, "eclipse-battle-step").await;
    no_violations(&browser, "a battle line by line").await;
    browser
        .run("document.querySelector('.scene-begun [data-scene=skip]')?.click(); return 1", json!([]))
        .await;
    assert_eq!(browser.count("#log li[hidden]").await, 0);
    browser.close().await;
}
