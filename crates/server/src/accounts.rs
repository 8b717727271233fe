//! Accounts: a guest takes a name or signs in, and keeps the tables; changes the password, or goes.

mod page;
pub mod passwords;
mod sessions;
mod tokens;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use orrery_core::Text;
use orrery_store::{Account, StoreError};
use serde::Deserialize;

use self::page::{Says, Which};
use self::passwords::Asker;
use crate::app::now;
use crate::cookies::{Jar, SetCookies};
use crate::identity::{Preferences, Visitor, end_sessions_of, end_tokens_of};
use crate::notices::{self, Wrong};
use crate::rate_limits::RateLimit;
use crate::site_error::SiteError;
use crate::{App, names, security_log};

/// Everything under `/account`.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/account", get(show))
        .route("/account/name", post(take_name))
        .route("/account/sign-in", post(sign_in))
        .route("/account/sign-out", post(sign_out))
        .route("/account/password", post(change_password))
        .route("/account/delete", post(delete))
        .merge(sessions::router())
        .merge(tokens::router())
}

async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Html<String>, SiteError> {
    let says = says(&app, &visitor, None).await?;
    Ok(Html(page::page(&visitor.reader, &says).into_string()))
}

/// What the page says to a visitor if nothing went wrong, but perhaps in the part about notices.
async fn says(app: &App, visitor: &Visitor, wrong: Option<&Wrong>) -> Result<Says, SiteError> {
    Ok(Says {
        wrong: None,
        typed: String::new(),
        tables: guests_tables(app, visitor).await?,
        notices: notices::section(app, visitor, wrong).await?,
        sessions: sessions::of(app, visitor).await?,
        tokens: tokens::of(app, visitor).await?,
    })
}

/// How many tables somebody without a name would bring along.
async fn guests_tables(app: &App, visitor: &Visitor) -> Result<usize, SiteError> {
    match (&visitor.account, &visitor.reader.name) {
        (Some(account), None) => Ok(app.store.tables_of(account, 50).await?.len()),
        _ => Ok(0),
    }
}

/// The page again, with what went wrong. What is not for the page goes on.
async fn again(
    app: &App,
    mut visitor: Visitor,
    which: Which,
    typed: String,
    problem: SiteError,
) -> Result<Response, SiteError> {
    let text = match problem {
        SiteError::Told(text) => text,
        SiteError::Store(StoreError::NameTaken { .. }) => Text::new("problem-name-taken"),
        other => return Err(other),
    };
    // The page to come back to, if the language is changed, is the one with the forms.
    "/account".clone_into(&mut visitor.reader.path);
    let says = Says { wrong: Some((which, text)), typed, ..says(app, &visitor, None).await? };
    let page = page::page(&visitor.reader, &says).into_string();
    Ok((StatusCode::UNPROCESSABLE_ENTITY, Html(page)).into_response())
}

/// The page again, with what went wrong in the part about notices.
pub(crate) async fn again_with_notices(
    app: &App,
    mut visitor: Visitor,
    wrong: Wrong,
) -> Result<Response, SiteError> {
    "/account".clone_into(&mut visitor.reader.path);
    let page = page::page(&visitor.reader, &says(app, &visitor, Some(&wrong)).await?).into_string();
    Ok((StatusCode::UNPROCESSABLE_ENTITY, Html(page)).into_response())
}

#[derive(Deserialize)]
struct NameAndPassword {
    name: String,
    password: String,
}

async fn take_name(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<NameAndPassword>,
) -> Result<Response, SiteError> {
    match named(&app, &visitor, &form).await {
        Ok(cookies) => Ok((cookies, Redirect::to("/account")).into_response()),
        Err(problem) => again(&app, visitor, Which::Name, form.name, problem).await,
    }
}

async fn named(app: &App, visitor: &Visitor, form: &NameAndPassword) -> Result<SetCookies, SiteError> {
    if visitor.reader.name.is_some() {
        return Err(SiteError::told("account-named-already"));
    }
    app.rate_limits.take(RateLimit::SignIns, &visitor.client)?;
    let name = names::account(&form.name).map_err(SiteError::Told)?;
    // Checked before the costly hash; the store checks again when it writes.
    if app.store.account_named(&name.key).await?.is_some() {
        return Err(SiteError::told("problem-name-taken"));
    }
    if app.store.account_looking_like(&name.look).await?.is_some() {
        return Err(SiteError::told("name-alike"));
    }
    let password = app.passwords.hash(&form.password, &name.shown).await?;
    let (account, _) = visitor.require(app).await?;
    app.store.name_account(&account, name, password).await?;
    // Sessions and tokens of the guest end: others may know them.
    end_sessions_of(app, &account).await?;
    end_tokens_of(app, &account).await?;
    security_log::named(&visitor.client, &account);
    Ok(visitor.renew(app, &account).await?.and(visitor.remembered(app, &account)))
}

async fn sign_in(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<NameAndPassword>,
) -> Result<Response, SiteError> {
    match signed_in(&app, &visitor, &form).await {
        Ok(cookies) => Ok((cookies, Redirect::to("/")).into_response()),
        Err(problem) => again(&app, visitor, Which::SignIn, form.name, problem).await,
    }
}

async fn signed_in(app: &App, visitor: &Visitor, form: &NameAndPassword) -> Result<SetCookies, SiteError> {
    // An impossible name belongs to nobody; checking it costs the same.
    let key = names::key(&form.name).unwrap_or_default();
    let account = app.store.account_named(&key).await?;
    // Attempts are counted by address and never by name, or whoever guesses would lock the owner out. A browser in which the
    // account was signed in before is counted by itself: it may share its address with whoever guesses.
    let known = account.as_ref().and_then(|account| visitor.known_as(&account.id));
    let asker = if let Some(browser) = known {
        app.rate_limits.take(RateLimit::SignIns, browser)?;
        Asker::Owner
    } else {
        app.rate_limits.take(RateLimit::SignIns, &visitor.client)?;
        Asker::Stranger
    };
    let kept = account.as_ref().and_then(|account| account.password.as_deref());
    if !app.passwords.verify(&form.password, kept, asker).await? {
        security_log::sign_in_failed(&visitor.client, account.as_ref().map(|account| account.id.as_str()));
        return Err(SiteError::told("account-sign-in-wrong"));
    }
    let account = account.ok_or_else(|| SiteError::told("account-sign-in-wrong"))?;
    let preferences = Preferences::from_json(&account.preferences).or(visitor.preferences());
    if let Some(guest) = visitor.account.as_ref().filter(|_| visitor.reader.name.is_none()) {
        // Tables in memory still have the guest at their seats.
        for seat in app.store.adopt_guest(guest, &account.id, now()).await? {
            app.tables.forget(&seat.table);
        }
        app.open_sockets.end_sessions_of(guest);
        app.open_sockets.end_tokens_of(guest);
    }
    let cookies = visitor.renew(app, &account.id).await?.and(visitor.remembered(app, &account.id));
    security_log::signed_in(&visitor.client, &account.id);
    Ok(cookies.and(SetCookies(vec![Jar::Preferences.set(&preferences.to_cookie(), &app.config)])))
}

async fn sign_out(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, SiteError> {
    let cookies = visitor.end(&app).await?;
    if let Some(account) = &visitor.account {
        security_log::signed_out(&visitor.client, account);
    }
    Ok((cookies, Redirect::to("/")).into_response())
}

/// The account of a visitor with a name, if this is its password.
async fn proved(app: &App, visitor: &Visitor, password: &str) -> Result<Account, SiteError> {
    let session = visitor.session.as_ref().ok_or(SiteError::Forbidden)?;
    // By session, for the same reason as above.
    app.rate_limits.take(RateLimit::SignIns, session.key.as_str())?;
    let account = app.store.account(&session.account).await?.ok_or(SiteError::Forbidden)?;
    if !app.passwords.verify(password, account.password.as_deref(), Asker::Owner).await? {
        security_log::sign_in_failed(&visitor.client, Some(&account.id));
        return Err(SiteError::told("account-password-wrong"));
    }
    Ok(account)
}

#[derive(Deserialize)]
struct Passwords {
    old: String,
    password: String,
    /// Whether the tokens of programs are revoked with it.
    #[serde(default)]
    tokens: String,
}

async fn change_password(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Passwords>,
) -> Result<Response, SiteError> {
    match password_changed(&app, &visitor, &form).await {
        Ok(cookies) => Ok((cookies, Redirect::to("/account")).into_response()),
        Err(problem) => again(&app, visitor, Which::Password, String::new(), problem).await,
    }
}

async fn password_changed(app: &App, visitor: &Visitor, form: &Passwords) -> Result<SetCookies, SiteError> {
    let account = proved(app, visitor, &form.old).await?;
    let name = account.name.as_ref().map(|name| name.shown.as_str()).unwrap_or_default();
    let password = app.passwords.hash(&form.password, name).await?;
    app.store.set_password(&account.id, password).await?;
    security_log::password_changed(&visitor.client, &account.id);
    // All other sessions end.
    end_sessions_of(app, &account.id).await?;
    if form.tokens == "revoke" {
        let count = end_tokens_of(app, &account.id).await?;
        security_log::tokens_revoked(&visitor.client, &account.id, count);
    }
    visitor.renew(app, &account.id).await
}

#[derive(Deserialize)]
struct Farewell {
    password: String,
    #[serde(default)]
    sure: String,
}

async fn delete(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Farewell>,
) -> Result<Response, SiteError> {
    match deleted(&app, &visitor, &form).await {
        Ok(cookies) => Ok((cookies, Redirect::to("/")).into_response()),
        Err(problem) => again(&app, visitor, Which::Delete, String::new(), problem).await,
    }
}

async fn deleted(app: &App, visitor: &Visitor, form: &Farewell) -> Result<SetCookies, SiteError> {
    if form.sure != "yes" {
        return Err(SiteError::told("account-delete-unsure"));
    }
    let account = proved(app, visitor, &form.password).await?;
    let seats = app.store.delete_account(&account.id, now()).await?;
    app.open_sockets.end_sessions_of(&account.id);
    app.open_sockets.end_tokens_of(&account.id);
    security_log::deleted(&visitor.client, &account.id);
    app.notices.forget(&account.id);
    // Tables in memory still have the name.
    for seat in seats {
        app.tables.forget(&seat.table);
    }
    visitor.end(app).await
}
