//! The table page: what every game has around its board.

mod after;
mod answer;
mod answers;
mod ending;
mod glances;
mod keys;
mod log;
mod panel;
mod pending;
mod picking;
mod prompt;
mod search;
mod seats;
mod shell;
mod standing;
mod teacher;
mod tray;
mod turns;
mod words;

use maud::{Markup, html};
use orrery_core::{GameObject, Guide, Seat, SeatSet, TableObject};

use crate::fingerprint::fingerprint;
use crate::words::SiteWords as _;
use orrery_page::Pages;
use orrery_page::Scene;
use orrery_page::Switches;
use orrery_page::Voice;
use orrery_page::{seat_class, seat_mark};

pub use after::{Course, plot};
pub use answer::answer_card;
pub use answers::{conditions_form, preview, standing_problem};
pub use panel::{hint, problem, rules, why};
pub use seats::{
    Affairs, Ballot, Deed, DeedOption, Handed, Runs, SeatTime, affairs, deeds, given_up, hand_over,
};
pub use shell::{Shell, shell};
pub use standing::sheet;
pub use turns::{looking_back, stops};

/// Who plays a seat, as far as it is public.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Occupant {
    /// What the seat is called.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<String>,
    /// Whether somebody is looking at the table for this seat now.
    pub present: bool,
    /// The level of a bot that plays for whoever sits there.
    pub stand_in: Option<String>,
    /// Since when the seat is asked, in milliseconds since 1970.
    pub asked_at: Option<i64>,
    /// The clock.
    pub time: Option<SeatTime>,
    /// How long a turn of the bot usually takes, in seconds, as far as is known.
    pub usual_turn: Option<u32>,
    /// Whether whoever sits there wants to play again.
    pub invites: bool,
}

/// What the reader has chosen as the last decision of a turn; the table is drawn as if it were made, if that can be seen.
#[derive(Clone, Copy)]
pub struct Held<'a> {
    /// What, in words.
    pub chosen: &'a [orrery_core::Text],
    /// How many decisions the seat has made with it.
    pub made: usize,
}

/// A table as one reader sees it.
pub struct TablePage<'a> {
    /// The game.
    pub game: &'a dyn GameObject,
    /// How it looks.
    pub pages: &'a dyn Pages,
    /// The table.
    pub table: &'a dyn TableObject,
    /// The reader's words.
    pub voice: Voice<'a>,
    /// Whose knowledge is shown.
    pub viewer: SeatSet,
    /// The seat that the reader plays now.
    pub me: Option<Seat>,
    /// What waits for the reader to end the turn.
    pub held: Option<Held<'a>>,
    /// Seats of the reader that are asked and whose hands are hidden until their player confirms (hot seat).
    pub behind_curtain: SeatSet,
    /// Who sits where.
    pub occupants: &'a [Occupant],
    /// Whether the reader may ask for a hint.
    pub hints: bool,
    /// The guide of the game, if this is a guided table.
    pub guide: Option<&'a Guide>,
    /// Whether this is a past position, shown read-only.
    pub past: bool,
    /// Where the table is, for links: `/t/ID`.
    pub address: &'a str,
}

/// A part of the page that is replaced when it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The element `r-<id>` holds it.
    pub id: String,
    /// What is inside.
    pub html: String,
}

impl Region {
    /// A part with this inside.
    pub fn new(id: impl Into<String>, html: Markup) -> Self {
        Self { id: id.into(), html: html.0 }
    }

    /// Tells whether the browser shows this already.
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&self.html)
    }
}

/// Everything that changes on a table page, as one reader sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The parts.
    pub regions: Vec<Region>,
    /// The log, line by line, without what the reader has already.
    pub log: Vec<String>,
    /// How many decisions the reader's seat has made: what a move names.
    pub made: usize,
    /// Whether the reader is asked something.
    pub asked: bool,
    /// Whether the game is over.
    pub over: bool,
}

/// Which parts of the table are drawn for a reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// How many lines of the log the reader has already. Only later ones are drawn.
    pub read: usize,
    /// Whether the reader has the description in words open.
    pub words: bool,
    /// What the reader has switched on.
    pub switches: Switches,
}

impl Wanted {
    /// The whole table.
    pub const EVERYTHING: Self = Self { read: 0, words: true, switches: Switches::NONE };
}

/// Draws the table.
pub fn show(page: &TablePage<'_>, wanted: Wanted) -> Shown {
    let me = page.me.filter(|_| !page.past);
    // A seat that a bot plays is not asked.
    let plays = me.filter(|seat| page.occupants[seat.index()].stand_in.is_none());
    let decides = plays.filter(|_| page.held.is_none());
    let acts = |seat| page.pages.acts(page.table, seat, &page.voice, wanted.switches);
    let acts = decides.map(acts).unwrap_or_default();
    let awaiting = page.table.awaiting();
    let switches = (!page.past).then_some(wanted.switches);
    let scene =
        Scene { voice: page.voice, viewer: page.viewer, me: page.me, awaiting, acts: &acts, switches };
    let scenery = page.pages.scenery(page.table, &scene);
    let standing = page.table.standing(page.viewer);
    let mut regions = vec![
        Region::new("prompt", prompt::prompt(page, &acts)),
        Region::new("teacher", teacher::teacher(page, &acts)),
        Region::new("tray", tray::tray(page, &acts)),
        Region::new("tools", prompt::tools(page)),
        Region::new("board", scenery.board),
        Region::new("market", scenery.market),
        Region::new("mine", own(page.me, scenery.mine)),
        Region::new("hand", scenery.hand),
        Region::new("glances", glances::glances(page, &standing, &scenery.glances)),
        Region::new("standing", sheet(&standing, &page.voice)),
        Region::new("answers", answers::list(page)),
        Region::new("turns", turns::turns(page)),
    ];
    if wanted.words {
        regions.push(Region::new("words", words::words(page)));
    }
    for (seat, area) in page.table.seats().iter().zip(scenery.seats) {
        regions.push(Region::new(format!("seat-{}", seat.index()), area));
        regions.push(Region::new(format!("who-{}", seat.index()), who(page, seat)));
    }
    Shown {
        regions,
        log: log::lines(page, wanted.read),
        made: page.held.map_or_else(|| me.map_or(0, |seat| page.table.made_by(seat)), |held| held.made),
        asked: page.held.is_some() || plays.is_some_and(|seat| awaiting.contains(seat)),
        over: page.is_over(),
    }
}

impl TablePage<'_> {
    /// Whether the game is over, and not only if the reader ends the turn.
    fn is_over(&self) -> bool {
        self.table.awaiting().is_empty() && self.held.is_none()
    }
}

/// Each line of the log that the reader does not have yet.
pub fn log_lines(page: &TablePage<'_>, read: usize) -> Vec<String> {
    log::lines(page, read)
}

/// What lies before the reader, in the colour of the seat; nothing if nothing does.
fn own(me: Option<Seat>, mine: Markup) -> Markup {
    match me.filter(|_| !mine.0.is_empty()) {
        Some(seat) => html! { div.own.(seat_class(seat)) { (mine) } },
        None => mine,
    }
}

/// The head of a seat's area.
fn who(page: &TablePage<'_>, seat: Seat) -> Markup {
    let occupant = &page.occupants[seat.index()];
    let voice = &page.voice;
    let asked = page.table.awaiting().contains(seat);
    html! {
        (seat_mark(seat))
        span.seat-name { (occupant.name) }
        @if page.me == Some(seat) { span.badge { (voice.ui("seat-you")) } }
        @if let Some(level) = &occupant.bot { span.badge.quiet { (voice.site(&orrery_core::Text::new("seat-bot").word("level", level.clone()))) } }
        @else if let Some(level) = &occupant.stand_in {
            span.badge.stand-in { (voice.site(&orrery_core::Text::new("seat-stand-in").name("level", format!("level-{level}")).seat("who", seat))) }
        }
        @else if !occupant.present && !page.past { span.badge.quiet { (voice.ui("seat-away")) } }
        @if asked && !page.past { span.badge.now { (voice.ui("seat-deciding")) } }
        @if let Some(time) = occupant.time.filter(|_| !page.past) { (seats::clock(page, seat, time)) }
    }
}
