//! What networks learn from.

use orrery_arena::lessons::{Learned, Lessons, Teaching};
use orrery_core::object::Published;
use orrery_microcosmos::MicroCosmos;
use orrery_orion::Orion;
use serde_json::json;

fn lessons(games: std::ops::Range<u64>, jobs: usize) -> Lessons {
    let bots = ["greedy", "greedy:varied"].map(|name| name.parse().expect("a bot")).to_vec();
    Lessons { bots, slips: vec![0, 20], tables: 10, teacher: None, games, seed: 3, jobs }
}

fn orion(games: std::ops::Range<u64>, jobs: usize) -> Learned {
    Published::<Orion>::built_in().lessons(3, &json!({}), &lessons(games, jobs)).expect("the seats fit")
}

#[test]
fn threads_and_parts_make_no_difference() {
    let all = orion(0..12, 1);
    assert_eq!(all, orion(0..12, 2));
    let (first, second) = (orion(0..5, 2), orion(5..12, 2));
    assert_eq!(all.rows, [first.rows, second.rows].concat());
    assert_eq!(all.games, [first.games, second.games].concat());
}

#[test]
fn a_table_has_a_row_for_each_seat_and_the_end_of_its_game() {
    let all = orion(0..12, 2);
    let tables = all.games.len();
    assert!((60..240).contains(&tables), "about ten of each of twelve games: {tables}");
    assert_eq!(all.rows.len(), tables * 3 * all.width);
    assert_eq!((all.expected.len(), all.scores.len(), all.rivals), (tables * 3, tables * 3, 3));
    assert_eq!(all.sides, [0, 1, 2]);
    for (table, results) in all.results.chunks(3).enumerate() {
        assert!((results.iter().sum::<f32>() - 1.0).abs() < 1e-6, "somebody wins");
        let scores = &all.scores[table * 3..][..3];
        let best = scores.iter().copied().fold(f32::MIN, f32::max);
        assert!(results.iter().zip(scores).all(|(result, score)| *result < 1e-6 || best - score < 0.5));
    }
}

/// With a teacher, tables are those that good answers lead to, and what is learned of them is what it expects.
#[test]
fn a_teacher_says_what_answers_are_worth() {
    let taught = |jobs| {
        let teacher = Some("search:60:hand".parse().expect("a bot"));
        let lessons = Lessons { teacher, ..lessons(0..3, jobs) };
        Published::<Orion>::built_in().lessons(3, &json!({}), &lessons).expect("the seats fit")
    };
    let all = taught(1);
    assert_eq!(all, taught(2));
    let tables = all.games.len();
    assert!(tables > 30, "several answers at each of about thirty tables: {tables}");
    assert_eq!((all.results.len(), all.scores.len()), (tables * 3, tables * 3));
    assert_eq!(all.rows.len(), tables * 3 * all.width);
    for results in all.results.chunks(3) {
        assert!((results.iter().sum::<f32>() - 1.0).abs() < 1e-3, "chances: {results:?}");
    }
    assert!(all.results.iter().any(|result| (0.05..0.95).contains(result)), "not how games ended");
}

/// Whoever plays alone has an opponent that the rules play.
#[test]
fn an_opponent_of_the_rules_is_a_rival() {
    let game = Published::<MicroCosmos>::built_in();
    let all = game.lessons(1, &json!({}), &lessons(0..3, 2)).expect("one plays alone");
    let tables = all.games.len();
    assert_eq!((all.rivals, all.expected.len(), all.results.len()), (2, tables * 2, tables));
    assert!(all.results.iter().all(|result| (0.0..=1.0).contains(result)));
}
