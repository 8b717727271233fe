//! Raids and battles.

use orrery_andromeda::ids::{Class, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::Place;
use orrery_core::Set;
use orrery_testkit::Acts as _;

use crate::support::asks::{DIPLOMACY, END_IT, ESCALATE, OPERATIONS, PREPARE, RECRUIT, WINDOW, reacts};
use crate::support::{Scene, before_result, moon, seat};

/// Seat 1 launches a fighter to A1, where seat 2 has a transport; both are level otherwise.
fn duel() -> Scene {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.act(1, "launch fighter");
    scene
}

/// AND-EX3, AND-EX56; AND-176, AND-178, AND-181, AND-265: everybody in range may join, in turn order.
#[test]
fn and_ex56_four_sides() {
    let mut scene = Scene::new(3);
    scene.planets(&[Space::A2, Space::B3, Space::B4, Space::B5, Space::C3]);
    scene.ship(1, ShipKind::Fighter, Space::B5).ship(2, ShipKind::Transport, Space::A2);
    scene.ship(3, ShipKind::Transport, Space::C3).build(1, ShipKind::Vessel);
    scene.raider("void_stalker", Space::N3).act(1, "launch vessel").act(1, "go B3").go_on();
    assert_eq!(scene.state.raiders.single[0], Some(Space::B3), "raided");
    assert_eq!(
        (scene.asked(), scene.legal(1)),
        (ESCALATE, vec!["ship fighter B5".to_owned(), "done".to_owned()])
    );
    scene.act(1, "ship fighter B5").go_on();
    assert_eq!(scene.check(3, "ship transport C3"), Err(68), "seat 2 is asked first");
    scene.act(2, "ship transport A2").act(3, "ship transport C3").skip(|task| task == WINDOW);
    let view = orrery_core::Game::view(&*scene.game, &scene.state, orrery_core::SeatSet::NOBODY);
    assert_eq!(view.battle.unwrap().sides.len(), 4);
    assert_eq!(scene.state.players[seat(1)].count_all(Place::At(Space::B3)), 2);
}

/// AND-EX18: the long example of the rulebook, from raid to damage.
#[test]
fn and_ex18_a_whole_battle() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3, Space::B1, Space::B2, Space::B4, Space::B5, Space::C1]);
    scene.planet(Space::B3, Track::Commerce, 2).top(Space::B3, "y1").planet(Space::C2, Track::Supremacy, 2);
    let obelisk = scene.state.planet_at(Space::C2).unwrap();
    scene.state.planets[obelisk.index()].owner = Some(seat(1));
    scene.ship(1, ShipKind::Transport, Space::A2).ship(1, ShipKind::Cruiser, Space::C1);
    scene.stock(1, Resource::Energy, 1).stock(2, Resource::Energy, 2).hand(2, &["hailing_frequency"]);
    scene.ship(2, ShipKind::Transport, Space::B4).ship(2, ShipKind::Fighter, Space::B5);
    scene.state.players[seat(1)].operations = Some(moon("y1"));
    scene.raider("abductor_saucer", Space::N2).act(1, "launch transport").act(1, "go B3").go_on();
    assert_eq!(scene.state.raiders.single[1], Some(Space::B3));
    scene.act(1, "ship transport A2").act(1, "ship cruiser C1");
    assert_eq!(scene.has(1, Resource::Energy), 0, "the jump took it");
    scene.go_on().act(2, "ship transport B4").act(2, "ship fighter B5").go_on();
    scene.act(2, "play hailing_frequency");
    assert_eq!(scene.vp(2), 4, "three yellow ships and a raider");
    scene.skip(|task| matches!(task, END_IT | WINDOW));
    let view =
        orrery_core::Game::view(&*scene.game, &scene.state, orrery_core::SeatSet::NOBODY).battle.unwrap();
    let numbers: Vec<_> = view.sides.iter().map(|side| (side.dice, side.targeting)).collect();
    assert_eq!(numbers, [(6, 3), (3, 2), (3, 1)], "before energy");
    scene.act(2, "spend 2").dice(&[6, 5, 4, 4, 3, 3, 6, 6, 4, 3, 2, 5, 4, 2]);
    let outcome = scene.asked();
    assert_eq!(outcome, WINDOW, "the active player may act before the roll");
    scene.act(1, "done").go_on();
    assert_eq!(scene.state.battle.winners, orrery_core::SeatSet::only(seat(2)));
    assert_eq!(scene.state.players[seat(2)].index(Track::Supremacy), 1);
    scene.skip(|task| task == RECRUIT);
    assert_eq!(scene.vp(2), 5, "one for the saucer");
    assert_eq!(scene.asked(), OPERATIONS);
    scene.act(1, "moon");
    assert_eq!(scene.has(1, Resource::Credit), 1);
    scene.go_on();
    assert_eq!(scene.state.raiders.single[1], None);
    assert_eq!(scene.state.players[seat(1)].count(ShipKind::Transport, Place::Scrapyard), 2);
    let cruiser = scene.state.players[seat(1)].figure(ShipKind::Cruiser);
    assert_eq!((cruiser.place, cruiser.damage), (Place::At(Space::B3), 1));
}

/// AND-EX15; AND-191: dice below the targeting value are thrown again, and only these.
#[test]
fn and_ex15_rerolls() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).build(1, ShipKind::Fighter).ship(
        1,
        ShipKind::Transport,
        Space::A2,
    );
    scene.ship(2, ShipKind::Transport, Space::A1).act(1, "launch fighter").act(1, "go A1").go_on();
    // Two ships: weaponry 3, targeting 2. The first 1 is followed by 1 and 5, the second by 2.
    scene.hand(1, &["precision_strike"]).dice(&[1, 1, 5, 1, 2, 4, 6]).act(1, "ship transport A2");
    scene.skip(|task| before_result(task) && !reacts(task));
    assert_eq!(scene.state.battle.dice[0].as_slice(), [5, 4, 2]);
    assert_eq!(scene.state.battle.dice[1].as_slice(), [6]);
}

/// AND-EX17, AND-EX72; AND-197, AND-275: a card, or the moon set there, which may be set just before.
#[test]
fn and_ex17_tactical_operations() {
    let mut scene = duel();
    scene.claimed(2, &["b2"]).dice(&[6, 6, 1]).act(1, "go A1").skip(before_result);
    assert_eq!(scene.asked(), OPERATIONS);
    scene.refuses(2, "moon", 197);
    scene.act(2, "set b2").act(2, "into-operations").act(2, "moon");
    assert_eq!(scene.has(2, Resource::Ice), 2);
}

/// AND-EX28, AND-EX75; AND-194: an unbroken tie is lost by all.
#[test]
fn and_ex28_nobody_wins() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(2, ShipKind::Fighter, Space::A1).build(1, ShipKind::Fighter);
    scene.act(1, "launch fighter").dice(&[6, 4, 6, 4]).act(1, "go A1");
    scene.skip(|task| before_result(task) || task == OPERATIONS);
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Fighter).place, Place::Scrapyard);
    assert_eq!(scene.state.players[seat(2)].figure(ShipKind::Fighter).place, Place::Scrapyard);
    assert_eq!(scene.state.players[seat(1)].index(Track::Supremacy), 0);
}

/// AND-EX30; AND-195, AND-200, AND-202: one reward, one standee, no second battle.
#[test]
fn and_ex30_three_of_a_swarm() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Cruiser).build(1, ShipKind::Fighter);
    for _ in 0..3 {
        scene.raider("scavenger_swarm", Space::A1);
    }
    scene.act(1, "launch fighter").dice(&[6, 6, 5, 5, 5]).act(1, "go A1").skip(before_result);
    assert_eq!(scene.has(1, Resource::Credit), 1);
    assert_eq!(scene.state.raiders.swarm.len(), 2);
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Fighter).place, Place::At(Space::A1));
}

/// AND-EX31; AND-186, AND-187: energy up to six dice. AND-164: developments give dice.
#[test]
fn and_ex31_energy_for_dice() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::B2]).build(1, ShipKind::Cruiser);
    scene.state.planets[1].owner = Some(seat(1));
    scene.state.planets[2].owner = Some(seat(1));
    scene.ship(2, ShipKind::Transport, Space::A1).stock(1, Resource::Energy, 3).faction(1, "ossuan_nomads");
    scene.act(1, "launch cruiser").act(1, "go A1").go_on().skip(|task| task != PREPARE);
    scene.refuses(1, "spend 2", 187);
    assert!(scene.may(1, "spend 1"));
}

/// AND-EX32; AND-188, AND-189: targeting is at most 5.
#[test]
fn and_ex32_targeting_is_capped() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).hand(1, &["combat_drills", "combat_drills"]);
    for _ in 0..3 {
        scene.ship(1, ShipKind::Transport, Space::A1);
    }
    scene.build(1, ShipKind::Fighter).ship(1, ShipKind::Vessel, Space::A1).ship(
        2,
        ShipKind::Transport,
        Space::A1,
    );
    scene.act(1, "play combat_drills").act(1, "play combat_drills");
    scene.state.turn.region = Some(Space::A1);
    let view = |scene: &Scene| {
        let mut t = scene.state;
        t.battle.on = true;
        orrery_core::Game::view(&*scene.game, &t, orrery_core::SeatSet::NOBODY).battle.unwrap()
    };
    assert_eq!(view(&scene).sides[0].targeting, 5, "four ships and two cards");
}

/// AND-EX39; AND-222, AND-225: the winner of somebody else's battle may trigger the end.
#[test]
fn and_ex39_the_end_in_anothers_turn() {
    let mut scene = duel();
    scene.state.players[seat(2)].vp = 59;
    scene.state.players[seat(2)].tracks[Track::Supremacy as usize] = 3;
    scene.state.tokens[1] = None;
    scene.dice(&[2, 1, 6]).act(1, "go A1").skip(|task| before_result(task) || task == OPERATIONS);
    assert!(scene.state.ending, "two points for coming too late");
    assert_eq!(scene.state.last_turns, Some(1), "the first of the two last turns has begun");
    assert_eq!(scene.state.turn.seat, seat(2));
}

/// AND-EX43; AND-171: the second to come gains 2 VP. AND-EX45, AND-142: a fifth upgrade has no effect.
#[test]
fn and_ex43_tokens_and_upgrades() {
    let mut scene = duel();
    scene.state.players[seat(1)].tracks[Track::Supremacy as usize] = 1;
    let token = scene.state.tokens[0].unwrap();
    let mut late = scene.state;
    late.tokens[0] = None;
    scene.dice(&[6, 6, 1]).act(1, "go A1").skip(|task| before_result(task) || task == OPERATIONS);
    assert_eq!(scene.state.players[seat(1)].tokens, Set::only(token));
    let mut scene = duel();
    scene.state = late;
    scene.dice(&[6, 6, 1]).act(1, "go A1").skip(|task| before_result(task) || task == OPERATIONS);
    assert_eq!((scene.state.players[seat(1)].tokens, scene.vp(1)), (Set::NONE, 2));

    let mut scene = Scene::new(2);
    let tile = crate::support::upgrade("long_hauler");
    scene.state.players[seat(1)].upgrades = [Some(tile); 4];
    scene.state.players[seat(1)].tokens = Set::from_bits(1 << 2);
    scene.refuses(1, "token war_machine", 274);
}

/// AND-EX48; AND-103: the active player chooses which raiders come.
#[test]
fn and_ex48_which_raiders_come() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::B1, Space::B2]);
    scene.raider("vorticon_raiders", Space::N1).raider("vorticon_raiders", Space::A2);
    scene.raider("gravity_leviathan", Space::B1).act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.legal(1), ["raid S", "raid C"]);
    scene.act(1, "raid S");
    assert_eq!(scene.state.raiders.count_at(Space::A1), 2);
    assert_eq!(scene.state.raiders.class_at(Space::A1), Some(Class::S));
}

/// AND-EX52, AND-EX77; AND-249, AND-250: team mates have one pool and both gain.
#[test]
fn and_ex77_a_team_against_raiders() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Fighter, Space::A1);
    scene.raider("corsair_blade", Space::A1).faction(1, "ossuan_nomads").faction(2, "ossuan_nomads");
    scene.act(1, "launch fighter").dice(&[6, 5, 6, 2, 6, 6, 1]).act(1, "go A1").skip(before_result);
    for number in [1, 2] {
        assert_eq!(scene.state.players[seat(number)].index(Track::Supremacy), 1);
        assert_eq!(scene.has(number, Resource::Credit), 2);
    }
}

/// AND-248: ships of one team do not fight. AND-EX70, AND-271: a team mate's ship is no opponent's.
#[test]
fn and_248_team_mates_do_not_fight() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.act(1, "launch fighter").act(1, "go A1").go_on();
    assert!(!scene.state.battle.on && scene.state.turn.seat == seat(2));

    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1, Space::A2]).build(1, ShipKind::Fighter).hand(1, &["hailing_frequency"]);
    scene.ship(2, ShipKind::Transport, Space::A1).ship(3, ShipKind::Transport, Space::A1);
    scene.ship(1, ShipKind::Transport, Space::A2);
    scene.raider("vorticon_raiders", Space::A1).raider("vorticon_raiders", Space::A1);
    scene.act(1, "launch fighter").act(1, "go A1").skip(|task| task == WINDOW || reacts(task));
    scene.act(1, "ship transport A2").skip(|task| matches!(task, WINDOW | ESCALATE));
    scene.act(1, "play hailing_frequency");
    assert_eq!(scene.vp(1), 3);
}

/// AND-EX55; AND-180: a side that leaves ends the battle, and nobody has won.
#[test]
fn and_ex55_safe_passage() {
    let mut scene = duel();
    scene.hand(2, &["safe_passage"]).stock(2, Resource::Credit, 1).act(1, "go A1");
    scene.skip(|task| task != DIPLOMACY).act(2, "play safe_passage");
    scene.go_on();
    assert_eq!(scene.has(1, Resource::Credit), 1);
    assert_eq!(scene.state.players[seat(2)].count_all(Place::Hangar), 3);
    assert_eq!(scene.state.players[seat(1)].index(Track::Supremacy), 0);
}

/// AND-EX63; AND-262: outside the own turn moons pay nothing.
#[test]
fn and_ex63_intimidation() {
    let mut scene = duel();
    scene.hand(1, &["intimidation"]).claimed(2, &["r1"]).act(1, "go A1");
    scene.skip(|task| task != DIPLOMACY).act(1, "play intimidation");
    assert_eq!(scene.state.battle.dice_more[1], -1, "nothing was asked: there is no energy");
}
