//! Tokens for programs: made, listed and taken back on the page of the account.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, State};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use axum::routing::post;
use maud::{Markup, html};
use orrery_core::Text;
use orrery_store::Token;
use orrery_web::frame::{Reader, csrf};
use orrery_web::icons;
use serde::Deserialize;

use super::page::{self, Says, Which};
use super::{again, says};
use crate::identity::Visitor;
use crate::lobby::ago;
use crate::open_sockets::By;
use crate::site_error::SiteError;
use crate::tokens::{Scope, Scopes, make};
use crate::words::Speak as _;
use crate::{App, names, security_log};

/// Everything under `/account/tokens`.
pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/account/tokens", post(create)).route("/account/tokens/revoke", post(revoke))
}

/// The tokens of an account, and one that was made just now.
#[derive(Default)]
pub struct Tokens {
    kept: Vec<Token>,
    made: Option<String>,
}

/// The tokens of a visitor.
pub(super) async fn of(app: &App, visitor: &Visitor) -> Result<Tokens, SiteError> {
    let kept = match &visitor.account {
        Some(account) => app.store.tokens_of(account).await?,
        None => Vec::new(),
    };
    Ok(Tokens { kept, made: None })
}

impl Tokens {
    /// What the tokens are called.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.kept.iter().map(|token| token.name.as_str())
    }
}

/// The name, and one pair for each scope.
type Fields = Vec<(String, String)>;

async fn create(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, SiteError> {
    let field =
        |name: &'static str| fields.iter().filter(move |(key, _)| key == name).map(|(_, value)| value);
    let name = field("name").next().cloned().unwrap_or_default();
    let scopes: Scopes = field("scope").filter_map(|name| Scope::named(name)).collect();
    let done = async {
        let (account, cookies) = visitor.require(&app).await?;
        let made = make(&app, &account, &name, &scopes).await?;
        security_log::token_made(&visitor.client, &account, &scopes);
        Ok((account, cookies, made))
    };
    let (account, cookies, made) = match done.await {
        Ok(done) => done,
        Err(problem) => return again(&app, visitor, Which::Token, name, problem).await,
    };
    visitor.account = Some(account);
    "/account".clone_into(&mut visitor.reader.path);
    let tokens = Tokens { made: Some(made), ..of(&app, &visitor).await? };
    let says = Says { tokens, ..says(&app, &visitor, None).await? };
    Ok((cookies, Html(page::page(&visitor.reader, &says).into_string())).into_response())
}

#[derive(Deserialize)]
struct Revoked {
    token: String,
}

async fn revoke(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Revoked>,
) -> Result<Response, SiteError> {
    let account = visitor.account.ok_or(SiteError::Forbidden)?;
    // Revoking twice is not an error.
    if app.store.delete_token(&account, &form.token).await? {
        app.open_sockets.end(&By::Token(form.token));
        security_log::tokens_revoked(&visitor.client, &account, 1);
    }
    Ok(Redirect::to("/account#tokens").into_response())
}

/// The part of the page about tokens.
pub(super) fn section(reader: &Reader, tokens: &Tokens, wrong: &Markup, typed: &str) -> Markup {
    html! {
        section.card aria-labelledby="tokens" {
            h2 #tokens { (reader.t("token-heading")) }
            p { (reader.t("token-note")) " " a href="/api" { (reader.t("token-api")) } }
            @if reader.name.is_none() { p.fine { (reader.t("token-guest")) } }
            @if let Some(made) = &tokens.made { (shown_once(reader, made)) }
            @if !tokens.kept.is_empty() {
                ul.tokens { @for token in &tokens.kept { (row(reader, token)) } }
            }
            h3 { (reader.t("token-new")) }
            (wrong)
            form method="post" action="/account/tokens" {
                (csrf(reader))
                div.field {
                    label for="token-name" { (reader.t("token-name")) }
                    input #token-name name="name" required maxlength=(names::LONGEST) autocomplete="off" value=(typed);
                }
                fieldset.field {
                    legend { (reader.t("token-scopes")) }
                    @for scope in Scope::ALL {
                        label.switch {
                            input type="checkbox" name="scope" value=(scope.name()) checked[matches!(scope, Scope::Read | Scope::Play)];
                            span { (reader.t(scope.about())) }
                        }
                    }
                }
                button.main { (reader.t("token-make")) }
            }
        }
    }
}

fn shown_once(reader: &Reader, made: &str) -> Markup {
    html! {
        div.made role="status" {
            p { strong { (reader.t("token-made")) } " " (reader.t("token-once")) }
            div.copy {
                label.sr for="made-token" { (reader.t("token-made-label")) }
                input #made-token readonly value=(made) autocomplete="off";
                button type="button" data-copy="made-token" data-done=(reader.t("waiting-copied")) hidden { (icons::link()) (reader.t("waiting-copy")) }
            }
        }
    }
}

fn row(reader: &Reader, token: &Token) -> Markup {
    let used = match token.used_at {
        Some(at) => Text::new("token-used").word("when", ago(reader, at)),
        None => Text::new("token-unused"),
    };
    html! {
        li {
            div.about-token {
                strong { bdi { (token.name) } }
                @for scope in Scopes::read(&token.scopes).iter() { " " span.badge.quiet { (scope.name()) } }
                p.fine {
                    (reader.tell(&Text::new("token-created").word("when", ago(reader, token.created_at)))) " "
                    (reader.tell(&used))
                }
            }
            form method="post" action="/account/tokens/revoke" {
                (csrf(reader))
                button.danger name="token" value=(token.id) { (reader.t("token-revoke")) span.sr { ": " (token.name) } }
            }
        }
    }
}
