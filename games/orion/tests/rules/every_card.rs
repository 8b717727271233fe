//! The effect of every structure.

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};

use orrery_core::Publish as _;
use orrery_orion::Orion;
use orrery_orion::content::Colour;
use orrery_orion::state::Resource;

/// A card on top of seat 1's first system, with these resources, activated.
pub(super) fn activated(id: &str, food: u8, fleet: u8, production: u8) -> Scene {
    let mut s = Scene::new(2);
    s.stock(1, food, fleet, production).system(1, 1, &[id]).act(1, "activate sys1");
    s
}

/// A card built by seat 1 as a new system with just its cost in stock, on a table laid by `lay`.
pub(super) fn built(id: &str, lay: impl FnOnce(&mut Scene)) -> Scene {
    let mut s = Scene::new(3);
    let content = Orion::built_in();
    let row = &content.structures[crate::support::card(id)];
    s.at_mut(1).stock = row.cost;
    s.hand(1, &[id]);
    lay(&mut s);
    let system = s.at(1).regular_systems() + 1;
    s.act(1, &format!("build {id} sys{system}"));
    s
}

/// Seat 1 attacks seat 2, which has nothing, with this card on top of a system.
pub(super) fn attacked_with(id: &str) -> Scene {
    let mut s = Scene::new(2);
    s.stock(1, 0, 4, 0).stock(2, 0, 0, 0).system(1, 1, &[id]).act(1, "attack seat2");
    s
}

/// The score of seat 1 with these systems, morale 0 and nothing on the track.
fn score(systems: &[&[&str]]) -> i32 {
    let mut s = Scene::new(2);
    s.morale(1, 0);
    for (system, cards) in (1..).zip(systems) {
        s.system(1, system, cards);
    }
    s.score(1)
}

/// A structure that can be built only at morale 6 or more.
fn needs_morale_six(id: &str) {
    let action = format!("build {id} sys1");
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).hand(1, &[id]).morale(1, 5).refuses(1, &action, 66).morale(1, 6).act(1, &action);
}

// Blue.

/// ORI-113: B1, Advanced Data Center takes any card of the discard pile.
#[test]
fn b1_advanced_data_center() {
    let mut s = built("advanced_data_center", |s| _ = s.pile(&["titan", "frigate", "cruiser"]));
    s.act(1, "take 3");
    assert_eq!(
        (s.held(1), s.discards()),
        (vec!["cruiser".to_owned()], vec!["titan".to_owned(), "frigate".to_owned()])
    );
}

/// ORI-114: B2, Autolab gives a marker, two with an active yellow card.
#[test]
fn b2_autolab() {
    assert_eq!(built("autolab", |_| {}).pools(1), (4, 5, 1));
    assert_eq!(built("autolab", |s| _ = s.system(1, 1, &["star_fortress"])).pools(1), (5, 4, 1));
}

/// ORI-115: B3, Civilian Transport builds a structure, after a blue one a further one, at full cost.
#[test]
fn b3_civilian_transport() {
    let mut s = built("civilian_transport", |s| _ = s.stock(1, 8, 1, 0).hand(1, &["biospheres", "frigate"]));
    s.act(1, "build biospheres sys2").act(1, "build frigate sys3");
    assert_eq!((s.at(1).stock, s.at(1).available), (res(1, 0, 0), 3));
}

/// ORI-116: B4, Holosimulator hires an advisor for an available marker, without discarding cards.
#[test]
fn b4_holosimulator() {
    let mut s =
        built("holosimulator", |s| _ = s.middle(&["kuruk"]).hand(1, &["titan", "frigate", "cruiser"]));
    s.act(1, "use").act(1, "hire kuruk");
    assert_eq!((s.hired(1), s.held(1).len(), s.pools(1)), (Some("kuruk".to_owned()), 3, (2, 7, 1)));
}

/// ORI-117, ORI-61: B5, Planetary Resource Market sells a point for 4 food, 3 fleet or 2 production.
#[test]
fn b5_planetary_resource_market() {
    for (choice, stock) in
        [("choose 1", res(4, 0, 0)), ("choose 2", res(0, 3, 0)), ("choose 3", res(0, 0, 2))]
    {
        let mut s = Scene::new(2);
        s.stock(1, 0, 0, 0).points(1, 4).system(1, 1, &["planetary_resource_market"]);
        s.act(1, "activate sys1").act(1, choice);
        assert_eq!((s.at(1).points, s.at(1).stock), (3, stock));
    }
}

/// ORI-118, ORI-79: B6, Planetary Supercomputer pays 2 food, 1 production and a card for a point per blue structure.
#[test]
fn b6_planetary_supercomputer() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 3, 1).hand(1, &["titan"]);
    s.system(1, 1, &["biospheres", "frigate", "autolab", "planetary_supercomputer"]);
    s.morale(1, 5).refuses(1, "activate sys1", 79).morale(1, 6);
    s.act(1, "activate sys1").act(1, "discard titan");
    assert_eq!((s.at(1).points, s.at(1).stock, s.discards()), (3, res(0, 3, 0), vec!["titan".to_owned()]));
}

/// ORI-118: B7, Soil Enrichment Plant gives 2 food per blue structure of its system.
#[test]
fn b7_soil_enrichment_plant() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0).system(1, 1, &["biospheres", "titan", "soil_enrichment_plant"]);
    s.system(1, 2, &["autolab"]).act(1, "activate sys1");
    assert_eq!(s.at(1).stock, res(4, 0, 0));
}

/// ORI-78: B8, Spaceport exchanges 2 production for 3 food and 3 fleet, or back.
#[test]
fn b8_spaceport() {
    assert_eq!(activated("spaceport", 2, 0, 2).at(1).stock, res(5, 3, 0));
    assert_eq!(activated("spaceport", 3, 4, 1).at(1).stock, res(0, 1, 3));
    let mut s = activated("spaceport", 3, 3, 2);
    s.offers(1, &["choose 1", "choose 2"]).act(1, "choose 2");
    assert_eq!(s.at(1).stock, res(0, 0, 4));
    let mut s = Scene::new(2);
    s.stock(1, 3, 2, 1).system(1, 1, &["spaceport"]).refuses(1, "activate sys1", 18);
}

/// ORI-146: B9, Biospheres pay 1 fleet for the top card of the pile.
#[test]
fn b9_biospheres() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 1, 0).system(1, 1, &["biospheres"]).pile(&["titan", "frigate"]).act(1, "activate sys1");
    assert_eq!((s.held(1), s.discards()), (vec!["titan".to_owned()], vec!["frigate".to_owned()]));
    assert_eq!(s.at(1).stock, res(0, 0, 0));
    s.turn_of(1).stock(1, 9, 0, 9).refuses(1, "activate sys1", 36);
    let mut s = Scene::new(2);
    s.stock(1, 9, 0, 9).system(1, 1, &["biospheres"]).pile(&["titan"]).refuses(1, "activate sys1", 18);
}

/// ORI-134: B10, Trade Goods give every opponent 1 production.
#[test]
fn b10_trade_goods() {
    let s = built("trade_goods", |_| {});
    assert_eq!((s.at(1).stock, s.at(2).stock, s.at(3).stock), (res(0, 0, 0), res(5, 4, 3), res(5, 4, 3)));
}

/// ORI-66, ORI-108: B11, Interplanetary Administration is worth 2 points per blue structure.
#[test]
fn b11_interplanetary_administration() {
    needs_morale_six("interplanetary_administration");
    assert_eq!(score(&[&["interplanetary_administration"]]), 2);
    assert_eq!(
        score(&[&["interplanetary_administration", "biospheres"], &["titan", "biospheres"]]),
        6 + 1 + 2 + 1
    );
}

/// ORI-50: B12, Hydroponic Farm gives 1 food per active blue card at the start of a round.
#[test]
fn b12_hydroponic_farm() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0).system(1, 1, &["hydroponic_farm"]).system(1, 2, &["frigate", "trade_goods"]);
    s.system(1, 3, &["autolab", "star_fortress"]).begin_round();
    assert_eq!(s.at(1).stock, res(2 + 2, 0, 2), "produced 2 food; two active blue cards");
}

/// ORI-77: B13, Astro University draws one more card with Research.
#[test]
fn b13_astro_university() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["astro_university"]).act(1, "research");
    assert_eq!(s.held(1).len(), 3);
}

// Red.

/// ORI-119: R1, Battleship fills the opponents' fields.
#[test]
fn r1_battleship() {
    let s = built("battleship", |s| _ = s.system(2, 1, &["spaceport"]).advisor(3, "quail"));
    assert!(s.marked(2, 1) && s.advisor_marked(3));
    assert_eq!((s.pools(2), s.pools(3)), ((4, 5, 0), (4, 5, 0)));
}

/// ORI-121: R2, Doom Star gives a point after an attack.
#[test]
fn r2_doom_star() {
    let s = attacked_with("doom_star");
    assert_eq!((s.at(1).points, s.at(1).stock), (3, res(0, 2, 0)));
}

/// ORI-118, ORI-79: R3, Fighter Garrison pays 2 fleet and 1 production for a point per red structure.
#[test]
fn r3_fighter_garrison() {
    let mut s = Scene::new(2);
    s.stock(1, 4, 2, 1).system(1, 1, &["titan", "frigate", "fighter_garrison"]);
    s.morale(1, 5).refuses(1, "activate sys1", 79).morale(1, 6);
    s.act(1, "activate sys1");
    assert_eq!((s.at(1).points, s.at(1).stock), (2, res(4, 0, 0)));
}

/// ORI-96, ORI-79: R4, Government Support Agency pays 2 food for 4 morale.
#[test]
fn r4_government_support_agency() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["government_support_agency"]).morale(1, 2).stock(1, 1, 9, 9).refuses(
        1,
        "activate sys1",
        18,
    );
    s.stock(1, 2, 0, 0).act(1, "activate sys1");
    assert_eq!((s.at(1).morale, s.at(1).stock), (6, res(0, 0, 0)));
}

/// ORI-86: R5, Orbital Batteries make attacks on their owner dearer by 1.
#[test]
fn r5_orbital_batteries() {
    let mut s = Scene::new(2);
    s.stock(2, 0, 0, 0).system(2, 1, &["orbital_batteries"]).act(1, "attack seat2");
    assert_eq!(s.at(1).stock[Resource::Fleet], 1);
}

/// ORI-122: R6, Titan costs every opponent 1 morale per system.
#[test]
fn r6_titan() {
    let s = built("titan", |s| _ = s.system(2, 1, &["frigate", "cruiser"]).system(2, 2, &["frigate"]));
    assert_eq!((s.at(1).morale, s.at(2).morale, s.at(3).morale), (10, 8, 10));
}

/// ORI-123: R7, Landing Ship moves one top card of every opponent to the bottom.
#[test]
fn r7_landing_ship() {
    let mut s = built("landing_ship", |s| {
        s.system(2, 1, &["frigate", "titan"]).system(3, 1, &["cruiser", "autolab", "spaceport"]);
    });
    s.act(1, "sink seat2 sys1").act(1, "sink seat3 sys1");
    assert_eq!(s.cards(2, 1), ["titan", "frigate"]);
    assert_eq!(s.cards(3, 1), ["spaceport", "cruiser", "autolab"]);
}

/// ORI-66, ORI-108: R8, Space Elevator is worth 2 points per red structure.
#[test]
fn r8_space_elevator() {
    needs_morale_six("space_elevator");
    assert_eq!(score(&[&["space_elevator"]]), 2);
    assert_eq!(score(&[&["cruiser", "space_elevator", "cruiser"], &["biospheres"]]), 6 + 1 + 1 + 1);
}

/// ORI-38, ORI-89: R9, Death Spores lower the defender's morale by 1 more for a reserve marker.
#[test]
fn r9_death_spores() {
    let mut s = attacked_with("death_spores");
    s.offers(1, &["effect sys1", "done"]).act(1, "effect sys1");
    assert_eq!((s.at(2).morale, s.marked(1, 1), s.pools(1)), (8, true, (3, 5, 0)));
    let mut s = attacked_with("death_spores");
    s.act(1, "done");
    assert_eq!((s.at(2).morale, s.marked(1, 1)), (9, false));
}

/// ORI-121: R10, Cruiser gives 2 food after an attack.
#[test]
fn r10_cruiser() {
    let s = attacked_with("cruiser");
    assert_eq!((s.at(1).points, s.at(1).stock), (2, res(2, 2, 0)));
}

/// ORI-79: R11, Stellar Converter pays 3 fleet, a chosen opponent loses 2 morale, its owner gains 2 points; it is no
/// attack.
#[test]
fn r11_stellar_converter() {
    let mut s = Scene::new(3);
    s.stock(1, 0, 3, 0).stock(3, 0, 9, 0).system(1, 1, &["stellar_converter"]);
    s.morale(1, 5).refuses(1, "activate sys1", 79).morale(1, 6);
    s.system(1, 2, &["doom_star"]).system(3, 1, &["star_fortress"]).system(3, 2, &["orbital_batteries"]);
    s.act(1, "activate sys1").offers(1, &["target seat2", "target seat3"]).act(1, "target seat3");
    assert_eq!((s.at(1).points, s.at(1).stock, s.at(1).attacks.0), (2, res(0, 0, 0), [0; 4]));
    assert_eq!((s.at(3).morale, s.at(3).points, s.at(2).morale), (8, 0, 10));
    let mut s = Scene::new(2);
    s.stock(1, 9, 2, 9).system(1, 1, &["stellar_converter"]).refuses(1, "activate sys1", 18);
}

// Yellow.

/// ORI-133: Y1, Cloning Center gives 2 points per blue card and costs 1 morale per grey card.
#[test]
fn y1_cloning_center() {
    let s = built("cloning_center", |s| {
        s.system(1, 1, &["biospheres", "frigate", "autolab", "destroyer", "recyclotron"]);
    });
    assert_eq!((s.at(1).points, s.at(1).morale), (4, 8));
}

/// ORI-66, ORI-108: Y2, Artemis System Net is worth 2 points per yellow card.
#[test]
fn y2_artemis_system_net() {
    needs_morale_six("artemis_system_net");
    assert_eq!(score(&[&["artemis_system_net"]]), 2);
    assert_eq!(score(&[&["artemis_system_net", "recyclotron"], &["star_fortress", "frigate"]]), 6 + 1 + 1);
    let mut s = Scene::new(2);
    s.morale(1, 0).system(1, 1, &["artemis_system_net"]).fulcrum(1, Colour::Yellow).system(
        1,
        5,
        &["recyclotron"],
    );
    assert_eq!(s.score(1), 6 + 1, "covered Fulcrum is a yellow card");
}

/// ORI-124: Y3, Colonial Treasury gives 9 food, 7 fleet or 5 production by the card beneath, for a marker.
#[test]
fn y3_colonial_treasury() {
    for (beneath, stock) in
        [("spaceport", res(9, 0, 0)), ("cruiser", res(0, 7, 0)), ("star_fortress", res(0, 0, 5))]
    {
        let mut s = Scene::new(2);
        s.stock(1, 1, 2, 2).hand(1, &["colonial_treasury"]).system(1, 1, &[beneath]);
        s.act(1, "build colonial_treasury sys1").act(1, "use");
        assert_eq!((s.at(1).stock, s.pools(1)), (stock, (2, 7, 1)));
    }
}

/// ORI-125, ORI-80: Y4, High-Orbit Sonar activates cards with reserve markers.
#[test]
fn y4_high_orbit_sonar() {
    let mut s = built("high_orbit_sonar", |s| {
        s.morale(1, 1).system(1, 1, &["pleasure_dome"]).advisor(1, "viktoria");
    });
    s.act(1, "activate advisor").act(1, "choose 1").act(1, "activate sys1");
    assert_eq!((s.at(1).morale, s.at(1).stock, s.pools(1)), (7, res(2, 0, 0), (3, 4, 1)));
}

/// ORI-118, ORI-79: Y5, Recyclotron pays 2 food and 2 production for a point per yellow card.
#[test]
fn y5_recyclotron() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 1, 2).system(1, 1, &["star_fortress", "titan", "recyclotron"]);
    s.morale(1, 5).refuses(1, "activate sys1", 79).morale(1, 6);
    s.act(1, "activate sys1");
    assert_eq!((s.at(1).points, s.at(1).stock), (2, res(0, 1, 0)));
}

/// ORI-121: Y6, Star Fortress gives its owner a point for being attacked.
#[test]
fn y6_star_fortress() {
    let mut s = Scene::new(2);
    s.stock(2, 0, 0, 0).system(2, 1, &["star_fortress"]).act(1, "attack seat2");
    assert_eq!((s.at(2).points, s.at(2).morale), (1, 9));
}

/// ORI-78: Y7, Automated Factory makes 2 production of 3 food.
#[test]
fn y7_automated_factory() {
    assert_eq!(activated("automated_factory", 3, 0, 0).at(1).stock, res(0, 0, 2));
    let mut s = Scene::new(2);
    s.stock(1, 2, 9, 9).system(1, 1, &["automated_factory"]).refuses(1, "activate sys1", 18);
}

/// ORI-50: Y8, Robo-Miner Plant may pay 2 food for 1 production at the start of a round.
#[test]
fn y8_robo_miner_plant() {
    let scene = |food| {
        let mut s = Scene::new(2);
        s.stock(1, food, 0, 0).system(1, 1, &["robo_miner_plant"]).begin_round();
        s
    };
    let mut s = scene(4);
    s.offers(1, &["effect sys1", "done"]).act(1, "effect sys1");
    assert_eq!(s.at(1).stock, res(2, 0, 2));
    let mut s = scene(4);
    s.act(1, "done");
    assert_eq!(s.at(1).stock, res(4, 0, 1));
    assert_eq!(scene(1).asked(), "ask-turn", "1 food is not enough");
}

/// ORI-78, ORI-4: Y9, Deep Core Mine gives 1 production, 2 with three yellow structures in its system.
#[test]
fn y9_deep_core_mine() {
    let gained = |cards: &[&str]| {
        let mut s = Scene::new(2);
        s.stock(1, 0, 0, 0).system(1, 1, cards).system(1, 2, &["recyclotron"]).act(1, "activate sys1");
        s.at(1).stock[Resource::Production]
    };
    assert_eq!(gained(&["deep_core_mine"]), 1);
    assert_eq!(gained(&["star_fortress", "titan", "deep_core_mine"]), 1);
    assert_eq!(gained(&["star_fortress", "titan", "cloning_center", "deep_core_mine"]), 2);
}

/// ORI-91: Y10, Galactic Currency Exchange allows a second exchange.
#[test]
fn y10_galactic_currency_exchange() {
    let mut s = Scene::new(2);
    s.stock(1, 6, 0, 0).system(1, 1, &["galactic_currency_exchange"]);
    s.act(1, "trade food production").act(1, "trade food production");
    assert_eq!((s.at(1).stock, s.awaited()), (res(0, 0, 2), Some(2)));
}

/// ORI-85: Y11, Warp Interdictor adds 2 to its owner's fleet in the comparison, and only there.
#[test]
fn y11_warp_interdictor() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 4, 0).stock(2, 0, 3, 0).system(2, 1, &["warp_interdictor"]).refuses(1, "attack seat2", 85);
    s.stock(2, 0, 2, 0);
    assert!(s.may(1, "attack seat2"));
    s.stock(1, 0, 3, 0).turn_of(2).refuses(2, "attack seat1", 85);
}

// Grey.

/// ORI-126: G1, Communications Satellite rearranges a system.
#[test]
fn g1_communications_satellite() {
    let mut s = built("communications_satellite", |s| _ = s.system(1, 1, &["titan", "frigate"]));
    s.act(1, "rearrange sys1").act(1, "stack frigate");
    assert_eq!(s.cards(1, 1), ["frigate", "titan"]);
}

/// ORI-127: G2, Destroyer takes 2 cards or 4 morale of every opponent.
#[test]
fn g2_destroyer() {
    let mut s = built("destroyer", |s| _ = s.hand(2, &["titan", "frigate"]));
    s.act(2, "choose 1").act(2, "discard titan").act(2, "discard frigate");
    assert_eq!((s.at(2).morale, s.held(2).len(), s.at(3).morale), (10, 0, 6));
}

/// ORI-128: G3, Spy Training Complex sends the opponents' advisors back.
#[test]
fn g3_spy_training_complex() {
    let s = built("spy_training_complex", |s| _ = s.advisor(2, "vale").advisor(3, "kuruk"));
    assert_eq!(
        (s.hired(2), s.hired(3), s.in_the_middle()),
        (None, None, vec!["vale".to_owned(), "kuruk".to_owned()])
    );
}

/// ORI-121: G4, Frigate draws a card after an attack.
#[test]
fn g4_frigate() {
    let s = attacked_with("frigate");
    assert_eq!((s.at(1).points, s.held(1).len()), (2, 1));
}

/// ORI-96: G5, Pleasure Dome raises morale by 6.
#[test]
fn g5_pleasure_dome() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0).morale(1, -1).system(1, 1, &["pleasure_dome"]).act(1, "activate sys1");
    assert_eq!((s.at(1).morale, s.at(1).propaganda), (5, false));
}

/// ORI-69: G6, Colony Ship builds in its own system for 2 less.
#[test]
fn g6_colony_ship() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 0, 0).system(1, 1, &["colony_ship"]).hand(1, &["biospheres"]).act(1, "activate sys1");
    s.offers(1, &["build biospheres sys1"]).act(1, "build biospheres sys1");
    assert_eq!(
        (s.cards(1, 1), s.at(1).stock),
        (vec!["colony_ship".to_owned(), "biospheres".to_owned()], res(0, 0, 0))
    );
}

/// ORI-78: G7, Research Laboratory draws 3 cards.
#[test]
fn g7_research_laboratory() {
    let s = activated("research_laboratory", 0, 0, 0);
    assert_eq!((s.held(1).len(), s.state.deck.len()), (3, 86));
}

/// ORI-64: G8, Outpost Ship draws a card.
#[test]
fn g8_outpost_ship() {
    assert_eq!(built("outpost_ship", |_| {}).held(1).len(), 1);
}

/// ORI-50: G9, Alien Control Center draws a card at the start of a round.
#[test]
fn g9_alien_control_center() {
    let mut s = Scene::new(2);
    s.stock(1, 4, 0, 0).system(1, 1, &["alien_control_center"]).begin_round();
    assert_eq!((s.held(1).len(), s.held(2).len()), (1, 0));
}

/// ORI-66, ORI-108: G10, Gaia Transformation is worth 2 points per grey structure.
#[test]
fn g10_gaia_transformation() {
    needs_morale_six("gaia_transformation");
    assert_eq!(score(&[&["gaia_transformation"]]), 2);
    assert_eq!(score(&[&["gaia_transformation", "titan"], &["frigate", "frigate"]]), 6 + 2 + 1 + 1);
}
