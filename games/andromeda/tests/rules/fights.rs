//! Battles in their steps.

use orrery_andromeda::ids::{Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::Place;
use orrery_core::{SeatSet, Set};
use orrery_testkit::Acts as _;

use crate::support::asks::{DAMAGE_MODULE, DIPLOMACY, OPERATIONS, PREPARE, WINDOW, reacts};
use crate::support::{Scene, quiet, seat};

/// AND-87, AND-184: one diplomacy card each; AND-185: cards, then energy, in turn order; AND-88: battle cards for participants, Mercenaries for anybody.
#[test]
fn and_184_one_diplomacy_card() {
    let mut scene = Scene::new(3);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene
        .hand(1, &["duel_of_honour", "duel_of_honour", "plasma_torpedoes"])
        .hand(3, &["mercenaries", "plasma_torpedoes"]);
    scene.stock(1, Resource::Energy, 3).act(1, "launch fighter").act(1, "go A1").skip(|task| task == WINDOW);
    assert_eq!(scene.asked(), DIPLOMACY);
    scene.act(1, "play duel_of_honour");
    scene.skip(|task| task == WINDOW);
    assert_eq!(scene.asked(), PREPARE, "no second card");
    assert_eq!(scene.check(1, "spend 1"), Err(187), "the duel forbids energy");
    scene.act(1, "play plasma_torpedoes");
    let view = orrery_core::Game::view(&*scene.game, &scene.state, SeatSet::NOBODY).battle.unwrap();
    assert_eq!(view.sides[0].dice, 3, "four cut to three");
    scene.act(1, "done");
    scene.refuses(3, "play plasma_torpedoes", 83);
    scene.act(3, "play mercenaries").act(3, "seat seat2");
    assert_eq!(scene.has(3, Resource::Credit), 2);
    assert_eq!(scene.state.battle.dice_more[1], 2);
}

/// AND-183: only ships with voyage join in a nebula.
#[test]
fn and_183_battles_in_nebulae() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Vessel).ship(2, ShipKind::Transport, Space::A1);
    scene.raider("corsair_blade", Space::N1).faction(1, "ossuan_nomads").hand(1, &["supply_drop"]);
    scene.act(1, "launch vessel").act(1, "go N1").skip(|task| task == WINDOW || reacts(task));
    if let Some((one, _)) = scene.looked_at() {
        scene.act(1, &format!("top {one}"));
    }
    scene.skip(|task| task == WINDOW);
    assert!(scene.state.battle.on);
    assert_eq!(scene.state.players[seat(2)].count_all(Place::At(Space::A1)), 1, "seat 2 was not even asked");
}

/// AND-192: a die is set after the roll. AND-264, AND-179: the active player may act between the steps.
#[test]
fn and_192_after_the_roll() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.hand(2, &["precision_strike"]).act(1, "launch fighter").dice(&[5, 3, 2]).act(1, "go A1");
    scene.skip(|task| matches!(task, DIPLOMACY | PREPARE));
    assert!(reacts(scene.asked()));
    scene.act(2, "play precision_strike").act(2, "die 2").skip(quiet);
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Fighter).place, Place::Scrapyard, "6 beats 5");
    assert_eq!(scene.state.players[seat(2)].index(Track::Supremacy), 1);
}

/// AND-196, AND-198, AND-199: raiders that win do what their card says.
#[test]
fn and_196_raiders_win() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("dread_obliterator", Space::A1);
    scene.act(1, "launch fighter").dice(&[1, 1, 6, 6, 6, 6, 6]).act(1, "go A1");
    assert_eq!(scene.asked(), DAMAGE_MODULE);
    scene.act(1, "module commerce1");
    assert_eq!(scene.asked(), OPERATIONS);
    scene.act(1, "draw").skip(quiet);
    assert_eq!(scene.state.players[seat(1)].figure(ShipKind::Fighter).place, Place::Scrapyard);
    assert_eq!(scene.state.players[seat(1)].index(Track::Supremacy), 0);
}

/// AND-200, AND-203: a shield holds a raider; its marker stays. AND-99: it can come back later.
#[test]
fn and_203_raider_shields() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("dread_obliterator", Space::A1);
    scene.act(1, "launch fighter").dice(&[6, 6, 5, 5, 5, 5, 5]).act(1, "go A1");
    assert_eq!(scene.vp(1), 1, "the reward comes all the same");
    scene.act(1, "advance industry");
    assert_eq!((scene.state.raiders.single[3], scene.state.raiders.damage[3]), (Some(Space::A1), 1));
}

/// AND-135, AND-188: Sensor Jamming lowers targeting to no less than 1.
#[test]
fn and_135_targeting() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.hand(1, &["sensor_jamming", "targeting_computer"]).act(1, "launch fighter").act(1, "go A1");
    scene.skip(|task| matches!(task, WINDOW | DIPLOMACY));
    scene.act(1, "play sensor_jamming").act(1, "seat seat2").act(1, "play targeting_computer");
    let view = orrery_core::Game::view(&*scene.game, &scene.state, SeatSet::NOBODY).battle.unwrap();
    assert_eq!([view.sides[0].targeting, view.sides[1].targeting], [3, 1]);
}

/// AND-177: ships that share a region fight only where somebody has launched to.
#[test]
fn and_177_only_in_the_active_region() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).ship(1, ShipKind::Transport, Space::A2).ship(
        2,
        ShipKind::Transport,
        Space::A2,
    );
    scene.act(1, "launch transport").act(1, "go A1");
    assert_eq!(scene.state.players[seat(1)].count_all(Place::At(Space::A2)), 1);
    assert_eq!(scene.state.turn.seat, seat(2));
}

/// AND-250 to AND-252, AND-254, AND-257, AND-270: a team wins together, and the active player gives the token away.
#[test]
fn and_251_who_takes_the_token() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Fighter, Space::A1);
    scene.ship(3, ShipKind::Transport, Space::A1).ship(4, ShipKind::Transport, Space::A1);
    for number in [1, 2] {
        scene.state.players[seat(number)].tracks[Track::Supremacy as usize] = 1;
    }
    let token = scene.state.tokens[0].unwrap();
    scene.act(1, "launch fighter").dice(&[6, 6, 5, 5, 4, 4]).act(1, "go A1").skip(quiet);
    assert_eq!(scene.legal(1), ["seat seat1", "seat seat2"]);
    scene.act(1, "seat seat2").skip(quiet);
    assert_eq!(scene.state.players[seat(2)].tokens, Set::only(token));
    assert_eq!(scene.vp(1), 2);
    for number in [3, 4] {
        assert_eq!(scene.state.players[seat(number)].count_all(Place::Scrapyard), 1);
    }
    scene.hand(1, &["golden_age"]);
    let view = orrery_core::Game::view(&*scene.game, &scene.state, SeatSet::only(seat(2)));
    assert!(view.players[0].hand.1.is_some() && view.players[2].hand.1.is_none());
}

/// AND-190: dice and targeting of raiders, for class S by their number.
#[test]
fn and_190_raiders_in_numbers() {
    for (ships, dice, targeting) in [(1, 2, 1), (2, 4, 2), (4, 6, 4)] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).hand(1, &["supply_drop"]);
        for _ in 0..ships {
            scene.raider("vorticon_raiders", Space::A1);
        }
        scene.act(1, "launch fighter").act(1, "go A1");
        scene.state.battle.on = true;
        let view = orrery_core::Game::view(&*scene.game, &scene.state, SeatSet::NOBODY).battle.unwrap();
        assert_eq!((view.sides[1].dice, view.sides[1].targeting), (dice, targeting));
    }
}

/// AND-276: what is thrown again is evenly spread over what is allowed.
#[test]
fn and_276_rerolls_are_even() {
    let mut scene = Scene::new(2);
    scene
        .planets(&[Space::A1])
        .build(1, ShipKind::Fighter)
        .hand(1, &["targeting_computer", "targeting_computer"]);
    scene.ship(2, ShipKind::Transport, Space::A1).act(1, "launch fighter").act(1, "go A1");
    scene.skip(|task| matches!(task, WINDOW | DIPLOMACY));
    scene.act(1, "play targeting_computer").act(1, "play targeting_computer");
    let mut seen = [0; 7];
    for seed in 0..2000 {
        let mut t = scene.state;
        let mut chance = orrery_core::Chance::sampled(seed);
        while t.battle.dice[0].is_empty() {
            let asked = orrery_core::Game::awaiting(&*scene.game, &t).first().unwrap();
            let mut out = orrery_core::Outside::silent(asked, &mut chance);
            let done = orrery_andromeda::Action::Done;
            orrery_core::Game::apply(&*scene.game, &mut t, asked, done, &mut out);
        }
        t.battle.dice[0].iter().for_each(|die| seen[usize::from(*die)] += 1);
    }
    assert_eq!(seen[..5], [0; 5], "targeting 5");
    assert!((1850..2150).contains(&seen[5]) && seen[5] + seen[6] == 4000, "{seen:?}");
}

/// AND-249, AND-250, AND-254: a team that fought together loses together, against an opponent and raiders at once. Only who
/// has beaten everybody moves up and has the reward.
#[test]
fn and_249_both_partners_lose_to_a_mixed_enemy() {
    for (dice, winner) in [([5, 3, 5, 6, 4, 4, 2], Some(3)), ([5, 3, 5, 4, 6, 4, 2], None)] {
        let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
        scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
        scene.ship(3, ShipKind::Transport, Space::A1).raider("corsair_blade", Space::A1);
        scene.act(1, "launch fighter").dice(&dice).act(1, "go A1");
        scene.skip(|task| quiet(task) && task != OPERATIONS);
        let mut consoled = Vec::new();
        while scene.asked() == OPERATIONS {
            let asked = scene.who();
            consoled.push(asked);
            scene.act(asked, "draw").skip(|task| quiet(task) && task != OPERATIONS);
        }
        let losers: &[u8] = if winner.is_some() { &[1, 2] } else { &[1, 2, 3] };
        assert_eq!(consoled, losers, "each of them has tactical operations");
        for number in 1..=3 {
            let player = &scene.state.players[seat(number)];
            let won = winner == Some(number);
            assert_eq!(player.count_all(Place::Scrapyard), u8::from(!won), "seat {number}");
            assert_eq!(player.index(Track::Supremacy), usize::from(won));
            assert_eq!(scene.has(number, Resource::Credit), if won { 2 } else { 0 }, "the reward");
        }
        assert_eq!(scene.state.raiders.single[0].is_none(), winner.is_some(), "raiders that lose go home");
    }
}
