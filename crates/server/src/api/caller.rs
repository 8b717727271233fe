//! Who calls, in which language, and whether they may.

use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Uri};
use orrery_core::Lang;
use orrery_web::frame::{Reader, Theme};

use super::problem::ApiError;
use crate::App;
use crate::fair::Payer;
use crate::identity::{Client, asked_for};
use crate::rate_limits::RateLimit;
use crate::security_log;
use crate::tokens::{Scope, Scopes, recognise};

/// Who sent a request to the API. Cookies are ignored: a page of another site could send them.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The language of the answer.
    pub lang: Lang,
    /// Where the request came from, for limits.
    pub client: Client,
    /// Whose token it brought.
    pub bearer: Option<Bearer>,
}

/// The owner of a token.
#[derive(Clone, Debug)]
pub struct Bearer {
    /// The account.
    pub account: String,
    /// Its name; a guest has none.
    pub name: Option<String>,
    /// What the token is called.
    pub token: String,
    /// By which its owner names it.
    pub token_id: String,
    /// What it may do.
    pub scopes: Scopes,
    /// The secret that was sent, to check later whether the token still stands.
    pub secret: String,
}

impl Caller {
    /// The account that the token acts for.
    pub fn account(&self) -> Option<&str> {
        self.bearer.as_ref().map(|bearer| bearer.account.as_str())
    }

    /// The same where there must be one.
    pub fn owner(&self) -> Result<&str, ApiError> {
        self.account().ok_or(ApiError::Token)
    }

    /// Whether the token allows this.
    pub fn may(&self, scope: Scope) -> Result<(), ApiError> {
        let bearer = self.bearer.as_ref().ok_or(ApiError::Token)?;
        if bearer.scopes.allow(scope) { Ok(()) } else { Err(ApiError::Scope(scope)) }
    }

    /// For whom bots think.
    pub fn payer(&self) -> Payer {
        match &self.bearer {
            Some(Bearer { account, name: Some(_), .. }) => Payer::account_alone(account),
            _ => Payer::guest(self.client, self.account()),
        }
    }

    /// As whom the lobby knows the caller.
    pub fn reader(&self) -> Reader {
        Reader {
            lang: self.lang,
            theme: Theme::default(),
            name: self.bearer.as_ref().and_then(|bearer| bearer.name.clone()),
            csrf: String::new(),
            path: String::new(),
        }
    }

    async fn recognised(parts: &Parts, app: &App) -> Result<Self, ApiError> {
        let lang = lang_of(&parts.uri, &parts.headers);
        let client = Client::of(parts);
        let bearer = match parts.headers.get(AUTHORIZATION) {
            Some(value) => {
                let bearer = bearer(value.to_str().unwrap_or_default(), app).await;
                if matches!(bearer, Err(ApiError::Token)) {
                    security_log::token_refused(&client);
                }
                Some(bearer?)
            }
            None => None,
        };
        let caller = Self { lang, client, bearer };
        if changes_something(&parts.method)
            && let Some(account) = caller.account()
        {
            app.rate_limits.take(RateLimit::Posts, account)?;
        }
        Ok(caller)
    }
}

async fn bearer(header: &str, app: &App) -> Result<Bearer, ApiError> {
    let (kind, secret) = header.split_once(' ').ok_or(ApiError::Token)?;
    if !kind.eq_ignore_ascii_case("bearer") {
        return Err(ApiError::Token);
    }
    let secret = secret.trim();
    let (token, account) = recognise(app, secret).await?.ok_or(ApiError::Token)?;
    Ok(Bearer {
        account: account.id,
        name: account.name.map(|name| name.shown),
        token: token.name,
        token_id: token.id,
        scopes: Scopes::read(&token.scopes),
        secret: secret.to_owned(),
    })
}

/// Whether a method is more than a question.
pub fn changes_something(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD)
}

/// The language that a request asks for: in its address, else in its head.
pub fn lang_of(uri: &Uri, headers: &HeaderMap) -> Lang {
    let query = uri.query().unwrap_or_default();
    let said = query.split('&').find_map(|pair| pair.strip_prefix("lang="));
    said.and_then(|lang| lang.parse().ok()).unwrap_or_else(|| asked_for(headers))
}

/// What a request needs.
pub trait Need: Send {
    /// What its token must allow.
    const SCOPE: Scope;
    /// Whether it can be served without a token, as to a stranger.
    const OPEN: bool;
}

/// A request that needs no token; with one it is made for the token's account.
#[derive(Debug)]
pub struct Anyone;
/// A question about the caller.
#[derive(Debug)]
pub struct Read;
/// Something that players do.
#[derive(Debug)]
pub struct Play;
/// Something that hosts do.
#[derive(Debug)]
pub struct Host;
/// Something that is said.
#[derive(Debug)]
pub struct Chat;

macro_rules! needs {
    ($($need:ident: $scope:ident, $open:literal;)*) => {
        $(impl Need for $need {
            const SCOPE: Scope = Scope::$scope;
            const OPEN: bool = $open;
        })*
    };
}

needs! {
    Anyone: Read, true;
    Read: Read, false;
    Play: Play, false;
    Host: Host, false;
    Chat: Chat, false;
}

/// A caller who may do what is needed.
#[derive(Debug)]
pub struct For<N: Need> {
    caller: Caller,
    need: PhantomData<N>,
}

impl<N: Need> Deref for For<N> {
    type Target = Caller;

    fn deref(&self) -> &Caller {
        &self.caller
    }
}

impl<N: Need> FromRequestParts<Arc<App>> for For<N> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let caller = Caller::recognised(parts, app).await?;
        if !(N::OPEN && caller.bearer.is_none()) {
            caller.may(N::SCOPE)?;
        }
        Ok(Self { caller, need: PhantomData })
    }
}
