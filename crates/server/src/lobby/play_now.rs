//! "Play now": a table with bots by one click. Whoever has never played a game is asked once whether they know it.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use maud::html;
use orrery_core::Text;
use orrery_registry::Title;
use orrery_store::Mine;
use orrery_web::frame::{csrf, document};
use orrery_web::icons;

use super::form::{Fields, field};
use super::opening::{LEVELS, Plan, open};
use super::{called, game};
use crate::App;
use crate::app::title_of;
use crate::identity::Visitor;
use crate::rate_limits::RateLimit;
use crate::setup::Setup;
use crate::site_error::SiteError;
use crate::words::Speak as _;

/// Tables in which is looked for what somebody has played.
const LOOKED_AT: u32 = 60;
/// The level for whoever has not played against bots yet.
const USUAL: &str = "normal";

/// The question: have you played this before?
pub async fn ask(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, SiteError> {
    let title = &**game(&app, &id)?;
    let reader = &visitor.reader;
    let name = title_of(title, reader.lang);
    let level = last_level(&tables_of(&app, &visitor).await?, &id);
    let answer = |played: &'static str, text: String, about: String, class: &'static str| {
        html! {
            form.card method="post" action=(format!("/games/{id}/play")) {
                (csrf(reader))
                input type="hidden" name="played" value=(played);
                button class=(class) { (icons::play()) (text) }
                p.fine { (about) }
            }
        }
    };
    let about = reader.tell(&Text::new("play-yes-about").name("level", format!("level-{level}")));
    let body = html! {
        main.page.lobby #main {
            h1 { (reader.tell(&Text::new("play-ask").word("game", name.to_owned()))) }
            div.columns {
                (answer("no", reader.t("play-no"), reader.t("play-no-about"), "main"))
                (answer("yes", reader.t("play-yes"), about, ""))
            }
        }
    };
    Ok(Html(document(reader, name, "lobby-page", &["lobby.css"], &body).into_string()))
}

/// A table, and there; or first the question.
pub async fn begin(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, SiteError> {
    let title = &**game(&app, &id)?;
    let mine = tables_of(&app, &visitor).await?;
    let played = match field(&fields, "played") {
        Some(answer) => answer == "yes",
        None if mine.iter().any(|mine| mine.seated.table.game == id) => true,
        None if title.guide().is_none() => true,
        None => return Ok(Redirect::to(&format!("/games/{id}/play")).into_response()),
    };
    app.rate_limits.take(RateLimit::Tables, &visitor.client)?;
    let (account, cookies) = visitor.require(&app).await?;
    let plan = plan(title, played, last_level(&mine, &id), called(&visitor.reader));
    let table = open(&app, title, &visitor.reader, &account, plan).await?;
    Ok((cookies, Redirect::to(&format!("/t/{table}"))).into_response())
}

fn plan(title: &dyn Title, played: bool, level: &'static str, name: String) -> Plan {
    match title.guide().filter(|_| !played) {
        Some(guide) => Plan::guided(guide, name),
        None => Plan::at_once(title, level, name),
    }
}

async fn tables_of(app: &App, visitor: &Visitor) -> Result<Vec<Mine>, SiteError> {
    match &visitor.account {
        Some(account) => Ok(app.store.tables_of(account, LOOKED_AT).await?),
        None => Ok(Vec::new()),
    }
}

/// The level of the bots against which an account played last: in this game, otherwise in any. What was prepared for a
/// learner does not count.
fn last_level(mine: &[Mine], game: &str) -> &'static str {
    let mut mine: Vec<_> = mine.iter().map(|mine| &mine.seated.table).collect();
    mine.sort_by_key(|table| (table.game != game, -table.opened_at));
    mine.into_iter().find_map(|table| level_in(&table.setup)).unwrap_or(USUAL)
}

fn level_in(setup: &str) -> Option<&'static str> {
    let setup: Setup = serde_json::from_str(setup).ok()?;
    let bots = setup.seats.iter().filter(|_| !setup.guided).filter_map(|seat| seat.bot.as_deref());
    bots.flat_map(|bot| LEVELS.into_iter().filter(move |level| *level == bot)).next()
}
