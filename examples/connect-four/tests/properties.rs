//! Connect Four keeps to everything that the testkit asks of a game.

use connect_four::{ConnectFour, Refusal, State};
use orrery_testkit::Subject;

fn subject() -> Subject<ConnectFour> {
    Subject::new(env!("CARGO_MANIFEST_DIR"))
        .bound(42)
        .invariant(discs_are_where_they_fell)
        .derived_keys(Refusal::KEYS.iter().copied())
}

/// No disc hangs in the air, and as many lie on the board as were dropped.
fn discs_are_where_they_fell(_: &ConnectFour, t: &State) -> Result<(), String> {
    let mut discs = 0;
    for column in connect_four::Column::all() {
        let taken: Vec<_> = (0..6).map(|row| t.disc(column, row).is_some()).collect();
        if taken.is_sorted_by(|lower, upper| lower >= upper) {
            discs += taken.iter().filter(|taken| **taken).count();
        } else {
            return Err(format!("a disc hangs in the air in column {column}"));
        }
    }
    if discs == usize::from(t.dropped()) { Ok(()) } else { Err(format!("{discs} discs lie on the board")) }
}

orrery_testkit::properties!(subject());

#[test]
fn one_game_as_it_was() {
    insta::assert_snapshot!(orrery_testkit::golden(&subject(), 0, 4));
}

#[test]
fn observations_tell_what_is_known() {
    let told = orrery_testkit::properties::observations_tell_what_is_known(&subject());
    told.unwrap_or_else(|failure| panic!("{failure}"));
}
