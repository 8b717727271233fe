//! The table page: what every game has around its board.

mod after;
mod answers;
mod glances;
mod log;
mod panel;
mod prompt;
mod seats;
mod shell;
mod standing;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use maud::{Markup, html};
use orrery_core::{GameObject, Seat, SeatSet, TableObject};

use crate::words::SiteWords as _;
use orrery_page::Pages;
use orrery_page::Scene;
use orrery_page::Voice;
use orrery_page::seat_mark;

pub use after::{Course, plot};
pub use answers::{conditions_form, preview, standing_problem};
pub use panel::{hint, problem, rule, why};
pub use seats::{
    Affairs, Ballot, Deed, DeedOption, Handed, Runs, SeatTime, affairs, deeds, given_up, hand_over,
};
pub use shell::{Shell, shell};
pub use standing::sheet;

/// Who sits on a seat, as everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sitter {
    /// What the seat is called.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<String>,
    /// Whether somebody is looking at the table for this seat now.
    pub present: bool,
    /// The level of a bot that plays for whoever sits there.
    pub stand_in: Option<String>,
    /// The clock.
    pub time: Option<SeatTime>,
}

/// A table and how somebody looks at it.
pub struct Look<'a> {
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
    /// Seats of the reader whose hands lie behind a curtain now: those that are asked.
    pub behind_curtain: SeatSet,
    /// Who sits where.
    pub sitters: &'a [Sitter],
    /// Whether the reader may ask for a hint.
    pub hints: bool,
    /// Whether this is one moment of the past, to be looked at only.
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

    /// Equal regions have equal marks.
    pub fn mark(&self) -> u64 {
        mark(&self.html)
    }
}

/// A short number for a text: equal texts have equal marks.
pub fn mark(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    // JavaScript's numbers are exact up to 53 bits.
    hasher.finish() >> 12
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

/// What of the table is drawn for a reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// How many lines of the log the reader has already: it grows with the game, and whoever follows it needs its end.
    pub read: usize,
    /// Whether the reader has the table in words before him.
    pub words: bool,
}

impl Wanted {
    /// The whole table.
    pub const EVERYTHING: Self = Self { read: 0, words: true };
}

/// Draws the table.
pub fn show(look: &Look<'_>, wanted: Wanted) -> Shown {
    let me = look.me.filter(|_| !look.past);
    // Whoever is played for is not asked.
    let plays = me.filter(|seat| look.sitters[seat.index()].stand_in.is_none());
    let acts = plays.map(|seat| look.pages.acts(look.table, seat, &look.voice)).unwrap_or_default();
    let awaiting = look.table.awaiting();
    let scene = Scene { voice: look.voice, viewer: look.viewer, me: look.me, awaiting, acts: &acts };
    let scenery = look.pages.scenery(look.table, &scene);
    let standing = look.table.standing(look.viewer);
    let mut regions = vec![
        Region::new("prompt", prompt::prompt(look, &acts)),
        Region::new("tools", prompt::tools(look)),
        Region::new("board", scenery.board),
        Region::new("hand", scenery.hand),
        Region::new("glances", glances::glances(look, &standing, &scenery.glances)),
        Region::new("standing", sheet(&standing, &look.voice)),
        Region::new("answers", answers::list(look)),
    ];
    if wanted.words {
        regions.push(Region::new("words", words(look)));
    }
    for (seat, area) in look.table.seats().iter().zip(scenery.seats) {
        regions.push(Region::new(format!("seat-{}", seat.index()), area));
        regions.push(Region::new(format!("who-{}", seat.index()), who(look, seat)));
    }
    Shown {
        regions,
        log: log::lines(look, wanted.read),
        made: me.map_or(0, |seat| look.table.made_by(seat)),
        asked: plays.is_some_and(|seat| awaiting.contains(seat)),
        over: awaiting.is_empty(),
    }
}

/// The head of a seat's area.
fn who(look: &Look<'_>, seat: Seat) -> Markup {
    let sitter = &look.sitters[seat.index()];
    let voice = &look.voice;
    let asked = look.table.awaiting().contains(seat);
    html! {
        (seat_mark(seat))
        span.seat-name { (sitter.name) }
        @if look.me == Some(seat) { span.badge { (voice.ui("seat-you")) } }
        @if let Some(level) = &sitter.bot { span.badge.quiet { (voice.site(&orrery_core::Text::new("seat-bot").word("level", level.clone()))) } }
        @else if let Some(level) = &sitter.stand_in {
            span.badge.stand-in { (voice.site(&orrery_core::Text::new("seat-stand-in").name("level", format!("level-{level}")).seat("who", seat))) }
        }
        @else if !sitter.present && !look.past { span.badge.quiet { (voice.ui("seat-away")) } }
        @if asked && !look.past { span.badge.now { (voice.ui("seat-deciding")) } }
        @if let Some(time) = sitter.time.filter(|_| !look.past) { (seats::clock(look, seat, time)) }
    }
}

/// The table in words: for a screen reader, and for whoever likes to read.
fn words(look: &Look<'_>) -> Markup {
    let sketch = look.table.sketch(look.viewer);
    let voice = &look.voice;
    html! {
        @for line in sketch.overview.iter().chain(&sketch.details) { p { (voice.with_links(line)) } }
        @if !sketch.hand.is_empty() {
            h3 { (voice.ui("words-hand")) }
            ul {
                @for held in &sketch.hand {
                    li {
                        (voice.with_links(&held.name))
                        @if let Some(note) = &held.note { " (" (voice.say(note)) ")" }
                    }
                }
            }
        }
    }
}
