//! Set-up, income, upkeep, order of play (TRA-EX1 to TRA-EX10 and others of rounds).

use orrery_core::Game as _;
use orrery_testkit::Acts as _;
use orrery_transgalactica::flow::Step;
use orrery_transgalactica::ids::Track;
use serde_json::json;

use crate::support::scene::{Scene, ability, bonus, pirates};

/// TRA-EX2
#[test]
fn both_mining_tokens_pay_at_politics_1() {
    let mut s = Scene::new(2);
    s.level(2, "politics", 1).mining_track(2, &["ore_vein", "trinket"]).followed("mining");
    s.act(2, "follow crew");
    assert_eq!((s.held(2), s.vp(2)), ([0, 1, 0, 0], 1));
}

/// TRA-EX3, TRA-77, TRA-78: the token on the fourth space needs politics 3.
#[test]
fn income_tokens_pay_as_far_as_politics_reaches() {
    let mut s = Scene::new(2);
    s.level(1, "politics", 1).level(1, "trade", 4).workers(1, 3, 4);
    s.at_mut(1).pirates.push(pirates("rustbucket"));
    s.income();
    assert_eq!((s.held(1), s.vp(1)), ([0, 0, 0, 1], 1));
    assert_ne!(s.awaited(), Some(1), "freight would ask for a resource");
}

/// TRA-EX4, TRA-79, TRA-80
#[test]
fn empty_spaces_pay() {
    let mut s = Scene::new(3);
    s.workers(1, 2, 2).outpost(1, "b1").outpost(1, "b2").outpost(1, "b3").outpost(1, "b4").income();
    assert_eq!((s.vp(1), s.awaited(), s.asked()), (3, Some(1), "ask-gain-any"));
    s.act(1, "gain alien");
    assert_eq!(s.held(1), [0, 0, 1, 0]);
}

/// TRA-EX5, TRA-EX6, TRA-EX17, TRA-236, TRA-237: the last upkeep compares military, then the game ends without income.
#[test]
fn military_is_compared_in_upkeep() {
    let mut s = Scene::new(4);
    for (number, level) in [(1, 3), (2, 3), (3, 4), (4, 5)] {
        s.level(number, "military", level).points(number, 10);
    }
    s.state.round = 5;
    s.upkeep();
    assert_eq!([1, 2, 3, 4].map(|number| s.vp(number)), [9, 9, 10, 11]);
    assert_eq!(s.awaited(), None);
}

/// The points of everybody after the last upkeep.
fn compared(levels: &[u8], points: &[u16], more: impl Fn(&mut Scene)) -> Vec<u16> {
    let seats = levels.len() as u8;
    let mut s = Scene::new(seats);
    for number in 1..=seats {
        let place = usize::from(number) - 1;
        s.level(number, "military", levels[place]).points(number, points[place]);
    }
    more(&mut s);
    s.state.round = 5;
    s.upkeep();
    (1..=seats).map(|number| s.vp(number)).collect()
}

/// TRA-EX23 to TRA-EX27, TRA-238 to TRA-240, TRA-224
#[test]
fn leaders_gain_and_the_last_lose() {
    let plain = |_: &mut Scene| {};
    assert_eq!(compared(&[5, 5, 2], &[10, 10, 10], plain), [13, 13, 7]);
    assert_eq!(compared(&[4, 4, 4], &[10, 10, 10], plain), [10, 10, 10]);
    assert_eq!(compared(&[4, 0], &[10, 1], plain), [14, 0]);
    let deterrence = |number| {
        move |s: &mut Scene| {
            s.marked(number, "deterrence");
        }
    };
    assert_eq!(compared(&[4, 0], &[10, 1], deterrence(2)), [14, 1]);
    assert_eq!(compared(&[4, 0], &[10, 9], deterrence(1)), [18, 5]);
    let raised = |s: &mut Scene| s.at_mut(1).raised[Track::Military] = 2;
    assert_eq!(compared(&[2, 3], &[10, 10], raised), [11, 9]);
}

/// TRA-EX27, TRA-244, option `temp_military_in_upkeep`
#[test]
fn temporary_levels_end_with_the_round() {
    let mut s = Scene::with(2, json!({"temp_military_in_upkeep": false}));
    s.level(1, "military", 2).level(2, "military", 3).points(1, 10);
    s.at_mut(1).raised[Track::Military] = 2;
    s.state.round = 5;
    s.upkeep();
    assert_eq!((s.vp(1), s.at(1).raised[Track::Military]), (9, 0));
}

/// TRA-EX7 to TRA-EX9, TRA-246, TRA-247
#[test]
fn the_order_follows_the_outposts() {
    let mut s = Scene::new(4);
    let round = |s: &mut Scene, placed: &[(u8, &str)]| {
        for (number, at) in placed {
            s.outpost(*number, at);
        }
        s.state.round = 5;
        s.upkeep();
        s.order()
    };
    // Yellow, red, black, purple.
    assert_eq!(round(&mut s, &[(4, "b1"), (3, "b2")]), [1, 2, 4, 3]);
    assert_eq!(round(&mut s, &[(3, "b3"), (2, "b4")]), [1, 4, 2, 3]);
    assert_eq!(round(&mut s, &[(4, "p1"), (1, "p2")]), [2, 1, 3, 4]);
}

/// TRA-EX83: gaps to the left are not filled.
#[test]
fn whoever_enters_a_segment_stands_on_the_right() {
    let mut s = Scene::new(3);
    s.outpost(3, "b1");
    s.at_mut(3).segment = 2;
    s.outpost(1, "b2");
    s.state.round = 5;
    s.upkeep();
    assert_eq!(s.order(), [2, 3, 1]);
}

/// TRA-EX10, TRA-EX85, TRA-43, TRA-47
#[test]
fn pirates_and_planets_are_laid_by_the_number_of_players() {
    for (seats, active, planets) in [(2, 3, 12), (3, 4, 14), (4, 5, 16), (5, 6, 19)] {
        let table = crate::support::Table::new(seats, 3);
        let laid: Vec<_> = table.state.planets.values().flatten().collect();
        assert_eq!(laid.iter().filter(|planet| planet.pirates.is_some()).count(), active);
        let base = laid.iter().filter(|planet| table.game.content().planets[planet.planet].base).count();
        assert_eq!((laid.len(), base), (planets, if seats == 2 { 3 } else { 4 }));
    }
}

/// TRA-EX35
#[test]
fn the_first_pirate_space_needs_no_politics() {
    let mut s = Scene::new(2);
    s.workers(1, 3, 4);
    s.at_mut(1).pirates.push(pirates("rustbucket"));
    s.income();
    assert_eq!(s.vp(1), 1);
}

/// TRA-EX45, TRA-EX46, TRA-39, TRA-243: the places of crew that is away pay; excess crew goes back to the pods.
#[test]
fn crew_spaces_hold_four() {
    let mut s = Scene::new(2);
    s.workers(1, 3, 0).income();
    assert_eq!((s.held(1), s.vp(1), s.asked()), ([0, 0, 0, 2], 1, "ask-gain-any"));

    let mut s = Scene::new(2);
    s.workers(1, 3, 1);
    (s.at_mut(1).crew_out, s.at_mut(1).pods) = (4, 1);
    s.state.round = 5;
    s.upkeep();
    assert_eq!((s.at(1).crew, s.at(1).crew_out, s.at(1).pods), (4, 0, 2));
}

/// TRA-EX75, TRA-288: a step before the rest is collected opens a token of the same phase.
#[test]
fn an_income_step_can_open_a_token() {
    let mut s = Scene::new(2);
    s.planet("p1", "wild_green").outpost(1, "p1").workers(1, 3, 4);
    s.level(1, "politics", 2).level(1, "trade", 4).income();
    assert_eq!((s.awaited(), s.asked()), (Some(1), "ask-income"));
    s.act(1, "planet-income p1").act(1, "advance politics");
    // The rest has no order that matters: courier, politics 3, and the freight token of the fourth space.
    assert_eq!((s.has_level(1, "politics"), s.asked()), (3, "ask-gain-any"));
    s.act(1, "gain ore");
    assert_eq!(s.held(1), [0, 1, 0, 2]);
}

/// TRA-EX76, TRA-EX77, TRA-62, TRA-286, TRA-287
#[test]
fn wealth_comes_before_abilities() {
    let setup = |cards: [&str; 2], tile: &str| {
        let mut s = Scene::new(2);
        let values = s.game.content().values(s.game.options().data_set);
        let cards = cards.map(|card| values.wealth.named(card).expect("a card"));
        s.at_mut(1).wealth = Some(cards);
        s.at_mut(2).wealth = None;
        s.at_mut(1).ability = Some(ability(tile));
        s
    };
    let mut s = setup(["marine_detachment", "ore_barge"], "war_correspondent");
    s.at_mut(2).wealth = s.at(1).wealth;
    s.run_from(Step::Wealth(0));
    assert_eq!(s.has_level(1, "military"), 1, "the second step needs technology 1");
    let mut s = setup(["letter_of_credence", "ore_barge"], "envoy");
    s.at_mut(2).wealth = s.at(1).wealth;
    s.stack("politics", 2, &["fame", "purse"]).run_from(Step::Wealth(0));
    assert_eq!(s.has_level(1, "politics"), 2);
    assert!(s.has_token(1, "purse"), "the top token of the stack");
}

/// TRA-EX63, TRA-46, TRA-69
#[test]
fn secret_cache_draws_what_is_left_over() {
    let found = (0..40).find_map(|seed| {
        let mut table = crate::support::Table::of(5, seed, json!({"draft": "random"}));
        while !table.state.left_over.is_empty() {
            let seat = table.awaited().expect("setup asks");
            table.act(seat, table.legal(seat)[0]);
        }
        let cache = table.game.seats().iter().map(|seat| table.state.players[seat].cache);
        cache.into_iter().find(|cache| !cache.is_empty()).map(|cache| (cache, table))
    });
    let (cache, table) = found.expect("the tile is dealt sooner or later");
    let kind = |token| table.game.content().values(table.game.options().data_set).bonus[token].kind;
    let basic = cache.iter().filter(|token| kind(**token) == orrery_transgalactica::ids::TokenKind::Basic);
    assert_eq!((cache.len(), basic.count()), (5, 3));
    assert!(table.state.left_over.is_empty());
}

/// TRA-EX79, TRA-82, TRA-281: Boom Times from the cache is the one token of the round.
#[test]
fn boom_times_doubles_the_income() {
    let mut s = Scene::new(2);
    s.tile(1, "secret_cache").workers(1, 3, 4).level(1, "technology", 4);
    s.at_mut(1).cache = [bonus("fame"), bonus("boom_times")].into_iter().collect();
    s.income();
    assert_eq!(s.asked(), "ask-double-income");
    s.act(1, "yes");
    assert_eq!(s.vp(1), 2, "technology 4 pays twice");
    s.turn_of(1).refuses(1, "cache fame", 223);
}

/// TRA-EX48, TRA-102: three passes in succession end the phase.
#[test]
fn passes_in_succession_end_the_phase() {
    let mut s = Scene::new(3);
    s.act(1, "pass").act(2, "main mining").act(3, "done").act(1, "done");
    assert_eq!(s.awaited(), Some(3));
    s.act(3, "pass").act(1, "pass").act(2, "pass");
    assert_eq!(s.state.round, 2);
}

/// TRA-EX47, TRA-94, TRA-100
#[test]
fn whoever_has_passed_may_follow_and_act_again() {
    let mut s = Scene::new(2);
    s.act(1, "pass").act(2, "main mining");
    assert_eq!((s.awaited(), s.asked()), (Some(1), "ask-follow"));
    s.act(1, "follow crew").act(1, "main production");
}

/// TRA-EX65, TRA-261
#[test]
fn ties_are_shared() {
    let mut s = Scene::new(2);
    for number in 1..=2 {
        s.points(number, 74);
        s.at_mut(number).objectives.clear();
    }
    s.state.round = 5;
    s.upkeep();
    assert_eq!((s.rank(1), s.rank(2), s.score(1)), (1, 1, 74));
}
