//! What one notices in the first minutes: what the pages tell by themselves, and what can be set.

use serde_json::{Value, json};

use crate::browser::games::open_with;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{ACTION, no_violations, press_on};

/// The light of the page, as it is painted.
const GROUND: &str = "return getComputedStyle(document.body).backgroundColor";

/// What the front page tells of each game: what one does, and the facts.
const FACTS: &str = "
    return [...document.querySelectorAll('article.game')].map((game) => ({
        name: game.querySelector('h3').textContent,
        does: game.querySelector('p').textContent.length,
        facts: [...game.querySelectorAll('.facts li')].map((fact) => fact.textContent).join(', '),
        guide: game.querySelector('a[href$=\"/how-to-play\"]')?.checkVisibility() ?? false,
    }))";

/// The sizes of all fields of one kind, which should be one.
const SIZES: &str = "
    const sizes = (css) => [...new Set([...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return `${Math.round(width)}x${Math.round(height)} ${getComputedStyle(one).fontSize}`;
    }))];
    return sizes(arguments[0])";

/// Whether all of an element is in the window, and nothing lies upon it.
const IN_SIGHT: &str = "
    const box = document.querySelector(arguments[0]).getBoundingClientRect();
    const inside = box.height > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    const upon = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return inside && !!upon?.closest(arguments[0])";

async fn in_sight(browser: &Browser, css: &str) -> bool {
    browser.run(IN_SIGHT, json!([css])).await == json!(true)
}

#[tokio::test]
async fn the_front_page_the_light_and_the_form_need_no_explanation() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    browser.resize(1280, 720).await;
    browser.go(&server.url).await;
    let games = browser.run(FACTS, json!([])).await;
    let named: Vec<&Value> = games
        .as_array()
        .into_iter()
        .flatten()
        .filter(|game| game["facts"].as_str().is_some_and(|facts| facts.contains("minutes")))
        .collect();
    assert_eq!(named.len(), 5, "the five games say how long they take: {games}");
    for game in named {
        let facts = game["facts"].as_str().unwrap_or_default();
        assert!(facts.contains("player") && facts.contains("alone"), "how many, and whether alone: {game}");
        assert!(
            facts.contains("easy") || facts.contains("medium") || facts.contains("heavy"),
            "how heavy: {game}"
        );
        assert!(game["does"].as_u64().is_some_and(|letters| letters > 60), "what one does: {game}");
        assert_eq!(game["guide"], json!(true), "how to play is in sight: {game}");
    }

    // On a light system the first click is seen, and so is the next one.
    let light = "return matchMedia('(prefers-color-scheme: light)').matches";
    assert_eq!(browser.run(light, json!([])).await, json!(true), "a light system");
    let mut before = browser.run(GROUND, json!([])).await;
    for theme in ["dark", "light"] {
        let shown = "return [...document.querySelectorAll('form[action=\"/preferences\"] [name=theme]')]
            .filter((button) => button.checkVisibility()).map((button) => button.value).join()";
        assert_eq!(browser.run(shown, json!([])).await, json!(theme), "one button, for the other light");
        browser.click(&format!("form[action='/preferences'] [value={theme}]")).await;
        let changed = format!("return document.documentElement.dataset.theme === '{theme}'");
        browser.until("the theme changes", &changed).await;
        let now = browser.run(GROUND, json!([])).await;
        assert_ne!(now, before, "it is seen");
        before = now;
    }

    // The form asks for the seats; the rest is there for whoever unfolds it, in fields of one size.
    browser.go(&format!("{}/games/andromeda/open", server.url)).await;
    let high = "return document.documentElement.scrollHeight";
    let short = browser.run(high, json!([])).await.as_u64().expect("a number");
    assert!(short < 1_100, "the form is {short} px high");
    assert!(in_sight(&browser, "main form button.main").await, "its button is seen at once");
    browser
        .run("for (const fold of document.querySelectorAll('details')) fold.open = true; return 1", json!([]))
        .await;
    for fields in [".seat-row select", ".settings select", ".settings input[type=checkbox]"] {
        let sizes = browser.run(SIZES, json!([fields])).await;
        assert_eq!(sizes.as_array().map(Vec::len), Some(1), "{fields}: {sizes}");
    }
    no_violations(&browser, "the unfolded form").await;
    browser.close().await;
}

#[tokio::test]
async fn a_table_explains_itself_and_can_be_set_to_ones_liking() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    browser.resize(1280, 720).await;
    open_with(&browser, &server, "orion", &[("seat-1", "easy")]).await;
    browser.find(ACTION).await;
    assert!(in_sight(&browser, ".ask .help").await, "how to play is in sight");
    assert_eq!(browser.text(".ask .help a").await, "How to play");
    // No turn waits to be ended.
    browser.run("localStorage.setItem('orrery-end-turn', 'false'); return 1", json!([])).await;
    press_on(&browser, 6).await;

    // In words: sentences, and tables as tables.
    browser.click("#tab-words").await;
    browser.find("#r-words p").await;
    let words = browser.text("#r-words").await;
    assert!(!words.contains('|'), "{words}");
    browser.find("#r-words table.words th").await;
    no_violations(&browser, "the table in words").await;

    // Settings of one size; the size of texts and a compact table are kept.
    browser.click("#tab-settings").await;
    let switches = browser.run(SIZES, json!(["#side-settings .switch input"])).await;
    assert_eq!(switches.as_array().map(Vec::len), Some(1), "{switches}");
    let measured = "const root = getComputedStyle(document.documentElement);
        return [Number.parseFloat(root.fontSize), document.querySelector('.ask-body').clientWidth && Number.parseFloat(getComputedStyle(document.querySelector('.ask-body')).paddingTop)]";
    let usual = browser.run(measured, json!([])).await;
    let choose = "const list = document.querySelector('[data-choice=text]');
        list.value = 'large'; list.dispatchEvent(new Event('change')); return 1";
    browser.run(choose, json!([])).await;
    browser.click("[data-preference=compact]").await;
    browser.page.refresh().await.expect("the page loads again");
    browser.find("#r-prompt .question").await;
    browser.until("it is set", "return document.documentElement.dataset.compact === 'true'").await;
    let set = browser.run(measured, json!([])).await;
    assert!(set[0].as_f64() > usual[0].as_f64(), "larger texts: {usual}, {set}");
    assert!(set[1].as_f64() < usual[1].as_f64(), "a denser table: {usual}, {set}");
    browser
        .run(
            "localStorage.removeItem('orrery-text'); localStorage.removeItem('orrery-compact'); return 1",
            json!([]),
        )
        .await;
    assert_eq!(browser.count("[data-away]").await, 0, "who loads a page again was not away");

    // What a bot decided for one is told in a box that can be closed for good.
    browser.click("[data-send*='\"handing_over\"']").await;
    browser.find("#panel[open] [data-hand-over]").await;
    browser.click("[name=hand-until][value=turn]").await;
    browser.click("#panel [data-hand-over]").await;
    let told = "#r-affairs [data-send*='\"deeds_seen\"']";
    browser.find(told).await;
    browser.find(ACTION).await;
    browser.click(told).await;
    let gone = format!("return !document.querySelector(`{told}`)");
    browser.until("the box is closed", &gone).await;
    browser.page.refresh().await.expect("the page loads again");
    browser.find(ACTION).await;
    assert_eq!(browser.count(told).await, 0, "it stays closed");
    browser.close().await;
}
