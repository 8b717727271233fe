//! Without a mouse: Tab, Enter and the arrow keys do everything, and the focus is never lost.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::support::{Browser, Device, PATIENCE, Server, TAB};
use crate::browser::{ACTION, play, play_now, press_on};

const ENTER: char = '\u{e007}';
const LEFT: char = '\u{e012}';
const UP: char = '\u{e013}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';

/// Where the focus is, and what the table wants.
#[derive(Debug, serde::Deserialize)]
struct Focus {
    /// Whether the game is over.
    over: bool,
    /// Whether something can be answered now.
    asked: bool,
    /// Whether the focus is at the table, or in a window of it.
    kept: bool,
    /// What has it: `action`, `fold`, `open fold` or anything else.
    on: String,
}

async fn focus(browser: &Browser) -> Focus {
    let script = "
        const here = document.activeElement;
        const on = here.matches('[data-action], [data-confirm], [data-send*=end_turn]') ? 'action'
            : here.matches('#r-prompt summary') ? (here.parentElement.open ? 'open fold' : 'fold') : here.className;
        return {
            over: !!document.querySelector('#r-prompt a[href$=\"/review\"]'),
            asked: !!document.querySelector('#r-prompt :is([data-action], [data-send*=end_turn])') && !document.querySelector('main.sent'),
            kept: !!here.closest('main, #pop, #panel'),
            on: String(on),
        }";
    serde_json::from_value(browser.run(script, json!([])).await).expect("all four are told")
}

/// From the front page into the middle of a game of Orion with Tab, Enter and arrows, and the focus is never lost.
#[tokio::test]
async fn the_keyboard_alone_plays() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    browser.go(&server.url).await;
    browser.tab_to("form[action='/games/orion/play'] button").await;
    browser.key(ENTER).await;
    browser.find("input[name=played]").await;
    browser.tab_to("form:has(input[value=yes]) button").await;
    browser.key(ENTER).await;
    browser.find("main.table").await;
    browser.tab_to(ACTION).await;
    let decisions = play_by_keys(&browser, 30).await;
    assert!(decisions >= 30, "the game goes on: {decisions}");
    browser.close().await;
}

/// A short game to its end, and on to its review.
#[tokio::test]
async fn the_keyboard_alone_ends_a_game() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play(&browser, &server, "connect-four").await;
    browser.tab_to(ACTION).await;
    play_by_keys(&browser, usize::MAX).await;
    browser.tab_to("#r-prompt a[href$='/review']").await;
    browser.key(ENTER).await;
    browser.find("svg.plot").await;
    browser.close().await;
}

/// Answers with the keyboard until the game is over or so many answers were given, three of them at things on the table.
async fn play_by_keys(browser: &Browser, most: usize) -> usize {
    let (mut decisions, mut at_things, mut keys, mut last) = (0_usize, 0_usize, 0_usize, Instant::now());
    // Behind the last thing of the page Tab leads out of it; only an answer or an update must never do that.
    let mut tabbed = false;
    loop {
        let now = focus(browser).await;
        if now.over || decisions >= most && at_things == 3 {
            return decisions;
        }
        assert!(now.kept || tabbed, "the focus is lost after {decisions} decisions: {now:?}");
        assert!(last.elapsed() < PATIENCE, "nothing happens: {now:?} {}", browser.text("main").await);
        if !now.asked {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        tabbed = false;
        match now.on.as_str() {
            // Not always the first one that comes.
            "action" if keys % 3 < 2 => {
                browser.key(ENTER).await;
                browser.until("it is acknowledged", "return !document.querySelector('main.sent')").await;
                (decisions, last) = (decisions + 1, Instant::now());
            }
            "fold" if keys % 2 == 0 => browser.key(ENTER).await,
            _ if decisions > 4 * at_things
                && at_things < 3
                && browser.count(".thing.can[role=button]").await > 0 =>
            {
                on_the_things(browser).await;
                (decisions, at_things, last) = (decisions + 1, at_things + 1, Instant::now());
            }
            _ => {
                browser.key(TAB).await;
                tabbed = true;
            }
        }
        keys += 1;
    }
}

/// Answers at a thing on the table: Tab to it, an arrow there and back, Enter, and in the list at it arrows and Enter.
async fn on_the_things(browser: &Browser) {
    let can = ".thing.can[role=button]";
    browser.tab_to(can).await;
    let thing = "return document.activeElement.dataset.thing ?? null";
    let first = browser.run(thing, json!([])).await;
    for arrow in [RIGHT, LEFT, DOWN, UP] {
        browser.key(arrow).await;
    }
    assert!(browser.run(thing, json!([])).await.is_string(), "arrows lead from {first} to other things");
    browser.tab_to(can).await;
    browser.key(ENTER).await;
    let open = "return !document.querySelector('#pop').hidden";
    if browser.run(open, json!([])).await == json!(true) {
        let legal = "return document.activeElement.matches('#pop [data-action]')";
        while browser.run(legal, json!([])).await != json!(true) {
            browser.key(DOWN).await;
        }
        browser.key(ENTER).await;
    }
    browser.until("it is acknowledged", "return !document.querySelector('main.sent')").await;
}

/// A name in the log leads to the thing, by a click and by keys.
#[tokio::test]
async fn names_in_the_log_lead_to_the_things() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play_now(&browser, &server).await;
    let name = "
        return [...document.querySelectorAll('#log .about')].findIndex((name) =>
            [...document.querySelectorAll('main .thing[data-about]')].some((thing) =>
                thing.dataset.about === name.dataset.about && thing.checkVisibility()))";
    let mut at = json!(-1);
    for _ in 0..60 {
        at = browser.run(name, json!([])).await;
        if at != json!(-1) {
            break;
        }
        press_on(&browser, 1).await;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    let found = "
        const found = [...document.querySelectorAll('.thing.found')];
        const seen = (thing) => {
            const box = thing.getBoundingClientRect();
            return box.bottom > 0 && box.top < innerHeight;
        };
        return found.length > 0 && seen(found[0])";
    browser
        .run("document.querySelectorAll('#log .about')[arguments[0]].click(); return 1", json!([at]))
        .await;
    browser.until("the thing is shown", found).await;
    browser.until("it is quiet again", "return !document.querySelector('.found')").await;
    browser.click("#tab-log").await;
    browser.run("document.querySelector('#side-log').focus(); return 1", json!([])).await;
    for _ in 0..80 {
        browser.key(LEFT).await;
        let there = "return [...document.querySelectorAll('#log .about')].indexOf(document.activeElement)";
        if browser.run(there, json!([])).await == at {
            break;
        }
    }
    browser.key(ENTER).await;
    browser.until("the thing is shown", found).await;
    browser.close().await;
}

/// A number gives the answer that bears it, and a question mark lists what all keys do.
#[tokio::test]
async fn number_keys_answer_and_the_keys_are_listed() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play_now(&browser, &server).await;
    let second = "#r-prompt [data-number='2']";
    browser.find(second).await;
    let race = browser.text(&format!("{second} .act-label")).await;
    browser.run("localStorage.setItem('orrery-end-turn', 'false'); return 1", json!([])).await;
    browser.key('2').await;
    browser.find("#r-mine .or-race").await;
    assert!(browser.text("#r-mine .or-race").await.contains(&race), "the second race, {race}");
    browser.key('?').await;
    browser.find("#panel[open] .keys").await;
    assert!(browser.count("#panel .keys dt").await > 7, "every key is listed");
    browser.close().await;
}

/// The click that was meant for one answer is not taken by the next that comes to lie there.
#[tokio::test]
async fn a_hasty_click_does_not_answer_the_next_question() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    play_now(&browser, &server).await;
    let twice = "
        const press = (answer) => answer.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        const prompt = document.querySelector('#r-prompt');
        window.taken = null;
        localStorage.setItem('orrery-end-turn', 'false');
        new MutationObserver((_, watch) => {
            const next = prompt.querySelector('[data-action]');
            if (!next) return;
            watch.disconnect();
            press(next);
            window.taken = next.ariaPressed === 'true' || document.querySelector('main').classList.contains('sent');
        }).observe(prompt, { childList: true });
        prompt.querySelector('[data-action]').click();
        return 1";
    browser.run(twice, json!([])).await;
    browser.until("the second click is ignored", "return window.taken === false").await;
    browser.close().await;
}

/// On a phone one tap leads from the question to what it is about, and the sheet gives way.
#[tokio::test]
async fn one_tap_leads_from_a_question_to_the_things() {
    let server = Server::start();
    let browser = Browser::open(Device::Phone, "en").await;
    play_now(&browser, &server).await;
    browser.click(".find").await;
    let shown = "
        const found = document.querySelector('.thing.found');
        if (!found || !document.querySelector('.ask.small')) return false;
        const box = found.getBoundingClientRect();
        return box.top >= 0 && box.top < document.querySelector('.ask').getBoundingClientRect().top";
    browser.until("the things are shown", shown).await;
    browser.close().await;
}
