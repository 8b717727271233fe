//! Turns, free actions, raids.

use orrery_andromeda::ids::{Base, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::{Place, Tile};
use orrery_core::{Game as _, Known, SeatSet, Set};
use orrery_testkit::Acts as _;

use crate::support::asks::{CHOOSE_TURN, DISCOVER, RAID, WINDOW};
use crate::support::{Scene, dealt, moon, seat, tactic};

/// AND-25, AND-26, AND-38: one launch, then the turn of the left neighbour.
#[test]
fn and_25_turns_go_clockwise() {
    let mut scene = Scene::new(3);
    scene.planets(&[Space::A1, Space::A2, Space::A3]);
    for (number, region) in [(1, "A1"), (2, "A2"), (3, "A3")] {
        assert_eq!(scene.state.turn.seat, seat(number));
        scene.act(number, "launch transport").act(number, &format!("go {region}"));
    }
    assert_eq!(scene.state.turn.seat, seat(1));
}

/// AND-3: one of the two decks; AND-10: the end marker by length.
#[test]
fn and_10_length_and_deck() {
    for (length, end) in [("short", 50), ("medium", 60), ("long", 70)] {
        let scene =
            Scene::with(2, &format!(r#"{{"game_length": "{length}", "event_deck": "cosmic_twilight"}}"#));
        assert_eq!(scene.game.view(&scene.state, SeatSet::NOBODY).end_marker, end);
        let harsh = scene.state.events.cards().all(|card| card.index() >= 10);
        assert!(harsh && scene.state.events.len() == 10);
    }
}

/// AND-35, AND-36: a card is drawn from the pile once the deck is empty, and none if both are.
#[test]
fn and_36_an_empty_deck() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Monolith).stock(1, Resource::Ice, 2);
    scene.state.tactics = orrery_core::Bag::EMPTY;
    scene.state.tactics_pile = [tactic("golden_age")].into_iter().collect();
    scene.act(1, "launch transport").act(1, "go A1");
    assert_eq!(scene.has(1, Resource::Tactics), 1);
    assert!(scene.state.tactics_pile.is_empty());
}

/// AND-37: points never fall below 0. AND-33: what is paid is simply gone.
#[test]
fn and_37_never_below_zero() {
    let mut scene = Scene::with(2, r#"{"event_deck": "cosmic_twilight"}"#);
    scene.planets(&[Space::A1]);
    let famine = scene.game.content().events.iter().find(|(_, row)| row.id == "great_famine").unwrap().0;
    scene.state.events.put_on_top(Known::to(famine, SeatSet::NOBODY));
    scene.state.marker = orrery_andromeda::state::Marker::Mat;
    scene.state.players[seat(1)].vp = 1;
    scene.act(1, "launch transport").act(1, "go A1").act(1, "first event");
    assert_eq!([scene.vp(1), scene.vp(2)], [0, 0]);
}

/// AND-67, AND-69, AND-77, AND-78, AND-80, AND-81: free actions before the turn is chosen.
#[test]
fn and_69_free_actions() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).ship(1, ShipKind::Transport, Space::A1).leaders(1, Space::A1, 2);
    scene.leaders(1, Space::A2, 1).claimed(1, &["y3"]);
    scene.state.extra[Space::A1][Resource::Energy as usize] = 2;
    scene.state.extra[Space::A2][Resource::Energy as usize] = 1;
    scene.refuses(1, "recruit A2", 77);
    scene.refuses(1, "collect A2 energy", 80);
    scene.act(1, "recruit A1").act(1, "collect A1 energy").act(1, "discard-moon y3");
    assert_eq!(scene.state.players[seat(1)].leaders.0[Space::A1.index()], 1, "any number, one by one");
    assert_eq!((scene.has(1, Resource::Energy), scene.state.extra[Space::A1][0]), (1, 1));
    assert_eq!(
        (scene.has(1, Resource::Credit), scene.vp(1)),
        (1, 2),
        "a credit, a point, and the faction's point"
    );
    assert_eq!(scene.state.moon_pile.count(moon("y3")), 1, "AND-66: it lies on the pile");
}

/// AND-71, AND-72: a replaced moon is discarded without reward, and a set one cannot be discarded.
#[test]
fn and_71_replaced_moons() {
    let mut scene = Scene::new(2);
    scene.claimed(1, &["y1", "o1"]).act(1, "set y1").act(1, "into-operations");
    scene.refuses(1, "discard-moon y1", 61);
    scene.act(1, "set o1").act(1, "into-operations");
    assert_eq!((scene.has(1, Resource::Credit), scene.state.moon_pile.count(moon("y1"))), (0, 1));
}

/// AND-75, AND-76: cards and tokens are used only if they can do something.
#[test]
fn and_75_possible_effects() {
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].face_up = [1, 0, 0, 1, 0];
    scene.refuses(1, "use commerce", 75);
    scene.state.discoveries[2].unseen = 0;
    scene.refuses(1, "use science", 75);
    scene.refuses(1, "use supremacy", 74);
    scene.state.discoveries[2].unseen = 5;
    scene.act(1, "use science");
    assert_eq!((scene.asked(), scene.discovered()), (DISCOVER, vec![2]));
}

/// AND-85: the event marker moves before the rest of the card.
#[test]
fn and_85_event_cards() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).hand(1, &["golden_age"]);
    scene.state.marker = orrery_andromeda::state::Marker::Track(1);
    scene.state.players[seat(1)].vp = 58;
    scene.act(1, "play golden_age");
    assert_eq!(scene.state.marker, orrery_andromeda::state::Marker::Mat, "before the end was triggered");
    assert!(scene.state.ending);
}

/// AND-57, AND-53: a base must be used, and is.
#[test]
fn and_57_a_base_is_used() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Hub).stock(1, Resource::Energy, 2).act(1, "launch transport").act(1, "go A1");
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Credit)), (0, 2));
}

/// AND-92, AND-101: with a raider of class A to D there is no raid.
#[test]
fn and_101_no_raid_beside_a_single_raider() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).build(1, ShipKind::Fighter).hand(1, &["supply_drop"]);
    scene.raider("corsair_blade", Space::A1).raider("vorticon_raiders", Space::A2).act(1, "launch fighter");
    scene.act(1, "go A1").skip(|task| task == WINDOW);
    assert_eq!(scene.state.raiders.count_at(Space::A2), 1);
}

/// AND-102, AND-104, AND-106: class S joins class S, out of nebulae too, and cannot be refused.
#[test]
fn and_102_the_swarm_gathers() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).build(1, ShipKind::Fighter).hand(1, &["supply_drop"]);
    scene.raider("vorticon_raiders", Space::A1).raider("vorticon_raiders", Space::N1);
    scene.raider("vorticon_raiders", Space::N6).act(1, "launch fighter").act(1, "go A1");
    scene.act(1, "done").act(1, "done");
    assert_eq!(scene.state.raiders.swarm.iter().filter(|raider| raider.0 == Space::A1).count(), 2);
    assert!(scene.state.raiders.spaces().contains(Space::N6), "out of range");
}

/// AND-91, AND-100: Stealth Field keeps a raid away.
#[test]
fn and_100_a_raid_can_be_avoided_by_a_card() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).hand(1, &["stealth_field"]).raider("corsair_blade", Space::N1);
    scene.act(1, "play stealth_field").act(1, "launch transport").act(1, "go A1");
    assert_eq!(scene.asked(), RAID);
    scene.act(1, "done");
    assert_eq!(scene.state.raiders.single[0], Some(Space::N1));
}

/// AND-93, AND-98, AND-107: a raider placed among ships does not fight.
#[test]
fn and_98_no_battle_when_placed() {
    let mut scene = Scene::with(2, r#"{"raider_c": "first"}"#);
    scene.base(Space::A1, Base::Shipyard).planets(&[Space::A2]).ship(2, ShipKind::Transport, Space::A1);
    let comet = scene.game.content().events.iter().find(|(_, row)| row.id == "crystal_comet").unwrap().0;
    scene.state.events.put_on_top(Known::to(comet, SeatSet::NOBODY));
    scene.state.marker = orrery_andromeda::state::Marker::Mat;
    scene.act(1, "launch transport").act(1, "go A2").act(1, "first event");
    assert_eq!(scene.state.raiders.single[2], Some(Space::A1));
    assert_eq!(scene.state.players[seat(2)].count_all(Place::At(Space::A1)), 1);
    assert_eq!(scene.asked(), CHOOSE_TURN);
}

/// AND-58, AND-240: maelstroms lie on their marked spaces, and the others are filled around them.
#[test]
fn and_240_special_regions() {
    let scene = dealt(4, r#"{"special_regions": "maelstroms", "faction_choice": "random"}"#);
    let (game, t) = (&scene.game, &scene.state);
    assert_eq!([t.map[Space::B2], t.map[Space::B5]], [Tile::Maelstrom; 2]);
    let tiles = game.content().fill().iter().filter(|space| t.map[**space] != Tile::Empty).count();
    assert_eq!(tiles, 6 + 8 + 2);
    assert!(t.map[Space::C3] != Tile::Maelstrom);
    let standing = t.raiders.spaces();
    assert!(standing.iter().all(|space| [Space::B2, Space::B5].contains(&space)), "AND-244");
}

/// AND-211 to AND-213: a new planet is a region at once; without one the event happens all the same.
#[test]
fn and_212_planets_run_out() {
    let mut scene = Scene::new(2);
    scene.hand(1, &["golden_age", "golden_age"]).planets(&[Space::A1]);
    scene.state.marker = orrery_andromeda::state::Marker::Track(1);
    scene.act(1, "play golden_age").act(1, "launch transport");
    assert!(scene.regions(1).contains(&"A2".to_owned()), "the first empty space");
    let mut scene = Scene::new(2);
    scene.hand(1, &["golden_age"]);
    scene.state.planet_stack = orrery_core::Bag::EMPTY;
    scene.state.marker = orrery_andromeda::state::Marker::Track(1);
    scene.act(1, "play golden_age");
    assert_eq!(scene.state.marker, orrery_andromeda::state::Marker::Mat);
    assert_eq!(scene.state.map[Space::A1], Tile::Empty);
}

/// AND-29, AND-EX57: what was gained in another's turn is kept until the own turn is over.
#[test]
fn and_29_kept_until_the_own_turn_is_over() {
    let mut scene = Scene::with(2, r#"{"raider_a": "first"}"#);
    scene.planets(&[Space::A1, Space::A2]).stock(2, Resource::Titanium, 5);
    scene.event_waits("titanium_rain");
    scene.act(1, "launch transport").act(1, "go A1").dice(&[6]).act(1, "first event");
    assert_eq!((scene.state.turn.seat, scene.has(2, Resource::Titanium)), (seat(2), 6));
    scene.act(2, "launch transport").act(2, "go A2").go_on();
    assert_eq!(scene.has(2, Resource::Titanium), 5);
}

/// AND-33: the bank never runs out, whatever lies with the players.
#[test]
fn and_33_the_bank_is_endless() {
    let mut scene = Scene::new(2);
    scene.stock(1, Resource::Energy, 60).stock(2, Resource::Energy, 60).hand(1, &["solar_harvest"]);
    scene.act(1, "play solar_harvest");
    assert_eq!(scene.has(1, Resource::Energy), 64);
}

/// AND-81: whoever has a ship in the region may collect, whoever it was laid for.
#[test]
fn and_81_anybody_collects() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).ship(
        2,
        ShipKind::Transport,
        Space::A1,
    );
    scene.state.extra[Space::A1][Resource::Energy as usize] = 2;
    scene.act(1, "collect A1 energy").turn_of(2).act(2, "collect A1 energy");
    assert_eq!([scene.has(1, Resource::Energy), scene.has(2, Resource::Energy)], [1, 1]);
    assert_eq!(scene.check(2, "collect A1 energy"), Err(80), "nothing is left");
}

/// AND-63: off turn nobody gains a moon's reward for making room; AND-61: at most four lie there.
#[test]
fn and_68_only_two_free_actions_off_turn() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).claimed(2, &["y1"]).ship(2, ShipKind::Transport, Space::A1);
    scene.leaders(2, Space::A1, 1);
    scene.state.players[seat(2)].tokens = Set::from_bits(1);
    scene.state.players[seat(2)].face_up[Track::Industry as usize] = 1;
    let found = scene.game.content().discoveries.iter().next().expect("a token").0;
    scene.state.players[seat(2)].discoveries.put(found);
    scene.state.extra[Space::A1][Resource::Energy as usize] = 1;
    let found = format!("discovery {found}");
    for refused in
        ["discard-moon y1", "token breakthrough", "use industry", "recruit A1", "collect A1 energy", &found]
    {
        assert_eq!(scene.check(2, refused), Err(68), "{refused}");
    }
    assert!(scene.may(2, "set y1"));
    assert_eq!(scene.asked(), CHOOSE_TURN);
}

/// AND-27, AND-273: the hangar is looked at as the turn begins, before any free action.
#[test]
fn and_27_the_hangar_at_the_start() {
    for out in [2, 3] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1, Space::A2, Space::A3, Space::A4, Space::A5]);
        for space in [Space::A2, Space::A3, Space::A4].into_iter().take(out) {
            scene.ship(2, ShipKind::Transport, space);
        }
        scene.state.players[seat(2)].tokens = Set::from_bits(1 << 6);
        scene.act(1, "launch transport").act(1, "go A1");
        assert_eq!(scene.state.turn.seat, seat(2));
        scene.act(2, "token prize_ship").act(2, "build transport");
        let answer = if out == 3 { Err(27) } else { Ok(()) };
        assert_eq!((scene.check(2, "launch transport"), scene.check(2, "return")), (answer, Ok(())));
    }
}

/// AND-28, AND-R1: every store has its limit, 10 for energy and 5 for the others; what is just full stays.
#[test]
fn and_28_every_limit() {
    for more in [0, 2] {
        let mut scene = Scene::new(2);
        scene.base(Space::A1, Base::Shipyard);
        for resource in Resource::TOKENS {
            let limit = if resource == Resource::Energy { 10 } else { 5 };
            scene.stock(1, resource, limit + more);
        }
        scene.act(1, "launch transport").act(1, "go A1").act(1, "way 2");
        assert_eq!(scene.state.turn.seat, seat(2));
        assert_eq!(Resource::TOKENS.map(|resource| scene.has(1, resource)), [10, 5, 5, 5, 5]);
    }
}

/// AND-262: a cost in an event is paid from the store; no moon is discarded for it.
#[test]
fn and_262_no_moon_pays_in_an_event() {
    let mut scene = Scene::with(2, r#"{"event_deck": "cosmic_twilight"}"#);
    scene.planets(&[Space::A1]).claimed(1, &["y1"]);
    scene.state.players[seat(1)].vp = 5;
    scene.event_waits("market_crash");
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "first event");
    assert_eq!(
        (scene.vp(1), scene.state.players[seat(1)].claimed.len()),
        (3, 1),
        "the credit could not be paid"
    );
}

/// AND-266: points go on beyond 100.
#[test]
fn and_266_beyond_a_hundred() {
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].vp = 99;
    scene.hand(1, &["golden_age"]).act(1, "play golden_age");
    assert_eq!(scene.vp(1), 101);
}
