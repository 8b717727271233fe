//! Exercises: those that a game brings, and those made of the blunders of a finished game.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::Router;
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::Html;
use axum::routing::{get, post};
use maud::{Markup, html};
use orrery_core::{Seat, SeatSet, TableObject};
use orrery_registry::Title;
use orrery_review::{Collection, Posed, Teller};
use orrery_web::frame::document;
use orrery_web::review::{Position, list, position, verdict};
use orrery_web::table::{Occupant, TablePage};
use orrery_web::{Voice, assets};
use serde::Deserialize;

use crate::App;
use crate::app::title_of;
use crate::identity::Visitor;
use crate::lobby::game;
use crate::remembered::Remembered;
use crate::site_error::SiteError;

/// The pages of exercises.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/exercises/solved", post(note_solved))
        .route("/games/{game}/exercises", get(all))
        .route("/games/{game}/exercises/{number}", get(one))
        .route("/games/{game}/exercises/{number}/answer", get(answer))
}

/// An answer to an exercise, or the wish to be told.
#[derive(Deserialize)]
pub struct Tried {
    /// In notation.
    action: Option<String>,
    /// Whether the best answer is to be shown.
    #[serde(default)]
    show: bool,
}

impl Tried {
    /// What is said of it, if this is the best answer.
    pub fn judged(
        &self,
        best: &str,
        reason: &str,
        proof: &str,
        next: &Markup,
        teller: &Teller<'_>,
    ) -> Markup {
        let right = self.action.as_deref() == Some(best);
        verdict(right, self.show, reason, proof, next, teller)
    }
}

/// The exercises of a game, read once.
fn collection(title: &dyn Title) -> Result<Arc<Collection>, SiteError> {
    static READ: LazyLock<Mutex<HashMap<&'static str, Arc<Collection>>>> = LazyLock::new(Mutex::default);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = read.get(title.id()) {
        return Ok(Arc::clone(known));
    }
    let parsed =
        Collection::parse(title.exercises()).map_err(|error| SiteError::Broken(error.to_string()))?;
    let parsed = Arc::new(parsed);
    read.insert(title.id(), Arc::clone(&parsed));
    Ok(parsed)
}

/// What the seats of an exercise are called.
fn names(seats: u8) -> Vec<String> {
    (0..seats).map(|seat| orrery_web::seat_letter(Seat::new(seat)).to_string()).collect()
}

/// A page with a position on it.
pub fn exercise_page(
    visitor: &Visitor,
    title: &dyn Title,
    table: &dyn TableObject,
    names: &[String],
    of: (Seat, u32),
    (heading, address, id): (&'static str, String, String),
) -> Html<String> {
    let reader = &visitor.reader;
    let voice = Voice { words: title.words(), lang: reader.lang, names };
    let occupants: Vec<_> =
        names.iter().map(|name| Occupant { name: name.clone(), ..Occupant::default() }).collect();
    let page = TablePage {
        game: title,
        pages: title,
        table,
        voice,
        viewer: SeatSet::only(of.0),
        me: Some(of.0),
        held: None,
        behind_curtain: SeatSet::NOBODY,
        occupants: &occupants,
        guide: None,
        hints: false,
        past: true,
        address: "",
    };
    let name_of = |seat| voice.name(seat);
    let teller = Teller { lang: reader.lang, name_of: &name_of };
    let posed = Position { page: &page, seat: of.0, round: of.1, heading: teller.say(heading), address, id };
    let body = html! {
        main.page #main {
            h1 { (teller.say("exercise-find")) }
            p { strong { (title_of(title, reader.lang)) "." } " " (posed.heading) }
            (position(&posed, &teller))
            p { a.button href=(format!("/games/{}/exercises", title.id())) { (teller.say("exercise-all")) } }
            (remembering(visitor))
        }
    };
    let style = assets::style_address(title.id(), &title.style());
    let files = ["review.css", "exercise.js", "answers.css", &style];
    Html(document(reader, &teller.say("exercise-title"), "review", &files, &body).into_string())
}

async fn all(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, SiteError> {
    let title = &**game(&app, &id)?;
    let collection = collection(title)?;
    let solved = solved_by(&app, &visitor).await?;
    let reader = &visitor.reader;
    let teller = Teller { lang: reader.lang, name_of: &|seat: Seat| seat.to_string() };
    let body = html! {
        main.page #main {
            h1 { (title_of(title, reader.lang)) ": " (teller.say("exercise-title")) }
            (list(&collection, title.id(), &solved, &teller))
            (remembering(&visitor))
        }
    };
    let files = ["review.css", "exercise.js"];
    Ok(Html(document(reader, &teller.say("exercise-title"), "review", &files, &body).into_string()))
}

/// What the visitor's account has solved.
async fn solved_by(app: &App, visitor: &Visitor) -> Result<BTreeSet<String>, SiteError> {
    let Some(account) = &visitor.account else { return Ok(BTreeSet::new()) };
    let account = app.store.account(account).await?;
    Ok(account.map(|account| Remembered::from_json(&account.preferences).solved).unwrap_or_default())
}

/// With this the page's module tells the server what was solved; a browser without an account remembers it alone.
fn remembering(visitor: &Visitor) -> Markup {
    html! { @if visitor.account.is_some() { span hidden data-remember=(visitor.reader.csrf) {} } }
}

#[derive(Deserialize)]
struct Solved {
    /// Names of exercises, one a line.
    names: String,
}

/// Notes which exercises an account has solved; what is the name of none is not kept.
async fn note_solved(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Solved>,
) -> Result<StatusCode, SiteError> {
    let account = visitor.account.as_ref().ok_or(SiteError::Forbidden)?;
    let told: BTreeSet<&str> = form.names.lines().collect();
    let mut names = Vec::new();
    for title in app.titles.iter() {
        let known = collection(&**title)?;
        names.extend(known.exercises.iter().map(|posed| posed.name(title.id())));
    }
    names.retain(|name| told.contains(name.as_str()));
    let alter = move |kept: &str| Remembered::from_json(kept).having_solved(names.clone());
    app.store.alter_preferences(account, alter).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn posed(collection: &Collection, number: usize) -> Result<&Posed, SiteError> {
    collection.exercises.get(number).ok_or(SiteError::NotFound)
}

async fn one(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, number)): Path<(String, usize)>,
) -> Result<Html<String>, SiteError> {
    let title = game(&app, &id)?;
    let collection = collection(&**title)?;
    let posed = posed(&collection, number)?.clone();
    let name = posed.name(&id);
    let Posed { record, exercise } = posed;
    let (again, kept) = (Arc::clone(title), Arc::clone(&collection));
    let replayed = tokio::task::spawn_blocking(move || {
        kept.records.get(record).map(|record| again.replay(record, Some(exercise.step)))
    });
    let replayed = replayed.await.map_err(|error| SiteError::Broken(error.to_string()))?;
    let table = replayed.ok_or(SiteError::NotFound)?.map_err(|error| SiteError::Broken(error.to_string()))?;
    let names = names(collection.records[record].seats);
    let address = format!("/games/{id}/exercises/{number}/answer");
    let about = ("exercise-one", address, name);
    let of = (exercise.seat, exercise.round);
    Ok(exercise_page(&visitor, &**title, &*table, &names, of, about))
}

async fn answer(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, number)): Path<(String, usize)>,
    Query(tried): Query<Tried>,
) -> Result<Html<String>, SiteError> {
    let collection = collection(&**game(&app, &id)?)?;
    let posed = posed(&collection, number)?;
    let names = names(collection.records.get(posed.record).map_or(0, |record| record.seats));
    let name_of = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let teller = Teller { lang: visitor.reader.lang, name_of: &name_of };
    let next = html! {
        @if number + 1 < collection.exercises.len() {
            a.button.main href=(format!("/games/{id}/exercises/{}", number + 1)) { (teller.say("exercise-next")) }
        }
    };
    let (reason, proof) = (teller.reason(&posed.exercise), teller.proof(&posed.exercise));
    Ok(Html(tried.judged(&posed.exercise.best, &reason, &proof, &next, &teller).into_string()))
}
