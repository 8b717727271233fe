//! After the game: the score sheet, the plot, every decision from every view, the dice.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Html;
use axum::routing::get;
use maud::html;
use orrery_core::seed::{Earlier, commitment};
use orrery_core::{Lang, Record, Seat, SeatSet, TableObject, Text};
use orrery_web::SiteWords as _;
use orrery_web::frame::document;
use orrery_web::table::{Course, Occupant, plot, sheet};
use orrery_web::{Voice, assets, seat_mark};

use super::{begun, insight};
use crate::App;
use crate::app::title_of;
use crate::identity::Visitor;
use crate::live::Live;
use crate::site_error::SiteError;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/t/{id}/review", get(review))
}

/// A finished game, taken out of its table.
pub(super) struct Finished {
    pub(super) live: Arc<Live>,
    pub(super) record: Record,
    pub(super) sitters: Vec<Occupant>,
    names: Vec<String>,
}

pub(super) async fn finished(app: &Arc<App>, id: &str) -> Result<Finished, SiteError> {
    let live = begun(app, id).await?;
    let snapshot = live.snapshot();
    if !snapshot.table.awaiting().is_empty() {
        return Err(SiteError::Bad("the game is still being played; look back when it is over".to_owned()));
    }
    let record = snapshot.table.record();
    let sitters = live.sitters(&snapshot);
    let names = sitters.iter().map(|sitter| sitter.name.clone()).collect();
    Ok(Finished { live, record, sitters, names })
}

impl Finished {
    /// The words of its game, with the names of those who sat there.
    pub(super) fn voice(&self, lang: Lang) -> Voice<'_> {
        Voice { words: self.live.title.words(), lang, names: &self.names }
    }

    /// The table after this many decisions.
    pub(super) fn after(&self, decisions: usize) -> Result<Box<dyn TableObject>, SiteError> {
        let upto = decisions.min(self.record.decisions.len());
        self.live.title.replay(&self.record, Some(upto)).map_err(|error| SiteError::Broken(error.to_string()))
    }

    /// The scores after each decision.
    fn course(&self) -> Result<Course, SiteError> {
        let mut course = Course::default();
        let dice = self.live.setup.dice();
        let seats = self.record.seats;
        let table = self.live.title.open(seats, &self.record.options, dice);
        let mut table = table.map_err(|error| SiteError::Broken(error.to_string()))?;
        let mut note = |table: &dyn TableObject| {
            let standing = table.standing(SeatSet::EVERYBODY);
            let scores = standing.columns.iter().map(|column| column.total).collect();
            course.points.push((self.live.title.chapter(table), scores));
        };
        note(&*table);
        for line in &self.record.decisions {
            let made = table.made_by(line.seat);
            let done = table.act(line.seat, made, &line.action);
            done.map_err(|error| SiteError::Broken(error.to_string()))?;
            note(&*table);
        }
        Ok(course)
    }
}

async fn review(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, SiteError> {
    let finished = finished(&app, &id).await?;
    let reader = visitor.reader.clone();
    let made = tokio::task::spawn_blocking(move || {
        let course = finished.course();
        // From the secret: every draw must come out as it is recorded.
        let verified = finished
            .live
            .title
            .replay(&finished.record, None)
            .map(|table| table.standing(SeatSet::EVERYBODY));
        (finished, course, verified)
    });
    let (finished, course, verified) = made.await.map_err(|error| SiteError::Broken(error.to_string()))?;
    let course = course?;
    let title = &finished.live.title;
    let progress = finished.progress(&app, &visitor).await?;
    let voice = finished.voice(reader.lang);
    let address = format!("/t/{id}");
    let insight = insight::section(progress, &voice, &address);
    let dice = &finished.record.dice;
    let count = finished.record.decisions.len();
    let told = Text::new("review-dice-told")
        .word("hash", dice.commitment.clone())
        .word("secret", dice.secret.clone().unwrap_or_default());
    let body = html! {
        main.page #main {
            h1 { (title_of(&**title, reader.lang)) ": " (voice.ui("review-title")) }
            div #insight data-table=(address) { (insight) }
            section.card {
                h2 { (voice.ui("review-score")) }
                @if let Ok(standing) = &verified { (sheet(standing, &voice)) }
            }
            section.card {
                h2 { (voice.ui("review-plot")) }
                (plot(&course, &voice))
                ul.legend {
                    @for (seat, name) in finished.names.iter().enumerate() {
                        li { (seat_mark(Seat::new(seat as u8))) " " (name) }
                    }
                }
            }
            section.card {
                h2 { (voice.ui("review-steps")) }
                p.row {
                    a.button.main href=(format!("{address}/step/0")) { (voice.ui("step-first")) }
                    a.button href=(format!("{address}/step/{count}")) { (voice.ui("step-last")) }
                    a.button href=(address) { (voice.ui("review-back")) }
                }
            }
            section.card {
                h2 { (voice.ui("review-dice")) }
                p.hash { (voice.site(&told)) }
                @for part in &dice.earlier {
                    p.hash { (voice.site(&earlier_told(part))) }
                }
                @if dice.words.iter().any(|word| !word.is_empty()) {
                    p { (voice.site(&Text::new("review-words").word("words", dice.words.join(", ")))) }
                }
                @match &verified {
                    Ok(_) => p.good { (voice.site(&Text::new("review-verified").amount("count", count as i64))) },
                    Err(error) => p.bad { (voice.site(&Text::new("review-not-verified").word("problem", error.to_string()))) },
                }
                p.fine { (voice.ui("review-yourself")) }
                p { a.button href=(format!("{address}/record.json")) download { (voice.ui("review-record")) } }
            }
        }
    };
    let style = assets::style_address(title.id(), &title.style());
    let files = ["review.css", "review.js", "answers.css", &style];
    Ok(Html(document(&reader, &voice.ui("review-title"), "review", &files, &body).into_string()))
}

/// The dice with which the beginning of a copy was played.
fn earlier_told(part: &Earlier) -> Text {
    Text::new("review-dice-copied")
        .amount("until", part.until as i64)
        .word("hash", commitment(&part.secret))
        .word("secret", part.secret.clone())
}
