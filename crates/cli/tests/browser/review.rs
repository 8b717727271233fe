//! After the game: the review is made, read and tried out.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, PATIENCE, Server};
use crate::browser::{ACTION, bot_plays, no_violations, play, press_on};

/// How long a review may take here, on a machine that does other things.
const REVIEW: Duration = Duration::from_mins(2);

async fn record(browser: &Browser, address: &str) -> String {
    let script = "const done = arguments[arguments.length - 1];
        fetch(arguments[0]).then((answer) => answer.text()).then(done);";
    let arguments = vec![json!(format!("{address}/record.json"))];
    let text = browser.page.execute_async(script, arguments).await.expect("the record is served");
    text.as_str().expect("text").to_owned()
}

/// Plays a game against a bot to its end, looks at the end, and waits until the review is whole.
async fn reviewed(browser: &Browser, server: &Server, game: &str) -> String {
    browser.go(&format!("{}/games/{game}/open", server.url)).await;
    browser.run("document.querySelector('[name=\"seat-1\"]').value = 'easy'; return 1", json!([])).await;
    browser.begin().await;
    press_on(browser, 5_000).await;
    let address = browser.url().await;
    // What decided it is said at the table as soon as it is known.
    browser.until("the story", "return !document.querySelector('[data-decided]').hidden").await;
    assert_eq!(browser.count(".final-scores .score-bar").await, 2);
    picture(browser, &format!("end-{game}")).await;
    no_violations(browser, "the end").await;
    browser.click("#r-prompt a[href$='/review']").await;
    let started = Instant::now();
    // It appears by itself, without the page being loaded again.
    while browser.count("#budget").await == 0 {
        assert!(started.elapsed() < REVIEW, "{}", browser.text("main").await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    address
}

async fn whole(device: Device, lang: &str, game: &str) {
    let server = Server::reviewing();
    let browser = Browser::open(device, lang).await;
    let address = reviewed(&browser, &server, game).await;
    for part in ["#story", "#chances", "#costly", "#split", "#sources"] {
        browser.find(part).await;
    }
    assert!(browser.text(".story").await.ends_with('.'));
    assert!(!browser.text("#insight").await.contains('±'), "numbers are one click deeper");
    assert!(browser.count("svg.plot .band").await >= 2, "the chances of both, with their uncertainty");
    assert!(browser.count(".luck-bar").await >= 6, "luck and choices as a picture");
    // A decision is shown at its table.
    browser.click(".costly-pick").await;
    browser.find("#moment .answer-shown.better").await;
    browser.find("#moment .moment-table #r-board").await;
    for part in ["#story", "#moment", "#split"] {
        let to = "document.querySelector(arguments[0]).scrollIntoView({behavior: 'instant'}); return 1";
        browser.run(to, json!([part])).await;
        picture(&browser, &format!("review-{game}-{}", &part[1..])).await;
    }
    no_violations(&browser, "the review").await;
    // The table is unfolded by a key.
    browser.run("document.querySelector('.insight summary').focus(); return 1", json!([])).await;
    browser.key('\u{e007}').await;
    browser.until("the table is open", "return document.querySelector('.insight details').open").await;

    let before = record(&browser, &address).await;
    replay(&browser, &address, game).await;
    exercise(&browser, &address).await;
    browser.go(&format!("{address}/step/3")).await;
    browser.click("form.what-if button").await;
    browser.find("aside.sandbox").await;
    browser.find(ACTION).await;
    assert_eq!(browser.count("[data-away]").await, 0, "what was copied is no news");
    assert_ne!(browser.url().await, address, "it is a table of its own");
    let link = browser.find("#sandbox-link").await.prop("value").await.expect("a field").expect("a link");
    assert_eq!(link, browser.url().await);
    no_violations(&browser, "the sandbox").await;
    assert_eq!(press_on(&browser, 1).await, 1, "a move is made there");
    assert_eq!(record(&browser, &address).await, before, "the game is as it was");
    browser.close().await;
}

/// Notes for each key or move of the slider the milliseconds until the frame with the new step has been drawn.
const CLOCK: &str = "
    const bar = document.querySelector('[data-replay]');
    window.took = [];
    const begin = (event) => {
        const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(() => {
                const drawn = new MessageChannel();
                drawn.port1.onmessage = () => window.took.push(performance.now() - event.timeStamp);
                drawn.port2.postMessage(0);
            });
        });
        seen.observe(bar, {attributes: true, attributeFilter: ['data-shown']});
    };
    addEventListener('keydown', begin, {capture: true});
    addEventListener('input', begin, {capture: true});
    return Number(bar.dataset.count)";

/// How long a step of a replay takes: for docs/performance.md, so no test of every run.
#[tokio::test]
#[ignore = "it measures; docs/performance.md says how it is run"]
async fn steps_of_a_replay_are_measured() {
    let server = Server::start();
    let browser = Browser::open(Device::Desktop, "en").await;
    for game in ["orion", "microcosmos", "andromeda", "transgalactica", "eclipse"] {
        play(&browser, &server, game).await;
        bot_plays(&browser, "back").await;
        let address = browser.url().await;
        browser.go(&format!("{address}/step/0")).await;
        browser.until("the socket", "return document.documentElement.dataset.line === 'open'").await;
        let count = browser.run(CLOCK, json!([])).await.as_u64().expect("a number");
        let taken = |number: usize| format!("return window.took.length === {number}");
        let middle = count / 2;
        let slide = "const slider = document.querySelector('.slider');
            slider.value = arguments[0]; slider.dispatchEvent(new Event('input', {bubbles: true})); return 1";
        let mut noted = 0;
        // Whoever goes step by step and sees pieces move, whoever keeps the key pressed, and whoever jumps to where nothing has
        // been fetched.
        for pause in [Duration::from_millis(600), Duration::ZERO] {
            browser.run(slide, json!([middle])).await;
            noted += 1;
            browser.until("the middle", &taken(noted)).await;
            for _ in 0..60 {
                tokio::time::sleep(pause).await;
                browser.key('\u{e014}').await;
                noted += 1;
                browser.until("the next step", &taken(noted)).await;
            }
        }
        for jump in 1..=30 {
            browser.run(slide, json!([middle * (jump * 17 % 30) / 30])).await;
            noted += 1;
            browser.until("the jump", &taken(noted)).await;
        }
        let took = browser.run("return window.took", json!([])).await;
        let took: Vec<f64> = took.as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
        for (what, times) in [("next", &took[1..61]), ("fast", &took[62..122]), ("jump", &took[122..])] {
            let mut times = times.to_vec();
            times.sort_by(f64::total_cmp);
            let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
            println!(
                "{game}, {count} decisions, {what}: median {median:.1} ms, worst {worst:.1} ms of {}",
                times.len()
            );
        }
    }
    browser.close().await;
}

/// Waits until what was put in place from step to step is what the server draws of this one, apart from what the page itself marks.
async fn as_drawn(browser: &Browser, step: usize) {
    let script = "
        const [step, done] = arguments;
        const bar = document.querySelector('[data-replay]');
        const bare = (region) => {
            // A token against forged forms is another one each time.
            for (const token of region.querySelectorAll('[name=csrf]')) token.remove();
            for (const element of region.querySelectorAll('*')) {
                element.classList.remove('lit-played', 'lit-better', 'seen');
                if (!element.classList.length) element.removeAttribute('class');
                for (const name of ['style', 'data-number']) element.removeAttribute(name);
            }
            return region;
        };
        const differs = ([id, html]) => {
            const [shown, drawn] = [true, false].map((deep) => document.getElementById(`r-${id}`)?.cloneNode(deep));
            if (drawn) drawn.innerHTML = html;
            return drawn && !bare(shown).isEqualNode(bare(drawn));
        };
        fetch(`${bar.dataset.replay}/step/${step}/regions.json?view=${bar.querySelector('[data-view]').value}`)
            .then((answer) => answer.json())
            .then(({ regions }) => done(Object.entries(regions).filter(differs).map(([id]) => id)));";
    let started = Instant::now();
    loop {
        let differ = browser.page.execute_async(script, vec![json!(step)]).await.expect("the step is drawn");
        if differ == json!([]) {
            break;
        }
        assert!(started.elapsed() < PATIENCE, "at step {step} these regions differ: {differ}");
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
}

/// From step to step without loading the page; another reader is led.
async fn replay(browser: &Browser, address: &str, game: &str) {
    browser.go(&format!("{address}/step/0")).await;
    browser.run("window.same = 1; return 1", json!([])).await;
    let shown =
        |step: usize| format!("return document.querySelector('[data-replay]').dataset.shown == {step}");
    browser.until("the socket", "return document.documentElement.dataset.line === 'open'").await;
    browser.key('\u{e014}').await;
    browser.until("the next step", &shown(1)).await;
    assert_eq!(browser.count("#r-prompt .answer-shown.played").await, 1, "what was played");
    // The next step is there before it is asked for: the key waits for nobody.
    let fetched = "return performance.getEntriesByType('resource').filter(({name}) => name.includes('/step/2/')).length";
    browser.until("the next step is fetched", &format!("return (() => {{ {fetched} }})() === 1")).await;
    browser.key('\u{e014}').await;
    browser.until("the second step", &shown(2)).await;
    assert_eq!(browser.run(fetched, json!([])).await, json!(1), "it is not fetched again");
    browser.key('\u{e012}').await;
    browser.until("back again", &shown(1)).await;
    as_drawn(browser, 1).await;
    let slide = "const slider = document.querySelector('.slider');
        slider.value = arguments[0]; slider.dispatchEvent(new Event('input', {bubbles: true})); return 1";
    let count = browser.run("return document.querySelector('[data-replay]').dataset.count", json!([])).await;
    let count = count.as_str().and_then(|count| count.parse().ok()).expect("a number");
    browser.run(slide, json!([count])).await;
    browser.until("the end", &shown(count)).await;
    as_drawn(browser, count).await;
    assert_eq!(browser.count(".lit-played, .lit-better").await, 0, "what was played before is lit no more");
    browser.run(slide, json!([3])).await;
    browser.until("the third step", &shown(3)).await;
    as_drawn(browser, 3).await;
    let flip = "const view = document.querySelector('[data-view]'); const before = view.value;
        view.value = arguments[0]; view.dispatchEvent(new Event('change', {bubbles: true})); return before";
    let before = browser.run(flip, json!(["none"])).await;
    as_drawn(browser, 3).await;
    browser.run(flip, json!([before])).await;
    picture(browser, &format!("replay-{game}")).await;
    no_violations(browser, "a step").await;
    browser.click("[data-play]").await;
    browser
        .until("it plays", "return Number(document.querySelector('[data-replay]').dataset.shown) > 3")
        .await;
    browser.click("[data-play]").await;
    assert_eq!(
        browser.run("return window.same", json!([])).await,
        json!(1),
        "the page was never loaded again"
    );
    // On a phone most of the controls are one touch away.
    let more = "return document.querySelector('[data-more]').checkVisibility()";
    if browser.run(more, json!([])).await == json!(true) {
        browser.click("[data-more]").await;
    }
    browser.click("[data-lead]").await;
    browser
        .until(
            "leads",
            "return document.querySelector('[data-lead]').getAttribute('aria-pressed') === 'true'",
        )
        .await;
    let step = browser.run("return document.querySelector('.slider').value", json!([])).await;
    let follower = Browser::open(Device::Calm, "en").await;
    follower.go(&format!("{address}/step/0")).await;
    let led = format!("return document.querySelector('[data-replay]').dataset.shown == {step}");
    follower.until("the same step", &led).await;
    follower.close().await;
}

/// The worst decision of the game as an exercise; where none is sure there is none.
async fn exercise(browser: &Browser, address: &str) {
    browser.go(&format!("{address}/review")).await;
    browser.find("#moment .answer-shown").await;
    if browser.count("#moment a[href*='/exercise/']").await == 0 {
        return;
    }
    browser.click("#moment a[href*='/exercise/']").await;
    browser.find("[data-answer]").await;
    no_violations(browser, "an exercise").await;
    let all = "for (const button of document.querySelectorAll('[data-answer]')) button.click(); return 1";
    browser.run(all, json!([])).await;
    // One verdict after the other comes; after a wrong answer the best one is shown to whoever asks.
    let shown = "
        document.querySelector('#verdict [data-show]')?.click();
        return !!document.querySelector('#verdict .answer-shown.better')";
    browser.until("the best answer is shown", shown).await;
}

#[tokio::test]
async fn a_game_is_reviewed_and_tried_again_at_a_desk() {
    whole(Device::Calm, "en", "connect-four").await;
}

#[tokio::test]
async fn a_game_is_reviewed_and_tried_again_on_a_phone_in_polish() {
    whole(Device::Phone, "pl", "smugglers").await;
}
