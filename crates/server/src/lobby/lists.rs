//! Lists of tables: those of the front page, and all of them page by page.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use orrery_core::Text;
use orrery_store::{Holder, Mine, Phase, Seated, Slice};
use orrery_web::frame::{Reader, document};
use serde::Deserialize;

use crate::App;
use crate::app::{now, title_of};
use crate::identity::Visitor;
use crate::live::SideState;
use crate::site_error::SiteError;
use crate::words::Speak as _;

/// Tables on a page.
const ON_A_PAGE: u32 = 30;
/// The last page of a list: nobody reads further, and deep pages are slow.
const LAST: u32 = 1000;

/// Which tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Listed {
    Mine,
    Waiting,
    Running,
    Finished,
}

impl Listed {
    const ALL: [Self; 4] = [Self::Mine, Self::Waiting, Self::Running, Self::Finished];

    /// Its name in addresses, and the id of its heading.
    const fn name(self) -> &'static str {
        match self {
            Self::Mine => "mine",
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Finished => "finished",
        }
    }

    const fn heading(self) -> &'static str {
        match self {
            Self::Mine => "front-mine",
            Self::Waiting => "front-waiting",
            Self::Running => "front-running",
            Self::Finished => "front-finished",
        }
    }

    const fn none(self) -> &'static str {
        match self {
            Self::Mine => "front-mine-none",
            Self::Waiting => "front-waiting-none",
            Self::Running => "front-running-none",
            Self::Finished => "front-finished-none",
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    page: u32,
}

/// A page of a list.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(which): Query<Which>,
) -> Result<Html<String>, SiteError> {
    let listed = Listed::ALL.into_iter().find(|listed| listed.name() == name).ok_or(SiteError::NotFound)?;
    let page = which.page.clamp(1, LAST);
    // One more than is shown tells whether there is another page.
    let part = Slice { skip: (page - 1) * ON_A_PAGE, limit: ON_A_PAGE + 1 };
    let reader = &visitor.reader;
    let mut rows: Vec<Markup> = match (listed, &visitor.account) {
        (Listed::Mine, Some(account)) => {
            let mine = app.store.tables_of(account, part).await?;
            mine.iter().map(|mine| own_row(&app, reader, mine)).collect()
        }
        (Listed::Mine, None) => Vec::new(),
        (Listed::Waiting, _) => rows(&app, reader, &app.store.waiting_tables(part).await?),
        (Listed::Running, _) => rows(&app, reader, &app.store.running_tables(part).await?),
        (Listed::Finished, _) => rows(&app, reader, &app.store.finished_tables(part).await?),
    };
    let further = rows.len() > ON_A_PAGE as usize && page < LAST;
    rows.truncate(ON_A_PAGE as usize);
    let heading = reader.t(listed.heading());
    let body = html! {
        main.page.lobby #main {
            h1 { (heading) }
            section.card aria-label=(heading) {
                @if rows.is_empty() { p.fine { (reader.t(listed.none())) } } @else { ul.tables { @for row in &rows { (row) } } }
                @if further { (more(reader, listed, page + 1)) }
            }
            p { a.button href="/" { (reader.t("problem-home")) } }
        }
    };
    Ok(Html(document(reader, &heading, "lobby-page", &["lobby.css"], &body).into_string()))
}

fn rows(app: &App, reader: &Reader, tables: &[Seated]) -> Vec<Markup> {
    tables.iter().map(|table| row(app, reader, table)).collect()
}

/// The link to a page of a list.
pub(super) fn more(reader: &Reader, listed: Listed, page: u32) -> Markup {
    html! {
        p.more {
            a.button.quiet href=(format!("/tables/{}?page={page}", listed.name())) {
                (reader.t("front-more")) span.sr { ": " (reader.t(listed.heading())) }
            }
        }
    }
}

/// The beginning of a list, on the front page.
pub(super) fn list(app: &App, reader: &Reader, listed: Listed, tables: &[&Seated], further: bool) -> Markup {
    let id = listed.name();
    html! {
        section.card aria-labelledby=(id) {
            h2 id=(id) { (reader.t(listed.heading())) }
            @if tables.is_empty() {
                p.fine { (reader.t(listed.none())) }
            } @else {
                ul.tables { @for table in tables { (row(app, reader, table)) } }
            }
            @if further { (more(reader, listed, 1)) }
        }
    }
}

/// A table of one's own.
pub(super) fn own_row(app: &App, reader: &Reader, mine: &Mine) -> Markup {
    let side_state: SideState =
        mine.side_state.as_deref().and_then(|state| serde_json::from_str(state).ok()).unwrap_or_default();
    // For some seats a bot may answer: they need nobody.
    let own = side_state.handed().iter().fold(mine.seats, |own, seat| own & !(1 << seat.index()));
    let badge = match mine.seated.table.phase {
        Phase::Running if mine.seated.table.awaiting & own != 0 => {
            html! { span.badge.now { (reader.t("badge-your-turn")) } }
        }
        Phase::Running if own != mine.seats => html! { span.badge.quiet { (reader.t("badge-handed")) } },
        Phase::Waiting => html! { span.badge.quiet { (reader.t("badge-waiting")) } },
        Phase::Running => html! { span.badge.quiet { (reader.t("badge-running")) } },
        Phase::Over | Phase::Abandoned => html! { span.badge.quiet { (reader.t("badge-over")) } },
    };
    any_row(app, reader, &mine.seated, &badge)
}

/// A table of others.
pub(super) fn row(app: &App, reader: &Reader, seated: &Seated) -> Markup {
    let free = seated.seats.iter().filter(|seat| seat.holder == Holder::Open).count();
    let badge = match seated.table.phase {
        Phase::Waiting => {
            html! { span.badge { (reader.tell(&Text::new("badge-free").amount("count", free as i64))) } }
        }
        Phase::Running => html! { span.badge.quiet { (reader.t("badge-watch")) } },
        Phase::Over | Phase::Abandoned => html! { span.badge.quiet { (reader.t("badge-over")) } },
    };
    any_row(app, reader, seated, &badge)
}

fn any_row(app: &App, reader: &Reader, seated: &Seated, badge: &Markup) -> Markup {
    let table = &seated.table;
    let name =
        app.titles.find(&table.game).map_or(table.game.as_str(), |title| title_of(&**title, reader.lang));
    html! {
        li {
            a href=(format!("/t/{}", table.id)) {
                span.what { (name) }
                span.who {
                    @for (n, seat) in seated.seats.iter().enumerate() {
                        @if n > 0 { ", " }
                        bdi { (seat_name(reader, seat)) }
                    }
                }
                span.when { (ago(reader, table.touched_at)) }
                (badge)
            }
        }
    }
}

/// What is read at a seat.
pub(crate) fn seat_name(reader: &Reader, seat: &orrery_store::SeatRow) -> String {
    match seat.holder {
        Holder::Open | Holder::Invited => reader.t("seat-free"),
        Holder::Deleted => reader.t("seat-deleted"),
        Holder::Program | Holder::Account(_) => seat.name.clone(),
    }
}

/// How long ago something happened.
pub(crate) fn ago(reader: &Reader, at: i64) -> String {
    let minutes = (now() - at).max(0) / 60_000;
    let (key, count) = match minutes {
        0 => ("ago-now", 0),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    reader.tell(&Text::new(key).amount("count", count))
}
