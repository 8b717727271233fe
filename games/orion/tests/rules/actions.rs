//! The eight actions (ORI-64 to ORI-101).

use std::collections::BTreeSet;

use crate::support::walk::random_game;
use crate::support::{Scene, action, res};
use orrery_core::Game as _;
use orrery_orion::Options;
use orrery_orion::content::Colour;
use orrery_orion::effects::Good;
use orrery_orion::state::{Hand, Slot};
use serde_json::json;

// Build.

/// ORI-64: a structure of the hand is paid, laid down, and its After-build effect follows.
#[test]
fn a_build_is_paid_and_placed_and_has_its_effect() {
    let mut s = Scene::new(2);
    s.hand(1, &["titan", "frigate"]).system(2, 1, &["cruiser"]).system(2, 2, &["cruiser"]);
    s.refuses(1, "build autolab sys1", 64).act(1, "build titan sys1");
    assert_eq!(s.at(1).stock, res(5, 2, 0));
    assert_eq!((s.held(1), s.cards(1, 1)), (vec!["frigate".to_owned()], vec!["titan".to_owned()]));
    assert_eq!(s.at(2).morale, 8);
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-65: the same structure can be built again, in the same system, too.
#[test]
fn a_name_can_be_built_again() {
    let mut s = Scene::new(2);
    s.hand(1, &["outpost_ship", "outpost_ship"]).act(1, "build outpost_ship sys1");
    s.turn_of(1).act(1, "build outpost_ship sys1");
    assert_eq!(s.cards(1, 1), ["outpost_ship", "outpost_ship"]);
}

/// ORI-66: four structures need morale 6, whatever builds them; that is checked before the payment.
#[test]
fn restricted_structures_need_morale_six() {
    let restricted =
        ["interplanetary_administration", "space_elevator", "artemis_system_net", "gaia_transformation"];
    for id in restricted {
        let action = format!("build {id} sys1");
        let mut s = Scene::new(2);
        s.hand(1, &[id]).stock(1, 0, 0, 0).morale(1, 5).refuses(1, &action, 66);
        s.morale(1, 6).refuses(1, &action, 18);
        s.stock(1, 9, 9, 9).act(1, &action);

        // By Civilian Transport, Colony Ship and ADVIA-OSM.
        for (morale, allowed) in [(5, false), (6, true)] {
            let mut s = Scene::new(2);
            s.hand(1, &["civilian_transport", id]).stock(1, 9, 9, 9).morale(1, morale);
            s.act(1, "build civilian_transport sys1");
            assert_eq!(s.may(1, &format!("build {id} sys2")), allowed);
            let mut s = Scene::new(2);
            s.hand(1, &[id]).stock(1, 9, 9, 9).morale(1, morale).system(1, 1, &["colony_ship"]);
            assert_eq!(s.may(1, "activate sys1"), allowed);
            let mut s = Scene::new(2);
            s.pile(&[id]).stock(1, 9, 9, 9).morale(1, morale).advisor(1, "advia_osm");
            assert_eq!(s.may(1, "activate advisor"), allowed);
        }
    }
    // Every other structure can be built in despair.
    for (_, row) in orrery_orion::Content::built_in().structures() {
        if !restricted.contains(&row.id.as_str()) {
            let mut s = Scene::new(2);
            s.hand(1, &[&row.id]).stock(1, 9, 9, 9).morale(1, -9);
            assert!(s.may(1, &format!("build {} sys1", row.id)), "{}", row.id);
        }
    }
}

/// ORI-67: all discounts add up, and the player chooses which units of the cost are saved.
#[test]
fn discounts_add_up_and_their_use_is_chosen() {
    let scene = |discounted: &str| {
        let mut s = Scene::new(2);
        s.stock(1, 9, 9, 9).fulcrum(1, Colour::Red).system(1, 5, &["colony_ship"]).hand(1, &[discounted]);
        s.act(1, "activate sys5").act(1, &format!("build {discounted} sys5"));
        s
    };
    // Titan costs 2 fleet and 2 production: three of the four units are saved, no food among them.
    let mut s = scene("titan");
    s.offers(1, &["pay 0 1 0", "pay 0 0 1"]).refuses(1, "pay 0 0 0", 67).refuses(1, "pay 1 0 0", 67);
    s.refuses(1, "pay 0 1 1", 67).act(1, "pay 0 1 0");
    assert_eq!(s.at(1).stock, res(9, 8, 9));
    // Trade Goods cost 1/1/3: two units are left to pay.
    let mut s = scene("trade_goods");
    s.offers(1, &["pay 1 1 0", "pay 1 0 1", "pay 0 1 1", "pay 0 0 2"]);
    // Frigate costs 1 fleet: what is left of the discount is lost.
    let s = scene("frigate");
    assert_eq!((s.at(1).stock, s.awaited()), (res(9, 9, 9), Some(2)));
}

/// ORI-67, ORI-18: the rest of a cost must be payable with what the player has.
#[test]
fn a_discount_does_not_replace_what_is_missing() {
    let mut s = Scene::new(2);
    s.fulcrum(1, Colour::Red).hand(1, &["titan"]).stock(1, 9, 1, 1).refuses(1, "build titan sys5", 67);
    s.stock(1, 9, 1, 2).act(1, "build titan sys5");
    assert_eq!(s.at(1).stock, res(9, 0, 0), "only one payment is possible, so nothing is asked");
}

/// ORI-69, ORI-55: a build by an effect takes no marker of its own, but costs, discounts, places and effects apply.
#[test]
fn builds_by_effects_are_full_builds_without_a_marker() {
    // Civilian Transport: the cost, the discount of Fulcrum's system, the After-build effect.
    let mut s = Scene::new(2);
    s.stock(1, 3, 2, 2).fulcrum(1, Colour::Red).hand(1, &["civilian_transport", "titan"]);
    s.system(2, 1, &["cruiser"]).act(1, "build civilian_transport sys1");
    s.refuses(1, "build titan sys3", 29).act(1, "build titan sys5").act(1, "pay 0 1 2");
    assert_eq!((s.at(1).stock, s.at(2).morale), (res(0, 1, 0), 9));
    assert_eq!(s.pools(1), (3, 6, 1));
    // Colony Ship: in its own system only.
    let mut s = Scene::new(2);
    s.stock(1, 0, 1, 1).system(1, 1, &["colony_ship"]).hand(1, &["titan"]).system(2, 1, &["cruiser"]);
    s.act(1, "activate sys1").refuses(1, "build titan sys2", 69).act(1, "build titan sys1");
    assert_eq!((s.at(1).stock, s.at(2).morale, s.at(1).available), (res(0, 0, 0), 9, 3));
    // ADVIA-OSM: anywhere.
    let mut s = Scene::new(2);
    s.stock(1, 0, 1, 2).advisor(1, "advia_osm").pile(&["titan"]).system(2, 1, &["cruiser"]);
    s.act(1, "activate advisor").act(1, "build titan sys1");
    assert_eq!((s.at(1).stock, s.at(2).morale, s.at(1).available), (res(0, 0, 0), 9, 3));
}

/// ORI-70: an After-build effect happens once, not again when its card is on top again.
#[test]
fn after_build_effects_are_not_repeated() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["titan", "frigate"]).system(2, 1, &["cruiser"]).hand(1, &["communications_satellite"]);
    s.act(1, "build communications_satellite sys2").act(1, "rearrange sys1").act(1, "stack frigate");
    assert_eq!(s.cards(1, 1), ["frigate", "titan"]);
    assert_eq!((s.at(2).morale, s.awaited()), (10, Some(2)));
}

/// ORI-71: a nested build is finished, its effect included, before the outer effect goes on.
#[test]
fn nested_builds_are_finished_first() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).hand(1, &["civilian_transport", "advanced_data_center", "frigate"]);
    s.pile(&["titan", "cruiser"]).act(1, "build civilian_transport sys1");
    s.act(1, "build advanced_data_center sys2");
    assert_eq!(s.asked(), "ask-take", "the inner effect");
    s.act(1, "take 1");
    assert_eq!(s.asked(), "ask-build-or-stop", "then the outer one");
    s.act(1, "build titan sys3");
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-72: the covered card is no longer active when the After-build effect begins.
#[test]
fn a_covered_card_is_inactive_before_the_effect() {
    let markers = |system: &str| {
        let mut s = Scene::new(2);
        s.stock(1, 1, 0, 3).system(1, 1, &["recyclotron"]).hand(1, &["autolab"]);
        s.act(1, &format!("build autolab {system}"));
        s.at(1).available
    };
    assert_eq!((markers("sys1"), markers("sys2")), (4, 5));

    let mut s = Scene::new(2);
    s.system(1, 1, &["pleasure_dome"]).hand(1, &["high_orbit_sonar"]).act(1, "build high_orbit_sonar sys1");
    assert_eq!(s.awaited(), Some(2), "nothing is left to activate");
}

// Exploit.

/// ORI-73: the card goes to the pile and gives the bonus of its colour.
#[test]
fn exploiting_gives_the_bonus_of_the_colour() {
    for (id, stock) in [("biospheres", res(3, 0, 0)), ("titan", res(0, 2, 0)), ("recyclotron", res(0, 0, 1))]
    {
        let mut s = Scene::new(2);
        s.stock(1, 0, 0, 0).hand(1, &[id]).act(1, &format!("exploit {id}"));
        assert_eq!((s.at(1).stock, s.discards()), (stock, vec![id.to_owned()]));
        assert_eq!((s.held(1).len(), s.awaited()), (0, Some(2)));
    }
    let mut s = Scene::new(2);
    s.hand(1, &["titan"]).refuses(1, "exploit frigate", 73);
}

/// ORI-73: a grey card brings 4 cards, of which one goes to the pile and 3 to the hand.
#[test]
fn exploiting_grey_draws_four_and_keeps_three() {
    let mut s = Scene::new(2);
    s.hand(1, &["pleasure_dome", "spaceport"]).draws(&["titan", "frigate", "cruiser", "frigate"]);
    s.act(1, "exploit pleasure_dome");
    assert_eq!(s.at(1).stock, res(5, 4, 2));
    s.offers(1, &["discard titan", "discard frigate", "discard cruiser"]).refuses(1, "discard spaceport", 73);
    s.refuses(1, "done", 60).act(1, "discard cruiser");
    assert_eq!(s.held(1), ["spaceport", "titan", "frigate", "frigate"]);
    assert_eq!(
        (s.discards(), s.awaited()),
        (vec!["cruiser".to_owned(), "pleasure_dome".to_owned()], Some(2))
    );
}

/// ORI-74: a card discarded for any other reason gives nothing.
#[test]
fn other_discards_give_no_bonus() {
    // A Contract.
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0).race(1, "mrrshan").middle(&["vale"]).hand(1, &["biospheres", "titan", "frigate"]);
    s.act(1, "contract").act(1, "discard biospheres").act(1, "discard titan").act(1, "discard frigate");
    s.act(1, "hire vale");
    assert_eq!((s.at(1).stock, s.held(1).len()), (res(0, 0, 0), 0));
    // A framed cost.
    let mut s = Scene::new(2);
    s.stock(1, 2, 0, 1).system(1, 1, &["planetary_supercomputer"]).hand(1, &["titan"]);
    s.act(1, "activate sys1").act(1, "discard titan");
    assert_eq!(s.at(1).stock, res(0, 0, 0));
    // An opponent's effect.
    let mut s = Scene::new(2);
    s.stock(1, 0, 2, 0).stock(2, 0, 0, 0).hand(1, &["destroyer"]).hand(2, &["titan", "frigate"]);
    s.act(1, "build destroyer sys1").act(2, "choose 1").act(2, "discard titan").act(2, "discard frigate");
    assert_eq!((s.at(2).stock, s.held(2).len()), (res(0, 0, 0), 0));
    // The hand limit.
    let mut s = Scene::new(2);
    s.stock(1, 4, 0, 0).markers(1, 1, 9).markers(2, 0, 10);
    s.hand(1, &["titan", "titan", "cruiser", "cruiser", "biospheres", "biospheres"]).act(1, "propaganda");
    s.act(1, "discard biospheres");
    assert_eq!((s.at(1).stock, s.held(1).len()), (res(4, 0, 0), 5));
}

/// ORI-75, ORI-27: the exploited card is on the pile before the draw, so it stays there when the deck runs out.
#[test]
fn the_exploited_card_stays_on_the_pile_when_the_deck_runs_out() {
    let mut s = Scene::new(2);
    s.pile(&["cruiser", "biospheres"]).hand(1, &["frigate"]).deck(&["titan", "autolab"]);
    s.act(1, "exploit frigate");
    assert_eq!(s.discards(), ["frigate"]);
    s.offers(1, &["discard titan", "discard autolab", "discard cruiser", "discard biospheres"]);
    s.act(1, "discard autolab");
    assert_eq!(s.discards(), ["autolab", "frigate"]);
}

/// ORI-75: with three cards or fewer all of them are kept.
#[test]
fn a_short_grey_draw_keeps_up_to_three() {
    for deck in [&["titan", "autolab", "cruiser"][..], &["titan"], &[]] {
        let mut s = Scene::new(2);
        s.hand(1, &["frigate"]).deck(deck).act(1, "exploit frigate");
        assert_eq!((s.held(1).len(), s.awaited()), (deck.len(), Some(2)));
        assert_eq!(s.discards(), ["frigate"]);
    }
}

/// ORI-76: Mrrshan gain 1 fleet after the bonus, with the Exploit action only.
#[test]
fn mrrshan_gain_a_fleet_with_exploit_only() {
    for (id, stock) in [("biospheres", res(3, 1, 0)), ("titan", res(0, 3, 0)), ("recyclotron", res(0, 1, 1))]
    {
        let mut s = Scene::new(2);
        s.race(1, "mrrshan").stock(1, 0, 0, 0).hand(1, &[id]).act(1, &format!("exploit {id}"));
        assert_eq!(s.at(1).stock, stock);
        let gained: Vec<_> =
            s.heard_by_all().into_iter().filter(|event| event.get("gained").is_some()).collect();
        assert_eq!(gained[1], json!({"gained": [1, Good::Fleet, 1]}), "after the colour bonus");
    }
    // Quail repeats the bonus, not the ability.
    let mut s = Scene::new(2);
    s.race(1, "mrrshan").advisor(1, "quail").stock(1, 0, 0, 0).hand(1, &["titan"]);
    s.act(1, "exploit titan").act(1, "effect advisor");
    assert_eq!((s.at(1).stock, s.awaited()), (res(0, 2 + 2 + 1, 0), Some(2)));
}

// Research.

/// ORI-77: 2 cards, 3 for Psilons, 1 more for each active Astro University.
#[test]
fn research_draws_two_cards_or_more() {
    for (race, universities, drawn) in
        [("humans", 0, 2), ("psilon", 0, 3), ("humans", 2, 4), ("psilon", 1, 4)]
    {
        let mut s = Scene::new(2);
        s.race(1, race);
        for system in 1..=universities {
            s.system(1, system, &["astro_university"]);
        }
        s.act(1, "research");
        assert_eq!((s.held(1).len(), s.state.deck.len()), (drawn, 90 - universities - drawn), "{race}");
    }
}

// Activate.

/// ORI-78: the marker is placed, the framed cost paid, then the effect happens.
#[test]
fn an_activation_is_marker_cost_and_effect() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 0, 0).morale(1, 5).system(1, 1, &["government_support_agency"]).act(1, "activate sys1");
    assert_eq!((s.at(1).stock, s.at(1).morale, s.marked(1, 1)), (res(0, 0, 0), 9, true));
    let heard = [
        json!({"activated": [1, Slot::System1, crate::support::card("government_support_agency")]}),
        json!({"paid": [1, Good::Food, 2]}),
        json!({"morale": [1, 4, 9]}),
    ];
    assert_eq!(s.heard_by_all(), heard);
}

/// ORI-78, ORI-79: only an active card with an Activation effect can be activated.
#[test]
fn only_activation_cards_can_be_activated() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["titan"]).system(1, 2, &["death_spores"]).system(1, 3, &["pleasure_dome", "frigate"]);
    s.advisor(1, "vale").system(2, 1, &["spaceport"]).system(2, 4, &["pleasure_dome"]);
    for slot in ["sys1", "sys2", "sys3", "sys4", "sys5", "advisor", "race"] {
        s.refuses(1, &format!("activate {slot}"), 78);
    }
    assert!(s.legal(1).iter().all(|action| !action.starts_with("activate")));
}

/// ORI-79: not with an occupied field, too little morale or a cost that cannot be paid, each part of it.
#[test]
fn an_activation_needs_field_morale_and_cost() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["planetary_supercomputer"]).stock(1, 2, 0, 1).hand(1, &["titan"]);
    s.morale(1, 5).refuses(1, "activate sys1", 79).morale(1, 6);
    s.stock(1, 1, 9, 1).refuses(1, "activate sys1", 18);
    s.stock(1, 2, 9, 0).refuses(1, "activate sys1", 18);
    s.stock(1, 2, 0, 1).mark(1, 1).refuses(1, "activate sys1", 36);
    s.at_mut(1).systems[0].marker = false;
    assert!(s.may(1, "activate sys1"));
    s.at_mut(1).hand = Hand::default();
    s.refuses(1, "activate sys1", 18);

    // The four cards with a morale condition, and no others.
    for id in ["planetary_supercomputer", "fighter_garrison", "recyclotron", "stellar_converter"] {
        let mut s = Scene::new(2);
        s.stock(1, 9, 9, 9).hand(1, &["titan"]).system(1, 1, &[id]).morale(1, 5);
        s.refuses(1, "activate sys1", 79).morale(1, 6);
        assert!(s.may(1, "activate sys1"), "{id}");
    }
    for id in ["soil_enrichment_plant", "spaceport", "government_support_agency", "automated_factory"] {
        let mut s = Scene::new(2);
        s.stock(1, 9, 9, 9).system(1, 1, &[id]).morale(1, -9);
        assert!(s.may(1, "activate sys1"), "{id}");
    }
}

/// ORI-80: an activation by the Sonar takes a reserve marker and no action, but keeps all other rules.
#[test]
fn the_sonar_activates_with_reserve_markers() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).morale(1, 5).hand(1, &["high_orbit_sonar", "titan"]);
    s.system(1, 1, &["spaceport"]).system(1, 2, &["planetary_supercomputer"]).system(1, 3, &["biospheres"]);
    s.mark(1, 3);
    s.act(1, "build high_orbit_sonar sys4");
    assert_eq!(s.pools(1), (3, 5, 1));
    s.refuses(1, "activate sys2", 79).refuses(1, "activate sys3", 36).refuses(1, "activate sys4", 78);
    s.act(1, "activate sys1").act(1, "choose 1");
    assert_eq!((s.pools(1), s.marked(1, 1)), ((3, 4, 1), true));
    assert_eq!(
        s.at(1).stock,
        res(9, 9, 5),
        "the Sonar cost 2 food and 2 production, the Spaceport 2 production"
    );
}

/// ORI-81: an advisor with an A field is activated like a structure.
#[test]
fn advisors_are_activated_like_structures() {
    let mut s = Scene::new(2);
    s.advisor(1, "viktoria").act(1, "activate advisor").act(1, "choose 2");
    assert_eq!((s.at(1).stock, s.pools(1)), (res(5, 6, 2), (3, 6, 0)));
    s.turn_of(1).refuses(1, "activate advisor", 36);
    let mut s = Scene::new(2);
    s.advisor(1, "advia_osm").pile(&["frigate"]).act(1, "activate advisor").act(1, "build frigate sys1");
    assert_eq!(s.cards(1, 1), ["frigate"]);
}

/// ORI-82: an activation that changes nothing is legal.
#[test]
fn an_activation_may_change_nothing() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).morale(1, 10);
    s.system(1, 1, &["pleasure_dome"]).system(1, 2, &["soil_enrichment_plant"]);
    s.system(1, 3, &["deep_core_mine"]).system(1, 4, &["research_laboratory"]).deck(&[]);
    for slot in ["sys1", "sys2", "sys3", "sys4"] {
        s.turn_of(1).act(1, &format!("activate {slot}"));
    }
    assert_eq!((s.at(1).stock, s.at(1).morale, s.held(1).len()), (res(9, 9, 9), 10, 0));
}

/// ORI-82: but an effect that only builds or only takes a card needs something to build or to take.
#[test]
fn a_pure_build_or_take_needs_an_execution() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 1, 0).system(1, 1, &["biospheres"]).system(1, 2, &["colony_ship"]).advisor(1, "advia_osm");
    for slot in ["sys1", "sys2", "advisor"] {
        s.refuses(1, &format!("activate {slot}"), 82);
    }
    // A card that cannot be paid is no execution; one that can is.
    s.pile(&["doom_star"]).hand(1, &["trade_goods"]);
    s.refuses(1, "activate sys2", 82).refuses(1, "activate advisor", 82);
    assert!(s.may(1, "activate sys1"));
    s.stock(1, 1, 1, 4);
    assert!(s.may(1, "activate sys2") && s.may(1, "activate advisor"));
    // A full system.
    let mut s = Scene::new(2);
    s.hand(1, &["frigate"]).system(1, 1, &["titan", "cruiser", "autolab", "doom_star", "colony_ship"]);
    s.refuses(1, "activate sys1", 82);
}

/// ORI-83, ORI-33: the Colony Ship loses its marker at the moment when its own build covers it.
#[test]
fn the_colony_ship_loses_its_marker_when_covered() {
    let mut s = Scene::new(2);
    s.hand(1, &["holosimulator"]).system(1, 1, &["colony_ship"]).middle(&["vale"]);
    s.act(1, "activate sys1");
    assert_eq!((s.pools(1), s.marked(1, 1)), ((3, 6, 0), true), "before the build");
    s.act(1, "build holosimulator sys1");
    assert_eq!(s.asked(), "ask-may", "the effect of the new card has only begun");
    assert_eq!((s.pools(1), s.marked(1, 1)), ((3, 7, 0), false));
}

// Attack.

/// ORI-84: 3 attacks on the same opponent with 2 players, 2 with 3, 1 with 4; every pair has its own limit.
#[test]
fn attacks_are_limited_for_each_pair() {
    for (seats, limit) in [(2, 3), (3, 2), (4, 1)] {
        let mut s = Scene::new(seats);
        s.stock(1, 0, 9, 0).stock(2, 0, 0, 0).stock(seats, 0, 0, 0).markers(1, 8, 2);
        for _ in 0..limit {
            s.turn_of(1).act(1, "attack seat2").stock(1, 0, 9, 0);
        }
        s.turn_of(1).refuses(1, "attack seat2", 84);
        if seats > 2 {
            assert!(s.may(1, &format!("attack seat{seats}")), "another opponent");
            s.stock(3, 0, 9, 0).turn_of(3);
            assert!(s.may(3, "attack seat2"), "another attacker");
        }
        s.stock(2, 0, 9, 0).stock(1, 0, 0, 0).turn_of(2);
        assert!(s.may(2, "attack seat1"), "the other direction");
    }
    let mut s = Scene::new(2);
    s.refuses(1, "attack seat1", 84).refuses(1, "attack seat3", 84);
}

/// ORI-84: the limit begins anew in every round.
#[test]
fn the_attack_limit_begins_anew_every_round() {
    let mut s = Scene::new(4);
    s.stock(1, 0, 6, 0).stock(2, 0, 0, 0).markers(1, 1, 9);
    for number in 2..=4 {
        s.markers(number, 0, 10);
    }
    s.act(1, "attack seat2");
    assert_eq!(s.state.round, 2);
    s.turn_of(1).act(1, "attack seat2");
}

/// ORI-85: the attacker's fleet with Vale's 2 must reach the defender's fleet with 2 for each Warp Interdictor.
#[test]
fn fleets_are_compared_with_modifiers() {
    let may = |attacker: u8, vale: bool, defender: u8, interdictors: usize| {
        let mut s = Scene::new(2);
        s.stock(1, 0, attacker, 0).stock(2, 0, defender, 0);
        if vale {
            s.advisor(1, "vale");
        }
        for system in 1..=interdictors {
            s.system(2, system, &["warp_interdictor"]);
        }
        let may = s.may(1, "attack seat2");
        if !may {
            s.refuses(1, "attack seat2", 85);
        }
        may
    };
    assert!(may(4, false, 4, 0) && !may(4, false, 5, 0));
    assert!(may(4, true, 6, 0) && !may(4, true, 7, 0));
    assert!(may(6, false, 4, 1) && !may(5, false, 4, 1));
    assert!(may(8, false, 4, 2) && !may(7, false, 4, 2));
    assert!(may(6, true, 4, 2) && !may(5, true, 4, 2));
}

/// ORI-86: an attack costs 2 real fleet, 1 more for each working Orbital Batteries and for Kuruk.
#[test]
fn an_attack_costs_fleet() {
    let table: [(&[&[&str]], bool, u8); 5] = [
        (&[], false, 2),
        (&[&["orbital_batteries"]], false, 3),
        (&[&["orbital_batteries"], &["orbital_batteries"]], false, 4),
        (&[&["orbital_batteries"], &["orbital_batteries", "titan"]], false, 3),
        (&[&["orbital_batteries"]], true, 4),
    ];
    for (systems, kuruk, cost) in table {
        let mut s = Scene::new(2);
        s.stock(2, 0, 0, 0);
        for (system, cards) in (1..).zip(systems) {
            s.system(2, system, cards);
        }
        if kuruk {
            s.advisor(2, "kuruk");
        }
        s.stock(1, 9, cost - 1, 9).refuses(1, "attack seat2", 86);
        s.stock(1, 9, 9, 9).act(1, "attack seat2");
        assert_eq!(s.at(1).stock, res(9, 9 - cost, 9), "{systems:?}, Kuruk: {kuruk}");
    }
    // Vale's points are not real: with 1 fleet nothing can be paid.
    let mut s = Scene::new(2);
    s.advisor(1, "vale").stock(1, 0, 1, 0).stock(2, 0, 0, 0).refuses(1, "attack seat2", 86);
}

/// ORI-87: marker, cost, morale and points, the attacker's effects, the defender's effects.
#[test]
fn an_attack_runs_in_its_order() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 4, 0).stock(2, 0, 4, 0).points(1, 3).morale(2, 6);
    s.system(1, 1, &["cruiser"]).system(2, 1, &["star_fortress"]);
    s.act(1, "attack seat2");
    let heard = [
        json!({"attacked": {"attacker": 1, "defender": 2, "cost": 2}}),
        json!({"paid": [1, Good::Fleet, 2]}),
        json!({"morale": [2, -1, 5]}),
        json!({"gained": [1, Good::Points, 2]}),
        json!({"gained": [1, Good::Food, 2]}),
        json!({"gained": [2, Good::Points, 1]}),
    ];
    assert_eq!(s.heard_by_all(), heard);
    assert_eq!((s.at(1).attacks, s.at(1).available, s.at(1).spent), ([0, 1, 0, 0], 3, 0));

    // The attacker's effects are finished before the defender's begin.
    let mut s = Scene::new(2);
    s.stock(2, 0, 0, 0)
        .system(1, 1, &["death_spores"])
        .system(2, 1, &["star_fortress"])
        .act(1, "attack seat2");
    assert_eq!((s.awaited(), s.at(2).points), (Some(1), 0));
    s.act(1, "done");
    assert_eq!(s.at(2).points, 1);
}

/// ORI-88: the defender loses morale, but neither resources nor cards nor points.
#[test]
fn the_defender_pays_nothing() {
    let mut s = Scene::new(2);
    s.stock(2, 3, 4, 1).points(2, 5).hand(2, &["titan", "frigate"]).system(2, 1, &["cruiser", "autolab"]);
    let mut before = *s.at(2);
    s.act(1, "attack seat2");
    before.morale -= 1;
    assert_eq!(*s.at(2), before);
}

/// ORI-89: After-attack effects are the attacker's alone and come once after every attack.
#[test]
fn after_attack_effects_are_the_attackers() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 9, 0).stock(2, 0, 0, 0).system(1, 1, &["doom_star"]).system(1, 2, &["frigate"]);
    s.system(2, 1, &["doom_star"]).system(2, 2, &["frigate"]).system(2, 3, &["cruiser"]);
    for attacks in 1..=3 {
        s.turn_of(1).act(1, "attack seat2");
        assert_eq!((s.at(1).points, s.held(1).len()), (attacks * 3, usize::from(attacks)));
    }
    assert_eq!((s.at(2).points, s.held(2).len(), s.at(2).stock), (0, 0, res(0, 0, 0)));
}

/// ORI-89: an effect with an R field needs the field empty and a marker in the reserves.
#[test]
fn r_effects_need_an_empty_field_and_a_reserve_marker() {
    for (marked, reserves, offered) in [(false, 1, true), (true, 1, false), (false, 0, false)] {
        let mut s = Scene::new(2);
        s.stock(2, 0, 0, 0).system(1, 1, &["death_spores"]);
        if marked {
            s.mark(1, 1);
        }
        s.markers(1, 4, reserves).act(1, "attack seat2");
        assert_eq!(s.may(1, "effect sys1"), offered);
        assert_eq!(s.awaited(), Some(if offered { 1 } else { 2 }));
    }
}

/// ORI-90: neither side's morale hinders an attack.
#[test]
fn attacks_are_made_at_any_morale() {
    for (attacker, defender) in [(0, 5), (-4, 10), (3, 0), (-2, -8)] {
        let mut s = Scene::new(2);
        s.stock(2, 0, 0, 0).morale(1, attacker).morale(2, defender).act(1, "attack seat2");
        assert_eq!((s.at(2).morale, s.at(1).points), (defender - 1, 2));
    }
}

// Trade.

/// ORI-91, ORI-92: one of six exchanges of fixed amounts, and the full amount must be there.
#[test]
fn trade_is_one_of_six_exchanges() {
    let table = [
        ("food", "fleet", res(3, 0, 0), res(0, 2, 0)),
        ("food", "production", res(3, 0, 0), res(0, 0, 1)),
        ("fleet", "food", res(0, 2, 0), res(3, 0, 0)),
        ("fleet", "production", res(0, 2, 0), res(0, 0, 1)),
        ("production", "food", res(0, 0, 1), res(3, 0, 0)),
        ("production", "fleet", res(0, 0, 1), res(0, 2, 0)),
    ];
    for (give, get, before, after) in table {
        let exchange = format!("trade {give} {get}");
        let mut s = Scene::new(2);
        s.at_mut(1).stock = before;
        s.act(1, &exchange);
        assert_eq!((s.at(1).stock, s.awaited()), (after, Some(2)), "{exchange}, and no second one");
        // One unit less is not enough.
        let mut s = Scene::new(2);
        s.stock(1, before.food.saturating_sub(1), before.fleet.saturating_sub(1), 0);
        s.refuses(1, &exchange, 92);
    }
    let mut s = Scene::new(2);
    for resource in ["food", "fleet", "production"] {
        s.refuses(1, &format!("trade {resource} {resource}"), 91);
    }
}

/// ORI-91: with Galactic Currency Exchange a second exchange may follow, paid from what the first has left.
#[test]
fn a_second_exchange_is_paid_from_the_first() {
    let scene = || {
        let mut s = Scene::new(2);
        s.stock(1, 3, 0, 0).system(1, 1, &["galactic_currency_exchange"]).act(1, "trade food fleet");
        s
    };
    let mut s = scene();
    s.refuses(1, "trade food production", 92).act(1, "trade fleet production");
    assert_eq!((s.at(1).stock, s.awaited(), s.at(1).available), (res(0, 0, 1), Some(2), 3));
    let mut s = scene();
    s.act(1, "done");
    assert_eq!((s.at(1).stock, s.awaited()), (res(0, 2, 0), Some(2)));
}

/// ORI-92: what goes beyond 9 is lost, and a trade for nothing is legal.
#[test]
fn a_trade_may_gain_nothing() {
    for (fleet, after) in [(8, res(0, 9, 0)), (9, res(0, 9, 0))] {
        let mut s = Scene::new(2);
        s.stock(1, 3, fleet, 0).act(1, "trade food fleet");
        assert_eq!(s.at(1).stock, after);
    }
}

/// ORI-93: Meklars gain 1 production after all exchanges of a Trade action, once.
#[test]
fn meklars_gain_production_once_per_trade() {
    let mut s = Scene::new(2);
    s.race(1, "meklar").stock(1, 6, 0, 0).act(1, "trade food fleet");
    assert_eq!(s.at(1).stock, res(3, 2, 1));
    let mut s = Scene::new(2);
    s.race(1, "meklar").stock(1, 6, 0, 0).system(1, 1, &["galactic_currency_exchange"]);
    s.act(1, "trade food fleet");
    assert_eq!(s.at(1).stock, res(3, 2, 0), "not yet: it cannot pay the second exchange");
    s.act(1, "trade food fleet");
    assert_eq!((s.at(1).stock, s.awaited()), (res(0, 4, 1), Some(2)));
}

// Propaganda.

/// ORI-94: once per round, 3 morale up to 10, at morale 10 too.
#[test]
fn propaganda_raises_morale_once_a_round() {
    for (before, after) in [(-5, -2), (4, 7), (8, 10), (10, 10)] {
        let mut s = Scene::new(2);
        s.morale(1, before).act(1, "propaganda");
        assert_eq!(s.at(1).morale, after);
        s.turn_of(1).refuses(1, "propaganda", 94).turn_of(2).act(2, "propaganda");
    }
    let mut s = Scene::new(2);
    s.markers(1, 1, 9).markers(2, 0, 10).stock(1, 4, 0, 0).morale(1, 1).act(1, "propaganda");
    assert_eq!(s.state.round, 2);
    s.turn_of(1).act(1, "propaganda");
    assert_eq!(s.at(1).morale, 7);
}

/// ORI-95, ORI-62: opponents discard one after another from the left; then the Darlok may take one of the top 3.
#[test]
fn darloks_make_opponents_discard_and_may_take_a_card() {
    let scene = || {
        let mut s = Scene::new(4);
        s.race(2, "darlok").morale(2, 5).pile(&["autolab", "biospheres"]).turn_of(2);
        s.hand(1, &["titan", "frigate"]).hand(3, &["cruiser", "spaceport"]);
        s.act(2, "propaganda");
        s
    };
    let mut s = scene();
    assert_eq!((s.at(2).morale, s.awaited()), (8, Some(3)), "morale first");
    s.refuses(3, "done", 60).act(3, "discard cruiser");
    assert_eq!(s.awaited(), Some(1), "seat 4 has no card");
    s.act(1, "discard titan");
    assert_eq!(s.discards(), ["titan", "cruiser", "autolab", "biospheres"]);
    s.offers(2, &["take 1", "take 2", "take 3", "done"]).refuses(2, "take 4", 146).act(2, "take 2");
    assert_eq!((s.held(2), s.awaited()), (vec!["cruiser".to_owned()], Some(3)));
    assert_eq!(s.discards(), ["titan", "autolab", "biospheres"], "the others keep their order");

    let mut s = scene();
    s.act(3, "discard cruiser").act(1, "discard titan").act(2, "done");
    assert_eq!((s.held(2).len(), s.discards().len()), (0, 4));
}

/// ORI-95: with fewer than three discards the Darlok chooses among those; with none there is nothing to take.
#[test]
fn darloks_choose_among_what_there_is() {
    let mut s = Scene::new(2);
    s.race(1, "darlok").hand(2, &["titan"]).act(1, "propaganda").act(2, "discard titan");
    s.offers(1, &["take 1", "done"]);
    let mut s = Scene::new(2);
    s.race(1, "darlok").act(1, "propaganda");
    assert_eq!(s.awaited(), Some(2));
    // Others have no such ability.
    let mut s = Scene::new(2);
    s.hand(2, &["titan"]).act(1, "propaganda");
    assert_eq!((s.awaited(), s.held(2).len(), s.asked()), (Some(2), 1, "ask-turn".to_owned()));
}

/// ORI-96: morale from a card is no Propaganda: it has no limit of its own and the Darlok ability is silent.
#[test]
fn morale_from_cards_is_no_propaganda() {
    let mut s = Scene::new(2);
    s.race(1, "darlok").morale(1, -10).hand(2, &["titan"]);
    s.system(1, 1, &["government_support_agency"]).system(1, 2, &["pleasure_dome"]);
    for (action, morale) in [("activate sys1", -6), ("activate sys2", 0), ("propaganda", 3)] {
        s.turn_of(1).act(1, action);
        assert_eq!(s.at(1).morale, morale);
        assert_eq!(s.asked() == "ask-discard", action == "propaganda");
    }
}

// Contract.

/// ORI-97: three cards of the hand for one advisor of the middle.
#[test]
fn a_contract_costs_three_cards() {
    let mut s = Scene::new(2);
    s.hand(1, &["titan", "frigate"]).refuses(1, "contract", 97).middle(&["vale", "kuruk"]);
    s.refuses(1, "contract", 97).hand(1, &["cruiser", "autolab"]).act(1, "contract");
    s.refuses(1, "hire vale", 143).act(1, "discard titan").act(1, "discard cruiser").refuses(1, "done", 60);
    s.refuses(1, "discard titan", 97).act(1, "discard autolab");
    s.offers(1, &["hire vale", "hire kuruk"]).refuses(1, "hire moldred", 97).act(1, "hire kuruk");
    assert_eq!((s.hired(1), s.held(1)), (Some("kuruk".to_owned()), vec!["frigate".to_owned()]));
    assert_eq!((s.in_the_middle(), s.awaited()), (vec!["vale".to_owned()], Some(2)));
    assert_eq!(s.at(1).available, 3);

    let mut s = Scene::new(2);
    s.hand(1, &["titan", "frigate", "cruiser"]).refuses(1, "contract", 97);
}

/// ORI-98: a new advisor replaces the old one, who returns to the middle; a marker on him goes to the reserves.
#[test]
fn a_new_advisor_replaces_the_old_one() {
    let mut s = Scene::new(2);
    s.advisor(1, "viktoria").mark_advisor(1).middle(&["vale"]).hand(1, &["titan", "frigate", "cruiser"]);
    assert_eq!(s.pools(1), (4, 5, 0));
    s.act(1, "contract").act(1, "discard titan").act(1, "discard frigate").act(1, "discard cruiser");
    s.refuses(1, "hire viktoria", 97).act(1, "hire vale");
    assert_eq!((s.hired(1), s.in_the_middle()), (Some("vale".to_owned()), vec!["viktoria".to_owned()]));
    assert_eq!((s.pools(1), s.advisor_marked(1)), ((3, 6, 1), false));
}

/// ORI-99: the owner of Fulcrum Sandebar hires nobody, neither by Contract nor by Holosimulator.
#[test]
fn the_owner_of_fulcrum_hires_nobody() {
    let mut s = Scene::new(2);
    s.fulcrum(1, Colour::Blue).middle(&["vale"]).hand(1, &["titan", "frigate", "cruiser", "holosimulator"]);
    s.refuses(1, "contract", 99).act(1, "build holosimulator sys1");
    assert_eq!((s.awaited(), s.hired(1)), (Some(2), None), "the effect is not offered");
}

/// ORI-100: a new advisor works at once, with empty fields, even if somebody used him in this round.
#[test]
fn a_new_advisor_works_at_once() {
    // Used by seat 1, returned, hired by seat 2 and used again in the same round.
    let mut s = Scene::new(2);
    s.advisor(1, "viktoria").middle(&["vale"]);
    s.hand(1, &["titan", "frigate", "cruiser"]).hand(2, &["autolab", "biospheres", "spaceport"]);
    s.act(1, "activate advisor").act(1, "choose 1").turn_of(1).act(1, "contract");
    s.act(1, "discard titan").act(1, "discard frigate").act(1, "discard cruiser").act(1, "hire vale");
    s.act(2, "contract").act(2, "discard autolab").act(2, "discard biospheres").act(2, "discard spaceport");
    s.act(2, "hire viktoria");
    assert!(!s.advisor_marked(2));
    s.turn_of(2).act(2, "activate advisor").act(2, "choose 3");
    assert_eq!(s.at(2).stock, res(5, 4, 4));

    // Hired and activated in one turn.
    let mut s = Scene::new(2);
    s.stock(1, 9, 0, 2).middle(&["viktoria"]);
    s.hand(1, &["civilian_transport", "holosimulator", "high_orbit_sonar"]);
    s.act(1, "build civilian_transport sys1").act(1, "build holosimulator sys2").act(1, "use");
    s.act(1, "hire viktoria").act(1, "build high_orbit_sonar sys3").act(1, "activate advisor");
    s.act(1, "choose 2");
    assert_eq!(s.at(1).stock, res(2, 2, 0));

    // An Always effect holds from the moment of hiring.
    let mut s = Scene::new(2);
    s.stock(1, 0, 4, 0).stock(2, 0, 2, 0).middle(&["kuruk"]).hand(2, &["titan", "frigate", "cruiser"]);
    s.turn_of(2).act(2, "contract").act(2, "discard titan").act(2, "discard frigate");
    s.act(2, "discard cruiser").act(2, "hire kuruk").act(1, "attack seat2");
    assert_eq!(s.at(1).stock.fleet, 1);
}

/// ORI-101, ORI-150: the advisors in play are those of the setup; the middle is never refilled.
#[test]
fn the_middle_is_not_refilled() {
    let mut hirings = 0;
    for seed in 0..10 {
        let mut dealt: Option<BTreeSet<_>> = None;
        random_game(3, &Options::default(), seed, |decision| {
            let mut all: Vec<_> = decision.after.middle.iter().collect();
            for seat in decision.game.seats().iter() {
                let player = &decision.after.players[seat];
                all.extend(player.advisor.map(|hired| hired.advisor));
                all.extend(player.founder.map(|founder| founder.advisor));
            }
            let set: BTreeSet<_> = all.iter().copied().collect();
            assert_eq!(set.len(), all.len(), "nobody is in two places");
            if set.len() == 5 || dealt.is_some() {
                assert_eq!(*dealt.get_or_insert_with(|| set.clone()), set);
            }
            hirings += u32::from(matches!(decision.action, orrery_orion::Action::Hire(_)));
        });
        assert!(dealt.is_some());
    }
    assert!(hirings > 10);
    let mut s = Scene::new(2);
    s.middle(&["vale"]).hand(1, &["titan", "frigate", "cruiser"]).act(1, "contract");
    s.act(1, "discard titan").act(1, "discard frigate").act(1, "discard cruiser").act(1, "hire vale");
    assert!(s.in_the_middle().is_empty());
    assert!(s.game.check(&s.state, crate::support::seat(2), action("contract")).is_err());
}
