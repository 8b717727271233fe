//! Standing answers, as a person sets, sees and revokes them.

use serde_json::json;

use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{ACTION, no_violations, press_on};

const ENTER: char = '\u{e007}';

/// Whether the log tells of so many answers that were given in advance.
fn given(count: usize, words: &str) -> String {
    format!(
        "return [...document.querySelectorAll('#log li')]
            .filter((line) => line.textContent.includes('{words}')).length >= {count}"
    )
}

/// Opens a table with two bots at which the person is the first captain.
async fn among_smugglers(browser: &Browser, server: &Server) {
    browser.go(&format!("{}/games/smugglers/open", server.url)).await;
    let fill = "
        document.querySelector('[name=\"seat-1\"]').value = 'easy';
        document.querySelector('[name=\"seat-2\"]').value = 'easy';
        document.querySelector('[name=\"option-rounds\"]').value = '3';
        return 1";
    browser.run(fill, json!([])).await;
    browser.begin().await;
    browser.find(ACTION).await;
}

/// Fills in the form; what the preview said before.
async fn wish(browser: &Browser, comparison: &str, than: i64) -> String {
    let script = "
        const form = document.querySelector('#standing-form');
        const said = document.querySelector('#standing-preview').textContent;
        form.elements.answer.value = 'draw';
        form.querySelector('[name=number]').value = 'score seat2';
        form.querySelector('[name=is]').value = arguments[0];
        form.querySelector('[name=than]').value = arguments[1];
        form.querySelector('[name=than]').dispatchEvent(new Event('input', {bubbles: true}));
        return said";
    browser.run(script, json!([comparison, than])).await.as_str().unwrap_or_default().to_owned()
}

/// Opens the list; on a phone the question lies above the lower part of the window.
async fn open_list(browser: &Browser) {
    let to = "document.querySelector('#tab-answers').scrollIntoView({block: 'center'}); return 1";
    browser.run(to, json!([])).await;
    browser.click("#tab-answers").await;
    let to = "document.querySelector('#side-answers').scrollIntoView({block: 'start'}); return 1";
    browser.run(to, json!([])).await;
}

async fn preview_changes(browser: &Browser, said: &str) {
    let changed =
        format!("return document.querySelector('#standing-preview').textContent !== {}", json!(said));
    browser.until("the preview changes", &changed).await;
}

/// An answer under a condition is foretold, given and told at a new table. Then the seat is to be asked whether it informs:
/// false if it never holds the card for that.
async fn asked_to_inform(browser: &Browser, server: &Server, lang: &str, told: &str) -> bool {
    among_smugglers(browser, server).await;
    browser.click("#r-prompt details.standing summary").await;
    browser.find("#r-prompt details.standing[open] [data-stand]").await;
    picture(browser, &format!("standing-menu-{lang}")).await;
    no_violations(browser, "the menu").await;

    browser.click("[data-stand-form]").await;
    browser.find("#panel[open] #standing-form").await;
    preview_changes(browser, "").await;
    browser.click("[data-add-condition]").await;
    browser.until("the number has the focus", "return document.activeElement.name === 'number'").await;
    wish(browser, "at_most", 0).await;
    let said = wish(browser, "at_least", 100).await;
    preview_changes(browser, &said).await;
    picture(browser, &format!("standing-form-{lang}")).await;
    no_violations(browser, "the form").await;
    let said = wish(browser, "at_most", 100).await;
    preview_changes(browser, &said).await;
    let submit = browser.find("#standing-form [type=submit]").await;
    submit.send_keys(&ENTER.to_string()).await.expect("a button");
    browser.until("it is given and told", &given(1, told)).await;

    // The others sail; then this seat is asked whether it informs, and never again.
    let asked = "return !!document.querySelector('#r-prompt [data-stand*=\"ask-inform\"]')";
    for _ in 0..60 {
        if browser.run(asked, json!([])).await == json!(true) {
            return true;
        }
        if press_on(browser, 1).await == 0 {
            return false;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    false
}

/// An answer under a condition and a pass for ever: foretold, given, told, kept over a crash, revoked.
#[tokio::test]
async fn standing_answers_are_set_seen_given_and_revoked() {
    let mut server = Server::start();
    for (device, lang, told) in
        [(Device::Desktop, "en", "your standing answer"), (Device::Phone, "pl", "stała odpowiedź")]
    {
        let browser = Browser::open(device, lang).await;
        let mut tables = 0;
        while !asked_to_inform(&browser, &server, lang, told).await {
            tables += 1;
            assert!(tables < 8, "nobody is ever dealt an informer");
        }
        browser.click("#r-prompt details.standing summary").await;
        browser.click("#r-prompt [data-stand*='ask-inform']").await;
        browser.until("that is given and told", &given(2, told)).await;
        open_list(&browser).await;
        browser
            .until(
                "both are listed",
                "return document.querySelectorAll('#side-answers [data-revoke]').length === 2",
            )
            .await;
        picture(&browser, &format!("standing-list-{lang}")).await;
        no_violations(&browser, "the list").await;

        server.kill_and_restart();
        browser
            .until("the line is open again", "return document.documentElement.dataset.line === 'open'")
            .await;
        browser.page.refresh().await.expect("the page loads again");
        browser.until("the log still tells", &given(2, told)).await;
        for left in [1, 0] {
            open_list(&browser).await;
            browser.click("#side-answers [data-revoke]").await;
            let gone =
                format!("return document.querySelectorAll('#side-answers [data-revoke]').length === {left}");
            browser.until("one is revoked", &gone).await;
        }
        browser.close().await;
    }
}
