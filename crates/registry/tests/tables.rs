//! What a server needs of a table: it is kept as decisions and opened again, thought about from outside, and asked what
//! would help.

use orrery_core::SeatSet;
use orrery_core::record::{Line, Past};
use orrery_core::seed::Dice;
use orrery_registry::Title;
use serde_json::json;

use crate::along::{Moment, along_games};

/// Decisions by the newest rules.
fn past(game: &dyn Title, lines: Vec<Line>) -> Past {
    Past::of(game.revision(), lines)
}

#[test]
fn a_table_is_opened_again_from_its_decisions() {
    along_games(60, |Moment { game, table, seed, .. }| {
        let seats = table.seats().count();
        let again = game
            .resume(seats, &json!({}), Dice::numbered(seed), &past(game, table.lines(0)))
            .expect("it follows");
        assert_eq!(again.full_record(), table.full_record());
        assert_eq!(again.view(SeatSet::EVERYBODY), table.view(SeatSet::EVERYBODY));
        for seat in table.seats().iter() {
            assert_eq!(again.undo_reach(seat), table.undo_reach(seat), "what can be taken back");
        }
    });
}

#[test]
fn a_kept_decision_that_does_not_fit_is_refused_by_name() {
    let game = orrery_registry::find("connect-four").expect("it is listed");
    let mut table = game.open(2, &json!({}), Dice::numbered(1)).expect("the seats fit");
    let seat = table.awaiting().first().expect("the game has begun");
    table.act(seat, 0, "drop 1").expect("it is legal");
    let mut lines = table.lines(0);
    lines.push(lines[0].clone());
    let Err(refused) = game.resume(2, &json!({}), Dice::numbered(1), &past(&*game, lines)) else {
        panic!("one seat moved twice");
    };
    assert!(refused.to_string().contains("decision 2"), "{refused}");
}

/// Somebody who thinks about a table sees what the table shows, and cannot play on with it.
#[test]
fn a_table_to_think_about_is_the_same_without_its_dice() {
    along_games(20, |Moment { game, table, .. }| {
        let mut thought = table.now();
        for seat in table.seats().iter() {
            assert_eq!(thought.view(SeatSet::only(seat)), table.view(SeatSet::only(seat)));
            assert_eq!(thought.candidates(seat), table.candidates(seat), "{}", game.id());
        }
        if let Some(seat) = table.awaiting().first() {
            let mut legal = Vec::new();
            thought.legal_numbers(seat, &mut legal);
            assert!(thought.act_number(seat, thought.made_by(seat), legal[0]).is_err(), "it has no dice");
        }
    });
}

/// A remedy is something that one may do now, for something that one may not.
#[test]
fn a_remedy_is_legal_and_for_what_is_refused() {
    let mut found = 0;
    along_games(7, |Moment { table, .. }| {
        let Some(seat) = table.awaiting().first() else { return };
        for candidate in table.candidates(seat) {
            let remedy = table.remedy(seat, &candidate.notation).expect("a candidate has a notation");
            let Some(remedy) = remedy else { continue };
            found += 1;
            assert!(candidate.refusal.is_some(), "{} is allowed as it is", candidate.notation);
            assert!(table.check(seat, &remedy.notation).is_ok(), "{} is refused", remedy.notation);
        }
    });
    assert!(found > 50, "remedies are found: {found}");
}

/// Of a sealed answer others see only that it was given.
#[test]
fn sealed_answers_are_not_seen_by_others() {
    let mut sealed = 0;
    along_games(10, |Moment { table, .. }| {
        let lines = table.lines(0);
        for seat in table.seats().iter() {
            let seen = table.seen(SeatSet::only(seat));
            assert_eq!(seen.len(), lines.len());
            for (seen, line) in seen.iter().zip(&lines) {
                assert_eq!(seen.seat, line.seat);
                if let Some(action) = &seen.action {
                    assert_eq!(*action, line.action);
                } else {
                    assert_ne!(line.seat, seat, "everybody knows what they did");
                    sealed += 1;
                }
            }
        }
    });
    assert!(sealed > 0, "a game with sealed answers is among them");
}
