//! The finer points of single rules, each of which would fail if its rule were broken.

use crate::support::asks::{
    AFTER_ROLL, DIPLOMACY, DRAW_UP, END_ORDER, ESCALATE, OPERATIONS, PASS_ON, PREPARE, SCRAP, WINDOW, WON,
};
use crate::support::{Scene, quiet, seat, upgrade};
use orrery_andromeda::ids::{Base, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::{Marker, Place};
use orrery_core::{Chance, Game as _, Outcome, SeatSet, Set};
use orrery_testkit::Acts as _;

fn total(scene: &Scene, number: u8) -> i32 {
    scene.game.standing(&scene.state, SeatSet::NOBODY).columns[usize::from(number) - 1].total
}

/// AND-161: the numbers of developments next to a new one count, whoever owns them; not those farther away.
#[test]
fn and_161_developments_around() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A3, Track::Industry, 0).planet(Space::A2, Track::Civilization, 0);
    scene.planet(Space::A1, Track::Civilization, 1).base(Space::B4, Base::Office);
    for planet in [12, 13] {
        scene.state.planets[planet].owner = Some(seat(2));
    }
    scene.ship(1, ShipKind::Transport, Space::A3).stock(1, Resource::Titanium, 3).leaders(2, Space::A3, 1);
    scene.act(1, "launch transport").act(1, "go B4").go_on().act(1, "go A3");
    assert_eq!(scene.vp(1), 2 + 3 + 1, "the factory, the city at A2, a leader on the planet itself");
}

/// AND-172, AND-231: the second stash space makes resources worth 2 points, cards too.
#[test]
fn and_231_the_second_stash() {
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].tracks[Track::Commerce as usize] = 8;
    let before = total(&scene, 1);
    scene.stock(1, Resource::Ice, 2).hand(1, &["golden_age"]);
    assert_eq!(total(&scene, 1), before + 6);
}

/// AND-173, AND-174: cards are drawn up to the new limit, not beyond it; it may be declined.
#[test]
fn and_173_up_to_the_new_limit() {
    for (held, drawn) in [(0, 6), (4, 2), (6, 0), (7, 0)] {
        let mut scene = Scene::new(2);
        scene.state.players[seat(1)].tracks[Track::Civilization as usize] = 1;
        scene.state.players[seat(1)].tokens = Set::from_bits(1);
        for _ in 0..held {
            let card = scene.state.tactics.draw(&mut Chance::sampled(4)).unwrap();
            scene.state.players[seat(1)].hand.put(card);
        }
        scene.act(1, "token breakthrough").act(1, "advance civilization");
        if scene.asked() == DRAW_UP {
            scene.act(1, "draw");
        }
        assert_eq!(scene.has(1, Resource::Tactics), held + drawn);
    }
}

/// AND-181, AND-265: a ship farther away than its range stays away; AND-182: energy lets a cruiser jump.
#[test]
fn and_181_range_counts_in_escalation() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3, Space::A4]).build(1, ShipKind::Fighter);
    scene.ship(2, ShipKind::Transport, Space::A1).ship(2, ShipKind::Transport, Space::A3);
    scene.ship(2, ShipKind::Cruiser, Space::A4).act(1, "launch fighter").act(1, "go A1");
    assert_ne!(scene.asked(), ESCALATE, "nobody is near enough");
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3, Space::A4]).build(1, ShipKind::Fighter);
    scene.ship(2, ShipKind::Transport, Space::A1).ship(2, ShipKind::Transport, Space::A2);
    scene.ship(2, ShipKind::Cruiser, Space::A4).stock(2, Resource::Energy, 1);
    scene.act(1, "launch fighter").act(1, "go A1").skip(|task| task == WINDOW);
    assert_eq!(scene.legal(2), ["ship transport A2", "ship cruiser A4", "done"]);
    scene.act(2, "ship cruiser A4");
    assert_eq!(scene.has(2, Resource::Energy), 0);
}

/// AND-164: a development two steps away gives no die.
#[test]
fn and_164_near_developments_only() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3]).build(1, ShipKind::Fighter);
    for planet in [0, 1, 2] {
        scene.state.planets[planet].owner = Some(seat(1));
    }
    scene.ship(2, ShipKind::Transport, Space::A1).hand(1, &["supply_drop"]);
    scene.act(1, "launch fighter").act(1, "go A1").skip(|task| task != PREPARE && quiet(task));
    let view = scene.game.view(&scene.state, SeatSet::NOBODY).battle.unwrap();
    assert_eq!(view.sides[0].dice, 2 + 2, "A1 and A2, not A3");
    assert_eq!(view.sides[1].dice, 1, "developments of others give nothing");
}

/// AND-189: the targeting bonus of an upgrade counts for its ship in the battle, and only there.
#[test]
fn and_189_targeting_of_upgrades() {
    for (here, targeting) in [(true, 3), (false, 1)] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1, Space::E5]).ship(2, ShipKind::Transport, Space::A1);
        scene.state.players[seat(1)].upgrades[1] = Some(upgrade("interceptor"));
        scene.ship(1, ShipKind::Transport, Space::A1);
        scene.ship(1, ShipKind::Fighter, if here { Space::A1 } else { Space::E5 });
        scene.state.turn.region = Some(Space::A1);
        scene.state.battle.on = true;
        let view = scene.game.view(&scene.state, SeatSet::NOBODY).battle.unwrap();
        assert_eq!(view.sides[0].targeting, targeting);
    }
}

/// AND-198: first the winner's reward, then cards of the result step, then tactical operations.
#[test]
fn and_198_the_order_of_the_result() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.hand(2, &["last_stand"]).act(1, "launch fighter").dice(&[6, 6, 1]).act(1, "go A1");
    scene.skip(|task| matches!(task, WINDOW | DIPLOMACY | PREPARE | AFTER_ROLL));
    assert!(scene.asked() == WON);
    assert_eq!(scene.state.players[seat(1)].index(Track::Supremacy), 1, "the winner has advanced");
    assert_eq!(scene.state.players[seat(2)].count_all(Place::Scrapyard), 0, "damage comes later");
    scene.act(2, "play last_stand");
    assert_eq!((scene.vp(2), scene.asked()), (2, OPERATIONS));
}

/// AND-180, AND-176: with the launched ship called back there is no battle, and nobody has won.
#[test]
fn and_180_only_one_side_is_left() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.hand(1, &["recall_order"]).act(1, "launch fighter").act(1, "go A1");
    scene.act(1, "play recall_order").act(1, "ship fighter A1").go_on();
    assert_eq!(scene.state.turn.seat, seat(2));
    assert_eq!(scene.state.players[seat(2)].count_all(Place::At(Space::A1)), 1);
    assert_eq!(scene.state.players[seat(2)].index(Track::Supremacy), 0);
}

/// AND-215, AND-R65: an event takes 1 point for each damaged module, not for each marker.
#[test]
fn and_215_modules_not_markers() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]);
    scene.state.players[seat(1)].tracks[Track::Industry as usize] = 5;
    scene.state.slot_mut(seat(1), Berth::base(Column::Commerce)).damage = 3;
    scene.event_waits("titanium_rain");
    scene.act(1, "launch transport").act(1, "go A1").act(1, "first event");
    assert_eq!(scene.vp(1), 8 - 1);
}

/// AND-219: another's advance puts the marker on the active player's mat, and the event comes in this turn.
#[test]
fn and_219_another_players_step() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Fighter, Space::A1);
    scene.state.players[seat(2)].tracks[Track::Supremacy as usize] = 4;
    scene.state.marker = Marker::Track(1);
    scene.act(1, "launch fighter").dice(&[1, 1, 6, 6]);
    // A planet comes, with its top moon.
    let planet = scene.state.planet_stack.things().next().expect("there are 15 planets");
    let track = scene.game.content().planets[planet].track;
    let moon = scene.state.moon_stacks[track as usize].things().next().expect("it has moons");
    let drawn = [planet.index(), moon.index()].map(|index| Outcome::Drawn { face: index as u16 + 1 });
    scene.waiting.extend(drawn);
    scene.act(1, "go A1").skip(quiet);
    assert_eq!(scene.state.players[seat(2)].index(Track::Supremacy), 5, "an event space");
    assert_eq!((scene.state.marker, scene.state.turn.seat, scene.asked()), (Marker::Mat, seat(1), END_ORDER));
}

/// AND-67, AND-220, AND-R30: while an event is resolved nobody sets a moon, rearranges modules or plays a card.
#[test]
fn and_220_nothing_inside_an_event() {
    let mut scene = Scene::with(2, r#"{"event_deck": "cosmic_twilight"}"#);
    scene.planets(&[Space::A1]).claimed(1, &["y1"]).claimed(2, &["y1"]).hand(1, &["supply_drop"]);
    scene.stock(1, Resource::Credit, 1).stock(2, Resource::Credit, 1);
    scene.module(2, "power_plant");
    scene.module(2, "mass_driver");
    scene.event_waits("market_crash");
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "first event");
    assert_eq!(scene.game.awaiting(&scene.state), SeatSet::only(seat(1)));
    assert!(scene.check(1, "set y1").is_err() && scene.check(1, "play supply_drop").is_err());
    assert!(!scene.may(1, "discard-moon y1"));
    scene.refuses(2, "set y1", 220);
    scene.refuses(2, "rearrange", 220);
    assert!(scene.legal(2).is_empty());
}

/// AND-223, AND-R70: with the marker gone, cards that would move it still do the rest.
#[test]
fn and_223_the_marker_is_gone() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).hand(1, &["trade_summit"]);
    scene.state.marker = Marker::Gone;
    scene.act(1, "play trade_summit");
    assert_eq!((scene.has(1, Resource::Credit), scene.state.marker), (2, Marker::Gone));
}

/// AND-229, AND-242: a development between both special regions scores both, 1 point each beside maelstroms.
#[test]
fn and_229_both_special_regions() {
    let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms"}"#);
    scene.planet(Space::A2, Track::Science, 0).planet(Space::A4, Track::Science, 1);
    let before = total(&scene, 1);
    scene.state.planets[0].owner = Some(seat(1));
    assert_eq!(total(&scene, 1), before + 1);
    scene.state.planets[1].owner = Some(seat(1));
    assert_eq!(total(&scene, 1), before + 2);
}

/// AND-232, AND-230: a damaged end-game module does not score, and costs 2 points.
#[test]
fn and_232_damaged_end_game_modules() {
    let mut scene = Scene::new(2);
    let before = total(&scene, 1);
    let lands = scene.module(1, "ministry_of_lands");
    assert_eq!(total(&scene, 1), before + 4);
    scene.damage(1, lands);
    assert_eq!(total(&scene, 1), before - 2);
}

/// AND-234: first goal 7, second 4, both together 11.
#[test]
fn and_234_both_goals() {
    let mut scene = Scene::with(2, r#"{"destiny_cards": true}"#);
    let (card, row) = scene.game.content().destinies.iter().next().unwrap();
    let goals = [row.first, row.second];
    scene.state.players[seat(1)].destiny = Some(card);
    let own = |scene: &Scene| {
        let with = scene.game.standing(&scene.state, SeatSet::only(seat(1))).columns[0].total;
        with - scene.game.standing(&scene.state, SeatSet::NOBODY).columns[0].total
    };
    assert_eq!(own(&scene), 11, "ties count");
    scene.state.players[seat(2)].tracks[goals[0] as usize] = 1;
    assert_eq!(own(&scene), 4);
    scene.state.players[seat(2)].tracks[goals[1] as usize] = 1;
    assert_eq!(own(&scene), 0);
}

/// AND-239: modules come before resources; all alike share the victory.
#[test]
fn and_239_modules_first() {
    let ranks = |scene: &Scene| {
        let standing = scene.game.standing(&scene.state, SeatSet::NOBODY);
        [standing.columns[0].rank, standing.columns[1].rank]
    };
    let mut scene = Scene::new(2);
    assert_eq!(ranks(&scene), [1, 1], "a shared victory");
    scene.stock(2, Resource::Ice, 5);
    assert_eq!(ranks(&scene), [2, 1]);
    scene.module(1, "energy_cell");
    assert_eq!(ranks(&scene), [1, 2]);
}

/// AND-259: teams that are level on points compare modules, then resources.
#[test]
fn and_259_ties_of_teams() {
    let ranks = |scene: &Scene| {
        let standing = scene.game.standing(&scene.state, SeatSet::NOBODY);
        standing.columns.iter().map(|column| column.rank).collect::<Vec<_>>()
    };
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    assert_eq!(ranks(&scene), [1, 1, 1, 1]);
    scene.stock(4, Resource::Ice, 5);
    assert_eq!(ranks(&scene), [3, 3, 1, 1]);
    scene.module(2, "energy_cell");
    assert_eq!(ranks(&scene), [1, 1, 3, 3]);
}

/// AND-252: two team mates who reach an event space together move the marker 2 steps.
#[test]
fn and_252_two_event_spaces() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Fighter, Space::A1);
    scene.ship(3, ShipKind::Transport, Space::A1);
    for number in [1, 2] {
        scene.state.players[seat(number)].tracks[Track::Supremacy as usize] = 4;
    }
    scene.state.marker = Marker::Track(8);
    scene.act(1, "launch fighter").dice(&[6, 6, 5, 5, 1]).act(1, "go A1").skip(quiet);
    assert_eq!(scene.state.marker, Marker::Track(6));
}

/// AND-255: both must agree. A declined offer leaves everything where it was, the exchange of the turn too, but it is not
/// made again.
#[test]
fn and_255_both_must_agree() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).stock(2, Resource::Ice, 1).act(1, "ask").act(1, "pay ice");
    assert_eq!(scene.game.awaiting(&scene.state), SeatSet::only(seat(2)));
    scene.act(2, "done");
    assert_eq!([scene.has(1, Resource::Ice), scene.has(2, Resource::Ice)], [0, 1]);
    assert_eq!(scene.check(1, "ask"), Err(255), "there is nothing else");
    scene.stock(2, Resource::Credit, 1).act(1, "ask");
    assert_eq!((scene.check(1, "pay ice"), scene.legal(1)), (Err(255), vec!["pay credit".to_owned()]));
    scene.act(1, "pay credit").act(2, "yes");
    assert_eq!([scene.has(1, Resource::Credit), scene.has(2, Resource::Credit)], [1, 0]);
    assert_eq!(scene.check(1, "ask"), Err(255), "one exchange per turn");
    scene.turn_of(1).act(1, "ask").act(1, "pay ice").act(2, "yes");
    assert_eq!([scene.has(1, Resource::Ice), scene.has(2, Resource::Ice)], [1, 0]);
}

/// AND-256: only the first module of a turn can be passed on; the active player has paid for it.
#[test]
fn and_256_only_the_first_module() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.base(Space::A1, Base::Odessa).stock(1, Resource::Ice, 4).act(1, "launch transport").act(1, "go A1");
    scene.go_on();
    let [first, second] = [0, 1].map(|at| scene.state.display[3][at]);
    scene.act(1, &format!("acquire {first}")).act(1, "pass-on");
    assert_eq!((scene.has(1, Resource::Ice), scene.state.row(seat(2), Column::Civilization).len()), (2, 2));
    scene.act(1, &format!("acquire {second}"));
    assert!(scene.asked() != PASS_ON);
    assert_eq!(scene.state.row(seat(1), Column::Civilization).len(), 2);
    assert!(scene.asked() != SCRAP, "AND-272: two were bought");
}

/// AND-269, AND-EX78: a limit of 0 never ends the game.
#[test]
fn and_269_no_limit() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.game.options().turn_limit, 0, "nobody has asked for one");
    scene.planets(&[Space::A1]);
    for number in [1, 2] {
        scene.state.players[seat(number)].turns = 250;
    }
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert!(!scene.state.ending);
}

/// AND-200, AND-203: a raider whose shield is used goes back to its card, which is cleared.
#[test]
fn and_200_the_card_is_cleared() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("dread_obliterator", Space::A1);
    scene.state.raiders.damage[3] = 1;
    scene.act(1, "launch fighter").dice(&[6, 6, 5, 5, 5, 5, 5]).act(1, "go A1").act(1, "advance industry");
    assert_eq!((scene.state.raiders.single[3], scene.state.raiders.damage[3]), (None, 0));
}
