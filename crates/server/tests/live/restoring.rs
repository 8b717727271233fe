//! Tables that began under another build: with other content, by earlier rules.

use std::sync::Arc;

use orrery_core::content::Pack;
use orrery_server::app::unguessable;
use orrery_server::live::store_content;
use orrery_server::setup::Setup;
use orrery_store::{NewTable, Phase, Seated};
use serde_json::json;

use crate::live::support::{Server, Sits, play};

/// All content of Orion as another build could have had it: one card costs more.
fn dearer(content: &Pack) -> Pack {
    let text = serde_json::to_string(content).expect("plain data");
    let cheap = "cost: (production: 1), points: 0,";
    assert!(text.contains(cheap), "another card is needed for this test");
    serde_json::from_str(&text.replacen(cheap, "cost: (production: 4), points: 0,", 1)).expect("still a pack")
}

/// A table like another one, begun with other rules or content.
async fn copied(server: &Server, like: &Seated, setup: String, pack: Option<String>) -> String {
    let new = NewTable {
        id: unguessable(),
        game: like.table.game.clone(),
        listed: false,
        phase: Phase::Running,
        host: None,
        setup,
        pack,
        awaiting: like.table.awaiting,
        seats: like.seats.clone(),
        due_at: None,
        at: 1,
    };
    server.app.store.open_table(new).await.expect("a new table").table.id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_with_the_content_that_it_began_with() {
    let server = Server::start().await;
    let app = &server.app;
    let ola = server.person().await;
    let sits = [Sits::Person(&ola), Sits::Bot("random")];
    let like = server.table("orion", json!({}), &sits).await;
    let like = app.store.table(&like).await.expect("the store answers").expect("it is there");

    let today = app.titles.find("orion").expect("it is listed");
    let earlier = today.packed(&dearer(today.content())).expect("the row is sound");
    assert_ne!(earlier.fingerprint(), today.fingerprint());
    let hash = store_content(app, &*earlier).await.expect("it is kept");
    let mut ids = Vec::new();
    for _ in 0..2 {
        ids.push(copied(&server, &like, like.table.setup.clone(), Some(hash.clone())).await);
    }

    let live = app.tables.table(app, &ids[0]).await.expect("it opens").expect("it has begun");
    assert_eq!(live.title.fingerprint(), earlier.fingerprint());
    let other = app.tables.table(app, &ids[1]).await.expect("it opens").expect("it has begun");
    assert!(Arc::ptr_eq(&live.title, &other.title), "content is read once");
    drop((live, other));

    // Played a while, forgotten, and loaded again: still the same content, and its record says so.
    let mut player = server.join(&ids[0], Some(&ola)).await;
    play(&mut [&mut player], 3, 1).await;
    app.tables.forget(&ids[0]);
    let live = app.tables.table(app, &ids[0]).await.expect("it opens").expect("it has begun");
    let record = live.snapshot().table.full_record();
    assert_eq!(record.content, earlier.fingerprint());
    assert!(today.replay(&record, None).is_err(), "today's cards are others");
    assert!(earlier.replay(&record, None).is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_adopts_the_newest_rules_if_all_agree() {
    let server = Server::start().await;
    let app = &server.app;
    let (ola, jan) = (server.person().await, server.person().await);
    let sits = [Sits::Person(&ola), Sits::Person(&jan), Sits::Bot("random")];
    let like = server.table("smugglers", json!({}), &sits).await;
    let like = app.store.table(&like).await.expect("the store answers").expect("it is there");
    let mut setup: Setup = serde_json::from_str(&like.table.setup).expect("a setup");
    setup.revision = 1;
    let id = copied(&server, &like, setup.to_json(), None).await;

    let mut one = server.join(&id, Some(&ola)).await;
    let mut two = server.join(&id, Some(&jan)).await;
    play(&mut [&mut one, &mut two], 4, 1).await;
    assert!(one.regions["affairs"].contains("No bounty is paid any more"), "{}", one.regions["affairs"]);
    let watcher = server.join(&id, None).await;
    assert!(!watcher.regions["affairs"].contains("bounty"), "it is for those who play");
    one.send(&json!({"t": "propose_rules"})).await;
    two.hear_until(|player| player.regions["affairs"].contains("all must agree")).await;
    assert_eq!(revision(&server, &id).await, 1, "one is not all");
    two.send(&json!({"t": "vote", "vote": 1, "choice": "yes"})).await;
    two.hear_until(|player| !player.regions["affairs"].contains("all must agree")).await;
    assert_eq!(revision(&server, &id).await, 2);

    // It stays so after a restart, and the record says where it was.
    app.tables.forget(&id);
    let mut one = server.join(&id, Some(&ola)).await;
    let mut two = server.join(&id, Some(&jan)).await;
    play(&mut [&mut one, &mut two], usize::MAX, 2).await;
    let live = app.tables.table(app, &id).await.expect("it opens").expect("it has begun");
    let record = live.snapshot().table.full_record();
    assert_eq!(record.revision, 1);
    let [adoption] = record.adopted[..] else { panic!("{:?}", record.adopted) };
    assert!(adoption.after >= 4 && (adoption.from, adoption.to) == (1, 2), "{adoption:?}");
    assert!(live.title.replay(&record, None).is_ok());
}

async fn revision(server: &Server, id: &str) -> u16 {
    let live = server.app.tables.table(&server.app, id).await.expect("it opens").expect("it has begun");
    live.snapshot().table.revision()
}

/// Contents are kept when a table is opened in the lobby, too: see the lobby's tests for how one opens a table there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_built_in_content_is_kept_once() {
    let server = Server::start().await;
    for title in server.app.titles.iter() {
        let hash = store_content(&server.app, &**title).await.expect("it is kept");
        let again = store_content(&server.app, &**title).await.expect("it is kept");
        assert_eq!(hash, again);
        let body = server.app.store.pack(&hash).await.expect("the store answers").expect("it is there");
        let pack: Pack = serde_json::from_slice(&body).expect("a pack");
        assert_eq!(title.packed(&pack).expect("it is sound").fingerprint(), hash);
    }
}
