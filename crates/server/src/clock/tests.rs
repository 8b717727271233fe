//! Clocks counted by hand: nobody waits here.

use super::*;

const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Monday, 2026-03-02 00:00 in Greenwich.
const MONDAY: i64 = 1_772_409_600_000;

fn always(outages: &[Outage]) -> Hours<'_> {
    Hours { window: None, outages }
}

fn within(window: &Window) -> Hours<'_> {
    Hours { window: Some(window), outages: &[] }
}

fn window(from: &str, to: &str, zone: &str) -> Window {
    Window::new(from, to, zone).expect("it makes sense")
}

fn terms(allowance: Allowance) -> Clock {
    Clock { allowance, window: None, at_zero: AtZero::Bot, level: "easy".to_owned() }
}

fn per_move(seconds: u32) -> Clock {
    terms(Allowance::Move { seconds })
}

fn asked(made: usize) -> SeatNow {
    SeatNow { made, asked: true, person: true }
}

fn waits(made: usize) -> SeatNow {
    SeatNow { made, asked: false, person: true }
}

#[test]
fn time_runs_in_the_hours_of_the_window_only() {
    let evening = window("18:00", "22:00", "UTC");
    let hours = within(&evening);
    assert_eq!(hours.spent(MONDAY, MONDAY + 18 * HOUR), 0);
    assert_eq!(hours.spent(MONDAY + 17 * HOUR, MONDAY + 19 * HOUR), HOUR);
    assert_eq!(hours.spent(MONDAY, MONDAY + 3 * DAY), 12 * HOUR);
    // Five hours from Monday noon: four on Monday, one on Tuesday.
    assert_eq!(hours.after(MONDAY + 12 * HOUR, 5 * HOUR), MONDAY + DAY + 19 * HOUR);
    assert_eq!(hours.after(MONDAY + 12 * HOUR, 4 * HOUR), MONDAY + 22 * HOUR, "to the last minute of it");
    assert_eq!(hours.after(MONDAY + 12 * HOUR, 0), MONDAY + 12 * HOUR);
}

#[test]
fn a_window_can_lie_across_midnight() {
    let night = window("22:00", "02:00", "UTC");
    let hours = within(&night);
    assert_eq!(hours.spent(MONDAY + HOUR, MONDAY + 3 * HOUR), HOUR, "it began on Sunday");
    assert_eq!(hours.spent(MONDAY, MONDAY + DAY), 4 * HOUR);
    assert_eq!(hours.after(MONDAY + 23 * HOUR, 2 * HOUR), MONDAY + DAY + HOUR);
    assert_eq!(hours.after(MONDAY + 23 * HOUR, 4 * HOUR), MONDAY + DAY + 23 * HOUR);
}

#[test]
fn a_window_is_that_of_its_place() {
    let fixed = window("08:00", "20:00", "+02:00");
    assert_eq!(
        within(&fixed).spent(MONDAY, MONDAY + 7 * HOUR),
        HOUR,
        "eight o'clock there is six in Greenwich"
    );
    assert_eq!(
        within(&window("08:00", "20:00", "UTC-5:30")).after(MONDAY + 6 * HOUR, 1),
        MONDAY + 13 * HOUR + 30 * MINUTE + 1
    );
    // Warsaw sets its clocks forward on the last Sunday of March: from then on eight o'clock is an hour earlier.
    let warsaw = window("08:00", "09:00", "Europe/Warsaw");
    let saturday = MONDAY + 26 * DAY;
    assert_eq!(within(&warsaw).after(saturday - DAY + 12 * HOUR, 1), saturday + 7 * HOUR + 1);
    assert_eq!(within(&warsaw).after(saturday + 12 * HOUR, 1), saturday + DAY + 6 * HOUR + 1);
    // The night in which an hour is missing is shorter by it.
    let night = window("01:00", "04:00", "Europe/Warsaw");
    assert_eq!(within(&night).spent(saturday + 12 * HOUR, saturday + DAY + 12 * HOUR), 2 * HOUR);
}

#[test]
fn windows_that_make_no_sense_are_refused() {
    for (from, to, zone) in [
        ("18:00", "18:00", "UTC"),
        ("24:00", "18:00", "UTC"),
        ("18", "19:00", "UTC"),
        ("18:60", "19:00", "UTC"),
        ("18:00", "22:00", "Middle/Earth"),
        ("18:00", "22:00", "+25:00"),
        ("18:00", "22:00", "+2:75"),
        ("18:00", "22:00", "+é"),
        ("18:00", "22:00", ""),
    ] {
        assert_eq!(Window::new(from, to, zone), None, "{from} {to} {zone}");
    }
    assert_eq!(window("08:05", "20:00", "UTC").limits(), ("08:05".to_owned(), "20:00".to_owned()));
}

#[test]
fn while_nobody_served_no_time_has_run() {
    let outages =
        [Outage { from: 100, to: 150 }, Outage { from: 150, to: 180 }, Outage { from: 300, to: 400 }];
    let hours = always(&outages);
    assert_eq!(hours.spent(0, 100), 100);
    assert_eq!(hours.spent(0, 170), 100);
    assert_eq!(hours.spent(0, 500), 320);
    assert_eq!(hours.spent(120, 200), 20);
    assert_eq!(hours.spent(350, 500), 100);
    assert_eq!(hours.after(0, 101), 181);
    assert_eq!(hours.after(50, 200), 430);
    let evening = window("18:00", "22:00", "UTC");
    let down = [Outage { from: MONDAY + 19 * HOUR, to: MONDAY + 21 * HOUR }];
    let both = Hours { window: Some(&evening), outages: &down };
    assert_eq!(both.spent(MONDAY, MONDAY + DAY), 2 * HOUR);
    assert_eq!(both.after(MONDAY, 3 * HOUR), MONDAY + DAY + 19 * HOUR);
}

#[test]
fn each_decision_has_its_time() {
    let terms = per_move(60);
    let mut clock = SeatClock::new(&terms);
    clock.settle(&terms, always(&[]), asked(0), 1_000);
    assert_eq!(clock.zero_at(always(&[])), Some(61_000));
    assert_eq!(clock.remaining(always(&[]), 31_000), 30_000);
    assert_eq!(clock.remaining(always(&[]), 99_000), 0);
    // Somebody else decides meanwhile: the clock runs on.
    clock.settle(&terms, always(&[]), asked(0), 21_000);
    assert_eq!(clock.zero_at(always(&[])), Some(61_000));
    clock.settle(&terms, always(&[]), asked(1), 41_000);
    assert_eq!(clock.zero_at(always(&[])), Some(101_000), "a new decision");
    clock.settle(&terms, always(&[]), waits(2), 51_000);
    assert_eq!(clock.zero_at(always(&[])), None);
}

#[test]
fn taking_back_wins_no_time() {
    let terms = per_move(60);
    let mut clock = SeatClock::new(&terms);
    clock.settle(&terms, always(&[]), asked(0), 0);
    clock.settle(&terms, always(&[]), waits(1), 50_000);
    assert_eq!(clock.left, 10_000);
    clock.settle(&terms, always(&[]), asked(0), 55_000);
    assert_eq!(clock.left, 10_000, "it goes on where it was");
    clock.settle(&terms, always(&[]), asked(1), 56_000);
    assert_eq!(clock.left, 60_000, "the next decision");
    clock.settle(&terms, always(&[]), asked(0), 66_000);
    clock.settle(&terms, always(&[]), asked(1), 76_000);
    assert_eq!(clock.left, 40_000, "its time was given already");

    let terms = super::tests::terms(Allowance::Game { seconds: 100, increment: 10 });
    let mut clock = SeatClock::new(&terms);
    clock.settle(&terms, always(&[]), asked(0), 0);
    for now in [10_000, 20_000, 30_000] {
        clock.settle(&terms, always(&[]), asked(1), now);
        clock.settle(&terms, always(&[]), asked(0), now + 5_000);
    }
    assert_eq!(clock.left, 100_000 - 35_000 + 10_000, "one increment for one decision");
}

#[test]
fn a_game_has_a_budget_and_decisions_add_to_it() {
    let terms = terms(Allowance::Game { seconds: 600, increment: 30 });
    let mut clock = SeatClock::new(&terms);
    clock.settle(&terms, always(&[]), waits(0), 0);
    clock.settle(&terms, always(&[]), asked(0), 100_000);
    clock.settle(&terms, always(&[]), waits(1), 160_000);
    assert_eq!(clock.left, (600 - 60 + 30) * SECOND);
    clock.settle(&terms, always(&[]), asked(1), 500_000);
    assert_eq!(clock.left, (600 - 60 + 30) * SECOND, "while others decide it stands");
    // A bot's decisions add nothing.
    clock.settle(&terms, always(&[]), SeatNow { made: 5, asked: false, person: false }, 501_000);
    assert_eq!(clock.left, (600 - 60 + 30 - 1) * SECOND);
    clock.left = 0;
    clock.refill(&terms);
    assert_eq!(clock.left, 30 * SECOND);
    assert_eq!(
        super::tests::terms(Allowance::Game { seconds: 86_400, increment: 0 }).reserve(),
        4_320 * SECOND
    );
    assert_eq!(per_move(60).reserve(), 60 * SECOND);
}

#[test]
fn terms_are_read_back() {
    let mut terms = terms(Allowance::Game { seconds: 600, increment: 30 });
    terms.window = Some(window("18:00", "22:00", "Europe/Warsaw"));
    let json = serde_json::to_string(&terms).expect("plain data");
    assert_eq!(serde_json::from_str::<Clock>(&json).expect("it is read back"), terms);
}

/// A minute a day, and so much time that it lasts for longer than there are dates: nobody counts all those days.
#[test]
fn the_end_of_a_clock_is_looked_for_within_a_horizon() {
    let minute = window("18:00", "18:01", "Europe/Warsaw");
    let terms = terms(Allowance::Game { seconds: u32::MAX, increment: u32::MAX });
    let mut clock = SeatClock::new(&terms);
    for made in 0..1000 {
        clock.settle(&terms, within(&minute), asked(made), MONDAY);
    }
    assert_eq!(clock.left, 1000 * i64::from(u32::MAX) * SECOND);
    assert_eq!(clock.zero_at(within(&minute)), Some(MONDAY + HORIZON), "then it is looked at again");
    let left = clock.remaining(within(&minute), MONDAY + HORIZON);
    assert_eq!(left, clock.left - 400 * MINUTE, "and nothing has happened");
    // What lies nearer is found exactly.
    assert_eq!(within(&minute).after(MONDAY, 300 * MINUTE), MONDAY + 299 * DAY + 17 * HOUR + MINUTE);
    assert_eq!(always(&[]).after(MONDAY, 2 * HORIZON), MONDAY + 2 * HORIZON);
}

/// Set back, a clock that began in what is the future now has lost nothing and goes on from here.
#[test]
fn a_clock_that_was_set_back_goes_on() {
    let terms = per_move(60);
    let mut clock = SeatClock::new(&terms);
    clock.settle(&terms, always(&[]), asked(0), MONDAY + HOUR);
    assert_eq!(clock.remaining(always(&[]), MONDAY), 60_000);
    clock.settle(&terms, always(&[]), asked(0), MONDAY);
    assert_eq!(clock.zero_at(always(&[])), Some(MONDAY + MINUTE));
}
