//! `/api/v1/games`: what can be played, with which options, by which rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use orrery_core::Lang;
use orrery_core::settings::{Kind, Setting};
use orrery_registry::Title;
use orrery_registry::ledger::{Entry, Ledger};
use orrery_web::frame::Reader;
use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::{Anyone, Caller, For};
use super::extract::{Asked, At, InLanguage};
use super::problem::{ApiError, Refusals};
use crate::App;
use crate::app::title_of;
use crate::games::first_paragraph;
use crate::lobby::opening::LEVELS;
use crate::lobby::{game, in_words, label};
use crate::site_error::SiteError;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(one_game))
        .routes(routes!(rules))
        .routes(routes!(rule))
}

/// A game in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameBrief {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What it is, in a few sentences.
    pub about: String,
    /// The fewest seats.
    pub least_seats: u8,
    /// The most seats.
    pub most_seats: u8,
}

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Game {
    /// What a list has of it.
    #[serde(flatten)]
    pub brief: GameBrief,
    /// What its rule numbers begin with.
    pub rule_prefix: String,
    /// The bots that can be given a seat.
    pub bots: Vec<String>,
    /// The options of a table as a JSON schema, in the caller's words.
    #[schema(value_type = Object)]
    pub options: Value,
}

/// A rule, or a worked example of one.
#[derive(Debug, Serialize, ToSchema)]
pub struct RuleLine {
    /// Its number, such as `ORI-31`.
    pub rule: String,
    /// The heading above it.
    pub section: String,
    /// What it says.
    pub text: String,
    /// Whether it is a worked example.
    pub example: bool,
}

impl From<&Entry<'_>> for RuleLine {
    fn from(entry: &Entry<'_>) -> Self {
        Self {
            rule: entry.id.to_owned(),
            section: entry.section.to_owned(),
            text: entry.text.to_owned(),
            example: entry.example,
        }
    }
}

fn brief(title: &dyn Title, lang: Lang) -> GameBrief {
    let (least_seats, most_seats) = title.seats();
    GameBrief {
        id: title.id().to_owned(),
        title: title_of(title, lang).to_owned(),
        about: first_paragraph(title.how_to_play(lang)),
        least_seats,
        most_seats,
    }
}

/// The options of a game as a JSON schema.
fn schema(title: &dyn Title, reader: &Reader) -> Value {
    let properties: Map<_, _> = title
        .settings()
        .iter()
        .map(|setting| (setting.name.to_owned(), property(title, reader, setting)))
        .collect();
    json!({"type": "object", "additionalProperties": false, "properties": properties})
}

fn property(title: &dyn Title, reader: &Reader, setting: &Setting) -> Value {
    let words = |words: &[&str]| {
        let one = |word: &&str| json!({"const": word, "title": in_words(title, reader, setting.name, &Value::from(*word))});
        words.iter().map(one).collect::<Vec<_>>()
    };
    let number = |from: &i64, to: &i64| json!({"type": "integer", "minimum": from, "maximum": to});
    let mut schema = match &setting.kind {
        Kind::Switch => json!({"type": "boolean"}),
        Kind::Number { from, to } => number(from, to),
        Kind::Choice(choices) => json!({"oneOf": words(choices)}),
        Kind::ChoiceOrNumber { words: choices, from, to } => {
            let mut any = words(choices);
            any.push(number(from, to));
            json!({"oneOf": any})
        }
    };
    let (name, about) = label(title, reader.lang, setting.name);
    schema["title"] = name.into();
    if let Some(about) = about {
        schema["description"] = about.into();
    }
    schema["default"] = setting.default.clone();
    schema
}

/// A game with its options, in the caller's words.
pub(super) fn described(title: &dyn Title, caller: &Caller) -> Game {
    Game {
        brief: brief(title, caller.lang),
        rule_prefix: title.prefix().to_owned(),
        bots: LEVELS.map(str::to_owned).to_vec(),
        options: schema(title, &caller.reader()),
    }
}

/// All games.
#[utoipa::path(get, path = "/games", tag = "games", operation_id = "games", params(InLanguage),
    responses((status = 200, description = "All games", body = Vec<GameBrief>), Refusals),
    security((), ("token" = ["read"])))]
#[allow(clippy::unused_async, reason = "a handler is a future, though it waits for nothing")]
async fn games(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    Asked(_said): Asked<InLanguage>,
) -> Json<Vec<GameBrief>> {
    Json(app.titles.iter().map(|title| brief(&**title, caller.lang)).collect())
}

/// One game, with its options.
#[utoipa::path(get, path = "/games/{game}", tag = "games", operation_id = "game",
    params(("game" = String, Path, description = "Its name in addresses"), InLanguage),
    responses((status = 200, description = "The game", body = Game), Refusals),
    security((), ("token" = ["read"])))]
async fn one_game(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
) -> Result<Json<Game>, ApiError> {
    Ok(Json(described(&**game(&app, &id)?, &caller)))
}

/// All rules of a game.
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games", operation_id = "rules",
    params(("game" = String, Path, description = "Its name in addresses"), InLanguage),
    responses((status = 200, description = "Rules and examples, in order", body = Vec<RuleLine>), Refusals),
    security((), ("token" = ["read"])))]
async fn rules(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
) -> Result<Json<Vec<RuleLine>>, ApiError> {
    let ledger = Ledger::read(game(&app, &id)?.ledger(caller.lang));
    Ok(Json(ledger.entries.iter().map(RuleLine::from).collect()))
}

/// One rule of a game.
#[utoipa::path(get, path = "/games/{game}/rules/{rule}", tag = "games", operation_id = "rule",
    params(
        ("game" = String, Path, description = "Its name in addresses"),
        ("rule" = String, Path, description = "The number of the rule, such as `ORI-31`"),
        InLanguage,
    ),
    responses((status = 200, description = "The rule", body = RuleLine), Refusals),
    security((), ("token" = ["read"])))]
async fn rule(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    At((id, rule)): At<(String, String)>,
    Asked(_said): Asked<InLanguage>,
) -> Result<Json<RuleLine>, ApiError> {
    let ledger = Ledger::read(game(&app, &id)?.ledger(caller.lang));
    let entry = ledger.entries.iter().find(|entry| entry.id == rule);
    Ok(Json(entry.map(RuleLine::from).ok_or(SiteError::NotFound)?))
}
