//! Browsers that have a page of ours open and wait for news: one stream per browser.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use orrery_store::ChannelKind;
use serde_json::Value;
use tokio::sync::broadcast;

use super::failure::Failure;
use super::lock;
use crate::App;
use crate::app::now;
use crate::identity::Visitor;
use crate::site_error::SiteError;

/// How often a silent stream says that it is still there.
const PULSE: Duration = Duration::from_secs(25);
/// A browser that is this many notices behind has missed the oldest.
const BEHIND: usize = 8;

/// The streams of each account.
#[derive(Default)]
pub struct Streams(Mutex<HashMap<String, broadcast::Sender<String>>>);

impl Streams {
    fn open(&self, account: &str) -> broadcast::Receiver<String> {
        let mut streams = lock(&self.0);
        streams.retain(|_, sender| sender.receiver_count() > 0);
        streams.entry(account.to_owned()).or_insert_with(|| broadcast::Sender::new(BEHIND)).subscribe()
    }

    /// Whether a browser of an account listens.
    pub fn has(&self, account: &str) -> bool {
        lock(&self.0).get(account).is_some_and(|sender| sender.receiver_count() > 0)
    }

    /// Ends the streams of an account.
    pub fn close(&self, account: &str) {
        lock(&self.0).remove(account);
    }

    /// Tells the browsers of an account, if there is one.
    pub fn tell(&self, account: &str, notice: &Value) -> Result<(), Failure> {
        let streams = lock(&self.0);
        let told = streams.get(account).and_then(|sender| sender.send(notice.to_string()).ok());
        told.map(|_| ()).ok_or(Failure::Nobody)
    }
}

/// News for the browsers of an account, as long as they listen. A browser without that channel is told not to come
/// back.
pub async fn listen(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, SiteError> {
    let wants = |account: &String| app.notices.wants(account, ChannelKind::Browser);
    let Some(account) = visitor.account.filter(wants) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let news = app.notices.streams.open(&account);
    // What could not be told while nobody was there.
    app.store.hasten(&account, ChannelKind::Browser, now()).await?;
    app.notices.bell.notify_one();
    let events = stream::unfold((app, news), async |(app, mut news)| {
        let told = tokio::select! {
            told = news.recv() => told,
            () = app.closed() => return None,
        };
        let event = match told {
            Ok(notice) => Event::default().event("notice").data(notice),
            Err(broadcast::error::RecvError::Lagged(_)) => Event::default().comment("missed"),
            Err(broadcast::error::RecvError::Closed) => return None,
        };
        Some((Ok::<_, Infallible>(event), (app, news)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(PULSE)).into_response())
}
