//! Launches, the activation of regions, moons and payments (AND-38 to AND-66, AND-78, AND-79).

use orrery_andromeda::ids::{Base, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::Tile;
use orrery_core::{Chance, Game as _, Known, Reshuffle, SeatSet};
use orrery_testkit::Acts as _;

use crate::support::asks::{DRAW_UP, REPAIR, SCRAP, WINDOW, reacts};
use crate::support::{Scene, dealt, moon, seat, upgrade};

/// AND-R66, AND-R75: a partner's ship occupies a region for a first launch, gives no range, and may be joined.
#[test]
fn and_40_a_partners_ship() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1, Space::A2, Space::A3]).ship(2, ShipKind::Transport, Space::A2);
    scene.act(1, "launch transport");
    scene.refuses(1, "go A2", 40);
    scene.turn_of(1).ship(1, ShipKind::Transport, Space::A1).act(1, "launch transport");
    assert_eq!(scene.regions(1), ["A2"], "A3 is next to the partner's ship only");
}

/// AND-44: a subsequent launch may go to raiders and to ships of others.
#[test]
fn and_44_to_others_and_raiders() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::B1]).ship(1, ShipKind::Transport, Space::A1);
    scene.ship(2, ShipKind::Transport, Space::A2).raider("corsair_blade", Space::B1);
    scene.act(1, "launch transport");
    assert_eq!(scene.regions(1), ["A2", "B1"]);
}

/// AND-50, AND-104: only a ship with voyage, or a raider, goes through a nebula.
#[test]
fn and_50_through_a_nebula() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A5]).build(1, ShipKind::Fighter).build(1, ShipKind::Vessel);
    scene.tile(Space::A2, Tile::Empty).planet(Space::A3, Track::Commerce, 0).planet(
        Space::B1,
        Track::Commerce,
        1,
    );
    // A1 and A3 are joined by N2 and N3 only.
    scene.ship(1, ShipKind::Transport, Space::A1);
    scene.state.players[seat(1)].upgrades[1] = Some(upgrade("interceptor"));
    scene.state.players[seat(1)].upgrades[2] = Some(upgrade("deep_scanner"));
    scene.act(1, "launch fighter");
    assert_eq!(scene.check(1, "go A3"), Err(43), "range 3, but no voyage");
    scene.turn_of(1).act(1, "launch vessel");
    assert!(scene.may(1, "go A3"), "three steps by N2 and N3");
}

/// AND-56, AND-R15: a single event card is looked at and put back.
#[test]
fn and_56_a_single_event_card() {
    let mut scene = Scene::new(2);
    scene.build(1, ShipKind::Vessel);
    let card = scene.game.content().events.iter().next().unwrap().0;
    scene.state.events = orrery_andromeda::state::EventDeck::default();
    scene.state.events.put_on_top(Known::to(card, SeatSet::NOBODY));
    scene.act(1, "launch vessel").act(1, "go N1").go_on();
    if let Some((one, other)) = scene.looked_at() {
        assert_eq!((one, other), (card, card));
        scene.act(1, &format!("top {one}"));
    }
    assert_eq!(scene.state.events.len(), 1);
}

/// AND-60: with both columns bare nothing is discarded.
#[test]
fn and_60_nothing_left_to_discard() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Odessa).stock(1, Resource::Ice, 2);
    for column in [2, 3] {
        scene.state.module_decks[column] = orrery_core::Bag::EMPTY;
    }
    scene.state.display[2].clear();
    scene.state.display[3].truncate(1);
    let last = scene.state.display[3][0];
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, &format!("acquire {last}"));
    assert!(scene.asked() != SCRAP);
    assert!(scene.state.display[3].is_empty());
}

/// AND-62, AND-275: room for a moon is also made by setting one.
#[test]
fn and_62_room_by_setting_a_moon() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).top(Space::A1, "o2").claimed(1, &["y1", "g1", "b1", "r1"]);
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    scene.act(1, "set g1").act(1, "into-operations");
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.operations, player.claimed.len()), (Some(moon("g1")), 4));
    assert!(player.claimed.contains(&moon("o2")));
}

/// AND-54, AND-65, AND-66: everybody sees the top moon and what is discarded, nobody the moons below.
#[test]
fn and_65_only_the_top_moon_is_seen() {
    let scene = dealt(2, r#"{"faction_choice": "random"}"#);
    let (game, t) = (&scene.game, scene.state);
    let mut other = t;
    game.resample(&mut other, SeatSet::NOBODY, &mut Chance::sampled(99));
    for planet in 0..15 {
        assert_eq!(t.planets[planet].stack.top, other.planets[planet].stack.top);
    }
    assert_eq!(t.orphans, other.orphans);
    let json = |t| serde_json::to_string(&game.view(t, SeatSet::NOBODY)).unwrap();
    assert_eq!(json(&t), json(&other));
}

/// AND-46: leaders and extra resources where own ships are count as well as those on the base.
#[test]
fn and_46_what_lies_with_other_ships() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Office).planet(Space::A2, Track::Industry, 0);
    scene.planet(Space::A3, Track::Commerce, 0);
    scene.ship(1, ShipKind::Transport, Space::A2).stock(1, Resource::Titanium, 1);
    scene.leaders(1, Space::A2, 1).station(1, 1).act(1, "launch transport");
    assert_eq!(scene.check(1, "go A1"), Err(45), "a titanium is missing");
    scene.state.extra[Space::A2][Resource::Credit as usize] = 1;
    scene.act(1, "go A1");
    assert_eq!(scene.check(1, "done"), Err(46), "both are fetched first");
    scene.act(1, "recruit A2").act(1, "collect A2 credit").go_on().act(1, "go A2").act(1, "pay titanium");
    assert_eq!(scene.state.planets[3].owner, Some(seat(1)));
}

/// AND-56: one card goes on top, the other to the bottom.
#[test]
fn and_56_top_and_bottom() {
    for chosen in [0, 1] {
        let mut scene = Scene::new(2);
        scene.build(1, ShipKind::Vessel).act(1, "launch vessel").act(1, "go N1");
        let Some((one, other)) = scene.looked_at() else { panic!("{:?}", scene.asked()) };
        let [top, bottom] = if chosen == 0 { [one, other] } else { [other, one] };
        scene.act(1, &format!("top {top}"));
        let mut chance = Chance::sampled(1);
        let mut deck = scene.state.events;
        let drawn: Vec<_> =
            (0..10).map(|_| deck.draw(Reshuffle::Never, &mut chance).expect("ten cards").face).collect();
        assert_eq!((drawn[0], drawn[9]), (top, bottom));
    }
}

/// AND-64, AND-66: without room it is the new moon that lies on the pile, and nothing is gained.
#[test]
fn and_64_the_new_moon_is_lost() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).top(Space::A1, "o2").claimed(1, &["y1", "g1", "b1", "r1"]);
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "done");
    assert_eq!((scene.state.moon_pile.count(moon("o2")), scene.state.moon_pile.len()), (1, 1));
    assert_eq!(scene.state.players[seat(1)].goods().total(), 0);
}

/// AND-78: everything on a moon is gained, a repair for its symbol too.
#[test]
fn and_78_a_moon_repairs() {
    let mut scene = Scene::new(2);
    scene.damage(1, Berth::base(Column::Commerce)).claimed(1, &["o6"]).act(1, "discard-moon o6");
    assert_eq!((scene.asked(), scene.count()), (REPAIR, 1));
    scene.act(1, "module commerce1");
    assert_eq!((scene.state.damaged_modules(seat(1)), scene.vp(1)), (0, 0));
}

/// AND-79: a moon with something to pay is part of the payment, though the store would be enough; one without is not.
#[test]
fn and_79_a_moon_beside_a_full_store() {
    let lay = || {
        let mut scene = Scene::new(2);
        scene.base(Space::A1, Base::Odessa).stock(1, Resource::Ice, 2).claimed(1, &["y1", "r1"]);
        scene.act(1, "launch transport").act(1, "go A1").act(1, "done");
        let module = scene.state.display[Column::Civilization as usize][0];
        scene.act(1, &format!("acquire {module}"));
        scene
    };
    let mut scene = lay();
    assert_eq!(scene.check(1, "discard-moon r1"), Err(79), "energy pays for no ice");
    scene.act(1, "discard-moon y1").act(1, "pay credit");
    assert_eq!((scene.has(1, Resource::Ice), scene.has(1, Resource::Credit)), (1, 0));
    let mut scene = lay();
    scene.act(1, "pay ice").act(1, "pay ice");
    assert_eq!((scene.has(1, Resource::Ice), scene.state.players[seat(1)].claimed.len()), (0, 2));
}

/// AND-79: a moon that shows only what the store has anyway makes no difference: nothing is asked.
#[test]
fn and_79_the_same_resource_is_not_asked_for() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Odessa).stock(1, Resource::Ice, 2).claimed(1, &["b2"]);
    scene.act(1, "launch transport").act(1, "go A1").act(1, "done");
    let module = scene.state.display[Column::Civilization as usize][0];
    scene.act(1, &format!("acquire {module}"));
    assert_eq!((scene.has(1, Resource::Ice), scene.state.players[seat(1)].claimed.len()), (0, 1));
}

/// AND-45: what is paid from a moon must leave the base what it needs.
#[test]
fn and_45_moons_and_the_hub() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Hub).claimed(1, &["y1", "b1"]).act(1, "launch transport").act(1, "go A1");
    assert_eq!(scene.check(1, "set y1"), Err(45), "both moons are needed");
    scene.act(1, "done").act(1, "discard-moon b1").act(1, "discard-moon y1");
    assert_eq!((scene.has(1, Resource::Ice), scene.has(1, Resource::Credit)), (0, 2));
}

/// AND-261, AND-R17: free actions are open after the launch, after the activation and after the raid.
#[test]
fn and_261_between_the_steps() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).claimed(1, &["y1"]).raider("corsair_blade", Space::N1);
    scene.act(1, "launch transport").act(1, "go A1");
    assert_eq!((scene.asked(), scene.has(1, Resource::Nanocarbon)), (WINDOW, 0), "before the activation");
    scene.act(1, "done");
    assert_eq!((scene.asked(), scene.has(1, Resource::Nanocarbon)), (WINDOW, 1), "before the raid");
    assert_eq!(scene.state.raiders.single[0], Some(Space::N1));
    scene.act(1, "done");
    assert_eq!(
        (scene.asked(), scene.state.raiders.single[0]),
        (WINDOW, Some(Space::A1)),
        "before the battle"
    );
    assert!(!scene.state.battle.on);
    assert!(scene.may(1, "discard-moon y1"));
}

/// AND-264: free actions are open before each step of the own battle, and after the last one.
#[test]
fn and_264_between_the_steps_of_a_battle() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.claimed(1, &["y1"]).act(1, "launch fighter").dice(&[6, 6, 1]).act(1, "go A1");
    scene.act(1, "done").act(1, "done");
    let mut seen = 0;
    while scene.state.turn.seat == seat(1) {
        if scene.asked() == WINDOW {
            assert!(scene.may(1, "discard-moon y1"));
            seen += 1;
        }
        scene.act(scene.who(), "done");
    }
    assert_eq!(seen, 6, "before diplomacy, preparation, roll, result and damage, and at the end");
}

/// AND-70, AND-150, AND-275: whoever is asked in another's turn may set a moon or rearrange modules first.
#[test]
fn and_275_by_whoever_is_asked() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Shipyard).hand(2, &["golden_age"]).claimed(2, &["y1"]);
    scene.module(2, "power_plant");
    scene.module(2, "mass_driver");
    scene.act(1, "launch transport").act(1, "go A1");
    assert!(reacts(scene.asked()));
    let set = format!("set {}", moon("y1"));
    assert!(scene.legal(2).contains(&set) && scene.legal(2).contains(&"rearrange".to_owned()));
    assert_eq!(scene.check(2, "discard-moon y1"), Err(68), "nothing else (AND-68)");
    scene.act(2, "set y1").act(2, "into-operations").act(2, "rearrange").act(2, "next industry3");
    assert_eq!(scene.state.players[seat(2)].operations, Some(moon("y1")));
    assert!(reacts(scene.asked()), "and is still asked");
    scene.refuses(2, "rearrange", 263);
}

/// AND-54, AND-65: once the top moon is claimed, the next one comes to light.
#[test]
fn and_54_the_next_moon() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).top(Space::A1, "o2");
    scene.state.planets[3].stack.unseen = 2;
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    let stack = &scene.state.planets[3].stack;
    assert!(stack.top.is_some() && stack.unseen == 1);
    let seen = scene.game.view(&scene.state, SeatSet::NOBODY);
    let shown = serde_json::to_string(&seen).expect("a view");
    assert!(shown.contains(&serde_json::to_string(&stack.top).expect("a moon")));
}

/// AND-148: both modules of a field are chosen before anything new is laid out.
#[test]
fn and_148_both_before_the_refill() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Odessa).stock(1, Resource::Ice, 4).act(1, "launch transport").act(1, "go A1");
    let [first, second] = [0, 1].map(|at| scene.state.display[Column::Civilization as usize][at]);
    scene.act(1, &format!("acquire {first}"));
    assert_eq!(scene.state.display[Column::Civilization as usize].len(), 2);
    scene.act(1, &format!("acquire {second}")).skip(|task| task == DRAW_UP);
    assert_eq!(scene.state.display[Column::Civilization as usize].len(), 3);
}
