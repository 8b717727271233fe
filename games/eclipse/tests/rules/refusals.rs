//! Every reason for a refusal has its position: each action is tried at each of these tables, by each seat.

use std::collections::BTreeSet;
use std::sync::Arc;

use orrery_core::content::Pack;
use orrery_core::{Bag, Game as _, Lang, Numbered as _, Publish as _, Reason, Set, Words};
use orrery_eclipse::ids::{Ability, Planet, ReputationId, Resource, ShrineId, Square, Track, Unit};
use orrery_eclipse::{Action, Content, Eclipse, Refusal, State};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const FOUR: [&str; 4] = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];
const SIX: [&str; 6] =
    ["terran_directorate", "terran_federation", "terran_union", "terran_republic", "orion", "mechanema"];
const ALLIES: &str = r#"{"alliances": true}"#;

/// The keys of all refusals at a table. Each must be sayable in both languages.
fn refused(game: &Eclipse, t: &State, keys: &mut BTreeSet<String>) {
    let words = Words::new(Eclipse::texts);
    for seat in game.seats().iter() {
        for action in (0..Action::COUNT).filter_map(Action::from_number) {
            if let Err(refusal) = game.check(t, seat, action) {
                let reason: Reason = refusal.into();
                if keys.insert(reason.text.key.clone().into_owned()) {
                    for lang in Lang::ALL {
                        let said = words.try_say(lang, &reason.text);
                        assert!(
                            said.is_ok(),
                            "{lang}: `{action}` is refused by {refusal:?}, which cannot be said"
                        );
                    }
                }
            }
        }
    }
}

fn terrans() -> Table {
    let mut table = Table::of(&FOUR[..2]);
    table.quiet();
    table
}

/// Tables before the first turn.
fn setups() -> Vec<Table> {
    let mut taken = Table::dealt(4, r#"{"expansion_species": false}"#, 0);
    let first = taken.awaited().expect("somebody chooses");
    taken.act(first, "species c1");
    // The third to choose starts on a corner, where only one edge leads to the second ring.
    let mut turning = Table::dealt(9, "{}", 0);
    for species in ["species c1", "species c3", "species c6"] {
        let number = turning.awaited().expect("somebody chooses");
        if turning.asked() == "ask-home-rotation" {
            let first = turning.legal(number)[0].clone();
            turning.act(number, &first);
        }
        let number = turning.awaited().expect("somebody chooses");
        turning.act(number, species);
    }
    let mut over = Table::with(r#"{"rounds": 1}"#, &FOUR[..2]);
    over.quiet().pass_all();
    vec![taken, turning, over]
}

/// Tables at the start of a turn, and while it explores or places discs.
fn turns() -> Vec<Table> {
    let mut settled = terrans();
    let home = settled.home(1);
    settled.state.players[who(1)].ready = 1;
    let mut held = terrans();
    held.lay(208, (0, -3), 0);
    held.ships(2, Unit::Interceptor, 1, home);
    let mut spent = terrans();
    spent.state.players[who(1)].discs = 0;
    let mut gone = terrans();
    gone.no_ships(1).no_discs(1);
    let mut passed = terrans();
    let theirs = passed.home(2);
    passed.act(1, "pass").act(2, "take influence").act(2, &format!("from {theirs}"));
    let mut reaction = passed.copy();
    reaction.act(2, "to-track").act(2, "done");
    let mut markers = Table::with(
        r#"{"simultaneous_play": true}"#,
        &["eridani", "hydran", "terran_union", "terran_republic", "mechanema", "orion", "exiles"],
    );
    markers.quiet().act(1, "wait");
    let mut explore = terrans();
    explore.state.piles[0].left = 0;
    explore.act(1, "take explore");
    let mut drawn = explore.copy();
    let near = explore.lay(208, (0, -3), 0);
    explore.disc(1, near);
    drawn.act(1, &format!("explore {home} n"));
    let mut turned = terrans();
    let sector = turned.sector(317);
    turned.state.piles[2].unseen = Set::only(sector);
    turned.state.piles[2].left = 1;
    turned.act(1, "take explore").act(1, &format!("explore {home} n")).act(1, &format!("place {sector}"));
    let mut influence = terrans();
    let north = influence.lay(208, (0, -3), 0);
    influence.lay(209, (0, 8), 0);
    influence.state.sectors[north].ancients = 1;
    let free = influence.lay(323, (1, -3), 0);
    influence.ships(1, Unit::Cruiser, 1, free).act(1, "take influence");
    let mut disc = influence.copy();
    disc.act(1, "from-track");
    influence.state.players[who(1)].ready = 3;
    let mut used = influence.copy();
    used.state.turn.left = 0;
    let mut full = terrans();
    full.state.players[who(1)].cubes[Resource::Money] = 12;
    full.act(1, "take influence").act(1, &format!("from {home}")).act(1, "to-track");
    vec![
        settled, held, spent, gone, passed, reaction, markers, explore, drawn, turned, influence, disc, used,
        full,
    ]
}

/// Tables of discoveries, colony ships, purchases and payments.
fn purchases() -> Vec<Table> {
    let claim = |name: &str| {
        let mut table = terrans();
        let sector = table.lay(208, (0, -3), 0);
        table.hide(name, Some(sector)).act(1, "take influence").act(1, "from-track");
        table.act(1, &format!("to {sector}"));
        table
    };
    let mut cruiser = claim("ancient_cruiser");
    cruiser.state.players[who(1)].unbuilt[Unit::Cruiser] = 0;
    let mut drive = claim("conformal_drive");
    drive.act(1, "use");
    let mut muon = claim("muon_source");
    muon.act(1, "use");
    let mut free = claim("ancient_technology");
    free.state.offer = Bag::EMPTY;
    for name in ["nanorobots", "neutron_bombs", "improved_hull"] {
        free.offer(name);
    }
    free.act(1, "use");

    let mut settling = terrans();
    let sector = settling.lay(204, (0, -3), 0);
    settling.disc(1, sector).state.players[who(1)].ready = 1;
    settling.state.players[who(1)].cubes[Resource::Money] = 0;
    settling.state.players[who(1)].squares.put(Resource::Money);
    let mut square = settling.copy();
    square.state.players[who(1)].squares.put(Resource::Materials);
    square.act(1, &format!("colonise {sector}"));
    let mut track = square.copy();
    track.act(1, "square gray");

    let mut research = terrans();
    research.state.offer = Bag::EMPTY;
    let labs = research.offer("advanced_labs");
    for name in ["starbase", "neutron_absorber", "neutron_bombs"] {
        research.offer(name);
    }
    research.development("shellworld");
    for _ in 0..6 {
        let robots = research.technology("nanorobots");
        research.state.players[who(1)].tracks[Track::Military].push(robots);
    }
    let mut broke = research.copy();
    broke.stock(1, 0, 1, 0);
    let mut homeless = research.copy();
    homeless.no_discs(1).stock(1, 9, 9, 9).act(1, "take research");
    research.stock(1, 3, 9, 3).act(1, "take research");
    let mut rare = research.copy();
    let absorber = rare.technology("neutron_absorber");
    rare.act(1, &format!("technology {absorber}"));
    let mut paying = research.copy();
    paying.act(1, &format!("technology {labs}"));
    let mut late = paying.copy();
    late.state.turn.cancelled = true;
    let mut rho = Table::of(&["rho_indi", "terran_federation"]);
    let fleet = rho.quiet().development("trade_fleet");
    // Two trades of money for two each: one more of a kind would not leave enough for the other.
    rho.stock(1, 6, 3, 3).act(1, "take research").act(1, &fleet);
    let mut magellan = Table::of(&["magellan_wardens", "terran_federation"]);
    let bombs = magellan.quiet().offer("neutron_bombs");
    magellan.state.players[who(1)].ready = 1;
    magellan.stock(1, 0, 1, 0).act(1, "take research").act(1, &format!("technology {bombs}"));
    vec![
        cruiser, drive, muon, free, settling, square, track, research, broke, homeless, rare, paying, late,
        rho, magellan,
    ]
}

/// Tables of blueprints, ships that are built, ships that move.
fn ships() -> Vec<Table> {
    let mut upgrade = Table::with(r#"{"limited_ship_parts": true}"#, &["terran_directorate", "exiles"]);
    let [hull, cannon] = ["hull", "ion_cannon"].map(|name| upgrade.part(name));
    while upgrade.quiet().state.parts.count(hull) > 1 {
        assert!(upgrade.state.parts.take(hull));
    }
    let bay = upgrade.part("interceptor_bay");
    upgrade.state.players[who(1)].parts.put(bay);
    upgrade.act(1, "take upgrade").act(1, &format!("part {hull}")).act(1, "space cruiser 1");
    let mut space = upgrade.copy();
    space.act(1, &format!("part {bay}"));
    let mut energy = upgrade.copy();
    energy.act(1, "remove cruiser 1").act(1, &format!("part {cannon}")).act(1, "space interceptor 2");
    let mut no_drive = upgrade.copy();
    no_drive.act(1, &format!("part {cannon}")).act(1, "space interceptor 3");
    let mut exiles = upgrade.copy();
    exiles.act(1, "done").act(2, "take upgrade").act(2, &format!("part {cannon}"));

    let mut build = terrans();
    build.state.players[who(1)].unbuilt[Unit::Cruiser] = 0;
    build.state.players[who(1)].units.put(Unit::Monolith);
    build.stock(1, 0, 0, 20).act(1, "take build").act(1, "build monolith");
    let mut cannot = Table::of(&["rho_indi", "terran_federation"]);
    let north = cannot.quiet().lay(208, (0, -3), 0);
    cannot.disc(1, north).stock(1, 0, 0, 20).act(1, "take build");
    let mut sites = cannot.copy();
    sites.act(1, "build interceptor");

    let mut moving = terrans();
    let (home, center) = (moving.home(1), moving.sector(1));
    let (north, further) = (moving.lay(208, (0, -3), 0), moving.lay(323, (0, -4), 0));
    moving.ships(1, Unit::Starbase, 1, home).ships(1, Unit::Cruiser, 1, center);
    moving.ships(2, Unit::Interceptor, 1, further).ships(1, Unit::Dreadnought, 1, further);
    moving.ships(1, Unit::Dreadnought, 1, home).ships(1, Unit::Interceptor, 1, home);
    moving.fit(1, Unit::Dreadnought, &[(1, "interceptor_bay"), (2, "interceptor_bay")]).act(1, "take move");
    let mut idle = moving.copy();
    idle.stats(1, Unit::Interceptor).steps = 0;
    let mut load = moving.copy();
    load.act(1, &format!("ship dreadnought {home}"));
    let mut again = load.copy();
    again.act(1, "load 2").act(1, &format!("step {north}"));
    let mut aboard = again.copy();
    aboard.ships(1, Unit::Interceptor, 1, north).act(1, &format!("ship dreadnought {north}"));
    let mut jump = terrans();
    jump.lay(208, (0, -3), 0);
    jump.ships(1, Unit::Cruiser, 1, home).fit(1, Unit::Cruiser, &[(1, "jump_drive")]).act(1, "take move");
    jump.act(1, &format!("ship cruiser {home}"));
    let mut jumped = jump.copy();
    jumped.act(1, &format!("jump {north}"));
    let mut stepped = jump.copy();
    stepped.act(1, &format!("step {north}"));
    vec![
        upgrade, space, energy, no_drive, exiles, build, cannot, sites, moving, idle, load, again, aboard,
        jump, jumped, stepped,
    ]
}

/// Tables of diplomacy.
fn diplomacy() -> Vec<Table> {
    let near = |json: &str, species: &[&str]| {
        let mut table = Table::with(json, species);
        let (one, two) = (table.quiet().lay(281, (0, 6), 0), table.lay(381, (0, -6), 0));
        table.disc(1, one).disc(2, two);
        table
    };
    let mut partners = near(ALLIES, &SIX);
    let [nova, vortex] =
        ["nova", "vortex"].map(|name| partners.game.content().alliances.named(name).expect("an alliance"));
    partners.relate(1, 3);
    let mut mixed = near("{}", &SIX);
    let home = mixed.home(2);
    mixed.ships(1, Unit::Cruiser, 1, home);
    let mut traitor = near("{}", &SIX);
    traitor.state.traitor = Some(who(2));
    let mut many = near("{}", &SIX);
    many.relate(1, 3).relate(1, 4).relate(1, 5);
    // Printed tracks have room for all ambassadors of their species; one of a pack may not.
    let (file, was) = ("species.ron", "[Either, Either, Reputation, Reputation, Reputation]");
    let (_, text) = Content::FILES.into_iter().find(|(name, _)| *name == file).expect("a file");
    let pack = Pack::new([(file.to_owned(), text.replace(was, "[Either, Reputation, Reputation]"))]);
    let content = Arc::new(Content::load(&pack).expect("a sound pack"));
    let mut crowded = Table::packed(&content, "{}", &["rho_indi", FOUR[1], FOUR[2], FOUR[3]]);
    crowded.relate(1, 3);
    let mut proposed = near("{}", &FOUR);
    proposed.act(1, "relations seat2");
    let mut asked = proposed.copy();
    asked.act(1, "cube money").act(2, "done");
    let mut room = near("{}", &["orion", FOUR[1], FOUR[2], FOUR[3]]);
    room.state.players[who(1)].reputation.put_many(ReputationId::new(0), 5);
    room.act(1, "relations seat2");
    let mut gone = near("{}", &FOUR);
    gone.state.players[who(3)].out = true;

    let mut founding = near(ALLIES, &SIX);
    founding.relate(1, 2).relate(1, 3).ally("nova", &[4, 5]).act(1, "take upgrade");
    let mut allied = near(ALLIES, &SIX);
    allied.relate(1, 2).relate(1, 3).ally("nova", &[1, 2]).act(1, "take upgrade");
    let mut full = near(ALLIES, &FOUR);
    full.relate(1, 2).ally("nova", &[2, 3]).act(1, "take upgrade");
    let mut betrayer = near(r#"{"alliances": true, "betrayer_may_ally": false}"#, &SIX);
    betrayer.relate(1, 2).state.players[who(1)].betrayed.put(nova);
    betrayer.act(1, "take upgrade");
    let mut declined = near(ALLIES, &SIX);
    declined.relate(1, 2).act(1, "take upgrade").act(1, &format!("found seat2 {vortex}")).act(2, "done");
    let mut last = near(r#"{"alliances": true, "rounds": 1}"#, &SIX);
    last.relate(1, 2).ally("nova", &[1, 2]);
    let mut off = Table::of(&FOUR[..3]);
    off.act(1, "take upgrade");
    vec![
        partners, mixed, traitor, many, crowded, proposed, asked, room, gone, founding, allied, full,
        betrayer, declined, last, off,
    ]
}

/// Tables of the Combat phase.
fn battles() -> Vec<Table> {
    let arena = |units: &[(u8, Unit, u8)]| {
        let mut table = terrans();
        let sector = table.lay(315, (0, 8), 0);
        for (number, unit, count) in units {
            table.ships(*number, *unit, *count, sector);
        }
        (table, sector)
    };
    let (mut aim, _) = arena(&[
        (1, Unit::Dreadnought, 1),
        (2, Unit::Interceptor, 1),
        (2, Unit::Cruiser, 1),
        (2, Unit::Dreadnought, 1),
        (2, Unit::Starbase, 1),
    ]);
    aim.stats(1, Unit::Dreadnought).initiative = 9;
    aim.stats(2, Unit::Starbase).shield = 2;
    aim.chance("5 5").pass_all();
    let mut doomed = aim.copy();
    doomed.act(1, "hit seat2 interceptor 0");
    let (mut tied, _) = arena(&[(1, Unit::Cruiser, 1), (1, Unit::Interceptor, 1), (2, Unit::Interceptor, 1)]);
    tied.stats(1, Unit::Cruiser).initiative = 3;
    tied.pass_all();
    let (mut missiles, _) = arena(&[(1, Unit::Cruiser, 1), (1, Unit::Interceptor, 1), (2, Unit::Cruiser, 1)]);
    missiles
        .able(1, Ability::PointDefense)
        .fit(2, Unit::Cruiser, &[(1, "flux_missile")])
        .chance("6 6")
        .pass_all();
    missiles.act(2, "hit seat1 cruiser 0").chance("1 6").act(2, "hit seat1 interceptor 0");

    let mut retreat = terrans();
    let (home, sector) = (retreat.home(1), retreat.lay(208, (0, -3), 0));
    retreat.ships(2, Unit::Interceptor, 1, sector).ships(1, Unit::Cruiser, 1, sector);
    retreat.stats(1, Unit::Cruiser).initiative = 9;
    retreat.pass_all();
    let mut reputation = retreat.copy();
    reputation.chance("6 v1").act(1, "attack");
    let mut choosing = reputation.copy();
    choosing.state.drawn.put(ReputationId::new(1));
    choosing.act(2, "keep");
    let mut crowded = reputation.copy();
    for partner in 3..=7 {
        let player = &mut crowded.state.players[who(2)];
        player.partners = player.partners.with(who(partner));
    }
    let mut lyra = Table::of(&["lyra", "terran_federation"]);
    let sector = lyra.quiet().lay(315, (0, 8), 0);
    lyra.state.players[who(1)].ready = 1;
    lyra.ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Interceptor, 1, sector).chance("1").pass_all();
    let mut population = terrans();
    let sector = population.lay(213, (0, 8), 0);
    population.disc(2, sector).cubes(sector, Square::Science, 1).cubes(sector, Square::Materials, 1);
    population.ships(1, Unit::Cruiser, 1, sector).chance("6").pass_all();
    let mut grave = terrans();
    let sector = grave.lay(314, (0, 8), 0);
    let orbital = grave.game.content().tokens.named("orbital").expect("a token");
    grave.state.sectors[sector].tokens.put(orbital);
    grave
        .disc(2, sector)
        .cubes(sector, Square::Orbital, 1)
        .ships(1, Unit::Cruiser, 1, sector)
        .chance("6")
        .pass_all();
    assert_eq!((retreat.state.players[who(1)].home, grave.asked()), (home, "ask-cube-graveyard"));
    vec![aim, doomed, tied, missiles, retreat, reputation, choosing, crowded, lyra, population, grave]
}

/// Tables of Upkeep and Cleanup.
fn upkeep() -> Vec<Table> {
    let mut shrine = Table::of(&["lyra", "terran_directorate"]);
    let home = shrine.quiet().home(1);
    shrine.state.shrines[ShrineId::new(0)] = Some((home, Planet::Money));
    shrine.stock(1, 9, 9, 9).pass_all();
    let mut planet = shrine.copy();
    planet.act(1, "shrine h5");
    let mut cubes = terrans();
    let (home, north) = (cubes.home(1), cubes.lay(201, (0, -3), 0));
    cubes.disc(1, north).state.players[who(1)].ready = 2;
    cubes.state.sectors[home].cubes[Square::Money] = 0;
    cubes.pass_all();
    cubes.ships(2, Unit::Interceptor, 1, north);
    let mut short = terrans();
    short.stock(1, 0, 0, 0).state.players[who(1)].discs = 7;
    short.pass_all();
    let mut grave = terrans();
    grave.state.players[who(1)].cubes[Resource::Money] = 12;
    grave.state.players[who(1)].graveyard[Resource::Money] = 1;
    grave.pass_all();
    assert_eq!((planet.asked(), grave.asked()), ("ask-shrine-planet", "ask-graveyard-return"));
    vec![shrine, planet, cubes, short, grave]
}

#[test]
fn no_reason_is_out_of_reach() {
    let mut keys = BTreeSet::new();
    for tables in [setups(), turns(), purchases(), ships(), diplomacy(), battles(), upkeep()] {
        for table in tables {
            refused(&table.game, &table.state, &mut keys);
        }
    }
    let missing: Vec<_> = Refusal::KEYS.iter().filter(|key| !keys.contains(**key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
