//! The page shows every candidate at the thing that it concerns, has a word for everything, and tells no secret.

use std::sync::{Arc, LazyLock};

use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{Game as _, Lang, Publish as _, Seats, Table};
use orrery_orion::{Options, Orion};
use orrery_page::inspect;

static GAME: LazyLock<Published<Orion>> = LazyLock::new(Published::built_in);

/// Decisions between two looks at the page: drawing it all takes a while.
const STRIDE: usize = 5;

fn table(seats: u8, seed: u64) -> Table<Orion> {
    let game = Orion::new(Orion::built_in(), Options::default(), Seats::new(seats)).expect("a game");
    Table::open(Arc::new(game), Dice::numbered(seed))
}

/// Plays at random and calls `visit` at every few decisions, and wherever something rare is asked.
fn along(seats: u8, seed: u64, mut visit: impl FnMut(&Table<Orion>)) {
    let mut table = table(seats, seed);
    let mut number = seed;
    for step in 0.. {
        let Some(seat) = table.awaiting().iter().next() else { break };
        let legal = table.legal(seat);
        let rare =
            ["stack", "take", "sink", "rearrange", "fill", "hire", "target", "effect", "colour", "pay"];
        let is_rare = legal.iter().any(|action| rare.iter().any(|word| action.to_string().starts_with(word)));
        let asked = table.ask(seat).map(|ask| ask.question.key.to_string());
        let by_effect = asked.is_some_and(|key| key.starts_with("ask-build") || key == "ask-keep");
        if step % STRIDE == 0 || is_rare || by_effect {
            visit(&table);
        }
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pick = (number >> 33) as usize;
        // Building more often than at random leads to fuller tables.
        let builds: Vec<_> =
            legal.iter().filter(|action| action.to_string().starts_with("build")).copied().collect();
        let action = if builds.is_empty() || pick.is_multiple_of(2) {
            legal[pick / 2 % legal.len()]
        } else {
            builds[pick / 2 % builds.len()]
        };
        table.act(seat, table.made_by(seat), action).expect("a legal action");
    }
    visit(&table);
}

/// The first words of the actions that were looked at.
type Seen = std::collections::BTreeSet<String>;

#[test]
fn every_candidate_is_at_its_things_and_every_text_is_there() {
    let mut seen = Seen::new();
    for seed in 0..60 {
        along(2 + (seed / 2 % 3) as u8, seed, |table| {
            let lang = Lang::ALL[(seed % 2) as usize];
            let Some(me) = table.awaiting().iter().next() else { return };
            let acts = inspect::look_at(&GAME, table, lang, me);
            seen.extend(acts.iter().filter_map(|act| act.notation.split(' ').next().map(str::to_owned)));
        });
    }
    // `fill` and `stack-marked` are too rare to wait for.
    let all = "activate attack build choose colour contract discard done effect exploit hire pay propaganda race \
               rearrange research sink stack take target trade use";
    let missing: Vec<_> = all.split_whitespace().filter(|word| !seen.contains(*word)).collect();
    assert!(missing.is_empty(), "the games never asked for {missing:?}");
}

#[test]
fn one_reader_hears_nothing_of_another_hand() {
    for (seats, seed) in [(2, 11), (3, 12), (4, 13)] {
        along(seats, seed, |table| {
            inspect::assert_no_secrets(&GAME, table, seed);
        });
    }
}

#[test]
fn the_guide_shows_only_exhibits_that_there_are() {
    inspect::assert_guide_is_whole(&GAME);
}
