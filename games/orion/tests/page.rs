//! The page shows every candidate at the thing that it concerns, has a word for everything, and tells no secret.

use std::sync::LazyLock;

use orrery_core::object::Published;
use orrery_core::{Lang, Seat, Table};
use orrery_orion::{Options, Orion};
use orrery_page::inspect;

static GAME: LazyLock<Published<Orion>> = LazyLock::new(Published::built_in);

/// Decisions between two looks at the page: drawing it all takes a while.
const STRIDE: usize = 5;

/// What random games seldom come to, and is looked at whenever it is asked.
const RARE: [&str; 10] =
    ["stack", "take", "sink", "rearrange", "fill", "hire", "target", "effect", "colour", "pay"];

/// Plays at random, though with a mind to build, and calls `visit` at every few decisions, and at the rare ones.
fn along(seats: u8, seed: u64, mut visit: impl FnMut(&Table<Orion>)) {
    let table = inspect::table(seats, seed, Options::default());
    let builds = |notation: &str| notation.starts_with("build");
    inspect::play(table, seed, 2, builds, |table: &Table<Orion>, step, legal| {
        let is_rare = legal.iter().any(|action| RARE.iter().any(|word| action.to_string().starts_with(word)));
        let asked = table.awaiting().first().and_then(|seat| table.ask(seat));
        let asked = asked.map(|ask| ask.question.key.to_string());
        let by_effect = asked.is_some_and(|key| key.starts_with("ask-build") || key == "ask-keep");
        if step % STRIDE == 0 || is_rare || by_effect {
            visit(table);
        }
    });
}

#[test]
fn every_candidate_is_at_its_things_and_every_text_is_there() {
    let mut seen = inspect::Seen::default();
    let mut told = 0;
    for seed in 0..60 {
        along(2 + (seed / 2 % 3) as u8, seed, |table| {
            let lang = Lang::ALL[(seed % 2) as usize];
            let Some(me) = table.awaiting().iter().next() else { return };
            let acts = inspect::look_at(&GAME, table, lang, me);
            inspect::assert_shown(&acts, "race discard build exploit hire take stack");
            // Trading says what it changes, and a refused answer promises nothing.
            for act in acts.iter().filter(|act| act.notation.starts_with("trade ") && !act.ends_undo) {
                let changes =
                    act.face.facts.iter().flat_map(|facts| facts.split("face-change")).skip(1).count();
                assert!(changes == 0 || !act.refused, "{}: {:?}", act.notation, act.face);
                told += changes;
            }
            seen.extend(&acts);
        });
    }
    assert!(told > 0, "no trade says what it changes");
    // `fill` and `stack-marked` are too rare to wait for.
    seen.assert_all(
        "activate attack build choose colour contract discard done effect exploit hire pay propaganda race \
               rearrange research sink stack take target trade use",
    );
}

/// ORI-23, ORI-25, ORI-29: an empty place says what will lie there, and when.
#[test]
fn every_empty_place_explains_itself() {
    let humans = serde_json::from_value(serde_json::json!({"races": "all_humans"})).expect("options");
    let table = inspect::table::<Orion>(2, 3, humans);
    for lang in Lang::ALL {
        let html = inspect::page_of(&GAME, &table, lang, Seat::new(0));
        let empty = |class: &str| -> Vec<_> {
            let places = inspect::elements(&html, " class=").into_iter();
            let tips =
                places.filter(|place| place.contains(class)).map(|place| inspect::value(place, "data-tip"));
            tips.map(|tip| tip.expect("it is explained").to_owned()).collect()
        };
        let later = empty("or-later");
        assert_eq!(later.len(), 3, "the first system can be begun, three come later");
        let rooms = [1, 2, 3].map(|before: u8| before.to_string());
        assert!(later.iter().zip(rooms).all(|(tip, before)| tip.contains(&before)), "{later:?}");
        assert_eq!((empty("or-site").len(), empty("pile-box none").len()), (1, 1));
    }
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
fn how_to_play_shows_only_exhibits_that_there_are() {
    inspect::assert_how_to_play_is_whole(&GAME);
}
