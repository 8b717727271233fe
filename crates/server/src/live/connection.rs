//! What the sockets of browsers and of programs have in common.

use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use tokio::time::timeout;

/// A reader that takes no message for this long is disconnected.
const PATIENCE: Duration = Duration::from_secs(15);
/// How often a silent connection is asked whether it is still there.
pub const PULSE: Duration = Duration::from_secs(30);

/// The connection is of no use any more.
pub struct Gone;

/// Sends a message, unless the reader takes none any more.
pub async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Gone),
    }
}
