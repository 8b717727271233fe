//! Every game, from the click on the front page to the look back.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::pictures::{choose_theme, picture};
use crate::browser::support::{Browser, Device, PATIENCE, Server};
use crate::browser::{ACTION, bot_plays, no_violations, play, press_on};

/// Opens a table by its form. Switches are turned on.
pub async fn open_with(browser: &Browser, server: &Server, game: &str, fields: &[(&str, &str)]) {
    browser.go(&format!("{}/games/{game}/open", server.url)).await;
    for (field, value) in fields {
        let fill = "const named = [...document.querySelectorAll(`main form [name=\"${arguments[0]}\"]`)];
            const field = named.find((one) => one.type === 'checkbox') ?? named[0];
            if (field.type === 'checkbox') { field.checked = true; return arguments[1]; }
            field.value = arguments[1]; return field.value";
        assert_eq!(browser.run(fill, json!([field, value])).await, json!(value), "{field} can be chosen");
    }
    browser.begin().await;
}

/// Plays by clicking, against the bot that thinks least, and looks back. A game that is not over after so many clicks is ended by a bot.
/// The options are fields of the form.
async fn played_to_the_end(game: &str, options: &[(&str, &str)], clicks: RangeInclusive<usize>) {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    let fields: Vec<_> = [("seat-1", "easy")].iter().chain(options).copied().collect();
    open_with(&browser, &server, game, &fields).await;
    let pressed = press_on(&browser, *clicks.end()).await;
    assert!(clicks.contains(&pressed), "a whole game was played: {pressed}");
    if browser.count("#r-prompt a[href$='/review']").await == 0 {
        bot_plays(&browser, "back").await;
    }
    browser.click("#r-prompt a[href$='/review']").await;
    browser.find("svg.plot").await;
    assert!(browser.text("main").await.contains("Verified"));
    no_violations(&browser, "the review").await;
    browser.click("a[href$='/step/0']").await;
    browser.find("nav.steps").await;
    let first = browser.url().await;
    browser.click("nav.steps a[rel=next]").await;
    browser.until("the next step", "return location.pathname.endsWith('/step/1')").await;
    assert_ne!(browser.url().await, first, "each step has an address");
    assert_eq!(browser.count("main [data-action]").await, 0, "the past cannot be changed");
    no_violations(&browser, "a step").await;
    browser.close().await;
}

#[tokio::test]
async fn orion_is_played_by_clicking_and_looked_back_at() {
    // Random play may end early: morale falls fast.
    played_to_the_end("orion", &[], 13..=5_000).await;
}

#[tokio::test]
async fn micro_cosmos_is_played_by_clicking_and_looked_back_at() {
    played_to_the_end("microcosmos", &[], 41..=90).await;
}

/// A short game that ends after a few turns: clicking at random hardly ever scores.
#[tokio::test]
async fn andromedas_edge_is_played_by_clicking_and_looked_back_at() {
    played_to_the_end(
        "andromeda",
        &[("option-game_length", "short"), ("option-turn_limit", "6")],
        26..=5_000,
    )
    .await;
}

#[tokio::test]
async fn transgalactica_is_played_by_clicking_and_looked_back_at() {
    played_to_the_end("transgalactica", &[], 41..=90).await;
}

#[tokio::test]
async fn eclipse_is_played_by_clicking_and_looked_back_at() {
    let short = [("option-rounds", "5"), ("option-species_mode", "random")];
    played_to_the_end("eclipse", &short, 31..=5_000).await;
}

/// Two against two at one device: something changes hands once the team mate has agreed, and both know what it was.
#[tokio::test]
async fn team_mates_hand_things_over_when_both_agree() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    let fields = [
        ("seat-1", "me"),
        ("seat-2", "easy"),
        ("seat-3", "easy"),
        ("option-team_mode", "on"),
        ("option-faction_choice", "random"),
    ];
    open_with(&browser, &server, "andromeda", &fields).await;
    // Behind the curtain, to where something can be given, and then whatever comes first.
    let on = "
        const at = (css) => document.querySelector(`#r-prompt ${css}`);
        const sought = document.querySelector(`:is(#r-prompt, #r-tray) [data-action='${arguments[0]}']`);
        const act = sought ?? at('[data-look]') ?? at('[data-send*=end_turn]') ?? at('.confirm :enabled:not([data-action])')
            ?? at('.pick[aria-pressed=false]') ?? at('[data-action]');
        if (!act || document.querySelector('main.sent')) return false;
        act.closest('details')?.setAttribute('open', '');
        if (act !== sought || arguments[1]) act.click();
        return act === sought";
    for (action, press) in [("give", true), ("yes", false)] {
        let started = Instant::now();
        while browser.run(on, json!([action, press])).await != json!(true) {
            assert!(started.elapsed() < PATIENCE, "{action}: {}", browser.text("#r-prompt").await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    no_violations(&browser, "an offer of the team mate").await;
    picture(&browser, "andromeda-team-offer").await;
    browser.click("#r-prompt [data-action='yes']").await;
    let told = "const log = document.querySelector('#log').textContent;
        return log.includes('hands something over to') && log.includes('Handed over:')";
    browser.until("the team mates are told", told).await;
    browser.close().await;
}

/// Whatever the front page offers fits a phone, in Polish, in the dark and in the light, and its pages can be read.
#[tokio::test]
async fn every_game_is_played_on_a_phone_in_polish() {
    let server = Server::start();
    let browser = Browser::open(Device::Phone, "pl").await;
    browser.go(&server.url).await;
    let offered = "return [...document.querySelectorAll('form[action$=\"/play\"]')].map((form) => form.getAttribute('action'))";
    let offered = browser.run(offered, json!([])).await;
    let games: Vec<_> = offered
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|action| action.as_str()?.split('/').nth(2))
        .collect();
    assert!(games.len() > 4, "{games:?}");
    for game in games {
        play(&browser, &server, game).await;
        assert!(browser.text("#r-prompt").await.contains("Decydujesz"), "{game} asks in Polish");
        press_on(&browser, 12).await;
        for theme in ["light", "dark"] {
            choose_theme(&browser, theme).await;
            // Loaded anew, nothing is half way between two colours.
            browser.page.refresh().await.expect("the page loads again");
            browser.find("#r-prompt p").await;
            no_violations(&browser, &format!("{game}, {theme}")).await;
        }
        for page in ["how-to-play", "open"] {
            browser.go(&format!("{}/games/{game}/{page}", server.url)).await;
            no_violations(&browser, &format!("{game}/{page}")).await;
        }
    }
    browser.close().await;
}

/// Alone at the table, the opponent's card is shown step by step, each with its reason.
#[tokio::test]
async fn the_automa_shows_what_it_does_and_why() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    browser.go(&format!("{}/games/microcosmos/open", server.url)).await;
    browser.begin().await;
    let steps = ".mc-program li .thing";
    for _ in 0..80 {
        if browser.count(steps).await > 0 {
            break;
        }
        press_on(&browser, 1).await;
    }
    browser.find(steps).await;
    let reasons = "return [...document.querySelectorAll('.mc-program li .thing')].every((step) => step.dataset.tip.includes('\\n'))";
    assert_eq!(browser.run(reasons, json!([])).await, json!(true), "each step says why");
    browser.find(ACTION).await;
    no_violations(&browser, "the table of one").await;
    browser.close().await;
}

/// Before the click, whoever points at a journey sees its way on the map.
#[tokio::test]
async fn the_way_is_shown_before_the_click() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play(&browser, &server, "microcosmos").await;
    let point = "
        const ways = [...document.querySelectorAll('#r-board .map-way')];
        const seen = () => ways.filter((way) => getComputedStyle(way).display !== 'none').length;
        if (!ways.length || seen() > 0) return 'none';
        const space = ways[0].previousElementSibling.dataset.thing;
        const act = [...document.querySelectorAll('#r-prompt [data-at]')].find((act) => act.dataset.at.split(' ').includes(space));
        act.closest('details')?.setAttribute('open', '');
        act.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        return seen() === 1 ? 'shown' : 'hidden';";
    for _ in 0..80 {
        let found = browser.run(point, json!([])).await;
        if found != json!("none") {
            assert_eq!(found, json!("shown"));
            return browser.close().await;
        }
        press_on(&browser, 1).await;
    }
    panic!("no journey was offered");
}
