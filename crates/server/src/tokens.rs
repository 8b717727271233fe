//! Tokens: what programs bring instead of a cookie, and what each may do.

use std::fmt;

use orrery_store::{Account, StoreError, Token};

use crate::App;
use crate::app::{now, unguessable};
use crate::cookies::{Key, hashed};
use crate::names;
use crate::site_error::SiteError;

/// The most tokens of an account.
pub const MOST: u32 = 20;
/// The least time between two updates of a token's last use: each is a write.
const NOTED_EVERY: i64 = 60 * 1000;
/// What every token begins with, so that one that got lost is recognised.
const PREFIX: &str = "orrery_";
/// This much of the signature is part of a token: the store is asked only about tokens that have it.
const SIGNATURE: usize = 12;

/// What a token may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// See what the account sees.
    Read,
    /// Take and leave seats, decide, take back.
    Play,
    /// Open tables and manage them.
    Host,
    /// Say something.
    Chat,
}

impl Scope {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Read, Self::Play, Self::Host, Self::Chat];

    /// Its name in forms, in the store and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Host => "host",
            Self::Chat => "chat",
        }
    }

    /// The scope of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.name() == name)
    }

    /// The key of the sentence that says what it allows.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Read => "scope-read",
            Self::Play => "scope-play",
            Self::Host => "scope-host",
            Self::Chat => "scope-chat",
        }
    }
}

/// Several scopes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scopes(Vec<Scope>);

impl Scopes {
    /// As the store has them; what is not known is not allowed.
    pub fn read(text: &str) -> Self {
        text.split(' ').filter_map(Scope::named).collect()
    }

    /// Whether this one is among them.
    pub fn allow(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = Scope> + '_ {
        self.0.iter().copied()
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Self {
        let mut scopes: Vec<_> = scopes.into_iter().collect();
        scopes.sort_unstable();
        scopes.dedup();
        Self(scopes)
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.iter().map(Scope::name).collect();
        f.write_str(&names.join(" "))
    }
}

/// Makes a token for an account; the text that its owner is shown once.
pub async fn make(app: &App, account: &str, name: &str, scopes: &Scopes) -> Result<String, SiteError> {
    let name = names::clean(name).map_err(SiteError::Told)?;
    if name.is_empty() {
        return Err(SiteError::told("token-nameless"));
    }
    if scopes.0.is_empty() {
        return Err(SiteError::told("token-useless"));
    }
    let secret = unguessable();
    let token = Token {
        key: hashed(&secret),
        id: unguessable(),
        account: account.to_owned(),
        name,
        scopes: scopes.to_string(),
        created_at: now(),
        used_at: None,
    };
    match app.store.create_token(token, MOST).await {
        // For the form: the page says it beside the field.
        Err(error @ StoreError::TooManyTokens { .. }) => Err(SiteError::Told(SiteError::from(error).text())),
        done => Ok(done.map(|()| sealed(&app.key, &secret))?),
    }
}

/// The token that a program brings, with its account, if it stands.
pub async fn recognise(app: &App, text: &str) -> Result<Option<(Token, Account)>, SiteError> {
    let Some(secret) = opened(&app.key, text) else { return Ok(None) };
    let Some((token, account)) = app.store.token(&hashed(secret)).await? else { return Ok(None) };
    let at = now();
    if token.used_at.is_none_or(|used| at - used > NOTED_EVERY) {
        app.store.touch_token(&token.key, at).await?;
    }
    Ok(Some((token, account)))
}

fn sealed(key: &Key, secret: &str) -> String {
    format!("{PREFIX}{secret}{}", &key.sign("token", secret)[..SIGNATURE])
}

fn opened<'a>(key: &Key, text: &'a str) -> Option<&'a str> {
    let rest = text.strip_prefix(PREFIX)?;
    let (secret, signature) = rest.split_at_checked(rest.len().checked_sub(SIGNATURE)?)?;
    // Not a proof, which only the store has: it spares the store queries for invented tokens.
    (key.sign("token", secret)[..SIGNATURE] == *signature).then_some(secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_we_made_is_opened() {
        let key = Key::new([7; 32]);
        let text = sealed(&key, "secret");
        assert_eq!(opened(&key, &text), Some("secret"));
        assert_eq!(opened(&Key::new([8; 32]), &text), None);
        for garbage in ["", "orrery_", "orrery_x", "secret", "orrery_ąąąąąąą", &text.replace('s', "z")]
        {
            assert_eq!(opened(&key, garbage), None, "{garbage}");
        }
    }

    #[test]
    fn scopes_are_read_back_and_nothing_is_added() {
        let scopes: Scopes = [Scope::Chat, Scope::Read, Scope::Chat].into_iter().collect();
        assert_eq!(scopes.to_string(), "read chat");
        assert_eq!(Scopes::read("read chat"), scopes);
        assert_eq!(Scopes::read("read everything"), Scopes::read("read"));
        assert!(!scopes.allow(Scope::Host) && scopes.allow(Scope::Chat));
    }
}
