//! Moves, wormholes, outposts, pirates (TRA-EX11, TRA-EX12, TRA-EX34 to TRA-EX39, TRA-EX49 to TRA-EX52).

use orrery_testkit::Acts as _;

use crate::support::scene::{Scene, pirates};

/// Two ships, one grey planet, goods enough.
fn two_ships(first: &str, second: &str) -> Scene {
    let mut s = Scene::new(3);
    s.planet("b1", "relay").planet("b2", "academy").planet("b3", "market").planet("b4", "refinery");
    s.outpost(1, "b1").goods(1, [9, 9, 0, 0]).ship(1, first).second_ship(1, second);
    s
}

/// TRA-EX11, TRA-123, TRA-124, TRA-126
#[test]
fn a_second_ship_adds_a_move_or_an_outpost() {
    let mut s = two_ships("b2", "b3");
    s.act(1, "main exploration").act(1, "outpost b2 left").act(1, "outpost b3 left");
    s.act(1, "advance technology");
    s.act(1, "move first hub energy").act(1, "move first b4 energy");
    assert!(!s.asked().starts_with("ask-explore"), "two moves and two outposts are all");

    let mut s = two_ships("hub", "hub");
    s.act(1, "main exploration").act(1, "move first b2 energy").act(1, "move second b3 energy");
    s.act(1, "outpost b2 left");
    s.refuses(1, "move first hub energy", 112);
    s.act(1, "outpost b3 left");

    let mut s = two_ships("b2", "b3");
    s.act(1, "main exploration").act(1, "outpost b2 left").act(1, "move first hub energy");
    s.act(1, "move first b4 energy").act(1, "outpost b3 left");
    assert!(!s.may(1, "move second hub energy"), "not three moves and two outposts");
}

/// TRA-EX12, TRA-125
#[test]
fn the_secondary_action_of_two_ships() {
    let follower = || {
        let mut s = Scene::new(3);
        s.planet("b1", "relay").planet("b2", "academy");
        s.goods(2, [1, 4, 0, 0]).second_ship(2, "hub").followed("exploration");
        s.act(2, "follow crew");
        s
    };
    let mut s = follower();
    s.act(2, "move first b2 energy").act(2, "move second b1 free");
    assert_eq!(s.held(2), [0, 4, 0, 0]);
    let mut s = follower();
    s.act(2, "move first b2 energy").act(2, "outpost b2 left");
    assert_eq!(s.at(2).outposts.len(), 2);
}

/// TRA-EX34, TRA-13, TRA-137, TRA-148, TRA-150
#[test]
fn a_raised_level_beats_pirates() {
    let mut s = Scene::new(3);
    s.planet("p1", "miners_guild").pirates("p1", "red_fin").planet_token("p1", "fame");
    s.ship(1, "p1").level(1, "military", 2).goods(1, [1, 1, 0, 0]).token(1, "mercenaries");
    s.act(1, "main exploration").refuses(1, "outpost p1 left", 148);
    let mut s2 = Scene::new(3);
    s2.planet("p1", "miners_guild").pirates("p1", "red_fin").planet_token("p1", "fame");
    s2.ship(1, "p1").level(1, "military", 2).goods(1, [0, 1, 0, 0]).token(1, "mercenaries");
    s2.act(1, "token mercenaries").act(1, "main exploration");
    assert_eq!((s2.vp(1), s2.at(1).pirates.as_slice()), (2, &[pirates("red_fin")][..]));
    assert!(s2.has_token(1, "fame") && s2.at(1).outposts.len() == 2);
    // The outpost row pays a credit (TRA-132).
    assert_eq!(s2.credits(1), 1);
}

/// TRA-EX36, TRA-EX37, TRA-38, TRA-129, TRA-139
#[test]
fn wild_planets_take_crew() {
    let at_wild = |crew| {
        let mut s = Scene::new(2);
        s.planet("p1", "wild_yellow").ship(1, "p1").goods(1, [1, 1, 0, 0]).workers(1, 3, crew);
        s.act(1, "main exploration");
        s
    };
    at_wild(0).refuses(1, "outpost p1 left", 129);
    let mut s = at_wild(1);
    let pods = s.at(1).pods;
    s.act(1, "outpost p1 left");
    // Only the credit of the outpost row.
    assert_eq!((s.at(1).crew, s.at(1).pods, s.held(1)), (0, pods, [1, 0, 0, 1]));
}

/// TRA-EX38, TRA-130
#[test]
fn only_a_free_slot_counts() {
    let mut s = Scene::new(3);
    s.planet("p1", "institute").outpost(2, "p1").ship(1, "p1").level(1, "trade", 4).goods(1, [1, 1, 0, 0]);
    s.act(1, "main exploration").refuses(1, "outpost p1 left", 128).act(1, "outpost p1 right");
    assert_eq!(s.at(1).outposts.len(), 2);
}

/// TRA-EX39, TRA-109
#[test]
fn grey_planets_bring_moves() {
    let mut s = Scene::new(3);
    s.planet("p1", "prism").planet("b1", "relay").outpost(1, "p1").outpost(1, "b1").goods(1, [9, 0, 0, 0]);
    s.act(1, "main exploration").act(1, "move first b2 energy").act(1, "move first b3 energy");
    s.act(1, "move first b4 energy");
    assert!(!s.asked().starts_with("ask-explore"), "three moves and no ore");
    assert_eq!(s.held(1)[0], 6);
}

/// TRA-EX49 to TRA-EX51, TRA-114, TRA-115, TRA-117
#[test]
fn wormholes_cost_an_alien() {
    let at_p7 = |goods: [u8; 4]| {
        let mut s = Scene::new(2);
        s.ship(1, "p7").goods(1, goods);
        s
    };
    let mut s = at_p7([0, 0, 1, 0]);
    s.act(1, "main exploration").act(1, "move first p9 alien");
    assert_eq!(s.held(1), [0, 0, 0, 0]);

    let mut s = at_p7([1, 1, 0, 0]);
    s.marked(1, "wormhole_keys").act(1, "main exploration").act(1, "move first p9 resources");
    s.act(1, "pay ore");
    assert_eq!((s.held(1), s.vp(1)), ([0, 0, 0, 0], 2));

    let mut s = at_p7([0, 0, 0, 0]);
    s.token(1, "tailwind").act(1, "token tailwind");
    s.refuses(1, "move first p9 alien", 7).act(1, "move first p1 free").act(1, "done");
}

/// TRA-EX16, TRA-120
#[test]
fn free_moves_cost_no_energy() {
    let mut s = Scene::new(3);
    s.token(1, "tailwind").act(1, "token tailwind").act(1, "move first b1 free").act(1, "move first p1 free");
    assert_eq!(s.asked(), "ask-turn");
}

/// TRA-EX52, TRA-115, TRA-121, TRA-272
#[test]
fn the_relay_jumps_and_pays() {
    let mut s = Scene::new(2);
    s.planet("b1", "relay").outpost(1, "b1").marked(1, "pulse_drive").marked(1, "planetary_lodges");
    s.act(1, "planet b1 crew").act(1, "jump first p8");
    assert_eq!((s.held(1), s.vp(1)), ([0, 0, 1, 0], 3));
}

/// TRA-EX72, TRA-89: nothing can be done, so the worker is not placed.
#[test]
fn an_exploration_needs_something_to_do() {
    let mut s = Scene::new(3);
    s.marked(1, "supply_lines").refuses(1, "main exploration", 89);
    s.goods(1, [1, 0, 0, 0]).act(1, "main exploration").act(1, "move first b1 energy");
    assert_eq!(s.has_level(1, "production"), 2, "TRA-122");
}
