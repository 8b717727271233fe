//! Who plays a seat and how much time there is: clocks, bots that stand in for somebody, votes.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use serde_json::json;

use super::TablePage;
use crate::icons;
use crate::words::SiteWords as _;
use orrery_page::Voice;

/// What is left on a seat's clock, in milliseconds, and when it runs. The browser counts it down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatTime {
    /// What is left, or what was left when it began to run.
    pub left: i64,
    /// When it runs; nothing if it stands.
    pub runs: Option<Runs>,
}

/// When a clock runs, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Runs {
    /// From here on.
    pub from: i64,
    /// Until here, if the hours of play end.
    pub to: Option<i64>,
    /// And again from here on.
    pub again: Option<i64>,
}

/// What everybody at the table, or the reader alone, should know about seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Affairs {
    /// The reader's seats that a bot plays.
    pub handed: Vec<Handed>,
    /// The reader's seats for which a bot decided something that the reader has not looked at, and how often.
    pub news: Vec<(Seat, u32)>,
    /// What is voted on.
    pub ballots: Vec<Ballot>,
    /// Seats that are asked and away, for which the reader may propose a bot.
    pub away: Vec<Seat>,
    /// What the newest rules change, in words of the game, if the reader may propose that the table goes on by them.
    pub newer_rules: Vec<Text>,
}

/// A seat of the reader that a bot plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handed {
    /// Which.
    pub seat: Seat,
    /// How well it plays: `easy`.
    pub level: String,
    /// For how long: `turn`.
    pub until: &'static str,
    /// Why: `clock`.
    pub cause: &'static str,
}

/// A vote as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ballot {
    /// Its number.
    pub id: u64,
    /// The question.
    pub question: Text,
    /// What would change, in words of the game.
    pub changes: Vec<Text>,
    /// Whether all must agree.
    pub all: bool,
    /// What can be chosen, by name, and how many have.
    pub choices: Vec<(&'static str, usize)>,
    /// How many may vote.
    pub voters: usize,
    /// Whether the reader may.
    pub may: bool,
    /// What the reader has chosen.
    pub cast: Option<&'static str>,
    /// Until when.
    pub expires: i64,
}

/// The clock of a seat. The browser fills in the time; a changing number in the HTML would redraw the seat.
pub(super) fn clock(page: &TablePage<'_>, seat: Seat, time: SeatTime) -> Markup {
    let label = page.voice.site(&Text::new("clock-of").seat("who", seat));
    let (to, again) = (time.runs.and_then(|runs| runs.to), time.runs.and_then(|runs| runs.again));
    html! {
        span.clock role="timer" aria-live="off" aria-label=(label) data-left=(time.left)
            data-from=[time.runs.map(|runs| runs.from)] data-to=[to] data-again=[again] {}
    }
}

/// The banner above the question.
pub fn affairs(page: &TablePage<'_>, affairs: &Affairs) -> Markup {
    let voice = &page.voice;
    html! {
        @for handed in &affairs.handed { (handed_over(voice, handed)) }
        @for (seat, count) in &affairs.news {
            div.affair {
                button.quiet.affair-close type="button" data-send=(json!({"t": "deeds_seen", "seat": seat.index()}))
                    aria-label=(voice.ui("close")) title=(voice.ui("close")) { (icons::close()) }
                p { (voice.site(&Text::new("deeds-news").amount("count", i64::from(*count)).seat("who", *seat))) }
                div.row { (deeds_button(voice, *seat)) }
            }
        }
        @for ballot in &affairs.ballots { (vote(voice, ballot)) }
        @if !affairs.newer_rules.is_empty() {
            div.affair.quiet {
                p { (voice.ui("rules-newer")) }
                (changes(voice, &affairs.newer_rules))
                div.row {
                    button.tool type="button" data-send=(json!({"t": "propose_rules"})) { (voice.ui("rules-propose")) }
                }
            }
        }
        @for seat in &affairs.away {
            div.affair.quiet {
                p {
                    (voice.site(&Text::new("away-long").seat("who", *seat))) " "
                    button.tool type="button" data-send=(json!({"t": "propose", "seat": seat.index()})) {
                        (icons::bot()) (voice.site(&Text::new("away-propose").seat("who", *seat)))
                    }
                }
            }
        }
    }
}

/// The changes of the newest rules.
fn changes(voice: &Voice<'_>, changes: &[Text]) -> Markup {
    html! {
        @if !changes.is_empty() {
            ul { @for change in changes { li { (voice.say(change)) } } }
        }
    }
}

fn handed_over(voice: &Voice<'_>, handed: &Handed) -> Markup {
    let level = format!("level-{}", handed.level);
    let said = Text::named(format!("handed-{}", handed.until)).name("level", level).seat("who", handed.seat);
    html! {
        div.affair {
            p {
                @if handed.cause != "owner" { (voice.site(&Text::named(format!("handed-by-{}", handed.cause)))) " " }
                (voice.site(&said))
            }
            div.row {
                button.main type="button" data-send=(json!({"t": "take_back", "seat": handed.seat.index()})) {
                    (icons::person()) (voice.ui("handed-take"))
                }
                (deeds_button(voice, handed.seat))
            }
        }
    }
}

fn deeds_button(voice: &Voice<'_>, seat: Seat) -> Markup {
    html! {
        button type="button" data-send=(json!({"t": "deeds", "seat": seat.index()})) {
            (icons::bot()) (voice.ui("deeds-show"))
        }
    }
}

fn vote(voice: &Voice<'_>, ballot: &Ballot) -> Markup {
    let cast: usize = ballot.choices.iter().map(|(_, count)| count).sum();
    let tally = if ballot.all { "vote-tally-all" } else { "vote-tally" };
    let tally = Text::new(tally).amount("cast", cast as i64).amount("voters", ballot.voters as i64);
    html! {
        div.affair role="group" aria-label=(voice.ui("vote")) {
            p { strong { (voice.site(&ballot.question)) } }
            (changes(voice, &ballot.changes))
            div.row {
                @for (choice, count) in &ballot.choices {
                    @let label = voice.site(&Text::named(format!("vote-{choice}")));
                    @if ballot.may {
                        button.main[ballot.cast == Some(choice)] type="button" aria-pressed=(ballot.cast == Some(choice))
                            data-send=(json!({"t": "vote", "vote": ballot.id, "choice": choice})) {
                            (label) @if *count > 0 { " " span.count { (count) } }
                        }
                    } @else { span.badge.quiet { (label) " " (count) } }
                }
            }
            p.fine { (voice.site(&tally)) " " (voice.ui("vote-ends")) " " time.moment data-moment=(ballot.expires) {} }
        }
    }
}

/// The button that begins to hand a seat over.
pub(super) fn hand_over_button(page: &TablePage<'_>, seat: Seat) -> Markup {
    let occupant = &page.occupants[seat.index()];
    html! {
        @if occupant.bot.is_none() && occupant.stand_in.is_none() && !page.table.awaiting().is_empty() {
            button.tool type="button" data-send=(json!({"t": "handing_over"})) {
                (icons::bot()) (page.voice.ui("hand-over"))
            }
        }
    }
}

/// The window in which a seat is handed over. `rounds`: whether the game has any.
pub fn hand_over(voice: &Voice<'_>, levels: &[&str], rounds: bool) -> Markup {
    let spans: &[&str] = if rounds { &["turn", "round", "back"] } else { &["turn", "back"] };
    html! {
        h2 { (voice.ui("hand-over-title")) }
        p { (voice.ui("hand-over-note")) }
        div.handing {
            div.field {
                label for="hand-level" { (voice.ui("hand-over-level")) }
                select id="hand-level" {
                    @for level in levels {
                        option value=(level) selected[*level == "normal"] { (voice.site(&Text::named(format!("level-{level}")))) }
                    }
                }
            }
            fieldset {
                legend { (voice.ui("hand-over-until")) }
                @for (n, span) in spans.iter().enumerate() {
                    label.switch {
                        input type="radio" name="hand-until" value=(span) checked[n == 0];
                        span { (voice.site(&Text::named(format!("hand-over-{span}")))) }
                    }
                }
            }
            button.main type="button" data-hand-over { (icons::bot()) (voice.ui("hand-over-do")) }
        }
    }
}

/// A decision that was made for the reader.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed<'a> {
    /// Its number.
    pub decision: u64,
    /// What was decided.
    pub what: &'a str,
    /// The level of the bot; nothing if the clock passed.
    pub level: Option<&'a str>,
    /// How often the bot looked ahead.
    pub looks: u32,
    /// What it looked into, the best first.
    pub options: Vec<DeedOption>,
}

/// An option that a bot has looked into.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeedOption {
    /// What.
    pub what: String,
    /// Whether it was this one.
    pub chosen: bool,
    /// The chance to win after it, in percent.
    pub chance: i64,
    /// The final score that can be expected.
    pub score: i64,
    /// What is expected to follow.
    pub line: Vec<String>,
}

/// What was decided for the reader, and why; the last decision first.
pub fn deeds(voice: &Voice<'_>, deeds: &[Deed<'_>]) -> Markup {
    html! {
        // The focus goes to the beginning of a long list, not to the button below it.
        h2 tabindex="-1" autofocus { (voice.ui("deeds-title")) }
        @if deeds.is_empty() { p { (voice.ui("deeds-none")) } }
        ol.deeds {
            @for deed in deeds.iter().rev() {
                li {
                    p.did { span.step { (deed.decision) } " " strong { (deed.what) } }
                    @match deed.level {
                        None => p.fine { (voice.ui("deeds-passed")) },
                        Some(level) if deed.options.is_empty() => {
                            p.fine { (voice.site(&Text::new("deeds-at-sight").name("level", format!("level-{level}")))) }
                        }
                        Some(level) => (reasons(voice, deed, level)),
                    }
                }
            }
        }
    }
}

fn reasons(voice: &Voice<'_>, deed: &Deed<'_>, level: &str) -> Markup {
    let looked = Text::new("deeds-looked").name("level", format!("level-{level}"));
    html! {
        p.fine { (voice.site(&looked.amount("count", i64::from(deed.looks)))) }
        ul.reasons {
            @for option in &deed.options {
                li.chosen[option.chosen] {
                    span.option { (option.what) @if option.chosen { " " span.badge.quiet { (voice.ui("deeds-chosen")) } } }
                    meter min="0" max="100" value=(option.chance) aria-label=(voice.ui("hint-chance")) {}
                    span.fine {
                        (voice.site(&Text::new("hint-value").amount("chance", option.chance).amount("score", option.score)))
                        @if !option.line.is_empty() { " " (voice.ui("hint-line")) " " (option.line.join(" → ")) }
                    }
                }
            }
        }
    }
}

/// What replaces the question when the game was abandoned.
pub fn given_up(voice: &Voice<'_>) -> Markup {
    html! { p.question { strong { (voice.ui("prompt-given-up")) } } }
}
