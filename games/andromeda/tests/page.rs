//! The page shows every candidate at the thing that it concerns, has a word for everything, and tells no secret.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use orrery_andromeda::{Andromeda, Options};
use orrery_core::object::Published;
use orrery_core::{Game as _, Lang, Publish as _, SeatSet, Table};
use orrery_page::inspect;

static GAME: LazyLock<Published<Andromeda>> = LazyLock::new(Published::built_in);

/// Decisions between two looks at the page: drawing it all takes a while.
const STRIDE: usize = 17;

fn options(seats: u8, seed: u64) -> Options {
    let teams = seats == 4 && seed % 2 == 1;
    // With two players events come soonest: their games are long enough for some.
    let turns = if seats == 2 { 44 } else { 12 };
    let special = ["none", "quasars", "maelstroms"][(seed % 3) as usize];
    let chosen = serde_json::json!({
        "game_length": "short", "team_mode": teams, "destiny_cards": seed.is_multiple_of(2), "special_regions": special,
        "turn_limit": turns
    });
    serde_json::from_value(chosen).expect("options")
}

/// Plays at random, seldom declining, and calls `visit` at every few decisions, and wherever something is asked for the
/// first times.
fn along(
    seats: u8,
    seed: u64,
    asked: &mut BTreeMap<String, usize>,
    mut visit: impl FnMut(&Table<Andromeda>),
) {
    let table = inspect::table(seats, seed, options(seats, seed));
    inspect::play(
        table,
        seed,
        4,
        |notation| notation != "done",
        |table: &Table<Andromeda>, step, legal| {
            let question = table.awaiting().first().and_then(|seat| table.ask(seat));
            let question = question.map(|ask| ask.question.key.to_string()).unwrap_or_default();
            let mut among_first = |what: String, most: usize| {
                let times = asked.entry(what).or_default();
                *times += 1;
                *times <= most
            };
            let first = among_first(question, 5);
            // Extra resources and developments are rare: the first that can be collected or used are looked at.
            let can = |word: &str| legal.iter().any(|action| action.to_string().starts_with(word));
            let rare = ["collect", "use"].into_iter().filter(|word| can(word));
            let rare = rare.filter(|word| among_first((*word).to_owned(), 6)).count() > 0;
            if step % STRIDE == 0 || first || rare {
                visit(table);
            }
        },
    );
}

#[test]
fn every_candidate_is_at_its_things_and_every_text_is_there() {
    let (mut seen, mut asked) = (inspect::Seen::default(), BTreeMap::new());
    for seed in 0..12 {
        along(2 + (seed % 3) as u8, seed, &mut asked, |table| {
            let lang = Lang::ALL[(seed / 3 % 2) as usize];
            let Some(me) = table.awaiting().iter().next() else { return };
            let acts = inspect::look_at(&GAME, table, lang, me);
            inspect::assert_shown(
                &acts,
                "faction destiny launch acquire scrap play card token discovery set raid",
            );
            seen.extend(&acts);
            let html = inspect::page_of(&GAME, table, lang, me);
            for element in inspect::elements(&html, " data-thing=") {
                let explained = element.contains(" data-tip=") || element.contains(" data-about=");
                assert!(explained || element.contains(" data-thing=\"player-"), "not explained: {element}");
            }
        });
    }
    seen.assert_all(
        "acquire activate advance build card collect destiny die discard-moon discovery done draw energy faction gain \
               give go into into-operations launch module next pay play raid rearrange recruit repair-ship return scrap \
               seat set ship spend token top upgrade use way yes",
    );
}

/// What the view promises before a decision is what the rules then allow.
#[test]
fn reach_threats_and_odds_are_those_of_the_rules() {
    let (mut launches, mut raids, mut fights) = (0, 0, 0);
    for seed in 30..36 {
        along(2 + (seed % 3) as u8, seed, &mut BTreeMap::new(), |table| {
            let Some(me) = table.awaiting().iter().next() else { return };
            let question = table.ask(me).map(|ask| ask.question.key.to_string()).unwrap_or_default();
            let view = table.game().view(table.state(), SeatSet::only(me));
            let legal: Vec<String> = table.legal(me).iter().map(ToString::to_string).collect();
            let named = |word: &str| -> BTreeSet<String> {
                legal
                    .iter()
                    .filter_map(|act| act.strip_prefix(word))
                    .map(|rest| rest.trim().to_owned())
                    .collect()
            };
            match question.as_str() {
                "ask-region" => {
                    let asked = format!("{:?}", view.asked.expect("somebody is asked").under_way);
                    let mut reaches = view.players[me.index()].reach.iter();
                    let picked = |kind: orrery_andromeda::ids::ShipKind| format!("Some(Launching({kind:?}))");
                    let reach =
                        reaches.find(|reach| asked == picked(reach.kind)).expect("a ship in the hangar");
                    let lit: BTreeSet<_> = reach.targets.iter().map(|(space, _)| space.to_string()).collect();
                    assert_eq!(lit, named("go "));
                    launches += 1;
                }
                "ask-raid" => {
                    let region = view.regions.iter().find(|region| region.active).expect("an active region");
                    let come: BTreeSet<_> = region.threats.iter().map(|one| one.class.to_string()).collect();
                    assert_eq!(come, named("raid "));
                    raids += 1;
                }
                "ask-prepare" => {
                    let odds = view.battle.expect("a battle").odds;
                    assert_eq!(odds.len().saturating_sub(1), named("spend ").len());
                    assert!(
                        odds.is_sorted_by_key(|(_, chance)| *chance),
                        "more dice are never worse: {odds:?}"
                    );
                    fights += usize::from(!odds.is_empty());
                }
                _ => {}
            }
        });
    }
    assert!(launches > 5 && raids > 0 && fights > 0, "{launches} launches, {raids} raids, {fights} fights");
}

#[test]
fn one_reader_hears_nothing_of_another_hand() {
    for (seats, seed) in [(2, 21), (4, 23)] {
        along(seats, seed, &mut BTreeMap::new(), |table| {
            inspect::assert_no_secrets(&GAME, table, seed);
        });
    }
}

#[test]
fn both_languages_have_the_same_keys() {
    let keys = |lang: Lang| -> BTreeSet<&str> {
        let lines =
            Andromeda::texts(lang).lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
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
