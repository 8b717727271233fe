//! The games of this server, and the content that tables of earlier builds still play with.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use orrery_registry::Title;

/// The games of this server.
pub struct Titles {
    current: Vec<Arc<dyn Title>>,
    /// By the hash of its content: games as earlier builds had them.
    earlier: Mutex<HashMap<String, Arc<dyn Title>>>,
}

impl Titles {
    /// These games.
    pub fn new(titles: Vec<Box<dyn Title>>) -> Self {
        Self { current: titles.into_iter().map(Arc::from).collect(), earlier: Mutex::default() }
    }

    /// The game of this name.
    pub fn find(&self, id: &str) -> Option<&Arc<dyn Title>> {
        self.current.iter().find(|title| title.id() == id)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn Title>> {
        self.current.iter()
    }

    fn earlier(&self) -> MutexGuard<'_, HashMap<String, Arc<dyn Title>>> {
        self.earlier.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game with content that is not built in, if some table has needed it.
    pub fn with_content(&self, hash: &str) -> Option<Arc<dyn Title>> {
        self.earlier().get(hash).cloned()
    }

    /// Remembers a game with content that is not built in; the one that all tables share.
    pub fn remember(&self, hash: &str, title: Arc<dyn Title>) -> Arc<dyn Title> {
        Arc::clone(self.earlier().entry(hash.to_owned()).or_insert(title))
    }
}
