//! The prompt: the question and all its answers.

use maud::{Markup, html};
use orrery_core::{Seat, SeatSet, Text};

use super::answer::button;
use super::seats::{clock, hand_over_button};
use super::{TablePage, answers as standing_answers, ending, pending, picking};
use crate::icons;
use crate::words::SiteWords as _;
use orrery_page::{Act, seat_mark};

/// With this many answers or more they are folded by heading.
const MANY: usize = 14;

/// The question with its answers, or who is waited for, or the result. What leaves the question open is in the tray.
pub(super) fn prompt(page: &TablePage<'_>, acts: &[Act]) -> Markup {
    let voice = &page.voice;
    let acts: Vec<_> = acts.iter().filter(|act| !act.aside).collect();
    if let Some(held) = page.held {
        return pending::end_turn(page, held);
    }
    let awaiting = page.table.awaiting();
    if awaiting.is_empty() {
        return ending::over(page);
    }
    if page.past {
        return html! { p.question { (voice.ui("prompt-past")) } };
    }
    if !page.behind_curtain.is_empty() {
        return curtain(page);
    }
    let played = |seat: &Seat| page.occupants[seat.index()].stand_in.is_none();
    let asked = page.me.filter(played).and_then(|seat| Some((seat, page.table.ask(seat)?)));
    let Some((seat, asked)) = asked else {
        return html! {
            p.question.waiting { (waiting(page, awaiting)) }
            (awaited(page, awaiting))
            @if !acts.is_empty() { (answers(page, &acts)) }
        };
    };
    html! {
        p.question {
            span.whose {
                @if asked.on_behalf_of == seat { (voice.ui("prompt-you")) }
                @else { (voice.site(&Text::new("prompt-for").seat("who", asked.on_behalf_of))) }
            }
            " " strong { (voice.with_links(&asked.question)) } " "
            (rule_chip(&asked.rule.to_string()))
            // On a phone the seat and its clock may be out of sight.
            @if let Some(time) = page.occupants[seat.index()].time { " " (clock(page, seat, time)) }
        }
        @if awaiting.len() > 1 { p.also { (voice.site(&also(awaiting, seat))) } (awaited(page, awaiting.without(seat))) }
        @match page.table.picking(seat) {
            Some(several) => (picking::picking(page, seat, &acts, &several, asked.neutral.as_deref())),
            None => (answers(page, &acts)),
        }
        (standing_answers::menu(page, seat))
    }
}

fn also(awaiting: SeatSet, me: Seat) -> Text {
    let others: Vec<_> =
        awaiting.without(me).iter().map(|seat| Text::new("seat-called").seat("who", seat)).collect();
    Text::new("prompt-also").list("who", others)
}

/// The people who are waited for, and since when. Bots are not: they think as long as they think.
fn awaited(page: &TablePage<'_>, awaiting: SeatSet) -> Markup {
    let since = |seat: Seat| {
        let occupant = &page.occupants[seat.index()];
        let person = occupant.bot.is_none() && occupant.stand_in.is_none();
        occupant.asked_at.filter(|_| person).map(|at| (seat, at))
    };
    let people: Vec<_> = awaiting.iter().filter_map(since).collect();
    html! {
        @if !people.is_empty() {
            ul.awaited {
                @for (seat, at) in people {
                    li {
                        (seat_mark(seat)) " " (page.voice.name(seat)) " "
                        span.fine { (page.voice.ui("awaited-since")) " " time.moment data-moment=(at) {} }
                    }
                }
            }
        }
    }
}

fn waiting(page: &TablePage<'_>, awaiting: SeatSet) -> String {
    let alone = awaiting.first().filter(|seat| SeatSet::only(*seat) == awaiting);
    if let Some((seat, bot)) =
        alone.map(|seat| (seat, &page.occupants[seat.index()])).filter(|(_, bot)| bot.bot.is_some())
    {
        let text = match bot.usual_turn {
            Some(seconds) => Text::new("prompt-thinking-usually").amount("seconds", i64::from(seconds)),
            None => Text::new("prompt-thinking"),
        };
        return page.voice.site(&text.seat("who", seat));
    }
    let who: Vec<_> = awaiting.iter().map(|seat| Text::new("seat-called").seat("who", seat)).collect();
    page.voice.site(&Text::new("prompt-waiting").list("who", who))
}

fn curtain(page: &TablePage<'_>) -> Markup {
    html! {
        div.curtain {
            @for seat in page.behind_curtain.iter() {
                p { (page.voice.site(&Text::new("curtain-pass").seat("who", seat))) }
                button.main data-look=(seat.index()) {
                    (page.voice.site(&Text::new("curtain-show").seat("who", seat)))
                }
            }
        }
    }
}

/// A number that opens the rule's sentence.
pub(super) fn rule_chip(rule: &str) -> Markup {
    html! { button.rule type="button" data-rule=(rule) { (rule) } }
}

/// All answers as buttons below their headings, legal ones first.
fn answers(page: &TablePage<'_>, acts: &[&Act]) -> Markup {
    let mut headings: Vec<&str> = Vec::new();
    for act in acts {
        if !headings.contains(&act.heading.as_str()) {
            headings.push(&act.heading);
        }
    }
    if acts.len() <= MANY || headings.len() == 1 {
        return html! { div.acts { @for act in in_order(acts) { (button(&page.voice, act)) } } };
    }
    let groups = headings.iter().map(|heading| {
        let group: Vec<_> = acts.iter().copied().filter(|act| act.heading == *heading).collect();
        (*heading, group)
    });
    let (can, cannot): (Vec<_>, Vec<_>) = groups.partition(|(_, group)| group.iter().any(|act| !act.refused));
    let never: Vec<_> = cannot.into_iter().flat_map(|(_, group)| group).collect();
    let not_now = page.voice.ui("acts-not-now");
    html! {
        div.acts.folded {
            @for (heading, group) in &can {
                @if let [only] = &group[..] { (button(&page.voice, only)) } @else { (fold(page, heading, group, "acts")) }
            }
            @if !never.is_empty() { (fold(page, &not_now, &never, "acts")) }
        }
    }
}

/// A heading that opens to its answers. Of those within one list, one is open at a time.
pub(super) fn fold(page: &TablePage<'_>, heading: &str, group: &[&Act], within: &str) -> Markup {
    let legal = group.iter().filter(|act| !act.refused).count();
    html! {
        details.group.cannot[legal == 0] data-keep=(format!("{within} {heading}")) name=(within) {
            summary {
                (heading) " "
                span.count { (if legal == 0 { group.len() } else { legal }) }
            }
            div.buttons { @for act in in_order(group) { (button(&page.voice, act)) } }
        }
    }
}

/// Legal answers come before refused ones.
fn in_order<'a>(group: &[&'a Act]) -> Vec<&'a Act> {
    let mut acts = group.to_vec();
    acts.sort_by_key(|act| act.refused);
    acts
}

/// Taking back, and asking for advice.
pub(super) fn tools(page: &TablePage<'_>) -> Markup {
    let Some(seat) = page.me.filter(|_| !page.past && page.held.is_none()) else { return html! {} };
    let voice = &page.voice;
    if page.occupants[seat.index()].stand_in.is_some() {
        return html! {};
    }
    let reach = page.table.undo_reach(seat);
    html! {
        @if reach > 0 {
            button.tool type="button" data-undo {
                (icons::undo()) (voice.ui("undo"))
            }
            @if reach > 1 { (restart(page, reach)) } @else { span.horizon { (reaches(page, reach)) } }
        } @else if page.table.made_by(seat) > 0 && page.table.awaiting().contains(seat) {
            span.horizon { (voice.ui("undo-none")) }
        }
        @if page.hints && page.table.awaiting().contains(seat) {
            button.tool type="button" data-hint { (icons::hint()) (voice.ui("hint")) }
        }
        (hand_over_button(page, seat))
    }
}

/// Taking back everything at once, with a list of what that would be.
fn restart(page: &TablePage<'_>, reach: usize) -> Markup {
    let voice = &page.voice;
    let turns = page.pages.turns(page.table, page.viewer, page.table.decisions() - reach);
    html! {
        details.horizon data-keep="restart" {
            summary { (reaches(page, reach)) }
            ol {
                @for step in turns.iter().flat_map(|turn| &turn.steps) {
                    li { (step.label.as_ref().map_or_else(|| voice.ui("turns-secret"), |label| voice.say(label))) }
                }
            }
            button.tool type="button" data-restart { (icons::undo()) (voice.ui("restart")) }
        }
    }
}

/// How far taking back reaches.
fn reaches(page: &TablePage<'_>, reach: usize) -> Markup {
    let voice = &page.voice;
    html! {
        (voice.site(&Text::new("undo-reach").amount("count", reach as i64)))
        @if let Some(line) = horizon(page, reach) { " " (voice.ui("undo-back-to")) " " q { (line) } }
    }
}

/// The log line before the first decision that can be taken back.
fn horizon(page: &TablePage<'_>, reach: usize) -> Option<String> {
    let last_kept = page.table.decisions() - reach;
    Some(page.voice.say(&page.table.told_until(page.viewer, last_kept)?))
}
