//! The waiting room: a table before its game begins.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::{Json, http};
use maud::{Markup, html};
use orrery_core::{Lang, Text};
use orrery_registry::Title;
use orrery_store::{Change, Holder, LeaveSeat, Phase, SeatRow, Seated, StoreError, TakeSeat};
use orrery_web::frame::{Reader, csrf, document};
use orrery_web::icons;
use serde::Deserialize;
use serde_json::{Value, json};

use super::form::{in_words, label, word_field};
use super::opening::{LEVELS, due_at, first_awaited, star, unique};
use super::{called, game, seat_name, time};
use crate::App;
use crate::app::{now, title_of};
use crate::identity::Visitor;
use crate::names;
use crate::notices::Done;
use crate::setup::Setup;
use crate::site_error::SiteError;
use crate::words::Speak as _;

/// How often a request is retried when somebody else was first.
const TRIES: usize = 8;

/// What the invitation adds to the address of a table: without it, seats for friends cannot be taken.
fn invitation(app: &App, table: &str) -> String {
    app.key.sign("invite", table)[..20].to_owned()
}

/// The invitation that a visitor has, from the address of the page.
fn invited(visitor: &Visitor) -> Option<&str> {
    let (_, query) = visitor.reader.path.split_once('?')?;
    query.split('&').find_map(|pair| pair.strip_prefix("invite="))
}

/// What a table was opened with.
pub(crate) fn setup_of(seated: &Seated) -> Result<Setup, SiteError> {
    serde_json::from_str(&seated.table.setup).map_err(|error| SiteError::Broken(error.to_string()))
}

/// A table that has not begun.
async fn waiting(app: &App, id: &str) -> Result<Seated, SiteError> {
    let seated = app.store.table(id).await?.ok_or(SiteError::NotFound)?;
    match seated.table.phase {
        Phase::Waiting => Ok(seated),
        Phase::Running | Phase::Over => Err(SiteError::Conflict(Text::new("waiting-begun"))),
        Phase::Abandoned => Err(SiteError::Conflict(Text::new("waiting-cancelled"))),
    }
}

/// How far the table has come, for pages that poll.
pub async fn news(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, SiteError> {
    let table = app.store.table(&id).await?.ok_or(SiteError::NotFound)?.table;
    Ok(Json(json!({ "revision": table.revision, "phase": table.phase.as_str() })))
}

/// The setup after a change, and the game begins if no seat is free any more.
fn changed(
    app: &App,
    title: &dyn Title,
    lang: Lang,
    seated: &Seated,
    setup: &Setup,
    taken: u8,
) -> Result<Change, SiteError> {
    let free = seated.seats.iter().any(|row| row.seat != taken && row.holder.can_be_taken());
    let (phase, awaiting) =
        if free { (None, None) } else { (Some(Phase::Running), Some(first_awaited(title, lang, setup)?)) };
    let revision = seated.table.revision;
    let due_at = phase.and_then(|_| due_at(app, setup));
    Ok(Change { revision, setup: Some(setup.to_json()), phase, awaiting, listed: None, due_at })
}

fn seat_of(seated: &Seated, seat: u8) -> Result<&SeatRow, SiteError> {
    let missing = || StoreError::NoSeat { table: seated.table.id.clone(), seat };
    Ok(seated.seats.iter().find(|row| row.seat == seat).ok_or_else(missing)?)
}

fn back(id: &str) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}

/// Somebody who wants to sit down.
#[derive(Deserialize)]
pub struct Sit {
    /// Where, counted from 0.
    pub seat: u8,
    /// As whom.
    #[serde(default)]
    pub name: String,
    /// The word for the dice.
    #[serde(default)]
    pub word: String,
    /// The invitation.
    #[serde(default)]
    pub invite: String,
}

impl Sit {
    /// With a name and a word that can be read, and a name that is nobody else's.
    pub async fn checked(self, app: &App, reader: &Reader, account: Option<&str>) -> Result<Self, SiteError> {
        let name = names::clean(&self.name).map_err(SiteError::Told)?;
        let name = if name.is_empty() { called(reader) } else { name };
        names::refuse_registered(app, account, &name).await?;
        let word = names::word(&self.word).map_err(SiteError::Told)?;
        Ok(Self { name, word, ..self })
    }
}

/// The form with which somebody sits down.
pub async fn sit(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<Sit>,
) -> Result<Response, SiteError> {
    let form = form.checked(&app, &visitor.reader, visitor.account.as_deref()).await?;
    // Before a guest is made for nothing.
    waiting(&app, &id).await?;
    let (account, cookies) = visitor.require(&app).await?;
    take_seat(&app, visitor.reader.lang, &account, &id, form).await?;
    Ok((cookies, back(&id)).into_response())
}

/// An account takes a seat. Of two who want the same one, one gets it.
pub async fn take_seat(app: &App, lang: Lang, account: &str, id: &str, form: Sit) -> Result<(), SiteError> {
    for _ in 0..TRIES {
        let seated = waiting(app, id).await?;
        let title = game(app, &seated.table.game)?;
        let row = seat_of(&seated, form.seat)?;
        if row.holder.account() == Some(account) {
            return Ok(());
        }
        let kept = row.holder == Holder::Invited;
        if kept && form.invite != invitation(app, id) && seated.table.host.as_deref() != Some(account) {
            return Err(SiteError::Conflict(Text::new("waiting-kept")));
        }
        if !row.holder.can_be_taken() {
            return Err(SiteError::Conflict(Text::new("problem-seat-taken")));
        }
        let mut setup = setup_of(&seated)?;
        setup.seats[usize::from(form.seat)].word.clone_from(&form.word);
        let take = TakeSeat {
            table: id.to_owned(),
            seat: form.seat,
            account: account.to_owned(),
            name: unique(&form.name, &seated.seats),
            change: Some(changed(app, &**title, lang, &seated, &setup, form.seat)?),
            at: now(),
        };
        match app.store.take_seat(take).await {
            Ok(seated) => {
                begun(app, &seated);
                return Ok(());
            }
            Err(StoreError::SomebodyWasFirst { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(SiteError::Conflict(Text::new("problem-somebody-was-first")))
}

/// Somebody who sat at a finished table takes the same seats at the one that was opened after it.
pub async fn accept(
    app: &App,
    lang: Lang,
    account: &str,
    id: &str,
    before: &[SeatRow],
) -> Result<(), SiteError> {
    let own = before.iter().filter(|row| row.holder.account() == Some(account));
    for row in own {
        let (name, word, invite) = (row.name.clone(), String::new(), invitation(app, id));
        take_seat(app, lang, account, id, Sit { seat: row.seat, name, word, invite }).await?;
    }
    Ok(())
}

#[derive(Deserialize)]
pub struct Which {
    seat: u8,
    #[serde(default)]
    level: String,
}

/// Those who sit there hear of it, if that was the last free seat.
fn begun(app: &App, seated: &Seated) {
    if seated.table.phase == Phase::Running {
        app.notices.changed(&seated.table.id, &seated.seats);
        app.tables.alarm.check_again();
    }
}

/// The form with which somebody gives a seat back.
pub async fn leave(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<Which>,
) -> Result<Response, SiteError> {
    let account = visitor.account.ok_or(SiteError::Forbidden)?;
    leave_seat(&app, &account, &id, form.seat).await?;
    Ok(back(&id).into_response())
}

/// An account gives a seat back.
pub async fn leave_seat(app: &App, account: &str, id: &str, seat: u8) -> Result<(), SiteError> {
    for _ in 0..TRIES {
        let seated = waiting(app, id).await?;
        seat_of(&seated, seat)?;
        let (becomes, change) = vacated(&seated, seat)?;
        let leave = LeaveSeat {
            table: id.to_owned(),
            seat,
            account: account.to_owned(),
            becomes,
            name: String::new(),
            change: Some(change),
            at: now(),
        };
        match app.store.leave_seat(leave).await {
            Ok(_) => return Ok(()),
            Err(StoreError::SomebodyWasFirst { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(SiteError::Conflict(Text::new("problem-somebody-was-first")))
}

/// What a seat becomes when its player leaves, and what changes with it: the word for the dice goes too.
fn vacated(seated: &Seated, seat: u8) -> Result<(Holder, Change), SiteError> {
    let mut setup = setup_of(seated)?;
    let place = &mut setup.seats[usize::from(seat)];
    place.word.clear();
    let becomes = if place.invited { Holder::Invited } else { Holder::Open };
    let change =
        Change { revision: seated.table.revision, setup: Some(setup.to_json()), ..Change::default() };
    Ok((becomes, change))
}

#[derive(Deserialize)]
pub struct Whom {
    seat: u8,
    name: String,
}

/// The form with which the host sends somebody away.
pub async fn remove(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<Whom>,
) -> Result<Response, SiteError> {
    send_away(&app, &host(visitor)?, &id, form.seat, &form.name).await?;
    Ok(back(&id).into_response())
}

/// The host removes a player, if it is still the one that the page showed on that seat.
pub async fn send_away(app: &App, account: &str, id: &str, seat: u8, name: &str) -> Result<(), SiteError> {
    let seated = hosted(app, account, id).await?;
    let row = seat_of(&seated, seat)?;
    let Some(removed) = row.holder.account().filter(|_| row.name == name) else {
        return Err(SiteError::Conflict(Text::new("problem-somebody-was-first")));
    };
    app.notices.note(&app.store, removed, id, Done::Removed).await?;
    let (holder, change) = vacated(&seated, seat)?;
    let row = SeatRow { seat, holder, name: String::new() };
    app.store.set_seats(id, vec![row], change, now()).await?;
    Ok(())
}

/// The account of a visitor who could be a host.
fn host(visitor: Visitor) -> Result<String, SiteError> {
    visitor.account.ok_or(SiteError::Forbidden)
}

/// The host's table, if this account is the host.
async fn hosted(app: &App, account: &str, id: &str) -> Result<Seated, SiteError> {
    let seated = waiting(app, id).await?;
    if seated.table.host.as_deref() == Some(account) { Ok(seated) } else { Err(SiteError::Forbidden) }
}

/// The form with which the host calls a bot.
pub async fn call_bot(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<Which>,
) -> Result<Response, SiteError> {
    let level = LEVELS.into_iter().find(|level| *level == form.level);
    let level = level.ok_or_else(|| SiteError::Bad("no such level".to_owned()))?;
    let reader = visitor.reader.clone();
    seat_bot(&app, &reader, &host(visitor)?, &id, form.seat, level).await?;
    Ok(back(&id).into_response())
}

/// The host puts a bot on a free seat.
pub async fn seat_bot(
    app: &App,
    reader: &Reader,
    account: &str,
    id: &str,
    seat: u8,
    level: &str,
) -> Result<(), SiteError> {
    let seated = hosted(app, account, id).await?;
    let title = game(app, &seated.table.game)?;
    if !seat_of(&seated, seat)?.holder.can_be_taken() {
        return Err(SiteError::Conflict(Text::new("problem-seat-taken")));
    }
    let mut setup = setup_of(&seated)?;
    setup.seats[usize::from(seat)].bot = Some(level.to_owned());
    let change = changed(app, &**title, reader.lang, &seated, &setup, seat)?;
    let row = SeatRow { seat, holder: Holder::Program, name: star(&seated.seats) };
    begun(app, &app.store.set_seats(id, vec![row], change, now()).await?);
    Ok(())
}

/// The host begins: a bot takes each free seat.
pub async fn fill_up(
    app: &App,
    reader: &Reader,
    account: &str,
    id: &str,
    level: &str,
) -> Result<(), SiteError> {
    let seated = hosted(app, account, id).await?;
    for row in seated.seats.iter().filter(|row| row.holder.can_be_taken()) {
        seat_bot(app, reader, account, id, row.seat, level).await?;
    }
    Ok(())
}

/// The form with which the host gives the table up.
pub async fn cancel(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, SiteError> {
    call_off(&app, &host(visitor)?, &id).await?;
    Ok(Redirect::to("/").into_response())
}

/// The host gives the table up.
pub async fn call_off(app: &App, account: &str, id: &str) -> Result<(), SiteError> {
    let seated = hosted(app, account, id).await?;
    let change =
        Change { revision: seated.table.revision, phase: Some(Phase::Abandoned), ..Change::default() };
    for other in seated.seats.iter().filter_map(|row| row.holder.account()) {
        if other != account {
            app.notices.note(&app.store, other, id, Done::Cancelled).await?;
        }
    }
    app.store.change_table(id, change, now()).await?;
    Ok(())
}

/// The page of a table that has not begun, or never will.
pub fn waiting_room(app: &App, visitor: &Visitor, seated: &Seated) -> Result<Markup, SiteError> {
    let title = &**game(app, &seated.table.game)?;
    let reader = &visitor.reader;
    let name = title_of(title, reader.lang);
    if seated.table.phase == Phase::Abandoned {
        let body = html! {
            main.page.lobby #main {
                h1 { (name) }
                p.lead { (reader.t("waiting-cancelled")) }
                p { a.button.main href="/" { (reader.t("problem-home")) } }
            }
        };
        return Ok(document(reader, name, "lobby-page", &["lobby.css"], &body));
    }
    let room = Room {
        app,
        title,
        reader,
        seated,
        setup: setup_of(seated)?,
        me: visitor.account.as_deref(),
        invite: invited(visitor).filter(|invite| *invite == invitation(app, &seated.table.id)),
    };
    let watch = format!("/t/{}/waiting.json", seated.table.id);
    let body = html! {
        main.page.lobby #main data-watch=(watch) data-revision=(seated.table.revision) {
            h1 { (name) }
            p.lead { (reader.t("waiting-lead")) }
            p.sr role="status" data-watch-status data-news=(reader.t("waiting-news")) {}
            div.columns {
                (room.seats())
                div { (room.sharing(visitor)) (room.side_state()) (room.details()) }
            }
        }
    };
    Ok(document(reader, name, "lobby-page", &["lobby.css"], &body))
}

struct Room<'a> {
    app: &'a App,
    title: &'a dyn Title,
    reader: &'a Reader,
    seated: &'a Seated,
    setup: Setup,
    me: Option<&'a str>,
    invite: Option<&'a str>,
}

impl Room<'_> {
    fn address(&self) -> String {
        format!("/t/{}", self.seated.table.id)
    }

    fn is_host(&self) -> bool {
        self.me.is_some() && self.me == self.seated.table.host.as_deref()
    }

    fn sits(&self) -> bool {
        self.seated.seats.iter().any(|row| self.is_mine(row))
    }

    fn is_mine(&self, row: &SeatRow) -> bool {
        self.me.is_some() && row.holder.account() == self.me
    }

    fn may_take(&self, row: &SeatRow) -> bool {
        match row.holder {
            Holder::Open | Holder::Deleted => true,
            Holder::Invited => self.invite.is_some() || self.is_host(),
            Holder::Program | Holder::Account(_) => false,
        }
    }

    fn seats(&self) -> Markup {
        let reader = self.reader;
        html! {
            section.card aria-labelledby="seats" data-watched="seats" {
                h2 #seats { (reader.t("open-seats")) }
                ol.places { @for row in &self.seated.seats { (self.seat(row)) } }
            }
        }
    }

    fn seat(&self, row: &SeatRow) -> Markup {
        let reader = self.reader;
        let number = Text::new("open-seat").amount("number", i64::from(row.seat) + 1);
        html! {
            li.(format!("seat-{}", row.seat)) {
                span.seat-mark aria-hidden="true" { (row.seat + 1) }
                span.who {
                    span.sr { (reader.tell(&number)) ": " }
                    bdi { (seat_name(reader, row)) }
                    @if let Some(level) = self.setup.seats.get(usize::from(row.seat)).and_then(|seat| seat.bot.as_ref()) {
                        " " span.badge.quiet { (icons::bot()) " " (reader.tell(&Text::new("place-bot").name("level", format!("level-{level}")))) }
                    }
                    @if self.is_mine(row) { " " span.badge { (reader.t("waiting-you")) } }
                    @if row.holder == Holder::Invited { " " span.badge.quiet { (reader.t("place-friend")) } }
                }
                span.do { (self.actions(row, &reader.tell(&number))) }
            }
        }
    }

    fn actions(&self, row: &SeatRow, number: &str) -> Markup {
        let reader = self.reader;
        let address = self.address();
        html! {
            @if self.is_mine(row) {
                form method="post" action=(format!("{address}/leave")) {
                    (csrf(reader))
                    button.quiet name="seat" value=(row.seat) { (reader.t("waiting-leave")) span.sr { ": " (number) } }
                }
            }
            @if self.is_host() && row.holder.account().is_some() && !self.is_mine(row) {
                form method="post" action=(format!("{address}/remove")) {
                    (csrf(reader))
                    input type="hidden" name="name" value=(row.name);
                    button.quiet name="seat" value=(row.seat) { (reader.t("waiting-remove")) span.sr { ": " (row.name) } }
                }
            }
            @if self.may_take(row) {
                button.main[!self.sits()] name="seat" value=(row.seat) form="sit" {
                    @if self.sits() { (reader.t("waiting-sit-too")) } @else { (reader.t("waiting-sit")) }
                    span.sr { ": " (number) }
                }
            }
            @if self.is_host() && row.holder.can_be_taken() {
                form.row method="post" action=(format!("{address}/bot")) {
                    (csrf(reader))
                    input type="hidden" name="seat" value=(row.seat);
                    label.sr for=(format!("level-{}", row.seat)) { (reader.t("waiting-level")) ", " (number) }
                    select id=(format!("level-{}", row.seat)) name="level" {
                        @for level in LEVELS {
                            option value=(level) selected[level == "normal"] { (reader.tell(&Text::new("place-bot").name("level", format!("level-{level}")))) }
                        }
                    }
                    button { (reader.t("waiting-bot")) span.sr { ": " (number) } }
                }
            }
        }
    }

    fn sharing(&self, visitor: &Visitor) -> Markup {
        let reader = self.reader;
        let mut link = format!("{}{}", visitor.origin, self.address());
        if self.is_host() && self.seated.seats.iter().any(|row| row.holder == Holder::Invited) {
            link = format!("{link}?invite={}", invitation(self.app, &self.seated.table.id));
        }
        html! {
            section.card aria-labelledby="share" {
                h2 #share { (reader.t("waiting-share")) }
                p { (reader.t("waiting-share-note")) }
                div.copy {
                    label.sr for="link" { (reader.t("waiting-link")) }
                    input #link readonly value=(link);
                    button type="button" data-copy="link" data-done=(reader.t("waiting-copied")) hidden { (icons::link()) (reader.t("waiting-copy")) }
                }
            }
        }
    }

    /// One form for all seats: their buttons belong to it.
    fn side_state(&self) -> Markup {
        let reader = self.reader;
        let any = self.seated.seats.iter().any(|row| self.may_take(row));
        html! {
            @if any {
                section.card aria-labelledby="sit-heading" {
                    h2 #sit-heading { (reader.t(if self.sits() { "waiting-take-too" } else { "waiting-take" })) }
                    form #sit method="post" action=(format!("{}/sit", self.address())) {
                        (csrf(reader))
                        @if let Some(invite) = self.invite { input type="hidden" name="invite" value=(invite); }
                        div.field {
                            label for="name" { (reader.t("open-name")) }
                            input #name name="name" maxlength=(names::LONGEST) value=(reader.name.clone().unwrap_or_default()) placeholder=(reader.t("guest")) autocomplete="nickname";
                        }
                        (word_field(reader, ""))
                        p.fine { (reader.t(if self.sits() { "waiting-take-too-note" } else { "waiting-take-note" })) }
                    }
                }
            }
        }
    }

    fn details(&self) -> Markup {
        let reader = self.reader;
        let chosen = self.setup.options.as_object();
        html! {
            section.card aria-labelledby="details" {
                h2 #details { (reader.t("waiting-details")) }
                ul.plain {
                    li { (reader.t(if self.seated.table.listed { "waiting-listed" } else { "waiting-private" })) }
                    li { (reader.t(if self.setup.hints { "waiting-hints" } else { "waiting-no-hints" })) }
                    @for line in self.setup.clock.iter().flat_map(|clock| time::in_words(reader, clock)) { li { (line) } }
                    @for (name, value) in chosen.into_iter().flatten() {
                        li { (label(self.title, reader.lang, name).0) ": " strong { (in_words(self.title, reader, name, value)) } }
                    }
                }
                p.fine { (reader.t("waiting-dice")) " " span.hash { (self.setup.commitment()) } }
                @if self.is_host() {
                    form method="post" action=(format!("{}/cancel", self.address())) {
                        (csrf(reader))
                        button.danger { (reader.t("waiting-cancel")) }
                    }
                }
            }
        }
    }
}

/// Where a visitor reaches the server, for links to share.
pub fn origin(headers: &http::HeaderMap, config: &crate::config::Config) -> String {
    if let Some(url) = &config.public_url {
        return url.clone();
    }
    let scheme = if config.https { "https" } else { "http" };
    let host = headers.get(http::header::HOST).and_then(|host| host.to_str().ok());
    let plain =
        |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte));
    format!("{scheme}://{}", host.filter(plain).unwrap_or("127.0.0.1:8080"))
}
