//! The end of a round (ORI-102 to ORI-107).

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res, seat};
use orrery_orion::content::Colour;
use orrery_orion::state::Ending;
use serde_json::json;

/// A scene of two in which seat 1 has the last marker of the round.
pub(super) fn last_turn() -> Scene {
    let mut s = Scene::new(2);
    s.markers(1, 1, 9).markers(2, 0, 10);
    s
}

/// ORI-102: the game ends after round 8, not before.
#[test]
fn the_game_ends_after_round_eight() {
    for (round, ended) in [(7, None), (8, Some(Ending::LastRound))] {
        let mut s = last_turn();
        s.state.round = round;
        s.act(1, "research");
        assert_eq!(s.state.ended, ended);
    }
}

/// ORI-102: anybody's morale of 0 or less ends the game, but only at the end of a round.
#[test]
fn low_morale_ends_the_game_at_the_end_of_the_round() {
    for (number, morale, ended) in [
        (1, 1, None),
        (1, 0, Some(Ending::Morale)),
        (2, 0, Some(Ending::Morale)),
        (2, -7, Some(Ending::Morale)),
    ] {
        let mut s = last_turn();
        s.morale(number, morale).act(1, "research");
        assert_eq!(s.state.ended, ended, "seat {number} at {morale}");
    }
    // Below 0 during the round, and up again before its end.
    let mut s = Scene::new(2);
    s.markers(1, 2, 8).markers(2, 0, 10).morale(1, -1).act(1, "research");
    assert_eq!((s.state.ended, s.awaited()), (None, Some(1)));
    s.act(1, "propaganda");
    assert_eq!((s.state.ended, s.at(1).morale, s.state.round), (None, 2, 2));
}

/// Four systems with five cards each, laid for a seat; `missing` cards are left out of the last.
fn full_systems(s: &mut Scene, number: u8, missing: usize) {
    let systems = [
        ["titan", "titan", "cruiser", "cruiser", "frigate"],
        ["frigate", "autolab", "autolab", "biospheres", "biospheres"],
        ["spaceport", "spaceport", "doom_star", "doom_star", "star_fortress"],
        ["star_fortress", "recyclotron", "recyclotron", "battleship", "battleship"],
    ];
    for (system, cards) in (1..).zip(systems) {
        let count = if system == 4 { 5 - missing } else { 5 };
        s.system(number, system, &cards[..count]);
    }
}

/// ORI-102: four systems of five cards end the game at the end of the round, not when the last card is laid.
#[test]
fn four_full_systems_end_the_game_at_the_end_of_the_round() {
    let mut s = Scene::new(2);
    s.markers(1, 1, 9).markers(2, 1, 9).hand(1, &["outpost_ship"]);
    full_systems(&mut s, 1, 1);
    s.act(1, "build outpost_ship sys4");
    assert_eq!((s.state.ended, s.awaited()), (None, Some(2)));
    s.act(2, "research");
    assert_eq!(s.state.ended, Some(Ending::FullSystems));

    let mut s = last_turn();
    full_systems(&mut s, 2, 1);
    s.act(1, "research");
    assert_eq!(s.state.ended, None, "19 cards");
    let mut s = last_turn();
    full_systems(&mut s, 2, 0);
    s.act(1, "research");
    assert_eq!(s.state.ended, Some(Ending::FullSystems), "anybody's systems");
}

/// ORI-103: any four systems of five cards end the game, and Fulcrum is a card of his; a table may count regular ones
/// alone.
#[test]
fn the_additional_system_may_be_one_of_four_full_ones() {
    let mut s = last_turn();
    full_systems(&mut s, 1, 0);
    s.fulcrum(1, Colour::Grey).act(1, "research");
    assert_eq!(s.state.ended, Some(Ending::FullSystems), "uncovered Fulcrum is not in the way");

    let four = ["trade_goods", "trade_goods", "destroyer", "destroyer"];
    for (counts, structures, ends) in [(true, 4, true), (true, 3, false), (false, 4, false)] {
        let mut s = Scene::with(2, options(&json!({"fulcrum_counts_as_full": counts})));
        s.markers(1, 1, 9).markers(2, 0, 10);
        full_systems(&mut s, 1, 5);
        s.fulcrum(1, Colour::Grey).system(1, 5, &four[..structures]).act(1, "research");
        let ended = s.state.ended == Some(Ending::FullSystems);
        assert_eq!(ended, ends, "{structures} structures on Fulcrum, option {counts}");
    }
}

/// ORI-104: after the end nothing else of the phase happens and nobody acts.
#[test]
fn the_end_skips_the_rest_of_the_phase() {
    let mut s = last_turn();
    s.state.round = 8;
    s.hand(1, &["titan", "titan", "frigate", "frigate", "cruiser", "cruiser", "autolab"])
        .act(1, "propaganda");
    assert_eq!((s.awaited(), s.held(1).len()), (None, 7), "no hand limit");
    assert_eq!((s.pools(1), s.state.first, s.state.round), ((0, 9, 1), seat(1), 8), "nothing goes home");
    s.refuses(1, "research", 104).refuses(2, "research", 104);
    assert_eq!(s.view(&[])["ended"], json!(Ending::LastRound));
}

/// ORI-105: whoever holds more than 5 cards discards down to 5, in an order of their choice; others do not.
#[test]
fn hands_are_reduced_to_five() {
    let mut s = last_turn();
    s.hand(1, &["titan", "titan", "frigate", "frigate", "cruiser", "cruiser", "autolab"]);
    s.hand(2, &["biospheres", "biospheres", "spaceport", "spaceport", "doom_star"]);
    s.act(1, "propaganda").refuses(1, "done", 105).refuses(1, "discard biospheres", 105);
    s.act(1, "discard cruiser").act(1, "discard titan");
    assert_eq!(s.held(1), ["autolab", "titan", "cruiser", "frigate", "frigate"]);
    assert_eq!(s.discards(), ["titan", "cruiser"]);
    assert_eq!((s.held(2).len(), s.state.round), (5, 2), "five may be kept");
}

/// ORI-106: markers come home from sheet, cards, advisor and attack areas; tracks stay.
#[test]
fn all_markers_come_home() {
    let mut s = Scene::new(2);
    s.markers(1, 5, 5).markers(2, 0, 10).stock(1, 4, 4, 0).stock(2, 4, 0, 0).points(1, 7).morale(2, 6);
    s.system(1, 1, &["pleasure_dome"]).system(1, 2, &["death_spores"]).advisor(1, "viktoria");
    s.act(1, "activate sys1").act(1, "attack seat2").act(1, "effect sys2");
    s.act(1, "activate advisor").act(1, "choose 1").act(1, "propaganda").act(1, "research");
    assert_eq!(s.state.round, 2);
    // 6 food and 2 fleet were left; with 1 food and 2 fleet produced the level is high.
    assert_eq!((s.at(1).stock, s.pools(1)), (res(7, 4, 0), (5, 5, 0)));
    assert!(!s.marked(1, 1) && !s.marked(1, 2) && !s.at(1).advisor.unwrap().marker);
    assert_eq!((s.at(1).attacks.0, s.at(1).propaganda), ([0; 4], false));
    assert_eq!((s.at(1).points, s.at(2).morale), (9, 4), "tracks stay where they are");
}

/// ORI-106, ORI-120: a marker on Harrava stays; one on another R field does not.
#[test]
fn a_marker_on_harrava_stays() {
    let mut s = last_turn();
    s.stock(1, 4, 0, 0).advisor(1, "harrava").mark_advisor(1).act(1, "propaganda");
    assert_eq!((s.state.round, s.pools(1)), (2, (5, 5, 0)), "four markers and the one from Harrava");

    let mut s = last_turn();
    s.stock(1, 4, 0, 0).advisor(1, "vale").mark_advisor(1).act(1, "propaganda");
    assert_eq!((s.state.round, s.pools(1)), (2, (4, 6, 0)));
}

/// ORI-107: the token passes to the left and the round marker advances by one.
#[test]
fn the_token_passes_to_the_left() {
    let mut s = Scene::with(3, options(&json!({})));
    for (first, next) in [(1, 2), (2, 3), (3, 1)] {
        assert_eq!(s.state.first, seat(first));
        let round = s.state.round;
        s.markers(1, 0, 10).markers(2, 0, 10).markers(3, 0, 10).markers(first, 1, 9).turn_of(first);
        s.act(first, "propaganda");
        assert_eq!((s.state.first, s.state.round), (seat(next), round + 1));
    }
}
