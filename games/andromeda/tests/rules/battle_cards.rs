//! Cards of battles: diplomacy, preparation, dice, result, damage (AND-184 to AND-201, AND-274).

use orrery_andromeda::ids::{Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::{Place, RAIDER};
use orrery_core::{Game as _, SeatSet};
use orrery_testkit::Acts as _;

use crate::support::asks::{AFTER_ROLL, DAMAGE, DIPLOMACY, END_IT, OPERATIONS, PREPARE, WINDOW, WON, YIELD};
use crate::support::{Scene, seat, tactic};

/// Everybody declines until this seat is asked this.
fn until(scene: &mut Scene, number: u8, wanted: impl Fn(&str) -> bool) {
    loop {
        let asked = scene.who();
        if asked == number && wanted(scene.asked()) {
            return;
        }
        scene.act(asked, "done");
    }
}

fn diplomacy(scene: &mut Scene, number: u8) {
    until(scene, number, |task| task == DIPLOMACY);
}

/// Seat 1 launches a fighter to A1, where each of the other seats has a transport.
fn melee(hands: &[&[&str]]) -> Scene {
    let mut scene = Scene::new(hands.len() as u8);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter);
    for (number, hand) in (1..).zip(hands) {
        scene.hand(number, hand);
        if number > 1 {
            scene.ship(number, ShipKind::Transport, Space::A1);
        }
    }
    scene.act(1, "launch fighter");
    scene
}

fn supremacy(scene: &Scene) -> Vec<usize> {
    scene.game.seats().iter().map(|seat| scene.state.players[seat].index(Track::Supremacy)).collect()
}

fn here(scene: &Scene, number: u8) -> u8 {
    scene.state.players[seat(number)].count_all(Place::At(Space::A1))
}

fn dice_of(scene: &Scene) -> Vec<u8> {
    let battle = scene.game.view(&scene.state, SeatSet::NOBODY).battle.expect("a battle");
    battle.sides.iter().map(|side| side.dice).collect()
}

/// AND-184, Hailing Frequency: whoever plays it is asked too, in the place of the turn order; the first yes ends it.
#[test]
fn and_184_hailing_frequency_asks_everybody() {
    let mut scene = melee(&[&[], &["hailing_frequency"]]);
    scene.act(1, "go A1");
    diplomacy(&mut scene, 2);
    scene.act(2, "play hailing_frequency");
    assert_eq!((scene.vp(2), scene.game.awaiting(&scene.state)), (1, SeatSet::only(seat(1))));
    scene.act(1, "done");
    assert_eq!((scene.asked(), scene.game.awaiting(&scene.state)), (END_IT, SeatSet::only(seat(2))));
    scene.act(2, "yes");
    assert_eq!((supremacy(&scene), here(&scene, 1), here(&scene, 2)), (vec![0, 0], 1, 1));
}

/// AND-184, Hailing Frequency: a player outside the battle may end it too, unless the table wants it otherwise.
#[test]
fn and_184_hailing_frequency_asks_those_outside() {
    for (option, outside) in [("{}", true), (r#"{"hailing_asks": "participants"}"#, false)] {
        let mut scene = Scene::with(3, option);
        scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).hand(1, &["hailing_frequency"]);
        scene.ship(2, ShipKind::Transport, Space::A1).act(1, "launch fighter").act(1, "go A1").go_on();
        scene.act(1, "play hailing_frequency").act(1, "done").act(2, "done");
        assert_eq!((scene.asked() == END_IT, scene.who() == 3), (outside, outside), "{option}");
        if outside {
            scene.act(3, "yes");
            assert!(!scene.state.battle.on);
        }
    }
}

/// AND-184, Mutual Accord: all others agree and everybody gains, or one refuses and the proposer has energy.
#[test]
fn and_184_mutual_accord() {
    let mut scene = melee(&[&[], &["mutual_accord"], &[]]);
    scene.act(1, "go A1");
    diplomacy(&mut scene, 2);
    scene.act(2, "play mutual_accord");
    let offered = scene.state;
    scene.act(1, "yes").act(3, "yes");
    assert_eq!([1, 2, 3].map(|number| scene.vp(number)), [2, 2, 2]);
    assert_eq!((supremacy(&scene), here(&scene, 1)), (vec![0; 3], 1), "nobody has won or lost");
    scene.state = offered;
    scene.act(1, "yes").act(3, "done");
    assert_eq!((scene.has(2, Resource::Energy), scene.vp(1), scene.state.battle.on), (2, 0, true));
    let mut alone = Scene::new(2);
    alone.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("corsair_blade", Space::A1);
    alone.hand(1, &["mutual_accord"]).act(1, "launch fighter").act(1, "go A1");
    diplomacy(&mut alone, 1);
    assert_eq!(alone.check(1, "play mutual_accord"), Err(274), "raiders agree to nothing");
}

/// AND-176, AND-180, Safe Passage: paid to a participant of choice; the others fight on without the active player.
#[test]
fn and_176_safe_passage_of_the_active_player() {
    let mut scene = melee(&[&["safe_passage"], &[], &[]]);
    scene.act(1, "go A1");
    diplomacy(&mut scene, 1);
    assert_eq!(scene.check(1, "play safe_passage"), Err(274), "without a credit");
    scene.stock(1, Resource::Credit, 1).act(1, "play safe_passage");
    scene.refuses(1, "seat seat1", 88);
    scene.dice(&[6, 1]).act(1, "seat seat3");
    assert_eq!((scene.has(3, Resource::Credit), here(&scene, 1)), (1, 0));
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Fighter).place, Place::Hangar);
    assert_eq!((scene.asked(), supremacy(&scene)), (OPERATIONS, vec![0, 1, 0]), "6 against 1");

    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("corsair_blade", Space::A1);
    scene.hand(1, &["safe_passage"]).stock(1, Resource::Credit, 1);
    scene.act(1, "launch fighter").act(1, "go A1");
    diplomacy(&mut scene, 1);
    scene.act(1, "play safe_passage");
    assert_eq!((scene.has(1, Resource::Credit), scene.state.turn.seat), (0, seat(2)), "the bank takes it");
}

/// AND-79, AND-262, Safe Passage: in the own turn a moon pays the credit, in another's it does not.
#[test]
fn and_79_a_moon_for_safe_passage() {
    let mut scene = melee(&[&["safe_passage"], &["safe_passage"]]);
    scene.claimed(1, &["y2"]).claimed(2, &["y2"]).act(1, "go A1");
    let start = scene.state;
    diplomacy(&mut scene, 2);
    scene.refuses(2, "play safe_passage", 274);
    scene.state = start;
    diplomacy(&mut scene, 1);
    scene.act(1, "play safe_passage").act(1, "discard-moon y2");
    assert_eq!((scene.has(1, Resource::Credit), scene.has(2, Resource::Credit), here(&scene, 1)), (1, 1, 0));
}

/// AND-186, AND-262, Intimidation: an energy or a die less, asked in turn order; raiders have one less at once; nobody
/// has less than one.
#[test]
fn and_186_intimidation() {
    for (answer, energy, dice) in [("yes", 0, [2, 1, 1, 2]), ("done", 1, [2, 1, 1, 2])] {
        let mut scene = melee(&[&["intimidation"], &[], &[]]);
        scene.raider("corsair_blade", Space::A1).stock(2, Resource::Energy, 1).act(1, "go A1");
        diplomacy(&mut scene, 1);
        scene.act(1, "play intimidation");
        assert_eq!((scene.asked(), scene.game.awaiting(&scene.state)), (YIELD, SeatSet::only(seat(2))));
        scene.hand(3, &["supply_drop"]).act(2, answer);
        assert_eq!((scene.has(2, Resource::Energy), dice_of(&scene)), (energy, dice.to_vec()));
        let less = scene.state.battle.dice_more;
        assert_eq!((less[1], less[2], less[RAIDER]), (if energy == 0 { 0 } else { -1 }, -1, -1));
    }
}

/// AND-187: dice that cards have taken can be made up for by energy, up to six.
#[test]
fn and_187_energy_makes_up_for_lost_dice() {
    let mut scene = melee(&[&["intimidation"], &[], &["intimidation"]]);
    scene.stock(2, Resource::Energy, 9).act(1, "go A1");
    diplomacy(&mut scene, 1);
    scene.act(1, "play intimidation").act(2, "done");
    let once = scene.state;
    until(&mut scene, 2, |task| task == PREPARE);
    assert_eq!((scene.check(2, "spend 6"), scene.check(2, "spend 7")), (Ok(()), Err(187)));
    scene.act(2, "spend 6");
    assert_eq!(dice_of(&scene)[1], 6);
    scene.state = once;
    diplomacy(&mut scene, 3);
    scene.act(3, "play intimidation").act(2, "done");
    until(&mut scene, 2, |task| task == PREPARE);
    scene.act(2, "spend 7");
    assert_eq!(dice_of(&scene)[1], 6, "1 - 2 + 7");
}

/// AND-184, Ceasefire: a further card is discarded, and the battle is over.
#[test]
fn and_184_ceasefire() {
    let mut scene = melee(&[&[], &["ceasefire"]]);
    scene.act(1, "go A1");
    diplomacy(&mut scene, 2);
    assert_eq!(scene.check(2, "play ceasefire"), Err(274), "there is no other card");
    scene.hand(2, &["golden_age"]).act(2, "play ceasefire");
    assert_eq!(scene.state.tactics_pile.count(tactic("golden_age")), 1);
    assert_eq!((scene.has(2, Resource::Tactics), supremacy(&scene), here(&scene, 2)), (0, vec![0, 0], 1));
}

/// AND-186, Duel of Honour: nobody rolls more than three dice, raiders neither.
#[test]
fn and_186_a_duel_binds_raiders_too() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("dread_obliterator", Space::A1);
    scene.hand(1, &["duel_of_honour", "supply_drop"]).act(1, "launch fighter").act(1, "go A1");
    diplomacy(&mut scene, 1);
    assert_eq!(dice_of(&scene), [2, 5]);
    scene.act(1, "play duel_of_honour");
    assert_eq!(dice_of(&scene), [2, 3]);
}

/// AND-188, Sensor Jamming: raiders can be jammed too.
#[test]
fn and_188_jammed_raiders() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).hand(1, &["sensor_jamming"]);
    for _ in 0..4 {
        scene.raider("vorticon_raiders", Space::A1);
    }
    scene.act(1, "launch fighter").act(1, "go A1");
    until(&mut scene, 1, |task| task == PREPARE);
    scene.act(1, "play sensor_jamming");
    assert_eq!(scene.check(1, "seat seat1"), Err(88), "another participant");
    scene.hand(1, &["golden_age"]).act(1, "raiders");
    let battle = scene.game.view(&scene.state, SeatSet::NOBODY).battle.unwrap();
    assert_eq!(battle.sides[1].targeting, 2);
}

/// AND-188, AND-R37, AND-R82: what is above 5 is lost; Sensor Jamming lowers the value that is left, not below 1.
#[test]
fn and_188_jamming_lowers_the_final_value() {
    for (drills, before, after) in [(0, 1, 1), (3, 4, 2), (4, 5, 3), (6, 5, 3)] {
        let mut scene = melee(&[&["sensor_jamming", "golden_age"], &[]]);
        for _ in 0..drills {
            scene.state.players[seat(2)].sustain.push(tactic("combat_drills"));
        }
        scene.act(1, "go A1");
        until(&mut scene, 1, |task| task == PREPARE);
        let aim = |scene: &Scene| {
            scene.game.view(&scene.state, SeatSet::NOBODY).battle.expect("a battle").sides[1].targeting
        };
        assert_eq!(aim(&scene), before);
        scene.act(1, "play sensor_jamming").act(1, "seat seat2");
        assert_eq!(aim(&scene), after, "{drills} drills and a ship");
    }
}

/// AND-191, AND-192, Evasive Pattern: the chosen dice are thrown again, and again while they are too low.
#[test]
fn and_191_rerolls_by_a_card_obey_targeting() {
    let mut scene = melee(&[&["evasive_pattern"], &[]]);
    scene.state.players[seat(1)].sustain.push(tactic("combat_drills"));
    scene.act(1, "go A1");
    until(&mut scene, 1, |task| task == PREPARE);
    scene.act(1, "done").dice(&[2, 3, 6]);
    until(&mut scene, 1, |task| task == AFTER_ROLL);
    assert_eq!(scene.state.battle.dice[0].as_slice(), [3, 2]);
    scene
        .act(1, "play evasive_pattern")
        .act(1, "die 2")
        .hand(1, &["golden_age"])
        .dice(&[1, 5])
        .act(1, "done");
    assert_eq!(scene.state.battle.dice[0].as_slice(), [5, 3], "1 is below the targeting value of 2");
}

/// AND-88, AND-192: only participants play cards after the roll.
#[test]
fn and_192_participants_only() {
    let mut scene = Scene::new(3);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.hand(3, &["precision_strike"]).act(1, "launch fighter").act(1, "go A1");
    assert_eq!(scene.asked(), PREPARE, "seat 3 could hold Mercenaries");
    assert_eq!(scene.game.ask(&scene.state, seat(3)).question.key, "ask-prepare-other");
    scene.dice(&[6, 6, 1]).act(3, "done");
    assert_eq!(scene.asked(), OPERATIONS, "nothing is asked of seat 3 about the dice");
}

/// AND-198, Boarding Party: where nothing can be taken there is a credit.
#[test]
fn and_198_boarding_party_finds_nothing() {
    for (ice, credit) in [(0, 1), (1, 0)] {
        let mut scene = melee(&[&["boarding_party"], &[]]);
        scene.stock(2, Resource::Ice, ice).act(1, "go A1");
        until(&mut scene, 1, |task| task == PREPARE);
        scene.act(1, "done").dice(&[6, 6, 1]);
        until(&mut scene, 1, |task| task == WON);
        scene.act(1, "play boarding_party");
        if ice > 0 {
            assert_eq!(scene.legal(1), ["gain ice"]);
            scene.act(1, "gain ice");
        }
        assert_eq!((scene.has(1, Resource::Credit), scene.has(1, Resource::Ice)), (credit, ice));
    }
}

/// AND-194, Last Stand: an unbroken tie is lost, and the card of losers fits.
#[test]
fn and_194_a_tie_is_lost_for_cards_too() {
    let mut scene = melee(&[&[], &["last_stand"]]);
    scene.state.players[seat(2)].move_ship(ShipKind::Fighter, Place::Reserve, Place::At(Space::A1));
    scene.state.players[seat(2)].move_ship(ShipKind::Transport, Place::At(Space::A1), Place::Hangar);
    scene.act(1, "go A1");
    diplomacy(&mut scene, 2);
    scene.act(2, "done").dice(&[6, 4, 6, 4]);
    until(&mut scene, 2, |task| task == WON);
    scene.act(2, "play last_stand");
    assert_eq!((scene.vp(2), scene.state.battle.winners), (2, SeatSet::NOBODY));
    assert_eq!((scene.asked(), scene.game.awaiting(&scene.state)), (OPERATIONS, SeatSet::only(seat(1))));
    scene.act(1, "draw");
    assert_eq!(scene.game.awaiting(&scene.state), SeatSet::only(seat(2)), "both may use tactical operations");
}

/// A battle that seat 2 loses with three transports.
fn beaten(cards: &[&str], sustain: &[&str]) -> Scene {
    let mut scene = melee(&[&[], cards]);
    scene.ship(2, ShipKind::Transport, Space::A1).ship(2, ShipKind::Transport, Space::A1);
    for card in sustain {
        scene.state.players[seat(2)].sustain.push(tactic(card));
    }
    scene.dice(&[6, 6, 5, 5, 5]).act(1, "go A1");
    until(&mut scene, 2, |task| task == OPERATIONS);
    scene.act(2, "done");
    scene
}

fn fate(scene: &Scene) -> (u8, u8, u8) {
    let player = &scene.state.players[seat(2)];
    (here(scene, 2), player.count_all(Place::Hangar), player.count_all(Place::Scrapyard))
}

/// AND-199, Tactical Withdrawal: up to two ships come home undamaged, the rest is hit.
#[test]
fn and_199_tactical_withdrawal() {
    let mut scene = beaten(&["tactical_withdrawal"], &[]);
    scene.act(2, "play tactical_withdrawal").act(2, "save transport").act(2, "save transport");
    assert_eq!(fate(&scene), (0, 2, 1));
}

/// AND-199, Deflector Burst: one ship is not hit and stays.
#[test]
fn and_199_deflector_burst() {
    let mut scene = beaten(&["deflector_burst"], &[]);
    scene.act(2, "play deflector_burst");
    assert_eq!(fate(&scene), (1, 0, 2));
}

/// AND-R20, Reinforced Hulls: one ship for each copy in play, and no more.
#[test]
fn and_r20_reinforced_hulls() {
    for (copies, saved) in [(1, 1), (2, 2)] {
        let mut scene = beaten(&["golden_age"], &["reinforced_hulls"; 2][..copies]);
        for _ in 0..copies {
            scene.act(2, "save transport");
        }
        assert!(!scene.may(2, "save transport"), "no third hull");
        scene.act(2, "done");
        assert_eq!(fate(&scene), (saved, 0, 3 - saved));
    }
}

/// AND-199: what one player saves is nothing to the next one.
#[test]
fn and_199_everybody_saves_the_own_ships() {
    let mut scene = melee(&[&[], &[], &[]]);
    scene.ship(3, ShipKind::Transport, Space::A1);
    for number in [2, 3] {
        scene.state.players[seat(number)].sustain.push(tactic("reinforced_hulls"));
    }
    scene.dice(&[6, 6, 1, 5, 5]).act(1, "go A1");
    until(&mut scene, 2, |task| task == DAMAGE);
    scene.act(2, "save transport").act(3, "save transport");
    assert_eq!((here(&scene, 2), here(&scene, 3)), (1, 1));
    assert_eq!(scene.state.players[seat(3)].count_all(Place::Scrapyard), 1);
}

/// AND-83: what is for the time outside a battle is not played between its steps.
#[test]
fn and_83_outside_a_battle() {
    let mut scene = melee(&[&["recall_order", "golden_age"], &[]]);
    scene.act(1, "go A1");
    assert_eq!((scene.asked(), scene.check(1, "play recall_order")), (WINDOW, Ok(())));
    until(&mut scene, 1, |task| task == DIPLOMACY);
    scene.act(1, "done");
    assert_eq!((scene.asked(), scene.state.battle.on), (WINDOW, true));
    assert_eq!((scene.check(1, "play recall_order"), scene.check(1, "play golden_age")), (Err(83), Ok(())));
}

/// AND-88, AND-185: Mercenaries fight for somebody who takes part.
#[test]
fn and_185_mercenaries_for_participants() {
    let mut scene = Scene::new(3);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.hand(3, &["mercenaries"]).act(1, "launch fighter").act(1, "go A1").act(3, "play mercenaries");
    assert_eq!(scene.legal(3), ["seat seat1", "seat seat2"]);
    scene.refuses(3, "seat seat3", 178);
}
