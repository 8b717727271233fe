//! Smugglers keeps to everything that the testkit asks of a game.

use orrery_core::Game as _;
use orrery_core::id::Named as _;
use orrery_testkit::Subject;
use smugglers::{Card, Options, Phase, Refusal, Smugglers, State};

fn subject() -> Subject<Smugglers> {
    let tables = [(2, 3), (3, 1), (3, 2), (4, 2), (5, 3)];
    Subject::new(env!("CARGO_MANIFEST_DIR"))
        .tables(tables.map(|(seats, rounds)| (seats, Options { rounds })))
        .bound(15 * 11)
        .with_secrets()
        .invariant(no_card_is_lost)
        .derived_keys([Refusal::KEYS, Card::KEYS].concat())
}

/// Each of the 24 cards is in the deck, on the pile, in a hand, or turned over as cargo (SMU-1).
fn no_card_is_lost(game: &Smugglers, t: &State) -> Result<(), String> {
    let mut cards: Vec<_> = t.deck.cards().collect();
    for seat in game.seats().iter() {
        cards.extend(t.hands[seat].iter().map(|card| card.face));
        if matches!(t.phase(), Phase::Informing { .. }) {
            cards.extend(t.sealed[seat].and_then(|cargo| cargo.face));
        }
    }
    for card in Card::ALL {
        let found = cards.iter().filter(|found| *found == card).count();
        if found != usize::from(card.count()) {
            return Err(format!("there are {found} cards of {card}, not {}", card.count()));
        }
    }
    Ok(())
}

orrery_testkit::properties!(subject());

#[test]
fn one_game_as_it_was() {
    insta::assert_snapshot!(orrery_testkit::golden(&subject(), 2, 4));
}

#[test]
fn observations_tell_what_is_known() {
    let told = orrery_testkit::properties::observations_tell_what_is_known(&subject());
    told.unwrap_or_else(|failure| panic!("{failure}"));
}
