//! The security log: who signs in and out, which tokens are made and revoked, who runs into limits. Its lines have the target
//! `security` and begin with that word. They name accounts by id and never hold a name that was typed, a password or a token.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::identity::Client;
use crate::tokens::Scopes;

/// Lines per minute that strangers can cause: nobody fills a disk with them.
const MOST: u32 = 120;

/// How many such lines there were in the present minute.
static MINUTE: Mutex<Minute> = Mutex::new(Minute { begun: None, lines: 0 });

struct Minute {
    begun: Option<Instant>,
    lines: u32,
}

/// Whether a line is written.
#[derive(PartialEq, Eq, Debug)]
enum Written {
    Yes,
    /// Instead of it, that more are left out.
    More,
    No,
}

impl Minute {
    fn next(&mut self, now: Instant) -> Written {
        if self.begun.is_none_or(|begun| now.saturating_duration_since(begun) >= Duration::from_mins(1)) {
            *self = Self { begun: Some(now), lines: 0 };
        }
        self.lines = self.lines.saturating_add(1);
        match self.lines {
            ..=MOST => Written::Yes,
            lines if lines == MOST + 1 => Written::More,
            _ => Written::No,
        }
    }
}

/// Writes a line that a stranger has caused, unless there were too many.
fn by_strangers(write: impl FnOnce()) {
    let written = MINUTE.lock().unwrap_or_else(PoisonError::into_inner).next(Instant::now());
    match written {
        Written::Yes => write(),
        Written::More => {
            tracing::warn!(target: "security", "security: more of this minute's refusals are left out");
        }
        Written::No => {}
    }
}

/// Lines about an account: what happened, and from where.
macro_rules! lines {
    ($($(#[$about:meta])* $name:ident: $said:literal;)+) => {
        $($(#[$about])* pub fn $name(client: &Client, account: &str) {
            tracing::info!(target: "security", account, client = %client.0, $said);
        })+
    };
}

lines! {
    /// A guest has taken a name.
    named: "security: a name was taken";
    /// Somebody has signed in.
    signed_in: "security: signed in";
    /// Somebody has signed out.
    signed_out: "security: signed out";
    /// Somebody has another password.
    password_changed: "security: the password was changed";
    /// Somebody has ended sessions from the list.
    sessions_ended: "security: sessions were ended";
    /// An account is gone.
    deleted: "security: the account was deleted";
}

/// A password did not fit. The account is that of the name, if there is one.
pub fn sign_in_failed(client: &Client, account: Option<&str>) {
    by_strangers(|| {
        let account = account.unwrap_or("unknown");
        tracing::warn!(target: "security", account, client = %client.0, "security: a password did not fit");
    });
}

/// A token was made.
pub fn token_made(client: &Client, account: &str, scopes: &Scopes) {
    tracing::info!(target: "security", account, client = %client.0, %scopes, "security: a token was made");
}

/// Tokens were taken back.
pub fn tokens_revoked(client: &Client, account: &str, count: usize) {
    tracing::info!(target: "security", account, client = %client.0, count, "security: tokens were revoked");
}

/// A program brought a token that does not stand.
pub fn token_refused(client: &Client) {
    by_strangers(|| {
        tracing::warn!(target: "security", client = %client.0, "security: a token was refused");
    });
}

/// Somebody has reached a limit; the address, if it is that of an address.
pub fn limited(limit: &'static str, address: Option<&str>) {
    by_strangers(|| {
        let client = address.unwrap_or("by account");
        tracing::warn!(target: "security", limit, client, "security: a limit was reached");
    });
}

/// A request named a host that is not served here.
pub fn wrong_host(client: &Client) {
    by_strangers(|| {
        tracing::warn!(target: "security", client = %client.0, "security: another host was asked for");
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_cannot_fill_the_log() {
        let mut minute = Minute { begun: None, lines: 0 };
        let begun = Instant::now();
        assert!((0..MOST).all(|_| minute.next(begun) == Written::Yes));
        assert_eq!(minute.next(begun), Written::More);
        assert_eq!(minute.next(begun + Duration::from_secs(59)), Written::No);
        assert_eq!(minute.next(begun + Duration::from_mins(1)), Written::Yes);
    }
}
