//! The part of the form with which a table agrees on its time.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_web::frame::Reader;

use super::form::{Fields, field};
use crate::clock::{Allowance, AtZero, Clock, LEVELS, Window};
use crate::words::Speak as _;

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

/// The times for a decision that are offered, in seconds.
const MOVES: [u32; 10] =
    [30, MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
/// Those for a game.
const GAMES: [u32; 9] =
    [10 * MINUTE, 20 * MINUTE, 40 * MINUTE, HOUR, 2 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY];
/// What a decision can add.
const INCREMENTS: [u32; 8] = [0, 5, 15, 30, MINUTE, 10 * MINUTE, HOUR, 8 * HOUR];
/// Nobody can think in less.
const LEAST: u32 = 10;
/// Nobody wants to wait for longer.
const MOST: u32 = 60 * DAY;

/// What the fields mean; nothing for a table without a clock.
pub(super) fn read(fields: &Fields) -> Result<Option<Clock>, Text> {
    let wrong = || Text::new("time-wrong");
    let seconds = |name: &str| field(fields, name).and_then(|typed| typed.parse::<u32>().ok());
    let fits = |seconds: &u32| (LEAST..=MOST).contains(seconds);
    let allowance = match field(fields, "clock").unwrap_or("none") {
        "none" => return Ok(None),
        "move" => Allowance::Move { seconds: seconds("clock-move").filter(fits).ok_or_else(wrong)? },
        "game" => Allowance::Game {
            seconds: seconds("clock-game").filter(fits).ok_or_else(wrong)?,
            increment: seconds("clock-increment").filter(|more| *more <= MOST).ok_or_else(wrong)?,
        },
        _ => return Err(wrong()),
    };
    let typed = |name: &str| field(fields, name).unwrap_or_default();
    let window = if typed("clock-window") == "on" {
        let window = Window::new(typed("clock-from"), typed("clock-to"), typed("clock-zone"));
        Some(window.ok_or(Text::new("time-window-wrong"))?)
    } else {
        None
    };
    let at_zero = AtZero::ALL.into_iter().find(|known| known.name() == typed("clock-zero"));
    let level = LEVELS.into_iter().find(|level| *level == typed("clock-level"));
    Ok(Some(Clock {
        allowance,
        window,
        at_zero: at_zero.ok_or_else(wrong)?,
        level: level.ok_or_else(wrong)?.to_owned(),
    }))
}

/// A time in words.
fn span(reader: &Reader, seconds: u32) -> String {
    let (key, count) = match seconds {
        0 => ("time-nothing", 0),
        seconds if seconds % DAY == 0 => ("time-days", seconds / DAY),
        seconds if seconds % HOUR == 0 => ("time-hours", seconds / HOUR),
        seconds if seconds % MINUTE == 0 => ("time-minutes", seconds / MINUTE),
        seconds => ("time-seconds", seconds),
    };
    reader.tell(&Text::new(key).amount("count", count))
}

/// What a table has agreed on, in sentences.
pub(super) fn in_words(reader: &Reader, clock: &Clock) -> Vec<String> {
    let mut lines = vec![match clock.allowance {
        Allowance::Move { seconds } => {
            reader.tell(&Text::new("time-per-move").word("time", span(reader, seconds)))
        }
        Allowance::Game { seconds, increment: 0 } => {
            reader.tell(&Text::new("time-per-game").word("time", span(reader, seconds)))
        }
        Allowance::Game { seconds, increment } => reader.tell(
            &Text::new("time-per-game-more")
                .word("time", span(reader, seconds))
                .word("more", span(reader, increment)),
        ),
    }];
    if let Some(window) = &clock.window {
        let (from, to) = window.limits();
        let text = Text::new("time-in-window").word("from", from).word("to", to);
        lines.push(reader.tell(&text.word("zone", window.zone.clone())));
    }
    let level = format!("level-{}", clock.level);
    lines.push(reader.tell(&Text::named(format!("time-then-{}", clock.at_zero.name())).name("level", level)));
    lines
}

/// The part of the form. What does not concern the chosen clock is hidden by the style sheet; without it, it stays.
pub(super) fn part(reader: &Reader, fields: &Fields) -> Markup {
    let chosen = |name: &str, usual: &str| field(fields, name).unwrap_or(usual).to_owned();
    let times = |name: &str, usual: u32, offered: &[u32]| {
        let chosen = chosen(name, &usual.to_string());
        let note = format!("{name}-note");
        html! {
            label for=(name) { (reader.tell(&Text::named(name.to_owned()))) }
            select id=(name) name=(name) aria-describedby=(note) {
                @for seconds in offered { option value=(seconds) selected[chosen == seconds.to_string()] { (span(reader, *seconds)) } }
            }
            span.fine id=(note) { (reader.tell(&Text::named(note.clone()))) }
        }
    };
    let clock = chosen("clock", "none");
    let zero = chosen("clock-zero", "bot");
    let level = chosen("clock-level", "normal");
    html! {
        fieldset.clock-part {
            legend.sr { (reader.t("time-heading")) }
            div.field {
                label for="clock" { (reader.t("time-clock")) }
                select #clock name="clock" aria-describedby="clock-note" {
                    @for kind in ["none", "move", "game"] {
                        option value=(kind) selected[clock == kind] { (reader.tell(&Text::named(format!("time-clock-{kind}")))) }
                    }
                }
                span.fine #clock-note { (reader.t("time-clock-note")) }
            }
            div.field.for-move { (times("clock-move", DAY, &MOVES)) }
            div.field.for-game { (times("clock-game", HOUR, &GAMES)) }
            div.field.for-game { (times("clock-increment", 30, &INCREMENTS)) }
            div.for-clock {
                div.field {
                    label for="clock-zero" { (reader.t("time-zero")) }
                    select #clock-zero name="clock-zero" aria-describedby="clock-zero-note" {
                        @for known in AtZero::ALL {
                            option value=(known.name()) selected[zero == known.name()] { (reader.tell(&Text::named(format!("time-zero-{}", known.name())))) }
                        }
                    }
                    span.fine #clock-zero-note { (reader.t("time-zero-note")) }
                }
                div.field {
                    label for="clock-level" { (reader.t("time-level")) }
                    select #clock-level name="clock-level" {
                        @for known in LEVELS {
                            option value=(known) selected[level == known] { (reader.tell(&Text::new("place-bot").name("level", format!("level-{known}")))) }
                        }
                    }
                }
                label.switch {
                    input #clock-window type="checkbox" name="clock-window" value="on" checked[chosen("clock-window", "") == "on"] aria-describedby="clock-window-note";
                    span { (reader.t("time-window")) }
                }
                p.fine #clock-window-note { (reader.t("time-window-note")) }
                div.hours.for-window {
                    div.field {
                        label for="clock-from" { (reader.t("time-from")) }
                        input #clock-from name="clock-from" type="time" value=(chosen("clock-from", "18:00"));
                    }
                    div.field {
                        label for="clock-to" { (reader.t("time-to")) }
                        input #clock-to name="clock-to" type="time" value=(chosen("clock-to", "23:00"));
                    }
                    div.field {
                        label for="clock-zone" { (reader.t("time-zone")) }
                        input #clock-zone name="clock-zone" list="zones" value=(chosen("clock-zone", "UTC")) data-zone[field(fields, "clock-zone").is_none()] autocomplete="off" spellcheck="false" aria-describedby="clock-zone-note";
                        datalist #zones {}
                        span.fine #clock-zone-note { (reader.t("time-zone-note")) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::Lang;
    use orrery_web::frame::Theme;

    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Fields {
        let usual = [("clock-zero", "vote"), ("clock-level", "easy"), ("clock-increment", "0")];
        usual.iter().chain(pairs).map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn what_is_chosen_is_what_the_table_gets() {
        assert_eq!(read(&Vec::new()), Ok(None));
        assert_eq!(read(&fields(&[("clock", "none")])), Ok(None));
        let clock = read(&fields(&[("clock", "move"), ("clock-move", "86400")])).expect("it fits");
        let clock = clock.expect("a clock");
        assert_eq!(clock.allowance, Allowance::Move { seconds: DAY });
        assert_eq!((clock.at_zero, clock.level.as_str(), clock.window), (AtZero::Vote, "easy", None));
        let window = [
            ("clock-window", "on"),
            ("clock-from", "22:00"),
            ("clock-to", "02:00"),
            ("clock-zone", "+02:00"),
        ];
        let game = [("clock", "game"), ("clock-game", "3600"), ("clock-increment", "30")];
        let clock = read(&fields(&[&game[..], &window[..]].concat())).expect("it fits").expect("a clock");
        assert_eq!(clock.allowance, Allowance::Game { seconds: HOUR, increment: 30 });
        assert_eq!(clock.window, Window::new("22:00", "02:00", "+02:00"));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for wrong in [
            &[("clock", "hourglass")][..],
            &[("clock", "move")],
            &[("clock", "move"), ("clock-move", "0")],
            &[("clock", "move"), ("clock-move", "99999999")],
            &[("clock", "game"), ("clock-game", "600"), ("clock-increment", "x")],
            &[("clock", "move"), ("clock-move", "600"), ("clock-zero", "explode")],
            &[("clock", "move"), ("clock-move", "600"), ("clock-level", "search:9999")],
            &[("clock", "move"), ("clock-move", "600"), ("clock-window", "on"), ("clock-zone", "Moon")],
        ] {
            assert!(read(&fields(wrong)).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn every_text_is_there() {
        for lang in Lang::ALL {
            let reader =
                Reader { lang, theme: Theme::Dark, name: None, csrf: String::new(), path: String::new() };
            assert!(!part(&reader, &Vec::new()).into_string().contains('⟨'));
            for at_zero in AtZero::ALL {
                let allowance = Allowance::Game { seconds: 90, increment: 30 };
                let window = Window::new("18:00", "22:00", "UTC");
                let clock = Clock { allowance, window, at_zero, level: "random".to_owned() };
                assert!(in_words(&reader, &clock).iter().all(|line| !line.contains('⟨')));
            }
        }
    }
}
