//! The same people play again: whoever asks first opens the table, the others are led there.

use axum::extract::ws::WebSocket;

use super::{Attendant, say};
use crate::live::connection::Gone;
use crate::live::messages::Outgoing;
use crate::lobby::opening::open_again;
use crate::rate_limits::RateLimit;

impl Attendant {
    pub(super) async fn rematch(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        let over = self.live.snapshot().table.awaiting().is_empty();
        if !over || self.seating.own.is_empty() {
            return self.note(socket, "problem-no-seat").await;
        }
        let Some(account) = self.guest.account.clone() else {
            return self.note(socket, "problem-no-seat").await;
        };
        let opened = {
            let mut rematch = self.live.rematch.lock().await;
            match &*rematch {
                Some(table) => Ok(table.clone()),
                None => match self.take(RateLimit::Tables) {
                    Ok(()) => open_again(&self.app, &self.live, &account)
                        .await
                        .inspect(|table| *rematch = Some(table.clone())),
                    Err(refused) => Err(refused),
                },
            }
        };
        match opened {
            Ok(table) => say(socket, &Outgoing::Go { to: &format!("/t/{table}") }).await,
            Err(error) => {
                tracing::warn!(table = self.live.id, error = ?error.text(), "no rematch was opened");
                self.note(socket, "problem-store").await
            }
        }
    }
}
