//! Chains and triggers, ORI-EX50 to ORI-EX66.

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};
use orrery_orion::content::Colour;
use orrery_orion::state::Resource;

/// ORI-EX50, ORI-115, ORI-139: a Transport covered by its own first build still allows the second.
#[test]
fn a_covered_transport_carries_on() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 1, 0).hand(1, &["civilian_transport", "biospheres", "frigate"]);
    s.act(1, "build civilian_transport sys1").act(1, "build biospheres sys1");
    assert_eq!((s.awaited(), s.asked()), (Some(1), "ask-build-or-stop"));
    s.act(1, "build frigate sys1");
    assert_eq!(s.cards(1, 1), ["civilian_transport", "biospheres", "frigate"]);
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).spent), (res(2, 0, 0), 3, 1));
    assert_eq!((s.at(1).regular_systems(), s.awaited()), (1, Some(2)));
}

/// ORI-EX51, ORI-63, ORI-114, ORI-124: a marker just gained pays for Colonial Treasury in the same turn.
#[test]
fn a_marker_just_gained_pays_for_the_treasury() {
    let mut s = Scene::new(2);
    s.stock(1, 5, 2, 5).markers(1, 1, 5).system(1, 1, &["deep_core_mine"]).system(1, 2, &["titan"]);
    s.hand(1, &["civilian_transport", "autolab", "colonial_treasury"]);
    s.act(1, "build civilian_transport sys3");
    assert_eq!((s.at(1).stock, s.at(1).available), (res(2, 2, 5), 0));
    s.act(1, "build autolab sys4");
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).reserves), (res(1, 2, 2), 2, 3));
    s.act(1, "build colonial_treasury sys2").offers(1, &["use", "done"]).act(1, "use");
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).reserves), (res(0, 7, 0), 1, 4));
    assert_eq!(s.awaited(), Some(2), "still one action in this turn");
}

/// ORI-EX52, ORI-34, ORI-83, ORI-125, ORI-126, ORI-139: a card on top again can be activated again by the same Sonar.
#[test]
fn sonar_activates_a_card_that_lies_on_top_again() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["colony_ship"]).stock(1, 2, 0, 2).markers(1, 2, 3);
    s.hand(1, &["high_orbit_sonar", "communications_satellite", "outpost_ship"]);
    s.act(1, "build high_orbit_sonar sys2");
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).reserves), (res(0, 0, 0), 1, 3));

    s.act(1, "activate sys1");
    assert_eq!((s.marked(1, 1), s.at(1).reserves), (true, 2));
    s.act(1, "build communications_satellite sys1");
    assert_eq!((s.marked(1, 1), s.at(1).reserves), (false, 3));
    s.act(1, "rearrange sys1").act(1, "stack communications_satellite");
    assert_eq!(s.cards(1, 1), ["communications_satellite", "colony_ship"]);

    assert_eq!(s.asked(), "ask-activate-cards");
    s.act(1, "activate sys1");
    assert_eq!((s.marked(1, 1), s.at(1).reserves), (true, 2));
    s.draws(&["titan"]).act(1, "build outpost_ship sys1");
    assert_eq!(s.cards(1, 1), ["communications_satellite", "colony_ship", "outpost_ship"]);
    assert_eq!(s.held(1), ["titan"]);
    assert_eq!((s.marked(1, 1), s.at(1).reserves, s.at(1).available), (false, 3, 1));
    assert_eq!((s.at(1).stock, s.awaited()), (res(0, 0, 0), Some(2)));
}

/// ORI-EX53, ORI-113, ORI-131: the card that ADVIA-OSM builds has left the pile before its effect.
#[test]
fn a_data_center_built_from_the_pile_does_not_take_itself() {
    let mut s = Scene::new(2);
    s.advisor(1, "advia_osm").stock(1, 0, 0, 0).pile(&["advanced_data_center", "titan", "frigate"]);
    s.act(1, "activate advisor").act(1, "build advanced_data_center sys1");
    assert_eq!(s.discards(), ["titan", "frigate"]);
    s.offers(1, &["take 1", "take 2"]);
    let asked = s.state;
    s.act(1, "take 1");
    assert_eq!((s.held(1), s.discards()), (vec!["titan".to_owned()], vec!["frigate".to_owned()]));
    s.state = asked;
    s.act(1, "take 2");
    assert_eq!((s.held(1), s.discards()), (vec!["frigate".to_owned()], vec!["titan".to_owned()]));
    assert_eq!((s.cards(1, 1), s.awaited()), (vec!["advanced_data_center".to_owned()], Some(2)));
}

/// ORI-EX54, ORI-35, ORI-91, ORI-93: two Galactic Currency Exchanges allow two exchanges, not three.
#[test]
fn meklars_with_two_currency_exchanges_make_two_exchanges() {
    let mut s = Scene::new(2);
    s.race(1, "meklar").stock(1, 3, 0, 0);
    s.system(1, 1, &["galactic_currency_exchange"]).system(1, 2, &["galactic_currency_exchange"]);
    s.act(1, "trade food fleet");
    assert_eq!((s.at(1).stock, s.asked()), (res(0, 2, 0), "ask-trade-more"));
    s.act(1, "trade fleet production");
    assert_eq!((s.at(1).stock, s.at(1).available), (res(0, 0, 2), 3));
    s.refuses(1, "trade production food", 53);
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"));
}

/// ORI-EX55, ORI-86: Kuruk and Orbital Batteries add up.
#[test]
fn kuruk_and_orbital_batteries_make_an_attack_cost_four() {
    let mut s = Scene::new(2);
    s.advisor(2, "kuruk").system(2, 1, &["orbital_batteries"]).stock(2, 0, 0, 0);
    s.stock(1, 0, 3, 0).refuses(1, "attack seat2", 86);
    s.stock(1, 0, 4, 0).act(1, "attack seat2");
    assert_eq!(s.at(1).stock[Resource::Fleet], 0);
}

/// ORI-EX56, ORI-79, ORI-84, ORI-121, ORI-137: Stellar Converter hurts without being an attack.
#[test]
fn stellar_converter_is_not_an_attack() {
    let mut s = Scene::new(3);
    s.system(1, 1, &["stellar_converter"]).system(1, 2, &["doom_star"]).stock(1, 0, 3, 0);
    s.system(3, 1, &["star_fortress"]).stock(3, 0, 9, 0);
    s.morale(1, 5).refuses(1, "activate sys1", 79);
    s.morale(1, 6).act(1, "activate sys1").offers(1, &["target seat2", "target seat3"]);
    s.act(1, "target seat3");
    assert_eq!((s.at(1).stock, s.at(1).points, s.at(1).morale), (res(0, 0, 0), 2, 6));
    assert_eq!((s.at(3).morale, s.at(3).points, s.at(3).stock), (8, 0, res(0, 9, 0)));
    assert_eq!((s.at(2).morale, s.awaited()), (10, Some(2)));
    assert_eq!((s.attack_markers(1, 3), s.marked(1, 1)), (0, true));
    s.stock(3, 0, 0, 0);
    for _ in 0..2 {
        s.stock(1, 0, 2, 0).turn_of(1).act(1, "attack seat3");
    }
    assert_eq!(s.attack_markers(1, 3), 2, "the limit of 3 players is untouched");
}

/// ORI-EX57, ORI-67, ORI-124: Fulcrum saves 1 unit and is the yellow card beneath.
#[test]
fn treasury_on_yellow_fulcrum_gives_production() {
    let mut s = Scene::new(2);
    s.fulcrum(1, Colour::Yellow).hand(1, &["colonial_treasury"]).stock(1, 1, 2, 2);
    s.act(1, "build colonial_treasury sys5").offers(1, &["pay 0 2 2", "pay 1 1 2", "pay 1 2 1"]);
    s.act(1, "pay 0 2 2").act(1, "use");
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).reserves), (res(1, 0, 5), 2, 7));
}

/// ORI-EX58, ORI-123: Fulcrum stays the lowest card, so one structure on him does not move.
#[test]
fn landing_ship_leaves_fulcrum_at_the_bottom() {
    let mut s = Scene::new(2);
    s.hand(1, &["landing_ship"]).fulcrum(2, Colour::Red).system(2, 5, &["spaceport"]).mark(2, 5);
    let theirs = *s.at(2);
    s.act(1, "build landing_ship sys1");
    assert_eq!((*s.at(2), s.awaited()), (theirs, Some(2)), "the marker stays");

    let mut s = Scene::new(2);
    s.hand(1, &["landing_ship"]).fulcrum(2, Colour::Red).system(2, 5, &["frigate", "spaceport"]).mark(2, 5);
    s.act(1, "build landing_ship sys1").act(1, "sink seat2 sys5");
    assert_eq!(s.cards(2, 5), ["spaceport", "frigate"]);
    assert!(s.at(2).founder.is_some_and(|founder| founder.colour == Colour::Red));
    assert_eq!((s.marked(2, 5), s.at(2).reserves), (false, 6));
}

/// ORI-EX59, ORI-116, ORI-130, ORI-141: the second build of a Transport may use a system founded by the first.
#[test]
fn a_system_founded_in_a_chain_can_be_built_in_at_once() {
    let mut s = Scene::new(2);
    s.stock(1, 5, 1, 2).middle(&["fulcrum_sandebar", "vale"]);
    s.hand(1, &["civilian_transport", "holosimulator", "titan"]);
    s.act(1, "build civilian_transport sys1").refuses(1, "build titan sys5", 23);
    s.act(1, "build holosimulator sys2").act(1, "use");
    assert_eq!((s.at(1).available, s.at(1).reserves), (2, 7));
    s.act(1, "hire fulcrum_sandebar").act(1, "colour red");
    assert_eq!(s.in_the_middle(), ["vale"]);
    s.refuses(1, "build titan sys3", 18).act(1, "build titan sys5");
    assert_eq!((s.cards(1, 5), s.at(1).stock), (vec!["titan".to_owned()], res(0, 0, 0)), "2L 2P for 1 less");
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-EX60, ORI-115, ORI-142: each Transport looks at the structure that it has built itself.
#[test]
fn a_transport_looks_at_its_own_structure() {
    let mut s = Scene::new(2);
    s.stock(1, 6, 3, 2).hand(1, &["civilian_transport", "civilian_transport", "titan", "frigate"]);
    s.act(1, "build civilian_transport sys1").act(1, "build civilian_transport sys2");
    s.act(1, "build titan sys3");
    assert_eq!((s.awaited(), s.asked()), (Some(1), "ask-build-or-stop"));
    s.hand(1, &["outpost_ship"]).stock(1, 1, 1, 0).act(1, "build frigate sys4");
    assert_eq!((s.awaited(), s.at(1).available), (Some(2), 3), "the first Transport is finished too");
}

/// ORI-EX61, ORI-137, ORI-138: an advisor hired in the action phase waits for the next start of a round.
#[test]
fn an_advisor_hired_in_round_3_draws_at_the_start_of_round_4() {
    let mut s = Scene::new(2);
    s.middle(&["moldred"]).hand(1, &["holosimulator"]).stock(1, 6, 0, 0);
    s.state.round = 3;
    s.markers(1, 2, 8)
        .markers(2, 1, 9)
        .act(1, "build holosimulator sys1")
        .act(1, "use")
        .act(1, "hire moldred");
    assert_eq!((s.hired(1).as_deref(), s.held(1).len()), (Some("moldred"), 0));
    assert_eq!((s.state.round, s.awaited()), (3, Some(2)));
    s.draws(&["titan", "frigate"]).act(2, "propaganda");
    assert_eq!(s.state.round, 4);
    assert_eq!(s.held(1), ["titan", "frigate"]);
}

/// ORI-EX62, ORI-98, ORI-100, ORI-129: an advisor who comes back has an empty field.
#[test]
fn vale_hired_again_can_be_used_again() {
    let mut s = Scene::new(2);
    s.advisor(1, "vale").middle(&["kuruk"]).stock(1, 0, 9, 0).stock(2, 0, 0, 0);
    s.hand(1, &["titan", "titan", "frigate", "frigate", "cruiser", "cruiser"]);
    s.act(1, "attack seat2").act(1, "effect advisor");
    assert_eq!((s.at(1).points, s.at(1).morale, s.advisor_marked(1), s.at(1).reserves), (4, 9, true, 5));

    s.turn_of(1).act(1, "contract").act(1, "discard titan").act(1, "discard titan").act(1, "discard frigate");
    s.act(1, "hire kuruk");
    assert_eq!((s.advisor_marked(1), s.at(1).reserves), (false, 6));
    s.turn_of(1)
        .act(1, "contract")
        .act(1, "discard frigate")
        .act(1, "discard cruiser")
        .act(1, "discard cruiser");
    s.act(1, "hire vale");
    assert_eq!((s.hired(1).as_deref(), s.advisor_marked(1)), (Some("vale"), false));

    s.turn_of(1).act(1, "attack seat2").act(1, "effect advisor");
    assert_eq!((s.at(1).points, s.at(1).morale, s.advisor_marked(1), s.at(1).reserves), (8, 8, true, 5));
}

/// ORI-EX63, ORI-17, ORI-48: low and medium level are those of everybody; the bonus is capped at 9.
#[test]
fn bulrathi_differ_at_the_high_level_only() {
    let mut s = Scene::new(2);
    s.race(1, "bulrathi").stock(1, 3, 3, 3).morale(1, 7).begin_round();
    assert_eq!((s.at(1).available, s.held(1).len(), s.at(1).morale), (3, 1, 8));
    assert_eq!((s.at(1).stock, s.asked()), (res(3, 3, 3), "ask-turn"));

    let mut s = Scene::new(2);
    s.race(1, "bulrathi").stock(1, 6, 3, 3).morale(1, 7).begin_round();
    assert_eq!((s.at(1).available, s.held(1).len(), s.at(1).morale), (4, 0, 7));
    assert_eq!((s.at(1).stock, s.asked()), (res(6, 3, 3), "ask-turn"));

    let mut s = Scene::new(2);
    s.race(1, "bulrathi").stock(1, 8, 8, 0).morale(1, 7).begin_round();
    let asked = s.state;
    s.act(1, "choose 2");
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).morale), (res(8, 9, 0), 4, 7));
    s.state = asked;
    s.act(1, "choose 1");
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).morale), (res(8, 8, 1), 4, 7));
}

/// ORI-EX64, ORI-62, ORI-95, ORI-146: opponents discard clockwise; the pile keeps its order.
#[test]
fn a_darlok_takes_a_card_and_the_pile_keeps_its_order() {
    let mut s = Scene::new(3);
    s.race(1, "darlok").pile(&["autolab", "spaceport"]);
    s.hand(2, &["titan", "cruiser"]).hand(3, &["frigate", "destroyer"]).act(1, "propaganda");
    assert_eq!(s.awaited(), Some(2), "the left neighbour first");
    s.refuses(3, "discard frigate", 53).act(2, "discard titan");
    assert_eq!(s.awaited(), Some(3));
    s.act(3, "discard frigate");
    assert_eq!(s.discards(), ["frigate", "titan", "autolab", "spaceport"]);
    s.offers(1, &["take 1", "take 2", "take 3", "done"]).act(1, "take 2");
    assert_eq!(s.held(1), ["titan"]);
    assert_eq!(s.discards(), ["frigate", "autolab", "spaceport"]);
    assert_eq!((s.held(2).len(), s.held(3).len(), s.awaited()), (1, 1, Some(2)));
}

/// ORI-EX65, ORI-119: with too few reserves the opponent chooses which fields are filled.
#[test]
fn an_opponent_with_one_marker_chooses_the_field_to_be_filled() {
    let mut s = Scene::new(2);
    s.hand(1, &["battleship"]).advisor(2, "viktoria").system(2, 1, &["spaceport"]).markers(2, 4, 1);
    s.act(1, "build battleship sys1");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-fill"));
    s.offers(2, &["fill sys1", "fill advisor"]);
    let asked = s.state;
    s.act(2, "fill advisor");
    assert_eq!((s.marked(2, 1), s.advisor_marked(2), s.at(2).reserves), (false, true, 0));
    s.refuses(2, "activate advisor", 36).act(2, "activate sys1");
    s.state = asked;
    s.act(2, "fill sys1");
    assert_eq!((s.marked(2, 1), s.advisor_marked(2), s.at(2).reserves), (true, false, 0));
    s.refuses(2, "activate sys1", 36).act(2, "activate advisor");
}

/// ORI-EX66, ORI-27, ORI-73, ORI-75: the exploited card is the top discard that a reshuffle leaves behind.
#[test]
fn a_grey_exploit_reshuffles_all_but_the_exploited_card() {
    let mut s = Scene::new(2);
    s.hand(1, &["pleasure_dome"]).pile(&["titan", "spaceport"]).deck(&["autolab", "cruiser"]);
    s.draws(&["cruiser", "autolab", "spaceport", "titan"]).act(1, "exploit pleasure_dome");
    assert_eq!((s.discards(), s.state.deck.len()), (vec!["pleasure_dome".to_owned()], 0));
    s.offers(1, &["discard autolab", "discard cruiser", "discard spaceport", "discard titan"]);
    s.act(1, "discard spaceport");
    assert_eq!(s.discards(), ["spaceport", "pleasure_dome"]);
    assert_eq!(s.held(1), ["autolab", "titan", "cruiser"]);
}
