//! The extra edge cases of the ledger, ORI-EX23 to ORI-EX48.

use orrery_testkit::Acts as _;

use crate::support::{Scene, card, res};
use orrery_orion::content::Colour;
use orrery_orion::state::Ending;
use orrery_orion::state::Resource;

/// ORI-EX23, ORI-27: the deck runs out in the middle of a draw; the top discard stays where it is.
#[test]
fn a_reshuffle_in_the_middle_of_a_draw_keeps_the_top_discard() {
    let mut s = Scene::new(2);
    s.pile(&["titan", "frigate", "spaceport"]).deck(&["autolab"]).draws(&["autolab", "spaceport"]);
    s.act(1, "research");
    assert_eq!(s.held(1), ["autolab", "spaceport"]);
    assert_eq!(s.discards(), ["titan"]);
    assert_eq!((s.state.deck.len(), s.state.deck.unseen().count(card("frigate"))), (1, 1));
}

/// ORI-EX24, ORI-28, ORI-58: Research is legal even if there is no card to be drawn.
#[test]
fn research_without_cards_draws_nothing() {
    let mut s = Scene::new(2);
    s.pile(&["titan"]).deck(&[]).act(1, "research");
    assert_eq!((s.held(1).len(), s.at(1).available), (0, 3));
    assert_eq!(s.discards(), ["titan"]);
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-EX25, ORI-21: with all 10 markers out there is none to gain.
#[test]
fn autolab_gives_no_marker_without_reserves() {
    let mut s = Scene::new(2);
    s.hand(1, &["autolab"]).stock(1, 1, 0, 3).markers(1, 2, 0);
    s.act(1, "build autolab sys1");
    assert_eq!((s.at(1).available, s.at(1).reserves, s.at(1).spent), (1, 0, 9));
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-EX25, ORI-21, ORI-89: without reserves no R effect is offered; with them all are.
#[test]
fn r_effects_are_not_offered_without_reserves() {
    for advisor in ["vale", "harrava"] {
        let mut s = Scene::new(2);
        s.advisor(1, advisor).system(1, 1, &["death_spores"]);
        let before = s.state;
        s.markers(1, 2, 1).act(1, "attack seat2").offers(1, &["effect advisor", "effect sys1", "done"]);
        s.state = before;
        s.markers(1, 2, 0).act(1, "attack seat2");
        assert_eq!((s.awaited(), s.at(1).points, s.at(2).morale), (Some(2), 2, 9), "{advisor}");
    }
    let mut s = Scene::new(2);
    s.advisor(1, "quail").hand(1, &["titan"]);
    let before = s.state;
    s.markers(1, 2, 1).act(1, "exploit titan").offers(1, &["effect advisor", "done"]);
    s.state = before;
    s.markers(1, 2, 0).act(1, "exploit titan");
    assert_eq!((s.awaited(), s.at(1).stock[Resource::Fleet]), (Some(2), 6));
}

/// ORI-EX26, ORI-66, ORI-141: morale below 6 forbids the build, whatever makes it.
#[test]
fn low_morale_forbids_a_restricted_build_by_whatever_effect() {
    let administration = "interplanetary_administration";
    let build_on_1 = format!("build {administration} sys1");
    let build_on_2 = format!("build {administration} sys2");
    let scene = |morale| {
        let mut s = Scene::new(2);
        s.stock(1, 9, 9, 9).morale(1, morale);
        s
    };

    let mut s = scene(5);
    s.hand(1, &[administration]).refuses(1, &build_on_1, 66);
    s.morale(1, 6).act(1, &build_on_1);

    let mut s = scene(5);
    s.hand(1, &["civilian_transport", administration]).act(1, "build civilian_transport sys1");
    s.refuses(1, &build_on_2, 66).offers(1, &["done"]);
    s.morale(1, 6).act(1, &build_on_2);

    let mut s = scene(5);
    s.system(1, 1, &["colony_ship"]).hand(1, &[administration]).refuses(1, "activate sys1", 66);
    s.hand(1, &["frigate"]).act(1, "activate sys1").refuses(1, &build_on_1, 66);
    s.morale(1, 6).act(1, &build_on_1);

    let mut s = scene(5);
    s.advisor(1, "advia_osm").pile(&[administration]).refuses(1, "activate advisor", 66);
    s.morale(1, 6).act(1, "activate advisor").act(1, &build_on_1);
}

/// ORI-EX26, ORI-79, ORI-80: morale below 6 forbids the activation, also by High-Orbit Sonar.
#[test]
fn low_morale_forbids_a_restricted_activation_also_by_sonar() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["planetary_supercomputer"]).hand(1, &["high_orbit_sonar", "titan"]).stock(1, 9, 9, 9);
    s.morale(1, 5).refuses(1, "activate sys1", 79);
    s.act(1, "build high_orbit_sonar sys2").refuses(1, "activate sys1", 79).offers(1, &["done"]);
    s.morale(1, 6).act(1, "activate sys1").act(1, "discard titan");
    assert_eq!((s.at(1).points, s.at(1).stock), (1, res(5, 9, 6)));
}

/// Seat 2 has morale 0 and is attacked with the last marker of seat 1; one marker of its own is left.
fn attacked_at_morale_0() -> Scene {
    let mut s = Scene::new(2);
    s.morale(2, 0).markers(1, 1, 9).markers(2, 1, 9).act(1, "attack seat2");
    assert_eq!((s.at(2).morale, s.state.ended, s.awaited()), (-1, None, Some(2)));
    s
}

/// ORI-EX27, ORI-90, ORI-94, ORI-102: morale counts at the end of the round and at no other moment.
#[test]
fn morale_that_recovers_in_time_does_not_end_the_game() {
    let mut s = attacked_at_morale_0();
    s.act(2, "propaganda");
    assert_eq!((s.at(2).morale, s.state.ended, s.state.round), (2, None, 2));
    let mut s = attacked_at_morale_0();
    s.act(2, "research");
    assert_eq!((s.at(2).morale, s.state.ended), (-1, Some(Ending::Morale)));
}

/// Seat 1 has Doom Star, Frigate and Death Spores and has just attacked seat 2.
fn attack_with_three_effects() -> Scene {
    let mut s = Scene::new(2);
    s.system(1, 1, &["doom_star"]).system(1, 2, &["frigate"]).system(1, 3, &["death_spores"]);
    s.act(1, "attack seat2");
    assert_eq!((s.awaited(), s.asked()), (Some(1), "ask-effects"));
    s
}

/// ORI-EX28, ORI-38, ORI-59, ORI-87, ORI-89, ORI-121: each effect once per attack, an R effect once per round.
#[test]
fn after_attack_effects_are_used_once_and_death_spores_once_a_round() {
    let mut s = attack_with_three_effects();
    s.offers(1, &["effect sys1", "effect sys2", "effect sys3"]);
    s.draws(&["titan"]).act(1, "effect sys3");
    assert_eq!((s.at(1).points, s.at(2).morale), (3, 8));
    assert_eq!(s.held(1), ["titan"]);
    assert_eq!((s.marked(1, 3), s.at(1).reserves, s.awaited()), (true, 5, Some(2)));

    s.stock(1, 0, 4, 0).turn_of(1).draws(&["cruiser"]).act(1, "attack seat2");
    assert_eq!((s.at(1).points, s.at(2).morale), (6, 7), "no second use of Death Spores");
    assert_eq!(s.held(1), ["titan", "cruiser"]);
    assert_eq!((s.at(1).reserves, s.awaited()), (5, Some(2)));
}

/// ORI-EX28, ORI-60, ORI-138: only Death Spores may be declined; the order is the attacker's.
#[test]
fn death_spores_may_be_declined_but_not_the_others() {
    let mut s = attack_with_three_effects();
    s.refuses(1, "done", 60).draws(&["titan"]).act(1, "effect sys2").refuses(1, "effect sys2", 138);
    s.refuses(1, "done", 60).act(1, "effect sys1").act(1, "done");
    assert_eq!((s.at(1).points, s.held(1).len(), s.at(2).morale), (3, 1, 9));
    assert_eq!((s.marked(1, 3), s.at(1).reserves, s.awaited()), (false, 6, Some(2)));
}

/// ORI-EX29, ORI-87, ORI-121: Doom Star for the attacker, Star Fortress for the defender.
#[test]
fn star_fortress_gives_the_defender_a_point() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["doom_star"]).system(1, 2, &["star_fortress"]);
    s.system(2, 1, &["star_fortress"]).system(2, 2, &["doom_star"]).act(1, "attack seat2");
    assert_eq!((s.at(1).points, s.at(1).morale), (3, 10));
    assert_eq!((s.at(2).points, s.at(2).morale), (1, 9));
}

/// ORI-EX30, ORI-97, ORI-98, ORI-100: the previous advisor goes back, his marker to the reserves.
#[test]
fn a_new_advisor_replaces_the_old_one() {
    let mut s = Scene::new(2);
    s.advisor(1, "viktoria").mark_advisor(1).middle(&["advia_osm"]);
    s.hand(1, &["titan", "frigate", "spaceport", "autolab"]);
    s.act(1, "contract").act(1, "discard frigate").act(1, "discard titan").act(1, "discard spaceport");
    s.refuses(1, "hire viktoria", 97).act(1, "hire advia_osm");
    assert_eq!(s.hired(1).as_deref(), Some("advia_osm"));
    assert_eq!(s.in_the_middle(), ["viktoria"]);
    assert_eq!((s.advisor_marked(1), s.at(1).reserves, s.at(1).available), (false, 6, 3));
    assert_eq!(s.discards(), ["spaceport", "titan", "frigate"]);
    assert_eq!((s.held(1), s.awaited()), (vec!["autolab".to_owned()], Some(2)));
}

/// ORI-EX31, ORI-4, ORI-32, ORI-114: Fulcrum is an active card of his colour while nothing lies on him.
#[test]
fn uncovered_yellow_fulcrum_counts_for_autolab() {
    let mut s = Scene::new(2);
    s.fulcrum(1, Colour::Yellow).hand(1, &["autolab"]).stock(1, 1, 0, 3);
    let uncovered = s.state;
    s.act(1, "build autolab sys1");
    assert_eq!(s.at(1).available, 5, "3 left and 2 gained");
    s.state = uncovered;
    s.system(1, 5, &["frigate"]).act(1, "build autolab sys1");
    assert_eq!(s.at(1).available, 4, "3 left and 1 gained");
}

/// ORI-EX31, ORI-4, ORI-118: Recyclotron counts cards, Deep Core Mine counts structures.
#[test]
fn yellow_fulcrum_counts_for_recyclotron_but_not_for_deep_core_mine() {
    let mut s = Scene::new(2);
    s.fulcrum(1, Colour::Yellow).system(1, 5, &["recyclotron"]).act(1, "activate sys5");
    assert_eq!((s.at(1).points, s.at(1).stock), (2, res(3, 4, 0)));

    let mut s = Scene::new(2);
    s.fulcrum(1, Colour::Yellow).system(1, 5, &["star_fortress", "deep_core_mine"]).act(1, "activate sys5");
    assert_eq!(s.at(1).stock[Resource::Production], 3);
    let mut s = Scene::new(2);
    s.system(1, 1, &["star_fortress", "recyclotron", "deep_core_mine"]).act(1, "activate sys1");
    assert_eq!(s.at(1).stock[Resource::Production], 4, "three yellow structures");
}

/// ORI-EX32, ORI-23, ORI-130: the additional system holds 4 structures and takes no place of the others.
#[test]
fn fulcrum_adds_a_system_of_four_to_the_four() {
    let mut s = Scene::new(2);
    s.fulcrum(1, Colour::Grey).stock(1, 0, 9, 0).hand(1, &["frigate", "destroyer"]);
    s.system(1, 5, &["titan", "cruiser", "battleship"]);
    s.act(1, "build destroyer sys5").turn_of(1).refuses(1, "build frigate sys5", 23);
    s.system(1, 1, &["outpost_ship"]).system(1, 2, &["outpost_ship"]).system(1, 3, &["colony_ship"]);
    s.act(1, "build frigate sys4");
    assert_eq!((s.cards(1, 4).len(), s.cards(1, 5).len()), (1, 4));
    s.turn_of(1).hand(1, &["frigate"]);
    let places =
        ["sys1", "sys2", "sys3", "sys4", "sys5"].map(|place| s.may(1, &format!("build frigate {place}")));
    assert_eq!(places, [true, true, true, true, false]);
}

/// Fifteen structures in three full systems, four in the fourth, and a last one in hand of seat 1.
fn nineteen_structures() -> Scene {
    let mut s = Scene::new(2);
    s.system(1, 1, &["titan", "titan", "cruiser", "cruiser", "frigate"]);
    s.system(1, 2, &["spaceport", "spaceport", "biospheres", "biospheres", "trade_goods"]);
    s.system(1, 3, &["battleship", "battleship", "destroyer", "destroyer", "outpost_ship"]);
    s.system(1, 4, &["recyclotron", "recyclotron", "autolab", "autolab"]).hand(1, &["frigate"]);
    s
}

/// ORI-EX33, ORI-102: four full systems end the game, but not before the end of the round.
#[test]
fn four_full_systems_end_the_game_at_the_end_of_the_round() {
    let mut s = nineteen_structures();
    s.markers(1, 1, 9).markers(2, 1, 9).act(1, "build frigate sys4");
    assert_eq!((s.state.ended, s.awaited()), (None, Some(2)));
    s.act(2, "research");
    assert_eq!((s.state.ended, s.state.round), (Some(Ending::FullSystems), 1));
}

/// ORI-EX33, ORI-103: with Fulcrum and four structures his system is full and is one of the four.
#[test]
fn fulcrum_with_four_is_a_full_system() {
    let mut s = nineteen_structures();
    s.fulcrum(1, Colour::Grey).system(1, 5, &["star_fortress", "star_fortress", "spy_training_complex"]);
    s.markers(1, 1, 9).markers(2, 1, 9).act(1, "build frigate sys5");
    assert_eq!(s.cards(1, 5).len(), 4);
    s.act(2, "research");
    assert_eq!((s.state.ended, s.state.round), (Some(Ending::FullSystems), 1));
}

/// ORI-EX34, ORI-111, ORI-112: equal scores and morale are decided by resources, or not at all.
#[test]
fn ties_are_broken_by_resources_and_then_shared() {
    let mut s = Scene::new(3);
    s.points(1, 35).morale(1, 6).stock(1, 3, 3, 3).points(2, 35).morale(2, 6).stock(2, 9, 1, 1);
    s.points(3, 20);
    assert_eq!([s.score(1), s.score(2), s.score(3)], [41, 41, 30]);
    assert_eq!([s.rank(1), s.rank(2), s.rank(3)], [2, 1, 3]);
    s.stock(1, 0, 9, 2);
    assert_eq!([s.rank(1), s.rank(2), s.rank(3)], [1, 1, 3]);
}

/// ORI-EX35, ORI-73, ORI-76: the Mrrshan gain 1 fleet more with the Exploit action.
#[test]
fn mrrshan_gain_three_fleet_for_a_red_card() {
    let mut s = Scene::new(2);
    s.race(1, "mrrshan").hand(1, &["titan"]).stock(1, 0, 0, 0).act(1, "exploit titan");
    assert_eq!(s.at(1).stock, res(0, 3, 0));
    assert_eq!(s.discards(), ["titan"]);
}

/// ORI-EX35, ORI-38, ORI-76: Quail repeats the bonus of the card, not that of the race.
#[test]
fn quail_repeats_the_bonus_without_the_racial_ability() {
    let mut s = Scene::new(2);
    s.race(1, "mrrshan").advisor(1, "quail").hand(1, &["titan"]).stock(1, 0, 0, 0).act(1, "exploit titan");
    assert_eq!(s.at(1).stock[Resource::Fleet], 2);
    s.offers(1, &["effect race", "effect advisor"]).act(1, "effect race");
    assert_eq!(s.at(1).stock[Resource::Fleet], 3);
    s.act(1, "effect advisor");
    assert_eq!((s.at(1).stock, s.at(1).reserves), (res(0, 5, 0), 5));
    assert!(s.advisor_marked(1));
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-EX36, ORI-23, ORI-82: Colony Ship needs a structure that it can build and a place for it.
#[test]
fn colony_ship_needs_something_to_build_and_room() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["colony_ship"]).hand(1, &["doom_star"]);
    s.stock(1, 9, 1, 1).refuses(1, "activate sys1", 67);
    s.stock(1, 0, 1, 2);
    assert!(s.may(1, "activate sys1"), "1L 4P for 2 units less");
    let mut s = Scene::new(2);
    s.system(1, 1, &["titan", "titan", "cruiser", "cruiser", "colony_ship"]).hand(1, &["outpost_ship"]);
    s.stock(1, 9, 9, 9).refuses(1, "activate sys1", 23);
}

/// ORI-EX37, ORI-67, ORI-82, ORI-131: ADVIA-OSM builds the top discard for 1 unit less.
#[test]
fn advia_osm_builds_the_top_discard() {
    let mut s = Scene::new(2);
    s.advisor(1, "advia_osm").stock(1, 0, 1, 4).hand(1, &["frigate"]).refuses(1, "activate advisor", 82);
    s.pile(&["doom_star", "outpost_ship"]).act(1, "activate advisor");
    s.refuses(1, "build outpost_ship sys1", 131).refuses(1, "build frigate sys1", 131);
    s.act(1, "build doom_star sys1").offers(1, &["pay 0 0 4", "pay 0 1 3"]).act(1, "pay 0 1 3");
    assert_eq!((s.at(1).stock, s.cards(1, 1)), (res(0, 0, 1), vec!["doom_star".to_owned()]));
    assert_eq!(s.discards(), ["outpost_ship"]);
}

/// ORI-EX38, ORI-80, ORI-125: every activation by Sonar needs a marker in the reserves.
#[test]
fn sonar_with_one_marker_activates_one_card() {
    let mut s = Scene::new(2);
    s.advisor(1, "viktoria").system(1, 1, &["soil_enrichment_plant"]).hand(1, &["high_orbit_sonar"]);
    s.stock(1, 2, 0, 2).markers(1, 2, 1).act(1, "build high_orbit_sonar sys2");
    s.offers(1, &["activate sys1", "activate advisor", "done"]);
    let asked = s.state;
    s.act(1, "activate sys1");
    assert_eq!((s.at(1).stock, s.awaited()), (res(2, 0, 0), Some(2)));
    assert_eq!(
        (s.marked(1, 1), s.advisor_marked(1), s.at(1).available, s.at(1).reserves),
        (true, false, 1, 0)
    );
    s.state = asked;
    s.act(1, "activate advisor").act(1, "choose 3");
    assert_eq!((s.at(1).stock, s.awaited()), (res(0, 0, 2), Some(2)));
    assert_eq!(
        (s.marked(1, 1), s.advisor_marked(1), s.at(1).available, s.at(1).reserves),
        (false, true, 1, 0)
    );
}

/// Seat 1 holds 7 cards and spends the last marker of this round.
fn seven_cards_at_the_end_of_round(round: u8) -> Scene {
    let mut s = Scene::new(2);
    s.hand(1, &["titan", "titan", "frigate", "frigate", "spaceport", "autolab", "trade_goods"]);
    s.state.round = round;
    s.points(1, 12).markers(1, 1, 9).markers(2, 0, 10).act(1, "propaganda");
    s
}

/// ORI-EX39, ORI-102, ORI-104, ORI-105, ORI-110: after the last round nothing is discarded, and a hand scores nothing.
#[test]
fn the_hand_limit_is_not_checked_after_the_last_round() {
    let s = seven_cards_at_the_end_of_round(8);
    assert_eq!((s.state.ended, s.held(1).len(), s.discards().len()), (Some(Ending::LastRound), 7, 0));
    assert_eq!(s.score(1), 12 + 10);
    let mut s = seven_cards_at_the_end_of_round(7);
    assert_eq!((s.state.ended, s.awaited(), s.asked()), (None, Some(1), "ask-discard-limit"));
    s.act(1, "discard frigate").act(1, "discard titan");
    assert_eq!((s.held(1).len(), s.state.round), (5, 8));
    assert_eq!(s.discards(), ["titan", "frigate"]);
}

/// ORI-EX40, ORI-53, ORI-107: who has no marker left is passed over.
#[test]
fn a_player_without_markers_is_skipped() {
    let mut s = Scene::new(2);
    s.deck(&[]).markers(1, 5, 5).markers(2, 3, 7);
    for number in [1, 2, 1, 2, 1, 2, 1, 1] {
        assert_eq!((s.awaited(), s.state.round), (Some(number), 1));
        s.act(number, "research");
    }
    assert_eq!((s.awaited(), s.state.round), (Some(2), 2), "round 2 begins with the left neighbour");
}

/// ORI-EX41, ORI-133: Cloning Center counts covered cards too; points for blue, morale for red.
#[test]
fn cloning_center_counts_covered_cards() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["spaceport", "biospheres"]).system(1, 2, &["autolab"]).system(
        1,
        3,
        &["frigate", "trade_goods"],
    );
    s.system(1, 4, &["destroyer"]).hand(1, &["cloning_center"]).stock(1, 2, 2, 4);
    s.act(1, "build cloning_center sys4");
    assert_eq!((s.at(1).points, s.at(1).morale, s.at(1).stock), (8, 8, res(0, 0, 0)));
}

/// ORI-EX42, ORI-123, ORI-60: against an uncovered Fulcrum nothing could happen, so nothing is asked.
#[test]
fn landing_ship_cannot_move_fulcrum() {
    let mut s = Scene::new(2);
    s.hand(1, &["landing_ship"]).fulcrum(2, Colour::Red);
    let theirs = *s.at(2);
    s.act(1, "build landing_ship sys1");
    assert_eq!(*s.at(2), theirs);
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-EX43, ORI-33, ORI-70, ORI-126: a card that ends covered loses its marker.
#[test]
fn communications_satellite_sends_a_covered_marker_home() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["titan", "spaceport"]).mark(1, 1).hand(1, &["communications_satellite"]);
    s.system(2, 1, &["frigate"]).act(1, "build communications_satellite sys2");
    s.offers(1, &["rearrange sys1", "rearrange sys2"]).act(1, "rearrange sys1");
    let asked = s.state;
    s.act(1, "stack spaceport");
    assert_eq!(s.cards(1, 1), ["spaceport", "titan"]);
    assert_eq!((s.marked(1, 1), s.at(1).reserves), (false, 6));
    assert_eq!((s.at(2).morale, s.awaited()), (10, Some(2)), "Titan was built before");
    s.state = asked;
    s.act(1, "stack titan");
    assert_eq!(s.cards(1, 1), ["titan", "spaceport"]);
    assert_eq!((s.marked(1, 1), s.at(1).reserves), (true, 5));
}

/// ORI-EX44, ORI-17, ORI-30, ORI-42: covered cards produce, every round.
#[test]
fn a_whole_system_produces_every_round() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["biospheres", "titan", "recyclotron"]).stock(1, 0, 0, 0).begin_round();
    assert_eq!(s.at(1).stock, res(2, 1, 1));
    s.begin_round();
    assert_eq!(s.at(1).stock, res(4, 2, 2));
    s.stock(1, 8, 0, 0).begin_round();
    assert_eq!(s.at(1).stock, res(9, 1, 1));
}

/// ORI-EX45, ORI-36, ORI-106, ORI-119, ORI-120: Battleship blocks A and R fields for the rest of the round.
#[test]
fn battleship_blocks_vale_and_an_unused_spaceport() {
    let mut s = Scene::new(2);
    s.hand(1, &["battleship"]).stock(1, 6, 4, 2).markers(1, 1, 9);
    s.advisor(2, "vale").system(2, 1, &["spaceport"]).stock(2, 5, 4, 2).markers(2, 2, 8);
    s.act(1, "build battleship sys1");
    assert_eq!((s.marked(2, 1), s.advisor_marked(2), s.at(2).reserves), (true, true, 6));
    assert_eq!((s.at(2).points, s.at(2).morale), (0, 10));
    s.refuses(2, "activate sys1", 36).act(2, "attack seat1");
    assert_eq!((s.at(2).points, s.at(2).morale), (2, 10), "Vale was not offered");
    assert_eq!(s.awaited(), Some(2));
    s.act(2, "propaganda");
    assert_eq!(s.state.round, 2);
    assert_eq!((s.marked(2, 1), s.advisor_marked(2)), (false, false));
    assert_eq!((s.at(2).available, s.at(2).reserves), (4, 6));
}

/// ORI-EX46, ORI-53, ORI-114: a marker gained with the last one gives a further turn.
#[test]
fn autolab_built_with_the_last_marker_goes_on() {
    for (yellow, markers) in [(false, 1), (true, 2)] {
        let mut s = Scene::new(2);
        s.hand(1, &["autolab"]).stock(1, 1, 0, 3).markers(1, 1, 9).markers(2, 1, 9);
        if yellow {
            s.system(1, 1, &["recyclotron"]);
        }
        s.act(1, if yellow { "build autolab sys2" } else { "build autolab sys1" });
        assert_eq!((s.at(1).available, s.awaited()), (markers, Some(2)));
        s.act(2, "propaganda");
        for _ in 0..markers {
            assert_eq!((s.awaited(), s.state.round), (Some(1), 1));
            s.act(1, "research");
        }
        assert_eq!(s.state.round, 2);
    }
}

/// ORI-EX47, ORI-35, ORI-77: the Psilons' 3 cards and 1 for each Astro University.
#[test]
fn psilons_with_two_universities_draw_five() {
    let mut s = Scene::new(2);
    s.race(1, "psilon").system(1, 1, &["astro_university"]).system(1, 2, &["astro_university"]);
    s.act(1, "research");
    assert_eq!(s.held(1).len(), 5);
}

/// ORI-EX47, ORI-35, ORI-85: two Warp Interdictors add 4 to the defence.
#[test]
fn two_warp_interdictors_add_four_to_the_defence() {
    let mut s = Scene::new(2);
    s.system(2, 1, &["warp_interdictor"]).system(2, 2, &["warp_interdictor"]).stock(2, 0, 1, 0);
    s.stock(1, 0, 4, 0).refuses(1, "attack seat2", 85);
    s.stock(1, 0, 5, 0).act(1, "attack seat2");
    assert_eq!((s.at(1).stock[Resource::Fleet], s.at(2).stock[Resource::Fleet]), (3, 1));
}

/// ORI-EX48, ORI-43: what start-of-round effects bring does not change the level.
#[test]
fn development_is_not_looked_at_again() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["hydroponic_farm"]).stock(1, 5, 0, 0).morale(1, 8).begin_round();
    assert_eq!(s.at(1).stock, res(7, 0, 0), "5 and 1 collected, then 1 by the effect");
    assert_eq!((s.at(1).available, s.at(1).reserves, s.at(1).morale), (4, 6, 8));
}
