//! Exercises that an account has solved.

use orrery_review::Collection;

use crate::site::support::{Browser, Server};

/// The first two exercises of Orion, by name.
fn names() -> [String; 2] {
    let orion = orrery_registry::find("orion").expect("it is there");
    let kept = Collection::parse(orion.exercises()).expect("the file is whole");
    [0, 1].map(|number| kept.exercises[number].name("orion"))
}

/// How many exercises the list marks as solved.
async fn marked(browser: &mut Browser) -> usize {
    let list = browser.get("/games/orion/exercises").await.body;
    list.matches("class=\"solved\"").count() - list.matches("class=\"solved\" hidden").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_remembers_what_it_has_solved() {
    let server = Server::start().await;
    let [first, second] = names();
    let mut stranger = server.browser();
    let list = stranger.get("/games/orion/exercises").await.body;
    assert!(list.contains("class=\"solved\" hidden") && !list.contains("data-remember"), "{list}");
    let refused = stranger.fill("/", "/exercises/solved", &[("names", &first)]).await;
    assert_eq!(refused.status, 403, "nobody remembers it");

    let mut player = server.browser();
    player.fill("/", "/games/orion/play", &[("played", "yes")]).await;
    assert_eq!(marked(&mut player).await, 0);
    assert!(player.get("/games/orion/exercises/0").await.body.contains("data-remember"));
    for told in [format!("{first}\nno such exercise"), second] {
        assert_eq!(player.fill("/", "/exercises/solved", &[("names", &told)]).await.status, 204);
    }
    assert_eq!(marked(&mut player).await, 2, "the second does not replace the first");
    // What the account prefers is kept beside it.
    player.fill("/", "/preferences", &[("theme", "dark"), ("back", "/")]).await;
    let server = server.restarted().await;
    player.address.clone_from(&server.address);
    assert_eq!(marked(&mut player).await, 2);
    assert_eq!(marked(&mut server.browser()).await, 0, "nobody else's are marked");
}
