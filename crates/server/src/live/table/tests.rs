//! Changes that stop in the middle.

use std::sync::mpsc;

use orrery_store::{Holder, NewTable, Store};
use tokio::sync::oneshot;

use super::*;
use crate::app::Titles;
use crate::config::Config;
use crate::serve;
use crate::setup::SeatSetup;

/// A server with one table of two people.
async fn one_table(folder: &tempfile::TempDir) -> (Arc<App>, Arc<Live>) {
    let store = Store::open(folder.path().join("orrery.db")).expect("a database");
    let app =
        serve::app(Config::default(), store, Titles::new(orrery_registry::all())).await.expect("it answers");
    let setup = Setup {
        options: serde_json::json!({}),
        revision: 1,
        seats: vec![SeatSetup::default(); 2],
        secret: "secret".to_owned(),
        guided: false,
        hints: true,
        clock: None,
        origin: None,
    };
    let row = |seat| SeatRow { seat, holder: Holder::Open, name: format!("Player{seat}") };
    let new = NewTable {
        id: "table".to_owned(),
        game: "connect-four".to_owned(),
        listed: false,
        phase: Phase::Running,
        host: None,
        setup: setup.to_json(),
        pack: None,
        awaiting: 1,
        seats: vec![row(0), row(1)],
        due_at: None,
        at: 1,
    };
    app.store.open_table(new).await.expect("a new table");
    let live = app.tables.table(&app, "table").await.expect("it opens").expect("it has begun");
    (app, live)
}

/// Somebody sends a move and hangs up; the move panics when it is half made. Nobody goes on from there: the next one finds
/// the table as the store has it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_panic_in_a_change_has_the_table_loaded_anew() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let (app, live) = one_table(&folder).await;
    let (one, two) = (Seat::new(0), Seat::new(1));
    let (begun, has_begun) = oneshot::channel();
    let mut begun = Some(begun);
    let (go_on, may_go_on) = mpsc::channel::<()>();
    let caller = {
        let (app, live) = (Arc::clone(&app), Arc::clone(&live));
        tokio::spawn(async move {
            let change =
                move |_: &App, _: &Live, inner: &mut Inner| -> Result<((), Option<Vec<Entry>>), LiveError> {
                    inner.table.act(one, 0, "drop 1").expect("it is allowed");
                    begun.take().map(|begun| begun.send(()));
                    let _ = may_go_on.recv();
                    panic!("made for this test");
                };
            live.alter(&app, change).await
        })
    };
    has_begun.await.expect("the change begins");
    caller.abort();
    // The other player's answer comes meanwhile, to a move that will never have been made.
    let other = {
        let (app, live) = (Arc::clone(&app), Arc::clone(&live));
        tokio::spawn(async move { live.act(&app, two, 0, "drop 2".to_owned()).await })
    };
    drop(go_on);
    let answer = other.await.expect("it does not panic");
    assert!(matches!(answer, Err(LiveError::Retired)), "{answer:?}");
    let again = app.tables.table(&app, "table").await.expect("it opens").expect("it has begun");
    assert!(!Arc::ptr_eq(&again, &live), "another copy of it");
    assert_eq!(again.snapshot().table.decisions(), 0);
    let made = again.act(&app, one, 0, "drop 3".to_owned()).await;
    assert!(matches!(made, Ok(Acted::Done)), "{made:?}");
    assert_eq!(app.store.load("table").await.expect("it reads").expect("it is there").entries.len(), 1);
}
