//! The page shows every candidate at the thing that it concerns, has a word for everything, and tells no secret.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use orrery_core::object::Published;
use orrery_core::{Game as _, Lang, Publish as _, Seat, SeatSet, Table};
use orrery_page::inspect;
use orrery_transgalactica::effects::Cost;
use orrery_transgalactica::ids::Area;
use orrery_transgalactica::state::Lieutenant;
use orrery_transgalactica::{Options, Transgalactica};

use crate::support::scene::Scene;

static GAME: LazyLock<Published<Transgalactica>> = LazyLock::new(Published::built_in);

/// Decisions between two looks at the page: drawing it all takes a while.
const STRIDE: usize = 13;

fn options(seed: u64) -> Options {
    let chosen = serde_json::json!({
        "allow_mission_discard": seed % 2 == 1, "free_actions_while_following": seed % 3 == 1,
        "objective_auto_best": seed.is_multiple_of(2), "auto_pass": seed % 4 != 3,
    });
    serde_json::from_value(chosen).expect("options")
}

/// Plays at random, seldom declining, and calls `visit` at every few decisions, and wherever something is asked for the
/// first times.
fn along(
    seats: u8,
    seed: u64,
    first: usize,
    asked: &mut BTreeMap<String, usize>,
    mut visit: impl FnMut(&Table<Transgalactica>),
) {
    let table = inspect::table(seats, seed, options(seed));
    inspect::play(
        table,
        seed,
        4,
        |notation| !["done", "pass", "exchange energy", "exchange ore"].contains(&notation),
        |table: &Table<Transgalactica>, step, _| {
            let question = table.awaiting().first().and_then(|seat| table.ask(seat));
            let question = question.map(|ask| ask.question.key.to_string()).unwrap_or_default();
            let times = asked.entry(question).or_default();
            *times += 1;
            if step % STRIDE == 0 || *times <= first {
                visit(table);
            }
        },
    );
}

#[test]
fn every_candidate_is_at_its_things_and_every_text_is_there() {
    let (mut seen, mut asked) = (inspect::Seen::default(), BTreeMap::new());
    for seed in 0..12 {
        along(2 + (seed % 4) as u8, seed, 12, &mut asked, |table| {
            let lang = Lang::ALL[(seed / 4 % 2) as usize];
            let Some(me) = table.awaiting().iter().next() else { return };
            let acts = inspect::look_at(&GAME, table, lang, me);
            inspect::assert_shown(
                &acts,
                "wealth ability main omni follow planet mark take complete token office objective outpost pass",
            );
            seen.extend(&acts);
            let html = inspect::page_of(&GAME, table, lang, me);
            for element in inspect::elements(&html, " data-thing=") {
                let explained = element.contains(" data-tip=") || element.contains(" data-about=");
                assert!(explained, "not explained: {element}");
            }
        });
    }
    seen.assert_all(
        "ability advance collect complete discard done exchange finish follow gain harvest main mark move office omni outpost \
         pass pay planet take token use way wealth",
    );
}

/// What the view promises of the next round is what comes (R99).
#[test]
fn the_next_order_is_that_of_the_rules() {
    let mut orders = 0;
    for (seats, seed) in [(2, 31), (3, 32), (4, 33), (5, 34)] {
        let mut before: Option<(u8, Vec<Seat>)> = None;
        let table = inspect::table(seats, seed, options(seed));
        let look = |table: &Table<Transgalactica>, _: usize, _: &[_]| {
            let view = table.game().view(table.state(), SeatSet::NOBODY);
            if let Some((round, order)) = &before
                && view.round == round + 1
            {
                // The last decision of a round places no outpost.
                assert_eq!(&view.order, order, "round {round}");
                orders += 1;
            }
            before = Some((view.round, view.next_order));
        };
        inspect::play(table, seed, 4, |_| false, look);
    }
    assert!(orders > 8, "{orders} orders");
}

/// Each empty space of the panel is a source of the next income, those of workers that will be back are not (TRA-80).
#[test]
fn the_next_income_knows_who_will_be_back() {
    let mut seen = BTreeSet::new();
    let look = |table: &Table<Transgalactica>, _: usize, _: &[_]| {
        let view = table.game().view(table.state(), SeatSet::NOBODY);
        for player in view.players.iter().filter(|player| player.outposts.len() < 5) {
            let lieutenant = u8::from(player.lieutenant != Lieutenant::None);
            let manned = (player.crew + player.crew_out + lieutenant).min(4);
            let spaces =
                player.forecast.income.iter().filter(|line| format!("{line:?}").contains("source-space"));
            // The space of the third captain and those of crew.
            assert_eq!(spaces.count(), usize::from(1 + 4 - manned), "{player:?}");
            seen.insert((manned, player.crew_out));
        }
    };
    inspect::play(inspect::table(3, 35, options(0)), 35, 4, |notation| notation.starts_with("follow"), look);
    assert!(seen.iter().any(|(_, out)| *out > 0) && seen.len() > 3, "{seen:?}");
}

/// What actions and missions cost is shown after discounts (TRA-9, TRA-165, TRA-208).
#[test]
fn prices_are_those_after_discounts() {
    let forecast = |scene: &Scene| {
        let mut view = scene.game.view(scene.t(), SeatSet::NOBODY);
        view.players.remove(0).forecast
    };
    let ore = |ore| Cost { ore, ..Cost::default() };
    let mut scene = Scene::new(3);
    let printed = forecast(&scene);
    assert_eq!(printed.costs(Area::Trade, false), Some(&[ore(2), Cost { alien: 1, ..ore(1) }][..]));
    assert_eq!(printed.costs(Area::Trade, true), Some(&[Cost { alien: 1, ..ore(2) }][..]));
    assert_eq!(printed.costs(Area::Military, false).map(<[_]>::len), Some(2));
    assert_eq!(printed.costs(Area::Politics, false), None);
    // An alien less makes the cheaper way the only one.
    scene.marked(1, "xeno_brokers").marked(1, "expense_account").tile(1, "envoy");
    let less = forecast(&scene);
    assert_eq!(less.costs(Area::Trade, false), Some(&[ore(1)][..]));
    assert_eq!(less.mission_discount, Cost { credit: 1, any: 1, ..Cost::default() });
    assert_eq!(less.mission_reach, printed.mission_reach + 1);
}

#[test]
fn one_reader_hears_nothing_of_another_objective() {
    for (seats, seed) in [(2, 21), (5, 24)] {
        along(seats, seed, 1, &mut BTreeMap::new(), |table| {
            inspect::assert_no_secrets(&GAME, table, seed);
        });
    }
}

#[test]
fn both_languages_have_the_same_keys() {
    let keys = |lang: Lang| -> BTreeSet<&str> {
        let lines = Transgalactica::texts(lang)
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
    };
    let (english, polish) = (keys(Lang::En), keys(Lang::Pl));
    let apart: Vec<_> = english.symmetric_difference(&polish).collect();
    assert!(apart.is_empty(), "in one language only: {apart:?}");
}

#[test]
fn how_to_play_shows_only_exhibits_that_there_are() {
    inspect::assert_how_to_play_is_whole(&GAME);
}

/// Whoever follows comes from the turn order, and pirates go from their planet to the income track of whoever beat them: one
/// piece here and there, so that it is seen to move.
#[test]
fn what_moves_is_one_piece_before_and_after() {
    let (mut followers, mut beaten) = (0, 0);
    let mut on_map = BTreeSet::new();
    let pirates = |html: &str, element: &str| -> BTreeSet<String> {
        let marked = inspect::elements(html, " data-piece=\"pirate-").into_iter();
        let marked = marked.filter(|found| found.starts_with(element));
        marked.filter_map(|found| inspect::value(found, "data-piece")).map(str::to_owned).collect()
    };
    for seed in 0..8 {
        on_map.clear();
        along(2, seed, 0, &mut BTreeMap::new(), |table| {
            let Some(me) = table.awaiting().iter().next() else { return };
            let html = inspect::page_of(&GAME, table, Lang::En, me);
            followers += html.matches(" data-enters=\"priority-").count();
            let won = pirates(&html, "span");
            beaten += won.intersection(&on_map).count();
            on_map.extend(pirates(&html, "g "));
        });
    }
    assert!(followers > 0 && beaten > 0, "{followers} followers, {beaten} pirates");
}
