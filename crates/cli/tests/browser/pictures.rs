//! Pictures of the main pages at four widths, for whoever wants to look; nothing may be wider than its window.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::browser::support::{Browser, Device, Server};
use crate::browser::{open_table, play_now, press_on};

/// Pictures are kept if this is set; else they are only measured.
const KEEP: &str = "ORRERY_PICTURES";

/// Where `cargo xtask screenshots` finds them.
fn folder() -> PathBuf {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace");
    let folder = workspace.join("target/screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}

/// A picture of the window as it is.
pub async fn picture(browser: &Browser, name: &str) {
    browser.two_frames().await;
    // Pieces on their way come to rest; what turns for ever does not.
    let still = "return document.getAnimations().every((one) =>
        one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)";
    browser.until("nothing moves", still).await;
    assert!(!browser.overflows().await, "{name} is wider than its window");
    if std::env::var_os(KEEP).is_none() {
        return;
    }
    let png = browser.page.screenshot().await.expect("a picture");
    std::fs::write(folder().join(format!("{name}.png")), png).expect("it is written");
}

/// Chooses a theme with the switch of the page, which offers the one that the page does not have.
pub async fn choose_theme(browser: &Browser, theme: &str) {
    let other = if theme == "light" { "dark" } else { "light" };
    let offered = format!(
        "return document.querySelector(\"form[action='/preferences'] button[value='{theme}']\")?.offsetParent != null"
    );
    if browser.run(&offered, json!([])).await != json!(true) {
        switch(browser, other).await;
    }
    switch(browser, theme).await;
}

async fn switch(browser: &Browser, theme: &str) {
    browser.click(&format!("form[action='/preferences'] button[value='{theme}']")).await;
    let changed = format!("return document.documentElement.dataset.theme === '{theme}'");
    browser.until("the theme changes", &changed).await;
}

/// Each window with what its pictures are called; a low one too, as on small desks.
const WINDOWS: [(&str, u32, u32); 4] =
    [("768", 768, 1024), ("1280", 1280, 900), ("1280-low", 1280, 720), ("1920", 1920, 1080)];

#[tokio::test]
async fn the_main_pages_fit_at_every_width() {
    let server = Server::start();
    for (device, lang, windows) in
        [(Device::Desktop, "en", &WINDOWS[..]), (Device::Phone, "pl", &[("390", 390, 844)][..])]
    {
        let browser = Browser::open(device, lang).await;
        browser.go(&server.url).await;
        for page in ["front", "open", "guide", "rules", "account", "waiting", "table", "turn"] {
            match page {
                "front" => browser.go(&server.url).await,
                "account" => browser.go(&format!("{}/account", server.url)).await,
                "waiting" => open_table(&browser, &server, "friend").await,
                "table" => play_now(&browser, &server).await,
                "turn" => {
                    press_on(&browser, 22).await;
                    browser.find("#r-prompt [data-action], #r-prompt [data-send*=end_turn]").await;
                    browser.run("window.scrollTo(0, 0); return 1", json!([])).await;
                }
                _ => browser.go(&format!("{}/games/orion/{page}", server.url)).await,
            }
            for theme in ["light", "dark"] {
                choose_theme(&browser, theme).await;
                for (name, width, height) in windows {
                    if device == Device::Desktop {
                        browser.page.set_window_size(*width, *height).await.expect("a window");
                    }
                    let shade = if theme == "light" { "-light" } else { "" };
                    picture(&browser, &format!("{page}-{name}{shade}")).await;
                    if page == "turn" && device == Device::Desktop && *width >= 1280 {
                        assert!(
                            browser.run(NUMBERS, json!([])).await == json!(true),
                            "{name}: the own numbers are hidden"
                        );
                    }
                }
            }
        }
        browser.close().await;
    }
}

/// Whether the reader sees the own numbers without scrolling.
const NUMBERS: &str = "
    const seen = (element) => {
        if (!element?.checkVisibility()) return false;
        const box = element.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return element.contains(at);
    };
    return [...document.querySelectorAll('.mine .or-track')].every(seen)";
