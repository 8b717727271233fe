//! What empties the outbox.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use orrery_core::Lang;
use orrery_store::{Bundle, ChannelKind, Settled, StoreError};
use tokio::time::{sleep, timeout};

use super::failure::{Failure, Why};
use super::letter::Letter;
use super::{mail, news};
use crate::App;
use crate::app::{now, unguessable};
use crate::identity::Preferences;
use crate::live::take;
use crate::site_error::SiteError;

/// Notices that are read at once, and that are under way at once.
const BATCH: u32 = 64;
const AT_ONCE: usize = 16;
/// How long the outbox rests at least: what happens meanwhile is written together.
const REST: Duration = Duration::from_secs(1);
/// How long it rests at most.
const LONG: Duration = Duration::from_mins(10);
/// The first pause after a failure, in milliseconds; each further one is twice as long, up to the longest.
const PAUSE: i64 = 60_000;
const LONGEST_PAUSE: i64 = 4 * 60 * 60_000;
/// How long a notice waits for the server that has the browser, where there are several.
const ELSEWHERE: i64 = 10_000;
/// How long the outbox rests at most where other servers write into it too.
const SHARED: Duration = Duration::from_secs(3);
/// A notice that was not taken for this long is given up.
const GIVEN_UP: i64 = 24 * 60 * 60_000;

/// Looks for what was missed, then empties the outbox as long as the server runs.
pub async fn run(app: Arc<App>) {
    match recover(&app, now()).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "news of tables from before the start"),
        Err(error) => tracing::warn!(%error, "what was missed could not be looked for"),
    }
    loop {
        let next = tend(&app, now()).await.unwrap_or_else(|error| {
            tracing::warn!(?error, "the outbox could not be read or written");
            Some(now() + PAUSE)
        });
        let pause = next.map_or(LONG, |next| Duration::from_millis((next - now()).max(0) as u64));
        sleep(REST).await;
        // Woken or not, there may be something to send.
        let longest = if app.store.is_shared() { SHARED } else { LONG };
        let _ = timeout(pause.min(longest).saturating_sub(REST), app.notices.bell.notified()).await;
    }
}

/// Puts into the outbox what a server could not before it ended; how much that was.
pub async fn recover(app: &App, at: i64) -> Result<usize, StoreError> {
    app.store.put_missed_in_outbox(unguessable, app.notices.paces(), at).await
}

/// Writes what has happened into the outbox and sends what is due at this time; when the next one is.
pub async fn tend(app: &Arc<App>, at: i64) -> Result<Option<i64>, SiteError> {
    let errands = app.notices.collected();
    if !errands.is_empty() {
        app.store.put_in_outbox(errands, app.notices.paces(), at).await?;
    }
    let due = mine(app, app.store.due(at, BATCH).await?, at).await?;
    let mut sent = stream::iter(due).map(|bundle| deliver(app, bundle, at)).buffer_unordered(AT_ONCE);
    while let Some(outcome) = sent.next().await {
        if let Err(error) = outcome {
            tracing::warn!(?error, "a notice could not be looked after");
        }
    }
    Ok(app.store.next_notice_due().await?)
}

/// The notices that this server sends: of those to browsers that are here, and, if it is the one that sends them, all others.
async fn mine(app: &Arc<App>, due: Vec<Bundle>, at: i64) -> Result<Vec<Bundle>, SiteError> {
    if !app.store.is_shared() {
        return Ok(due);
    }
    let sends = take(app, "notices").await.is_ok();
    let mut mine = Vec::new();
    for bundle in due {
        let browser = bundle.channel.kind == ChannelKind::Browser;
        let here = app.notices.streams.has(&bundle.channel.account);
        let takes = if !browser {
            sends
        } else if here {
            take(app, &format!("notice {}", bundle.channel.account)).await.is_ok()
        } else {
            // No server has had that browser for a while: the one that comes asks for the notice.
            sends && at - bundle.due_at > ELSEWHERE
        };
        if takes {
            mine.push(bundle);
        }
    }
    if mine.is_empty() {
        return Ok(mine);
    }
    // Whoever had these leases until a moment ago may have sent some of this since it was read.
    let same = |one: &Bundle, other: &Bundle| one.id == other.id && one.channel.kind == other.channel.kind;
    let mut still = app.store.due(at, BATCH).await?;
    still.retain(|bundle| mine.iter().any(|one| same(one, bundle)));
    Ok(still)
}

/// Finds out what a notice has to say now, and sends it.
async fn deliver(app: &Arc<App>, bundle: Bundle, at: i64) -> Result<(), SiteError> {
    if bundle.channel.kind == ChannelKind::Browser && !app.notices.streams.has(&bundle.channel.account) {
        return wait_for_browser(app, bundle, at).await;
    }
    let account = app.store.account(&bundle.channel.account).await?;
    let lang =
        account.and_then(|account| Preferences::from_json(&account.preferences).lang).unwrap_or_default();
    let (mut all, mut read_markers) = (Vec::new(), Vec::new());
    for (table, done) in &bundle.tables {
        if done.is_empty() {
            let found = news::at_table(app, &bundle.channel, table, lang, at).await;
            // A table that cannot be read any more keeps nobody else's news back.
            let (news, marker) = found.unwrap_or((None, None));
            all.extend(news);
            read_markers.extend(marker.map(|marker| (table.clone(), marker)));
        } else {
            all.extend(news::outside(app, &bundle.channel, table, done, lang).await?);
        }
    }
    let sent = if all.is_empty() { Ok(()) } else { send(app, &bundle, lang, &all).await };
    match sent {
        Ok(()) => {
            let gap = app.notices.paces()(bundle.channel.kind).gap;
            let sent = !all.is_empty();
            let settled = Settled { bundle, sent, read_markers, next_id: unguessable(), gap, at };
            app.store.settle(settled).await?;
        }
        Err(Failure::Nobody) => return wait_for_browser(app, bundle, at).await,
        Err(Failure::Later(why)) if at - bundle.first_at < GIVEN_UP => {
            tracing::debug!(?why, tries = bundle.tries + 1, "a notice was not taken");
            let pause = (PAUSE << bundle.tries.min(16)).min(LONGEST_PAUSE);
            app.store.postpone(&bundle, bundle.tries + 1, at + pause).await?;
        }
        Err(Failure::Later(why) | Failure::Never(why)) => {
            app.store.give_up(&bundle, why.to_json(), at).await?;
        }
    }
    Ok(())
}

/// No browser of the account is there: the one that comes asks for the notice. After a day it is old, and nothing is lost:
/// the table itself tells what happened.
async fn wait_for_browser(app: &App, bundle: Bundle, at: i64) -> Result<(), SiteError> {
    if at - bundle.first_at < GIVEN_UP {
        return Ok(app.store.postpone(&bundle, 0, at + LONGEST_PAUSE).await?);
    }
    let settled =
        Settled { bundle, sent: false, read_markers: Vec::new(), next_id: unguessable(), gap: 0, at };
    Ok(app.store.settle(settled).await?)
}

async fn send(app: &App, bundle: &Bundle, lang: Lang, news: &[news::News]) -> Result<(), Failure> {
    let notices = &app.notices;
    let channel = &bundle.channel;
    let stop = format!("{}/notices/stop/{}", notices.origin, channel.stop);
    let letter = Letter { lang, news, origin: &notices.origin, stop: &stop };
    match channel.kind {
        ChannelKind::Mail => {
            let Some(mailer) = &notices.mailer else {
                return Err(Failure::Later(Why::new("notice-why-no-mail", &"")));
            };
            let (subject, text) = (letter.subject(), letter.mail());
            let stop = Some(stop.clone());
            mailer.send(mail::Letter { to: &channel.address, id: &bundle.id, subject, text, stop }).await
        }
        ChannelKind::Hook => {
            notices.hooks.post(&channel.address, &bundle.id, letter.hook().to_string()).await
        }
        ChannelKind::Browser => notices.streams.tell(&channel.account, &letter.browser(&bundle.id)),
    }
}
