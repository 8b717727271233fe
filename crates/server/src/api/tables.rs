//! `/api/v1/tables`: which there are, and opening one.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Lang, Text};
use orrery_registry::Title;
use orrery_store::{Holder, Phase, SeatRow, Seated, Slice};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::{Anyone, Caller, For, Host};
use super::extract::{Asked, At, Body, InLanguage, Language};
use super::problem::{ApiError, BodyRefusals, Refusals};
use crate::App;
use crate::app::title_of;
use crate::lobby::opening::{self, Place, Plan};
use crate::lobby::{call_off, called, fill_up, label, setup_of};
use crate::names;
use crate::rate_limits::RateLimit;
use crate::site_error::SiteError;

/// Tables on a page of a list.
const ON_A_PAGE: u32 = 30;
/// The last page of a list.
const LAST: u32 = 1000;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(tables, open))
        .routes(routes!(one_table))
        .routes(routes!(begin))
        .routes(routes!(cancel))
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TablePhase {
    /// Seats are being taken.
    Waiting,
    /// The game is being played.
    Running,
    /// The game has ended by its rules.
    Over,
    /// The game was given up.
    Abandoned,
}

impl From<Phase> for TablePhase {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Waiting => Self::Waiting,
            Phase::Running => Self::Running,
            Phase::Over => Self::Over,
            Phase::Abandoned => Self::Abandoned,
        }
    }
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatHolder {
    /// Nobody: anyone who finds the table may take it.
    Open,
    /// Nobody: it waits for somebody with the invitation.
    Invited,
    /// A bot of the server.
    Bot,
    /// An account.
    Person,
    /// An account that was deleted.
    Deleted,
}

/// A seat of a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatInfo {
    /// Its number, counted from 1.
    #[schema(minimum = 1, maximum = 9)]
    pub seat: u8,
    /// Who has it.
    pub holder: SeatHolder,
    /// What the others read there.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<String>,
    /// Whether it is the caller's.
    pub yours: bool,
    /// Whether the game waits for it.
    pub awaited: bool,
}

/// A table.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What the game is called.
    pub title: String,
    /// How far it has come.
    pub phase: TablePhase,
    /// Whether lists show it.
    pub listed: bool,
    /// Whether the caller is its host.
    pub hosted: bool,
    /// What was chosen of the game's options.
    #[schema(value_type = Object)]
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The fingerprint of the server's part of the dice.
    pub commitment: String,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    /// When something last happened, in milliseconds since 1970.
    pub touched_at: i64,
}

/// A page of a list of tables.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableInfo>,
    /// Whether there is another page.
    pub more: bool,
}

/// Which tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Listed {
    /// Those that have an open seat.
    #[default]
    Waiting,
    /// Those in play that anybody may watch.
    Running,
    /// Those that are over.
    Finished,
    /// The caller's own, those that wait for the caller first.
    Mine,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ListQuery {
    /// Which tables; without it, those that have an open seat.
    #[param(inline, nullable = false)]
    list: Option<Listed>,
    /// Which page, counted from 1.
    #[param(minimum = 1, maximum = 1000, nullable = false)]
    page: Option<u32>,
    /// The language of the answer; without it, that of `Accept-Language`.
    #[param(inline, value_type = Option<Language>, nullable = false)]
    #[allow(dead_code, reason = "whoever says something reads it from the address; here it is only checked")]
    lang: Option<Lang>,
}

/// Who is to sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WhoSits {
    /// The caller; several times for several seats.
    Me,
    /// Somebody with the invitation.
    Friend,
    /// Anyone who comes.
    Open,
    /// A bot that makes mistakes.
    Easy,
    /// A bot.
    Normal,
    /// A bot that thinks longer.
    Hard,
    /// A bot that judges by what it has learned, where the game has a network.
    Expert,
}

/// A bot of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// One that makes mistakes.
    Easy,
    /// One that plays well.
    #[default]
    Normal,
    /// One that thinks longer.
    Hard,
    /// One that judges by what it has learned, where the game has a network.
    Expert,
}

impl Level {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

impl From<WhoSits> for Place {
    fn from(who: WhoSits) -> Self {
        match who {
            WhoSits::Me => Self::Me,
            WhoSits::Friend => Self::Friend,
            WhoSits::Open => Self::Open,
            WhoSits::Easy => Self::Bot(Level::Easy.name()),
            WhoSits::Normal => Self::Bot(Level::Normal.name()),
            WhoSits::Hard => Self::Bot(Level::Hard.name()),
            WhoSits::Expert => Self::Bot(Level::Expert.name()),
        }
    }
}

/// A table to be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// Which game.
    pub game: String,
    /// Who is to sit where. The game begins as soon as no seat is free.
    #[schema(min_items = 1, max_items = 9)]
    pub seats: Vec<WhoSits>,
    /// What is chosen of the game's options; the rest is as usual.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// Whether lists show it.
    #[serde(default)]
    pub listed: bool,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// What the caller is called at the table: 24 characters at most.
    #[serde(default)]
    pub name: String,
    /// The caller's word for the dice: 60 characters at most.
    #[serde(default)]
    pub word: String,
}

/// Bots for the free seats.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginTable {
    /// Which bots.
    #[serde(default)]
    pub level: Level,
}

/// The number of a seat that people see.
fn number(row: &SeatRow) -> u8 {
    row.seat + 1
}

/// The seats of a table, as everybody may know them.
pub(super) fn seats_of(seated: &Seated, account: Option<&str>) -> Result<Vec<SeatInfo>, ApiError> {
    let setup = setup_of(seated)?;
    let seat = |row: &SeatRow| SeatInfo {
        seat: number(row),
        holder: match row.holder {
            Holder::Open => SeatHolder::Open,
            Holder::Invited => SeatHolder::Invited,
            Holder::Program => SeatHolder::Bot,
            Holder::Account(_) => SeatHolder::Person,
            Holder::Deleted => SeatHolder::Deleted,
        },
        name: row.name.clone(),
        bot: setup.seats.get(usize::from(row.seat)).and_then(|seat| seat.bot.clone()),
        yours: account.is_some() && row.holder.account() == account,
        awaited: seated.table.phase == Phase::Running && seated.table.awaiting & (1 << row.seat) != 0,
    };
    Ok(seated.seats.iter().map(seat).collect())
}

/// A table, as everybody may know it.
pub(super) fn info(app: &App, caller: &Caller, seated: &Seated) -> Result<TableInfo, ApiError> {
    let (table, account) = (&seated.table, caller.account());
    let setup = setup_of(seated)?;
    let title = app.titles.find(&table.game);
    Ok(TableInfo {
        id: table.id.clone(),
        game: table.game.clone(),
        title: title.map_or(table.game.as_str(), |title| title_of(&**title, caller.lang)).to_owned(),
        phase: table.phase.into(),
        listed: table.listed,
        hosted: account.is_some() && table.host.as_deref() == account,
        commitment: setup.commitment(),
        options: setup.options,
        seats: seats_of(seated, account)?,
        opened_at: table.opened_at,
        touched_at: table.touched_at,
    })
}

/// The table of this name, as the store has it.
pub(super) async fn found(app: &App, id: &str) -> Result<Seated, ApiError> {
    Ok(app.store.table(id).await?.ok_or(SiteError::NotFound)?)
}

/// Lists of tables.
#[utoipa::path(get, path = "/tables", tag = "tables", operation_id = "tables", params(ListQuery),
    responses((status = 200, description = "A page of the list", body = TableList), Refusals),
    security((), ("token" = ["read"])))]
async fn tables(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    Asked(query): Asked<ListQuery>,
) -> Result<Json<TableList>, ApiError> {
    Ok(Json(listed(&app, &caller, query.list.unwrap_or_default(), query.page.unwrap_or(1)).await?))
}

/// A page of a list of tables.
pub(super) async fn listed(
    app: &App,
    caller: &Caller,
    list: Listed,
    page: u32,
) -> Result<TableList, ApiError> {
    if !(1..=LAST).contains(&page) {
        return Err(ApiError::Bad(format!("page: 1 to {LAST}")));
    }
    // One more than is shown tells whether there is another page.
    let part = Slice { skip: (page - 1) * ON_A_PAGE, limit: ON_A_PAGE + 1 };
    let mut seated = match list {
        Listed::Waiting => app.store.waiting_tables(part).await?,
        Listed::Running => app.store.running_tables(part).await?,
        Listed::Finished => app.store.finished_tables(part).await?,
        Listed::Mine => {
            let mine = app.store.tables_of(caller.owner()?, part).await?;
            mine.into_iter().map(|mine| mine.seated).collect()
        }
    };
    let more = seated.len() > ON_A_PAGE as usize && page < LAST;
    seated.truncate(ON_A_PAGE as usize);
    let tables = seated.iter().map(|seated| info(app, caller, seated)).collect::<Result<_, _>>()?;
    Ok(TableList { tables, more })
}

/// Opens a table.
#[utoipa::path(post, path = "/tables", tag = "tables", operation_id = "open", request_body = OpenTable,
    params(InLanguage),
    responses((status = 201, description = "The new table", body = TableInfo), Refusals, BodyRefusals),
    security(("token" = ["host"])))]
async fn open(
    State(app): State<Arc<App>>,
    caller: For<Host>,
    Asked(_said): Asked<InLanguage>,
    Body(wanted): Body<OpenTable>,
) -> Result<(StatusCode, Json<TableInfo>), ApiError> {
    let title = app.titles.find(&wanted.game);
    let title = title.ok_or_else(|| SiteError::told("api-no-game"))?;
    let plan = plan(&**title, &caller, wanted)?;
    let seated = opened(&app, &caller, &**title, plan).await?;
    Ok((StatusCode::CREATED, Json(info(&app, &caller, &seated)?)))
}

/// A new table.
pub(super) async fn opened(
    app: &App,
    caller: &Caller,
    title: &dyn Title,
    plan: Plan,
) -> Result<Seated, ApiError> {
    let account = caller.owner()?;
    names::refuse_registered(app, Some(account), &plan.name).await?;
    app.rate_limits.take(RateLimit::Tables, &caller.client)?;
    let id = opening::open(app, title, &caller.reader(), account, plan).await?;
    found(app, &id).await
}

/// What is wanted, as the lobby has it.
pub(super) fn plan(title: &dyn Title, caller: &Caller, wanted: OpenTable) -> Result<Plan, ApiError> {
    if wanted.seats.is_empty() || wanted.seats.len() > usize::from(MOST_SEATS) {
        return Err(ApiError::Bad(format!("seats: 1 to {MOST_SEATS}")));
    }
    let settings = title.settings();
    let mut options = Map::new();
    for (name, value) in wanted.options {
        let setting = settings.iter().find(|setting| setting.name == name);
        let setting = setting
            .ok_or_else(|| SiteError::Told(Text::new("api-no-option").word("option", name.clone())))?;
        if setting.check(&value).is_err() {
            let label = label(title, caller.lang, setting.name).0;
            return Err(SiteError::Told(Text::new("open-option").word("option", label)).into());
        }
        if value != setting.default {
            options.insert(name, value);
        }
    }
    let name = names::clean(&wanted.name).map_err(SiteError::Told)?;
    let name = if name.is_empty() { called(&caller.reader()) } else { name };
    let mut plan = Plan::at_once(title, "normal", name);
    plan.places = wanted.seats.into_iter().map(Place::from).collect();
    plan.options = Value::Object(options);
    plan.listed = wanted.listed;
    plan.hints = wanted.hints;
    plan.word = names::word(&wanted.word).map_err(SiteError::Told)?;
    Ok(plan)
}

/// One table.
#[utoipa::path(get, path = "/tables/{table}", tag = "tables", operation_id = "table",
    params(("table" = String, Path, description = "Its name in addresses"), InLanguage),
    responses((status = 200, description = "The table", body = TableInfo), Refusals),
    security((), ("token" = ["read"])))]
async fn one_table(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
) -> Result<Json<TableInfo>, ApiError> {
    Ok(Json(info(&app, &caller, &found(&app, &id).await?)?))
}

/// The host begins: bots take the free seats.
#[utoipa::path(post, path = "/tables/{table}/begin", tag = "tables", operation_id = "begin",
    request_body = BeginTable,
    params(("table" = String, Path, description = "Its name in addresses"), InLanguage),
    responses((status = 200, description = "The table, begun", body = TableInfo), Refusals, BodyRefusals),
    security(("token" = ["host"])))]
async fn begin(
    State(app): State<Arc<App>>,
    caller: For<Host>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
    Body(wanted): Body<BeginTable>,
) -> Result<Json<TableInfo>, ApiError> {
    fill_up(&app, &caller.reader(), caller.owner()?, &id, wanted.level.name()).await?;
    Ok(Json(info(&app, &caller, &found(&app, &id).await?)?))
}

/// The host gives a table up that has not begun.
#[utoipa::path(post, path = "/tables/{table}/cancel", tag = "tables", operation_id = "cancel",
    params(("table" = String, Path, description = "Its name in addresses"), InLanguage),
    responses((status = 200, description = "The table, given up", body = TableInfo), Refusals),
    security(("token" = ["host"])))]
async fn cancel(
    State(app): State<Arc<App>>,
    caller: For<Host>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
) -> Result<Json<TableInfo>, ApiError> {
    call_off(&app, caller.owner()?, &id).await?;
    Ok(Json(info(&app, &caller, &found(&app, &id).await?)?))
}
