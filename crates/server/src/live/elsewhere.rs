//! Other servers that share the database: what they do is shown here, and each piece of work is one server's at a time.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use orrery_store::{Lease, News, StoreError};
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at, sleep};

use super::table::Live;
use crate::App;
use crate::app::set_time;
use crate::fair::Payer;
use crate::open_sockets::By;
use crate::others::{Spent, Word};

/// How long a piece of work stays with a server that is no longer there, in milliseconds. It is renewed three times as often.
pub const LEASE: i64 = 6000;

/// How often a lease is renewed.
const RENEWED: Duration = Duration::from_millis(LEASE as u64 / 3);

/// How often tables in memory are compared with the store, whether or not anything was heard.
const COMPARED: Duration = Duration::from_secs(3);

/// How often the others are told what was taken from limits and shares, and how much at once: what is said has an end.
const SPENT: Duration = Duration::from_millis(250);
const SPENT_AT_ONCE: usize = 60;

/// How often the others are told who is here, and after how many times of everybody.
const PRESENCE: Duration = Duration::from_secs(1);
const EVERYTHING: u64 = 10;
/// How long somebody counts as present at a server that says nothing more.
pub(super) const PRESENT: Duration = Duration::from_secs(25);

/// Listens to the other servers until this one ends.
pub async fn hear_others(app: Arc<App>) {
    if !app.store.is_shared() {
        return;
    }
    let mut compared = interval(COMPARED);
    compared.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut presence = interval(PRESENCE);
    presence.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut present, mut round) = (HashMap::new(), 0_u64);
    let mut spent = interval(SPENT);
    spent.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            news = app.store.news() => match news {
                Some(news) => hear(&app, news).await,
                None => return,
            },
            _ = compared.tick() => compare(&app).await,
            _ = spent.tick() => tell_spent(&app).await,
            _ = presence.tick() => {
                round += 1;
                tell_presence(&app, &mut present, round % EVERYTHING == 0).await;
            }
            word = next_word(&app) => tell(&app, word).await,
            () = app.closed() => return,
        }
    }
}

/// The next thing that the others are to be told.
async fn next_word(app: &App) -> Option<Word> {
    app.words.lock().await.recv().await
}

async fn tell(app: &App, word: Option<Word>) {
    if let Some(word) = word
        && let Err(error) = app.store.say_to_others(word.text()).await
    {
        tracing::warn!(%error, "other servers could not be told");
    }
}

async fn hear(app: &Arc<App>, news: News) {
    match news {
        News::Table(id) => {
            if let Some(live) = app.tables.known(&id) {
                follow(app, live);
            }
        }
        News::Chat(id) => {
            if let Some(live) = app.tables.known(&id) {
                let app = Arc::clone(app);
                tokio::spawn(async move {
                    if let Err(error) = live.hear_chat(&app).await {
                        tracing::warn!(table = live.id, %error, "what was said elsewhere could not be read");
                    }
                });
            }
        }
        News::Said(text) => obey(app, &text).await,
        News::Gap => {
            app.tables.alarm.check_again();
            compare(app).await;
            relearn(app).await;
            end_sockets(app);
        }
    }
}

/// Ends the sockets of sessions and tokens that ended while nothing was heard. Apart, and until it has worked: nobody says it
/// again.
fn end_sockets(app: &Arc<App>) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        loop {
            match end_ended(&app).await {
                Ok(()) | Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!(%error, "whether sessions have ended could not be read"),
            }
            sleep(COMPARED).await;
        }
    });
}

async fn end_ended(app: &App) -> Result<(), StoreError> {
    let openers = app.open_sockets.openers();
    let (mut keys, mut ids) = (Vec::new(), Vec::new());
    for by in &openers {
        match by {
            By::Session(key) => keys.push(key.clone()),
            By::Token(id) => ids.push(id.clone()),
        }
    }
    let sessions = app.store.sessions_among(keys).await?;
    let tokens = app.store.tokens_among(ids).await?;
    for by in &openers {
        let stands = match by {
            By::Session(key) => sessions.contains(key),
            By::Token(id) => tokens.contains(id),
        };
        if !stands {
            app.open_sockets.end_here(by);
        }
    }
    Ok(())
}

/// Shows what another server has done at a table. Apart, so that a long game keeps no other one waiting.
fn follow(app: &Arc<App>, live: Arc<Live>) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(error) = live.follow(&app).await {
            tracing::debug!(table = live.id, %error, "what happened elsewhere could not be shown");
        }
    });
}

/// Compares all tables in memory with the store: news may get lost.
async fn compare(app: &Arc<App>) {
    match app.store.time().await {
        Ok(time) => {
            set_time(time);
            app.tables.alarm.follow_database();
        }
        Err(error) => tracing::warn!(%error, "the database does not say what time it is"),
    }
    let tables = app.tables.all();
    let ids = tables.iter().map(|live| live.id.clone()).collect();
    let found = match app.store.versions(ids).await {
        Ok(found) => found,
        Err(error) => {
            tracing::warn!(%error, "tables in memory could not be compared with the database");
            return;
        }
    };
    for (live, found) in tables.into_iter().zip(found) {
        if found.is_none_or(|found| live.is_behind(found)) {
            follow(app, live);
        } else if found.is_some_and(|found| found.chat > live.last_said())
            && let Err(error) = live.hear_chat(app).await
        {
            tracing::warn!(table = live.id, %error, "what was said elsewhere could not be read");
        }
    }
}

async fn obey(app: &Arc<App>, text: &str) {
    match Word::read(text) {
        Some(Word::Listeners) => relearn(app).await,
        Some(Word::Spent(spent)) => charge(app, spent),
        Some(Word::Present(server, tables)) => {
            for (table, seats) in tables {
                if let Some(live) = app.tables.known(&table) {
                    live.present_elsewhere(&server, seats);
                }
            }
        }
        Some(word) => app.open_sockets.obey(&word),
        None => {}
    }
}

/// What was taken at another server counts here too.
fn charge(app: &App, spent: Vec<Spent>) {
    for spent in spent {
        match spent {
            Spent::Limit(limit, key, count) => app.rate_limits.charge(limit, key, count),
            Spent::Thought(house, account, millis) => {
                let payer = Payer::named(house, account);
                app.tables.think_pool.charge(&payer, Duration::from_millis(millis));
            }
        }
    }
}

/// Tells the others what was taken here.
async fn tell_spent(app: &App) {
    let mut spent = app.rate_limits.spent();
    spent.extend(app.tables.think_pool.spent().into_iter().map(|(payer, time)| {
        Spent::Thought(payer.house().to_owned(), payer.account().to_owned(), time.as_millis() as u64)
    }));
    for some in spent.chunks(SPENT_AT_ONCE) {
        tell(app, Some(Word::Spent(some.to_vec()))).await;
    }
}

/// Tells the others for which seats somebody is here: what has changed, and now and then everything.
async fn tell_presence(app: &App, told: &mut HashMap<String, u16>, everything: bool) {
    let tables = app.tables.all();
    let present: HashMap<_, _> = tables.iter().map(|live| (live.id.clone(), live.present_here())).collect();
    let gone = told.keys().filter(|id| !present.contains_key(*id)).map(|id| (id.clone(), 0));
    let news: Vec<_> = present
        .iter()
        .map(|(id, seats)| (id.clone(), *seats))
        .chain(gone)
        .filter(|(id, seats)| {
            let before = told.get(id).copied().unwrap_or_default();
            before != *seats || (everything && *seats != 0)
        })
        .collect();
    for some in news.chunks(SPENT_AT_ONCE) {
        tell(app, Some(Word::Present(app.store.server().to_owned(), some.to_vec()))).await;
    }
    *told = present;
}

/// Reads anew what is kept in memory about accounts.
async fn relearn(app: &App) {
    if let Err(error) = app.notices.relearn(&app.store).await {
        tracing::warn!(%error, "who wants notices could not be read");
    }
}

/// Waits until a piece of work is this server's, or until the server ends; whether it is.
pub async fn wait_for(app: &App, name: &str) -> bool {
    loop {
        let wait = match take(app, name).await {
            Ok(()) => return true,
            Err(wait) => wait,
        };
        tokio::select! {
            () = sleep(wait) => {}
            () = app.closed() => return false,
        }
    }
}

/// Takes a piece of work, unless another server has it: then, after how long to ask again. It may give the lease back before
/// that has ended.
pub async fn take(app: &App, name: &str) -> Result<(), Duration> {
    match app.store.lease(name, LEASE).await {
        Ok(Lease::Mine) => Ok(()),
        Ok(Lease::Taken { left }) => Err(Duration::from_millis(left.max(50) as u64).min(RENEWED)),
        Err(error) => {
            tracing::warn!(%error, name, "a lease could not be had");
            Err(RENEWED)
        }
    }
}

/// Renews a lease while work is done, and gives it back. While the lease is lost, the work stands still.
pub async fn keeping<T>(app: &App, name: &str, work: impl Future<Output = T>) -> T {
    if !app.store.is_shared() {
        return work.await;
    }
    tokio::pin!(work);
    let mut renewal = interval_at(Instant::now() + RENEWED, RENEWED);
    renewal.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let done = loop {
        tokio::select! {
            done = &mut work => break done,
            _ = renewal.tick() => {
                wait_for(app, name).await;
            }
        }
    };
    // Otherwise the others wait until it ends by itself.
    let _ = app.store.release(name).await;
    done
}
