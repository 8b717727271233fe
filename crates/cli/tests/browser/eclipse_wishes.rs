//! What players of Eclipse want to do on its page: edit blueprints, switch odds, turn sectors, look things up, watch.

use serde_json::json;

use crate::browser::eclipse::begun;
use crate::browser::games::open_with;
use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{bot_plays, no_violations};

/// Presses the first element like this that does something, wherever it lies.
async fn press(browser: &Browser, css: &str) {
    browser.find(css).await;
    let script = "const button = document.querySelector(arguments[0]);
        button.closest('details')?.setAttribute('open', ''); button.click(); return 1";
    browser.run(script, json!([css])).await;
    browser.until("it is answered", "return !document.querySelector('main.sent')").await;
}

/// A blueprint is edited with running totals and odds that say what would be; what does not fit says why.
#[tokio::test]
async fn a_blueprint_is_edited() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    begun(&browser, &server).await;
    let facts =
        "return document.querySelector('#r-prompt [data-action=\"take upgrade\"] .act-facts').textContent";
    let upkeep = browser.run(facts, json!([])).await;
    assert!(upkeep.as_str().is_some_and(|text| text.contains("Disc") || text.contains('→')), "{upkeep}");
    press(&browser, "#r-prompt [data-action='take upgrade']").await;
    let hull = "const name = [...document.querySelectorAll('#r-prompt [data-action^=\"part\"]')]
        .find((act) => act.querySelector('.act-label').textContent === 'Hull'); name.click(); return 1";
    browser.find("#r-prompt [data-action^='part']").await;
    browser.run(hull, json!([])).await;
    // A source is covered: there is no energy left.
    let source = ".thing[data-thing^='slot-interceptor'][data-about='part-nuclear_source'].can";
    let totals = "return document.querySelector('[data-thing^=\"totals-interceptor\"]').textContent";
    browser.find(source).await;
    let before = browser.run(totals, json!([])).await;
    press(&browser, source).await;
    browser.find(".ec-blueprint.interceptor.wrong").await;
    assert_ne!(browser.run(totals, json!([])).await, before, "running totals");
    picture(&browser, "eclipse-blueprint").await;
    press(&browser, "#r-prompt [data-why='done']").await;
    let why = "return /ECL-91/.test(document.querySelector('#panel').textContent) && /energy/.test(document.querySelector('#panel').textContent)";
    browser.until("the reason with its rule", why).await;
    no_violations(&browser, "why not").await;
    browser.close().await;
}

/// What nobody has is switched on in the odds of a battle to come; it stays on when the page is loaded again.
#[tokio::test]
async fn odds_are_switched() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    begun(&browser, &server).await;
    let mut turns = 0;
    while browser.count(".ec-what-if").await == 0 {
        bot_plays(&browser, "turn").await;
        turns += 1;
        assert!(turns < 60, "bots fight");
    }
    press(&browser, ".ec-what-if > summary").await;
    let odds = "return [...document.querySelectorAll('.ec-coming')].map((one) => one.dataset.tip).join()";
    let bare = browser.run(odds, json!([])).await;
    let switch = ".ec-what-if [data-switch='own-morph']";
    let on = format!("return document.querySelector(\"{switch}\").ariaChecked === 'true'");
    press(&browser, switch).await;
    browser.until("it is on", &on).await;
    assert_eq!(browser.count(".ec-what-if[open]").await, 1, "the switches stay in sight");
    assert_ne!(browser.run(odds, json!([])).await, bare, "the odds say what is supposed");
    assert!(browser.count(".ec-supposed").await > 0);
    picture(&browser, "eclipse-what-if").await;
    no_violations(&browser, "switches").await;
    browser.page.refresh().await.expect("the page loads again");
    browser.until("it is still on", &on).await;
    press(&browser, ".ec-what-if > summary").await;
    press(&browser, switch).await;
    browser.until("nothing is supposed", "return !document.querySelector('.ec-supposed')").await;
    browser.close().await;
}

/// A new sector is turned with a ghost of its wormholes, which follows the answer that is pointed at.
#[tokio::test]
async fn a_sector_is_turned() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    begun(&browser, &server).await;
    press(&browser, "#r-prompt [data-action='take explore']").await;
    press(&browser, "#r-prompt [data-action^='explore']").await;
    press(&browser, "#r-prompt [data-action^='place']").await;
    browser.find("#r-prompt [data-action^='rotate']").await;
    assert!(browser.count(".ec-ghost").await > 0, "where it would lie");
    let pictures = "return [...document.querySelectorAll('#r-prompt [data-action^=\"rotate\"]')].every((act) => act.querySelector('svg .ec-hole'))";
    assert_eq!(browser.run(pictures, json!([])).await, json!(true), "each way has its wormholes");
    let pointed = "document.querySelector('#r-prompt [data-action^=\"rotate\"]').focus();
        return document.querySelectorAll('[data-thing^=\"rotate-\"].pointed').length";
    assert_eq!(browser.run(pointed, json!([])).await, json!(1));
    picture(&browser, "eclipse-rotation").await;
    no_violations(&browser, "a sector that is turned").await;
    browser.close().await;
}

/// Every explanation leads to its rules, and every component is found by its name.
#[tokio::test]
async fn terms_lead_to_rules_and_are_found() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "pl").await;
    begun(&browser, &server).await;
    let terms = [
        "action-research",
        "technologies-grid",
        "store-money",
        "discs",
        "sector-",
        "slot-cruiser",
        "phase",
        "secrets",
    ];
    for term in terms {
        // In one go: a pointer that rests somewhere else would end the explanation.
        let show = format!(
            "document.querySelector('main [data-thing^=\"{term}\"]')
                .dispatchEvent(new PointerEvent('pointerover', {{ pointerType: 'mouse', bubbles: true }}));
            const rule = document.querySelector('#tip:not([hidden]) [data-rule]');
            rule?.click();
            return !!rule"
        );
        browser.until(&format!("the rules of {term}"), &show).await;
        let told = "const panel = document.querySelector('#panel[open]');
            return !!panel && /ECL-\\d/.test(panel.querySelector('h2').textContent) && panel.querySelector('p').textContent.length > 20";
        browser.until(&format!("{term} is ruled"), told).await;
        browser.run("document.querySelector('#panel').close(); document.querySelector('#tip').hidden = true; return 1", json!([])).await;
    }
    browser.run("document.activeElement?.blur(); return 1", json!([])).await;
    browser.key('/').await;
    browser.find("#search-text").await;
    let typed = "const field = document.querySelector('#search-text'); field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return [...document.querySelectorAll('.search-found .about')].map((one) => one.textContent)";
    let found = browser.run(typed, json!(["zrodlo"])).await;
    assert!(found.as_array().is_some_and(|all| all.len() > 2), "without accents: {found}");
    assert_eq!(browser.run(typed, json!(["zzzz"])).await, json!([]));
    picture(&browser, "eclipse-search").await;
    let on_table = "return document.querySelector('.ec-tile[data-about^=\"technology-\"]').dataset.about";
    let key = browser.run(on_table, json!([])).await;
    browser.run(typed, json!([""])).await;
    let point = "const name = document.querySelector(`.search-found [data-about=\"${arguments[0]}\"]`); name?.click(); return !!name";
    // Only so many are listed: by name it is among them.
    let name = "return JSON.parse(document.querySelector('#glossary').textContent)[arguments[0]][0]";
    let name = browser.run(name, json!([key])).await;
    browser.run(typed, json!([name])).await;
    assert_eq!(browser.run(point, json!([key])).await, json!(true));
    browser.until("it is shown where it lies", "return !!document.querySelector('.ec-tile.found')").await;
    no_violations(&browser, "what was found").await;
    browser.close().await;
}

/// Somebody without a seat watches: sees the table and what is said, but no secret and no answer. Both see who is awaited, and since when.
#[tokio::test]
async fn a_table_is_watched() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    begun(&browser, &server).await;
    let watcher = Browser::open(Device::Calm, "pl").await;
    watcher.go(&browser.url().await).await;
    watcher.find(".ec-sky").await;
    assert_eq!(watcher.count("[data-action], [data-thing='secrets']").await, 0);
    let since = "return !!document.querySelector('.awaited time[datetime]')?.textContent";
    watcher.until("who is awaited, and since when", since).await;
    browser.click("#tab-chat").await;
    let say = "document.querySelector('#say-text').value = 'Greetings from Orion';
        document.querySelector('#say').requestSubmit(); return 1";
    browser.run(say, json!([])).await;
    let heard = "return document.querySelector('#chat').textContent.includes('Greetings from Orion')";
    watcher.until("it is heard", heard).await;
    browser.click("#tab-turns").await;
    press(&browser, "#r-prompt [data-action='pass']").await;
    let told = "return /Spasuj/.test(document.querySelector('#r-turns').textContent)";
    watcher.until("the pass is among what was done", told).await;
    no_violations(&watcher, "a table that is watched").await;
    watcher.close().await;
    browser.close().await;
}

/// On a phone all leaves are in the bar, also while something is chosen.
#[tokio::test]
async fn seven_leaves_have_room() {
    let server = Server::start();
    for lang in ["en", "pl"] {
        let browser = Browser::open(Device::Phone, lang).await;
        begun(&browser, &server).await;
        press(&browser, "#r-prompt [data-action='take upgrade']").await;
        let seven = "return document.querySelectorAll('.leaf-bar button').length === 7";
        browser.until("something to choose has its leaf", seven).await;
        let slides =
            "const bar = document.querySelector('.leaf-bar'); return bar.scrollWidth > bar.clientWidth";
        assert_eq!(browser.run(slides, json!([])).await, json!(false), "{lang}: all names are in sight");
        picture(&browser, &format!("eclipse-leaves-{lang}")).await;
        browser.close().await;
    }
}

/// Two empires of nine: the floor and the way of the markers are in sight, and the other may act first by one button.
#[tokio::test]
async fn the_floor_is_in_sight() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    let seats: Vec<_> = (1..7).map(|seat| format!("seat-{seat}")).collect();
    let fields: Vec<_> = seats.iter().map(|seat| (seat.as_str(), "easy")).collect();
    let more = [("option-species_mode", "random"), ("option-simultaneous_play", "true")];
    let fields: Vec<_> = fields.into_iter().chain(more).collect();
    open_with(&browser, &server, "eclipse", &fields).await;
    browser.run("localStorage.setItem('orrery-end-turn', 'false'); return 1", json!([])).await;
    let mut turns = 0;
    while browser.count("#r-prompt [data-action='wait']").await == 0 {
        bot_plays(&browser, "turn").await;
        turns += 1;
        assert!(turns < 30, "somebody receives a marker later");
    }
    assert_eq!(browser.count(".ec-order .marked").await, 2, "both holders");
    let tip = "return document.querySelector('[data-thing=order]').dataset.tip";
    let tip = browser.run(tip, json!([])).await;
    assert!(tip.as_str().is_some_and(|tip| tip.contains("Primary") && tip.contains("Secondary")), "{tip}");
    no_violations(&browser, "the floor").await;
    press(&browser, "#r-prompt [data-action='wait']").await;
    browser.close().await;
}
