//! Rounds, phases, turns, upkeep, cleanup.

use orrery_core::{Game as _, Outcome, Publish as _, Seats};
use orrery_eclipse::ids::{
    Ability, ActionKind, Planet, ReputationId, Resource, ShrineId, ShrineSet, Square, Unit,
};
use orrery_eclipse::state::Phase;
use orrery_eclipse::{Eclipse, Options};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const FOUR: [&str; 4] = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];

fn terrans(count: usize) -> Table {
    let mut table = Table::of(&FOUR[..count]);
    table.quiet();
    table
}

/// What everybody heard of the last action.
fn heard(table: &Table) -> String {
    table.heard_by_all().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// ECL-4, ECL-220: nine rounds of four phases, the last one without Cleanup.
#[test]
fn nine_rounds_of_four_phases() {
    let mut table = terrans(2);
    for round in 1..=9 {
        assert_eq!((table.state.round, table.state.phase), (round, Phase::Action));
        let [one, two] = if table.awaited() == Some(1) { [1, 2] } else { [2, 1] };
        table.quiet().act(one, "pass").act(two, "pass");
        let heard = heard(&table);
        let places: Vec<_> = ["combat", "upkeep", "cleanup"]
            .map(|phase| heard.to_lowercase().find(&format!("\"phase\":\"{phase}\"")))
            .into_iter()
            .collect();
        assert!(places[0].is_some() && places[0] < places[1]);
        assert_eq!(places[2].is_some(), round < 9);
        assert!(places[2].is_none() || places[1] < places[2]);
    }
    assert!(table.state.over);
}

/// ECL-19: anybody may begin.
#[test]
fn chance_finds_the_start_player() {
    let starts: std::collections::BTreeSet<_> =
        (0..40).map(|seed| Table::dealt(4, "{}", seed).state.start.index()).collect();
    assert_eq!(starts.len(), 4);
}

/// ECL-16, ECL-18: reputation tiles and discoveries by the number of players and the modules.
#[test]
fn bags_hold_what_the_modules_say() {
    for (seats, json, reputation, discoveries) in [
        (4, "{}", 32, 30),
        (9, "{}", 41, 30),
        (4, r#"{"new_discoveries": false}"#, 32, 21),
        (4, r#"{"warp_portals": false}"#, 32, 29),
    ] {
        let table = Table::dealt(seats, json, 1);
        assert_eq!(table.state.reputation.len(), reputation, "{json}");
        assert_eq!(table.state.discoveries[0].unseen.len(), discoveries, "{json}");
    }
}

/// ECL-17: without portals the Warp Portal is no development.
#[test]
fn without_portals_there_are_seven_developments() {
    let table = Table::dealt(9, r#"{"warp_portals": false}"#, 1);
    let portal = table.game.content().developments.named("warp_portal").expect("a development");
    assert_eq!((table.state.developments.len(), table.state.developments.contains(portal)), (7, false));
}

/// ECL-28, ECL-30: with 7 players homeworlds split the layout of 9, and nothing else is laid out.
#[test]
fn seven_players_leave_two_positions() {
    let names = ["eridani", "hydran", "terran_union", "terran_republic", "mechanema", "orion", "exiles"];
    let dealt = Table::dealt(7, r#"{"ancient_homeworlds": true}"#, 1);
    assert_eq!(dealt.state.explored.len(), 3, "the Galactic Center and two homeworlds");
    assert_eq!(Table::dealt(7, "{}", 1).state.explored.len(), 1);
    let table = Table::with(r#"{"ancient_homeworlds": true}"#, &names);
    let worlds = table
        .state
        .explored
        .iter()
        .filter(|of| (271..=274).contains(&table.game.content().tiles[*of].number));
    let mut at: Vec<_> =
        worlds.map(|of| (table.state.sectors[of].at, table.state.sectors[of].turned)).collect();
    at.sort_unstable();
    assert_eq!(at, [((-3, 1), 1), ((3, -2), 4)], "K14 and K4");
    let homes: Vec<_> = (1..=7).map(|number| table.state.sectors[table.home(number)].at).collect();
    assert_eq!(homes, [(0, -3), (2, -3), (3, 0), (1, 2), (-1, 3), (-3, 3), (-2, -1)]);
}

/// ECL-34, R56: the phase ends when the turn of the last to pass has ended.
#[test]
fn the_last_turn_is_finished() {
    let mut table = Table::of(&FOUR[..2]);
    let home = table.home(2);
    table.quiet().state.players[who(2)].ready = 1;
    table.state.sectors[home].cubes[Square::Money] = 0;
    table.act(1, "pass").act(2, "pass");
    assert_eq!((table.asked(), table.state.phase), ("ask-end-turn", Phase::Action));
    table.act(2, &format!("colonise {home}"));
    assert_eq!((table.state.phase, table.state.round), (Phase::Action, 2), "nothing was left to do");
}

/// ECL-36, ECL-214: the purple disc is used as the others are.
#[test]
fn the_purple_disc_acts() {
    let mut table = Table::of(&["lyra", "terran_directorate"]);
    table.quiet();
    let player = &mut table.state.players[who(1)];
    player.acted[ActionKind::Build] = player.discs;
    player.discs = 0;
    table.refuses(1, "take upgrade", 35);
    // Completing Prosperity adds it to the track.
    let set: Vec<ShrineId> = table
        .game
        .content()
        .shrines
        .iter()
        .filter(|(_, row)| row.set == ShrineSet::Prosperity)
        .map(|(id, _)| id)
        .collect();
    let home = table.home(1);
    table.state.shrines[set[1]] = Some((home, Planet::Science));
    table.state.shrines[set[2]] = Some((home, Planet::Materials));
    table.stock(1, 40, 0, 0).pass_all().act(1, &format!("shrine {}", set[0]));
    table.act(1, &format!("planet {home} money"));
    let player = &table.state.players[who(1)];
    assert_eq!((table.state.round, player.discs), (2, 13), "twelve of the board and the purple one");
    for _ in 0..13 {
        if table.awaited() == Some(2) {
            table.act(2, "pass");
        }
        table.quiet().act(1, "take upgrade");
        let hull = table.part("hull");
        table
            .act(1, &format!("part {hull}"))
            .act(1, "space cruiser 1")
            .act(1, "remove cruiser 1")
            .act(1, "done");
    }
    assert_eq!(table.state.players[who(1)].discs, 0);
}

/// ECL-202, ECL-258: the first to pass is start player of the later phases.
#[test]
fn upkeep_begins_with_the_first_to_pass() {
    let mut table = terrans(3);
    let hull = table.part("hull");
    table.act(1, "take upgrade").act(1, &format!("part {hull}")).act(1, "space cruiser 1").act(1, "done");
    table.act(2, "pass").act(3, "pass").act(1, "pass");
    let heard = heard(&table);
    let place = |seat: u8| heard.find(&format!("\"upkeep\":[{seat},")).unwrap_or_else(|| panic!("{heard}"));
    assert!(place(2) < place(3) && place(3) < place(1), "{heard}");
    assert_eq!(table.awaited(), Some(2), "and begins the next round (ECL-37)");
}

/// ECL-203, ECL-211, ECL-213, ECL-215, ECL-EX24: a shrine before colony ships; it scores while Lyra control its sector.
#[test]
fn shrines_come_first() {
    let mut table = Table::of(&["lyra", "terran_directorate"]);
    let home = table.home(1);
    table.quiet().state.players[who(1)].ready = 1;
    table.state.sectors[home].cubes[Square::Money] = 0;
    table.stock(1, 2, 0, 0).pass_all();
    assert_eq!(table.asked(), "ask-shrine");
    table.act(1, "shrine h1").refuses(1, "planet s1 money", 211).act(1, &format!("planet {home} money"));
    assert_eq!(table.asked(), "ask-upkeep-colonise", "no cube was needed");
    let with = table.score(1);
    table.state.players[who(1)].bonuses.put(ShrineSet::Enlightenment);
    assert_eq!(table.score(1), with + 3);
    table.state.players[who(1)].controls.take(home);
    assert_eq!(table.score(1), 3, "the bonus is never lost");
}

/// ECL-214: Freedom opens half wormholes.
#[test]
fn freedom_opens_wormholes() {
    let mut table = Table::of(&["lyra", "terran_directorate"]);
    let home = table.quiet().home(1);
    table.state.shrines[ShrineId::new(1)] = Some((home, Planet::Science));
    table.state.shrines[ShrineId::new(2)] = Some((home, Planet::Materials));
    table.stock(1, 2, 0, 0).pass_all().act(1, "shrine h1").act(1, &format!("planet {home} money"));
    assert!(table.state.players[who(1)].can(Ability::HalfWormholes));
}

/// ECL-208, ECL-209: science and materials by the tracks; cubes in the graveyard count as missing.
#[test]
fn tracks_produce() {
    let mut table = terrans(2);
    let player = &mut table.state.players[who(1)];
    player.cubes[Resource::Science] = 8;
    player.graveyard[Resource::Science] = 2;
    table.stock(1, 0, 0, 0).pass_all();
    assert_eq!(table.goods(1), (3, 6, 3));
    assert_eq!(
        table.state.players[who(1)].cubes[Resource::Science],
        10,
        "they come back in Cleanup (ECL-217)"
    );
}

/// ECL-217: discs return, ships are ready, passes are forgotten; a full track sends a cube elsewhere.
#[test]
fn cleanup_gives_back() {
    let mut table = terrans(2);
    let home = table.home(2);
    table.act(1, "take upgrade");
    let hull = table.part("hull");
    table.act(1, &format!("part {hull}")).act(1, "space cruiser 1").act(1, &format!("part {hull}"));
    table.act(1, "space interceptor 0").act(1, "done");
    let player = &mut table.state.players[who(1)];
    player.cubes[Resource::Money] = 12;
    player.graveyard[Resource::Money] = 1;
    table.act(2, "pass").act(1, "pass");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-graveyard-return"));
    table.refuses(1, "cube money", 74).act(1, "cube science");
    let player = &table.state.players[who(1)];
    assert_eq!((player.discs, player.ready, player.passed), (12, 3, false));
    assert_eq!(player.acted.values().sum::<u8>(), 0);
    assert!(table.state.players[who(2)].controls.contains(home));
}

/// ECL-206, ECL-210: discs come off only while money is missing, and no longer.
#[test]
fn a_shortage_ends_at_once() {
    let mut table = terrans(2);
    let (home, north) = (table.home(1), table.lay(208, (0, -3), 0));
    table.disc(1, north).stock(1, 0, 0, 0).state.players[who(1)].discs = 6;
    table.refuses(1, &format!("give-up {home}"), 206).pass_all();
    // 7 empty spaces cost 7; production is 3.
    assert_eq!(table.asked(), "ask-shortage");
    table.refuses(1, "give-up s1", 206).refuses(1, "trade science money", 2).refuses(1, "goods money", 45);
    table.act(1, &format!("give-up {north}"));
    assert_eq!(
        (table.asked(), table.state.players[who(1)].discs),
        ("ask-shortage", 7),
        "5 is still too much"
    );
    table.state.players[who(1)].goods[Resource::Materials] = 4;
    table.act(1, "trade materials money");
    assert_eq!(table.asked(), "ask-shortage");
    table.act(1, "trade materials money");
    assert_eq!((table.state.round, table.goods(1).0), (2, 0), "3 + 2 covers 5");
    assert!(table.state.players[who(1)].controls.contains(home));
}

/// ECL-45, ECL-206: Magellan pay their upkeep with colony ships.
#[test]
fn magellan_pay_upkeep_with_ships() {
    let mut table = Table::of(&["magellan_wardens", "terran_federation"]);
    table.quiet().stock(1, 0, 0, 0).state.players[who(1)].discs = 7;
    table.pass_all();
    table.state.players[who(1)].ready = 2;
    assert_eq!(table.asked(), "ask-shortage");
    table.refuses(1, "goods science", 2).act(1, "goods money").act(1, "goods money");
    assert_ne!(table.asked(), "ask-shortage");
}

/// ECL-259: Magellan turn over what is left after production, in the last round too.
#[test]
fn magellan_have_a_window() {
    let mut table = Table::with(r#"{"rounds": 1}"#, &["magellan_wardens", "terran_federation"]);
    table.quiet().state.players[who(1)].ready = 2;
    table.stock(1, 0, 0, 0).pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-magellan-window"));
    let before = table.goods(1);
    table.act(1, "goods science").act(1, "goods materials");
    assert_eq!(table.goods(1), (before.0, before.1 + 1, before.2 + 1));
    assert!(table.state.over);
}

/// ECL-39: Nanorobots and species do not help a reaction; ECL-38: after passing one reacts or passes again.
#[test]
fn reactions_are_small() {
    let mut table = Table::of(&["mechanema", "terran_federation"]);
    let home = table.quiet().home(2);
    table.state.players[who(1)].more_builds = 1;
    table.stock(1, 0, 0, 40).act(1, "pass").act(2, "take influence").act(2, &format!("from {home}"));
    table.act(2, "to-track").act(2, "done").act(1, "take build").act(1, "build interceptor");
    assert_eq!(table.awaited(), Some(2));
    table.act(2, "pass");
    assert_eq!(table.state.phase, Phase::Combat, "everybody has passed");
}

/// ECL-221, ECL-222: sectors, ambassadors, tiles, tracks, tokens; and reputation when all is over (ECL-229).
#[test]
fn everything_scores() {
    let mut table = Table::of(&FOUR);
    let before = table.score(1);
    table.relate(1, 2);
    assert_eq!(table.score(1), before + 1);
    for (name, vp) in [("monolith", 3), ("shellworld", 5), ("warp_portal", 1), ("ancient_warp_portal", 2)] {
        let (home, score) = (table.home(1), table.score(1));
        let token = table.game.content().tokens.named(name).expect("a token");
        table.state.sectors[home].tokens.put(token);
        assert_eq!(table.score(1), score + vp, "{name}");
    }
    let score = table.score(1);
    table.state.players[who(1)].reputation.put(ReputationId::new(3));
    assert_eq!(table.score(1), score, "others do not know");
    table.state.over = true;
    assert_eq!(table.score(1), score + 4);
}

/// ECL-221, ECL-EX36: a track of seven is worth 5.
#[test]
fn tracks_score() {
    let mut table = terrans(2);
    let (before, robots) = (table.score(1), table.technology("nanorobots"));
    for (tiles, vp) in (1..=7).zip([0, 0, 0, 1, 2, 3, 5]) {
        table.state.players[who(1)].tracks[orrery_eclipse::ids::Track::Nano].push(robots);
        assert_eq!(table.score(1), before + vp, "{tiles} tiles");
    }
}

/// ECL-226: what species score.
#[test]
fn species_score() {
    let mut planta = Table::of(&["planta", "terran_federation"]);
    let before = planta.score(1);
    let sector = planta.lay(208, (0, -3), 0);
    planta.disc(1, sector);
    assert_eq!(planta.score(1), before + 2, "1 VP of the sector and 1 for having it");
    let mut draco = Table::of(&["draco", "terran_federation"]);
    let before = draco.score(1);
    let sector = draco.lay(203, (0, -3), 0);
    assert_eq!(draco.score(1), before + 2);
    draco.guard("cruiser_a", sector);
    assert_eq!(draco.score(1), before + 2, "no cruisers");
    let mut exiles = Table::of(&["exiles", "terran_federation"]);
    let (before, home) = (exiles.score(1), exiles.home(1));
    exiles.state.sectors[home].cubes[Square::Orbital] = 0;
    assert_eq!(exiles.score(1), before - 1);
}

const SEVEN: [&str; 7] =
    ["eridani", "hydran", "terran_union", "terran_republic", "mechanema", "orion", "exiles"];

fn simultaneous(json: &str) -> Table {
    let mut table = Table::with(json, &SEVEN);
    table.quiet();
    table
}

/// ECL-237, ECL-239, ECL-243, R105: one turn at a time; a marker waits for a player who holds the other.
#[test]
fn a_marker_waits() {
    let mut table = simultaneous(r#"{"simultaneous_play": true}"#);
    // The primary marker goes round from seat 1 to seat 4, whose neighbour holds the secondary one.
    for number in 1..=4 {
        if table.asked() == "ask-floor" {
            table.act(number, "yes");
        }
        table.refuses(5, "pass", 33).act(number, "pass");
    }
    let markers = table.state.markers;
    assert_eq!((markers.primary, markers.secondary), (None, Some(who(5))));
    assert_eq!(markers.waits, Some((true, who(5))));
    assert_eq!((table.awaited(), table.asked()), (Some(5), "ask-turn"), "the only holder must act");
    table.refuses(5, "take research", 236).act(5, "pass");
    assert_eq!(table.state.markers.primary, Some(who(5)), "delivered when the other was passed on");
    assert_eq!(table.state.markers.secondary, Some(who(6)));
    table.act(5, "yes");
    assert_eq!(table.asked(), "ask-turn-passed", "whoever has passed gets markers too");
}

/// ECL-238: the first to pass has the primary marker in the next round, the one opposite the secondary one.
#[test]
fn the_first_to_pass_has_the_primary_marker() {
    let mut table = simultaneous(r#"{"simultaneous_play": true}"#);
    table.act(1, "wait").act(5, "pass");
    while table.state.round == 1 {
        let number = table.awaited().expect("somebody is asked");
        let answer = match table.asked() {
            "ask-floor" => "yes",
            "ask-turn" | "ask-turn-passed" => "pass",
            _ => "done",
        };
        table.act(number, answer);
    }
    assert_eq!((table.state.start, table.state.markers.primary), (who(5), Some(who(5))));
    assert_eq!(table.state.markers.secondary, Some(who(2)), "four seats to the left");
}

/// ECL-257: markers travel the way of the round, and "left" with them.
#[test]
fn markers_turn_with_the_round() {
    let mut table = simultaneous(r#"{"simultaneous_play": true, "turn_direction": true}"#);
    while table.asked() != "ask-direction" {
        let number = table.awaited().expect("somebody is asked");
        let answer = match table.asked() {
            "ask-floor" => "yes",
            "ask-turn" | "ask-turn-passed" => "pass",
            _ => "done",
        };
        table.act(number, answer);
    }
    table.act(2, "direction counter-clockwise");
    assert_eq!((table.state.markers.primary, table.state.markers.secondary), (Some(who(1)), Some(who(4))));
    table.quiet().act(1, "yes").act(1, "pass");
    assert_eq!(table.state.markers.primary, Some(who(7)));
}

/// ECL-241: in simultaneous play nothing is taken back; elsewhere it is.
#[test]
fn simultaneous_play_is_binding() {
    for (json, binding) in [(r#"{"simultaneous_play": true}"#, true), ("{}", false)] {
        let mut table = simultaneous(json);
        if binding {
            table.act(1, "yes");
        }
        table.act(1, "take upgrade");
        assert_eq!(table.final_, binding);
    }
}

/// ECL-242: portals in simultaneous play bring a warning.
#[test]
fn portals_bring_a_warning() {
    for (json, warned) in [
        (r#"{"simultaneous_play": true}"#, true),
        (r#"{"simultaneous_play": true, "warp_portals": false}"#, false),
    ] {
        let table = Table::dealt(7, json, 1);
        assert_eq!(heard(&table).contains("portals_warning"), warned);
    }
}

/// ECL-234: both kinds of homeworlds exclude each other, and the Middle stack grows by the secret ones.
#[test]
fn secret_homeworlds_are_shuffled_in() {
    let left = |json: &str| Table::dealt(4, json, 0).state.piles[1].left;
    assert_eq!(left(r#"{"secret_homeworlds": 4}"#), left("{}") + 4);
    let options = Options { ancient_homeworlds: true, secret_homeworlds: 1, ..Options::default() };
    assert!(Eclipse::new(Eclipse::built_in(), options, Seats::new(4)).is_err());
    // A homeworld comes up about as often as any tile, and which one it is is not known before.
    let mut table = Table::with(r#"{"secret_homeworlds": 4}"#, &FOUR[..2]);
    let home = table.home(1);
    let tiles = table.state.piles[1].unseen.len();
    let place = u16::from(tiles) + 1;
    table.act(1, "take explore");
    table.waiting =
        vec![Outcome::Pick { of: u16::from(tiles) + 4, place }, Outcome::Pick { of: 4, place: 2 }];
    table.act(1, &format!("explore {home} sw"));
    assert_eq!(table.game.content().tiles[table.state.exploring.drawn[0]].number, 272);
}

/// ECL-13, ECL-234: with 7 players tiles of the Middle stack are removed unseen, but no homeworld is.
#[test]
fn no_secret_homeworld_is_removed() {
    let dealt = Table::dealt(7, r#"{"secret_homeworlds": 4}"#, 0);
    let pile = dealt.state.piles[1];
    assert_eq!(pile.left, 12 + 4);
    assert!(pile.unseen.len() > 12, "some have been removed");
    // Nothing but homeworlds is left.
    let mut table = Table::with(r#"{"secret_homeworlds": 4}"#, &FOUR[..2]);
    let home = table.home(1);
    table.state.piles[1].left = 4;
    table.act(1, "take explore").act(1, &format!("explore {home} sw"));
    let drawn = table.game.content().tiles[table.state.exploring.drawn[0]].number;
    assert!((271..=274).contains(&drawn), "{drawn}");
}

/// ECL-40, ECL-118, R80: an Orbital of the Exiles is a ship as soon as it has a cube, in the place of the controller.
#[test]
fn a_settled_orbital_is_a_ship() {
    let mut table = Table::of(&["exiles", "terran_federation"]);
    let home = table.quiet().home(1);
    table.no_ships(1).ships(2, Unit::Cruiser, 1, home);
    table.state.sectors[home].cubes[Square::Orbital] = 0;
    table.state.players[who(1)].ready = 1;
    table.act(1, &format!("colonise {home}")).act(1, "cube money");
    assert_eq!(table.state.sectors[home].cubes[Square::Orbital], 1);
    table.stats(1, Unit::Orbital).initiative = 2;
    // The Exiles defend, so their two dice come first at equal initiative.
    table.chance("6 6 v1 v1 v1").pass_all();
    assert_eq!(table.count(2, Unit::Cruiser, home), 0);
    assert_eq!((table.awaited(), table.state.drawn.len()), (Some(1), 3));
}

/// ECL-206, R69: whoever does not answer trades first, then gives up the sector with the fewest points and cubes.
#[test]
fn a_shortage_has_a_neutral_step() {
    let mut table = terrans(2);
    let (home, north) = (table.home(1), table.lay(208, (0, -3), 0));
    table.disc(1, north).stock(1, 0, 2, 0).state.players[who(1)].discs = 3;
    table.pass_all();
    let neutral =
        |table: &Table| table.game.ask(&table.state, who(1)).neutral.map(|answer| answer.to_string());
    assert_eq!(neutral(&table).as_deref(), Some("trade science money"));
    table.act(1, "trade science money");
    assert_eq!(neutral(&table), Some(format!("give-up {north}")), "1 VP and no cube, not {home}");
}

/// ECL-237, ECL-254: a marker does not wait for somebody who has left.
#[test]
fn no_marker_goes_to_the_dead() {
    let mut table = simultaneous(r#"{"simultaneous_play": true}"#);
    table.no_ships(5).no_discs(5);
    for number in 1..=4 {
        if table.asked() == "ask-floor" {
            table.act(number, "yes");
        }
        table.act(number, "pass");
    }
    table.act(5, "concede");
    let markers = table.state.markers;
    assert_eq!((markers.secondary, markers.primary), (Some(who(6)), None));
    assert_eq!((markers.waits, table.awaited()), (Some((true, who(6))), Some(6)));
}
