//! What if: a copy of a finished game as it was at some step, played on against bots. It is a table like any other with a
//! secret of its own for the dice that follow; the game that it was copied from is only read.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::post;
use maud::{Markup, html};
use orrery_core::record::{Line, Past};
use orrery_core::{SeatSet, Text};
use orrery_store::{Append, Holder, NewTable, Phase, SeatRow};
use orrery_web::frame::Reader;
use orrery_web::{assets, icons};
use serde::Deserialize;

use super::review::finished;
use crate::App;
use crate::app::{now, unguessable};
use crate::identity::Visitor;
use crate::live::entries;
use crate::lobby::opening::{LEVELS, star, unique};
use crate::lobby::{called, origin};
use crate::rate_limits::RateLimit;
use crate::setup::{Origin, SeatSetup, Setup};
use crate::site_error::SiteError;
use crate::words::Speak as _;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/t/{id}/step/{step}/sandbox", post(open))
}

#[derive(Deserialize)]
struct Wish {
    /// Which seat I play.
    seat: u8,
    /// The level of the bots on the others.
    level: String,
}

/// Copies the game up to a step and goes there.
async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Form(wish): Form<Wish>,
) -> Result<Response, SiteError> {
    app.rate_limits.take(RateLimit::Tables, &visitor.client)?;
    let source = finished(&app, &id).await?;
    let level = LEVELS.into_iter().find(|level| *level == wish.level);
    let level = level.ok_or_else(|| SiteError::Bad("there is no such level".to_owned()))?;
    if wish.seat >= source.record.seats {
        return Err(SiteError::Bad("there is no such seat".to_owned()));
    }
    let lines =
        source.record.decisions.get(..step).filter(|lines| lines.len() < source.record.decisions.len());
    let Some(lines) = lines.map(<[Line]>::to_vec) else { return Err(SiteError::told("sandbox-over")) };
    let adopted = source.record.adopted.iter().filter(|adoption| adoption.after <= step);
    let past = Past { revision: source.record.revision, adopted: adopted.copied().collect(), lines };
    let setup = setup(&source.live.setup, &id, step, wish.seat, level);
    let pack = app.store.table(&id).await?.and_then(|seated| seated.table.pack);
    // Errors are found before anything is written.
    let (title, seats, trial) = (Arc::clone(&source.live.title), source.record.seats, past.clone());
    let (options, dice) = (setup.options.clone(), setup.dice());
    let awaiting = tokio::task::spawn_blocking(move || {
        title.resume(seats, &options, dice, &trial).map(|table| table.awaiting())
    });
    let awaiting = awaiting.await.map_err(|error| SiteError::Broken(error.to_string()))?;
    let awaiting = awaiting.map_err(|error| SiteError::Broken(error.to_string()))?;
    let (account, cookies) = visitor.require(&app).await?;
    let at = now();
    let new = NewTable {
        id: unguessable(),
        game: source.live.title.id().to_owned(),
        listed: false,
        // Until the copied decisions are in it, nobody finds it.
        phase: Phase::Waiting,
        host: Some(account.clone()),
        setup: setup.to_json(),
        pack,
        awaiting: 0,
        seats: seated(&account, &called(&visitor.reader), &setup),
        due_at: None,
        at,
    };
    let table = app.store.open_table(new).await?.table.id;
    let entries = entries(&past, at);
    let awaiting = bits(awaiting);
    let append = Append { table: table.clone(), version: 0, entries, awaiting, phase: Phase::Running, at };
    app.store.append(append).await?;
    Ok((cookies, Redirect::to(&format!("/t/{table}"))).into_response())
}

fn setup(source: &Setup, id: &str, step: usize, me: u8, level: &str) -> Setup {
    let seat = |seat: usize| SeatSetup {
        bot: (seat != usize::from(me)).then(|| level.to_owned()),
        ..SeatSetup::default()
    };
    let secret = unguessable();
    let words = vec![String::new(); source.seats.len()];
    let dice = source.dice().copied(step, secret.clone(), words).earlier;
    Setup {
        options: source.options.clone(),
        revision: source.revision,
        seats: (0..source.seats.len()).map(seat).collect(),
        secret,
        guided: false,
        hints: true,
        clock: None,
        origin: Some(Origin { table: id.to_owned(), step, dice }),
    }
}

fn seated(account: &str, name: &str, setup: &Setup) -> Vec<SeatRow> {
    let mut rows: Vec<SeatRow> = Vec::new();
    for (seat, of) in setup.seats.iter().enumerate() {
        let (holder, name) = match of.bot {
            Some(_) => (Holder::Program, star(&rows)),
            None => (Holder::Account(account.to_owned()), unique(name, &rows)),
        };
        rows.push(SeatRow { seat: seat as u8, holder, name });
    }
    rows
}

fn bits(seats: SeatSet) -> u16 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// What stands above a sandbox: what it is, where it comes from, and its link. Nothing above other tables.
pub(super) fn banner(app: &App, setup: &Setup, id: &str, reader: &Reader, headers: &HeaderMap) -> Markup {
    let Some(from) = &setup.origin else { return html! {} };
    let link = format!("{}/t/{id}", origin(headers, &app.config));
    html! {
        link rel="stylesheet" href=(assets::address("review.css"));
        aside.sandbox aria-label=(reader.t("sandbox")) {
            p {
                span.badge { (reader.t("sandbox")) } " "
                (reader.tell(&Text::new("sandbox-note").amount("step", from.step as i64))) " "
                a href=(format!("/t/{}/step/{}", from.table, from.step)) { (reader.t("sandbox-source")) }
            }
            label.sr for="sandbox-link" { (reader.t("waiting-link")) }
            input #sandbox-link readonly value=(link);
            button type="button" data-copy="sandbox-link" data-done=(reader.t("waiting-copied")) hidden { (icons::link()) (reader.t("waiting-copy")) }
        }
    }
}
