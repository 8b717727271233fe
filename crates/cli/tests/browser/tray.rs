//! Free actions lie in a tray of their own, at the same place in the whole turn, and leave the question open.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::games::open_with;
use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, PATIENCE, Server};
use crate::browser::{no_violations, press_on};

const ENTER: char = '\u{e007}';

/// What belongs to the question and what to the tray.
const PARTS: &str = "
    const all = (css) => [...document.querySelectorAll(css)];
    const actions = (css) => all(`${css} [data-action], ${css} [data-why]`).map(({ dataset }) => dataset.action ?? dataset.why);
    return {
        question: document.querySelector('#r-prompt .question').textContent,
        answers: actions('#r-prompt'),
        free: actions('#r-tray'),
        numbers: all('#r-tray [data-number]').length,
        log: all('#log > *').length,
    }";

/// Whether the tray is in sight with what it holds, and where it ends.
const SEEN: &str = "
    const tray = document.querySelector('.tray');
    const act = tray.querySelector('[data-action]');
    const at = act.getBoundingClientRect();
    const seen = act.contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2));
    const { top, bottom } = tray.getBoundingClientRect();
    return [seen && top > 0 && bottom <= innerHeight + 1, Math.round(bottom)]";

/// Plays until a moon could be discarded at the beginning of the own turn. Which choices lead there depends on which clicks came too
/// soon to count, so another game is begun where none does.
async fn until_a_moon_is_there(browser: &Browser, server: &Server) {
    let fields = [("seat-1", "easy"), ("option-faction_choice", "random")];
    let there = "return !document.querySelector('main.sent') && !!document.querySelector('#r-prompt [data-action^=launch]')
        && !!document.querySelector('#r-tray [data-action^=discard-moon]')";
    for game in 1..=GAMES {
        open_with(browser, server, "andromeda", &fields).await;
        browser.run("sessionStorage.chance = arguments[0]; return 1", json!([game])).await;
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if browser.run(there, json!([])).await == json!(true) {
                return;
            }
            press_on(browser, 1).await;
        }
    }
    panic!("no moon: {}", browser.text("main").await);
}

/// So many games are begun in search of a moon.
const GAMES: usize = 6;

async fn parts(browser: &Browser) -> Value {
    browser.run(PARTS, json!([])).await
}

/// Waits until what was used is done. As many free actions may be left as before: another moon, or what the moon has brought.
async fn done(browser: &Browser, before: &Value) {
    let started = Instant::now();
    while browser.count("main.sent").await > 0 || parts(browser).await == *before {
        assert!(started.elapsed() < PATIENCE, "nothing happens: {}", browser.text("main").await);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Nothing is both an answer and a free action, and free actions have no numbers.
fn apart(parts: &Value) {
    let list = |name: &str| parts[name].as_array().cloned().unwrap_or_default();
    assert!(
        !list("free").is_empty() && list("free").iter().all(|free| !list("answers").contains(free)),
        "{parts}"
    );
    assert_eq!(parts["numbers"], json!(0), "the number keys answer the question");
}

/// At a desk: seen at once, reached with a key, used with Enter, and the question stays.
#[tokio::test]
async fn free_actions_lie_in_a_tray_at_a_desk() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    browser.go(&server.url).await;
    browser.run("localStorage.setItem('orrery-motion', 'false'); return 1", json!([])).await;
    until_a_moon_is_there(&browser, &server).await;
    browser.resize(1280, 720).await;
    picture(&browser, "tray-1280x720").await;
    let before = parts(&browser).await;
    apart(&before);
    let seen = browser.run(SEEN, json!([])).await;
    assert_eq!(seen[0], json!(true), "the tray is in sight");
    assert!(browser.text(".tray").await.contains("Free actions"));
    no_violations(&browser, "the tray").await;

    browser.key('f').await;
    let focused = "return document.activeElement.matches('#r-tray [data-action]')";
    browser.until("the tray has the focus", focused).await;
    browser.key('f').await;
    browser.until("the question has it again", "return document.activeElement.matches('#r-prompt *')").await;
    browser
        .run("document.querySelector('#r-tray [data-action^=discard-moon]').focus(); return 1", json!([]))
        .await;
    browser.key(ENTER).await;
    done(&browser, &before).await;
    // A moon may bring a choice; after it the question is there again.
    let asked = format!(
        "return document.querySelector('#r-prompt .question').textContent === {}",
        before["question"]
    );
    while browser.run(&asked, json!([])).await != json!(true) {
        press_on(&browser, 1).await;
    }
    let after = parts(&browser).await;
    assert_eq!(after["question"], before["question"]);
    browser.find(".tray .tray-title").await;
    let place = "return Math.round(document.querySelector('.tray').getBoundingClientRect().bottom)";
    assert_eq!(browser.run(place, json!([])).await, seen[1], "it is where it was");
    browser.close().await;
}

/// On a phone: one row in the sheet, in Polish, used with one tap.
#[tokio::test]
async fn free_actions_lie_in_a_tray_on_a_phone() {
    let server = Server::start();
    let browser = Browser::open(Device::Phone, "pl").await;
    browser.go(&server.url).await;
    browser.run("localStorage.setItem('orrery-motion', 'false'); return 1", json!([])).await;
    until_a_moon_is_there(&browser, &server).await;
    picture(&browser, "tray-390").await;
    let before = parts(&browser).await;
    apart(&before);
    assert_eq!(browser.run(SEEN, json!([])).await[0], json!(true), "the tray is in sight");
    assert!(browser.text(".tray").await.contains("Darmowe akcje"));
    no_violations(&browser, "the tray on a phone").await;
    browser.click("#r-tray [data-action^=discard-moon]").await;
    done(&browser, &before).await;
    let asked = format!(
        "return document.querySelector('#r-prompt .question').textContent === {}",
        before["question"]
    );
    while browser.run(&asked, json!([])).await != json!(true) {
        press_on(&browser, 1).await;
    }
    browser.close().await;
}
