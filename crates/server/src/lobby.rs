//! The front page: games, and tables to open, join, watch and go back to.

mod form;
mod lists;
pub mod opening;
mod play_now;
mod time;
mod waiting;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::Html;
use axum::routing::{get, post};
use maud::{Markup, html};
use orrery_core::Text;
use orrery_registry::Title;
use orrery_store::{Phase, Seated};
use orrery_web::frame::{Reader, csrf, document};
use orrery_web::{assets, icons};

use crate::app::title_of;
use crate::games::first_paragraph;
use crate::identity::Visitor;
use crate::site_error::SiteError;
use crate::words::Speak as _;
use crate::{App, digest};

pub(crate) use form::{in_words, label};
pub(crate) use lists::{ago, seat_name};
pub(crate) use waiting::{
    Sit, accept, call_off, fill_up, leave_seat, seat_bot, send_away, setup_of, take_seat,
};
pub use waiting::{origin, waiting_room};

use lists::{Listed, list, more, own_row, row};

/// As many tables of each kind are listed.
const LISTED: u32 = 12;
/// As many of one's own.
const OWN: u32 = 24;

/// The front page, and what it leads to.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(front))
        .route("/tables/{list}", get(lists::show))
        .route("/games/{game}/play", get(play_now::ask).post(play_now::begin))
        .route("/games/{game}/open", get(form::show).post(form::send))
        .route("/t/{table}/waiting.json", get(waiting::news))
        .route("/t/{table}/sit", post(waiting::sit))
        .route("/t/{table}/leave", post(waiting::leave))
        .route("/t/{table}/remove", post(waiting::remove))
        .route("/t/{table}/bot", post(waiting::call_bot))
        .route("/t/{table}/cancel", post(waiting::cancel))
}

/// The game of this name.
pub(crate) fn game<'a>(app: &'a App, id: &str) -> Result<&'a Arc<dyn Title>, SiteError> {
    app.titles.find(id).ok_or(SiteError::NotFound)
}

/// The default name of a visitor at a table.
pub(crate) fn called(reader: &Reader) -> String {
    reader.name.clone().unwrap_or_else(|| reader.t("guest"))
}

async fn front(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Html<String>, SiteError> {
    let reader = &visitor.reader;
    // One more than is shown tells whether there are more.
    let mut mine = match &visitor.account {
        Some(account) => app.store.tables_of(account, OWN + 1).await?,
        None => Vec::new(),
    };
    let away = digest::short(&app, &visitor, &mine).await?;
    let more_mine = mine.len() > OWN as usize;
    mine.truncate(OWN as usize);
    let waiting = app.store.waiting_tables(LISTED + 1).await?;
    let running = app.store.running_tables(LISTED + 1).await?;
    let finished = app.store.finished_tables(LISTED + 1).await?;
    let beyond = |tables: &[Seated]| tables.len() > LISTED as usize;
    let more_of = [beyond(&waiting), beyond(&running), beyond(&finished)];
    let not_mine = |table: &&Seated| mine.iter().all(|mine| mine.seated.table.id != table.table.id);
    let waiting: Vec<_> = waiting.iter().take(LISTED as usize).filter(not_mine).collect();
    let running: Vec<_> = running.iter().take(LISTED as usize).filter(not_mine).collect();
    let finished: Vec<_> = finished.iter().take(LISTED as usize).filter(not_mine).collect();
    let (open, done): (Vec<_>, Vec<_>) =
        mine.iter().partition(|mine| matches!(mine.seated.table.phase, Phase::Running | Phase::Waiting));
    let done: Vec<_> = done.into_iter().filter(|mine| mine.seated.table.phase == Phase::Over).collect();
    let body = html! {
        main.page.lobby #main {
            div.hero {
                h1 { (reader.t("front-heading")) }
                p.lead { (reader.t("front-lead")) }
            }
            (away)
            @if !open.is_empty() {
                section.card aria-labelledby="mine" {
                    h2 #mine { (reader.t("front-mine")) }
                    ul.tables { @for mine in &open { (own_row(&app, reader, mine)) } }
                    @if more_mine { (more(reader, Listed::Mine, 1)) }
                }
            }
            section.games aria-labelledby="games" {
                h2.sr #games { (reader.t("front-games")) }
                @for title in app.titles.iter() { (game_card(reader, &**title)) }
            }
            div.columns {
                (list(&app, reader, Listed::Waiting, &waiting, more_of[0]))
                (list(&app, reader, Listed::Running, &running, more_of[1]))
            }
            @if !done.is_empty() || !finished.is_empty() {
                section.card aria-labelledby="finished" {
                    h2 #finished { (reader.t("front-finished")) }
                    ul.tables {
                        @for mine in &done { (own_row(&app, reader, mine)) }
                        @for table in &finished { (row(&app, reader, table)) }
                    }
                    @if more_of[2] { (more(reader, Listed::Finished, 1)) }
                }
            }
        }
    };
    let styles = app.titles.iter().map(|title| assets::style_address(title.id(), &title.style()));
    let files: Vec<_> = ["lobby.css", "notices.css"].map(str::to_owned).into_iter().chain(styles).collect();
    let files: Vec<_> = files.iter().map(String::as_str).collect();
    Ok(Html(document(reader, &reader.t("front-title"), "lobby-page", &files, &body).into_string()))
}

fn game_card(reader: &Reader, title: &dyn Title) -> Markup {
    let name = title_of(title, reader.lang);
    let address = format!("/games/{}", title.id());
    html! {
        article.card.game {
            div.picture { (title.picture()) }
            div.about-game {
                h3 { a href=(address) { (name) } }
                (facts(reader, title))
                div.row {
                    (play_button(reader, title))
                    a.button href=(format!("{address}/open")) { (icons::plus()) (reader.t("front-open")) }
                    a.button.quiet href=(format!("{address}/how-to-play")) { (icons::help()) (reader.t("front-guide")) }
                }
            }
        }
    }
}

/// What one does in a game, how many play it, whether one can play alone, how long it takes and how hard it is to learn.
pub(crate) fn facts(reader: &Reader, title: &dyn Title) -> Markup {
    let told = |key: &'static str| {
        let words = title.words();
        words.has(reader.lang, key).then(|| words.say(reader.lang, &Text::new(key)))
    };
    // An example has its how-to-play alone.
    let play = told("about-play").unwrap_or_else(|| first_paragraph(title.how_to_play(reader.lang)));
    let alone = if title.seats().0 == 1 { "game-alone" } else { "game-bots" };
    html! {
        p { (play) }
        ul.facts {
            li.badge.quiet { (seats_of(reader, title)) }
            li.badge.quiet { (reader.t(alone)) }
            @for key in ["about-time", "about-weight"] {
                @if let Some(fact) = told(key) { li.badge.quiet { (fact) } }
            }
        }
    }
}

/// How many people play it.
pub(crate) fn seats_of(reader: &Reader, title: &dyn Title) -> String {
    let (least, most) = title.seats();
    let text = if least == most { Text::new("game-seats") } else { Text::new("game-seats-range") };
    reader.tell(&text.amount("least", i64::from(least)).amount("most", i64::from(most)))
}

/// The button that starts a game at once.
pub(crate) fn play_button(reader: &Reader, title: &dyn Title) -> Markup {
    let name = title_of(title, reader.lang);
    html! {
        form method="post" action=(format!("/games/{}/play", title.id())) {
            (csrf(reader))
            button.main { (icons::play()) (reader.t("front-play")) span.sr { ": " (name) } }
        }
    }
}
