//! The same seeds under two contents.

use orrery_arena::compare::{Comparison, Measure};
use orrery_arena::object::Simulations;
use orrery_arena::{Plan, Watch};
use orrery_bots::Spec;
use orrery_core::content::Pack;
use orrery_core::object::Published;
use orrery_orion::Orion;
use serde_json::json;

fn orion() -> Published<Orion> {
    Published::built_in()
}

/// Orion where Humans begin with more of everything than anybody else.
fn rich_humans() -> Published<Orion> {
    let rows = include_str!("../../../games/orion/content/races.ron");
    let usual = "start: (food: 5, fleet: 4, production: 2)";
    assert_eq!(rows.matches(usual).count(), 1, "only Humans begin so");
    let rich = rows.replace(usual, "start: (food: 9, fleet: 9, production: 9), start_points: 9");
    let pack = Pack::new([("races.ron".to_owned(), rich)]);
    Published::packed(&pack).unwrap_or_else(|errors| panic!("{errors}"))
}

fn compare(before: &Published<Orion>, after: &Published<Orion>, plan: &Plan) -> Comparison {
    let options = json!({"races": "random"});
    before.compare(after, plan, &options, &Watch::default()).expect("the options fit")
}

fn plan(games: u64) -> Plan {
    Plan { bots: vec![Spec::Random; 2], games, seed: 3, jobs: 2 }
}

#[test]
fn equal_contents_do_not_differ() {
    let comparison = compare(&orion(), &orion(), &plan(50));
    assert!(!comparison.different);
    assert!(comparison.changes.iter().all(|change| change.difference() == 0.0));
    assert_eq!(comparison.before.games, 50);
}

#[test]
fn an_absurd_race_is_noticed() {
    let comparison = compare(&orion(), &rich_humans(), &plan(300));
    assert!(comparison.different);
    let humans = comparison
        .detectable()
        .find(|change| change.subject.key == "race-humans" && change.subject.measure == Measure::WinRate)
        .expect("Humans win more");
    assert!(humans.after > 0.8 && humans.before < 0.7, "{humans:?}");
    let sizes: Vec<_> = comparison.detectable().collect();
    assert!(sizes.len() > 1 && sizes.len() < comparison.changes.len());
    assert!(comparison.changes.iter().take(sizes.len()).all(orrery_arena::compare::Change::is_detectable));
}

#[test]
fn threads_do_not_change_a_comparison() {
    let alone = compare(&orion(), &rich_humans(), &Plan { jobs: 1, ..plan(40) });
    let together = compare(&orion(), &rich_humans(), &Plan { jobs: 3, ..plan(40) });
    assert_eq!(alone.changes, together.changes);
}
