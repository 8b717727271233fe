//! Relations, the Traitor card, alliances.

use orrery_core::{Game as _, SeatSet};
use orrery_eclipse::ids::{AllianceId, ReputationId, Resource, SectorId, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const FOUR: [&str; 4] = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];
const SIX: [&str; 6] =
    ["terran_directorate", "terran_federation", "terran_union", "terran_republic", "orion", "mechanema"];

/// Seats 1 and 2 control connected sectors.
fn neighbours(json: &str, species: &[&str]) -> Table {
    let mut table = Table::with(json, species);
    table.quiet();
    let (one, two) = (table.lay(281, (0, 6), 0), table.lay(381, (0, -6), 0));
    table.disc(1, one).disc(2, two);
    table
}

fn alliance(table: &Table, name: &str) -> AllianceId {
    table.game.content().alliances.named(name).expect("an alliance")
}

/// ECL-9, ECL-121 to ECL-123, ECL-EX8: a portal that was bought makes neighbours, who exchange ambassadors.
#[test]
fn a_portal_makes_neighbours() {
    let species = ["exiles", "magellan_keepers", "terran_union", "terran_republic"];
    let mut table = Table::of(&species);
    let portal = table.quiet().lay(281, (0, 6), 0);
    table.disc(2, portal).refuses(1, "relations seat2", 122);
    let buy = table.development("warp_portal");
    table.stock(1, 0, 0, 8).act(1, "take research").act(1, &buy);
    // The token lies on the only sector of the Exiles; relations are still possible in this turn.
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-end-turn"));
    let cubes = table.state.players[who(1)].cubes[Resource::Money];
    let before = table.score(1);
    table.act(1, "relations seat2").act(1, "cube money").act(2, "yes").act(2, "cube science");
    assert!(table.state.players[who(1)].partners.contains(who(2)));
    assert!(table.state.players[who(2)].partners.contains(who(1)));
    assert_eq!(table.state.players[who(1)].cubes[Resource::Money], cubes - 1);
    assert_eq!(table.score(1), before + 1, "an ambassador is worth 1 (ECL-125)");
}

/// ECL-121, R78: one proposal in a turn, and nothing happens without consent.
#[test]
fn relations_need_consent() {
    let mut table = neighbours("{}", &FOUR);
    table.act(1, "relations seat2").refuses(1, "tile v1", 123).act(1, "cube money");
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-accept-relations"));
    table.act(2, "done").refuses(1, "relations seat2", 121).refuses(1, "relations seat1", 255);
    assert!(table.state.players[who(1)].partners.is_empty());
    table.refuses(1, "relations seat3", 122);
}

/// ECL-120: with three players there is no diplomacy.
#[test]
fn three_players_have_no_diplomacy() {
    let mut table = Table::of(&FOUR[..3]);
    table.refuses(1, "relations seat2", 120);
    let mut table = Table::with(r#"{"diplomacy": false}"#, &FOUR);
    table.refuses(1, "relations seat2", 120);
}

/// ECL-122, ECL-126, ECL-128: ships, ambassadors and the Traitor card.
#[test]
fn relations_have_conditions() {
    let table = neighbours("{}", &FOUR);
    let home = table.home(2);
    let mut ships = table.copy();
    ships.ships(1, Unit::Cruiser, 1, home).refuses(1, "relations seat2", 122);
    let (mut theirs, own) = (table.copy(), table.home(1));
    theirs.no_ships(1).ships(2, Unit::Cruiser, 1, own).refuses(1, "relations seat2", 122);
    let mut traitor = table.copy();
    traitor.state.traitor = Some(who(2));
    traitor.refuses(1, "relations seat2", 128);
    let mut again = table.copy();
    again.relate(1, 2).refuses(1, "relations seat2", 126);
    let mut many = neighbours("{}", &SIX);
    many.relate(1, 3).relate(1, 4).relate(1, 5).refuses(1, "relations seat2", 126);
}

/// ECL-126, R101: Rho Indi have two ambassadors.
#[test]
fn rho_indi_have_two_ambassadors() {
    let species = ["rho_indi", "terran_federation", "terran_union", "terran_republic", "orion", "mechanema"];
    let mut table = neighbours("{}", &species);
    table.relate(1, 3);
    assert!(table.may(1, "relations seat2"));
    table.relate(1, 4).refuses(1, "relations seat2", 126);
}

/// ECL-122, ECL-123, ECL-248: a reputation tile makes room for an ambassador.
#[test]
fn a_tile_makes_room() {
    let species = ["orion", "terran_federation", "terran_union", "terran_republic"];
    let mut table = neighbours("{}", &species);
    // B B B B R: five tiles leave no room for an ambassador; one on R could not make any.
    table.state.players[who(1)].reputation.put_many(ReputationId::new(0), 4);
    table.state.players[who(1)].reputation.put(ReputationId::new(2));
    table.act(1, "relations seat2");
    assert_eq!(table.asked(), "ask-propose-clear");
    table.refuses(1, "cube money", 123).refuses(1, "tile v2", 180).act(1, "tile v1").act(1, "cube money");
    assert_eq!(table.state.players[who(1)].reputation.len(), 5, "nothing happens before the partner agrees");
    let bag = table.state.reputation.len();
    table.act(2, "yes").act(2, "cube money");
    assert_eq!(table.state.players[who(1)].reputation.len(), 4);
    assert_eq!(table.state.reputation.len(), bag + 1);
}

/// ECL-122: a track with R spaces alone takes no further ambassador.
#[test]
fn ambassadors_need_their_spaces() {
    let species = ["rho_indi", "terran_federation", "terran_union", "terran_republic"];
    let mut table = neighbours("{}", &species);
    // B B R R R: two ambassadors fill both spaces for them.
    for partner in [3, 4] {
        let player = &mut table.state.players[who(1)];
        player.partners = player.partners.with(who(partner));
    }
    table.refuses(1, "relations seat2", 126);
    let mut planta = neighbours("{}", &["planta", "terran_federation", "orion", "terran_republic"]);
    planta.state.players[who(1)].reputation.put_many(ReputationId::new(0), 3);
    assert!(planta.may(1, "relations seat2"), "A B B B: the ambassador's own space is free");
}

/// ECL-124: partners pin each other, and their sectors are closed to discs.
#[test]
fn partners_are_strangers() {
    let mut table = neighbours("{}", &FOUR);
    let (next, free) = (table.relate(1, 2).lay(208, (3, -3), 1), table.lay(209, (0, 8), 0));
    let home = table.ships(1, Unit::Cruiser, 1, free).home(1);
    table.ships(2, Unit::Cruiser, 1, next).act(1, "take influence").act(1, "from-track");
    table.refuses(1, &format!("to {next}"), 72);
    let mut table = neighbours("{}", &FOUR);
    table.relate(1, 2).lay(208, (3, -3), 1);
    table.ships(2, Unit::Cruiser, 1, home).refuses(1, "take move", 106);
}

/// ECL-127, ECL-129, R79: each relation ends, the mover's cubes first; the card is taken once.
#[test]
fn one_step_can_betray_two() {
    let mut table = neighbours("{}", &FOUR);
    let (home, next) = (table.home(1), table.lay(208, (3, -3), 1));
    table.relate(1, 2).relate(1, 3).disc(2, next).ships(3, Unit::Interceptor, 1, next);
    let cubes = table.state.players[who(1)].cubes[Resource::Money];
    table.act(1, "take move").act(1, &format!("ship interceptor {home}")).act(1, &format!("step {next}"));
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-ambassador-cube"));
    table.act(1, "cube money").act(2, "cube money").act(1, "cube money").act(3, "cube science");
    assert!(table.state.players[who(1)].partners.is_empty());
    assert_eq!(table.state.players[who(1)].cubes[Resource::Money], cubes + 2);
    assert_eq!(table.state.traitor, Some(who(1)));
    let told = table.score(1);
    table.state.traitor = None;
    assert_eq!(table.score(1), told + 2, "the card costs 2 VP (ECL-128)");
}

/// ECL-127: with `end_of_action` only ships that stay there break relations.
#[test]
fn passing_through_can_be_forgiven() {
    for (json, stays, broken) in [
        (r#"{"aggression_check": "end_of_action"}"#, false, false),
        (r#"{"aggression_check": "end_of_action"}"#, true, true),
        ("{}", false, true),
    ] {
        let mut table = neighbours(json, &FOUR);
        let (home, next) = (table.home(1), table.lay(208, (3, -3), 1));
        table.relate(1, 2).disc(2, next).stats(1, Unit::Interceptor).steps = 2;
        table.act(1, "take move").act(1, &format!("ship interceptor {home}")).act(1, &format!("step {next}"));
        while table.asked() == "ask-ambassador-cube" {
            let number = table.awaited().expect("somebody is asked");
            table.act(number, "cube money");
        }
        let last = if stays { "done".to_owned() } else { format!("step {home}") };
        table.act(1, &last).act(1, "done");
        assert_eq!(table.state.traitor.is_some(), broken, "{json} {stays}");
    }
}

/// ECL-128, R28: Rho Indi hold the card for nothing.
#[test]
fn rho_indi_are_shameless() {
    let mut table = Table::of(&["rho_indi", "terran_federation"]);
    let before = [table.score(1), table.score(2)];
    table.state.traitor = Some(who(1));
    assert_eq!(table.score(1), before[0]);
    table.state.traitor = Some(who(2));
    assert_eq!(table.score(2), before[1] - 2);
}

/// ECL-130, ECL-131, ECL-133, ECL-EX61: two partners found an alliance during an action; with four players it has two.
#[test]
fn partners_found_an_alliance() {
    let mut table = neighbours(r#"{"alliances": true}"#, &FOUR);
    let [nova, vortex] = ["nova", "vortex"].map(|name| alliance(&table, name));
    table.relate(1, 2).relate(1, 3).refuses(1, &format!("found seat2 {nova}"), 131);
    table.act(1, "take upgrade").refuses(1, &format!("found seat4 {nova}"), 131);
    table.act(1, &format!("found seat2 {nova}"));
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-accept-alliance"));
    table.act(2, "yes");
    assert_eq!(table.state.players[who(2)].alliance, Some(nova));
    assert_eq!(table.state.alliances[nova], 1);
    table.refuses(1, &format!("found seat3 {vortex}"), 133);
    table.state.players[who(1)].tiles[Unit::Cruiser][1] = Some(table.part("hull"));
    table.act(1, "remove cruiser 1").act(1, "done").act(2, "pass").act(3, "take upgrade");
    table.refuses(3, &format!("join {nova}"), 130);
}

/// ECL-130: without the module, or with three players, there are no alliances.
#[test]
fn alliances_are_a_module() {
    let mut table = neighbours("{}", &FOUR);
    let nova = alliance(&table, "nova");
    table.relate(1, 2).act(1, "take upgrade").refuses(1, &format!("found seat2 {nova}"), 130);
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR[..3]);
    table.act(1, "take upgrade").refuses(1, &format!("found seat2 {nova}"), 130);
}

/// ECL-121, ECL-131: a refused proposal is not made again in the turn.
#[test]
fn an_alliance_needs_consent() {
    let mut table = neighbours(r#"{"alliances": true}"#, &FOUR);
    let nova = alliance(&table, "nova");
    table.relate(1, 2).act(1, "take upgrade").act(1, &format!("found seat2 {nova}")).act(2, "done");
    table.refuses(1, &format!("found seat2 {nova}"), 121);
    assert_eq!(table.state.players[who(1)].alliance, None);
}

/// ECL-132: with six players a third one joins if both members agree.
#[test]
fn a_third_player_joins() {
    let mut table = neighbours(r#"{"alliances": true}"#, &SIX);
    let nova = alliance(&table, "nova");
    table.ally("nova", &[2, 3]).act(1, "take upgrade").refuses(1, &format!("join {nova}"), 132);
    table.relate(1, 2);
    let mut refused = table.copy();
    table.act(1, &format!("join {nova}")).act(2, "yes").act(3, "yes");
    assert_eq!(table.state.players[who(1)].alliance, Some(nova));
    assert_eq!(table.state.alliances[nova], 0);
    refused.act(1, &format!("join {nova}")).act(2, "yes").act(3, "done");
    assert_eq!(refused.state.players[who(1)].alliance, None);
    refused.refuses(1, &format!("join {nova}"), 131);
}

/// ECL-134: an alliance that is in use, or whose tiles are gone, is not founded.
#[test]
fn tiles_of_an_alliance_run_out() {
    let mut table = neighbours(r#"{"alliances": true}"#, &SIX);
    let nova = alliance(&table, "nova");
    table.relate(1, 2).act(1, "take upgrade");
    let mut used = table.copy();
    used.ally("nova", &[3, 4]).refuses(1, &format!("found seat2 {nova}"), 134);
    table.state.alliances[nova] = 1;
    table.refuses(1, &format!("found seat2 {nova}"), 134).refuses(1, &format!("join {nova}"), 134);
}

/// Seats 1 and 2 are allied and nobody has met.
fn allied(json: &str) -> Table {
    let mut table = neighbours(json, &SIX);
    table.ally("nova", &[1, 2]).relate(1, 2);
    table
}

/// ECL-136, ECL-140, ECL-141, ECL-225, ECL-EX10: only the leaver's tile is turned, and the other stays active.
#[test]
fn leaving_turns_one_tile() {
    let mut table = allied(r#"{"alliances": true}"#);
    let nova = alliance(&table, "nova");
    let points = |table: &Table, number| table.game.points(&table.state, who(number));
    let before = [points(&table, 1), points(&table, 2)];
    table.act(1, "leave");
    assert!(table.state.players[who(1)].betrayed.contains(nova));
    assert_eq!(table.state.players[who(2)].alliance, Some(nova));
    assert_eq!([points(&table, 1), points(&table, 2)], [before[0] - 5, before[1]], "2 becomes -3");
    assert_eq!((table.state.traitor, table.score(2)), (None, points(&table, 2)));
    assert!(table.state.players[who(1)].partners.contains(who(2)), "relations go on (ECL-137)");
    table.refuses(1, "leave", 136).act(1, "take upgrade").refuses(1, "leave", 136);
}

/// ECL-137, ECL-EX31: ships that stand together part in anger, and the leaver attacks.
#[test]
fn leaving_among_ships_is_treason() {
    let mut table = allied(r#"{"alliances": true}"#);
    let (next, home) = (table.lay(208, (3, -3), 1), table.home(1));
    for (number, sector) in [(3, next), (1, next), (2, next), (4, next), (2, home)] {
        table.ships(number, Unit::Cruiser, 1, sector);
    }
    table.act(1, "leave").act(1, "cube money").act(2, "cube money");
    assert_eq!(table.state.traitor, Some(who(1)));
    assert!(table.state.players[who(1)].partners.is_empty());
    let entered = table.state.sectors[next].entered;
    assert_eq!(entered.as_slice(), [who(3), who(2), who(1), who(4)], "behind the former ally");
    assert_eq!(table.state.sectors[home].entered.as_slice(), [who(1), who(2)], "at home one stays defender");
}

/// ECL-137: a third member without relations makes a traitor too.
#[test]
fn leaving_a_stranger_is_treason() {
    let mut table = neighbours(r#"{"alliances": true}"#, &SIX);
    let home = table.home(1);
    table.ally("nova", &[1, 2, 3]).relate(1, 2).ships(3, Unit::Cruiser, 1, home).act(1, "leave");
    assert_eq!(table.state.traitor, Some(who(1)));
    assert!(table.state.players[who(1)].partners.contains(who(2)));
}

/// ECL-138, ECL-EX63: nobody comes back, but another alliance is open, unless an option closes it.
#[test]
fn a_betrayer_finds_new_friends() {
    for (json, open) in
        [(r#"{"alliances": true}"#, true), (r#"{"alliances": true, "betrayer_may_ally": false}"#, false)]
    {
        let mut table = allied(json);
        let [nova, vortex] = ["nova", "vortex"].map(|name| alliance(&table, name));
        table.relate(1, 4).act(1, "leave").act(1, "take upgrade");
        table.refuses(1, &format!("join {nova}"), 138);
        if !open {
            table.refuses(1, &format!("found seat4 {vortex}"), 138);
            continue;
        }
        let before = table.game.points(&table.state, who(1));
        table.act(1, &format!("found seat4 {vortex}")).act(4, "yes");
        assert_eq!(table.game.points(&table.state, who(1)), before + 2);
        assert!(table.state.players[who(1)].betrayed.contains(nova), "-3 and 2 lie side by side");
    }
}

/// ECL-139, ECL-250, ECL-EX62: in the last round, whichever that is, alliances stay as they are.
#[test]
fn the_last_round_changes_no_alliance() {
    let mut table = allied(r#"{"alliances": true, "rounds": 1}"#);
    let vortex = alliance(&table, "vortex");
    table.refuses(1, "leave", 139).act(1, "take upgrade");
    table.relate(1, 4).refuses(1, &format!("found seat4 {vortex}"), 139);
    let mut table = allied(r#"{"alliances": true, "rounds": 2}"#);
    assert!(table.may(1, "leave"));
    table.state.round = 2;
    table.refuses(1, "leave", 139);
}

/// ECL-249, ECL-EX89: a single member takes somebody in, as the third tile is there.
#[test]
fn a_lone_member_takes_somebody_in() {
    let mut table = allied(r#"{"alliances": true}"#);
    let nova = alliance(&table, "nova");
    table.relate(2, 3).act(1, "leave").act(1, "pass").act(2, "pass").act(3, "take upgrade");
    table.act(3, &format!("join {nova}")).act(2, "yes");
    assert_eq!(table.state.players[who(3)].alliance, Some(nova));
    assert_eq!(table.state.alliances[nova], 0);
}

/// ECL-EX4, ECL-228, R110: 26, 44 and 30 make 33, which beats 32.
#[test]
fn an_alliance_scores_its_average() {
    let mut table = neighbours(r#"{"alliances": true}"#, &SIX);
    let wanted = [26, 44, 30, 32, 31, 30];
    table.ally("nova", &[1, 2, 3]);
    table.state.over = true;
    for (number, wanted) in (1..=6).zip(wanted) {
        let has = table.game.points(&table.state, who(number));
        let discovery = table.discovery("money_cache");
        let missing = wanted - has;
        table.state.players[who(number)].kept.put_many(discovery, (missing / 2) as u8);
        if missing % 2 != 0 {
            table.state.players[who(number)].reputation.put(ReputationId::new(0));
        }
    }
    let standing = table.game.standing(&table.state, SeatSet::NOBODY);
    let totals: Vec<_> = standing.columns.iter().map(|column| column.total).collect();
    assert_eq!(totals, [33, 33, 33, 32, 31, 30]);
    assert_eq!((table.rank(1), table.rank(2), table.rank(3), table.rank(4)), (1, 1, 1, 4));
}

/// ECL-228, R110: a negative sum is rounded down too.
#[test]
fn a_negative_average_is_rounded_down() {
    let mut table = neighbours(r#"{"alliances": true}"#, &SIX);
    table.ally("nova", &[1, 2]).no_discs(1).no_discs(2);
    for name in ["vortex", "flare"] {
        let left = alliance(&table, name);
        table.state.players[who(1)].betrayed.put(left);
    }
    let robots = table.technology("nanorobots");
    for _ in 0..4 {
        table.state.players[who(1)].tracks[orrery_eclipse::ids::Track::Nano].push(robots);
    }
    // 2 - 3 - 3 + 1 and 2 make -1 for two.
    assert_eq!((table.score(1), table.score(2)), (-1, -1));
}

/// ECL-183, R64: a drawer shows tiles to allies, and to nobody else.
#[test]
fn tiles_are_shown_to_allies() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    let sector: SectorId = table.quiet().lay(211, (3, -3), 2);
    table.ally("nova", &[1, 2]).ships(1, Unit::Dreadnought, 1, sector);
    table.stats(1, Unit::Dreadnought).initiative = 9;
    for number in 1..=3 {
        table.act(number, "pass");
    }
    table.act(4, "pass").chance("6 6 v4 v2").act(1, "attack");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-keep-reputation"));
    assert!(table.view(&[2])["drawn"].is_null());
    table.act(1, "show");
    assert!(table.final_, "what an ally has seen is not taken back");
    assert!(!table.view(&[2])["drawn"].is_null() && table.view(&[3])["drawn"].is_null());
    assert_eq!(table.told.len(), 1);
    assert_eq!(table.told[0].0, SeatSet::only(who(2)));
    table.refuses(1, "show", 183).keep(1, "v4");
    let seen = |viewer| table.view(&[viewer])["players"][0]["shown"].to_string();
    assert_ne!(seen(2), seen(3), "the ally knows the tile that was kept");
    assert!(table.view(&[2])["players"][0]["reputation"].is_null());
}

/// ECL-183, R64: tiles of earlier battles are shown to allies too, in the own turn and once.
#[test]
fn older_tiles_are_shown_to_allies() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    table.quiet().refuses(1, "show", 183).ally("nova", &[1, 2]).refuses(1, "show", 183);
    let tiles = [ReputationId::new(1), ReputationId::new(3)];
    for tile in tiles {
        table.state.players[who(1)].reputation.put(tile);
    }
    table.state.players[who(1)].shown_tiles.push((tiles[0], SeatSet::only(who(3))));
    table.act(1, "show");
    assert!(table.final_, "what an ally has seen is not taken back");
    assert_eq!(table.told[0].0, SeatSet::only(who(2)));
    let shown = |viewer: u8| {
        let view = table.game.view(&table.state, SeatSet::only(who(viewer)));
        view.players[0].shown.things().collect::<Vec<_>>()
    };
    assert_eq!((shown(2), shown(3), shown(4)), (tiles.to_vec(), vec![tiles[0]], Vec::new()));
    table.refuses(1, "show", 183).act(1, "pass");
    assert_eq!(table.awaited(), Some(2), "no turn is held open for it");
}
