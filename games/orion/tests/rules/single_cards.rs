//! Rules of single cards (ORI-113 to ORI-134).

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};
use orrery_orion::content::Colour;
use orrery_orion::effects::Good;
use orrery_orion::state::Resource;
use serde_json::json;

/// ORI-113, ORI-146: Advanced Data Center takes any card; the rest keeps its order; an empty pile gives nothing.
#[test]
fn advanced_data_center_takes_any_card_of_the_pile() {
    let pile = ["titan", "frigate", "cruiser", "autolab"];
    for (place, id) in (1..).zip(pile) {
        let mut s = Scene::new(2);
        s.hand(1, &["advanced_data_center"]).pile(&pile).act(1, "build advanced_data_center sys1");
        s.refuses(1, "take 5", 146).act(1, &format!("take {place}"));
        let rest: Vec<_> = pile.into_iter().filter(|other| *other != id).collect();
        assert_eq!(
            (s.held(1), s.discards()),
            (vec![id.to_owned()], rest.iter().map(ToString::to_string).collect())
        );
    }
    let mut s = Scene::new(2);
    s.hand(1, &["advanced_data_center"]).act(1, "build advanced_data_center sys1");
    assert_eq!((s.cards(1, 1).len(), s.held(1).len(), s.awaited()), (1, 0, Some(2)));
}

/// ORI-114: Autolab looks for an active yellow card, not for the one it covers; an uncovered yellow Fulcrum is one.
#[test]
fn autolab_looks_for_an_active_yellow_card() {
    let markers = |lay: &dyn Fn(&mut Scene), system: &str| {
        let mut s = Scene::new(2);
        s.stock(1, 9, 9, 9).hand(1, &["autolab"]);
        lay(&mut s);
        s.act(1, &format!("build autolab {system}"));
        if s.awaited() == Some(1) {
            s.act(1, "pay 0 0 3");
        }
        s.at(1).available - 3
    };
    assert_eq!(markers(&|_| {}, "sys1"), 1);
    assert_eq!(markers(&|s| _ = s.system(1, 1, &["recyclotron"]), "sys2"), 2);
    assert_eq!(markers(&|s| _ = s.system(1, 1, &["recyclotron"]), "sys1"), 1);
    assert_eq!(markers(&|s| _ = s.system(1, 1, &["recyclotron", "titan"]), "sys2"), 1);
    assert_eq!(markers(&|s| _ = s.system(2, 1, &["recyclotron"]), "sys1"), 1);
    assert_eq!(markers(&|s| _ = s.fulcrum(1, Colour::Yellow), "sys1"), 2);
    assert_eq!(markers(&|s| _ = s.fulcrum(1, Colour::Yellow), "sys5"), 1, "Autolab covers him");
    assert_eq!(markers(&|s| _ = s.fulcrum(1, Colour::Red), "sys1"), 1);
}

/// ORI-115: the first build of a Transport is optional, the second optional and only after a blue one; never a third.
#[test]
fn civilian_transport_allows_a_second_build_after_a_blue_one() {
    let scene = || {
        let mut s = Scene::new(2);
        s.stock(1, 9, 9, 9)
            .hand(1, &["civilian_transport", "biospheres", "frigate", "outpost_ship", "spaceport"]);
        s.act(1, "build civilian_transport sys1");
        s
    };
    let mut s = scene();
    s.act(1, "done");
    assert_eq!((s.at(1).structures().count(), s.awaited()), (1, Some(2)));
    let mut s = scene();
    s.act(1, "build frigate sys2");
    assert_eq!(s.awaited(), Some(2), "not blue, so no second build");
    let mut s = scene();
    s.act(1, "build biospheres sys2").act(1, "done");
    assert_eq!((s.at(1).structures().count(), s.awaited()), (2, Some(2)));
    let mut s = scene();
    s.act(1, "build biospheres sys2").stock(1, 9, 9, 9).act(1, "build spaceport sys3");
    assert_eq!(s.awaited(), Some(2), "the second one was blue as well, but there is no third");
}

/// ORI-116: Holosimulator returns an available marker to hire or replace; without one it is built without effect.
#[test]
fn holosimulator_hires_for_an_available_marker() {
    let mut s = Scene::new(2);
    s.hand(1, &["holosimulator"]).middle(&["vale", "kuruk"]).advisor(1, "viktoria").mark_advisor(1);
    s.act(1, "build holosimulator sys1");
    assert_eq!(s.pools(1), (3, 5, 1));
    s.act(1, "use");
    assert_eq!(s.pools(1), (2, 6, 1), "the marker goes to the reserves");
    s.offers(1, &["hire vale", "hire kuruk"]).act(1, "hire vale");
    assert_eq!((s.hired(1), s.pools(1)), (Some("vale".to_owned()), (2, 7, 1)));
    assert_eq!(s.in_the_middle(), ["viktoria", "kuruk"]);

    // Declined.
    let mut s = Scene::new(2);
    s.hand(1, &["holosimulator"]).middle(&["vale"]).act(1, "build holosimulator sys1").act(1, "done");
    assert_eq!((s.hired(1), s.pools(1), s.cards(1, 1).len()), (None, (3, 6, 1), 1));
    // No available marker left, or nobody to hire: nothing is offered.
    let mut s = Scene::new(2);
    s.hand(1, &["holosimulator"]).middle(&["vale"]).markers(1, 1, 9).act(1, "build holosimulator sys1");
    assert_eq!((s.awaited(), s.cards(1, 1).len()), (Some(2), 1), "the marker of the Build action is spent");
    let mut s = Scene::new(2);
    s.hand(1, &["holosimulator"]).act(1, "build holosimulator sys1");
    assert_eq!((s.awaited(), s.pools(1)), (Some(2), (3, 6, 1)));
}

/// ORI-117: Planetary Resource Market cannot be used at 0 points.
#[test]
fn planetary_resource_market_needs_a_point() {
    for (choice, stock) in
        [("choose 1", res(9, 4, 2)), ("choose 2", res(5, 7, 2)), ("choose 3", res(5, 4, 4))]
    {
        let mut s = Scene::new(2);
        s.system(1, 1, &["planetary_resource_market"]).refuses(1, "activate sys1", 18);
        s.points(1, 1).act(1, "activate sys1").act(1, choice);
        assert_eq!((s.at(1).stock, s.at(1).points), (stock, 0));
    }
}

/// ORI-118: the four cards that count their system count themselves.
#[test]
fn cards_that_count_their_system_count_themselves() {
    let gained = |cards: &[&str]| {
        let mut s = Scene::new(2);
        s.stock(1, 3, 3, 3).hand(1, &["frigate"]).system(1, 1, cards).system(
            1,
            2,
            &["autolab", "titan", "recyclotron"],
        );
        s.act(1, "activate sys1");
        if s.asked() == "ask-discard" {
            s.act(1, "discard frigate");
        }
        (s.at(1).points, s.at(1).stock)
    };
    assert_eq!(gained(&["planetary_supercomputer"]), (1, res(1, 3, 2)));
    assert_eq!(gained(&["biospheres", "titan", "autolab", "planetary_supercomputer"]), (3, res(1, 3, 2)));
    assert_eq!(gained(&["soil_enrichment_plant"]), (0, res(5, 3, 3)));
    assert_eq!(gained(&["biospheres", "titan", "autolab", "soil_enrichment_plant"]), (0, res(9, 3, 3)));
    assert_eq!(gained(&["fighter_garrison"]), (1, res(3, 1, 2)));
    assert_eq!(gained(&["cruiser", "biospheres", "titan", "fighter_garrison"]), (3, res(3, 1, 2)));
    assert_eq!(gained(&["recyclotron"]), (1, res(1, 3, 1)));
    assert_eq!(gained(&["cloning_center", "biospheres", "star_fortress", "recyclotron"]), (3, res(1, 3, 1)));
}

/// ORI-119: Battleship fills every empty A and R field of active cards and advisors, from the opponents' reserves.
#[test]
fn battleship_fills_all_empty_fields() {
    let mut s = Scene::new(3);
    s.stock(1, 2, 2, 0).hand(1, &["battleship"]).system(1, 1, &["spaceport"]).advisor(1, "viktoria");
    s.system(2, 1, &["spaceport"])
        .system(2, 2, &["death_spores"])
        .system(2, 3, &["titan"])
        .advisor(2, "vale");
    s.system(2, 4, &["pleasure_dome"]).mark(2, 4);
    s.system(3, 1, &["pleasure_dome", "frigate"]).system(3, 2, &["biospheres"]).advisor(3, "moldred");
    s.act(1, "build battleship sys2");
    assert!(s.marked(2, 1) && s.marked(2, 2) && !s.marked(2, 3) && s.marked(2, 4) && s.advisor_marked(2));
    assert_eq!(s.pools(2), (4, 6 - 4, 0), "one lay there before, three were added");
    assert!(!s.marked(3, 1) && s.marked(3, 2) && !s.advisor_marked(3));
    assert_eq!(s.pools(3), (4, 5, 0));
    assert!(!s.marked(1, 1) && !s.advisor_marked(1), "not the owner's fields");
    assert_eq!((s.at(2).points, s.at(2).morale), (0, 10), "nothing is gained by it");
    s.refuses(2, "activate sys1", 36).act(2, "propaganda");
    assert!(s.at(2).propaganda, "the field of the sheet is not filled");
}

/// ORI-119, ORI-62: with too few reserves the opponent chooses the fields; with none, or no field, nothing happens.
#[test]
fn battleship_lets_the_opponent_choose_when_reserves_are_short() {
    let mut s = Scene::new(3);
    s.stock(1, 2, 2, 0).hand(1, &["battleship"]).system(2, 1, &["spaceport"]).system(2, 2, &["death_spores"]);
    s.advisor(2, "viktoria").markers(2, 4, 2).system(3, 1, &["pleasure_dome"]).markers(3, 4, 0);
    s.act(1, "build battleship sys1");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-fill"));
    s.offers(2, &["fill sys1", "fill sys2", "fill advisor"]).refuses(2, "done", 119);
    s.act(2, "fill advisor").refuses(2, "fill advisor", 36).act(2, "fill sys2");
    assert!(!s.marked(2, 1) && s.marked(2, 2) && s.advisor_marked(2));
    assert_eq!((s.pools(2).1, s.marked(3, 1)), (0, false), "seat 3 has no reserves");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"));

    let mut s = Scene::new(2);
    s.stock(1, 2, 2, 0).hand(1, &["battleship"]).system(2, 1, &["titan"]).act(1, "build battleship sys1");
    assert_eq!(s.pools(2), (4, 6, 0));
}

/// ORI-120: a marker forced onto Harrava is an extra action in the next round; on another R field it is nothing.
#[test]
fn a_marker_forced_onto_harrava_becomes_an_action() {
    for (advisor, available) in [("harrava", 5), ("vale", 4)] {
        let mut s = Scene::new(2);
        s.stock(1, 6, 2, 0).stock(2, 4, 0, 0).hand(1, &["battleship"]).advisor(2, advisor);
        s.markers(1, 1, 9).markers(2, 0, 10).act(1, "build battleship sys1");
        assert_eq!((s.state.round, s.at(2).available), (2, available), "{advisor}");
        assert_eq!((s.at(2).points, s.at(2).markers()), (0, 10));
    }
}

/// ORI-121: after each attack of the owner, and after each attack on the owner.
#[test]
fn attack_cards_work_after_each_attack() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 9, 0).stock(2, 0, 0, 0).system(2, 1, &["star_fortress"]).system(2, 2, &["star_fortress"]);
    s.system(1, 1, &["doom_star"]).system(1, 2, &["frigate"]).system(1, 3, &["cruiser"]);
    for attacks in 1..=3 {
        s.turn_of(1).act(1, "attack seat2");
        assert_eq!((s.at(1).points, s.at(1).stock[Resource::Food]), (3 * attacks, 2 * attacks as u8));
        assert_eq!((s.held(1).len(), s.at(2).points), (usize::from(attacks), 2 * attacks), "two fortresses");
    }
    // Attacks of the owner of a fortress, or on somebody else, give it nothing.
    let mut s = Scene::new(3);
    s.stock(1, 0, 9, 0).stock(2, 0, 9, 0).stock(3, 0, 0, 0).system(2, 1, &["star_fortress"]);
    s.act(1, "attack seat3");
    assert_eq!(s.at(2).points, 0);
    s.act(2, "attack seat3");
    assert_eq!(s.at(2).points, 2);
}

/// ORI-122: Titan counts each opponent's systems with at least one card, uncovered Fulcrum's too.
#[test]
fn titan_counts_systems_with_cards() {
    let mut s = Scene::new(4);
    s.hand(1, &["titan"]).system(1, 1, &["frigate"]);
    s.system(2, 1, &["cruiser", "frigate"]).system(2, 2, &["autolab"]);
    s.system(4, 1, &["cruiser"]).fulcrum(4, Colour::Red).advisor(3, "vale");
    s.act(1, "build titan sys2");
    let morale: Vec<_> = (1..=4).map(|number| s.at(number).morale).collect();
    assert_eq!(morale, [10, 8, 10, 8]);
    // Fulcrum's system counts once, covered or not.
    let mut s = Scene::new(2);
    s.hand(1, &["titan"]).fulcrum(2, Colour::Red).system(2, 5, &["frigate", "cruiser"]);
    s.act(1, "build titan sys1");
    assert_eq!(s.at(2).morale, 9);
}

/// ORI-123: for each opponent with a system one top card goes to the bottom, and its marker home.
#[test]
fn landing_ship_moves_a_top_card_to_the_bottom() {
    let mut s = Scene::new(4);
    s.stock(2, 2, 3, 0).hand(2, &["landing_ship"]).turn_of(2);
    s.system(3, 1, &["frigate", "titan", "spaceport"]).mark(3, 1).system(3, 2, &["cruiser", "autolab"]);
    s.advisor(4, "viktoria").mark_advisor(4);
    s.system(1, 1, &["biospheres"]).mark(1, 1);
    s.act(2, "build landing_ship sys1");
    s.offers(2, &["sink seat3 sys1", "sink seat3 sys2"]);
    s.refuses(2, "sink seat1 sys1", 123).refuses(2, "sink seat3 sys3", 123).refuses(2, "done", 123);
    s.act(2, "sink seat3 sys1");
    assert_eq!(s.cards(3, 1), ["spaceport", "frigate", "titan"]);
    assert_eq!((s.marked(3, 1), s.pools(3)), (false, (4, 6, 0)));
    assert_eq!(s.cards(3, 2), ["cruiser", "autolab"], "one card for each opponent");
    // Seat 4 has no system; the single card of seat 1 stays, and so does its marker: nothing to ask (ORI-60).
    assert_eq!((s.cards(1, 1), s.marked(1, 1)), (vec!["biospheres".to_owned()], true));
    assert_eq!((s.awaited(), s.advisor_marked(4)), (Some(3), true));
}

/// ORI-123: Fulcrum stays at the bottom; with at most one structure on him nothing changes.
#[test]
fn landing_ship_does_not_move_fulcrum() {
    let sunk = |cards: &[&str]| {
        let mut s = Scene::new(2);
        s.stock(1, 2, 3, 0).hand(1, &["landing_ship"]).fulcrum(2, Colour::Blue).system(2, 5, cards);
        if !cards.is_empty() {
            s.mark(2, 5);
        }
        s.act(1, "build landing_ship sys1");
        if cards.len() > 1 {
            s.act(1, "sink seat2 sys5");
        }
        assert_eq!(s.awaited(), Some(2), "what cannot change is not asked about (ORI-60)");
        assert!(s.at(2).founder.is_some());
        assert_eq!(s.at(2).markers(), 10);
        (s.cards(2, 5), s.marked(2, 5))
    };
    assert_eq!(sunk(&[]), (vec![], false));
    assert_eq!(sunk(&["spaceport"]), (vec!["spaceport".to_owned()], true));
    let two = vec!["spaceport".to_owned(), "frigate".to_owned()];
    assert_eq!(sunk(&["frigate", "spaceport"]), (two, false));
}

/// ORI-124, ORI-4: Colonial Treasury pays by the colour of the card beneath, if a marker is returned for it.
#[test]
fn colonial_treasury_pays_by_the_card_beneath() {
    let scene = |beneath: &[&str]| {
        let mut s = Scene::new(2);
        s.stock(1, 1, 2, 2).hand(1, &["colonial_treasury"]).system(1, 1, beneath);
        s.act(1, "build colonial_treasury sys1");
        s
    };
    let table = [("biospheres", res(9, 0, 0)), ("titan", res(0, 7, 0)), ("recyclotron", res(0, 0, 5))];
    for (beneath, stock) in table {
        let mut s = scene(&["frigate", beneath]);
        s.act(1, "use");
        assert_eq!((s.at(1).stock, s.pools(1)), (stock, (2, 7, 1)));
        let mut s = scene(&[beneath]);
        s.act(1, "done");
        assert_eq!((s.at(1).stock, s.pools(1)), (res(0, 0, 0), (3, 6, 1)));
    }
    // As the first card, or on grey: nothing is offered.
    assert_eq!(scene(&[]).awaited(), Some(2));
    assert_eq!(scene(&["titan", "frigate"]).awaited(), Some(2));
    // Without an available marker.
    let mut s = Scene::new(2);
    s.stock(1, 1, 2, 2).hand(1, &["colonial_treasury"]).system(1, 1, &["titan"]).markers(1, 1, 9);
    s.act(1, "build colonial_treasury sys1");
    assert_eq!(s.awaited(), Some(2));
    // Fulcrum beneath, with his colour; a grey one is of no use.
    for (colour, offered) in [(Colour::Yellow, true), (Colour::Grey, false)] {
        let mut s = Scene::new(2);
        s.stock(1, 1, 2, 2).hand(1, &["colonial_treasury"]).fulcrum(1, colour);
        s.act(1, "build colonial_treasury sys5").act(1, "pay 1 1 2");
        assert_eq!(s.may(1, "use"), offered);
        if offered {
            s.act(1, "use");
            assert_eq!(s.at(1).stock, res(0, 1, 5));
        }
    }
}

/// ORI-125: the Sonar activates any number of active cards in any order, each finished before the next.
#[test]
fn the_sonar_activates_any_cards_in_any_order() {
    let scene = |reserves| {
        let mut s = Scene::new(2);
        s.stock(1, 2, 0, 4).hand(1, &["high_orbit_sonar"]).advisor(1, "viktoria");
        s.system(1, 1, &["soil_enrichment_plant"]).system(1, 2, &["spaceport"]).markers(1, 4, reserves);
        s.act(1, "build high_orbit_sonar sys3");
        s
    };
    let mut s = scene(5);
    s.offers(1, &["activate sys1", "activate sys2", "activate advisor", "done"]);
    s.act(1, "activate advisor").refuses(1, "activate sys1", 143).act(1, "choose 2").act(1, "activate sys1");
    assert_eq!((s.at(1).stock, s.pools(1).1), (res(2, 2, 2), 3));
    s.refuses(1, "activate sys1", 36).act(1, "activate sys2");
    assert_eq!((s.at(1).stock, s.pools(1), s.awaited()), (res(5, 5, 0), (3, 2, 2), Some(2)));
    // A subset, and none at all.
    let mut s = scene(5);
    s.act(1, "activate sys1").act(1, "done");
    assert_eq!((s.marked(1, 2), s.awaited()), (false, Some(2)));
    let mut s = scene(5);
    s.act(1, "done");
    assert_eq!((s.pools(1), s.awaited()), ((3, 5, 2), Some(2)));
    // Each needs a marker in the reserves.
    let mut s = scene(1);
    s.act(1, "activate sys1");
    assert_eq!((s.pools(1).1, s.awaited()), (0, Some(2)));
}

/// ORI-125, ORI-34: a card that is on top again with an empty field can be activated once more by the same Sonar.
#[test]
fn the_sonar_can_activate_a_card_again() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 0, 2).hand(1, &["high_orbit_sonar", "communications_satellite", "frigate"]);
    s.system(1, 1, &["colony_ship"]).act(1, "build high_orbit_sonar sys2").act(1, "activate sys1");
    s.act(1, "build communications_satellite sys1").act(1, "rearrange sys1");
    s.act(1, "stack communications_satellite");
    assert_eq!(s.cards(1, 1), ["communications_satellite", "colony_ship"]);
    s.act(1, "activate sys1").act(1, "build frigate sys1");
    assert_eq!(s.cards(1, 1), ["communications_satellite", "colony_ship", "frigate"]);
}

/// ORI-126: any permutation of any own system, the Satellite's own included; covered markers go home.
#[test]
fn communications_satellite_rearranges_a_system() {
    let scene = |system: &str| {
        let mut s = Scene::new(2);
        s.hand(1, &["communications_satellite"]).system(1, 1, &["titan", "cruiser", "spaceport"]).mark(1, 1);
        s.system(1, 2, &["autolab"]).system(2, 3, &["frigate", "biospheres"]);
        s.act(1, &format!("build communications_satellite {system}"));
        s
    };
    let three = ["titan", "cruiser", "spaceport"];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut s = scene("sys2");
        s.offers(1, &["rearrange sys1", "rearrange sys2"]).refuses(1, "rearrange sys3", 126);
        s.refuses(1, "done", 126).act(1, "rearrange sys1").refuses(1, "stack autolab", 126);
        s.act(1, &format!("stack {}", three[order[0]])).act(1, &format!("stack {}", three[order[1]]));
        assert_eq!(s.cards(1, 1), order.map(|place| three[place]));
        assert_eq!(s.marked(1, 1), order[2] == 2, "the marker stays with the Spaceport on top");
        assert_eq!((s.at(1).markers(), s.awaited()), (10, Some(2)));
    }
    // The system in which it was built.
    let mut s = scene("sys2");
    s.act(1, "rearrange sys2").act(1, "stack communications_satellite");
    assert_eq!(s.cards(1, 2), ["communications_satellite", "autolab"]);
    assert_eq!((s.pools(1), s.awaited()), ((3, 5, 1), Some(2)), "Autolab's effect does not happen again");
}

/// ORI-126, ORI-60: where every system is a single card, or all of its cards are alike, there is no other order to ask for.
#[test]
fn communications_satellite_asks_only_for_another_order() {
    let mut s = Scene::new(2);
    s.hand(1, &["communications_satellite"]).system(1, 1, &["titan", "titan"]);
    s.act(1, "build communications_satellite sys2");
    assert_eq!(s.awaited(), Some(2));
    let mut s = Scene::new(2);
    s.hand(1, &["communications_satellite"]).system(1, 1, &["titan", "cruiser"]);
    s.act(1, "build communications_satellite sys2");
    assert_eq!(s.asked(), "ask-rearrange");
}

/// ORI-126: Fulcrum stays below his structures.
#[test]
fn communications_satellite_leaves_fulcrum_at_the_bottom() {
    let mut s = Scene::new(2);
    s.hand(1, &["communications_satellite"]).fulcrum(1, Colour::Blue).system(1, 5, &["titan", "cruiser"]);
    s.act(1, "build communications_satellite sys1").act(1, "rearrange sys5").act(1, "stack cruiser");
    assert_eq!(s.cards(1, 5), ["cruiser", "titan"]);
    assert_eq!(s.at(1).founder.unwrap().colour, Colour::Blue);
    assert_eq!(s.view(&[])["players"][0]["systems"][1]["founder"][0], json!("fulcrum_sandebar"));
}

/// ORI-127, ORI-61: an opponent discards two cards or loses 4 morale; with fewer than two cards there is no choice.
#[test]
fn destroyer_takes_two_cards_or_four_morale() {
    let scene = |hand: &[&str]| {
        let mut s = Scene::new(2);
        s.stock(1, 0, 2, 0).hand(1, &["destroyer"]).hand(2, hand).act(1, "build destroyer sys1");
        s
    };
    for hand in [&[][..], &["titan"]] {
        let s = scene(hand);
        assert_eq!((s.at(2).morale, s.held(2).len(), s.asked()), (6, hand.len(), "ask-turn"));
    }
    let mut s = scene(&["titan", "frigate", "cruiser"]);
    s.offers(2, &["choose 1", "choose 2"]).refuses(2, "done", 61).act(2, "choose 1");
    s.act(2, "discard frigate").act(2, "discard titan");
    assert_eq!((s.at(2).morale, s.held(2)), (10, vec!["cruiser".to_owned()]));
    assert_eq!(s.discards(), ["titan", "frigate"]);
    let mut s = scene(&["titan", "frigate"]);
    s.act(2, "choose 2");
    assert_eq!((s.at(2).morale, s.held(2).len(), s.asked()), (6, 2, "ask-turn"));
}

/// ORI-128: opponents return their advisors, markers go home; Fulcrum and the own advisor stay.
#[test]
fn spy_training_complex_returns_advisors() {
    let mut s = Scene::new(4);
    s.hand(1, &["spy_training_complex"]).advisor(1, "kuruk").advisor(2, "viktoria").mark_advisor(2);
    s.fulcrum(3, Colour::Red);
    s.act(1, "build spy_training_complex sys1");
    assert_eq!(
        (s.hired(1), s.hired(2), s.in_the_middle()),
        (Some("kuruk".to_owned()), None, vec!["viktoria".to_owned()])
    );
    assert_eq!(s.pools(2), (4, 6, 0));
    assert!(s.at(3).founder.is_some());
    // Also a marker on Harrava.
    let mut s = Scene::new(2);
    s.hand(1, &["spy_training_complex"]).advisor(2, "harrava").mark_advisor(2);
    s.act(1, "build spy_training_complex sys1");
    assert_eq!((s.pools(2), s.in_the_middle()), ((4, 6, 0), vec!["harrava".to_owned()]));
}

/// ORI-129: Vale reaches fleets larger by 2; his points cannot be spent; his R effect works once a round at any morale.
#[test]
fn vale_adds_two_virtual_fleet_and_sells_morale() {
    for (defender, may) in [(4, true), (5, true), (6, false)] {
        let mut s = Scene::new(2);
        s.advisor(1, "vale").stock(1, 0, 3, 0).stock(2, 0, defender, 0);
        assert_eq!(s.may(1, "attack seat2"), may);
    }
    let mut s = Scene::new(2);
    s.advisor(1, "vale").stock(1, 0, 5, 0).stock(2, 0, 0, 0).morale(1, -3).act(1, "attack seat2");
    assert_eq!(s.at(1).stock[Resource::Fleet], 3, "real fleet is paid");
    s.act(1, "effect advisor");
    assert_eq!((s.at(1).points, s.at(1).morale, s.at(2).morale), (4, -4, 9));
    s.turn_of(1).act(1, "attack seat2");
    assert_eq!((s.awaited(), s.at(1).points), (Some(2), 6), "not again in this round");
    let mut s = Scene::new(2);
    s.advisor(1, "vale").stock(2, 0, 0, 0).act(1, "attack seat2").act(1, "done");
    assert_eq!((s.at(1).points, s.at(1).morale, s.advisor_marked(1)), (2, 10, false), "declined");
}

/// ORI-130: Fulcrum opens the additional system when hired, with any of four colours, chosen once and openly.
#[test]
fn fulcrum_opens_a_system_of_a_chosen_colour() {
    for (word, colour) in
        [("blue", Colour::Blue), ("red", Colour::Red), ("yellow", Colour::Yellow), ("grey", Colour::Grey)]
    {
        let mut s = Scene::new(2);
        s.middle(&["fulcrum_sandebar"]).hand(1, &["titan", "frigate", "cruiser", "outpost_ship"]);
        s.refuses(1, "build outpost_ship sys5", 23).act(1, "contract");
        s.act(1, "discard titan").act(1, "discard frigate").act(1, "discard cruiser");
        s.act(1, "hire fulcrum_sandebar");
        s.offers(1, &["colour blue", "colour red", "colour yellow", "colour grey"]).refuses(1, "done", 130);
        s.act(1, &format!("colour {word}"));
        assert_eq!((s.at(1).founder.unwrap().colour, s.awaited()), (colour, Some(2)));
        assert_eq!(s.view(&[2])["players"][0]["systems"][0]["founder"], json!(["fulcrum_sandebar", colour]));
        s.turn_of(1).act(1, "build outpost_ship sys5");
        assert_eq!(s.cards(1, 5), ["outpost_ship"], "without any regular system");
    }
}

/// ORI-130, ORI-98: hiring Fulcrum returns the previous advisor.
#[test]
fn fulcrum_replaces_the_previous_advisor() {
    let mut s = Scene::new(2);
    s.middle(&["fulcrum_sandebar"]).advisor(1, "viktoria").hand(1, &["holosimulator"]);
    s.act(1, "build holosimulator sys1").act(1, "use").act(1, "hire fulcrum_sandebar").act(1, "colour red");
    assert_eq!((s.hired(1), s.in_the_middle()), (None, vec!["viktoria".to_owned()]));
}

/// ORI-131: ADVIA-OSM builds the top discard for 1 less; the next card is the top before the After-build effect.
#[test]
fn advia_builds_the_top_card_of_the_pile() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 1, 0).advisor(1, "advia_osm").system(1, 1, &["titan"]).hand(1, &["outpost_ship"]);
    s.pile(&["advanced_data_center", "frigate", "cruiser"]).act(1, "activate advisor");
    s.offers(1, &["build advanced_data_center sys1", "build advanced_data_center sys2"]);
    s.refuses(1, "build frigate sys2", 131).refuses(1, "build outpost_ship sys2", 131);
    s.act(1, "build advanced_data_center sys2");
    assert_eq!(s.at(1).stock, res(0, 1, 0), "1 production less 1");
    s.offers(1, &["take 1", "take 2"]).act(1, "take 1");
    assert_eq!(
        (s.held(1), s.discards()),
        (vec!["frigate".to_owned(), "outpost_ship".to_owned()], vec!["cruiser".to_owned()])
    );
    // Its discount and that of Fulcrum's system add up.
    let mut s = Scene::new(2);
    s.stock(1, 0, 9, 9).advisor(1, "advia_osm").fulcrum(1, Colour::Red).pile(&["titan"]);
    s.act(1, "activate advisor").act(1, "build titan sys5");
    s.offers(1, &["pay 0 2 0", "pay 0 1 1", "pay 0 0 2"]);
    // A restriction holds here, too.
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).morale(1, 5).advisor(1, "advia_osm").pile(&["space_elevator"]);
    s.refuses(1, "activate advisor", 66);
}

/// ORI-132: the exchange of a Spaceport is no Trade action.
#[test]
fn the_spaceport_is_no_trade() {
    let mut s = Scene::new(2);
    s.race(1, "meklar").stock(1, 0, 0, 2).system(1, 1, &["spaceport"]);
    s.system(1, 2, &["galactic_currency_exchange"]).act(1, "activate sys1");
    assert_eq!((s.at(1).stock, s.awaited()), (res(3, 3, 0), Some(2)), "no bonus, no second exchange");
}

/// ORI-133: Cloning Center counts all own cards, covered ones too, first points, then morale, which may fall below 0.
#[test]
fn cloning_center_counts_all_own_cards() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 2, 4).morale(1, 1).hand(1, &["cloning_center"]);
    s.system(1, 1, &["biospheres", "destroyer", "autolab"]).system(1, 2, &["frigate", "spaceport"]);
    s.system(2, 1, &["biospheres", "destroyer"]).act(1, "build cloning_center sys1");
    assert_eq!((s.at(1).points, s.at(1).morale, s.state.ended), (6, -1, None));
    let heard = s.heard_by_all();
    let place = |wanted: serde_json::Value| heard.iter().position(|event| *event == wanted);
    assert!(place(json!({"gained": [1, Good::Points, 6]})) < place(json!({"morale": [1, -2, -1]})));
    assert!(place(json!({"gained": [1, Good::Points, 6]})).is_some());
}

/// ORI-134, ORI-17: the gain that Trade Goods give to opponents stops at 9.
#[test]
fn trade_goods_give_opponents_at_most_nine() {
    let mut s = Scene::new(3);
    s.stock(1, 1, 1, 3).hand(1, &["trade_goods"]).stock(2, 0, 0, 9).stock(3, 0, 0, 3);
    s.act(1, "build trade_goods sys1");
    let production: Vec<_> = (1..=3).map(|number| s.at(number).stock[Resource::Production]).collect();
    assert_eq!(production, [0, 9, 4]);
}

/// ORI-126, ORI-34: of two equal cards the one with the marker can be put below; the other is on top with an empty field.
#[test]
fn of_two_equal_cards_the_marked_one_can_be_covered() {
    let table = || {
        let mut s = Scene::new(2);
        s.system(1, 1, &["spaceport", "spaceport"]).mark(1, 1).hand(1, &["communications_satellite"]);
        s.stock(1, 5, 5, 5).markers(1, 3, 6);
        s.act(1, "build communications_satellite sys2").act(1, "rearrange sys1");
        s.offers(1, &["stack spaceport", "stack-marked spaceport"]);
        s
    };
    let mut s = table();
    let reserves = s.at(1).reserves;
    s.act(1, "stack-marked spaceport");
    assert!(!s.at(1).systems[0].marker, "the marked copy lies below");
    assert_eq!(s.at(1).reserves, reserves + 1);
    let mut s = table();
    s.act(1, "stack spaceport");
    assert!(s.at(1).systems[0].marker, "the marked copy is on top again");
    assert_eq!(s.at(1).reserves, reserves);

    let mut s = table();
    s.refuses(1, "stack-marked titan", 126).refuses(1, "stack titan", 126);
}

/// ORI-115, ORI-141: a Transport offers no build to somebody without hand cards or without a place.
#[test]
fn a_transport_without_anything_to_build_asks_nothing() {
    let mut s = Scene::new(2);
    s.hand(1, &["civilian_transport"]).act(1, "build civilian_transport sys1");
    assert_eq!(s.awaited(), Some(2), "the hand is empty");
    let mut s = Scene::new(2);
    let full = ["frigate", "titan", "cruiser", "autolab", "battleship"];
    let more = ["outpost_ship", "doom_star", "recyclotron", "destroyer", "spaceport"];
    s.system(1, 1, &full).system(1, 2, &more).system(1, 3, &full);
    s.system(1, 4, &["colony_ship", "pleasure_dome", "biospheres", "gaia_transformation"]);
    s.hand(1, &["civilian_transport", "holosimulator"]).act(1, "build civilian_transport sys4");
    assert_eq!(s.awaited(), Some(2), "all systems are full");
}
