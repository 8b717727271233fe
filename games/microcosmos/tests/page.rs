//! The page shows every candidate at the thing that it concerns, has a word for everything, and tells no secret.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{Game as _, GameObject as _, Lang, Publish as _, Seat, Seats, Table};
use orrery_microcosmos::{MicroCosmos, Options};
use orrery_page::{Pages as _, Voice, inspect};

static GAME: LazyLock<Published<MicroCosmos>> = LazyLock::new(Published::built_in);

/// Decisions between two looks at the page: drawing it all takes a while.
const STRIDE: usize = 12;

/// Actions that random games seldom come to, and that are looked at whenever they are asked.
const RARE: [&str; 9] =
    ["choose", "colony", "keep", "move-outpost", "pay", "settle", "spend", "step", "use-token"];

fn table(seats: u8, seed: u64, options: Options) -> Table<MicroCosmos> {
    let game = MicroCosmos::new(MicroCosmos::built_in(), options, Seats::new(seats)).expect("a game");
    Table::open(Arc::new(game), Dice::numbered(seed))
}

/// Plays at random, though with a mind to build, and calls `visit` at every few decisions and at the rare ones.
fn along(mut table: Table<MicroCosmos>, seed: u64, mut visit: impl FnMut(&Table<MicroCosmos>)) {
    let mut number = seed;
    for step in 0.. {
        let Some(seat) = table.awaiting().iter().next() else { break };
        let legal = table.legal(seat);
        let named = |words: &[&str]| -> Vec<_> {
            let is_one = |text: String| words.iter().any(|word| text.split(' ').next() == Some(*word));
            legal.iter().filter(|action| is_one(action.to_string())).copied().collect()
        };
        if step % STRIDE == 0 || !named(&RARE).is_empty() {
            visit(&table);
        }
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pick = (number >> 33) as usize;
        let wanted = named(&["upgrade", "colony", "settle", "keep", "outpost", "explore", "raise"]);
        let from = if wanted.is_empty() || pick.is_multiple_of(3) { &legal } else { &wanted };
        table.act(seat, table.made_by(seat), from[pick / 3 % from.len()]).expect("a legal action");
    }
    visit(&table);
}

/// Looks at the page of a seat; the kinds of action at hand.
fn look_at(table: &Table<MicroCosmos>, lang: Lang, me: Seat) -> BTreeSet<String> {
    let acts = inspect::look_at(&GAME, table, lang, me);
    for act in &acts {
        let alone = act.things.is_empty();
        assert_eq!(alone, act.notation == "done", "{}: only declining is at no thing", act.notation);
    }
    acts.iter().filter_map(|act| act.notation.split(' ').next().map(str::to_owned)).collect()
}

#[test]
fn every_candidate_is_at_its_things_and_every_text_is_there() {
    let mut seen = BTreeSet::new();
    for seed in 0..8 {
        let seats = 1 + (seed / 2 % 4) as u8;
        let lang = Lang::ALL[(seed % 2) as usize];
        along(table(seats, seed, Options::default()), seed, |table| {
            let Some(me) = table.awaiting().iter().next() else { return };
            seen.extend(look_at(table, lang, me));
        });
    }
    // `choose`, `spend` and `move-outpost` depend on what the games come to; `step` is of an option.
    let all = "colony discard discover done draw explore gain gather keep outpost pay place play raise ready settle \
               take travel upgrade use use-token";
    let missing: Vec<_> = all.split_whitespace().filter(|word| !seen.contains(*word)).collect();
    assert!(missing.is_empty(), "the games never asked for {missing:?}, but for {seen:?}");
}

#[test]
fn journeys_that_go_on_after_a_discovery_are_shown_step_by_step() {
    let options = Options { discovery_ends_move: false, ..Options::default() };
    let mut seen = BTreeSet::new();
    for seed in 40..42 {
        along(table(2, seed, options.clone()), seed, |table| {
            let Some(me) = table.awaiting().iter().next() else { return };
            seen.extend(look_at(table, Lang::En, me));
        });
    }
    assert!(seen.contains("step"), "{seen:?}");
}

/// The way of every journey is drawn beside its end, and begins where the Ark is.
#[test]
fn a_journey_shows_its_way() {
    let mut ways = 0;
    along(table(3, 5, Options::default()), 5, |table| {
        let Some(me) = table.awaiting().iter().next() else { return };
        let html = inspect::page_of(&GAME, table, Lang::En, me);
        let voice = Voice { words: GAME.words(), lang: Lang::En, names: &[] };
        let journeys = GAME
            .acts(table, me, &voice)
            .into_iter()
            .filter(|act| act.notation.starts_with("travel") || act.notation.starts_with("discover"));
        let ends: BTreeSet<String> = journeys.flat_map(|act| act.things).collect();
        let lines: Vec<_> = html
            .split("<g class=\"mc-way\"")
            .skip(1)
            .filter_map(|way| inspect::value(way, "points"))
            .collect();
        assert_eq!(lines.len(), ends.len(), "one way for each of {ends:?}");
        let starts: BTreeSet<_> = lines.iter().filter_map(|line| line.split(' ').next()).collect();
        assert!(starts.len() <= 1, "all begin at the Ark: {starts:?}");
        ways += lines.len();
    });
    assert!(ways > 20, "{ways}");
}

#[test]
fn one_reader_hears_nothing_of_what_another_was_dealt() {
    for (seats, seed) in [(1, 10), (2, 11), (4, 13)] {
        along(table(seats, seed, Options::default()), seed, |table| {
            inspect::assert_no_secrets(&GAME, table, seed);
        });
    }
}

#[test]
fn the_guide_shows_only_exhibits_that_there_are() {
    inspect::assert_guide_is_whole(&GAME);
}
