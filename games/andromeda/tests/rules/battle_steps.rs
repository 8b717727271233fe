//! The steps of a battle, its participants and what becomes of them (AND-176 to AND-203, AND-264).

use orrery_andromeda::ids::{Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::Place;
use orrery_core::{Game as _, SeatSet};
use orrery_testkit::Acts as _;

use crate::support::asks::{DAMAGE_MODULE, DIPLOMACY, ESCALATE, OPERATIONS, PREPARE, REPAIR, WINDOW};
use crate::support::{Scene, quiet, seat, tactic, upgrade};

/// AND-264: before each of the six steps and after the last one the active player may take free actions.
#[test]
fn and_264_free_actions_before_each_step() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.claimed(1, &["y1"]).act(1, "launch fighter").dice(&[6, 6, 1]).act(1, "go A1");
    let mut windows = Vec::new();
    while scene.state.turn.seat == seat(1) {
        if scene.asked() == WINDOW {
            let view = scene.game.view(&scene.state, SeatSet::NOBODY);
            windows.push(view.battle.and_then(|battle| battle.step).unwrap_or(0));
            assert!(scene.may(1, "discard-moon y1"));
        }
        scene.act(scene.who(), "done");
    }
    assert_eq!(windows, [0, 0, 2, 3, 4, 5, 6, 0], "before and after the activation, the steps, the end");
}

/// AND-264, AND-68: the question with which a step begins takes free actions of the active player. In the middle of the step
/// there are none, and others have none.
#[test]
fn and_264_free_actions_at_the_question_of_a_step() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).build(1, ShipKind::Fighter).ship(
        1,
        ShipKind::Transport,
        Space::A2,
    );
    scene.ship(1, ShipKind::Transport, Space::A2).ship(2, ShipKind::Transport, Space::A1);
    scene.faction(1, "synthetic_mecharons").stock(1, Resource::Energy, 4).stock(2, Resource::Energy, 1);
    scene
        .claimed(1, &["y1"])
        .claimed(2, &["y1"])
        .hand(1, &["solar_harvest", "golden_age"])
        .hand(2, &["golden_age"]);
    let to = |scene: &mut Scene, question: &'static str| {
        scene.skip(|task| quiet(task) && task != question);
        assert_eq!((scene.asked(), scene.who()), (question, 1));
        assert_eq!(scene.check(1, "discard-moon y1"), Ok(()), "{question}");
        let free = [Scene::action("discard-moon y1"), Scene::action("play golden_age")];
        assert!(free.iter().all(|free| scene.game.is_aside(&scene.state, seat(1), *free)), "{question}");
        assert!(!scene.game.is_aside(&scene.state, seat(1), Scene::action("done")), "{question}");
    };
    scene.act(1, "launch fighter").act(1, "go A1");
    to(&mut scene, ESCALATE);
    assert_eq!(scene.check(1, "play golden_age"), Ok(()));
    scene.act(1, "ship transport A2");
    assert_eq!((scene.asked(), scene.check(1, "discard-moon y1")), (ESCALATE, Err(67)), "a ship has joined");
    scene.act(1, "done");
    to(&mut scene, DIPLOMACY);
    scene.act(1, "play solar_harvest");
    assert_eq!((scene.asked(), scene.has(1, Resource::Energy)), (DIPLOMACY, 8), "it is still asked");
    scene.act(1, "done");
    to(&mut scene, PREPARE);
    scene.act(1, "aim");
    assert_eq!((scene.asked(), scene.check(1, "discard-moon y1")), (PREPARE, Err(67)), "the step has begun");
    assert_eq!(scene.check(1, "play golden_age"), Err(83));
    scene.act(1, "done");
    assert_eq!((scene.asked(), scene.who(), scene.check(2, "discard-moon y1")), (PREPARE, 2, Err(68)));
}

/// AND-180, AND-264: whoever leaves the region at such a question is not asked on: the battle is over.
#[test]
fn and_180_left_at_the_question_of_a_step() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).ship(2, ShipKind::Transport, Space::A1);
    scene.stock(1, Resource::Titanium, 1).stock(1, Resource::Energy, 2).faction(1, "ossuan_nomads");
    let token =
        scene.game.content().discoveries.iter().find(|(_, row)| row.id == "old_foundations").unwrap().0;
    scene.state.players[seat(1)].discoveries.put(token);
    scene.act(1, "launch transport").act(1, "go A1").skip(|task| quiet(task) && task != PREPARE);
    assert_eq!((scene.asked(), scene.who()), (PREPARE, 1));
    scene.act(1, &format!("discovery {token}")).act(1, "go A1");
    assert!(scene.asked() != PREPARE && !scene.state.battle.on);
}

/// AND-183: a ship without voyage has no part in a battle of a nebula, however near it is; one with voyage has.
#[test]
fn and_183_only_voyagers_join_in_a_nebula() {
    for (kind, asked) in [(ShipKind::Fighter, false), (ShipKind::Vessel, true)] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1]).build(1, ShipKind::Vessel).ship(2, kind, Space::A1);
        scene.raider("corsair_blade", Space::N1).faction(1, "ossuan_nomads");
        scene.act(1, "launch vessel").act(1, "go N1");
        if let Some((one, _)) = scene.looked_at() {
            scene.act(1, &format!("top {one}"));
        }
        assert_eq!(scene.asked() == ESCALATE, asked, "{kind:?}");
    }
}

/// AND-134, AND-182: a jump into a battle goes over any distance, for 1 energy; the Black Flagship's is free.
#[test]
fn and_182_jumps_into_a_battle() {
    for (tile, energy, joins) in [(None, 0, false), (None, 1, true), (Some("black_flagship"), 0, true)] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1, Space::E5]).build(1, ShipKind::Fighter);
        scene.ship(2, ShipKind::Transport, Space::A1).ship(2, ShipKind::Cruiser, Space::E5);
        scene.state.players[seat(2)].upgrades[3] = tile.map(upgrade);
        scene.stock(2, Resource::Energy, energy).act(1, "launch fighter").act(1, "go A1");
        assert_eq!(scene.asked() == ESCALATE, joins, "{tile:?}");
        if joins {
            scene.act(2, "ship cruiser E5");
            assert_eq!(scene.has(2, Resource::Energy), 0);
            assert_eq!(scene.state.players[seat(2)].count_all(Place::At(Space::A1)), 2);
        }
    }
}

/// AND-EX75; AND-194, AND-196, AND-200: raiders that tie with a player have lost, and so has everybody. Their card does
/// nothing, nobody has its reward, and one of them is damaged.
#[test]
fn and_ex75_a_tie_with_raiders() {
    let mut scene = Scene::new(3);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Fighter, Space::A1);
    scene.ship(3, ShipKind::Transport, Space::A1).raider("void_stalker", Space::A1);
    for number in 1..=3 {
        scene.hand(number, &["golden_age"]);
    }
    scene.act(1, "launch fighter").act(1, "go A1").skip(|task| quiet(task) && task != PREPARE);
    scene.skip(|task| task == PREPARE);
    scene.dice(&[6, 4, 5, 5, 1, 6, 4]).skip(|task| quiet(task) && task != OPERATIONS);
    let lost = SeatSet::only(seat(1)).with(seat(2)).with(seat(3));
    assert_eq!((scene.state.battle.losers, scene.state.battle.winners), (lost, SeatSet::NOBODY));
    assert_eq!(scene.asked(), OPERATIONS, "no card is discarded");
    scene.skip(|task| quiet(task) && task != WINDOW);
    scene.skip(quiet);
    for number in 1..=3 {
        assert_eq!(scene.has(number, Resource::Tactics), 1, "neither effect nor reward");
        assert_eq!(scene.state.players[seat(number)].count_all(Place::Scrapyard), 1);
        assert_eq!(scene.state.players[seat(number)].index(Track::Supremacy), 0);
    }
    assert_eq!(scene.state.raiders.single[0], None, "back to its card");
}

/// AND-196, AND-31: each defeated player suffers what the winning raiders' card says, from the active player on.
#[test]
fn and_196_everybody_suffers() {
    let mut scene = Scene::new(3);
    scene.planets(&[Space::A1]).turn_of(2).build(2, ShipKind::Fighter).ship(
        1,
        ShipKind::Transport,
        Space::A1,
    );
    scene.ship(3, ShipKind::Transport, Space::A1).raider("dread_obliterator", Space::A1);
    scene.act(2, "launch fighter").dice(&[5, 5, 5, 5, 6, 6, 6, 6, 6]).act(2, "go A1");
    for number in [2, 3, 1] {
        assert_eq!((scene.asked(), scene.game.awaiting(&scene.state)), {
            (DAMAGE_MODULE, SeatSet::only(seat(number)))
        });
        scene.act(number, "module civilization1");
    }
    assert_eq!([1, 2, 3].map(|number| scene.state.damaged_modules(seat(number))), [1; 3]);
    assert_eq!((scene.asked(), scene.game.awaiting(&scene.state)), (OPERATIONS, SeatSet::only(seat(2))));
}

/// AND-167: a winner at the end of the supremacy track gains nothing for it.
#[test]
fn and_167_no_compensation() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.state.players[seat(1)].tracks[Track::Supremacy as usize] = 9;
    scene.act(1, "launch fighter").dice(&[6, 6, 1]).act(1, "go A1");
    assert_eq!((scene.vp(1), scene.state.players[seat(1)].index(Track::Supremacy)), (0, 9));
    assert_eq!(scene.state.battle.winners, SeatSet::only(seat(1)));
}

/// AND-180: a development built in the middle of a battle takes the transport out of it; with nobody left to fight the
/// battle is over, nobody has won or lost.
#[test]
fn and_180_the_transport_is_built_in() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).ship(2, ShipKind::Transport, Space::A1);
    scene.stock(1, Resource::Titanium, 1).faction(1, "ossuan_nomads");
    let token =
        scene.game.content().discoveries.iter().find(|(_, row)| row.id == "old_foundations").unwrap().0;
    scene.state.players[seat(1)].discoveries.put(token);
    scene.act(1, "launch transport").act(1, "go A1").act(1, "done").act(1, "done");
    assert!(scene.state.battle.on);
    scene.act(1, &format!("discovery {token}")).act(1, "go A1").skip(quiet);
    assert_eq!(scene.state.players[seat(1)].count_all(Place::Development), 1);
    assert_eq!(scene.state.players[seat(2)].count_all(Place::At(Space::A1)), 1);
    assert_eq!(scene.state.players[seat(2)].index(Track::Supremacy), 0);
    assert_eq!(scene.state.turn.seat, seat(2));
}

/// AND-188, AND-271: the Null Breaker spoils the aim of all enemies, raiders among them, but not that of a team mate.
#[test]
fn and_271_the_null_breaker() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Cruiser, Space::A1);
    scene.state.players[seat(1)].upgrades[3] = Some(upgrade("null_breaker"));
    for number in [2, 3] {
        scene.ship(number, ShipKind::Transport, Space::A1).ship(number, ShipKind::Transport, Space::A1);
    }
    for _ in 0..3 {
        scene.raider("vorticon_raiders", Space::A1);
    }
    scene.state.turn.region = Some(Space::A1);
    scene.state.battle.on = true;
    let battle = scene.game.view(&scene.state, SeatSet::NOBODY).battle.unwrap();
    let aims: Vec<_> = battle.sides.iter().map(|side| side.targeting).collect();
    assert_eq!(aims, [1, 2, 1, 2]);
}

/// AND-186: the Astropirates have a die more in their own turn only.
#[test]
fn and_186_the_grim_flag() {
    for (turn, dice) in [(1, [2, 1]), (2, [1, 2])] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1]).turn_of(turn);
        for number in [1, 2] {
            scene.faction(number, "nightmare_cove_astropirates").ship(number, ShipKind::Transport, Space::A1);
        }
        scene.state.turn.region = Some(Space::A1);
        scene.state.battle.on = true;
        let battle = scene.game.view(&scene.state, SeatSet::NOBODY).battle.unwrap();
        assert_eq!([battle.sides[0].dice, battle.sides[1].dice], dice);
    }
}

/// AND-136: an upgrade that rewards a victory must have been in the battle.
#[test]
fn and_136_won_with_it() {
    for (space, points, dice) in [(Space::A1, 2, &[6, 6, 1][..]), (Space::E5, 0, &[6, 1])] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1, Space::A2, Space::E5]).ship(1, ShipKind::Fighter, space);
        scene.ship(1, ShipKind::Transport, Space::A2).ship(2, ShipKind::Transport, Space::A1);
        scene.state.players[seat(1)].upgrades[1] = Some(upgrade("privateer"));
        if space == Space::A1 {
            scene.state.players[seat(1)].move_ship(ShipKind::Fighter, Place::At(space), Place::Hangar);
            scene.act(1, "launch fighter");
        } else {
            scene.act(1, "launch transport");
        }
        scene.dice(dice).act(1, "go A1").skip(|task| quiet(task) && task != OPERATIONS);
        assert_eq!((scene.vp(1), scene.state.battle.winners), (points, SeatSet::only(seat(1))));
    }
}

/// AND-198, AND-201: Pulsewar Refugees advance even if they lose, once a turn; their fighter goes to the barge at once.
#[test]
fn and_198_pulsewar_refugees() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Fighter, Space::A1);
    scene.faction(2, "pulsewar_refugees").act(1, "launch fighter");
    scene.state.players[seat(2)].upgrades[1] = Some(upgrade("scrap_hornet"));
    scene.dice(&[6, 6, 5, 5, 5]).act(1, "go A1");
    assert_eq!(scene.asked(), OPERATIONS);
    assert_eq!(scene.state.players[seat(2)].index(Track::Supremacy), 1, "before tactical operations");
    scene.act(2, "draw").skip(quiet);
    assert_eq!(scene.state.players[seat(2)].figure(ShipKind::Fighter).place, Place::Barge);
}

/// AND-188: Mecharons pay for targeting as often as their card says, apart from energy for dice.
#[test]
fn and_188_aiming_with_energy() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("plasma_wraith", Space::A1);
    scene.faction(1, "synthetic_mecharons").stock(1, Resource::Energy, 3);
    scene.act(1, "launch fighter").act(1, "go A1").skip(|task| quiet(task) && task != PREPARE);
    assert_eq!(scene.check(1, "spend 1"), Err(187), "the Plasma Wraith forbids energy for dice");
    scene.hand(1, &["golden_age"]).act(1, "aim");
    assert_eq!((scene.has(1, Resource::Energy), scene.check(1, "aim").is_err()), (2, true));
    let battle = scene.game.view(&scene.state, SeatSet::NOBODY).battle.unwrap();
    assert_eq!(battle.sides[0].targeting, 2);
}

/// AND-201, AND-205, AND-208: repairs are not taken as points while something is damaged, in tactical operations neither.
#[test]
fn and_208_operations_repair() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.state.players[seat(2)].operations = Some(crate::support::moon("g6"));
    scene.damage(2, Berth::base(Column::Industry)).act(1, "launch fighter").dice(&[6, 6, 1]).act(1, "go A1");
    scene.act(2, "moon");
    assert_eq!(
        (scene.asked(), scene.count(), scene.legal(2)),
        (REPAIR, 1, vec!["module industry1".to_owned()])
    );
    scene.act(2, "module industry1");
    assert_eq!((scene.vp(2), scene.state.damaged_modules(seat(2))), (0, 0));
}

/// AND-197: with no card anywhere and no moon there is nothing to be asked for.
#[test]
fn and_197_nothing_for_tactical_operations() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.state.tactics = orrery_core::Bag::EMPTY;
    scene.act(1, "launch fighter").dice(&[6, 6, 1]).act(1, "go A1");
    assert_eq!(scene.state.turn.seat, seat(2));
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.state.tactics = orrery_core::Bag::EMPTY;
    scene.state.tactics_pile.put(tactic("golden_age"));
    scene.act(1, "launch fighter").dice(&[6, 6, 1]).act(1, "go A1");
    assert_eq!(scene.asked(), OPERATIONS, "the pile would be shuffled");
}

/// AND-185: whoever has spent energy for dice has had the one chance.
#[test]
fn and_185_one_chance_for_energy() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.stock(1, Resource::Energy, 3).stock(2, Resource::Energy, 1).act(1, "launch fighter");
    scene.act(1, "go A1").act(1, "spend 1");
    assert_eq!((scene.asked(), scene.game.awaiting(&scene.state)), (PREPARE, SeatSet::only(seat(2))));
    assert_eq!(scene.has(1, Resource::Energy), 2);
}

/// AND-200: of a swarm one in the active region goes back, not one that is elsewhere.
#[test]
fn and_200_one_of_those_who_fought() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter);
    scene.raider("scavenger_swarm", Space::A1).raider("scavenger_swarm", Space::N6);
    scene.act(1, "launch fighter").dice(&[6, 6, 5]).act(1, "go A1");
    assert_eq!(scene.state.raiders.swarm.iter().map(|raider| raider.0).collect::<Vec<_>>(), [Space::N6]);
}
