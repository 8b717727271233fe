//! Who is asking.
//!
//! Visitors need no account to browse. The first action that needs one (opening or joining a table) makes a guest: an
//! account without a name, and a session. The browser holds a random token with our signature; the store has only the
//! token's hash, and is asked only about tokens with a valid signature.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequestParts, Request};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use orrery_core::Lang;
use orrery_store::{Account, NewAccount, Session};
use orrery_web::frame::{Reader, Theme};
use serde::{Deserialize, Serialize};

use crate::app::{now, unguessable};
use crate::cookies::{Jar, MAX_AGE, SetCookies, hashed};
use crate::fair::Payer;
use crate::lobby::origin;
use crate::open_sockets::By;
use crate::rate_limits::RateLimit;
use crate::site_error::SiteError;
use crate::{App, browsers};

/// How long a session lasts, in milliseconds, however often it is used: as long as its cookie.
pub const SESSION_LASTS: i64 = 1000 * MAX_AGE as i64;

/// The least time between two updates of a session's last use: each is a write.
const NOTED_EVERY: i64 = 60 * 60 * 1000;

/// Who sent a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The account; nothing before the first thing that needs one.
    pub account: Option<String>,
    /// For whom pages are made: language, light, name.
    pub reader: Reader,
    /// Where the request came from, for limits.
    pub client: Client,
    /// Where the visitor reaches the server, such as `http://127.0.0.1:8080`: for links to share.
    pub origin: String,
    /// The session of this browser.
    pub session: Option<Session>,
    /// What kind of browser it is.
    browser: String,
    /// In which account it was signed in before, with a word of its own.
    known: Option<String>,
}

/// The address that a request came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client(pub IpAddr);

impl Client {
    /// From what the connection noted; a request without a connection is one of a test.
    pub fn of(parts: &Parts) -> Self {
        Self::noted(&parts.extensions)
    }

    /// The same for a request as a whole.
    pub fn of_request(request: &Request) -> Self {
        Self::noted(request.extensions())
    }

    fn noted(extensions: &Extensions) -> Self {
        extensions.get::<Self>().copied().unwrap_or(Self(IpAddr::V4(Ipv4Addr::LOCALHOST)))
    }
}

/// The token of a browser without an account, made for this very request if it brought none.
#[derive(Clone, Debug)]
pub struct FormToken(pub String);

/// Holds the reader of a request once known, for the layer that renders errors.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen(pub Arc<OnceLock<Reader>>);

/// What a reader prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Language, if one was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<Lang>,
    /// Light: the name of a theme, if one was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<Light>,
}

/// A chosen light.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Light {
    /// Dark.
    Dark,
    /// Light.
    Light,
}

impl Preferences {
    /// As the cookie has it: `pl.dark`, with `-` for what was not chosen.
    pub fn from_cookie(value: &str) -> Self {
        let (lang, theme) = value.split_once('.').unwrap_or((value, ""));
        Self { lang: lang.parse().ok(), theme: Light::named(theme) }
    }

    /// As the cookie has it.
    pub fn to_cookie(self) -> String {
        let lang = self.lang.map_or("-", Lang::code);
        let theme = self.theme.map_or("-", Light::name);
        format!("{lang}.{theme}")
    }

    /// As an account's preferences have it; what cannot be read counts as not chosen.
    pub fn from_json(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// As an account's preferences have it.
    pub fn to_json(self) -> String {
        serde_json::to_string(&self).expect("preferences are plain data")
    }

    /// What was chosen here, and elsewhere what was not.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self { lang: self.lang.or(other.lang), theme: self.theme.or(other.theme) }
    }
}

impl Light {
    /// The light of this name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Dark, Self::Light].into_iter().find(|light| light.name() == name)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// The language that a browser asks for: the first of its list that we have.
pub(crate) fn asked_for(headers: &HeaderMap) -> Lang {
    let list = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wanted: Vec<(f32, Lang)> = list
        .split(',')
        .filter_map(|item| {
            let (tag, quality) = item.split_once(";q=").unwrap_or((item, "1"));
            let lang = tag.trim().split('-').next()?.to_ascii_lowercase().parse().ok()?;
            Some((quality.trim().parse().unwrap_or(0.0), lang))
        })
        .collect();
    // Stable: of equal ones the first counts.
    wanted.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    wanted.first().map(|(_, lang)| *lang).unwrap_or_default()
}

/// The token of the session cookie, if it bears our signature.
pub(crate) fn session_token(headers: &HeaderMap, app: &App) -> Option<String> {
    let value = Jar::Session.read(headers, &app.config)?;
    app.key.opened("session", &value).map(str::to_owned)
}

/// The token of the cookie of a browser without an account, if it bears our signature.
pub(crate) fn form_token(headers: &HeaderMap, app: &App) -> Option<String> {
    let value = Jar::Form.read(headers, &app.config)?;
    app.key.opened("form", &value).map(str::to_owned)
}

/// What a form must bring: it is bound to the session, or to the browser before there is one, and written anew for each page.
pub(crate) fn csrf_of(token: &str, app: &App) -> String {
    app.key.sign_masked("csrf", token)
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = SiteError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, SiteError> {
        if let Some(known) = parts.extensions.get::<Self>() {
            return Ok(known.clone());
        }
        let visitor = Self::recognised(parts, app).await?;
        if let Some(seen) = parts.extensions.get::<Seen>() {
            // It may be set already, to the same reader.
            let _ = seen.0.set(visitor.reader.clone());
        }
        parts.extensions.insert(visitor.clone());
        Ok(visitor)
    }
}

impl Visitor {
    async fn recognised(parts: &Parts, app: &App) -> Result<Self, SiteError> {
        let Some(token) = session_token(&parts.headers, app) else { return Ok(Self::stranger(parts, app)) };
        let key = hashed(&token);
        let mut visitor = Self::stranger(parts, app);
        let at = now();
        let Some((session, account)) = app.store.session(&key, at - SESSION_LASTS).await? else {
            return Ok(visitor);
        };
        if at - session.seen_at > NOTED_EVERY {
            app.store.touch_session(&key, at).await?;
        }
        visitor.sit(&parts.headers, &account, app);
        visitor.session = Some(session);
        Ok(visitor)
    }

    /// Somebody without an account; asks nothing of the store.
    pub fn stranger(parts: &Parts, app: &App) -> Self {
        let preferences = cookie_preferences(&parts.headers, app);
        // Also that of a session that has ended: it is this browser's, and its forms must be told from others'.
        let token = session_token(&parts.headers, app)
            .or_else(|| form_token(&parts.headers, app))
            .or_else(|| parts.extensions.get::<FormToken>().map(|token| token.0.clone()));
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let reader = Reader {
            lang: preferences.lang.unwrap_or_else(|| asked_for(&parts.headers)),
            theme: theme(preferences),
            name: None,
            csrf: token.map(|token| csrf_of(&token, app)).unwrap_or_default(),
            path: path.to_owned(),
        };
        let origin = origin(&parts.headers, &app.config);
        let known = Jar::Known.read(&parts.headers, &app.config);
        let known = known.and_then(|value| app.key.opened("known", &value).map(str::to_owned));
        let browser = browsers::named(&parts.headers);
        Self { account: None, reader, client: Client::of(parts), origin, session: None, browser, known }
    }

    fn sit(&mut self, headers: &HeaderMap, account: &Account, app: &App) {
        let preferences = cookie_preferences(headers, app).or(Preferences::from_json(&account.preferences));
        self.account = Some(account.id.clone());
        self.reader.name = account.name.as_ref().map(|name| name.shown.clone());
        self.reader.lang = preferences.lang.unwrap_or_else(|| asked_for(headers));
        self.reader.theme = theme(preferences);
    }

    /// As whom this visitor shares what costs time: by the account if it has a name, else by the address.
    pub fn payer(&self) -> Payer {
        match (&self.account, &self.reader.name) {
            (Some(account), Some(_)) => Payer::account_alone(account),
            (account, _) => Payer::guest(self.client, account.as_deref()),
        }
    }

    /// What this visitor has chosen, or is read as having chosen.
    pub fn preferences(&self) -> Preferences {
        let theme = Light::named(self.reader.theme.name());
        Preferences { lang: Some(self.reader.lang), theme }
    }

    /// The visitor's account; if there is none, a guest is made, and the cookies must go with the response.
    pub async fn require(&self, app: &App) -> Result<(String, SetCookies), SiteError> {
        if let Some(account) = &self.account {
            return Ok((account.clone(), SetCookies::default()));
        }
        app.rate_limits.take(RateLimit::Accounts, &self.client)?;
        let id = unguessable();
        let guest = NewAccount {
            id: id.clone(),
            name: None,
            password: None,
            preferences: self.preferences().to_json(),
            at: now(),
        };
        app.store.create_account(guest).await?;
        let cookies = self.begin_session(app, &id).await?;
        Ok((id, cookies))
    }

    /// Replaces the session of this browser with a new one for this account, so that a stolen old token is worthless.
    pub async fn renew(&self, app: &App, account: &str) -> Result<SetCookies, SiteError> {
        // The new cookie takes the old one's place.
        let _ = self.end(app).await?;
        let cookies = self.begin_session(app, account).await?;
        Ok(cookies.and(SetCookies(vec![Jar::Form.clear(&app.config)])))
    }

    /// The session of this browser ends.
    pub async fn end(&self, app: &App) -> Result<SetCookies, SiteError> {
        if let Some(session) = &self.session {
            app.store.delete_session(&session.key).await?;
            app.open_sockets.end(&By::Session(session.key.clone()));
        }
        Ok(SetCookies(vec![Jar::Session.clear(&app.config), Jar::Form.clear(&app.config)]))
    }

    async fn begin_session(&self, app: &App, account: &str) -> Result<SetCookies, SiteError> {
        let token = unguessable();
        let at = now();
        let session = Session {
            key: hashed(&token),
            id: unguessable(),
            account: account.to_owned(),
            browser: self.browser.clone(),
            created_at: at,
            seen_at: at,
        };
        app.store.create_session(session).await?;
        Ok(SetCookies(vec![Jar::Session.set(&app.key.sealed("session", &token), &app.config)]))
    }

    /// If this account was signed in with this browser before: what tells the browser from others.
    pub fn known_as(&self, account: &str) -> Option<&str> {
        self.known.as_deref().filter(|known| known.split_once('-').is_some_and(|(of, _)| of == account))
    }

    /// The cookie by which this browser is known from now on.
    pub fn remembered(&self, app: &App, account: &str) -> SetCookies {
        let known = self.known_as(account).map(str::to_owned);
        let known = known.unwrap_or_else(|| format!("{account}-{}", unguessable()));
        SetCookies(vec![Jar::Known.set(&app.key.sealed("known", &known), &app.config)])
    }
}

/// Ends all sessions of an account, and what they have open.
pub async fn end_sessions_of(app: &App, account: &str) -> Result<(), SiteError> {
    app.store.delete_sessions_of(account, None).await?;
    app.open_sockets.end_sessions_of(account);
    Ok(())
}

/// Takes all tokens of an account back, and closes what they have open; how many.
pub async fn end_tokens_of(app: &App, account: &str) -> Result<usize, SiteError> {
    let count = app.store.delete_tokens_of(account).await?;
    app.open_sockets.end_tokens_of(account);
    Ok(count)
}

fn cookie_preferences(headers: &HeaderMap, app: &App) -> Preferences {
    Jar::Preferences
        .read(headers, &app.config)
        .map(|value| Preferences::from_cookie(&value))
        .unwrap_or_default()
}

fn theme(preferences: Preferences) -> Theme {
    preferences.theme.map_or(Theme::Machine, |light| Theme::named(light.name()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn first_language(list: &'static str) -> Lang {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(list));
        asked_for(&headers)
    }

    #[test]
    fn the_browser_decides_the_first_language() {
        assert_eq!(first_language("pl-PL,pl;q=0.9,en;q=0.8"), Lang::Pl);
        assert_eq!(first_language("de,en;q=0.5,pl;q=0.7"), Lang::Pl);
        assert_eq!(first_language("en-GB,pl"), Lang::En);
        assert_eq!(first_language("fr"), Lang::En);
        assert_eq!(asked_for(&HeaderMap::new()), Lang::En);
    }

    #[test]
    fn preferences_are_read_back() {
        for text in ["pl.dark", "en.-", "-.light", "-.-"] {
            assert_eq!(Preferences::from_cookie(text).to_cookie(), text);
            let preferences = Preferences::from_cookie(text);
            assert_eq!(Preferences::from_json(&preferences.to_json()), preferences);
        }
        assert_eq!(Preferences::from_cookie("<script>.x"), Preferences::default());
        assert_eq!(Preferences::from_json("{\"lang\":\"klingon\"}"), Preferences::default());
    }
}
