//! The page shows every candidate at the thing that it concerns, has a word for everything, and tells no secret.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{Chance, Game as _, GameObject as _, Lang, Publish as _, Seat, SeatSet, Seats, Table};
use orrery_orion::{Options, Orion};
use orrery_web::table::{Look, Shown, Sitter, Wanted, show};
use orrery_web::{Page as _, Pages as _, Scene, Scenery, Voice};

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

/// Everything that changes on the page of a reader.
fn shown(table: &Table<Orion>, lang: Lang, me: Option<Seat>) -> Shown {
    let game = &*GAME;
    let names: Vec<String> = table.seats().iter().map(|seat| format!("Name {seat}")).collect();
    let sitters: Vec<Sitter> =
        names.iter().map(|name| Sitter { name: name.clone(), bot: None, present: true }).collect();
    let voice = Voice { words: game.words(), lang, names: &names };
    let look = Look {
        game,
        pages: game,
        table,
        voice,
        viewer: me.map_or(SeatSet::NOBODY, SeatSet::only),
        me,
        behind_curtain: SeatSet::NOBODY,
        sitters: &sitters,
        hints: true,
        past: false,
        address: "/t/x",
    };
    show(&look, Wanted::EVERYTHING)
}

fn scenery_html(scenery: &Scenery) -> String {
    let seats = scenery.seats.iter().map(|seat| seat.0.as_str());
    [scenery.board.0.as_str(), scenery.hand.0.as_str()].into_iter().chain(seats).collect()
}

/// What a seat's page would be drawn from this state.
fn drawn(game: &Orion, state: &orrery_orion::State, viewer: SeatSet, me: Option<Seat>) -> Scenery {
    let voice = Voice { words: GAME.words(), lang: Lang::En, names: &[] };
    let scene = Scene { voice, viewer, me, awaiting: SeatSet::NOBODY, acts: &[] };
    game.scenery(&game.view(state, viewer), &scene)
}

/// Every element that has this attribute, with all its attributes.
fn elements<'h>(html: &'h str, attribute: &str) -> Vec<&'h str> {
    html.split('<').filter(|tag| tag.contains(attribute)).filter_map(|tag| tag.split('>').next()).collect()
}

fn value<'e>(element: &'e str, attribute: &str) -> Option<&'e str> {
    element.split(&format!(" {attribute}=\"")).nth(1)?.split('"').next()
}

/// The first words of the actions that were looked at.
type Seen = std::collections::BTreeSet<String>;

#[test]
fn every_candidate_is_at_its_things_and_every_text_is_there() {
    let game = &*GAME;
    let mut seen = Seen::new();
    for seed in 0..60 {
        along(2 + (seed / 2 % 3) as u8, seed, |table| {
            let lang = Lang::ALL[(seed % 2) as usize];
            let Some(me) = table.awaiting().iter().next() else { return };
            let shown = shown(table, lang, Some(me));
            let html: String = shown.regions.iter().map(|region| region.html.as_str()).collect();
            assert!(!html.contains('⟨'), "a text is missing:\n{html}");
            assert!(!html.contains(" style="), "a style within an element");

            let mut times: BTreeMap<&str, usize> = BTreeMap::new();
            for element in elements(&html, " data-thing=") {
                let id = value(element, "data-thing").expect("an id");
                *times.entry(id).or_default() += 1;
            }
            for control in html.split("role=\"button\"").skip(1) {
                let inside = control.split_once('>').map(|(_, inside)| inside).unwrap_or_default();
                let label =
                    inside.strip_prefix("<span class=\"sr\">").and_then(|text| text.split('<').next());
                assert!(label.is_some_and(|label| !label.is_empty()), "no label: {}", &control[..60]);
            }
            if let Some((id, count)) = times.iter().find(|(_, count)| **count > 1) {
                panic!("{id} is drawn {count} times");
            }
            let words = game.words();
            let voice = Voice { words, lang, names: &[] };
            for act in game.acts(table, me, &voice) {
                seen.extend(act.notation.split(' ').next().map(str::to_owned));
                for thing in &act.things {
                    assert!(times.contains_key(thing.as_str()), "{} is not at {thing}", act.notation);
                }
            }
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
            let (game, state) = (table.game(), table.state());
            for viewer in table.seats().iter().map(Some).chain([None]) {
                let seen = viewer.map_or(SeatSet::NOBODY, SeatSet::only);
                let before = scenery_html(&drawn(game, state, seen, viewer));
                let mut other = *state;
                game.resample(&mut other, seen, &mut Chance::sampled(seed));
                assert_eq!(before, scenery_html(&drawn(game, &other, seen, viewer)), "{viewer:?} sees more");
            }
        });
    }
}

#[test]
fn the_guide_shows_only_exhibits_that_there_are() {
    let game = &*GAME;
    for lang in Lang::ALL {
        let voice = Voice { words: game.words(), lang, names: &[] };
        let guide = Orion::guide(lang);
        let exhibits: Vec<_> =
            guide.split("](exhibit:").skip(1).filter_map(|rest| rest.split(')').next()).collect();
        assert!(exhibits.len() >= 5, "{lang}: only {exhibits:?}");
        for name in exhibits {
            let exhibit = game.exhibit(name, &voice).unwrap_or_else(|| panic!("{lang}: no exhibit {name}"));
            assert!(!exhibit.0.contains('⟨'), "{lang}: {name} lacks a text");
        }
    }
}
