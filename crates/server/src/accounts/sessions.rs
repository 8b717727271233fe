//! Sessions: in which browsers an account is signed in, and how to end that from elsewhere.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::post;
use maud::{Markup, html};
use orrery_core::Text;
use orrery_store::Session;
use orrery_web::frame::{Reader, csrf};
use serde::Deserialize;

use crate::app::now;
use crate::identity::{SESSION_LASTS, Visitor, end_sessions_of};
use crate::lobby::ago;
use crate::open_sockets::By;
use crate::site_error::SiteError;
use crate::words::Speak as _;
use crate::{App, security_log};

/// Everything under `/account/sessions`.
pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/account/sessions/end", post(end))
        .route("/account/sessions/end-others", post(end_others))
}

/// The sessions of an account, and which of them is this browser's.
#[derive(Default)]
pub struct Sessions {
    all: Vec<Session>,
    own: String,
}

/// The sessions of a visitor.
pub(super) async fn of(app: &App, visitor: &Visitor) -> Result<Sessions, SiteError> {
    let Some(own) = &visitor.session else { return Ok(Sessions::default()) };
    let all = app.store.sessions_of(&own.account, now() - SESSION_LASTS).await?;
    Ok(Sessions { all, own: own.id.clone() })
}

#[derive(Deserialize)]
struct Ended {
    session: String,
}

/// Ends one session; that of this browser is signed out.
async fn end(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Ended>,
) -> Result<Response, SiteError> {
    let own = visitor.session.as_ref().ok_or(SiteError::Forbidden)?;
    if form.session == own.id {
        let cookies = visitor.end(&app).await?;
        security_log::signed_out(&visitor.client, &own.account);
        return Ok((cookies, Redirect::to("/")).into_response());
    }
    let all = app.store.sessions_of(&own.account, 0).await?;
    // Ending one twice is not an error.
    if let Some(session) = all.into_iter().find(|session| session.id == form.session) {
        app.store.delete_session_named(&own.account, &session.id).await?;
        app.open_sockets.end(&By::Session(session.key));
        security_log::sessions_ended(&visitor.client, &own.account);
    }
    Ok(Redirect::to("/account#sessions").into_response())
}

/// Ends all sessions but that of this browser, which goes on under a new token.
async fn end_others(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, SiteError> {
    let own = visitor.session.as_ref().ok_or(SiteError::Forbidden)?;
    end_sessions_of(&app, &own.account).await?;
    security_log::sessions_ended(&visitor.client, &own.account);
    let cookies = visitor.renew(&app, &own.account).await?;
    Ok((cookies, Redirect::to("/account#sessions")).into_response())
}

/// The part of the page about sessions; nothing without one.
pub(super) fn section(reader: &Reader, sessions: &Sessions) -> Markup {
    html! {
        @if !sessions.all.is_empty() {
            section.card aria-labelledby="sessions" {
                h2 #sessions { (reader.t("sessions-heading")) }
                p { (reader.tell(&Text::new("sessions-note").amount("days", SESSION_LASTS / (24 * 60 * 60 * 1000)))) }
                ul.tokens { @for session in &sessions.all { (row(reader, session, session.id == sessions.own)) } }
                @if sessions.all.len() > 1 {
                    form method="post" action="/account/sessions/end-others" {
                        (csrf(reader))
                        button.danger { (reader.t("sessions-end-others")) }
                    }
                }
            }
        }
    }
}

fn row(reader: &Reader, session: &Session, is_own: bool) -> Markup {
    let browser =
        if session.browser.is_empty() { reader.t("sessions-unknown") } else { session.browser.clone() };
    let began = Text::new("sessions-began").word("when", ago(reader, session.created_at));
    let used = Text::new("sessions-used").word("when", ago(reader, session.seen_at));
    html! {
        li {
            div.about-token {
                strong { (browser) }
                @if is_own { " " span.badge.now { (reader.t("sessions-own")) } }
                p.fine { (reader.tell(&began)) " " (reader.tell(&used)) }
            }
            form method="post" action="/account/sessions/end" {
                (csrf(reader))
                // Several may be of one kind: when it began tells which one is meant.
                button.danger name="session" value=(session.id) {
                    (reader.t("sessions-end")) span.sr { ": " (browser) ", " (reader.tell(&began)) }
                }
            }
        }
    }
}
