//! Pictures of the main pages at four widths, for whoever wants to look; nothing may be wider than its window.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::support::{Browser, Device, Server};
use crate::{play_now, press_on};

/// Where `cargo xtask screenshots` finds them.
fn folder() -> PathBuf {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace");
    let folder = workspace.join("target/screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}

async fn picture(browser: &Browser, name: &str, width: u32) {
    // Pieces on their way come to rest.
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    assert!(!browser.overflows().await, "{name} is wider than {width}");
    let png = browser.page.screenshot().await.expect("a picture");
    std::fs::write(folder().join(format!("{name}-{width}.png")), png).expect("it is written");
}

/// Light, then dark.
async fn in_the_dark(browser: &Browser) {
    for theme in ["light", "dark"] {
        browser.click(&format!("form[action='/preferences'] button[value='{theme}']")).await;
        browser
            .until(
                "the light changes",
                &format!("return document.documentElement.dataset.theme === '{theme}'"),
            )
            .await;
    }
}

#[tokio::test]
async fn the_main_pages_fit_at_every_width() {
    let server = Server::start();
    for (device, lang, widths) in [
        (Device::Desktop, "en", &[(768, 1024), (1280, 900), (1920, 1080)][..]),
        (Device::Phone, "pl", &[(390, 844)][..]),
    ] {
        let browser = Browser::open(device, lang).await;
        browser.go(&server.url).await;
        in_the_dark(&browser).await;
        let pages = ["front", "open", "guide", "rules", "table", "turn"];
        for page in pages {
            match page {
                "front" => browser.go(&server.url).await,
                "table" => play_now(&browser, &server).await,
                "turn" => {
                    press_on(&browser, 22).await;
                    browser.find("#r-prompt [data-action]").await;
                    browser.run("window.scrollTo(0, 0); return 1", json!([])).await;
                }
                _ => browser.go(&format!("{}/games/orion/{page}", server.url)).await,
            }
            for (width, height) in widths {
                if device == Device::Desktop {
                    browser.page.set_window_size(*width, *height).await.expect("a window");
                }
                picture(&browser, page, *width).await;
            }
        }
        browser.close().await;
    }
}
