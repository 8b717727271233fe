//! Setup (MIC-1 to MIC-19).

use std::collections::BTreeSet;

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res, seat};
use orrery_core::{Game as _, Publish as _, SeatSet};
use orrery_microcosmos::state::{Specialists, Upgrade};
use orrery_microcosmos::{Event, MicroCosmos, Options};
use serde_json::json;

/// MIC-1 to MIC-9: everybody begins with the same things: no point, no marker in a pool, empty tracks, no token ready, the
/// Ark on the Star Gate.
#[test]
fn everybody_begins_with_the_same() {
    for seats in 2..=4 {
        let s = Scene::dealt(seats, Options::default(), 3);
        for number in 1..=seats {
            let player = s.at(number);
            assert_eq!((player.points(), player.colony_pool, player.outpost_pool), (0, 0, 0));
            assert!(
                Upgrade::ALL.iter().all(|upgrade| !player.has(*upgrade)),
                "all markers lie on the Ark card"
            );
            assert_eq!((player.founded(), player.engines, player.placed()), (0, 0, 0));
            assert_eq!((player.cargo, player.ready), (res(0, 0, 0, 0), Specialists::NONE));
            assert_eq!(player.ark.to_string(), "C.G");
        }
        assert!(s.state.grid.values().flatten().all(|planet| planet.track.is_empty()));
    }
}

/// MIC-2, MIC-6: eight markers are enough for eight planets, so no pool of them runs out.
#[test]
fn there_is_a_terraforming_marker_for_every_planet() {
    let sheet = MicroCosmos::built_in();
    let sheet = sheet.sheet();
    assert_eq!((sheet.terraforming_markers, sheet.colonies, sheet.outposts), (8, 8, 2));
    assert_eq!(orrery_microcosmos::space::POSITIONS, 8);
}

/// MIC-8: the table may begin with all tokens ready.
#[test]
fn tokens_may_begin_ready() {
    let s = Scene::dealt(2, options(json!({"specialists_start": "ready"})), 3);
    assert_eq!(s.at(1).ready, Specialists::all());
}

/// MIC-10, MIC-11: the three starting planets by chance at N, W and E; the other nine are hidden, and equally so for all.
#[test]
fn the_starting_planets_lie_by_chance() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let s = Scene::dealt(2, Options::default(), seed);
        let laid: Vec<_> =
            s.state.discovered().map(|(position, planet)| (position.to_string(), planet.card)).collect();
        let positions: Vec<_> = laid.iter().map(|(position, _)| position.as_str()).collect();
        assert_eq!(positions, ["N", "E", "W"]);
        assert!(laid.iter().all(|(_, card)| s.game.content().planets[*card].starting));
        assert_eq!(s.state.planets.len(), 9);
        assert!(s.state.grid.values().flatten().all(|planet| !planet.terraformed));
        seen.insert(laid.iter().map(|(_, card)| card.index()).collect::<Vec<_>>());
    }
    assert_eq!(seen.len(), 6, "every order of the three");
    let view = Scene::dealt(2, Options::default(), 1).view(&[1, 2]);
    assert_eq!(view["planet_deck"], 9);
}

/// MIC-12 to MIC-15: 15 survivors, 33 crew cards, 3 of them in the Cantina and 3 for each player.
#[test]
fn decks_and_deals() {
    for seats in 2..=4 {
        let s = Scene::dealt(seats, Options::default(), 5);
        assert_eq!((s.state.survivors.len(), s.state.cantina.len()), (15, 3));
        assert_eq!(s.state.crew.len(), 33 - 3 - 3 * usize::from(seats));
        assert!((1..=seats).all(|number| s.at(number).dealt.len() == 3));
    }
}

/// MIC-15, MIC-16, MIC-18: one player after another, from the first: a card is discarded, two are placed, two resources are
/// gained.
#[test]
fn choices_go_round_from_the_first_player() {
    let mut s = Scene::dealt(3, Options::default(), 2);
    let first = u8::from(s.state.first);
    let order: Vec<_> = (0..3).map(|step| (first - 1 + step) % 3 + 1).collect();
    for number in order {
        assert_eq!((s.awaited(), s.asked()), (Some(number), "ask-reject"));
        let dealt: Vec<_> = s.at(number).dealt.iter().map(|card| card.to_string()).collect();
        let other = s.state.cantina.first().expect("the Cantina is full");
        s.refuses(number, &format!("discard {other}"), 15).act(number, &format!("discard {}", dealt[1]));
        assert_eq!(s.discards()[0], dealt[1]);
        s.refuses(number, &format!("place {} upper", dealt[2]), 36);
        s.act(number, &format!("place {} upper", dealt[0])).act(number, &format!("place {} lower", dealt[2]));
        assert_eq!(s.rows(number), (vec![dealt[0].clone()], vec![dealt[2].clone()]));
        s.act(number, "gain minerals").act(number, "gain minerals");
        assert_eq!(s.at(number).cargo, res(0, 0, 2, 0));
    }
    assert_eq!((s.awaited(), s.asked()), (Some(first), "ask-depart"));
}

/// MIC-15: dealt cards are seen by their owner alone until they are placed.
#[test]
fn dealt_cards_are_secret() {
    let s = Scene::dealt(2, Options::default(), 2);
    let own = s.view(&[1]);
    assert_eq!(own["players"][0]["dealt"][1].as_array().map(Vec::len), Some(3));
    assert_eq!(own["players"][1]["dealt"], json!([3, null]));
    let heard: Vec<_> =
        s.told.iter().filter(|(_, event)| matches!(event, Event::Dealt(..))).map(|(to, _)| *to).collect();
    assert_eq!(heard.len(), 2);
    assert!(heard.contains(&SeatSet::only(seat(1))) && heard.contains(&SeatSet::only(seat(2))));
}

/// MIC-17: anybody may be the first player.
#[test]
fn the_first_player_is_chosen_by_chance() {
    let firsts: BTreeSet<_> =
        (0..40).map(|seed| Scene::dealt(4, Options::default(), seed).state.first.index()).collect();
    assert_eq!(firsts.len(), 4);
}

/// MIC-19, MIC-31: resources are positions, so nothing runs out: four full holds and eight full planets can be there.
#[test]
fn resources_do_not_run_out() {
    let mut s = Scene::new(4);
    for number in 1..=4 {
        s.cargo(number, 4, 4, 4, 4).ark(number, "N.P");
    }
    for number in 1..=4 {
        s.cargo(number, 0, 0, 0, 0).act_step(number).act(number, "gather");
        assert_eq!(s.at(number).cargo, res(0, 1, 0, 0));
    }
    let needs = s.game.content().planets.iter().map(|(_, row)| row.needs.kinds()).max();
    assert_eq!(needs, Some(4), "one marker of each kind for each planet");
}
