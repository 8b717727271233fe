//! Exercises: positions from games of bots in which one answer is clearly best, kept beside each game.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use orrery_bots::Spec;
use orrery_core::Record;
use orrery_core::seed::Dice;
use orrery_registry::Title;
use orrery_review::{Collection, Posed, Proving, Watch};
use serde_json::json;

/// How many exercises of each strength are kept.
const EACH: usize = 5;
/// How many of one game at most: positions of one game resemble each other.
const OF_A_GAME: usize = 4;
/// After so many games it is written down what there is.
const GAMES: u64 = 40;

fn path(title: &dyn Title) -> PathBuf {
    crate::root().join("games").join(title.id()).join("exercises.json")
}

/// Plays games of these titles, or of all, and writes their exercises anew.
pub fn make(names: &[&str]) -> anyhow::Result<()> {
    for title in chosen(names)? {
        let mut kept = Collection::default();
        for number in 1..=GAMES {
            let record = play(&*title, number);
            let found = title.find_exercises(&record, Proving::USUAL, OF_A_GAME, &Watch::default())?;
            let place = kept.records.len();
            let mut used = false;
            for exercise in found {
                let same = |posed: &&Posed| posed.exercise.strength == exercise.strength;
                if kept.exercises.iter().filter(same).count() < EACH {
                    kept.exercises.push(Posed { record: place, exercise });
                    used = true;
                }
            }
            if used {
                kept.records.push(record);
            }
            let counts = [1, 2, 3].map(|strength| {
                kept.exercises.iter().filter(|posed| posed.exercise.strength == strength).count()
            });
            println!("{}: after {number} games {counts:?} of each strength", title.id());
            // What there is, is kept: the next game may take long.
            kept.exercises.sort_by_key(|posed| posed.exercise.strength);
            fs::write(path(&*title), kept.to_text())?;
            if counts.iter().all(|count| *count == EACH) {
                break;
            }
        }
    }
    Ok(())
}

/// Proves all exercises of these titles again; an answer that is no longer clearly best is a mistake.
pub fn check(names: &[&str]) -> anyhow::Result<()> {
    let mut stale = Vec::new();
    for title in chosen(names)? {
        let kept = Collection::parse(title.exercises())?;
        for (number, posed) in kept.exercises.iter().enumerate() {
            let record = kept.records.get(posed.record).context("an exercise names a game that is kept")?;
            let proved = title.prove(record, posed.exercise.step, Proving::USUAL)?;
            if proved.is_none_or(|proved| proved.best != posed.exercise.best) {
                stale.push(format!("{} {}", title.id(), number + 1));
            }
        }
    }
    if stale.is_empty() {
        return Ok(());
    }
    bail!(
        "these exercises have no clearly best answer any more: {}; run `cargo xtask exercises`",
        stale.join(", ")
    )
}

fn chosen(names: &[&str]) -> anyhow::Result<Vec<Box<dyn Title>>> {
    if names.is_empty() {
        return Ok(orrery_registry::games());
    }
    names.iter().map(|name| Ok(orrery_registry::find(name)?)).collect()
}

/// One game of bots of different strength with the fewest seats; the number decides about dice and who sits where.
fn play(title: &dyn Title, number: u64) -> Record {
    let seats = title.seats().0.max(2);
    let mut table = title.open(seats, &json!({}), Dice::numbered(number)).expect("the usual options fit");
    let spec = |seat: u8| {
        if (u64::from(seat) + number).is_multiple_of(2) { Spec::Greedy } else { Spec::Search(60) }
    };
    let mut players: Vec<_> =
        (0..seats).map(|seat| title.player(spec(seat), number * 16 + u64::from(seat))).collect();
    while let Some(seat) = table.awaiting().first() {
        let answer = players[seat.index()].choose(&*table, seat);
        let made = table.made_by(seat);
        table.act(seat, made, &answer.notation).expect("bots answer legally");
    }
    table.record()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What an exercise says can be done: its position is reached, its seat is asked, both answers are legal.
    #[test]
    fn every_exercise_can_be_posed() {
        for title in orrery_registry::games() {
            let kept = Collection::parse(title.exercises()).expect("the file is whole");
            for (number, Posed { record, exercise }) in kept.exercises.iter().enumerate() {
                let here = format!("{} exercise {}", title.id(), number + 1);
                let table = title.replay(&kept.records[*record], Some(exercise.step));
                let table = table.unwrap_or_else(|error| panic!("{here}: {error}"));
                assert!(table.awaiting().contains(exercise.seat), "{here}");
                for answer in [&exercise.best, &exercise.second] {
                    assert!(table.check(exercise.seat, answer).is_ok(), "{here}: {answer}");
                }
                assert_ne!(exercise.best, exercise.second, "{here}");
                assert!(exercise.search.mean > 0.0 && exercise.games.mean > 0.0, "{here}");
                assert!((1..=3).contains(&exercise.strength), "{here}");
            }
        }
    }
}
