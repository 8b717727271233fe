//! Fuzz target: actions in notation, at tables in the middle of their games.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use orrery_core::object::MoveError;
use orrery_core::seed::Dice;
use orrery_core::{ActError, Chance, Record, TableObject};
use orrery_registry::Title;
use serde_json::json;

use super::{TITLES, look, title};

/// How many decisions of a game there are positions of, and how far apart these are.
const DECISIONS: usize = 240;
const APART: usize = 8;
/// How many lines of an input count: a remedy for each refusal is looked for, which takes long.
const LINES: usize = 12;

/// Records of random games of every title, up to different positions.
static POSITIONS: LazyLock<BTreeMap<&'static str, Vec<Record>>> =
    LazyLock::new(|| TITLES.iter().map(|title| (title.id(), played(&**title))).collect());

fn played(title: &dyn Title) -> Vec<Record> {
    let (fewest, most) = title.seats();
    let mut positions = Vec::new();
    for seats in [fewest, most] {
        let dice = Dice::numbered(seats.into());
        let mut table = title.open(seats, &json!({}), dice).expect("a game has its default options");
        let mut chance = Chance::sampled(seats.into());
        let mut legal = Vec::new();
        for decision in 0..DECISIONS {
            let Some(seat) = table.awaiting().first() else { break };
            if decision % APART == 0 {
                positions.push(table.full_record());
            }
            table.legal_numbers(seat, &mut legal);
            let number = legal[chance.pick(legal.len())];
            table.act_number(seat, table.made_by(seat), number).expect("it is legal");
        }
    }
    positions
}

/// All positions of a game.
pub(super) fn positions(game: &str) -> &'static [Record] {
    POSITIONS.get(game).map_or(&[], Vec::as_slice)
}

/// The first line names a game and one of its positions. Every other line is an action that each awaited seat tries; the
/// first that may do it does it.
pub fn run(text: &str) {
    let mut lines = text.lines();
    let head = lines.next().and_then(|line| line.split_once(' '));
    let Some((game, place)) = head else { return };
    let (Some(title), Ok(place)) = (title(game), place.parse::<usize>()) else { return };
    let positions = positions(game);
    let record = &positions[place % positions.len()];
    let mut table = title.replay(record, None).expect("it was played");
    for line in lines.take(LINES) {
        same_action(title, line);
        try_action(title, &mut *table, line);
    }
    look::at(title, &*table);
}

/// What is understood has a number, and the number stands for the same action.
fn same_action(title: &dyn Title, line: &str) {
    let Ok(number) = title.action_number(line) else { return };
    let written = title.action(number).expect("an action has its number");
    assert_eq!(title.action_number(&written), Ok(number), "{line}: {written}");
}

fn try_action(title: &dyn Title, table: &mut dyn TableObject, line: &str) {
    for seat in table.awaiting().iter() {
        match table.check(seat, line) {
            Ok(()) => {
                table.would_end_undo(seat, &[line]).expect("it was understood");
                table.act(seat, table.made_by(seat), line).expect("it was allowed");
                return;
            }
            Err(MoveError::Notation(error)) => {
                assert!(!error.expected.is_empty(), "{error}");
                return;
            }
            Err(MoveError::Act(ActError::Refused(reason))) => {
                look::said(title, &reason.text);
                table.remedy(seat, line).expect("it was understood");
            }
            Err(MoveError::Act(error)) => panic!("an awaited seat may try anything: {error}"),
        }
    }
}
