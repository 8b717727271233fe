//! The worked examples of the rulebook, ORI-EX1 to ORI-EX22.

use orrery_testkit::Acts as _;

use crate::support::{Scene, plain, res};
use orrery_orion::content::Colour;
use orrery_orion::state::Ending;
use orrery_orion::state::Resource;

/// Two players; seat 1 is about to activate Colony Ship on Fulcrum Sandebar, with the Market in hand.
fn colony_ship_on_fulcrum() -> Scene {
    let mut s = Scene::new(2);
    s.fulcrum(1, Colour::Grey).system(1, 5, &["colony_ship"]).hand(1, &["planetary_resource_market"]);
    s.stock(1, 9, 9, 9).points(1, 1);
    s
}

/// ORI-EX1, ORI-67, ORI-69, ORI-83: all discounts add up, their distribution is free, unused units are lost.
#[test]
fn colony_ship_on_fulcrum_saves_three_units_of_the_cost() {
    let mut s = colony_ship_on_fulcrum();
    s.act(1, "activate sys5");
    assert_eq!((s.at(1).available, s.at(1).reserves, s.marked(1, 5)), (3, 6, true));
    s.refuses(1, "build planetary_resource_market sys1", 69);
    s.act(1, "build planetary_resource_market sys5");
    s.offers(1, &["pay 2 0 0", "pay 1 0 1"]);
    s.refuses(1, "pay 3 0 0", 67).refuses(1, "pay 2 0 1", 67).refuses(1, "pay 1 1 0", 67);
    let unpaid = s.state;
    s.act(1, "pay 2 0 0");
    assert_eq!(s.at(1).stock, res(7, 9, 9));
    s.state = unpaid;
    s.act(1, "pay 1 0 1");
    assert_eq!(s.at(1).stock, res(8, 9, 8));
    assert_eq!(s.cards(1, 5), ["colony_ship", "planetary_resource_market"]);
    assert_eq!((s.at(1).available, s.at(1).reserves, s.marked(1, 5)), (3, 7, false), "the marker is back");
    assert_eq!(s.awaited(), Some(2));
    s.turn_of(1).act(1, "activate sys5");
    assert_eq!((s.asked(), s.at(1).points), ("ask-choose", 0), "the Market is the active card");
}

/// ORI-EX2, ORI-17, ORI-91, ORI-92: one exchange of fixed amounts, gains capped at 9.
#[test]
fn trade_is_one_exchange_of_fixed_amounts() {
    let mut s = Scene::new(2);
    s.stock(1, 6, 0, 0).act(1, "trade food fleet");
    assert_eq!(s.at(1).stock, res(3, 2, 0));
    assert_eq!(s.awaited(), Some(2), "3 more food are not exchanged in the same action");
    let mut s = Scene::new(2);
    s.stock(1, 6, 0, 0).act(1, "trade food production");
    assert_eq!(s.at(1).stock, res(3, 0, 1));
    assert_eq!(s.awaited(), Some(2));
    let mut s = Scene::new(2);
    s.stock(1, 3, 8, 0).act(1, "trade food fleet");
    assert_eq!(s.at(1).stock, res(0, 9, 0));
}

/// ORI-EX3, ORI-18, ORI-78, ORI-79: a framed cost is paid completely or the card is not activated.
#[test]
fn a_framed_cost_must_be_payable() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["government_support_agency"]).morale(1, 5);
    s.stock(1, 1, 9, 9).refuses(1, "activate sys1", 18);
    s.stock(1, 2, 0, 0).act(1, "activate sys1");
    assert_eq!((s.at(1).stock, s.at(1).morale), (res(0, 0, 0), 9));
}

/// ORI-EX4, ORI-85, ORI-86, ORI-129: Vale's 2 points count in the comparison and pay nothing.
#[test]
fn vale_helps_in_the_comparison_but_not_with_the_cost() {
    let mut s = Scene::new(2);
    s.advisor(1, "vale").stock(1, 0, 3, 0).stock(2, 0, 5, 0).act(1, "attack seat2").act(1, "done");
    assert_eq!((s.at(1).stock, s.at(2).stock), (res(0, 1, 0), res(0, 5, 0)));
    let mut s = Scene::new(2);
    s.advisor(1, "vale").stock(1, 9, 1, 9).stock(2, 0, 0, 0).refuses(1, "attack seat2", 86);
    let mut s = Scene::new(2);
    s.advisor(1, "vale").stock(1, 9, 2, 9).stock(2, 0, 5, 0).refuses(1, "attack seat2", 85);
}

/// ORI-EX5, ORI-35, ORI-86: two working Orbital Batteries make an attack cost 4 fleet.
#[test]
fn orbital_batteries_add_up() {
    let mut s = Scene::new(2);
    s.system(2, 1, &["orbital_batteries"]).system(2, 2, &["orbital_batteries"]).stock(2, 0, 0, 0);
    s.stock(1, 9, 3, 9).refuses(1, "attack seat2", 86);
    s.stock(1, 0, 4, 0).act(1, "attack seat2");
    assert_eq!(s.at(1).stock[Resource::Fleet], 0);
}

/// ORI-EX6, ORI-122: a system counts from its first card, also if that is Fulcrum Sandebar.
#[test]
fn titan_costs_morale_for_every_system_with_a_card() {
    let mut s = Scene::new(4);
    s.hand(1, &["titan"]).system(1, 1, &["frigate"]);
    s.system(2, 1, &["outpost_ship", "frigate"]).system(2, 2, &["destroyer"]);
    s.system(4, 1, &["colony_ship"]).fulcrum(4, Colour::Blue);
    s.act(1, "build titan sys2");
    let morale = [1, 2, 3, 4].map(|number| s.at(number).morale);
    assert_eq!(morale, [10, 8, 10, 8]);
}

/// ORI-EX7, ORI-48: the ability of the Bulrathi works at the development level and nowhere else.
#[test]
fn bulrathi_keep_their_morale_only_at_development() {
    let mut s = Scene::new(2);
    s.race(2, "bulrathi").stock(2, 8, 0, 0).morale(2, 7).act(1, "attack seat2");
    assert_eq!(s.at(2).morale, 6);

    let mut s = Scene::new(2);
    s.race(1, "bulrathi").stock(1, 8, 0, 0).morale(1, 7).begin_round();
    assert_eq!((s.awaited(), s.asked()), (Some(1), "ask-choose"));
    s.offers(1, &["choose 1", "choose 2"]).act(1, "choose 2");
    assert_eq!((s.at(1).available, s.at(1).reserves), (4, 6));
    assert_eq!((s.at(1).stock, s.at(1).morale), (res(8, 2, 0), 7));
}

/// ORI-EX8, ORI-95: the cards that the opponents have just discarded are among the top 3.
#[test]
fn a_darlok_chooses_among_the_cards_just_discarded() {
    let mut s = Scene::new(3);
    s.race(1, "darlok").morale(1, 5).hand(2, &["titan", "frigate"]).hand(3, &["destroyer"]);
    s.act(1, "propaganda");
    assert_eq!(s.at(1).morale, 8);
    s.act(2, "discard titan").act(3, "discard destroyer");
    assert_eq!(s.discards(), ["destroyer", "titan"]);
    assert_eq!(s.awaited(), Some(1));
    s.offers(1, &["take 1", "take 2", "done"]).refuses(1, "take 3", 146);
    s.act(1, "take 2");
    assert_eq!(s.held(1), ["titan"]);
    assert_eq!(s.discards(), ["destroyer"]);
    assert_eq!((s.held(2).len(), s.held(3).len(), s.awaited()), (1, 0, Some(2)));
}

/// ORI-EX9, ORI-64, ORI-71, ORI-115, ORI-142: one Build action, five structures.
#[test]
fn a_transport_in_a_transport_builds_five_structures() {
    // Together they cost 10 food, so the Biospheres go where they cost 1 less.
    let mut s = Scene::new(2);
    s.stock(1, 9, 3, 2).fulcrum(1, Colour::Grey);
    s.hand(1, &["civilian_transport", "civilian_transport", "biospheres", "frigate", "titan"]);
    s.act(1, "build civilian_transport sys1").act(1, "build civilian_transport sys2");
    s.act(1, "build biospheres sys5").act(1, "build frigate sys3");
    assert_eq!((s.awaited(), s.asked()), (Some(1), "ask-build-or-stop"), "back in the outer one");
    s.act(1, "build titan sys4");
    assert_eq!(s.at(1).structures().count(), 5);
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).spent), (res(0, 0, 0), 3, 1));
    assert_eq!((s.held(1).len(), s.awaited()), (0, Some(2)));
}

/// ORI-EX9, ORI-115: after a structure that is not blue a Transport is finished.
#[test]
fn a_transport_whose_first_structure_is_grey_builds_no_second_one() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9);
    s.hand(1, &["civilian_transport", "civilian_transport", "biospheres", "frigate", "titan"]);
    s.act(1, "build civilian_transport sys1").act(1, "build civilian_transport sys2");
    s.act(1, "build frigate sys3").act(1, "build titan sys4");
    assert_eq!((s.at(1).structures().count(), s.awaited()), (4, Some(2)));
    assert_eq!(s.held(1), ["biospheres"]);
}

/// ORI-EX10, ORI-72, ORI-114: a yellow card that Autolab covers is no longer active.
#[test]
fn autolab_on_the_only_yellow_card_gives_one_marker() {
    let mut s = Scene::new(2);
    s.stock(1, 1, 0, 3).system(1, 1, &["recyclotron"]).hand(1, &["autolab"]);
    let before = s.state;
    s.act(1, "build autolab sys1");
    assert_eq!((s.at(1).available, s.at(1).reserves), (4, 5), "3 left and 1 gained");
    s.state = before;
    s.act(1, "build autolab sys2");
    assert_eq!((s.at(1).available, s.at(1).reserves), (5, 4), "3 left and 2 gained");
}

/// ORI-EX11, ORI-18, ORI-79: Spaceport exchanges in either direction, one side completely.
#[test]
fn spaceport_exchanges_in_either_direction() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["spaceport"]);
    let unused = s.state;
    s.stock(1, 0, 0, 2).act(1, "activate sys1");
    assert_eq!(s.at(1).stock, res(3, 3, 0));
    s.state = unused;
    s.stock(1, 3, 3, 0).act(1, "activate sys1");
    assert_eq!(s.at(1).stock, res(0, 0, 2));
    s.state = unused;
    s.stock(1, 3, 2, 1).refuses(1, "activate sys1", 18);
    s.stock(1, 4, 4, 4).act(1, "activate sys1").act(1, "choose 2");
    assert_eq!(s.at(1).stock, res(1, 1, 6));
}

/// ORI-EX12, ORI-17, ORI-61, ORI-81: of options separated by a slash exactly one.
#[test]
fn viktoria_gives_two_of_one_kind() {
    let mut s = Scene::new(2);
    s.advisor(1, "viktoria").stock(1, 8, 4, 2).act(1, "activate advisor");
    s.offers(1, &["choose 1", "choose 2", "choose 3"]);
    let asked = s.state;
    s.act(1, "choose 1");
    assert_eq!(s.at(1).stock, res(9, 4, 2));
    assert!(s.advisor_marked(1));
    s.state = asked;
    s.act(1, "choose 2");
    assert_eq!(s.at(1).stock, res(8, 6, 2));
    s.state = asked;
    s.act(1, "choose 3");
    assert_eq!(s.at(1).stock, res(8, 4, 4));
}

/// Attacks without a word until a further one is refused, and tells how many there were.
fn attacks_until_refused(s: &mut Scene, attacker: u8, defender: u8) -> u8 {
    let attack = format!("attack seat{defender}");
    loop {
        s.stock(attacker, 0, 9, 0).stock(defender, 0, 0, 0).turn_of(attacker);
        if !s.may(attacker, &attack) {
            s.refuses(attacker, &attack, 84);
            return s.attack_markers(attacker, defender);
        }
        s.act(attacker, &attack);
    }
}

/// ORI-EX13, ORI-55, ORI-84: 3, 2 or 1 attacks per pair of attacker and defender and round.
#[test]
fn attacks_are_limited_by_the_number_of_players() {
    let mut two = Scene::new(2);
    assert_eq!(attacks_until_refused(&mut two, 1, 2), 3);
    let mut four = Scene::new(4);
    assert_eq!(attacks_until_refused(&mut four, 1, 2), 1);
    let mut three = Scene::new(3);
    assert_eq!(attacks_until_refused(&mut three, 1, 2), 2);
    assert_eq!(attacks_until_refused(&mut three, 3, 2), 2, "others have their own limit");
    assert_eq!((three.attack_markers(1, 2), three.attack_markers(3, 2)), (2, 2));
    assert_eq!((three.at(1).points, three.at(3).points, three.at(2).morale), (4, 4, 6));
    three.stock(1, 0, 9, 0).turn_of(1).act(1, "attack seat3");
}

/// ORI-EX14, ORI-25, ORI-127: two cards or 4 morale; with fewer than two cards there is no choice.
#[test]
fn destroyer_takes_two_cards_or_four_morale() {
    let mut s = Scene::new(3);
    s.hand(1, &["destroyer"]).hand(2, &["titan"]).hand(3, &["frigate", "spaceport"]);
    s.act(1, "build destroyer sys1");
    assert_eq!((s.at(2).morale, s.held(2)), (6, vec!["titan".to_owned()]));
    assert_eq!((s.awaited(), s.asked()), (Some(3), "ask-choose"));
    s.offers(3, &["choose 1", "choose 2"]);
    let asked = s.state;
    s.act(3, "choose 1").act(3, "discard spaceport").act(3, "discard frigate");
    assert_eq!((s.at(3).morale, s.held(3).len()), (10, 0));
    assert_eq!(s.discards(), ["frigate", "spaceport"]);
    s.state = asked;
    s.act(3, "choose 2");
    assert_eq!((s.at(3).morale, s.held(3).len(), s.discards().len()), (6, 2, 0));
}

/// ORI-EX15, ORI-18, ORI-20, ORI-51, ORI-117: without a point there is nothing to pay with.
#[test]
fn alkari_and_market_need_a_point() {
    let mut s = Scene::new(2);
    s.race(1, "alkari").points(1, 0).begin_round();
    assert_eq!((s.asked(), s.at(1).available), ("ask-turn", 4));
    let mut s = Scene::new(2);
    s.race(1, "alkari").points(1, 1).begin_round();
    assert_eq!((s.awaited(), s.asked()), (Some(1), "ask-effects"));
    s.act(1, "effect race");
    assert_eq!((s.at(1).points, s.at(1).available, s.asked()), (0, 5, "ask-turn"));

    let mut s = Scene::new(2);
    s.system(1, 1, &["planetary_resource_market"]).points(1, 0).refuses(1, "activate sys1", 18);
    s.points(1, 1).act(1, "activate sys1").act(1, "choose 3");
    assert_eq!((s.at(1).points, s.at(1).stock), (0, res(5, 4, 4)));
}

/// ORI-EX16, ORI-52, ORI-106, ORI-119, ORI-120: a marker forced onto Harrava is an extra action next round.
#[test]
fn battleship_gives_harrava_an_extra_action() {
    let mut s = Scene::new(2);
    s.hand(1, &["battleship"]).stock(1, 6, 4, 2).advisor(2, "harrava").markers(1, 1, 9).markers(2, 1, 9);
    s.act(1, "build battleship sys1");
    assert!(s.advisor_marked(2));
    assert_eq!((s.at(2).available, s.at(2).reserves), (1, 8));
    s.act(2, "propaganda");
    assert_eq!(s.state.round, 2);
    assert!(!s.advisor_marked(2));
    assert_eq!(
        (s.at(2).available, s.at(2).reserves),
        (5, 5),
        "4 of the medium level and the one that stayed"
    );
    assert_eq!((s.at(1).available, s.at(1).reserves), (4, 6));
}

/// ORI-EX17, ORI-17, ORI-124: an available marker for resources by the colour of the card beneath.
#[test]
fn treasury_on_a_red_card_gives_fleet() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["titan"]).hand(1, &["colonial_treasury"]).stock(1, 1, 7, 2).markers(1, 2, 6);
    s.act(1, "build colonial_treasury sys1");
    assert_eq!((s.at(1).stock, s.at(1).available), (res(0, 5, 0), 1));
    s.offers(1, &["use", "done"]);
    let asked = s.state;
    s.act(1, "use");
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).reserves), (res(0, 9, 0), 0, 7));
    s.state = asked;
    s.act(1, "done");
    assert_eq!((s.at(1).stock, s.at(1).available, s.at(1).reserves), (res(0, 5, 0), 1, 6));
}

/// ORI-EX17, ORI-124: as the first card of a system or on a grey card Colonial Treasury offers nothing.
#[test]
fn treasury_alone_or_on_grey_offers_nothing() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["frigate"]).hand(1, &["colonial_treasury"]);
    let before = s.state;
    for place in ["sys1", "sys2"] {
        s.state = before;
        s.act(1, &format!("build colonial_treasury {place}"));
        assert_eq!((s.awaited(), s.at(1).stock, s.at(1).available), (Some(2), res(4, 2, 0), 3));
    }
}

/// ORI-EX18, ORI-33, ORI-70, ORI-123: the top card goes to the bottom and loses its marker.
#[test]
fn landing_ship_turns_a_system_over() {
    let mut s = Scene::new(2);
    s.hand(1, &["landing_ship"]).system(1, 1, &["outpost_ship"]);
    s.system(2, 1, &["frigate", "titan", "spaceport"]).mark(2, 1);
    s.act(1, "build landing_ship sys1");
    s.offers(1, &["sink seat2 sys1"]).act(1, "sink seat2 sys1");
    assert_eq!(s.cards(2, 1), ["spaceport", "frigate", "titan"]);
    assert_eq!((s.marked(2, 1), s.at(2).reserves), (false, 6));
    assert_eq!(s.at(1).morale, 10, "Titan is active again, but was built long ago");
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-EX18, ORI-123: a single card is top and bottom at once; even its marker stays.
#[test]
fn landing_ship_changes_nothing_in_a_system_of_one_card() {
    let mut s = Scene::new(2);
    s.hand(1, &["landing_ship"]).system(2, 1, &["frigate", "titan"]);
    s.system(2, 2, &["spaceport"]).mark(2, 2);
    let theirs = *s.at(2);
    s.act(1, "build landing_ship sys1");
    s.offers(1, &["sink seat2 sys1", "sink seat2 sys2"]).act(1, "sink seat2 sys2");
    assert_eq!(*s.at(2), theirs);
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-EX19, ORI-44, ORI-45, ORI-46, ORI-47: the highest resource fixes the level.
#[test]
fn the_highest_resource_fixes_the_development_level() {
    // Resources and morale before; markers, cards and morale after.
    let cases = [
        (res(3, 3, 3), 10, (3, 1, 10)),
        (res(3, 3, 3), 7, (3, 1, 8)),
        (res(4, 0, 0), 7, (4, 0, 7)),
        (res(6, 6, 6), 7, (4, 0, 7)),
        (res(0, 7, 0), 7, (5, 0, 6)),
    ];
    for (stock, morale, after) in cases {
        let mut s = Scene::new(2);
        s.at_mut(1).stock = stock;
        s.morale(1, morale).begin_round();
        let player = s.at(1);
        assert_eq!((player.available, player.hand.len(), player.morale), after, "{stock:?}, morale {morale}");
        assert_eq!((player.stock, player.reserves), (stock, 10 - after.0));
    }
}

/// ORI-EX19, ORI-9, ORI-46: Humans begin with 5/4/2, so round 1 is played with 4 markers.
#[test]
fn humans_begin_at_the_medium_level() {
    let s = Scene::dealt(2, plain(), 5);
    let human = s.at(1);
    assert_eq!((human.stock, human.available, human.reserves, human.morale), (res(5, 4, 2), 4, 6, 10));
    assert_eq!((s.state.round, s.asked()), (1, "ask-turn"));
}

/// ORI-EX20, ORI-73: of the 4 cards drawn, and of these only, 1 is discarded.
#[test]
fn a_grey_exploit_draws_four_and_keeps_three() {
    let mut s = Scene::new(2);
    s.hand(1, &["pleasure_dome", "titan"]).draws(&["frigate", "spaceport", "autolab", "cruiser"]);
    s.act(1, "exploit pleasure_dome").refuses(1, "discard titan", 73);
    s.offers(1, &["discard frigate", "discard spaceport", "discard autolab", "discard cruiser"]);
    s.act(1, "discard autolab");
    assert_eq!(s.held(1), ["spaceport", "titan", "cruiser", "frigate"], "2 cards became 4");
    assert_eq!(s.discards(), ["autolab", "pleasure_dome"]);
    assert_eq!((s.at(1).stock, s.awaited()), (res(5, 4, 2), Some(2)));
}

/// ORI-EX21, ORI-55, ORI-85, ORI-87, ORI-88: an attack costs 2 fleet and gives 2 points; the defender loses morale.
#[test]
fn an_attack_takes_morale_and_nothing_else() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 4, 0).points(1, 3).stock(2, 0, 4, 0).morale(2, 6).hand(2, &["titan"]);
    s.act(1, "attack seat2");
    assert_eq!((s.at(1).stock[Resource::Fleet], s.at(1).points, s.at(1).morale), (2, 5, 10));
    assert_eq!((s.at(2).stock[Resource::Fleet], s.at(2).points, s.at(2).morale), (4, 0, 5));
    assert_eq!(s.held(2), ["titan"]);
    assert_eq!((s.attack_markers(1, 2), s.at(1).available, s.at(1).spent), (1, 3, 0));
}

/// ORI-EX22, ORI-31, ORI-102, ORI-108, ORI-109: track, morale and structures, covered or not.
#[test]
fn the_final_score_is_track_morale_and_structures() {
    let mut s = Scene::new(2);
    s.points(1, 20).morale(1, -2).markers(1, 1, 9).markers(2, 0, 10);
    s.system(1, 1, &["interplanetary_administration", "advanced_data_center", "spaceport"]);
    s.system(1, 2, &["planetary_resource_market", "trade_goods"]);
    s.act(1, "research");
    assert_eq!((s.state.ended, s.awaited()), (Some(Ending::Morale), None));
    assert_eq!(s.score(1), 20 - 2 + 5 + 10);
    assert_eq!((s.score(2), s.rank(1), s.rank(2)), (10, 1, 2));
}
