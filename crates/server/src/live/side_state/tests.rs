//! Clocks and stand-ins of several seats at once.

use super::*;
use crate::clock::{Allowance, AtZero};

const ALWAYS: Hours<'static> = Hours { window: None, outages: &[] };

fn seats(list: &[u8]) -> SeatSet {
    list.iter().map(|seat| Seat::new(*seat)).collect()
}

fn position(awaiting: &[u8], made: &[usize]) -> Position {
    Position {
        awaiting: seats(awaiting),
        bots: seats(&[2]),
        made: made.to_vec(),
        chapter: Some(1),
        ended: false,
        paused: false,
    }
}

fn terms() -> Clock {
    Clock {
        allowance: Allowance::Move { seconds: 100 },
        window: None,
        at_zero: AtZero::Bot,
        level: "easy".to_owned(),
    }
}

fn stand_in(until: Until, made: usize) -> StandIn {
    StandIn { level: "easy".to_owned(), until, cause: Cause::Owner, made, chapter: Some(1), at: 0 }
}

#[test]
fn everybody_who_is_asked_has_a_clock_that_runs_and_bots_have_none() {
    let terms = terms();
    let mut side_state = SideState::default();
    side_state.settle(Some(&terms), ALWAYS, &position(&[0, 1, 2], &[0, 0, 0]), 0);
    let running: Vec<_> = side_state.clocks.iter().map(|clock| clock.since.is_some()).collect();
    assert_eq!(running, [true, true, false]);
    // One answers: the other one's time is what it was.
    side_state.settle(Some(&terms), ALWAYS, &position(&[1], &[1, 0, 0]), 40_000);
    assert_eq!(side_state.clocks[0].since, None);
    assert_eq!(side_state.clocks[1].zero_at(ALWAYS), Some(100_000));
    assert_eq!(side_state.due_at(ALWAYS, &position(&[1], &[1, 0, 0]), 40_000), Some(100_000));
    assert_eq!(side_state.used_up(ALWAYS, 99_999), []);
    assert_eq!(side_state.used_up(ALWAYS, 100_000), [Seat::new(1)]);
    // Handed over, it stands.
    side_state.hand_over(Seat::new(1), stand_in(Until::Back, 0));
    side_state.settle(Some(&terms), ALWAYS, &position(&[1], &[1, 0, 0]), 50_000);
    assert_eq!(side_state.clocks[1].since, None);
    assert_eq!(
        side_state.due_at(ALWAYS, &position(&[1], &[1, 0, 0]), 50_000),
        Some(50_000 + BOT_OVERDUE),
        "a bot that owes an answer is looked after"
    );
    let mut ended = position(&[1], &[1, 0, 0]);
    ended.ended = true;
    assert_eq!(side_state.due_at(ALWAYS, &ended, 50_000), None);
}

#[test]
fn a_bot_plays_for_as_long_as_was_said() {
    let after = |until, awaiting: &[u8], made: usize, chapter: u32| {
        let mut side_state = SideState::default();
        side_state.hand_over(Seat::new(0), stand_in(until, 3));
        let position = Position { chapter: Some(chapter), ..position(awaiting, &[made, 0, 0]) };
        side_state.settle(None, ALWAYS, &position, 0);
        side_state.stand_in(Seat::new(0)).is_some()
    };
    assert!(after(Until::Decision, &[0], 3, 1) && !after(Until::Decision, &[0], 4, 1));
    assert!(after(Until::Turn, &[1], 3, 1), "the turn is still to come");
    assert!(after(Until::Turn, &[0], 5, 1) && !after(Until::Turn, &[1], 5, 1));
    assert!(!after(Until::Turn, &[0], 5, 2), "no turn is longer than a round");
    assert!(after(Until::Round, &[1], 9, 1) && !after(Until::Round, &[0], 9, 2));
    assert!(after(Until::Back, &[1], 99, 9));
}

#[test]
fn handing_over_and_taking_back_wins_no_time() {
    let terms = terms();
    let asked = position(&[0], &[0, 0, 0]);
    for (cause, left) in [(Cause::Owner, 10_000), (Cause::Clock, 100_000), (Cause::Vote, 100_000)] {
        let mut side_state = SideState::default();
        side_state.settle(Some(&terms), ALWAYS, &asked, 0);
        side_state.hand_over(Seat::new(0), StandIn { cause, ..stand_in(Until::Back, 0) });
        side_state.settle(Some(&terms), ALWAYS, &asked, 90_000);
        side_state.take_back(Seat::new(0), Some(&terms));
        side_state.settle(Some(&terms), ALWAYS, &asked, 95_000);
        assert_eq!(side_state.clocks[0].remaining(ALWAYS, 95_000), left, "{cause:?}");
    }
}

#[test]
fn a_vote_about_somebody_who_answers_is_pointless() {
    let terms = terms();
    let mut side_state = SideState::default();
    let asked = position(&[0, 1], &[0, 0, 0]);
    side_state.settle(Some(&terms), ALWAYS, &asked, 0);
    let kind = Kind::OutOfTime { seat: 1, level: "easy".to_owned() };
    side_state.open(kind, vec![0], &asked, Some(&terms), 100_000);
    side_state.settle(Some(&terms), ALWAYS, &asked, 100_000);
    assert_eq!((side_state.votes.len(), side_state.clocks[1].since), (1, None), "the clock stands");
    assert_eq!(
        side_state.due_at(ALWAYS, &asked, 100_000),
        Some(100_000 + SOON),
        "the other one's time is up too"
    );
    side_state.settle(Some(&terms), ALWAYS, &position(&[0, 1], &[0, 1, 0]), 110_000);
    assert!(side_state.votes.is_empty(), "an answer has come, and another one is asked for");
    assert_eq!(side_state.clocks[1].zero_at(ALWAYS), Some(210_000));
}

#[test]
fn what_is_kept_is_read_back() {
    let mut side_state = SideState::default();
    assert!(side_state.is_empty());
    side_state.settle(Some(&terms()), ALWAYS, &position(&[0], &[0, 0, 0]), 7);
    side_state.hand_over(Seat::new(1), stand_in(Until::Round, 2));
    let kind = Kind::Replace { seat: 0, level: "hard".to_owned() };
    side_state.open(kind, vec![1], &position(&[0], &[0, 0, 0]), None, 9);
    let json = serde_json::to_string(&side_state).expect("plain data");
    assert_eq!(serde_json::from_str::<SideState>(&json).expect("it is read back"), side_state);
    assert_eq!(serde_json::from_str::<SideState>("{}").expect("nothing is missing"), SideState::default());
}
