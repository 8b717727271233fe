//! `/api/v1/tables/{table}/live`: a WebSocket that is sent what one sees, whenever that changes.

use std::sync::Arc;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::response::Response;
use orrery_core::{Lang, SeatSet};
use tracing::{Instrument as _, Span};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::{Anyone, Bearer, For};
use super::extract::{Asked, At};
use super::play::{ViewQuery, begun, viewing_seats};
use super::problem::{ApiError, ProblemJson, Refusals};
use super::view::view_of;
use crate::App;
use crate::crowd::Present;
use crate::live::{Event, Events, Gone, Live, send};
use crate::metrics::SocketKind;
use crate::open_sockets::By;
use crate::tokens::recognise;

/// The longest message that is read, in bytes. Nothing that is said here counts.
const MESSAGE: usize = 1024;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(live))
}

/// Views, whenever they change. The token comes in the head of the request that opens the socket.
#[utoipa::path(get, path = "/tables/{table}/live", tag = "play", operation_id = "live",
    params(("table" = String, Path, description = "Its name in addresses"), ViewQuery),
    responses(
        (status = 101, description = "A WebSocket: each message is a view"),
        (status = 426, description = "It was not opened as a WebSocket", body = ProblemJson,
            content_type = "application/problem+json"),
        Refusals,
    ),
    security((), ("token" = ["read"])))]
async fn live(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    At(id): At<String>,
    Asked(query): Asked<ViewQuery>,
    present: Option<Extension<Present>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let live = begun(&app, &id).await?;
    let seats = viewing_seats(&live, &caller, query.seat)?;
    let upgrade = upgrade.map_err(|_| ApiError::Upgrade)?;
    let watcher = Watcher {
        app,
        live,
        bearer: caller.bearer.clone(),
        account: caller.account().map(str::to_owned),
        asked: query.seat.map_or(SeatSet::EVERYBODY, SeatSet::only),
        seats,
        lang: caller.lang,
        candidates: query.candidates,
        last: String::new(),
        _present: present,
    };
    let upgrade = upgrade.max_message_size(MESSAGE).max_frame_size(MESSAGE).read_buffer_size(MESSAGE);
    let request = Span::current();
    Ok(upgrade.on_upgrade(move |socket| watcher.attend(socket).instrument(request)))
}

struct Watcher {
    app: Arc<App>,
    live: Arc<Live>,
    /// Whose token it brought; the connection ends with the token.
    bearer: Option<Bearer>,
    account: Option<String>,
    /// The seats that were asked for.
    asked: SeatSet,
    /// The seats for which somebody is here.
    seats: SeatSet,
    lang: Lang,
    candidates: bool,
    last: String,
    /// Counts this connection, behind a proxy.
    _present: Option<Extension<Present>>,
}

impl Watcher {
    /// Serves a connection until it ends.
    async fn attend(mut self, mut socket: WebSocket) {
        let _counted = self.app.metrics.socket(SocketKind::Api);
        self.live.enter(self.seats);
        let _: Result<(), Gone> = self.run(&mut socket).await;
        self.live.leave(&self.app, self.seats);
    }

    async fn run(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        let tie = self
            .bearer
            .as_ref()
            .map(|bearer| self.app.open_sockets.tie(By::Token(bearer.token_id.clone()), &bearer.account));
        let mut events = Events::of(&self.app, &self.live, tie)?;
        self.show(socket).await?;
        loop {
            match events.next(socket).await? {
                Event::Changed => self.show(socket).await?,
                Event::Text(_) | Event::Led | Event::Pulse => {}
            }
        }
    }

    /// Sends what is seen now, if it is another view than before and the token still stands.
    async fn show(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        if let Some(bearer) = &self.bearer
            && !matches!(recognise(&self.app, &bearer.secret).await, Ok(Some(_)))
        {
            return Err(Gone);
        }
        let view = {
            let snapshot = self.live.snapshot();
            // A seat may have changed hands.
            let own = self.live.seats_of(self.account.as_deref()).intersection(self.asked);
            view_of(&self.live, &snapshot, own, self.lang, self.candidates)
        };
        let text = serde_json::to_string(&view).expect("a view is plain data");
        if text != self.last {
            send(socket, Message::Text(text.as_str().into())).await?;
            self.last = text;
        }
        Ok(())
    }
}
