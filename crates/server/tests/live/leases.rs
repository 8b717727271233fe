//! Each piece of work is done by the one server that has its lease: while somebody else holds it, by none.

use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use orrery_server::clock::AtZero;
use orrery_server::config::Config;
use orrery_server::fair::Payer;
use orrery_server::live::LEASE;
use orrery_server::reviews::{Progress, Thought};
use orrery_store::{Lease, Store};
use serde_json::json;
use tokio::time::sleep;

use crate::common::config;
use crate::common::postgres::{Place, tell};
use crate::live::seats::{notes, per_move};
use crate::live::servers::two_servers;
use crate::live::support::{Both, Player, Server, Sits};

/// Longer than any test takes.
const LONG: i64 = 60 * 60 * 1000;
/// Long enough for a server that ignores a lease to be caught; one that keeps it does nothing, however long this is.
const WHILE: Duration = Duration::from_millis(1500);
const PAUSE: Duration = Duration::from_millis(20);

/// Whoever holds a lease and does nothing.
async fn idler(place: &Place, lease: &str) -> Store {
    let store = place.open();
    assert_eq!(store.lease(lease, LONG).await, Ok(Lease::Mine));
    store
}

/// A table at which it is Jan's turn and his clock runs. His player stays at the other server.
async fn jan_is_asked(here: &Server, there: &Server) -> (String, Player, Player) {
    let (ola, jan) = (here.person().await, there.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let table = here.table_with("connect-four", json!({}), &seats, per_move(AtZero::Bot)).await;
    let mut one = here.join(&table, Some(&ola)).await;
    let mut two = there.join(&table, Some(&jan)).await;
    one.act("drop 1").await;
    two.hear_until(|player| player.asked).await;
    (table, one, two)
}

/// A bot has taken Jan's seat, once, and has answered.
async fn jan_was_replaced(server: &Server, table: &str, ola: &mut Player) {
    ola.hear_until(|player| player.made == 1 && player.asked).await;
    assert_eq!(notes(server, table).await, ["1 stand-in random back clock"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_are_one_servers() {
    let place = Place::new();
    let idler = idler(&place, "clocks").await;
    let (mut here, mut there) = two_servers(&place).await;
    let (table, mut one, _two) = jan_is_asked(&here, &there).await;
    for server in [&mut here, &mut there] {
        server.pass(Duration::from_hours(2));
    }
    sleep(WHILE).await;
    assert!(notes(&here, &table).await.is_empty(), "both leave it to the one that has the lease");
    idler.release("clocks").await.expect("the store answers");
    jan_was_replaced(&there, &table, &mut one).await;
}

/// Nobody gives the lease back, and the other server does its work all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_of_a_dead_server_are_the_others() {
    let place = Place::new();
    let here = Server::beside(&place.database()).await;
    // The first one to start has the clocks; it is told so once it looks after them.
    let mut there = Server::beside(&place.database()).await;
    assert!(matches!(there.app.store.lease("clocks", LEASE).await, Ok(Lease::Taken { .. })));
    let (table, mut one, _two) = jan_is_asked(&there, &there).await;
    here.kill().await;
    if let Lease::Taken { left } = there.app.store.lease("clocks", LEASE).await.expect("the store answers") {
        assert!(left <= LEASE, "the others wait for {left} ms");
    }
    there.pass(Duration::from_hours(2));
    jan_was_replaced(&there, &table, &mut one).await;
}

/// Both servers have readers at a table at which a bot is asked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_one_servers() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let ola = here.person().await;
    let table = here.table("connect-four", json!({}), &[Sits::Bot("easy"), Sits::Person(&ola)]).await;
    let lease = format!("bots {table}");
    let idler = idler(&place, &lease).await;
    let mut one = here.join(&table, Some(&ola)).await;
    let _watcher = there.join(&table, None).await;
    sleep(WHILE).await;
    assert_eq!(here.decisions(&table).await, 0, "both leave it to the one that has the lease");
    idler.release(&lease).await.expect("the store answers");
    one.hear_until(|player| player.asked).await;
    assert_eq!(here.decisions(&table).await, 1);
}

/// A server that makes reviews.
async fn reviewing(place: &Place) -> Server {
    Server::beside_with(&place.database(), Config { reviews: Thought::Quick, ..config() }).await
}

/// A table at which a short game is over, and who asks for its review. Reviews give way to everything else, so a long one would
/// take for ever on a busy machine.
async fn finished(server: &Server) -> (String, Payer) {
    let Both { table, ola, mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    for step in 0..7 {
        let (player, action) = if step % 2 == 0 { (&mut one, "drop 1") } else { (&mut two, "drop 2") };
        player.hear_until(|player| player.asked && player.made == step / 2).await;
        player.act(action).await;
    }
    one.hear_until(|player| player.over).await;
    (table, Payer::account_alone(&ola.account))
}

/// Asks for the review of a table; whether it is there.
async fn is_reviewed(server: &Server, (table, payer): &(String, Payer)) -> bool {
    let app = &server.app;
    let live = app.tables.table(app, table).await.expect("it loads").expect("it is there");
    let record = live.snapshot().table.record();
    let progress = app.reviews.of(&app.store, table, &live.title, &record, payer).await;
    match progress.expect("the store answers") {
        Progress::Ready(_) => true,
        Progress::Going { .. } => false,
        other => panic!("it is neither made nor being made: {other:?}"),
    }
}

async fn becomes_reviewed(server: &Server, table: &(String, Payer)) {
    while !is_reviewed(server, table).await {
        sleep(PAUSE).await;
    }
}

/// Notes each time that a review is written.
const COUNT_REVIEWS: &str = "CREATE TABLE written (table_num BIGINT);
    CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql
        AS 'BEGIN INSERT INTO written VALUES (NEW.table_num); RETURN NEW; END';
    CREATE TRIGGER note_written AFTER INSERT OR UPDATE ON reviews
        FOR EACH ROW EXECUTE FUNCTION note_written()";

fn reviews_written(place: &Place) -> i64 {
    tell(&place.address(), async |client| {
        client.query_one("SELECT count(*) FROM written", &[]).await.expect("it answers").get(0)
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_is_made_by_one_server() {
    let place = Place::new();
    place.tell(COUNT_REVIEWS);
    let (here, there) = (reviewing(&place).await, reviewing(&place).await);
    let wanted = finished(&here).await;
    let idler = idler(&place, &format!("review {}", wanted.0)).await;
    assert!(!is_reviewed(&here, &wanted).await && !is_reviewed(&there, &wanted).await);
    sleep(WHILE).await;
    assert_eq!(reviews_written(&place), 0, "both leave it to the one that has the lease");
    idler.release(&format!("review {}", wanted.0)).await.expect("the store answers");
    for server in [&here, &there] {
        becomes_reviewed(server, &wanted).await;
        // Reviews are made one after another: once there is a later one, this server does nothing more for the first.
        becomes_reviewed(server, &finished(server).await).await;
    }
    assert_eq!(reviews_written(&place), 3, "one of them made it, once, and each a later one");
}

/// Refuses reviews, and counts how often it did: a sequence goes on where everything else is taken back.
const REFUSE_REVIEWS: &str = "CREATE SEQUENCE refused;
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS 'BEGIN PERFORM nextval(''refused''); RAISE EXCEPTION ''made for this test''; END';
    CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION refuse()";

/// A review that was lost with the database is made once that is back, without a hand.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_that_could_not_be_written_is_made_again() {
    let place = Place::new();
    place.tell(REFUSE_REVIEWS);
    let here = reviewing(&place).await;
    let wanted = finished(&here).await;
    let refused = || {
        tell(&place.address(), async |client| {
            let row = client.query_one("SELECT is_called FROM refused", &[]).await.expect("it answers");
            row.get::<_, bool>(0)
        })
    };
    while !refused() {
        assert!(!is_reviewed(&here, &wanted).await);
        sleep(PAUSE).await;
    }
    place.tell("DROP TRIGGER refuse ON reviews");
    becomes_reviewed(&here, &wanted).await;
}

/// Whoever was thought for at one server waits for others at the other one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fair_shares_hold_over_both_servers() {
    let place = Place::new();
    let one_thread = || Config { bot_threads: 1, ..config() };
    let here = Server::beside_with(&place.database(), one_thread()).await;
    let there = Server::beside_with(&place.database(), one_thread()).await;
    let [greedy, modest, other] = ["greedy", "modest", "other"].map(Payer::account_alone);
    // Where nobody wants anything everybody is equal: the other server thinks for somebody all the while.
    let (end, ended) = mpsc::channel::<()>();
    let app = Arc::clone(&there.app);
    let thought = move || ended.recv().unwrap_or(());
    let busy = tokio::spawn(async move { app.tables.think_pool.think(other, thought).await });
    while there.app.tables.think_pool.thinking() == 0 {
        sleep(PAUSE).await;
    }
    while there.app.tables.think_pool.used(&greedy).is_zero() {
        let thought = || std::thread::sleep(PAUSE);
        here.app.tables.think_pool.think(greedy.clone(), thought).await.expect("it was thought");
    }
    let order = Arc::new(Mutex::new(Vec::new()));
    let mut waiting = Vec::new();
    for (place, payer) in [greedy, modest].into_iter().enumerate() {
        let (app, order) = (Arc::clone(&there.app), Arc::clone(&order));
        waiting.push(tokio::spawn(async move {
            let account = payer.account().to_owned();
            let thought = move || order.lock().expect("no panic").push(account);
            app.tables.think_pool.think(payer, thought).await.expect("it was thought");
        }));
        while there.app.tables.think_pool.waiting() <= place {
            sleep(PAUSE).await;
        }
    }
    drop(end);
    for task in waiting {
        task.await.expect("it comes to its end");
    }
    busy.await.expect("it is not stopped").expect("it was thought");
    assert_eq!(*order.lock().expect("no panic"), ["modest", "greedy"], "not in the order in which they came");
}
