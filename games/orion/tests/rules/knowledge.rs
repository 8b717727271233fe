//! Who knows what, and what becomes of it (ORI-24 to ORI-26), and the last corners of payments and fields.

use std::collections::BTreeSet;
use std::sync::Arc;

use orrery_testkit::Acts as _;

use crate::support::{Scene, card, plain, res, seat};
use orrery_core::content::Pack;
use orrery_core::{Chance, Game as _, SeatSet};
use orrery_orion::content::{Colour, Content};
use serde_json::json;

/// A player who has named a card to build and is still choosing how to pay.
fn choosing_a_payment() -> Scene {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).fulcrum(1, Colour::Red).system(1, 5, &["colony_ship"]);
    s.hand(1, &["titan", "frigate"]).act(1, "activate sys5").act(1, "build titan sys5");
    assert_eq!(s.asked(), "ask-pay");
    s
}

/// ORI-26, ORI-67: a card that was named for a build is known to all, and only that card.
#[test]
fn a_named_card_is_known_before_it_is_paid_for() {
    let mut s = choosing_a_payment();
    assert_eq!(s.view(&[2])["players"][0]["hand"]["cards"], json!(["titan"]));
    assert_eq!(s.view(&[2])["players"][0]["hand"]["size"], json!(2));
    let ways = s.legal(1);
    s.act(1, &ways[0]);
    assert_eq!(s.view(&[2])["players"][0]["hand"], json!({"size": 1, "cards": [], "drawn": null}));
}

/// ORI-26: of a card that is known anyway, naming it tells nothing new.
#[test]
fn a_known_card_is_known_once() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).fulcrum(1, Colour::Red).system(1, 5, &["colony_ship"]).hand(1, &["titan", "titan"]);
    s.at_mut(1).hand.show(card("titan"));
    s.act(1, "activate sys5").act(1, "build titan sys5");
    assert_eq!(s.view(&[2])["players"][0]["hand"]["cards"], json!(["titan"]));
}

/// ORI-26, ORI-73: cards just drawn count for everybody's eyes, and only their owner sees them.
#[test]
fn cards_just_drawn_are_counted_and_hidden() {
    let mut s = Scene::new(2);
    s.hand(1, &["outpost_ship", "titan"]).draws(&["autolab", "cruiser", "frigate", "biospheres"]);
    s.act(1, "exploit outpost_ship");
    assert_eq!(s.asked(), "ask-keep");
    let (own, other) = (s.view(&[1]), s.view(&[2]));
    assert_eq!(own["players"][0]["hand"]["size"], json!(5));
    assert_eq!(own["players"][0]["hand"]["drawn"].as_array().map(Vec::len), Some(4));
    assert_eq!(other["players"][0]["hand"], json!({"size": 5, "cards": [], "drawn": null}));
    assert_eq!(own["players"][1]["hand"]["drawn"], json!(null), "who has drawn nothing sees nothing drawn");
}

/// ORI-73: with a sheet that keeps two of four, two are laid down, one after the other.
#[test]
fn a_sheet_may_keep_fewer_of_the_cards_drawn() {
    let sheet = include_str!("../../content/sheet.ron").replace("grey_keep: 3", "grey_keep: 2");
    let pack = Pack::new([("sheet.ron".to_owned(), sheet)]);
    let mut s = Scene::of(Arc::new(Content::load(&pack).unwrap()), 2, plain());
    s.hand(1, &["outpost_ship"]).draws(&["autolab", "cruiser", "frigate", "biospheres"]);
    s.act(1, "exploit outpost_ship").act(1, "discard autolab");
    assert_eq!(s.asked(), "ask-keep");
    s.act(1, "discard frigate");
    assert_eq!(s.held(1), ["biospheres", "cruiser"]);
    assert_eq!(s.awaited(), Some(2));
}

/// ORI-26: whoever guesses a table keeps what is known, and only what is hidden changes.
#[test]
fn guesses_keep_what_is_known_and_change_the_rest() {
    let mut s = Scene::new(2);
    s.hand(1, &["titan", "frigate", "autolab"]).hand(2, &["cruiser", "biospheres"]);
    s.at_mut(1).hand.show(card("titan"));
    let mut hands = BTreeSet::new();
    for seed in 0..20 {
        let mut guess = s.state;
        s.game.resample(&mut guess, SeatSet::only(seat(2)), &mut Chance::sampled(seed));
        let hand = &guess.players[seat(1)].hand;
        assert_eq!(hand.len(), 3);
        assert_eq!(hand.held.count(card("titan")).min(1), 1, "the card that everybody has seen");
        assert_eq!(guess.players[seat(2)].hand, s.at(2).hand, "one's own hand");
        assert_eq!(guess.deck.len(), s.state.deck.len());
        hands.insert(hand.held.things().collect::<Vec<_>>());
    }
    assert!(hands.len() > 10, "the others are dealt anew: {} hands", hands.len());
}

/// ORI-7: no marker is lost, wherever it lies.
#[test]
fn a_player_has_ten_markers_beside_the_tracks() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 9, 0).markers(1, 4, 6).system(1, 1, &["soil_enrichment_plant"]).stock(2, 0, 0, 0);
    s.act(1, "attack seat2");
    assert_eq!((s.attack_markers(1, 2), s.at(1).markers()), (1, 10));
}

/// ORI-119: who has exactly as many reserves as empty fields is not asked where to put them.
#[test]
fn enough_reserves_fill_every_field_without_a_question() {
    let mut s = Scene::new(2);
    s.system(2, 1, &["soil_enrichment_plant"]).system(2, 2, &["pleasure_dome"]).markers(2, 8, 2);
    s.stock(1, 9, 9, 9).hand(1, &["battleship"]).act(1, "build battleship sys1");
    assert!(s.marked(2, 1) && s.marked(2, 2));
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"), "nobody had to choose");
    assert_eq!(s.heard_by_all().iter().filter(|event| event.get("marked").is_some()).count(), 2);
}

/// ORI-108: what a card counts at the end is one line of the sheet with what is printed on it.
#[test]
fn printed_points_and_points_at_the_end_are_one_line() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0).system(1, 1, &["space_elevator"]);
    let standing = s.game.standing(&s.state, SeatSet::NOBODY);
    let line =
        standing.columns[0].score.parts.iter().find(|part| part.what.key == "structure-space_elevator");
    assert_eq!(line.map(|part| part.amount), Some(2));
    assert_eq!(s.at(1).stock, res(0, 0, 0));
}
