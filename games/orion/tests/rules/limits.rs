//! Limits and shortage, systems and active cards, markers on cards (ORI-17 to ORI-39).

use orrery_testkit::Acts as _;

use crate::support::{Scene, card, res, seat};
use orrery_core::SeatSet;
use orrery_orion::Orion;
use orrery_orion::content::Colour;
use orrery_orion::state::Resource;
use orrery_orion::{Event, Options};
use orrery_testkit::random_game;
use serde_json::{Value, json};

// Limits and shortage.

/// ORI-17: a gain stops at 9, whatever gives it.
#[test]
fn a_resource_stops_at_nine() {
    for (id, stock) in [("biospheres", res(9, 8, 9)), ("titan", res(8, 9, 9)), ("recyclotron", res(8, 8, 9))]
    {
        let mut s = Scene::new(2);
        s.stock(1, 8, 8, 9).hand(1, &[id]).act(1, &format!("exploit {id}"));
        assert_eq!(s.at(1).stock, stock, "exploiting {id}");
    }
    let mut s = Scene::new(2);
    s.stock(1, 8, 9, 8).system(1, 1, &["biospheres", "titan", "recyclotron"]).begin_round();
    assert_eq!(s.at(1).stock, res(9, 9, 9), "production");
    let mut s = Scene::new(2);
    s.stock(1, 9, 8, 2).system(1, 1, &["spaceport"]).act(1, "activate sys1").act(1, "choose 1");
    assert_eq!(s.at(1).stock, res(9, 9, 0), "an effect");
}

/// ORI-18: a cost is paid completely or not at all, and nothing goes below 0.
#[test]
fn what_cannot_be_paid_completely_cannot_be_done() {
    let mut s = Scene::new(2);
    s.hand(1, &["trade_goods"]);
    for (food, fleet, production) in [(0, 1, 3), (1, 0, 3), (1, 1, 2)] {
        s.stock(1, food, fleet, production).refuses(1, "build trade_goods sys1", 18);
    }
    s.stock(1, 1, 1, 3).act(1, "build trade_goods sys1");
    assert_eq!(s.at(1).stock, res(0, 0, 0));

    let mut s = Scene::new(2);
    s.system(1, 1, &["recyclotron"]);
    for (food, production) in [(1, 2), (2, 1)] {
        s.stock(1, food, 9, production).refuses(1, "activate sys1", 18);
    }
    s.stock(1, 2, 9, 2).act(1, "activate sys1");
    assert_eq!(s.at(1).stock, res(0, 9, 0));
}

/// ORI-19: morale stops at 10 and has no lower bound.
#[test]
fn morale_has_a_top_but_no_bottom() {
    let mut s = Scene::new(2);
    s.morale(1, 8).act(1, "propaganda");
    assert_eq!(s.at(1).morale, 10);
    for (before, after) in [(0, -4), (-3, -7), (-40, -44)] {
        let mut s = Scene::new(2);
        s.stock(1, 0, 2, 0).hand(1, &["destroyer"]).morale(2, before).act(1, "build destroyer sys1");
        assert_eq!(s.at(2).morale, after);
    }
}

/// ORI-20: points have no upper limit, are paid back on the track, and never more of them than there are.
#[test]
fn the_score_has_no_top_and_zero_is_its_bottom() {
    for (before, after) in [(49, 51), (99, 101), (400, 402)] {
        let mut s = Scene::new(2);
        s.points(1, before).stock(2, 0, 0, 0).act(1, "attack seat2");
        assert_eq!(s.at(1).points, after);
    }
    let mut s = Scene::new(2);
    s.points(1, 1).system(1, 1, &["planetary_resource_market"]).system(1, 2, &["planetary_resource_market"]);
    s.act(1, "activate sys1").act(1, "choose 1");
    assert_eq!(s.at(1).points, 0);
    s.turn_of(1).refuses(1, "activate sys2", 18);
}

/// ORI-21: with empty reserves no marker is gained and none is put on a card.
#[test]
fn without_reserves_there_is_no_further_marker() {
    let mut s = Scene::new(2);
    s.stock(1, 1, 0, 3).markers(1, 4, 0).hand(1, &["autolab"]).act(1, "build autolab sys1");
    assert_eq!(s.pools(1), (3, 0, 7));

    let mut s = Scene::new(2);
    s.system(1, 1, &["death_spores"]).advisor(1, "vale").markers(1, 4, 0).stock(2, 0, 0, 0);
    s.act(1, "attack seat2");
    assert_eq!(s.awaited(), Some(2), "no R effect is offered");
    assert_eq!((s.at(2).morale, s.at(1).points), (9, 2));

    let mut s = Scene::new(2);
    s.stock(1, 2, 0, 2).hand(1, &["high_orbit_sonar"]).system(1, 1, &["pleasure_dome"]).markers(1, 4, 0);
    s.act(1, "build high_orbit_sonar sys2");
    assert_eq!(s.awaited(), Some(2), "the Sonar has no marker to activate with");
}

/// ORI-22: during the round a hand may grow beyond 5; only the end of the round asks for cards.
#[test]
fn hands_grow_without_limit_during_the_round() {
    let mut s = Scene::new(2);
    s.markers(1, 4, 6).markers(2, 0, 10).hand(1, &["titan", "titan", "frigate", "frigate", "cruiser"]);
    for held in [7, 9, 11] {
        s.act(1, "research");
        assert_eq!((s.held(1).len(), s.asked()), (held, "ask-turn"));
    }
    s.act(1, "research");
    assert_eq!((s.held(1).len(), s.asked()), (13, "ask-discard-limit"));
}

/// ORI-23: four systems of five cards.
#[test]
fn there_are_four_systems_of_five_cards() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).hand(1, &["outpost_ship"]);
    s.system(1, 1, &["titan", "cruiser", "frigate", "biospheres"]);
    assert!(s.may(1, "build outpost_ship sys1"), "a fifth card");
    s.system(1, 1, &["autolab"]).refuses(1, "build outpost_ship sys1", 23);
    s.system(1, 2, &["titan"]).system(1, 3, &["cruiser"]);
    assert!(s.may(1, "build outpost_ship sys4"), "a fourth system");
    s.system(1, 4, &["frigate"]).refuses(1, "build outpost_ship sys5", 23);
}

/// ORI-23: Fulcrum Sandebar adds a system of himself and at most four structures.
#[test]
fn fulcrum_adds_a_system_of_four_structures() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).hand(1, &["outpost_ship"]).fulcrum(1, Colour::Grey);
    s.system(1, 5, &["titan", "cruiser", "frigate"]);
    assert!(s.may(1, "build outpost_ship sys5"), "a fourth structure");
    s.system(1, 5, &["autolab"]).refuses(1, "build outpost_ship sys5", 23);
    assert!(s.may(1, "build outpost_ship sys1"), "the regular systems are not touched by that");
}

/// ORI-24, ORI-30: everybody, spectators too, sees every card of every system and the whole pile in its order.
#[test]
fn systems_and_discard_pile_are_open_to_all() {
    let mut s = Scene::new(3);
    s.system(1, 1, &["titan", "biospheres"]).system(2, 1, &["frigate"]).fulcrum(2, Colour::Red);
    s.pile(&["cruiser", "autolab", "frigate"]);
    for viewer in [&[][..], &[1], &[2], &[3]] {
        let view = s.view(viewer);
        assert_eq!(view["discard_pile"], json!(["cruiser", "autolab", "frigate"]));
        assert_eq!(view["players"][0]["systems"][0]["cards"], json!(["titan", "biospheres"]));
        assert_eq!(view["players"][0]["produces"], json!({"food": 2, "fleet": 1, "production": 0}));
        assert_eq!(view["players"][1]["systems"][0]["cards"], json!(["frigate"]));
        assert_eq!(view["players"][1]["systems"][1]["founder"], json!(["fulcrum_sandebar", Colour::Red]));
    }
}

/// ORI-24, ORI-25, ORI-146: whatever happens, cards that lie on the pile keep their order, and new ones come on top.
#[test]
fn the_order_of_the_discard_pile_never_changes() {
    let mut taken = 0;
    for seed in 0..12 {
        random_game::<Orion>(2 + (seed % 3) as u8, &Options::default(), seed, |decision| {
            let mut cards = decision.before.deck.pile().to_vec();
            for (_, event) in decision.told {
                match event {
                    Event::Discarded(_, card) => cards.push(*card),
                    Event::Took(..) => taken += 1,
                    _ => {}
                }
            }
            let mut left = cards.iter();
            for card in decision.after.deck.pile() {
                assert!(left.any(|other| other == card), "the pile was reordered by {}", decision.action);
            }
        });
    }
    assert!(taken > 10, "cards were taken out of the pile, too");
}

/// ORI-25: several cards discarded together lie on the pile in the order that their owner chose.
#[test]
fn discarded_cards_lie_in_the_order_chosen() {
    let mut s = Scene::new(2);
    s.pile(&["biospheres"]).middle(&["vale"]).hand(1, &["autolab", "titan", "frigate"]);
    s.act(1, "contract").act(1, "discard titan").act(1, "discard autolab").act(1, "discard frigate");
    assert_eq!(s.discards(), ["frigate", "autolab", "titan", "biospheres"]);
    for viewer in [&[][..], &[2]] {
        assert_eq!(s.view(viewer)["discard_pile"][0], json!("frigate"), "face up");
    }
}

/// ORI-26: of another hand and of the deck one sees how many cards there are, not which.
#[test]
fn hands_and_deck_are_hidden_but_counted() {
    let mut one = Scene::new(2);
    one.hand(1, &["titan", "frigate"]).hand(2, &["autolab"]);
    let mut other = Scene::new(2);
    other.hand(1, &["biospheres", "cruiser"]).hand(2, &["autolab"]);
    assert_eq!(one.view(&[2]), other.view(&[2]));
    assert_eq!(one.view(&[]), other.view(&[]));
    assert_ne!(one.view(&[1]), other.view(&[1]));
    let view = one.view(&[2]);
    assert_eq!(view["players"][0]["hand"], json!({"size": 2, "cards": [], "drawn": null}));
    assert_eq!(view["players"][1]["hand"]["cards"], json!(["autolab"]));
    assert_eq!(view["deck"], json!(87));
}

/// ORI-26: which cards were drawn is told to their owner alone; how many, to all.
#[test]
fn drawn_cards_are_shown_to_their_owner_alone() {
    let mut s = Scene::new(3);
    s.draws(&["titan", "frigate"]).act(1, "research");
    let heard: Vec<_> = s.told.iter().map(|(audience, event)| (*audience, event)).collect();
    let names_cards = |event: &Event| matches!(event, Event::Saw(..) | Event::Discarded(..));
    for (audience, event) in heard {
        assert!(!names_cards(event) || audience == SeatSet::only(seat(1)), "{event:?}");
    }
    assert!(s.heard_by_all().contains(&json!({"drew": [1, 2]})));
}

/// ORI-27: when the deck runs out in the middle of a draw, all discards but the top one become the deck.
#[test]
fn the_discard_pile_becomes_the_deck_at_the_moment_of_need() {
    let mut s = Scene::new(2);
    s.pile(&["titan", "frigate", "cruiser"]).deck(&["autolab"]).draws(&["autolab", "cruiser"]);
    s.act(1, "research");
    assert_eq!(s.held(1), ["autolab", "cruiser"]);
    assert_eq!(s.discards(), ["titan"], "the top card stays");
    assert_eq!(s.state.deck.len(), 1);

    // A deck that is empty stays so until a card is needed.
    let mut s = Scene::new(2);
    s.pile(&["titan", "frigate", "cruiser"]).deck(&["autolab", "biospheres"]).act(1, "research");
    assert_eq!((s.state.deck.len(), s.discards().len()), (0, 3));
}

/// ORI-27: the new deck is shuffled.
#[test]
fn the_new_deck_is_shuffled() {
    for first in ["frigate", "cruiser", "autolab"] {
        let mut s = Scene::new(2);
        s.pile(&["titan", "frigate", "cruiser", "autolab"]).deck(&["spaceport"]).draws(&["spaceport", first]);
        s.act(1, "research");
        assert!(s.held(1).contains(&first.to_owned()), "any of them can come first");
    }
}

/// ORI-28: draws that neither deck nor pile can supply are lost.
#[test]
fn draws_that_nothing_can_supply_are_lost() {
    for pile in [&[][..], &["titan"]] {
        let mut s = Scene::new(2);
        s.pile(pile).deck(&[]).act(1, "research");
        assert_eq!((s.held(1).len(), s.discards().len()), (0, pile.len()));
        let mut s = Scene::new(2);
        s.pile(pile).deck(&["cruiser"]).act(1, "research");
        assert_eq!((s.held(1), s.discards().len()), (vec!["cruiser".to_owned()], pile.len()));
    }
}

// Systems and active cards.

/// ORI-29: a structure begins the next new system or lies on top of an own one.
#[test]
fn a_structure_opens_a_system_or_lies_on_top_of_one() {
    let mut s = Scene::new(2);
    s.hand(1, &["outpost_ship", "frigate"]).refuses(1, "build outpost_ship sys2", 29);
    s.act(1, "build outpost_ship sys1");
    assert_eq!(s.cards(1, 1), ["outpost_ship"]);
    s.turn_of(1).refuses(1, "build frigate sys3", 29).act(1, "build frigate sys1");
    assert_eq!(s.cards(1, 1), ["outpost_ship", "frigate"], "on top");
    assert!(s.cards(2, 1).is_empty());
}

/// ORI-30: covered cards go on producing.
#[test]
fn covered_cards_produce() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0).system(1, 1, &["biospheres", "titan", "recyclotron", "frigate"]).begin_round();
    assert_eq!(s.at(1).stock, res(2, 1, 1));
}

/// ORI-31: a covered card cannot be activated, triggers nothing and does not hold; uncovered it does.
#[test]
fn only_the_top_card_of_a_system_has_an_effect() {
    let attack = |cards: &[&str]| {
        let mut s = Scene::new(2);
        s.stock(1, 0, 4, 0).stock(2, 0, 0, 0).system(1, 1, cards).act(1, "attack seat2");
        (s.at(1).points, s.at(1).stock)
    };
    assert_eq!(attack(&["doom_star"]), (3, res(0, 2, 0)));
    assert_eq!(attack(&["doom_star", "titan"]), (2, res(0, 2, 0)));

    let research = |cards: &[&str]| {
        let mut s = Scene::new(2);
        s.system(1, 1, cards).act(1, "research");
        s.held(1).len()
    };
    assert_eq!((research(&["astro_university"]), research(&["astro_university", "titan"])), (3, 2));

    let start = |cards: &[&str]| {
        let mut s = Scene::new(2);
        s.stock(1, 5, 0, 0).system(1, 1, cards).begin_round();
        s.held(1).len()
    };
    assert_eq!((start(&["alien_control_center"]), start(&["alien_control_center", "titan"])), (1, 0));

    let mut s = Scene::new(2);
    s.system(1, 1, &["pleasure_dome"]);
    assert!(s.may(1, "activate sys1"));
    s.system(1, 1, &["titan"]).refuses(1, "activate sys1", 78);
}

/// ORI-31: end-of-game effects count on covered cards, too.
#[test]
fn covered_end_of_game_cards_count() {
    let mut s = Scene::new(2);
    s.morale(1, 0).system(1, 1, &["space_elevator", "cruiser", "frigate"]);
    assert_eq!(s.score(1), 2 * 2 + 1 + 1);
}

/// ORI-32: the hired advisor is an active card: he is activated, triggers and holds.
#[test]
fn a_hired_advisor_is_active() {
    let mut s = Scene::new(2);
    s.advisor(1, "viktoria").act(1, "activate advisor").act(1, "choose 3");
    assert_eq!(s.at(1).stock, res(5, 4, 4));
    let mut s = Scene::new(2);
    s.advisor(1, "moldred").begin_round();
    assert_eq!(s.held(1).len(), 2);
    let mut s = Scene::new(2);
    s.advisor(2, "kuruk").stock(1, 0, 2, 0).stock(2, 0, 0, 0).refuses(1, "attack seat2", 86);
}

/// ORI-32: Fulcrum is an active card only while he is on top, but his text works covered, too.
#[test]
fn fulcrum_is_active_while_on_top_and_works_always() {
    let food = |on_fulcrum: &[&str]| {
        let mut s = Scene::new(2);
        s.stock(1, 0, 0, 0).fulcrum(1, Colour::Blue).system(1, 1, &["hydroponic_farm"]);
        s.system(1, 5, on_fulcrum).begin_round();
        s.at(1).stock[Resource::Food]
    };
    assert_eq!(food(&[]), 1 + 2, "an active blue card");
    assert_eq!(food(&["frigate"]), 1 + 1, "covered, he is none");

    for on_fulcrum in [&[][..], &["frigate"]] {
        let mut s = Scene::new(2);
        s.stock(1, 1, 0, 0).fulcrum(1, Colour::Blue).system(1, 5, on_fulcrum).hand(1, &["holosimulator"]);
        s.refuses(1, "build holosimulator sys1", 18).act(1, "build holosimulator sys5");
        assert_eq!(s.at(1).stock, res(0, 0, 0), "one unit less, covered or not");
    }
}

/// ORI-33, ORI-68: covering a card with a marker sends the marker to the reserves.
#[test]
fn a_covered_marker_goes_to_the_reserves() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["spaceport"]).mark(1, 1).hand(1, &["outpost_ship"]);
    assert_eq!(s.pools(1), (4, 5, 0));
    s.act(1, "build outpost_ship sys1");
    assert_eq!(s.pools(1), (3, 6, 1));
    assert!(!s.marked(1, 1));
    assert_eq!(s.at(1).markers(), 10);
}

/// ORI-34: a card that is on top again is active at once, with an empty field.
#[test]
fn a_card_on_top_again_is_active_with_an_empty_field() {
    // Rearranged by its owner.
    let mut s = Scene::new(2);
    s.hand(1, &["communications_satellite"]).system(1, 1, &["pleasure_dome", "spaceport"]).mark(1, 1);
    s.act(1, "build communications_satellite sys2").act(1, "rearrange sys1").act(1, "stack spaceport");
    assert_eq!(s.cards(1, 1), ["spaceport", "pleasure_dome"]);
    assert!(!s.marked(1, 1));
    s.turn_of(1).act(1, "activate sys1");

    // Uncovered by an opponent.
    let mut s = Scene::new(2);
    s.stock(1, 2, 3, 0)
        .hand(1, &["landing_ship"])
        .system(2, 1, &["astro_university", "spaceport"])
        .mark(2, 1);
    s.act(1, "build landing_ship sys1").act(1, "sink seat2 sys1");
    assert!(!s.marked(2, 1));
    s.act(2, "research");
    assert_eq!(s.held(2).len(), 3, "the University holds at once");
}

/// ORI-35: Always effects hold exactly while their card is active, and several copies add up.
#[test]
fn always_effects_hold_while_active_and_add_up() {
    let drawn = |first: &[&str], second: &[&str]| {
        let mut s = Scene::new(2);
        s.system(1, 1, first).system(1, 2, second).act(1, "research");
        s.held(1).len()
    };
    let university = &["astro_university"][..];
    assert_eq!(drawn(university, &["titan"]), 3);
    assert_eq!(drawn(university, university), 4);
    assert_eq!(drawn(university, &["astro_university", "titan"]), 3);
}

/// ORI-35: a text that sets a value is not cumulative.
#[test]
fn a_value_that_is_set_does_not_add_up() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 0, 0).system(1, 1, &["galactic_currency_exchange"]);
    s.system(1, 2, &["galactic_currency_exchange"]);
    s.act(1, "trade food fleet").act(1, "trade food fleet");
    assert_eq!(s.awaited(), Some(2), "two exchanges, not three");
}

// Markers on cards.

/// ORI-36: a field holds one marker; what needs it again cannot be used.
#[test]
fn an_occupied_field_blocks_its_effect() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["pleasure_dome"]).advisor(1, "viktoria").act(1, "activate sys1");
    s.turn_of(1).refuses(1, "activate sys1", 36);
    s.act(1, "activate advisor").act(1, "choose 1");
    s.turn_of(1).refuses(1, "activate advisor", 36);

    let mut s = Scene::new(2);
    s.stock(2, 0, 0, 0).system(1, 1, &["death_spores"]).mark(1, 1).act(1, "attack seat2");
    assert_eq!((s.awaited(), s.at(2).morale), (Some(2), 9), "the occupied R field is not offered");
}

/// ORI-37: the marker on an A field is the action marker spent for it.
#[test]
fn the_action_marker_lies_on_the_activated_card() {
    let mut s = Scene::new(2);
    s.system(1, 1, &["pleasure_dome"]).act(1, "activate sys1");
    assert!(s.marked(1, 1));
    assert_eq!(s.pools(1), (3, 6, 0), "an available marker, none on the sheet");
    let mut s = Scene::new(2);
    s.advisor(1, "viktoria").act(1, "activate advisor");
    assert!(s.at(1).advisor.unwrap().marker);
    assert_eq!(s.pools(1), (3, 6, 0));
}

/// ORI-38: the marker on an R field comes from the reserves, and the effect works once per round.
#[test]
fn an_r_effect_takes_a_reserve_marker_and_works_once_a_round() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 9, 0).stock(2, 0, 0, 0).system(1, 1, &["death_spores"]);
    s.act(1, "attack seat2").act(1, "effect sys1");
    assert_eq!(s.pools(1), (3, 5, 0), "one marker in the attack area, one from the reserves");
    assert_eq!(s.at(2).morale, 8);
    s.turn_of(1).act(1, "attack seat2");
    assert_eq!((s.awaited(), s.at(2).morale), (Some(2), 7), "not a second time");

    // In the next round the field is empty again.
    s.markers(1, 1, 5).markers(2, 0, 10).turn_of(1).act(1, "propaganda");
    s.at_mut(2).stock = res(0, 0, 0);
    s.turn_of(1).stock(1, 0, 9, 0).act(1, "attack seat2");
    assert!(s.may(1, "effect sys1"));
}

/// ORI-38, ORI-33: within the round the effect works again once its marker has left the field.
#[test]
fn an_r_effect_works_again_when_its_marker_has_left() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 9, 0).stock(2, 0, 0, 0).system(1, 1, &["frigate", "death_spores"]);
    s.hand(1, &["communications_satellite", "communications_satellite"]);
    s.act(1, "attack seat2").act(1, "effect sys1");
    s.turn_of(1).act(1, "build communications_satellite sys2").act(1, "rearrange sys1");
    s.act(1, "stack death_spores");
    assert_eq!(s.cards(1, 1), ["death_spores", "frigate"]);
    s.turn_of(1).act(1, "build communications_satellite sys2").act(1, "rearrange sys1");
    s.act(1, "stack frigate");
    assert_eq!(s.cards(1, 1), ["frigate", "death_spores"]);
    s.turn_of(1).act(1, "attack seat2");
    assert!(s.may(1, "effect sys1"));
}

/// ORI-39: a marker changes neither production nor colour nor points nor Always effects.
#[test]
fn a_marker_changes_nothing_else() {
    let mut s = Scene::new(2);
    s.morale(1, 0).stock(1, 0, 0, 0).system(1, 1, &["biospheres"]).mark(1, 1);
    assert_eq!(s.score(1), 1, "points");
    s.begin_round();
    assert_eq!(s.at(1).stock, res(2, 0, 0), "production");

    let mut s = Scene::new(2);
    s.stock(1, 1, 0, 3).system(1, 1, &["deep_core_mine"]).mark(1, 1).hand(1, &["autolab"]);
    let available = s.at(1).available;
    s.act(1, "build autolab sys2");
    assert_eq!(s.at(1).available, available - 1 + 2, "colour");

    let mut s = Scene::new(2);
    s.stock(1, 0, 2, 0).stock(2, 0, 4, 0).advisor(1, "vale").mark_advisor(1);
    assert!(s.may(1, "attack seat2"), "Always");
}

/// ORI-146, ORI-26: a card taken openly stays known; one drawn beside it does not become known.
#[test]
fn a_card_taken_from_the_pile_is_known_to_all() {
    let mut s = Scene::new(2);
    s.stock(1, 5, 1, 0).system(1, 1, &["biospheres"]).pile(&["titan", "cruiser"]).hand(1, &["frigate"]);
    s.act(1, "activate sys1");
    assert_eq!(s.at(1).hand.held.count(card("titan")), 1);
    let hand = &s.view(&[2])["players"][0]["hand"];
    assert_eq!((&hand["size"], &hand["cards"]), (&json!(2), &json!(["titan"])));
    assert!(s.heard_by_all().iter().any(|event: &Value| event.get("took").is_some()));
}
