//! While you were away: what happened at a table since an account last saw it.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use orrery_core::object::{LogLine, SeenLine};
use orrery_core::{Seat, SeatSet, Text};
use orrery_store::{Mine, Phase, ReadMarker, Source};
use orrery_web::frame::{Reader, csrf};
use orrery_web::table::TablePage;
use serde::Deserialize;

use crate::App;
use crate::app::{now, title_of};
use crate::identity::Visitor;
use crate::live::{Live, Seating, with_view};
use crate::notices::{Watching, read_marker};
use crate::site_error::SiteError;
use crate::words::Speak as _;

/// The most tables on the front page.
const SHORT: usize = 6;

/// What happened, as the account's seats were told.
#[derive(Clone, Debug, Default)]
pub struct Digest {
    /// Lines that speak of the account's seats, by somebody else's doing.
    pub about_you: Vec<LogLine>,
    /// All others.
    pub others: Vec<LogLine>,
}

impl Digest {
    /// What a viewer was told after this many decisions.
    pub fn since(look: &TablePage<'_>, own: SeatSet, decisions: u64) -> Self {
        let deciders = look.table.seen(look.viewer);
        let lines = look.table.log(look.viewer).into_iter();
        let new = lines.filter(|line| line.decision as u64 > decisions);
        let (about_you, others) = new.partition(|line| concerns(line, own, &deciders));
        Self { about_you, others }
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.about_you.len() + self.others.len()
    }

    /// Whether nothing happened.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How much there is, in words.
    fn counted(&self) -> Text {
        Text::new("away-count").amount("count", self.len() as i64).amount("mine", self.about_you.len() as i64)
    }
}

/// Whether a line of the log says what was done to these seats: it speaks of one of them, and another one decided.
pub fn concerns(line: &LogLine, own: SeatSet, deciders: &[SeenLine]) -> bool {
    let decider = line.decision.checked_sub(1).and_then(|index| deciders.get(index));
    let others = decider.is_none_or(|decider| !own.contains(decider.seat));
    others && own.iter().any(|seat| line.text.speaks_of(seat))
}

/// What an account has seen of a table itself; nothing before its first visit.
async fn visited(app: &App, account: &str, table: &str) -> Result<Option<ReadMarker>, SiteError> {
    let markers = app.store.read_markers(account, table).await?;
    Ok(markers.into_iter().find(|(source, _)| *source == Source::Visit).map(|(_, marker)| marker))
}

/// How many decisions that is: before the first visit there is the deal, and in a sandbox what was copied.
fn decisions(live: &Live, seen: Option<&ReadMarker>) -> u64 {
    let copied = live.setup.origin.as_ref().map_or(0, |origin| origin.step as u64);
    seen.map_or(0, |marker| marker.decisions).max(copied)
}

/// Whether an account comes for the first time to a table at which all others are bots: they have only begun without it.
fn has_only_begun(live: &Live, own: SeatSet, seen: Option<&ReadMarker>) -> bool {
    let is_bot = |seat: Seat| live.setup.seats.get(seat.index()).is_some_and(|setup| setup.bot.is_some());
    let mut others = live.snapshot().table.seats().iter().filter(|seat| !own.contains(*seat));
    seen.is_none() && others.all(is_bot)
}

/// Calls `then` with what is new to an account at a table, and whether it is noted as having seen the table as it is;
/// nothing if it has no seat there.
async fn with_news<T>(
    app: &App,
    live: &Live,
    account: &str,
    reader: &Reader,
    then: impl FnOnce(&TablePage<'_>, &Digest, bool) -> T,
) -> Result<Option<T>, SiteError> {
    // Asked first: a page that is left notes what was seen before it counts as left.
    let up_to_date = app.notices.is_up_to_date(account, &live.id);
    let seen = visited(app, account, &live.id).await?;
    let snapshot = live.snapshot();
    let own = live.seats_of(Some(account));
    if own.is_empty() {
        return Ok(None);
    }
    let noted = seen.as_ref().is_some_and(|seen| seen.version == snapshot.version());
    Ok(Some(with_view(live, &snapshot, Seating { own, open: None }, reader.lang, |look| {
        let since = decisions(live, seen.as_ref());
        let knows = up_to_date || has_only_begun(live, own, seen.as_ref());
        let digest = if knows { Digest::default() } else { Digest::since(look, own, since) };
        then(look, &digest, noted)
    })))
}

/// The digest on the page of a table: nothing if nothing happened, and then the table counts as seen.
pub async fn on_page(app: &App, live: &Live, visitor: &Visitor) -> Result<Markup, SiteError> {
    let Some(account) = &visitor.account else { return Ok(html! {}) };
    let reader = &visitor.reader;
    let page = with_news(app, live, account, reader, |look, digest, noted| {
        (digest.is_empty() && !noted, (!digest.is_empty()).then(|| full(reader, look, digest, &live.id)))
    });
    let Some((new, page)) = page.await? else { return Ok(html! {}) };
    if new {
        see(app, live, account).await?;
    }
    Ok(page.unwrap_or_else(|| html! {}))
}

/// The account has seen the table as it is now.
async fn see(app: &App, live: &Live, account: &str) -> Result<(), SiteError> {
    let now = {
        let snapshot = live.snapshot();
        let own = live.seats_of(Some(account));
        if own.is_empty() {
            return Ok(());
        }
        read_marker(live, &snapshot, own, now())
    };
    Ok(app.store.set_read_marker(account, &live.id, Source::Visit, now).await?)
}

fn full(reader: &Reader, look: &TablePage<'_>, digest: &Digest, table: &str) -> Markup {
    let list = |lines: &[LogLine]| {
        html! { ol.log { @for line in lines { li { (look.voice.with_links(&line.text)) } } } }
    };
    html! {
        section.away aria-labelledby="away" data-away {
            div.away-head {
                h2 #away { (reader.t("away")) }
                p { (reader.tell(&digest.counted())) }
                (seen_form(reader, table, &format!("/t/{table}")))
            }
            @if !digest.about_you.is_empty() {
                details open {
                    summary { (reader.tell(&Text::new("away-mine").amount("count", digest.about_you.len() as i64))) }
                    (list(&digest.about_you))
                }
            }
            @if !digest.others.is_empty() {
                details open[digest.about_you.is_empty()] {
                    summary { (reader.tell(&Text::new("away-others").amount("count", digest.others.len() as i64))) }
                    (list(&digest.others))
                }
            }
        }
    }
}

fn seen_form(reader: &Reader, table: &str, back: &str) -> Markup {
    html! {
        form method="post" action=(format!("/t/{table}/seen")) data-seen {
            (csrf(reader))
            input type="hidden" name="back" value=(back);
            button { (reader.t("away-seen")) }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct Seen {
    #[serde(default)]
    back: String,
}

/// Somebody has read the digest.
pub(crate) async fn seen(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<Seen>,
) -> Result<Response, SiteError> {
    let account = visitor.account.ok_or(SiteError::Forbidden)?;
    let live = app.tables.table(&app, &id).await?.ok_or(SiteError::NotFound)?;
    see(&app, &live, &account).await?;
    let back = if form.back == "/" { form.back } else { format!("/t/{id}") };
    Ok(Redirect::to(&back).into_response())
}

/// The digest of the front page: the account's tables at which something happened, a line or two of each.
pub async fn short(app: &Arc<App>, visitor: &Visitor, mine: &[Mine]) -> Result<Markup, SiteError> {
    let Some(account) = &visitor.account else { return Ok(html! {}) };
    let visits: HashMap<String, u64> = app.store.visits_of(account).await?.into_iter().collect();
    let has_news = |mine: &&Mine| {
        let table = &mine.seated.table;
        let seen = visits.get(&table.id).copied();
        match table.phase {
            Phase::Running => mine.seats != 0 && seen.unwrap_or(0) < table.version,
            // Of one that ended before visits were noted nobody wants to hear.
            Phase::Over => seen.is_some_and(|seen| seen < table.version),
            Phase::Waiting | Phase::Abandoned => false,
        }
    };
    let reader = &visitor.reader;
    let mut rows = Vec::new();
    for mine in mine.iter().filter(has_news).take(SHORT) {
        let id = &mine.seated.table.id;
        // What cannot be opened is listed elsewhere, and says so there.
        let Ok(Some(live)) = app.tables.table(app, id).await else { continue };
        let name = title_of(&*live.title, reader.lang);
        let row = with_news(app, &live, account, reader, |look, digest, _| {
            let line = digest.about_you.first().or(digest.others.last())?;
            Some(html! {
                li {
                    a href=(format!("/t/{id}")) {
                        span.what { (name) }
                        span.who { (reader.tell(&digest.counted())) }
                        span.line { (look.voice.say(&line.text)) }
                    }
                    (seen_form(reader, id, "/"))
                }
            })
        });
        rows.extend(row.await?.flatten());
    }
    Ok(html! {
        @if !rows.is_empty() {
            section.card.away-short aria-labelledby="away" {
                h2 #away { (reader.t("away")) }
                ul.tables { @for row in &rows { (row) } }
            }
        }
    })
}

/// A page of a table, as long as it is open: what its account sees counts as seen, unless a digest waits to be read.
pub struct Visit {
    app: Arc<App>,
    live: Arc<Live>,
    of: Option<Visitors>,
}

struct Visitors {
    account: String,
    watching: Watching,
    /// The version up to which a digest waits to be read.
    unread: Option<u64>,
    /// The last version that was noted.
    noted: Option<u64>,
}

impl Visit {
    /// Somebody opens the page; without a seat nothing is noted.
    pub async fn begin(app: &Arc<App>, live: &Arc<Live>, account: Option<&str>) -> Self {
        let mut visit = Self { app: Arc::clone(app), live: Arc::clone(live), of: None };
        let Some(account) = account else { return visit };
        if live.seats_of(Some(account)).is_empty() {
            return visit;
        }
        let mut watching = Watching::begin(app, account, &live.id);
        let (unread, noted) = unread(app, live, account).await.unwrap_or_else(|error| {
            tracing::warn!(?error, "what somebody has seen could not be read");
            (None, None)
        });
        if unread.is_none() {
            watching.set_up_to_date();
        }
        visit.of = Some(Visitors { account: account.to_owned(), watching, unread, noted });
        visit
    }

    /// Whether the page is in front now. What happens while it is not is not seen.
    pub async fn set_watching(&mut self, on: bool) {
        if !on {
            self.note().await;
        }
        if let Some(of) = &mut self.of {
            of.watching.set(on);
        }
    }

    /// A player who decides has read what came before.
    pub fn acted(&mut self) {
        if let Some(of) = &mut self.of {
            of.have_read();
        }
    }

    /// Notes at once what was just shown, where another server may be about to tell the account of it.
    pub async fn note_shown(&mut self) {
        let told = self.of.as_ref().is_some_and(|of| self.app.notices.listens(&of.account));
        if told && self.app.store.is_shared() {
            self.note().await;
        }
    }

    /// Notes what was seen, if that is new.
    pub async fn note(&mut self) {
        let Some(of) = &mut self.of else { return };
        if !of.watching.is_on() || self.live.is_retired() {
            return;
        }
        if let Err(error) = of.note(&self.app, &self.live).await {
            tracing::debug!(?error, "what somebody has seen could not be noted");
        }
    }
}

/// Up to which version a digest waits to be read, if one does; and the version that is noted as seen.
async fn unread(app: &App, live: &Live, account: &str) -> Result<(Option<u64>, Option<u64>), SiteError> {
    let seen = visited(app, account, &live.id).await?;
    let snapshot = live.snapshot();
    let own = live.seats_of(Some(account));
    if has_only_begun(live, own, seen.as_ref()) {
        return Ok((None, None));
    }
    let digest =
        with_view(live, &snapshot, Seating { own, open: None }, orrery_core::Lang::default(), |look| {
            Digest::since(look, own, decisions(live, seen.as_ref()))
        });
    Ok(((!digest.is_empty()).then(|| snapshot.version()), seen.map(|seen| seen.version)))
}

impl Visitors {
    fn have_read(&mut self) {
        self.unread = None;
        self.watching.set_up_to_date();
    }

    async fn note(&mut self, app: &App, live: &Live) -> Result<(), SiteError> {
        if let Some(version) = self.unread {
            // Another page may have said that it was read.
            let seen = visited(app, &self.account, &live.id).await?;
            if seen.is_none_or(|seen| seen.version < version) {
                return Ok(());
            }
            self.have_read();
        }
        let version = live.snapshot().version();
        if self.noted != Some(version) {
            see(app, live, &self.account).await?;
            self.noted = Some(version);
        }
        Ok(())
    }
}
