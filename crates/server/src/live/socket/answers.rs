//! What a browser says about standing answers.

use axum::extract::ws::WebSocket;
use orrery_core::standing_answers::Wish;
use orrery_web::table as page;

use super::{Attendant, say};
use crate::live::connection::Gone;
use crate::live::messages::Outgoing;

impl Attendant {
    /// Tells what a wish would do on the table as it is.
    pub(super) async fn preview(&mut self, socket: &mut WebSocket, wish: &Wish) -> Result<(), Gone> {
        let html = self.look(|look| look.me.map(|seat| page::preview(look, seat, wish)));
        match html {
            Some(html) => say(socket, &Outgoing::Preview { html: &html.0 }).await,
            None => self.note(socket, "problem-no-seat").await,
        }
    }

    /// Shows the form for an answer under conditions.
    pub(super) async fn stand_form(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        let html = self.look(|look| look.me.and_then(|seat| page::conditions_form(look, seat)));
        match html {
            Some(html) => self.panel(socket, &html).await,
            None => self.note(socket, "standing-problem-asked").await,
        }
    }

    /// From now on the seat answers like this.
    pub(super) async fn stand(&mut self, socket: &mut WebSocket, wish: Wish) -> Result<(), Gone> {
        let Some(seat) = self.me() else { return self.note(socket, "problem-no-seat").await };
        let done = self.live.stand(&self.app, seat, wish).await;
        self.outcome(socket, done.map(|_| ())).await
    }

    /// The seat wants to be asked again.
    pub(super) async fn revoke(&mut self, socket: &mut WebSocket, id: u32) -> Result<(), Gone> {
        let Some(seat) = self.me() else { return self.note(socket, "problem-no-seat").await };
        let done = self.live.revoke(&self.app, seat, id).await;
        self.outcome(socket, done).await
    }
}
