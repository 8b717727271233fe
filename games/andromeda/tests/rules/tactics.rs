//! Single tactics cards, each by its precise reading (AND-83 to AND-88, AND-274).

use orrery_andromeda::ids::{Base, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::{Marker, Place};
use orrery_core::{Bag, Game as _, SeatSet};
use orrery_testkit::Acts as _;

use crate::support::asks::{
    AFTER_ROLL, CHOOSE_MOON, DAMAGE, DAMAGE_MODULE, DIPLOMACY, OPERATIONS, PREPARE, WINDOW, WON,
};
use crate::support::{Scene, moon, quiet, seat, tactic};

/// Seat 1 launches a fighter at a transport of seat 2.
fn attack(hand: &[&str], other: &[&str]) -> Scene {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.hand(1, hand).hand(2, other).act(1, "launch fighter");
    scene
}

/// Slipstream: neither range nor nebulae matter. A quasar stays closed (AND-241), like a region with an own ship (AND-44);
/// and a first launch to an occupied one takes attack (AND-40).
#[test]
fn and_83_slipstream() {
    let mut scene = Scene::with(2, r#"{"special_regions": "quasars"}"#);
    scene.planets(&[Space::A1, Space::A2, Space::E5]).ship(1, ShipKind::Transport, Space::A1);
    scene.hand(1, &["slipstream"]).act(1, "launch transport");
    assert_eq!(scene.regions(1), ["A2"]);
    scene.act(1, "play slipstream");
    assert_eq!(scene.regions(1), ["A2", "E5", "N1", "N2", "N3", "N4", "N5", "N6"]);
    assert_eq!((scene.check(1, "go B2"), scene.check(1, "go A1")), (Err(241), Err(44)));

    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).ship(2, ShipKind::Transport, Space::A2);
    scene.raider("corsair_blade", Space::N1).hand(1, &["slipstream"]).act(1, "launch transport");
    scene.act(1, "play slipstream");
    assert_eq!((scene.check(1, "go A2"), scene.check(1, "go N1")), (Err(40), Err(40)));
    assert!(scene.may(1, "go N2"));
}

/// AND-274: Slipstream is kept where it opens nothing: a vessel's first launch goes anywhere as it is. It saves the energy
/// of a jump, though.
#[test]
fn and_274_slipstream_opens_nothing() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Vessel).hand(1, &["slipstream"]).act(1, "launch vessel");
    scene.refuses(1, "play slipstream", 274);

    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::E5]).ship(1, ShipKind::Transport, Space::A1);
    scene.build(1, ShipKind::Cruiser).stock(1, Resource::Energy, 1).hand(1, &["slipstream"]);
    scene.act(1, "launch cruiser").act(1, "play slipstream").act(1, "go E5");
    assert_eq!(scene.has(1, Resource::Energy), 1);
}

/// AND-45, AND-274: Slipstream is not played if it is one of the two resources that the only open base takes.
#[test]
fn and_274_slipstream_is_needed_at_the_base() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Monolith).stock(1, Resource::Ice, 1).hand(1, &["slipstream"]);
    for number in 1..=6 {
        scene.ship(2, ShipKind::Transport, Space::nebula(number));
    }
    scene.act(1, "launch transport");
    assert_eq!(scene.regions(1), ["A1"]);
    assert_eq!(scene.check(1, "play slipstream"), Err(274), "no region would be left");
}

/// Prospectors: any moon of the stack; the others keep their order. AND-83: with 2 moons or more.
#[test]
fn and_83_prospectors() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).top(Space::A1, "o1").hand(1, &["prospectors"]);
    scene.act(1, "launch transport").act(1, "go A1");
    assert_eq!(scene.check(1, "play prospectors"), Err(83), "a single moon");
    scene.state.planets[3].stack.unseen = 2;
    while scene.state.moon_stacks[Track::Industry as usize].take(moon("o1")) {}
    scene.act(1, "play prospectors");
    assert_eq!((scene.asked(), scene.check(1, "set y1")), (CHOOSE_MOON, Err(54)));
    let below = scene.state.planets[3].stack.below;
    scene.act(1, &format!("set {}", below[1].face));
    let stack = &scene.state.planets[3].stack;
    assert_eq!(scene.state.players[seat(1)].claimed.as_slice(), [below[1].face]);
    assert_eq!((stack.top, stack.below.as_slice()), (Some(moon("o1")), &below[..1]));
    scene.hand(1, &["prospectors"]).turn_of(1).hand(1, &["supply_drop"]);
    scene.state.planets[3].stack.unseen = 1;
    scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::At(Space::A1), Place::Hangar);
    scene.act(1, "launch transport").act(1, "go A1").act(1, "done");
    assert_eq!((scene.asked(), scene.state.planets[3].stack.len()), (WINDOW, 2), "after the activation");
    scene.refuses(1, "play prospectors", 83);
}

/// Show of Force: the marker moves in any case (AND-85), the 2 energy may be kept.
#[test]
fn and_85_show_of_force() {
    for (energy, answer, supremacy, left) in
        [(2, Some("yes"), 1, 0), (2, Some("done"), 0, 2), (1, None, 0, 1)]
    {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1]).stock(1, Resource::Energy, energy).hand(1, &["show_of_force"]);
        scene.act(1, "play show_of_force");
        assert_eq!(scene.state.marker, Marker::Track(6), "one step of seven");
        if let Some(answer) = answer {
            scene.act(1, answer);
        }
        let player = &scene.state.players[seat(1)];
        assert_eq!((player.index(Track::Supremacy), scene.has(1, Resource::Energy)), (supremacy, left));
    }
}

/// Far Expedition: a planet with a moon must be there for the second part; AND-274: without a marker there is no first.
#[test]
fn and_274_far_expedition() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).hand(1, &["far_expedition", "far_expedition"]);
    scene.act(1, "play far_expedition");
    assert_eq!((scene.state.marker, scene.state.players[seat(1)].claimed.len()), (Marker::Track(6), 0));
    scene.state.marker = Marker::Gone;
    scene.refuses(1, "play far_expedition", 274);
    scene.top(Space::A1, "o1");
    assert!(scene.may(1, "play far_expedition"));
}

/// Voyager Protocol: every ship has voyage (AND-132); it is for the time before the launch (AND-83).
#[test]
fn and_132_voyager_protocol() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).hand(1, &["voyager_protocol", "voyager_protocol"]).act(1, "launch transport");
    scene.refuses(1, "go N1", 47);
    scene.turn_of(1).act(1, "play voyager_protocol").act(1, "launch transport").act(1, "go N1");
    assert_eq!((scene.asked(), scene.check(1, "play voyager_protocol")), (WINDOW, Err(83)));
}

/// Stealth Field: until the raid, not later.
#[test]
fn and_83_stealth_field_before_the_raid() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).hand(1, &["stealth_field", "stealth_field"]);
    scene.raider("corsair_blade", Space::N1).act(1, "launch transport").act(1, "go A1").act(1, "done");
    assert_eq!(scene.asked(), WINDOW, "after the activation");
    scene.act(1, "play stealth_field").act(1, "done").act(1, "raid A");
    assert_eq!((scene.asked(), scene.check(1, "play stealth_field")), (WINDOW, Err(83)), "after the raid");
}

/// AND-86: a sustain card that is played once the ships are home stays until the next return.
#[test]
fn and_86_played_after_the_return() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).hand(1, &["combat_drills"]);
    scene.act(1, "return").act(1, "done").act(1, "play combat_drills").go_on();
    assert_eq!(scene.state.turn.seat, seat(2));
    assert_eq!(scene.state.players[seat(1)].sustain.as_slice(), [tactic("combat_drills")]);
}

/// Reinforced Hulls: one ship of each lost battle is spared, two by two copies (AND-R20).
#[test]
fn and_86_reinforced_hulls() {
    for copies in [1, 2] {
        let mut scene = attack(&[], &[]);
        scene.ship(2, ShipKind::Transport, Space::A1).ship(2, ShipKind::Transport, Space::A1);
        for _ in 0..copies {
            scene.state.players[seat(2)].sustain.push(tactic("reinforced_hulls"));
        }
        scene.dice(&[6, 6, 5, 5, 5]).act(1, "go A1").skip(|task| task == OPERATIONS);
        for _ in 0..copies {
            assert_eq!(scene.asked(), DAMAGE);
            scene.act(2, "save transport");
        }
        let player = &scene.state.players[seat(2)];
        assert_eq!(player.count_all(Place::At(Space::A1)), copies);
        assert_eq!(player.count_all(Place::Scrapyard), 3 - copies);
    }
}

/// Recall Order: not in a battle; markers stay on the shields.
#[test]
fn and_83_recall_order() {
    let mut scene = attack(&["recall_order"], &[]);
    scene.act(1, "go A1").act(1, "done").act(1, "done");
    assert!(scene.state.battle.on && scene.asked() == WINDOW);
    scene.refuses(1, "play recall_order", 83);

    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Cruiser, Space::A1).hand(1, &["recall_order"]);
    scene.state.players[seat(1)].figure_mut(ShipKind::Cruiser).damage = 1;
    scene.act(1, "play recall_order").act(1, "ship cruiser A1");
    let cruiser = scene.state.players[seat(1)].figure(ShipKind::Cruiser);
    assert_eq!((cruiser.place, cruiser.damage), (Place::Hangar, 1));
}

/// AND-273: a ship that is called back to an empty hangar is not launched in the same turn.
#[test]
fn and_273_called_back_to_an_empty_hangar() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3, Space::A4]).hand(1, &["recall_order"]);
    for space in [Space::A1, Space::A2, Space::A3] {
        scene.ship(1, ShipKind::Transport, space);
    }
    scene.turn_of(1).act(1, "play recall_order").act(1, "ship transport A1");
    assert_eq!((scene.check(1, "launch transport"), scene.check(1, "return")), (Err(27), Ok(())));
}

/// Overclock: no ship, no energy, no science module (AND-116); the module counts for the shared moon (AND-120), but is no
/// ship in its row (AND-111).
#[test]
fn and_120_overclock() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).stock(1, Resource::Energy, 1);
    let smelter = scene.module(1, "titanium_smelter");
    let plant = scene.module(1, "power_plant");
    scene.module(1, "energy_cell");
    scene.set(1, smelter, "y3").hand(1, &["overclock"]).act(1, "return").act(1, "play overclock");
    assert_eq!(
        (scene.check(1, "activate science1"), scene.check(1, "activate science2")),
        (Err(116), Err(116))
    );
    scene.act(1, &format!("activate {smelter}"));
    assert_eq!(
        (scene.has(1, Resource::Titanium), scene.state.players[seat(1)].count_all(Place::Module)),
        (2, 0)
    );
    scene.refuses(1, &format!("activate {smelter}"), 110);
    scene.act(1, &format!("activate {plant}"));
    assert_eq!((scene.has(1, Resource::Credit), scene.vp(1)), (1, 1), "the moon between them");
    assert_eq!(
        scene.state.players[seat(1)].count_all(Place::Module),
        1,
        "no energy without a ship in the row"
    );
}

/// AND-274: Overclock does not pay for the only module that it could activate.
#[test]
fn and_274_overclock_is_no_payment() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).hand(1, &["overclock"]);
    scene.module(1, "black_market");
    for row in Column::ALL {
        scene.damage(1, Berth::base(*row));
    }
    scene.act(1, "return");
    scene.refuses(1, "play overclock", 274);
    scene.hand(1, &["golden_age"]).act(1, "play overclock").act(1, "activate commerce2");
    assert_eq!((scene.has(1, Resource::Credit), scene.has(1, Resource::Tactics)), (2, 0));
}

/// Sealed Bulkheads: a repair in the own turn; mechaphage tokens are answered too. AND-146: a module that comes damaged
/// receives no damage.
#[test]
fn and_146_sealed_bulkheads() {
    let mut scene = Scene::new(2);
    scene.damage(1, Berth::base(Column::Commerce)).hand(1, &["sealed_bulkheads"]);
    scene.act(1, "play sealed_bulkheads").act(1, "module commerce1");
    assert_eq!((scene.state.damaged_modules(seat(1)), scene.has(1, Resource::Tactics)), (0, 0));

    let mut scene = attack(&["sealed_bulkheads"], &[]);
    scene.state.players[seat(2)].move_ship(ShipKind::Transport, Place::At(Space::A1), Place::Hangar);
    scene.raider("mechaphage", Space::A1).dice(&[1, 1, 6, 6, 6, 6]).act(1, "go A1").skip(quiet);
    assert_eq!(scene.asked(), DAMAGE_MODULE);
    scene.act(1, "play sealed_bulkheads");
    assert_eq!(
        (scene.state.damaged_modules(seat(1)), scene.state.phages, scene.has(1, Resource::Tactics)),
        (0, 5, 1)
    );

    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].face_up[Track::Civilization as usize] = 1;
    scene.state.display[0][0] = crate::support::module("antimatter_vault");
    scene.hand(1, &["sealed_bulkheads"]).act(1, "use civilization").act(1, "acquire antimatter_vault");
    assert_eq!((scene.state.damaged_modules(seat(1)), scene.has(1, Resource::Tactics)), (1, 1));
}

/// AND-83: a card is on the pile only after all of its effect: it cannot be drawn by it (AND-36).
#[test]
fn and_83_after_its_whole_effect() {
    let mut scene = Scene::with(2, r#"{"event_deck": "cosmic_twilight"}"#);
    scene.planets(&[Space::A1]).hand(1, &["sealed_bulkheads"]);
    scene.state.tactics = Bag::EMPTY;
    scene.event_waits("ion_storm");
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "first event");
    scene.act(1, "play sealed_bulkheads");
    assert_eq!((scene.has(1, Resource::Tactics), scene.state.tactics_pile.len()), (0, 1));
}

/// Deflector Burst: the choice between paying and damage comes first, then the ship is spared, also in an event (AND-220).
#[test]
fn and_220_deflector_burst_in_an_event() {
    let mut scene = Scene::with(2, r#"{"event_deck": "cosmic_twilight", "raider_b": "second"}"#);
    scene.planets(&[Space::A1]).stock(1, Resource::Energy, 1).hand(1, &["deflector_burst"]);
    scene.event_waits("gravity_collapse");
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "first event");
    assert_eq!(scene.check(1, "play deflector_burst"), Err(83), "nothing would be damaged yet");
    scene.act(1, "way 2").act(1, "play deflector_burst");
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.count_all(Place::At(Space::A1)), scene.has(1, Resource::Energy)), (1, 1));
}

/// Mutual Accord: with all who take part in agreement everybody gains 2 points and the battle is over; otherwise the
/// proposer has 2 energy and it goes on. AND-274: raiders agree to nothing.
#[test]
fn and_87_mutual_accord() {
    let mut scene = attack(&["mutual_accord"], &[]);
    scene.act(1, "go A1").skip(|task| task == WINDOW).act(1, "play mutual_accord").act(2, "yes");
    assert_eq!(([scene.vp(1), scene.vp(2)], scene.state.turn.seat), ([2, 2], seat(2)));
    assert_eq!(scene.state.players[seat(2)].count_all(Place::At(Space::A1)), 1);

    let mut scene = attack(&["mutual_accord"], &[]);
    scene.act(1, "go A1").skip(|task| task == WINDOW).act(1, "play mutual_accord").act(2, "done");
    assert_eq!(([scene.vp(1), scene.vp(2)], scene.has(1, Resource::Energy)), ([0, 0], 2));
    assert!(scene.state.battle.on);

    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("corsair_blade", Space::A1);
    scene.hand(1, &["mutual_accord"]).act(1, "launch fighter").act(1, "go A1");
    scene.skip(|task| task == WINDOW);
    assert_eq!((scene.asked(), scene.check(1, "play mutual_accord")), (DIPLOMACY, Err(274)));
}

/// AND-79, AND-262: in the own turn a claimed moon pays for Safe Passage; off turn it does not.
#[test]
fn and_79_safe_passage_by_a_moon() {
    let mut scene = attack(&["safe_passage"], &[]);
    scene.claimed(1, &["y1"]).act(1, "go A1").skip(|task| task == WINDOW);
    scene.act(1, "play safe_passage").act(1, "discard-moon y1").go_on();
    assert_eq!([scene.has(1, Resource::Credit), scene.has(2, Resource::Credit)], [0, 1]);
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Fighter).place, Place::Hangar);

    let mut scene = attack(&[], &["safe_passage"]);
    scene.claimed(2, &["y1"]).act(1, "go A1").skip(|task| task == WINDOW);
    assert_eq!((scene.asked(), scene.check(2, "play safe_passage")), (DIPLOMACY, Err(274)));
}

/// Ceasefire takes a further card (AND-274).
#[test]
fn and_274_ceasefire() {
    let mut scene = attack(&["ceasefire"], &[]);
    scene.act(1, "go A1").skip(|task| task == WINDOW);
    scene.refuses(1, "play ceasefire", 274);
    scene.hand(1, &["golden_age"]).act(1, "play ceasefire").go_on();
    assert_eq!((scene.has(1, Resource::Tactics), scene.state.turn.seat), (0, seat(2)));
    assert_eq!(scene.state.players[seat(2)].count_all(Place::At(Space::A1)), 1);
}

/// Evasive Pattern: chosen dice are thrown once more and obey the targeting value (AND-191).
#[test]
fn and_192_evasive_pattern() {
    let mut scene = attack(&["evasive_pattern"], &[]);
    scene.dice(&[2, 3, 4]).act(1, "go A1").skip(|task| matches!(task, WINDOW | DIPLOMACY | PREPARE));
    assert!(scene.asked() == AFTER_ROLL);
    scene.act(1, "play evasive_pattern").act(1, "die 2").dice(&[6]).act(1, "done").skip(quiet);
    assert_eq!(scene.state.players[seat(1)].index(Track::Supremacy), 1, "6 and 3 against 4");
}

/// Victory Broadcast: one more step for the winner only. Tactical Withdrawal: up to 2 ships of the loser come home
/// undamaged.
#[test]
fn and_88_cards_of_the_result() {
    let mut scene = attack(&["victory_broadcast"], &["victory_broadcast", "tactical_withdrawal"]);
    for _ in 0..2 {
        scene.ship(2, ShipKind::Transport, Space::A1);
    }
    scene.dice(&[6, 6, 5, 5, 5]).act(1, "go A1");
    scene.skip(|task| quiet(task) && task != WON);
    scene.act(1, "play victory_broadcast");
    assert_eq!(scene.state.players[seat(1)].index(Track::Supremacy), 2);
    scene.refuses(2, "play victory_broadcast", 83);
    scene.skip(|task| quiet(task) && task != DAMAGE).act(2, "play tactical_withdrawal");
    scene.act(2, "save transport").act(2, "save transport").skip(quiet);
    let player = &scene.state.players[seat(2)];
    assert_eq!((player.count_all(Place::Hangar), player.count_all(Place::Scrapyard)), (2, 1));
}

/// AND-86, AND-R20: two Combat Drills and two Mining Rigs add up, two Voyager Protocols have nothing to add.
#[test]
fn and_86_copies_add_up() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).planet(Space::A2, Track::Science, 0);
    scene.hand(1, &["mining_rigs", "mining_rigs"]).act(1, "play mining_rigs").act(1, "play mining_rigs");
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 2);
    assert_eq!(scene.state.players[seat(1)].sustain.len(), 2, "they stay after a launch");
}

/// AND-90: once somebody has played a card, those who had passed are asked again; all must pass in a row.
#[test]
fn and_90_the_round_goes_on_until_all_pass() {
    let mut scene = Scene::new(3);
    scene.base(Space::A1, Base::Shipyard).hand(2, &["golden_age", "shadow_deal"]);
    scene.hand(3, &["shadow_deal", "golden_age"]).act(1, "launch transport").act(1, "go A1");
    assert_eq!(
        scene.game.awaiting(&scene.state),
        SeatSet::only(seat(2)),
        "in turn order from the active player"
    );
    scene.act(2, "done");
    assert_eq!(scene.game.awaiting(&scene.state), SeatSet::only(seat(3)));
    scene.act(3, "play shadow_deal");
    assert_eq!(scene.game.awaiting(&scene.state), SeatSet::only(seat(2)), "seat 2 may change its mind");
    scene.act(2, "play shadow_deal");
    assert_eq!([scene.has(2, Resource::Credit), scene.has(3, Resource::Credit)], [1, 1]);
    assert_eq!(scene.state.turn.seat, seat(2), "both copies lie open: nobody is asked again");
}

/// AND-84: Shadow Deal answers the bases of others only.
#[test]
fn and_84_not_the_own_base() {
    let mut scene = Scene::new(2);
    scene
        .base(Space::A1, Base::Shipyard)
        .hand(1, &["shadow_deal"])
        .act(1, "launch transport")
        .act(1, "go A1");
    scene.refuses(1, "play shadow_deal", 83);
    scene.skip(|task| task == WINDOW);
    assert_eq!((scene.state.turn.seat, scene.has(1, Resource::Credit)), (seat(2), 0));
}
