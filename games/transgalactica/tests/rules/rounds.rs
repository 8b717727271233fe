//! Workers, income, turns, following (TRA-29 to TRA-39, TRA-70 to TRA-107, TRA-241 to TRA-249, TRA-276 to TRA-278).

use orrery_core::SeatSet;
use orrery_testkit::{Acts as _, seat};
use orrery_transgalactica::ids::Area;
use orrery_transgalactica::state::Lieutenant;

use crate::support::scene::{Scene, bonus, mining};

/// TRA-29 to TRA-31, TRA-33, TRA-87, TRA-230: each kind of worker has its places.
#[test]
fn each_worker_has_its_places() {
    let mut s = Scene::new(2);
    s.workers(1, 0, 2).refuses(1, "main mining", 87);
    s.workers(1, 3, 0).decree("b", "patent_act");
    s.marked(1, "archive").marked(1, "insignia").marked(1, "wingmen").refuses(1, "office b", 229);
    s.at_mut(1).lieutenant = Lieutenant::Ready;
    s.refuses(1, "office b", 229);
    s.planet("p1", "wild_yellow").ship(1, "p1").goods(1, [1, 1, 0, 0]).act(1, "main exploration");
    s.refuses(1, "outpost p1 left", 129);
}

/// TRA-34, TRA-35, TRA-37: crew comes from the pods to an empty space and works at once.
#[test]
fn crew_is_woken() {
    let mut s = Scene::new(2);
    s.token(1, "wake_up_call").workers(1, 3, 0).planet("b1", "market").outpost(1, "b1");
    s.refuses(1, "planet b1 crew", 101).act(1, "token wake_up_call").act(1, "planet b1 crew");
    assert_eq!((s.at(1).crew_out, s.at(1).pods), (1, 5));
    let mut s = Scene::new(2);
    s.token(1, "wake_up_call").workers(1, 3, 4).refuses(1, "token wake_up_call", 219);
    s.workers(1, 3, 1).at_mut(1).pods = 0;
    s.refuses(1, "token wake_up_call", 219);
}

/// TRA-70 to TRA-73: a round begins with the income of everybody in turn order.
#[test]
fn income_comes_in_turn_order() {
    let mut s = Scene::new(3);
    s.state.order = [3, 1, 2].map(seat).into_iter().collect();
    s.upkeep();
    assert_eq!((s.state.round, s.awaited(), s.asked()), (2, Some(3), "ask-gain-any"));
    s.act(3, "gain ore");
    assert_eq!(s.awaited(), Some(1));
}

/// TRA-74: what is missing is topped up before any other income.
#[test]
fn emergency_stores_come_first() {
    let mut s = Scene::new(2);
    s.tile(1, "emergency_stores").workers(1, 3, 0).goods(1, [2, 0, 0, 0]).income();
    // 1 ore, 1 alien, 1 credit; then the empty crew spaces with 2 credits.
    assert_eq!(s.held(1), [2, 1, 1, 3]);
}

/// TRA-75, TRA-76: wild planets and tracks pay, each track once.
#[test]
fn planets_and_tracks_pay() {
    let mut s = Scene::new(2);
    s.planet("p1", "wild_yellow").outpost(1, "p1").workers(1, 3, 4).level(1, "technology", 5);
    s.level(1, "production", 3).income();
    assert_eq!((s.held(1), s.vp(1)), ([0, 1, 0, 1], 1));
}

/// TRA-81, TRA-187: paid income is optional, and replaces the usual cost; a step by a planet is answered.
#[test]
fn paid_income_can_be_declined() {
    let wild = || {
        let mut s = Scene::new(2);
        s.planet("p1", "wild_purple").outpost(1, "p1").workers(1, 3, 4).goods(1, [0, 0, 0, 1]);
        s.tile(2, "war_correspondent").income();
        s
    };
    let mut s = wild();
    s.offers(1, &["planet-income p1", "done"]).act(1, "planet-income p1");
    assert_eq!((s.has_level(1, "military"), s.held(1), s.vp(2) >= 2), (1, [0; 4], true));
    let mut s = wild();
    s.act(1, "done");
    assert_eq!((s.has_level(1, "military"), s.held(1)), (0, [0, 0, 0, 1]));
}

/// TRA-83: after the fifth round nothing is paid.
#[test]
fn no_income_after_the_last_round() {
    let mut s = Scene::new(2);
    s.state.round = 5;
    s.workers(1, 3, 0).upkeep();
    assert_eq!((s.held(1), s.awaited()), ([0; 4], None));
}

/// TRA-289, TRA-290: crew woken in the phase does not lessen it; cards answer to its steps.
#[test]
fn steps_in_the_income_phase() {
    let mut s = Scene::new(2);
    s.planet("p1", "wild_green").outpost(1, "p1").workers(1, 3, 0).level(1, "politics", 2).income();
    s.act(1, "planet-income p1").act(1, "advance politics");
    // Politics 3 has woken a crew member; all four spaces pay: 2 credits with politics', 1 VP, a resource.
    assert_eq!((s.at(1).crew, s.held(1), s.vp(1)), (1, [0, 0, 0, 3], 1));
    s.act(1, "gain ore");
    let mut s = Scene::new(2);
    s.planet("p1", "wild_green").outpost(1, "p1").workers(1, 3, 4).marked(1, "automation").income();
    s.act(1, "advance production");
    // Two outposts yield: the Capital and the green planet.
    assert_eq!((s.held(1), s.asked()), ([0, 0, 1, 0], "ask-gain-any"));
}

/// TRA-84 to TRA-86, TRA-214: one action in a turn, free actions before it and before passing.
#[test]
fn one_action_in_a_turn() {
    let mut s = Scene::new(2);
    s.goods(1, [0, 0, 0, 2]).act(1, "exchange energy").act(1, "exchange ore");
    s.refuses(2, "main mining", 84).act(1, "pass");
    assert_eq!((s.awaited(), s.held(1)), (Some(2), [1, 1, 0, 0]));
    s.token(2, "fame").act(2, "main mining").refuses(2, "main trade", 85).act(2, "finish");
}

/// TRA-88, TRA-90 to TRA-92: a space is used once, each other player follows once, with whatever worker.
#[test]
fn everybody_follows_once() {
    let mut s = Scene::new(3);
    s.act(1, "main mining").act(2, "follow captain").act(3, "follow crew");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"));
    s.refuses(2, "main mining", 88).refuses(2, "follow crew", 90);
    assert_eq!((s.at(2).captains_out, s.at(3).crew_out), (1, 1));
}

/// TRA-95, TRA-96, TRA-98: actions of planets are not followed and come once in a round.
#[test]
fn planet_actions_are_not_followed() {
    let mut s = Scene::new(2);
    s.planet("p1", "scout_harbour").outpost(1, "p1").workers(1, 3, 2).goods(1, [5, 0, 0, 0]);
    s.refuses(1, "planet b1 crew", 96).act(1, "planet p1 crew").act(1, "move first b1 energy");
    s.act(1, "done");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"), "nobody follows");
    s.turn_of(1).refuses(1, "planet p1 crew", 96);
}

/// TRA-36, TRA-99, TRA-101: without a worker only passing is left, free actions stay possible.
#[test]
fn without_a_worker_one_passes() {
    let mut s = Scene::new(2);
    s.workers(1, 0, 0).token(1, "fame");
    s.offers(1, &["pass", "token fame"]).refuses(1, "main mining", 87);
    // With nothing at all to do the turn passes by itself.
    let mut s = Scene::new(2);
    s.workers(2, 0, 0).act(1, "main mining");
    assert_eq!(s.awaited(), Some(1));
}

/// TRA-277: an action of which nothing can be done any more is over, answers nothing, and is followed all the same.
#[test]
fn an_action_without_a_part_is_not_taken() {
    let mut s = Scene::new(2);
    s.marked(1, "supply_lines").goods(1, [1, 1, 0, 0]).goods(2, [1, 0, 0, 0]).logged(1, &["folk_festival"]);
    s.act(1, "main exploration").refuses(1, "done", 277).act(1, "complete folk_festival");
    assert_eq!((s.has_level(1, "production"), s.vp(1)), (1, 2));
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-follow"));
}

/// TRA-105: the omni-action does not copy itself.
#[test]
fn omni_does_not_copy_itself() {
    let mut s = Scene::new(2);
    s.goods(1, [0, 0, 1, 1]).act(1, "main omni").refuses(1, "omni credit omni", 105);
    s.refuses(1, "omni alien trade", 89).act(1, "omni alien mining");
    assert_eq!(s.held(1), [0, 1, 0, 1]);
}

/// TRA-104, TRA-156: the copied action's own space stays free, and mining goes on without a token.
#[test]
fn the_copied_space_stays_free() {
    let mut s = Scene::new(2);
    s.workers(2, 0, 0).goods(1, [0, 0, 0, 1]).act(1, "main omni").act(1, "omni credit mining");
    assert!(s.state.captains[Area::Mining].is_empty() && s.state.mining.is_none());
    s.act(1, "main mining");
    assert_eq!((s.at(1).mining.len(), s.held(1)), (2, [0, 2, 0, 0]));
}

/// TRA-241, TRA-242, TRA-244, TRA-245, TRA-248, TRA-249: upkeep.
#[test]
fn upkeep_makes_ready() {
    let mut s = Scene::new(2);
    s.state.captains[Area::Mining] = SeatSet::only(seat(1));
    s.workers(1, 0, 0).marked(1, "salvage_lab");
    let player = s.at_mut(1);
    (player.crew_out, player.lieutenant, player.ability_used) = (1, Lieutenant::Out, true);
    player.flipped.put(crate::support::scene::technology("salvage_lab"));
    player.offices.put(orrery_transgalactica::ids::Office::A);
    s.state.mining = None;
    s.state.round_tokens = [bonus("glory"), bonus("fame")].into_iter().collect();
    s.upkeep();
    let player = s.at(1);
    assert_eq!((player.captains, player.crew, player.lieutenant), (3, 1, Lieutenant::Ready));
    assert!(player.flipped.is_empty() && !player.ability_used && player.offices.len() == 1);
    assert!(s.state.captains[Area::Mining].is_empty() && s.state.mining.is_some());
    assert!(
        s.has_token(1, "fame") && s.state.round == 2,
        "the first player takes the token of the new space"
    );
}

/// TRA-245: with an empty pile the area stays empty.
#[test]
fn an_empty_pile_refills_nothing() {
    let mut s = Scene::new(2);
    s.state.mining_pile = orrery_core::Bag::EMPTY;
    s.state.mining = None;
    s.upkeep();
    assert_eq!(s.state.mining, None);
}

/// TRA-154, TRA-157 to TRA-161: the token is taken, then everything pays; the secondary action takes none.
#[test]
fn what_mining_brings() {
    let mut s = Scene::new(2);
    s.planet("p1", "canyon").outpost(1, "p1").level(1, "politics", 1);
    s.state.mining = Some(mining("gem"));
    s.act(1, "main mining");
    // Ore vein, the gem on the second space, the planet whatever politics says.
    assert_eq!((s.held(1), s.vp(1), s.at(1).mining.len()), ([0, 1, 0, 0], 4, 2));
    s.state.mining = Some(mining("nest"));
    s.act(2, "follow crew");
    assert_eq!((s.at(2).mining.len(), s.state.mining), (1, Some(mining("nest"))));
    let mut s = Scene::new(2);
    s.state.mining = Some(mining("gem"));
    s.token(1, "extraction").act(1, "token extraction");
    assert_eq!(s.at(1).mining.len(), 2);
}

/// TRA-136, TRA-162, TRA-163: Deep Drill answers to mining actions, not to the Miners' Guild.
#[test]
fn the_guild_mines_planets_only() {
    let mut s = Scene::new(2);
    s.planet("p1", "miners_guild").planet("p2", "canyon").planet("p3", "slag").marked(1, "deep_drill");
    s.outpost(1, "p1").refuses(1, "planet p1 crew", 278).outpost(1, "p2").outpost(1, "p3");
    s.act(1, "planet p1 crew");
    assert_eq!((s.vp(1), s.held(1)), (2 + 1 + 2 * 2, [0; 4]));
    s.turn_of(1).act(1, "main mining").act(1, "gain energy");
    assert_eq!((s.vp(1), s.held(1)), (7 + 3 + 1, [1, 1, 0, 0]));
}
