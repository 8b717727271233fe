//! What several servers log about the same move.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use orrery_load::Person;
use serde_json::Value;

use super::server::{Launch, Server};
use crate::common::folder;
use crate::common::postgres::Place;

/// The last line like this, once there is one.
async fn last_line(log: &Path, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let text = fs::read_to_string(log).expect("the server logs");
        // The last line may still be on its way.
        let mut lines = text.lines().rev().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        if let Some(line) = lines.find(&wanted) {
            return line;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The line of the server that wrote a move has the id of the request, and the lines of all others about that move have the same
/// table and version.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_about_a_move_are_joined_by_its_version() {
    let (place, folder) = (Place::new(), folder("joined-logs"));
    let logged = |log: PathBuf| Launch {
        variables: vec![("ORRERY_LOG", "json".to_owned()), ("ORRERY_LOG_LEVEL", "debug".to_owned())],
        log: Some(log),
        ..Launch::with(&place.address())
    };
    let (here, there) = (folder.join("here"), folder.join("there"));
    let servers = [Server::start(logged(here.clone())), Server::start(logged(there.clone()))];
    let mut people = servers.each_ref().map(|server| Person::new(server.address()));
    let table = Person::play_together(&mut people, "connect-four").await.expect("both sit down");
    let mut one = people[0].connect(&table).await.expect("the table is there");
    let mut two = people[1].connect(&table).await.expect("the table is there");
    one.press(0).await.expect("it is the first one's turn");
    while !two.asked() {
        two.hear().await.expect("the other server hears of it");
    }
    let wrote = last_line(&here, |line| line["message"] == "the table was changed").await;
    assert!(wrote["span"]["id"].as_str().is_some_and(|id| !id.is_empty()), "{wrote}");
    assert!(wrote["version"].as_u64().is_some_and(|version| version > 0), "{wrote}");
    // Readers may have the news a moment before the line is there.
    last_line(&there, |line| {
        line["message"] == "another server has changed the table"
            && (&line["table"], &line["version"]) == (&wrote["table"], &wrote["version"])
    })
    .await;
}
