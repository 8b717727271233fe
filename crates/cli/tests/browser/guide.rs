//! Guided first games: the question before the first game, the teacher at the table.

use serde_json::json;

use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{no_violations, start};

/// How much of the board and of what is lit the teacher covers, in pixels.
const COVERED: &str = "
    const a = document.querySelector('.teacher').getBoundingClientRect();
    const over = (element) => {
        const b = element.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return Math.max(0, wide) * Math.max(0, high);
    };
    const lit = [...document.querySelectorAll('.scene .lit')];
    return Math.round([document.querySelector('.stage'), ...lit].map(over).reduce((sum, part) => sum + part, 0))";

/// How many things the present part lights, and how many of them are seen.
const LIT: &str = "
    const part = document.querySelector('.lesson-part:not([hidden])');
    const wanted = part.dataset.light.split(' ').filter(Boolean).length;
    const seen = [...document.querySelectorAll('.lit')].filter((lit) => lit.checkVisibility());
    return [wanted, seen.length]";

/// How high the part of the box is in which answers are seen, in pixels.
const ROOM: &str = "
    const box = document.querySelector('.ask').getBoundingClientRect();
    const first = document.querySelector('#r-prompt .acts :is([data-action], summary)').getBoundingClientRect();
    return Math.round(box.bottom - first.top)";

/// From the front page to the guided game.
async fn first_game(browser: &Browser, server: &Server, game: &str) {
    browser.go(&server.url).await;
    start(browser, game, "no").await;
    browser.find(".lesson-part").await;
}

/// Turns to the last part of what the teacher says; each of them lights what it speaks of.
async fn listen(browser: &Browser, game: &str) {
    loop {
        let lit = browser.run(LIT, json!([])).await;
        assert_eq!(lit[0], lit[1], "{game}: {}", browser.text(".lesson").await);
        if browser.count("[data-lesson='1']:enabled").await == 0 {
            return;
        }
        browser.click("[data-lesson='1']").await;
    }
}

/// Does what the teacher proposes, and waits until that is done.
async fn follow(browser: &Browser, game: &str) {
    listen(browser, game).await;
    let before = browser.run("return document.querySelector('.lesson').textContent", json!([])).await;
    browser.click(".lesson-part:not([hidden]) .lesson-do").await;
    // What was picked is confirmed, and a turn that is done is ended.
    let goes_on = format!(
        "const sure = document.querySelector('#r-prompt .confirm :enabled[data-confirm], #r-prompt [data-send*=end_turn]');
        if (sure && !document.querySelector('main.sent')) sure.click();
        return document.querySelector('.lesson').textContent !== {before} && Boolean(document.querySelector('.lesson-part'))"
    );
    browser.until("the teacher goes on", &goes_on).await;
}

#[tokio::test]
async fn whoever_has_never_played_is_asked_once_and_guided_at_a_desk() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    browser.resize(1280, 720).await;
    first_game(&browser, &server, "orion").await;
    assert!(browser.text(".lesson").await.contains("Welcome"));
    picture(&browser, "guide-orion-desk").await;
    no_violations(&browser, "a guided table").await;
    assert_eq!(browser.run(COVERED, json!([])).await, json!(0), "the board is free");
    for _ in 0..3 {
        follow(&browser, "orion").await;
        assert_eq!(browser.run(COVERED, json!([])).await, json!(0), "{}", browser.text(".lesson").await);
        let room = browser.run(ROOM, json!([])).await.as_i64().expect("pixels");
        assert!(room >= 120, "{room} pixels for answers below {}", browser.text(".lesson").await);
    }
    picture(&browser, "guide-orion-desk-attacked").await;
    // Left and resumed: the teacher is where the table is.
    let table = browser.url().await;
    let said = browser.text(".lesson").await;
    browser.go(&server.url).await;
    browser.go(&table).await;
    assert_eq!(browser.text(".lesson").await, said);
    // By keys alone: to the teacher, to the end of what is said, and do it.
    browser.key('t').await;
    browser
        .until("the teacher has the focus", "return Boolean(document.activeElement.closest('.teacher'))")
        .await;
    listen(&browser, "orion").await;
    // Something else than what is proposed.
    browser
        .run("document.querySelector('#r-prompt [data-action=propaganda]').click(); return 1", json!([]))
        .await;
    let elsewhere = "
        const sure = document.querySelector('#r-prompt [data-send*=end_turn]');
        if (sure && !document.querySelector('main.sent')) sure.click();
        return Boolean(document.querySelector('.lesson-ask'))";
    browser.until("the teacher goes on without the line", elsewhere).await;
    assert_eq!(browser.count(".lesson-do").await, 0, "nothing of the line is proposed any more");
    browser.click(".lesson-ask").await;
    browser.find(".panel .hints").await;
    // Asked once: the next game begins at once, without a teacher.
    browser.go(&server.url).await;
    browser.click("form[action='/games/orion/play'] button").await;
    browser.find("main.table").await;
    assert_eq!(browser.count(".lesson").await, 0);
    browser.close().await;
}

#[tokio::test]
async fn a_phone_shows_what_the_teacher_speaks_of_in_polish() {
    let server = Server::start();
    let browser = Browser::open(Device::Phone, "pl").await;
    browser.go(&server.url).await;
    browser.click("form[action='/games/orion/play'] button").await;
    browser.find("input[name=played]").await;
    picture(&browser, "guide-question-phone").await;
    no_violations(&browser, "have you played this before?").await;
    browser.click("form:has(input[value=no]) button").await;
    browser.find(".lesson-part").await;
    assert!(browser.text(".lesson").await.contains("Witaj"));
    picture(&browser, "guide-orion-phone").await;
    no_violations(&browser, "a guided table on a phone").await;
    browser.click("[data-lesson='1']").await;
    browser.click(".lesson-part:not([hidden]) [data-lesson-show]").await;
    let seen = "
        const lit = document.querySelector('.lit').getBoundingClientRect();
        const upon = document.elementFromPoint(lit.left + lit.width / 2, lit.top + lit.height / 2);
        return lit.top >= 0 && lit.bottom <= innerHeight && !upon.closest('.ask')";
    browser.until("what is lit is in sight, and the sheet gives way", seen).await;
    picture(&browser, "guide-orion-phone-shown").await;
    browser.click("[data-fold]").await;
    follow(&browser, "orion").await;
    browser.close().await;
}

/// Each other game: what the teacher says first is lit and can be done, at a desk and on a phone.
#[tokio::test]
async fn every_game_has_a_guided_first_game() {
    let server = Server::start();
    for (device, lang) in [(Device::Calm, "en"), (Device::Phone, "pl")] {
        let browser = Browser::open(device, lang).await;
        if device == Device::Calm {
            browser.resize(1280, 720).await;
        }
        for game in ["microcosmos", "andromeda", "transgalactica", "eclipse"] {
            first_game(&browser, &server, game).await;
            picture(&browser, &format!("guide-{game}-{lang}")).await;
            no_violations(&browser, game).await;
            if device == Device::Calm {
                assert_eq!(browser.run(COVERED, json!([])).await, json!(0), "{game}");
            }
            follow(&browser, game).await;
            picture(&browser, &format!("guide-{game}-{lang}-next")).await;
        }
        browser.close().await;
    }
}
