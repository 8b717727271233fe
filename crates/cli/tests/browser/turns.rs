//! What the others did: a line for each turn, places that light up, the way back through it, and a bot that is seen to think.

use serde_json::json;

use crate::browser::games::open_with;
use crate::browser::support::{Browser, Device, Server};
use crate::browser::{ACTION, no_violations, press_on};

const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const ESCAPE: char = '\u{e00c}';

/// Writes down whom the page waits for, however short.
const WATCH: &str = "
    window.waited = [];
    const prompt = document.querySelector('#r-prompt');
    const look = () => window.waited.push(prompt.querySelector('.waiting')?.textContent ?? '');
    new MutationObserver(look).observe(prompt, { childList: true });
    return 1";

/// Whether the reader can answer.
const ASKED: &str = "return !!document.querySelector('#r-prompt :is([data-action], [data-send*=end_turn])') && !document.querySelector('main.sent')";

/// Whether the bot has had two turns, has done something that has a place on the board, and there is something to step through.
const TOLD: &str = "
    const place = (id) => id && document.querySelector(`#r-board [data-thing=\"${CSS.escape(id)}\"]`);
    return document.querySelectorAll('#r-turns .turn.seat-1').length > 1 && !!document.querySelector('#r-turns [data-look-back]')
        && [...document.querySelectorAll('#r-turns .turn.seat-1 .did')].some(({ dataset }) => dataset.places.split(' ').some(place))";

/// Points at what somebody did that has a place on the board: which places, and which things are lit then and afterwards.
const POINT: &str = "
    const lit = () => [...document.querySelectorAll('.pointed')].map((thing) => thing.dataset.thing);
    const place = (id) => document.querySelector(`#r-board [data-thing=\"${CSS.escape(id)}\"]`);
    const done = [...document.querySelectorAll('#r-turns .turn.seat-1 .did')]
        .find(({ dataset }) => dataset.places.split(' ').some((id) => id && place(id)));
    if (!done) return null;
    done.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const now = lit();
    document.querySelector('.bar').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return { places: done.dataset.places.split(' '), now, after: lit() }";

async fn string(browser: &Browser, script: &str) -> String {
    browser.run(script, json!([])).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn what_the_others_did_is_told_lit_and_stepped_through() {
    let server = Server::start();
    let browser = Browser::open(Device::Calm, "en").await;
    open_with(&browser, &server, "microcosmos", &[("seat-1", "normal")]).await;
    browser.run(WATCH, json!([])).await;
    browser.until("the first question", ASKED).await;
    while browser.run(TOLD, json!([])).await != json!(true) {
        assert_eq!(press_on(&browser, 1).await, 1, "the game goes on");
        browser.until("the next question", ASKED).await;
    }
    // A summary of each turn, in one line with who it was; the log has more.
    let lines = "return document.querySelectorAll('#r-turns .turn').length";
    let lines = browser.run(lines, json!([])).await.as_u64().expect("a number");
    assert!(browser.text("#r-turns .turn.seat-1").await.contains("Vega"));
    let newest = "const list = document.querySelector('#side-turns');
        return list.scrollHeight - list.scrollTop - list.clientHeight < 2";
    browser.until("the newest turn is in sight", newest).await;
    let logged = browser.count("#log li").await as u64;
    assert!(logged > lines, "{logged} lines of the log, {lines} turns");
    let point = browser.run(POINT, json!([])).await;
    let list = |name: &str| point[name].as_array().cloned().unwrap_or_default();
    assert!(!list("now").is_empty(), "its places are lit: {point}");
    assert!(list("now").iter().all(|thing| list("places").contains(thing)), "and nothing else: {point}");
    assert!(list("after").is_empty(), "as long as it is pointed at: {point}");
    // Who thinks, and for how long.
    let waited = browser.run("return window.waited", json!([])).await.to_string();
    assert!(waited.contains("Vega is thinking, usually for"), "{waited}");

    // Since my last turn, by the arrow keys, while the board is as it was.
    let board = "return document.querySelector('#r-board').innerHTML.replace(/ (role|tabindex|class)=\"[^\"]*\"/g, '')";
    let now = string(&browser, board).await;
    let step = "return document.querySelector('#r-prompt .whose').textContent.match(/step (\\d+) of (\\d+)/)?.slice(1).join('/') ?? ''";
    browser.click("#r-turns [data-look-back]").await;
    browser.find("#r-prompt .looking-back").await;
    no_violations(&browser, "looking back").await;
    let first = string(&browser, step).await;
    let last: usize = first.strip_prefix("1/").and_then(|count| count.parse().ok()).expect("the first step");
    let mut boards = vec![string(&browser, board).await];
    for place in 2..=last {
        browser.key(RIGHT).await;
        let there = format!("return (() => {{ {step} }})() === '{place}/{last}'");
        browser.until("the next step", &there).await;
        boards.push(string(&browser, board).await);
    }
    assert!(boards.iter().any(|then| *then != now), "the board moves");
    if last > 1 {
        browser.key(LEFT).await;
        let there = format!("return (() => {{ {step} }})() === '{}/{last}'", last - 1);
        browser.until("a step back", &there).await;
    }
    browser.key(ESCAPE).await;
    browser.find(ACTION).await;
    assert_eq!(string(&browser, board).await, now, "the present is as it was");
    // The log stays for those who want it.
    browser.click("#tab-log").await;
    assert_eq!(browser.count("#side-log:not([hidden]) #log li").await as u64, logged);
    browser.close().await;
}
