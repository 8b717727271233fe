//! Events, the end, teams.

use orrery_andromeda::flow::Phase;
use orrery_andromeda::ids::{Class, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::{Marker, Place, Tile};
use orrery_core::{Game as _, Known, SeatSet};
use orrery_testkit::Acts as _;

use crate::support::asks::{CHOOSE_TURN, EXCESS, ROOM};
use crate::support::{Scene, module, raider, seat};

/// At the end of seat 1's turn the event card with this id is resolved.
fn event(scene: &mut Scene, id: &str) {
    let card = scene.game.content().events.iter().find(|(_, row)| row.id == id).expect(id).0;
    scene.state.events = orrery_andromeda::state::EventDeck::default();
    scene.state.events.put_on_top(Known::to(card, SeatSet::NOBODY));
    scene.state.marker = Marker::Mat;
    scene.at(Phase::End).hand(1, &["supply_drop"]).act(1, "done").act(1, "first event");
}

/// AND-EX14; AND-214 to AND-218: score, raider, effect, reset.
#[test]
fn and_ex14_an_event() {
    let mut scene = Scene::with(4, r#"{"raider_b": "second"}"#);
    for number in 1..=4 {
        scene.state.players[seat(number)].tracks[Track::Supremacy as usize] = 3;
    }
    scene.damage(2, orrery_andromeda::space::Berth::base(orrery_andromeda::ids::Column::Commerce));
    event(&mut scene, "victory_parade");
    assert_eq!([1, 2, 3, 4].map(|number| scene.vp(number)), [4, 3, 4, 4]);
    assert!(scene.state.raiders.single[1].is_some_and(|space| space.nebula_number().is_some()));
    assert_eq!(scene.has(3, Resource::Tactics), 1);
    assert_eq!(scene.state.marker, Marker::Track(21));
}

/// AND-EX57; AND-29: gained above the limit, discarded at the end of the own turn only.
#[test]
fn and_ex57_titanium_for_everybody() {
    let mut scene = Scene::new(3);
    scene.stock(2, Resource::Titanium, 5);
    event(&mut scene, "titanium_rain");
    assert_eq!([1, 2, 3].map(|number| scene.has(number, Resource::Titanium)), [1, 6, 1]);
}

/// AND-EX37; AND-215: never below 0.
#[test]
fn and_ex37_damage_lowers_event_points() {
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].tracks[Track::Industry as usize] = 5;
    for _ in 0..9 {
        let berth = scene.module(1, "energy_cell");
        scene.damage(1, berth);
    }
    event(&mut scene, "engineers_guild");
    assert_eq!(scene.vp(1), 0);
}

/// AND-EX38, AND-EX40, AND-EX71; AND-224, AND-225: the pending event is finished, then one final round.
#[test]
fn and_ex38_an_event_triggers_the_end() {
    let mut scene = Scene::new(2);
    for number in [1, 2] {
        scene.state.players[seat(number)].tracks[Track::Commerce as usize] = 9;
        scene.state.players[seat(number)].vp = 59;
    }
    event(&mut scene, "galactic_fair");
    assert!(scene.state.ending);
    assert_eq!(scene.state.marker, Marker::Gone);
    scene.go_on();
    assert_eq!((scene.state.last_turns, scene.state.turn.seat), (Some(1), seat(2)));
}

/// AND-EX46; AND-96: two of class S, or as many as standees are left.
#[test]
fn and_ex46_the_class_is_there_already() {
    let mut scene = Scene::with(2, r#"{"raider_b": "second"}"#);
    scene.raider("plasma_wraith", Space::N1);
    for _ in 0..3 {
        scene.raider("vorticon_raiders", Space::N2);
    }
    event(&mut scene, "galactic_fair");
    assert_eq!(scene.state.raiders.swarm.len(), 4);
}

/// AND-EX69; AND-97, AND-R23: one if there is none, else two where one die says.
#[test]
fn and_ex69_class_s_by_event() {
    for (before, after) in [(0, 1), (1, 3)] {
        let mut scene = Scene::new(2);
        for _ in 0..before {
            scene.raider("vorticon_raiders", Space::N2);
        }
        // A second die would not be there to be thrown.
        scene.dice(&[5]);
        event(&mut scene, "frozen_shower");
        let new = scene.state.raiders.swarm.iter().filter(|raider| raider.0 == Space::N5).count();
        assert_eq!((scene.state.raiders.swarm.len(), new), (after, after - before));
    }
}

/// AND-EX47, AND-EX68; AND-95, AND-267: a nebula without raiders instead.
#[test]
fn and_ex47_the_start_is_taken() {
    let mut scene = Scene::with(2, r#"{"raider_c": "first"}"#);
    scene.base(Space::A1, orrery_andromeda::ids::Base::Shipyard).raider("corsair_blade", Space::A1);
    event(&mut scene, "crystal_comet");
    let place = scene.state.raiders.single[Class::C as usize - 1].unwrap();
    assert!(place.nebula_number().is_some());

    let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms", "raider_a": "first"}"#);
    scene.raider("plasma_wraith", Space::B2).raider("dread_obliterator", Space::B5);
    event(&mut scene, "titanium_rain");
    assert!(scene.state.raiders.single[0].unwrap().nebula_number().is_some());
}

/// AND-EX19; AND-227 to AND-233: the scoring example.
#[test]
fn and_ex19_final_scoring() {
    let mut scene = Scene::new(2);
    scene.faction(1, "null_engineers").station(1, 2);
    let player = &mut scene.state.players[seat(1)];
    player.vp = 62;
    player.tracks = [6, 9, 6, 7, 5];
    for planet in [3, 9, 10] {
        scene.state.planets[planet].owner = Some(seat(1));
    }
    scene.stock(1, Resource::Titanium, 2).stock(1, Resource::Credit, 1).stock(1, Resource::Energy, 4);
    scene.hand(1, &["golden_age", "golden_age", "mercenaries"]);
    for _ in 0..4 {
        let berth = scene.module(1, "energy_cell");
        scene.damage(1, berth);
    }
    scene.module(1, "ministry_of_lands");
    scene.module(1, "cognitive_collective");
    let standing = scene.game.standing(&scene.state, SeatSet::NOBODY);
    assert_eq!(standing.columns[0].total, 165);
}

/// AND-EX53; AND-239: modules, then resources. AND-EX67, AND-266: more than 100 points.
#[test]
fn and_ex53_ties() {
    let mut scene = Scene::new(2);
    scene.stock(1, Resource::Energy, 7).stock(2, Resource::Energy, 5);
    scene.state.players[seat(1)].vp = 105;
    scene.state.players[seat(2)].vp = 105;
    let standing = scene.game.standing(&scene.state, SeatSet::NOBODY);
    assert_eq!(standing.columns[0].total, standing.columns[1].total);
    assert_eq!([standing.columns[0].rank, standing.columns[1].rank], [1, 2]);
}

/// AND-EX27, AND-EX44; AND-28, AND-89, AND-174: limits at the end of the own turn.
#[test]
fn and_ex27_limits() {
    let mut scene = Scene::new(2);
    scene
        .planets(&[Space::A1])
        .stock(1, Resource::Energy, 11)
        .hand(1, &["golden_age", "golden_age", "mercenaries"]);
    scene.hand(1, &["mercenaries", "intimidation", "intimidation", "ceasefire"]);
    scene.state.players[seat(1)].tracks[Track::Civilization as usize] = 2;
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.asked(), EXCESS, "seven cards, limit six");
    scene.act(1, "done").act(1, "card ceasefire");
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Tactics)), (10, 6));
}

/// AND-EX26; AND-255, AND-63: a moon is handed over; the receiver's area is full.
#[test]
fn and_ex26_a_moon_for_the_team_mate() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.claimed(1, &["y1"]).claimed(2, &["o1", "o2", "g1", "g2"]).act(1, "give").act(1, "set y1");
    scene.act(2, "yes");
    assert!(scene.asked() == ROOM);
    scene.act(2, "discard-moon o1");
    assert_eq!((scene.has(2, Resource::Titanium), scene.state.players[seat(2)].claimed.len()), (0, 4));
    assert_eq!(scene.check(1, "give"), Err(255), "once per turn");
}

/// AND-256, AND-272: the first module of the turn may be passed on.
#[test]
fn and_256_a_module_for_the_team_mate() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.state.players[seat(1)].face_up[Track::Civilization as usize] = 1;
    scene.state.display[2][0] = module("mint");
    scene.act(1, "use civilization").act(1, "acquire mint").act(1, "pass-on");
    let row = scene.state.row(seat(2), orrery_andromeda::ids::Column::Commerce);
    assert_eq!((row.len(), row[1].damage), (2, 2));
    assert_eq!(scene.state.players[seat(2)].index(Track::Commerce), 1);
}

/// AND-EX78; AND-269: the safety stop.
#[test]
fn and_ex78_the_turn_limit() {
    let mut scene = Scene::with(2, r#"{"turn_limit": 3}"#);
    scene.planets(&[Space::A1]);
    scene.state.players[seat(1)].turns = 3;
    scene.state.players[seat(2)].turns = 3;
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert!(scene.state.ending);
    assert_eq!(scene.state.last_turns, Some(1));
}

/// AND-242, AND-243: a maelstrom pays at the launch and at the next start of the turn.
#[test]
fn and_242_maelstroms_pay() {
    let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms"}"#);
    assert_eq!(scene.state.map[Space::B2], Tile::Maelstrom);
    scene.planets(&[Space::A1]).act(1, "launch transport").act(1, "go B2").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 2);
    scene.act(2, "launch transport").act(2, "go A1").go_on();
    assert_eq!((scene.state.turn.seat, scene.has(1, Resource::Energy)), (seat(1), 4));
}

/// AND-94, AND-105: raiders of random nebulae stand on special regions, and may leave a quasar.
#[test]
fn and_105_raiders_leave_quasars() {
    let mut scene = Scene::with(2, r#"{"special_regions": "quasars"}"#);
    // A card in hand keeps the windows open: the raid is looked at before its battle.
    scene.planets(&[Space::A1]).hand(1, &["supply_drop"]).raider("corsair_blade", Space::B2);
    scene.act(1, "launch transport").act(1, "go A1").act(1, "done").act(1, "done");
    assert_eq!(scene.state.raiders.single[0], Some(Space::A1));
    assert_eq!(scene.state.raiders.cards[1], Some(raider("corsair_blade")));
}

/// Nothing of an event is left when the turn is over.
#[test]
fn and_218_the_card_is_discarded() {
    let mut scene = Scene::new(2);
    scene.ship(1, ShipKind::Transport, Space::N1);
    event(&mut scene, "solar_bloom");
    assert_eq!((scene.state.event, scene.state.events.pile().len()), (None, 1));
    scene.go_on();
    assert_eq!((scene.state.turn.seat, scene.asked()), (seat(2), CHOOSE_TURN));
    assert_eq!(scene.state.extra[Space::N1][Resource::Energy as usize], 2);
    assert_eq!(scene.state.players[seat(1)].count_all(Place::At(Space::N1)), 1);
}
