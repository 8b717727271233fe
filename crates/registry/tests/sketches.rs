//! Every game can be put into words at every moment, for everybody, in every language.

use std::collections::BTreeMap;

use orrery_core::seed::Dice;
use orrery_core::{Lang, Seat, SeatSet, Sketch};
use serde_json::json;

use crate::along::along_games;

fn lines(sketch: &Sketch) -> impl Iterator<Item = &orrery_core::Text> {
    let hand = sketch.hand.iter().flat_map(|card| std::iter::once(&card.name).chain(&card.note));
    sketch.overview.iter().chain(&sketch.details).chain(hand)
}

#[test]
fn every_line_can_be_said() {
    along_games(3, |moment| {
        let game = moment.game;
        let sketch = moment.table.sketch(moment.viewer());
        assert!(!sketch.overview.is_empty(), "{} shows nothing", game.id());
        for (lang, text) in Lang::ALL.iter().flat_map(|lang| lines(&sketch).map(move |text| (*lang, text))) {
            if let Err(unsaid) = game.words().try_say(lang, text) {
                panic!("{}: {unsaid:?}", game.id());
            }
        }
    });
}

/// A hand that cannot be looked up is no help.
#[test]
fn every_card_of_a_hand_is_described() {
    let mut described = BTreeMap::new();
    along_games(1, |moment| {
        let game = moment.game;
        let described = described.entry(game.id()).or_insert_with(|| game.descriptions());
        for held in moment.table.sketch(moment.viewer()).hand {
            assert!(described.iter().any(|card| card.name == held.name), "{}: {held:?}", game.id());
        }
    });
}

#[test]
fn a_hand_is_for_its_owner() {
    let game = orrery_registry::find("smugglers").expect("it is listed");
    let table = game.open(2, &json!({}), Dice::numbered(1)).expect("the seats fit");
    assert!(table.sketch(SeatSet::NOBODY).hand.is_empty());
    assert_eq!(table.sketch(SeatSet::only(Seat::new(0))).hand.len(), 3);
}
