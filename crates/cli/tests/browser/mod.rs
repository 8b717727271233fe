//! The product as a person uses it: in a real browser, at a desk and on a phone, in both languages.

mod account;
mod answers;
mod comfort;
mod eclipse;
mod eclipse_wishes;
mod exercises;
mod fits;
mod games;
mod guide;
mod keyboard;
mod leaves;
mod notices;
mod pictures;
mod reading;
mod review;
mod seats;
mod sessions;
mod support;
mod tokens;
mod tray;
mod turns;

use std::time::{Duration, Instant};

use serde_json::json;
use support::{Browser, Device, PATIENCE, Server};

/// What answers: an action, what was picked, the end of the turn.
const ACTION: &str = "#r-prompt [data-action], #r-prompt [data-confirm], #r-prompt [data-send*=end_turn]";

fn play_button(game: &str) -> String {
    format!("form[action='/games/{game}/play'] button")
}

/// From the front page to a table of Orion with a bot, by one click.
async fn play_now(browser: &Browser, server: &Server) {
    play(browser, server, "orion").await;
}

/// The same for any game.
async fn play(browser: &Browser, server: &Server, game: &str) {
    browser.go(&server.url).await;
    start(browser, game, "yes").await;
    browser.find(ACTION).await;
}

/// Begins a game from the front page. Whoever has not played it yet is asked once.
async fn start(browser: &Browser, game: &str, played: &str) {
    browser.click(&play_button(game)).await;
    let there = "return Boolean(document.querySelector('main.table, input[name=played]'))";
    browser.until("the table or the question", there).await;
    if browser.count("input[name=played]").await > 0 {
        browser.click(&format!("form:has(input[value={played}]) button")).await;
    }
    browser.find("main.table").await;
}

/// Presses offered answers, any of them, until the game is over or so many were pressed.
async fn press_on(browser: &Browser, most: usize) -> usize {
    let script = "
        if (document.querySelector('#r-prompt a[href$=\"/review\"]')) return 'over';
        // What was picked is confirmed, and a turn that is done is ended.
        const sure = '#r-prompt .confirm :enabled[data-confirm]:not([data-action]), #r-prompt [data-send*=end_turn]';
        // A free action may be needed before any answer is allowed.
        const kind = [sure, '#r-prompt [data-action]', '#r-tray [data-action]'].find((css) => document.querySelector(css));
        const acts = [...document.querySelectorAll(kind ?? sure)];
        if (!acts.length || document.querySelector('main.sent')) return 'wait';
        // The same choices in every run.
        sessionStorage.chance = (Number(sessionStorage.chance ?? 1) * 48271) % 2147483647;
        const act = acts[sessionStorage.chance % acts.length];
        act.closest('details')?.setAttribute('open', '');
        act.click();
        return 'pressed';";
    let (mut pressed, mut last) = (0, Instant::now());
    while pressed < most {
        match browser.run(script, json!([])).await.as_str() {
            Some("over") => break,
            Some("pressed") => {
                pressed += 1;
                last = Instant::now();
            }
            _ => assert!(last.elapsed() < PATIENCE, "nothing happens: {}", browser.text("main").await),
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    pressed
}

/// A bot that thinks least plays the seat, for a turn or to the end of the game; then what it did counts as read.
async fn bot_plays(browser: &Browser, until: &str) {
    // In a turn that waits to be ended there is nothing left to play. A click right after a new question does nothing, so it is
    // repeated.
    let asked = "
        const end = document.querySelector('#r-prompt [data-send*=end_turn]');
        end?.click();
        return !end && !document.querySelector('main.sent')
            && !!document.querySelector('#r-prompt :is([data-action], a[href$=\"/review\"])')";
    browser.until("the next question", asked).await;
    // Nobody looks until it is done, and drawing what it does takes longer than doing it.
    let say = "
        document.documentElement.style.display = 'none';
        const button = document.createElement('button');
        button.dataset.send = JSON.stringify(arguments[0]);
        document.querySelector('main').append(button);
        button.click();
        button.remove();
        return 1";
    browser.run(say, json!([{"t": "hand_over", "level": "easy", "until": until}])).await;
    // In a turn that is handed over the seat is not asked, and afterwards it is told.
    let done = if until == "turn" {
        ":is(#r-prompt, #r-tray) [data-action]"
    } else {
        "#r-prompt a[href$='/review']"
    };
    let back = format!(
        "return !document.querySelector('#r-affairs [data-send*=take_back]')
            && (!!document.querySelector(`{done}`) || !!document.querySelector('#r-prompt a[href$=\"/review\"]'))"
    );
    let told = "#r-affairs [data-send*=deeds_seen]";
    // As long as it gets further a game may take its time. What it did is told, unless there was nothing to do.
    let (mut lines, mut last) = (None, Instant::now());
    loop {
        let is_back = browser.run(&back, json!([])).await == json!(true);
        if is_back && (browser.count(told).await > 0 || last.elapsed() > PATIENCE / 5) {
            break;
        }
        let now = browser.run("return document.querySelectorAll('#log li').length", json!([])).await.as_u64();
        (lines, last) = if now > lines { (now, Instant::now()) } else { (lines, last) };
        if last.elapsed() > PATIENCE {
            let shown = browser.run("return document.querySelector('main').textContent", json!([])).await;
            panic!("the bot does not play: {shown}");
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    let read = "
        document.documentElement.style.display = '';
        const told = document.querySelector('#r-affairs [data-send*=deeds_seen]');
        told?.click();
        return !told";
    browser.until("it is read", read).await;
}

async fn no_violations(browser: &Browser, what: &str) {
    let found = browser.violations().await;
    assert!(found.is_empty(), "{what}: {found:#?}");
    assert!(!browser.overflows().await, "{what}: something is wider than the window");
    let text = browser.text("body").await;
    assert!(!text.contains('⟨'), "{what}: a text is missing");
}

#[tokio::test]
async fn one_click_leads_to_a_table_at_a_desk_in_english() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play_now(&browser, &server).await;
    assert!(browser.text("#r-prompt").await.contains("You decide"));
    no_violations(&browser, "the table").await;
    browser.close().await;
}

#[tokio::test]
async fn one_click_leads_to_a_table_on_a_phone_in_polish() {
    let server = Server::start();
    let browser = Browser::open(Device::Phone, "pl").await;
    play_now(&browser, &server).await;
    assert!(browser.text("#r-prompt").await.contains("Decydujesz"));
    press_on(&browser, 4).await;
    no_violations(&browser, "the table").await;
    browser.close().await;
}

#[tokio::test]
async fn a_game_is_played_on_the_things_themselves() {
    let server = Server::start();
    let browser = Browser::open(Device::Phone, "en").await;
    play(&browser, &server, "connect-four").await;
    let script = "
        if (document.querySelector('#r-prompt a[href$=\"/review\"]')) return 'over';
        document.querySelector('#r-prompt [data-send*=end_turn]')?.click();
        const things = [...document.querySelectorAll('.thing.can[role=button]')];
        if (!things.length || document.querySelector('main.sent')) return 'wait';
        things[Math.floor(Math.random() * things.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}));
        return 'pressed';";
    let started = Instant::now();
    while browser.run(script, json!([])).await != json!("over") {
        assert!(started.elapsed() < PATIENCE * 2, "{}", browser.text("main").await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    browser.close().await;
}

/// The rules ask for a race and for the cards to be replaced, each without chance: that can be taken back, up to the draw.
/// However high the question above it grows, the newest line of the log stays in sight; whoever reads further up stays
/// there.
#[tokio::test]
async fn the_log_shows_its_end_unless_somebody_reads_further_up() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play(&browser, &server, "andromeda").await;
    browser.click("#tab-log").await;
    let below = "const log = document.querySelector('#side-log');
        return log.scrollHeight - log.scrollTop - log.clientHeight";
    let long =
        "const log = document.querySelector('#side-log'); return log.scrollHeight > log.clientHeight + 200";
    while browser.run(long, json!([])).await != json!(true) {
        assert!(press_on(&browser, 2).await > 0, "the log gets longer");
        browser.until("the end of the log is seen", &format!("return (() => {{ {below} }})() < 2")).await;
    }
    // As long as the page settles, it goes to the end again.
    let scroll = "const log = document.querySelector('#side-log');
        if (!('further' in log.dataset)) log.scrollTop = 40;
        return 'further' in log.dataset";
    browser.until("it is scrolled", scroll).await;
    press_on(&browser, 8).await;
    let top = browser.run("return document.querySelector('#side-log').scrollTop", json!([])).await;
    assert_eq!(top, json!(40), "nobody is taken away from what they read");
    browser.close().await;
}

#[tokio::test]
async fn what_was_done_is_taken_back_up_to_the_last_draw() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play_now(&browser, &server).await;
    for _ in 0..40 {
        if browser.count("#r-prompt [data-action^='discard']").await > 0 {
            break;
        }
        press_on(&browser, 1).await;
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    // Several cards are one question: pressed ones are picked, pressed again they are not.
    let picked = "return document.querySelectorAll('#r-prompt .pick[aria-pressed=true]').length";
    let confirm = "#r-prompt [data-confirm]";
    let seen = "const [one, all] = [document.querySelector('#r-prompt [data-confirm]'), document.querySelector('.ask')].map((box) => box.getBoundingClientRect());
        return one.bottom <= all.bottom && one.top >= all.top";
    assert_eq!(browser.run(seen, json!([])).await, json!(true), "what confirms them is in sight");
    // A click right after a new question is taken for one that was meant for the question before, and does nothing.
    let started = Instant::now();
    while browser.run(picked, json!([])).await != json!(1) {
        assert!(started.elapsed() < PATIENCE, "a card is picked");
        tokio::time::sleep(Duration::from_millis(400)).await;
        browser.click("#r-prompt .pick[data-times='1']").await;
    }
    assert!(browser.text(confirm).await.contains("1 /"), "they are counted");
    browser.click("#r-prompt .pick[aria-pressed=true]").await;
    assert_eq!(browser.run(picked, json!([])).await, json!(0));
    // What would end undo says so beforehand: with a card laid down, another one is drawn.
    browser.click("#r-prompt .pick[data-times='1']").await;
    browser.find("#r-prompt [data-confirm][data-final]").await;
    let hand = "return document.querySelectorAll('#r-hand .thing[data-piece]').length";
    let before = browser.run(hand, json!([])).await;
    browser.click(confirm).await;
    browser
        .until(
            "the card was replaced",
            &format!("return (() => {{ {hand} }})() === {before} && !document.querySelector('.pick')"),
        )
        .await;
    browser.until("the draw is final", "return !document.querySelector('#r-tools [data-undo]')").await;
    browser.close().await;
}

/// The last decision of a turn waits, can be taken back, and survives the server.
#[tokio::test]
async fn a_turn_ends_when_its_owner_says_so() {
    let mut server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play(&browser, &server, "connect-four").await;
    let discs = "return document.querySelectorAll('#log li').length";
    let none = browser.run(discs, json!([])).await;
    browser.click(ACTION).await;
    browser.find("#r-prompt [data-send*=end_turn]").await;
    assert_ne!(browser.run(discs, json!([])).await, none, "one sees what it comes to");
    no_violations(&browser, "the end of a turn").await;
    browser.click("#r-prompt [data-undo]").await;
    browser.until("it is taken back", &format!("return (() => {{ {discs} }})() === {none}")).await;
    browser.click(ACTION).await;
    browser.find("#r-prompt [data-send*=end_turn]").await;
    server.kill_and_restart();
    browser.page.refresh().await.expect("the page loads again");
    browser.click("#r-prompt [data-send*=end_turn]").await;
    browser.find(ACTION).await;
    // Whoever does not want it says so once.
    browser.click("#tab-settings").await;
    browser.click("[data-preference=end-turn]").await;
    browser.click(ACTION).await;
    let two = "return document.querySelectorAll('#log li').length > 3";
    browser.until("the bot has answered", two).await;
    browser.run("localStorage.removeItem('orrery-end-turn'); return 1", json!([])).await;
    browser.close().await;
}

#[tokio::test]
async fn what_is_not_allowed_says_why() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play_now(&browser, &server).await;
    for _ in 0..60 {
        if browser.count("#r-prompt [data-why]").await > 0 {
            break;
        }
        press_on(&browser, 1).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    browser.click("#r-prompt [data-why]").await;
    browser.find("#panel[open] .reason").await;
    assert!(browser.text("#panel").await.contains("ORI-"), "the rule is named");
    no_violations(&browser, "the reason").await;
    browser.click("#panel [data-rule]").await;
    browser
        .until(
            "the rule's sentence",
            "return !!document.querySelector('#panel h2')?.textContent.startsWith('ORI-')",
        )
        .await;
    browser.close().await;
}

#[tokio::test]
async fn after_a_crash_the_page_goes_on_where_it_was() {
    let mut server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    play_now(&browser, &server).await;
    press_on(&browser, 3).await;
    // The bot has had its turn: else it may decide between the two looks at the seats.
    let asked = "return !document.querySelector('main.sent') && /you\\s*deciding/.test(document.querySelector('.seats').textContent)";
    browser.until("the guest is asked", asked).await;
    let seats = browser.text(".seats").await;
    server.kill();
    browser.until("the line is closed", "return document.documentElement.dataset.line === 'closed'").await;
    let typed = "Still there?";
    let type_and_send = "const field = document.querySelector('#say-text');
        field.value = arguments[0]; field.form.requestSubmit(); return field.value";
    assert_eq!(browser.run(type_and_send, json!([typed])).await, json!(typed), "what cannot be sent stays");
    server.restart();
    browser.until("the line is open again", "return document.documentElement.dataset.line === 'open'").await;
    let send =
        "const field = document.querySelector('#say-text'); field.form.requestSubmit(); return field.value";
    assert_eq!(browser.run(send, json!([])).await, json!(""), "now it is sent");
    browser
        .until("it is said", "return document.querySelector('#chat').textContent.includes('Still there?')")
        .await;
    browser.until("the guest is asked again", asked).await;
    assert_eq!(browser.text(".seats").await.replace("away", ""), seats.replace("away", ""));
    assert_eq!(press_on(&browser, 2).await, 2, "the game goes on");
    browser.close().await;
}

/// Fills in the form for a table of Orion and opens it.
async fn open_table(browser: &Browser, server: &Server, second: &str) {
    browser.go(&format!("{}/games/orion/open", server.url)).await;
    let fill = "
        document.querySelector('[name=\"seat-1\"]').value = arguments[0];
        document.querySelector('[name=\"option-races\"]').value = 'all_humans';
        document.querySelector('[name=\"name\"]').value = 'Ola';
        document.querySelector('[name=\"word\"]').value = 'comet';
        return 1";
    browser.run(fill, json!([second])).await;
    browser.click("main form button.main").await;
}

/// Two people, two browsers, one table: each sees the own hand and not the other's.
#[tokio::test]
async fn a_friend_comes_by_a_link_and_hands_stay_hidden() {
    let server = Server::start();
    let ola = Browser::open(Device::Desktop, "en").await;
    open_table(&ola, &server, "friend").await;
    let link = ola.find("#link").await.prop("value").await.expect("a field").expect("a link");
    assert!(link.starts_with(&server.url), "{link}");
    no_violations(&ola, "the waiting room").await;

    let jan = Browser::open(Device::Phone, "pl").await;
    jan.go(&link).await;
    no_violations(&jan, "the invitation").await;
    jan.click("button[name=seat]").await;
    jan.find("main.table").await;
    ola.find("main.table").await;

    let names = "return [...document.querySelectorAll('#r-hand .thing[data-about]')].map((card) => card.dataset.about)";
    // Of five cards at least three are different; equal ones may lie together.
    for browser in [&ola, &jan] {
        browser
            .until(
                "the hand is dealt",
                "return document.querySelectorAll('#r-hand .thing[data-about]').length >= 3",
            )
            .await;
    }
    for (one, other) in [(&ola, &jan), (&jan, &ola)] {
        let hand = one.run(names, json!([])).await;
        let own = other.run(names, json!([])).await;
        let secret = hand
            .as_array()
            .expect("a list")
            .iter()
            .filter(|card| !own.as_array().expect("a list").contains(card));
        let shown =
            "return [...document.querySelectorAll('main [data-about]')].map((thing) => thing.dataset.about)";
        let shown = other.run(shown, json!([])).await;
        for card in secret {
            assert!(!shown.as_array().expect("a list").contains(card), "{card} is the other one's secret");
        }
    }
    for _ in 0..6 {
        for browser in [&ola, &jan] {
            if browser.count(ACTION).await > 0 {
                press_on(browser, 1).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let log = "return document.querySelectorAll('#log li').length > 5";
    ola.until("both have played", log).await;
    jan.until("both have played", log).await;
    ola.close().await;
    jan.close().await;
}

#[tokio::test]
async fn at_one_device_a_curtain_hides_the_hands() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    open_table(&browser, &server, "me").await;
    browser.find("main.table").await;
    let cards = "#r-hand .thing[data-about]";
    browser.find("#r-prompt [data-look]").await;
    assert_eq!(browser.count(cards).await, 0, "no hand lies open");
    no_violations(&browser, "the curtain").await;
    browser.click("#r-prompt [data-look]").await;
    browser.find(cards).await;
    // The first hand may be replaced; then it is the other one's turn.
    browser.click("#r-prompt [data-action='done']").await;
    browser.find("#r-prompt [data-look]").await;
    assert_eq!(browser.count(cards).await, 0, "the curtain has fallen");
    browser.close().await;
}
