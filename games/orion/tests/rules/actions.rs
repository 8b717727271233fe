//! The first four actions: Build, Exploit, Research, Activate (ORI-64 to ORI-81).

use orrery_testkit::Acts as _;

use crate::support::{Scene, res, seat};

use orrery_orion::content::Colour;
use orrery_orion::effects::Good;

use orrery_orion::state::{Hand, Slot};

use orrery_core::{Lang, Publish as _, Words};
use orrery_orion::Orion;
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
    for (_, row) in orrery_orion::Orion::built_in().structures.iter() {
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
    s.refuses(1, "done", 73).act(1, "discard cruiser");
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
    s.refuses(1, "activate sys2", 67).refuses(1, "activate advisor", 67);
    assert!(s.may(1, "activate sys1"));
    s.stock(1, 1, 1, 4);
    assert!(s.may(1, "activate sys2") && s.may(1, "activate advisor"));
    // A full system.
    let mut s = Scene::new(2);
    s.hand(1, &["frigate"]).system(1, 1, &["titan", "cruiser", "autolab", "doom_star", "colony_ship"]);
    s.refuses(1, "activate sys1", 23);
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

/// ORI-76: the button of an Exploit says all that it brings, the fleet of the Mrrshan included.
#[test]
fn the_exploit_button_counts_the_mrrshan_bonus() {
    let label = |race: &str, card: &str| {
        let mut s = Scene::new(2);
        s.race(1, race).hand(1, &[card]);
        let text = s.game.label(&s.state, seat(1), Scene::action(&format!("exploit {card}")));
        Words::new(Orion::texts).say(Lang::En, &text)
    };
    assert_eq!(label("humans", "titan"), "Exploit Titan: 2 fleet");
    assert_eq!(label("mrrshan", "titan"), "Exploit Titan: 3 fleet");
    assert_eq!(label("mrrshan", "autolab"), "Exploit Autolab: 3 food + 1 fleet");
    assert_eq!(label("humans", "frigate"), "Exploit Frigate: draw 4 cards, keep 3");
    assert_eq!(label("mrrshan", "frigate"), "Exploit Frigate: draw 4 cards, keep 3, and gain 1 fleet");
    // Quail's effect may be declined, so it is not promised.
    let mut s = Scene::new(2);
    s.advisor(1, "quail").hand(1, &["titan"]);
    let text = s.game.label(&s.state, seat(1), Scene::action("exploit titan"));
    assert_eq!(Words::new(Orion::texts).say(Lang::En, &text), "Exploit Titan: 2 fleet");
}
