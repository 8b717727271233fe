//! Free actions and the Senate (TRA-211 to TRA-235, TRA-256, TRA-259, TRA-281, TRA-282, TRA-292, TRA-293).

use orrery_testkit::Acts as _;
use serde_json::json;

use crate::support::scene::{Scene, bonus, mission, objective};

/// TRA-211, TRA-227, TRA-292, option `free_actions_while_following`: free actions belong to the own turn.
#[test]
fn free_actions_belong_to_the_own_turn() {
    let following = |options| {
        let mut s = Scene::with(2, options);
        s.goods(2, [1, 0, 0, 1]).token(2, "fame").followed("exploration").act(2, "follow crew");
        s
    };
    let mut s = Scene::new(2);
    s.goods(2, [1, 0, 0, 1]).goods(1, [0, 0, 0, 0]).followed("exploration");
    s.refuses(2, "exchange ore", 211).refuses(2, "office a", 292).refuses(2, "token fame", 211);
    // With the option they are answers while the action is resolved.
    let mut s = following(json!({"free_actions_while_following": true}));
    s.act(2, "exchange ore").act(2, "token fame");
    assert_eq!((s.held(2), s.vp(2)), ([1, 1, 0, 0], 3));
}

/// TRA-212, TRA-213: between the steps of an action, and after it until it is declared finished.
#[test]
fn free_actions_between_steps() {
    let mut s = Scene::new(2);
    s.stack("production", 3, &[]).token(1, "spare_machines").act(1, "main production");
    assert_eq!(s.asked(), "ask-pause", "between the step and the harvest");
    s.act(1, "token spare_machines");
    assert_eq!((s.has_level(1, "production"), s.asked()), (3, "ask-gain-any"));
    s.refuses(1, "exchange ore", 212).act(1, "gain ore");
    let mut s = Scene::new(2);
    s.token(1, "fame").act(1, "main mining").offers(1, &["finish", "token fame"]).act(1, "finish");
    s.refuses(1, "token fame", 90);
}

/// TRA-215: credits buy energy or ore.
#[test]
fn credits_buy_energy_or_ore() {
    let mut s = Scene::new(2);
    s.goods(1, [0, 0, 0, 1]).refuses(1, "exchange alien", 215).act(1, "exchange energy");
    s.refuses(1, "exchange ore", 7);
    assert_eq!(s.held(1), [1, 0, 0, 0]);
}

/// TRA-216 to TRA-221: tokens are used once, any number in a turn.
#[test]
fn tokens_are_used_once() {
    let mut s = Scene::new(2);
    s.token(1, "fame").token(1, "purse").act(1, "token fame").act(1, "token purse");
    s.refuses(1, "token fame", 220).refuses(1, "token glory", 217);
    assert_eq!((s.vp(1), s.credits(1), s.at(1).used.len()), (3, 2, 2));
    s.token(1, "boom_times").refuses(1, "token boom_times", 82);
}

/// TRA-222, TRA-282: Salvage Lab uses a used token once more, then it leaves the game.
#[test]
fn salvage_lab_refreshes_a_token() {
    let mut s = Scene::new(2);
    s.marked(1, "salvage_lab").goods(1, [0, 0, 1, 0]).used(1, "fame").used(1, "boom_times");
    s.act(1, "use salvage_lab").refuses(1, "refresh boom_times", 219).refuses(1, "refresh glory", 222);
    s.act(1, "refresh fame");
    assert_eq!((s.vp(1), s.at(1).used.count(bonus("fame"))), (5, 0));
}

/// TRA-223, TRA-281: Secret Cache gives one token a round, each once.
#[test]
fn the_cache_gives_one_token_a_round() {
    let mut s = Scene::new(2);
    s.tile(1, "secret_cache");
    s.at_mut(1).cache = [bonus("purse"), bonus("fame"), bonus("boom_times")].into_iter().collect();
    s.refuses(1, "cache boom_times", 82).act(1, "cache fame").refuses(1, "cache purse", 223);
    s.at_mut(1).ability_used = false;
    s.refuses(1, "cache fame", 217);
    assert_eq!(s.vp(1), 3);
}

/// TRA-224, TRA-225: temporary trade meets requirements and unlocks nothing.
#[test]
fn temporary_trade_unlocks_nothing() {
    let mut s = Scene::new(2);
    s.token(1, "trade_delegation").logged(1, &["market_stall"]).goods(1, [0, 2, 0, 0]);
    s.refuses(1, "complete market_stall", 204).act(1, "token trade_delegation");
    s.act(1, "complete market_stall");
    assert_eq!((s.at(1).markers, s.has_level(1, "trade")), (2, 0));
}

/// TRA-226: missions are completed as a free action, by an option discarded (TRA-199).
#[test]
fn missions_are_discarded_by_an_option_only() {
    let mut s = Scene::new(2);
    s.logged(1, &["folk_festival"]).refuses(1, "discard folk_festival", 199);
    let mut s = Scene::with(2, json!({"allow_mission_discard": true}));
    s.logged(1, &["folk_festival"]).act(1, "discard folk_festival");
    assert!(s.at(1).log.is_empty() && s.state.discarded[0].as_slice() == [mission("folk_festival")]);
}

/// TRA-228, TRA-229, TRA-231, TRA-233, TRA-235, TRA-293: the Senate.
#[test]
fn how_one_sits_down() {
    let mut s = Scene::new(3);
    s.decree("a", "free_labour_act").decree("b", "patent_act").workers(1, 2, 2);
    s.refuses(1, "office b", 229);
    s.marked(1, "archive").marked(1, "insignia").marked(1, "wingmen").act(1, "office b");
    assert_eq!((s.vp(1), s.at(1).crew), (8, 1));
    s.refuses(1, "office b", 231).refuses(1, "office a", 229);
    // The second seat; the golden chair stays with the first.
    s.turn_of(2).marked(2, "archive").marked(2, "insignia").marked(2, "wingmen").act(2, "office b");
    assert_eq!((s.vp(2), s.credits(1), s.credits(2)), (6, 1, 0));
    s.turn_of(3).marked(3, "archive").marked(3, "insignia").marked(3, "wingmen").act(3, "office b");
    assert_eq!((s.vp(3), s.credits(1), s.credits(2)), (5, 2, 0));
}

/// TRA-256, TRA-259: licensed settlers count planets that show a trade level; what is unused scores nothing.
#[test]
fn what_counts_at_the_end() {
    let mut s = Scene::new(2);
    s.at_mut(1).objectives = [objective("licensed_settler")].into_iter().collect();
    s.planet("p1", "canyon").planet("b1", "market").outpost(1, "p1").outpost(1, "b1");
    s.token(1, "glory").logged(1, &["galactic_monopoly"]);
    let viewer = orrery_core::SeatSet::only(orrery_testkit::seat(1));
    let standing = orrery_core::Game::standing(&*s.game, &s.state, viewer);
    assert_eq!(standing.columns[0].total, 3, "the open slot of Canyon counts too");
}

/// TRA-250, TRA-262, option `objective_auto_best`: everybody chooses in secret, then all come to light.
#[test]
fn objectives_are_chosen_in_secret() {
    let mut s = Scene::with(2, json!({"objective_auto_best": false}));
    for number in 1..=2 {
        let cards = if number == 1 { ["pirate_bane", "pathfinder"] } else { ["war_hero", "golden_worlds"] };
        s.at_mut(number).objectives = cards.map(objective).into_iter().collect();
    }
    s.state.round = 5;
    s.upkeep();
    s.refuses(1, "objective war_hero", 250).act(1, "objective pirate_bane");
    assert_eq!(s.view(&[2])["players"][0]["scored"], json!(null));
    s.act(2, "objective war_hero");
    assert_eq!(s.awaited(), None);
    // Pirate Bane brings nothing, though Pathfinder would have brought 2.
    assert_eq!(s.score(1), 0);
    assert!(!s.view(&[2])["players"][0]["objectives"][1].is_null());
}
