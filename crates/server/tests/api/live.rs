//! Live views over a socket.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use orrery_core::SeatSet;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::api::support::{Program, Server, legal};

struct Live(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Live {
    async fn open(program: &Program, path: &str) -> Result<Self, u16> {
        let url = format!("ws://{}/api/v1{path}", program.address);
        let mut request = url.into_client_request().expect("a URL");
        if let Some(token) = &program.token {
            let value = format!("Bearer {token}").parse().expect("plain text");
            request.headers_mut().insert("authorization", value);
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// The next view; nothing when the server has hung up.
    async fn hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.0.next());
            match next.await.expect("the server says something")? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    async fn silent(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(150), self.hear()).await.is_err()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_is_sent_what_each_may_know_whenever_it_changes() {
    let server = Server::start().await;
    let (ola, jan) = (server.bot().await, server.bot().await);
    let table = ola.open("smugglers", &["me", "open"], &json!({})).await;
    assert_eq!(Live::open(&ola, &format!("{table}/live")).await.err(), Some(409), "it has not begun");
    jan.post(&format!("{table}/seats/2/take"), &json!({})).await.fine();
    let id = table.trim_start_matches("/tables/");
    let table_now = server.app.tables.table(&server.app, id).await.expect("it loads").expect("it has begun");

    let path = format!("{table}/live?candidates=true");
    let mut sockets =
        [Live::open(&ola, &path).await.expect("a socket"), Live::open(&jan, &path).await.expect("a socket")];
    let mut watcher = Live::open(&server.stranger(), &format!("{table}/live")).await.expect("a socket");
    let mut views = [sockets[0].hear().await.expect("a view"), sockets[1].hear().await.expect("a view")];
    let open = watcher.hear().await.expect("a view");
    assert_eq!((&open["seen_by"], &open["seats"]), (&json!([]), &json!([])));
    for decisions in 1..=12 {
        let at =
            views.iter().position(|view| !view["seats"][0]["asked"].is_null()).expect("somebody is asked");
        let seat = &views[at]["seats"][0];
        let actions = legal(seat);
        let act = json!({"action": actions[decisions % actions.len()], "made": seat["made"]});
        [&ola, &jan][at].post(&format!("{table}/act"), &act).await.fine();
        for (place, socket) in sockets.iter_mut().enumerate() {
            let view = socket.hear().await.expect("a view");
            assert_eq!(view["decisions"], decisions, "one view for one change");
            let viewer = SeatSet::only(orrery_core::Seat::new(place as u8));
            assert_eq!(view["view"], table_now.snapshot().table.view(viewer));
            views[place] = view;
        }
        let view = watcher.hear().await.expect("a view");
        assert_eq!(view["view"], table_now.snapshot().table.view(SeatSet::NOBODY));
        if views[0]["over"] == true {
            break;
        }
    }
    // What changes nothing that one sees is not sent; what is said here counts for nothing.
    ola.post(&format!("{table}/chat"), &json!({"text": "hello"})).await;
    sockets[0].0.send(Message::text("{\"t\":\"act\"}")).await.expect("it is sent");
    assert!(sockets[0].silent().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_ends_with_its_token() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let table = bot.open("connect-four", &["me", "me"], &json!({})).await;
    let path = format!("{table}/live?seat=2");
    let mut socket = Live::open(&bot, &path).await.expect("a socket");
    assert_eq!(socket.hear().await.expect("a view")["seen_by"], json!([2]));
    let mine = server.app.store.tokens_of(&bot.account).await.expect("it reads");
    let other = server.program_of(&bot.account, &orrery_server::tokens::Scope::ALL).await;
    let act = json!({"seat": 1, "action": "drop 1", "made": 0});
    other.post(&format!("{table}/act"), &act).await.fine();
    assert_eq!(socket.hear().await.expect("a view")["decisions"], 1);
    server.app.store.delete_token(&bot.account, &mine[0].id).await.expect("it goes");
    let act = json!({"seat": 2, "action": "drop 1", "made": 0});
    other.post(&format!("{table}/act"), &act).await.fine();
    assert_eq!(socket.hear().await, None, "whose token is revoked is told nothing more");
    assert_eq!(Live::open(&bot, &path).await.err(), Some(401));
    assert_eq!(Live::open(&server.stranger(), &path).await.err(), Some(403), "no stranger's seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opens_no_socket_is_told_so() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let table = bot.open("connect-four", &["me", "easy"], &json!({})).await;
    let plain = bot.get(&format!("{table}/live")).await;
    plain.refused(426, "upgrade");
    assert_eq!(plain.header("upgrade"), Some("websocket"));
    assert_eq!(Live::open(&bot, "/tables/none/live").await.err(), Some(404));
}
