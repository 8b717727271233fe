//! Exercises: found, tried, solved and remembered.

use std::fs;
use std::path::Path;

use orrery_review::{Collection, Posed};
use serde_json::json;

use crate::browser::no_violations;
use crate::browser::pictures::picture;
use crate::browser::support::{Browser, Device, Server};

/// The exercises that are kept beside a game.
fn kept(game: &str) -> Collection {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace");
    let text = fs::read_to_string(workspace.join(format!("games/{game}/exercises.json"))).expect("a file");
    Collection::parse(&text).expect("the file is whole")
}

/// Presses an answer by its notation; there is one button for each answer.
async fn answer(browser: &Browser, notation: &str) {
    let buttons =
        "return [...document.querySelectorAll('[data-answer]')].map((button) => button.dataset.answer)";
    let answers = browser.run(buttons, json!([])).await;
    let same = answers.as_array().expect("a list").iter().filter(|one| *one == notation).count();
    assert_eq!(same, 1, "{notation} among {answers}");
    let press = "[...document.querySelectorAll('[data-answer]')].find((button) => button.dataset.answer === arguments[0]).click(); return 1";
    browser.run(press, json!([notation])).await;
}

/// From the page of the game to the first exercise: a wrong answer, the right one, and the list remembers it.
async fn solved(device: Device, lang: &str, game: &str) {
    let server = Server::start();
    let browser = Browser::open(device, lang).await;
    browser.go(&format!("{}/games/{game}", server.url)).await;
    browser.click("a[href$='/exercises']").await;
    let kept = kept(game);
    browser.find(".exercises a").await;
    assert_eq!(browser.count(".exercises a").await, kept.exercises.len());
    assert_eq!(browser.count(".exercises .solved:not([hidden])").await, 0, "nothing is solved yet");
    picture(&browser, &format!("exercises-{game}-{lang}")).await;
    no_violations(&browser, "the exercises").await;

    let Posed { exercise, .. } = &kept.exercises[0];
    browser.click(".exercises a").await;
    browser.find("#moment .moment-table").await;
    picture(&browser, &format!("exercise-{game}-{lang}")).await;
    no_violations(&browser, "an exercise").await;
    answer(&browser, &exercise.second).await;
    browser.find("#verdict .answer-shown.played").await;
    assert_eq!(browser.count("#verdict [data-right]").await, 0);
    answer(&browser, &exercise.best).await;
    browser.find("#verdict [data-right] details").await;
    let reason = browser.text("#verdict").await;
    assert!(reason.contains(if lang == "pl" { "To najlepsza" } else { "the best answer" }), "{reason}");
    no_violations(&browser, "the reason").await;

    browser.go(&format!("{}/games/{game}/exercises", server.url)).await;
    let marked = "return document.querySelectorAll('.exercises .solved:not([hidden])').length === 1";
    browser.until("it is remembered", marked).await;
    // The browser is another test's next.
    browser.run("localStorage.removeItem('orrery-solved'); return 1", json!([])).await;
    browser.close().await;
}

#[tokio::test]
async fn an_exercise_is_solved_and_remembered_at_a_desk() {
    solved(Device::Calm, "en", "orion").await;
}

#[tokio::test]
async fn an_exercise_is_solved_and_remembered_on_a_phone_in_polish() {
    solved(Device::Phone, "pl", "orion").await;
}
