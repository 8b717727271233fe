//! Main and secondary actions (TRA-EX1, TRA-EX18 to TRA-EX22, TRA-EX28 to TRA-EX33 and others).

use orrery_testkit::{Acts as _, seat};
use orrery_transgalactica::ids::{Area, Worker};
use orrery_transgalactica::state::Lieutenant;
use serde_json::json;

use crate::support::scene::{Scene, mining};

/// TRA-EX1, TRA-167: a fleet token pays at once whatever politics says.
#[test]
fn trade_unlocks_a_fleet_token() {
    let mut s = Scene::new(2);
    s.level(1, "trade", 3).level(1, "politics", 1).goods(1, [0, 5, 0, 0]).logged(1, &["ore_cartel"]);
    s.refuses(1, "complete ore_cartel", 204);
    s.act(1, "main trade").act(1, "gain alien");
    assert_eq!((s.has_level(1, "trade"), s.held(1)), (4, [0, 3, 1, 0]));
    s.act(1, "complete ore_cartel");
    assert_eq!(s.vp(1), 4);
}

/// TRA-EX18 to TRA-EX20, TRA-165, TRA-166, TRA-169
#[test]
fn what_trade_costs() {
    let mut s = Scene::new(2);
    s.goods(1, [0, 2, 0, 0]).act(1, "main trade");
    assert_eq!((s.has_level(1, "trade"), s.at(1).markers, s.held(1)), (1, 3, [0; 4]));
    let mut s = Scene::new(2);
    s.goods(2, [0, 2, 0, 0]).followed("trade");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"), "the follower is skipped");
    let mut s = Scene::new(2);
    s.marked(1, "xeno_brokers").goods(1, [0, 1, 0, 0]).act(1, "main trade");
    assert_eq!((s.has_level(1, "trade"), s.held(1)), (1, [0; 4]));
    let mut s = Scene::new(2);
    s.goods(1, [0, 2, 1, 0]).act(1, "main trade").offers(1, &["way 0", "way 1"]);
}

/// TRA-EX21, TRA-EX22, TRA-184
#[test]
fn military_needs_technology() {
    let mut s = Scene::new(2);
    s.level(1, "military", 3).level(1, "technology", 2).goods(1, [2, 0, 0, 0]);
    s.refuses(1, "main military", 89);
    s.marked(1, "think_tank").act(1, "main military");
    assert_eq!(s.has_level(1, "military"), 4);
}

/// TRA-EX15, TRA-181
#[test]
fn arms_deal_takes_a_discount() {
    let mut s = Scene::new(2);
    s.goods(1, [1, 0, 0, 0]).token(1, "arms_deal").act(1, "token arms_deal");
    assert_eq!((s.has_level(1, "military"), s.held(1)), (1, [0; 4]));
}

/// TRA-EX28 to TRA-EX30, TRA-15 to TRA-19
#[test]
fn stacks_are_taken_on_the_way() {
    let mut s = Scene::new(2);
    s.level(1, "technology", 1).stack("technology", 2, &["fame"]).token(1, "laboratory");
    s.act(1, "token laboratory");
    assert!(s.has_token(1, "fame"));
    assert_eq!((s.has_level(1, "technology"), s.vp(1)), (3, 0));

    let mut s = Scene::new(2);
    s.level(1, "technology", 1).stack("technology", 2, &[]).token(1, "laboratory");
    s.act(1, "token laboratory");
    assert_eq!((s.has_level(1, "technology"), s.vp(1)), (3, 1));

    let mut s = Scene::new(2);
    s.level(1, "production", 2).stack("production", 3, &[]).token(1, "spare_machines");
    s.act(1, "token spare_machines");
    assert_eq!((s.has_level(1, "production"), s.vp(1), s.at(1).tokens.len()), (3, 0, 0));
}

/// TRA-EX14, TRA-194: every step of production is followed by a harvest.
#[test]
fn automation_harvests_twice() {
    let mut s = Scene::new(3);
    s.planet("b2", "academy").planet("b3", "market").planet("b4", "refinery").planet("p1", "canyon");
    for at in ["b2", "b3", "b4", "p1"] {
        s.outpost(1, at);
    }
    s.level(1, "production", 3).marked(1, "automation").act(1, "main production");
    for _ in 0..2 {
        s.act(1, "harvest b2").act(1, "harvest b3").act(1, "harvest b4").act(1, "harvest p1");
    }
    assert_eq!((s.held(1), s.at(1).crew), ([2, 2, 4, 0], 2));
}

/// TRA-EX66, TRA-189, TRA-192
#[test]
fn the_capital_yields_any_resource() {
    let mut s = Scene::new(2);
    s.followed("production").act(2, "follow crew").act(2, "way 1").act(2, "gain energy");
    assert_eq!(s.held(2), [1, 0, 0, 0]);
}

/// TRA-EX31, TRA-103, TRA-104, TRA-106
#[test]
fn the_omni_action_copies_a_used_action() {
    let mut s = Scene::new(2);
    s.state.captains[Area::Technology] = orrery_core::SeatSet::only(seat(1));
    s.stack("technology", 2, &[]).goods(1, [0, 0, 0, 1]).goods(2, [0, 0, 1, 0]);
    s.refuses(1, "main technology", 263);
    s.act(1, "main omni").act(1, "omni credit technology");
    assert_eq!((s.has_level(1, "technology"), s.held(1)), (2, [0; 4]), "there was nothing to mark");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-follow"));
    s.act(2, "follow crew").act(2, "omni alien mining");
    assert_eq!(s.held(2), [0, 1, 0, 0]);
}

/// TRA-EX32, TRA-EX33, TRA-107, TRA-155
#[test]
fn mining_without_a_token_or_a_space() {
    let mut s = Scene::new(2);
    s.state.mining = None;
    s.goods(1, [0, 0, 0, 1]).act(1, "main omni").act(1, "omni credit mining");
    assert_eq!((s.at(1).mining.len(), s.held(1)), (1, [0, 1, 0, 0]));

    let mut s = Scene::new(2);
    s.mining_track(1, &["ore_vein"; 5]);
    s.state.mining = Some(mining("gem"));
    s.act(1, "main mining");
    assert_eq!((s.state.mining, s.at(1).mining.len()), (Some(mining("gem")), 5));
    assert_eq!(s.held(1), [0, 1, 0, 0], "four tokens are beyond politics 0");
}

/// TRA-EX61, TRA-93
#[test]
fn who_cannot_follow_is_not_asked() {
    let mut s = Scene::new(2);
    s.level(2, "technology", 10);
    s.at_mut(2).markers = 0;
    s.followed("technology");
    assert_eq!(s.asked(), "ask-turn");
}

/// TRA-EX62, TRA-32, TRA-268
#[test]
fn the_lieutenant_takes_the_main_action() {
    let mut s = Scene::new(2);
    s.goods(2, [0, 1, 1, 0]).workers(2, 0, 0).marked(2, "wingmen");
    s.at_mut(2).lieutenant = Lieutenant::Ready;
    s.followed("trade").act(2, "follow lieutenant");
    assert_eq!((s.has_level(2, "trade"), s.vp(2), s.held(2)), (1, 0, [0; 4]));
    assert_eq!(s.at(2).lieutenant, Lieutenant::Out);
}

/// TRA-EX64, TRA-263
#[test]
fn override_codes_use_a_space_again() {
    let mut s = Scene::new(2);
    s.state.captains[Area::Mining] = orrery_core::SeatSet::only(seat(2));
    s.refuses(1, "main mining", 88).marked(1, "override_codes").act(1, "main mining");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"), "nobody follows");
}

/// TRA-EX69, TRA-EX70, TRA-276
#[test]
fn crew_without_a_planet_can_only_follow() {
    let mut s = Scene::new(4);
    s.planet("p1", "canyon").outpost(1, "p1").workers(1, 0, 1).goods(1, [0, 0, 0, 1]);
    let others = |s: &Scene| s.legal(1);
    assert_eq!(others(&s), ["pass", "exchange energy", "exchange ore"]);
    s.planet("b1", "refinery").outpost(1, "b1").workers(1, 0, 0);
    s.at_mut(1).lieutenant = Lieutenant::Ready;
    s.refuses(1, "planet b1 lieutenant", 32);
    assert_eq!(others(&s), ["pass", "exchange energy", "exchange ore"]);
}

/// TRA-EX71, TRA-278
#[test]
fn the_auction_house_needs_something_to_pay() {
    let mut s = Scene::new(2);
    s.planet("p1", "auction_house").outpost(1, "p1").marked(1, "planetary_lodges");
    s.refuses(1, "planet p1 crew", 278).goods(1, [0, 0, 0, 1]).refuses(1, "planet p1 crew", 278);
    s.act(1, "exchange ore").act(1, "planet p1 crew");
    assert_eq!((s.vp(1), s.held(1)), (3, [0; 4]));
}

/// TRA-EX80, TRA-284
#[test]
fn an_omni_follow_is_one_secondary_action() {
    let mut s = Scene::new(2);
    s.goods(2, [0, 0, 0, 1]).marked(2, "wingmen").followed("omni");
    s.act(2, "follow crew").act(2, "omni credit technology");
    assert_eq!((s.vp(2), s.has_level(2, "technology"), s.held(2)), (1, 1, [0; 4]));
}

/// TRA-EX81, TRA-269
#[test]
fn crew_on_the_private_bridge_takes_a_secondary_action() {
    let mut s = Scene::new(2);
    s.tile(1, "private_bridge").act(1, "bridge crew").act(1, "area production").act(1, "way 1");
    s.act(1, "gain ore");
    assert_eq!((s.held(1), s.has_level(1, "production")), ([0, 1, 0, 0], 1));
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"), "nobody follows");
    s.turn_of(1).refuses(1, "bridge captain", 269);
}

/// TRA-EX82, TRA-90, option `follow_order`
#[test]
fn followers_are_asked_in_order() {
    for (option, expected) in [("after_active", [4, 5, 1, 2]), ("priority_track", [1, 2, 4, 5])] {
        let mut s = Scene::with(5, json!({"follow_order": option}));
        s.turn_of(3).act(3, "main mining");
        for number in expected {
            assert_eq!((s.awaited(), s.asked()), (Some(number), "ask-follow"));
            s.act(number, "done");
        }
        assert_eq!((s.awaited(), s.asked()), (Some(4), "ask-turn"));
    }
}

/// TRA-EX84, TRA-57, TRA-273, TRA-274
#[test]
fn captains_by_the_number_of_players() {
    for (seats, captains) in [(2, 6), (3, 6), (4, 8), (5, 10)] {
        let s = Scene::new(seats);
        let all: u8 = (1..=seats).map(|number| s.at(number).available(Worker::Captain)).sum();
        assert_eq!((all, Area::ALL.len()), (captains, 8));
    }
}
