//! The page shows every candidate at the thing that it concerns, has a word for everything, and tells no secret.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use orrery_core::object::Published;
use orrery_core::{Game as _, GameObject as _, Lang, Seat, SeatSet, Table};
use orrery_microcosmos::{MicroCosmos, Options};
use orrery_page::{Act, Pages as _, Voice, inspect};

static GAME: LazyLock<Published<MicroCosmos>> = LazyLock::new(Published::built_in);

/// Decisions between two looks at the page: drawing it all takes a while.
const STRIDE: usize = 12;

/// Actions that random games seldom come to, and that are looked at whenever they are asked.
const RARE: [&str; 9] =
    ["choose", "colony", "keep", "move-outpost", "pay", "settle", "spend", "step", "use-token"];

/// What leads to fuller tables than random play.
const WANTED: [&str; 7] = ["upgrade", "colony", "settle", "keep", "outpost", "explore", "raise"];

/// Plays at random, though with a mind to build, and calls `visit` at every few decisions and at the rare ones.
fn along(seats: u8, seed: u64, options: Options, mut visit: impl FnMut(&Table<MicroCosmos>)) {
    let is_one = |words: &[&str], notation: &str| words.contains(&inspect::first_word(notation));
    let table = inspect::table(seats, seed, options);
    let wanted = |notation: &str| is_one(&WANTED, notation);
    inspect::play(table, seed, 3, wanted, |table: &Table<MicroCosmos>, step, legal| {
        if step % STRIDE == 0 || legal.iter().any(|action| is_one(&RARE, &action.to_string())) {
            visit(table);
        }
    });
}

/// Looks at the page of a seat; what could be done there.
fn look_at(table: &Table<MicroCosmos>, lang: Lang, me: Seat) -> Vec<Act> {
    let acts = inspect::look_at(&GAME, table, lang, me);
    inspect::assert_shown(&acts, "discard place play take upgrade settle use");
    for act in &acts {
        let alone = act.things.is_empty();
        assert_eq!(alone, act.notation == "done", "{}: only declining is at no thing", act.notation);
    }
    acts
}

#[test]
fn every_candidate_is_at_its_things_and_every_text_is_there() {
    let mut seen = inspect::Seen::default();
    for seed in 0..8 {
        let seats = 1 + (seed / 2 % 4) as u8;
        let lang = Lang::ALL[(seed % 2) as usize];
        along(seats, seed, Options::default(), |table| {
            let Some(me) = table.awaiting().iter().next() else { return };
            seen.extend(&look_at(table, lang, me));
        });
    }
    // `choose`, `spend` and `move-outpost` depend on what the games come to; `step` is of an option.
    seen.assert_all(
        "colony discard discover done draw explore gain gather keep outpost pay place play raise ready settle \
               take travel upgrade use use-token",
    );
}

#[test]
fn journeys_that_go_on_after_a_discovery_are_shown_step_by_step() {
    let options = Options { discovery_ends_move: false, ..Options::default() };
    let mut seen = inspect::Seen::default();
    for seed in 40..42 {
        along(2, seed, options.clone(), |table| {
            let Some(me) = table.awaiting().iter().next() else { return };
            seen.extend(&look_at(table, Lang::En, me));
        });
    }
    seen.assert_all("step");
}

/// The way of every journey is drawn beside its end, and begins where the Ark is.
#[test]
fn a_journey_shows_its_way() {
    let mut ways = 0;
    along(3, 5, Options::default(), |table| {
        let Some(me) = table.awaiting().iter().next() else { return };
        let html = inspect::page_of(&GAME, table, Lang::En, me);
        let voice = Voice { words: GAME.words(), lang: Lang::En, names: &[] };
        let journeys = GAME
            .acts(table, me, &voice, orrery_page::Switches::NONE)
            .into_iter()
            .filter(|act| act.notation.starts_with("travel") || act.notation.starts_with("discover"));
        let ends: BTreeSet<String> = journeys.flat_map(|act| act.things).collect();
        let lines: Vec<_> = html
            .split("<g class=\"map-way ")
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
        along(seats, seed, Options::default(), |table| {
            inspect::assert_no_secrets(&GAME, table, seed);
        });
    }
}

#[test]
fn how_to_play_shows_only_exhibits_that_there_are() {
    inspect::assert_how_to_play_is_whole(&GAME);
}

/// MIC-177: beside every step that the Automa has skipped stands why, in the reader's language.
#[test]
fn skipped_steps_say_why() {
    let mut seen = 0;
    for (seed, lang) in [(20, Lang::En), (21, Lang::Pl)] {
        along(1, seed, Options::default(), |table| {
            let Some(me) = table.awaiting().iter().next() else { return };
            let automa = table.game().view(table.state(), SeatSet::only(me)).automa.expect("a solo table");
            let skipped = automa.why.iter().filter(|why| why.is_skipped()).count();
            let html = inspect::page_of(&GAME, table, lang, me);
            assert_eq!(html.matches("mc-because").count(), skipped);
            assert_eq!(html.matches("⟨").count(), 0, "a word for every reason");
            seen += skipped;
        });
    }
    assert!(seen > 5, "{seen}");
}

/// The tip of a move says what the table has agreed on where no planet fits (MIC-177).
#[test]
fn the_tip_of_a_move_knows_the_options() {
    for (always, expected) in [(false, "it stays where it is"), (true, "send it on")] {
        let options = Options { automa_always_moves: always, ..Options::default() };
        let mut told = 0;
        along(1, 20, options, |table| {
            let Some(me) = table.awaiting().iter().next() else { return };
            let html = inspect::page_of(&GAME, table, Lang::En, me);
            let times = html.matches(expected).count();
            assert!(
                times >= html.matches("Around the Star Gate to the nearest").count(),
                "beside every move"
            );
            told += times;
        });
        assert!(told > 0, "{expected} is never said");
    }
}
