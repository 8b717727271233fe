//! Where the links in notices lead: confirming an address, unsubscribing. Nobody has to sign in: the link is the proof.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Html;
use axum::routing::{get, post};
use maud::{Markup, html};
use orrery_core::Text;
use orrery_store::{Channel, ChannelKind};
use orrery_web::frame::{Reader, csrf, document};

use super::{browser, settings};
use crate::App;
use crate::app::now;
use crate::identity::Visitor;
use crate::site_error::SiteError;
use crate::words::Speak as _;

/// Everything under `/notices` and `/account/notices`.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/account/notices/mail", post(settings::mail))
        .route("/account/notices/hook", post(settings::hook))
        .route("/account/notices/browser", post(settings::browser))
        .route("/account/notices/off", post(settings::off))
        .route("/notices/stream", get(browser::listen))
        .route("/notices/confirm/{token}", get(ask_to_confirm).post(confirm))
        .route("/notices/stop/{token}", get(ask_to_stop).post(stop))
}

/// Whether a form at this address needs no proof that it is ours: the address itself is the proof, and programs that read
/// mail send it without any page of ours (RFC 8058).
pub fn is_own_proof(path: &str) -> bool {
    path.starts_with("/notices/stop/")
}

/// A page with one thing to say and perhaps one button. Programs follow links in mail without being asked, so the link
/// alone changes nothing; where `at_once` is set the page presses its button itself.
struct Leaf<'a> {
    heading: &'static str,
    says: Text,
    button: Option<(&'a str, &'static str)>,
    at_once: bool,
}

fn page(reader: &Reader, leaf: &Leaf<'_>) -> Html<String> {
    let heading = reader.t(leaf.heading);
    let body = html! {
        main.page.lobby #main {
            h1 { (heading) }
            p.lead { (reader.tell(&leaf.says)) }
            @if let Some((address, label)) = leaf.button {
                form method="post" action=(address) data-at-once[leaf.at_once] {
                    (csrf(reader))
                    button.main { (reader.t(label)) }
                }
            } @else {
                p { a.button href="/account#notices" { (reader.t("notices-settings")) } }
            }
        }
    };
    Html(
        document(reader, &heading, "lobby-page", &["lobby.css", "notices.css"], &Markup::from(body))
            .into_string(),
    )
}

/// What a channel is called in a sentence.
fn called(reader: &Reader, channel: &Channel) -> String {
    match channel.kind {
        ChannelKind::Mail => channel.address.clone(),
        ChannelKind::Hook => reader.t("notices-hook"),
        ChannelKind::Browser => reader.t("notices-browser"),
    }
}

async fn ask_to_confirm(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, SiteError> {
    let reader = &visitor.reader;
    let Some(channel) = app.store.channel_to_confirm(&token).await? else { return Ok(used_up(reader)) };
    let says = Text::new("confirm-says").word("address", channel.address);
    let address = format!("/notices/confirm/{token}");
    let button = Some((address.as_str(), "confirm-button"));
    Ok(page(reader, &Leaf { heading: "confirm-heading", says, button, at_once: false }))
}

fn used_up(reader: &Reader) -> Html<String> {
    let says = Text::new("confirm-used");
    page(reader, &Leaf { heading: "confirm-heading", says, button: None, at_once: false })
}

async fn confirm(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, SiteError> {
    let Some(channel) = app.store.confirm_channel(&token, now()).await? else {
        return Ok(used_up(&visitor.reader));
    };
    app.notices.switched_on(&channel.account, channel.kind);
    let says = Text::new("confirm-done").word("address", channel.address);
    Ok(page(&visitor.reader, &Leaf { heading: "confirm-heading", says, button: None, at_once: false }))
}

async fn ask_to_stop(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, SiteError> {
    let reader = &visitor.reader;
    let Some(channel) = app.store.channel_to_stop(&token).await? else { return Ok(stopped(reader)) };
    let says = Text::new("stop-says").word("channel", called(reader, &channel));
    let address = format!("/notices/stop/{token}");
    let button = Some((address.as_str(), "stop-button"));
    Ok(page(reader, &Leaf { heading: "stop-heading", says, button, at_once: true }))
}

fn stopped(reader: &Reader) -> Html<String> {
    let says = Text::new("stop-done");
    page(reader, &Leaf { heading: "stop-heading", says, button: None, at_once: false })
}

async fn stop(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, SiteError> {
    if let Some(channel) = app.store.channel_to_stop(&token).await? {
        app.store.delete_channel(&channel.account, channel.kind).await?;
        app.notices.switched_off(&channel.account, channel.kind);
    }
    Ok(stopped(&visitor.reader))
}
