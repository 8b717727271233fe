//! A reader leads those who look at a finished game together, or follows.

use axum::extract::ws::WebSocket;

use super::{Attendant, say};
use crate::live::connection::Gone;
use crate::live::messages::Outgoing;
use crate::live::together::Led;

/// Names of perspectives are not longer.
const VIEW: usize = 4;

impl Attendant {
    /// Takes the others along to a step. While a game goes on there is nothing to show.
    pub(super) async fn lead(
        &mut self,
        socket: &mut WebSocket,
        step: usize,
        view: String,
    ) -> Result<(), Gone> {
        if !self.live.snapshot().table.awaiting().is_empty() || view.len() > VIEW {
            return self.note(socket, "problem-stale").await;
        }
        let name = self.guest.name.clone();
        self.live.together.lead(Led { by: self.number, name, step, view });
        Ok(())
    }

    /// Says who leads, and where to.
    pub(super) async fn show_led(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        if !self.greeted {
            return Ok(());
        }
        let led = self.live.together.now();
        let message = match &led {
            Some(led) => Outgoing::Led {
                name: Some(&led.name),
                me: led.by == self.number,
                step: led.step,
                view: &led.view,
            },
            None => Outgoing::Led { name: None, me: false, step: 0, view: "all" },
        };
        say(socket, &message).await
    }
}
