//! What the sockets of browsers and of programs have in common.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};

use super::snapshot::Snapshot;
use super::table::Live;
use super::together::Led;
use crate::App;
use crate::open_sockets::Tie;

/// A reader that takes no message for this long is disconnected.
const PATIENCE: Duration = Duration::from_secs(15);
/// How many pings may stay unanswered; so many share the time after which a socket counts as silent.
const PINGS: u32 = 3;

/// The connection is of no use any more.
pub struct Gone;

/// What a connection to a table has to react to.
pub enum Event {
    /// The other end sent a message.
    Text(Utf8Bytes),
    /// The table was published anew.
    Changed,
    /// Somebody shows the game to those who look together, or does so no more.
    Led,
    /// Time has passed; the other end was pinged.
    Pulse,
}

/// The events of one connection to a table.
pub struct Events {
    app: Arc<App>,
    live: Arc<Live>,
    changes: watch::Receiver<Arc<Snapshot>>,
    led: watch::Receiver<Option<Arc<Led>>>,
    pulse: Interval,
    /// The session or token by which it was opened.
    tie: Option<Tie>,
    /// Pings since the other end was last heard.
    unanswered: u32,
}

impl Events {
    /// Begins to listen.
    pub fn of(app: &Arc<App>, live: &Arc<Live>, tie: Option<Tie>) -> Result<Self, Gone> {
        let changes = live.listen();
        let led = live.together.listen();
        // The table may have been dropped before this connection listened.
        if live.is_retired() {
            return Err(Gone);
        }
        let mut pulse = interval(Duration::from_secs(app.config.silent_seconds) / PINGS);
        // After something that took long, what has come meanwhile is read before the next ping.
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Ok(Self { app: Arc::clone(app), live: Arc::clone(live), changes, led, pulse, unanswered: 0, tie })
    }

    /// Waits for the next event. Ends when the server does, when the session or token does by which the connection was opened,
    /// and when the table is dropped: the other end connects again and finds the table as the store has it.
    pub async fn next(&mut self, socket: &mut WebSocket) -> Result<Event, Gone> {
        loop {
            tokio::select! {
                // In this order: nothing is served after the end.
                biased;
                () = self.app.closed() => return Err(Gone),
                () = end_of(&mut self.tie) => return Err(Gone),
                changed = self.changes.changed() => {
                    changed.map_err(|_| Gone)?;
                    return if self.live.is_retired() { Err(Gone) } else { Ok(Event::Changed) };
                }
                led = self.led.changed() => {
                    led.map_err(|_| Gone)?;
                    return Ok(Event::Led);
                }
                message = socket.recv() => {
                    self.unanswered = 0;
                    match message {
                        Some(Ok(Message::Text(text))) => return Ok(Event::Text(text)),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
                        Some(Ok(_)) => {}
                    }
                }
                _ = self.pulse.tick() => {
                    // Browsers answer by themselves; who does not is no longer there.
                    if self.unanswered == PINGS {
                        return Err(Gone);
                    }
                    self.unanswered += 1;
                    send(socket, Message::Ping(Vec::new().into())).await?;
                    return Ok(Event::Pulse);
                }
            }
        }
    }
}

async fn end_of(tie: &mut Option<Tie>) {
    match tie {
        Some(tie) => tie.ended().await,
        None => pending().await,
    }
}

/// Sends a message, unless the reader takes none any more.
pub async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Gone),
    }
}
