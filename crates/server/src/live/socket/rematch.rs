//! The same people play again: whoever asks first opens a table and invites the others, who take their seats by asking too.

use axum::extract::ws::WebSocket;

use super::{Attendant, say};
use crate::live::connection::Gone;
use crate::live::messages::Outgoing;
use crate::live::side_state::Rematch;
use crate::lobby::opening::open_again;
use crate::lobby::{accept, call_off};
use crate::notices::Done;
use crate::rate_limits::RateLimit;
use crate::site_error::SiteError;

impl Attendant {
    pub(super) async fn rematch(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        let over = self.live.snapshot().table.awaiting().is_empty();
        let Some(account) = self.guest.account.clone().filter(|_| over && !self.seating.own.is_empty())
        else {
            return self.note(socket, "problem-no-seat").await;
        };
        match self.play_again(&account).await {
            Ok(table) => say(socket, &Outgoing::Go { to: &format!("/t/{table}") }).await,
            Err(error) => {
                tracing::warn!(table = self.live.id, error = ?error.text(), "no rematch was opened");
                self.note(socket, "problem-store").await
            }
        }
    }

    /// The table at which it goes on: a new one, or the one that somebody else has opened.
    async fn play_again(&self, account: &str) -> Result<String, SiteError> {
        if let Some(known) = self.live.snapshot().side_state.rematch.clone() {
            return self.join(account, known.table).await;
        }
        self.take(RateLimit::Tables)?;
        let opened = open_again(&self.app, &self.live, account).await?;
        let by = self.seating.own.first().map_or(0, |seat| seat.index() as u8);
        let offered = Rematch { table: opened.clone(), by };
        let stands = self.live.offer_rematch(&self.app, offered).await;
        let stands = stands.map_err(|error| SiteError::Broken(error.to_string()))?.table;
        if stands == opened {
            self.invite(account).await?;
            return Ok(opened);
        }
        // Somebody else was first.
        call_off(&self.app, account, &opened).await?;
        self.join(account, stands).await
    }

    /// Takes the same seats at a table that somebody else has opened.
    async fn join(&self, account: &str, table: String) -> Result<String, SiteError> {
        match accept(&self.app, self.guest.lang, account, &table, &self.live.seats).await {
            // It has begun, or was called off: its page says so.
            Ok(()) | Err(SiteError::Conflict(_)) => Ok(table),
            Err(error) => Err(error),
        }
    }

    /// Tells the others, also those who are elsewhere: the end of this table leads to the next one.
    async fn invite(&self, account: &str) -> Result<(), SiteError> {
        let others = self.live.seats.iter().filter_map(|row| row.holder.account());
        for other in others.filter(|other| *other != account) {
            self.app.notices.note(&self.app.store, other, &self.live.id, Done::Invited).await?;
        }
        Ok(())
    }
}
