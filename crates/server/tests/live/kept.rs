//! Tables that began under another build: with other content, by earlier rules.

use std::sync::Arc;

use orrery_core::content::Pack;
use orrery_server::app::unguessable;
use orrery_server::live::keep_content;
use orrery_store::{NewTable, Phase};
use serde_json::json;

use crate::support::{Server, Sits, play};

/// The content of Orion in which one card costs more.
const DEARER: &str = r#"[(
    no: 1, id: "advanced_data_center", colour: Blue, copies: 2,
    cost: (production: 4), points: 0,
    effects: (after_build: [TakeDiscard(Any)]),
    source: "D: everything, for a test",
    rules: ["ORI-113", "ORI-146"],
)]"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_with_the_content_that_it_began_with() {
    let server = Server::start().await;
    let app = &server.app;
    let ola = server.person().await;
    let sits = [Sits::Person(&ola), Sits::Bot("random")];
    let like = server.table("orion", json!({}), &sits).await;
    let like = app.store.table(&like).await.expect("the store answers").expect("it is there");

    let today = app.titles.find("orion").expect("it is listed");
    let pack = Pack::new([("structures.ron".to_owned(), DEARER.to_owned())]);
    let earlier = today.packed(&pack).expect("the row is sound");
    assert_ne!(earlier.fingerprint(), today.fingerprint());
    let hash = keep_content(app, &*earlier).await.expect("it is kept");
    let mut ids = Vec::new();
    for _ in 0..2 {
        let id = unguessable();
        let new = NewTable {
            id: id.clone(),
            game: "orion".to_owned(),
            listed: false,
            phase: Phase::Running,
            host: None,
            setup: like.table.setup.clone(),
            pack: Some(hash.clone()),
            awaiting: like.table.awaiting,
            seats: like.seats.clone(),
            at: 1,
        };
        app.store.open_table(new).await.expect("a new table");
        ids.push(id);
    }

    let live = app.hall.table(app, &ids[0]).await.expect("it opens").expect("it has begun");
    assert_eq!(live.title.fingerprint(), earlier.fingerprint());
    let other = app.hall.table(app, &ids[1]).await.expect("it opens").expect("it has begun");
    assert!(Arc::ptr_eq(&live.title, &other.title), "content is read once");
    drop((live, other));

    // Played a while, forgotten, and loaded again: still the same content, and its record says so.
    let mut player = server.join(&ids[0], Some(&ola)).await;
    play(&mut [&mut player], 3, 1).await;
    app.hall.forget(&ids[0]);
    let live = app.hall.table(app, &ids[0]).await.expect("it opens").expect("it has begun");
    let record = live.inner().await.table.full_record();
    assert_eq!(record.content, earlier.fingerprint());
    assert!(today.replay(&record, None).is_err(), "today's cards are others");
    assert!(earlier.replay(&record, None).is_ok());
}

/// Contents are kept when a table is opened in the lobby, too: see the lobby's tests for how one opens a table there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_built_in_content_is_kept_once() {
    let server = Server::start().await;
    for title in server.app.titles.iter() {
        let hash = keep_content(&server.app, &**title).await.expect("it is kept");
        let again = keep_content(&server.app, &**title).await.expect("it is kept");
        assert_eq!(hash, again);
        let body = server.app.store.pack(&hash).await.expect("the store answers").expect("it is there");
        let pack: Pack = serde_json::from_slice(&body).expect("a pack");
        assert_eq!(title.packed(&pack).expect("it is sound").fingerprint(), hash);
    }
}
