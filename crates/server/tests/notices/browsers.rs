//! News for browsers that have a page open.

use std::time::Duration;

use orrery_server::app::now;
use orrery_store::ChannelKind;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio::time::timeout;

use crate::notices::place::{HOUR, Person, Place, SECOND, config};

/// The stream of somebody, and the status with which it begins.
async fn listen(place: &Place, person: &Person) -> (u16, Lines<BufReader<OwnedReadHalf>>) {
    let stream = TcpStream::connect(&place.address).await.expect("the server answers");
    let (reading, mut writing) = stream.into_split();
    let cookie = &person.browser.cookies["orrery"];
    let request =
        format!("GET /notices/stream HTTP/1.1\r\nhost: {}\r\ncookie: orrery={cookie}\r\n\r\n", place.address);
    writing.write_all(request.as_bytes()).await.expect("it listens");
    // As long as the page is open.
    Box::leak(Box::new(writing));
    let mut lines = BufReader::new(reading).lines();
    let first = lines.next_line().await.expect("it answers").expect("a status");
    let status = first.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    (status, lines)
}

/// The next notice; nothing if none comes.
async fn next(lines: &mut Lines<BufReader<OwnedReadHalf>>) -> Option<serde_json::Value> {
    let data = async {
        while let Ok(Some(line)) = lines.next_line().await {
            if let Some(data) = line.strip_prefix("data: ") {
                return serde_json::from_str(data).ok();
            }
        }
        None
    };
    timeout(Duration::from_secs(2), data).await.ok().flatten()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_while_it_listens_and_what_it_missed_when_it_comes() {
    let place = Place::start(config()).await;
    let (mut ola, jan) = (place.person("pl").await, place.person("en").await);
    assert_eq!(listen(&place, &ola).await.0, 204, "nobody comes back who has not switched it on");
    let table = place.table("connect-four", &[&ola, &jan]).await;
    ola.browser.fill("/account", "/account/notices/browser", &[]).await;
    let start = now();
    // Nobody is there: it waits.
    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start).await;
    place.tend(start + 5 * SECOND).await;
    let (status, mut lines) = listen(&place, &ola).await;
    assert_eq!(status, 200);
    place.tend(now()).await;
    let notice = next(&mut lines).await.expect("what it missed");
    assert!(notice["title"].as_str().is_some_and(|title| title.contains("twoja kolej")), "{notice}");
    assert_eq!(notice["path"], format!("/t/{table}"));

    place.act(&table, 0).await;
    place.act(&table, 1).await;
    place.tend(start + HOUR).await;
    place.tend(start + HOUR + 5 * SECOND).await;
    assert!(next(&mut lines).await.is_some(), "soon: whoever has a page open is not far");
    // Switched off: the stream ends.
    ola.browser.fill("/account", "/account/notices/off", &[("kind", "browser")]).await;
    assert!(!place.app.notices.wants(&ola.account, ChannelKind::Browser));
    assert_eq!(listen(&place, &ola).await.0, 204);
}
