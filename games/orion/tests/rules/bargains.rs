//! Trade, Propaganda and Contract (ORI-90 to ORI-101).

use std::collections::BTreeSet;

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};

use orrery_core::Game as _;
use orrery_orion::content::Colour;

use orrery_orion::Options;
use orrery_orion::Orion;
use orrery_orion::state::Resource;
use orrery_testkit::random_game;

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
        s.stock(1, before[Resource::Food].saturating_sub(1), before[Resource::Fleet].saturating_sub(1), 0);
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
    s.refuses(3, "done", 25).act(3, "discard cruiser");
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
    assert_eq!((s.awaited(), s.held(2).len(), s.asked()), (Some(2), 1, "ask-turn"));
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
    s.refuses(1, "hire vale", 97).act(1, "discard titan").act(1, "discard cruiser").refuses(1, "done", 97);
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
    assert_eq!(s.at(1).stock[Resource::Fleet], 1);
}

/// ORI-101, ORI-150: the advisors in play are those of the setup; the middle is never refilled.
#[test]
fn the_middle_is_not_refilled() {
    let mut hirings = 0;
    for seed in 0..10 {
        let mut dealt: Option<BTreeSet<_>> = None;
        random_game::<Orion>(3, &Options::default(), seed, |decision| {
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
    assert!(s.game.check(&s.state, crate::support::seat(2), Scene::action("contract")).is_err());
}
