//! Every game can be put into words at every moment, for everybody, in every language.

use std::collections::BTreeMap;

use orrery_core::seed::Dice;
use orrery_core::{Chance, Lang, Seat, SeatSet, Sketch, TableObject};
use orrery_registry::Title;
use serde_json::json;

/// Plays whole games at random and looks at the table before each decision, from another side each time.
fn along_games(mut look: impl FnMut(&dyn Title, &dyn TableObject, SeatSet)) {
    for game in orrery_registry::all() {
        for (seats, seed) in (game.seats().0..=game.seats().1).zip(1..) {
            let mut chance = Chance::sampled(seed);
            let mut table = game.open(seats, &json!({}), Dice::numbered(seed)).expect("the seats fit");
            let mut legal = Vec::new();
            let viewers: Vec<_> =
                [SeatSet::NOBODY].into_iter().chain(table.seats().iter().map(SeatSet::only)).collect();
            for viewer in viewers.into_iter().cycle() {
                look(&*game, &*table, viewer);
                let Some(seat) = table.awaiting().first() else { break };
                table.legal_numbers(seat, &mut legal);
                let number = legal[chance.pick(legal.len())];
                table.act_number(seat, table.made_by(seat), number).expect("it is legal");
            }
        }
    }
}

fn lines(sketch: &Sketch) -> impl Iterator<Item = &orrery_core::Text> {
    let hand = sketch.hand.iter().flat_map(|card| std::iter::once(&card.name).chain(&card.note));
    sketch.overview.iter().chain(&sketch.details).chain(hand)
}

#[test]
fn every_line_can_be_said() {
    along_games(|game, table, viewer| {
        let sketch = table.sketch(viewer);
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
    along_games(|game, table, viewer| {
        let described = described.entry(game.id()).or_insert_with(|| game.descriptions());
        for held in table.sketch(viewer).hand {
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
