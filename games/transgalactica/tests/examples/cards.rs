//! Technology cards, missions, the Senate, scoring (TRA-EX13, TRA-EX40 to TRA-EX44, TRA-EX53 to TRA-EX60 and others).

use orrery_core::SeatSet;
use orrery_testkit::{Acts as _, seat};
use orrery_transgalactica::ids::Office;

use crate::support::scene::{Scene, mission, objective, pirates};

/// TRA-EX40 to TRA-EX43, TRA-144, TRA-145, TRA-147, TRA-207
#[test]
fn conditions_of_decrees() {
    let fulfils = |s: &Scene, office: &str| s.may(1, &format!("office {office}"));
    let mut s = Scene::new(3);
    s.planet("p1", "scout_harbour").planet("p2", "ridge").planet("p3", "wild_green").planet("p4", "prism");
    s.planet("p5", "canyon").decree("a", "diversity_act").decree("c", "orchard_and_amethyst_act");
    s.outpost(1, "p1").outpost(1, "p2").outpost(1, "p3");
    assert!(fulfils(&s, "c") && !fulfils(&s, "a"), "three green, two colours");

    let mut s2 = Scene::new(3);
    s2.planet("p1", "scout_harbour").planet("p2", "ridge").planet("p4", "prism").decree("a", "diversity_act");
    s2.outpost(1, "p1").outpost(1, "p2").outpost(1, "p4");
    assert!(fulfils(&s2, "a"));

    let mut s3 = Scene::new(3);
    s3.planet("p2", "ridge").planet("p5", "canyon").decree("a", "diversity_act");
    s3.outpost(1, "p2").outpost(1, "p5").refuses(1, "office a", 229);

    let mut s4 = Scene::new(3);
    s4.decree("a", "service_act").completed(1, &["shadow_broker", "folk_festival"]);
    s4.refuses(1, "office a", 229);
    s4.completed(1, &["spare_parts_run"]);
    assert!(fulfils(&s4, "a"));
}

/// TRA-EX44, TRA-232 to TRA-234, TRA-97
#[test]
fn the_golden_chair_earns_credits() {
    let mut s = Scene::new(2);
    s.decree("b", "patent_act");
    for number in 1..=2 {
        s.marked(number, "archive").marked(number, "insignia").marked(number, "lobbyists");
    }
    s.act(1, "office b");
    assert_eq!((s.vp(1), s.at(1).crew), (11, 0));
    s.refuses(1, "office b", 231).turn_of(2).act(2, "office b");
    assert_eq!((s.vp(2), s.held(1)), (9, [0, 0, 0, 1]));
    assert_eq!(s.state.senate[Office::B].as_slice(), [seat(1), seat(2)]);
}

/// TRA-EX53, TRA-199: with a full log only the steps remain.
#[test]
fn a_full_log_takes_no_mission() {
    let mut s = Scene::new(2);
    s.logged(1, &["ore_cartel", "twin_depots"]).act(1, "main politics");
    assert_eq!((s.has_level(1, "politics"), s.at(1).log.len()), (2, 2));
}

/// TRA-EX54, TRA-51, TRA-200
#[test]
fn a_new_mission_is_sorted_in() {
    let mut s = Scene::new(2);
    s.missions(1, &["folk_festival", "drill_contract", "trade_fair"]).level(1, "politics", 2);
    s.act(1, "main politics").act(1, "way 1");
    s.draws_mission("joint_laboratory").act(1, "take folk_festival");
    let shown = ["drill_contract", "trade_fair", "joint_laboratory"].map(|id| Some(mission(id)));
    assert_eq!(s.state.missions[0], shown);
}

/// TRA-EX55, TRA-197
#[test]
fn the_envoy_reaches_missions_earlier() {
    let mut s = Scene::new(2);
    s.missions(1, &["folk_festival", "drill_contract", "trade_fair"]).level(1, "politics", 2);
    s.token(1, "assignment").act(1, "token assignment").refuses(1, "take trade_fair", 197);
    let mut s = Scene::new(2);
    s.missions(1, &["folk_festival", "drill_contract", "trade_fair"]).level(1, "politics", 2);
    s.tile(1, "envoy").token(1, "assignment").act(1, "token assignment").act(1, "take trade_fair");
    assert_eq!(s.vp(1), 1);
}

/// TRA-EX56, TRA-208
#[test]
fn discounts_can_make_a_mission_free() {
    let mut s = Scene::new(2);
    s.tile(1, "envoy").marked(1, "expense_account").level(1, "military", 2).logged(1, &["arms_audit"]);
    s.act(1, "complete arms_audit");
    assert_eq!((s.vp(1), s.held(1)), (3, [0, 1, 1, 0]));
}

/// TRA-EX68, TRA-291
#[test]
fn a_completed_mission_leaves_its_place() {
    let mut s = Scene::new(2);
    s.missions(1, &["folk_festival", "drill_contract", "trade_fair"]).level(1, "politics", 5);
    s.level(1, "trade", 4).goods(1, [0, 0, 2, 1]).logged(1, &["shadow_broker", "new_capital"]);
    s.act(1, "complete shadow_broker").act(1, "take trade_fair");
    assert_eq!((s.vp(1), s.at(1).log.len()), (6, 2));
}

/// TRA-EX73, TRA-EX74, TRA-171, TRA-279
#[test]
fn a_card_is_judged_after_the_step() {
    let mut s = Scene::new(2);
    s.display(&["wormhole_keys"]).level(1, "technology", 3).act(1, "main technology").act(1, "way 1");
    assert_eq!((s.has_level(1, "technology"), s.at(1).technologies.len()), (4, 1));
    let mut s = Scene::new(2);
    s.display(&["wormhole_keys"]).level(1, "technology", 10).act(1, "main technology");
    assert_eq!((s.has_level(1, "technology"), s.at(1).technologies.len(), s.at(1).markers), (10, 1, 1));
}

/// TRA-EX78, TRA-282
#[test]
fn the_salvage_lab_works_without_a_token() {
    let mut s = Scene::new(2);
    s.marked(1, "salvage_lab").goods(1, [0, 0, 1, 0]).act(1, "use salvage_lab");
    assert_eq!((s.vp(1), s.held(1)), (2, [0; 4]));
    s.goods(1, [0, 0, 1, 0]).refuses(1, "use salvage_lab", 178);
}

/// The points of seat 1 at the end with one objective, seen by its owner.
fn scored(card: &str, options: serde_json::Value, lay: impl Fn(&mut Scene)) -> i32 {
    let mut s = Scene::with(2, options);
    s.at_mut(1).objectives = [objective(card)].into_iter().collect();
    lay(&mut s);
    orrery_core::Game::standing(&*s.game, &s.state, SeatSet::only(seat(1))).columns[0].total
}

/// TRA-EX13, TRA-EX57 to TRA-EX60, TRA-EX67, TRA-251, TRA-252, TRA-255, TRA-258
#[test]
fn points_at_the_end() {
    let none = || serde_json::json!({});
    let yellow = |s: &mut Scene| {
        for (at, id) in [("b1", "refinery"), ("p1", "auction_house"), ("p2", "dunes"), ("p3", "wild_yellow")]
        {
            s.planet(at, id).outpost(1, at);
        }
        s.marked(1, "grand_design");
    };
    assert_eq!(scored("golden_worlds", none(), yellow), 20);
    // Seven resources and four credits; no pirates.
    assert_eq!(
        scored("pirate_bane", none(), |s| {
            s.goods(1, [3, 2, 2, 4]);
        }),
        6
    );
    let six = |resources: u8| {
        move |s: &mut Scene| {
            for at in ["b1", "b2", "b3", "p1", "p2"] {
                s.outpost(1, at);
            }
            s.goods(1, [resources, 0, 0, 0]);
        }
    };
    assert_eq!(scored("frugal_expansion", none(), six(3)), 12 + 3 + 1);
    assert_eq!(scored("frugal_expansion", serde_json::json!({"obj09_cap": "total"}), six(3)), 12 + 1);
    let five = |s: &mut Scene| {
        for at in ["b1", "b2", "b3", "p1"] {
            s.outpost(1, at);
        }
        s.goods(1, [14, 0, 0, 0]);
    };
    assert_eq!(scored("frugal_expansion", none(), five), 10 + 12 + 4);
    let war = |s: &mut Scene| {
        s.completed(1, &["border_patrol", "bounty_notice", "garrison_duty"]);
        s.at_mut(1).pirates.push(pirates("rustbucket"));
        s.at_mut(1).pirates.push(pirates("red_fin"));
    };
    assert_eq!(scored("privateer", none(), war), 9);
    assert_eq!(scored("privateer", serde_json::json!({"objective_or": "sum"}), war), 15);
    // Three and two markers on two cards, with three players.
    let mut s = Scene::new(3);
    s.at_mut(1).objectives.clear();
    for number in 1..=3 {
        s.marked(number, "common_knowledge");
    }
    s.marked(1, "archive").marked(2, "archive");
    assert_eq!(s.score(1), 5);
}
