//! What is new to an account at a table, as far as its seats can know it.

use std::sync::Arc;

use orrery_core::{Lang, Seat, SeatSet, Text};
use orrery_store::{Channel, ChannelKind, Phase, ReadMarker, SeatRow, Source};
use orrery_web::Voice;

use super::Done;
use crate::App;
use crate::app::title_of;
use crate::digest::concerns;
use crate::live::{Live, Seating, Snapshot};
use crate::site_error::SiteError;

/// The most log lines in a notice; the digest at the table has them all.
const LINES: usize = 6;

/// What is new at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// Which table.
    pub table: String,
    /// The name of its game.
    pub game: String,
    /// What the others are called.
    pub others: Vec<String>,
    /// What has happened, the most pressing first.
    pub happened: Vec<Happened>,
}

/// One kind of news.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// The account is asked; perhaps with the question.
    Turn(Option<String>),
    /// The game is over.
    Over,
    /// It has begun.
    Began,
    /// Lines of the log that say what was done to the account, and how many more there are.
    DoneToYou(Vec<String>, usize),
    /// Something outside of the game.
    Outside(Done),
}

/// What is new for a channel at one table, and what its account knows once it has been told.
pub async fn at_table(
    app: &Arc<App>,
    channel: &Channel,
    table: &str,
    lang: Lang,
    at: i64,
) -> Result<(Option<News>, Option<ReadMarker>), SiteError> {
    let Some(live) = app.tables.table(app, table).await? else { return Ok((None, None)) };
    let markers = app.store.read_markers(&channel.account, table).await?;
    let known = markers
        .into_iter()
        .filter(|(source, _)| matches!(source, Source::Visit) || *source == Source::Channel(channel.kind))
        .map(|(_, marker)| marker)
        .max_by_key(|marker| marker.version);
    let snapshot = live.snapshot();
    let own = live.seats_of(Some(&channel.account));
    if own.is_empty() {
        return Ok((None, None));
    }
    let now = read_marker(&live, &snapshot, own, at);
    if app.notices.is_watching(&channel.account, table) {
        return Ok((None, Some(now)));
    }
    let happened = happened(&live, &snapshot, own, channel.kind, known.as_ref(), &now, lang);
    let others = live.seats.iter().filter(|row| !own.contains(Seat::new(row.seat)));
    let news = News {
        table: table.to_owned(),
        game: title_of(&*live.title, lang).to_owned(),
        others: named(others),
        happened,
    };
    Ok((Some(news).filter(|news| !news.happened.is_empty()), Some(now)))
}

/// What an account with these seats sees of the table now.
pub fn read_marker(live: &Live, snapshot: &Snapshot, own: SeatSet, at: i64) -> ReadMarker {
    let made = || own.iter().map(|seat| snapshot.table.made_by(seat) as u64).sum();
    ReadMarker {
        version: snapshot.version(),
        decisions: snapshot.table.decisions() as u64,
        turn: awaited(live, snapshot, own).map(|_| made()),
        at,
    }
}

/// The first of these seats that really owes an answer: what a standing answer declines the table has answered itself,
/// and where a bot sits the bot answers.
fn awaited(live: &Live, snapshot: &Snapshot, own: SeatSet) -> Option<Seat> {
    let awaiting = snapshot.table.awaiting().intersection(own);
    awaiting.iter().find(|seat| live.setup.bot(seat.index()).is_none() && snapshot.plays(*seat).is_ok())
}

fn happened(
    live: &Live,
    snapshot: &Snapshot,
    own: SeatSet,
    kind: ChannelKind,
    known: Option<&ReadMarker>,
    now: &ReadMarker,
    lang: Lang,
) -> Vec<Happened> {
    let table = &snapshot.table;
    let awaiting = table.awaiting();
    // Others may read a hook's channel: it gets only what any spectator may know.
    let public = kind == ChannelKind::Hook && !awaiting.is_empty();
    let viewer = if public { SeatSet::NOBODY } else { Seating { own, open: None }.viewer(awaiting) };
    let names = live.names();
    let voice = Voice { words: live.title.words(), lang, names: &names };
    let mut happened = Vec::new();
    if now.turn.is_some() && known.and_then(|known| known.turn) != now.turn {
        let seat = awaited(live, snapshot, own).filter(|_| !public && own.len() == 1);
        let question = seat.and_then(|seat| table.ask(seat)).map(|ask| voice.say(&ask.question));
        happened.push(Happened::Turn(question));
    }
    if awaiting.is_empty() && known.is_none_or(|known| known.version < now.version) {
        happened.push(Happened::Over);
    }
    // A player who has decided something knows that the game has begun.
    let decided = own.iter().any(|seat| table.made_by(seat) > 0);
    if known.is_none() && now.turn.is_none() && !decided && !awaiting.is_empty() {
        happened.push(Happened::Began);
    }
    let seen = known.map_or(0, |known| known.decisions as usize);
    let deciders = table.seen(viewer);
    let lines: Vec<Text> = table
        .log(viewer)
        .into_iter()
        .filter(|line| line.decision > seen && concerns(line, own, &deciders))
        .map(|line| line.text)
        .collect();
    if !lines.is_empty() {
        let shown = lines.iter().take(LINES).map(|line| voice.say(line)).collect();
        happened.push(Happened::DoneToYou(shown, lines.len().saturating_sub(LINES)));
    }
    happened
}

/// Whether something outside of a game has been done, as it was announced.
pub async fn outside(
    app: &App,
    channel: &Channel,
    table: &str,
    done: &str,
    lang: Lang,
) -> Result<Option<News>, SiteError> {
    let Some(seated) = app.store.table(table).await? else { return Ok(None) };
    let sits = |row: &SeatRow| row.holder.account() == Some(channel.account.as_str());
    let done = match done {
        "removed" if !seated.seats.iter().any(sits) => Done::Removed,
        "cancelled" if seated.table.phase == Phase::Abandoned => Done::Cancelled,
        "invited" if seated.table.phase == Phase::Over => Done::Invited,
        _ => return Ok(None),
    };
    let Some(title) = app.titles.find(&seated.table.game) else { return Ok(None) };
    Ok(Some(News {
        table: table.to_owned(),
        game: title_of(&**title, lang).to_owned(),
        others: named(seated.seats.iter().filter(|row| !sits(row) && !row.name.is_empty())),
        happened: vec![Happened::Outside(done)],
    }))
}

fn named<'a>(rows: impl Iterator<Item = &'a SeatRow>) -> Vec<String> {
    rows.map(|row| row.name.clone()).filter(|name| !name.is_empty()).collect()
}
