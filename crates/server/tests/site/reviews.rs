//! After the game: a review made in the background, kept, and copies to try something else in.

use std::time::{Duration, Instant};

use orrery_core::UndoError;
use orrery_server::app::{now, unguessable};
use orrery_server::live::LiveError;
use orrery_server::reviews::Thought;
use orrery_server::setup::{SeatSetup, Setup};
use orrery_store::{Holder, NewTable, Phase, SeatRow};
use serde_json::{Value, json};

use crate::common::config;
use crate::site::support::{Browser, Server};

async fn reviewing() -> Server {
    Server::with(orrery_server::config::Config { reviews: Thought::Quick, ..config() }).await
}

/// A table at which bots have played a game to its end.
async fn finished(server: &Server, game: &str) -> String {
    let seat = || SeatSetup { bot: Some("easy".to_owned()), ..SeatSetup::default() };
    let setup = Setup {
        options: json!({}),
        revision: 1,
        seats: vec![seat(), seat()],
        secret: unguessable(),
        guided: false,
        hints: true,
        clock: None,
        origin: None,
    };
    let row = |seat: u8| SeatRow {
        seat,
        holder: Holder::Program,
        name: ["Vega", "Rigel"][usize::from(seat)].to_owned(),
    };
    let new = NewTable {
        id: unguessable(),
        game: game.to_owned(),
        listed: true,
        phase: Phase::Running,
        host: None,
        setup: setup.to_json(),
        pack: None,
        awaiting: 1,
        seats: vec![row(0), row(1)],
        due_at: None,
        at: now(),
    };
    let id = server.app.store.open_table(new).await.expect("a new table").table.id;
    let mut browser = server.browser();
    let started = Instant::now();
    loop {
        if record(&mut browser, &id).await["result"].is_array() {
            return id;
        }
        assert!(started.elapsed() < Duration::from_mins(2), "the bots play to the end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn record(browser: &mut Browser, id: &str) -> Value {
    let answer = browser.get(&format!("/t/{id}/record.json")).await;
    serde_json::from_str(&answer.body).expect("a record")
}

async fn ready(browser: &mut Browser, id: &str) {
    let started = Instant::now();
    loop {
        let answer = browser.get(&format!("/t/{id}/review/progress.json")).await;
        let news: Value = serde_json::from_str(&answer.body).expect("JSON");
        if news["state"] == "ready" {
            return;
        }
        assert_eq!(news["state"], "going", "{news}");
        assert!((0.0..=1.0).contains(&news["share"].as_f64().expect("a number")));
        assert!(started.elapsed() < Duration::from_mins(2), "the review is made: {news}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_once_and_survives_a_restart() {
    let server = reviewing().await;
    let id = finished(&server, "smugglers").await;
    let mut browser = server.browser();
    let page = browser.get(&format!("/t/{id}/review")).await.body;
    assert!(page.contains("<progress") || page.contains("id=\"chances\""), "{page}");
    ready(&mut browser, &id).await;
    let way = format!("{}-quick", orrery_review::METHOD);
    let end = ending(&server, &id).await;
    let kept = server.app.store.review(&id, &way, &end).await.unwrap().expect("it is kept");
    for lang in ["en", "pl"] {
        browser.fill("/", "/preferences", &[("lang", lang), ("back", "/")]).await;
        let page = browser.get(&format!("/t/{id}/review")).await.body;
        for part in
            ["id=\"chances\"", "id=\"costly\"", "id=\"split\"", "id=\"sources\"", "id=\"budget\"", "±"]
        {
            assert!(page.contains(part), "{part} in {lang}");
        }
        assert!(!page.contains('⟨') && !page.contains("<progress"), "{lang}");
        assert!(!page.contains('\u{e100}'), "names are filled in");
    }
    // The same review at the table, step by step and as an exercise.
    let moment = browser.get(&format!("/t/{id}/moment/0")).await.body;
    assert!(moment.contains("moment-table") && moment.contains("data-kind=\"played\""), "{moment}");
    let step = browser.get(&format!("/t/{id}/step/1/regions.json?view=0&log=true")).await.body;
    let step: Value = serde_json::from_str(&step).expect("JSON");
    assert_eq!(step["step"], 1);
    assert!(step["regions"]["board"].is_string() && step["log"].is_array(), "{step}");
    assert_eq!(step["log"].as_array().map(Vec::len), step["lines"].as_u64().map(|lines| lines as usize));
    let review: orrery_review::Review = serde_json::from_str(&kept).expect("a review");
    if let Some(costly) = review.costly.iter().flatten().next() {
        let address = format!("/t/{id}/exercise/{}", costly.step);
        assert!(browser.get(&address).await.body.contains("data-answer"));
        let query = |action: &str| format!("action={}", action.replace(' ', "%20"));
        let right = browser.get(&format!("{address}/answer?{}", query(&costly.better))).await.body;
        let wrong = browser.get(&format!("{address}/answer?{}", query(&costly.played))).await.body;
        assert!(right.contains("data-right") && !wrong.contains("data-right"), "{right} {wrong}");
    }
    let server = server.restarted().await;
    let mut browser = server.browser();
    let page = browser.get(&format!("/t/{id}/review")).await.body;
    assert!(page.contains("id=\"chances\""), "nothing is made again");
    assert_eq!(server.app.store.review(&id, &way, &end).await.unwrap(), Some(kept));
}

async fn ending(server: &Server, id: &str) -> String {
    let live = server.app.tables.table(&server.app, id).await.unwrap().expect("it has begun");
    orrery_server::reviews::ending(&live.snapshot().table.record())
}

/// A database in which a game has come to another end than the one that was looked at.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_belongs_to_one_ending() {
    let server = reviewing().await;
    let id = finished(&server, "connect-four").await;
    let mut browser = server.browser();
    ready(&mut browser, &id).await;
    let way = format!("{}-quick", orrery_review::METHOD);
    let (store, first) = (&server.app.store, ending(&server, &id).await);
    let kept = store.review(&id, &way, &first).await.unwrap().expect("it is kept");
    // The same review, as if it had been made of another end.
    store.keep_review(&id, &way, "another end", kept, now()).await.unwrap();
    assert_eq!(store.review(&id, &way, &first).await.unwrap(), None);
    let page = browser.get(&format!("/t/{id}/review/progress.json")).await.body;
    assert!(page.contains("going"), "it is made anew: {page}");
    ready(&mut browser, &id).await;
    assert!(store.review(&id, &way, &first).await.unwrap().is_some());
}

/// Whatever else wants to run goes before a review.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn reviews_are_made_with_the_lowest_priority() {
    use std::fs;
    let server = reviewing().await;
    let id = finished(&server, "connect-four").await;
    ready(&mut server.browser(), &id).await;
    let tasks = fs::read_dir("/proc/self/task").unwrap().filter_map(Result::ok);
    let mut found = 0;
    for task in tasks {
        let stat = fs::read_to_string(task.path().join("stat")).unwrap_or_default();
        let Some((name, rest)) = stat.rsplit_once(") ") else { continue };
        if name.ends_with("(reviews") {
            // The third field is the state; the nineteenth says how much a thread gives way.
            assert_eq!(rest.split(' ').nth(16), Some("19"), "{stat}");
            found += 1;
        }
    }
    assert!(found > 0, "there is a thread for reviews");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_may_make_none_and_a_running_game_has_none() {
    let off = orrery_server::config::Config { reviews: Thought::Off, ..config() };
    let server = Server::with(off).await;
    let id = finished(&server, "connect-four").await;
    let mut browser = server.browser();
    let page = browser.get(&format!("/t/{id}/review")).await;
    assert!(page.status == 200 && page.body.contains("orrery review FILE"), "{}", page.body);
    let running = browser.fill("/", "/games/connect-four/play", &[]).await.location().to_owned();
    assert_eq!(browser.get(&format!("{running}/review/progress.json")).await.status, 400);
}

/// Makes a copy of a game after some decisions and gives its address.
async fn copied(browser: &mut Browser, id: &str, step: usize, seat: &str) -> String {
    let at = format!("/t/{id}/step/{step}");
    browser
        .fill(&at, &format!("{at}/sandbox"), &[("seat", seat), ("level", "easy")])
        .await
        .location()
        .to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sandbox_begins_as_the_game_was_and_leaves_it_alone() {
    for game in ["smugglers", "orion"] {
        let server = Server::start().await;
        let id = finished(&server, game).await;
        let mut browser = server.browser();
        let source = record(&mut browser, &id).await;
        let count = source["decisions"].as_array().unwrap().len();
        let step = count / 2;
        // Seats are counted from 1 in records.
        let seat = (source["decisions"][step]["seat"].as_u64().unwrap() - 1).to_string();
        let address = copied(&mut browser, &id, step, &seat).await;
        let page = browser.get(&address).await.body;
        assert!(
            page.contains("class=\"sandbox\"") && page.contains(&format!("/t/{id}/step/{step}")),
            "{game}"
        );
        assert!(!page.contains("data-away"), "{game}: what was copied is no news");
        let copy = server.app.tables.table(&server.app, &address[3..]).await.unwrap().expect("it is in play");
        let state = |record: &orrery_core::Record| serde_json::to_value(&record.decisions).unwrap();
        {
            let snapshot = copy.snapshot();
            let made = snapshot.table.full_record();
            let made = state(&made);
            let first: Vec<_> = made.as_array().unwrap()[..step].to_vec();
            assert_eq!(first[..], source["decisions"].as_array().unwrap()[..step], "{game}");
            let mut seats = snapshot.table.seats().iter();
            assert!(
                seats.all(|seat| snapshot.table.decisions() > step || snapshot.table.undo_reach(seat) == 0)
            );
        }
        // It is in no list, others may watch, and a server that begins again opens the same table.
        let mut guest = server.browser();
        assert!(!guest.get("/").await.body.contains(&address));
        assert_eq!(guest.get(&address).await.status, 200);
        assert_eq!(record(&mut browser, &id).await, source, "the game is as it was");

        let server = server.restarted().await;
        let again = server.app.tables.table(&server.app, &address[3..]).await.unwrap().expect("it is kept");
        let snapshot = again.snapshot();
        let made = snapshot.table.full_record();
        assert!(made.decisions.len() >= step && made.result.is_none());
        assert_eq!(made.dice.earlier.len(), 1);
        // Its record proves the copied beginning from the dice of the game, and what follows from its own.
        let title = server.app.titles.find(game).unwrap();
        title.replay(&made, None).expect("it replays");
        let mut bent = made.clone();
        bent.dice.earlier[0].secret = "another".to_owned();
        assert!(title.replay(&bent, None).is_err(), "{game}: the beginning follows from those dice alone");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sandbox_of_a_sandbox_is_played_to_its_end_and_verified() {
    let server = reviewing().await;
    let id = finished(&server, "smugglers").await;
    let mut browser = server.browser();
    let first = copied(&mut browser, &id, 9, "0").await;
    let over = |table: &str| {
        let (app, table) = (server.app.clone(), table[3..].to_owned());
        async move {
            let live = app.tables.table(&app, &table).await.unwrap().expect("it is in play");
            let person = orrery_core::Seat::new(0);
            loop {
                let snapshot = live.snapshot();
                if snapshot.table.awaiting().is_empty() {
                    return snapshot.table.record();
                }
                let mine = snapshot.table.awaiting().contains(person);
                let made = snapshot.table.made_by(person);
                let legal = snapshot.table.candidates(person).into_iter().find(|c| c.refusal.is_none());
                match legal.filter(|_| mine) {
                    Some(action) => drop(live.act(&app, person, made, action.notation).await),
                    None => tokio::time::sleep(Duration::from_millis(10)).await,
                }
            }
        }
    };
    let title = server.app.titles.find("smugglers").unwrap();
    let record = over(&first).await;
    title.replay(&record, None).expect("it is verified");
    let second = copied(&mut browser, &first[3..], 14, "0").await;
    let record = over(&second).await;
    assert_eq!(record.dice.earlier.iter().map(|part| part.until).collect::<Vec<_>>(), [9, 14]);
    title.replay(&record, None).expect("it is verified");
    let page = browser.get(&format!("{second}/review")).await.body;
    assert!(page.contains("Verified") && page.matches("copied from another table").count() == 2, "{page}");
    // Where the game is over there is nothing to play on.
    let end = record.decisions.len();
    assert!(!browser.get(&format!("{second}/step/{end}")).await.body.contains("/sandbox"));
    // And nothing to take back.
    let live = server.app.tables.table(&server.app, &second[3..]).await.unwrap().expect("it is in memory");
    let last = record.decisions.last().expect("it was played").seat;
    let made = live.snapshot().table.made_by(last);
    let undone = live.undo(&server.app, last, made).await;
    assert!(matches!(undone, Err(LiveError::Undo(UndoError::Over))), "{undone:?}");
    let refused =
        browser.post(&format!("{second}/step/{end}/sandbox"), &[("seat", "0"), ("level", "easy")]).await;
    assert_eq!(refused.status, 422);
    for (seat, level) in [("7", "easy"), ("0", "godlike")] {
        let refused =
            browser.post(&format!("/t/{id}/step/3/sandbox"), &[("seat", seat), ("level", level)]).await;
        assert_eq!(refused.status, 400);
    }
}
