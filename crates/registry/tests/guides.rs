//! Every guided first game: what the teacher proposes can be done, what a sentence counts is so, and what it lights is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Mutex;

use orrery_bots::Spec;
use orrery_bots::object::Player;
use orrery_core::guide::{Entry, Reading, Said, Step};
use orrery_core::standing_answers::NoChoice;
use orrery_core::{Guide, Lang, Seat, SeatSet, TableObject, Text};
use orrery_registry::ledger::Ledger;
use orrery_registry::{Title, games};
use orrery_web::Voice;
use orrery_web::table::{Occupant, Shown, TablePage, Wanted, show};

/// Every game that has a guide.
fn guided() -> Vec<Box<dyn Title>> {
    games().into_iter().filter(|title| title.guide().is_some()).collect()
}

/// A file of a game's folder.
fn file_of(title: &dyn Title, path: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let path = games.join(title.id()).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The guide as it lies in the game's folder, so that whoever writes one need not build the game to try it.
fn guide(title: &dyn Title) -> &'static Guide {
    static READ: Mutex<BTreeMap<&'static str, &'static Guide>> = Mutex::new(BTreeMap::new());
    READ.lock().expect("no reader fails while it holds the lock").entry(title.id()).or_insert_with(|| {
        let text = file_of(title, "guide/first-game.ron");
        let read =
            Guide::read("first-game.ron", &text).unwrap_or_else(|error| panic!("{}: {error}", title.id()));
        Box::leak(Box::new(read))
    })
}

/// The prepared table, as it is opened for a person against bots.
fn open(title: &dyn Title) -> Box<dyn TableObject> {
    let guide = guide(title);
    let mut table = title
        .open(guide.seats, &guide.options(), guide.dice())
        .unwrap_or_else(|error| panic!("{}: {error}", title.id()));
    table.set_no_choice(guide.learner(), NoChoice::Answered);
    table.give_answers().expect("answers are given");
    table
}

fn act(title: &dyn Title, table: &mut dyn TableObject, seat: Seat, action: &str) {
    let made = table.made_by(seat);
    table.act(seat, made, action).unwrap_or_else(|error| {
        panic!("{}, decision {}: {action}: {error}", title.id(), table.decisions() + 1)
    });
    table.give_answers().expect("answers are given");
}

/// Lets the others play what was prepared for them until the learner is asked alone; false if nothing more was prepared.
fn others_follow(title: &dyn Title, table: &mut dyn TableObject) -> bool {
    let guide = guide(title);
    loop {
        let awaiting = table.awaiting();
        let Some(seat) = awaiting.iter().find(|seat| *seat != guide.learner()) else {
            return awaiting.contains(guide.learner());
        };
        let Some(action) = guide.prepared(table, seat).map(str::to_owned) else { return false };
        act(title, table, seat, &action);
    }
}

fn drawn(title: &dyn Title, table: &dyn TableObject, lang: Lang) -> Shown {
    let names: Vec<String> = table.seats().iter().map(|seat| format!("Name{}", seat.index())).collect();
    let occupant = |name: &String| Occupant { name: name.clone(), present: true, ..Occupant::default() };
    let occupants: Vec<_> = names.iter().map(occupant).collect();
    let learner = guide(title).learner();
    let look = TablePage {
        game: title,
        pages: title,
        table,
        voice: Voice { words: title.words(), lang, names: &names },
        viewer: SeatSet::only(learner),
        me: Some(learner),
        held: None,
        behind_curtain: SeatSet::NOBODY,
        occupants: &occupants,
        guide: Some(guide(title)),
        hints: true,
        past: false,
        address: "/t/x",
    };
    show(&look, Wanted::EVERYTHING)
}

/// A part has words in both languages, proposes what the rules allow, and lights what the page has.
fn is_sound(title: &dyn Title, table: &dyn TableObject, part: &Said) {
    let here = format!("{}, decision {}, `{}`", title.id(), table.decisions() + 1, part.id);
    let why = part.proposal.as_ref().and_then(|proposal| proposal.why.as_ref());
    for (lang, text) in Lang::ALL
        .into_iter()
        .flat_map(|lang| why.into_iter().chain([&part.text]).map(move |text| (lang, text)))
    {
        let said = title.words().try_say(lang, text).unwrap_or_else(|unsaid| panic!("{here}: {unsaid:?}"));
        assert!(!said.contains('⟨'), "{here}: {said}");
    }
    if let Some(proposal) = &part.proposal {
        let learner = guide(title).learner();
        table.check(learner, &proposal.notation).unwrap_or_else(|error| panic!("{here}: {error}"));
    }
    if let Some(rule) = &part.rule {
        assert!(sentence(title, rule).is_some(), "{here}: there is no rule {rule}");
    }
    let shown = drawn(title, table, Lang::En);
    let region = |id: &str| shown.regions.iter().find(|region| region.id == id);
    for light in &part.light {
        let there = if let Some(id) = light.strip_prefix("r-") {
            region(id).is_some_and(|region| !region.html.is_empty())
        } else {
            let thing = format!("data-thing=\"{light}\"");
            shown.regions.iter().any(|region| region.html.contains(&thing))
        };
        assert!(there, "{here}: `{light}` is not on the page; there are {:?}", things(&shown));
    }
    let teacher = &region("teacher").expect("the teacher has a region").html;
    let button = |action: &str| format!("data-action=\"{}\"", orrery_web::voice::escaped(action));
    if let Some(proposal) = &part.proposal {
        assert!(teacher.contains(&button(&proposal.notation)), "{here}: {teacher}");
    }
}

fn things(shown: &Shown) -> BTreeSet<String> {
    let all = shown.regions.iter().flat_map(|region| region.html.split("data-thing=\"").skip(1));
    all.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

fn sentence(title: &dyn Title, rule: &str) -> Option<&'static str> {
    let ledger = Ledger::read(title.ledger(Lang::En));
    ledger.entries.iter().find(|entry| entry.id == rule).map(|entry| entry.text)
}

/// The steps of the line.
fn line(guide: &Guide) -> Vec<&Step> {
    let steps = guide.line.iter().filter_map(|entry| match entry {
        Entry::Step(step) => Some(step),
        Entry::Move(..) => None,
    });
    steps.collect()
}

/// Plays the line up to this many decisions of the learner; calls `hear` at each of his questions. Returns the table at
/// the question after them.
fn along_the_line(
    title: &dyn Title,
    most: usize,
    mut hear: impl FnMut(&dyn TableObject, &[Said]),
) -> Box<dyn TableObject> {
    let guide = guide(title);
    let mut table = open(title);
    for decision in 0.. {
        let asked = others_follow(title, &mut *table);
        if !asked || decision == most {
            break;
        }
        hear(&*table, &guide.said(&*table));
        let Some(action) = guide.prepared(&*table, guide.learner()).map(str::to_owned) else { break };
        act(title, &mut *table, guide.learner(), &action);
    }
    table
}

/// The built-in guide is the one in the folder.
#[test]
fn the_guide_of_the_folder_is_built_in() {
    for title in guided() {
        assert_eq!(title.guide(), Some(guide(&*title)), "{}", title.id());
    }
}

/// Every step of the line is said where it stands, is true, and can be done; the line leads through a whole round.
#[test]
fn the_line_is_true_from_the_first_word_to_the_last() {
    for title in guided() {
        let title = &*title;
        let first = title.chapter(&*open(title));
        let mut heard = Vec::new();
        let table = along_the_line(title, usize::MAX, |table, said| {
            for part in said {
                is_sound(title, table, part);
                heard.push(part.id.clone());
            }
        });
        // Decisions without words of their own.
        heard.retain(|id| !id.is_empty());
        let steps = line(guide(title));
        let all: Vec<_> = steps.iter().map(|step| step.id.clone()).collect();
        assert_eq!(heard, all, "{}: a step that is missing here was not true at its place", title.id());
        assert!((12..=24).contains(&all.len()), "{}: {} steps", title.id(), all.len());
        assert!(title.chapter(&*table) > first, "{}: the line leads through a whole round", title.id());
        assert!(guide(title).prepared(&*table, guide(title).learner()).is_none());
    }
}

/// Plays on: the learner by `learner`, the others as they would at a table. Calls `hear` at each question.
fn play_on(
    title: &dyn Title,
    table: &mut dyn TableObject,
    learner: Spec,
    seed: u64,
    decisions: usize,
    mut hear: impl FnMut(&dyn TableObject, &[Said]),
) {
    let guide = guide(title);
    let spec = |seat| if seat == guide.learner { learner } else { Spec::Easy };
    let player = |seat| title.player(spec(seat), seed + u64::from(seat));
    let mut players: Vec<Box<dyn Player>> = (0..guide.seats).map(player).collect();
    for _ in 0..decisions {
        let Some(seat) = table.awaiting().first() else { return };
        if seat == guide.learner() {
            hear(table, &guide.said(table));
        }
        let action = players[seat.index()].choose(table, seat).notation;
        act(title, table, seat, &action);
    }
}

/// Whoever does something else is not told what is no longer so: the line is silent, and what is said is true.
#[test]
fn whoever_leaves_the_line_is_taught_on() {
    for title in guided() {
        let title = &*title;
        let guide = guide(title);
        let own = guide
            .line
            .iter()
            .filter(|entry| matches!(entry, Entry::Step(step) if step.play.is_some()))
            .count();
        for leaving in [0, own / 3, 2 * own / 3, own - 1] {
            let mut table = along_the_line(title, leaving, |_, _| {});
            let prepared = guide.prepared(&*table, guide.learner()).map(str::to_owned);
            let legal = table.candidates(guide.learner()).into_iter().filter(|found| found.refusal.is_none());
            let others: Vec<_> =
                legal.map(|found| found.notation).filter(|found| Some(found) != prepared.as_ref()).collect();
            let Some(other) = others.get(leaving % others.len().max(1)) else { continue };
            act(title, &mut *table, guide.learner(), other);
            let on_line: BTreeSet<_> = line(guide).into_iter().map(|step| step.id.clone()).collect();
            assert_eq!(guide.progress(&*table), None, "{}: {other}", title.id());
            play_on(title, &mut *table, Spec::Easy, leaving as u64, 20, |table, said| {
                for part in said {
                    assert!(!on_line.contains(&part.id), "{}: {}", title.id(), part.id);
                    is_sound(title, table, part);
                }
            });
        }
    }
}

/// Every topic comes up in some game that is played without the line.
#[test]
fn every_topic_comes_up() {
    for title in guided() {
        let title = &*title;
        let topics: BTreeSet<_> = guide(title).topics.iter().map(|topic| topic.say.id.clone()).collect();
        let mut heard = BTreeSet::new();
        for seed in 1..=12 {
            let spec = if seed % 2 == 0 { Spec::Easy } else { Spec::Random };
            play_on(title, &mut *open(title), spec, seed * 100, 600, |table, said| {
                for part in said {
                    if heard.insert(part.id.clone()) {
                        is_sound(title, table, part);
                    }
                }
            });
            if topics.is_subset(&heard) {
                break;
            }
        }
        let missing: Vec<_> = topics.difference(&heard).collect();
        assert!(missing.is_empty(), "{}: nobody hears {missing:?}", title.id());
    }
}

/// A text without what stands in braces.
fn outside_of_braces(text: &str) -> String {
    let mut depth = 0;
    let mut outside = String::new();
    for character in text.chars() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            other if depth == 0 => outside.push(other),
            _ => {}
        }
    }
    outside
}

/// The guide's messages of one language as they are written.
fn written(title: &dyn Title, lang: Lang) -> Vec<(String, String)> {
    let text = file_of(title, &format!("locales/{lang}.ftl"));
    let mut messages: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        if line.starts_with([' ', '\t']) {
            if let Some((_, message)) = messages.last_mut() {
                message.push_str(line);
            }
        } else if let Some((key, message)) = line.split_once(" = ") {
            messages.push((key.to_owned(), message.to_owned()));
        }
    }
    messages.retain(|(key, _)| key.starts_with("guide-"));
    messages
}

/// Words for numbers, which would be numbers that nobody checks.
const fn number_words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twice"],
        Lang::Pl => &[
            "dwa",
            "dwie",
            "dwóch",
            "trzy",
            "trzech",
            "cztery",
            "czterech",
            "pięć",
            "pięciu",
            "sześć",
            "siedem",
            "osiem",
            "dziewięć",
            "dziesięć",
        ],
    }
}

/// A sentence holds no number of its own, and every message belongs to a step.
#[test]
fn numbers_come_from_the_table() {
    for title in guided() {
        let steps: Vec<_> = guide(&*title).steps().collect();
        let keys: BTreeSet<_> = steps
            .iter()
            .flat_map(|step| {
                let why = step.play.iter().map(|_| format!("guide-{}-why", step.id));
                why.chain([format!("guide-{}", step.id)])
            })
            .collect();
        for lang in Lang::ALL {
            let messages = written(&*title, lang);
            let known: BTreeSet<_> = messages.iter().map(|(key, _)| key.clone()).collect();
            assert_eq!(known, keys, "{} {lang}: messages and steps", title.id());
            for (key, message) in messages {
                let plain = outside_of_braces(&message);
                assert!(
                    !plain.contains(|c: char| c.is_ascii_digit()),
                    "{} {lang} {key}: {plain}",
                    title.id()
                );
                let mut words = plain.split(|c: char| !c.is_alphabetic());
                let number = words.find(|word| number_words(lang).contains(&word.to_lowercase().as_str()));
                assert_eq!(number, None, "{} {lang} {key}: {plain}", title.id());
                assert!(message.chars().count() < 420, "{} {lang} {key} is too long to be read", title.id());
            }
        }
    }
}

/// A number that a rule is called for stands in the sentence of the rule, and every argument is used.
#[test]
fn arguments_are_used_and_rules_say_what_they_are_called_for() {
    for title in guided() {
        for step in guide(&*title).steps() {
            let here = format!("{}, `{}`", title.id(), step.id);
            let why = step.play.iter().map(|_| format!("guide-{}-why", step.id));
            let keys: Vec<_> = why.chain([format!("guide-{}", step.id)]).collect();
            let messages = written(&*title, Lang::En);
            let texts: Vec<_> =
                keys.iter().filter_map(|key| messages.iter().find(|(known, _)| known == key)).collect();
            for (name, reading) in &step.with {
                let argument = format!("${name} ");
                assert!(texts.iter().any(|(_, text)| text.contains(&argument)), "{here}: {name} is not used");
                if let Reading::Rule(amount, rule) = reading {
                    let text = sentence(&*title, rule).unwrap_or_else(|| panic!("{here}: no rule {rule}"));
                    let mut numbers = text.split(|c: char| !c.is_ascii_digit());
                    assert!(
                        numbers.any(|word| word == amount.to_string()),
                        "{here}: {rule} does not say {amount}"
                    );
                }
                if let Reading::Name(key) = reading {
                    assert!(
                        title.words().try_say(Lang::Pl, &Text::named(key.clone())).is_ok(),
                        "{here}: {key}"
                    );
                }
            }
        }
    }
}
