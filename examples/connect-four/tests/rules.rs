//! Each rule of the ledger, by its number.

use std::sync::Arc;

use connect_four::{Action, Column, ConnectFour, Options, Refusal, State};
use orrery_core::{Chance, Game as _, Outside, Publish as _, Reason, Seat, SeatSet, Seats, SetupError};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn game() -> ConnectFour {
    ConnectFour::new(Arc::new(()), Options::default(), Seats::new(2)).expect("two can play")
}

/// The position after discs have fallen into these columns, counted from 1, the seats alternating.
fn after(columns: &str) -> State {
    let game = game();
    let mut chance = Chance::sampled(1);
    let mut t = game.deal(&mut Outside::silent(FIRST, &mut chance));
    for column in columns.chars() {
        let seat = t.to_move();
        let action = drop_into(column);
        assert_eq!(game.check(&t, seat, action), Ok(()), "{columns} is a game");
        game.apply(&mut t, seat, action, &mut Outside::silent(seat, &mut chance));
    }
    t
}

fn drop_into(column: char) -> Action {
    format!("drop {column}").parse().expect("an action")
}

#[track_caller]
fn refused(t: &State, seat: Seat, column: char, rule: &str) {
    let reason: Reason = game().check(t, seat, drop_into(column)).expect_err("refused").into();
    assert_eq!(reason.rule.to_string(), rule);
}

#[test]
fn c4_1_two_people_and_an_empty_board() {
    let three = ConnectFour::new(Arc::new(()), Options::default(), Seats::new(3)).err();
    assert_eq!(three, Some(SetupError::Seats { game: "connect-four", seats: 2..=2, found: 3 }));
    let view = game().view(&after(""), SeatSet::NOBODY);
    assert_eq!(view.columns, vec![Vec::new(); 7]);
}

#[test]
fn c4_2_the_first_seat_begins() {
    assert_eq!(game().awaiting(&after("")), SeatSet::only(FIRST));
    let discs = ConnectFour::inventory(&()).into_iter().find(|(name, _)| *name == "discs");
    assert_eq!(discs, Some(("discs", 2 * 21)));
}

#[test]
fn c4_3_discs_fall_to_the_lowest_free_place_and_turns_alternate() {
    let t = after("44");
    assert_eq!(t.disc(Column::new(3), 0), Some(FIRST));
    assert_eq!(t.disc(Column::new(3), 1), Some(SECOND));
    assert_eq!(t.disc(Column::new(3), 2), None);
    assert_eq!(game().awaiting(&t), SeatSet::only(FIRST));
}

#[test]
fn c4_4_a_full_column_takes_no_more() {
    let t = after("444444");
    refused(&t, FIRST, '4', "C4-4");
    assert_eq!(game().check(&t, FIRST, drop_into('4')), Err(Refusal::Full { column: 4, discs: 6 }));
    let mut candidates = Vec::new();
    game().candidates(&t, FIRST, &mut candidates);
    assert_eq!(candidates.len(), 7, "the full column is offered, and refused with its reason");
}

#[test]
fn c4_5_only_whoever_is_to_move_drops() {
    refused(&after(""), SECOND, '1', "C4-5");
}

#[test]
fn c4_6_four_in_a_line_win() {
    for line in ["1122334", "1212121", "3165146546665", "7423545763433"] {
        let t = after(line);
        assert_eq!((t.winner(), t.to_move()), (Some(FIRST), SECOND), "{line}");
        assert!(game().awaiting(&t).is_empty());
        refused(&t, SECOND, '7', "C4-6");
    }
    assert_eq!(after("7112233").winner(), None, "three are not enough");
    assert_eq!(after("71122334").winner(), Some(SECOND), "the second seat can win too");
}

#[test]
fn c4_6_a_line_does_not_run_over_the_edge() {
    // The first seat's three at the top of column 1 and one at the foot of column 2 are neighbours only as bits.
    let t = after("11211715155");
    let (left, right) = (Column::new(0), Column::new(1));
    let discs = [t.disc(left, 3), t.disc(left, 4), t.disc(left, 5), t.disc(right, 0)];
    assert_eq!((discs, t.winner()), ([Some(FIRST); 4], None));
}

/// All 42 places, filled without a line.
const DRAWN: &str = "547125662261271266215743771576315353334444";

#[test]
fn c4_7_a_full_board_is_a_draw() {
    let t = after(DRAWN);
    assert_eq!((t.dropped(), t.winner()), (42, None));
    refused(&t, FIRST, '1', "C4-7");
    let standing = game().standing(&t, SeatSet::NOBODY);
    assert_eq!(standing.winners().count(), 2);
    assert_eq!(standing.ended.expect("it is over").key, "ended-drawn");
}

#[test]
fn c4_8_the_winner_scores_one() {
    let standing = game().standing(&after("1122334"), SeatSet::NOBODY);
    let totals: Vec<_> = standing.columns.iter().map(|column| (column.total, column.rank)).collect();
    assert_eq!(totals, [(1, 1), (0, 2)]);
}
