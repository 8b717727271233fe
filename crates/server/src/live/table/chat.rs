//! What is said at a table.

use std::sync::Arc;

use orrery_store::{ChatLine, Say, StoreError};

use super::Live;
use crate::App;
use crate::live::snapshot::Snapshot;

/// How many lines of the chat are kept in memory.
pub(super) const CHAT: usize = 200;

impl Live {
    /// Says something in the chat.
    pub async fn say(&self, app: &App, say: Say) -> Result<(), StoreError> {
        let _speaking = self.speaking.lock().await;
        let mut line = ChatLine {
            number: 0,
            account: say.account.clone(),
            seat: say.seat,
            name: say.name.clone(),
            text: say.text.clone(),
            at: say.at,
        };
        line.number = app.store.say(say).await?;
        let mut chat = Vec::clone(&self.snapshot().chat);
        chat.push(line);
        if chat.len() > CHAT {
            chat.remove(0);
        }
        self.publish_chat(chat);
        Ok(())
    }

    /// Reads what was said before this table came into memory.
    pub async fn recall_chat(&self, app: &App) -> Result<(), StoreError> {
        let _speaking = self.speaking.lock().await;
        if self.snapshot().chat.is_empty() {
            let chat = app.store.last_chat(&self.id, CHAT as u32).await?;
            if !chat.is_empty() {
                self.publish_chat(chat);
            }
        }
        Ok(())
    }

    pub(super) fn publish_chat(&self, chat: Vec<ChatLine>) {
        let chat = Arc::new(chat);
        self.published.send_modify(|current| {
            *current = Arc::new(Snapshot { chat, ..Snapshot::clone(current) });
        });
    }
}
