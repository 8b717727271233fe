//! Whole games of bots, at every number of seats and with different options. Every test run replays them to the end.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

use anyhow::Context as _;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use orrery_bots::{Method, Mind, Spec};
use orrery_core::seed::Dice;
use orrery_core::settings::{Kind, Setting};
use orrery_core::{Chance, Record};
use orrery_registry::Title;
use serde_json::{Map, Value};

/// How many games of each title are recorded.
const GAMES: u64 = 24;

/// Who plays: players with different habits, all of them fast.
const BOTS: [Spec; 4] =
    [Spec::Greedy, Spec::Random, Spec::GreedyVaried, Spec::Judged(Method::Search(8), Mind::Hand)];

/// The file with the games of one title: records as `orrery` writes them, a blank line between two, compressed.
fn path(title: &dyn Title) -> PathBuf {
    crate::root().join("crates/maintenance/recorded").join(format!("{}.json.gz", title.id()))
}

/// Plays all games anew and writes them.
pub fn make() -> anyhow::Result<()> {
    for title in orrery_registry::all() {
        let records = play_all(&*title)?;
        let path = path(&*title);
        fs::create_dir_all(path.parent().expect("it lies in a folder"))?;
        let mut file = GzEncoder::new(File::create(&path)?, Compression::best());
        file.write_all(records.join("\n").as_bytes())?;
        file.finish()?;
        println!("wrote {}: {GAMES} games", path.display());
    }
    Ok(())
}

/// Plays all games of a title on all cores.
fn play_all(title: &dyn Title) -> anyhow::Result<Vec<String>> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let numbers: Vec<_> = (1..=GAMES).collect();
    let parts = numbers.chunks(numbers.len().div_ceil(threads));
    let played: anyhow::Result<Vec<Vec<_>>> = thread::scope(|scope| {
        let threads: Vec<_> = parts
            .map(|part| scope.spawn(move || part.iter().map(|&number| play(title, number)).collect()))
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a game does not panic")).collect()
    });
    Ok(played?.concat())
}

/// Plays one game to its end; the number decides about seats, options, bots and dice.
fn play(title: &dyn Title, number: u64) -> anyhow::Result<String> {
    let mut chance = Chance::sampled(number);
    let (fewest, most) = title.seats();
    let seats = fewest + (number % u64::from(most - fewest + 1)) as u8;
    let mut table = loop {
        let options = some_options(&title.settings(), &mut chance);
        // Some options do not go together or do not fit the number of seats: draw others.
        if let Ok(table) = title.open(seats, &options, Dice::numbered(number)) {
            break table;
        }
    };
    let mut players: Vec<_> = (0..u64::from(seats))
        .map(|seat| title.player(BOTS[(number + seat) as usize % BOTS.len()], number * 10 + seat))
        .collect();
    while let Some(seat) = table.awaiting().first() {
        let answer = players[seat.index()].choose(&*table, seat);
        table.act(seat, table.made_by(seat), &answer.notation).context("bots choose legal moves")?;
    }
    Ok(table.record().to_text())
}

fn some_options(settings: &[Setting], chance: &mut Chance) -> Value {
    let mut options = Map::new();
    for setting in settings {
        // Half of the options stay as they are, so that uncommon ones also meet common ones.
        if chance.pick(2) == 0 {
            options.insert(setting.name.to_owned(), some_value(&setting.kind, chance));
        }
    }
    Value::Object(options)
}

fn some_value(kind: &Kind, chance: &mut Chance) -> Value {
    match *kind {
        Kind::Switch => (chance.pick(2) == 0).into(),
        Kind::Number { from, to } => some_number(from, to, chance),
        Kind::Choice(words) => words[chance.pick(words.len())].into(),
        Kind::ChoiceOrNumber { words, from, to } => match words.get(chance.pick(words.len() + 1)) {
            Some(&word) => word.into(),
            None => some_number(from, to, chance),
        },
    }
}

/// The bounds come as often as everything between them.
fn some_number(from: i64, to: i64, chance: &mut Chance) -> Value {
    let number = match chance.pick(3) {
        0 => from,
        1 => to,
        _ => from + chance.pick((to - from + 1) as usize) as i64,
    };
    number.into()
}

/// The recorded games of a title.
pub fn read(title: &dyn Title) -> anyhow::Result<Vec<Record>> {
    let path = path(title);
    let file = File::open(&path)
        .with_context(|| format!("{} is missing; write it with `cargo xtask make-kept`", path.display()))?;
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text)?;
    let records = text.split_inclusive("\n}\n").map(Record::parse);
    records.collect::<Result<_, _>>().with_context(|| format!("{} is damaged", path.display()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// One test per title would know titles by name, so one test replays all.
    #[test]
    fn recorded_games_replay_to_the_end() {
        for title in orrery_registry::all() {
            for (record, number) in read(&*title).unwrap().iter().zip(1..) {
                let played = title.replay(record, None);
                let played = played.unwrap_or_else(|error| {
                    panic!(
                        "game {number} of {}: {error}; if the rules were meant to change, run `cargo xtask make-kept`",
                        title.id()
                    )
                });
                assert!(played.awaiting().is_empty(), "game {number} of {} does not end", title.id());
                assert_eq!(played.record(), *record, "game {number} of {}", title.id());
            }
        }
    }

    #[test]
    fn recorded_games_have_every_number_of_seats_and_every_word_of_an_option() {
        for title in orrery_registry::all() {
            let records = read(&*title).unwrap();
            assert!(records.len() >= 20, "{}: {} games", title.id(), records.len());
            let (fewest, most) = title.seats();
            let seats: BTreeSet<_> = records.iter().map(|record| record.seats).collect();
            assert_eq!(seats, (fewest..=most).collect(), "{}", title.id());
            for setting in title.settings() {
                let chosen =
                    |record: &Record| record.options.get(setting.name).unwrap_or(&setting.default).clone();
                let chosen: Vec<_> = records.iter().map(chosen).collect();
                let values: Vec<Value> = match setting.kind {
                    Kind::Switch => vec![false.into(), true.into()],
                    Kind::Choice(words) | Kind::ChoiceOrNumber { words, .. } => {
                        words.iter().map(|word| (*word).into()).collect()
                    }
                    Kind::Number { from, to } => vec![from.into(), to.into()],
                };
                for value in values {
                    assert!(
                        chosen.contains(&value),
                        "{}: no game has {} = {value}",
                        title.id(),
                        setting.name
                    );
                }
            }
        }
    }
}
