//! The finer points of single rules, each of which would fail if its rule were broken.

use std::sync::Arc;

use crate::support::{Scene, moon, raider, seat, upgrade};
use orrery_andromeda::actions::Action;
use orrery_andromeda::effects::Moment;
use orrery_andromeda::event::Event;
use orrery_andromeda::frame::{Phase, Task};
use orrery_andromeda::ids::{Base, Class, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::{Marker, Place, Tile};
use orrery_andromeda::{Andromeda, Content, Options};
use orrery_core::{Chance, Game as _, Known, Outside, Publish as _, SeatSet, Seats, Table};

fn quiet(task: Task) -> bool {
    matches!(
        task,
        Task::Window
            | Task::React(..)
            | Task::Escalate
            | Task::Diplomacy
            | Task::Prepare
            | Task::Operations
            | Task::Damage
    )
}

/// The event card with this id comes at the end of this turn.
fn event_waits(scene: &mut Scene, id: &str) {
    let card = scene.game.content().all_events().find(|(_, row)| row.id == id).expect(id).0;
    scene.t.events.put_on_top(Known::to(card, SeatSet::NOBODY));
    scene.t.marker = Marker::Mat;
}

fn total(scene: &Scene, number: u8) -> i32 {
    scene.game.standing(&scene.t, SeatSet::NOBODY).columns[usize::from(number) - 1].total
}

/// AND-7, AND-8, AND-12 to AND-16, AND-18 to AND-21: what lies where at the start, piece by piece.
#[test]
fn and_7_the_start_in_detail() {
    for seats in 2..=4 {
        let (game, t) = super::cards::dealt(seats, r#"{"faction_choice": "random", "raider_s": "first"}"#);
        let content = game.content();
        for space in t.regions().iter() {
            let Some(planet) = t.planet_at(space) else { continue };
            let stack = &t.planets[planet.index()].stack;
            let track = content.planet(planet).track;
            assert_eq!(stack.len(), 3);
            assert_eq!(content.moon(stack.top.unwrap()).track, Some(track), "of the planet's colour");
            assert!(stack.below.is_empty(), "nobody has seen the others");
        }
        assert_eq!(t.raiders.cards[Class::S as usize], Some(raider("vorticon_raiders")));
        assert!(t.raiders.cards[1..].iter().all(Option::is_none), "face down");
        assert!(t.raiders.swarm.iter().all(|raider| raider.0.nebula_number().is_some()));
        assert_eq!([0, 1, 2].map(|stack| t.discoveries[stack].len()), [5; 3]);
        let hands: u16 = game.seats().iter().map(|seat| t.players[seat].hand.len()).sum();
        assert_eq!(t.tactics.len() + hands, 80);
        for player in game.seats().iter().map(|seat| &t.players[seat]) {
            let row = content.faction(player.faction.unwrap());
            for resource in Resource::ALL {
                assert_eq!(player.has(*resource), row.goods.of(*resource), "{}: {resource}", row.id);
            }
            for track in Track::ALL {
                assert_eq!(player.index(*track), usize::from(row.tracks.contains(track)));
            }
            for (at, tile) in player.tiles.iter().enumerate() {
                assert_eq!(content.upgrade(*tile).ship as usize, at, "one neutral tile of each type");
            }
            assert_eq!(player.upgrades, [None; 4], "not yet in effect");
            for base in Base::ALL {
                assert_eq!(player.leaders.0[t.base_space(*base).unwrap().index()], 1);
            }
            assert_eq!(player.leaders.0[..6].iter().max(), Some(&2), "both on one nebula");
            let reserve = |kind| player.count(kind, Place::Reserve);
            assert_eq!(player.count(ShipKind::Transport, Place::Hangar), 3);
            assert_eq!(
                [ShipKind::Transport, ShipKind::Fighter, ShipKind::Vessel, ShipKind::Cruiser].map(reserve),
                [3, 1, 1, 1]
            );
        }
        let mut tiles: Vec<_> = game.seats().iter().flat_map(|seat| t.players[seat].tiles).collect();
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), usize::from(seats) * 4, "nobody shares a tile");
    }
}

/// AND-22, AND-23, AND-247, AND-EX76: the best roll begins, in teams the left-hand member of the better team.
#[test]
fn and_22_the_best_roll_begins() {
    for (seats, options) in
        [(2, "{}"), (3, "{}"), (4, "{}"), (4, r#"{"team_mode": true}"#), (4, r#"{"team_mode": true}"#)]
    {
        for round in 0..6_u8 {
            let mut options: serde_json::Value = serde_json::from_str(options).unwrap();
            options["faction_choice"] = "random".into();
            let teams = options["team_mode"] == true;
            let options: Options = serde_json::from_value(options).unwrap();
            let game = Arc::new(Andromeda::new(Content::built_in(), options, Seats::new(seats)).unwrap());
            let table = Table::open(game, orrery_core::seed::Dice::numbered(u64::from(round)));
            let mut rolls: Vec<(orrery_core::Seat, [u8; 6])> = Vec::new();
            for told in table.log(SeatSet::NOBODY) {
                if let Event::RolledForFirst(seat, dice) = &told.event {
                    assert!(dice.is_sorted_by(|one, next| one >= next));
                    rolls.push((*seat, *dice));
                }
            }
            let best = rolls.iter().map(|roll| roll.1).max().unwrap();
            let mut winners = rolls.iter().filter(|roll| roll.1 == best).map(|roll| roll.0);
            let winner = winners.next().unwrap();
            if winners.next().is_some() {
                continue;
            }
            let first = match (teams, u8::from(winner)) {
                (true, 1 | 2) => seat(2),
                (true, _) => seat(4),
                (false, number) => seat(number),
            };
            assert_eq!(table.state().first, first, "{rolls:?}");
            let points: Vec<_> =
                table.seats().from(first).map(|seat| table.state().players[seat].vp).collect();
            assert_eq!(points, (1..=u16::from(seats)).collect::<Vec<_>>());
        }
    }
}

/// AND-24: one of two destiny cards is kept, unseen by the others.
#[test]
fn and_24_one_of_two_destinies() {
    let (game, mut t) = super::cards::dealt(3, r#"{"destiny_cards": true, "faction_choice": "random"}"#);
    let mut chance = Chance::sampled(1);
    for number in 1..=3 {
        let mut choices = Vec::new();
        game.candidates(&t, seat(number), &mut choices);
        let [Action::Destiny(kept), Action::Destiny(_)] = choices[..] else { panic!("{choices:?}") };
        assert_eq!(game.ask(&t, seat(number)).audience, SeatSet::only(seat(number)));
        game.apply(&mut t, seat(number), choices[0], &mut Outside::silent(seat(number), &mut chance));
        assert_eq!(t.players[seat(number)].destiny, Some(kept));
    }
    assert!(t.players.0.iter().all(|player| player.dealt_destinies == 0), "the others are back in the box");
    let other = game.view(&t, SeatSet::only(seat(2)));
    assert!(other.players[0].destiny.is_none() && other.players[1].destiny.is_some());
}

/// AND-29, AND-EX57: what was gained in another's turn is kept until the own turn is over.
#[test]
fn and_29_kept_until_the_own_turn_is_over() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).stock(2, Resource::Titanium, 5);
    event_waits(&mut scene, "titanium_rain");
    scene.act(1, "launch transport").act(1, "go A1").act(1, "first event");
    assert_eq!((scene.t.turn.seat, scene.has(2, Resource::Titanium)), (seat(2), 6));
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

/// AND-62, AND-275: room for a moon is also made by setting one.
#[test]
fn and_62_room_by_setting_a_moon() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).top(Space::A1, "o2").claimed(1, &["y1", "g1", "b1", "r1"]);
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    scene.act(1, "set g1").act(1, "into-operations");
    let player = &scene.t.players[seat(1)];
    assert_eq!((player.operations, player.claimed.len()), (Some(moon("g1")), 4));
    assert!(player.claimed.contains(&moon("o2")));
}

/// AND-54, AND-65, AND-66: everybody sees the top moon and what is discarded, nobody the moons below.
#[test]
fn and_65_only_the_top_moon_is_seen() {
    let (game, t) = super::cards::dealt(2, r#"{"faction_choice": "random"}"#);
    let mut other = t;
    game.resample(&mut other, SeatSet::NOBODY, &mut Chance::sampled(99));
    for planet in 0..15 {
        assert_eq!(t.planets[planet].stack.top, other.planets[planet].stack.top);
    }
    assert_eq!(t.orphans, other.orphans);
    let json = |t| serde_json::to_string(&game.view(t, SeatSet::NOBODY)).unwrap();
    assert_eq!(json(&t), json(&other));
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
    scene.t.extra[Space::A1][Resource::Energy as usize] = 2;
    scene.act(1, "collect A1 energy").turn_of(2).act(2, "collect A1 energy");
    assert_eq!([scene.has(1, Resource::Energy), scene.has(2, Resource::Energy)], [1, 1]);
    assert_eq!(scene.check(2, "collect A1 energy"), Err(80), "nothing is left");
}

/// AND-86, AND-R20: two Combat Drills and two Mining Rigs add up, two Voyager Protocols have nothing to add.
#[test]
fn and_86_copies_add_up() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).planet(Space::A2, Track::Science, 0);
    scene.hand(1, &["mining_rigs", "mining_rigs"]).act(1, "play mining_rigs").act(1, "play mining_rigs");
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.has(1, Resource::Energy), 2);
    assert_eq!(scene.t.players[seat(1)].sustain.len(), 2, "they stay after a launch");
}

/// AND-90: once somebody has played a card, those who had passed are asked again; all must pass in a row.
#[test]
fn and_90_the_round_goes_on_until_all_pass() {
    let mut scene = Scene::new(3);
    scene.base(Space::A1, Base::Shipyard).hand(2, &["golden_age", "shadow_deal"]);
    scene.hand(3, &["shadow_deal", "golden_age"]).act(1, "launch transport").act(1, "go A1");
    assert_eq!(scene.game.awaiting(&scene.t), SeatSet::only(seat(2)), "in turn order from the active player");
    scene.act(2, "done");
    assert_eq!(scene.game.awaiting(&scene.t), SeatSet::only(seat(3)));
    scene.act(3, "play shadow_deal");
    assert_eq!(scene.game.awaiting(&scene.t), SeatSet::only(seat(2)), "seat 2 may change its mind");
    scene.act(2, "play shadow_deal");
    assert_eq!([scene.has(2, Resource::Credit), scene.has(3, Resource::Credit)], [1, 1]);
    assert_eq!(scene.t.turn.seat, seat(2), "both copies lie open: nobody is asked again");
}

/// AND-94, AND-244, AND-267: the die names a special region, alpha for 1 to 3, beta for 4 to 6; if it is taken, the other.
#[test]
fn and_94_dice_of_special_regions() {
    for (face, space) in [(1, Space::B2), (3, Space::B2), (4, Space::B5), (6, Space::B5)] {
        let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms", "raider_a": "first"}"#);
        scene.planets(&[Space::A1]);
        event_waits(&mut scene, "titanium_rain");
        scene.act(1, "launch transport").act(1, "go A1").dice(&[face]).act(1, "first event");
        assert_eq!(scene.t.raiders.single[0], Some(space), "{face}");
    }
    let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms", "raider_a": "first"}"#);
    scene.planets(&[Space::E5]).raider("dread_obliterator", Space::B2);
    event_waits(&mut scene, "titanium_rain");
    scene.act(1, "launch transport").act(1, "go E5").dice(&[1]).act(1, "first event");
    assert_eq!(scene.t.raiders.single[0], Some(Space::B5), "the other special region");
}

/// AND-99, AND-93: a raider that went back to its card comes again, and its card stays turned up.
#[test]
fn and_99_raiders_come_back() {
    let mut scene = Scene::with(2, r#"{"raider_a": "first"}"#);
    scene.planets(&[Space::A1]);
    event_waits(&mut scene, "titanium_rain");
    assert_eq!(scene.t.raiders.cards[1], None, "face down");
    scene.act(1, "launch transport").act(1, "go A1").dice(&[5]).act(1, "first event");
    assert_eq!(
        (scene.t.raiders.cards[1], scene.t.raiders.single[0]),
        (Some(raider("corsair_blade")), Some(Space::N5))
    );
    scene.t.raiders.single[0] = None;
    scene.planet(Space::A2, Track::Commerce, 0).turn_of(1);
    event_waits(&mut scene, "great_pilgrimage");
    scene.act(1, "launch transport").act(1, "go A2").dice(&[3]).act(1, "first event");
    assert_eq!(scene.t.raiders.single[0], Some(Space::N3));
}

/// AND-106, AND-103: a raid is not refused, and only one class comes.
#[test]
fn and_106_a_raid_is_not_refused() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::B1]);
    scene.raider("vorticon_raiders", Space::N1).raider("gravity_leviathan", Space::B1);
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.task(), Task::Raid);
    assert!(scene.check(1, "done").is_err());
    scene.act(1, "raid C");
    assert_eq!(scene.t.raiders.swarm[0].0, Space::N1, "the others stay");
}

/// AND-117, AND-127: energy of the Main Reactor activates modules of other rows, and is gone after the return.
#[test]
fn and_117_energy_of_the_reactor() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]);
    scene.ship(1, ShipKind::Transport, Space::A1).ship(1, ShipKind::Transport, Space::A2).turn_of(1);
    let bank = scene.module(1, "clearing_bank");
    scene.act(1, "return").act(1, "activate commerce1").act(1, "ship transport A1");
    assert_eq!(scene.check(1, &format!("activate {bank}")), Ok(()));
    scene.act(1, "activate science1").act(1, &format!("activate {bank}"));
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Credit)), (2, 2), "2 - 1 + 1");
    scene.act(1, "done");
    assert_eq!(scene.has(1, Resource::Energy), 2, "what was placed went to the bank");
}

/// AND-125, AND-126, AND-204: ships of the scrapyard come home too, and all shields are whole again.
#[test]
fn and_126_shields_are_whole_again() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Cruiser, Space::A1);
    scene.t.players[seat(1)].figure_mut(ShipKind::Cruiser).damage = 1;
    scene.t.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Scrapyard);
    scene.turn_of(1).act(1, "return").act(1, "done");
    let player = &scene.t.players[seat(1)];
    assert_eq!((player.count_all(Place::Scrapyard), player.count_all(Place::Hangar)), (0, 4));
    assert_eq!(player.figure(ShipKind::Cruiser).damage, 0);
}

/// AND-143, AND-201: damage markers stay on an upgraded ship; further damage uses the new shields.
#[test]
fn and_143_markers_stay() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Cruiser, Space::A1).ship(2, ShipKind::Fighter, Space::A1);
    scene.t.players[seat(1)].figure_mut(ShipKind::Cruiser).damage = 1;
    scene.t.players[seat(1)].tiles[3] = upgrade("bastion");
    scene.t.players[seat(1)].tokens = 1 << 2;
    scene.act(1, "token war_machine").act(1, "upgrade bastion");
    assert_eq!(scene.t.players[seat(1)].figure(ShipKind::Cruiser).damage, 1);
    scene.planet(Space::A2, Track::Commerce, 0).build(2, ShipKind::Vessel).turn_of(2);
    scene.t.players[seat(2)].move_ship(ShipKind::Fighter, Place::At(Space::A1), Place::Hangar);
    scene.act(2, "launch fighter").dice(&[6, 6, 1, 1, 1]).act(2, "go A1").skip(quiet);
    let cruiser = scene.t.players[seat(1)].figure(ShipKind::Cruiser);
    assert_eq!((cruiser.place, cruiser.damage), (Place::At(Space::A1), 2), "two of three shields");
}

/// AND-148: what is left in a column slides down, and the new module comes on top.
#[test]
fn and_148_columns_slide_down() {
    let mut scene = Scene::new(2);
    scene.t.players[seat(1)].face_up[Track::Civilization as usize] = 1;
    let before = scene.t.display[Column::Industry as usize];
    scene.act(1, "use civilization").act(1, &format!("acquire {}", before[0]));
    let after = &scene.t.display[Column::Industry as usize];
    assert_eq!((after[0], after[1], after.len()), (before[1], before[2], 3));
}

/// AND-161: the numbers of developments next to a new one count, whoever owns them; not those farther away.
#[test]
fn and_161_developments_around() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A3, Track::Industry, 0).planet(Space::A2, Track::Civilization, 0);
    scene.planet(Space::A1, Track::Civilization, 1).base(Space::B4, Base::Office);
    for planet in [12, 13] {
        scene.t.planets[planet].owner = Some(seat(2));
    }
    scene.ship(1, ShipKind::Transport, Space::A3).stock(1, Resource::Titanium, 3).leaders(2, Space::A3, 1);
    scene.act(1, "launch transport").act(1, "go B4").go_on().act(1, "go A3");
    assert_eq!(scene.vp(1), 2 + 3 + 1, "the factory, the city at A2, a leader on the planet itself");
}

/// AND-172, AND-231: the second stash space makes resources worth 2 points, cards too.
#[test]
fn and_231_the_second_stash() {
    let mut scene = Scene::new(2);
    scene.t.players[seat(1)].tracks[Track::Commerce as usize] = 8;
    let before = total(&scene, 1);
    scene.stock(1, Resource::Ice, 2).hand(1, &["golden_age"]);
    assert_eq!(total(&scene, 1), before + 6);
}

/// AND-173, AND-174: cards are drawn up to the new limit, not beyond it; it may be declined.
#[test]
fn and_173_up_to_the_new_limit() {
    for (held, drawn) in [(0, 6), (4, 2), (6, 0), (7, 0)] {
        let mut scene = Scene::new(2);
        scene.t.players[seat(1)].tracks[Track::Civilization as usize] = 1;
        scene.t.players[seat(1)].tokens = 1;
        for _ in 0..held {
            let card = scene.t.tactics.draw(&mut Chance::sampled(4)).unwrap();
            scene.t.players[seat(1)].hand.put(card);
        }
        scene.act(1, "token breakthrough").act(1, "advance civilization");
        if scene.task() == Task::DrawUp {
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
    assert_ne!(scene.task(), Task::Escalate, "nobody is near enough");
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3, Space::A4]).build(1, ShipKind::Fighter);
    scene.ship(2, ShipKind::Transport, Space::A1).ship(2, ShipKind::Transport, Space::A2);
    scene.ship(2, ShipKind::Cruiser, Space::A4).stock(2, Resource::Energy, 1);
    scene.act(1, "launch fighter").act(1, "go A1").skip(|task| task == Task::Window);
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
        scene.t.planets[planet].owner = Some(seat(1));
    }
    scene.ship(2, ShipKind::Transport, Space::A1).hand(1, &["supply_drop"]);
    scene.act(1, "launch fighter").act(1, "go A1").skip(|task| task != Task::Prepare && quiet(task));
    let view = scene.game.view(&scene.t, SeatSet::NOBODY).battle.unwrap();
    assert_eq!(view.sides[0].dice, 2 + 2, "A1 and A2, not A3");
    assert_eq!(view.sides[1].dice, 1, "developments of others give nothing");
}

/// AND-189: the targeting bonus of an upgrade counts for its ship in the battle, and only there.
#[test]
fn and_189_targeting_of_upgrades() {
    for (here, targeting) in [(true, 3), (false, 1)] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1, Space::E5]).ship(2, ShipKind::Transport, Space::A1);
        scene.t.players[seat(1)].upgrades[1] = Some(upgrade("interceptor"));
        scene.ship(1, ShipKind::Transport, Space::A1);
        scene.ship(1, ShipKind::Fighter, if here { Space::A1 } else { Space::E5 });
        scene.t.turn.region = Some(Space::A1);
        scene.t.battle.on = true;
        let view = scene.game.view(&scene.t, SeatSet::NOBODY).battle.unwrap();
        assert_eq!(view.sides[0].targeting, targeting);
    }
}

/// AND-198: first the winner's reward, then cards of the result step, then tactical operations.
#[test]
fn and_198_the_order_of_the_result() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.hand(2, &["last_stand"]).act(1, "launch fighter").dice(&[6, 6, 1]).act(1, "go A1");
    scene.skip(|task| {
        matches!(task, Task::Window | Task::Diplomacy | Task::Prepare | Task::React(Moment::AfterRoll, _))
    });
    assert!(matches!(scene.task(), Task::React(Moment::Won, _)));
    assert_eq!(scene.t.players[seat(1)].index(Track::Supremacy), 1, "the winner has advanced");
    assert_eq!(scene.t.players[seat(2)].count_all(Place::Scrapyard), 0, "damage comes later");
    scene.act(2, "play last_stand");
    assert_eq!((scene.vp(2), scene.task()), (2, Task::Operations));
}

/// AND-180, AND-176: with the launched ship called back there is no battle, and nobody has won.
#[test]
fn and_180_only_one_side_is_left() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.hand(1, &["recall_order"]).act(1, "launch fighter").act(1, "go A1");
    scene.act(1, "play recall_order").act(1, "ship fighter A1").go_on();
    assert_eq!(scene.t.turn.seat, seat(2));
    assert_eq!(scene.t.players[seat(2)].count_all(Place::At(Space::A1)), 1);
    assert_eq!(scene.t.players[seat(2)].index(Track::Supremacy), 0);
}

/// AND-215, AND-R65: an event takes 1 point for each damaged module, not for each marker.
#[test]
fn and_215_modules_not_markers() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]);
    scene.t.players[seat(1)].tracks[Track::Industry as usize] = 5;
    scene.t.slot_mut(seat(1), Berth::base(Column::Commerce)).damage = 3;
    event_waits(&mut scene, "titanium_rain");
    scene.act(1, "launch transport").act(1, "go A1").act(1, "first event");
    assert_eq!(scene.vp(1), 8 - 1);
}

/// AND-219: another's advance puts the marker on the active player's mat, and the event comes in this turn.
#[test]
fn and_219_another_players_step() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Fighter, Space::A1);
    scene.t.players[seat(2)].tracks[Track::Supremacy as usize] = 4;
    scene.t.marker = Marker::Track(1);
    scene.act(1, "launch fighter").dice(&[1, 1, 6, 6]).act(1, "go A1").skip(quiet);
    assert_eq!(scene.t.players[seat(2)].index(Track::Supremacy), 5, "an event space");
    assert_eq!((scene.t.marker, scene.t.turn.seat, scene.task()), (Marker::Mat, seat(1), Task::EndOrder));
}

/// AND-67, AND-220, AND-R30: while an event is resolved nobody sets a moon, rearranges modules or plays a card.
#[test]
fn and_220_nothing_inside_an_event() {
    let mut scene = Scene::with(2, r#"{"event_deck": "cosmic_twilight"}"#);
    scene.planets(&[Space::A1]).claimed(1, &["y1"]).claimed(2, &["y1"]).hand(1, &["supply_drop"]);
    scene.stock(1, Resource::Credit, 1).stock(2, Resource::Credit, 1);
    scene.module(2, "power_plant");
    scene.module(2, "mass_driver");
    event_waits(&mut scene, "market_crash");
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "first event");
    assert_eq!(scene.game.awaiting(&scene.t), SeatSet::only(seat(1)));
    assert!(scene.check(1, "set y1").is_err() && scene.check(1, "play supply_drop").is_err());
    assert!(scene.check(1, "discard-moon y1").is_err());
    assert_eq!(scene.check(2, "set y1"), Err(220));
    assert_eq!(scene.check(2, "rearrange"), Err(220));
    assert!(scene.legal(2).is_empty());
}

/// AND-223, AND-R70: with the marker gone, cards that would move it still do the rest.
#[test]
fn and_223_the_marker_is_gone() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).hand(1, &["trade_summit"]);
    scene.t.marker = Marker::Gone;
    scene.act(1, "play trade_summit");
    assert_eq!((scene.has(1, Resource::Credit), scene.t.marker), (2, Marker::Gone));
}

/// AND-229, AND-242: a development between both special regions scores both, 1 point each beside maelstroms.
#[test]
fn and_229_both_special_regions() {
    let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms"}"#);
    scene.planet(Space::A2, Track::Science, 0).planet(Space::A4, Track::Science, 1);
    let before = total(&scene, 1);
    scene.t.planets[0].owner = Some(seat(1));
    assert_eq!(total(&scene, 1), before + 1);
    scene.t.planets[1].owner = Some(seat(1));
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
    let (card, row) = scene.game.content().all_destinies().next().unwrap();
    let goals = [row.first, row.second];
    scene.t.players[seat(1)].destiny = Some(card);
    let own = |scene: &Scene| {
        let with = scene.game.standing(&scene.t, SeatSet::only(seat(1))).columns[0].total;
        with - scene.game.standing(&scene.t, SeatSet::NOBODY).columns[0].total
    };
    assert_eq!(own(&scene), 11, "ties count");
    scene.t.players[seat(2)].tracks[goals[0] as usize] = 1;
    assert_eq!(own(&scene), 4);
    scene.t.players[seat(2)].tracks[goals[1] as usize] = 1;
    assert_eq!(own(&scene), 0);
}

/// AND-239: modules come before resources; all alike share the victory.
#[test]
fn and_239_modules_first() {
    let ranks = |scene: &Scene| {
        let standing = scene.game.standing(&scene.t, SeatSet::NOBODY);
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
        let standing = scene.game.standing(&scene.t, SeatSet::NOBODY);
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
        scene.t.players[seat(number)].tracks[Track::Supremacy as usize] = 4;
    }
    scene.t.marker = Marker::Track(8);
    scene.act(1, "launch fighter").dice(&[6, 6, 5, 5, 1]).act(1, "go A1").skip(quiet);
    assert_eq!(scene.t.marker, Marker::Track(6));
}

/// AND-255: both must agree, and a refused offer leaves everything where it was.
#[test]
fn and_255_both_must_agree() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).stock(2, Resource::Ice, 1).act(1, "ask").act(1, "pay ice");
    assert_eq!(scene.game.awaiting(&scene.t), SeatSet::only(seat(2)));
    scene.act(2, "done");
    assert_eq!([scene.has(1, Resource::Ice), scene.has(2, Resource::Ice)], [0, 1]);
    scene.turn_of(1).act(1, "ask").act(1, "pay ice").act(2, "yes");
    assert_eq!([scene.has(1, Resource::Ice), scene.has(2, Resource::Ice)], [1, 0]);
}

/// AND-256: only the first module of a turn can be passed on; the active player has paid for it.
#[test]
fn and_256_only_the_first_module() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.base(Space::A1, Base::Odessa).stock(1, Resource::Ice, 4).act(1, "launch transport").act(1, "go A1");
    scene.go_on();
    let [first, second] = [0, 1].map(|at| scene.t.display[3][at]);
    scene.act(1, &format!("acquire {first}")).act(1, "pass-on");
    assert_eq!((scene.has(1, Resource::Ice), scene.t.row(seat(2), Column::Civilization).len()), (2, 2));
    scene.act(1, &format!("acquire {second}"));
    assert!(!matches!(scene.task(), Task::PassOn(_)));
    assert_eq!(scene.t.row(seat(1), Column::Civilization).len(), 2);
    assert!(!matches!(scene.task(), Task::Scrap(_)), "AND-272: two were bought");
}

/// AND-263: after another decision the modules may be rearranged again.
#[test]
fn and_263_rearranged_again() {
    let mut scene = Scene::new(2);
    scene.module(1, "titanium_smelter");
    scene.module(1, "power_plant");
    scene.claimed(1, &["y1"]).act(1, "rearrange").act(1, "next industry3");
    assert_eq!(scene.check(1, "rearrange"), Err(263));
    scene.act(1, "discard-moon y1");
    assert_eq!(scene.check(1, "rearrange"), Ok(()));
}

/// AND-269, AND-EX78: a limit of 0 never ends the game.
#[test]
fn and_269_no_limit() {
    let mut scene = Scene::with(2, r#"{"turn_limit": 0}"#);
    scene.planets(&[Space::A1]);
    for number in [1, 2] {
        scene.t.players[seat(number)].turns = 250;
    }
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert!(!scene.t.ending);
}

/// AND-R66, AND-R75: a partner's ship occupies a region for a first launch, gives no range, and may be joined.
#[test]
fn and_40_a_partners_ship() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1, Space::A2, Space::A3]).ship(2, ShipKind::Transport, Space::A2);
    scene.act(1, "launch transport");
    assert_eq!(scene.check(1, "go A2"), Err(40));
    scene.turn_of(1).ship(1, ShipKind::Transport, Space::A1).act(1, "launch transport");
    assert_eq!(scene.regions(1), ["A2"], "A3 is next to the partner's ship only");
}

/// AND-56, AND-R15: a single event card is looked at and put back.
#[test]
fn and_56_a_single_event_card() {
    let mut scene = Scene::new(2);
    scene.build(1, ShipKind::Vessel);
    let card = scene.game.content().all_events().next().unwrap().0;
    scene.t.events = orrery_andromeda::state::EventDeck::default();
    scene.t.events.put_on_top(Known::to(card, SeatSet::NOBODY));
    scene.act(1, "launch vessel").act(1, "go N1").go_on();
    if let Task::Look(one, other) = scene.task() {
        assert_eq!((one, other), (card, card));
        scene.act(1, &format!("top {one}"));
    }
    assert_eq!(scene.t.events.len(), 1);
}

/// AND-60: with both columns bare nothing is discarded.
#[test]
fn and_60_nothing_left_to_discard() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Odessa).stock(1, Resource::Ice, 2);
    for column in [2, 3] {
        scene.t.module_decks[column] = orrery_core::Bag::EMPTY;
    }
    scene.t.display[2].clear();
    scene.t.display[3].truncate(1);
    let last = scene.t.display[3][0];
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, &format!("acquire {last}"));
    assert!(!matches!(scene.task(), Task::Scrap(_)));
    assert!(scene.t.display[3].is_empty());
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
    scene.t.players[seat(1)].upgrades[1] = Some(upgrade("interceptor"));
    scene.t.players[seat(1)].upgrades[2] = Some(upgrade("deep_scanner"));
    scene.act(1, "launch fighter");
    assert_eq!(scene.check(1, "go A3"), Err(43), "range 3, but no voyage");
    scene.turn_of(1).act(1, "launch vessel");
    assert_eq!(scene.check(1, "go A3"), Ok(()), "three steps by N2 and N3");
}

/// AND-63: off turn nobody gains a moon's reward for making room; AND-61: at most four lie there.
#[test]
fn and_68_only_two_free_actions_off_turn() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).claimed(2, &["y1"]).ship(2, ShipKind::Transport, Space::A1);
    scene.leaders(2, Space::A1, 1);
    scene.t.players[seat(2)].tokens = 1;
    scene.t.players[seat(2)].face_up[Track::Industry as usize] = 1;
    for refused in ["discard-moon y1", "token breakthrough", "use industry", "recruit A1"] {
        assert_eq!(scene.check(2, refused), Err(68), "{refused}");
    }
    assert_eq!(scene.check(2, "set y1"), Ok(()));
    assert_eq!(scene.task(), Task::Turn(Phase::Choose));
}

/// AND-2, AND-4: the table of the ledger says what the content does, in both languages.
#[test]
fn and_2_the_ledger_has_the_start_spaces() {
    for seats in 2..=4 {
        let (_, t) = super::cards::dealt(seats, r#"{"faction_choice": "random"}"#);
        let Marker::Track(start) = t.marker else { panic!("{:?}", t.marker) };
        let planets = t.regions().iter().filter(|space| t.planet_at(*space).is_some()).count();
        for lang in orrery_core::Lang::ALL {
            let row = format!("| {seats} | {start} | {planets} |");
            assert!(Andromeda::ledger(lang).contains(&row), "{row}");
        }
    }
}

/// AND-200, AND-203: a raider whose shield is used goes back to its card, which is cleared.
#[test]
fn and_200_the_card_is_cleared() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("dread_obliterator", Space::A1);
    scene.t.raiders.damage[3] = 1;
    scene.act(1, "launch fighter").dice(&[6, 6, 5, 5, 5, 5, 5]).act(1, "go A1").act(1, "advance industry");
    assert_eq!((scene.t.raiders.single[3], scene.t.raiders.damage[3]), (None, 0));
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
