//! The pages of a table: everything under `/t/`.

mod insight;
mod moment;
mod replay;
mod review;
mod sandbox;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Extension, Path, State, WebSocketUpgrade};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::html;
use orrery_core::{Lang, SeatSet};
use orrery_web::table::{Shell, Wanted, shell};
use serde_json::json;
use tracing::{Instrument as _, Span};

use crate::app::title_of;
use crate::crowd::Present;
use crate::identity::Visitor;
use crate::live::{Guest, Live, Seating, Snapshot, attend, chat_lines, drawn, times, with_view};
use crate::metrics::SocketKind;
use crate::site_error::SiteError;
use crate::{App, digest, guard, lobby};

/// The longest message of a browser, in bytes.
const MESSAGE: usize = 8 * 1024;
/// Bytes of a socket that are read at once. The buffer is held as long as the connection and zeroed before every read;
/// most messages are shorter than a hundred bytes.
const READ: usize = 1024;

/// Everything under `/t/`.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{id}", get(table))
        .route("/t/{id}/ws", get(socket))
        .route("/t/{id}/seen", post(digest::seen))
        .route("/t/{id}/record.json", get(record))
        .merge(review::router())
        .merge(insight::router())
        .merge(moment::router())
        .merge(replay::router())
        .merge(sandbox::router())
}

/// The table of this name, if it has begun.
async fn begun(app: &Arc<App>, id: &str) -> Result<Arc<Live>, SiteError> {
    app.tables.table(app, id).await?.ok_or(SiteError::NotFound)
}

async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Html<String>, SiteError> {
    let Some(live) = app.tables.table(&app, &id).await? else {
        let seated = app.store.table(&id).await?.ok_or(SiteError::NotFound)?;
        return Ok(Html(lobby::waiting_room(&app, &visitor, &seated)?.into_string()));
    };
    live.recall_chat(&app).await?;
    let digest = digest::on_page(&app, &live, &visitor).await?;
    let snapshot = live.snapshot();
    let own = live.seats_of(visitor.account.as_deref());
    let seating = Seating { own, open: None };
    let (chat_last, chat) = chat_lines(&snapshot.chat, 0);
    let lang = visitor.reader.lang;
    let banner = sandbox::banner(&app, &live.setup, &live.id, &visitor.reader, &headers);
    let page = with_view(&live, &snapshot, seating, lang, |look| {
        let shell_of = Shell {
            reader: &visitor.reader,
            title: title_of(&*live.title, lang),
            chat: &chat,
            chat_last,
            may_chat: visitor.account.is_some(),
            above: html! { (banner) (digest) },
            live: true,
        };
        let shown =
            drawn(&app, &live, &snapshot, seating, &times(&app, &live, &snapshot), look, Wanted::EVERYTHING);
        shell(look, &shown, &shell_of)
    });
    Ok(Html(page.into_string()))
}

async fn socket(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    present: Option<Extension<Present>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, SiteError> {
    // A page of somebody else could open a socket with the visitor's cookie.
    if !guard::same_origin(&headers, &app.config) {
        return Err(SiteError::Forbidden);
    }
    let live = begun(&app, &id).await?;
    let guest = Guest {
        account: visitor.account.clone(),
        session: visitor.session.clone(),
        name: visitor.reader.name.clone().unwrap_or_else(|| visitor.reader.ui("bar-guest")),
        lang: visitor.reader.lang,
        client: visitor.client,
        payer: visitor.payer(),
    };
    let upgrade = upgrade.max_message_size(MESSAGE).max_frame_size(MESSAGE).read_buffer_size(READ);
    let request = Span::current();
    Ok(upgrade.on_upgrade(move |socket| {
        let attended = async move {
            let _counted = (app.metrics.socket(SocketKind::Page), present);
            attend(Arc::clone(&app), live, guest, socket).await;
        };
        attended.instrument(request)
    }))
}

/// The whole record once the game is over; before, what these seats saw. As JSON.
pub(crate) fn recorded(live: &Live, snapshot: &Snapshot, viewer: SeatSet, lang: Lang) -> String {
    let table = &snapshot.table;
    if table.awaiting().is_empty() {
        return serde_json::to_string_pretty(&table.record()).expect("a record is plain data");
    }
    let words = live.title.words();
    let log = table.log(viewer);
    let log = log.iter().map(|line| json!([line.decision, words.say(lang, &line.text)]));
    let seen = json!({
        "game": live.title.id(),
        "seats": table.seats().count(),
        "options": live.setup.options,
        "seen_by": viewer.iter().collect::<Vec<_>>(),
        "dice": {"commitment": live.setup.commitment()},
        "decisions": table.seen(viewer),
        "log": log.collect::<Vec<_>>(),
        "view": table.view(viewer),
    });
    serde_json::to_string_pretty(&seen).expect("what was seen is plain data")
}

async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, SiteError> {
    let live = begun(&app, &id).await?;
    let snapshot = live.snapshot();
    let viewer = live.seats_of(visitor.account.as_deref());
    let body = recorded(&live, &snapshot, viewer, visitor.reader.lang);
    let name = format!("attachment; filename=\"{}-{}.json\"", live.title.id(), &id[..id.len().min(8)]);
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, body).into_response())
}
