//! A browser at a table: it receives changes and sends clicks.

mod answers;
mod looking_back;
mod looking_together;
mod rematch;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use maud::html;
use orrery_core::{Lang, Seat, UndoError};
use orrery_registry::ledger::Ledger;
use orrery_store::{ChatLine, Session};
use orrery_web::SiteWords as _;
use orrery_web::table::{self as page, TablePage};
use orrery_web::{Markup, Switches, Voice};
use tokio::time::Instant;

use super::connection::{Event, Events, Gone, send};
use super::drawing::{Audience, Greeting, Received, update};
use super::messages::{Incoming, Outgoing};
use super::table::{Live, LiveError};
use super::talk::{SpeakError, Speaker};
use super::viewing::{Seating, with_view};
use crate::App;
use crate::app::now;
use crate::clock::LEVELS;
use crate::digest::Visit;
use crate::fair::Payer;
use crate::identity::{Client, SESSION_LASTS};
use crate::open_sockets::{By, Tie};
use crate::rate_limits::RateLimit;
use crate::site_error::SiteError;
use crate::words;

/// Messages per second that a person cannot reach by clicking.
const MESSAGES: u32 = 120;
/// Rules that are shown at once at most.
const RULES: usize = 12;

/// Who is at the other end.
pub struct Guest {
    /// The account.
    pub account: Option<String>,
    /// The session by which the connection was opened, and with which it ends.
    pub session: Option<Session>,
    /// What the chat calls somebody without a seat.
    pub name: String,
    /// Language.
    pub lang: Lang,
    /// From where, for limits.
    pub client: Client,
    /// As whom hints are asked for.
    pub payer: Payer,
}

struct Attendant {
    app: Arc<App>,
    live: Arc<Live>,
    guest: Guest,
    seating: Seating,
    visit: Visit,
    received: Arc<Received>,
    /// Whether the browser shows the table in words.
    words: bool,
    /// The switches of the page that are on.
    switches: Switches,
    greeted: bool,
    /// The number of this connection among those at the table.
    number: u64,
    messages: (Instant, u32),
}

/// Serves a connection until it ends.
pub async fn attend(app: Arc<App>, live: Arc<Live>, guest: Guest, mut socket: WebSocket) {
    let Ok(tie) = tied(&app, guest.session.as_ref()).await else { return };
    let own = live.seats_of(guest.account.as_deref());
    let visit = Visit::begin(&app, &live, guest.account.as_deref()).await;
    let number = live.together.number();
    let mut attendant = Attendant {
        app,
        live,
        guest,
        seating: Seating { own, open: None },
        visit,
        received: Arc::default(),
        words: false,
        switches: Switches::NONE,
        greeted: false,
        number,
        messages: (Instant::now(), 0),
    };
    attendant.live.meet(&attendant.guest.payer);
    attendant.live.enter(own);
    attendant.live.welcome(&attendant.app, own).await;
    let _: Result<(), Gone> = attendant.run(&mut socket, tie).await;
    attendant.live.together.end(attendant.number);
    attendant.visit.note().await;
    attendant.live.leave(&attendant.app, own);
    attendant.live.left(&attendant.app, own).await;
}

/// Ties a connection to its session, unless that has ended while the connection was opened.
async fn tied(app: &App, session: Option<&Session>) -> Result<Option<Tie>, Gone> {
    let Some(session) = session else { return Ok(None) };
    let left = session.created_at + SESSION_LASTS - now();
    let left = Duration::from_millis(u64::try_from(left).map_err(|_| Gone)?);
    let tie = app.open_sockets.tie(By::Session(session.key.clone()), &session.account).lasting(left);
    let stands = app.store.session(&session.key, 0).await.map_err(|_| Gone)?;
    stands.map(|_| Some(tie)).ok_or(Gone)
}

impl Attendant {
    async fn run(&mut self, socket: &mut WebSocket, tie: Option<Tie>) -> Result<(), Gone> {
        let mut events = Events::of(&self.app, &self.live, tie)?;
        loop {
            match events.next(socket).await? {
                Event::Text(text) => self.hear(socket, &text).await?,
                Event::Changed => {
                    self.show(socket).await?;
                    self.visit.note_shown().await;
                }
                Event::Led => self.show_led(socket).await?,
                Event::Pulse => self.visit.note().await,
            }
        }
    }

    /// Whether somebody writes faster than a person can.
    fn floods(&mut self) -> bool {
        if self.messages.0.elapsed() > Duration::from_secs(1) {
            self.messages = (Instant::now(), 0);
        }
        self.messages.1 += 1;
        self.messages.1 > MESSAGES
    }

    async fn hear(&mut self, socket: &mut WebSocket, text: &Utf8Bytes) -> Result<(), Gone> {
        if self.floods() {
            return Err(Gone);
        }
        let Ok(message) = serde_json::from_str::<Incoming>(text) else {
            return self.note(socket, "problem-message").await;
        };
        if let Err(refused) = self.take(message.limit()) {
            return self.put_off(socket, &message, &refused).await;
        }
        match message {
            Incoming::Hello { fingerprints, log, last, chat, words, switches } => {
                self.greeted = true;
                self.received = Received::of_page(fingerprints, chat);
                self.words = words;
                self.switches = self.live.title.switched(&switches);
                self.tell_time(socket).await?;
                if self.live.together.now().is_some() {
                    self.show_led(socket).await?;
                }
                self.show_from(socket, Some((log, last))).await
            }
            Incoming::Act { action, made, hold } => self.act(socket, vec![action], made, hold).await,
            Incoming::Acts { actions, made, hold } => self.act(socket, actions, made, hold).await,
            Incoming::EndTurn => {
                let Some(seat) = self.me() else { return self.note(socket, "problem-no-seat").await };
                let done = self.live.end_turn(&self.app, seat).await;
                self.outcome(socket, done).await
            }
            Incoming::Undo { made } => self.undo(socket, made).await,
            Incoming::Restart { made } => self.restart(socket, made).await,
            Incoming::Why { action } => self.why(socket, &action).await,
            Incoming::Rule { rule } => self.rule(socket, &rule).await,
            Incoming::Hint => self.hint(socket).await,
            Incoming::LookBack { decision } => self.look_back(socket, decision).await,
            Incoming::Lead { step, view } => self.lead(socket, step, view).await,
            Incoming::LeadNoMore => {
                self.live.together.end(self.number);
                Ok(())
            }
            Incoming::Rematch => self.rematch(socket).await,
            Incoming::Say { text } => self.say(socket, text).await,
            Incoming::OpenHand { seat } => {
                let seat = self.seating.own.iter().find(|own| own.index() == usize::from(seat));
                self.seating.open = seat;
                self.show(socket).await
            }
            Incoming::Words { on } => {
                self.words = on;
                self.show(socket).await
            }
            Incoming::Switches { on } => {
                self.switches = self.live.title.switched(&on);
                self.show(socket).await
            }
            Incoming::Watching { on } => {
                self.visit.set_watching(on).await;
                Ok(())
            }
            Incoming::Preview { wish } => self.preview(socket, &wish).await,
            Incoming::StandForm => self.stand_form(socket).await,
            Incoming::Stand { wish } => self.stand(socket, wish).await,
            Incoming::Revoke { id } => self.revoke(socket, id).await,
            Incoming::HandingOver => self.handing_over(socket).await,
            Incoming::HandOver { level, until } => {
                let Some(seat) = self.me() else { return self.note(socket, "problem-no-seat").await };
                let done = self.live.hand_over(&self.app, seat, &level, until).await;
                self.outcome(socket, done).await
            }
            Incoming::TakeBack { seat } => {
                let Some(seat) = self.own(seat) else { return self.note(socket, "problem-no-seat").await };
                let done = self.live.take_back(&self.app, seat).await;
                self.outcome(socket, done).await
            }
            Incoming::Deeds { seat } => self.deeds(socket, seat).await,
            Incoming::DeedsSeen { seat } => {
                let Some(seat) = self.own(seat) else { return self.note(socket, "problem-no-seat").await };
                let done = self.live.deeds_seen(&self.app, seat).await;
                self.outcome(socket, done).await
            }
            Incoming::Propose { seat } => {
                let done = self.live.propose(&self.app, self.seating.own, seat).await;
                self.outcome(socket, done).await
            }
            Incoming::ProposeRules => {
                let done = self.live.propose_rules(&self.app, self.seating.own).await;
                self.outcome(socket, done).await
            }
            Incoming::Vote { vote, choice } => {
                let done = self.live.vote(&self.app, self.seating.own, vote, &choice).await;
                self.outcome(socket, done).await
            }
        }
    }

    /// Counts something for this address and account, as pages and programs do.
    fn take(&self, limit: RateLimit) -> Result<(), SiteError> {
        let limits = &self.app.rate_limits;
        limits.take(limit, &self.guest.client)?;
        self.guest.account.as_deref().map_or(Ok(()), |account| limits.take(limit, account))
    }

    /// Says when something can be tried again. A page that cannot even be greeted comes back by itself.
    async fn put_off(
        &self,
        socket: &mut WebSocket,
        message: &Incoming,
        refused: &SiteError,
    ) -> Result<(), Gone> {
        if matches!(message, Incoming::Hello { .. }) {
            return Err(Gone);
        }
        let html = html! { p { (words::say(self.guest.lang, &refused.text())) } };
        say(socket, &Outgoing::Note { html: &html.0 }).await
    }

    /// A seat of this person.
    fn own(&self, seat: u8) -> Option<Seat> {
        self.seating.own.iter().find(|own| own.index() == usize::from(seat))
    }

    /// A browser whose clock is wrong counts down rightly all the same.
    async fn tell_time(&self, socket: &mut WebSocket) -> Result<(), Gone> {
        let needed = self.live.setup.clock.is_some() || !self.live.snapshot().side_state.is_empty();
        if needed { say(socket, &Outgoing::Time { now: self.app.tables.alarm.now() }).await } else { Ok(()) }
    }

    async fn handing_over(&self, socket: &mut WebSocket) -> Result<(), Gone> {
        let rounds = self.live.title.chapter(&*self.live.snapshot().table).is_some();
        self.panel(socket, &page::hand_over(&self.voice(&[]), &LEVELS, rounds)).await
    }

    /// What a bot did for a seat is for its owner alone; at a shared device, only while that hand is open.
    async fn deeds(&mut self, socket: &mut WebSocket, seat: u8) -> Result<(), Gone> {
        let Some(seat) = self.own(seat) else { return self.note(socket, "problem-no-seat").await };
        if self.seating.own.len() > 1 && self.me() != Some(seat) {
            return self.note(socket, "problem-no-seat").await;
        }
        match self.live.deeds(&self.app, seat).await {
            Ok(deeds) => {
                let lang = self.guest.lang;
                let shown: Vec<_> =
                    deeds.iter().map(|(number, thought)| thought.shown(*number, lang)).collect();
                self.panel(socket, &page::deeds(&self.voice(&[]), &shown)).await
            }
            Err(error) => self.outcome(socket, Err(error)).await,
        }
    }

    fn me(&self) -> Option<Seat> {
        self.seating.me(self.live.snapshot().table.awaiting())
    }

    /// Calls `then` with the table as this reader sees it now.
    fn look<T>(&self, then: impl FnOnce(&TablePage<'_>) -> T) -> T {
        with_view(&self.live, &self.live.snapshot(), self.seating, self.guest.lang, then)
    }

    async fn act(
        &mut self,
        socket: &mut WebSocket,
        actions: Vec<String>,
        made: usize,
        hold: bool,
    ) -> Result<(), Gone> {
        let Some(seat) = self.me() else { return self.note(socket, "problem-no-seat").await };
        let done = self.live.decide(&self.app, seat, made, actions, hold).await;
        self.outcome(socket, done.map(|_| ())).await
    }

    async fn undo(&mut self, socket: &mut WebSocket, made: usize) -> Result<(), Gone> {
        let Some(seat) = self.me() else { return self.note(socket, "problem-no-seat").await };
        let done = self.live.undo(&self.app, seat, made).await;
        self.outcome(socket, done).await
    }

    async fn restart(&mut self, socket: &mut WebSocket, made: usize) -> Result<(), Gone> {
        let Some(seat) = self.me() else { return self.note(socket, "problem-no-seat").await };
        let done = self.live.restart(&self.app, seat, made).await;
        self.outcome(socket, done).await
    }

    /// Says what did not work; what worked is seen.
    async fn outcome(&mut self, socket: &mut WebSocket, done: Result<(), LiveError>) -> Result<(), Gone> {
        let Err(error) = done else {
            self.visit.acted();
            return Ok(());
        };
        let voice = self.voice(&[]);
        let html = match error {
            LiveError::Move(error) => page::problem(&voice, &error),
            LiveError::Standing(error) => page::standing_problem(&voice, &error),
            LiveError::Undo(UndoError::Horizon(_)) => html! { p { (voice.ui("undo-none")) } },
            LiveError::Undo(UndoError::Over) => html! { p { (voice.ui("undo-over")) } },
            LiveError::Seat(error) => html! { p { (voice.ui(error.key())) } },
            LiveError::Store(error) => {
                tracing::error!(table = self.live.id, %error, "a move could not be kept");
                html! { p { (voice.ui("problem-store")) } }
            }
            LiveError::Retired => html! { p { (voice.ui("problem-stale")) } },
        };
        say(socket, &Outgoing::Note { html: &html.0 }).await?;
        // What the page shows may be old: that is why it did not work.
        self.show(socket).await
    }

    fn voice<'a>(&'a self, names: &'a [String]) -> Voice<'a> {
        Voice { words: self.live.title.words(), lang: self.guest.lang, names }
    }

    async fn note(&self, socket: &mut WebSocket, key: &'static str) -> Result<(), Gone> {
        let html = html! { p { (self.voice(&[]).ui(key)) } };
        say(socket, &Outgoing::Note { html: &html.0 }).await
    }

    async fn panel(&self, socket: &mut WebSocket, html: &Markup) -> Result<(), Gone> {
        say(socket, &Outgoing::Panel { html: &html.0 }).await
    }

    async fn why(&mut self, socket: &mut WebSocket, action: &str) -> Result<(), Gone> {
        let html = self.look(|look| look.me.map(|seat| page::why(look, seat, action)));
        match html {
            Some(html) => self.panel(socket, &html).await,
            None => self.note(socket, "problem-no-seat").await,
        }
    }

    async fn rule(&mut self, socket: &mut WebSocket, rule: &str) -> Result<(), Gone> {
        let title = &self.live.title;
        let ledger = Ledger::read(title.ledger(self.guest.lang));
        let sentence =
            |rule: &str| ledger.entries.iter().find(|entry| entry.id == rule).map(|entry| entry.text);
        let asked: Vec<_> = rule.split(' ').take(RULES).map(|rule| (rule, sentence(rule))).collect();
        let address = format!("/games/{}/rules", title.id());
        let html = page::rules(&self.voice(&[]), &asked, &address);
        self.panel(socket, &html).await
    }

    async fn hint(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        let Some(seat) = self.seating.me(self.live.snapshot().table.awaiting()) else {
            return self.note(socket, "problem-no-hint").await;
        };
        let answer = self.live.hint(&self.app, seat, self.guest.payer.clone()).await;
        let Some(answer) = answer else { return self.note(socket, "problem-no-hint").await };
        let html = self.look(|look| page::hint(look, seat, &answer));
        self.panel(socket, &html).await
    }

    async fn say(&mut self, socket: &mut WebSocket, text: String) -> Result<(), Gone> {
        let Some(account) = self.guest.account.clone() else {
            return self.note(socket, "problem-no-seat").await;
        };
        let speaker = Speaker { account, name: self.guest.name.clone(), seating: self.seating };
        match self.live.speak(&self.app, speaker, &text).await {
            Ok(()) => Ok(()),
            Err(SpeakError::Unfit) => self.note(socket, "problem-chat").await,
            Err(SpeakError::Store(_)) => self.note(socket, "problem-store").await,
        }
    }

    async fn show(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        if self.greeted { self.show_from(socket, None).await } else { Ok(()) }
    }

    /// Sends what the browser does not show yet; nothing if it shows everything. `greeting` is what a page has of the
    /// log when it connects.
    async fn show_from(&mut self, socket: &mut WebSocket, greeting: Option<Greeting>) -> Result<(), Gone> {
        let audience = Audience {
            seating: self.seating,
            lang: self.guest.lang,
            words: self.words,
            switches: self.switches,
        };
        let (message, received) = update(&self.app, &self.live, audience, &self.received, greeting).await;
        if let Some(message) = message {
            send(socket, Message::Text(message)).await?;
        }
        self.received = received;
        Ok(())
    }
}

/// What was said after a line, as HTML, with the number of the last line.
pub fn chat_lines(chat: &[ChatLine], after: u64) -> (u64, Vec<String>) {
    let line = |line: &ChatLine| {
        let class = line.seat.map(|seat| format!("seat-{seat}")).unwrap_or_default();
        html! { span.speaker class=(class) { (line.name) } " " span { (line.text) } }.0
    };
    let last = chat.last().map_or(after, |line| line.number);
    (last, chat.iter().filter(|line| line.number > after).map(line).collect())
}

async fn say(socket: &mut WebSocket, message: &Outgoing<'_>) -> Result<(), Gone> {
    send(socket, Message::Text(message.to_text())).await
}
