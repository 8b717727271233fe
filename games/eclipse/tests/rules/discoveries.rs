//! Discoveries: where they come from, what they bring, what becomes of them.

use orrery_core::{Bag, Game as _, Set};
use orrery_eclipse::ids::{Resource, SectorId, Square, Track, Unit};
use orrery_eclipse::state::Shuffle;
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

/// Seat 1 puts a disc on a sector with this discovery and looks at it.
fn claim(species: &str, name: &str) -> (Table, SectorId) {
    let mut table = Table::of(&[species, "terran_federation"]);
    let sector = table.quiet().lay(208, (0, -3), 0);
    table.hide(name, Some(sector));
    table.act(1, "take influence").act(1, "from-track").act(1, &format!("to {sector}"));
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-discovery"));
    (table, sector)
}

/// The token of this name lies on a sector.
fn has_token(table: &Table, name: &str, sector: SectorId) -> bool {
    let token = table.game.content().tokens.named(name).expect("a token");
    table.state.sectors[sector].tokens.contains(token)
}

/// ECL-59, ECL-60, ECL-75: whoever puts a disc there looks at the tile and uses it.
#[test]
fn a_used_discovery_is_discarded() {
    let (mut table, sector) = claim("terran_directorate", "money_cache");
    let (money, cache) = (table.goods(1).0, table.discovery("money_cache"));
    assert!(!table.state.sectors[sector].discovery);
    table.act(1, "use");
    assert_eq!(table.goods(1).0, money + 8);
    assert_eq!(table.state.discarded.count(cache), 1);
    assert_eq!(table.asked(), "ask-influence", "the action goes on");
}

/// ECL-60, ECL-221, R65: a tile that is kept is worth 2 VP, and others do not know which it is.
#[test]
fn a_kept_discovery_is_secret() {
    let (mut table, _) = claim("terran_directorate", "money_cache");
    let before = table.score(1);
    assert!(table.view(&[2])["found"].is_null());
    table.act(1, "keep");
    assert_eq!(table.score(1), before + 2);
    assert!(table.view(&[2])["players"][0]["kept"].is_null());
    assert_eq!(table.view(&[2])["players"][0]["kept_count"], 1);
    assert!(!table.view(&[1])["players"][0]["kept"].is_null());
}

/// ECL-59, ECL-200: nothing is claimed while an Ancient ship guards it.
#[test]
fn ancients_guard_a_discovery() {
    let mut table = Table::of(&["draco", "terran_federation"]);
    let sector = table.quiet().lay(203, (0, -3), 0);
    table.hide("money_cache", Some(sector));
    table.act(1, "take influence").act(1, "from-track").act(1, &format!("to {sector}"));
    assert_eq!(table.state.sectors[sector].owner, Some(who(1)), "Draco ignore Ancient ships");
    assert!(table.state.sectors[sector].discovery && table.asked() == "ask-influence");
}

/// ECL-61: an ancient part is placed at once and for free, over whatever lies there; once removed it is gone.
#[test]
fn an_ancient_part_is_placed_at_once() {
    let (mut table, _) = claim("terran_directorate", "axion_computer");
    let part = table.part("axion_computer");
    table.fit(1, Unit::Cruiser, &[(1, "hull")]).act(1, "use");
    assert_eq!(table.asked(), "ask-ancient-part");
    table.refuses(1, "space cruiser 7", 89).refuses(1, "beside cruiser", 61).act(1, "space cruiser 1");
    let stats = *table.stats(1, Unit::Cruiser);
    assert_eq!((stats.computer, stats.hull), (4, 1), "the tile that lay there is back in the supply");
    table.act(1, "done").act(2, "pass").act(1, "take upgrade").act(1, "remove cruiser 1");
    table.refuses(1, &format!("part {part}"), 61);
}

/// ECL-61: a stored part is placed by Upgrade and counts among its parts.
#[test]
fn an_ancient_part_can_be_stored() {
    let (mut table, _) = claim("terran_directorate", "axion_computer");
    let part = table.part("axion_computer");
    table.act(1, "use").act(1, "store").act(1, "done").act(2, "pass").act(1, "take upgrade");
    table.act(1, &format!("part {part}")).act(1, "space interceptor 0");
    assert_eq!((table.stats(1, Unit::Interceptor).computer, table.state.turn.left), (3, 1));
}

/// ECL-62: energy, drives and starbases limit ancient parts too, but they can be stored.
#[test]
fn an_ancient_part_keeps_to_the_limits() {
    let (mut table, _) = claim("terran_directorate", "conformal_drive");
    table.act(1, "use").refuses(1, "space interceptor 0", 91).refuses(1, "space starbase 3", 92);
    assert!(table.may(1, "store"));
    table.act(1, "space interceptor 3");
    assert_eq!(table.stats(1, Unit::Interceptor).steps, 4);
}

/// ECL-63: the Muon Source lies beside a blueprint for good.
#[test]
fn the_muon_source_takes_no_space() {
    let (mut table, _) = claim("terran_directorate", "muon_source");
    let before = *table.stats(1, Unit::Starbase);
    table.act(1, "use").refuses(1, "space cruiser 1", 63).act(1, "beside starbase");
    let after = *table.stats(1, Unit::Starbase);
    assert_eq!((after.made, after.initiative), (before.made + 2, before.initiative + 1));
    table.act(1, "done").act(2, "pass").act(1, "take upgrade");
    assert!(!table.legal(1).iter().any(|action| action.starts_with("remove")), "it cannot be moved");
}

/// ECL-64: a cruiser from the reserve, or 2 VP.
#[test]
fn a_cruiser_needs_a_piece() {
    let (mut table, sector) = claim("terran_directorate", "ancient_cruiser");
    let mut none = table.copy();
    table.act(1, "use");
    assert_eq!(table.count(1, Unit::Cruiser, sector), 1);
    assert_eq!(table.state.players[who(1)].unbuilt[Unit::Cruiser], 3);
    none.state.players[who(1)].unbuilt[Unit::Cruiser] = 0;
    none.refuses(1, "use", 64).act(1, "keep");
}

/// ECL-65, ECL-EX66: the cheapest ordinary technology that one does not have.
#[test]
fn ancient_technology_is_the_cheapest() {
    let (mut table, _) = claim("terran_directorate", "ancient_technology");
    table.state.offer = Bag::EMPTY;
    let mut nothing = table.copy();
    nothing.refuses(1, "use", 65).act(1, "keep");
    let gauss = table.offer("gauss_shield");
    let [_, robots, absorber] = ["starbase", "nanorobots", "neutron_absorber"].map(|name| table.offer(name));
    table.state.players[who(1)].technologies.put(gauss);
    let mut tie = table.copy();
    table.act(1, "use");
    assert!(table.state.players[who(1)].technologies.contains(robots));
    assert_eq!(table.state.players[who(1)].tracks[Track::Nano].as_slice(), [robots]);
    assert_eq!(table.state.offer.count(robots), 0);

    let bombs = tie.offer("neutron_bombs");
    let hull = tie.offer("improved_hull");
    tie.act(1, "use").refuses(1, &format!("technology {hull}"), 65);
    tie.refuses(1, &format!("technology {gauss}"), 79).refuses(1, &format!("technology {absorber}"), 65);
    tie.offers(1, &[&format!("technology {robots}"), &format!("technology {bombs}")]);
}

/// ECL-66: an Orbital with an artifact, where there is none.
#[test]
fn an_ancient_orbital_is_an_orbital() {
    let (mut table, sector) = claim("terran_directorate", "ancient_orbital");
    let mut built = table.copy();
    table.act(1, "use");
    assert!(has_token(&table, "ancient_orbital", sector));
    table.state.players[who(1)].ready = 1;
    table.state.players[who(1)].units.put(Unit::Orbital);
    table.act(1, &format!("colonise {sector}")).refuses(1, "cube materials", 41).act(1, "cube science");
    assert_eq!(table.state.sectors[sector].cubes[Square::Orbital], 1);
    table.stock(1, 0, 0, 20).act(1, "done").act(2, "pass").act(1, "take build").act(1, "build orbital");
    assert!(has_token(&table, "orbital", table.home(1)), "the new sector has one already (ECL-99)");

    let orbital = built.game.content().tokens.named("orbital").expect("a token");
    built.state.sectors[sector].tokens.put(orbital);
    built.refuses(1, "use", 66).act(1, "keep");
}

/// ECL-67, ECL-222: the tile stays and makes the sector a portal; symbols count by themselves.
#[test]
fn an_ancient_warp_portal_stays() {
    let (mut table, sector) = claim("terran_directorate", "ancient_warp_portal");
    let before = table.score(1);
    table.act(1, "use");
    assert!(table.state.portals.contains(sector) && table.state.discarded.is_empty());
    assert_eq!(table.score(1), before + 2);
    let token = table.game.content().tokens.named("warp_portal").expect("a token");
    table.state.sectors[sector].tokens.put(token);
    assert_eq!(table.score(1), before + 3);
}

/// Seat 1 explores the space north of home, where only sector 315 is left, which has a discovery.
fn explore(table: &mut Table) -> SectorId {
    let (home, sector) = (table.home(1), table.sector(315));
    table.state.piles[2].unseen = Set::only(sector);
    table.state.piles[2].left = 1;
    table.act(1, "take explore").act(1, &format!("explore {home} n")).act(1, &format!("place {sector}"));
    let turned = table.legal(1)[0].clone();
    table.act(1, &turned);
    sector
}

/// ECL-52, ECL-68, ECL-EX75: discards make a new stack, and a tile of it lies on the sector.
#[test]
fn an_empty_stack_is_made_of_discards() {
    let mut table = Table::of(&["terran_directorate", "terran_federation"]);
    let cache = table.discovery("science_cache");
    table.hide("money_cache", Some(table.sector(1)));
    table.state.discarded.put_many(cache, 4);
    let sector = explore(&mut table);
    assert!(table.state.discarded.is_empty() && table.state.sectors[sector].discovery);
    assert_eq!(table.state.discovery_stack(), 3);
    // The tile on the Galactic Center is none of those.
    table.act(1, "yes").act(1, "keep");
    assert_eq!(table.state.players[who(1)].kept.count(cache), 1);
    assert_eq!(table.state.discoveries[0].unseen.count(table.discovery("money_cache")), 1);
}

/// ECL-68: a stack that is made a second time has none of the tiles that lie on the map.
#[test]
fn a_second_stack_of_discards_leaves_the_map_alone() {
    let mut table = Table::of(&["terran_directorate", "terran_federation"]);
    let (cache, part) = (table.discovery("science_cache"), table.discovery("shard_hull"));
    let center = table.sector(1);
    table.hide("money_cache", Some(center));
    // Those of the first new stack are gone, but for one that lies in the Galactic Center.
    table.state.shuffle = 1;
    table.state.discoveries.swap(0, 1);
    table.state.sectors[center].shuffle = 1;
    table.state.discarded.put(cache);
    table.state.discarded.put(part);
    let sector = explore(&mut table);
    assert_eq!((table.state.sectors[sector].shuffle, table.state.discovery_stack()), (2, 1));
    table.act(1, "yes").act(1, "keep");
    let kept = table.state.players[who(1)].kept;
    assert_eq!((kept.len(), kept.count(table.discovery("money_cache"))), (1, 0));
    let of: Vec<_> = kept.things().map(|kept| (who(1), 2, kept)).collect();
    assert_eq!(table.state.kept_later.as_slice(), of);
}

/// ECL-68, ECL-87: every stack that a game can need is told apart, so that a tile on the map is never one that was seen since.
#[test]
fn there_are_as_many_stacks_of_discards_as_a_game_can_need() {
    let table = Table::of(&["terran_directorate", "terran_federation"]);
    let content = table.game.content();
    let places = content.sectors.iter().filter(|(_, row)| row.discovery).count();
    let boards = content.species.iter().filter(|(_, row)| row.id.starts_with("magellan")).count();
    assert_eq!((places, boards), (32, 3));
    // Without the module there are 21 tiles, and each new stack has one at least.
    assert!(places + boards - 21 < orrery_eclipse::state::SHUFFLES);
}

/// ECL-58: no discovery is left at all.
#[test]
fn discoveries_run_out() {
    let mut table = Table::of(&["terran_directorate", "terran_federation"]);
    table.state.discoveries[0] = Shuffle::default();
    let center = table.sector(1);
    table.state.sectors[center].discovery = false;
    let sector = explore(&mut table);
    assert!(!table.state.sectors[sector].discovery);
}

/// ECL-69: Magellan keep what they have used.
#[test]
fn magellan_keep_used_discoveries() {
    let (mut table, _) = claim("magellan_wardens", "money_cache");
    table.act(1, "use");
    assert!(table.state.discarded.is_empty());
    assert_eq!(table.state.players[who(1)].shown.len(), 1);
}

/// ECL-226, ECL-256, ECL-EX58, ECL-EX88: used tiles and parts count 1, also when the part is gone; kept ones 2.
#[test]
fn magellan_score_discoveries() {
    let (mut table, _) = claim("magellan_wardens", "money_cache");
    let before = table.score(1);
    table.act(1, "use");
    assert_eq!(table.score(1), before + 1);
    let axion = table.part("axion_computer");
    table.state.players[who(1)].stored.put(axion);
    assert_eq!(table.score(1), before + 1, "a part that is stored counts nothing");
    table.act(1, "done").act(2, "pass").act(1, "take upgrade").act(1, &format!("part {axion}"));
    table.act(1, "space cruiser 4");
    assert_eq!(table.score(1), before + 2);
    table.act(1, "remove cruiser 4");
    assert_eq!(table.score(1), before + 2);
    let kept = table.discovery("science_cache");
    table.state.players[who(1)].kept.put(kept);
    assert_eq!(table.score(1), before + 4);
}

/// Magellan buy the fourth military technology while this discovery is on top of the stack.
fn reveal(name: &str, prepare: impl Fn(&mut Table)) -> Table {
    let mut table = Table::of(&["magellan_wardens", "terran_federation"]);
    table.quiet().hide(name, None);
    for name in ["neutron_bombs", "starbase", "plasma_cannon"] {
        let technology = table.technology(name);
        table.state.players[who(1)].tracks[Track::Military].push(technology);
    }
    let shield = table.offer("phase_shield");
    prepare(&mut table);
    table.stock(1, 0, 10, 0).act(1, "take research").act(1, &format!("technology {shield}"));
    table
}

/// ECL-87, ECL-EX7: what Revelation brings goes to the starting sector.
#[test]
fn revelation_works_at_home() {
    let mut table = reveal("ancient_orbital", |_| ());
    table.act(1, "use");
    assert!(has_token(&table, "ancient_orbital", table.home(1)));
    assert!(table.state.players[who(1)].revealed);
}

/// ECL-87, ECL-EX25: what cannot be placed there is kept.
#[test]
fn revelation_may_be_of_no_use() {
    let mut table = reveal("ancient_orbital", |table| {
        let (home, orbital) = (table.home(1), table.game.content().tokens.named("orbital"));
        table.state.sectors[home].tokens.put(orbital.expect("a token"));
    });
    table.refuses(1, "use", 66).act(1, "keep");
    assert_eq!(table.state.players[who(1)].kept.len(), 1);

    let mut table = reveal("ancient_cruiser", |table| {
        table.no_discs(1);
    });
    table.refuses(1, "use", 87).act(1, "keep");
    let mut nothing = reveal("money_cache", |table| table.state.discoveries[0] = Shuffle::default());
    assert!(nothing.state.players[who(1)].revealed, "without a tile it is used up");
    assert_eq!(nothing.awaited(), Some(2));
    nothing.act(2, "pass");
}

/// ECL-57, ECL-234: a secret homeworld comes with a cruiser and a discovery.
#[test]
fn a_secret_homeworld_is_guarded() {
    let mut table = Table::with(r#"{"secret_homeworlds": 2}"#, &["terran_directorate", "terran_federation"]);
    assert_eq!((table.state.worlds.0.len(), table.state.worlds.1), (4, 2));
    let home = table.home(1);
    table.state.piles[1].unseen = Set::NONE;
    table.state.piles[1].left = 2;
    table.act(1, "take explore").act(1, &format!("explore {home} sw"));
    let world = table.state.exploring.drawn[0];
    assert!((271..=274).contains(&table.game.content().tiles[world].number));
    assert_eq!((table.state.worlds.0.len(), table.state.worlds.1), (3, 1));
    table.act(1, &format!("place {world}"));
    let turned = table.legal(1)[0].clone();
    table.act(1, &turned);
    let at = &table.state.sectors[world];
    let cruiser = at.guard.expect("a cruiser");
    assert!(table.game.content().guards[cruiser].id.starts_with("cruiser"));
    assert!(at.discovery && at.owner.is_none() && table.asked() != "ask-explore-disc");
}

/// Draco explore in the second ring, where these sectors are left, with this chance.
fn draco(left: &[u16], chance: &str) -> Table {
    let mut table = Table::with(r#"{"hives": true}"#, &["draco", "terran_federation"]);
    let home = table.quiet().home(1);
    table.state.piles[1].unseen = left.iter().map(|number| table.sector(*number)).collect();
    table.state.piles[1].left = left.len() as u8;
    table.act(1, "take explore").chance(chance).act(1, &format!("explore {home} sw"));
    table
}

/// ECL-56, ECL-EX28: Draco never place a hive.
#[test]
fn draco_discard_hives() {
    let table = draco(&[212], "1/1");
    assert_eq!(table.awaited(), Some(2), "the Explore is over");
    assert!(table.state.piles[1].discards.contains(table.sector(212)));
    let (hive, other) = (table.sector(212), table.sector(201));
    let first = if hive < other { "1/2 1/1" } else { "2/2 1/1" };
    let mut table = draco(&[201, 212], first);
    assert_eq!(table.state.exploring.drawn.as_slice(), [other]);
    assert!(table.state.piles[1].discards.is_empty(), "the hive is set aside");
    table.refuses(1, "draw", 55).act(1, "discard");
    assert_eq!(table.state.piles[1].discards.len(), 2);
}

/// ECL-44, ECL-85, ECL-222: the Shellworld is a science square worth 5 VP.
#[test]
fn a_shellworld_is_settled() {
    let mut table = Table::of(&["terran_directorate", "terran_federation"]);
    let (north, home) = (table.lay(208, (0, -3), 0), table.home(1));
    table.quiet().disc(1, north).stock(1, 0, 0, 20);
    let before = table.score(1);
    let buy = table.development("shellworld");
    table.act(1, "take research").act(1, &buy).refuses(1, "sector s1", 85);
    table.act(1, &format!("sector {north}"));
    assert_eq!(table.score(1), before + 5);
    assert!(!has_token(&table, "shellworld", home));
    table.state.players[who(1)].ready = 1;
    let science = table.state.players[who(1)].cubes[Resource::Science];
    table.act(2, "pass").act(1, &format!("colonise {north}"));
    assert_eq!(table.state.sectors[north].cubes[Square::Shellworld], 1);
    assert_eq!(table.state.players[who(1)].cubes[Resource::Science], science - 1);
}

/// ECL-85: whoever controls nothing cannot place the token.
#[test]
fn a_token_needs_a_sector() {
    let mut table = Table::of(&["terran_directorate", "terran_federation"]);
    let buy = table.development("shellworld");
    table.quiet().no_discs(1).stock(1, 40, 40, 40).act(1, "take research").refuses(1, &buy, 85);
}
