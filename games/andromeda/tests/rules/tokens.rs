//! Discovery tokens, supremacy tokens, development cards, and steps of developments (AND-74 to AND-76, AND-154 to
//! AND-171).

use orrery_andromeda::ids::{Base, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::{Marker, Place};
use orrery_core::{Game as _, Set};
use orrery_testkit::Acts as _;

use crate::support::asks::{DISCOVER, PAY, UPGRADE, WINDOW};
use crate::support::{Scene, module, moon, seat};

/// Seat 1 uses the discovery token with this id.
fn discover(scene: &mut Scene, id: &str) -> Result<(), u16> {
    let token = scene.game.content().discoveries.iter().find(|(_, row)| row.id == id).expect(id).0;
    if scene.state.players[seat(1)].discoveries.count(token) == 0 {
        scene.state.players[seat(1)].discoveries.put(token);
    }
    let text = format!("discovery {token}");
    scene.check(1, &text)?;
    scene.act(1, &text);
    assert_eq!(
        (scene.state.players[seat(1)].discoveries.len(), scene.state.discoveries_used.count(token)),
        (0, 1)
    );
    Ok(())
}

/// AND-76: tokens that bring something at once.
#[test]
fn and_76_simple_discoveries() {
    let mut scene = Scene::new(2);
    discover(&mut scene, "vault").unwrap();
    assert_eq!(scene.has(1, Resource::Credit), 3);
    let mut scene = Scene::new(2);
    discover(&mut scene, "power_crystal").unwrap();
    assert_eq!(scene.has(1, Resource::Energy), 5);
    let mut scene = Scene::new(2);
    discover(&mut scene, "war_archive").unwrap();
    assert_eq!(scene.has(1, Resource::Tactics), 3);
    let mut scene = Scene::new(2);
    discover(&mut scene, "ore_cache").unwrap();
    assert_eq!(Resource::BASIC.map(|resource| scene.has(1, resource)), [1; 3]);
    let mut scene = Scene::new(2);
    discover(&mut scene, "repair_swarm").unwrap();
    assert_eq!(scene.vp(1), 3, "nothing to repair (AND-208)");
    let mut scene = Scene::new(2);
    discover(&mut scene, "lost_knowledge").unwrap();
    scene.act(1, "advance commerce");
    assert_eq!(scene.state.players[seat(1)].index(Track::Commerce), 1);
}

/// AND-76, AND-147: a derelict module costs nothing and advances its owner; an alien drive is an upgrade.
#[test]
fn and_147_a_derelict_module() {
    let mut scene = Scene::new(2);
    scene.state.display[1][0] = module("power_plant");
    discover(&mut scene, "derelict_module").unwrap();
    scene.act(1, "acquire power_plant");
    assert_eq!(scene.state.players[seat(1)].index(Track::Industry), 1);
    let mut scene = Scene::new(2);
    discover(&mut scene, "alien_drive").unwrap();
    assert_eq!(scene.asked(), UPGRADE);
    let mut scene = Scene::new(2);
    discover(&mut scene, "ghost_ship").unwrap();
    scene.act(1, "build cruiser");
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Cruiser).place, Place::Hangar);
}

/// AND-74: the Time Capsule turns a used card up, or gives points if there is none.
#[test]
fn and_74_the_time_capsule() {
    let mut scene = Scene::new(2);
    discover(&mut scene, "time_capsule").unwrap();
    assert_eq!(scene.vp(1), 2);
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].face_down[Track::Supremacy as usize] = 1;
    discover(&mut scene, "time_capsule").unwrap();
    scene.act(1, "use supremacy").act(1, "use supremacy");
    assert_eq!((scene.vp(1), scene.has(1, Resource::Energy)), (0, 4), "turned up and used again");
}

/// AND-76: the Moon Chart reaches nebulae too, Far Expedition does not; without a moon anywhere neither is of use.
#[test]
fn and_76_the_moon_chart() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Science, 0);
    assert_eq!(discover(&mut scene, "moon_chart"), Err(274));
    scene.top(Space::A1, "g1").state.orphans[0] = Some(moon("n1"));
    discover(&mut scene, "moon_chart").unwrap();
    assert_eq!(scene.regions(1), ["A1", "N1"]);
    scene.act(1, "go N1");
    assert_eq!(scene.state.players[seat(1)].claimed.as_slice(), [moon("n1")]);
    scene.hand(1, &["far_expedition"]).act(1, "play far_expedition");
    assert_eq!(scene.regions(1), ["A1"]);
}

/// AND-154, AND-R52: Old Foundations builds for two basic units less, anywhere with a transport.
#[test]
fn and_154_old_foundations() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Science, 0).ship(1, ShipKind::Transport, Space::A1);
    assert_eq!(discover(&mut scene, "old_foundations"), Err(274), "one unit of three is left to pay");
    scene.stock(1, Resource::Nanocarbon, 1);
    discover(&mut scene, "old_foundations").unwrap();
    scene.act(1, "go A1");
    while scene.asked() == PAY {
        scene.act(1, "waive");
    }
    assert_eq!((scene.has(1, Resource::Nanocarbon), scene.state.players[seat(1)].face_up[0]), (0, 1));
}

/// AND-76, AND-77: the Lost Colony brings up to three leaders from anywhere, and a point.
#[test]
fn and_76_the_lost_colony() {
    let mut scene = Scene::new(2);
    scene.faction(1, "lumen_choir").leaders(1, Space::N1, 2).leaders(1, Space::N2, 2);
    discover(&mut scene, "lost_colony").unwrap();
    scene.act(1, "recruit N1").act(1, "recruit N2").act(1, "recruit N2");
    assert_eq!((scene.state.players[seat(1)].station, scene.vp(1)), (8, 1));
}

/// AND-74, AND-75: each development card has its ability, once.
#[test]
fn and_74_development_cards() {
    let ready = |track: Track| {
        let mut scene = Scene::new(2);
        scene.state.players[seat(1)].face_up[track as usize] = 1;
        scene
    };
    let mut scene = ready(Track::Commerce);
    assert_eq!(scene.check(1, "use commerce"), Err(75), "two resources are to be paid");
    scene.stock(1, Resource::Energy, 2).act(1, "use commerce");
    scene.act(1, "gain ice").act(1, "gain ice").act(1, "gain credit");
    assert_eq!([Resource::Energy, Resource::Ice, Resource::Credit].map(|kind| scene.has(1, kind)), [0, 2, 1]);
    assert_eq!(scene.check(1, "use commerce"), Err(74), "face down now");
    let mut scene = ready(Track::Industry);
    scene.act(1, "use industry");
    assert_eq!(scene.vp(1), 2, "two repairs with nothing to repair");
    let mut scene = ready(Track::Supremacy);
    scene.act(1, "use supremacy");
    assert_eq!(scene.has(1, Resource::Energy), 4);
    let mut scene = ready(Track::Science);
    scene.act(1, "use science");
    assert_eq!((scene.asked(), scene.discovered()), (DISCOVER, vec![2]), "the observatory stack");
    let mut scene = ready(Track::Science);
    scene.state.discoveries[2].unseen = 0;
    scene.refuses(1, "use science", 75);
}

/// AND-169, AND-R34: an empty stack gives nothing, and the step counts.
#[test]
fn and_169_an_empty_stack() {
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].tracks[0] = 2;
    scene.state.discoveries[0].unseen = 0;
    discover(&mut scene, "lost_knowledge").unwrap();
    scene.act(1, "advance science");
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.index(Track::Science), player.discoveries.len(), player.vp), (3, 0, 0));
}

/// AND-156: no second development on a planet.
#[test]
fn and_156_one_development_for_a_planet() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Office).planet(Space::A2, Track::Industry, 0);
    scene.ship(1, ShipKind::Transport, Space::A2).stock(1, Resource::Titanium, 3).act(1, "launch transport");
    assert!(scene.may(1, "go A1"));
    scene.state.planets[3].owner = Some(seat(2));
    assert_eq!(scene.check(1, "go A1"), Err(45), "nothing can be built there any more");
}

/// AND-160, AND-168, AND-223: the track comes before the leaders: its event space still moves the marker, although the
/// points of the leaders end the game.
#[test]
fn and_160_the_track_first() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Office).planet(Space::A2, Track::Industry, 0);
    scene.ship(1, ShipKind::Transport, Space::A2).stock(1, Resource::Titanium, 3);
    scene.state.players[seat(1)].tracks[Track::Industry as usize] = 3;
    scene.state.players[seat(1)].vp = 59;
    scene.state.marker = Marker::Track(1);
    let rain = scene.game.content().events.iter().find(|(_, row)| row.id == "titanium_rain").unwrap().0;
    scene.state.events.put_on_top(orrery_core::Known::to(rain, orrery_core::SeatSet::NOBODY));
    scene.act(1, "launch transport").act(1, "go A1").act(1, "go A2");
    assert_eq!((scene.state.ending, scene.state.marker), (true, Marker::Mat));
    // AND-EX40; AND-224: the pending event is resolved, and then the marker is out of the game.
    scene.skip(|task| task == WINDOW).act(1, "first event");
    assert_eq!((scene.state.marker, scene.has(2, Resource::Titanium)), (Marker::Gone, 1));
}

/// AND-154: a Pilgrim Ark saves a leader, but not the last one.
#[test]
fn and_154_at_least_one_leader() {
    for (leaders, possible) in [(0, Err(45)), (1, Ok(()))] {
        let mut scene = Scene::new(2);
        scene.base(Space::A1, Base::Office).planet(Space::A2, Track::Supremacy, 0);
        scene
            .planet(Space::A3, Track::Science, 0)
            .ship(1, ShipKind::Transport, Space::A2)
            .station(1, leaders);
        scene.stock(1, Resource::Ice, 3);
        scene.state.players[seat(1)].upgrades[0] = Some(crate::support::upgrade("pilgrim_ark"));
        scene.act(1, "launch transport");
        assert_eq!(scene.check(1, "go A1"), possible);
    }
}

/// AND-169: once another player has looked through a stack, nobody knows any more what lies there but that player.
#[test]
fn and_169_the_next_to_look() {
    let mut scene = Scene::new(2);
    for number in [2, 1] {
        scene.state.players[seat(number)].tracks[0] = 2;
        scene.state.players[seat(number)].tokens = Set::from_bits(1);
        scene.turn_of(number).act(number, "token breakthrough").act(number, "advance science");
        let token = scene.state.discoveries[0].seen[0];
        scene.act(number, &format!("discovery {token}"));
    }
    let seen = |number: u8| {
        let view = scene.game.view(&scene.state, orrery_core::SeatSet::only(seat(number)));
        view.discoveries[0].1.as_ref().map(Vec::len)
    };
    assert_eq!((seen(1), seen(2)), (Some(3), None));
}

/// AND-222: exactly at the marker is enough; AND-226: one point below is not.
#[test]
fn and_222_reaching_the_marker() {
    for (before, ends) in [(57, false), (58, true)] {
        let mut scene = Scene::new(2);
        scene.state.players[seat(1)].vp = before;
        scene.hand(1, &["golden_age"]).act(1, "play golden_age");
        assert_eq!(scene.state.ending, ends, "{before} + 2");
    }
}
