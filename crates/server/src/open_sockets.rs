//! Sockets that were opened by a session or a token: they end with it, at once.

use std::collections::HashMap;
use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::others::{Others, Word};

/// What a socket was opened by.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// A browser: the key of its session in the store.
    Session(String),
    /// A program: the id of its token.
    Token(String),
}

/// The open sockets of all sessions and tokens.
#[derive(Clone, Default)]
pub struct OpenSockets {
    open: Arc<Mutex<HashMap<By, Opened>>>,
    /// They are told of everything that ends here.
    others: Others,
}

struct Opened {
    account: String,
    /// Dropped when the session or token ends; whoever listens notices.
    line: watch::Sender<()>,
}

/// A socket's tie to what it was opened by.
pub struct Tie {
    by: By,
    end: watch::Receiver<()>,
    until: Option<Instant>,
    sockets: OpenSockets,
}

impl OpenSockets {
    /// With other servers, which end theirs too.
    pub fn beside(others: Others) -> Self {
        Self { open: Arc::default(), others }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<By, Opened>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ties a socket to a session or token of an account. Whether that still stands is to be asked after this.
    pub fn tie(&self, by: By, account: &str) -> Tie {
        let mut all = self.all();
        let opened = all
            .entry(by.clone())
            .or_insert_with(|| Opened { account: account.to_owned(), line: watch::Sender::new(()) });
        Tie { end: opened.line.subscribe(), by, until: None, sockets: self.clone() }
    }

    /// Ends the sockets of a session or token.
    pub fn end(&self, by: &By) {
        self.end_everywhere(match by {
            By::Session(key) => Word::EndSession(key.clone()),
            By::Token(id) => Word::EndToken(id.clone()),
        });
    }

    fn end_everywhere(&self, word: Word) {
        self.obey(&word);
        self.others.tell(word);
    }

    /// Another server has ended these.
    pub fn obey(&self, word: &Word) {
        let (account, sessions) = match word {
            Word::EndSession(key) => return drop(self.all().remove(&By::Session(key.clone()))),
            Word::EndToken(id) => return drop(self.all().remove(&By::Token(id.clone()))),
            Word::EndSessionsOf(account) => (account, true),
            Word::EndTokensOf(account) => (account, false),
            Word::Listeners | Word::Present(..) | Word::Spent(_) => return,
        };
        self.all()
            .retain(|by, opened| opened.account != *account || matches!(by, By::Session(_)) != sessions);
    }

    /// What all sockets were opened by.
    pub fn openers(&self) -> Vec<By> {
        self.all().keys().cloned().collect()
    }

    /// Ends the sockets of a session or token that others have ended unheard.
    pub fn end_here(&self, by: &By) {
        self.all().remove(by);
    }

    /// Ends the sockets of all sessions of an account.
    pub fn end_sessions_of(&self, account: &str) {
        self.end_everywhere(Word::EndSessionsOf(account.to_owned()));
    }

    /// Ends the sockets of all tokens of an account.
    pub fn end_tokens_of(&self, account: &str) {
        self.end_everywhere(Word::EndTokensOf(account.to_owned()));
    }
}

impl Tie {
    /// The same until so much time has passed.
    #[must_use]
    pub fn lasting(mut self, time: Duration) -> Self {
        self.until = Some(Instant::now() + time);
        self
    }

    /// Waits for the end.
    pub async fn ended(&mut self) {
        let late = async {
            match self.until {
                Some(until) => sleep_until(until).await,
                None => pending().await,
            }
        };
        tokio::select! {
            // Nothing is ever sent: this is the end of the sender.
            _ = self.end.changed() => {}
            () = late => {}
        }
    }
}

impl Drop for Tie {
    fn drop(&mut self) {
        let mut all = self.sockets.all();
        // This one is still counted.
        if all.get(&self.by).is_some_and(|opened| opened.line.receiver_count() <= 1) {
            all.remove(&self.by);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    fn session(key: &str) -> By {
        By::Session(key.to_owned())
    }

    #[tokio::test]
    async fn a_socket_ends_with_what_it_was_opened_by() {
        let sockets = OpenSockets::default();
        let mut here = sockets.tie(session("here"), "ola");
        let mut again = sockets.tie(session("here"), "ola");
        let mut there = sockets.tie(session("there"), "ola");
        let mut program = sockets.tie(By::Token("bot".to_owned()), "ola");
        let mut other = sockets.tie(session("other"), "jan");
        let ended = |tie: &mut Tie| tie.ended().now_or_never().is_some();
        assert!(!ended(&mut here));
        sockets.end(&session("here"));
        assert!(ended(&mut here) && ended(&mut again) && !ended(&mut there));
        sockets.end_sessions_of("ola");
        assert!(ended(&mut there) && !ended(&mut program) && !ended(&mut other));
        sockets.end_tokens_of("ola");
        assert!(ended(&mut program) && !ended(&mut other));
        drop(other);
        assert!(sockets.all().is_empty(), "who is gone is not remembered");
    }

    #[tokio::test]
    async fn a_socket_ends_when_its_time_is_over() {
        let sockets = OpenSockets::default();
        let mut long = sockets.tie(session("key"), "ola").lasting(Duration::from_hours(1));
        assert!(long.ended().now_or_never().is_none());
        sockets.tie(session("key"), "ola").lasting(Duration::ZERO).ended().await;
    }
}
