//! Orion keeps to everything that the testkit asks of a game, at every number of seats and under every option.

use orrery_core::Game as _;
use orrery_core::id::Named as _;
use orrery_orion::content::{Colour, SheetAction};
use orrery_orion::effects::Good;
use orrery_orion::event::Level;
use orrery_orion::state::{AdvisorId, CardId, Ending, SystemId};
use orrery_orion::{Options, Orion, Refusal, State};
use orrery_testkit::Subject;

fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options of the ledger")
}

fn subject() -> Subject<Orion> {
    let tables = [
        (2, "{}"),
        (3, "{}"),
        (4, "{}"),
        (2, r#"{"races": "random", "first_player": 2, "hand_limit": 2, "attack_limit": 9}"#),
        (3, r#"{"beginner": true, "mulligan": false, "attack_limit": 0}"#),
        (4, r#"{"races": "random", "advisor_count": 8, "rounds": 5, "hand_limit": 12}"#),
        (4, r#"{"races": "all_humans", "use_advisors": false, "rounds": 1}"#),
    ];
    Subject::new(env!("CARGO_MANIFEST_DIR"))
        .tables(tables.map(|(seats, json)| (seats, options(json))))
        .bound(1200)
        .with_secrets()
        .invariant(nothing_is_lost)
        .derived_keys(
            [Refusal::KEYS, Colour::KEYS, Good::KEYS, SheetAction::KEYS, Level::KEYS, Ending::KEYS].concat(),
        )
}

/// Cards, markers and advisors are neither lost nor made, and every track stays within its limits.
fn nothing_is_lost(game: &Orion, t: &State) -> Result<(), String> {
    cards(game, t)?;
    advisors(game, t)?;
    for seat in game.seats().iter() {
        let player = &t.players[seat];
        if player.race.is_none() {
            continue;
        }
        if player.markers() != 10 {
            return Err(format!("{seat} has {} markers, not 10", player.markers()));
        }
        if player.stock.highest() > 9 || player.morale > 10 {
            return Err(format!("{seat} is beyond a track: {:?}, morale {}", player.stock, player.morale));
        }
        if player.hand.shown.iter().any(|(card, count)| player.hand.held.count(card) < count) {
            return Err(format!("{seat} is known to hold a card that it does not hold"));
        }
        let in_order = SystemId::regular().skip(player.regular_systems());
        if in_order.into_iter().any(|system| !player.system(system).cards.is_empty()) {
            return Err(format!("{seat} has a gap between its systems"));
        }
        let extra = player.system(SystemId::EXTRA).cards.len();
        if extra > 4 || (extra > 0 && player.founder.is_none()) {
            return Err(format!("{seat} has {extra} structures in the additional system"));
        }
    }
    Ok(())
}

fn cards(game: &Orion, t: &State) -> Result<(), String> {
    let mut found = [0; CardId::BOUND];
    let held = game.seats().iter().flat_map(|seat| {
        let player = &t.players[seat];
        player.hand.held.things().chain(player.drawn).chain(player.structures())
    });
    t.deck.cards().chain(held).for_each(|card| found[card.index()] += 1);
    for (card, row) in game.content().structures.iter() {
        if found[card.index()] != row.copies {
            return Err(format!("there are {} cards of {}, not {}", found[card.index()], row.id, row.copies));
        }
    }
    Ok(())
}

fn advisors(game: &Orion, t: &State) -> Result<(), String> {
    let with_players = game.seats().iter().flat_map(|seat| {
        let player = &t.players[seat];
        let hired = player.advisor.map(|hired| hired.advisor);
        hired.into_iter().chain(player.founder.map(|founder| founder.advisor))
    });
    let mut all: Vec<AdvisorId> = t.middle.iter().chain(with_players).collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    let expected = if game.options().advisors() { usize::from(game.options().advisor_count) } else { 0 };
    let dealt =
        game.seats().iter().any(|seat| t.players[seat].markers() > 0 && !t.players[seat].hand.is_empty());
    if count != all.len() || (dealt && count != expected) {
        return Err(format!("there are {count} advisors in play, not {expected}"));
    }
    Ok(())
}

orrery_testkit::properties!(subject());

/// One game with every public value; a change of the rules shows here first.
#[test]
fn one_game_as_it_was() {
    insta::assert_snapshot!(orrery_testkit::golden(&subject(), 0, 7));
}

#[test]
fn observations_tell_what_is_known() {
    let told = orrery_testkit::properties::observations_tell_what_is_known(&subject());
    told.unwrap_or_else(|failure| panic!("{failure}"));
}
