//! While you were away.

use orrery_core::{Seat, SeatSet};
use orrery_server::digest::Visit;

use crate::notices::place::{Person, Place, config};

/// The lines of the digest on a page: those about the reader, and all others.
fn digest(page: &str) -> Option<(Vec<String>, Vec<String>)> {
    let (_, rest) = page.split_once("<section class=\"away\"")?;
    let (section, _) = rest.split_once("</section>")?;
    let mut lists = section.split("<summary>").skip(1).map(|part| {
        let about = part.starts_with("To you");
        let lines = part.split("<li>").skip(1).map(|line| {
            let line = line.split("</li>").next().unwrap_or_default();
            let mut text = String::new();
            let mut inside = false;
            for letter in line.chars() {
                match letter {
                    '<' => inside = true,
                    '>' => inside = false,
                    letter if !inside => text.push(letter),
                    _ => {}
                }
            }
            text
        });
        (about, lines.collect::<Vec<_>>())
    });
    let mut found = (Vec::new(), Vec::new());
    for (about, lines) in &mut lists {
        if about { found.0 = lines } else { found.1 = lines }
    }
    Some(found)
}

async fn page(person: &mut Person, table: &str) -> String {
    person.browser.get(&format!("/t/{table}")).await.body
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_is_the_log_since_the_last_visit() {
    let place = Place::start(config()).await;
    let (mut ola, mut jan) = (place.person("en").await, place.person("en").await);
    let table = place.table("smugglers", &[&ola, &jan]).await;
    assert!(digest(&page(&mut ola, &table).await).is_none(), "nothing has happened");
    for _ in 0..5 {
        place.act(&table, 0).await;
        place.act(&table, 1).await;
    }
    for (person, seat) in [(&mut ola, 0), (&mut jan, 1)] {
        let (about, others) = digest(&page(person, &table).await).expect("something has happened");
        let viewer = SeatSet::only(Seat::new(seat));
        let mut told = place.log(&table, viewer, 0).await;
        assert!(
            !about.is_empty() && about.iter().all(|line| line.contains(&format!("Player{seat}"))),
            "{about:?}"
        );
        let mut shown = [about, others].concat();
        shown.sort();
        told.sort();
        assert_eq!(shown, told, "seat {seat}");
        let spectators = place.log(&table, SeatSet::NOBODY, 0).await;
        assert!(told.len() > spectators.len(), "its own secrets are in it");
    }
    // It stays until it is read.
    assert!(digest(&page(&mut ola, &table).await).is_some());
    let front = ola.browser.get("/").await.body;
    assert!(front.contains("away-short") && front.contains("While you were away"), "{front}");
    let seen = ola.browser.post(&format!("/t/{table}/seen"), &[]).await;
    assert_eq!(seen.location(), format!("/t/{table}"));
    assert!(digest(&page(&mut ola, &table).await).is_none());
    assert!(!ola.browser.get("/").await.body.contains("away-short"));

    // From there on, also after a restart; what was taken back meanwhile is told as it stands.
    let before = place.decisions(&table).await;
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    let place = place.restarted().await;
    let (mut ola, mut jan) = (place.again(ola), place.again(jan));
    let (about, others) = digest(&page(&mut ola, &table).await).expect("something has happened");
    let mut shown = [about, others].concat();
    let mut told = place.log(&table, SeatSet::only(Seat::new(0)), before).await;
    shown.sort();
    told.sort();
    assert_eq!(shown, told);
    assert!(digest(&page(&mut jan, &table).await).is_some());
    // Nobody else has a digest.
    let mut stranger = place.person("en").await;
    assert!(digest(&page(&mut stranger, &table).await).is_none());
    assert_eq!(stranger.browser.post(&format!("/t/{table}/seen"), &[]).await.status, 303);
    assert!(place.app.store.read_markers(&stranger.account, &table).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_seen_and_then_taken_back_is_told_anew() {
    let place = Place::start(config()).await;
    let (mut ola, jan) = (place.person("en").await, place.person("en").await);
    let table = place.table("connect-four", &[&ola, &jan]).await;
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    page(&mut ola, &table).await;
    ola.browser.post(&format!("/t/{table}/seen"), &[]).await;
    assert!(digest(&page(&mut ola, &table).await).is_none());
    place.undo(&table, 1).await;
    place.act(&table, 1).await;
    let (about, others) = digest(&page(&mut ola, &table).await).expect("another decision stands there");
    assert_eq!([about, others].concat(), place.log(&table, SeatSet::only(Seat::new(0)), 1).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_looked_at_counts_as_seen_unless_a_digest_waits() {
    let place = Place::start(config()).await;
    let (mut ola, jan) = (place.person("en").await, place.person("en").await);
    let table = place.table("connect-four", &[&ola, &jan]).await;
    let live = place.app.tables.table(&place.app, &table).await.unwrap().unwrap();
    page(&mut ola, &table).await;
    // At the table while things happen.
    let mut visit = Visit::begin(&place.app, &live, Some(&ola.account)).await;
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    visit.note().await;
    drop(visit);
    assert!(digest(&page(&mut ola, &table).await).is_none(), "she saw it");
    // She loads the page again while it is open: nothing was missed.
    let visit = Visit::begin(&place.app, &live, Some(&ola.account)).await;
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    assert!(digest(&page(&mut ola, &table).await).is_none(), "she is looking at it");
    drop(visit);
    // In the background: not seen.
    let mut visit = Visit::begin(&place.app, &live, Some(&ola.account)).await;
    assert!(place.app.notices.is_watching(&ola.account, &table));
    visit.set_watching(false).await;
    assert!(!place.app.notices.is_watching(&ola.account, &table));
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    visit.note().await;
    drop(visit);
    assert!(digest(&page(&mut ola, &table).await).is_some());
    // Here again for a moment, without having read it: it is still there.
    let mut visit = Visit::begin(&place.app, &live, Some(&ola.account)).await;
    visit.note().await;
    drop(visit);
    assert!(digest(&page(&mut ola, &table).await).is_some());
    // Whoever plays on has read it.
    let mut visit = Visit::begin(&place.app, &live, Some(&ola.account)).await;
    visit.acted();
    visit.note().await;
    drop(visit);
    assert!(digest(&page(&mut ola, &table).await).is_none());
    // Somebody without a seat leaves no trace.
    let stranger = place.person("en").await;
    Visit::begin(&place.app, &live, Some(&stranger.account)).await.note().await;
    assert!(place.app.store.read_markers(&stranger.account, &table).await.unwrap().is_empty());
}
