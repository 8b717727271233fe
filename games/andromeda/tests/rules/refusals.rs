//! Every reason for a refusal has its position: each action is tried at each of these tables, by each seat.

use std::collections::BTreeSet;

use orrery_andromeda::flow::Phase;
use orrery_andromeda::ids::{Base, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::{Marker, Place, Tile};
use orrery_andromeda::{Action, Andromeda, Options, Refusal, State};
use orrery_core::{Bag, Game as _, Lang, Numbered as _, Publish as _, Reason, Set, Words};
use orrery_testkit::Acts as _;

use crate::support::asks::{OPERATIONS, PREPARE};
use crate::support::{Scene, before_result, quiet, seat, upgrade};

/// The keys of all refusals at a table, with those of their reasons.
fn refused(game: &Andromeda, t: &State, keys: &mut BTreeSet<String>) {
    for seat in game.seats().iter() {
        for action in (0..Action::COUNT).filter_map(Action::from_number) {
            if let Err(refusal) = game.check(t, seat, action) {
                let reason: Reason = refusal.into();
                reason.text.keys(&mut |key| {
                    keys.insert(key.to_owned());
                });
            }
        }
    }
}

fn launched(base: Base) -> Scene {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, base).planet(Space::E5, Track::Commerce, 2);
    scene
}

fn returning(modules: &[&str]) -> Scene {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]);
    for id in modules {
        scene.module(1, id);
    }
    scene.ship(1, ShipKind::Transport, Space::A1).ship(1, ShipKind::Transport, Space::A2).turn_of(1);
    scene.act(1, "return");
    scene
}

fn fight(seats: u8, hand: &[&str]) -> Scene {
    let mut scene = Scene::new(seats);
    scene.planets(&[Space::A1, Space::A2]).build(1, ShipKind::Fighter).hand(1, hand);
    for number in 2..=seats {
        scene.ship(number, ShipKind::Transport, Space::A1);
    }
    scene.act(1, "launch fighter");
    scene
}

/// Tables before and during a launch.
fn launches() -> Vec<Scene> {
    let mut start = Scene::new(2);
    start
        .planets(&[Space::A1])
        .hand(1, &["hailing_frequency", "recall_order", "field_promotion", "far_expedition"]);
    start.leaders(2, Space::A1, 1).claimed(2, &["y1"]);
    start.state.extra[Space::A1][Resource::Ice as usize] = 1;
    start.leaders(1, Space::A1, 1);
    let mut nowhere = Scene::new(2);
    nowhere.hand(1, &["recall_order", "field_promotion", "far_expedition"]);
    nowhere.state.marker = Marker::Mat;
    let mut no_hangar = Scene::new(2);
    no_hangar.planets(&[Space::A1, Space::A2, Space::A3]);
    for space in [Space::A1, Space::A2, Space::A3] {
        no_hangar.ship(1, ShipKind::Transport, space);
    }
    no_hangar.turn_of(1);

    let mut region = Scene::with(2, r#"{"special_regions": "quasars"}"#);
    region.planets(&[Space::A1, Space::A2, Space::A3, Space::A4, Space::A5]).ship(
        1,
        ShipKind::Transport,
        Space::A1,
    );
    region.build(1, ShipKind::Cruiser).turn_of(1).act(1, "launch cruiser");
    let mut short = Scene::new(2);
    short.planets(&[Space::A1, Space::A2, Space::A3]).ship(1, ShipKind::Transport, Space::A1).turn_of(1);
    short.act(1, "launch transport");
    let mut first = Scene::new(2);
    first.planets(&[Space::A1, Space::A2]).ship(2, ShipKind::Transport, Space::A1).act(1, "launch transport");
    let mut slipstream = Scene::new(2);
    slipstream
        .planets(&[Space::A1])
        .build(1, ShipKind::Vessel)
        .hand(1, &["slipstream"])
        .act(1, "launch vessel");

    let mut tables = vec![start, nowhere, no_hangar, region, short, first, slipstream];
    for base in Base::ALL {
        let mut useless = launched(*base);
        useless.act(1, "launch transport");
        tables.push(useless);
    }
    let mut empty = launched(Base::Maximus);
    for column in &mut empty.state.display {
        column.clear();
    }
    empty.act(1, "launch transport");
    let mut office = launched(Base::Office);
    office
        .planet(Space::A3, Track::Commerce, 1)
        .planet(Space::A2, Track::Civilization, 0)
        .ship(1, ShipKind::Transport, Space::A2)
        .station(1, 2);
    office.act(1, "launch transport");
    let mut promise = launched(Base::Maximus);
    promise.stock(1, Resource::Titanium, 1).hand(1, &["recall_order", "requisition"]);
    promise.state.extra[Space::A1][Resource::Credit as usize] = 1;
    promise.act(1, "launch transport").act(1, "go A1");
    tables.extend([empty, office, promise]);
    tables
}

/// Tables where something is paid, bought, built or taken.
fn purchases() -> Vec<Scene> {
    let mut any = launched(Base::Hub);
    any.stock(1, Resource::Ice, 1).stock(1, Resource::Energy, 2).hand(1, &["last_stand"]).claimed(1, &["n2"]);
    any.act(1, "launch transport").act(1, "go A1").go_on();
    let mut exact = launched(Base::Maximus);
    exact.stock(1, Resource::Nanocarbon, 2).stock(1, Resource::Credit, 2).stock(1, Resource::Ice, 1);
    exact.act(1, "launch transport").act(1, "go A1");
    let module = exact.state.display[0][0];
    let mut field = exact.copy();
    field.stock(1, Resource::Credit, 0);
    exact.act(1, &format!("acquire {module}"));
    let mut yard = launched(Base::Shipyard);
    yard.stock(1, Resource::Titanium, 1).act(1, "launch transport").act(1, "go A1");
    let ways = yard.copy();
    yard.state.players[seat(1)].move_ship(ShipKind::Fighter, Place::Reserve, Place::Hangar);
    yard.act(1, "way 1");
    let mut office = launched(Base::Office);
    office.planet(Space::A2, Track::Industry, 0).planet(Space::A3, Track::Science, 0).planet(
        Space::B2,
        Track::Civilization,
        0,
    );
    office.planet(Space::B1, Track::Commerce, 0).ship(1, ShipKind::Transport, Space::A2).ship(
        1,
        ShipKind::Transport,
        Space::B2,
    );
    office.ship(1, ShipKind::Transport, Space::A3).build(1, ShipKind::Transport).ship(
        1,
        ShipKind::Transport,
        Space::B1,
    );
    office.build(1, ShipKind::Transport).station(1, 2).stock(1, Resource::Titanium, 2);
    office.state.planets[9].owner = Some(seat(2));
    office.turn_of(1).act(1, "launch transport").act(1, "go A1").go_on();
    let mut excess = Scene::new(2);
    excess.planets(&[Space::A1]).stock(1, Resource::Energy, 12).hand(1, &["requisition"]).at(Phase::End);
    excess.act(1, "done");
    vec![any, exact, field, ways, yard, office, excess]
}

/// Tables of a return.
fn returns() -> Vec<Scene> {
    let mut modules =
        returning(&["ministry_of_lands", "supplier", "garden_district", "drone_works", "clearing_bank"]);
    modules
        .damage(1, Berth { row: Column::Commerce, at: 2 })
        .act(1, "activate commerce1")
        .act(1, "ship transport A1");
    modules.stock(1, Resource::Energy, 1);
    let mut power = returning(&[]);
    power.stock(1, Resource::Energy, 1).act(1, "activate science1");
    let mut row = returning(&[]);
    row.stock(1, Resource::Energy, 1).act(1, "activate commerce1");
    let mut science = returning(&["singularity_theorem", "survey_array", "telepresence_grid", "data_core"]);
    science.state.tactics = Bag::EMPTY;
    science.state.tactics_pile = Bag::EMPTY;
    science.state.players[seat(1)].tracks[Track::Science as usize] = 9;
    science.stock(1, Resource::Nanocarbon, 2).act(1, "activate science1").act(1, "ship transport A1");
    let mut planets = returning(&["survey_array"]);
    planets.planet(Space::A2, Track::Industry, 0);
    planets.act(1, "activate science1").act(1, "ship transport A1").ship(1, ShipKind::Transport, Space::A1);
    planets.act(1, "activate science2");
    let mut bare = returning(&["survey_array", "energy_cell"]);
    bare.planets(&[]).tile(Space::A1, Tile::Maelstrom).tile(Space::A2, Tile::Maelstrom);
    bare.act(1, "activate science1").act(1, "ship transport A1");
    let mut industry = returning(&["assembly_line", "prefab_yard", "retrofit_bay"]);
    let tiles = ["long_hauler", "aegis_fighter", "phase_ship", "bastion"].map(upgrade);
    industry.state.players[seat(1)].upgrades = tiles.map(Some);
    for kind in ShipKind::ALL {
        while industry.state.players[seat(1)].count(*kind, Place::Reserve) > 0 {
            industry.build(1, *kind);
        }
    }
    industry.station(1, 0);
    let mut last = Scene::new(2);
    last.planet(Space::A2, Track::Industry, 0).stock(1, Resource::Titanium, 3);
    for _ in 0..2 {
        last.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Development);
    }
    last.ship(1, ShipKind::Transport, Space::A2);
    last.module(1, "prefab_yard");
    last.turn_of(1).act(1, "return");
    let mut settler = Scene::new(2);
    settler.module(1, "prefab_yard");
    settler.planets(&[Space::A1]).ship(1, ShipKind::Fighter, Space::A1).turn_of(1).act(1, "return");
    let mut damaged = returning(&[]);
    damaged.hand(1, &["overclock"]);
    for row in [Column::Industry, Column::Commerce, Column::Civilization] {
        damaged.damage(1, Berth::base(row));
    }
    let mut repair = returning(&[]);
    repair
        .damage(1, Berth::base(Column::Commerce))
        .damage(1, Berth::base(Column::Civilization))
        .act(1, "activate industry1")
        .act(1, "ship transport A1");
    let mut socket = returning(&["supplier", "titanium_smelter", "power_plant"]);
    socket.claimed(1, &["g6"]).claimed(2, &["y1"]).act(1, "set g6");
    let mut arrange = returning(&["titanium_smelter", "power_plant", "mass_driver"]);
    arrange.act(1, "rearrange").act(1, "next industry3");
    let mut arranged = returning(&["titanium_smelter", "power_plant"]);
    arranged.act(1, "rearrange").act(1, "next industry3");
    vec![
        modules, power, row, science, planets, bare, industry, last, settler, damaged, repair, socket,
        arrange, arranged,
    ]
}

/// Tables where cards, tokens, tracks and events ask something.
fn effects() -> Vec<Scene> {
    let discovery = |index: u8| {
        let mut scene = Scene::new(2);
        let token = orrery_andromeda::ids::DiscoveryId::new(index);
        scene.state.players[seat(1)].discoveries.put(token);
        (scene, format!("discovery {token}"))
    };
    let (mut basic, mut any, mut upgrades) = (Scene::new(2), Scene::new(2), Scene::new(2));
    basic.hand(1, &["supply_drop"]).act(1, "play supply_drop");
    any.state.players[seat(1)].face_up[Track::Commerce as usize] = 1;
    any.state.players[seat(1)].face_up[Track::Science as usize] = 1;
    any.state.discoveries[2] = orrery_andromeda::state::Discoveries::default();
    let empty_stack = any.copy();
    any.stock(1, Resource::Ice, 2);
    any.state.tactics = Bag::EMPTY;
    any.state.tactics_pile = Bag::EMPTY;
    any.act(1, "use commerce");
    upgrades.state.players[seat(1)].tokens = Set::from_bits(1 << 2);
    upgrades.state.players[seat(1)].upgrades[0] = Some(upgrade("long_hauler"));
    upgrades.act(1, "token war_machine");
    let (mut full, _) = discovery(4);
    full.state.players[seat(1)].tracks = [9; 5];
    let (mut track, used) = discovery(4);
    track.state.players[seat(1)].tracks[0] = 9;
    track.act(1, &used);
    let (mut capsule, used) = discovery(9);
    capsule.state.players[seat(1)].face_down = [1, 1, 0, 0, 0];
    capsule.act(1, &used);
    let (mut chart, used) = discovery(11);
    chart
        .planet(Space::A1, Track::Science, 0)
        .planet(Space::A2, Track::Science, 1)
        .top(Space::A1, "g1")
        .top(Space::A2, "g1");
    chart.act(1, &used);
    let mut observatory = Scene::new(2);
    observatory.state.players[seat(1)].face_up[Track::Science as usize] = 1;
    observatory.act(1, "use science");
    let mut nebula = Scene::new(2);
    nebula.build(1, ShipKind::Vessel).act(1, "launch vessel").act(1, "go N1");
    let mut event = Scene::with(2, r#"{"event_deck": "cosmic_twilight"}"#);
    event.planets(&[Space::A1]).event_waits("metal_fatigue").claimed(1, &["y1"]).hand(1, &["golden_age"]);
    event
        .stock(1, Resource::Titanium, 1)
        .damage(1, Berth::base(Column::Commerce))
        .at(Phase::End)
        .act(1, "done");
    event.act(1, "first event");
    let mut damage = event.copy();
    damage.act(1, "way 2");
    let mut lair = Scene::with(2, r#"{"raider_b": "first"}"#);
    lair.base(Space::A1, Base::Hub)
        .base(Space::A2, Base::Shipyard)
        .event_waits("galactic_fair")
        .at(Phase::End);
    lair.act(1, "done").act(1, "first event");
    let mut raid = Scene::new(2);
    raid.planets(&[Space::A1, Space::A2, Space::B1])
        .raider("corsair_blade", Space::A2)
        .raider("plasma_wraith", Space::B1);
    raid.act(1, "launch transport").act(1, "go A1").go_on();
    let mut over = Scene::new(2);
    over.over();
    vec![
        basic,
        any,
        empty_stack,
        upgrades,
        full,
        track,
        capsule,
        chart,
        observatory,
        nebula,
        event,
        damage,
        lair,
        raid,
        over,
    ]
}

/// Tables of battles.
fn battles() -> Vec<Scene> {
    let mut escalate = Scene::new(2);
    escalate.planets(&[Space::A1, Space::A2, Space::A3]).build(1, ShipKind::Fighter).ship(
        2,
        ShipKind::Transport,
        Space::A1,
    );
    escalate.ship(1, ShipKind::Transport, Space::A2).ship(1, ShipKind::Cruiser, Space::A3);
    escalate
        .raider("gravity_leviathan", Space::A3)
        .turn_of(1)
        .act(1, "launch fighter")
        .act(1, "go A1")
        .go_on();
    let mut aim = Scene::new(2);
    aim.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    aim.faction(1, "synthetic_mecharons")
        .stock(1, Resource::Energy, 3)
        .act(1, "launch fighter")
        .act(1, "go A1")
        .go_on();
    aim.act(1, "aim");
    let mut jam = fight(3, &["sensor_jamming"]);
    jam.act(1, "go A1").skip(|asked| before_result(asked) && asked != PREPARE);
    jam.act(1, "play sensor_jamming");
    let mut die = fight(2, &["precision_strike"]);
    die.dice(&[5, 4, 1]).act(1, "go A1").skip(|asked| before_result(asked) && !asked.contains("after-roll"));
    die.act(1, "play precision_strike");
    let mut steal = fight(3, &["boarding_party"]);
    steal.stock(2, Resource::Ice, 1).stock(3, Resource::Ice, 1).dice(&[6, 6, 1, 1]).act(1, "go A1");
    steal.skip(|asked| quiet(asked) && !asked.contains("moment-won")).act(1, "play boarding_party");
    let mut what = steal.copy();
    what.stock(2, Resource::Energy, 1).act(1, "seat seat2");
    let mut lost = fight(2, &[]);
    lost.dice(&[1, 1, 6]).act(1, "go A1").skip(before_result);
    lost.state.tactics = Bag::EMPTY;
    lost.state.tactics_pile = Bag::EMPTY;
    let mut damage = fight(2, &["tactical_withdrawal"]);
    damage.dice(&[1, 1, 6]).act(1, "go A1").skip(|asked| before_result(asked) || asked == OPERATIONS);
    let mut accord = Scene::new(2);
    accord.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("corsair_blade", Space::A1);
    accord.hand(1, &["mutual_accord"]).act(1, "launch fighter").act(1, "go A1").go_on();
    vec![escalate, aim, jam, die, steal, what, lost, damage, accord]
}

/// Tables of teams.
fn teams() -> Vec<Scene> {
    let lay = || {
        let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
        scene.planets(&[Space::A1]).stock(1, Resource::Ice, 1);
        scene
    };
    let mut trade = lay();
    trade.stock(1, Resource::Credit, 1).act(1, "give").act(1, "pay ice").act(2, "done").act(1, "give");
    let mut traded = lay();
    traded.act(1, "give").act(1, "pay ice").act(2, "yes");
    vec![lay(), trade, traded]
}

/// Each text of a refusal, and each reason within one, is said at one of these tables (AND-34, AND-45, AND-67, AND-122 and
/// the rules that they name).
#[test]
fn every_refusal_has_its_position() {
    let mut keys = BTreeSet::new();
    for scene in [launches(), purchases(), returns(), effects(), battles(), teams()].into_iter().flatten() {
        refused(&scene.game, &scene.state, &mut keys);
    }
    let setup = Scene::dealt(2, Options::default(), 1);
    refused(&setup.game, &setup.state, &mut keys);

    let reasons = Andromeda::texts(Lang::En).lines().filter_map(|line| line.split_once(" = "));
    let reasons = reasons.map(|(key, _)| key).filter(|key| key.starts_with("why-"));
    let missing: Vec<_> =
        Refusal::KEYS.iter().copied().chain(reasons).filter(|key| !keys.contains(*key)).collect();
    assert!(missing.is_empty(), "no position for {missing:?}");
}

/// AND-34, AND-45, AND-144: all that is missing is named, not the first of it, in both languages.
#[test]
fn and_34_all_that_is_missing() {
    let words = Words::new(Andromeda::texts);
    let says = |scene: &Scene, text: &str, expected: [&str; 2]| {
        let refusal = scene.game.check(&scene.state, seat(1), Scene::action(text)).unwrap_err();
        let reason: Reason = refusal.into();
        assert_eq!([Lang::En, Lang::Pl].map(|lang| words.say(lang, &reason.text)), expected);
    };
    let mut odessa = launched(Base::Odessa);
    odessa.stock(1, Resource::Ice, 1).act(1, "launch transport");
    let expected = [
        "Odessa Field: you could not use it. You lack 1 basic resource.",
        "Pole Odessy: nie można by z niej skorzystać. Brakuje: 1 zasób podstawowy.",
    ];
    says(&odessa, "go A1", expected);
    let mut office = launched(Base::Office);
    office
        .planet(Space::A3, Track::Commerce, 1)
        .planet(Space::A2, Track::Science, 0)
        .ship(1, ShipKind::Transport, Space::A2)
        .turn_of(1);
    office.act(1, "launch transport");
    let expected = [
        "Construction Office: you could not use it. You lack 2 nanocarbon, 1 basic resource.",
        "Biuro budowy: nie można by z niej skorzystać. Brakuje: 2 nanowęgla, 1 zasób podstawowy.",
    ];
    says(&office, "go A1", expected);
    let mut works = returning(&["drone_works"]);
    works.stock(1, Resource::Energy, 1);
    let expected =
        ["It could do nothing now. You lack 1 energy.", "Teraz nic by to nie dało. Brakuje: 1 energii."];
    says(&works, "activate industry2", expected);
}
