//! Attacks (ORI-82 to ORI-89).

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};

use orrery_orion::effects::Good;

use serde_json::json;

/// ORI-84: 3 attacks on the same opponent with 2 players, 2 with 3, 1 with 4; every pair has its own limit.
#[test]
fn attacks_are_limited_for_each_pair() {
    for (seats, limit) in [(2, 3), (3, 2), (4, 1)] {
        let mut s = Scene::new(seats);
        s.stock(1, 0, 9, 0).stock(2, 0, 0, 0).stock(seats, 0, 0, 0).markers(1, 8, 2);
        for _ in 0..limit {
            s.turn_of(1).act(1, "attack seat2").stock(1, 0, 9, 0);
        }
        s.turn_of(1).refuses(1, "attack seat2", 84);
        if seats > 2 {
            assert!(s.may(1, &format!("attack seat{seats}")), "another opponent");
            s.stock(3, 0, 9, 0).turn_of(3);
            assert!(s.may(3, "attack seat2"), "another attacker");
        }
        s.stock(2, 0, 9, 0).stock(1, 0, 0, 0).turn_of(2);
        assert!(s.may(2, "attack seat1"), "the other direction");
    }
    let mut s = Scene::new(2);
    s.refuses(1, "attack seat1", 84).refuses(1, "attack seat3", 84);
}

/// ORI-84: the limit begins anew in every round.
#[test]
fn the_attack_limit_begins_anew_every_round() {
    let mut s = Scene::new(4);
    s.stock(1, 0, 6, 0).stock(2, 0, 0, 0).markers(1, 1, 9);
    for number in 2..=4 {
        s.markers(number, 0, 10);
    }
    s.act(1, "attack seat2");
    assert_eq!(s.state.round, 2);
    s.turn_of(1).act(1, "attack seat2");
}

/// ORI-85: the attacker's fleet with Vale's 2 must reach the defender's fleet with 2 for each Warp Interdictor.
#[test]
fn fleets_are_compared_with_modifiers() {
    let may = |attacker: u8, vale: bool, defender: u8, interdictors: usize| {
        let mut s = Scene::new(2);
        s.stock(1, 0, attacker, 0).stock(2, 0, defender, 0);
        if vale {
            s.advisor(1, "vale");
        }
        for system in 1..=interdictors {
            s.system(2, system, &["warp_interdictor"]);
        }
        let may = s.may(1, "attack seat2");
        if !may {
            s.refuses(1, "attack seat2", 85);
        }
        may
    };
    assert!(may(4, false, 4, 0) && !may(4, false, 5, 0));
    assert!(may(4, true, 6, 0) && !may(4, true, 7, 0));
    assert!(may(6, false, 4, 1) && !may(5, false, 4, 1));
    assert!(may(8, false, 4, 2) && !may(7, false, 4, 2));
    assert!(may(6, true, 4, 2) && !may(5, true, 4, 2));
}

/// ORI-86: an attack costs 2 real fleet, 1 more for each working Orbital Batteries and for Kuruk.
#[test]
fn an_attack_costs_fleet() {
    let table: [(&[&[&str]], bool, u8); 5] = [
        (&[], false, 2),
        (&[&["orbital_batteries"]], false, 3),
        (&[&["orbital_batteries"], &["orbital_batteries"]], false, 4),
        (&[&["orbital_batteries"], &["orbital_batteries", "titan"]], false, 3),
        (&[&["orbital_batteries"]], true, 4),
    ];
    for (systems, kuruk, cost) in table {
        let mut s = Scene::new(2);
        s.stock(2, 0, 0, 0);
        for (system, cards) in (1..).zip(systems) {
            s.system(2, system, cards);
        }
        if kuruk {
            s.advisor(2, "kuruk");
        }
        s.stock(1, 9, cost - 1, 9).refuses(1, "attack seat2", 86);
        s.stock(1, 9, 9, 9).act(1, "attack seat2");
        assert_eq!(s.at(1).stock, res(9, 9 - cost, 9), "{systems:?}, Kuruk: {kuruk}");
    }
    // Vale's points are not real: with 1 fleet nothing can be paid.
    let mut s = Scene::new(2);
    s.advisor(1, "vale").stock(1, 0, 1, 0).stock(2, 0, 0, 0).refuses(1, "attack seat2", 86);
}

/// ORI-87: marker, cost, morale and points, the attacker's effects, the defender's effects.
#[test]
fn an_attack_runs_in_its_order() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 4, 0).stock(2, 0, 4, 0).points(1, 3).morale(2, 6);
    s.system(1, 1, &["cruiser"]).system(2, 1, &["star_fortress"]);
    s.act(1, "attack seat2");
    let heard = [
        json!({"attacked": {"attacker": 1, "defender": 2, "cost": 2}}),
        json!({"paid": [1, Good::Fleet, 2]}),
        json!({"morale": [2, -1, 5]}),
        json!({"gained": [1, Good::Points, 2]}),
        json!({"gained": [1, Good::Food, 2]}),
        json!({"gained": [2, Good::Points, 1]}),
    ];
    assert_eq!(s.heard_by_all(), heard);
    assert_eq!((s.at(1).attacks.0, s.at(1).available, s.at(1).spent), ([0, 1, 0, 0], 3, 0));

    // The attacker's effects are finished before the defender's begin.
    let mut s = Scene::new(2);
    s.stock(2, 0, 0, 0)
        .system(1, 1, &["death_spores"])
        .system(2, 1, &["star_fortress"])
        .act(1, "attack seat2");
    assert_eq!((s.awaited(), s.at(2).points), (Some(1), 0));
    s.act(1, "done");
    assert_eq!(s.at(2).points, 1);
}

/// ORI-88: the defender loses morale, but neither resources nor cards nor points.
#[test]
fn the_defender_pays_nothing() {
    let mut s = Scene::new(2);
    s.stock(2, 3, 4, 1).points(2, 5).hand(2, &["titan", "frigate"]).system(2, 1, &["cruiser", "autolab"]);
    let mut before = *s.at(2);
    s.act(1, "attack seat2");
    before.morale -= 1;
    assert_eq!(*s.at(2), before);
}

/// ORI-89: After-attack effects are the attacker's alone and come once after every attack.
#[test]
fn after_attack_effects_are_the_attackers() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 9, 0).stock(2, 0, 0, 0).system(1, 1, &["doom_star"]).system(1, 2, &["frigate"]);
    s.system(2, 1, &["doom_star"]).system(2, 2, &["frigate"]).system(2, 3, &["cruiser"]);
    for attacks in 1..=3 {
        s.turn_of(1).act(1, "attack seat2");
        assert_eq!((s.at(1).points, s.held(1).len()), (attacks * 3, usize::from(attacks)));
    }
    assert_eq!((s.at(2).points, s.held(2).len(), s.at(2).stock), (0, 0, res(0, 0, 0)));
}

/// ORI-89: an effect with an R field needs the field empty and a marker in the reserves.
#[test]
fn r_effects_need_an_empty_field_and_a_reserve_marker() {
    for (marked, reserves, offered) in [(false, 1, true), (true, 1, false), (false, 0, false)] {
        let mut s = Scene::new(2);
        s.stock(2, 0, 0, 0).system(1, 1, &["death_spores"]);
        if marked {
            s.mark(1, 1);
        }
        s.markers(1, 4, reserves).act(1, "attack seat2");
        assert_eq!(s.may(1, "effect sys1"), offered);
        assert_eq!(s.awaited(), Some(if offered { 1 } else { 2 }));
    }
}

/// ORI-90: neither side's morale hinders an attack.
#[test]
fn attacks_are_made_at_any_morale() {
    for (attacker, defender) in [(0, 5), (-4, 10), (3, 0), (-2, -8)] {
        let mut s = Scene::new(2);
        s.stock(2, 0, 0, 0).morale(1, attacker).morale(2, defender).act(1, "attack seat2");
        assert_eq!((s.at(2).morale, s.at(1).points), (defender - 1, 2));
    }
}
