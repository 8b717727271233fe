//! Every table fits its window and can be read: at a desk and on a phone, in both languages, from the beginning to the end.

use serde_json::json;

use crate::browser::games::open_with;
use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{bot_plays, press_on};

/// Reads every text of the page.
const MEASURE: &str = include_str!("measure.js");

/// Windows at a desk.
const DESKS: [(u32, u32); 4] = [(1280, 720), (1280, 800), (1440, 900), (1920, 1080)];
/// The smallest text at a desk and on a phone, in pixels.
const AT_A_DESK: f64 = 11.0;
const ON_A_PHONE: f64 = 12.0;

/// What a browser fetches that has nothing yet, compressed, in bytes.
const FIRST_VISIT: f64 = 80_000.0;

/// How much came with the page, whether or not the browser had some of it.
const FETCHED: &str = "
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)";

/// What is wrong with a page as it is.
async fn complaints(browser: &Browser, least: f64, one_screen: bool) -> Vec<String> {
    let found = browser.run(MEASURE, json!([least, one_screen])).await;
    found.as_array().into_iter().flatten().filter_map(|one| one.as_str().map(str::to_owned)).collect()
}

/// Looks at a table in every window that the device can have.
async fn look(browser: &Browser, device: Device, what: &str) {
    if device == Device::Phone {
        browser.two_frames().await;
        // A table without leaves is one.
        for leaf in 0..browser.count(".leaf-bar button").await.max(1) {
            let turn = "
                const leaf = document.querySelectorAll('.leaf-bar button')[arguments[0]];
                leaf?.click();
                return leaf?.textContent ?? ''";
            let name = browser.run(turn, json!([leaf])).await;
            browser.two_frames().await;
            picture(browser, &format!("{what}-phone-{leaf}")).await;
            let found = complaints(browser, ON_A_PHONE, false).await;
            assert!(found.is_empty(), "{what} on a phone, {name}: {found:#?}");
        }
        return;
    }
    for (width, height) in DESKS {
        browser.resize(width, height).await;
        // A picture takes longer than all that is measured.
        if (width, height) == DESKS[0] {
            picture(browser, &format!("{what}-{width}x{height}")).await;
        }
        let found = complaints(browser, AT_A_DESK, true).await;
        assert!(found.is_empty(), "{what} at {width}x{height}: {found:#?}");
    }
}

/// Plays against bots that think least and looks at the beginning, on the way, and at the end, in both languages. A few answers
/// are clicked; then a bot plays the seat, which fills the table more than chance does, and takes a twentieth of the time. The options are fields of
/// the form.
async fn fits(game: &str, device: Device, options: &[(&str, &str)]) {
    let server = Server::start();
    let browser = Browser::open(device, "en").await;
    let fields: Vec<_> = [("seat-1", "easy")].iter().chain(options).copied().collect();
    open_with(&browser, &server, game, &fields).await;
    let fetched = browser.run(FETCHED, json!([])).await.as_f64().expect("a number");
    assert!(fetched > 10_000.0 && fetched < FIRST_VISIT, "{game}: {fetched} bytes");
    assert_eq!(browser.count("[data-away]").await, 0, "nobody was away before the first visit");
    browser.run("localStorage.setItem('orrery-motion', 'false'); return 1", json!([])).await;
    for moment in ["beginning", "middle", "end"] {
        match moment {
            "middle" => {
                press_on(&browser, 12).await;
                for _ in 0..TURNS {
                    bot_plays(&browser, "turn").await;
                }
            }
            "end" => bot_plays(&browser, "back").await,
            _ => {}
        }
        browser.find("#r-prompt .question").await;
        for _ in 0..2 {
            let lang = browser.run("return document.documentElement.lang", json!([])).await;
            let lang = lang.as_str().unwrap_or_default();
            look(&browser, device, &format!("{game}-{moment}-{lang}")).await;
            browser.click("form[action='/preferences'] button[name='lang']").await;
            let other = format!("return document.documentElement.lang !== '{lang}'");
            browser.until("the language changes", &other).await;
        }
    }
    browser.close().await;
}

/// So many turns lie between the beginning and the middle.
const TURNS: usize = 4;

#[tokio::test]
async fn orion_fits_a_desk() {
    fits("orion", Device::Calm, &[]).await;
}

#[tokio::test]
async fn orion_fits_a_phone() {
    fits("orion", Device::Phone, &[]).await;
}

#[tokio::test]
async fn micro_cosmos_fits_a_desk() {
    fits("microcosmos", Device::Calm, &[]).await;
}

#[tokio::test]
async fn micro_cosmos_fits_a_phone() {
    fits("microcosmos", Device::Phone, &[]).await;
}

#[tokio::test]
async fn andromedas_edge_fits_a_desk() {
    fits("andromeda", Device::Calm, &[]).await;
}

/// With four players the map has most rows.
#[tokio::test]
async fn four_at_andromedas_edge_fit_a_desk() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    let fields =
        [("seat-1", "easy"), ("seat-2", "easy"), ("seat-3", "easy"), ("option-faction_choice", "random")];
    open_with(&browser, &server, "andromeda", &fields).await;
    browser.resize(1280, 720).await;
    bot_plays(&browser, "back").await;
    browser.page.refresh().await.expect("the page loads again");
    browser.find("#r-prompt .question").await;
    picture(&browser, "andromeda-four-1280x720").await;
    let found = complaints(&browser, AT_A_DESK, true).await;
    assert!(found.is_empty(), "at the end: {found:#?}");
    let slid = "const { scrollHeight, clientHeight } = document.querySelector('.ae-sky'); return scrollHeight > clientHeight";
    assert_eq!(browser.run(slid, json!([])).await, json!(false), "all of the map is seen");
    browser.close().await;
}

#[tokio::test]
async fn transgalactica_fits_a_desk() {
    fits("transgalactica", Device::Calm, &[]).await;
}

#[tokio::test]
async fn transgalactica_fits_a_phone() {
    fits("transgalactica", Device::Phone, &[]).await;
}

/// What a map leaves out because it would be too small appears on zooming, and is as large as all other texts.
#[tokio::test]
async fn what_a_map_leaves_out_appears_on_zooming() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    open_with(&browser, &server, "microcosmos", &[("seat-1", "easy")]).await;
    browser.resize(1280, 720).await;
    let details = "return [...document.querySelectorAll('.map-detail')].filter((one) => one.getBoundingClientRect().height).length";
    browser.until("the map fits", &format!("return (() => {{ {details} }})() === 0")).await;
    for _ in 0..3 {
        browser.click("[data-zoom=in]").await;
    }
    let near = browser.run(details, json!([])).await;
    assert!(near.as_u64() > Some(10), "{near} details appear");
    let found = complaints(&browser, AT_A_DESK, false).await;
    let small: Vec<_> = found.into_iter().filter(|one| one.contains(" px: ")).collect();
    assert!(small.is_empty(), "zoomed in: {small:#?}");
    picture(&browser, "microcosmos-zoomed-1280x720").await;
    browser.click("[data-zoom=fit]").await;
    assert_eq!(browser.run(details, json!([])).await, json!(0));
    browser.close().await;
}

#[tokio::test]
async fn andromedas_edge_fits_a_phone() {
    fits("andromeda", Device::Phone, &[]).await;
}

#[tokio::test]
async fn eclipse_fits_a_desk() {
    fits("eclipse", Device::Calm, &[]).await;
}

#[tokio::test]
async fn eclipse_fits_a_phone() {
    fits("eclipse", Device::Phone, &[]).await;
}

/// Nine empires: everybody has a line, and the galaxy is read from far away; details appear on zooming.
#[tokio::test]
async fn nine_empires_fit_a_desk() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    let seats: Vec<_> = (1..9).map(|seat| format!("seat-{seat}")).collect();
    let fields: Vec<_> = seats.iter().map(|seat| (seat.as_str(), "easy")).collect();
    let fields: Vec<_> = fields.into_iter().chain([("option-species_mode", "random")]).collect();
    open_with(&browser, &server, "eclipse", &fields).await;
    browser.resize(1280, 720).await;
    // Everybody has found a place.
    bot_plays(&browser, "turn").await;
    picture(&browser, "eclipse-nine-1280x720").await;
    let found = complaints(&browser, AT_A_DESK, true).await;
    assert!(found.is_empty(), "at the beginning: {found:#?}");
    let names = "return [...document.querySelectorAll('.ec-name')].filter((one) => one.getBoundingClientRect().height).length";
    assert_eq!(browser.run(names, json!([])).await, json!(0), "names would be too small");
    for _ in 0..4 {
        browser.click("[data-zoom=in]").await;
    }
    assert!(browser.run(names, json!([])).await.as_u64() > Some(5), "names appear");
    let found = complaints(&browser, AT_A_DESK, false).await;
    let small: Vec<_> = found.into_iter().filter(|one| one.contains(" px: ")).collect();
    assert!(small.is_empty(), "zoomed in: {small:#?}");
    browser.close().await;
}

/// As many empires as there are seats, at the end of their game: the map is full, and so are boards, tracks and blueprints.
async fn late_empires_fit(device: Device, seats: usize) {
    let server = Server::start();
    let browser = Browser::open(device, "pl").await;
    let seats_of: Vec<_> = (1..seats).map(|seat| format!("seat-{seat}")).collect();
    let fields: Vec<_> = seats_of.iter().map(|seat| (seat.as_str(), "easy")).collect();
    let fields: Vec<_> = fields.into_iter().chain([("option-species_mode", "random")]).collect();
    open_with(&browser, &server, "eclipse", &fields).await;
    browser.run("localStorage.setItem('orrery-motion', 'false'); return 1", json!([])).await;
    bot_plays(&browser, "back").await;
    browser.page.refresh().await.expect("the page loads again");
    browser.find("#r-prompt .question").await;
    look(&browser, device, &format!("eclipse-late-{seats}")).await;
    browser.close().await;
}

#[tokio::test]
#[ignore = "takes a minute; run it with --run-ignored only"]
async fn four_late_empires_fit_a_desk() {
    late_empires_fit(Device::Calm, 4).await;
}

#[tokio::test]
async fn four_late_empires_fit_a_phone() {
    late_empires_fit(Device::Phone, 4).await;
}

#[tokio::test]
async fn nine_late_empires_fit_a_desk() {
    late_empires_fit(Device::Calm, 9).await;
}

#[tokio::test]
#[ignore = "takes a minute; run it with --run-ignored only"]
async fn nine_late_empires_fit_a_phone() {
    late_empires_fit(Device::Phone, 9).await;
}
