//! Clocks, seats that are handed over, votes.

use std::time::Duration;

use serde_json::json;

use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{ACTION, no_violations, press_on};

const ENTER: char = '\u{e007}';
const SPACE: char = ' ';

/// Fills in fields of the form for a table by their names.
async fn fill(browser: &Browser, fields: serde_json::Value) {
    let script = "
        for (const [name, value] of Object.entries(arguments[0])) {
            const field = document.querySelector(`[name='${name}']`);
            if (field.type === 'checkbox') field.checked = value;
            else {
                if (field.tagName === 'SELECT' && ![...field.options].some((one) => one.value === value)) field.append(new Option(value, value));
                field.value = value;
            }
        }
        return 1";
    browser.run(script, json!([fields])).await;
}

fn says(message: &str) -> String {
    format!("[data-send*='\"{message}\"']")
}

#[tokio::test]
async fn a_clock_runs_beside_its_seat_and_the_seat_is_handed_over_and_taken_back() {
    let mut server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    browser.go(&format!("{}/games/orion/open", server.url)).await;
    browser
        .run("document.querySelector('.clock-part').closest('details').open = true; return 1", json!([]))
        .await;
    let visible = "return [...document.querySelectorAll('.clock-part .field, .clock-part .switch')].filter((field) => field.checkVisibility()).length";
    assert_eq!(browser.run(visible, json!([])).await, json!(1), "without a clock nothing else is asked");
    fill(&browser, json!({"seat-1": "easy", "option-races": "all_humans", "name": "Ola"})).await;
    browser.run("document.querySelector('#clock').value = 'game'; return 1", json!([])).await;
    browser.run("document.querySelector('#clock-window').click(); return 1", json!([])).await;
    assert_eq!(
        browser.run(visible, json!([])).await,
        json!(9),
        "a budget, what it grows by, what then, and when"
    );
    let zone = "return document.querySelector('#clock-zone').value === Intl.DateTimeFormat().resolvedOptions().timeZone";
    assert_eq!(browser.run(zone, json!([])).await, json!(true), "the reader's own hours");
    no_violations(&browser, "the form with a clock").await;
    browser.run("document.querySelector('.clock-part').scrollIntoView(); return 1", json!([])).await;
    picture(&browser, "clock-form-1280").await;
    // An unknown time zone is refused, and the form keeps what was typed.
    fill(&browser, json!({"clock-zone": "Middle/Earth"})).await;
    browser.click("main form button.main").await;
    browser.find(".wrong").await;
    assert!(browser.text(".wrong").await.contains("Europe/Warsaw"), "it says what to do");
    let kept = "return document.querySelector('#clock').value + document.querySelector('#clock-zone').value";
    assert_eq!(browser.run(kept, json!([])).await, json!("gameMiddle/Earth"));
    fill(&browser, json!({"clock-window": false})).await;
    browser.begin().await;
    browser.find(ACTION).await;

    // It counts down, and nothing around it is drawn anew.
    let clock = ".seat.me .clock";
    browser.find(clock).await;
    browser
        .until("it runs", "return /^(1 h|59:)/.test(document.querySelector('.seat.me .clock').textContent)")
        .await;
    browser.run("document.querySelector('.seat.me .clock').dataset.same = 'yes'; return 1", json!([])).await;
    browser
        .until("it counts", "return /^59:5[0-7]/.test(document.querySelector('.seat.me .clock').textContent)")
        .await;
    assert_eq!(browser.count(".seat.me .clock[data-same]").await, 1, "the same clock");
    assert_eq!(browser.count(".seats .clock").await, 1, "a bot has none");
    no_violations(&browser, "a table with a clock").await;

    // Hand over, see what was done, take back.
    let lines = browser.count("#log li").await;
    browser.click(&says("handing_over")).await;
    browser.find("#panel[open] [data-hand-over]").await;
    no_violations(&browser, "handing over").await;
    picture(&browser, "hand-over-1280").await;
    browser.run("document.querySelector('#hand-level').value = 'hard'; document.querySelector('[name=hand-until][value=back]').click(); return 1", json!([])).await;
    browser.click("#panel [data-hand-over]").await;
    browser.find(&format!("#r-affairs {}", says("take_back"))).await;
    assert!(browser.text(".seat.me h2").await.contains("hard bot for Ola"), "everybody sees who plays");
    assert_eq!(browser.count(&format!("{ACTION}, .thing.can")).await, 0, "nothing can be pressed meanwhile");
    picture(&browser, "handed-over-1280").await;
    // A crash changes nothing about it, and the bot goes on.
    server.kill_and_restart();
    browser.until("the line is open again", "return document.documentElement.dataset.line === 'open'").await;
    browser.page.refresh().await.expect("the page loads again");
    let back = format!("#r-affairs {}", says("take_back"));
    browser.find(&back).await;
    let more = format!("return document.querySelectorAll('#log li').length > {lines}");
    browser.until("the bot has decided", &more).await;
    browser.click(&back).await;
    browser
        .until("the seat is back", "return !document.querySelector('#r-affairs [data-send*=take_back]')")
        .await;
    browser.click(&says("deeds")).await;
    browser.find("#panel[open] .deeds .reasons meter").await;
    let told = browser.text("#panel").await;
    assert!(told.contains("looked ahead") && told.contains("Chance to win"), "{told}");
    no_violations(&browser, "what the bot did").await;
    picture(&browser, "deeds-1280").await;
    browser.click("#panel form button").await;
    browser.find(ACTION).await;
    assert_eq!(press_on(&browser, 1).await, 1);
    browser.close().await;
}

/// On a phone and in Polish: somebody's time is used up, the other one votes, the one who was away comes back.
#[tokio::test]
async fn a_vote_replaces_who_is_away_and_the_seat_is_taken_back_on_a_phone() {
    let server = Server::start();
    let ola = Browser::open(Device::Phone, "pl").await;
    ola.go(&format!("{}/games/orion/open", server.url)).await;
    fill(
        &ola,
        json!({"seat-1": "friend", "option-races": "all_humans", "option-mulligan": false, "name": "Ola",
            "clock": "move", "clock-move": "12", "clock-zero": "vote", "clock-level": "easy"}),
    )
    .await;
    no_violations(&ola, "the form with a clock").await;
    ola.run("document.querySelector('.clock-part').scrollIntoView(); return 1", json!([])).await;
    picture(&ola, "clock-form-390").await;
    ola.click("main form button.main").await;
    let link = ola.find("#link").await.prop("value").await.expect("a field").expect("a link");
    assert!(ola.text("main").await.contains("12 sekund"), "the waiting room tells what is agreed on");
    let jan = Browser::open(Device::Phone, "pl").await;
    jan.go(&link).await;
    jan.click("button[name=seat]").await;
    for browser in [&ola, &jan] {
        browser.find("main.table").await;
    }
    // Whoever is not asked first sees the vote.
    ola.until("somebody is asked", "return !!document.querySelector('.badge.now')").await;
    let asked = "return !!document.querySelector('.seat.me .badge.now')";
    let (slow, other) =
        if ola.run(asked, json!([])).await == json!(true) { (&ola, &jan) } else { (&jan, &ola) };
    slow.find(".seat.me .clock").await;
    slow.find("#r-prompt .clock").await;
    other.find(&format!("#r-affairs {}", says("vote"))).await;
    assert!(
        other.text("#r-affairs").await.contains("czas się skończył"),
        "{}",
        other.text("#r-affairs").await
    );
    no_violations(other, "a vote").await;
    picture(other, "vote-390").await;
    other.tab_to(&says("bot")).await;
    other.key(ENTER).await;
    slow.find(&format!("#r-affairs {}", says("take_back"))).await;
    other.until("everybody sees it", "return !!document.querySelector('.badge.stand-in')").await;
    no_violations(slow, "a seat that was taken over").await;
    picture(slow, "taken-over-390").await;
    slow.click(&says("take_back")).await;
    slow.until("the seat is back", "return !document.querySelector('#r-affairs [data-send*=take_back]')")
        .await;
    slow.find(&says("deeds")).await;
    slow.click(&says("deeds")).await;
    slow.find("#panel[open] .deeds li").await;
    no_violations(slow, "what the bot did").await;
    picture(slow, "deeds-390").await;
    ola.close().await;
    jan.close().await;
}

#[tokio::test]
async fn a_seat_is_handed_over_with_the_keyboard_alone() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    crate::browser::play_now(&browser, &server).await;
    browser.tab_to(&says("handing_over")).await;
    browser.key(ENTER).await;
    browser.find("#panel[open] [data-hand-over]").await;
    browser.tab_to("[name=hand-until]").await;
    browser.key(SPACE).await;
    browser.tab_to("[data-hand-over]").await;
    browser.key(ENTER).await;
    browser.until("the bot plays the turn", "return !!document.querySelector('#r-affairs .affair')").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let kept = "return !!document.activeElement.closest('main, #pop, #panel') || document.activeElement === document.body";
    assert_eq!(browser.run(kept, json!([])).await, json!(true));
    // For one turn: then the owner is asked again by itself, and can look at what was done.
    browser
        .until("the turn is over", "return !document.querySelector('#r-affairs [data-send*=take_back]')")
        .await;
    browser.tab_to(&says("deeds")).await;
    browser.key(ENTER).await;
    browser.find("#panel[open] .deeds li").await;
    browser.close().await;
}
