//! Upgrades of the Ark (MIC-51 to MIC-59).

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};
use orrery_microcosmos::state::Upgrade;

/// MIC-51: at most one upgrade in a turn, before the journey.
#[test]
fn one_upgrade_before_the_journey() {
    let mut s = Scene::new(2);
    s.cargo(1, 4, 4, 4, 4).ready(1, &["engineer", "red"]).turn_of(1).act(1, "upgrade biodome");
    s.refuses(1, "upgrade cargo-holds", 51);
    assert!(s.may(1, "travel N.P"));
}

/// MIC-52, MIC-53: each upgrade has its price, and its colony marker goes to the pool.
#[test]
fn prices_of_the_upgrades() {
    let prices = [
        ("robotics", "engineer", res(0, 0, 0, 2)),
        ("biodome", "engineer", res(2, 0, 0, 0)),
        ("space-mining", "engineer", res(0, 0, 2, 0)),
        ("cargo-holds", "red", res(0, 1, 0, 0)),
        ("scouting-vehicles", "green", res(0, 1, 0, 0)),
        ("leisure-facilities", "engineer", res(0, 1, 0, 0)),
        ("mining-vehicles", "blue", res(0, 0, 1, 0)),
    ];
    for (upgrade, specialist, cost) in prices {
        let action = format!("upgrade {upgrade}");
        let mut s = Scene::new(2);
        s.at_mut(1).cargo = cost;
        s.turn_of(1).refuses(1, &action, 52).ready(1, &[specialist]).act(1, &action);
        assert_eq!(
            (s.at(1).cargo, s.at(1).ready.len(), s.at(1).colony_pool),
            (res(0, 0, 0, 0), 0, 1),
            "{upgrade}"
        );
        for (resource, amount) in cost.each().filter(|(_, amount)| *amount > 0) {
            let mut s = Scene::new(2);
            s.at_mut(1).cargo = res(4, 4, 4, 4);
            s.at_mut(1).cargo[resource] = amount - 1;
            s.ready(1, &[specialist]).turn_of(1).refuses(1, &action, 52);
        }
    }
}

/// MIC-54: every upgrade but Engines once.
#[test]
fn an_upgrade_is_unlocked_once() {
    for upgrade in Upgrade::ALL.iter().filter(|upgrade| **upgrade != Upgrade::Engines) {
        let mut s = Scene::new(2);
        s.unlocked(1, &[upgrade.word()]).cargo(1, 4, 4, 4, 4).ready(1, &["engineer", "red"]).turn_of(1);
        s.refuses(1, &format!("upgrade {upgrade}"), 54);
    }
}

/// MIC-57, MIC-55: new Engines carry the Ark further in the same turn.
#[test]
fn new_engines_work_at_once() {
    let mut s = Scene::new(2);
    s.cargo(1, 0, 1, 0, 1)
        .ready(1, &["engineer"])
        .turn_of(1)
        .refuses(1, "travel E.M", 61)
        .act(1, "upgrade engines");
    s.act(1, "travel E.M");
    assert_eq!(s.at(1).cargo, res(0, 0, 0, 0));
}

/// MIC-58, MIC-59: either order of a pair releases its outpost, once.
#[test]
fn either_order_of_a_pair() {
    for (first, second) in [("leisure-facilities", "biodome"), ("mining-vehicles", "space-mining")] {
        let mut s = Scene::new(2);
        s.unlocked(1, &[first]).cargo(1, 2, 1, 2, 0).ready(1, &["engineer"]).turn_of(1);
        s.act(1, &format!("upgrade {second}"));
        assert_eq!((s.at(1).outpost_pool, s.at(1).unlock_points), (1, 5));
    }
}
