//! Moves, outposts, planets (TRA-108 to TRA-153, TRA-280).

use orrery_testkit::Acts as _;
use orrery_transgalactica::actions::Ship;
use orrery_transgalactica::flow::Step;

use crate::support::scene::{Scene, pirates};

/// TRA-108, TRA-110 to TRA-112, TRA-116: lines cost energy, the outpost comes before or after all moves.
#[test]
fn moves_go_along_lines() {
    let mut s = Scene::new(3);
    s.planet("b1", "relay").planet("b2", "academy").outpost(1, "b1").goods(1, [9, 9, 3, 0]);
    s.act(1, "main exploration").refuses(1, "move first p1 energy", 110);
    s.refuses(1, "move first b1 alien", 114).refuses(1, "move first hub energy", 114);
    s.act(1, "move first b2 energy").act(1, "outpost b2 left");
    assert!(!s.asked().starts_with("ask-explore"), "no move after the outpost, though one is left");
    assert_eq!(s.held(1)[0], 8);
    // Two wormhole moves are two moves, each for an alien.
    let mut s = Scene::new(3);
    s.planet("b1", "relay").outpost(1, "b1").goods(1, [0, 0, 3, 0]).ship(1, "p4").act(1, "main exploration");
    s.act(1, "move first p8 alien").act(1, "move first hub alien");
    assert_eq!(s.held(1), [0, 0, 1, 0]);
}

/// TRA-108, TRA-212: the question names what is left to do, also where only free actions are.
#[test]
fn an_exploration_says_what_is_left() {
    let scene = |goods| {
        let mut s = Scene::new(3);
        s.planet("b1", "relay").planet("b2", "academy").outpost(1, "b1").goods(1, goods);
        s.act(1, "main exploration");
        s
    };
    let mut s = scene([9, 9, 0, 0]);
    assert_eq!(s.act(1, "move first b2 energy").asked(), "ask-explore");
    let mut s = scene([1, 9, 0, 0]);
    assert_eq!(s.act(1, "move first b2 energy").asked(), "ask-explore-outpost");
    // Credits can be exchanged for energy.
    let mut s = scene([1, 0, 0, 9]);
    assert_eq!(s.act(1, "move first b2 energy").asked(), "ask-explore-nothing");
    assert!(s.may(1, "done"));
}

/// TRA-113: the secondary action is movement or an outpost.
#[test]
fn a_follower_moves_or_settles() {
    let follower = || {
        let mut s = Scene::new(3);
        s.planet("b1", "relay").planet("b2", "academy").outpost(2, "b1").ship(2, "b2").goods(2, [3, 3, 0, 0]);
        s.followed("exploration").act(2, "follow crew");
        s
    };
    follower().act(2, "move first hub energy").refuses(2, "outpost hub left", 113);
    let mut s = follower();
    s.act(2, "outpost b2 left");
    assert!(!s.asked().starts_with("ask-explore"));
    assert_eq!(s.at(2).outposts.len(), 3);
}

/// TRA-121, TRA-280: Pulse Drive adds a move without energy, chosen by the player, and pays once.
#[test]
fn pulse_drive_adds_a_free_move() {
    let mut s = Scene::new(3);
    s.marked(1, "pulse_drive").goods(1, [1, 0, 0, 0]).act(1, "main exploration");
    s.act(1, "move first b1 energy").act(1, "move first p1 free");
    assert_eq!((s.held(1), s.vp(1)), ([0; 4], 1));
}

/// TRA-118, TRA-119, TRA-142, TRA-143: the Technological Nightmare.
#[test]
fn the_nightmare_has_a_portable_wormhole() {
    let mut s = Scene::new(2);
    s.tile(1, "technological_nightmare").run_from(Step::Abilities(0)).turn_of(1);
    s.points(1, 0).goods(1, [0, 1, 2, 0]).ship(1, "b1").act(1, "main exploration");
    s.refuses(1, "move first own energy", 110).act(1, "move first own alien").act(1, "outpost own left");
    // Mining 2 VP, and the credit of the outpost row.
    assert_eq!((s.vp(1), s.credits(1) >= 1), (2, true));
    // It is no mining planet.
    let mut s2 = Scene::new(2);
    s2.goods(1, [0, 1, 2, 0]).ship(1, "p7").act(1, "main exploration").refuses(
        1,
        "move first own alien",
        118,
    );
    s.planet("p1", "miners_guild").outpost(1, "p1").turn_of(1).refuses(1, "planet p1 captain", 278);
}

/// TRA-127: a free move of two steps is one ship's.
#[test]
fn free_moves_are_not_split() {
    let mut s = Scene::new(3);
    s.second_ship(1, "hub").token(1, "tailwind").act(1, "token tailwind").act(1, "move second b1 free");
    s.refuses(1, "move first b2 free", 127).refuses(1, "move second p1 energy", 120);
    s.act(1, "move second p1 free");
    assert_eq!(s.at(1).ships[Ship::First], Some("hub".parse().unwrap()));
}

/// TRA-128, TRA-129, TRA-131 to TRA-134: the checks of an outpost in their order.
#[test]
fn where_an_outpost_goes() {
    let mut s = Scene::new(3);
    s.planet("p1", "scout_harbour").ship(1, "p1").goods(1, [1, 0, 0, 0]).act(1, "main exploration");
    s.refuses(1, "outpost hub left", 133).refuses(1, "outpost b1 left", 128);
    s.refuses(1, "outpost p1 left", 129).level(1, "trade", 2).refuses(1, "outpost p1 right", 7);
    s.goods(1, [1, 1, 0, 0]).refuses(1, "outpost p1 beside", 140).act(1, "outpost p1 right");
    assert_eq!((s.held(1), s.at(1).outposts.len()), ([1, 0, 0, 1], 2), "1 ore, and the row pays a credit");
    let mut s = Scene::new(3);
    for at in ["b1", "b2", "b3", "b4", "p1", "p2"] {
        s.outpost(1, at);
    }
    s.ship(1, "p3").goods(1, [1, 9, 0, 0]).act(1, "main exploration").refuses(1, "outpost p3 left", 134);
}

/// TRA-131: the fourth outpost costs 2 ore and brings a step.
#[test]
fn later_outposts_cost_more() {
    let mut s = Scene::new(3);
    s.planet("b3", "market").outpost(1, "b1").outpost(1, "b2").ship(1, "b3").goods(1, [0, 2, 0, 0]);
    s.act(1, "main exploration").act(1, "outpost b3 left").act(1, "advance production");
    assert_eq!((s.held(1), s.has_level(1, "production")), ([0; 4], 2));
}

/// TRA-138: the order is asked for only where two rewards can depend on it.
#[test]
fn rewards_of_an_outpost_have_an_order() {
    let mut s = Scene::new(3);
    s.planet("p1", "ridge").ship(1, "p1").outpost(1, "b1").level(1, "trade", 1).goods(1, [0, 1, 0, 0]);
    s.act(1, "main exploration");
    // The third outpost wakes crew, and the planet has a choice.
    s.offers(1, &["first 1", "first 2"]).act(1, "first 2").act(1, "way 0");
    assert_eq!((s.at(1).crew, s.held(1)), (2, [0, 1, 0, 0]));
}

/// TRA-140, TRA-265: Annexes need no free slot on action planets.
#[test]
fn annexes_need_no_slot() {
    let mut s = Scene::new(4);
    s.planet("p1", "scout_harbour").outpost(2, "p1").outpost(3, "p1").ship(1, "p1").goods(1, [1, 1, 0, 0]);
    s.marked(1, "annexes").act(1, "main exploration").refuses(1, "outpost p1 beside", 129);
    s.refuses(1, "outpost p1 left", 128).level(1, "trade", 1).act(1, "outpost p1 beside");
    assert!(s.at(1).outposts.contains("p1".parse().unwrap()));
}

/// TRA-141: Vanguard needs no ship, but ore and the requirement.
#[test]
fn vanguard_settles_anywhere() {
    let mut s = Scene::new(3);
    s.planet("b1", "market").planet("p2", "slag").display(&["vanguard"]).level(1, "technology", 7);
    s.goods(1, [0, 1, 0, 0]).token(1, "patent").act(1, "token patent").refuses(1, "outpost p2 left", 141);
    s.act(1, "outpost b1 left");
    assert_eq!(s.held(1), [0, 0, 0, 1]);
    // Without ore it is lost.
    let mut s = Scene::new(3);
    s.display(&["vanguard"]).level(1, "technology", 7).token(1, "patent").act(1, "token patent");
    assert_eq!((s.at(1).outposts.len(), s.at(1).technologies.len()), (1, 1));
}

/// TRA-146: two planets of one colour.
#[test]
fn planets_of_one_colour() {
    let mut s = Scene::new(3);
    s.planet("b1", "market").planet("b2", "refinery").planet("p1", "canyon").level(1, "technology", 2);
    s.outpost(1, "b1").outpost(1, "b2").goods(1, [1, 1, 0, 0]).logged(1, &["joint_laboratory"]);
    s.refuses(1, "complete joint_laboratory", 204).outpost(1, "p1").act(1, "complete joint_laboratory");
}

/// TRA-135, TRA-149, TRA-151 to TRA-153: pirates stop nobody from passing, cost nothing, and are gone afterwards.
#[test]
fn beaten_pirates_are_gone() {
    let mut s = Scene::new(4);
    s.planet("b1", "market").pirates("b1", "rustbucket").goods(1, [1, 1, 0, 0]).level(1, "military", 1);
    s.at_mut(1).pirates =
        ["toll_takers", "scavengers", "red_fin", "spark_gang"].map(pirates).into_iter().collect();
    s.act(1, "main exploration").act(1, "move first b1 energy").act(1, "outpost b1 left");
    assert_eq!((s.at(1).pirates.len(), s.held(1), s.vp(1)), (5, [0, 0, 0, 1], 1));
    s.turn_of(2).ship(2, "b1").goods(2, [1, 1, 0, 0]);
    s.state.captains = orrery_core::ById::default();
    s.act(2, "main exploration").act(2, "outpost b1 right");
    // The fifth token has no space and pays nothing.
    s.level(1, "politics", 10).workers(1, 2, 4).points(1, 0).goods(1, [0; 4]).income();
    assert_eq!(s.vp(1), 2 + 1 + 1 + 1, "politics, red fin, spark gang, the third captain's space");
}
