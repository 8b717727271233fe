//! What other servers have done at a table that is in memory here.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use orrery_store::{EntryKind, Version};

use super::{Live, LiveError};
use crate::App;
use crate::live::restore::Restored;
use crate::live::{answers, bots, kept_side_state};

impl Live {
    /// Whether the store has something of this table that is not in memory.
    pub(in crate::live) fn is_behind(&self, found: Version) -> bool {
        let inner = self.inner();
        inner.version < found.version
            || inner.side_changes < found.side_changes
            || inner.revision != found.revision
    }

    /// Another server has changed the table: reads what it has written and shows it to everybody here.
    pub(in crate::live) async fn follow(self: &Arc<Self>, app: &Arc<App>) -> Result<(), LiveError> {
        let _turn = self.turn.lock().await;
        if self.is_retired() {
            return Err(LiveError::Retired);
        }
        let found = app.store.versions(vec![self.id.clone()]).await?;
        let behind = found.first().copied().flatten().is_none_or(|found| self.is_behind(found));
        if !behind {
            return Ok(());
        }
        // Whoever made the change has noted whom it concerns.
        self.catch_up(app).await?;
        // The server that wrote it has logged the same version, with the id of the request.
        tracing::debug!(
            table = self.id,
            version = self.inner().version,
            "another server has changed the table"
        );
        bots::wake(app, self);
        Ok(())
    }

    /// Replaces what is in memory by what the store has. Whoever calls this has the turn: nothing is on its way to the
    /// store. A table whose seats or setup have changed is dropped; whoever looks at it connects again.
    pub(super) async fn catch_up(self: &Arc<Self>, app: &Arc<App>) -> Result<(), LiveError> {
        let dropped = || {
            app.tables.discard(self);
            Err(LiveError::Retired)
        };
        let Some(loaded) = app.store.load(&self.id).await? else { return dropped() };
        let Ok(side_state) = kept_side_state(app.store.side_state(&self.id).await?) else { return dropped() };
        if loaded.seats != self.seats
            || serde_json::from_str(&loaded.table.setup).ok() != Some(self.setup.clone())
        {
            return dropped();
        }
        let Ok(restored) = Restored::open(&app.store, &app.titles, &loaded).await else { return dropped() };
        let snapshot = {
            let mut inner = self.inner();
            let seen = inner.version.min(loaded.entries.len() as u64) as usize;
            let taken_back = loaded.entries[seen..].iter().any(|entry| entry.kind == EntryKind::Undo);
            let ahead = inner.version > loaded.table.version;
            inner.table = restored.table;
            answers::spare_questions(&mut *inner.table, &self.setup);
            inner.has_side_state = side_state.is_some();
            let (state, changes) = side_state.unwrap_or_default();
            self.stood_in.store(!state.stand_ins.is_empty(), Ordering::Release);
            inner.side_state = state;
            inner.side_changes = changes;
            inner.deeds.clear();
            inner.given_up = loaded.table.phase == orrery_store::Phase::Abandoned;
            inner.last_at = loaded.table.touched_at;
            inner.version = loaded.table.version;
            inner.revision = loaded.table.revision;
            // What was here may never have been written: then the log has not only grown.
            inner.undone += u64::from(taken_back || ahead || inner.held.is_some());
            inner.held = None;
            inner.hold();
            inner.change += 1;
            inner.snapshot()
        };
        self.publish(snapshot);
        Ok(())
    }

    /// The number of the last thing that was said, as far as anybody here has asked for it.
    pub(in crate::live) fn last_said(&self) -> u64 {
        self.snapshot().chat.last().map_or(u64::MAX, |line| line.number)
    }

    /// Reads what was said at another server.
    pub(in crate::live) async fn hear_chat(&self, app: &App) -> Result<(), LiveError> {
        let _speaking = self.speaking.lock().await;
        let chat = app.store.last_chat(&self.id, super::chat::CHAT as u32).await?;
        if chat.last().map(|line| line.number) > self.snapshot().chat.last().map(|line| line.number) {
            self.publish_chat(chat);
        }
        Ok(())
    }
}
