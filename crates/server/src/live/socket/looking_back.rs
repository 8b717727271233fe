//! A reader looks back at what the others did, while the game goes on.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::WebSocket;
use orrery_web::Switches;
use orrery_web::table::{Region, TablePage, Wanted, looking_back, show, stops};

use super::{Attendant, say};
use crate::live::connection::Gone;
use crate::live::messages::Outgoing;

/// What is shown as it was; the rest of the page stays as it is.
fn is_shown(region: &Region) -> bool {
    let past = ["board", "market", "mine", "hand", "glances"].contains(&region.id.as_str());
    past || region.id.starts_with("seat-") || region.id.starts_with("who-")
}

impl Attendant {
    /// Shows the table as it was after a decision, as the reader's seats knew it then.
    pub(super) async fn look_back(&mut self, socket: &mut WebSocket, decision: usize) -> Result<(), Gone> {
        let stops = self.look(stops);
        if !stops.contains(&decision) {
            return self.note(socket, "problem-stale").await;
        }
        let (title, record) = (Arc::clone(&self.live.title), self.live.snapshot().table.full_record());
        let replayed = tokio::task::spawn_blocking(move || title.replay(&record, Some(decision))).await;
        let Ok(Ok(table)) = replayed else { return self.note(socket, "problem-stale").await };
        let regions = self.look(|look| {
            let past = TablePage { table: &*table, held: None, past: true, ..*look };
            let shown = show(&past, Wanted { read: usize::MAX, words: false, switches: Switches::NONE });
            let mut regions: Vec<_> = shown.regions.into_iter().filter(is_shown).collect();
            regions.push(Region::new("prompt", looking_back(&past, &stops, decision)));
            regions
        });
        let regions: BTreeMap<_, _> =
            regions.iter().map(|region| (region.id.as_str(), region.html.as_str())).collect();
        say(socket, &Outgoing::Past { regions }).await
    }
}
